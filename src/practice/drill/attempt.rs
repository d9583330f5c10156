//! One go at a drill, try by try.

use super::{Drill, Medal};
use crate::chance::Chance;
use crate::data::DataError;
use crate::physics::{Launch, Style};
use crate::practice::flight::Flight;
use crate::practice::shot::Shot;

/// A go at a drill.
#[derive(Debug, Clone)]
pub struct Attempt {
    drill: Drill,
    chance: Chance,
    scores: Vec<f64>,
}

/// Why a launch is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AttemptError {
    /// All tries are used up.
    #[error("all tries are used up")]
    NoTryLeft,
    /// The drill does not allow the style.
    #[error("{0:?} is no style of this drill")]
    Style(Style),
}

impl Attempt {
    /// A go at `drill` whose luck is drawn from `seed`.
    ///
    /// # Errors
    /// When the drill cannot be set up.
    pub fn begin(drill: Drill, seed: u64) -> Result<Self, DataError> {
        drill.equipment()?;
        Ok(Self {
            drill,
            chance: Chance::new(seed),
            scores: Vec::new(),
        })
    }

    /// The task.
    #[must_use]
    pub fn drill(&self) -> &Drill {
        &self.drill
    }

    /// The shot of the next try.
    ///
    /// # Errors
    /// When no try is left, or the style is not allowed.
    pub fn shot(&mut self, launch: &Launch) -> Result<Shot, AttemptError> {
        if self.is_over() {
            return Err(AttemptError::NoTryLeft);
        }
        if !self.drill.styles.contains(&launch.style) {
            return Err(AttemptError::Style(launch.style));
        }
        Ok(Shot {
            ground: self.drill.ground.clone(),
            launch: launch.clamped(),
            seed: Some(self.chance.bits()),
        })
    }

    /// Takes in how the try flew; what it scored.
    pub fn take(&mut self, flight: &Flight) -> f64 {
        let score = self.drill.score.of(flight);
        self.scores.push(score);
        score
    }

    /// What each try scored.
    #[must_use]
    pub fn scores(&self) -> &[f64] {
        &self.scores
    }

    /// What all of them are worth so far.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.drill.counts.of(&self.scores)
    }

    /// The medal for it so far.
    #[must_use]
    pub fn medal(&self) -> Option<Medal> {
        self.drill.medals.of(self.score())
    }

    /// Whether all tries are used up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scores.len() >= self.drill.tries as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_takes_its_styles_and_its_tries_and_no_more() {
        let drills = Drill::all().unwrap();
        let drill = drills.iter().find(|drill| drill.id == "open-it").unwrap().clone();
        let equipment = drill.equipment().unwrap();
        let mut attempt = Attempt::begin(drill, 3).unwrap();
        let launch = |style| Launch {
            style,
            mark: 0.0,
            aim: 0.0,
            power: 1.0,
            press_point: 0.1,
        };
        assert_eq!(
            attempt.shot(&launch(Style::Twist)),
            Err(AttemptError::Style(Style::Twist))
        );
        while !attempt.is_over() {
            let shot = attempt.shot(&launch(Style::Press)).unwrap();
            attempt.take(&shot.begin_with(&equipment).finished());
        }
        assert_eq!(attempt.scores().len(), attempt.drill().tries as usize);
        assert_eq!(attempt.score(), attempt.scores().iter().sum::<f64>());
        assert_eq!(attempt.shot(&launch(Style::Press)), Err(AttemptError::NoTryLeft));
    }
}
