//! The game of the experts as it is seen: board, racks, rings on their way, and the three that won.

use bevy::prelude::*;

use super::Showing;
use crate::mozyring::play::Paint;
use crate::mozyring::rules::{Colour, Game, Move, Size, Slot};
use crate::mozyring::table::{
    Art, Way, rack_place, slot_place, spawn_board, spawn_loose_ring, spawn_rack, stack_place,
};
use crate::shell::camera::Glide;
use crate::shell::errand::{Desk, Errand, Going};
use crate::showcase::simulation::{Laid, Simulation, Thought};

/// A ring: it lies in its rack until its like was laid so often before it.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Ring {
    colour: Colour,
    size: Size,
    /// Which of the equal ones, the topmost in the rack first.
    nth: usize,
    /// Its way to the board, and how long it has been on it, s.
    way: Option<(Way, f32)>,
    laid: bool,
}

/// An expert that is thinking.
#[derive(Resource)]
pub(super) struct Thinking(Going<Thought>);

impl Errand for Thought {
    const NAME: &'static str = "showcase-rings";
    type Answer = Option<Move>;

    async fn run(self, _: &Desk<Self::Answer>) -> Self::Answer {
        self.think()
    }
}

/// Lets the expert whose turn it is think, away from the picture. Where a film is made nobody waits, so it is waited for.
pub(super) fn think(
    glide: Res<Glide>,
    thinking: Option<ResMut<Thinking>>,
    mut showing: ResMut<Showing>,
    mut commands: Commands,
) {
    if let Some(mut thinking) = thinking {
        if let Some(found) = thinking.0.latest() {
            commands.remove_resource::<Thinking>();
            if let Some(one) = found {
                showing.answer(one);
            }
        }
        return;
    }
    let Some(thought) = showing.bypass_change_detection().ask() else {
        return;
    };
    if glide.0 {
        commands.insert_resource(Thinking(Going::begin(thought)));
    } else if let Some(one) = thought.think() {
        showing.answer(one);
    }
}

/// Puts board, racks and all rings under `root`.
pub(super) fn set(commands: &mut Commands, art: &Art, root: Entity, game: &Game) {
    let board = spawn_board(commands, art, Transform::IDENTITY);
    commands.entity(board).insert(ChildOf(root));
    for colour in (0..game.options().colours()).map(Colour) {
        let (place, turn) = home(game, colour);
        let rack = spawn_rack(commands, art, Transform::from_translation(place).with_rotation(turn));
        commands.entity(rack).insert(ChildOf(root));
        for size in Size::ALL {
            let stock = usize::from(game.options().stock[size as usize]);
            for nth in 0..stock {
                let at = place + turn * stack_place(size, stock - nth - 1);
                let at = Transform::from_translation(at).with_rotation(turn);
                let ring = spawn_loose_ring(commands, art, paint(colour), size, at);
                commands.entity(ring).insert((
                    ChildOf(root),
                    Ring {
                        colour,
                        size,
                        nth,
                        way: None,
                        laid: false,
                    },
                ));
            }
        }
    }
}

/// Each colour of the rules is played with its usual rings.
pub(super) fn paint(colour: Colour) -> Paint {
    Paint::ALL[colour.index() % Paint::ALL.len()]
}

/// Where a colour's rack stands, and how it is turned.
fn home(game: &Game, colour: Colour) -> (Vec3, Quat) {
    let seat = game.owner(colour);
    let nth = game.colours_of(seat).position(|own| own == colour).unwrap_or(0);
    rack_place(game, seat, nth)
}

/// Where a ring was laid, if it was.
fn slot_of(laid: &[Laid], ring: &Ring) -> Option<Slot> {
    let mut alike = laid
        .iter()
        .filter(|one| one.colour == ring.colour && one.slot.size == ring.size);
    alike.nth(ring.nth).map(|one| one.slot)
}

/// How a ring lies in `slot`: turned a little differently each, as hands leave them.
fn lying(slot: Slot) -> Transform {
    let turn = 0.7 * (slot.bit() as f32 * 2.399).sin();
    Transform::from_translation(slot_place(slot)).with_rotation(Quat::from_rotation_y(turn))
}

/// Sends each ring that was laid on its way, and lets the three that won glow.
pub(super) fn lay(
    showing: Res<Showing>,
    time: Res<Time<Virtual>>,
    art: Res<Art>,
    mut rings: Query<(&mut Ring, &mut Transform, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    let Simulation::Rings(game) = &showing.simulation else {
        return;
    };
    for (mut ring, mut place, mut material) in &mut rings {
        let Some(slot) = slot_of(game.laid(), &ring) else {
            continue;
        };
        let to = lying(slot);
        if !ring.laid {
            ring.laid = true;
            ring.way = Some((Way { from: *place, to }, 0.0));
        }
        if let Some((way, seconds)) = &mut ring.way {
            *seconds += time.delta_secs();
            let at = way.after(*seconds);
            *place = at.unwrap_or(to);
            if at.is_none() {
                ring.way = None;
            }
        } else if game
            .won_by()
            .is_some_and(|combo| combo.colour == ring.colour && combo.slots.contains(&slot))
        {
            material.set_if_neq(MeshMaterial3d(art.won(paint(ring.colour))));
            let breath = 0.5 - 0.5 * (time.elapsed_secs() * 2.6).cos();
            place.translation.y = to.translation.y + 0.009 * breath;
        }
    }
}
