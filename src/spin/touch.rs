//! Where a body touches a surface: depth, normal and lever arm of each contact.

use glam::DVec3;

use super::shape::{End, Round, Shape};
use super::surface::Part;

/// Lift of a rim over which a flat face goes from lying on the whole of it to standing on its rim, m.
///
/// Stands for the elasticity of the face: its lowest point is `sqrt(s² + FLATNESS²) - FLATNESS` below its middle where
/// a rigid face's would be s below, and the pressure's centre moves out accordingly (the two come from one potential,
/// so that rocking conserves energy).
const FLATNESS: f64 = 2e-5;

/// One place where a body is on (`depth` > 0) or over a surface.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Touch {
    /// How deep the body is in the surface, m.
    pub depth: f64,
    /// Out of the surface.
    pub normal: DVec3,
    /// From the centre of mass to the contact.
    pub arm: DVec3,
    /// How much of a flat face lies on: 0 a point or line, 1 the whole face.
    pub face: f64,
    /// From the middle of that face to the contact, along the surface.
    pub lever: DVec3,
}

/// The places where a body of `shape` at `centre` with `axis` may touch `part`: each end where the part is smooth, and
/// where it has edges the nearest place of the rod and ball that stand for the body there.
#[inline]
pub(super) fn touches(
    shape: &Shape,
    ends: &[End; 2],
    centre: DVec3,
    axis: DVec3,
    part: &Part,
    mut each: impl FnMut(Touch),
) {
    if let Some(touch) = at_end(&ends[0], centre, axis, part) {
        each(touch);
    }
    if !shape.is_ball()
        && let Some(touch) = at_end(&ends[1], centre, -axis, part)
    {
        each(touch);
    }
    if part.is_plane() {
        return;
    }
    let (half, ball) = shape.rod();
    for (s, distance, normal) in part.edges(centre, axis, half).into_iter().flatten() {
        let arm = axis * s - normal * ball;
        each(Touch {
            depth: ball - distance,
            normal,
            arm,
            face: 0.0,
            lever: DVec3::ZERO,
        });
    }
}

#[inline]
fn at_end(end: &End, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    match *end {
        End::Ball(round) => on_ball(round, centre, outward, part),
        End::Flat(rim) => on_face(rim, centre, outward, part),
        // In a hollow that is deeper than the dome it stands on its rim.
        End::Domed { dome, rim, .. } if part.hollow() < 1.1 * dome.ball => on_face(rim, centre, outward, part),
        End::Domed { dome, rim, joint } => {
            let (_, normal) = part.smooth_gap(centre + outward * rim.height)?;
            let along = normal.dot(outward);
            let across = ((1.0 - along * along).max(0.0)).sqrt();
            if along < 0.0 && across <= joint {
                on_ball(dome, centre, outward, part)
            } else {
                on_rim(rim, centre, outward, part)
            }
        }
    }
}

/// The lowest point of a ball that sits on the axis.
#[inline]
fn on_ball(round: Round, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    let offset = outward * round.height;
    let (distance, normal) = part.smooth_gap(centre + offset)?;
    let arm = offset - normal * round.ball;
    Some(Touch {
        depth: round.ball - distance,
        normal,
        arm,
        face: 0.0,
        lever: DVec3::ZERO,
    })
}

/// The lowest point of a filleted rim that is well tilted.
#[inline]
fn on_rim(rim: Round, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    let offset = outward * rim.height;
    let (_, over_middle) = part.smooth_gap(centre + offset)?;
    let down = outward * over_middle.dot(outward) - over_middle;
    let lowest = offset + down * (rim.circle / down.length().max(1e-12));
    let (distance, normal) = part.smooth_gap(centre + lowest)?;
    let arm = lowest - normal * rim.ball;
    Some(Touch {
        depth: rim.ball - distance,
        normal,
        arm,
        face: 0.0,
        lever: DVec3::ZERO,
    })
}

/// A flat face with its rim: from lying flat to standing on the rim without a jump.
#[inline]
fn on_face(rim: Round, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    let middle = outward * rim.height;
    let (mut distance, mut normal) = part.smooth_gap(centre + middle)?;
    let down = outward * normal.dot(outward) - normal;
    let lift = rim.circle * down.length();
    let root = (lift * lift + FLATNESS * FLATNESS).sqrt();
    let lever = down * (rim.circle * rim.circle / root);
    if !part.is_plane() {
        let there = part.smooth_gap(centre + middle + lever)?;
        distance = there.0 + normal.dot(-lever);
        normal = there.1;
    }
    let depth = rim.ball - distance + root - FLATNESS;
    let facing = normal.dot(outward) < 0.0;
    Some(Touch {
        depth,
        normal,
        arm: middle + lever - normal * rim.ball,
        face: if facing {
            FLATNESS * FLATNESS / (root * root)
        } else {
            0.0
        },
        lever,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOOR: Part = Part::Plane {
        normal: DVec3::Y,
        offset: 0.0,
    };

    fn deepest(shape: &Shape, centre: DVec3, axis: DVec3) -> Touch {
        let mut best: Option<Touch> = None;
        touches(shape, &shape.ends(), centre, axis, &FLOOR, |touch| {
            if best.is_none_or(|b| touch.depth > b.depth) {
                best = Some(touch);
            }
        });
        best.unwrap()
    }

    #[test]
    fn a_tilted_cylinder_stands_on_its_rim() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        };
        let (sin, cos) = libm::sincos(0.3);
        let touch = deepest(&shape, DVec3::ZERO, DVec3::new(sin, cos, 0.0));
        assert!((touch.depth - (0.03 * cos + 0.018 * sin)).abs() < 2.1e-5, "{touch:?}");
        assert!((touch.arm - DVec3::new(-0.03 * sin + 0.018 * cos, -0.03 * cos - 0.018 * sin, 0.0)).length() < 1e-4);
        assert!(touch.face < 1e-4);
    }

    #[test]
    fn an_upright_cylinder_stands_on_its_face() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.002,
            dome: None,
        };
        let touch = deepest(&shape, DVec3::Y * 0.03, DVec3::Y);
        assert!(touch.depth.abs() < 1e-12 && touch.face == 1.0);
    }

    #[test]
    fn the_pressure_of_a_rocking_face_comes_from_a_potential() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        };
        for tilt in [1e-4, 1e-3, 1e-2, 0.3] {
            let depth =
                |tilt: f64| deepest(&shape, DVec3::ZERO, DVec3::new(libm::sin(tilt), libm::cos(tilt), 0.0)).depth;
            let touch = deepest(&shape, DVec3::ZERO, DVec3::new(libm::sin(tilt), libm::cos(tilt), 0.0));
            // Tilting towards +x turns about -z: the depth grows at the rate arm.x.
            let slope = (depth(tilt + 1e-7) - depth(tilt - 1e-7)) / 2e-7;
            assert!((slope - touch.arm.x).abs() < 1e-6, "{tilt}: {slope} {}", touch.arm.x);
        }
    }

    #[test]
    fn dome_and_rim_hand_over_without_a_jump() {
        let shape = Shape::Cylinder {
            half_length: 0.02,
            radius: 0.015,
            rim: 0.003,
            dome: Some(0.04),
        };
        let mut before = deepest(&shape, DVec3::ZERO, DVec3::Y);
        for step in 1..=1500 {
            let tilt = f64::from(step) * 1e-3;
            let now = deepest(&shape, DVec3::ZERO, DVec3::new(libm::sin(tilt), libm::cos(tilt), 0.0));
            assert!(
                (now.depth - before.depth).abs() < 4e-5 && (now.arm - before.arm).length() < 2e-4,
                "{tilt}"
            );
            before = now;
        }
    }
}
