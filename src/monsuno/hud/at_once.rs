//! Winding up at once: a bar and a button to hold for each player.

use bevy::prelude::*;

use crate::monsuno::play::{AtOnce, HoldButton, Playing};
use crate::shell::input::{Act, key_cap};
use crate::shell::label::{Label, label};
use crate::shell::theme::{BRASS, CREAM_DIM, Face, LEAD, size};
use crate::shell::widget::{ButtonLook, column, gauge, hud_button, panel, row};

/// Where both players wind up.
#[derive(Component)]
pub(super) struct Windings;
/// How far a player has wound up.
#[derive(Component)]
pub(super) struct WindingBar(usize);

pub(super) fn spawn_windings(bottom: &mut ChildSpawnerCommands) {
    bottom
        .spawn((
            Windings,
            Node {
                display: Display::None,
                ..row(24)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            for (player, key, act) in [
                (0, "at-once-first", Act::WindUpFirst),
                (1, "at-once-second", Act::WindUpSecond),
            ] {
                line.spawn(panel(Node {
                    padding: UiRect::axes(px(18), px(10)),
                    align_items: AlignItems::Center,
                    ..column(7)
                }))
                .with_children(|sheet| {
                    sheet
                        .spawn((
                            hud_button(Label::new("at-once-hold"), ButtonLook::Lead),
                            HoldButton(player),
                        ))
                        .with_child(key_cap(act));
                    sheet.spawn(gauge(220, WindingBar(player)));
                    sheet.spawn(label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM));
                });
            }
        });
}

pub(super) fn tell_windings(
    playing: Res<Playing>,
    at_once: Res<AtOnce>,
    mut places: Query<&mut Node, (With<Windings>, Without<WindingBar>)>,
    mut bars: Query<(&WindingBar, &mut Node, &mut BackgroundColor), Without<Windings>>,
) {
    for mut place in &mut places {
        super::take_room(&mut place, playing.winds_up_at_once());
    }
    for (bar, mut node, mut color) in &mut bars {
        let width = percent(100.0 * at_once.power(bar.0) as f32);
        if node.width != width {
            node.width = width;
        }
        color.set_if_neq(BackgroundColor(if at_once.has_decided(bar.0) { LEAD } else { BRASS }));
    }
}
