//! Where a body meets a straight edge: the end of a flat top and of the side that goes down from it.
//!
//! For a normal n between the side's and the top's, a convex body reaches h(n) = -min (p · n) beyond the edge's line. The
//! least of these depths over n is the shortest way out (Ericson, Real-Time Collision Detection, 9.3, on the Minkowski
//! difference), it is a potential of the body's place and turn, and where the lowest point comes to lie over the top it
//! hands over to the touch of that point without a jump.

use core::f64::consts::FRAC_PI_2;

use glam::DVec3;

use super::shape::End;
use super::touch::{FLATNESS, Touch, on_circle};

/// Normals from the side's to the top's are first looked at in so many steps,
const STEPS: u32 = 9;
/// and so many more beyond the top's: what lies across the edge with its inner end down still rests on it.
const STEPS_BEYOND: u32 = 3;
/// Halvings of a step until the normal is found.
const HALVINGS: u32 = 36;
/// The same for the normal of a corner, between those of its sides.
const HALVINGS_AT_A_CORNER: u32 = 24;

/// A straight horizontal edge over a side that goes down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Edge {
    /// Any point of it.
    pub point: DVec3,
    /// Horizontal unit vector away from the top: the normal of the side.
    pub outward: DVec3,
    /// Angle from there up to the normal of the top, rad: a right angle for a level one, more when it rises outwards.
    pub top: f64,
    /// Radius of a round edge; 0 is a sharp one. With a `top` of half a turn it is the round top of a wall.
    pub bead: f64,
}

/// Where two edges of a level top meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Corner {
    pub point: DVec3,
    /// The normals of the two sides, square to each other.
    pub outward: [DVec3; 2],
}

/// The furthest point of a body against a normal.
#[derive(Debug, Clone, Copy)]
struct Foot {
    /// The angle of the normal over the horizontal, rad.
    angle: f64,
    normal: DVec3,
    /// From the centre to the point.
    arm: DVec3,
    /// How far it is beyond the edge, against the normal, m.
    depth: f64,
    /// How fast the depth falls with the angle, m/rad.
    fall: f64,
}

impl Foot {
    fn touch(&self) -> Touch {
        Touch::at(self.depth, self.normal, self.arm)
    }
}

impl Corner {
    /// Where the body touches the two edges, or, where it would touch both only past the corner, the corner: with the normal
    /// between them for which the depth is least.
    pub fn touches(&self, ends: &[End; 2], centre: DVec3, axis: DVec3) -> [Option<Touch>; 2] {
        let at = |turn: f64| self.touch(turn, ends, centre, axis);
        let (first, second) = (at(0.0), at(FRAC_PI_2));
        let on_first = first.filter(|(past, _)| *past <= 0.0);
        let on_second = second.filter(|(past, _)| *past >= 0.0);
        if on_first.or(on_second).is_some() || first.or(second).is_none() {
            return [on_first, on_second].map(|touch| touch.map(|(_, touch)| touch));
        }
        let (mut low, mut high, mut best) = (0.0, FRAC_PI_2, first.or(second));
        for _ in 0..HALVINGS_AT_A_CORNER {
            let middle = 0.5 * (low + high);
            let there = at(middle);
            best = there.or(best);
            if there.map_or(first.is_none(), |(past, _)| past > 0.0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        [best.map(|(_, touch)| touch), None]
    }

    /// The touch with the edge whose side is turned by `turn` from the first to the second, and how far past the corner
    /// towards the second that is.
    fn touch(&self, turn: f64, ends: &[End; 2], centre: DVec3, axis: DVec3) -> Option<(f64, Touch)> {
        let (sin, cos) = libm::sincos(turn);
        let [first, second] = self.outward;
        let edge = Edge {
            point: self.point,
            outward: first * cos + second * sin,
            top: FRAC_PI_2,
            bead: 0.0,
        };
        let touch = edge.touch(ends, centre, axis)?;
        let from_corner = centre + touch.arm - self.point;
        Some((from_corner.dot(second * cos - first * sin), touch))
    }
}

impl Edge {
    /// Where the body with these `ends` at `centre` with `axis` touches the edge or is next to it; none where it is over the
    /// top alone.
    pub fn touch(&self, ends: &[End; 2], centre: DVec3, axis: DVec3) -> Option<Touch> {
        let over_top = self.normal(self.top);
        let off_top = -self.slope(self.top);
        let from_edge = centre - self.point;
        let beyond = from_edge.dot(off_top) + reach(ends, axis, off_top);
        let sunk = reach(ends, axis, -over_top) - from_edge.dot(over_top);
        if beyond + sunk.max(0.0) <= 0.0 {
            return None;
        }
        let foot = |step: u32| self.foot(ends, centre, axis, self.top * f64::from(step) / f64::from(STEPS));
        let (mut least, mut at) = (foot(0), 0);
        for step in 1..=STEPS {
            let next = foot(step);
            if next.depth < least.depth {
                (least, at) = (next, step);
            }
        }
        let rises = least.fall <= 0.0;
        let (low, high) = match at {
            0 if rises => return Some(least.touch()),
            _ if rises => (foot(at - 1), least),
            _ if at < STEPS => (least, foot(at + 1)),
            _ => (STEPS..STEPS + STEPS_BEYOND)
                .map(|step| (foot(step), foot(step + 1)))
                .find(|(_, high)| high.fall <= 0.0)?,
        };
        Some(self.between(ends, centre, axis, low, high))
    }

    /// The touch whose normal is between those of `low` and `high`, where the depth no longer falls. A straight side or a
    /// face has its two ends as feet there: the edge is where it is between them.
    fn between(&self, ends: &[End; 2], centre: DVec3, axis: DVec3, mut low: Foot, mut high: Foot) -> Touch {
        for _ in 0..HALVINGS {
            let middle = self.foot(ends, centre, axis, 0.5 * (low.angle + high.angle));
            if middle.fall > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        let way = (low.fall / (low.fall - high.fall).max(1e-300)).clamp(0.0, 1.0);
        Touch {
            arm: low.arm.lerp(high.arm, way),
            ..high.touch()
        }
    }

    fn foot(&self, ends: &[End; 2], centre: DVec3, axis: DVec3, angle: f64) -> Foot {
        let normal = self.normal(angle);
        let (reach, arm) = furthest(ends, axis, -normal);
        let from_edge = centre - self.point;
        Foot {
            angle,
            normal,
            arm,
            depth: self.bead + reach - from_edge.dot(normal),
            fall: (from_edge + arm).dot(self.slope(angle)),
        }
    }

    fn normal(&self, angle: f64) -> DVec3 {
        let (sin, cos) = libm::sincos(angle);
        self.outward * cos + DVec3::Y * sin
    }

    /// How the normal changes with the angle.
    fn slope(&self, angle: f64) -> DVec3 {
        let (sin, cos) = libm::sincos(angle);
        DVec3::Y * cos - self.outward * sin
    }
}

/// How far the body reaches along `direction` from its centre, and the place that does. As a face goes from lying flat to
/// standing on its rim, a side goes from lying on to standing on one of its ends: the place is the slope of the reach.
fn furthest(ends: &[End; 2], axis: DVec3, direction: DVec3) -> (f64, DVec3) {
    let point = |end: &End, outward: DVec3| {
        let along = outward.dot(direction);
        let round = end.round(along);
        let across = direction - outward * along;
        let (lift, lever) = on_circle(round.circle, across);
        (
            round.height * along + lift + round.ball,
            outward * round.height + lever + direction * round.ball,
        )
    };
    let ((first, at_first), (second, at_second)) = (point(&ends[0], axis), point(&ends[1], -axis));
    let between = first - second;
    let root = (between * between + FLATNESS * FLATNESS).sqrt();
    (
        0.5 * (first + second + root),
        at_second.lerp(at_first, 0.5 * (1.0 + between / root)),
    )
}

/// How far the circles that the balls of the ends are rolled on reach along `direction`, from the centre.
fn reach(ends: &[End; 2], axis: DVec3, direction: DVec3) -> f64 {
    let along = axis.dot(direction);
    let across = (1.0 - along * along).max(0.0).sqrt();
    let of = |end: &End, along: f64| {
        let rim = end.rim();
        rim.height * along + rim.circle * across
    };
    of(&ends[0], along).max(of(&ends[1], -along))
}

#[cfg(test)]
mod tests {
    use core::f64::consts::PI;

    use super::*;
    use crate::spin::{Shape, State, rotation};

    const SHARP: Edge = Edge {
        point: DVec3::ZERO,
        outward: DVec3::X,
        top: FRAC_PI_2,
        bead: 0.0,
    };
    const WALL: Edge = Edge {
        top: PI,
        bead: 0.012,
        ..SHARP
    };
    /// What a face or a side gives way by as it starts to rock.
    const SOFT: f64 = 2e-5;
    const CUP: Shape = Shape::Cup {
        half_height: 0.0175,
        radius: 0.02,
    };
    const DISC: Shape = Shape::Cylinder {
        half_length: 0.006,
        radius: 0.025,
        rim: 0.002,
        dome: None,
    };

    fn axis(turn: DVec3, angle: f64) -> DVec3 {
        State::at(DVec3::ZERO, rotation(turn.normalize(), angle)).axis()
    }

    #[test]
    fn a_rod_touches_it_as_far_from_its_ends_as_it_is() {
        let shape = Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        };
        for tilt in [-0.004, 0.0, 0.3, 0.8] {
            let (sin, cos) = libm::sincos(tilt);
            // A millimetre in, 5 mm behind the middle, and the outer end is lower.
            let along = DVec3::new(cos, -sin, 0.0);
            let centre = along * 0.005 + DVec3::new(sin, cos, 0.0) * 0.019;
            let touch = SHARP.touch(&shape.ends(), centre, along).unwrap();
            assert!((touch.depth - 0.001).abs() < SOFT, "{tilt}: {touch:?}");
            assert!(
                (touch.normal - DVec3::new(sin, cos, 0.0)).length() < 1e-3,
                "{tilt}: {touch:?}"
            );
            let there = along * -0.005 - touch.normal * 0.02;
            assert!((touch.arm - there).length() < 1e-4, "{tilt}: {touch:?}");
        }
    }

    #[test]
    fn what_is_over_the_top_alone_does_not_touch_it() {
        for shape in [CUP, DISC] {
            let over = DVec3::new(-0.03, 0.02, 0.0);
            assert!(SHARP.touch(&shape.ends(), over, DVec3::Y).is_none());
        }
    }

    #[test]
    fn a_side_that_hangs_on_the_edge_touches_it_there() {
        // The mouth looks down past the edge: the side leans on it from outside.
        let mouth_down = axis(DVec3::Z, 0.6);
        let side = mouth_down.cross(DVec3::Z);
        let touch = SHARP
            .touch(&CUP.ends(), side * 0.0195 + mouth_down * 0.008, mouth_down)
            .unwrap();
        assert!((touch.depth - 0.0005).abs() < SOFT, "{touch:?}");
        assert!((touch.normal - side).length() < 1e-2, "{touch:?}");
    }

    #[test]
    fn a_face_half_over_the_edge_rests_on_it() {
        let touch = SHARP
            .touch(&DISC.ends(), DVec3::new(0.004, 0.00599, 0.0), DVec3::Y)
            .unwrap();
        assert!(
            (touch.depth - 1e-5).abs() < SOFT && touch.normal.y > 1.0 - 1e-6,
            "{touch:?}"
        );
        assert!((touch.arm + DVec3::new(0.004, 0.006, 0.0)).length() < 1e-4, "{touch:?}");
    }

    #[test]
    fn a_ball_past_a_corner_touches_it_and_before_it_its_edge() {
        let ball = Shape::Sphere { radius: 0.02 };
        let corner = Corner {
            point: DVec3::ZERO,
            outward: [DVec3::X, DVec3::NEG_Z],
        };
        let past = DVec3::new(0.6, 0.64, -0.48) * 0.0195;
        let [touch, none] = corner.touches(&ball.ends(), past, DVec3::Y);
        let touch = touch.unwrap();
        assert!((touch.depth - 0.0005).abs() < SOFT && none.is_none(), "{touch:?}");
        assert!((touch.normal - past.normalize()).length() < 1e-5, "{touch:?}");
        let before = DVec3::new(0.6, 0.8, 0.0) * 0.0195 + DVec3::Z * 0.01;
        let [touch, none] = corner.touches(&ball.ends(), before, DVec3::Y);
        assert!(
            (touch.unwrap().depth - 0.0005).abs() < SOFT && none.is_none(),
            "{touch:?}"
        );
    }

    #[test]
    fn its_push_comes_from_a_potential() {
        let mut tried = 0;
        for edge in [SHARP, WALL] {
            for shape in [CUP, DISC] {
                for step in 0..200_u32 {
                    let turn = DVec3::new(
                        f64::from(step % 7) - 3.0,
                        f64::from(step % 5) - 2.0,
                        f64::from(step % 11) - 4.7,
                    );
                    let along = axis(turn, 0.031 * f64::from(step));
                    let place = DVec3::new(f64::from(step % 13) - 4.0, f64::from(step % 9) + 4.0, 0.0);
                    let ends = shape.ends();
                    let depth = |centre: DVec3, axis: DVec3| edge.touch(&ends, centre, axis).map(|touch| touch.depth);
                    // Brought to where it just touches.
                    let from = place.normalize() * 0.1;
                    let Some(gap) = depth(from, along) else { continue };
                    let centre = from + from.normalize() * (gap - 2e-4);
                    let Some(touch) = edge.touch(&ends, centre, along) else {
                        continue;
                    };
                    if touch.depth.abs() > 0.004 {
                        continue;
                    }
                    tried += 1;
                    for way in [DVec3::X, DVec3::Y] {
                        let (there, back) = (depth(centre + way * 1e-7, along), depth(centre - way * 1e-7, along));
                        let slope = (there.unwrap() - back.unwrap()) / 2e-7;
                        assert!(
                            (slope + touch.normal.dot(way)).abs() < 1e-3,
                            "{shape:?} {step} {way}: {slope} {touch:?}"
                        );
                    }
                    for about in [DVec3::X, DVec3::Y, DVec3::Z] {
                        let turned = |by: f64| rotation(about, by) * along;
                        let (there, back) = (depth(centre, turned(1e-7)), depth(centre, turned(-1e-7)));
                        let slope = (there.unwrap() - back.unwrap()) / 2e-7;
                        let lever = -touch.arm.cross(touch.normal).dot(about);
                        assert!(
                            (slope - lever).abs() < 1e-4,
                            "{shape:?} {step} {about}: {slope} {lever} {touch:?}"
                        );
                    }
                }
            }
        }
        assert!(tried > 300, "{tried}");
    }
}
