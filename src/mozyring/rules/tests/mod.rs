//! Tests of the rules as a whole.

mod faults;
mod play;
mod reference;
