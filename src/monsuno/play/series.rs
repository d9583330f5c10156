//! A best-of-so-many: several matches between the same two, each with a draw for roles of its own.

use serde::{Deserialize, Serialize};

/// How a series of matches stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// So many matches at most: 1, 3 or 5.
    pub best_of: u32,
    /// Matches won, by player.
    pub wins: [u32; 2],
}

impl Series {
    /// A series that has not begun.
    #[must_use]
    pub fn new(best_of: u32) -> Self {
        Self { best_of, wins: [0; 2] }
    }

    /// Counts a match that `winner` won.
    pub fn count(&mut self, winner: usize) {
        self.wins[winner.min(1)] += 1;
    }

    /// Who has won more than half of all matches there can be.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        self.wins.iter().position(|wins| wins * 2 > self.best_of)
    }
}

#[cfg(test)]
mod tests {
    use super::Series;

    #[test]
    fn two_of_three_win_and_one_does_not() {
        let mut series = Series::new(3);
        series.count(1);
        assert_eq!(series.winner(), None);
        series.count(0);
        series.count(1);
        assert_eq!(series.winner(), Some(1));
        let mut single = Series::new(1);
        single.count(0);
        assert_eq!(single.winner(), Some(0));
    }
}
