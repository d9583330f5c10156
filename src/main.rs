//! ringspin.
fn main() {}
