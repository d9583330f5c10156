//! Fields: what is played on, as data.

use std::collections::BTreeMap;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use crate::assets;
use crate::data::{DataError, parse_json, within};
use crate::spin::Contact;

/// The geometry of a field, metres. The view builds the same from it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FieldShape {
    /// A rectangle in the plane y = 0. With walls it ends at them, without it ends at open edges.
    Plane {
        /// Half its size from left to right (x).
        half_x: f64,
        /// Half its size from player to player (z).
        half_z: f64,
        /// Height of the walls around it.
        #[serde(default)]
        walls: Option<f64>,
    },
    /// A spherical bowl whose lowest point is the origin, with a rim of round section (a torus) around it.
    Bowl {
        /// Radius of curvature.
        radius: f64,
        /// Distance of the rim's inner side from the axis.
        rim_radius: f64,
        /// Radius of the rim's section; its centre runs at `rim_radius + bead_radius` from the axis.
        bead_radius: f64,
        /// Height of the section's centre over the bowl's edge.
        bead_height: f64,
    },
}

/// A field as its file says it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    name: String,
    shape: FieldShape,
    /// Distance of the launch marks from the middle, m.
    mark_distance: f64,
    /// Half the length of a launch line, m.
    launch_line: f64,
    /// How each material meets the ground.
    ground: BTreeMap<String, Contact>,
    /// How each material meets walls, rim and edges.
    barrier: BTreeMap<String, Contact>,
    /// Share of an impulse from ground, walls and rim that is sharp enough to work on a latch: 1 is as hard as a capsule.
    hardness: f64,
}

impl Field {
    /// Reads a field from the `text` of `file`.
    ///
    /// # Errors
    /// When it is no field, or a number is out of range: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let field: Self = parse_json(file, text)?;
        field.check(file)?;
        Ok(field)
    }

    /// The field called `name` in `assets/fields`: `arena`, `floor` or `table`.
    ///
    /// # Errors
    /// When there is none, or its file is bad.
    pub fn named(name: &str) -> Result<Self, DataError> {
        let path = format!("fields/{name}.json");
        Self::parse(&path, &assets::text(&path)?)
    }

    fn check(&self, file: &str) -> Result<(), DataError> {
        match self.shape {
            FieldShape::Plane { half_x, half_z, walls } => {
                within(file, "shape.half_x", half_x, 0.1, 20.0)?;
                within(file, "shape.half_z", half_z, 0.1, 20.0)?;
                walls.map_or(Ok(()), |height| within(file, "shape.walls", height, 0.02, 5.0))?;
            }
            FieldShape::Bowl {
                radius,
                rim_radius,
                bead_radius,
                bead_height,
            } => {
                within(file, "shape.rim_radius", rim_radius, 0.1, 5.0)?;
                within(file, "shape.radius", radius, 1.5 * rim_radius, 100.0)?;
                within(file, "shape.bead_radius", bead_radius, 0.002, 0.1)?;
                within(file, "shape.bead_height", bead_height, 0.0, 0.1)?;
            }
        }
        within(file, "mark_distance", self.mark_distance, 0.05, self.reach(DVec3::Z))?;
        within(file, "launch_line", self.launch_line, 0.0, self.reach(DVec3::X))?;
        within(file, "hardness", self.hardness, 0.0, 1.0)?;
        for (name, pairs) in [("ground", &self.ground), ("barrier", &self.barrier)] {
            for (material, contact) in pairs {
                contact.check(file, &format!("{name}.{material}"))?;
            }
        }
        Ok(())
    }

    /// How far the field goes along the horizontal unit vector x or z, m.
    fn reach(&self, direction: DVec3) -> f64 {
        match self.shape {
            FieldShape::Plane { half_x, half_z, .. } => direction.dot(DVec3::new(half_x, 0.0, half_z)),
            FieldShape::Bowl { rim_radius, .. } => rim_radius,
        }
    }

    /// Its name: `arena`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its geometry.
    #[must_use]
    pub fn shape(&self) -> &FieldShape {
        &self.shape
    }

    /// Height of the ground at `x`, `z`, m; outside the field that of its edge.
    #[must_use]
    pub fn height(&self, x: f64, z: f64) -> f64 {
        match self.shape {
            FieldShape::Plane { .. } => 0.0,
            FieldShape::Bowl { radius, rim_radius, .. } => {
                let out2 = (x * x + z * z).min(rim_radius * rim_radius);
                radius - (radius * radius - out2).sqrt()
            }
        }
    }

    /// The middle of `player`'s launch line, on the ground.
    #[must_use]
    pub fn mark(&self, player: usize) -> DVec3 {
        self.launch_point(player, 0.0)
    }

    /// The point of `player`'s launch line at `mark` (-1 its left end, 1 its right, as the player sees it), on the ground.
    #[must_use]
    pub fn launch_point(&self, player: usize, mark: f64) -> DVec3 {
        let side = if player == 0 { 1.0 } else { -1.0 };
        let (x, z) = (side * mark * self.launch_line, side * self.mark_distance);
        DVec3::new(x, self.height(x, z), z)
    }

    /// Whether `point` is over the field.
    #[must_use]
    pub fn contains(&self, point: DVec3) -> bool {
        match self.shape {
            FieldShape::Plane { half_x, half_z, .. } => point.x.abs() <= half_x && point.z.abs() <= half_z,
            FieldShape::Bowl {
                rim_radius,
                bead_radius,
                ..
            } => {
                let edge = rim_radius + bead_radius;
                point.x * point.x + point.z * point.z <= edge * edge
            }
        }
    }

    /// Share of an impulse from the field itself that is sharp enough to work on a latch.
    pub(super) fn hardness(&self) -> f64 {
        self.hardness
    }

    /// How `material` meets the ground.
    pub(super) fn ground(&self, material: &str) -> Contact {
        self.ground.get(material).copied().unwrap_or_default()
    }

    /// How `material` meets walls, rim and edges.
    pub(super) fn barrier(&self, material: &str) -> Contact {
        self.barrier.get(material).copied().unwrap_or_default()
    }
}
