//! The lab: one phenomenon of spinning bodies at a time, its dials, what is measured of it and what theory says.
//!
//! In comes a [`Setting`]: a [`Phenomenon`] and where each of its [`Dial`]s stands. A [`Run`] carries it on tick by tick with
//! the motion of [`crate::spin`], the same for the same setting; out come [`Sample`]s over time, [`Reading`]s (a measured
//! number beside the one of the formula) and a verdict. [`theory`] has the formulas, each with its source.

mod gauge;
mod law;
mod phenomenon;
mod reading;
mod run;
mod setting;
pub mod theory;
mod trace;

pub use phenomenon::{Dial, Knob, Phenomenon};
pub use reading::{Quantity, Reading};
pub use run::Run;
pub use setting::Setting;
pub use trace::{Sample, Trace};

#[cfg(test)]
mod tests;
