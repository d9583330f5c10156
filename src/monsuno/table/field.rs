//! The field as a thing on the table: an arena of moulded plastic, a wooden table top, a stretch of floor.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::on_table::OnTable;
use super::pieces::Art;
use crate::physics::FieldShape;
use crate::shell::look::{Materials, mesh};
use crate::shell::room::BigTable;

/// A field on the table; `1` is the second one, for a draw for roles in separate lanes.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FieldOf(usize);

/// How far the big table lies under the lowest point of a field that stands on it, in metres.
pub const UNDER_ARENA: f32 = -0.012;

pub(super) fn lay_field<T: OnTable>(
    table: Res<T>,
    art: Res<Art>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut tables: Query<(&mut Transform, &mut Visibility), With<BigTable>>,
    mut commands: Commands,
) {
    let shape = *table.field().shape();
    for (mut place, mut visible) in &mut tables {
        place.translation.y = UNDER_ARENA;
        *visible = match shape {
            FieldShape::Bowl { .. } => Visibility::Inherited,
            FieldShape::Plane { .. } => Visibility::Hidden,
        };
    }
    for lane in 0..2 {
        let root = commands
            .spawn((
                Name::new("Field"),
                FieldOf(lane),
                DespawnOnExit(T::SCREEN),
                Transform::default(),
                if lane == 0 {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                },
            ))
            .id();
        commands
            .entity(root)
            .with_children(|root| spawn_field(root, shape, &art, &materials, &mut meshes));
    }
    // The ground that a table stands on, far below; a floor goes on beyond its walls.
    if let FieldShape::Plane { walls, .. } = shape {
        let depth = if walls.is_some() { -0.004 } else { -0.74 };
        commands.spawn((
            Name::new("Ground"),
            DespawnOnExit(T::SCREEN),
            Mesh3d(meshes.add(mesh::sheet(Vec2::splat(6.0), 0.8))),
            MeshMaterial3d(materials.linoleum.clone()),
            Transform::from_xyz(0.0, depth, 0.0),
            NotShadowCaster,
        ));
    }
}

/// Puts a field of this `shape` into `root`.
pub fn spawn_field(
    root: &mut ChildSpawnerCommands,
    shape: FieldShape,
    art: &Art,
    materials: &Materials,
    meshes: &mut Assets<Mesh>,
) {
    match shape {
        FieldShape::Plane {
            half_x,
            half_z,
            walls: None,
        } => {
            let half = Vec3::new(half_x as f32, 0.014, half_z as f32);
            root.spawn((
                Mesh3d(meshes.add(mesh::soft_box(half, 0.004))),
                MeshMaterial3d(materials.table.clone()),
                Transform::from_xyz(0.0, -half.y, 0.0),
            ));
            for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                root.spawn((
                    Mesh3d(meshes.add(mesh::soft_box(Vec3::new(0.028, 0.34, 0.028), 0.006))),
                    MeshMaterial3d(materials.walnut.clone()),
                    Transform::from_xyz(x * (half.x - 0.06), -0.37, z * (half.z - 0.06)),
                ));
            }
        }
        FieldShape::Plane {
            half_x,
            half_z,
            walls: Some(height),
        } => {
            let (half_x, half_z, height) = (half_x as f32, half_z as f32, height as f32);
            root.spawn((
                Mesh3d(meshes.add(mesh::sheet(Vec2::new(half_x, half_z), 1.4))),
                MeshMaterial3d(materials.linoleum.clone()),
                NotShadowCaster,
            ));
            let board = height.min(0.09) / 2.0;
            for (half, place) in [
                (
                    Vec3::new(half_x + 0.03, board, 0.012),
                    Vec3::new(0.0, board, half_z + 0.012),
                ),
                (
                    Vec3::new(half_x + 0.03, board, 0.012),
                    Vec3::new(0.0, board, -half_z - 0.012),
                ),
                (Vec3::new(0.012, board, half_z), Vec3::new(half_x + 0.012, board, 0.0)),
                (Vec3::new(0.012, board, half_z), Vec3::new(-half_x - 0.012, board, 0.0)),
            ] {
                root.spawn((
                    Mesh3d(meshes.add(mesh::soft_box(half, 0.004))),
                    MeshMaterial3d(materials.maple.clone()),
                    Transform::from_translation(place),
                ));
            }
        }
        FieldShape::Bowl {
            radius,
            rim_radius,
            bead_radius,
            bead_height,
        } => {
            let mut bowl = bowl_profile(radius as f32, rim_radius as f32);
            let edge = bowl.first().copied().unwrap_or_default();
            // A low wall stands between the bowl's edge and the rim.
            bowl.insert(0, edge + Vec2::Y * bead_height as f32);
            root.spawn((
                Mesh3d(meshes.add(mesh::lathe(&bowl, 96, 3.0))),
                MeshMaterial3d(art.arena.clone()),
                NotShadowCaster,
            ));
            let bead = Vec2::new((rim_radius + bead_radius) as f32, edge.y + bead_height as f32);
            root.spawn((
                Mesh3d(meshes.add(mesh::lathe(&bead_profile(bead, bead_radius as f32), 128, 3.0))),
                MeshMaterial3d(art.rim.clone()),
            ));
            // Circles inlaid in the bowl, and each player's launch line: so that the eye reads its slope.
            for share in [0.22_f32, 0.52, 0.82] {
                let r = share * rim_radius as f32;
                let y = bowl_height(radius as f32, r);
                let line = [Vec2::new(r - 0.0022, y + 0.0011), Vec2::new(r + 0.0022, y + 0.0013)];
                root.spawn((
                    Mesh3d(meshes.add(mesh::lathe(&line, 96, 3.0))),
                    MeshMaterial3d(art.line.clone()),
                    NotShadowCaster,
                ));
            }
        }
    }
}

fn bowl_height(radius: f32, out: f32) -> f32 {
    radius - (radius * radius - out * out).max(0.0).sqrt()
}

/// From the edge down to the lowest point: the inside of the bowl.
fn bowl_profile(radius: f32, rim: f32) -> Vec<Vec2> {
    const STEPS: u32 = 28;
    (0..=STEPS)
        .map(|step| {
            let out = rim * (1.0 - step as f32 / STEPS as f32);
            Vec2::new(out, bowl_height(radius, out))
        })
        .collect()
}

/// The rim's round section, then the outside down to the table.
fn bead_profile(centre: Vec2, radius: f32) -> Vec<Vec2> {
    const STEPS: u32 = 14;
    let arc = (0..=STEPS).map(|step| {
        let angle = std::f32::consts::PI * (1.1 - 1.1 * step as f32 / STEPS as f32);
        centre + radius * Vec2::from_angle(angle)
    });
    let foot = [
        Vec2::new(centre.x + radius, centre.y - 0.3 * radius),
        Vec2::new(centre.x + radius * 1.6, UNDER_ARENA),
    ];
    arc.chain(foot).collect()
}

/// Moves the two fields to their lanes in a draw for roles, and shows one alone otherwise.
pub(super) fn lay_lanes<T: OnTable>(table: Res<T>, mut fields: Query<(&FieldOf, &mut Transform, &mut Visibility)>) {
    let stage = table.stage();
    let apart = stage.lane(0) != stage.lane(1);
    for (field, mut place, mut visible) in &mut fields {
        let at = Transform::from_translation(stage.lane(field.0).as_vec3());
        if place.translation != at.translation {
            *place = at;
        }
        let shown = if field.0 == 0 || apart {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visible.set_if_neq(shown);
    }
}

pub(super) fn put_table_back(mut tables: Query<(&mut Transform, &mut Visibility), With<BigTable>>) {
    for (mut place, mut visible) in &mut tables {
        place.translation.y = crate::shell::room::TABLE_TOP;
        *visible = Visibility::Inherited;
    }
}
