//! Spinning tops of one's own in one's own Bevy app: a small plugin around `ringspin::spin`.
//!
//! A [`Spinning`] component holds what carries a body ([`Flow`]) and where it is ([`State`]). `FixedUpdate` carries it on,
//! `Update` shows it between two ticks: the picture may have any rate, the motion has its own. Nothing else of ringspin's
//! game is used.
//!
//! `cargo run --example own_app`. Space spins another capsule on the table. (Each moves for itself: what bodies do to one
//! another is `ringspin::physics`.)

use bevy::app::AppExit;
use bevy::prelude::*;
use glam::DVec3;
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State as Motion, Surface, rotation};

/// A body that spins over a surface.
#[derive(Component)]
struct Spinning {
    flow: Flow,
    /// At the tick before, and now: the picture is in between.
    before: Motion,
    now: Motion,
}

impl Spinning {
    fn new(flow: Flow, start: Motion) -> Self {
        Self {
            flow,
            before: start,
            now: start,
        }
    }
}

/// Carries every [`Spinning`] on, and moves its `Transform`.
fn spin_plugin(app: &mut App) {
    app.insert_resource(Time::<Fixed>::from_hz(240.0))
        .add_systems(FixedUpdate, carry_on)
        .add_systems(Update, show);
}

fn carry_on(time: Res<Time>, mut bodies: Query<&mut Spinning>) {
    // Eight steps a tick. The flow cuts them further where a contact is stiff or a spin is fast.
    const STEPS: u32 = 8;
    let step = time.delta_secs_f64() / f64::from(STEPS);
    for mut body in &mut bodies {
        let Spinning { flow, before, now } = &mut *body;
        *before = *now;
        for _ in 0..STEPS {
            flow.advance(now, step);
        }
    }
}

fn show(time: Res<Time<Fixed>>, mut bodies: Query<(&Spinning, &mut Transform)>) {
    let share = time.overstep_fraction_f64();
    for (body, mut place) in &mut bodies {
        place.translation = body.before.position.lerp(body.now.position, share).as_vec3();
        place.rotation = body.before.orientation.slerp(body.now.orientation, share).as_quat();
    }
}

/// The table, y = 0.
const TABLE: Part = Part::Plane {
    normal: DVec3::Y,
    offset: 0.0,
};

/// A capsule, half the length of its straight part and its radius, m.
const CAPSULE: (f64, f64) = (0.015, 0.02);

/// What the capsules are dressed in.
#[derive(Resource)]
struct Dress {
    mesh: Handle<Mesh>,
    stripe: Handle<Mesh>,
    colors: Vec<Handle<StandardMaterial>>,
    ivory: Handle<StandardMaterial>,
    thrown: usize,
}

/// Spins one more capsule on the table, beside those that are there.
fn throw(dress: &mut Dress, commands: &mut Commands) {
    let (half_length, radius) = CAPSULE;
    let body = Body::solid(Shape::Capsule { half_length, radius }, 0.045);
    let contact = Contact {
        friction: 0.25,
        torsion_radius: 0.001,
        rolling: 0.0002,
        restitution: 0.4,
    };
    let flow = Flow::new(body, Surface::ground(TABLE, contact), 9.81, true);
    // Around by the golden angle and outwards, leaning a little, at 2,900 turns a minute.
    let number = dress.thrown as f64;
    let place = rotation(DVec3::Y, 2.4 * number) * DVec3::X * (0.09 * number.sqrt());
    let mut start = Motion::at(place, rotation(DVec3::Z, 0.05));
    start.position.y += flow.lift_to_touch(&start);
    let turning = start.axis() * 300.0;
    let start = start.moving(&body, DVec3::ZERO, turning);
    let color = dress.colors[dress.thrown % dress.colors.len()].clone();
    dress.thrown += 1;
    commands
        .spawn((
            Spinning::new(flow, start),
            Mesh3d(dress.mesh.clone()),
            MeshMaterial3d(color),
            Transform::default(),
        ))
        .with_child((
            Mesh3d(dress.stripe.clone()),
            MeshMaterial3d(dress.ivory.clone()),
            Transform::from_xyz(0.0, 0.0, radius as f32),
        ));
}

fn set_out(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.spawn((
        Camera3d::default(),
        Transform::from_xyz(0.0, 0.30, 0.50).looking_at(Vec3::new(0.0, 0.02, 0.0), Vec3::Y),
        // Things are centimetres large: the camera comes close.
        Projection::Perspective(PerspectiveProjection {
            near: 0.01,
            ..default()
        }),
        AmbientLight {
            brightness: 150.0,
            ..default()
        },
    ));
    commands.spawn((
        DirectionalLight {
            illuminance: 4_000.0,
            shadow_maps_enabled: true,
            ..default()
        },
        bevy::light::CascadeShadowConfigBuilder {
            minimum_distance: 0.02,
            maximum_distance: 3.0,
            first_cascade_far_bound: 0.6,
            ..default()
        }
        .build(),
        Transform::from_xyz(0.5, 1.0, 0.4).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Mesh3d(meshes.add(Plane3d::default().mesh().size(20.0, 20.0))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: Color::srgb(0.30, 0.18, 0.10),
            perceptual_roughness: 0.7,
            ..default()
        })),
    ));
    let (half_length, radius) = (CAPSULE.0 as f32, CAPSULE.1 as f32);
    let hues = [20.0, 200.0, 120.0, 320.0];
    let mut dress = Dress {
        mesh: meshes.add(Capsule3d::new(radius, 2.0 * half_length)),
        stripe: meshes.add(Cuboid::new(0.004, 0.03, 0.002)),
        colors: hues.map(|hue| materials.add(Color::hsl(hue, 0.65, 0.45))).to_vec(),
        ivory: materials.add(Color::srgb(0.95, 0.92, 0.85)),
        thrown: 0,
    };
    for _ in 0..3 {
        throw(&mut dress, &mut commands);
    }
    commands.insert_resource(dress);
}

fn throw_another(keys: Res<ButtonInput<KeyCode>>, mut dress: ResMut<Dress>, mut commands: Commands) {
    if keys.just_pressed(KeyCode::Space) {
        throw(&mut dress, &mut commands);
    }
}

fn main() -> AppExit {
    App::new()
        .add_plugins((DefaultPlugins, spin_plugin))
        .add_systems(Startup, set_out)
        .add_systems(Update, throw_another)
        .run()
}
