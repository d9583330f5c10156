//! What players do in a match, when they did it, and why it may be refused.

use serde::{Deserialize, Serialize};

use super::Phase;
use crate::monsuno::rules::RuleError;
use crate::physics::Launch;

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// Launches, or charges for the draw for roles.
    Launch(Launch),
    /// Has seen what happened.
    GoOn,
    /// Draws a strike card, or does without.
    Draw(bool),
    /// Deals the boosted attack, or the ordinary one.
    Boost(bool),
}

/// An input and the tick of the match at which it was given.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Stamped {
    /// Ticks since the match began.
    pub tick: u64,
    /// What was given.
    pub input: Input,
}

/// Why an input was refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum InputError {
    /// It is not what the match waits for.
    #[error("the match is in phase {phase:?} and does not wait for {input:?}")]
    NotAwaited {
        /// Where the match stands.
        phase: Phase,
        /// What was given.
        input: Input,
    },
    /// A launch is out of range.
    #[error("the launch is out of range: mark -1 to 1, aim -1.6 to 1.6, power and press_point 0 to 1 are accepted")]
    Launch,
    /// The rules refuse it.
    #[error(transparent)]
    Rule(#[from] RuleError),
}

/// Refuses a launch that is no gesture of a hand.
pub(super) fn check(launch: &Launch) -> Result<(), InputError> {
    let fits = |value: f64, least: f64, most: f64| value.is_finite() && (least..=most).contains(&value);
    let all = fits(launch.mark, -1.0, 1.0)
        && fits(launch.aim, -1.6, 1.6)
        && fits(launch.power, 0.0, 1.0)
        && fits(launch.press_point, 0.0, 1.0);
    if all { Ok(()) } else { Err(InputError::Launch) }
}
