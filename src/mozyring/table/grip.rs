//! Taking rings from the rack: a click takes a size in hand, a drag carries the ring to its field.

use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::rings::{Flight, Ring, place_of, slot_of};
use crate::mozyring::play::{Intent, Playing};
use crate::shell::camera::TableCamera;
use crate::shell::pointer::Wandered;

/// A ring that the pointer carries.
#[derive(Component)]
pub(super) struct Carried;

/// How high over the table a ring is carried.
const CARRY_HEIGHT: f32 = 0.055;

/// What taking hold of a ring in its rack means: the size it takes in hand, after a change of colour if that is asked for.
fn takes(ring: Ring, playing: &Playing) -> Vec<Intent> {
    if slot_of(playing, ring).is_some() {
        return Vec::new();
    }
    let due = playing.may_act().ok().map(|turn| turn.colour);
    if due == Some(ring.colour) {
        vec![Intent::Take(ring.size)]
    } else if playing.could_begin_with() == Some(ring.colour) {
        vec![Intent::BeginWithOther, Intent::Take(ring.size)]
    } else {
        Vec::new()
    }
}

/// A click on a ring of the due colour in its rack takes its size in hand.
pub(super) fn take_from_rack(
    click: On<Pointer<Click>>,
    wandered: Res<Wandered>,
    rings: Query<&Ring>,
    playing: Option<Res<Playing>>,
    mut intents: MessageWriter<Intent>,
) {
    if let (Ok(ring), Some(playing)) = (rings.get(click.entity), playing)
        && wandered.is_click(&click)
    {
        intents.write_batch(takes(*ring, &playing));
    }
}

/// A drag that begins on such a ring picks it up.
pub(super) fn pick_up(
    start: On<Pointer<DragStart>>,
    rings: Query<&Ring>,
    playing: Option<Res<Playing>>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
) {
    let (Ok(ring), Some(playing)) = (rings.get(start.entity), playing) else {
        return;
    };
    let wishes = takes(*ring, &playing);
    if start.button == PointerButton::Primary && !wishes.is_empty() {
        intents.write_batch(wishes);
        commands
            .entity(start.entity)
            .insert((Carried, Pickable::IGNORE))
            .remove::<Flight>();
    }
}

/// The ring follows the pointer over the table.
pub(super) fn carry(
    drag: On<Pointer<Drag>>,
    mut carried: Query<&mut Transform, With<Carried>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) {
    let (Ok(mut place), Ok((camera, eye))) = (carried.get_mut(drag.entity), cameras.single()) else {
        return;
    };
    let Ok(ray) = camera.viewport_to_world(eye, drag.pointer_location.position) else {
        return;
    };
    let plane = InfinitePlane3d::new(Vec3::Y);
    if let Some(distance) = ray.intersect_plane(Vec3::Y * CARRY_HEIGHT, plane) {
        place.translation = ray.get_point(distance);
    }
}

/// Over a field it is laid there, elsewhere it goes back.
pub(super) fn let_go(
    end: On<Pointer<DragEnd>>,
    carried: Query<(&Ring, &Transform), With<Carried>>,
    playing: Option<Res<Playing>>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
) {
    let (Ok((ring, here)), Some(playing)) = (carried.get(end.entity), playing) else {
        return;
    };
    commands
        .entity(end.entity)
        .remove::<Carried>()
        .insert((Flight::new(*here, place_of(&playing, *ring)), Pickable::default()));
    if let Some(slot) = playing.aimed().filter(|slot| slot.size == ring.size) {
        intents.write(Intent::Lay(slot.field));
    }
}

/// A ring in the air goes back to where it was.
pub(super) fn give_back(
    carried: Query<(Entity, &Ring, &Transform), With<Carried>>,
    playing: Res<Playing>,
    mut commands: Commands,
) {
    for (entity, ring, here) in &carried {
        commands
            .entity(entity)
            .remove::<Carried>()
            .insert((Flight::new(*here, place_of(&playing, *ring)), Pickable::default()));
    }
}
