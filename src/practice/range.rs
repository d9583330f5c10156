//! The practice range: what a practice screen holds, ticked like a match.

use super::film::Film;
use super::flight::Flight;
use super::score::Score;
use super::session::{Kept, Session};
use super::shot::{Equipment, Ground, Shot};
use crate::chance::Chance;
use crate::data::DataError;
use crate::physics::{Launch, Stage};

/// The range as it stands: the ground, the shot that flies, the last and the best before it, the session.
#[derive(Debug, Clone)]
pub struct Range {
    ground: Ground,
    equipment: Equipment,
    score: Score,
    scatter: bool,
    chance: Chance,
    flying: Option<Flying>,
    last: Option<Flown>,
    best: Option<Flown>,
    session: Session,
}

/// The shot in the air.
#[derive(Debug, Clone)]
struct Flying {
    shot: Shot,
    flight: Flight,
    film: Film,
}

/// A shot that has flown: a ghost to show, a motion to scrub.
#[derive(Debug, Clone)]
pub struct Flown {
    /// What was launched.
    pub shot: Shot,
    /// How it flew, to its end.
    pub flight: Flight,
    /// What was to be seen.
    pub film: Film,
    /// What it was worth.
    pub score: f64,
}

impl Range {
    /// A range on `ground` whose best shot is that of the highest `score`. With `scatter` hands and latches vary, each shot
    /// by a seed drawn from `seed`.
    ///
    /// # Errors
    /// When `ground` cannot be set up.
    pub fn open(ground: Ground, score: Score, scatter: bool, session: Session, seed: u64) -> Result<Self, DataError> {
        let equipment = ground.equipment("the range", "")?;
        Ok(Self {
            ground,
            equipment,
            score,
            scatter,
            chance: Chance::new(seed),
            flying: None,
            last: None,
            best: None,
            session,
        })
    }

    /// Sets it up anew on `ground`: ghosts go, for they flew elsewhere; the session stays.
    ///
    /// # Errors
    /// When `ground` cannot be set up; then nothing has changed.
    pub fn set_up(&mut self, ground: Ground, score: Score) -> Result<(), DataError> {
        self.equipment = ground.equipment("the range", "")?;
        self.ground = ground;
        self.score = score;
        self.flying = None;
        self.last = None;
        self.best = None;
        Ok(())
    }

    /// What is launched on.
    #[must_use]
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// What the ground names.
    #[must_use]
    pub fn equipment(&self) -> &Equipment {
        &self.equipment
    }

    /// The ground as it lies before a launch.
    #[must_use]
    pub fn laid(&self) -> Stage {
        self.ground.lay(&self.equipment, None)
    }

    /// What was launched and is in the air.
    #[must_use]
    pub fn launched(&self) -> Option<&Shot> {
        self.flying.as_ref().map(|flying| &flying.shot)
    }

    /// The shot in the air.
    #[must_use]
    pub fn flying(&self) -> Option<&Flight> {
        self.flying.as_ref().map(|flying| &flying.flight)
    }

    /// The last shot that has flown.
    #[must_use]
    pub fn last(&self) -> Option<&Flown> {
        self.last.as_ref()
    }

    /// The best so far on this ground.
    #[must_use]
    pub fn best(&self) -> Option<&Flown> {
        self.best.as_ref()
    }

    /// All shots.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Begins a new session at `began`, seconds since 1970; the one before is given back. Ghosts stay.
    pub fn begin_session(&mut self, began: u64) -> Session {
        std::mem::replace(&mut self.session, Session::new(began))
    }

    /// What counts of each shot.
    #[must_use]
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// Where `launch` would go with a steady hand: the real simulation before its first tick, to be ticked on a copy.
    #[must_use]
    pub fn preview(&self, launch: &Launch) -> Flight {
        self.shot(launch, None).begin_with(&self.equipment)
    }

    /// Launches. A shot that still flies is flown to its end first.
    pub fn launch(&mut self, launch: &Launch) {
        let seed = self.scatter.then(|| self.chance.bits());
        self.launch_with(launch, seed);
    }

    /// The same with luck of a given seed, or with a steady hand: a try of a drill has its own.
    pub fn launch_with(&mut self, launch: &Launch, seed: Option<u64>) {
        self.send(self.shot(launch, seed));
    }

    /// Whether hands and latches vary.
    #[must_use]
    pub fn scatters(&self) -> bool {
        self.scatter
    }

    /// Launches the last shot once more, with the same luck; false if there was none.
    pub fn again(&mut self) -> bool {
        let shot = self.flying.as_ref().map(|flying| &flying.shot);
        let Some(shot) = shot.or(self.last.as_ref().map(|last| &last.shot)).cloned() else {
            return false;
        };
        self.send(shot);
        true
    }

    /// One tick of physics; true when the shot in the air came to its end with it.
    pub fn tick(&mut self) -> bool {
        let Some(Flying { flight, film, .. }) = &mut self.flying else {
            return false;
        };
        flight.tick();
        film.note(flight.stage());
        let over = flight.is_over();
        if over {
            self.land();
        }
        over
    }

    /// Flies the shot in the air to its end at once.
    pub fn skip(&mut self) {
        while self.flying.is_some() {
            self.tick();
        }
    }

    fn shot(&self, launch: &Launch, seed: Option<u64>) -> Shot {
        Shot {
            ground: self.ground.clone(),
            launch: launch.clamped(),
            seed,
        }
    }

    fn send(&mut self, shot: Shot) {
        self.skip();
        let flight = shot.begin_with(&self.equipment);
        self.flying = Some(Flying {
            shot,
            flight,
            film: Film::default(),
        });
    }

    fn land(&mut self) {
        let Some(Flying { shot, flight, film }) = self.flying.take() else {
            return;
        };
        self.session.add(Kept::of(&shot, &flight));
        let score = self.score.of(&flight);
        let flown = Flown {
            shot,
            flight,
            film,
            score,
        };
        if self.best.as_ref().is_none_or(|best| score > best.score) {
            self.best = Some(flown.clone());
        }
        self.last = Some(flown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::Style;

    fn range() -> Range {
        Range::open(Ground::default(), Score::SpinSeconds, true, Session::new(0), 4).unwrap()
    }

    fn twist(power: f64) -> Launch {
        Launch {
            style: Style::Twist,
            mark: 0.0,
            aim: 0.0,
            power,
            press_point: 0.0,
        }
    }

    #[test]
    fn the_best_stays_and_the_last_goes_on() {
        let mut range = range();
        for power in [0.2, 0.8, 0.3] {
            range.launch(&twist(power));
            while !range.tick() {}
        }
        let (best, last) = (range.best().unwrap(), range.last().unwrap());
        assert_eq!((best.shot.launch.power, last.shot.launch.power), (0.8, 0.3));
        assert!(best.score > last.score);
        assert_eq!(range.session().shots.len(), 3);
    }

    #[test]
    fn the_same_shot_again_has_the_same_end() {
        let mut range = range();
        assert!(!range.again(), "nothing was launched yet");
        range.launch(&twist(0.5));
        range.skip();
        assert!(range.again());
        range.skip();
        let shots = &range.session().shots;
        assert_eq!(shots[0], shots[1]);
    }

    #[test]
    fn the_preview_is_the_real_simulation_without_the_hands_scatter() {
        let mut range = Range::open(Ground::default(), Score::SpinSeconds, false, Session::new(0), 4).unwrap();
        let preview = range.preview(&twist(0.5)).finished();
        range.launch(&twist(0.5));
        range.skip();
        assert_eq!(range.last().unwrap().flight.stage().hash(), preview.stage().hash());
    }

    #[test]
    fn a_ground_that_cannot_be_set_up_changes_nothing() {
        let mut range = range();
        range.launch(&twist(0.5));
        let moon = Ground {
            field: "moon".to_owned(),
            ..Ground::default()
        };
        assert!(range.set_up(moon, Score::Hits).is_err());
        assert!(range.flying().is_some() && range.ground().field == "arena");
    }
}
