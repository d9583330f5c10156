//! How a spinning body moves over a surface.
//!
//! In come a [`Body`] (shape, mass, inertia), a [`Surface`] and a [`State`]; a [`Flow`] carries the state on in small
//! Runge-Kutta steps with a compliant normal force and Coulomb-Contensou friction. [`launch`] says what motion a
//! gesture gives. Plain mathematics in SI units with y up: no Bevy, no Rapier, no clock, and no chance but the one
//! handed in. Trigonometry is `libm`'s, so that the numbers are the same on every platform.

mod air;
mod body;
mod disc;
mod edge;
mod flow;
mod friction;
pub mod launch;
mod motion;
mod pivot;
mod shape;
mod state;
mod surface;
mod touch;

pub use air::spin_drag;
pub use body::Body;
pub use disc::elliptic;
pub use flow::{Advance, Felt, Flow, STIFFNESS_RATE};
pub use motion::Motion;
pub use pivot::Pivot;
pub use shape::Shape;
pub use state::{State, rotation, turn_from_y};
pub use surface::{Contact, Part, Role, Surface};
