//! Plots as pixels: for the screen, and as PNG.

use std::io::Cursor;

use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};

use super::frame::{Anchor, Kind, Layout, Page};
use super::{Figure, Ink};
use crate::data::DataError;
use crate::monsuno::cards::lettering::{Align, Lettering};
use crate::monsuno::cards::shape::Shape;
use crate::monsuno::cards::{Canvas, Fonts, Rgba};

/// The colours of a plot.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tint {
    paper: Rgba,
    words: Rgba,
    frame: Rgba,
    grid: Rgba,
    heat: Rgba,
    /// Of the inks, in order, the pale one last.
    inks: [Rgba; 5],
}

impl Tint {
    /// On white paper.
    pub const LIGHT: Self = Self {
        paper: Rgba::hex(0xFF_FFFF),
        words: Rgba::hex(0x22_2222),
        frame: Rgba::hex(0x55_5555),
        grid: Rgba::hex(0xDD_DDDD),
        heat: Rgba::hex(0xB5_460F),
        inks: [
            Rgba::hex(0x0B_62A4),
            Rgba::hex(0xC4_540A),
            Rgba::hex(0x1C_7C3C),
            Rgba::hex(0x7A_3FA0),
            Rgba::hex(0x88_8888),
        ],
    };
    /// On the dark wood of a panel, which shows through.
    pub const DARK: Self = Self {
        paper: Rgba::hex(0x10_0B08).faint(0.0),
        words: Rgba::hex(0xE6_DCCB),
        frame: Rgba::hex(0x8C_7A66),
        grid: Rgba::hex(0xE6_DCCB).faint(0.13),
        heat: Rgba::hex(0xFF_9A4D),
        inks: [
            Rgba::hex(0x66_B8FF),
            Rgba::hex(0xFF_9A4D),
            Rgba::hex(0x6F_D08C),
            Rgba::hex(0xC9_9CF0),
            Rgba::hex(0x99_9999),
        ],
    };

    fn ink(&self, ink: Ink) -> Rgba {
        self.inks[match ink {
            Ink::First => 0,
            Ink::Second => 1,
            Ink::Third => 2,
            Ink::Fourth => 3,
            Ink::Pale => 4,
        }]
    }
}

impl Ink {
    /// How long the dashes of its lines and the gaps between them are, in turn; none for an unbroken line.
    fn dashes(self) -> &'static [f64] {
        match self {
            Self::First | Self::Pale => &[],
            Self::Second => &[8.0, 4.0],
            Self::Third => &[2.0, 4.0],
            Self::Fourth => &[10.0, 4.0, 2.0, 4.0],
        }
    }
}

impl Figure {
    /// The figure laid out as `layout` says, `unit` pixels to each of its units.
    #[must_use]
    pub fn to_pixels(&self, layout: &Layout, tint: &Tint, fonts: &Fonts, unit: f32) -> Canvas {
        let size = layout.size(self).map(|side| side as f32);
        let mut sheet = Sheet {
            canvas: Canvas::new(size, unit, tint.paper),
            tint: *tint,
            fonts,
        };
        layout.draw(self, &mut sheet);
        sheet.canvas
    }

    /// The figure as a PNG file on white paper.
    ///
    /// # Errors
    /// When the carried fonts cannot be read, or the encoder fails.
    pub fn to_png(&self) -> Result<Vec<u8>, DataError> {
        const UNIT: f32 = 2.0;
        let canvas = self.to_pixels(&Layout::PAGE, &Tint::LIGHT, &Fonts::carried()?, UNIT);
        let (width, height) = (canvas.width, canvas.height);
        let mut bytes = Cursor::new(Vec::new());
        PngEncoder::new(&mut bytes)
            .write_image(&canvas.into_rgba8(), width, height, ExtendedColorType::Rgba8)
            .map_err(|why| DataError::new("the picture", "the whole file", why.to_string()))?;
        Ok(bytes.into_inner())
    }
}

/// A page of pixels in the making.
struct Sheet<'a> {
    canvas: Canvas,
    tint: Tint,
    fonts: &'a Fonts,
}

fn near([x, y]: [f64; 2]) -> [f32; 2] {
    [x as f32, y as f32]
}

impl Page for Sheet<'_> {
    fn text(&mut self, at: [f64; 2], anchor: Anchor, kind: Kind, words: &str) {
        let align = match anchor {
            Anchor::Start => Align::Left,
            Anchor::Middle => Align::Centre,
            Anchor::End => Align::Right,
        };
        let lettering = match kind {
            Kind::Title => Lettering::new(&self.fonts.text, 17.0),
            Kind::Head => Lettering::new(&self.fonts.bold, 14.0),
            Kind::Note => Lettering::new(&self.fonts.text, 13.0),
        };
        self.canvas.text(words, near(at), align, &lettering, self.tint.words);
    }

    fn text_up(&mut self, at: [f64; 2], words: &str) {
        let lettering = Lettering::new(&self.fonts.text, 13.0);
        let level = lettering.shape(words, [0.0, 0.0], Align::Centre);
        let upright = level.turned(-std::f32::consts::FRAC_PI_2).placed(near(at), 1.0);
        self.canvas.fill(&upright, self.tint.words);
    }

    fn grid(&mut self, from: [f64; 2], to: [f64; 2]) {
        self.canvas
            .fill(&Shape::line(&[near(from), near(to)], 1.0), self.tint.grid);
    }

    fn line(&mut self, runs: &[Vec<[f64; 2]>], ink: Ink) {
        let wide = if ink == Ink::Pale { 1.0 } else { 2.0 };
        let color = self.tint.ink(ink);
        for run in runs {
            for stroke in dashed(run, ink.dashes()) {
                // Piece by piece: a line that crosses itself would cut holes into one shape.
                for pair in stroke.windows(2) {
                    self.canvas.fill(&piece(pair[0], pair[1], wide), color);
                }
            }
        }
    }

    fn point(&mut self, at: [f64; 2], ink: Ink) {
        let [x, y] = near(at);
        let color = self.tint.ink(ink);
        match ink {
            Ink::First | Ink::Pale => self.canvas.fill(&Shape::circle([x, y], 3.5), color),
            Ink::Second => self
                .canvas
                .fill(&Shape::rounded([x - 3.5, y - 3.5], [7.0, 7.0], 0.0), color),
            Ink::Third => {
                let corners = [[x, y - 5.0], [x + 4.5, y + 3.0], [x - 4.5, y + 3.0]];
                self.canvas.fill(&Shape::polygon(&corners), color);
            }
            Ink::Fourth => {
                for side in [-4.0, 4.0] {
                    let stroke = Shape::line(&[[x - 4.0, y - side], [x + 4.0, y + side]], 2.0);
                    self.canvas.fill(&stroke, color);
                }
            }
        }
    }

    fn cell(&mut self, corner: [f64; 2], size: [f64; 2], strength: f64) {
        let cell = Shape::rounded(near(corner), near(size), 0.0);
        self.canvas.fill(&cell, self.tint.heat.faint(strength as f32));
    }

    fn frame(&mut self, corner: [f64; 2], size: [f64; 2]) {
        let ([left, top], [width, height]) = (near(corner), near(size));
        let [right, bottom] = [left + width, top + height];
        for side in [
            [[left, top], [right, top]],
            [[right, top], [right, bottom]],
            [[right, bottom], [left, bottom]],
            [[left, bottom], [left, top]],
        ] {
            self.canvas.fill(&Shape::line(&side, 1.0), self.tint.frame);
        }
    }
}

/// A straight piece of a line: a box of its width around it, a quarter of that longer at each end so that pieces join.
fn piece([x, y]: [f64; 2], [to_x, to_y]: [f64; 2], wide: f64) -> Shape {
    let length = libm::hypot(to_x - x, to_y - y).max(1e-9);
    // Half a width along the line.
    let [u, v] = [to_x - x, to_y - y].map(|way| 0.5 * wide * way / length);
    Shape::polygon(&[
        near([x - 0.5 * u - v, y - 0.5 * v + u]),
        near([x - 0.5 * u + v, y - 0.5 * v - u]),
        near([to_x + 0.5 * u + v, to_y + 0.5 * v - u]),
        near([to_x + 0.5 * u - v, to_y + 0.5 * v + u]),
    ])
}

/// `run` cut into the dashes of a line; `dashes` are their lengths and those of the gaps, in turn.
fn dashed(run: &[[f64; 2]], dashes: &[f64]) -> Vec<Vec<[f64; 2]>> {
    let (Some(first), Some(mut left)) = (run.first(), dashes.first().copied()) else {
        return vec![run.to_vec()];
    };
    let (mut strokes, mut stroke, mut dash) = (Vec::new(), vec![*first], 0);
    for pair in run.windows(2) {
        let (mut from, to) = (pair[0], pair[1]);
        loop {
            let length = libm::hypot(to[0] - from[0], to[1] - from[1]);
            if length < left {
                left -= length;
                stroke.push(to);
                break;
            }
            let share = left / length;
            from = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
            stroke.push(from);
            if dash % 2 == 0 {
                strokes.push(std::mem::take(&mut stroke));
            }
            stroke = vec![from];
            dash += 1;
            left = dashes[dash % dashes.len()];
        }
    }
    if dash % 2 == 0 && stroke.len() > 1 {
        strokes.push(stroke);
    }
    strokes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::plot::{Mark, Panel};

    #[test]
    fn dashes_and_gaps_take_turns_around_corners() {
        let run = [[0.0, 0.0], [5.0, 0.0], [5.0, 5.0]];
        let strokes = dashed(&run, &[4.0, 2.0]);
        assert_eq!(strokes, [vec![[0.0, 0.0], [4.0, 0.0]], vec![[5.0, 1.0], [5.0, 5.0]]]);
        assert_eq!(dashed(&run, &[]), [run.to_vec()]);
        assert!(dashed(&[], &[4.0, 2.0]).concat().is_empty());
    }

    #[test]
    fn a_figure_becomes_a_picture_with_its_lines_in_it() {
        let line = |ink| Mark::Line {
            points: vec![[0.0, 0.0], [1.0, 1.0]],
            label: "a line".to_owned(),
            ink,
        };
        let figure = |marks| Figure {
            title: "A figure".to_owned(),
            panels: vec![Panel {
                marks,
                ..Panel::default()
            }],
        };
        let read = |figure: &Figure| {
            let png = figure.to_png().unwrap();
            image::load_from_memory(&png).unwrap().to_rgb8()
        };
        let picture = read(&figure(vec![line(Ink::First)]));
        assert_eq!(picture.dimensions(), (1080, 920));
        let blue = |picture: &image::RgbImage| picture.pixels().filter(|pixel| pixel.0 == [0x0B, 0x62, 0xA4]).count();
        let orange = |picture: &image::RgbImage| picture.pixels().filter(|pixel| pixel.0 == [0xC4, 0x54, 0x0A]).count();
        assert!(blue(&picture) > 500 && orange(&picture) == 0);
        let dashed = read(&figure(vec![line(Ink::Second)]));
        assert!(orange(&dashed) > 200 && orange(&dashed) < 9 * blue(&picture) / 10);
    }
}
