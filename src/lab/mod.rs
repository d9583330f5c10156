//! The lab in the window: what [`crate::practice::lab`] runs and measures, to be turned at, seen and read.
//!
//! In: [`Intent`]s of dials, buttons and keys. Out: the body on the table (`body`), its dials (`dials`), what is measured
//! beside theory (`readings`, `plots`), and the words and buttons around (`hud`). The run ticks in `FixedUpdate`; how fast
//! time goes is the pace of the game's clock.

mod body;
mod dials;
mod hud;
mod plots;
mod readings;

use bevy::prelude::*;

pub use self::dials::Bar;
use crate::practice::lab::{Knob, Phenomenon, Run, Setting};
use crate::shell::Screen;
use crate::shell::pause::StartOver;
use crate::showcase::simulation::Pose;

/// How fast time can go: simulated seconds in one of the clock.
pub const PACES: [f64; 7] = [0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0];
/// So many ticks are a step by hand: a sixtieth of a second.
const STEP: u32 = 4;

/// What a player wants.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// Another phenomenon, so many places on.
    Show(isize),
    /// Turns a dial to a value, in the knob's own unit.
    Turn(Knob, f64),
    /// The hand goes to another dial, so many places down.
    Reach(isize),
    /// Turns the dial in the hand by so many of its steps.
    Nudge(isize),
    /// Stops the run, or lets it go on.
    PlayPause,
    /// Stops the run, and goes a moment on.
    Step,
    /// From the beginning.
    Again,
    /// Time goes faster, or slower, by so many paces.
    Pace(isize),
    /// All dials of the phenomenon as they were at first.
    Defaults,
}

/// The lab: what is shown, and where every dial stands.
#[derive(Resource, Debug, Clone)]
pub struct Lab {
    settings: [Setting; Phenomenon::ALL.len()],
    run: Run,
    /// Where the body was at the tick before, and where it is.
    poses: [Pose; 2],
    runs: bool,
    paces: [usize; Phenomenon::ALL.len()],
    /// The place of the dial in the hand.
    hand: usize,
    /// Grows with each new beginning.
    beginnings: u64,
}

impl Default for Lab {
    fn default() -> Self {
        let settings = Phenomenon::ALL.map(Setting::first);
        let run = Run::begin(settings[0]);
        let pose = run.pose();
        Self {
            settings,
            run,
            poses: [pose; 2],
            runs: true,
            paces: Phenomenon::ALL.map(first_pace),
            hand: 0,
            beginnings: 0,
        }
    }
}

/// How fast time goes at first: as fast as the eye can follow.
fn first_pace(phenomenon: Phenomenon) -> usize {
    let pace = match phenomenon {
        Phenomenon::RisingCapsule => 0.1,
        Phenomenon::SleepingTop | Phenomenon::LeaningTop => 0.5,
        Phenomenon::WhirlingTube => 0.25,
        Phenomenon::SettlingDisc | Phenomenon::FlippingHandle | Phenomenon::FreeWobble | Phenomenon::SpinDown => 1.0,
    };
    PACES.iter().position(|one| *one == pace).unwrap_or(0)
}

impl Lab {
    /// What goes on.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Whether time passes in it.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Simulated seconds in one of the clock.
    #[must_use]
    pub fn pace(&self) -> f64 {
        PACES[self.paces[self.place()].min(PACES.len() - 1)]
    }

    /// The knob of the dial in the hand.
    #[must_use]
    pub fn hand(&self) -> Option<Knob> {
        let dials = self.run.setting().phenomenon().dials();
        dials.get(self.hand).map(|dial| dial.knob)
    }

    /// Grows with each new beginning.
    #[must_use]
    pub fn beginnings(&self) -> u64 {
        self.beginnings
    }

    fn place(&self) -> usize {
        self.run.setting().phenomenon().place()
    }

    fn begin(&mut self, setting: Setting) {
        self.settings[setting.phenomenon().place()] = setting;
        self.run = Run::begin(setting);
        self.poses = [self.run.pose(); 2];
        self.beginnings += 1;
    }

    fn tick(&mut self) {
        self.run.tick();
        self.poses = [self.poses[1], self.run.pose()];
    }

    fn turn(&mut self, knob: Knob, value: f64) {
        let mut setting = *self.run.setting();
        if setting.turn(knob, value) {
            self.begin(setting);
        }
    }

    /// Does what `intent` wants.
    fn follow(&mut self, intent: Intent) {
        let dials = self.run.setting().phenomenon().dials();
        let around = |at: usize, by: isize, count: usize| (at as isize + by).rem_euclid(count.max(1) as isize) as usize;
        match intent {
            Intent::Show(by) => {
                let next = around(self.place(), by, Phenomenon::ALL.len());
                self.hand = 0;
                self.runs = true;
                self.begin(self.settings[next]);
            }
            Intent::Turn(knob, value) => {
                self.hand = dials.iter().position(|dial| dial.knob == knob).unwrap_or(self.hand);
                self.turn(knob, value);
            }
            Intent::Reach(by) => self.hand = around(self.hand, by, dials.len()),
            Intent::Nudge(by) => {
                if let Some(dial) = dials.get(self.hand) {
                    let now = self.run.setting().value(dial.knob).unwrap_or(dial.first);
                    self.turn(dial.knob, now + by as f64 * dial.step);
                }
            }
            Intent::PlayPause if self.run.is_over() => {
                self.runs = true;
                self.begin(*self.run.setting());
            }
            Intent::PlayPause => self.runs = !self.runs,
            Intent::Step => {
                self.runs = false;
                for _ in 0..STEP {
                    self.tick();
                }
            }
            Intent::Again => {
                self.runs = true;
                self.begin(*self.run.setting());
            }
            Intent::Pace(by) => {
                let place = self.place();
                self.paces[place] = self.paces[place].saturating_add_signed(by).min(PACES.len() - 1);
            }
            Intent::Defaults => {
                self.begin(Setting::first(self.run.setting().phenomenon()));
                self.paces[self.place()] = first_pace(self.run.setting().phenomenon());
            }
        }
    }
}

/// When what the player wants is done.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct FollowIntents;

/// When the lab is there.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Open;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Lab>()
        .add_message::<Intent>()
        .add_plugins((
            body::plugin,
            dials::plugin,
            hud::plugin,
            plots::plugin,
            readings::plugin,
        ))
        .add_systems(OnEnter(Screen::Lab), open.in_set(Open))
        .add_systems(OnExit(Screen::Lab), close)
        .add_systems(FixedUpdate, tick.run_if(in_state(Screen::Lab)))
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>),
                follow.run_if(on_message::<Intent>),
                keep_pace,
            )
                .chain()
                .in_set(FollowIntents)
                .run_if(in_state(Screen::Lab)),
        );
}

/// Whoever comes in sees it from its beginning, with the dials where they were left.
fn open(mut lab: ResMut<Lab>) {
    lab.follow(Intent::Again);
}

fn close(mut time: ResMut<Time<Virtual>>) {
    time.set_relative_speed(1.0);
}

fn tick(mut lab: ResMut<Lab>) {
    if lab.runs && !lab.run.is_over() {
        lab.tick();
    }
}

fn start_over(mut asked: MessageReader<StartOver>, mut lab: ResMut<Lab>) {
    asked.clear();
    lab.follow(Intent::Again);
}

fn follow(mut intents: MessageReader<Intent>, mut lab: ResMut<Lab>) {
    for intent in intents.read() {
        lab.follow(*intent);
    }
}

fn keep_pace(lab: Res<Lab>, mut time: ResMut<Time<Virtual>>) {
    if (time.relative_speed_f64() - lab.pace()).abs() > 1e-9 {
        time.set_relative_speed_f64(lab.pace());
    }
}
