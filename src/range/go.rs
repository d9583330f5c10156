//! A go at a drill: its tries so far, and what each was worth.

use crate::data::DataError;
use crate::physics::Launch;
use crate::practice::drill::{Attempt, AttemptError};
use crate::practice::{Drill, Flight, Shot, Verdict};

/// A go at a drill.
#[derive(Debug, Clone)]
pub struct Go {
    attempt: Attempt,
    /// Of a daily drill, its day.
    pub day: Option<u64>,
    /// The tries so far.
    pub tries: Vec<Try>,
}

/// A try of a drill.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Try {
    /// What it scored.
    pub score: f64,
    /// Why.
    pub verdict: Verdict,
}

impl Go {
    /// A go at `drill`, the daily one of `day` if there is one, with luck drawn from `seed`.
    ///
    /// # Errors
    /// When its ground cannot be set up.
    pub(super) fn begin(drill: Drill, day: Option<u64>, seed: u64) -> Result<Self, DataError> {
        Ok(Self {
            attempt: Attempt::begin(drill, seed)?,
            day,
            tries: Vec::new(),
        })
    }

    /// The go as the drill counts it.
    #[must_use]
    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// The shot of the next try.
    ///
    /// # Errors
    /// When no try is left, or the style is not allowed.
    pub(super) fn shot(&mut self, launch: &Launch) -> Result<Shot, AttemptError> {
        self.attempt.shot(launch)
    }

    /// Takes in how a try flew.
    pub(super) fn take(&mut self, flight: &Flight) {
        let verdict = self.attempt.drill().score.verdict(flight);
        let score = self.attempt.take(flight);
        self.tries.push(Try { score, verdict });
    }
}
