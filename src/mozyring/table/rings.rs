//! The 36 rings: each lies in its rack until it is laid, then flies to its field and settles.

use bevy::prelude::*;

use super::layout::{rack_place, slot_place, stack_place};
use super::pieces::{Art, spawn_rack};
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Colour, Game, Move, Size, Slot};
use crate::shell::Screen;
use crate::shell::pointer::Wandered;

/// A ring of the game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring {
    /// Its colour in the rules.
    pub colour: Colour,
    /// Its size.
    pub size: Size,
    /// Which of the equal ones, the topmost in the rack first.
    pub nth: usize,
}

/// The way of a ring from one place to another.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Flight {
    from: Transform,
    to: Transform,
    seconds: f32,
}

/// How long a flight takes, in seconds, bounce included.
const FLIGHT: f32 = 0.62;

/// The marks of a ring, a child of it.
#[derive(Component)]
pub(super) struct Marks;

pub(super) fn spawn_racks(commands: &mut Commands, art: &Art, playing: &Playing) {
    let game = playing.game();
    for colour in (0..game.options().colours()).map(Colour) {
        let (place, turn) = home(game, colour);
        let rack = Transform::from_translation(place).with_rotation(turn);
        let rack = spawn_rack(commands, art, rack);
        commands.entity(rack).insert(DespawnOnExit(Screen::Mozyring));
        for size in Size::ALL {
            for nth in 0..usize::from(game.options().stock[size as usize]) {
                let ring = Ring { colour, size, nth };
                spawn_ring(commands, art, playing, ring);
            }
        }
    }
}

fn spawn_ring(commands: &mut Commands, art: &Art, playing: &Playing, ring: Ring) {
    let paint = playing.paint(ring.colour);
    commands
        .spawn((
            Name::new("Ring"),
            DespawnOnExit(Screen::Mozyring),
            ring,
            Mesh3d(art.ring(ring.size)),
            MeshMaterial3d(art.glaze[paint as usize].clone()),
            place_of(playing.game(), ring),
            Pickable::default(),
            children![(Marks, Mesh3d(art.mark(paint, ring.size)), MeshMaterial3d(art.ivory()))],
        ))
        .observe(take_from_rack);
}

/// A click on a ring of the due colour in its rack takes its size in hand.
fn take_from_rack(
    click: On<Pointer<Click>>,
    wandered: Res<Wandered>,
    rings: Query<&Ring>,
    playing: Option<Res<Playing>>,
    mut intents: MessageWriter<Intent>,
) {
    let (Ok(ring), Some(playing)) = (rings.get(click.entity), playing) else {
        return;
    };
    if !wandered.is_click(&click) {
        return;
    }
    let due = playing.game().to_move().map(|turn| turn.colour);
    if slot_of(playing.game(), *ring).is_none() && due == Some(ring.colour) {
        intents.write(Intent::Take(ring.size));
    } else if playing.could_begin_with() == Some(ring.colour) {
        intents.write(Intent::BeginWithOther);
        intents.write(Intent::Take(ring.size));
    }
}

/// Where a colour's rack stands.
fn home(game: &Game, colour: Colour) -> (Vec3, Quat) {
    let seat = game.owner(colour);
    let nth = game.colours_of(seat).position(|own| own == colour).unwrap_or(0);
    rack_place(game, seat, nth)
}

/// The slot a ring lies in, if it has been laid: the first one laid was the topmost of its stack.
fn slot_of(game: &Game, ring: Ring) -> Option<Slot> {
    game.moves()
        .iter()
        .skip(game.round_start())
        .filter_map(|one| match one {
            Move::Place(slot) => Some(*slot),
            Move::Swap | Move::Leave(_) => None,
        })
        .filter(|slot| slot.size == ring.size && game.ring_at(*slot) == Some(ring.colour))
        .nth(ring.nth)
}

fn place_of(game: &Game, ring: Ring) -> Transform {
    if let Some(slot) = slot_of(game, ring) {
        // Laid rings lie turned a little differently each, as hands leave them.
        let turn = 0.7 * (slot.bit() as f32 * 2.399).sin();
        return Transform::from_translation(slot_place(slot)).with_rotation(Quat::from_rotation_y(turn));
    }
    let (place, turn) = home(game, ring.colour);
    let level = usize::from(game.options().stock[ring.size as usize]).saturating_sub(ring.nth + 1);
    Transform::from_translation(place + turn * stack_place(ring.size, level)).with_rotation(turn)
}

/// Sends each ring that does not lie where the game says on its way, and paints rings in their colours.
pub(super) fn send_rings(
    playing: Res<Playing>,
    art: Res<Art>,
    mut rings: Query<(
        Entity,
        &Ring,
        &Transform,
        Option<&Flight>,
        &mut MeshMaterial3d<StandardMaterial>,
        &mut Pickable,
        &Children,
    )>,
    mut marks: Query<&mut Mesh3d, With<Marks>>,
    mut commands: Commands,
) {
    let game = playing.game();
    for (entity, ring, here, flight, mut material, mut pickable, children) in &mut rings {
        let to = place_of(game, *ring);
        let bound_for = flight.map_or(*here, |flight| flight.to);
        if bound_for.translation.distance_squared(to.translation) > 1e-8 {
            commands.entity(entity).insert(Flight {
                from: *here,
                to,
                seconds: 0.0,
            });
        }
        // A ring on the board is not in the way of the hand.
        let slot = slot_of(game, *ring);
        pickable.set_if_neq(if slot.is_some() {
            Pickable::IGNORE
        } else {
            Pickable::default()
        });
        let paint = playing.paint(ring.colour);
        let won =
            slot_of(game, *ring).is_some_and(|slot| game.combos().iter().any(|combo| combo.slots.contains(&slot)));
        let glaze = if won { &art.won } else { &art.glaze };
        material.set_if_neq(MeshMaterial3d(glaze[paint as usize].clone()));
        for child in children {
            if let Ok(mut mesh) = marks.get_mut(*child) {
                mesh.set_if_neq(Mesh3d(art.mark(paint, ring.size)));
            }
        }
    }
}

/// Moves the rings that are on their way: up in an arc, down, and a short bounce.
pub(super) fn fly(
    time: Res<Time>,
    mut rings: Query<(Entity, &mut Transform, &mut Flight), With<Ring>>,
    mut commands: Commands,
) {
    for (entity, mut place, mut flight) in &mut rings {
        flight.seconds += time.delta_secs();
        let t = (flight.seconds / FLIGHT).min(1.0);
        // The arc takes the first part, what is left is for settling.
        let way = (t / 0.74).min(1.0);
        let eased = way * way * (3.0 - 2.0 * way);
        let mut at = flight.from.translation.lerp(flight.to.translation, eased);
        let height = 0.045 + 0.10 * flight.from.translation.distance(flight.to.translation);
        at.y += height * 4.0 * way * (1.0 - way);
        if t > 0.74 {
            let settling = (t - 0.74) / 0.26;
            at.y += 0.0045 * (std::f32::consts::PI * 2.0 * settling).sin().abs() * (1.0 - settling);
        }
        place.translation = at;
        place.rotation = flight.from.rotation.slerp(flight.to.rotation, eased);
        if t >= 1.0 {
            *place = flight.to;
            commands.entity(entity).remove::<Flight>();
        }
    }
}

/// Lets the rings of a combination breathe, so that everybody sees which three they are.
pub(super) fn glow(time: Res<Time>, playing: Res<Playing>, mut rings: Query<(&Ring, &mut Transform), Without<Flight>>) {
    let game = playing.game();
    if game.combos().is_empty() {
        return;
    }
    for (ring, mut place) in &mut rings {
        let Some(slot) = slot_of(game, *ring) else { continue };
        if game.combos().iter().any(|combo| combo.slots.contains(&slot)) {
            let breath = 0.5 - 0.5 * (time.elapsed_secs() * 2.6).cos();
            place.translation.y = slot_place(slot).y + 0.009 * breath;
        }
    }
}
