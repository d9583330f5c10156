//! The one camera: it looks where the screen says, glides there, and lets the player turn and zoom.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::ShadowLodOrigin;
use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode};
use bevy::prelude::*;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

use super::look::Preset;

/// The camera of the table.
#[derive(Component, Debug, Clone, Copy)]
pub struct TableCamera;

/// A place to look from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewpoint {
    /// What is in the middle of the picture, in metres.
    pub focus: Vec3,
    /// Around the vertical, in radians: 0 looks from +z.
    pub yaw: f32,
    /// Up from the table, in radians.
    pub pitch: f32,
    /// How far away, in metres, on a screen of 16:9; narrower screens step back.
    pub distance: f32,
}

/// Asks the camera to look from somewhere else; it glides there.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct LookFrom(pub Viewpoint);

/// Where the camera was last asked to look from.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
struct Asked(Viewpoint);

/// Whether the camera glides (a player sees it) or jumps (a picture is taken).
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glide(pub bool);

/// The aspect ratio for which viewpoints are written.
const ASPECT: f32 = 16.0 / 9.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PanOrbitCameraPlugin)
        .add_message::<LookFrom>()
        .insert_resource(Asked(Viewpoint {
            focus: Vec3::ZERO,
            yaw: 0.35,
            pitch: 0.5,
            distance: 1.3,
        }))
        .add_systems(PostStartup, jump)
        .add_systems(Update, (follow_requests, step_back_on_narrow_screens).chain());
}

/// The camera and what its picture goes through, at the cost that `preset` allows.
pub(super) fn table_camera(preset: Preset) -> impl Bundle {
    (
        Name::new("Camera"),
        TableCamera,
        MeshPickingCamera,
        ShadowLodOrigin,
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: 0.62,
            near: 0.02,
            far: 12.0,
            ..default()
        }),
        Exposure { ev100: 9.7 },
        Tonemapping::TonyMcMapface,
        match preset {
            Preset::Low => Msaa::Off,
            Preset::Medium | Preset::High => Msaa::Sample4,
        },
        DistanceFog {
            color: super::room::EVENING,
            falloff: FogFalloff::from_visibility_squared(5.5),
            ..default()
        },
        PanOrbitCamera {
            button_orbit: MouseButton::Right,
            button_pan: MouseButton::Middle,
            pitch_lower_limit: Some(0.18),
            pitch_upper_limit: Some(1.5),
            zoom_lower_limit: 0.25,
            zoom_upper_limit: Some(3.0),
            orbit_smoothness: 0.82,
            pan_smoothness: 0.82,
            zoom_smoothness: 0.82,
            touch_enabled: false,
            ..default()
        },
    )
}

/// Adds to `camera` what only some presets pay for.
pub(super) fn dress_camera(preset: Preset, camera: &mut EntityCommands) {
    match preset {
        Preset::Low => {
            camera.insert(Fxaa::default());
        }
        Preset::Medium | Preset::High => {
            camera.insert((
                Hdr,
                Bloom {
                    intensity: 0.10,
                    composite_mode: BloomCompositeMode::EnergyConserving,
                    ..Bloom::NATURAL
                },
            ));
        }
    }
}

fn aim(camera: &mut PanOrbitCamera, at: Viewpoint, aspect: f32) {
    let step_back = (ASPECT / aspect.max(0.2)).clamp(1.0, 2.6);
    camera.target_focus = at.focus;
    // The short way round.
    let turn = (at.yaw - camera.target_yaw).rem_euclid(std::f32::consts::TAU);
    camera.target_yaw += if turn > std::f32::consts::PI {
        turn - std::f32::consts::TAU
    } else {
        turn
    };
    camera.target_pitch = at.pitch;
    camera.target_radius = at.distance * step_back;
    camera.force_update = true;
}

fn land(camera: &mut PanOrbitCamera) {
    camera.focus = camera.target_focus;
    camera.yaw = Some(camera.target_yaw);
    camera.pitch = Some(camera.target_pitch);
    camera.radius = Some(camera.target_radius);
    camera.initialized = true;
}

fn aspect_of(camera: &Camera) -> f32 {
    camera
        .logical_target_size()
        .map_or(ASPECT, |size| size.x / size.y.max(1.0))
}

fn jump(asked: Res<Asked>, mut cameras: Query<(&Camera, &mut PanOrbitCamera)>) {
    for (camera, mut orbit) in &mut cameras {
        aim(&mut orbit, asked.0, aspect_of(camera));
        land(&mut orbit);
    }
}

fn follow_requests(
    mut requests: MessageReader<LookFrom>,
    glide: Res<Glide>,
    mut asked: ResMut<Asked>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera)>,
) {
    let Some(LookFrom(viewpoint)) = requests.read().last() else {
        return;
    };
    asked.0 = *viewpoint;
    for (camera, mut orbit) in &mut cameras {
        aim(&mut orbit, *viewpoint, aspect_of(camera));
        if !glide.0 {
            land(&mut orbit);
        }
    }
}

fn step_back_on_narrow_screens(
    asked: Res<Asked>,
    mut last: Local<f32>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera)>,
) {
    for (camera, mut orbit) in &mut cameras {
        let aspect = aspect_of(camera);
        if (aspect - *last).abs() > 0.01 {
            *last = aspect;
            aim(&mut orbit, asked.0, aspect);
            land(&mut orbit);
        }
    }
}
