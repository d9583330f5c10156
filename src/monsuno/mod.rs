//! Monsuno: two players spin capsules at each other, knock the figures out and deal damage by cards.
//!
//! `rules` is the booklet in plain Rust, `session` couples it with the physics stage by stage, `opponent` is the
//! computer player. With feature `game`, `play` holds the match on the table, `table` shows it and takes gestures, `hud`
//! is the words around it, `cards` paints cards and score sheets, `setup` asks who plays with what,
//! `tutorial` teaches.

#[cfg(feature = "game")]
pub mod cards;
#[cfg(feature = "game")]
pub(crate) mod hud;
pub mod opponent;
#[cfg(feature = "game")]
pub mod play;
pub mod rules;
pub mod session;
#[cfg(feature = "game")]
pub mod setup;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub mod tutorial;

#[cfg(feature = "game")]
pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((
        hud::plugin,
        play::plugin,
        setup::plugin,
        table::plugin,
        tutorial::plugin,
    ));
}
