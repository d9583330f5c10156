//! The computer's thinking about Mozyring: counting, exact values, choosing a move.
//!
//! In: a game, and a budget that says when to stop. Out: a count, a value or a move. Plain Rust: no Bevy, no clock, no
//! threads, and no chance but the generator handed in.

mod book;
mod choose;
mod each;
mod hope;
mod key;
mod margin;
mod node;
mod order;
mod perft;
mod prover;
mod solve;
mod state;
mod strategy;
mod table;
mod tree;

pub use choose::choose;
pub use each::{Worth, solve_each};
pub use perft::perft;
pub use solve::{Solution, Value, can_solve, solve};
pub use strategy::{Strategy, winning_strategy};

pub use crate::level::Level;
