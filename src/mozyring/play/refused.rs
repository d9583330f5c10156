//! Why a wish was not granted.

use crate::mozyring::rules::{Refusal, Seat};

/// Why a wish was not granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The rules forbid it.
    Rules(Refusal),
    /// A computer is to move.
    NotYours(Seat),
    /// The round is over and the next has not begun.
    BetweenRounds,
}

impl From<Refusal> for Why {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}
