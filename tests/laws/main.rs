//! The laws that the simulation has to keep, by the numbers of `physics.md` ("What it has to show"), at the game's own step.
//!
//! Needs no window: `cargo test --release --no-default-features --test laws`.

mod common;
mod determinism;
mod energy;
mod everywhere;
mod free_flight;
mod friction;
mod hits;
mod lean;
mod matches;
mod nonsense;
mod rise;
mod sleeping;
mod top;
mod whirl;
