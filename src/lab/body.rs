//! The body on the table, the trail of a point of it, and from where it is seen.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::{FollowIntents, Lab};
use crate::practice::lab::{Knob, Phenomenon, Setting};
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::room::BigTable;
use crate::shell::settings::Settings;
use crate::shell::{Portrait, Screen};
use crate::showcase::simulation::{Look, Pose, Spinner};
use crate::showcase::view::things::{Art, Trace};

/// The body that is run.
#[derive(Component)]
struct Shown;

/// Everything that stands there.
#[derive(Component)]
struct Set;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (set_out, show_table, place, place_trail, look_on)
            .chain()
            .after(FollowIntents)
            .run_if(in_state(Screen::Lab)),
    )
    .add_systems(OnExit(Screen::Lab), bring_table);
}

/// Makes the body anew when another one is run.
fn set_out(
    lab: Res<Lab>,
    sets: Query<Entity, With<Set>>,
    art: Res<Art>,
    mut made: Local<Option<Spinner>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let (setting, spinner) = (lab.run().setting(), lab.run().spinner());
    if !sets.is_empty() && made.as_ref().is_some_and(|made| looks_alike(made, spinner)) {
        return;
    }
    *made = Some(spinner.clone());
    for set in &sets {
        commands.entity(set).despawn();
    }
    let place = (Transform::default(), Visibility::default());
    commands
        .spawn((Name::new("Lab"), Set, DespawnOnExit(Screen::Lab), place))
        .with_children(|root| {
            root.spawn((Shown, place))
                .with_children(|body| dress(body, setting, spinner, &art, &mut meshes));
            art.traces(root, 0);
            if let Some(height) = setting.pillar() {
                art.pillar(root, height as f32, &mut meshes);
            }
        });
}

/// Whether both are seen as the same thing.
fn looks_alike(one: &Spinner, other: &Spinner) -> bool {
    // The moments of a handle follow from its rods.
    (one.look, one.shape, one.support, one.place) == (other.look, other.shape, other.support, other.place)
        && (one.look != Look::Handle || one.inertia == other.inertia)
}

fn dress(body: &mut ChildSpawnerCommands, setting: &Setting, spinner: &Spinner, art: &Art, meshes: &mut Assets<Mesh>) {
    match spinner.look {
        Look::Tube => art.tube(body, spinner, 0, meshes),
        Look::Coin => art.coin(body, spinner, meshes),
        Look::Top => art.top(body, spinner, 0, meshes),
        Look::Handle => art.handle_with_stem(body, spinner, setting.si(Knob::Stem) as f32, meshes),
        Look::Solid | Look::Capsule | Look::OtherCapsule => art.solid(body, spinner, meshes),
    }
}

/// In free fall there is no table.
fn show_table(lab: Res<Lab>, mut tables: Query<&mut Visibility, With<BigTable>>) {
    let falls = matches!(
        lab.run().setting().phenomenon(),
        Phenomenon::FlippingHandle | Phenomenon::FreeWobble
    );
    let wanted = if falls {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    };
    for mut visible in &mut tables {
        visible.set_if_neq(wanted);
    }
}

fn bring_table(mut tables: Query<&mut Visibility, With<BigTable>>) {
    for mut visible in &mut tables {
        visible.set_if_neq(Visibility::Inherited);
    }
}

/// Where the body is seen: between two ticks while time passes.
fn seen(lab: &Lab, overstep: f64) -> Pose {
    let [before, now] = lab.poses;
    let share = if lab.runs() && !lab.run().is_over() {
        overstep
    } else {
        1.0
    };
    before.on_the_way_to(&now, share)
}

fn place(lab: Res<Lab>, time: Res<Time<Fixed>>, mut bodies: Query<&mut Transform, With<Shown>>) {
    let pose = seen(&lab, time.overstep_fraction_f64());
    for mut place in &mut bodies {
        place
            .set_if_neq(Transform::from_translation(pose.position.as_vec3()).with_rotation(pose.orientation.as_quat()));
    }
}

/// Moves the trail to where the marked point was; with little motion wanted there is none.
fn place_trail(
    lab: Res<Lab>,
    settings: Res<Settings>,
    mut traces: Query<(&Trace, &mut Transform, &mut Visibility), With<NotShadowCaster>>,
) {
    for (trace, mut place, mut visible) in &mut traces {
        let was = lab
            .run()
            .trail()
            .nth_back(trace.age)
            .filter(|_| !settings.reduced_motion);
        visible.set_if_neq(if was.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(was) = was {
            place.set_if_neq(Transform::from_translation(was.as_vec3()));
        }
    }
}

/// Close to the body, which stands between the panels on a wide screen and above them on a tall one.
fn look_on(
    lab: Res<Lab>,
    portrait: Res<Portrait>,
    screen: Res<State<Screen>>,
    mut last: Local<Option<(Viewpoint, Phenomenon)>>,
    mut look: MessageWriter<LookFrom>,
) {
    /// The view follows a body that is so far from its middle, m.
    const OFF: f32 = 0.05;
    let phenomenon = lab.run().setting().phenomenon();
    let at = lab.poses[1].position.as_vec3();
    let mut wanted = viewpoint(phenomenon);
    // Each body goes its own way over the table.
    let same = last.filter(|(_, shown)| *shown == phenomenon);
    let followed = same.map_or(Vec3::ZERO, |(last, _)| last.focus);
    let beside = Vec3::new(at.x, 0.0, at.z);
    let shift = shift(&wanted, portrait.0);
    let from = Vec3::new(followed.x - shift.x, 0.0, followed.z - shift.z);
    let middle = if same.is_none() {
        Vec3::ZERO
    } else if beside.distance(from) > OFF {
        beside
    } else {
        from
    };
    wanted.focus += middle + shift;
    if portrait.0 {
        wanted.distance *= TALL;
    }
    let moved = last.is_none_or(|(last, shown)| {
        shown != phenomenon || last.focus.distance(wanted.focus) > 1e-4 || last.distance != wanted.distance
    });
    // Whoever comes back finds the view elsewhere.
    if moved || screen.is_changed() {
        *last = Some((wanted, phenomenon));
        look.write(LookFrom(wanted));
    }
}

/// On a tall screen the body has the whole width: by this factor the camera comes nearer.
const TALL: f32 = 0.62;

/// By how much the point that is looked at is off the body, so that the body stands where no panel is, m.
fn shift(viewpoint: &Viewpoint, tall: bool) -> Vec3 {
    let (sin, cos) = viewpoint.pitch.sin_cos();
    let right = Vec3::new(viewpoint.yaw.cos(), 0.0, -viewpoint.yaw.sin());
    let towards = Vec3::new(viewpoint.yaw.sin(), 0.0, viewpoint.yaw.cos());
    if tall {
        (towards * sin - Vec3::Y * cos) * (0.17 * viewpoint.distance)
    } else {
        right * (0.016 * viewpoint.distance)
    }
}

fn viewpoint(phenomenon: Phenomenon) -> Viewpoint {
    let (height, pitch, distance) = match phenomenon {
        Phenomenon::SleepingTop => (0.020, 0.30, 0.36),
        Phenomenon::LeaningTop => (0.065, 0.30, 0.52),
        Phenomenon::WhirlingTube => (0.004, 0.75, 0.34),
        Phenomenon::RisingCapsule => (0.020, 0.36, 0.40),
        Phenomenon::SettlingDisc => (0.006, 0.50, 0.32),
        Phenomenon::FlippingHandle => (0.094, 0.20, 0.48),
        Phenomenon::FreeWobble => (0.098, 0.30, 0.40),
        Phenomenon::SpinDown => (0.028, 0.36, 0.40),
    };
    Viewpoint {
        focus: Vec3::Y * height,
        yaw: -0.25,
        pitch,
        distance,
        wide: None,
    }
}
