//! On the right: the rings laid, in the notation `b2M`.

use bevy::prelude::*;

use super::sign;
use crate::mozyring::play::Playing;
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::tutorial::Spot;
use crate::shell::widget::{column, panel, row};

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
    logs: Query<Entity, With<Log>>,
    mut shown: Local<Option<u64>>,
    mut commands: Commands,
) {
    if *shown == Some(playing.revision()) && !playing.is_added() {
        return;
    }
    *shown = Some(playing.revision());
    // Looking into the game needs the room above.
    let lines = if playing.is_study() { 5 } else { 14 };
    let laid: Vec<_> = playing.on_board().copied().collect();
    let before = playing
        .all_laid()
        .iter()
        .take_while(|ring| ring.round < playing.shown_round())
        .count();
    for log in &logs {
        commands.entity(log).despawn_children().with_children(|log| {
            let first = laid.len().saturating_sub(lines);
            for (at, ring) in laid.iter().enumerate().skip(first) {
                log.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    let number = before + at + 1;
                    line.spawn(plain(format!("{number:>2}."), Face::Text, size::SMALL, CREAM_DIM));
                    line.spawn(sign(playing.paint(ring.colour), size::SMALL));
                    line.spawn(plain(ring.slot.to_string(), Face::Medium, size::SMALL, CREAM));
                });
            }
        });
    }
}
