//! With what a match can be played, and with what it cannot.

use serde::{Deserialize, Serialize};

use super::{Card, Options, Symbol, deck};

/// Which of the booklet's two rule sets is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Capsules and Monsuno cards alone.
    Basic,
    /// Basic+: with strike decks and the boosted attack.
    Plus,
}

/// Cards, decks or options that no match can be played with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct SetupError {
    /// What is at fault: `cards[1].attack`, `decks[0]`, `options.stage_cap`.
    pub place: String,
    /// What is wrong, and what would be right.
    pub problem: String,
}

impl SetupError {
    pub(super) fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
        }
    }
}

/// Refuses options, cards and decks that do not make a match of `level`.
pub(super) fn check(
    level: Level,
    options: &Options,
    cards: &[Card; 2],
    decks: &[Vec<Symbol>; 2],
) -> Result<(), SetupError> {
    options.check()?;
    for (player, (card, deck)) in cards.iter().zip(decks).enumerate() {
        let place = format!("cards[{player}]");
        card.check(&place)?;
        match level {
            Level::Basic if deck.is_empty() => {}
            Level::Basic => {
                let place = format!("decks[{player}]");
                return Err(SetupError::new(place, "Basic is played without strike cards"));
            }
            Level::Plus => {
                if card.symbols.is_empty() {
                    return Err(SetupError::new(format!("{place}.symbols"), "Basic+ needs at least one"));
                }
                if card.boosted == 0 {
                    return Err(SetupError::new(
                        format!("{place}.boosted"),
                        "Basic+ needs a boosted attack",
                    ));
                }
                deck::check(deck, player, options.deck_size)?;
            }
        }
    }
    Ok(())
}
