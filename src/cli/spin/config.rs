//! What the file says, and what of it is refused.

use glam::DVec3;
use serde::Deserialize;

use crate::data::{DataError, within};
use crate::spin::{Body, Contact, Flow, Motion, Part, Pivot, Shape, Surface};

/// The longest run, s, and the most samples.
const LONGEST: f64 = 3600.0;
const MOST_SAMPLES: f64 = 2e6;

/// What the file says.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Config {
    pub body: BodyConfig,
    pub surface: SurfaceConfig,
    #[serde(default)]
    pub air: bool,
    #[serde(default = "earth")]
    pub gravity: f64,
    #[serde(default)]
    pub start: Start,
    pub duration: f64,
    #[serde(default = "often")]
    pub sample_hz: f64,
    /// The longest substep, s; by default the game's own.
    #[serde(default)]
    pub substep: Option<f64>,
}

fn earth() -> f64 {
    9.81
}

fn often() -> f64 {
    100.0
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BodyConfig {
    pub shape: Shape,
    pub mass: f64,
    #[serde(default)]
    pub inertia_axial: Option<f64>,
    #[serde(default)]
    pub inertia_transverse: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SurfaceKind {
    Plane,
    Bowl,
    Pivot,
    None,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SurfaceConfig {
    pub kind: SurfaceKind,
    /// Of a bowl.
    #[serde(default)]
    pub radius: Option<f64>,
    /// Of a bowl.
    #[serde(default)]
    pub rim_radius: Option<f64>,
    /// Of a pivot.
    #[serde(default)]
    pub offset: Option<f64>,
    /// Of plane and bowl, as are the rest; a pivot and free flight have no friction.
    #[serde(default)]
    pub friction: Option<f64>,
    #[serde(default)]
    pub torsion_radius: f64,
    #[serde(default)]
    pub rolling: f64,
    #[serde(default)]
    pub restitution: f64,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Start {
    pub tilt: f64,
    pub spin: f64,
    pub angular_velocity: Option<[f64; 3]>,
    pub velocity: [f64; 3],
    pub height: Option<f64>,
}

impl Config {
    /// Refuses numbers out of range that are not checked where they are read.
    pub fn check(&self, file: &str) -> Result<(), DataError> {
        within(file, "gravity", self.gravity, 0.0, 1000.0)?;
        within(file, "duration", self.duration, 0.0, LONGEST)?;
        if let Some(substep) = self.substep {
            within(file, "substep", substep, 1e-6, 2e-3)?;
        }
        within(file, "sample_hz", self.sample_hz, 1e-3, 1e5)?;
        within(
            file,
            "duration times sample_hz",
            self.duration * self.sample_hz,
            0.0,
            MOST_SAMPLES,
        )?;
        self.start.check(file)
    }
}

impl BodyConfig {
    /// The body, checked.
    pub fn read(&self, file: &str) -> Result<Body, DataError> {
        self.shape.check(file, "body.shape")?;
        within(file, "body.mass", self.mass, 1e-5, 1e3)?;
        let solid = self.shape.solid_inertia(self.mass);
        let far = self.shape.bounding_radius();
        let most = 4.0 * self.mass * far * far;
        let across = self.inertia_transverse.unwrap_or(solid.x);
        within(file, "body.inertia_transverse", across, 1e-3 * solid.x, most)?;
        let along = self.inertia_axial.unwrap_or(solid.y);
        // No body of revolution has more than twice its transverse moment about its axis (a flat disc).
        within(
            file,
            "body.inertia_axial",
            along,
            1e-3 * solid.y,
            most.min(2.000_001 * across),
        )?;
        Ok(Body::new(self.shape, self.mass, DVec3::new(across, along, across)))
    }
}

impl SurfaceConfig {
    /// What carries `body` over this surface, checked.
    pub fn read(&self, file: &str, config: &Config, body: Body) -> Result<Motion, DataError> {
        let of_bowl = self.kind == SurfaceKind::Bowl;
        self.belongs(file, "surface.radius", self.radius, of_bowl)?;
        self.belongs(file, "surface.rim_radius", self.rim_radius, of_bowl)?;
        self.belongs(file, "surface.offset", self.offset, self.kind == SurfaceKind::Pivot)?;
        let contact = self.contact(file)?;
        let flow = |surface| Motion::Flow(Box::new(Flow::new(body, surface, config.gravity, config.air)));
        match self.kind {
            SurfaceKind::None => Ok(flow(Surface::none())),
            SurfaceKind::Plane => Ok(flow(Surface::ground(
                Part::Plane {
                    normal: DVec3::Y,
                    offset: 0.0,
                },
                contact,
            ))),
            SurfaceKind::Bowl => {
                let (radius, rim_radius) = (self.radius.unwrap_or(0.0), self.rim_radius.unwrap_or(0.0));
                within(
                    file,
                    "surface.radius",
                    radius,
                    2.0 * body.shape().bounding_radius(),
                    1000.0,
                )?;
                within(
                    file,
                    "surface.rim_radius",
                    rim_radius,
                    body.shape().radius(),
                    0.999 * radius,
                )?;
                Ok(flow(Surface::ground(Part::Bowl { radius, rim_radius }, contact)))
            }
            SurfaceKind::Pivot => {
                let offset = self.offset.unwrap_or(0.0);
                within(
                    file,
                    "surface.offset",
                    offset,
                    0.0,
                    10.0 * body.shape().bounding_radius(),
                )?;
                Ok(Motion::Pivot(Box::new(Pivot::new(
                    body,
                    offset,
                    config.gravity,
                    config.air,
                ))))
            }
        }
    }

    /// Refuses a value that is missing, or that this kind of surface does not have.
    fn belongs(&self, file: &str, place: &str, value: Option<f64>, wanted: bool) -> Result<(), DataError> {
        match (value, wanted) {
            (None, true) => Err(DataError::new(
                file,
                place,
                format!("is missing: a {:?} needs it", self.kind),
            )),
            (Some(_), false) => Err(DataError::new(
                file,
                place,
                format!("does not belong to {:?}", self.kind),
            )),
            _ => Ok(()),
        }
    }

    fn contact(&self, file: &str) -> Result<Contact, DataError> {
        let rubs = matches!(self.kind, SurfaceKind::Plane | SurfaceKind::Bowl);
        if rubs && self.friction.is_none() {
            return Err(DataError::new(
                file,
                "surface.friction",
                "is missing: plane and bowl need it",
            ));
        }
        let contact = Contact {
            friction: self.friction.unwrap_or(0.0),
            torsion_radius: self.torsion_radius,
            rolling: self.rolling,
            restitution: self.restitution,
        };
        contact.check(file, "surface")?;
        Ok(contact)
    }
}

impl Start {
    fn check(&self, file: &str) -> Result<(), DataError> {
        within(
            file,
            "start.tilt",
            self.tilt,
            -core::f64::consts::PI,
            core::f64::consts::PI,
        )?;
        within(file, "start.spin", self.spin, -1e4, 1e4)?;
        for (index, value) in self.angular_velocity.iter().flatten().enumerate() {
            within(file, &format!("start.angular_velocity[{index}]"), *value, -1e4, 1e4)?;
        }
        for (index, value) in self.velocity.iter().enumerate() {
            within(file, &format!("start.velocity[{index}]"), *value, -100.0, 100.0)?;
        }
        self.height
            .map_or(Ok(()), |height| within(file, "start.height", height, -100.0, 1000.0))
    }
}
