//! What makes options impossible to play, and the check that finds it.

use super::{End, LineSizes, Options, Patterns, Score};

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

impl Options {
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
