//! The hand over the board: pads that feel the pointer, and the ring in hand shown where it would go.

use bevy::prelude::*;

use super::layout::{FIELD_RADIUS, field_place, slot_place};
use super::pieces::Art;
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Field, Size};
use crate::shell::Screen;
use crate::shell::pointer::Wandered;
use crate::shell::tutorial::Spot;

/// What the pointer feels of a field.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pad(pub Field);

/// When a person last laid a ring, in seconds of the game.
#[derive(Resource, Default)]
pub(super) struct LastLaid(f32);

/// A second click within this time belongs to the first: a double click lays one ring.
const DOUBLE_CLICK: f32 = 0.4;

/// Notes when a person laid a ring; who answers a computer at once means it.
pub(super) fn note_laid(time: Res<Time>, playing: Res<Playing>, mut last: ResMut<LastLaid>) {
    if playing.since_person().is_empty() {
        last.0 = time.elapsed_secs();
    }
}

/// The ring in hand.
#[derive(Component)]
pub(super) struct Ghost;

pub(super) fn spawn_pads(commands: &mut Commands, art: &Art) {
    for field in Field::all() {
        commands
            .spawn((
                Name::new("Field"),
                DespawnOnExit(Screen::Mozyring),
                Pad(field),
                // A mesh without a material is felt, not seen.
                Mesh3d(art.pad.clone()),
                Transform::from_translation(field_place(field) + Vec3::Y * 0.014),
                Pickable::default(),
                Spot::on_table(field.to_string(), FIELD_RADIUS),
            ))
            .observe(
                |over: On<Pointer<Over>>, pads: Query<&Pad>, mut intents: MessageWriter<Intent>| {
                    if let Ok(pad) = pads.get(over.entity) {
                        intents.write(Intent::HoldOver(Some(pad.0)));
                    }
                },
            )
            .observe(|_: On<Pointer<Out>>, mut intents: MessageWriter<Intent>| {
                intents.write(Intent::HoldOver(None));
            })
            .observe(
                |click: On<Pointer<Click>>,
                 wandered: Res<Wandered>,
                 pads: Query<&Pad>,
                 time: Res<Time>,
                 last: Res<LastLaid>,
                 mut intents: MessageWriter<Intent>| {
                    if let Ok(pad) = pads.get(click.entity)
                        && wandered.is_click(&click)
                        && time.elapsed_secs() >= last.0 + DOUBLE_CLICK
                    {
                        intents.write(Intent::HoldOver(Some(pad.0)));
                        intents.write(Intent::Lay(pad.0));
                    }
                },
            );
    }
}

pub(super) fn spawn_ghost(commands: &mut Commands, art: &Art) {
    commands.spawn((
        Name::new("Ring in hand"),
        DespawnOnExit(Screen::Mozyring),
        Ghost,
        Mesh3d(art.ring(Size::Large)),
        MeshMaterial3d(art.refused.clone()),
        Transform::default(),
        Visibility::Hidden,
        bevy::light::NotShadowCaster,
    ));
}

pub(super) fn show_ghost(
    playing: Res<Playing>,
    art: Res<Art>,
    mut ghosts: Query<
        (
            &mut Mesh3d,
            &mut MeshMaterial3d<StandardMaterial>,
            &mut Transform,
            &mut Visibility,
        ),
        With<Ghost>,
    >,
) {
    let game = playing.game();
    for (mut mesh, mut material, mut place, mut visibility) in &mut ghosts {
        let (Some(slot), Some(turn)) = (playing.aimed(), game.to_move()) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Visible);
        mesh.set_if_neq(Mesh3d(art.ring(slot.size)));
        let foreseen = playing.foreseen();
        let glaze = match game.why_not(slot) {
            None if !foreseen.completes.is_empty() => art.won[playing.paint(turn.colour) as usize].clone(),
            None => art.ghost[playing.paint(turn.colour) as usize].clone(),
            Some(_) => art.refused.clone(),
        };
        material.set_if_neq(MeshMaterial3d(glaze));
        place.translation = slot_place(slot) + Vec3::Y * 0.024;
    }
}

/// The ring in hand is held, not nailed down.
pub(super) fn bob(
    time: Res<Time>,
    playing: Res<Playing>,
    mut ghosts: Query<(&mut Transform, &Visibility), With<Ghost>>,
) {
    for (mut place, visibility) in &mut ghosts {
        if let Some(slot) = playing.aimed().filter(|_| *visibility != Visibility::Hidden) {
            place.translation.y = slot_place(slot).y + 0.024 + 0.003 * (time.elapsed_secs() * 3.0).sin();
        }
    }
}
