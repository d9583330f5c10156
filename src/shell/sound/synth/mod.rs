//! Sounds made in code, once, as runs of samples in -1..1. Plain Rust; the same on every run.
//!
//! A struck thing is a handful of damped modes that a short blow sets ringing (`modal`); a thing that rubs is
//! filtered noise (`noise`); what calls or celebrates is a few harmonic tones (`tone`). The rest puts them together.

mod capsule;
mod cards;
mod hits;
mod hum;
mod interface;
pub(in crate::shell::sound) mod modal;
mod noise;
mod rings;
mod shape;
mod stings;
#[cfg(test)]
mod tests;
mod tone;

pub use hum::hum;

use super::effect::Effect;
use crate::chance::Chance;

/// Samples a second.
pub const RATE: u32 = 44_100;

/// [`RATE`] as a number to reckon with.
pub(super) const PER_SECOND: f32 = RATE as f32;

/// The samples of an `effect`, the `nth` of its variations: it begins and ends in silence, and its highest sample is as
/// high as [`Effect::level`] has it.
#[must_use]
pub fn effect(effect: Effect, nth: usize) -> Vec<f32> {
    let mut chance = Chance::new(0x5EED + nth as u64);
    let chance = &mut chance;
    let raw = match effect {
        Effect::Hit(contact, force) => hits::hit(contact, force, chance),
        Effect::Ring(size, onto) => rings::laid(size, onto, chance),
        Effect::RingLifted => rings::lifted(chance),
        Effect::Launch => capsule::launch(chance),
        Effect::Burst => capsule::burst(chance),
        Effect::Unfold => capsule::unfold(chance),
        Effect::Wobble => capsule::wobble(chance),
        Effect::Rest => capsule::rest(chance),
        Effect::Gone => capsule::gone(chance),
        Effect::SpinEnded => capsule::spin_ended(),
        Effect::Card(what) => cards::card(what, chance),
        Effect::Pencil => cards::pencil(chance),
        Effect::Sting(sting) => stings::sting(sting, chance),
        Effect::Refused => interface::refused(chance),
        Effect::Skipped => interface::skipped(chance),
        Effect::Interface(what) => interface::interface(what, chance),
    };
    shape::finished(raw, effect.level())
}
