//! Where things lie on the table, in metres: the board in the middle, the first seat's rack towards the camera (+z).

use bevy::prelude::*;

use crate::mozyring::rules::{Field, Game, Seat, Size, Slot};

/// From the middle of one field to the next.
pub const PITCH: f32 = 0.105;
/// The height of the board's top over the table.
pub const BOARD_TOP: f32 = 0.018;
/// Half of the board's side.
pub const BOARD_HALF: f32 = 0.178;
/// The radius of a field.
pub const FIELD_RADIUS: f32 = 0.0485;
/// The height of a ring.
pub const RING_HEIGHT: f32 = 0.0125;

/// The inner and outer radius of a ring: each size fits round the next smaller one.
pub fn ring_radii(size: Size) -> (f32, f32) {
    match size {
        Size::Small => (0.0065, 0.0165),
        Size::Medium => (0.0190, 0.0300),
        Size::Large => (0.0325, 0.0445),
    }
}

/// The middle of a field, on the board's top. Columns a to c from left to right, rows 1 to 3 from near to far.
pub fn field_place(field: Field) -> Vec3 {
    Vec3::new(
        (field.column() as f32 - 1.0) * PITCH,
        BOARD_TOP,
        (1.0 - field.row() as f32) * PITCH,
    )
}

/// The near edge of a field, where words about it can stand.
pub fn field_front(field: Field) -> Vec3 {
    field_place(field) + Vec3::Z * (FIELD_RADIUS - 0.004)
}

/// Where a ring in `slot` lies.
pub fn slot_place(slot: Slot) -> Vec3 {
    field_place(slot.field) + Vec3::Y * 0.0008
}

/// How a seat's side of the table is turned: clockwise from the first seat, which sits at +z.
fn seat_turn(game: &Game, seat: Seat) -> Quat {
    use std::f32::consts::{FRAC_PI_2, PI};
    let turns = match (game.options().players, seat.0) {
        (_, 0) => 0.0,
        (2, _) | (4, 2) => PI,
        (_, 1) => -FRAC_PI_2,
        _ => FRAC_PI_2,
    };
    Quat::from_rotation_y(turns)
}

/// The middle of the rack for the `nth` colour of a seat, and how it is turned.
pub fn rack_place(game: &Game, seat: Seat, nth: usize) -> (Vec3, Quat) {
    let turn = seat_turn(game, seat);
    let colours = game.options().colours_per_player as usize;
    let across = 0.236 * (nth as f32 - (colours as f32 - 1.0) / 2.0);
    (turn * Vec3::new(across, 0.0, 0.268), turn)
}

/// Half of a rack's sides.
pub const RACK_HALF: Vec2 = Vec2::new(0.113, 0.052);
/// How wide board and racks lie, seen from the first seat; at least as wide as the racks of two with two colours each.
pub fn width(game: &Game) -> f32 {
    let seats = (0..game.options().players).map(Seat);
    let racks = seats.flat_map(|seat| (0..usize::from(game.options().colours_per_player)).map(move |nth| (seat, nth)));
    let reach = racks.map(|(seat, nth)| {
        let (place, turn) = rack_place(game, seat, nth);
        place.x.abs() + (turn * Vec3::new(RACK_HALF.x, 0.0, RACK_HALF.y)).x.abs()
    });
    2.0 * reach.fold(0.231, f32::max)
}

/// The height of a rack's top over the table.
pub const RACK_TOP: f32 = 0.010;

/// Where the ring `level` (0 at the bottom) of a size's stack lies in its rack, from the rack's middle.
pub fn stack_place(size: Size, level: usize) -> Vec3 {
    let x = match size {
        Size::Large => -0.063,
        Size::Medium => 0.020,
        Size::Small => 0.077,
    };
    Vec3::new(x, RACK_TOP + 0.0005 + level as f32 * (RING_HEIGHT + 0.0004), 0.0)
}
