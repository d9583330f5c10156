//! ringspin.
