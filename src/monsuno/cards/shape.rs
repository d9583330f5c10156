//! Outlines: closed contours in drawing units, x to the right and y down.

use std::f32::consts::TAU;

/// A point, or a shift.
pub type Point = [f32; 2];

/// How many straight pieces stand for a whole circle.
const ROUND: usize = 72;
/// How many straight pieces stand for the way between two points of a smooth curve.
const STEPS: usize = 10;

/// One or more closed contours. What any of them encloses is inside, but for holes (see [`Shape::without`]).
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Shape {
    contours: Vec<Vec<Point>>,
}

impl Shape {
    /// A polygon with these corners.
    #[must_use]
    pub fn polygon(corners: &[Point]) -> Self {
        Self::of_contour(corners.to_vec())
    }

    /// Contours as they are: those that turn against the others are holes, as in a glyph.
    #[must_use]
    pub fn of_contours(contours: Vec<Vec<Point>>) -> Self {
        Self { contours }
    }

    /// A rectangle from its upper left corner, with rounded corners.
    #[must_use]
    pub fn rounded([x, y]: Point, [width, height]: Point, radius: f32) -> Self {
        let radius = radius.min(0.5 * width).min(0.5 * height).max(0.0);
        let corners = [
            [x + width - radius, y + height - radius],
            [x + radius, y + height - radius],
            [x + radius, y + radius],
            [x + width - radius, y + radius],
        ];
        let quarter = ROUND / 4;
        let mut contour = Vec::with_capacity(ROUND + 4);
        for (corner, [cx, cy]) in corners.into_iter().enumerate() {
            for step in 0..=quarter {
                let angle = TAU * (corner * quarter + step) as f32 / ROUND as f32;
                contour.push([cx + radius * angle.cos(), cy + radius * angle.sin()]);
            }
        }
        Self::of_contour(contour)
    }

    /// A disc.
    #[must_use]
    pub fn circle(centre: Point, radius: f32) -> Self {
        Self::ellipse(centre, [radius, radius], 0.0)
    }

    /// An ellipse with these half axes, turned clockwise by an angle.
    #[must_use]
    pub fn ellipse([cx, cy]: Point, [rx, ry]: Point, turn: f32) -> Self {
        let (sin, cos) = turn.sin_cos();
        let contour = (0..ROUND)
            .map(|step| {
                let angle = TAU * step as f32 / ROUND as f32;
                let (x, y) = (rx * angle.cos(), ry * angle.sin());
                [cx + x * cos - y * sin, cy + x * sin + y * cos]
            })
            .collect();
        Self::of_contour(contour)
    }

    /// A ring: a circular line of this width, half of it on each side of the radius.
    #[must_use]
    pub fn ring(centre: Point, radius: f32, width: f32) -> Self {
        Self::circle(centre, radius + 0.5 * width).without(Self::circle(centre, radius - 0.5 * width))
    }

    /// A star, a gear or a burst: points on two radii in turn, the first one straight up.
    #[must_use]
    pub fn star([cx, cy]: Point, points: usize, outer: f32, inner: f32) -> Self {
        let contour = (0..2 * points)
            .map(|step| {
                let angle = TAU * step as f32 / (2 * points) as f32;
                let radius = if step % 2 == 0 { outer } else { inner };
                [cx + radius * angle.sin(), cy - radius * angle.cos()]
            })
            .collect();
        Self::of_contour(contour)
    }

    /// A gear wheel: broad teeth between two radii.
    #[must_use]
    pub fn gear([cx, cy]: Point, teeth: usize, outer: f32, inner: f32) -> Self {
        let contour = (0..4 * teeth)
            .map(|step| {
                let shift = [-0.16, 0.16, 0.27, 0.73][step % 4];
                let angle = TAU * ((step / 4) as f32 + shift) / teeth as f32;
                let radius = if step % 4 < 2 { outer } else { inner };
                [cx + radius * angle.sin(), cy - radius * angle.cos()]
            })
            .collect();
        Self::of_contour(contour)
    }

    /// A smooth closed curve through these points (Catmull-Rom); a point given twice is a corner.
    #[must_use]
    pub fn smooth(points: &[Point]) -> Self {
        let count = points.len();
        let at = |i: usize| points[i % count];
        let contour = (0..count)
            .filter(|&i| at(i) != at(i + 1))
            .flat_map(|i| curve([at(i + count - 1), at(i), at(i + 1), at(i + 2)]))
            .collect();
        Self::of_contour(contour)
    }

    /// A smooth closed curve that is its own mirror image, from its right half, top to bottom.
    #[must_use]
    pub fn symmetric(right: &[Point]) -> Self {
        let left = right.iter().rev().filter(|[x, _]| *x != 0.0).map(|[x, y]| [-x, *y]);
        let whole: Vec<Point> = right.iter().copied().chain(left).collect();
        Self::smooth(&whole)
    }

    /// The trace of a brush along a smooth open curve; each point is x, y and the width there. The ends are round.
    #[must_use]
    pub fn brush(points: &[[f32; 3]]) -> Self {
        let Some(&last) = points.last() else {
            return Self::default();
        };
        let at = |i: isize| points[i.clamp(0, points.len() as isize - 1) as usize];
        let mut spine: Vec<[f32; 3]> = (0..points.len() as isize - 1)
            .flat_map(|i| curve([at(i - 1), at(i), at(i + 1), at(i + 2)]))
            .collect();
        spine.push(last);
        let count = spine.len();
        let mut left = Vec::with_capacity(2 * count + 24);
        let mut right = Vec::with_capacity(count);
        let mut ends = [[0.0, 0.0]; 2];
        for (i, [x, y, width]) in spine.iter().copied().enumerate() {
            let (before, after) = (spine[i.saturating_sub(1)], spine[(i + 1).min(count - 1)]);
            let (dx, dy) = (after[0] - before[0], after[1] - before[1]);
            let half = 0.5 * width / dx.hypot(dy).max(1e-6);
            let normal = [-dy * half, dx * half];
            left.push([x + normal[0], y + normal[1]]);
            right.push([x - normal[0], y - normal[1]]);
            ends[usize::from(i > 0)] = normal;
        }
        left.extend(cap(last, ends[1], 1.0));
        left.extend(right.into_iter().rev());
        left.extend(cap(points[0], ends[0], -1.0));
        Self::of_contour(left)
    }

    /// The trace of a brush of one width.
    #[must_use]
    pub fn line(points: &[Point], width: f32) -> Self {
        let points: Vec<[f32; 3]> = points.iter().map(|[x, y]| [*x, *y, width]).collect();
        Self::brush(&points)
    }

    /// This shape and another one.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.contours.extend(other.contours);
        self
    }

    /// This shape with a hole, which has to lie inside it.
    #[must_use]
    pub fn without(mut self, hole: Self) -> Self {
        self.contours.extend(hole.contours.into_iter().map(|mut contour| {
            contour.reverse();
            contour
        }));
        self
    }

    /// This shape, scaled about the origin and then shifted.
    #[must_use]
    pub fn placed(&self, [x, y]: Point, scale: f32) -> Self {
        self.bent(|[px, py]| [x + px * scale, y + py * scale])
    }

    /// This shape, turned clockwise about the origin.
    #[must_use]
    pub fn turned(&self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        self.bent(|[x, y]| [x * cos - y * sin, x * sin + y * cos])
    }

    /// Its mirror image, left for right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut image = self.bent(|[x, y]| [-x, y]);
        for contour in &mut image.contours {
            contour.reverse();
        }
        image
    }

    /// This shape with every point moved.
    #[must_use]
    pub fn bent(&self, mut to: impl FnMut(Point) -> Point) -> Self {
        let contours = self.contours.iter();
        Self {
            contours: contours
                .map(|contour| contour.iter().map(|point| to(*point)).collect())
                .collect(),
        }
    }

    /// Its contours, each closed from its last point to its first.
    #[must_use]
    pub fn contours(&self) -> &[Vec<Point>] {
        &self.contours
    }

    /// Its least and greatest corner; none when it is empty.
    #[must_use]
    pub fn bounds(&self) -> Option<[Point; 2]> {
        let mut points = self.contours.iter().flatten();
        let first = *points.next()?;
        Some(points.fold([first; 2], |[low, high], [x, y]| {
            [[low[0].min(*x), low[1].min(*y)], [high[0].max(*x), high[1].max(*y)]]
        }))
    }

    /// All solid contours turn the same way, so that shapes laid over each other add up.
    fn of_contour(mut contour: Vec<Point>) -> Self {
        let next = contour.iter().cycle().skip(1);
        let area: f32 = contour.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum();
        if area < 0.0 {
            contour.reverse();
        }
        Self {
            contours: vec![contour],
        }
    }
}

/// Points on an arc of a circle; angles run clockwise from the right.
#[must_use]
pub fn arc([cx, cy]: Point, radius: f32, from: f32, to: f32, pieces: usize) -> Vec<Point> {
    (0..=pieces)
        .map(|step| {
            let angle = from + (to - from) * step as f32 / pieces as f32;
            [cx + radius * angle.cos(), cy + radius * angle.sin()]
        })
        .collect()
}

/// The way from the second to the third of four points (Catmull-Rom), without its end.
fn curve<const N: usize>([before, from, to, after]: [[f32; N]; 4]) -> impl Iterator<Item = [f32; N]> {
    (0..STEPS).map(move |step| {
        let t = step as f32 / STEPS as f32;
        std::array::from_fn(|i| {
            let (a, b, c, d) = (before[i], from[i], to[i], after[i]);
            b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
        })
    })
}

/// The round end of a brush trace, from one side to the other.
fn cap([x, y, _]: [f32; 3], [nx, ny]: Point, side: f32) -> impl Iterator<Item = Point> {
    (1..8).map(move |step| {
        let (sin, cos) = (0.5 * TAU * step as f32 / 8.0).sin_cos();
        let (along, across) = ([ny, -nx], [nx * side, ny * side]);
        [
            x + across[0] * cos + along[0] * sin * side,
            y + across[1] * cos + along[1] * sin * side,
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brush_trace_is_as_wide_as_it_says_and_has_round_ends() {
        let bounds = Shape::line(&[[0.0, 0.0], [10.0, 0.0]], 2.0).bounds();
        let [low, high] = bounds.expect("it has points");
        assert!(
            (low[0] + 1.0).abs() < 0.1 && (high[0] - 11.0).abs() < 0.1,
            "{low:?} {high:?}"
        );
        assert!(
            (low[1] + 1.0).abs() < 1e-3 && (high[1] - 1.0).abs() < 1e-3,
            "{low:?} {high:?}"
        );
    }

    #[test]
    fn a_symmetric_shape_is_its_own_mirror_image() {
        let shape = Shape::symmetric(&[[0.0, -1.0], [0.7, 0.2], [0.4, 0.8], [0.0, 0.9]]);
        let [low, high] = shape.bounds().expect("it has points");
        assert!((low[0] + high[0]).abs() < 1e-4);
        assert_eq!(shape.mirrored().bounds(), shape.bounds());
    }
}
