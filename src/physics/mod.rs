//! The simulation of everything that moves on a field: capsules, their shells and their figures.
//!
//! In come a [`Field`], two [`CapsuleKind`]s, [`Launch`]es and a seed; out come [`BodyView`]s to look at and
//! [`Event`]s to judge. The motion of each body over the field is that of [`crate::spin`]; what bodies do to each
//! other is solved by Rapier. A [`Stage`] is stepped by [`Stage::tick`] and by nothing else: no clock, no threads,
//! no window. The same inputs give the same [`Stage::hash`].
//!
//! SI units, y up, `y = 0` the field's reference plane, player 0 at +z and player 1 at -z.

mod burst;
mod capsule;
pub mod clash;
mod collision;
mod event;
mod field;
mod hits;
mod piece;
mod seen;
mod stage;
pub mod tower;

pub use capsule::{CapsuleKind, FigureKind, LatchKind};
pub use event::{BodyId, Event, EventKind, Struck};
pub use field::{FIELDS, Field, FieldShape};
pub use seen::Seen;
pub use stage::{BodyView, Readings, STAGE_CAP, Stage, StageOptions, TICK, TICK_HZ};

pub use crate::spin::launch::{LEAST_SPIN, Launch, Style};
