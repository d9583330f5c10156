//! The options of `rules.md` 2.5 under their names, the variants as sets of them, and what contradicts itself.

use serde::{Deserialize, Serialize};

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

    /// Refuses options that contradict one another or the box.
    ///
    /// # Errors
    /// The first contradiction found.
    pub fn check(&self) -> Result<(), Contradiction> {
        let Patterns {
            concentric,
            same_size,
            ordered,
        } = self.patterns;
        let refused = [
            (!(2..=4).contains(&self.players), Contradiction::Players),
            (!(1..=4).contains(&self.colours()), Contradiction::Colours),
            (self.stock.iter().any(|&rings| rings > 3), Contradiction::StockTooLarge),
            (self.stock == [0; 3], Contradiction::NoRings),
            (!(concentric || same_size || ordered), Contradiction::NoPattern),
            (
                self.line_sizes == LineSizes::Any && !(same_size && ordered),
                Contradiction::AnySizesWithoutLines,
            ),
            (
                self.score == Score::Win && self.end != End::FirstCombo,
                Contradiction::WinWithoutEnd,
            ),
            (
                self.score == Score::Win && self.rounds != 1,
                Contradiction::RoundsWithoutPoints,
            ),
            (!(1..=99).contains(&self.rounds), Contradiction::Rounds),
            (
                self.score == Score::PointToPrevious && self.players == 2,
                Contradiction::PreviousOfTwo,
            ),
            (self.swap && self.players != 2, Contradiction::SwapOfMany),
        ];
        refused
            .into_iter()
            .find(|(is_so, _)| *is_so)
            .map_or(Ok(()), |(_, why)| Err(why))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::classic(2)
    }
}

/// Why options cannot be played. `Display` gives the reason in English; the option at fault is [`Contradiction::option`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Contradiction {
    /// Not 2 to 4 players.
    #[error("two, three or four can play")]
    Players,
    /// Not 1 to 4 colours in all.
    #[error("the box holds four colours: players times colours each must be 4 at most, and each needs one")]
    Colours,
    /// More than three rings of a size.
    #[error("the box holds three rings of each size and colour")]
    StockTooLarge,
    /// No rings at all.
    #[error("without rings there is nothing to lay")]
    NoRings,
    /// No pattern is on.
    #[error("at least one pattern must be a combination")]
    NoPattern,
    /// Lines of any sizes, but a line pattern is off.
    #[error("lines of any sizes include the same size and the ordered sizes: both patterns must be on")]
    AnySizesWithoutLines,
    /// A combination wins, but does not end the round.
    #[error("a combination that wins must end the round: choose the end `first_combo`, or points")]
    WinWithoutEnd,
    /// Several rounds without points.
    #[error("rounds are added up in points: one round, or a score in points")]
    RoundsWithoutPoints,
    /// Not 1 to 99 rounds.
    #[error("1 to 99 rounds can be played")]
    Rounds,
    /// The player before, of two.
    #[error("a point for the player before the maker needs three or four players")]
    PreviousOfTwo,
    /// Swapping sides with more than two players.
    #[error("only two players can swap sides")]
    SwapOfMany,
    /// Who is the biggest, with more than two players.
    #[error("who is the biggest is for two players")]
    BiggestOfMany,
}

impl Contradiction {
    /// The name of the option at fault.
    #[must_use]
    pub fn option(self) -> &'static str {
        match self {
            Self::Players | Self::BiggestOfMany => "players",
            Self::Colours => "colours_per_player",
            Self::StockTooLarge | Self::NoRings => "stock",
            Self::NoPattern => "patterns",
            Self::AnySizesWithoutLines => "line_sizes",
            Self::WinWithoutEnd => "end",
            Self::RoundsWithoutPoints | Self::Rounds => "rounds",
            Self::PreviousOfTwo => "score",
            Self::SwapOfMany => "swap",
        }
    }
}

/// Some of the options, as a rules file gives them: what it leaves out keeps its value.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "each field is the option of the same name")]
pub struct OptionsPatch {
    pub players: Option<u8>,
    pub colours_per_player: Option<u8>,
    pub stuck_colour: Option<StuckColour>,
    pub end: Option<End>,
    pub stock: Option<[u8; 3]>,
    pub patterns: Option<Patterns>,
    pub lines_see: Option<LinesSee>,
    pub line_sizes: Option<LineSizes>,
    pub score: Option<Score>,
    pub rounds: Option<u16>,
    pub centre_medium_ban: Option<bool>,
    pub swap: Option<bool>,
}

impl OptionsPatch {
    /// `base` with these options in place of its own.
    #[must_use]
    pub fn over(&self, base: &Options) -> Options {
        Options {
            players: self.players.unwrap_or(base.players),
            colours_per_player: self.colours_per_player.unwrap_or(base.colours_per_player),
            stuck_colour: self.stuck_colour.unwrap_or(base.stuck_colour),
            end: self.end.unwrap_or(base.end),
            stock: self.stock.unwrap_or(base.stock),
            patterns: self.patterns.unwrap_or(base.patterns),
            lines_see: self.lines_see.unwrap_or(base.lines_see),
            line_sizes: self.line_sizes.unwrap_or(base.line_sizes),
            score: self.score.unwrap_or(base.score),
            rounds: self.rounds.unwrap_or(base.rounds),
            centre_medium_ban: self.centre_medium_ban.unwrap_or(base.centre_medium_ban),
            swap: self.swap.unwrap_or(base.swap),
        }
    }
}

impl From<OptionsPatch> for Options {
    fn from(patch: OptionsPatch) -> Self {
        patch.over(&Self::classic(patch.players.unwrap_or(2)))
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
