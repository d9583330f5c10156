//! Small plots as SVG and, with feature `game`, as pixels: panels with axes and ticks, lines, points and heat maps.
//!
//! What comes out needs nothing but itself: an SVG brings its colours for light and for dark viewers, and lines and points
//! are told apart by dashes and shapes as well. `frame` lays out, `svg` and `pixels` draw what it says.

mod frame;
#[cfg(feature = "game")]
mod pixels;
mod svg;
mod ticks;

pub use frame::Layout;
#[cfg(feature = "game")]
pub use pixels::Tint;
pub use ticks::ticks;

/// Panels under one title.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Over all of it.
    pub title: String,
    /// Side by side, two a row.
    pub panels: Vec<Panel>,
}

/// One plot.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Panel {
    /// Over it.
    pub title: String,
    /// What runs to the right, with its unit.
    pub x: String,
    /// What runs up, with its unit.
    pub y: String,
    /// Both axes have the same scale: a map.
    pub equal: bool,
    /// A comma stands before decimals, as in some languages.
    pub comma: bool,
    /// What is drawn, the first undermost.
    pub marks: Vec<Mark>,
}

/// Something drawn in the panel's own coordinates.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A line from point to point; a number that is not finite interrupts it.
    Line {
        /// The points.
        points: Vec<[f64; 2]>,
        /// For the legend; without one it has no entry there.
        label: String,
        /// How it looks.
        ink: Ink,
    },
    /// Single points.
    Points {
        /// The points.
        points: Vec<[f64; 2]>,
        /// For the legend; without one it has no entry there.
        label: String,
        /// How they look.
        ink: Ink,
    },
    /// A rectangle cut into cells, each the stronger the greater its value.
    Heat {
        /// The corner with the smallest coordinates, and the opposite one.
        bounds: [[f64; 2]; 2],
        /// Cells along x and y.
        cells: [usize; 2],
        /// Row by row from below; what is not finite stays empty.
        values: Vec<f64>,
        /// What the values are, with their unit.
        label: String,
    },
}

/// How a line or a point looks: each differs in colour, and in dashes or shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Blue, a solid line, discs.
    First,
    /// Orange, dashes, squares.
    Second,
    /// Green, dots, triangles.
    Third,
    /// Violet, dashes and dots, crosses.
    Fourth,
    /// Thin and grey: outlines.
    Pale,
}

impl Ink {
    /// The inks of series, in order.
    pub const SERIES: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];
}

impl Panel {
    /// The least and the greatest coordinates drawn, with some air around; something where there is nothing to draw.
    fn extent(&self) -> [[f64; 2]; 2] {
        let mut low = [f64::INFINITY; 2];
        let mut high = [f64::NEG_INFINITY; 2];
        let mut fixed = true;
        let mut take = |point: &[f64; 2]| {
            if point.iter().all(|value| value.is_finite()) {
                for axis in 0..2 {
                    low[axis] = low[axis].min(point[axis]);
                    high[axis] = high[axis].max(point[axis]);
                }
            }
        };
        for mark in &self.marks {
            match mark {
                Mark::Line { points, .. } | Mark::Points { points, .. } => {
                    fixed = false;
                    points.iter().for_each(&mut take);
                }
                Mark::Heat { bounds, .. } => bounds.iter().for_each(&mut take),
            }
        }
        for axis in 0..2 {
            if low[axis] > high[axis] {
                (low[axis], high[axis]) = (0.0, 1.0);
            }
            let span = high[axis] - low[axis];
            let air = if span <= 1e-12 * high[axis].abs().max(1e-12) {
                0.5 * high[axis].abs().max(1.0)
            } else if fixed {
                0.0
            } else {
                0.04 * span
            };
            low[axis] -= air;
            high[axis] += air;
        }
        [low, high]
    }
}
