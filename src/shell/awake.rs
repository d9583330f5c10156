//! Pictures are drawn while something moves, and for a moment after; then the game rests until somebody does something.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::pause::Pause;
use super::settings::Settings;
use super::{Screen, captions, notice};
use crate::monsuno::play::Playing as Match;
use crate::mozyring::play::Playing as Rings;
use crate::range::Practising;
use crate::showcase::view::Showing;

/// How long pictures are drawn after the last thing moved: what fades or glides has begun again by then.
const TAIL: Duration = Duration::from_millis(600);

/// How long a table rests at most: thoughts come to an end, notices go.
const REST: Duration = Duration::from_secs(1);
/// How long a menu rests at most, where nothing comes by itself but the showcase.
const LONG_REST: Duration = Duration::from_secs(30);
/// How long the game rests at most where a gamepad lies ready: unlike keys and mice, it wakes nobody.
const PAD_REST: Duration = Duration::from_millis(50);

/// Until when pictures are drawn, by the clock of the machine.
#[derive(Resource, Default)]
struct Awake(Duration);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .add_systems(Last, (notice_motion, pace, tell_first).chain());
}

/// Tells once that there is a picture: the frame before this one was handed to the window.
fn tell_first(mut frames: Local<u32>) {
    *frames = frames.saturating_add(1);
    if *frames == 2 {
        info!("first picture");
    }
}

/// What was changed on the screen or on the table since it was last asked.
#[derive(SystemParam)]
pub struct Changes<'w, 's> {
    moved: Query<'w, 's, Entity, Changed<GlobalTransform>>,
    laid_out: Query<'w, 's, Entity, Changed<ComputedNode>>,
    shown: Query<'w, 's, Entity, Or<(Changed<InheritedVisibility>, Changed<MeshMaterial3d<StandardMaterial>>)>>,
    painted: Query<
        'w,
        's,
        Entity,
        Or<(
            Changed<BackgroundColor>,
            Changed<BorderColor>,
            Changed<TextColor>,
            Changed<Text>,
        )>,
    >,
}

impl Changes<'_, '_> {
    /// One of the things that changed, if any did.
    #[must_use]
    pub fn any(&self) -> Option<Entity> {
        let mut all = self
            .moved
            .iter()
            .chain(&self.laid_out)
            .chain(&self.shown)
            .chain(&self.painted);
        all.next()
    }
}

/// Whatever changes keeps the game awake, and so does a computer that thinks.
fn notice_motion(
    time: Res<Time<Real>>,
    changes: Changes,
    pause: Res<State<Pause>>,
    capsules: Option<Res<Match>>,
    rings: Option<Res<Rings>>,
    practice: Option<Res<Practising>>,
    film: Option<Res<Showing>>,
    mut awake: ResMut<Awake>,
) {
    let runs = capsules.is_some_and(|capsules| capsules.goes_on_by_itself())
        || rings.is_some_and(|rings| rings.computer_to_move().is_some())
        || practice.is_some_and(|practice| practice.goes_on_by_itself());
    if changes.any().is_some() || film.is_some() || (runs && *pause.get() == Pause::Off) {
        awake.0 = time.elapsed() + TAIL;
    }
}

/// How long nothing is drawn at most, unless somebody does something.
fn rest(screen: Screen, notices: bool, pads: bool) -> Duration {
    match (pads, notices || screen.is_table()) {
        (true, _) => PAD_REST,
        (_, true) => REST,
        _ => LONG_REST,
    }
}

/// The pace of the window: as many pictures as the screen shows, or as were asked for, or none until something happens.
fn pace(
    time: Res<Time<Real>>,
    awake: Res<Awake>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    notices: Query<(), Or<(With<notice::Shown>, With<captions::Caption>)>>,
    pads: Query<(), With<Gamepad>>,
    mut winit: ResMut<WinitSettings>,
) {
    let wanted = match settings.frame_limit {
        _ if time.elapsed() > awake.0 => {
            UpdateMode::reactive(rest(*screen.get(), !notices.is_empty(), !pads.is_empty()))
        }
        None => UpdateMode::Continuous,
        Some(limit) => UpdateMode::Reactive {
            wait: Duration::from_secs_f64(1.0 / f64::from(limit.max(1))),
            react_to_device_events: false,
            react_to_user_events: false,
            react_to_window_events: false,
        },
    };
    if winit.focused_mode != wanted || winit.unfocused_mode != wanted {
        winit.focused_mode = wanted;
        winit.unfocused_mode = wanted;
    }
}
