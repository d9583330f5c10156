//! What a body moves over: closed-form surfaces, and how a material meets them.

use glam::DVec3;
use serde::{Deserialize, Serialize};

use crate::data::{DataError, within};

/// How deep below a surface a point may be and still count as having come through it from above, m.
const THICKNESS: f64 = 0.05;

/// How two materials meet.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// Coulomb's coefficient.
    pub friction: f64,
    /// Torsion radius a of a round or pointed contact, m: spinning without slip costs the torque `friction · N · a`.
    pub torsion_radius: f64,
    /// Length of rolling resistance, m: rolling costs the torque `rolling · N`.
    pub rolling: f64,
    /// Speed after over speed before a central hit.
    pub restitution: f64,
}

impl Default for Contact {
    /// Plastic on wood, about.
    fn default() -> Self {
        Self {
            friction: 0.25,
            torsion_radius: 0.001,
            rolling: 0.0001,
            restitution: 0.4,
        }
    }
}

impl Contact {
    /// Refuses numbers out of range, naming `file` and the field under `place`.
    ///
    /// # Errors
    /// When there is one.
    pub fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        within(file, &format!("{place}.friction"), self.friction, 0.0, 5.0)?;
        within(file, &format!("{place}.torsion_radius"), self.torsion_radius, 0.0, 0.1)?;
        within(file, &format!("{place}.rolling"), self.rolling, 0.0, 0.1)?;
        within(file, &format!("{place}.restitution"), self.restitution, 0.0, 1.0)
    }
}

/// A closed-form piece of surface. Lengths in metres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part {
    /// The half space below `normal · p = offset`.
    Plane {
        /// Unit vector out of the solid.
        normal: DVec3,
        /// Distance from the origin along it.
        offset: f64,
    },
    /// A board with its top in y = 0 and open edges.
    Board {
        /// Half its size along x.
        half_x: f64,
        /// Half its size along z.
        half_z: f64,
    },
    /// A spherical bowl whose lowest point is the origin.
    Bowl {
        /// Radius of curvature.
        radius: f64,
        /// Where it ends, from its axis.
        rim_radius: f64,
    },
    /// A ring of round section (a torus) around the y axis.
    Ring {
        /// From the axis to the middle of the section.
        radius: f64,
        /// Height of the middle of the section.
        height: f64,
        /// Radius of the section.
        bead: f64,
    },
}

/// What a part of the surface is, to whom it matters what was hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// What one plays on.
    Ground,
    /// What one runs against.
    Barrier,
}

/// All that a body may touch: parts, how it meets each, and what they are.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Surface {
    pub(super) parts: Vec<(Part, Contact, Role)>,
}

impl Surface {
    /// Nothing: free flight.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// One part to play on.
    #[must_use]
    pub fn ground(part: Part, contact: Contact) -> Self {
        Self {
            parts: vec![(part, contact, Role::Ground)],
        }
    }

    /// The same with one more part to run against.
    #[must_use]
    pub fn with_barrier(mut self, part: Part, contact: Contact) -> Self {
        self.parts.push((part, contact, Role::Barrier));
        self
    }

    /// The ground's normal next to `point`; up where there is no ground.
    #[must_use]
    pub fn normal(&self, point: DVec3) -> DVec3 {
        let mut grounds = self.parts.iter().filter(|(_, _, role)| *role == Role::Ground);
        grounds
            .find_map(|(part, ..)| part.gap(point))
            .map_or(DVec3::Y, |(_, normal)| normal)
    }
}

impl Part {
    /// Distance of `point` from the surface (negative inside the solid) and the normal there; none far below it.
    #[inline]
    pub(super) fn gap(&self, point: DVec3) -> Option<(f64, DVec3)> {
        let (distance, normal) = match *self {
            Self::Plane { normal, offset } => return Some((normal.dot(point) - offset, normal)),
            Self::Board { half_x, half_z } => {
                let (x, z) = (point.x.clamp(-half_x, half_x), point.z.clamp(-half_z, half_z));
                if x == point.x && z == point.z {
                    (point.y, DVec3::Y)
                } else {
                    from_edge(point, DVec3::new(x, point.y.clamp(-THICKNESS, 0.0), z))
                }
            }
            Self::Bowl { radius, rim_radius } => {
                let inward = DVec3::new(-point.x, radius - point.y, -point.z);
                let far = inward.length();
                let out = (point.x * point.x + point.z * point.z).sqrt();
                if out * radius <= rim_radius * far {
                    (radius - far, if far > 0.0 { inward / far } else { DVec3::Y })
                } else {
                    let height = radius - (radius * radius - rim_radius * rim_radius).sqrt();
                    let scale = rim_radius / out;
                    from_edge(point, DVec3::new(point.x * scale, height, point.z * scale))
                }
            }
            Self::Ring { radius, height, bead } => {
                let out = (point.x * point.x + point.z * point.z).sqrt().max(1e-9);
                let scale = radius / out;
                let (far, normal) = from_edge(point, DVec3::new(point.x * scale, height, point.z * scale));
                (far - bead, normal)
            }
        };
        (distance > -THICKNESS).then_some((distance, normal))
    }

    /// Whether its normal is the same everywhere.
    pub(super) fn is_plane(&self) -> bool {
        matches!(self, Self::Plane { .. })
    }

    /// Where between its ends a rod may touch an edge or a ring: up to two places `s` on the rod `centre + s axis`, |s| < `half`.
    pub(super) fn between(&self, centre: DVec3, axis: DVec3, half: f64) -> [Option<f64>; 2] {
        match *self {
            Self::Plane { .. } | Self::Bowl { .. } => [None, None],
            Self::Board { half_x, half_z } => {
                let edge = |at: f64, along: f64, limit: f64| {
                    let reaches = at.abs() + half * along.abs() > limit;
                    let beyond = at - limit.copysign(at);
                    let s = -(beyond * along + centre.y * axis.y) / (along * along + axis.y * axis.y).max(1e-12);
                    (reaches && s.abs() < half).then_some(s)
                };
                [edge(centre.x, axis.x, half_x), edge(centre.z, axis.z, half_z)]
            }
            Self::Ring { .. } => [self.nearest_between(centre, axis, half), None],
        }
    }

    /// The place between the ends of a rod that is nearest, if it is nearer than both ends (golden section).
    fn nearest_between(&self, centre: DVec3, axis: DVec3, half: f64) -> Option<f64> {
        const GOLDEN: f64 = 0.618_033_988_749_895;
        let distance = |s: f64| {
            self.gap(centre + axis * s)
                .map_or(f64::INFINITY, |(distance, _)| distance)
        };
        if distance(0.0) >= distance(-half).min(distance(half)) {
            return None;
        }
        let (mut low, mut high) = (-half, half);
        for _ in 0..20 {
            let step = GOLDEN * (high - low);
            if distance(high - step) < distance(low + step) {
                high = low + step;
            } else {
                low = high - step;
            }
        }
        Some(0.5 * (low + high))
    }
}

/// Distance of `point` from `edge`, and the direction from there.
fn from_edge(point: DVec3, edge: DVec3) -> (f64, DVec3) {
    let away = point - edge;
    let far = away.length();
    (far, if far > 1e-9 { away / far } else { DVec3::Y })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_of_each_part_is_the_slope_of_its_distance() {
        let parts = [
            Part::Plane {
                normal: DVec3::Y,
                offset: 0.1,
            },
            Part::Board {
                half_x: 0.3,
                half_z: 0.4,
            },
            Part::Bowl {
                radius: 2.0,
                rim_radius: 0.4,
            },
            Part::Ring {
                radius: 0.41,
                height: 0.05,
                bead: 0.012,
            },
        ];
        let points = [
            (0.1, 0.03, -0.2),
            (0.33, 0.02, 0.1),
            (0.2, 0.05, 0.42),
            (0.41, 0.09, 0.0),
            (0.5, -0.01, 0.5),
        ];
        for part in parts {
            for (x, y, z) in points {
                let point = DVec3::new(x, y, z);
                let (distance, normal) = part.gap(point).unwrap();
                let moved = part.gap(point + normal * 1e-6).unwrap().0;
                assert!((moved - distance - 1e-6).abs() < 1e-11, "{part:?} {point}");
                assert!((normal.length() - 1.0).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn a_rod_over_an_edge_touches_it_between_its_ends() {
        let board = Part::Board {
            half_x: 0.3,
            half_z: 0.4,
        };
        let [x, z] = board.between(DVec3::new(0.305, 0.02, 0.0), DVec3::X, 0.015);
        assert!((x.unwrap() + 0.005).abs() < 1e-12 && z.is_none());
        assert_eq!(board.between(DVec3::new(0.2, 0.02, 0.0), DVec3::X, 0.015), [None, None]);
    }

    #[test]
    fn a_rod_across_a_ring_touches_it_between_its_ends() {
        let ring = Part::Ring {
            radius: 0.4,
            height: 0.03,
            bead: 0.01,
        };
        let [s, _] = ring.between(DVec3::new(0.395, 0.06, 0.0), DVec3::X, 0.015);
        assert!((s.unwrap() - 0.005).abs() < 1e-4);
    }
}
