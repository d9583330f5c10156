//! The solids that figures are put together from: balls, limbs along a curve, sheets with a thickness, cogs, eyes.

use std::f32::consts::{PI, TAU};

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint;

/// How finely a limb is made.
#[derive(Clone, Copy)]
pub struct Grain {
    sides: usize,
    steps: usize,
}

/// For trunks.
pub const TRUNK: Grain = Grain { sides: 20, steps: 4 };
/// For arms, legs, necks and tails.
pub const LIMB: Grain = Grain { sides: 14, steps: 3 };
/// For what is slender.
pub const THIN: Grain = Grain { sides: 9, steps: 3 };
/// For feathers.
pub const PLUME: Grain = Grain { sides: 6, steps: 2 };
/// For claws, teeth and spines.
pub const POINT: Grain = Grain { sides: 6, steps: 1 };
/// For wires with many points.
pub const WIRE: Grain = Grain { sides: 8, steps: 2 };

/// A point of the curve that a limb follows.
#[derive(Clone, Copy)]
pub struct Knot {
    /// Where it is.
    pub at: Vec3,
    /// Half the width, sideways.
    pub wide: f32,
    /// Half the height, across both the width and the curve.
    pub tall: f32,
}

/// A point of a curve with a round cross-section.
pub fn knot(at: Vec3, radius: f32) -> Knot {
    oval(at, radius, radius)
}

/// A point of a curve with an oval cross-section.
pub fn oval(at: Vec3, wide: f32, tall: f32) -> Knot {
    Knot { at, wide, tall }
}

/// A smooth curve through four neighbours, `t` from 0 to 1 between the middle two (Catmull and Rom).
fn curve<T>(near: [T; 4], t: f32) -> T
where
    T: Copy + std::ops::Add<Output = T> + std::ops::Sub<Output = T> + std::ops::Mul<f32, Output = T>,
{
    let [a, b, c, d] = near;
    let (slope_b, slope_c) = ((c - a) * 0.5, (d - b) * 0.5);
    let (t2, t3) = (t * t, t * t * t);
    b * (2.0 * t3 - 3.0 * t2 + 1.0) + slope_b * (t3 - 2.0 * t2 + t) + c * (3.0 * t2 - 2.0 * t3) + slope_c * (t3 - t2)
}

impl Clay {
    /// A ball or an egg around `at`, with these half axes.
    pub fn ball(&mut self, at: Vec3, half: Vec3, paint: Paint) {
        let (sides, rings) = match half.max_element() {
            size if size > 0.25 => (22, 14),
            size if size > 0.09 => (13, 8),
            _ => (9, 6),
        };
        self.egg(sides, rings, at, half, paint);
    }

    /// An egg of so many sides around and rings from the bottom to the top.
    fn egg(&mut self, sides: usize, rings: usize, at: Vec3, half: Vec3, paint: Paint) {
        let row = |ring: usize| {
            let (sin, cos) = (PI * ring as f32 / rings as f32).sin_cos();
            Row {
                centre: at - Vec3::Y * (cos * half.y),
                side: Vec3::X * (sin * half.x),
                up: Vec3::NEG_Z * (sin * half.z),
                along: 0.5 - 0.5 * cos,
            }
        };
        let rows: Vec<Row> = (1..rings).map(row).collect();
        let bottom = at - Vec3::Y * half.y;
        let top = at + Vec3::Y * half.y;
        self.fill(at, half.element_sum() / 3.0);
        self.skin(sides, bottom, &rows, top, paint);
    }

    /// A small ball or egg, coarser than others of its size: where there are many of them.
    pub fn nub(&mut self, at: Vec3, half: Vec3, paint: Paint) {
        self.egg(8, 5, at, half, paint);
    }

    /// A limb along a curve; each row has the point when folded, the point when standing, and the radius.
    pub fn limb<const N: usize>(&mut self, grain: Grain, rows: [[f32; 7]; N], paint: Paint) {
        let knots = rows.map(|[a, b, c, x, y, z, radius]| knot(self.shift(vec3(a, b, c), vec3(x, y, z)), radius));
        self.tube(grain, &knots, paint);
    }

    /// A limb along a curve, with round ends; its width lies along x as far as the curve lets it.
    pub fn tube(&mut self, grain: Grain, knots: &[Knot], paint: Paint) {
        self.ribbon(grain, Vec3::X, knots, paint);
    }

    /// A limb along a curve, with round ends; its width begins along `side`.
    pub fn ribbon(&mut self, grain: Grain, side: Vec3, knots: &[Knot], paint: Paint) {
        let last = knots.len() - 1;
        let near = |i: usize, by: isize| knots[i.saturating_add_signed(by).min(last)];
        let mut points: Vec<Knot> = Vec::new();
        for i in 0..last {
            let span = [-1, 0, 1, 2].map(|by| near(i, by));
            points.extend((0..grain.steps).map(|step| {
                let t = step as f32 / grain.steps as f32;
                Knot {
                    at: curve(span.map(|k| k.at), t),
                    wide: curve(span.map(|k| k.wide), t).max(1e-4),
                    tall: curve(span.map(|k| k.tall), t).max(1e-4),
                }
            }));
        }
        points.push(knots[last]);

        let count = points.len();
        let mut rows: Vec<Row> = Vec::with_capacity(count + 4);
        let mut side = side;
        for (i, point) in points.iter().enumerate() {
            let ahead = points[(i + 1).min(count - 1)].at - points[i.saturating_sub(1)].at;
            let tangent = ahead.normalize_or(Vec3::Y);
            side = (side - tangent * side.dot(tangent))
                .try_normalize()
                .unwrap_or_else(|| tangent.any_orthonormal_vector());
            let row = Row {
                centre: point.at,
                side: side * point.wide,
                up: tangent.cross(side) * point.tall,
                along: i as f32 / (count - 1) as f32,
            };
            // The round ends are a ring or two and a tip each.
            let cap = |angle: f32, outward: f32| Row {
                centre: point.at + tangent * (outward * angle.sin() * point.wide.min(point.tall)),
                side: row.side * angle.cos(),
                up: row.up * angle.cos(),
                along: row.along,
            };
            let bends: &[f32] = if grain.sides > 8 { &[0.52, 1.05] } else { &[0.80] };
            if i == 0 {
                rows.extend(bends.iter().rev().map(|angle| cap(*angle, -1.0)));
            }
            rows.push(row);
            if i == count - 1 {
                rows.extend(bends.iter().map(|angle| cap(*angle, 1.0)));
            }
            if i % 2 == 0 {
                self.fill(point.at, 0.5 * (point.wide + point.tall));
            }
        }
        let tip = |end: usize, outward: f32| {
            let point = points[end];
            let inner = points[if end == 0 { 1 } else { end - 1 }].at;
            let tangent = (point.at - inner).normalize_or(Vec3::Y * outward);
            point.at + tangent * point.wide.min(point.tall)
        };
        self.skin(grain.sides, tip(0, -1.0), &rows, tip(count - 1, 1.0), paint);
    }

    /// A closed skin over rings of points, from one pole to the other.
    fn skin(&mut self, sides: usize, start: Vec3, rows: &[Row], end: Vec3, paint: Paint) {
        let first = self.vertex(start, paint.at(0.0, 0.0));
        for row in rows {
            for i in 0..sides {
                let (sin, cos) = (TAU * i as f32 / sides as f32).sin_cos();
                self.vertex(row.centre + row.side * cos + row.up * sin, paint.at(row.along, sin));
            }
        }
        let last = self.vertex(end, paint.at(1.0, 0.0));
        let corner = |row: usize, i: usize| first + 1 + (row * sides + i % sides) as u32;
        for i in 0..sides {
            self.triangles.push([first, corner(0, i + 1), corner(0, i)]);
            for row in 1..rows.len() {
                let [a, b] = [corner(row - 1, i), corner(row - 1, i + 1)];
                let [c, d] = [corner(row, i), corner(row, i + 1)];
                self.triangles.extend([[a, b, c], [b, d, c]]);
            }
            let top = rows.len() - 1;
            self.triangles.push([last, corner(top, i), corner(top, i + 1)]);
        }
        self.solid += 1;
    }

    /// A sheet through rows of points, all of the same length, with a round rim: so thick at the start of each row and so
    /// thick at its end. The paint runs along each row; `top` is the face that the rows turn against the clock on.
    pub fn sheet(&mut self, rows: &[Vec<Vec3>], thickness: [f32; 2], paint: Paint) {
        let (height, width) = (rows.len(), rows[0].len());
        let point = |r: usize, c: usize| rows[r.min(height - 1)][c.min(width - 1)];
        let along = |c: usize| c as f32 / (width - 1) as f32;
        let thick = |c: usize| thickness[0] + (thickness[1] - thickness[0]) * along(c);
        let normal = |r: usize, c: usize| {
            let across = point(r, c + 1) - point(r, c.saturating_sub(1));
            let down = point(r + 1, c) - point(r.saturating_sub(1), c);
            across.cross(down).normalize_or(Vec3::Z)
        };
        let first = self.at.len() as u32;
        for face in [1.0, -1.0] {
            for r in 0..height {
                for c in 0..width {
                    let at = point(r, c) + normal(r, c) * (0.5 * face * thick(c));
                    self.vertex(at, paint.at(along(c), face));
                    if face > 0.0 && (r + c) % 2 == 0 {
                        self.fill(point(r, c), thick(c));
                    }
                }
            }
        }
        let face = |side: usize, r: usize, c: usize| first + (side * width * height + r * width + c) as u32;
        for r in 1..height {
            for c in 1..width {
                for side in 0..2 {
                    let [a, b] = [face(side, r - 1, c - 1), face(side, r - 1, c)];
                    let [d, e] = [face(side, r, c - 1), face(side, r, c)];
                    let faces = [[a, b, d], [b, e, d]];
                    self.triangles.extend(if side == 0 {
                        faces
                    } else {
                        faces.map(|[x, y, z]| [x, z, y])
                    });
                }
            }
        }
        // Once around the edge, against the clock as seen from the top.
        let edge = (0..width - 1)
            .map(|c| (0, c))
            .chain((0..height - 1).map(|r| (r, width - 1)))
            .chain((1..width).rev().map(|c| (height - 1, c)))
            .chain((1..height).rev().map(|r| (r, 0)))
            .collect::<Vec<_>>();
        let rim = self.at.len() as u32;
        for &(r, c) in &edge {
            let mut outward = Vec3::ZERO;
            outward += if c == 0 { point(r, 0) - point(r, 1) } else { Vec3::ZERO };
            outward += if c == width - 1 {
                point(r, c) - point(r, c - 1)
            } else {
                Vec3::ZERO
            };
            outward += if r == 0 { point(0, c) - point(1, c) } else { Vec3::ZERO };
            outward += if r == height - 1 {
                point(r, c) - point(r - 1, c)
            } else {
                Vec3::ZERO
            };
            let at = point(r, c) + outward.normalize_or_zero() * (0.5 * thick(c));
            self.vertex(at, paint.at(along(c), 0.0));
        }
        for i in 0..edge.len() {
            let next = (i + 1) % edge.len();
            let [here, ahead] = [edge[i], edge[next]];
            let [a, b] = [rim + i as u32, rim + next as u32];
            for (side, [p, q]) in [(0, [here, ahead]), (1, [here, ahead])] {
                let [p, q] = [face(side, p.0, p.1), face(side, q.0, q.1)];
                let faces = [[a, b, p], [b, q, p]];
                self.triangles.extend(if side == 0 {
                    faces
                } else {
                    faces.map(|[x, y, z]| [x, z, y])
                });
            }
        }
        self.solid += 1;
    }

    /// A cog around z, its middle at the origin: so many teeth, `outer` radius at their tips, a round `hole`, and half
    /// the thickness. Its edges are sharp, with a bevel.
    pub fn cog(&mut self, teeth: usize, outer: f32, hole: f32, half: f32, paint: Paint) {
        let count = teeth * 4;
        let reach = |i: usize| if i % 4 < 2 { 1.0 } else { 0.80 };
        // (share of the tooth profile's radius or the hole, height)
        let loops = [
            (0.0, half),
            (0.95, half),
            (1.0, 0.6 * half),
            (1.0, -0.6 * half),
            (0.95, -half),
            (0.0, -half),
        ];
        let point = |(share, z): (f32, f32), i: usize| {
            let i = i % count;
            let radius = if share == 0.0 { hole } else { outer * reach(i) * share };
            // The flanks lean: a tooth is narrower at its tip.
            let lean = [0.18, -0.18, 0.0, 0.0][i % 4];
            let angle = TAU * (i as f32 + lean) / count as f32;
            vec3(radius * angle.cos(), radius * angle.sin(), z)
        };
        for (step, &from) in loops.iter().enumerate() {
            let to = loops[(step + 1) % loops.len()];
            for i in 0..count {
                let corners = [point(from, i), point(to, i), point(to, i + 1), point(from, i + 1)];
                let shares = [from.0, to.0, to.0, from.0];
                let [a, b, c, d] =
                    [0, 1, 2, 3].map(|k| self.vertex(corners[k], paint.at(shares[k], corners[k].z / half)));
                self.triangles.extend([[a, b, c], [a, c, d]]);
            }
        }
        for i in 0..teeth {
            self.fill(point((0.9, 0.0), i * 4) * 0.8, half);
        }
        self.solid += 1;
    }

    /// An eye of this size at `at` that looks along `look`: a rim, a dark ball, a glint above.
    pub fn eye(&mut self, at: Vec3, look: Vec3, size: f32, rim: Color) {
        let turn = Quat::from_rotation_arc(Vec3::Z, look.normalize_or(Vec3::Z));
        self.group(Transform::from_translation(at).with_rotation(turn), |clay| {
            let dark = Paint::Plain(Color::srgb(0.035, 0.03, 0.05));
            clay.ball(Vec3::ZERO, vec3(1.0, 1.0, 0.6) * size, Paint::Plain(rim));
            clay.ball(vec3(0.0, 0.0, 0.26) * size, vec3(0.80, 0.84, 0.50) * size, dark);
            let glint = vec3(0.24, 0.34, 0.62) * size;
            clay.ball(glint, vec3(0.27, 0.27, 0.16) * size, Paint::Plain(Color::WHITE));
        });
    }
}

/// A ring of a skin: its middle, its two half axes, and how far along it lies.
#[derive(Clone, Copy)]
struct Row {
    centre: Vec3,
    side: Vec3,
    up: Vec3,
    along: f32,
}

/// A turn about x: positive bows forward and down.
pub fn bow(angle: f32) -> Quat {
    Quat::from_rotation_x(angle)
}

/// A frame at this point, turned.
pub fn frame(at: Vec3, turn: Quat) -> Transform {
    Transform::from_translation(at).with_rotation(turn)
}

/// A direction on the ball by its number: so many directions spread evenly (a spiral with the golden angle).
pub fn spread(number: usize, of: usize) -> Vec3 {
    let y = 1.0 - 2.0 * (number as f32 + 0.5) / of as f32;
    let (sin, cos) = (number as f32 * 2.399_963).sin_cos();
    let reach = (1.0 - y * y).sqrt();
    vec3(reach * cos, y, reach * sin)
}

/// The point at this distance along a circle that leaves the origin at the angle `start` from x and bends by `bend`
/// radians per unit.
pub fn arc(start: f32, bend: f32, distance: f32) -> Vec2 {
    let half = 0.5 * bend * distance;
    let chord = distance * if half.abs() < 1e-3 { 1.0 } else { half.sin() / half };
    chord * Vec2::from_angle(start + half)
}
