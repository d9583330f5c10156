//! Where a body touches a surface: depth, normal and lever arm of each contact.

use glam::DVec3;

use super::shape::{End, Round, Shape};
use super::surface::Part;

/// Lift of a rim over which a flat face goes from lying on the whole of it to standing on its rim, m.
///
/// Stands for the elasticity of the face: its lowest point is `sqrt(s² + FLATNESS²) - FLATNESS` below its middle where
/// a rigid face's would be s below, and the pressure's centre moves out accordingly (the two come from one potential,
/// so that rocking conserves energy).
pub(super) const FLATNESS: f64 = 2e-5;

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

impl Touch {
    /// A touch in a point.
    pub(super) fn at(depth: f64, normal: DVec3, arm: DVec3) -> Self {
        Self {
            depth,
            normal,
            arm,
            face: 0.0,
            lever: DVec3::ZERO,
        }
    }
}

/// The places where a body of `shape` at `centre` with `axis` may touch `part`: each end where the part is smooth, and
/// its edges.
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
    if let Some(corner) = part.corner(centre) {
        corner.touches(ends, centre, axis).into_iter().flatten().for_each(each);
        return;
    }
    if let Some(touch) = at_round_edge(shape, ends, centre, axis, part) {
        each(touch);
    }
}

/// Where a body touches a round edge: a rod where it is nearest, another shape where it touches the edge's tangent beside
/// it (which is as much nearer or further than the edge as the square of the body's size over twice the edge's radius).
fn at_round_edge(shape: &Shape, ends: &[End; 2], centre: DVec3, axis: DVec3, part: &Part) -> Option<Touch> {
    if shape.is_rod() {
        let (half, ball) = shape.rod();
        let (s, distance, normal) = part.round_edge(centre, axis, half)?;
        return Some(Touch::at(ball - distance, normal, axis * s - normal * ball));
    }
    part.tangent(centre)?.touch(ends, centre, axis)
}

#[inline]
fn at_end(end: &End, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    match *end {
        End::Ball(round) => on_ball(round, centre, outward, part),
        End::Flat(rim) => on_face(rim, centre, outward, part),
        // In a hollow that is deeper than the dome it stands on its rim.
        End::Domed { dome, rim, .. } if part.hollow() < 1.1 * dome.ball => on_face(rim, centre, outward, part),
        End::Domed { dome, rim, joint } => {
            let (_, normal) = part.slope(centre + outward * rim.height)?;
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
    Some(Touch::at(round.ball - distance, normal, arm))
}

/// The lowest point of a filleted rim that is well tilted.
#[inline]
fn on_rim(rim: Round, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    let offset = outward * rim.height;
    let (_, over_middle) = part.slope(centre + offset)?;
    let down = outward * over_middle.dot(outward) - over_middle;
    let lowest = offset + down * (rim.circle / down.length().max(1e-12));
    let (distance, normal) = part.smooth_gap(centre + lowest)?;
    let arm = lowest - normal * rim.ball;
    Some(Touch::at(rim.ball - distance, normal, arm))
}

/// How much further than its middle a face with a rim of radius `circle` reaches along a direction whose part in the face
/// is `across`, and from its middle to the place that does: see [`FLATNESS`].
#[inline]
pub(super) fn on_circle(circle: f64, across: DVec3) -> (f64, DVec3) {
    let lift2 = circle * circle * across.length_squared();
    let root = (lift2 + FLATNESS * FLATNESS).sqrt();
    (root - FLATNESS, across * (circle * circle / root))
}

/// A flat face with its rim: from lying flat to standing on the rim without a jump.
#[inline]
fn on_face(rim: Round, centre: DVec3, outward: DVec3, part: &Part) -> Option<Touch> {
    let middle = outward * rim.height;
    let face = match *part {
        Part::Bowl { radius, .. } => in_hollow(rim.circle, centre + middle - DVec3::Y * radius, outward, radius),
        _ => on_flat(rim.circle, part.slope(centre + middle)?, outward),
    };
    // Its lowest point is over the surface.
    part.smooth_gap(centre + middle + face.lever)?;
    let facing = face.normal.dot(outward) < 0.0;
    Some(Touch {
        depth: rim.ball + face.depth,
        normal: face.normal,
        arm: middle + face.lever - face.normal * rim.ball,
        face: if facing {
            (FLATNESS / (face.lift + FLATNESS)).powi(2)
        } else {
            0.0
        },
        lever: face.lever,
    })
}

/// How a circle around an end lies on a surface.
struct Face {
    /// Of its lowest point in the surface, m.
    depth: f64,
    /// Out of the surface.
    normal: DVec3,
    /// From its middle to its lowest point.
    lever: DVec3,
    /// How much lower that is than where it would be if it lay flat, m.
    lift: f64,
}

/// A circle whose middle is `distance` over a plane with `normal`.
fn on_flat(circle: f64, (distance, normal): (f64, DVec3), outward: DVec3) -> Face {
    let (lift, lever) = on_circle(circle, outward * normal.dot(outward) - normal);
    Face {
        depth: lift - distance,
        normal,
        lever,
        lift,
    }
}

/// A circle whose middle is `from` the centre of a hollow ball of `radius`: lying flat it touches all around.
fn in_hollow(circle: f64, from: DVec3, outward: DVec3, radius: f64) -> Face {
    let (lift, lever) = on_circle(circle, (from - outward * from.dot(outward)) / radius);
    let far = (from.length_squared() + circle * circle + 2.0 * radius * lift).sqrt();
    Face {
        depth: far - radius,
        normal: (from + lever) / -far.max(1e-9),
        lever,
        lift,
    }
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
    fn a_cup_stands_on_its_mouth_and_lies_on_its_side() {
        let cup = Shape::Cup {
            half_height: 0.0175,
            radius: 0.02,
        };
        let mouth_down = deepest(&cup, DVec3::Y * 0.0175, DVec3::Y);
        assert!(
            mouth_down.depth.abs() < 1e-12 && mouth_down.face == 1.0,
            "{mouth_down:?}"
        );
        let on_its_dome = deepest(&cup, DVec3::Y * 0.0175, DVec3::NEG_Y);
        assert!(on_its_dome.depth.abs() < 1e-12, "{on_its_dome:?}");
        let lying = deepest(&cup, DVec3::Y * 0.02, DVec3::X);
        assert!(lying.depth.abs() < 2.1e-5, "{lying:?}");
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
    fn a_face_that_rocks_in_a_bowl_is_pressed_by_a_potential() {
        let bowl = Part::Bowl {
            radius: 2.4,
            rim_radius: 0.4,
        };
        let cup = Shape::Cup {
            half_height: 0.0175,
            radius: 0.02,
        };
        let place = DVec3::new(0.2, 0.0256, 0.1);
        let on_mouth = |centre: DVec3, axis: DVec3| at_end(&cup.ends()[1], centre, -axis, &bowl).unwrap();
        let (_, upright) = bowl.smooth_gap(place).unwrap();
        for tilt in [0.0, 1e-4, 1e-3, 1e-2, 0.3] {
            let turned = |x: f64, z: f64| {
                let (tip, roll) = (DVec3::X * libm::sin(z), DVec3::Z * libm::sin(x));
                (upright + tip + roll).normalize()
            };
            let touch = on_mouth(place, turned(tilt, 0.4 * tilt));
            for way in [DVec3::X, DVec3::Y, DVec3::Z] {
                let at = |by: f64| on_mouth(place + way * by, turned(tilt, 0.4 * tilt)).depth;
                let slope = (at(1e-7) - at(-1e-7)) / 2e-7;
                assert!(
                    (slope + touch.normal.dot(way)).abs() < 1e-4,
                    "{tilt} {way}: {slope} {touch:?}"
                );
                let axis = turned(tilt, 0.4 * tilt);
                let at = |by: f64| on_mouth(place, (axis + way.cross(axis) * by).normalize()).depth;
                let slope = (at(1e-7) - at(-1e-7)) / 2e-7;
                let lever = -touch.arm.cross(touch.normal).dot(way);
                assert!(
                    (slope - lever).abs() < 1e-5,
                    "{tilt} about {way}: {slope} {lever} {touch:?}"
                );
            }
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
