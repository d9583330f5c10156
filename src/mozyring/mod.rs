//! Mozyring: rings on a 3x3 board, for two to four.
//!
//! `rules` and `search` are plain Rust. With feature `game`, `play` holds the game on the table, `table` shows it and
//! takes clicks, `hud` says whose turn it is, `setup` asks who plays.

#[cfg(feature = "game")]
mod hud;
#[cfg(feature = "game")]
pub mod play;
pub mod rules;
pub mod search;
#[cfg(feature = "game")]
mod setup;
#[cfg(feature = "game")]
pub mod table;

#[cfg(feature = "game")]
pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((hud::plugin, play::plugin, setup::plugin, table::plugin));
}
