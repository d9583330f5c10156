//! The 36 rings: each lies in its rack until it is laid, then flies to its field and settles.
//!
//! Where only the largest ring of a field counts, that one lies on top and those under it are dull, until they are
//! lifted to be seen.

use bevy::prelude::*;

use super::grip;
use super::layout::{RING_HEIGHT, rack_place, slot_place, stack_place};
use super::pieces::{Art, spawn_rack};
use crate::mozyring::play::Playing;
use crate::mozyring::rules::{Colour, Game, LinesSee, Size, Slot};
use crate::shell::Screen;

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

/// The way of a ring from one place to another: up in an arc, down, and a short bounce.
#[derive(Debug, Clone, Copy)]
pub struct Way {
    /// Where it begins.
    pub from: Transform,
    /// Where it ends.
    pub to: Transform,
}

/// A ring on its way.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Flight {
    way: Way,
    /// Since it began; below zero it waits.
    seconds: f32,
}

impl Flight {
    /// A flight that begins at once.
    pub(super) fn new(from: Transform, to: Transform) -> Self {
        Self {
            way: Way { from, to },
            seconds: 0.0,
        }
    }

    /// A flight that begins after `seconds`.
    fn after(self, seconds: f32) -> Self {
        Self {
            seconds: -seconds,
            ..self
        }
    }
}

/// How long a flight takes, in seconds, bounce included.
const FLIGHT: f32 = 0.62;
/// The share of a flight after which the ring touches the board for the first time.
const TOUCHES: f32 = 0.74;
/// After so many seconds a ring that was laid touches the board.
pub const LANDS_AFTER: f32 = TOUCHES * FLIGHT;

/// Where a ring was last sent.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Sent(Transform);

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
    let place = place_of(playing, ring);
    commands
        .spawn((
            Name::new("Ring"),
            DespawnOnExit(Screen::Mozyring),
            ring,
            Mesh3d(art.ring(ring.size)),
            MeshMaterial3d(art.glaze[paint as usize].clone()),
            place,
            Sent(place),
            Pickable::default(),
            children![(Marks, Mesh3d(art.mark(paint, ring.size)), MeshMaterial3d(art.ivory()))],
        ))
        .observe(grip::take_from_rack)
        .observe(grip::pick_up)
        .observe(grip::carry)
        .observe(grip::let_go);
}

/// Where a colour's rack stands.
fn home(game: &Game, colour: Colour) -> (Vec3, Quat) {
    let seat = game.owner(colour);
    let nth = game.colours_of(seat).position(|own| own == colour).unwrap_or(0);
    rack_place(game, seat, nth)
}

/// The slot a ring lies in, if it has been laid: the first one laid was the topmost of its stack.
pub(super) fn slot_of(playing: &Playing, ring: Ring) -> Option<Slot> {
    playing
        .on_board()
        .filter(|laid| laid.slot.size == ring.size && laid.colour == ring.colour)
        .nth(ring.nth)
        .map(|laid| laid.slot)
}

/// Whether a larger ring lies over the one in `slot`, in games where only the largest of a field counts for lines.
fn is_covered(playing: &Playing, slot: Slot) -> bool {
    let over = |other: Slot| other.field == slot.field && other.size > slot.size;
    playing.game().options().lines_see == LinesSee::Top && playing.on_board().any(|laid| over(laid.slot))
}

/// How far a laid ring is lifted off the board.
fn lift(playing: &Playing, slot: Slot) -> f32 {
    let covered = is_covered(playing, slot);
    let under_hand = playing.over().is_none_or(|field| field == slot.field);
    let steps = if playing.is_lifted() && under_hand {
        // Apart: the smallest highest, so that none hides another.
        1.9 * (2 - slot.size as usize) as f32
    } else if playing.game().options().lines_see == LinesSee::Top && !covered {
        let below = |other: Slot| other.field == slot.field && other.size < slot.size;
        f32::from(u8::from(playing.on_board().any(|laid| below(laid.slot))))
    } else {
        0.0
    };
    steps * RING_HEIGHT
}

/// Where a ring belongs now.
pub(super) fn place_of(playing: &Playing, ring: Ring) -> Transform {
    let game = playing.game();
    if let Some(slot) = slot_of(playing, ring) {
        // Laid rings lie turned a little differently each, as hands leave them.
        let turn = 0.7 * (slot.bit() as f32 * 2.399).sin();
        let place = slot_place(slot) + Vec3::Y * lift(playing, slot);
        return Transform::from_translation(place).with_rotation(Quat::from_rotation_y(turn));
    }
    let (place, turn) = home(game, ring.colour);
    let level = usize::from(game.options().stock[ring.size as usize]).saturating_sub(ring.nth + 1);
    Transform::from_translation(place + turn * stack_place(ring.size, level)).with_rotation(turn)
}

/// Sends each ring that does not lie where the game says on its way, and paints rings in their colours.
pub(super) fn send_rings(
    playing: Res<Playing>,
    art: Res<Art>,
    mut rings: Query<
        (
            Entity,
            &Ring,
            &Transform,
            &mut Sent,
            &mut MeshMaterial3d<StandardMaterial>,
            &mut Pickable,
            &Children,
        ),
        Without<grip::Carried>,
    >,
    mut marks: Query<&mut Mesh3d, With<Marks>>,
    mut commands: Commands,
) {
    let lit: Vec<Slot> = playing.lit().iter().flat_map(|combo| combo.slots).collect();
    for (entity, ring, here, mut sent, mut material, mut pickable, children) in &mut rings {
        let to = place_of(&playing, *ring);
        if sent.0.translation.distance_squared(to.translation) > 1e-8 {
            sent.0 = to;
            commands.entity(entity).insert(Flight::new(*here, to));
        }
        // A ring on the board is not in the way of the hand.
        let slot = slot_of(&playing, *ring);
        pickable.set_if_neq(if slot.is_some() {
            Pickable::IGNORE
        } else {
            Pickable::default()
        });
        let paint = playing.paint(ring.colour);
        let glaze = match slot {
            Some(slot) if lit.contains(&slot) => &art.won,
            Some(slot) if is_covered(&playing, slot) && !playing.is_lifted() => &art.dull,
            _ => &art.glaze,
        };
        material.set_if_neq(MeshMaterial3d(glaze[paint as usize].clone()));
        for child in children {
            if let Ok(mut mesh) = marks.get_mut(*child) {
                mesh.set_if_neq(Mesh3d(art.mark(paint, ring.size)));
            }
        }
    }
}

/// Lets the rings of the last combination come in once more, one after the other.
pub(super) fn show_again(
    playing: Res<Playing>,
    mut shown: Local<u32>,
    rings: Query<(Entity, &Ring)>,
    mut commands: Commands,
) {
    if *shown == playing.shown_again() {
        return;
    }
    *shown = playing.shown_again();
    let lit: Vec<Slot> = playing.lit().iter().flat_map(|combo| combo.slots).collect();
    let order = playing.on_board().filter(|laid| lit.contains(&laid.slot)).enumerate();
    for (nth, laid) in order {
        let found = rings
            .iter()
            .find(|(_, ring)| slot_of(&playing, **ring) == Some(laid.slot));
        if let Some((entity, ring)) = found {
            let (place, turn) = home(playing.game(), ring.colour);
            let from = Transform::from_translation(place + Vec3::Y * 0.05).with_rotation(turn);
            let flight = Flight::new(from, place_of(&playing, *ring)).after(0.3 + 0.8 * nth as f32);
            commands.entity(entity).insert((from, flight));
        }
    }
}

/// Moves the rings that are on their way.
pub(super) fn fly(
    time: Res<Time>,
    mut rings: Query<(Entity, &mut Transform, &mut Flight), With<Ring>>,
    mut commands: Commands,
) {
    for (entity, mut place, mut flight) in &mut rings {
        flight.seconds += time.delta_secs();
        match flight.way.after(flight.seconds) {
            Some(at) => *place = at,
            None => {
                *place = flight.way.to;
                commands.entity(entity).remove::<Flight>();
            }
        }
    }
}

impl Way {
    /// Where the ring is after `seconds`; nowhere on the way any more once it has settled.
    #[must_use]
    pub fn after(&self, seconds: f32) -> Option<Transform> {
        let t = (seconds / FLIGHT).max(0.0);
        if t >= 1.0 {
            return None;
        }
        // The arc takes the first part, what is left is for settling.
        let way = (t / TOUCHES).min(1.0);
        let eased = way * way * (3.0 - 2.0 * way);
        let mut at = self.from.translation.lerp(self.to.translation, eased);
        let far = self.from.translation.xz().distance(self.to.translation.xz());
        // A ring that is lifted goes straight up.
        let height = if far < 0.01 { 0.0 } else { 0.045 + 0.10 * far };
        at.y += height * 4.0 * way * (1.0 - way);
        if t > TOUCHES {
            let settling = (t - TOUCHES) / (1.0 - TOUCHES);
            at.y += 0.0045 * (std::f32::consts::PI * 2.0 * settling).sin().abs() * (1.0 - settling);
        }
        Some(Transform::from_translation(at).with_rotation(self.from.rotation.slerp(self.to.rotation, eased)))
    }
}

/// Lets the rings of a combination breathe, so that everybody sees which three they are.
pub(super) fn glow(time: Res<Time>, playing: Res<Playing>, mut rings: Query<(&Ring, &mut Transform), Without<Flight>>) {
    let lit: Vec<Slot> = playing.lit().iter().flat_map(|combo| combo.slots).collect();
    if lit.is_empty() {
        return;
    }
    for (ring, mut place) in &mut rings {
        let Some(slot) = slot_of(&playing, *ring) else { continue };
        if lit.contains(&slot) {
            let breath = 0.5 - 0.5 * (time.elapsed_secs() * 2.6).cos();
            place.translation.y = place_of(&playing, *ring).translation.y + 0.009 * breath;
        }
    }
}
