//! Fields: what is played on, as data.

use std::collections::BTreeMap;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use crate::assets;
use crate::data::{DataError, parse_json, within};
use crate::spin::Contact;

/// A field that can be chosen where games are set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OfferedField {
    /// Its file in `assets/fields`, without the ending.
    pub name: &'static str,
    /// The key of what it is called in `assets/words`.
    pub key: &'static str,
}

/// The fields that can be chosen where games are set up. The command line takes any that lies in `assets/fields`.
pub const FIELDS: [OfferedField; 3] = [
    OfferedField {
        name: "arena",
        key: "field-arena",
    },
    OfferedField {
        name: "floor",
        key: "field-floor",
    },
    OfferedField {
        name: "table",
        key: "field-table",
    },
];

/// What capsules and figures are made of; every field says how it meets each.
pub(super) const MATERIALS: [&str; 2] = ["abs", "pvc"];

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

    /// The names of all fields, sorted.
    #[must_use]
    pub fn names() -> Vec<String> {
        let name = |path: &String| Some(path.strip_prefix("fields/")?.strip_suffix(".json")?.to_owned());
        assets::list("fields", "json").iter().filter_map(name).collect()
    }

    /// The field called `name` in `assets/fields`: `arena`, `floor`, `table`, or one that was put there.
    ///
    /// # Errors
    /// When there is none, or its file is bad.
    pub fn named(name: &str) -> Result<Self, DataError> {
        let known = Self::names();
        if !known.iter().any(|one| one == name) {
            let problem = format!("there is no such field; there are {}", known.join(", "));
            return Err(DataError::new("field", name, problem));
        }
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
        // Players face each other, 60 cm or more apart (rules 1.1).
        within(file, "mark_distance", self.mark_distance, 0.3, self.reach(DVec3::Z))?;
        within(file, "launch_line", self.launch_line, 0.0, self.reach(DVec3::X))?;
        within(file, "hardness", self.hardness, 0.0, 1.0)?;
        for (name, pairs) in [("ground", &self.ground), ("barrier", &self.barrier)] {
            for material in MATERIALS {
                let missing = || DataError::new(file, format!("{name}.{material}"), "is missing");
                pairs
                    .get(material)
                    .ok_or_else(missing)?
                    .check(file, &format!("{name}.{material}"))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn text(name: &str) -> String {
        assets::text(&format!("fields/{name}.json")).unwrap().into_owned()
    }

    #[test]
    fn all_three_fields_are_carried_and_good() {
        for name in ["arena", "floor", "table"] {
            let field = Field::named(name).unwrap();
            assert_eq!(field.name(), name);
            assert!(
                (field.mark(0) - field.mark(1)).length() >= 0.6,
                "players are 60 cm or more apart"
            );
            assert!(field.contains(field.launch_point(0, 1.0)) && field.contains(field.launch_point(1, -1.0)));
            assert!(!field.contains(DVec3::X * 10.0));
        }
        assert!(Field::named("moon").is_err());
    }

    #[test]
    fn a_players_right_is_seen_from_the_players_side() {
        let field = Field::named("floor").unwrap();
        assert!(field.launch_point(0, 1.0).x > 0.0 && field.mark(0).z > 0.0);
        assert!(field.launch_point(1, 1.0).x < 0.0 && field.mark(1).z < 0.0);
    }

    #[test]
    fn the_bowl_is_lowest_in_the_middle() {
        let arena = Field::named("arena").unwrap();
        assert!(arena.height(0.0, 0.0).abs() < 1e-12);
        assert!((arena.height(0.4, 0.0) - (2.4 - (2.4_f64 * 2.4 - 0.16).sqrt())).abs() < 1e-12);
        assert!(arena.height(0.2, 0.1) < arena.height(0.3, 0.1));
    }

    #[test]
    fn bad_data_is_refused_with_file_and_field() {
        let good = text("arena");
        for (from, to, place) in [
            ("\"friction\": 0.22", "\"friction\": -1.0", "ground.abs.friction"),
            ("\"mark_distance\": 0.32", "\"mark_distance\": 0.1", "mark_distance"),
            ("\"hardness\": 0.4", "\"hardness\": 2", "hardness"),
            ("\"radius\": 2.4", "\"radius\": 0.1", "shape.radius"),
            (
                "\"pvc\": { \"friction\": 0.5, \"torsion_radius\": 0.003",
                "\"tin\": { \"friction\": 0.5, \"torsion_radius\": 0.003",
                "ground.pvc",
            ),
            ("\"launch_line\"", "\"lunch_line\"", "line"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = Field::parse("x.json", &good.replacen(from, to, 1)).unwrap_err();
            assert_eq!(error.file, "x.json");
            assert!(error.place.contains(place), "{place}: {error}");
        }
    }
}
