//! ringspin: two tabletop games on a 3D table, **Monsuno** and **Mozyring**.
//!
//! The house has a room for each thing the games are about, each layered the same way: rules that know nothing of Bevy,
//! then a simulation without a picture, then the picture.
//!
//! - [`spin`]: how a capsule moves; plain Rust, `f64`.
//! - [`physics`]: Rapier around it: bodies, contacts, the latch, a stage ticked by whoever holds it.
//! - [`monsuno`], [`mozyring`]: the two games: rules, computer players and, with feature `game`, what is seen of them.
//! - [`practice`]: shots, what is measured of them, drills, plots.
//! - `range` (feature `game`): the practice range and the drills in the window.
//! - `lab` (feature `game`): the lab of [`practice`] in the window.
//! - [`showcase`]: short filmed scenes, each a real simulation, and with feature `game` the films.
//! - [`record`]: recordings, and writing files whole.
//! - [`keep`]: saves, histories and settings, from one run to the next.
//! - [`words`]: what a player reads, in three languages. [`assets`]: the files carried inside the binary.
//! - [`level`]: how well a computer player plays. [`chance`]: the one source of everything random. [`data`]: how outside data is refused.
//! - [`cli`]: the command line. `web` (feature `game`, in a browser): the page in its place.
//! - `shell` (feature `game`): window, screens, look, input. `testing` (feature `game`): apps for tests.

pub mod assets;
pub mod chance;
pub mod cli;
pub mod data;
pub mod keep;
#[cfg(feature = "game")]
pub mod lab;
pub mod level;
pub mod monsuno;
pub mod mozyring;
pub mod physics;
pub mod practice;
#[cfg(feature = "game")]
pub mod range;
pub mod record;
#[cfg(feature = "game")]
pub mod shell;
pub mod showcase;
pub mod spin;
#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
pub mod testing;
#[cfg(all(feature = "game", target_arch = "wasm32"))]
pub mod web;
pub mod words;
