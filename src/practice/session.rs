//! The shots of a session, kept between runs.

use serde::{Deserialize, Serialize};

use super::flight::{Flight, Outcome, SAMPLE_HZ};
use super::shot::Shot;
use super::statistics::{Average, Ellipse, HeatMap, Trend};
use crate::data::{DataError, parse_versioned};
use crate::keep::{KeepError, Shelf};
use crate::physics::{Field, FieldShape};

/// Version of the document.
const VERSION: u32 = 1;
/// Where sessions are kept.
const FOLDER: &str = "practice/sessions";
/// A session holds so many shots; then the oldest gives way.
pub const MOST_SHOTS: usize = 500;
/// Points of a kept path a second.
const PATH_HZ: u32 = 12;

/// Shots in the order in which they were launched.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    version: u32,
    /// When it began, seconds since 1970.
    pub began: u64,
    /// The shots.
    pub shots: Vec<Kept>,
}

/// A shot that was launched, and what became of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Enough to launch it again.
    pub shot: Shot,
    /// What became of it.
    pub outcome: Outcome,
    /// Its way over the ground (x, z), in millimetres, twelve points a second.
    pub path: Vec<[i32; 2]>,
}

impl Kept {
    /// `shot` as `flight` went.
    #[must_use]
    pub fn of(shot: &Shot, flight: &Flight) -> Self {
        let millimetres = |metres: f64| libm::round(1000.0 * metres) as i32;
        let samples = flight.samples().iter().step_by((SAMPLE_HZ / PATH_HZ) as usize);
        Self {
            shot: shot.clone(),
            outcome: flight.outcome().clone(),
            path: samples
                .map(|sample| [millimetres(sample.position[0]), millimetres(sample.position[2])])
                .collect(),
        }
    }

    /// Its way over the ground, metres.
    pub fn way(&self) -> impl Iterator<Item = [f64; 2]> {
        self.path
            .iter()
            .map(|point| point.map(|value| f64::from(value) / 1000.0))
    }
}

/// What a session's shots show together.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary {
    /// How many shots.
    pub shots: usize,
    /// How many of them left the field.
    pub left: usize,
    /// How many opened.
    pub opened: usize,
    /// s.
    pub time_spun: Option<Average>,
    /// m.
    pub distance: Option<Average>,
    /// m/s.
    pub top_speed: Option<Average>,
    /// rad/s.
    pub top_spin: Option<Average>,
    /// Of the time spun, from one shot to the next, s.
    pub trend: Option<Trend>,
    /// Where they stopped (x, z), m.
    pub stopped: Option<Ellipse>,
    /// Where (m from the middle) and how fast (m/s) they crossed the middle line.
    pub crossed: Option<Ellipse>,
}

impl Session {
    /// One that begins at `began`, seconds since 1970.
    #[must_use]
    pub fn new(began: u64) -> Self {
        Self {
            version: VERSION,
            began,
            shots: Vec::new(),
        }
    }

    /// Takes in one more shot.
    pub fn add(&mut self, kept: Kept) {
        if self.shots.len() >= MOST_SHOTS {
            self.shots.remove(0);
        }
        self.shots.push(kept);
    }

    /// Reads the session `text` of `file`.
    ///
    /// # Errors
    /// When it is none, of another version, or a shot in it cannot be launched: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let session: Self = parse_versioned(file, text, VERSION)?;
        if session.shots.len() > MOST_SHOTS {
            let problem = format!("{} are too many: at most {MOST_SHOTS} are read", session.shots.len());
            return Err(DataError::new(file, "shots", problem));
        }
        for (index, kept) in session.shots.iter().enumerate() {
            kept.check(file, &format!("shots[{index}]"))?;
        }
        Ok(session)
    }

    /// The session as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// The name and the text of the session on `shelf` that was begun last, if there is one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn latest(shelf: &Shelf) -> Result<Option<(String, String)>, KeepError> {
        let Some(name) = shelf.names(FOLDER).pop() else {
            return Ok(None);
        };
        Ok(shelf.read(&name)?.map(|text| (name, text)))
    }

    /// Keeps it on `shelf`: as `name`, or as a new document, whose name is given.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, shelf: &Shelf, name: Option<&str>) -> Result<String, KeepError> {
        match name {
            Some(name) => shelf.write(name, &self.to_text()).map(|()| name.to_owned()),
            None => shelf.add(FOLDER, &self.to_text()),
        }
    }

    /// What its shots show together.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let outcomes = || self.shots.iter().map(|kept| &kept.outcome);
        let all = |number: fn(&Outcome) -> f64| outcomes().map(number).collect::<Vec<f64>>();
        let times = all(|outcome| outcome.time_spun);
        Summary {
            shots: self.shots.len(),
            left: outcomes().filter(|outcome| outcome.left).count(),
            opened: outcomes().filter(|outcome| outcome.opened).count(),
            time_spun: Average::of(&times),
            distance: Average::of(&all(|outcome| outcome.distance)),
            top_speed: Average::of(&all(|outcome| outcome.top_speed)),
            top_spin: Average::of(&all(|outcome| outcome.top_spin)),
            trend: Trend::of(&times),
            stopped: Ellipse::of(&self.stops()),
            crossed: Ellipse::of(&outcomes().filter_map(|outcome| outcome.crossed).collect::<Vec<_>>()),
        }
    }

    /// Where the shots stopped, m.
    #[must_use]
    pub fn stops(&self) -> Vec<[f64; 2]> {
        self.shots.iter().filter_map(|kept| kept.outcome.stopped).collect()
    }

    /// Where on `field` the shots went, in cells of `cell` metres.
    #[must_use]
    pub fn heat(&self, field: &Field, cell: f64) -> HeatMap {
        let half = half_size(field);
        let cells = half.map(|half| libm::ceil(2.0 * half / cell.max(1e-3)) as usize);
        let mut heat = HeatMap::over([half.map(|half| -half), half], cells);
        for kept in self.shots.iter().filter(|kept| kept.shot.ground.field == field.name()) {
            heat.add(kept.way());
        }
        heat
    }
}

/// Half the size of `field` along x and z, m.
#[must_use]
pub fn half_size(field: &Field) -> [f64; 2] {
    match *field.shape() {
        FieldShape::Plane { half_x, half_z, .. } => [half_x, half_z],
        FieldShape::Bowl {
            rim_radius,
            bead_radius,
            ..
        } => [rim_radius + bead_radius; 2],
    }
}

impl Kept {
    fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        self.shot.check(file, &format!("{place}.shot"))?;
        if self.outcome.parked.len() != self.shot.ground.parked.len() {
            let problem = format!(
                "has {} entries: one for each parked capsule is expected",
                self.outcome.parked.len()
            );
            return Err(DataError::new(file, format!("{place}.outcome.parked"), problem));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::{Launch, Style};
    use crate::practice::Ground;

    fn session() -> Session {
        let mut session = Session::new(1_000);
        for seed in 0..5 {
            let shot = Shot {
                ground: Ground::default(),
                launch: Launch {
                    style: Style::Twist,
                    mark: 0.0,
                    aim: 0.1,
                    power: 0.4,
                    press_point: 0.0,
                },
                seed: Some(seed),
            };
            let flight = shot.fly("a shot", "").unwrap();
            session.add(Kept::of(&shot, &flight));
        }
        session
    }

    #[test]
    fn a_session_is_read_as_it_was_written_and_shows_its_scatter() {
        let session = session();
        let read = Session::parse("s.json", &session.to_text()).unwrap();
        assert_eq!(read, session);
        let summary = read.summary();
        assert_eq!((summary.shots, summary.left), (5, 0));
        let (spun, stopped) = (summary.time_spun.unwrap(), summary.stopped.unwrap());
        assert!(spun.best > spun.mean && spun.deviation > 0.0);
        assert!(stopped.deviations[0] > 0.0 && summary.crossed.is_some() && summary.trend.is_some());
        let field = Field::named("arena").unwrap();
        assert!(read.heat(&field, 0.05).counts.iter().any(|&count| count >= 4));
        assert_eq!(
            read.heat(&Field::named("floor").unwrap(), 0.05)
                .counts
                .iter()
                .sum::<u32>(),
            0
        );
    }

    #[test]
    fn a_kept_shot_flies_again_as_it_flew() {
        let kept = session().shots.remove(0);
        let again = kept.shot.fly("a shot", "").unwrap();
        assert_eq!(Kept::of(&kept.shot, &again), kept);
    }

    #[test]
    fn a_broken_session_is_refused_with_its_place() {
        let good = session().to_text();
        for (from, to, place) in [
            ("\"version\":1", "\"version\":9", "version"),
            ("\"power\":0.4", "\"power\":4.0", "shots[0].shot.launch.power"),
            (
                "\"field\":\"arena\"",
                "\"field\":\"moon\"",
                "shots[0].shot.ground.field",
            ),
            (
                "\"parked\":[],\"fing",
                "\"parked\":[{\"impulse\":0,\"opened\":false,\"left\":false}],\"fing",
                "shots[0].outcome.parked",
            ),
            ("\"began\"", "\"begun\"", "line"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = Session::parse("s.json", &good.replacen(from, to, 1)).unwrap_err();
            assert!(error.place.starts_with(place), "{place}: {error}");
        }
    }

    #[test]
    fn the_latest_session_is_found_on_the_shelf() {
        let shelf = Shelf::memory();
        assert_eq!(Session::latest(&shelf), Ok(None));
        let mut session = session();
        let name = session.keep(&shelf, None).unwrap();
        session.shots.pop();
        assert_eq!(session.keep(&shelf, Some(&name)).as_deref(), Ok(name.as_str()));
        let (found, text) = Session::latest(&shelf).unwrap().unwrap();
        assert_eq!((found, Session::parse("s", &text).unwrap().shots.len()), (name, 4));
    }
}
