//! The one camera: it looks where the screen says, glides there, and lets the player turn and zoom.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::ShadowLodOrigin;
use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::input::gamepad::GamepadAxis;
use bevy::picking::hover::Hovered;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode};
use bevy::prelude::*;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

use super::Screen;
use super::input::{Act, Controls};
use super::look::Preset;
use super::overlay::Overlay;
use super::pause::Pause;
use super::settings::Settings;
use super::widget::Scrolls;

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
    /// How much of the table across the picture has to be seen on a narrow screen, in metres: as much as on one of 16:9
    /// where nothing is said.
    pub wide: Option<f32>,
}

impl Viewpoint {
    /// How far away the camera is on a screen of this `aspect` ratio.
    fn distance_on(&self, aspect: f32) -> f32 {
        let wide = |wide| wide / (2.0 * (FIELD_OF_VIEW / 2.0).tan() * aspect.max(0.2));
        self.wide.map_or(self.distance * step_back(aspect), |across| {
            self.distance.max(wide(across))
        })
    }

    /// What is in the middle of the picture: on a tall screen words stand above what was fitted into its width, and that
    /// moves down.
    fn focus_on(&self, aspect: f32) -> Vec3 {
        /// How far down, of the height of the picture.
        const DOWN: f32 = 0.015;
        if self.wide.is_none() || aspect >= 1.0 {
            return self.focus;
        }
        let height = 2.0 * (FIELD_OF_VIEW / 2.0).tan() * self.distance_on(aspect);
        let away = Quat::from_rotation_y(self.yaw) * Vec3::NEG_Z;
        self.focus + away * (DOWN * height / self.pitch.sin())
    }
}

/// How much the camera sees from below to above, radians.
const FIELD_OF_VIEW: f32 = 0.62;

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

/// Where the player wants to look from.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    /// From the seat of whose turn it is, and close to what matters.
    #[default]
    Seat,
    /// From above.
    Top,
    /// After the capsules; at a board, from the seat.
    Follow,
    /// From where the player turned to: nothing moves the camera but the player.
    Free,
}

impl View {
    /// The next one, where capsules can be followed or not.
    #[must_use]
    pub fn next(self, capsules: bool) -> Self {
        match self {
            Self::Seat => Self::Top,
            Self::Top if capsules => Self::Follow,
            Self::Top | Self::Follow => Self::Free,
            Self::Free => Self::Seat,
        }
    }

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Seat => "view-seat",
            Self::Top => "view-top",
            Self::Follow => "view-follow",
            Self::Free => "view-free",
        }
    }

    /// What is looked from where the game asks for `viewpoint`.
    fn of(self, viewpoint: Viewpoint) -> Option<Viewpoint> {
        match self {
            Self::Seat | Self::Follow => Some(viewpoint),
            Self::Top => Some(Viewpoint {
                pitch: STEEPEST,
                ..viewpoint
            }),
            Self::Free => None,
        }
    }
}

/// The flattest look over the table, radians.
const LOWEST: f32 = 0.18;
/// How near and how far the camera may be, metres.
const NEAREST: f32 = 0.25;
const FARTHEST: f32 = 3.0;

/// The steepest look down, radians: straight down has no up.
const STEEPEST: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .add_plugins(PanOrbitCameraPlugin)
        .add_message::<LookFrom>()
        .insert_resource(Asked(Viewpoint {
            focus: Vec3::ZERO,
            yaw: 0.35,
            pitch: 0.5,
            distance: 1.3,
            wide: None,
        }))
        .add_systems(PostStartup, jump)
        .add_systems(
            Update,
            (
                give_to_hand,
                look_around.run_if(in_state(Pause::Off)),
                follow_requests,
                step_back_on_narrow_screens,
            )
                .chain(),
        );
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
            fov: FIELD_OF_VIEW,
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
        hand(),
    )
}

/// The player's hand on the camera, that turns it and brings it nearer; without it, the camera stays where it is put.
pub fn hand() -> impl Bundle {
    PanOrbitCamera {
        button_orbit: MouseButton::Right,
        button_pan: MouseButton::Middle,
        pitch_lower_limit: Some(LOWEST),
        pitch_upper_limit: Some(STEEPEST),
        zoom_lower_limit: NEAREST,
        zoom_upper_limit: Some(FARTHEST),
        orbit_smoothness: 0.82,
        pan_smoothness: 0.82,
        zoom_smoothness: 0.82,
        touch_enabled: false,
        ..default()
    }
}

/// The mouse turns and zooms at a table that nothing covers; where it scrolls through a text, the wheel does only that.
fn give_to_hand(
    screen: Res<State<Screen>>,
    pause: Res<State<Pause>>,
    overlay: Res<State<Overlay>>,
    texts: Query<&Hovered, With<Scrolls>>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let at_table = screen.get().is_table() || *screen.get() == Screen::Lab;
    let is_free = at_table && *pause.get() == Pause::Off && *overlay.get() == Overlay::None;
    let zoom = if texts.iter().any(Hovered::get) { 0.0 } else { 1.0 };
    for mut camera in &mut cameras {
        if camera.enabled != is_free || camera.zoom_sensitivity != zoom {
            (camera.enabled, camera.zoom_sensitivity) = (is_free, zoom);
        }
    }
}

/// Takes the player's hand off the camera.
pub fn take_from_hand(camera: &mut EntityCommands) {
    camera.remove::<PanOrbitCamera>();
}

/// By what factor a camera steps back on a screen of this `aspect` ratio.
#[must_use]
pub fn step_back(aspect: f32) -> f32 {
    (ASPECT / aspect.max(0.2)).clamp(1.0, 2.6)
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
    camera.target_focus = at.focus_on(aspect);
    // The short way round.
    let turn = (at.yaw - camera.target_yaw).rem_euclid(std::f32::consts::TAU);
    camera.target_yaw += if turn > std::f32::consts::PI {
        turn - std::f32::consts::TAU
    } else {
        turn
    };
    camera.target_pitch = at.pitch;
    camera.target_radius = at.distance_on(aspect);
    camera.force_update = true;
}

/// Whether what `camera` is to look at lies so far off that it would sweep over the table to get there.
fn sweeps(camera: &PanOrbitCamera) -> bool {
    /// Farther is a sweep: metres, radians.
    const FAR: f32 = 0.1;
    const TURNED: f32 = 0.2;
    let turned = |now: Option<f32>, then: f32| now.is_some_and(|now| (now - then).abs() > TURNED);
    camera.focus.distance(camera.target_focus) > FAR
        || turned(camera.yaw, camera.target_yaw)
        || turned(camera.pitch, camera.target_pitch)
        || turned(camera.radius, camera.target_radius)
}

fn land(camera: &mut PanOrbitCamera) {
    camera.focus = camera.target_focus;
    camera.yaw = Some(camera.target_yaw);
    camera.pitch = Some(camera.target_pitch);
    camera.radius = Some(camera.target_radius);
    camera.initialized = true;
}

/// The aspect ratio of what `camera` renders.
#[must_use]
pub fn aspect_of(camera: &Camera) -> f32 {
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

/// Turns, tilts and comes nearer by keys, and by the right stick of a gamepad where it has nothing else to do.
fn look_around(
    time: Res<Time<Real>>,
    controls: Controls,
    screen: Res<State<Screen>>,
    mut view: ResMut<View>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let screen = *screen.get();
    if !screen.is_table() {
        return;
    }
    if controls.just_pressed(Act::NextView) {
        *view = view.next(screen.has_capsules());
    }
    let stick = |axis| {
        if screen == Screen::Mozyring {
            controls.stick(axis)
        } else {
            0.0
        }
    };
    let turn = controls.held(Act::TurnRight, Act::TurnLeft) + stick(GamepadAxis::RightStickX);
    let tilt = controls.held(Act::TiltUp, Act::TiltDown) + stick(GamepadAxis::RightStickY);
    let far = controls.held(Act::Farther, Act::Nearer);
    if turn == 0.0 && tilt == 0.0 && far == 0.0 {
        return;
    }
    let seconds = time.delta_secs();
    for mut orbit in &mut cameras {
        orbit.target_yaw += 1.3 * turn as f32 * seconds;
        orbit.target_pitch = (orbit.target_pitch + 0.9 * tilt as f32 * seconds).clamp(LOWEST, STEEPEST);
        orbit.target_radius = (orbit.target_radius * (0.9 * far as f32 * seconds).exp()).clamp(NEAREST, FARTHEST);
        orbit.force_update = true;
    }
}

fn follow_requests(
    mut requests: MessageReader<LookFrom>,
    glide: Res<Glide>,
    settings: Res<Settings>,
    view: Res<View>,
    screen: Res<State<Screen>>,
    mut asked: ResMut<Asked>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera)>,
) {
    let request = requests.read().last();
    if let Some(LookFrom(viewpoint)) = request {
        asked.0 = *viewpoint;
    } else if !view.is_changed() {
        return;
    }
    // Only a table can be looked at as one likes; a new screen has a place of its own.
    let viewpoint = if screen.get().is_table() && !screen.is_changed() {
        view.of(asked.0)
    } else {
        Some(asked.0)
    };
    let Some(viewpoint) = viewpoint else { return };
    for (camera, mut orbit) in &mut cameras {
        aim(&mut orbit, viewpoint, aspect_of(camera));
        // A hand that was only just laid on the camera has nowhere to glide from.
        if !glide.0 || !orbit.initialized || (settings.reduced_motion && sweeps(&orbit)) {
            land(&mut orbit);
        }
    }
}

fn step_back_on_narrow_screens(
    asked: Res<Asked>,
    view: Res<View>,
    mut last: Local<f32>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera)>,
) {
    for (camera, mut orbit) in &mut cameras {
        let aspect = aspect_of(camera);
        if (aspect - *last).abs() > 0.01 {
            *last = aspect;
            aim(&mut orbit, view.of(asked.0).unwrap_or(asked.0), aspect);
            land(&mut orbit);
        }
    }
}
