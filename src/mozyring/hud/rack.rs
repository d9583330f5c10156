//! Below the board: the sizes left of the due colour, and what else the player may do instead.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::wish;
use crate::mozyring::play::{Intent, Playing, size_key};
use crate::mozyring::rules::{Colour, Size};
use crate::shell::input::{Act, cap};
use crate::shell::label::Label;
use crate::shell::tutorial::{Spot, Tutorial};
use crate::shell::widget::{ButtonLook, ChosenWhen, hud_button, row, row_on_tall};
use crate::words::Arg;

#[derive(Component)]
pub(super) struct Sizes;
#[derive(Component)]
pub(super) struct Offers;

pub(super) fn spawn(bottom: &mut ChildSpawnerCommands) {
    bottom
        .spawn((
            Node {
                justify_content: JustifyContent::Center,
                ..row(28)
            },
            row_on_tall(),
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let centred = |gap| Node {
                justify_content: JustifyContent::Center,
                ..row(gap)
            };
            line.spawn((Sizes, centred(12), row_on_tall(), Pickable::IGNORE));
            line.spawn((Offers, centred(8), row_on_tall(), Pickable::IGNORE));
        });
}

pub(super) fn tell_sizes(
    playing: Res<Playing>,
    rows: Query<Entity, With<Sizes>>,
    mut shown: Local<Option<(Colour, [u8; 3])>>,
    mut commands: Commands,
) {
    let game = playing.game();
    let left = playing
        .may_act()
        .ok()
        .map(|turn| (turn.colour, Size::ALL.map(|size| game.remaining(turn.colour, size))));
    if *shown == left && !playing.is_added() {
        return;
    }
    *shown = left;
    for entity in &rows {
        let mut sizes = commands.entity(entity);
        sizes.despawn_children();
        let Some((_, left)) = left else { continue };
        sizes.with_children(|sizes| {
            for (size, (act, spot)) in Size::ALL.into_iter().zip([
                (Act::TakeSmall, "size-1"),
                (Act::TakeMedium, "size-2"),
                (Act::TakeLarge, "size-3"),
            ]) {
                let count = Arg::from(u32::from(left[size as usize]));
                let text = Label::new("mozyring-size")
                    .with("size", size_key(size))
                    .with("count", count);
                sizes
                    .spawn((
                        hud_button(text, ButtonLook::Choice),
                        Spot::new(spot),
                        ChosenWhen::new(move |playing: &Playing| playing.size() == size),
                        observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                            intents.write(Intent::Take(size));
                        }),
                    ))
                    .with_child(cap(act));
            }
        });
    }
}

/// What may be done instead of laying a ring: begin with the other colour, or take over the other side.
pub(super) fn offer(
    playing: Res<Playing>,
    places: Query<Entity, With<Offers>>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut shown: Local<(bool, bool)>,
    mut commands: Commands,
) {
    let may = playing.may_act().is_ok() && lesson.is_none();
    let offered = (
        may && playing.could_begin_with().is_some(),
        may && playing.game().can_swap(),
    );
    if *shown == offered && !playing.is_added() {
        return;
    }
    *shown = offered;
    for place in &places {
        commands.entity(place).despawn_children().with_children(|place| {
            if offered.1 {
                place
                    .spawn(wish(Label::new("mozyring-swap"), Intent::Swap))
                    .with_child(cap(Act::Swap));
            } else if offered.0 {
                place
                    .spawn(wish(Label::new("mozyring-begin-with-other"), Intent::BeginWithOther))
                    .with_child(cap(Act::Swap));
            }
        });
    }
}
