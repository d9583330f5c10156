//! Plots written as SVG.

use std::fmt::Write;

use super::frame::{Anchor, Kind, Layout, Page};
use super::{Figure, Ink};

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
        let [width, height] = Layout::PAGE.size(self);
        let mut page = Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\">\n<style>{STYLE}</style>\n<rect class=\"paper\" width=\"{width:.0}\" \
             height=\"{height:.0}\"/>\n"
        ));
        Layout::PAGE.draw(self, &mut page);
        page.0.push_str("</svg>\n");
        page.0
    }
}

/// A document in the making.
struct Svg(String);

impl Svg {
    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        put(&mut self.0, line);
        self.0.push('\n');
    }
}

impl Page for Svg {
    fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, kind: Kind, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let class = match kind {
            Kind::Title => "t",
            Kind::Head => "h",
            Kind::Note => "",
        };
        let words = escaped(words);
        self.put(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"
        ));
    }

    fn text_up(&mut self, [x, y]: [f64; 2], words: &str) {
        let words = escaped(words);
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 {x:.1} {y:.1})\">{words}</text>"
        ));
    }

    fn grid(&mut self, [x, y]: [f64; 2], [to_x, to_y]: [f64; 2]) {
        self.put(format_args!(
            "<path class=\"grid\" d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\"/>"
        ));
    }

    fn line(&mut self, runs: &[Vec<[f64; 2]>], ink: Ink) {
        let mut path = String::new();
        for run in runs {
            for (index, [x, y]) in run.iter().enumerate() {
                let pen = if index == 0 { 'M' } else { 'L' };
                put(&mut path, format_args!("{pen}{x:.1} {y:.1}"));
            }
        }
        self.put(format_args!("<path class=\"l {}\" d=\"{path}\"/>", ink.class()));
    }

    fn point(&mut self, [x, y]: [f64; 2], ink: Ink) {
        let class = ink.class();
        match ink {
            Ink::First | Ink::Pale => self.put(format_args!(
                "<circle class=\"p {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>"
            )),
            Ink::Second => self.put(format_args!(
                "<rect class=\"p {class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"7\" height=\"7\"/>",
                x - 3.5,
                y - 3.5
            )),
            Ink::Third => self.put(format_args!(
                "<path class=\"p {class}\" d=\"M{x:.1} {:.1}l4.5 8h-9z\"/>",
                y - 5.0
            )),
            Ink::Fourth => self.put(format_args!(
                "<path class=\"x {class}\" d=\"M{:.1} {:.1}l8 8m0 -8l-8 8\"/>",
                x - 4.0,
                y - 4.0
            )),
        }
    }

    fn cell(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], strength: f64) {
        self.put(format_args!(
            "<rect class=\"heat\" fill-opacity=\"{strength:.3}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\"/>"
        ));
    }

    fn frame(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2]) {
        self.put(format_args!(
            "<rect class=\"frame\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.0}\" height=\"{height:.0}\"/>"
        ));
    }
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn put(out: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing into a text cannot fail.
    let _ = out.write_fmt(part);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::plot::{Mark, Panel};

    fn figure() -> Figure {
        let panel = Panel {
            title: "Spin & time <1>".to_owned(),
            x: "time, s".to_owned(),
            y: "spin, rad/s".to_owned(),
            equal: false,
            comma: false,
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
    fn decimals_are_written_with_a_point_or_a_comma() {
        let mut figure = figure();
        assert!(figure.to_svg().contains(">0.5<"), "{}", figure.to_svg());
        for panel in &mut figure.panels {
            panel.comma = true;
        }
        let svg = figure.to_svg();
        assert!(svg.contains(">0,5<") && !svg.contains(">0.5<"), "{svg}");
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
