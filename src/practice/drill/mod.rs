//! Drills: tasks with three medals, as data in `assets/drills`.
//!
//! A [`Drill`] says what lies on the field, how one may launch, how often, and what counts. An [`Attempt`] is one go at it.
//! What was reached is kept as [`Progress`]; each day has a drill of its own ([`daily`]). [`Drill::name_key`] and
//! [`Drill::about_key`] are its words.

mod attempt;
mod computer;
mod daily;
mod progress;

pub use attempt::{Attempt, AttemptError};
pub use computer::{plan, play};
pub use daily::daily;
pub use progress::{Best, Progress};

use serde::{Deserialize, Serialize};

use super::score::Score;
use super::shot::{Equipment, Ground};
use crate::assets;
use crate::data::{DataError, parse_json, within};
use crate::physics::Style;

/// A task.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drill {
    /// What it is called in files: `longest-spin`.
    pub id: String,
    /// Where it stands among the others, the easiest first.
    pub order: u32,
    /// What is launched on, and at what.
    pub ground: Ground,
    /// How one may launch.
    pub styles: Vec<Style>,
    /// How often one may launch.
    pub tries: u32,
    /// What counts of each shot.
    pub score: Score,
    /// What counts of all tries.
    pub counts: Counts,
    /// The score each medal takes.
    pub medals: Medals,
}

/// What counts of several tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// The best of them.
    Best,
    /// All of them together.
    Sum,
}

/// The least score for each medal.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Medals {
    /// For the third.
    pub bronze: f64,
    /// For the second.
    pub silver: f64,
    /// For the first.
    pub gold: f64,
}

/// A medal, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Medal {
    /// The third.
    Bronze,
    /// The second.
    Silver,
    /// The first.
    Gold,
}

impl Medals {
    /// The medal that `score` is worth.
    #[must_use]
    pub fn of(&self, score: f64) -> Option<Medal> {
        // Sums of whole numbers are exact; of others, the last bit shall not decide.
        let reached = |least: f64| score >= least - 1e-9;
        [
            (self.gold, Medal::Gold),
            (self.silver, Medal::Silver),
            (self.bronze, Medal::Bronze),
        ]
        .into_iter()
        .find_map(|(least, medal)| reached(least).then_some(medal))
    }
}

impl Counts {
    /// The score of tries that scored so.
    #[must_use]
    pub fn of(self, scores: &[f64]) -> f64 {
        match self {
            Self::Best => scores.iter().copied().fold(0.0, f64::max),
            Self::Sum => scores.iter().sum(),
        }
    }
}

impl Drill {
    /// Reads a drill from the `text` of `file`.
    ///
    /// # Errors
    /// When it is none, or cannot be set up: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let drill: Self = parse_json(file, text)?;
        drill.check(file)?;
        Ok(drill)
    }

    /// All drills of `assets/drills`, the easiest first.
    ///
    /// # Errors
    /// When a file is bad, or two have the same id.
    pub fn all() -> Result<Vec<Self>, DataError> {
        let mut drills: Vec<Self> = Vec::new();
        for file in assets::list("drills", "json") {
            let drill = Self::parse(&file, &assets::text(&file)?)?;
            if drills.iter().any(|other| other.id == drill.id) {
                return Err(DataError::new(file, "id", format!("{} is there twice", drill.id)));
            }
            drills.push(drill);
        }
        drills.sort_by(|a, b| (a.order, &a.id).cmp(&(b.order, &b.id)));
        Ok(drills)
    }

    /// What its ground names.
    ///
    /// # Errors
    /// When it cannot be set up.
    pub fn equipment(&self) -> Result<Equipment, DataError> {
        self.ground.equipment(&format!("drill {}", self.id), "ground")
    }

    /// The key of its name among the words.
    #[must_use]
    pub fn name_key(&self) -> String {
        format!("drill-{}", self.id)
    }

    /// The key of the sentence that says what is to be done.
    #[must_use]
    pub fn about_key(&self) -> String {
        format!("drill-{}-about", self.id)
    }

    /// The key of the text that says what a score is, with the gap `score`: seconds, points or pieces.
    #[must_use]
    pub fn unit_key(&self) -> &'static str {
        self.score.unit_key()
    }

    fn check(&self, file: &str) -> Result<(), DataError> {
        let refuse = |place: &str, problem: &str| Err(DataError::new(file, place, problem));
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.id.is_empty() || !self.id.chars().all(plain) {
            return refuse("id", "small letters, digits and - are expected");
        }
        if self.styles.is_empty() {
            return refuse("styles", "at least one of press, twist, launcher is expected");
        }
        within(file, "tries", f64::from(self.tries), 1.0, 20.0)?;
        self.score.check(file, self.ground.parked.len())?;
        let Medals { bronze, silver, gold } = self.medals;
        within(file, "medals.bronze", bronze, 1e-3, 1e6)?;
        within(file, "medals.silver", silver, bronze, 1e6)?;
        within(file, "medals.gold", gold, silver, 1e6)?;
        self.ground.equipment(file, "ground").map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn the_carried_drills_are_good_and_have_words_in_each_language() {
        let drills = Drill::all().unwrap();
        assert_eq!(drills.len(), 7);
        for language in Language::ALL {
            let words = Words::load(language).unwrap();
            for drill in &drills {
                for key in [drill.name_key(), drill.about_key(), drill.unit_key().to_owned()] {
                    assert!(words.has(&key), "{key} in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn a_fault_is_named_with_its_field() {
        let file = "drills/open-it.json";
        let good = assets::text(file).unwrap().into_owned();
        for (from, to, place) in [
            ("\"id\": \"", "\"id\": \"Ä", "id"),
            ("\"tries\": ", "\"tries\": 9", "tries"),
            ("\"styles\": [\"press\"]", "\"styles\": []", "styles"),
            ("\"styles\": [\"press\"]", "\"styles\": [\"throw\"]", "line"),
            ("\"arena\"", "\"moon\"", "ground.field"),
            ("\"silver\": ", "\"silver\": 9", "medals.gold"),
            ("\"opens\"", "\"opened\"", "line"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = Drill::parse("x.json", &good.replacen(from, to, 1)).unwrap_err();
            assert!(
                error.file == "x.json" && error.place.starts_with(place),
                "{place}: {error}"
            );
        }
    }

    #[test]
    fn medals_go_by_the_score() {
        let medals = Medals {
            bronze: 1.0,
            silver: 2.0,
            gold: 3.0,
        };
        let won = [0.5, 1.0, 2.5, 0.1 + 0.2 + 2.7].map(|score| medals.of(score));
        assert_eq!(won, [None, Some(Medal::Bronze), Some(Medal::Silver), Some(Medal::Gold)]);
        assert!(Medal::Gold > Medal::Bronze);
    }
}
