//! Documents in memory, behind which there may be the storage of a page.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Documents in memory. Where a program can read nothing but its memory at once, as in a browser, all that is kept is put
/// here at the start, and each change is handed on to what lies behind.
#[derive(Debug, Clone, Default)]
pub struct Documents {
    held: Arc<Mutex<BTreeMap<String, String>>>,
    pub(super) behind: Option<Arc<dyn Behind>>,
}

/// What lies behind documents in memory: the storage of a page.
pub trait Behind: std::fmt::Debug + Send + Sync {
    /// Takes in that the document `name` is now `text`, or gone. If it cannot, it says so to the player by itself.
    fn keep(&self, name: &str, text: Option<&str>);
    /// Gives the player a file called `name`.
    fn hand_out(&self, name: &str, bytes: &[u8]);
    /// Whether what is kept is still there in the next run.
    fn lasts(&self) -> bool;
    /// Which of the windows of the game that are open this is, below [`WINDOWS`].
    fn window(&self) -> u64;
}

/// Windows that share what lies behind them do not see at once what another has kept. New documents of each have numbers
/// of their own, so that none takes another's name: those that leave the window's number when divided by this.
pub const WINDOWS: u64 = 8;

impl Documents {
    /// The documents `held`, with `behind` behind them.
    #[must_use]
    pub fn before(behind: Arc<dyn Behind>, held: BTreeMap<String, String>) -> Self {
        Self {
            held: Arc::new(Mutex::new(held)),
            behind: Some(behind),
        }
    }

    /// Takes in that another window has kept `text` as the document `name`, or removed it.
    pub fn changed_elsewhere(&self, name: String, text: Option<String>) {
        match text {
            Some(text) => self.lock().insert(name, text),
            None => self.lock().remove(&name),
        };
    }

    pub(super) fn put(&self, name: &str, text: &str) {
        self.lock().insert(name.to_owned(), text.to_owned());
        if let Some(behind) = &self.behind {
            behind.keep(name, Some(text));
        }
    }

    pub(super) fn take(&self, name: &str) -> Option<String> {
        let taken = self.lock().remove(name);
        if let (Some(behind), true) = (&self.behind, taken.is_some()) {
            behind.keep(name, None);
        }
        taken
    }

    /// The documents; a panic elsewhere while they were held left them whole, for each change is one call.
    pub(super) fn lock(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::keep::Shelf;

    /// What lies behind, for tests: it notes what it is told.
    #[derive(Debug, Default)]
    struct Noting {
        window: u64,
        told: Mutex<Vec<String>>,
    }

    impl Behind for Noting {
        fn keep(&self, name: &str, text: Option<&str>) {
            self.told.lock().unwrap().push(format!("{name} {text:?}"));
        }
        fn hand_out(&self, name: &str, bytes: &[u8]) {
            self.told.lock().unwrap().push(format!("{name} {} bytes", bytes.len()));
        }
        fn lasts(&self) -> bool {
            true
        }
        fn window(&self) -> u64 {
            self.window
        }
    }

    #[test]
    fn what_lies_behind_is_told_of_each_change() {
        let noting = Arc::new(Noting::default());
        let held = BTreeMap::from([("a.json".to_owned(), "old".to_owned())]);
        let shelf = Shelf::Memory(Documents::before(noting.clone(), held));
        assert!(shelf.lasts());
        assert_eq!(shelf.read("a.json"), Ok(Some("old".to_owned())));
        shelf.write("a.json", "new").expect("memory takes all");
        shelf.set_aside("a.json").expect("it is set aside");
        shelf.remove("a.json").expect("it is not there");
        assert_eq!(shelf.export("plot.svg", b"xyz").as_deref(), Ok("plot.svg"));
        let told = noting.told.lock().unwrap();
        assert_eq!(
            *told,
            [
                "a.json Some(\"new\")",
                "a.json None",
                "a.json.broken-1 Some(\"new\")",
                "plot.svg 3 bytes"
            ]
        );
    }

    #[test]
    fn windows_that_do_not_see_one_another_take_no_name_twice() {
        let mut names = BTreeSet::new();
        for window in 0..WINDOWS {
            let behind = Noting {
                window,
                ..Noting::default()
            };
            let held = BTreeMap::from([("history/000004.json".to_owned(), "old".to_owned())]);
            let shelf = Shelf::Memory(Documents::before(Arc::new(behind), held));
            names.extend((0..3).map(|_| shelf.add("history", "x").expect("memory takes all")));
        }
        assert_eq!(names.len() as u64, 3 * WINDOWS);
        assert!(!names.contains("history/000004.json"));
    }
}
