//! What stands on the table behind the menus: the board with a few rings, and two capsules.

use std::time::Duration;

use bevy::math::StableInterpolate;
use bevy::prelude::*;

use super::Screen;
use super::input::LastInput;
use super::look::Materials;
use super::settings::Settings;
use crate::monsuno::table::{self as monsuno, spawn_capsule, spawn_field};
use crate::mozyring::play::Paint;
use crate::mozyring::rules::Size;
use crate::mozyring::table::{self as mozyring, spawn_board, spawn_loose_ring};
use crate::physics::Field;

/// Everything of the backdrop hangs on this.
#[derive(Component)]
struct Backdrop;

/// Turns about its axis, in radians a second.
#[derive(Component)]
struct Turning(f32);

/// So long after the last touch nobody is there any more.
const ALONE: Duration = Duration::from_secs(10);

pub(super) fn plugin(app: &mut App) {
    for screen in Screen::MENUS {
        app.add_systems(OnEnter(screen), set_out);
    }
    for screen in [
        Screen::Monsuno,
        Screen::Mozyring,
        Screen::Practice,
        Screen::Lab,
        Screen::Showcase,
    ] {
        app.add_systems(OnEnter(screen), clear_away);
    }
    app.add_systems(Update, turn);
}

fn set_out(
    there: Query<(), With<Backdrop>>,
    rings: Res<mozyring::Art>,
    mut capsules: ResMut<monsuno::Art>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let figures = ["stag", "fox"].map(|name| capsules.figure(name, &mut meshes).folded());
    if !there.is_empty() {
        return;
    }
    let board_turn = Quat::from_rotation_y(0.32);
    let board_at = Vec3::new(0.13, 0.0, -0.10);
    let root = commands
        .spawn((
            Name::new("Backdrop"),
            Backdrop,
            Transform::default(),
            Visibility::default(),
        ))
        .id();
    let board = spawn_board(
        &mut commands,
        &rings,
        Transform::from_translation(board_at).with_rotation(board_turn),
    );
    let mut parts = vec![board];
    let laid = [
        (Paint::Red, Size::Large, Vec3::new(0.0, 0.019, 0.0)),
        (Paint::Red, Size::Medium, Vec3::new(0.0, 0.019, 0.0)),
        (Paint::Yellow, Size::Small, Vec3::new(0.0, 0.019, 0.0)),
        (Paint::Blue, Size::Large, Vec3::new(-0.105, 0.019, 0.105)),
        (Paint::Green, Size::Medium, Vec3::new(-0.105, 0.019, 0.105)),
        (Paint::Green, Size::Large, Vec3::new(0.105, 0.019, 0.0)),
        (Paint::Yellow, Size::Medium, Vec3::new(0.105, 0.019, -0.105)),
        (Paint::Blue, Size::Small, Vec3::new(-0.105, 0.019, -0.105)),
    ];
    for (paint, size, at) in laid {
        let place = Transform::from_translation(board_at + board_turn * at).with_rotation(board_turn);
        parts.push(spawn_loose_ring(&mut commands, &rings, paint, size, place));
    }
    let loose = [
        (Paint::Yellow, Size::Large, Vec3::new(-0.085, 0.0, 0.185)),
        (Paint::Red, Size::Medium, Vec3::new(0.245, 0.0, 0.150)),
        (Paint::Blue, Size::Small, Vec3::new(0.315, 0.0, 0.105)),
    ];
    for (nth, (paint, size, at)) in loose.into_iter().enumerate() {
        let place = Transform::from_translation(at).with_rotation(Quat::from_rotation_y(nth as f32));
        parts.push(spawn_loose_ring(&mut commands, &rings, paint, size, place));
    }
    // One capsule spins on its end, leaning a little; the other lies.
    let leaning = Quat::from_rotation_z(-0.16);
    let spinning = commands
        .spawn((
            Transform::from_translation(Vec3::new(0.06, 0.0345, 0.165)).with_rotation(leaning),
            Turning(7.0),
            Visibility::default(),
        ))
        .with_children(|root| spawn_capsule(root, &capsules, 0, figures[0].clone()))
        .id();
    let lying = Quat::from_rotation_y(0.9) * Quat::from_rotation_z(std::f32::consts::FRAC_PI_2);
    let resting = commands
        .spawn((
            Transform::from_translation(Vec3::new(0.165, 0.02, 0.185)).with_rotation(lying),
            Visibility::default(),
        ))
        .with_children(|root| spawn_capsule(root, &capsules, 1, figures[1].clone()))
        .id();
    parts.extend([spinning, resting]);
    // Under the table lies an arena that nobody sees: what draws it is ready before a match begins.
    if let Ok(arena) = Field::named("arena") {
        let unseen = Transform::from_xyz(0.0, -0.05, 0.0).with_scale(Vec3::splat(0.01));
        let arena = commands
            .spawn((unseen, Visibility::default()))
            .with_children(|root| spawn_field(root, *arena.shape(), &capsules, &materials, &mut meshes))
            .id();
        parts.push(arena);
    }
    commands.entity(root).add_children(&parts);
}

fn clear_away(backdrops: Query<Entity, With<Backdrop>>, mut commands: Commands) {
    for backdrop in &backdrops {
        commands.entity(backdrop).despawn();
    }
}

/// The capsule spins while somebody is there; left alone it comes to rest, and the game with it.
fn turn(
    time: Res<Time>,
    now: Res<Time<Real>>,
    last: Res<LastInput>,
    settings: Res<Settings>,
    mut pace: Local<f32>,
    mut turning: Query<(&Turning, &mut Transform)>,
) {
    let alone = settings.reduced_motion || now.elapsed() > last.0 + ALONE;
    let wanted = if alone { 0.0 } else { 1.0 };
    pace.smooth_nudge(&wanted, 0.8, now.delta_secs());
    if *pace < 0.01 {
        return;
    }
    let seconds = *pace * time.delta_secs();
    for (turning, mut place) in &mut turning {
        let upright = place.rotation * Vec3::Y;
        let lean = Vec3::new(upright.x, 0.0, upright.z);
        // It turns about its axis, and its axis walks round slowly.
        let precession = Quat::from_rotation_y(0.55 * seconds);
        let spin = Quat::from_axis_angle(upright.normalize_or(Vec3::Y), turning.0 * seconds);
        place.rotation = (precession * spin * place.rotation).normalize();
        // The lowest point of the end stays where it is.
        let foot = place.translation - 0.015 * lean;
        let now = place.rotation * Vec3::Y;
        place.translation = foot + 0.015 * Vec3::new(now.x, 0.0, now.z);
    }
}
