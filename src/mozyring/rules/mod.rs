//! The rules of Mozyring: board, combinations, options, game.
//!
//! In: options and moves. Out: whose turn it is, what is legal and why not, what a move completed, the result.
//! One engine plays every variant. Plain Rust: no Bevy, no clock, no chance.

mod board;
mod code;
mod combinations;
mod game;
mod moves;
mod options;
mod position;
mod preview;
#[cfg(test)]
mod tests;

pub use board::{Colour, Field, Seat, Size, Slot, SlotSet, Unreadable};
pub use code::CodeError;
pub use combinations::{Combination, Combinations, Kind, Threat};
pub use game::{Combo, Game, GameResult, Outcome, Skip, Turn};
pub use moves::{Move, Refusal};
pub use options::{
    Contradiction, End, LineSizes, LinesSee, Options, OptionsPatch, Patterns, Score, StuckColour, Variant,
};
pub use position::{Position, Rulebook};
pub use preview::Preview;
