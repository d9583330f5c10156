//! How far a player has come in a lesson, kept on the shelf.

use bevy::log::warn;
use serde::{Deserialize, Serialize};

use crate::data::parse_json;
use crate::keep::Shelf;

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// How far a player has come in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// The step to go on with, from 0.
    pub step: usize,
    /// Whether the last step was reached and left.
    pub done: bool,
}

/// The document.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: u32,
    step: usize,
    done: bool,
}

impl Progress {
    /// What is kept in `document` of `shelf`; the beginning where nothing is. A document that cannot be read is set
    /// aside: nothing but a place in a short lesson is lost.
    #[must_use]
    pub fn load(shelf: &Shelf, document: &str) -> Self {
        let read = || -> Result<Option<Kept>, String> {
            let text = shelf.read(document).map_err(|why| why.to_string())?;
            let kept = text.map(|text| parse_json::<Kept>(&shelf.place(document), &text));
            let kept = kept.transpose().map_err(|why| why.to_string())?;
            match kept {
                Some(kept) if kept.version != VERSION => Err(format!("version {} is not known", kept.version)),
                kept => Ok(kept),
            }
        };
        match read() {
            Ok(kept) => kept.map_or_else(Self::default, |kept| Self {
                step: kept.step,
                done: kept.done,
            }),
            Err(why) => {
                warn!("{why}");
                if let Err(why) = shelf.set_aside(document) {
                    warn!("{why}");
                }
                Self::default()
            }
        }
    }

    /// Whether nothing has been learned yet.
    #[must_use]
    pub fn is_untouched(self) -> bool {
        self == Self::default()
    }

    /// Keeps it as `document` on `shelf`.
    pub(super) fn keep(self, shelf: &Shelf, document: &str) {
        let kept = Kept {
            version: VERSION,
            step: self.step,
            done: self.done,
        };
        let text = serde_json::to_string_pretty(&kept).unwrap_or_default() + "\n";
        if let Err(why) = shelf.write(document, &text) {
            warn!("{why}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "lessons/x.json";

    #[test]
    fn what_is_kept_is_read_again() {
        let shelf = Shelf::memory();
        assert!(Progress::load(&shelf, DOCUMENT).is_untouched());
        let progress = Progress { step: 4, done: true };
        progress.keep(&shelf, DOCUMENT);
        assert_eq!(Progress::load(&shelf, DOCUMENT), progress);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside() {
        for text in [
            "{",
            "{\"version\": 2, \"step\": 1, \"done\": false}",
            "{\"version\": 1, \"step\": -1, \"done\": false}",
        ] {
            let shelf = Shelf::memory();
            shelf.write(DOCUMENT, text).expect("memory takes all");
            assert!(Progress::load(&shelf, DOCUMENT).is_untouched(), "{text}");
            assert_eq!(shelf.read(DOCUMENT), Ok(None), "{text}");
        }
    }
}
