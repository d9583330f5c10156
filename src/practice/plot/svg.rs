//! Plots written as SVG.

use std::fmt::Write;

use super::{Figure, Ink, Mark, Panel, ticks};

/// Size of a panel with all that belongs to it, and of its plot within.
const PANEL: [f64; 2] = [540.0, 420.0];
const PLOT: [f64; 2] = [420.0, 300.0];
/// Where the plot begins in its panel.
const CORNER: [f64; 2] = [80.0, 44.0];
/// Height of the title.
const HEAD: f64 = 40.0;

const STYLE: &str = "text{font-family:sans-serif;font-size:13px;fill:#222}.t{font-size:17px}.h{font-size:14px;font-weight:bold}\
.paper{fill:#fff}.frame{fill:none;stroke:#555}.grid{stroke:#ddd}.heat{fill:#b5460f}\
.l{fill:none;stroke-width:2}.p{stroke:none}.x{fill:none;stroke-width:2}\
.a{stroke:#0b62a4}.b{stroke:#c4540a;stroke-dasharray:8 4}.c{stroke:#1c7c3c;stroke-dasharray:2 4}\
.d{stroke:#7a3fa0;stroke-dasharray:10 4 2 4}.e{stroke:#888;stroke-width:1}\
.p.a{fill:#0b62a4}.p.b{fill:#c4540a}.p.c{fill:#1c7c3c}.p.e{fill:#888}.x{stroke-dasharray:none}\
@media (prefers-color-scheme:dark){text{fill:#e6e6e6}.paper{fill:#15171b}.frame{stroke:#aaa}.grid{stroke:#33363c}\
.heat{fill:#ff9a4d}.a{stroke:#66b8ff}.b{stroke:#ff9a4d}.c{stroke:#6fd08c}.d{stroke:#c99cf0}.e{stroke:#999}\
.p.a{fill:#66b8ff}.p.b{fill:#ff9a4d}.p.c{fill:#6fd08c}.p.e{fill:#999}}";

impl Ink {
    fn class(self) -> &'static str {
        match self {
            Self::First => "a",
            Self::Second => "b",
            Self::Third => "c",
            Self::Fourth => "d",
            Self::Pale => "e",
        }
    }
}

impl Figure {
    /// The figure as an SVG document.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let columns = self.panels.len().clamp(1, 2);
        let rows = self.panels.len().div_ceil(columns).max(1);
        let (width, height) = (PANEL[0] * columns as f64, HEAD + PANEL[1] * rows as f64);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\">\n<style>{STYLE}</style>\n<rect class=\"paper\" width=\"{width:.0}\" \
             height=\"{height:.0}\"/>\n"
        );
        text(&mut out, [0.5 * width, 27.0], "middle", "t", &self.title);
        for (index, panel) in self.panels.iter().enumerate() {
            let left = PANEL[0] * (index % columns) as f64;
            let top = HEAD + PANEL[1] * (index / columns) as f64;
            Frame::of(panel, [left + CORNER[0], top + CORNER[1]]).draw(panel, &mut out);
        }
        out.push_str("</svg>\n");
        out
    }
}

/// Where a panel's plot lies on the page, and what of its coordinates it shows.
struct Frame {
    corner: [f64; 2],
    low: [f64; 2],
    high: [f64; 2],
}

impl Frame {
    fn of(panel: &Panel, corner: [f64; 2]) -> Self {
        let [mut low, mut high] = panel.extent();
        if panel.equal {
            let scale = (0..2)
                .map(|axis| (high[axis] - low[axis]) / PLOT[axis])
                .fold(0.0, f64::max);
            for axis in 0..2 {
                let middle = 0.5 * (low[axis] + high[axis]);
                let half = 0.5 * scale * PLOT[axis];
                (low[axis], high[axis]) = (middle - half, middle + half);
            }
        }
        Self { corner, low, high }
    }

    /// The place on the page of a point.
    fn place(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let share = |axis: usize, value: f64| (value - self.low[axis]) / (self.high[axis] - self.low[axis]);
        [
            self.corner[0] + PLOT[0] * share(0, x),
            self.corner[1] + PLOT[1] * (1.0 - share(1, y)),
        ]
    }

    fn draw(&self, panel: &Panel, out: &mut String) {
        let [left, top] = self.corner;
        let bottom = top + PLOT[1];
        text(out, [left + 0.5 * PLOT[0], top - 26.0], "middle", "h", &panel.title);
        for (value, written) in ticks(self.low[0], self.high[0], 6) {
            let [x, _] = self.place([value, self.low[1]]);
            put(
                out,
                format_args!("<path class=\"grid\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"/>"),
            );
            text(out, [x, bottom + 17.0], "middle", "", &written);
        }
        for (value, written) in ticks(self.low[1], self.high[1], 6) {
            let [_, y] = self.place([self.low[0], value]);
            let right = left + PLOT[0];
            put(
                out,
                format_args!("<path class=\"grid\" d=\"M{left:.1} {y:.1}H{right:.1}\"/>"),
            );
            text(out, [left - 6.0, y + 4.5], "end", "", &written);
        }
        text(out, [left + 0.5 * PLOT[0], bottom + 36.0], "middle", "", &panel.x);
        let [x, y] = [left - 62.0, top + 0.5 * PLOT[1]];
        put(
            out,
            format_args!(
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 {x:.1} {y:.1})\">{}</text>",
                escaped(&panel.y)
            ),
        );
        for mark in &panel.marks {
            self.mark(mark, out);
        }
        put(
            out,
            format_args!(
                "<rect class=\"frame\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.0}\" height=\"{:.0}\"/>",
                PLOT[0], PLOT[1]
            ),
        );
        self.legend(panel, out);
    }

    fn mark(&self, mark: &Mark, out: &mut String) {
        match mark {
            Mark::Line { points, ink, .. } => {
                let mut path = String::new();
                let mut pen = 'M';
                for point in points {
                    if point.iter().all(|value| value.is_finite()) {
                        let [x, y] = self.place(*point);
                        put(&mut path, format_args!("{pen}{x:.1} {y:.1}"));
                        pen = 'L';
                    } else {
                        pen = 'M';
                    }
                }
                put(
                    out,
                    format_args!("<path class=\"l {}\" d=\"{}\"/>", ink.class(), path.replace('\n', "")),
                );
            }
            Mark::Points { points, ink, .. } => {
                for point in points
                    .iter()
                    .filter(|point| point.iter().all(|value| value.is_finite()))
                {
                    shape(out, self.place(*point), *ink);
                }
            }
            Mark::Heat {
                bounds, cells, values, ..
            } => self.heat(*bounds, *cells, values, out),
        }
    }

    fn heat(&self, bounds: [[f64; 2]; 2], cells: [usize; 2], values: &[f64], out: &mut String) {
        let Some([least, most]) = spread(values) else { return };
        let [low, high] = bounds;
        let size = [0, 1].map(|axis| (high[axis] - low[axis]) / cells[axis].max(1) as f64);
        for (index, value) in values.iter().enumerate().filter(|(_, value)| value.is_finite()) {
            let (column, row) = (index % cells[0].max(1), index / cells[0].max(1));
            let corner = [low[0] + size[0] * column as f64, low[1] + size[1] * (row + 1) as f64];
            let ([x, y], strength) = (self.place(corner), strength(*value, least, most));
            if strength <= 0.0 {
                continue;
            }
            let [width, height] = [0, 1].map(|axis| size[axis] / (self.high[axis] - self.low[axis]) * PLOT[axis]);
            put(
                out,
                format_args!(
                    "<rect class=\"heat\" fill-opacity=\"{strength:.3}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
                     height=\"{height:.1}\"/>"
                ),
            );
        }
    }

    /// What the labelled marks are, in a line over the plot.
    fn legend(&self, panel: &Panel, out: &mut String) {
        let [mut x, y] = [self.corner[0], self.corner[1] - 8.0];
        for mark in &panel.marks {
            let (Mark::Line { label, .. } | Mark::Points { label, .. } | Mark::Heat { label, .. }) = mark;
            if label.is_empty() {
                continue;
            }
            let mut label = label.clone();
            match mark {
                Mark::Line { ink, .. } => {
                    let (to, class) = (x + 26.0, ink.class());
                    put(
                        out,
                        format_args!("<path class=\"l {class}\" d=\"M{x:.1} {:.1}H{to:.1}\"/>", y - 4.0),
                    );
                }
                Mark::Points { ink, .. } => shape(out, [x + 13.0, y - 4.0], *ink),
                Mark::Heat { values, .. } => {
                    for step in 0..4_u8 {
                        let (x, opacity) = (x + 6.5 * f64::from(step), 0.25 * f64::from(step + 1));
                        let y = y - 10.0;
                        put(
                            out,
                            format_args!(
                                "<rect class=\"heat\" fill-opacity=\"{opacity:.2}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"6.5\" \
                                 height=\"11\"/>"
                            ),
                        );
                    }
                    if let Some([least, most]) = spread(values) {
                        put_inline(&mut label, format_args!(": {} to {}", short(least), short(most)));
                    }
                }
            }
            text(out, [x + 31.0, y], "start", "", &label);
            x += 46.0 + 7.0 * label.chars().count() as f64;
        }
    }
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

fn short(value: f64) -> String {
    if value == 0.0 || (0.01..1e5).contains(&value.abs()) {
        let text = format!("{value:.2}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        format!("{value:.1e}")
    }
}

fn shape(out: &mut String, [x, y]: [f64; 2], ink: Ink) {
    let class = ink.class();
    match ink {
        Ink::First | Ink::Pale => {
            put(
                out,
                format_args!("<circle class=\"p {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>"),
            );
        }
        Ink::Second => {
            let (x, y) = (x - 3.5, y - 3.5);
            put(
                out,
                format_args!("<rect class=\"p {class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"7\" height=\"7\"/>"),
            );
        }
        Ink::Third => {
            put(
                out,
                format_args!("<path class=\"p {class}\" d=\"M{x:.1} {:.1}l4.5 8h-9z\"/>", y - 5.0),
            );
        }
        Ink::Fourth => {
            let (x, y) = (x - 4.0, y - 4.0);
            put(
                out,
                format_args!("<path class=\"x {class}\" d=\"M{x:.1} {y:.1}l8 8m0 -8l-8 8\"/>"),
            );
        }
    }
}

fn text(out: &mut String, [x, y]: [f64; 2], anchor: &str, class: &str, words: &str) {
    let words = escaped(words);
    put(
        out,
        format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"),
    );
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn put(out: &mut String, line: std::fmt::Arguments<'_>) {
    put_inline(out, line);
    out.push('\n');
}

fn put_inline(out: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing into a text cannot fail.
    let _ = out.write_fmt(part);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure() -> Figure {
        let panel = Panel {
            title: "Spin & time <1>".to_owned(),
            x: "time, s".to_owned(),
            y: "spin, rad/s".to_owned(),
            equal: false,
            marks: vec![
                Mark::Heat {
                    bounds: [[0.0, 0.0], [2.0, 1.0]],
                    cells: [2, 1],
                    values: vec![f64::NAN, 3.0],
                    label: "shots".to_owned(),
                },
                Mark::Line {
                    points: vec![[0.0, 0.0], [1.0, 1.0], [f64::NAN, 0.0], [2.0, 0.0], [2.0, 1.0]],
                    label: "last".to_owned(),
                    ink: Ink::Second,
                },
                Mark::Points {
                    points: vec![[1.0, 0.5], [f64::INFINITY, 0.0]],
                    label: String::new(),
                    ink: Ink::Third,
                },
            ],
        };
        Figure {
            title: "A figure".to_owned(),
            panels: vec![panel.clone(), panel],
        }
    }

    #[test]
    fn a_figure_is_one_document_with_all_its_marks() {
        let svg = figure().to_svg();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert_eq!(svg.matches("class=\"frame\"").count(), 2);
        assert_eq!(
            svg.matches("class=\"p c\"").count(),
            2,
            "what is not finite is not drawn"
        );
        assert!(svg.contains("Spin &amp; time &lt;1&gt;") && svg.contains("prefers-color-scheme:dark"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let broken = svg.lines().find(|line| line.contains("class=\"l b\"")).unwrap();
        assert_eq!(broken.matches('M').count(), 2, "{broken}");
    }

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
        let frame = Frame::of(&panel, [0.0, 0.0]);
        let ([x0, y0], [x1, y1]) = (frame.place([0.0, 0.0]), frame.place([1.0, 1.0]));
        assert!((x1 - x0 - (y0 - y1)).abs() < 1e-9);
    }

    #[test]
    fn an_empty_panel_is_drawn_too() {
        let figure = Figure {
            title: String::new(),
            panels: vec![Panel::default()],
        };
        assert!(!figure.to_svg().contains("NaN"));
    }
}
