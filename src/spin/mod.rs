//! How a spinning body moves over a surface. Plain mathematics: no Bevy, no Rapier, no clock, no chance but the one handed in.

pub mod launch;
pub mod surface;
