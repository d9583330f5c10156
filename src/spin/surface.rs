//! What a body moves over: closed-form surfaces, and how a material meets them.

use core::f64::consts::{FRAC_PI_2, PI};

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::edge::{Corner, Edge};
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
    /// A block with its top in y = 0, open edges, and sides that go down for ever.
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
    /// A ring of round section (a torus) around the y axis, on a wall as thick as itself that goes down for ever.
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
    /// Distance of `point` from the surface (negative inside the solid) and the normal there; none so far below it that a
    /// body there is under it.
    pub(super) fn gap(&self, point: DVec3) -> Option<(f64, DVec3)> {
        let (distance, normal) = self.distance(point);
        (distance > -THICKNESS || self.is_plane()).then_some((distance, normal))
    }

    #[inline]
    fn distance(&self, point: DVec3) -> (f64, DVec3) {
        match *self {
            Self::Plane { normal, offset } => (normal.dot(point) - offset, normal),
            Self::Board { half_x, half_z } => {
                let (x, z) = (point.x.clamp(-half_x, half_x), point.z.clamp(-half_z, half_z));
                if x == point.x && z == point.z {
                    (point.y, DVec3::Y)
                } else {
                    from_edge(point, DVec3::new(x, point.y.min(0.0), z))
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
                let out = (point.x * point.x + point.z * point.z).sqrt();
                // On the axis every direction is as near.
                let (x, z) = if out > 1e-9 {
                    (point.x / out, point.z / out)
                } else {
                    (1.0, 0.0)
                };
                let (far, normal) = from_edge(point, DVec3::new(radius * x, point.y.min(height), radius * z));
                (far - bead, normal)
            }
        }
    }

    /// Radius of curvature of a hollow.
    pub(super) fn hollow(&self) -> f64 {
        if let Self::Bowl { radius, .. } = *self {
            radius
        } else {
            f64::INFINITY
        }
    }

    /// Whether its normal is the same everywhere.
    pub(super) fn is_plane(&self) -> bool {
        matches!(self, Self::Plane { .. })
    }

    /// The same for a part of a body that is not under the surface, where the surface is smooth: over it, not beside it.
    /// A ring is smooth nowhere.
    #[inline]
    pub(super) fn smooth_gap(&self, point: DVec3) -> Option<(f64, DVec3)> {
        self.is_over(point).then(|| self.distance(point))
    }

    /// The same for the middle of a face whose lowest point is looked for: a flat top has its slope beside itself too.
    #[inline]
    pub(super) fn slope(&self, middle: DVec3) -> Option<(f64, DVec3)> {
        match self {
            Self::Board { .. } => Some((middle.y, DVec3::Y)),
            _ => self.smooth_gap(middle),
        }
    }

    fn is_over(&self, point: DVec3) -> bool {
        match *self {
            Self::Plane { .. } => true,
            // Below the top it came from the side that is nearer.
            Self::Board { half_x, half_z } => {
                let inside = (half_x - point.x.abs()).min(half_z - point.z.abs());
                inside >= (-point.y).max(0.0)
            }
            Self::Bowl { radius, rim_radius } => {
                let out2 = point.x * point.x + point.z * point.z;
                let up = radius - point.y;
                out2 * radius * radius <= rim_radius * rim_radius * (out2 + up * up)
            }
            Self::Ring { .. } => false,
        }
    }

    /// Where a rod `centre + s axis`, |s| <= `half`, is nearest to the round edge it goes over, if it goes over one: the
    /// place `s`, the distance and the direction away from the edge.
    pub(super) fn round_edge(&self, centre: DVec3, axis: DVec3, half: f64) -> Option<(f64, f64, DVec3)> {
        match *self {
            Self::Plane { .. } | Self::Board { .. } => None,
            Self::Ring { radius, height, bead } => Some(nearest_to_circle(centre, axis, half, radius, height, bead)),
            Self::Bowl { radius, rim_radius } => {
                let ends = [centre + axis * half, centre - axis * half];
                if ends.iter().all(|end| self.is_over(*end)) {
                    return None;
                }
                let height = radius - (radius * radius - rim_radius * rim_radius).sqrt();
                Some(nearest_to_circle(centre, axis, half, rim_radius, height, 0.0))
            }
        }
    }

    /// The straight edge that the round edge is next to `point`.
    pub(super) fn tangent(&self, point: DVec3) -> Option<Edge> {
        let outward = DVec3::new(point.x, 0.0, point.z).try_normalize().unwrap_or(DVec3::X);
        match *self {
            Self::Plane { .. } | Self::Board { .. } => None,
            // The side on which the point is goes down, the other one is where its top ends.
            Self::Ring { radius, height, bead } => Some(Edge {
                point: outward * radius + DVec3::Y * height,
                outward: outward * 1.0_f64.copysign(outward.dot(point) - radius),
                top: PI,
                bead,
            }),
            Self::Bowl { radius, rim_radius } => Some(Edge {
                point: outward * rim_radius + DVec3::Y * (radius - (radius * radius - rim_radius * rim_radius).sqrt()),
                outward,
                top: FRAC_PI_2 + libm::asin(rim_radius / radius),
                bead: 0.0,
            }),
        }
    }

    /// The corner next to `centre` of straight edges.
    pub(super) fn corner(&self, centre: DVec3) -> Option<Corner> {
        let Self::Board { half_x, half_z } = *self else {
            return None;
        };
        let (x, z) = (
            DVec3::X * 1.0_f64.copysign(centre.x),
            DVec3::Z * 1.0_f64.copysign(centre.z),
        );
        Some(Corner {
            point: x * half_x + z * half_z,
            outward: [x, z],
        })
    }
}

/// Where a rod is nearest to a bead around a circle (golden section, on the side of the nearer end).
fn nearest_to_circle(centre: DVec3, axis: DVec3, half: f64, radius: f64, height: f64, bead: f64) -> (f64, f64, DVec3) {
    const GOLDEN: f64 = 0.618_033_988_749_895;
    let ring = Part::Ring { radius, height, bead };
    let distance = |s: f64| ring.distance(centre + axis * s).0;
    let (below, middle, above) = (distance(-half), distance(0.0), distance(half));
    let (mut low, mut high) = if middle < below.min(above) {
        (-half, half)
    } else if below < above {
        (-half, 0.0)
    } else {
        (0.0, half)
    };
    let mut best = if below < above { (below, -half) } else { (above, half) };
    for _ in 0..if half > 0.0 { 24 } else { 0 } {
        let step = GOLDEN * (high - low);
        if distance(high - step) < distance(low + step) {
            high = low + step;
        } else {
            low = high - step;
        }
    }
    let inner = 0.5 * (low + high);
    if distance(inner) < best.0 {
        best = (distance(inner), inner);
    }
    let (distance, normal) = ring.distance(centre + axis * best.1);
    (best.1, distance, normal)
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
    fn a_rod_across_a_ring_touches_it_between_its_ends_and_one_along_it_with_an_end() {
        let ring = Part::Ring {
            radius: 0.4,
            height: 0.03,
            bead: 0.01,
        };
        let across = ring.round_edge(DVec3::new(0.395, 0.06, 0.0), DVec3::X, 0.015);
        assert!((across.unwrap().0 - 0.005).abs() < 1e-4, "{across:?}");
        let along = ring.round_edge(DVec3::new(0.37, 0.03, 0.001), DVec3::Z, 0.015);
        assert!((along.unwrap().0 - 0.015).abs() < 1e-12, "{along:?}");
    }
}
