//! Shapes: solids of revolution about the body's y axis.

use core::f64::consts::PI;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use crate::data::{DataError, within};

/// The outline of a body. All lengths in metres.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Shape {
    /// A cylinder with a half sphere on each end.
    Capsule {
        /// Half the length of the straight part.
        half_length: f64,
        /// Of the straight part and of the ends.
        radius: f64,
    },
    /// A cylinder with filleted rims and flat or domed ends.
    Cylinder {
        /// Half the distance of its two edges, as if they were sharp; a dome bulges out beyond it.
        half_length: f64,
        /// Of the side.
        radius: f64,
        /// Fillet radius of the rims; 0 is a sharp edge.
        #[serde(default)]
        rim: f64,
        /// Radius of curvature of the ends, at least `radius`; none is flat. A dome of `radius` makes a capsule.
        #[serde(default)]
        dome: Option<f64>,
    },
    /// A ball.
    Sphere {
        /// Its radius.
        radius: f64,
    },
    /// Half a capsule: a round end above, a sharp open rim below. Its middle is halfway up.
    #[serde(skip)]
    Cup {
        /// Half of its height.
        half_height: f64,
        /// Of the side and of the round end.
        radius: f64,
    },
}

/// The part of a surface around one end, as a ball rolled out on a circle: every point of it is `ball` away from
/// the circle of radius `circle` around the axis at `height` from the middle. A half sphere has `circle` 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Round {
    pub height: f64,
    pub circle: f64,
    pub ball: f64,
}

/// One end of a shape.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum End {
    /// A half sphere.
    Ball(Round),
    /// A flat face with a filleted rim.
    Flat(Round),
    /// A dome (`dome`), and a filleted rim for directions whose sine to the axis exceeds `joint`.
    Domed { dome: Round, rim: Round, joint: f64 },
}

impl End {
    /// The circle (its height and radius around the axis) and the ball that make the furthest point of this end towards
    /// a direction that is `along` the axis outwards.
    pub(super) fn round(&self, along: f64) -> Round {
        match *self {
            Self::Ball(round) | Self::Flat(round) => round,
            Self::Domed { dome, joint, .. } if along > 0.0 && 1.0 - along * along <= joint * joint => dome,
            Self::Domed { rim, .. } => rim,
        }
    }

    /// The circle at its widest.
    pub(super) fn rim(&self) -> Round {
        self.round(0.0)
    }
}

impl Shape {
    /// Refuses lengths out of range, naming `file` and the field under `place`.
    ///
    /// # Errors
    /// When there is one.
    pub fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        let radius = self.radius();
        within(file, &format!("{place}.radius"), radius, 0.001, 1.0)?;
        match *self {
            Self::Sphere { .. } | Self::Cup { .. } => Ok(()),
            Self::Capsule { half_length, .. } => {
                within(file, &format!("{place}.half_length"), half_length, 0.0, 10.0 * radius)
            }
            Self::Cylinder {
                half_length, rim, dome, ..
            } => {
                within(
                    file,
                    &format!("{place}.half_length"),
                    half_length,
                    0.02 * radius,
                    10.0 * radius,
                )?;
                within(file, &format!("{place}.rim"), rim, 0.0, radius.min(half_length))?;
                dome.map_or(Ok(()), |dome| {
                    within(file, &format!("{place}.dome"), dome, radius, 1000.0 * radius)
                })
            }
        }
    }

    /// Radius of the widest section.
    #[must_use]
    pub fn radius(&self) -> f64 {
        match *self {
            Self::Capsule { radius, .. }
            | Self::Cylinder { radius, .. }
            | Self::Sphere { radius }
            | Self::Cup { radius, .. } => radius,
        }
    }

    /// Distance from the middle to the end, along the axis.
    #[must_use]
    pub fn half_height(&self) -> f64 {
        match *self {
            Self::Sphere { radius } => radius,
            Self::Cup { half_height, .. } => half_height,
            Self::Capsule { half_length, radius } => half_length + radius,
            Self::Cylinder {
                half_length,
                radius,
                dome,
                ..
            } => half_length + dome.map_or(0.0, |dome| dome - (dome * dome - radius * radius).sqrt()),
        }
    }

    /// Radius of the ball around the middle that holds all of it.
    #[must_use]
    pub fn bounding_radius(&self) -> f64 {
        match *self {
            Self::Cylinder {
                half_length, radius, ..
            } => (half_length * half_length + radius * radius)
                .sqrt()
                .max(self.half_height()),
            Self::Cup { half_height, radius } => (half_height * half_height + radius * radius).sqrt(),
            Self::Capsule { .. } | Self::Sphere { .. } => self.half_height(),
        }
    }

    /// The rod (half its length) and the radius of the ball rolled along it that stand for the body among other bodies: of a
    /// capsule the whole, of others what fits inside.
    #[must_use]
    pub fn rod(&self) -> (f64, f64) {
        match *self {
            Self::Capsule { half_length, radius } => (half_length, radius),
            _ => {
                let ball = self.radius().min(self.half_height());
                (self.half_height() - ball, ball)
            }
        }
    }

    /// Whether the rod and the ball are the whole body.
    pub(super) fn is_rod(&self) -> bool {
        matches!(self, Self::Capsule { .. } | Self::Sphere { .. })
    }

    /// Whether the two ends are one and the same (a ball).
    pub(super) fn is_ball(&self) -> bool {
        matches!(*self, Self::Sphere { .. }) || matches!(*self, Self::Capsule { half_length: 0.0, .. })
    }

    /// The upper end and the lower end, each as seen from the middle outwards.
    pub(super) fn ends(&self) -> [End; 2] {
        if let Self::Cup { half_height, radius } = *self {
            let circle = |height| Round {
                height,
                circle: radius,
                ball: 0.0,
            };
            // Below its widest section the ball of the round end is not there.
            let dome = Round {
                height: half_height - radius,
                circle: 0.0,
                ball: radius,
            };
            let round = End::Domed {
                dome,
                rim: circle(dome.height),
                joint: 1.0,
            };
            return [round, End::Flat(circle(half_height))];
        }
        [self.end(); 2]
    }

    /// The upper end.
    fn end(&self) -> End {
        match *self {
            Self::Cup { half_height, radius } => End::Ball(Round {
                height: half_height - radius,
                circle: 0.0,
                ball: radius,
            }),
            Self::Sphere { radius } => End::Ball(Round {
                height: 0.0,
                circle: 0.0,
                ball: radius,
            }),
            Self::Capsule { half_length, radius } => End::Ball(Round {
                height: half_length,
                circle: 0.0,
                ball: radius,
            }),
            Self::Cylinder {
                half_length,
                radius,
                rim,
                dome: None,
            } => End::Flat(Round {
                height: half_length - rim,
                circle: radius - rim,
                ball: rim,
            }),
            Self::Cylinder {
                half_length,
                radius,
                rim,
                dome: Some(dome),
            } => {
                let centre = half_length - (dome * dome - radius * radius).sqrt();
                let (reach, out) = (dome - rim, radius - rim);
                let height = centre + ((reach * reach - out * out).max(0.0)).sqrt();
                End::Domed {
                    dome: Round {
                        height: centre,
                        circle: 0.0,
                        ball: dome,
                    },
                    rim: Round {
                        height,
                        circle: out,
                        ball: rim,
                    },
                    joint: if reach > 0.0 { out / reach } else { 1.0 },
                }
            }
        }
    }

    /// Principal moments of inertia (x, y = axis, z) of a solid of uniform density and `mass`, kg m².
    ///
    /// With section radius r(y): axial 1/2 ∫ r⁴, transverse ∫ (r⁴/4 + r² y²), both over ∫ r².
    #[must_use]
    pub fn solid_inertia(&self, mass: f64) -> DVec3 {
        const SLICES: usize = 20_000;
        let top = self.half_height();
        let (mut volume, mut axial, mut transverse) = (0.0, 0.0, 0.0);
        for slice in 0..SLICES {
            let y = top * (slice as f64 + 0.5) / SLICES as f64;
            let r2 = self.section_radius2(y);
            volume += r2;
            axial += 0.5 * r2 * r2;
            transverse += 0.25 * r2 * r2 + r2 * y * y;
        }
        let across = mass * transverse / volume;
        DVec3::new(across, mass * axial / volume, across)
    }

    /// Square of the section's radius at height `y >= 0` over the middle.
    fn section_radius2(&self, y: f64) -> f64 {
        let ball = |round: Round| (round.ball * round.ball - (y - round.height) * (y - round.height)).max(0.0);
        let filleted = |round: Round| {
            let out = round.circle + ball(round).sqrt();
            if y <= round.height {
                self.radius() * self.radius()
            } else {
                out * out
            }
        };
        match self.end() {
            End::Ball(round) if y <= round.height => round.ball * round.ball,
            End::Ball(round) => ball(round),
            End::Flat(rim) => filleted(rim),
            End::Domed { dome, rim, joint } => {
                let joint_height = dome.height + dome.ball * ((1.0 - joint * joint).max(0.0)).sqrt();
                if y <= joint_height { filleted(rim) } else { ball(dome) }
            }
        }
    }

    /// Volume of the solid, m³ (for tests and densities).
    #[must_use]
    pub fn volume(&self) -> f64 {
        const SLICES: usize = 20_000;
        let top = self.half_height();
        let sum: f64 = (0..SLICES)
            .map(|slice| self.section_radius2(top * (slice as f64 + 0.5) / SLICES as f64))
            .sum();
        2.0 * PI * top * sum / SLICES as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, share: f64) -> bool {
        (a - b).abs() <= share * b.abs()
    }

    #[test]
    fn a_solid_cylinder_has_the_textbook_inertia() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        };
        let inertia = shape.solid_inertia(0.045);
        assert!(close(inertia.y, 7.29e-6, 1e-6), "{inertia}");
        assert!(
            close(inertia.x, 0.045 * (0.06 * 0.06 / 12.0 + 0.018 * 0.018 / 4.0), 1e-6),
            "{inertia}"
        );
    }

    #[test]
    fn a_ball_has_two_fifths_m_r_squared() {
        let inertia = Shape::Sphere { radius: 0.02 }.solid_inertia(1.0);
        assert!(
            close(inertia.y, 0.4 * 0.02 * 0.02, 1e-6) && close(inertia.x, inertia.y, 1e-6),
            "{inertia}"
        );
    }

    #[test]
    fn a_solid_capsule_has_the_textbook_inertia() {
        let (h, r) = (0.015, 0.02);
        let inertia = Shape::Capsule {
            half_length: h,
            radius: r,
        }
        .solid_inertia(1.0);
        let (cylinder, balls) = (2.0 * h, 4.0 / 3.0 * r);
        let (c, b) = (cylinder / (cylinder + balls), balls / (cylinder + balls));
        let axial = c * r * r / 2.0 + b * 0.4 * r * r;
        let across = c * (h * h / 3.0 + r * r / 4.0) + b * (0.4 * r * r + h * h + 0.75 * h * r);
        assert!(
            close(inertia.y, axial, 1e-6) && close(inertia.x, across, 1e-6),
            "{inertia} {axial} {across}"
        );
    }

    #[test]
    fn a_cylinder_with_domes_of_its_own_radius_is_a_capsule() {
        let capsule = Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        };
        let domed = Shape::Cylinder {
            half_length: 0.015,
            radius: 0.02,
            rim: 0.0,
            dome: Some(0.02),
        };
        assert!(close(domed.volume(), capsule.volume(), 1e-6));
        assert!(close(domed.half_height(), capsule.half_height(), 1e-12));
    }

    #[test]
    fn dome_and_fillet_meet_without_a_step() {
        let shape = Shape::Cylinder {
            half_length: 0.02,
            radius: 0.015,
            rim: 0.003,
            dome: Some(0.04),
        };
        let (mut before, top) = (0.015, shape.half_height());
        for step in 1..1000 {
            let now = shape.section_radius2(top * f64::from(step) / 1000.0).sqrt();
            assert!(now <= before + 1e-9 && before - now < 0.002, "{step} {before} {now}");
            before = now;
        }
    }
}
