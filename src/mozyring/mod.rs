//! Mozyring: rings on a 3x3 board, for two to four.
//!
//! `rules` and `search` are plain Rust. With feature `game`, `play` holds the game on the table and what was agreed on,
//! `thinking` lets the computers play, `analysis` proves what can be proven, `keeping` writes saves and the history.
//! What is seen: `table` shows the board and takes clicks, `hud` says whose turn it is, `setup` asks who plays,
//! `editor` makes own rules, `history` lists finished games, `tutorial` teaches.

#[cfg(feature = "game")]
pub mod analysis;
#[cfg(feature = "game")]
pub mod editor;
#[cfg(feature = "game")]
mod history;
#[cfg(feature = "game")]
mod hud;
#[cfg(feature = "game")]
pub mod keeping;
#[cfg(feature = "game")]
pub mod play;
pub mod rules;
#[cfg(feature = "game")]
pub(crate) mod scenes;
pub mod search;
#[cfg(feature = "game")]
mod setup;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub(crate) mod thinking;
#[cfg(feature = "game")]
pub mod tutorial;

#[cfg(feature = "game")]
pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((
        analysis::plugin,
        editor::plugin,
        history::plugin,
        hud::plugin,
        keeping::plugin,
        play::plugin,
        setup::plugin,
        table::plugin,
        thinking::plugin,
        tutorial::plugin,
    ));
}
