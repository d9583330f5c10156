//! What many shots show together: scatter, heat map, averages, trend.

use core::f64::consts::PI;

use serde::Serialize;

/// A covariance ellipse: the scatter of points in a plane.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Ellipse {
    /// The mean of the points.
    pub centre: [f64; 2],
    /// Standard deviation along the long and the short axis.
    pub deviations: [f64; 2],
    /// Direction of the long axis, rad from the first coordinate towards the second, `-pi/2..=pi/2`.
    pub angle: f64,
}

impl Ellipse {
    /// That of `points`; none for fewer than three.
    ///
    /// The deviations are the roots of the eigenvalues of the sample covariance matrix.
    #[must_use]
    pub fn of(points: &[[f64; 2]]) -> Option<Self> {
        if points.len() < 3 {
            return None;
        }
        let count = points.len() as f64;
        let centre = [0, 1].map(|axis| points.iter().map(|point| point[axis]).sum::<f64>() / count);
        let covariance = |a: usize, b: usize| {
            let products = points
                .iter()
                .map(|point| (point[a] - centre[a]) * (point[b] - centre[b]));
            products.sum::<f64>() / (count - 1.0)
        };
        let (xx, xy, yy) = (covariance(0, 0), covariance(0, 1), covariance(1, 1));
        let (middle, half) = (0.5 * (xx + yy), libm::hypot(0.5 * (xx - yy), xy));
        Some(Self {
            centre,
            deviations: [middle + half, middle - half].map(|value| value.max(0.0).sqrt()),
            angle: 0.5 * libm::atan2(2.0 * xy, xx - yy),
        })
    }

    /// Its half axes, long and short, when it is drawn so large that it holds `share` (0 to 1) of a normal scatter:
    /// `sqrt(-2 ln(1 - share))` standard deviations.
    #[must_use]
    pub fn half_axes(&self, share: f64) -> [f64; 2] {
        let scale = libm::sqrt(-2.0 * libm::log(1.0 - share.clamp(0.0, 0.999)));
        self.deviations.map(|deviation| scale * deviation)
    }

    /// Points around it, for drawing.
    #[must_use]
    pub fn outline(&self, share: f64) -> Vec<[f64; 2]> {
        const POINTS: u32 = 72;
        let [long, short] = self.half_axes(share);
        let (sin, cos) = libm::sincos(self.angle);
        let point = |index: u32| {
            let (up, along) = libm::sincos(2.0 * PI * f64::from(index) / f64::from(POINTS));
            let (along, up) = (long * along, short * up);
            [
                self.centre[0] + cos * along - sin * up,
                self.centre[1] + sin * along + cos * up,
            ]
        };
        (0..=POINTS).map(point).collect()
    }
}

/// Counts over the cells of a rectangle.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct HeatMap {
    /// The corner with the smallest coordinates, and the opposite one.
    pub bounds: [[f64; 2]; 2],
    /// Cells along the first and the second coordinate.
    pub cells: [usize; 2],
    /// How often each was met, row by row of the second coordinate.
    pub counts: Vec<u32>,
}

impl HeatMap {
    /// Of the rectangle `bounds`, cut into `cells` (at least one each way), with nothing in it.
    #[must_use]
    pub fn over(bounds: [[f64; 2]; 2], cells: [usize; 2]) -> Self {
        let cells = cells.map(|count| count.clamp(1, 1000));
        Self {
            bounds,
            cells,
            counts: vec![0; cells[0] * cells[1]],
        }
    }

    /// The cell of `point`, if it lies within.
    #[must_use]
    pub fn cell(&self, point: [f64; 2]) -> Option<usize> {
        let [low, high] = self.bounds;
        let mut index = [0; 2];
        for axis in 0..2 {
            let share = (point[axis] - low[axis]) / (high[axis] - low[axis]);
            if !(0.0..=1.0).contains(&share) {
                return None;
            }
            index[axis] = ((share * self.cells[axis] as f64) as usize).min(self.cells[axis] - 1);
        }
        Some(index[1] * self.cells[0] + index[0])
    }

    /// Counts a path of straight pieces: each cell that it comes through once. Points without a place are left out.
    pub fn add(&mut self, path: impl IntoIterator<Item = [f64; 2]>) {
        let mut met = Vec::new();
        let mut last = None;
        for to in path.into_iter().filter(|point| point.iter().all(|x| x.is_finite())) {
            let from = last.unwrap_or(to);
            let steps = self.half_cells_between(from, to);
            for step in 0..=steps {
                let share = f64::from(step) / f64::from(steps.max(1));
                met.extend(self.cell([0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share)));
            }
            last = Some(to);
        }
        met.sort_unstable();
        met.dedup();
        for cell in met {
            self.counts[cell] += 1;
        }
    }

    /// In how many steps one comes from one point to another without leaping over a cell; at most 10 000.
    fn half_cells_between(&self, from: [f64; 2], to: [f64; 2]) -> u32 {
        let [low, high] = self.bounds;
        let along = |axis: usize| {
            let cell = (high[axis] - low[axis]) / self.cells[axis] as f64;
            (to[axis] - from[axis]).abs() / (0.5 * cell)
        };
        libm::ceil(along(0).max(along(1))).min(10_000.0) as u32
    }
}

/// Many values of one quantity.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Average {
    /// How many.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// Standard deviation of the sample; 0 for a single value.
    pub deviation: f64,
    /// The greatest.
    pub best: f64,
}

impl Average {
    /// Of `values`; none if there are none.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        if values.is_empty() {
            return None;
        }
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
        Some(Self {
            count: values.len(),
            mean,
            deviation: (squares / (count - 1.0).max(1.0)).sqrt(),
            best: values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        })
    }
}

/// A straight line through values in order: how they change from one to the next.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Trend {
    /// By how much, from one to the next.
    pub slope: f64,
    /// Where the line is at the first.
    pub start: f64,
}

impl Trend {
    /// The Theil-Sen line: its slope is the median of the slopes between all pairs, so that one odd shot does not bend it.
    /// None for fewer than two values.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        let pairs = values.iter().enumerate().flat_map(|(later, second)| {
            let slope = move |(earlier, first): (usize, &f64)| (second - first) / (later - earlier) as f64;
            values[..later].iter().enumerate().map(slope)
        });
        let slope = median(pairs.collect())?;
        let starts = values
            .iter()
            .enumerate()
            .map(|(index, value)| value - slope * index as f64);
        Some(Self {
            slope,
            start: median(starts.collect())?,
        })
    }
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    Some(if values.len() % 2 == 1 {
        upper
    } else {
        0.5 * (values[middle - 1] + upper)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn the_ellipse_is_that_of_the_scatter_it_was_drawn_from() {
        let mut chance = Chance::new(5);
        let (sin, cos) = libm::sincos(0.6);
        let points: Vec<[f64; 2]> = (0..20_000)
            .map(|_| {
                let (long, short) = (0.3 * chance.normal(), 0.1 * chance.normal());
                [1.0 + cos * long - sin * short, -2.0 + sin * long + cos * short]
            })
            .collect();
        let ellipse = Ellipse::of(&points).unwrap();
        assert!((ellipse.angle - 0.6).abs() < 0.02, "{ellipse:?}");
        assert!((ellipse.deviations[0] - 0.3).abs() < 0.01 && (ellipse.deviations[1] - 0.1).abs() < 0.005);
        let [long, short] = ellipse.half_axes(0.9);
        let inside = points.iter().filter(|point| {
            let (x, y) = (point[0] - ellipse.centre[0], point[1] - ellipse.centre[1]);
            let (along, up) = (cos * x + sin * y, cos * y - sin * x);
            (along / long).powi(2) + (up / short).powi(2) < 1.0
        });
        let share = inside.count() as f64 / points.len() as f64;
        assert!((share - 0.9).abs() < 0.01, "{share}");
        assert_eq!(Ellipse::of(&points[..2]), None);
    }

    #[test]
    fn points_on_a_line_have_a_flat_ellipse() {
        let ellipse = Ellipse::of(&[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]).unwrap();
        assert!((ellipse.deviations[0] - 2.0_f64.sqrt()).abs() < 1e-12 && ellipse.deviations[1] < 1e-9);
    }

    #[test]
    fn a_heat_map_counts_a_path_once_a_cell_and_nothing_outside() {
        let mut heat = HeatMap::over([[-1.0, -1.0], [1.0, 1.0]], [2, 2]);
        heat.add([[-0.5, -0.5], [-0.4, -0.4], [0.5, -0.5], [5.0, 0.0], [f64::NAN, 0.0]]);
        heat.add([[1.0, 1.0]]);
        assert_eq!(heat.counts, [1, 1, 0, 1]);
    }

    #[test]
    fn a_heat_map_has_no_gap_where_a_shot_was_fast() {
        let mut heat = HeatMap::over([[0.0, 0.0], [10.0, 1.0]], [10, 1]);
        heat.add([[0.5, 0.5], [9.5, 0.5]]);
        assert_eq!(heat.counts, [1; 10]);
    }

    #[test]
    fn the_trend_is_not_bent_by_one_odd_value() {
        let mut values: Vec<f64> = (0..20).map(|n| 3.0 + 0.5 * f64::from(n)).collect();
        values[7] = 1000.0;
        let trend = Trend::of(&values).unwrap();
        assert!(
            (trend.slope - 0.5).abs() < 1e-9 && (trend.start - 3.0).abs() < 1e-9,
            "{trend:?}"
        );
        assert_eq!(Trend::of(&[1.0]), None);
    }

    #[test]
    fn an_average_knows_its_best() {
        let average = Average::of(&[1.0, 2.0, 3.0]).unwrap();
        assert_eq!((average.mean, average.deviation, average.best), (2.0, 1.0, 3.0));
        assert_eq!(Average::of(&[]), None);
    }
}
