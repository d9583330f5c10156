//! The way a launch would take, for practising: the real simulation, run ahead on a copy with a steady hand.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::on_table::OnTable;
use super::pieces::Art;
use crate::monsuno::play::Gesture;
use crate::physics::{BodyId, TICK_HZ};

/// One of the points of the way; the nearest first.
#[derive(Component)]
pub(super) struct Point(usize);

/// How many points are shown, and how many ticks lie between two of them.
const POINTS: usize = 30;
const TICKS: u32 = TICK_HZ / 30;

pub(super) fn spawn_points<T: OnTable>(
    table: Option<Res<T>>,
    art: Res<Art>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    if !table.is_some_and(|table| table.previews()) {
        return;
    }
    let dot = meshes.add(Sphere::new(0.0035).mesh().uv(10, 6));
    for number in 0..POINTS {
        commands.spawn((
            Name::new("Way"),
            DespawnOnExit(T::SCREEN),
            Point(number),
            Mesh3d(dot.clone()),
            MeshMaterial3d(art.arrow.clone()),
            Transform::default(),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

pub(super) fn show_way<T: OnTable>(
    table: Res<T>,
    gesture: Res<Gesture>,
    mut points: Query<(&Point, &mut Transform, &mut Visibility)>,
    mut was_shown: Local<Option<(usize, Gesture)>>,
) {
    if points.is_empty() {
        return;
    }
    let player = table.launching_person();
    let now = player.map(|player| (player, *gesture));
    if now == *was_shown {
        return;
    }
    *was_shown = now;
    let Some(player) = player else {
        for (_, _, mut visible) in &mut points {
            visible.set_if_neq(Visibility::Hidden);
        }
        return;
    };
    let mut stage = table.trial(player, &gesture.launch);
    let mut way = [Vec3::ZERO; POINTS];
    for place in &mut way {
        for _ in 0..TICKS {
            stage.tick();
        }
        let capsule = stage.bodies().find(|body| body.id == BodyId::Capsule(player));
        *place = capsule.map_or(Vec3::ZERO, |body| body.position.as_vec3());
    }
    for (point, mut at, mut visible) in &mut points {
        let shrink = 1.0 - 0.6 * point.0 as f32 / POINTS as f32;
        at.set_if_neq(Transform::from_translation(way[point.0]).with_scale(Vec3::splat(shrink)));
        visible.set_if_neq(Visibility::Inherited);
    }
}
