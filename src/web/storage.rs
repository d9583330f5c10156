//! The page's storage behind the documents in memory.
//!
//! Each change is one transaction of the browser's database: a reader finds the old document or the new one, whole.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::page;
use crate::keep::{Behind, Documents};

/// The storage of the page.
#[derive(Debug)]
pub(super) struct Storage {
    pub(super) lasts: bool,
    pub(super) window: u64,
}

impl Behind for Storage {
    fn keep(&self, name: &str, text: Option<&str>) {
        page::keep(name, text.map(str::to_owned));
    }

    fn hand_out(&self, name: &str, bytes: &[u8]) {
        page::hand_out(name, bytes);
    }

    fn lasts(&self) -> bool {
        self.lasts
    }

    fn window(&self) -> u64 {
        self.window
    }
}

/// The documents of the game, for when another window changes one.
static DOCUMENTS: OnceLock<Documents> = OnceLock::new();

/// What could not be stored, and was not said yet.
static FAILED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// From now on, changes made by other windows go to `documents`.
pub(super) fn share(documents: Documents) {
    // There is one game in a page, so nothing is there before.
    let _ = DOCUMENTS.set(documents);
}

pub(super) fn changed_elsewhere(name: String, text: Option<String>) {
    if let Some(documents) = DOCUMENTS.get() {
        documents.changed_elsewhere(name, text);
    }
}

pub(super) fn failed(why: String) {
    FAILED.lock().unwrap_or_else(PoisonError::into_inner).push(why);
}

/// What could not be stored since this was last asked.
pub(super) fn failures() -> Vec<String> {
    std::mem::take(&mut *FAILED.lock().unwrap_or_else(PoisonError::into_inner))
}
