//! Whatever outside data holds, it is read or refused with a reason, and nothing else happens.
//!
//! `DOCUMENT` names the kind of document; `scripts/fuzz` runs them all.
#![no_main]

#[path = "../readers.rs"]
mod readers;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use readers::{DOCUMENTS, KEPT};

static READ: LazyLock<fn(&str)> = LazyLock::new(|| {
    let wanted = std::env::var("DOCUMENT").unwrap_or_default();
    let mut all = DOCUMENTS.iter().chain(KEPT);
    let found = all.find(|(name, _)| *name == wanted);
    found.unwrap_or_else(|| panic!("DOCUMENT is none of fuzz/readers.rs: {wanted:?}")).1
});

fuzz_target!(|text: &str| READ(text));
