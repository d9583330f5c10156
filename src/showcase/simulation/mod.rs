//! What is simulated in a scene, by the same code as everywhere else in the house.
//!
//! In comes a [`Setting`]; [`Simulation::tick`] carries it on by [`TICK`] seconds; out come the [`Pose`]s of its bodies.

mod rings;
mod spinners;
mod toppling;

use glam::{DQuat, DVec3};
use serde::{Deserialize, Serialize};

use crate::data::DataError;
use crate::physics::clash::{Clash, ClashConfig};
pub use crate::physics::{Event, TICK};

pub use rings::{Laid, Rings, RingsSetting, Thought};
pub(crate) use spinners::STEPS;
pub use spinners::{Look, Spinner, Spinners, Support};
pub use toppling::{Toppler, Toppling, TopplingSetting};

/// What is simulated, and from which start.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Setting {
    /// Bodies that spin, each for itself: [`crate::spin`].
    Spin {
        /// The bodies.
        bodies: Vec<Spinner>,
    },
    /// One launch stage: [`crate::physics`].
    Clash(ClashConfig),
    /// A tower and what is thrown at it: [`crate::physics::tower`].
    Topple(TopplingSetting),
    /// A game of Mozyring between experts: [`crate::mozyring`].
    Rings(RingsSetting),
}

impl Setting {
    pub(super) fn check(&self, file: &str) -> Result<(), DataError> {
        match self {
            Self::Spin { bodies } => bodies
                .iter()
                .enumerate()
                .try_for_each(|(at, body)| body.check(file, &format!("simulation.bodies[{at}]"))),
            Self::Clash(config) => Clash::begin(config, file).map(|_| ()),
            Self::Topple(setting) => setting.check(file),
            Self::Rings(setting) => setting.check(file),
        }
    }
}

/// Where a body is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Its middle, m.
    pub position: DVec3,
    /// Turns the body's frame into the world's.
    pub orientation: DQuat,
    /// Whether it is there to be seen.
    pub visible: bool,
}

impl Pose {
    fn seen(position: DVec3, orientation: DQuat) -> Self {
        Self {
            position,
            orientation,
            visible: true,
        }
    }

    /// The pose `share` of the way from this one to `next`; a body that only just appeared is where it appeared.
    #[must_use]
    pub fn on_the_way_to(&self, next: &Self, share: f64) -> Self {
        if !self.visible {
            return *next;
        }
        Self {
            position: self.position.lerp(next.position, share),
            orientation: self.orientation.slerp(next.orientation, share),
            visible: next.visible,
        }
    }
}

/// A simulation as it goes on.
#[derive(Debug)]
pub enum Simulation {
    /// Bodies that spin, each for itself.
    Spin(Spinners),
    /// One launch stage.
    Clash(Box<Clash>),
    /// A tower and what is thrown at it.
    Topple(Box<Toppling>),
    /// A game of Mozyring.
    Rings(Box<Rings>),
}

impl Simulation {
    /// The simulation of `setting`, read from `file`. What a game leaves to chance is drawn from `seed`.
    ///
    /// # Errors
    /// When the setting cannot be played: names file and place.
    pub fn begin(setting: &Setting, file: &str, seed: u64) -> Result<Self, DataError> {
        Ok(match setting {
            Setting::Spin { bodies } => Self::Spin(Spinners::begin(bodies)),
            Setting::Clash(config) => Self::Clash(Box::new(Clash::begin(config, file)?)),
            Setting::Topple(setting) => Self::Topple(Box::new(Toppling::begin(setting))),
            Setting::Rings(setting) => Self::Rings(Box::new(Rings::begin(setting, file, seed)?)),
        })
    }

    /// One tick of [`TICK`] seconds.
    pub fn tick(&mut self) {
        match self {
            Self::Spin(spinners) => spinners.tick(),
            Self::Clash(clash) => clash.tick(),
            Self::Topple(toppling) => toppling.tick(),
            Self::Rings(rings) => rings.tick(),
        }
    }

    /// Writes where its bodies are into `poses`, always in the same order. Rings lie where the rules say: they have none.
    pub fn write_poses(&self, poses: &mut Vec<Pose>) {
        poses.clear();
        match self {
            Self::Spin(spinners) => poses.extend(spinners.poses()),
            Self::Clash(clash) => poses.extend(clash.stage().bodies().map(|body| Pose {
                position: body.position,
                orientation: body.orientation,
                visible: body.visible,
            })),
            Self::Topple(toppling) => poses.extend(toppling.poses()),
            Self::Rings(_) => {}
        }
    }

    /// Whether it waits for a move that is still being thought about.
    #[must_use]
    pub fn waits(&self) -> bool {
        matches!(self, Self::Rings(rings) if rings.waits())
    }
}
