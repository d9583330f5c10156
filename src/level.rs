//! How well a computer player plays: the same four levels in both games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How well a computer player plays. What a level means for a game, that game says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// For a first game.
    Easy,
    /// A fair opponent.
    Normal,
    /// A practised player.
    Hard,
    /// As good as it gets.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["easy", "normal", "hard", "expert"][self as usize]
    }

    /// The key of its name in the words that a player reads.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["level-easy", "level-normal", "level-hard", "level-expert"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| format!("`{text}` is no level: easy, normal, hard and expert are"))
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn every_level_is_known_by_its_name_and_nothing_else_is() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let why = "master".parse::<Level>().unwrap_err();
        assert!(why.contains("`master`") && why.contains("expert"), "{why}");
    }
}
