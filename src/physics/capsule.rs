//! Kinds of capsules, as data: shells, figure, latch.

use serde::{Deserialize, Serialize};

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
        within(file, "latch.figure_share", latch.figure_share, 0.0, 1.0)
    }
}
