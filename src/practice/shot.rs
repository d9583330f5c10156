//! A shot as data: one launch, what it is launched at, and the seed of everything that varies.

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::flight::Flight;
use crate::data::{DataError, within};
use crate::physics::{CapsuleKind, Field, Launch, Stage, StageOptions};

/// A field holds so many parked capsules at most.
pub const MOST_PARKED: usize = 12;

/// One launch of player 0 on a field, perhaps at parked capsules. The same shot has the same flight, bit for bit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// What it is launched on, and at what.
    #[serde(default)]
    pub ground: Ground,
    /// How it is launched.
    pub launch: Launch,
    /// Seed of the scatter of hand and latches; without one there is none.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// What is launched on, at what, and with what: the part of a [`Shot`] that stays from one to the next.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// Name of the field.
    #[serde(default = "arena")]
    pub field: String,
    /// Name of the kind of capsule.
    #[serde(default = "classic")]
    pub capsule: String,
    /// What lies there to be hit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parked: Vec<Parked>,
    /// Whether the latches are locked: nothing opens.
    #[serde(default)]
    pub locked: bool,
}

impl Default for Ground {
    fn default() -> Self {
        Self {
            field: arena(),
            capsule: classic(),
            parked: Vec::new(),
            locked: false,
        }
    }
}

/// A closed capsule that lies at rest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parked {
    /// Metres from the middle of the field, to the right of who launches.
    pub x: f64,
    /// Metres from the middle of the field, towards who launches.
    pub z: f64,
    /// How far its axis is turned from lying across, rad, seen from above.
    #[serde(default)]
    pub heading: f64,
    /// Name of its kind.
    #[serde(default = "classic")]
    pub capsule: String,
}

fn arena() -> String {
    "arena".to_owned()
}

fn classic() -> String {
    "classic".to_owned()
}

/// The files that a [`Ground`] names, read.
#[derive(Debug, Clone, PartialEq)]
pub struct Equipment {
    /// What is played on.
    pub field: Field,
    /// What is launched.
    pub capsule: CapsuleKind,
    /// The kind of each parked capsule.
    pub parked: Vec<CapsuleKind>,
}

impl Ground {
    /// Reads what it names, and refuses what could not be set up.
    ///
    /// # Errors
    /// An unknown name, too many parked capsules, one beside the field or in another: with `file` and the place under `place`.
    pub fn equipment(&self, file: &str, place: &str) -> Result<Equipment, DataError> {
        let at = |part: &str| join(place, part);
        let named = |part: &str, error: DataError| DataError::new(file, at(part), error.to_string());
        let field = Field::named(&self.field).map_err(|error| named("field", error))?;
        let capsule = CapsuleKind::named(&self.capsule).map_err(|error| named("capsule", error))?;
        if self.parked.len() > MOST_PARKED {
            let problem = format!("{} are too many: at most {MOST_PARKED} are parked", self.parked.len());
            return Err(DataError::new(file, at("parked"), problem));
        }
        let mut kinds: Vec<CapsuleKind> = Vec::with_capacity(self.parked.len());
        for (index, parked) in self.parked.iter().enumerate() {
            let place = at(&format!("parked[{index}]"));
            for (name, value, most) in [
                ("x", parked.x, 20.0),
                ("z", parked.z, 20.0),
                ("heading", parked.heading, 10.0),
            ] {
                within(file, &format!("{place}.{name}"), value, -most, most)?;
            }
            let kind = CapsuleKind::named(&parked.capsule)
                .map_err(|error| DataError::new(file, format!("{place}.capsule"), error.to_string()))?;
            let middle = DVec3::new(parked.x, 0.0, parked.z);
            if !field.contains(middle) {
                return Err(DataError::new(
                    file,
                    place,
                    format!("lies beside the field {}", self.field),
                ));
            }
            let touches = |(other, that): (&Parked, &CapsuleKind)| {
                let apart = middle.distance(DVec3::new(other.x, 0.0, other.z));
                apart < kind.half_length + kind.radius + that.half_length + that.radius
            };
            if let Some(other) = self.parked.iter().zip(&kinds).position(touches) {
                return Err(DataError::new(
                    file,
                    place,
                    format!("touches parked[{other}]: lay it further away"),
                ));
            }
            kinds.push(kind);
        }
        Ok(Equipment {
            field,
            capsule,
            parked: kinds,
        })
    }
}

impl Ground {
    /// The stage before anything is launched; `seed` is that of the scatter, without one there is none.
    pub(super) fn lay(&self, equipment: &Equipment, seed: Option<u64>) -> Stage {
        let options = StageOptions {
            locked: self.locked,
            scatter: seed.is_some(),
            lanes: false,
        };
        let mut stage = Stage::new(&equipment.field, [&equipment.capsule; 2], options, seed.unwrap_or(0));
        for (parked, kind) in self.parked.iter().zip(&equipment.parked) {
            stage.park(kind, parked.x, parked.z, parked.heading);
        }
        stage
    }
}

impl Shot {
    /// Refuses what could not be launched.
    ///
    /// # Errors
    /// As for [`Ground::equipment`], and for a launch out of range.
    pub fn check(&self, file: &str, place: &str) -> Result<Equipment, DataError> {
        self.launch.check(file, &join(place, "launch"))?;
        self.ground.equipment(file, &join(place, "ground"))
    }

    /// The flight before its first tick.
    ///
    /// # Errors
    /// As for [`Self::check`].
    pub fn begin(&self, file: &str, place: &str) -> Result<Flight, DataError> {
        Ok(self.begin_with(&self.check(file, place)?))
    }

    /// The same with what the ground names already read.
    #[must_use]
    pub fn begin_with(&self, equipment: &Equipment) -> Flight {
        let mut stage = self.ground.lay(equipment, self.seed);
        stage.launch(0, &self.launch);
        Flight::new(stage, equipment.capsule.body(), self.ground.parked.len())
    }

    /// Flies it to its end.
    ///
    /// # Errors
    /// As for [`Self::check`].
    pub fn fly(&self, file: &str, place: &str) -> Result<Flight, DataError> {
        Ok(self.begin(file, place)?.finished())
    }
}

fn join(place: &str, part: &str) -> String {
    if place.is_empty() {
        part.to_owned()
    } else {
        format!("{place}.{part}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::parse_json;

    const TEXT: &str = r#"{ "ground": { "field": "table",
            "parked": [ { "x": 0.1, "z": -0.2 }, { "x": -0.1, "z": -0.2, "heading": 1.5 } ] },
        "launch": { "style": "press", "power": 0.8 }, "seed": 7 }"#;

    fn fly(text: &str) -> Result<Flight, DataError> {
        parse_json::<Shot>("s.json", text)?.fly("s.json", "")
    }

    #[test]
    fn the_same_shot_flies_the_same_and_another_seed_another() {
        let (first, again) = (fly(TEXT).unwrap(), fly(TEXT).unwrap());
        assert_eq!(first.stage().hash(), again.stage().hash());
        assert_eq!(first.samples(), again.samples());
        let other = fly(&TEXT.replace("\"seed\": 7", "\"seed\": 8")).unwrap();
        assert_ne!(first.stage().hash(), other.stage().hash());
    }

    #[test]
    fn what_cannot_be_set_up_is_refused_with_its_place() {
        for (from, to, place) in [
            ("\"table\"", "\"moon\"", "ground.field"),
            ("\"power\": 0.8", "\"power\": 8", "launch.power"),
            ("\"z\": -0.2, \"heading\"", "\"z\": -9, \"heading\"", "parked[1]"),
            ("\"x\": -0.1", "\"x\": 0.11", "parked[1]"),
            ("\"heading\": 1.5", "\"heading\": 99", "parked[1].heading"),
            ("\"seed\"", "\"seat\"", "line"),
        ] {
            assert!(TEXT.contains(from), "{from}");
            let error = fly(&TEXT.replace(from, to)).map(|_| ()).unwrap_err();
            assert!(
                error.file == "s.json" && error.place.contains(place),
                "{place}: {error}"
            );
        }
    }

    #[test]
    fn a_shot_is_read_as_it_was_written() {
        let shot: Shot = parse_json("s.json", TEXT).unwrap();
        let text = serde_json::to_string(&shot).unwrap();
        assert_eq!(parse_json::<Shot>("s.json", &text).unwrap(), shot);
    }
}
