//! Learning to launch: shots, what is measured of them, sessions, drills. Plain Rust.
//!
//! A [`Shot`] is data: a ground (field, parked capsules), a launch, a seed. Its [`Flight`] is the real simulation, tick by
//! tick, with what is measured of it; the same shot has the same flight. A [`Range`] holds what a practice screen shows:
//! the shot in the air, ghosts of the last and the best, the [`Session`] of all shots, which is kept between runs.
//! A [`Drill`] sets a task with three medals; the [`lab`] shows what spinning bodies do beside what theory says; [`plot`]
//! draws what was measured.

mod choices;
pub mod drill;
mod film;
mod flight;
pub mod lab;
pub mod plot;
mod range;
pub mod report;
mod score;
mod session;
mod shot;
mod statistics;
pub mod sweep;
mod verdict;

pub use choices::{CAPSULES, Choices, Counting, Targets};
pub use drill::Drill;
pub use film::Film;
pub use flight::{Flight, Outcome, ParkedOutcome, SAMPLE_HZ, SHOT_CAP, Sample};
pub use range::{Flown, Range};
pub use score::Score;
pub use session::{Kept, MOST_SHOTS, Session, Summary, half_size};
pub use shot::{Equipment, Ground, MOST_PARKED, Parked, Shot};
pub use statistics::{Average, Ellipse, HeatMap, Trend};
pub use verdict::Verdict;
