//! Marks on the field: the way of the shot in the air, ways and ghosts of the last and the best, the session's shots, and
//! what a drill aims at.
//!
//! Each kind of line differs in colour and in its dashes; the best ghost wears a band, the last has none.

mod ghosts;
mod lines;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

pub use self::ghosts::Ghost;
use self::lines::{Ground, cells, discs, ribbon};
use super::{Landed, Practising, SessionShown, Shows};
use crate::monsuno::table::{LayTable, ShowBodies};
use crate::practice::{Ellipse, Flight, Score};
use crate::shell::Screen;

/// A mark on the field.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Where a drill, or what counts, aims at.
    Target,
    /// How often the session's shots came through each cell.
    Heat,
    /// Where the session's shots stopped.
    Stops,
    /// The scatter of those places.
    Scatter,
    /// The way of the best shot.
    Best,
    /// The way of the last shot.
    Last,
    /// The way of the shot in the air.
    Now,
}

impl Mark {
    /// The undermost first.
    const ALL: [Self; 7] = [
        Self::Heat,
        Self::Target,
        Self::Stops,
        Self::Scatter,
        Self::Best,
        Self::Last,
        Self::Now,
    ];

    pub(super) fn color(self) -> Color {
        match self {
            Self::Target => Color::srgba(1.0, 0.86, 0.45, 0.85),
            Self::Heat => Color::WHITE,
            Self::Stops => Color::srgb(0.45, 0.75, 1.0),
            Self::Scatter => Color::srgb(1.0, 0.62, 0.32),
            Self::Best => Color::srgba(1.0, 0.62, 0.32, 0.95),
            Self::Last => Color::srgba(0.45, 0.75, 1.0, 0.85),
            Self::Now => Color::srgba(1.0, 0.95, 0.85, 0.95),
        }
    }

    /// Half the width of its line, m, and the lengths of its dashes and gaps, if it is broken.
    fn line(self) -> (f32, Option<[f32; 2]>) {
        match self {
            Self::Target => (0.0022, None),
            Self::Scatter => (0.0016, Some([0.020, 0.012])),
            Self::Best => (0.0016, Some([0.016, 0.010])),
            Self::Last => (0.0014, None),
            Self::Now => (0.0020, None),
            Self::Heat | Self::Stops => (0.0, None),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Practice),
        (spawn_marks, ghosts::spawn_ghosts).after(LayTable),
    )
    .add_systems(
        Update,
        (
            draw_ways,
            draw_now,
            draw_session.run_if(
                resource_changed::<SessionShown>
                    .or_eager(on_message::<Landed>)
                    .or_eager(begun_anew),
            ),
            ghosts::follow,
        )
            .chain()
            .after(ShowBodies)
            .run_if(in_state(Screen::Practice))
            .run_if(resource_exists::<Practising>),
    );
}

fn spawn_marks(
    practising: Option<Res<Practising>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let Some(practising) = practising else { return };
    let ground = Ground::of(&practising);
    let aim = target(practising.on().score());
    for (height, mark) in Mark::ALL.into_iter().enumerate() {
        // All but the aim are drawn later.
        let drawn = (mark == Mark::Target).then(|| line_of(mark, &ground, &aim)).flatten();
        let seen = if drawn.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        commands.spawn((
            Name::new("Mark"),
            DespawnOnExit(Screen::Practice),
            mark,
            Mesh3d(drawn.map(|mesh| meshes.add(mesh)).unwrap_or_default()),
            MeshMaterial3d(materials.add(StandardMaterial {
                base_color: mark.color(),
                alpha_mode: AlphaMode::Blend,
                unlit: true,
                cull_mode: None,
                ..default()
            })),
            // The one lies over the other.
            Transform::from_xyz(0.0, 0.0006 + 0.0003 * height as f32, 0.0),
            seen,
            NotShadowCaster,
            Pickable::IGNORE,
        ));
    }
}

/// The outline of what `score` aims at.
fn target(score: &Score) -> Vec<[f64; 2]> {
    match *score {
        Score::Circle { x, z, radius } => {
            let circle = Ellipse {
                centre: [x, z],
                deviations: [1.0, 1.0],
                angle: 0.0,
            };
            let [unit, _] = circle.half_axes(0.9);
            let grown = |[at_x, at_z]: [f64; 2]| [x + (at_x - x) * radius / unit, z + (at_z - z) * radius / unit];
            let mut outline: Vec<[f64; 2]> = circle.outline(0.9).into_iter().map(grown).collect();
            // A cross in the middle.
            let arm = 0.1 * radius;
            outline.push([f64::NAN; 2]);
            outline.extend([[x - arm, z], [x + arm, z], [f64::NAN; 2], [x, z - arm], [x, z + arm]]);
            outline
        }
        Score::Gate { from, to } => vec![from, to],
        Score::SpinSeconds | Score::Hits | Score::Opens | Score::KnockOuts | Score::RisenSeconds => Vec::new(),
    }
}

/// Puts `mesh` in the place of what `mark` shows, or hides it.
fn put(
    mark: Mark,
    mesh: Option<Mesh>,
    meshes: &mut Assets<Mesh>,
    marks: &mut Query<(&Mark, &mut Mesh3d, &mut Visibility)>,
) {
    for (of, mut shown, mut visible) in marks {
        if *of != mark {
            continue;
        }
        visible.set_if_neq(if mesh.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(mesh) = &mesh {
            shown.0 = meshes.add(mesh.clone());
        }
    }
}

/// The way of `flight` over the ground.
fn way(flight: &Flight) -> Vec<[f64; 2]> {
    let points = flight.samples().iter();
    points.map(|sample| [sample.position[0], sample.position[2]]).collect()
}

fn line_of(mark: Mark, ground: &Ground, points: &[[f64; 2]]) -> Option<Mesh> {
    let (half, dash) = mark.line();
    (points.len() > 1).then(|| ribbon(ground, points, half, dash))
}

/// The ways of the last and the best shot, when there are new ones.
fn draw_ways(
    practising: Res<Practising>,
    mut drawn: Local<Option<u64>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut marks: Query<(&Mark, &mut Mesh3d, &mut Visibility)>,
) {
    if *drawn == Some(practising.revision()) && !practising.is_added() {
        return;
    }
    *drawn = Some(practising.revision());
    let ground = Ground::of(&practising);
    for (mark, flown) in [
        (Mark::Last, practising.on().last()),
        (Mark::Best, practising.on().best()),
    ] {
        let mesh = flown.and_then(|flown| line_of(mark, &ground, &way(&flown.flight)));
        put(mark, mesh, &mut meshes, &mut marks);
    }
}

/// The way of the shot in the air, drawn on a few times a second.
fn draw_now(
    practising: Res<Practising>,
    mut drawn: Local<usize>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut marks: Query<(&Mark, &mut Mesh3d, &mut Visibility)>,
) {
    const SAMPLES: usize = 6;
    let points = practising
        .on()
        .flying()
        .map_or(0, |flight| flight.samples().len() / SAMPLES);
    if *drawn == points {
        return;
    }
    *drawn = points;
    let ground = Ground::of(&practising);
    let mesh = practising
        .on()
        .flying()
        .and_then(|flight| line_of(Mark::Now, &ground, &way(flight)));
    put(Mark::Now, mesh, &mut meshes, &mut marks);
}

/// Whether another session, or another ground, is on the table.
fn begun_anew(practising: Option<Res<Practising>>, mut shots: Local<Option<(usize, u64)>>) -> bool {
    let now = practising.map(|practising| (practising.session().shots.len(), practising.session().began));
    std::mem::replace(&mut *shots, now) != now
}

/// The session's shots on this field: where they went, where they stopped, how that scatters.
fn draw_session(
    practising: Res<Practising>,
    shown: Res<SessionShown>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut marks: Query<(&Mark, &mut Mesh3d, &mut Visibility)>,
) {
    const CELL: f64 = 0.04;
    const HELD: f64 = 0.9;
    let ground = Ground::of(&practising);
    let field = &practising.on().equipment().field;
    let session = practising.session();
    let stops: Vec<[f64; 2]> = session
        .shots
        .iter()
        .filter(|kept| kept.shot.ground.field == field.name())
        .filter_map(|kept| kept.outcome.stopped)
        .collect();
    let of_session = |mesh: Option<Mesh>| mesh.filter(|_| shown.0 && practising.go().is_none());
    let ellipse = Ellipse::of(&stops).map(|ellipse| ellipse.outline(HELD));
    let heat = session.heat(field, CELL);
    put(Mark::Heat, of_session(cells(&ground, &heat)), &mut meshes, &mut marks);
    put(Mark::Stops, of_session(discs(&ground, &stops)), &mut meshes, &mut marks);
    let scatter = ellipse.and_then(|outline| line_of(Mark::Scatter, &ground, &outline));
    put(Mark::Scatter, of_session(scatter), &mut meshes, &mut marks);
}

/// Whether a ghost flies beside what is seen: the last only beside another shot.
fn ghost_flies(practising: &Practising, best: bool) -> bool {
    practising.is_flying() || (best && matches!(practising.shows(), Shows::Last { .. }))
}
