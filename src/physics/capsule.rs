//! Kinds of capsules, as data: shells, figure, latch.

use serde::{Deserialize, Serialize};

use super::field::MATERIALS;
use crate::assets;
use crate::data::{DataError, parse_json, within};

/// A kind of capsule: two shells around a figure, held together by a latch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapsuleKind {
    /// `classic`.
    pub name: String,
    /// Half the length of the straight part, m.
    pub half_length: f64,
    /// Radius of the straight part and of the round ends, m.
    pub radius: f64,
    /// Mass of the whole, kg.
    pub mass: f64,
    /// Moment of inertia of the whole about its axis, kg m².
    pub inertia_axial: f64,
    /// Moment of inertia of the whole about any axis across, through the middle, kg m².
    pub inertia_transverse: f64,
    /// What the shells are made of; see a field's `ground` and `barrier`.
    pub material: String,
    /// Friction coefficient of the shells against other bodies.
    pub friction: f64,
    /// Restitution of the shells against other bodies.
    pub restitution: f64,
    /// What is inside.
    pub figure: FigureKind,
    /// What holds it together.
    pub latch: LatchKind,
}

/// The figure inside, a small spherocapsule of uniform density.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureKind {
    /// Half the length of the straight part, m.
    pub half_length: f64,
    /// m.
    pub radius: f64,
    /// kg.
    pub mass: f64,
    /// What it is made of.
    pub material: String,
    /// Friction coefficient against other bodies.
    pub friction: f64,
    /// Restitution against other bodies.
    pub restitution: f64,
}

/// The latch. It opens on one distinct closing hit that is hard and fast enough, never on pushing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LatchKind {
    /// Least normal impulse at an end that opens it, N s.
    pub impulse: f64,
    /// Least closing speed, m/s.
    pub approach_speed: f64,
    /// How much of a hit's impulse counts that strikes the middle of the capsule (0 to 1): there it presses both shells
    /// alike, at an end it pries them apart.
    pub middle_share: f64,
    /// Standard deviation of `impulse` from one closing of the latch to the next, as a share of it.
    pub variation: f64,
    /// What the spring gives to shells and figure, J.
    pub spring_energy: f64,
    /// Share of it that throws the figure out sideways; the rest drives the shells apart.
    pub figure_share: f64,
}

impl CapsuleKind {
    /// Reads a kind of capsule from the `text` of `file`.
    ///
    /// # Errors
    /// When it is none, or a number is out of range: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let kind: Self = parse_json(file, text)?;
        kind.check(file)?;
        Ok(kind)
    }

    /// The kind called `name` in `assets/capsules`: `classic`.
    ///
    /// # Errors
    /// When there is none, or its file is bad.
    pub fn named(name: &str) -> Result<Self, DataError> {
        let path = format!("capsules/{name}.json");
        Self::parse(&path, &assets::text(&path)?)
    }

    fn check(&self, file: &str) -> Result<(), DataError> {
        within(file, "half_length", self.half_length, 0.002, 0.1)?;
        within(file, "radius", self.radius, 0.005, 0.1)?;
        within(file, "mass", self.mass, 0.005, 1.0)?;
        within(file, "friction", self.friction, 0.0, 2.0)?;
        within(file, "restitution", self.restitution, 0.0, 0.95)?;
        let across = self.mass * (self.radius + self.half_length) * (self.radius + self.half_length);
        within(
            file,
            "inertia_axial",
            self.inertia_axial,
            0.1 * self.mass * self.radius * self.radius,
            self.mass * self.radius * self.radius,
        )?;
        within(
            file,
            "inertia_transverse",
            self.inertia_transverse,
            0.5 * self.inertia_axial,
            across,
        )?;
        let figure = &self.figure;
        within(file, "figure.half_length", figure.half_length, 0.0, self.half_length)?;
        within(
            file,
            "figure.radius",
            figure.radius,
            0.2 * self.radius,
            0.9 * self.radius,
        )?;
        within(file, "figure.mass", figure.mass, 0.05 * self.mass, 0.8 * self.mass)?;
        within(file, "figure.friction", figure.friction, 0.0, 2.0)?;
        within(file, "figure.restitution", figure.restitution, 0.0, 0.95)?;
        let latch = &self.latch;
        within(file, "latch.impulse", latch.impulse, 0.0, 10.0)?;
        within(file, "latch.approach_speed", latch.approach_speed, 0.0, 20.0)?;
        within(file, "latch.middle_share", latch.middle_share, 0.0, 1.0)?;
        within(file, "latch.variation", latch.variation, 0.0, 0.5)?;
        within(file, "latch.spring_energy", latch.spring_energy, 0.0, 1.0)?;
        within(file, "latch.figure_share", latch.figure_share, 0.0, 1.0)?;
        self.check_parts(file)
    }

    /// The shells must have mass and inertia left when the figure is taken out, and known materials.
    fn check_parts(&self, file: &str) -> Result<(), DataError> {
        for (place, material) in [("material", &self.material), ("figure.material", &self.figure.material)] {
            if !MATERIALS.contains(&material.as_str()) {
                let problem = format!("{material} is unknown: {} are", MATERIALS.join(" and "));
                return Err(DataError::new(file, place, problem));
            }
        }
        let shell = self.parts().shell;
        let least = 0.02 * shell.mass() * self.radius * self.radius;
        let small = |place, value: f64| {
            let problem =
                format!("is too small for a figure and two shells that far apart: {value:e} is left for a shell");
            Err(DataError::new(file, place, problem))
        };
        if shell.inertia().y < least {
            return small("inertia_axial", shell.inertia().y);
        }
        if shell.inertia().x < least.max(0.5 * shell.inertia().y) {
            return small("inertia_transverse", shell.inertia().x);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_capsule_is_the_toys() {
        let kind = CapsuleKind::named("classic").unwrap();
        assert!(
            (2.0 * (kind.half_length + kind.radius) - 0.07).abs() < 1e-12,
            "70 mm long"
        );
        assert!(
            (2.0 * kind.radius - 0.04).abs() < 1e-12 && (kind.mass - 0.045).abs() < 1e-12,
            "40 mm wide, 45 g"
        );
    }

    #[test]
    fn bad_data_is_refused_with_file_and_field() {
        let good = assets::text("capsules/classic.json").unwrap().into_owned();
        for (from, to, place) in [
            ("\"mass\": 0.045", "\"mass\": 0", "mass"),
            (
                "\"inertia_transverse\": 1.75e-5",
                "\"inertia_transverse\": 0.9e-5",
                "inertia_transverse",
            ),
            ("\"middle_share\": 0.5", "\"middle_share\": 5", "latch.middle_share"),
            ("\"material\": \"abs\"", "\"material\": \"tin\"", "material"),
            ("\"spring_energy\"", "\"spring\"", "line"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = CapsuleKind::parse("x.json", &good.replacen(from, to, 1)).unwrap_err();
            assert!(
                error.file == "x.json" && error.place.contains(place),
                "{place}: {error}"
            );
        }
    }
}
