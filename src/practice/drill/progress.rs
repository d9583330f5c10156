//! What was reached at drills, kept between runs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Attempt, Drill, Medal};
use crate::data::{DataError, parse_versioned};
use crate::keep::{Found, KeepError, Shelf};

/// Version of the document.
const VERSION: u32 = 1;
/// So many days of daily drills are remembered.
const MOST_DAYS: usize = 400;

/// The best at each drill, and at the drills of past days.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    /// By drill.
    drills: BTreeMap<String, Best>,
    /// By the day's number after 1970-01-01.
    days: BTreeMap<u64, Best>,
}

/// The best that was reached.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// The best score.
    pub score: f64,
    /// The medal for it.
    pub medal: Option<Medal>,
    /// How many goes there were.
    pub attempts: u32,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            version: VERSION,
            drills: BTreeMap::new(),
            days: BTreeMap::new(),
        }
    }
}

impl Progress {
    /// Where it is kept.
    pub const NAME: &str = "practice/progress.json";

    /// Reads the progress `text` of `file`.
    ///
    /// # Errors
    /// When it is none, or of another version: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        parse_versioned(file, text, VERSION)
    }

    /// What `shelf` has, nothing reached yet if it has nothing; and why it could not be read, if it was set aside. Then
    /// what was reached before the last go is taken.
    #[must_use]
    pub fn load(shelf: &Shelf) -> (Self, Option<String>) {
        let Found { found, broken } = shelf.fetch(Self::NAME, Self::parse);
        (found.map(|(_, progress)| progress).unwrap_or_default(), broken)
    }

    /// Keeps it on `shelf`.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, shelf: &Shelf) -> Result<(), KeepError> {
        let text = serde_json::to_string_pretty(self).unwrap_or_default() + "\n";
        shelf.replace(Self::NAME, &text)
    }

    /// Takes in an attempt that is over, of the drill itself or of the daily drill of `day`; whether its medal is better
    /// than any before.
    pub fn note(&mut self, attempt: &Attempt, day: Option<u64>) -> bool {
        let (score, medal) = (attempt.score(), attempt.medal());
        let best = match day {
            Some(day) => self.days.entry(day).or_insert(Best::NONE),
            None => self.drills.entry(attempt.drill().id.clone()).or_insert(Best::NONE),
        };
        let better = medal > best.medal;
        best.attempts = best.attempts.saturating_add(1);
        best.score = best.score.max(score);
        best.medal = best.medal.max(medal);
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
        better
    }

    /// The best at `drill`.
    #[must_use]
    pub fn best(&self, drill: &Drill) -> Option<&Best> {
        self.drills.get(&drill.id)
    }

    /// The best at the daily drill of `day`.
    #[must_use]
    pub fn best_of_day(&self, day: u64) -> Option<&Best> {
        self.days.get(&day)
    }
}

impl Best {
    const NONE: Self = Self {
        score: 0.0,
        medal: None,
        attempts: 0,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::{Launch, Style};

    fn attempt(power: f64) -> Attempt {
        let drills = Drill::all().unwrap();
        let drill = drills.iter().find(|drill| drill.id == "longest-spin").unwrap().clone();
        let equipment = drill.equipment().unwrap();
        let mut attempt = Attempt::begin(drill, 1).unwrap();
        let launch = Launch {
            style: Style::Launcher,
            mark: 0.0,
            aim: 0.0,
            power,
            press_point: 0.0,
        };
        while let Ok(shot) = attempt.shot(&launch) {
            attempt.take(&shot.begin_with(&equipment).finished());
        }
        attempt
    }

    #[test]
    fn the_best_stays_and_is_found_again() {
        let shelf = Shelf::memory();
        let (mut progress, broken) = Progress::load(&shelf);
        assert_eq!(broken, None);
        let (good, weak) = (attempt(0.9), attempt(0.2));
        assert!(good.score() > weak.score() && good.medal().is_some());
        assert!(progress.note(&good, None));
        assert!(!progress.note(&weak, None));
        progress.note(&weak, Some(20_787));
        progress.keep(&shelf).unwrap();
        let (read, _) = Progress::load(&shelf);
        assert_eq!(read, progress);
        let best = read.best(good.drill()).unwrap();
        assert_eq!((best.score, best.medal, best.attempts), (good.score(), good.medal(), 2));
        assert_eq!(read.best_of_day(20_787).unwrap().score, weak.score());
        assert_eq!(read.best_of_day(20_788), None);
    }

    #[test]
    fn another_version_is_refused_and_what_was_there_before_taken() {
        let other = "{\"version\": 7, \"drills\": {}, \"days\": {}}";
        assert_eq!(Progress::parse("x", other).unwrap_err().place, "version");
        let shelf = Shelf::memory();
        let mut progress = Progress::default();
        progress.note(&attempt(0.9), None);
        progress.keep(&shelf).unwrap();
        shelf.replace(Progress::NAME, other).unwrap();
        let (read, broken) = Progress::load(&shelf);
        assert_eq!(read, progress);
        assert!(broken.is_some_and(|why| why.contains("version")));
        assert_eq!(Progress::load(&shelf), (progress, None), "it is told once");
    }
}
