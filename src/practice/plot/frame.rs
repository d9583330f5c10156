//! How a figure is laid out: which lines, points and words go where on a page.

use super::{Figure, Ink, Mark, Panel, ticks};

/// What a figure is drawn on, x to the right and y down.
pub(super) trait Page {
    /// Words whose baseline begins, has its middle or ends at `at`.
    fn text(&mut self, at: [f64; 2], anchor: Anchor, kind: Kind, words: &str);
    /// Words that are read upwards, the middle of their baseline at `at`.
    fn text_up(&mut self, at: [f64; 2], words: &str);
    /// A line at a tick, across or down.
    fn grid(&mut self, from: [f64; 2], to: [f64; 2]);
    /// A line in one or more unbroken runs.
    fn line(&mut self, runs: &[Vec<[f64; 2]>], ink: Ink);
    /// A point.
    fn point(&mut self, at: [f64; 2], ink: Ink);
    /// A cell of a heat map; `strength` is more than 0 and 1 at most.
    fn cell(&mut self, corner: [f64; 2], size: [f64; 2], strength: f64);
    /// The frame around a plot.
    fn frame(&mut self, corner: [f64; 2], size: [f64; 2]);
}

/// Which end of words lies at the place they are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// What words are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The title of the figure.
    Title,
    /// The head of a panel.
    Head,
    /// Everything else.
    Note,
}

/// How large things are, in the units of the page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// A panel with all that belongs to it.
    pub panel: [f64; 2],
    /// The plot within.
    pub plot: [f64; 2],
    /// Where the plot begins in its panel.
    pub corner: [f64; 2],
    /// Height of the figure's title.
    pub head: f64,
    /// Panels side by side.
    pub columns: usize,
}

impl Layout {
    /// A figure on a page of its own.
    pub const PAGE: Self = Self {
        panel: [540.0, 420.0],
        plot: [420.0, 300.0],
        corner: [80.0, 44.0],
        head: 40.0,
        columns: 2,
    };
    /// How far the legend, the head and the words of the axes are from the plot.
    const LEGEND: f64 = 8.0;
    const HEAD: f64 = 26.0;
    const BELOW: [f64; 2] = [17.0, 36.0];
    const BESIDE: [f64; 2] = [6.0, 62.0];

    fn columns(&self, figure: &Figure) -> usize {
        figure.panels.len().clamp(1, self.columns.max(1))
    }

    /// Width and height of `figure`.
    pub(super) fn size(&self, figure: &Figure) -> [f64; 2] {
        let columns = self.columns(figure);
        let rows = figure.panels.len().div_ceil(columns).max(1);
        [self.panel[0] * columns as f64, self.head + self.panel[1] * rows as f64]
    }

    /// Draws `figure` on `page`.
    pub(super) fn draw(&self, figure: &Figure, page: &mut impl Page) {
        let [width, _] = self.size(figure);
        if !figure.title.is_empty() {
            page.text([0.5 * width, 27.0], Anchor::Middle, Kind::Title, &figure.title);
        }
        let columns = self.columns(figure);
        for (index, panel) in figure.panels.iter().enumerate() {
            let left = self.panel[0] * (index % columns) as f64;
            let top = self.head + self.panel[1] * (index / columns) as f64;
            let corner = [left + self.corner[0], top + self.corner[1]];
            Frame::of(panel, corner, self.plot).draw(panel, page);
        }
    }
}

/// Where a panel's plot lies on the page, and what of its coordinates it shows.
pub(super) struct Frame {
    corner: [f64; 2],
    size: [f64; 2],
    low: [f64; 2],
    high: [f64; 2],
}

impl Frame {
    pub(super) fn of(panel: &Panel, corner: [f64; 2], size: [f64; 2]) -> Self {
        let [mut low, mut high] = panel.extent();
        if panel.equal {
            let scale = (0..2)
                .map(|axis| (high[axis] - low[axis]) / size[axis])
                .fold(0.0, f64::max);
            for axis in 0..2 {
                let middle = 0.5 * (low[axis] + high[axis]);
                let half = 0.5 * scale * size[axis];
                (low[axis], high[axis]) = (middle - half, middle + half);
            }
        }
        Self {
            corner,
            size,
            low,
            high,
        }
    }

    /// The place on the page of a point.
    pub(super) fn place(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let share = |axis: usize, value: f64| (value - self.low[axis]) / (self.high[axis] - self.low[axis]);
        [
            self.corner[0] + self.size[0] * share(0, x),
            self.corner[1] + self.size[1] * (1.0 - share(1, y)),
        ]
    }

    /// About how many ticks fit along an axis.
    fn ticks(&self, axis: usize) -> Vec<(f64, String)> {
        let room = [70.0, 50.0][axis];
        let count = (self.size[axis] / room).round().clamp(3.0, 6.0) as usize;
        ticks(self.low[axis], self.high[axis], count)
    }

    fn draw(&self, panel: &Panel, page: &mut impl Page) {
        let [left, top] = self.corner;
        let [right, bottom] = [left + self.size[0], top + self.size[1]];
        let middle = left + 0.5 * self.size[0];
        page.text([middle, top - Layout::HEAD], Anchor::Middle, Kind::Head, &panel.title);
        let ticks = |axis| {
            self.ticks(axis)
                .into_iter()
                .map(|(value, text)| (value, figures(panel, text)))
        };
        for (value, written) in ticks(0) {
            let [x, _] = self.place([value, self.low[1]]);
            page.grid([x, top], [x, bottom]);
            page.text([x, bottom + Layout::BELOW[0]], Anchor::Middle, Kind::Note, &written);
        }
        for (value, written) in ticks(1) {
            let [_, y] = self.place([self.low[0], value]);
            page.grid([left, y], [right, y]);
            page.text([left - Layout::BESIDE[0], y + 4.5], Anchor::End, Kind::Note, &written);
        }
        if !panel.x.is_empty() {
            page.text(
                [middle, bottom + Layout::BELOW[1]],
                Anchor::Middle,
                Kind::Note,
                &panel.x,
            );
        }
        if !panel.y.is_empty() {
            page.text_up([left - Layout::BESIDE[1], top + 0.5 * self.size[1]], &panel.y);
        }
        for mark in &panel.marks {
            self.mark(mark, page);
        }
        page.frame(self.corner, self.size);
        self.legend(panel, page);
    }

    fn mark(&self, mark: &Mark, page: &mut impl Page) {
        match mark {
            Mark::Line { points, ink, .. } => {
                let runs: Vec<Vec<[f64; 2]>> = points
                    .split(|point| !is_finite(point))
                    .filter(|run| !run.is_empty())
                    .map(|run| run.iter().map(|point| self.place(*point)).collect())
                    .collect();
                page.line(&runs, *ink);
            }
            Mark::Points { points, ink, .. } => {
                for point in points.iter().filter(|point| is_finite(point)) {
                    page.point(self.place(*point), *ink);
                }
            }
            Mark::Heat {
                bounds, cells, values, ..
            } => self.heat(*bounds, *cells, values, page),
        }
    }

    fn heat(&self, bounds: [[f64; 2]; 2], cells: [usize; 2], values: &[f64], page: &mut impl Page) {
        let Some([least, most]) = spread(values) else { return };
        let [low, high] = bounds;
        let size = [0, 1].map(|axis| (high[axis] - low[axis]) / cells[axis].max(1) as f64);
        let seen = [0, 1].map(|axis| size[axis] / (self.high[axis] - self.low[axis]) * self.size[axis]);
        for (index, value) in values.iter().enumerate().filter(|(_, value)| value.is_finite()) {
            let (column, row) = (index % cells[0].max(1), index / cells[0].max(1));
            let corner = [low[0] + size[0] * column as f64, low[1] + size[1] * (row + 1) as f64];
            let strength = strength(*value, least, most);
            if strength > 0.0 {
                page.cell(self.place(corner), seen, strength);
            }
        }
    }

    /// What the labelled marks are, in a line over the plot.
    fn legend(&self, panel: &Panel, page: &mut impl Page) {
        let [mut x, y] = [self.corner[0], self.corner[1] - Layout::LEGEND];
        for mark in &panel.marks {
            let (Mark::Line { label, .. } | Mark::Points { label, .. } | Mark::Heat { label, .. }) = mark;
            if label.is_empty() {
                continue;
            }
            let mut label = label.clone();
            match mark {
                Mark::Line { ink, .. } => page.line(&[vec![[x, y - 4.0], [x + 26.0, y - 4.0]]], *ink),
                Mark::Points { ink, .. } => page.point([x + 13.0, y - 4.0], *ink),
                Mark::Heat { values, .. } => {
                    for step in 0..4_u8 {
                        let strength = 0.25 * f64::from(step + 1);
                        page.cell([x + 6.5 * f64::from(step), y - 10.0], [6.5, 11.0], strength);
                    }
                    if let Some([least, most]) = spread(values) {
                        let [least, most] = [least, most].map(|value| figures(panel, short(value)));
                        label = format!("{label}: {least} to {most}");
                    }
                }
            }
            page.text([x + 31.0, y], Anchor::Start, Kind::Note, &label);
            x += 46.0 + 7.0 * label.chars().count() as f64;
        }
    }
}

fn is_finite(point: &[f64; 2]) -> bool {
    point.iter().all(|value| value.is_finite())
}

/// The least and the greatest of `values` that are finite.
fn spread(values: &[f64]) -> Option<[f64; 2]> {
    let finite = || values.iter().copied().filter(|value| value.is_finite());
    let least = finite().reduce(f64::min)?;
    Some([least, finite().reduce(f64::max)?])
}

/// How strong a cell is, 0 to 1. The least of several values still shows, but a count of nothing does not.
fn strength(value: f64, least: f64, most: f64) -> f64 {
    const FAINTEST: f64 = 0.06;
    if value == 0.0 && least == 0.0 {
        0.0
    } else if most > least {
        FAINTEST + (1.0 - FAINTEST) * (value - least) / (most - least)
    } else {
        1.0
    }
}

/// `text`, a number, as the panel writes them.
fn figures(panel: &Panel, text: String) -> String {
    if panel.comma { text.replace('.', ",") } else { text }
}

fn short(value: f64) -> String {
    if value == 0.0 || (0.01..1e5).contains(&value.abs()) {
        let text = format!("{value:.2}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        format!("{value:.1e}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_has_one_scale() {
        let line = Mark::Line {
            points: vec![[0.0, 0.0], [1.0, 1.0]],
            label: String::new(),
            ink: Ink::Pale,
        };
        let panel = Panel {
            equal: true,
            marks: vec![line],
            ..Panel::default()
        };
        let frame = Frame::of(&panel, [0.0, 0.0], [420.0, 300.0]);
        let ([x0, y0], [x1, y1]) = (frame.place([0.0, 0.0]), frame.place([1.0, 1.0]));
        assert!((x1 - x0 - (y0 - y1)).abs() < 1e-9);
    }
}
