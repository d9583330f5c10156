//! What the windows of the phenomena share: a small table, the bodies that spin on it, and the numbers beside them.
//!
//! Space spins everything anew, S shows it ten times slower, the mouse looks around, Escape closes.

use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};
use glam::DVec3;
use ringspin::assets;
use ringspin::spin::{Body, Shape, State};

/// Steps a second at which the bodies are carried on; 240 ticks of eight steps, as in the game.
pub const RATE: f64 = 1920.0;

/// What carries the state of a body on by one step.
pub type Carry = Box<dyn Fn(&mut State) + Send + Sync>;

/// A body on the table.
pub struct Spinner {
    carry: Carry,
    /// Its shape, mass and inertia.
    pub body: Body,
    /// Where it is and how it moves.
    pub state: State,
    /// The same when it was spun.
    start: State,
    /// Where it stands on the table, m.
    place: Vec3,
    /// The angle about the vertical by which its axis went round, rad.
    pub whirled: f64,
    heading: Option<f64>,
    /// A point of the body (in its own frame, m) that is seen as a blur of where it was last.
    mark: Option<DVec3>,
}

impl Spinner {
    /// A body that starts in `state` at `place`, perhaps with a painted `mark`.
    pub fn new(carry: Carry, body: Body, state: State, place: Vec3, mark: Option<DVec3>) -> Self {
        Self {
            carry,
            body,
            state,
            start: state,
            place,
            whirled: 0.0,
            heading: None,
            mark,
        }
    }

    fn step(&mut self) {
        (self.carry)(&mut self.state);
        let axis = self.state.axis();
        let now = (-axis.z).atan2(axis.x);
        if let Some(last) = self.heading {
            let turn = now - last;
            self.whirled += turn - std::f64::consts::TAU * (turn / std::f64::consts::TAU).round();
        }
        self.heading = Some(now);
    }

    fn begin(&mut self) {
        self.state = self.start;
        self.whirled = 0.0;
        self.heading = None;
    }
}

/// A phenomenon in a window.
#[derive(Resource)]
pub struct Act {
    /// The title of the window.
    pub title: &'static str,
    /// What one sees.
    pub about: &'static str,
    /// What spins.
    pub spinners: Vec<Spinner>,
    /// The numbers of the bodies after so many seconds.
    pub numbers: fn(&[Spinner], f64) -> String,
    /// How far the eye is, m.
    pub distance: f32,
    /// How high it looks down from, rad.
    pub pitch: f32,
    /// Simulated seconds since they were spun.
    pub seconds: f64,
}

#[derive(Component)]
struct Seen(usize);

/// One of the places where the mark of a body was last.
#[derive(Component)]
struct Blur {
    spinner: usize,
    age: usize,
}

#[derive(Component)]
struct Numbers;

/// How many of the last places of a mark are seen.
const BLUR: usize = 400;

/// The places of each mark, the newest last.
#[derive(Resource, Default)]
struct Marks(Vec<std::collections::VecDeque<Vec3>>);

#[derive(Resource)]
struct Pace(f64);

/// Opens the window and shows `act` until it is closed.
pub fn show(act: Act) -> AppExit {
    let window = Window {
        title: act.title.into(),
        resolution: WindowResolution::new(960, 600),
        ..default()
    };
    let plugins = DefaultPlugins.set(WindowPlugin {
        primary_window: Some(window),
        ..default()
    });
    App::new()
        .add_plugins((plugins, PanOrbitCameraPlugin))
        .insert_resource(ClearColor(Color::srgb(0.04, 0.03, 0.03)))
        .insert_resource(Time::<Fixed>::from_hz(240.0))
        .insert_resource(Marks(vec![default(); act.spinners.len()]))
        .insert_resource(Pace(1.0))
        .insert_resource(act)
        .add_systems(Startup, (lay_table, write_words))
        .add_systems(FixedUpdate, spin)
        .add_systems(Update, (answer_keys, place_bodies, place_blur, tell_numbers).chain())
        .run()
}

fn mesh_of(shape: &Shape) -> Mesh {
    match *shape {
        Shape::Capsule { half_length, radius } => Capsule3d::new(radius as f32, 2.0 * half_length as f32).into(),
        Shape::Cylinder {
            half_length, radius, ..
        } => Mesh::from(Cylinder::new(radius as f32, 2.0 * half_length as f32)),
        Shape::Sphere { radius } | Shape::Cup { radius, .. } => Sphere::new(radius as f32).into(),
    }
}

/// Half the height and the radius of what a shape fills.
fn extent(shape: &Shape) -> (f32, f32) {
    match *shape {
        Shape::Capsule { half_length, radius }
        | Shape::Cylinder {
            half_length, radius, ..
        } => (half_length as f32, radius as f32),
        Shape::Sphere { radius } | Shape::Cup { radius, .. } => (0.0, radius as f32),
    }
}

fn lay_table(
    act: Res<Act>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Camera3d::default(),
        PanOrbitCamera {
            yaw: Some(0.0),
            pitch: Some(act.pitch),
            radius: Some(act.distance),
            focus: Vec3::Y * 0.03,
            zoom_lower_limit: 0.1,
            ..default()
        },
        Projection::Perspective(PerspectiveProjection {
            near: 0.01,
            ..default()
        }),
        AmbientLight {
            brightness: 120.0,
            ..default()
        },
    ));
    commands.spawn((
        DirectionalLight {
            illuminance: 3_000.0,
            shadow_maps_enabled: true,
            ..default()
        },
        bevy::light::CascadeShadowConfigBuilder {
            minimum_distance: 0.02,
            maximum_distance: 2.0,
            first_cascade_far_bound: 0.5,
            ..default()
        }
        .build(),
        Transform::from_xyz(0.4, 1.0, 0.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Mesh3d(meshes.add(Plane3d::default().mesh().size(30.0, 30.0))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: Color::srgb(0.10, 0.06, 0.04),
            perceptual_roughness: 0.7,
            ..default()
        })),
    ));
    let stripe = materials.add(Color::srgb(0.95, 0.92, 0.85));
    let glow = materials.add(StandardMaterial {
        base_color: Color::srgb(1.0, 0.75, 0.25),
        unlit: true,
        ..default()
    });
    for (number, spinner) in act.spinners.iter().enumerate() {
        let shape = spinner.body.shape();
        let (half, radius) = extent(shape);
        let hue = 15.0 + 200.0 * number as f32 / act.spinners.len() as f32;
        commands
            .spawn((
                Seen(number),
                Mesh3d(meshes.add(mesh_of(shape))),
                MeshMaterial3d(materials.add(StandardMaterial {
                    base_color: Color::hsl(hue, 0.65, 0.42),
                    perceptual_roughness: 0.35,
                    ..default()
                })),
                Transform::default(),
            ))
            // A stripe along the side shows how it turns.
            .with_child((
                Mesh3d(meshes.add(Cuboid::new(0.25 * radius, 1.8 * half.max(0.3 * radius), 0.06 * radius))),
                MeshMaterial3d(stripe.clone()),
                Transform::from_xyz(0.0, 0.0, radius),
            ));
        if spinner.mark.is_some() {
            let dot = meshes.add(
                Sphere::new(0.10 * radius)
                    .mesh()
                    .ico(2)
                    .unwrap_or_else(|_| Sphere::new(0.1).into()),
            );
            for age in 0..BLUR {
                commands.spawn((
                    Blur { spinner: number, age },
                    Mesh3d(dot.clone()),
                    MeshMaterial3d(glow.clone()),
                    bevy::light::NotShadowCaster,
                    Transform::default(),
                ));
            }
        }
    }
}

fn write_words(act: Res<Act>, mut commands: Commands, mut fonts: ResMut<Assets<Font>>) -> Result {
    let font = fonts.add(Font::from_bytes(assets::bytes("fonts/Rubik-Regular.ttf")?.into_owned()));
    let words = |text: String, size: f32| {
        (
            Text::new(text),
            TextFont::from_font_size(size).with_font(font.clone()),
            TextColor(Color::srgb(0.96, 0.91, 0.82)),
        )
    };
    commands
        .spawn(Node {
            position_type: PositionType::Absolute,
            top: px(14),
            left: px(18),
            max_width: percent(94),
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            ..default()
        })
        .with_children(|column| {
            column.spawn(words(act.about.to_owned(), 17.0));
            column.spawn((Numbers, words(String::new(), 17.0)));
            column.spawn(words(
                "Space: again · S: ten times slower · mouse: look around".to_owned(),
                14.0,
            ));
        });
    Ok(())
}

fn answer_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut act: ResMut<Act>,
    mut pace: ResMut<Pace>,
    mut marks: ResMut<Marks>,
    mut exit: MessageWriter<AppExit>,
) {
    if keys.just_pressed(KeyCode::Space) {
        act.seconds = 0.0;
        act.spinners.iter_mut().for_each(Spinner::begin);
        marks.0.iter_mut().for_each(std::collections::VecDeque::clear);
    }
    if keys.just_pressed(KeyCode::KeyS) {
        pace.0 = if pace.0 < 1.0 { 1.0 } else { 0.1 };
    }
    if keys.just_pressed(KeyCode::Escape) {
        exit.write(AppExit::Success);
    }
}

fn spin(mut act: ResMut<Act>, mut marks: ResMut<Marks>, pace: Res<Pace>, time: Res<Time>, mut owed: Local<f64>) {
    *owed += time.delta_secs_f64() * pace.0 * RATE;
    while *owed >= 1.0 {
        *owed -= 1.0;
        act.seconds += 1.0 / RATE;
        for (spinner, places) in act.spinners.iter_mut().zip(&mut marks.0) {
            spinner.step();
            if let Some(mark) = spinner.mark {
                let at = (spinner.state.position + spinner.state.orientation * mark).as_vec3() + spinner.place;
                places.push_back(at);
                if places.len() > BLUR {
                    places.pop_front();
                }
            }
        }
    }
}

fn place_bodies(act: Res<Act>, mut seen: Query<(&Seen, &mut Transform)>) {
    for (seen, mut transform) in &mut seen {
        let spinner = &act.spinners[seen.0];
        transform.translation = spinner.state.position.as_vec3() + spinner.place;
        transform.rotation = spinner.state.orientation.as_quat();
    }
}

fn place_blur(marks: Res<Marks>, mut blur: Query<(&Blur, &mut Transform)>) {
    for (blur, mut transform) in &mut blur {
        let places = &marks.0[blur.spinner];
        if let Some(at) = places
            .len()
            .checked_sub(blur.age + 1)
            .and_then(|place| places.get(place))
        {
            transform.translation = *at;
        }
    }
}

fn tell_numbers(act: Res<Act>, mut words: Query<&mut Text, With<Numbers>>) {
    for mut text in &mut words {
        text.0 = (act.numbers)(&act.spinners, act.seconds);
    }
}
