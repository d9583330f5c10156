//! A scene as data: what is simulated, how fast time goes, where the camera rides, when captions stand.
//!
//! Times are seconds of the film, from the scene's beginning.

use serde::{Deserialize, Serialize};

use super::simulation::Setting;
use crate::assets;
use crate::data::{DataError, parse_json, within};

/// The folder of the scenes.
const FOLDER: &str = "showcase";
/// The longest scene, s.
const LONGEST: f64 = 120.0;
/// Seconds that a scene takes to come out of the dark, and to go into it.
const FADE: f64 = 0.6;
/// Half of the seconds that a cut within a scene is dark for.
const CUT: f64 = 0.22;
/// Seconds that a caption takes to come and to go.
const CAPTION_FADE: f64 = 0.45;

/// A scene.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What it is called in files; its words are `showcase-NAME` and `showcase-NAME-1` and on.
    pub name: String,
    /// How long the film is, s.
    pub seconds: f64,
    /// What it plays on.
    #[serde(default)]
    pub ground: Ground,
    /// What is simulated.
    pub simulation: Setting,
    /// How fast time goes, from the first pace on; without any, as fast as the clock.
    #[serde(default)]
    pub paces: Vec<Pace>,
    /// Where it is filmed from, one after the other, with a cut between them.
    pub shots: Vec<Shot>,
    /// What is told of it, one after the other.
    pub captions: Vec<Caption>,
}

/// What a scene plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The big table.
    #[default]
    Table,
    /// The field of a clash, with the big table under it.
    Field,
    /// Nothing: free fall.
    Nothing,
}

/// How fast time goes from a moment on.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// From when on.
    pub from: f64,
    /// Simulated seconds in one of the film.
    pub speed: f64,
}

/// One ride of the camera.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// From when on.
    pub from: f64,
    /// Where it begins.
    pub start: Eye,
    /// Where it is when the next shot, or the end, comes.
    pub end: Eye,
}

/// Where the camera is and what it looks at.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eye {
    /// What is in the middle of the picture and sharp, m.
    pub focus: [f64; 3],
    /// Around the vertical, rad: 0 looks from +z.
    pub yaw: f64,
    /// Up from the horizontal, rad.
    pub pitch: f64,
    /// How far away, m, on a screen of 16:9.
    pub distance: f64,
    /// The opening of the lens: the smaller the f-number, the less is sharp.
    #[serde(default = "usual_aperture")]
    pub aperture: f64,
}

fn usual_aperture() -> f64 {
    4.0
}

/// When a caption stands.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Caption {
    /// From when on.
    pub from: f64,
    /// Until when.
    pub until: f64,
}

impl Scene {
    /// Reads a scene from the `text` of `file`.
    ///
    /// # Errors
    /// When it is none, or a number is out of range: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let scene: Self = parse_json(file, text)?;
        scene.check(file)?;
        Ok(scene)
    }

    /// The scene called `name` in `assets/showcase`.
    ///
    /// # Errors
    /// When there is none, or its file is bad.
    pub fn named(name: &str) -> Result<Self, DataError> {
        let path = format!("{FOLDER}/{name}.json");
        Self::parse(&path, &assets::text(&path)?)
    }

    /// The names of all scenes, sorted.
    #[must_use]
    pub fn names() -> Vec<String> {
        let name = |path: &String| {
            let file = path.rsplit('/').next()?;
            Some(file.strip_suffix(".json")?.to_owned())
        };
        assets::list(FOLDER, "json").iter().filter_map(name).collect()
    }

    /// All scenes, in the order of their names.
    ///
    /// # Errors
    /// When the file of one is bad.
    pub fn all() -> Result<Vec<Self>, DataError> {
        Self::names().iter().map(|name| Self::named(name)).collect()
    }

    fn check(&self, file: &str) -> Result<(), DataError> {
        if !file.ends_with(&format!("{}.json", self.name)) {
            let problem = format!("{:?} is not the name of its file", self.name);
            return Err(DataError::new(file, "name", problem));
        }
        within(file, "seconds", self.seconds, 2.0, LONGEST)?;
        self.simulation.check(file)?;
        let mut last = 0.0;
        for (at, pace) in self.paces.iter().enumerate() {
            within(file, &format!("paces[{at}].from"), pace.from, last, self.seconds)?;
            within(file, &format!("paces[{at}].speed"), pace.speed, 0.0, 8.0)?;
            last = pace.from;
        }
        let first = self.shots.first().map(|shot| shot.from);
        if first != Some(0.0) {
            return Err(DataError::new(file, "shots", "the first one begins at 0"));
        }
        let mut last = 0.0;
        for (at, shot) in self.shots.iter().enumerate() {
            within(file, &format!("shots[{at}].from"), shot.from, last, self.seconds)?;
            last = shot.from;
            for (place, eye) in [("start", &shot.start), ("end", &shot.end)] {
                eye.check(file, &format!("shots[{at}].{place}"))?;
            }
        }
        let mut last = 0.0;
        for (at, caption) in self.captions.iter().enumerate() {
            within(file, &format!("captions[{at}].from"), caption.from, last, self.seconds)?;
            within(
                file,
                &format!("captions[{at}].until"),
                caption.until,
                caption.from,
                self.seconds,
            )?;
            last = caption.until;
        }
        Ok(())
    }

    /// The key of its title.
    #[must_use]
    pub fn title_key(&self) -> String {
        format!("showcase-{}", self.name)
    }

    /// The key of caption number `caption`, from 0.
    #[must_use]
    pub fn caption_key(&self, caption: usize) -> String {
        format!("showcase-{}-{}", self.name, caption + 1)
    }

    /// Simulated seconds in one of the film, at `time`.
    #[must_use]
    pub fn speed(&self, time: f64) -> f64 {
        let paces = self.paces.iter().rev();
        paces
            .clone()
            .find(|pace| pace.from <= time)
            .map_or(1.0, |pace| pace.speed)
    }

    /// Where the camera is at `time`; `still`, it stays in the middle of each ride.
    #[must_use]
    pub fn eye(&self, time: f64, still: bool) -> Eye {
        let nth = self.shots.iter().rposition(|shot| shot.from <= time).unwrap_or(0);
        let Some(shot) = self.shots.get(nth) else {
            return Eye::default();
        };
        let until = self.shots.get(nth + 1).map_or(self.seconds, |next| next.from);
        let way = if still {
            0.5
        } else {
            ((time - shot.from) / (until - shot.from).max(1e-9)).clamp(0.0, 1.0)
        };
        shot.start.on_the_way_to(&shot.end, way)
    }

    /// How dark the picture is at `time`, 0 to 1: at the beginning, at the end and for a moment at each cut.
    #[must_use]
    pub fn darkness(&self, time: f64) -> f64 {
        let ends = (1.0 - time / FADE).max(1.0 - (self.seconds - time) / FADE);
        let cuts = self
            .shots
            .iter()
            .skip(1)
            .map(|shot| 1.0 - (time - shot.from).abs() / CUT);
        cuts.fold(ends, f64::max).clamp(0.0, 1.0)
    }

    /// The number of the caption that stands at `time`, and how far it has come, 0 to 1.
    #[must_use]
    pub fn caption(&self, time: f64) -> Option<(usize, f64)> {
        let nth = self
            .captions
            .iter()
            .position(|one| (one.from..one.until).contains(&time))?;
        let one = &self.captions[nth];
        Some((
            nth,
            ((time - one.from).min(one.until - time) / CAPTION_FADE).clamp(0.0, 1.0),
        ))
    }
}

impl Default for Eye {
    fn default() -> Self {
        Self {
            focus: [0.0; 3],
            yaw: 0.0,
            pitch: 0.5,
            distance: 1.0,
            aperture: usual_aperture(),
        }
    }
}

impl Eye {
    fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        for at in self.focus {
            within(file, &format!("{place}.focus"), at, -5.0, 5.0)?;
        }
        within(file, &format!("{place}.yaw"), self.yaw, -50.0, 50.0)?;
        within(file, &format!("{place}.pitch"), self.pitch, -1.5, 1.5)?;
        within(file, &format!("{place}.distance"), self.distance, 0.05, 5.0)?;
        within(file, &format!("{place}.aperture"), self.aperture, 0.05, 64.0)
    }

    fn on_the_way_to(&self, end: &Self, way: f64) -> Self {
        let between = |from: f64, to: f64| from + (to - from) * way;
        Self {
            focus: std::array::from_fn(|axis| between(self.focus[axis], end.focus[axis])),
            yaw: between(self.yaw, end.yaw),
            pitch: between(self.pitch, end.pitch),
            distance: between(self.distance, end.distance),
            aperture: between(self.aperture, end.aperture),
        }
    }

    /// Where it is, m, when it steps back by the factor `back` as it does on a narrow screen.
    #[must_use]
    pub fn place(&self, back: f64) -> [f64; 3] {
        let (sin_yaw, cos_yaw) = libm::sincos(self.yaw);
        let (sin, cos) = libm::sincos(self.pitch);
        let far = self.distance * back;
        let [x, y, z] = self.focus;
        [x + far * cos * sin_yaw, y + far * sin, z + far * cos * cos_yaw]
    }
}

#[cfg(test)]
mod tests;
