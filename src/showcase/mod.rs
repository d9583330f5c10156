//! The showcase: short filmed scenes of what spins, clashes, falls and wins, each a real simulation.
//!
//! A [`Scene`] is data in `assets/showcase`: what is simulated, from which start, how fast time goes, where the camera
//! rides, when captions stand. A [`Simulation`] is carried on tick by tick; [`Rounds`] says which scene comes next. All of
//! that is plain Rust. With feature `game`, `view` films it.

mod rounds;
mod scene;
pub mod simulation;
#[cfg(feature = "game")]
pub mod view;

pub use rounds::Rounds;
pub use scene::{Caption, Eye, Ground, Pace, Scene, Shot};
pub use simulation::Simulation;
