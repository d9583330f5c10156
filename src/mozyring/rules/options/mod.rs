//! The options of `rules.md` 2.5 under their names, the variants as sets of them, and what contradicts itself.

mod contradiction;
mod patch;

use serde::{Deserialize, Serialize};

pub use contradiction::Contradiction;
pub use patch::OptionsPatch;

/// What happens when a player's due colour has no legal ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StuckColour {
    /// The player skips and the cycle goes on with the next colour.
    Skip,
    /// The player skips and the colour stays due.
    Frozen,
    /// The player lays the other colour, if that one can be laid.
    Other,
}

/// When a round ends, besides when nobody can place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// With the first combination.
    FirstCombo,
    /// Only when nobody can place.
    NobodyCanPlace,
}

/// Which rings count for lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinesSee {
    /// Every ring.
    All,
    /// The largest ring of each field.
    Top,
}

/// Which sizes make a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineSizes {
    /// Those of the patterns that are on.
    ByPattern,
    /// Any.
    Any,
}

/// What a combination brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// The win.
    Win,
    /// A point for its maker; the most points win.
    PointsToMaker,
    /// A move that makes one or more brings a point to the player before the maker; the fewest points win.
    PointToPrevious,
}

/// The winning patterns, each on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Patterns {
    /// Small, medium and large in one field.
    pub concentric: bool,
    /// Three of the same size in a line.
    pub same_size: bool,
    /// Small, medium, large in that order along a line.
    pub ordered: bool,
}

impl Default for Patterns {
    fn default() -> Self {
        Self {
            concentric: true,
            same_size: true,
            ordered: true,
        }
    }
}

/// The variants of the booklet (`rules.md` 2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// The standard game: the first combination wins.
    Classic,
    /// A point for every combination, until nobody can place.
    MostPoints,
    /// Rounds of the standard game, a point for the player before the winner, the fewest points win.
    FewestPoints,
    /// Who is the biggest: only the largest ring of a field counts for lines.
    Biggest,
}

/// Everything that can be agreed on before a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "OptionsPatch")]
pub struct Options {
    /// How many play, 2 to 4.
    pub players: u8,
    /// How many colours each player has; four in all at most.
    pub colours_per_player: u8,
    /// What happens when the due colour cannot be laid.
    pub stuck_colour: StuckColour,
    /// When a round ends.
    pub end: End,
    /// Rings of each colour: small, medium, large.
    pub stock: [u8; 3],
    /// Which patterns are combinations.
    pub patterns: Patterns,
    /// Which rings count for lines.
    pub lines_see: LinesSee,
    /// Which sizes make a line.
    pub line_sizes: LineSizes,
    /// What a combination brings.
    pub score: Score,
    /// How many rounds are played; the starter of round r is seat r modulo the number of players.
    pub rounds: u16,
    /// Whether opening with the medium ring in the centre is forbidden.
    pub centre_medium_ban: bool,
    /// Whether the second player may take over the first player's side after the first ring.
    pub swap: bool,
}

impl Options {
    /// The standard game.
    #[must_use]
    pub fn classic(players: u8) -> Self {
        Self {
            players,
            colours_per_player: if players == 2 { 2 } else { 1 },
            stuck_colour: StuckColour::Skip,
            end: End::FirstCombo,
            stock: [3, 3, 3],
            patterns: Patterns::default(),
            lines_see: LinesSee::All,
            line_sizes: LineSizes::ByPattern,
            score: Score::Win,
            rounds: 1,
            centre_medium_ban: false,
            swap: false,
        }
    }

    /// Most points.
    #[must_use]
    pub fn most_points(players: u8) -> Self {
        Self {
            end: End::NobodyCanPlace,
            score: Score::PointsToMaker,
            ..Self::classic(players)
        }
    }

    /// Fewest points, over `rounds` rounds.
    #[must_use]
    pub fn fewest_points(players: u8, rounds: u16) -> Self {
        Self {
            score: Score::PointToPrevious,
            rounds,
            ..Self::classic(players)
        }
    }

    /// Who is the biggest, for two.
    #[must_use]
    pub fn biggest() -> Self {
        Self {
            colours_per_player: 1,
            stock: [3, 3, 2],
            lines_see: LinesSee::Top,
            line_sizes: LineSizes::Any,
            ..Self::classic(2)
        }
    }

    /// The options of `variant` for `players` players and, in points games, `rounds` rounds.
    ///
    /// # Errors
    /// When the variant is not for so many players or rounds.
    pub fn of(variant: Variant, players: u8, rounds: u16) -> Result<Self, Contradiction> {
        let options = match variant {
            Variant::Classic => Self::classic(players),
            Variant::MostPoints => Self::most_points(players),
            Variant::FewestPoints => Self::fewest_points(players, rounds),
            Variant::Biggest if players == 2 => Self::biggest(),
            Variant::Biggest => return Err(Contradiction::BiggestOfMany),
        };
        let options = Self { rounds, ..options };
        options.check().map(|()| options)
    }

    /// How many colours are in play.
    #[must_use]
    pub fn colours(&self) -> u8 {
        self.players.saturating_mul(self.colours_per_player)
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::classic(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variants_contradict_nothing() {
        for players in 2..=4 {
            assert_eq!(Options::classic(players).check(), Ok(()));
            assert_eq!(Options::most_points(players).check(), Ok(()));
        }
        assert_eq!(Options::fewest_points(3, 5).check(), Ok(()));
        assert_eq!(Options::biggest().check(), Ok(()));
    }

    #[test]
    fn contradictions_are_refused_with_the_option_at_fault() {
        let refused = |options: Options| options.check().unwrap_err().option();
        assert_eq!(refused(Options::classic(1)), "players");
        assert_eq!(Options::of(Variant::Biggest, 3, 1), Err(Contradiction::BiggestOfMany));
        assert_eq!(refused(Options::fewest_points(2, 3)), "score");
        assert_eq!(
            refused(Options {
                rounds: 3,
                ..Options::classic(3)
            }),
            "rounds"
        );
        assert_eq!(
            refused(Options {
                end: End::NobodyCanPlace,
                ..Options::classic(3)
            }),
            "end"
        );
        assert_eq!(
            refused(Options {
                stock: [3, 4, 3],
                ..Options::classic(3)
            }),
            "stock"
        );
        assert_eq!(
            refused(Options {
                swap: true,
                ..Options::classic(3)
            }),
            "swap"
        );
    }

    #[test]
    fn a_file_needs_only_what_differs() {
        let options: Options = serde_json::from_str(r#"{"players": 3, "stock": [2, 3, 3]}"#).unwrap();
        assert_eq!(
            options,
            Options {
                stock: [2, 3, 3],
                ..Options::classic(3)
            }
        );
        assert!(serde_json::from_str::<Options>(r#"{"colour": 3}"#).is_err());
    }

    #[test]
    fn options_read_back_from_their_file() {
        let options = Options {
            swap: true,
            centre_medium_ban: true,
            ..Options::biggest()
        };
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    }
}
