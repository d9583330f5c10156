//! Recordings: what is needed to play a game again, and to see whether it comes out the same.
//!
//! A recording is a JSON document with a version. Monsuno: the set-up with its seed, and each input with its tick.
//! Mozyring: the options and the moves. Both hold the result and the fingerprints that a replay has to meet.

mod atomic;
pub mod inside;
mod recording;

pub use atomic::{remove_leftovers, replace_atomically, write_atomically};
pub use recording::{MonsunoRecording, MozyringRecording, Recording, Verdict};
