//! The evening table that everything stands on, and the light above it.

use bevy::light::{DirectionalLightShadowMap, EnvironmentMapLight, NotShadowCaster};
use bevy::prelude::*;

use super::camera::TableCamera;
use super::look::{Materials, Preset, mesh};

/// What the room fades into: a dark, warm evening.
pub const EVENING: Color = Color::srgb(0.040, 0.026, 0.022);

/// The height of the big table's top, in metres.
pub const TABLE_TOP: f32 = 0.0;

/// The big table; a game that brings its own ground hides it.
#[derive(Component, Debug, Clone, Copy)]
pub struct BigTable;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(EVENING))
        .insert_resource(GlobalAmbientLight {
            color: Color::srgb(0.75, 0.82, 1.0),
            brightness: 5.0,
            ..default()
        })
        .add_systems(Startup, furnish);
}

fn furnish(
    mut commands: Commands,
    preset: Res<Preset>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    cameras: Query<Entity, With<TableCamera>>,
) {
    commands.spawn((
        Name::new("Table"),
        BigTable,
        Mesh3d(meshes.add(mesh::sheet(Vec2::splat(9.0), 1.35))),
        MeshMaterial3d(materials.table.clone()),
        Transform::from_xyz(0.0, TABLE_TOP, 0.0).with_rotation(Quat::from_rotation_y(0.06)),
        NotShadowCaster,
    ));
    commands.spawn((
        Name::new("Lamp"),
        SpotLight {
            color: Color::srgb(1.0, 0.83, 0.62),
            intensity: 300_000.0,
            range: 6.0,
            radius: 0.06,
            inner_angle: 0.36,
            outer_angle: 0.72,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.0012,
            shadow_normal_bias: 1.2,
            shadow_map_near_z: 0.4,
            ..default()
        },
        Transform::from_xyz(0.55, 1.75, 0.45).looking_at(Vec3::new(0.0, 0.0, -0.02), Vec3::Y),
    ));
    commands.spawn((
        Name::new("Window"),
        DirectionalLight {
            color: Color::srgb(0.55, 0.68, 1.0),
            illuminance: 130.0,
            ..default()
        },
        Transform::from_xyz(-2.0, 1.6, -2.2).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.insert_resource(DirectionalLightShadowMap {
        size: match *preset {
            Preset::Low => 1024,
            Preset::Medium => 2048,
            Preset::High => 4096,
        },
    });
    let environment = EnvironmentMapLight::hemispherical_gradient(
        &mut images,
        Color::srgb(1.0, 0.82, 0.62),
        Color::srgb(0.30, 0.26, 0.30),
        Color::srgb(0.16, 0.09, 0.05),
    );
    for camera in &cameras {
        commands.entity(camera).insert(EnvironmentMapLight {
            intensity: 190.0,
            ..environment.clone()
        });
    }
}
