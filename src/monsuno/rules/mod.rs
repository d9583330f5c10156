//! The rules of Monsuno, Basic and Basic+ in one engine: cards, decks, the match, the options.
//!
//! In come two cards, two strike decks, the options and then [`Event`]s: how long the capsules spun, which of them
//! opened, whether a card is drawn and the boost dealt. Out come the [`Stage`], the hit points and the score sheet.
//! Nothing here moves, draws, waits or reads a file; what is random comes from the generator handed in.

mod card;
mod catalogue;
mod deck;
mod event;
mod game;
mod options;
mod setup;
mod sheet;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;

pub use card::{Card, MOST_POINTS, Symbol};
pub use catalogue::{AttackType, Catalogue, Faction, Monsuno, Text};
pub use deck::{missing_strikes, shuffled};
pub use event::{Event, RuleError, Stage};
pub use game::Match;
pub use options::{
    BattleIf, BelowZero, BoostWhen, DeckEmpty, DuelEnd, DuelLanes, DuelRelease, DuelTie, Fault, OpenedMeans, Options,
    OwnOpening, SameSymbolTwice, UnfitCard,
};
pub use setup::{Level, SetupError};
pub use sheet::{Battle, Entry};
