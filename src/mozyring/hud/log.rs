//! On the right: the rings laid, in the notation `b2M`, and the turns that passed (`–`).

use bevy::prelude::*;

use super::sign;
use crate::mozyring::play::Playing;
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::tutorial::Spot;
use crate::shell::widget::{column, panel, row};
use crate::shell::{Portrait, Snug};

#[derive(Component)]
pub(super) struct Log;

pub(super) fn spawn(right: &mut ChildSpawnerCommands) {
    right
        .spawn(panel(Node {
            width: px(148),
            padding: px(14).all(),
            ..column(3)
        }))
        .insert((Pickable::IGNORE, Spot::new("log")))
        .with_children(|side| {
            side.spawn(label(Label::new("mozyring-log"), Face::Medium, size::SMALL, BRASS));
            side.spawn((Log, column(2), Pickable::IGNORE));
        });
}

pub(super) fn tell_log(
    playing: Res<Playing>,
    (portrait, snug): (Res<Portrait>, Res<Snug>),
    logs: Query<(Entity, &ChildOf), With<Log>>,
    mut panels: Query<&mut Node>,
    mut shown: Local<Option<u64>>,
    mut commands: Commands,
) {
    if *shown == Some(playing.revision()) && !playing.is_added() && !portrait.is_changed() && !snug.is_changed() {
        return;
    }
    *shown = Some(playing.revision());
    // Looking into the game needs the room above; on a tall screen the board does.
    let most = match (playing.is_study(), snug.0) {
        (true, true) => 0,
        (false, true) => 4,
        _ if playing.is_study() || portrait.0 => 5,
        _ => 14,
    };
    let before = playing
        .all_laid()
        .iter()
        .take_while(|ring| ring.round < playing.shown_round())
        .count();
    let mut lines = Vec::new();
    for (number, ring) in (before + 1..).zip(playing.on_board()) {
        lines.push((format!("{number:>2}."), ring.colour, ring.slot.to_string()));
        let skipped = playing.game().skips().iter().filter(|skip| skip.ply == number);
        lines.extend(skipped.map(|skip| (format!("{:>3}", ""), skip.colour, "–".to_owned())));
    }
    let first = lines.len().saturating_sub(most);
    for (log, panel) in &logs {
        if let Ok(mut panel) = panels.get_mut(panel.parent()) {
            let shown = first < lines.len();
            panel.display = if shown { Display::Flex } else { Display::None };
        }
        commands.entity(log).despawn_children().with_children(|log| {
            for (number, colour, slot) in &lines[first..] {
                log.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    line.spawn(plain(number, Face::Text, size::SMALL, CREAM_DIM));
                    line.spawn(sign(playing.paint(*colour), size::SMALL));
                    line.spawn(plain(slot, Face::Medium, size::SMALL, CREAM));
                });
            }
        });
    }
}
