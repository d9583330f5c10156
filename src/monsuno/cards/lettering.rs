//! Letters as outlines: fonts, sizes, lines that fit.

use ab_glyph::{Font, FontVec, InvalidFont, OutlineCurve};

use super::shape::{Point, Shape};
use crate::assets;
use crate::data::DataError;

/// The faces of type that cards are set in.
pub struct Fonts {
    /// For reading.
    pub text: FontVec,
    /// For labels.
    pub medium: FontVec,
    /// For numbers.
    pub bold: FontVec,
    /// For names.
    pub title: FontVec,
}

impl Fonts {
    /// Those that the program carries.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn carried() -> Result<Self, DataError> {
        let font = |name: &str| assets::bytes(&format!("fonts/{name}.ttf")).map(std::borrow::Cow::into_owned);
        Self::new(
            font("Rubik-Regular")?,
            font("Rubik-Medium")?,
            font("Rubik-Bold")?,
            font("Unbounded-Bold")?,
        )
        .map_err(|_| DataError::new("fonts", "the whole file", "this is no font that can be read"))
    }

    /// From the bytes of four font files.
    ///
    /// # Errors
    /// When one of them is not a font.
    pub fn new(text: Vec<u8>, medium: Vec<u8>, bold: Vec<u8>, title: Vec<u8>) -> Result<Self, InvalidFont> {
        Ok(Self {
            text: FontVec::try_from_vec(text)?,
            medium: FontVec::try_from_vec(medium)?,
            bold: FontVec::try_from_vec(bold)?,
            title: FontVec::try_from_vec(title)?,
        })
    }
}

/// What of a line of text lies at the place it is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Centre,
    /// Its right end.
    Right,
}

/// How a line is set.
#[derive(Clone, Copy)]
pub struct Lettering<'a> {
    /// The face.
    pub font: &'a FontVec,
    /// The em, in drawing units.
    pub size: f32,
    /// Extra room between letters, in em.
    pub spacing: f32,
}

impl<'a> Lettering<'a> {
    /// A face at a size.
    #[must_use]
    pub fn new(font: &'a FontVec, size: f32) -> Self {
        Self {
            font,
            size,
            spacing: 0.0,
        }
    }

    /// The same with extra room between letters, in em.
    #[must_use]
    pub fn spaced(self, spacing: f32) -> Self {
        Self { spacing, ..self }
    }

    /// The same, made smaller where a line would be wider than this.
    #[must_use]
    pub fn fitted(self, text: &str, width: f32) -> Self {
        let natural = self.width(text);
        let shrink = if natural > width { width / natural } else { 1.0 };
        Self {
            size: self.size * shrink,
            ..self
        }
    }

    /// How wide a line is.
    #[must_use]
    pub fn width(&self, text: &str) -> f32 {
        let (places, end) = self.places(text);
        if places.is_empty() {
            0.0
        } else {
            end - self.spacing * self.size
        }
    }

    /// The outline of a line, its baseline at a height.
    #[must_use]
    pub fn shape(&self, text: &str, [x, y]: Point, align: Align) -> Shape {
        let start = match align {
            Align::Left => x,
            Align::Centre => x - 0.5 * self.width(text),
            Align::Right => x - self.width(text),
        };
        let glyphs = self.places(text).0.into_iter();
        glyphs.fold(Shape::default(), |line, (letter, at)| {
            line.with(self.letter(letter, [start + at, y]))
        })
    }

    /// The outlines of a line's letters, each with its left end on the baseline, which starts at the origin.
    pub(super) fn letters(&self, text: &str) -> Vec<(Point, Shape)> {
        let glyphs = self.places(text).0.into_iter();
        glyphs
            .map(|(letter, at)| ([at, 0.0], self.letter(letter, [0.0, 0.0])))
            .collect()
    }

    /// A text broken into lines no wider than this; a word that is wider stands alone.
    #[must_use]
    pub fn wrapped(&self, text: &str, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        // Ordinary spaces only: a no-break space holds.
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Each letter with the place of its left end, and where the line ends.
    fn places(&self, text: &str) -> (Vec<(char, f32)>, f32) {
        let em = self.em();
        let mut end = 0.0;
        let mut last = None;
        let places = text
            .chars()
            .map(|letter| {
                let glyph = self.font.glyph_id(letter);
                if let Some(last) = last.replace(glyph) {
                    end += em * self.font.kern_unscaled(last, glyph);
                }
                let at = end;
                end += em * self.font.h_advance_unscaled(glyph) + self.spacing * self.size;
                (letter, at)
            })
            .collect();
        (places, end)
    }

    fn letter(&self, letter: char, [x, y]: Point) -> Shape {
        let em = self.em();
        let Some(outline) = self.font.outline(self.font.glyph_id(letter)) else {
            return Shape::default();
        };
        let place = |point: ab_glyph::Point| [x + em * point.x, y - em * point.y];
        let mut contours: Vec<Vec<Point>> = Vec::new();
        let mut end = None;
        for curve in outline.curves {
            let (from, middle, to) = match curve {
                OutlineCurve::Line(from, to) => (from, vec![], to),
                OutlineCurve::Quad(from, bend, to) => (from, vec![bend], to),
                OutlineCurve::Cubic(from, first, second, to) => (from, vec![first, second], to),
            };
            if end != Some(from) {
                contours.push(vec![place(from)]);
            }
            end = Some(to);
            let hull: Vec<Point> = [from].into_iter().chain(middle).chain([to]).map(place).collect();
            let steps = if hull.len() == 2 { 1 } else { 7 };
            if let Some(contour) = contours.last_mut() {
                contour.extend((1..=steps).map(|step| bezier(&hull, step as f32 / steps as f32)));
            }
        }
        Shape::of_contours(contours)
    }

    /// Drawing units to a unit of the font.
    fn em(&self) -> f32 {
        self.size / self.font.units_per_em().unwrap_or(1000.0)
    }
}

/// A point on a Bézier curve (de Casteljau).
fn bezier(hull: &[Point], t: f32) -> Point {
    let mut points = hull.to_vec();
    while points.len() > 1 {
        points = points
            .windows(2)
            .map(|pair| [0, 1].map(|i| pair[0][i] + (pair[1][i] - pair[0][i]) * t))
            .collect();
    }
    points[0]
}

#[cfg(test)]
impl Fonts {
    /// The game's own fonts.
    pub(super) fn of_assets() -> Self {
        let read = |name: &str| {
            let path = format!("{}/assets/fonts/{name}.ttf", env!("CARGO_MANIFEST_DIR"));
            std::fs::read(path).expect("the font is there")
        };
        Self::new(
            read("Rubik-Regular"),
            read("Rubik-Medium"),
            read("Rubik-Bold"),
            read("Unbounded-Bold"),
        )
        .expect("they are fonts")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_three_languages_has_a_shape_of_its_own() {
        let fonts = Fonts::of_assets();
        for font in [&fonts.text, &fonts.medium, &fonts.bold, &fonts.title] {
            let lettering = Lettering::new(font, 10.0);
            for letter in ('А'..='я').chain("ЁёЍѝЫыЭэ…−–—«»".chars()) {
                assert_ne!(font.glyph_id(letter).0, 0, "{letter} is missing");
                let ink = lettering.shape(&letter.to_string(), [0.0, 0.0], Align::Left);
                assert!(ink.bounds().is_some(), "{letter} is blank");
            }
            let shape = |text: &str| lettering.shape(text, [0.0, 0.0], Align::Left);
            assert_ne!(shape("Ѝ"), shape("И"));
            assert_ne!(shape("ѝ"), shape("и"));
            assert_ne!(shape("ѝ"), shape("й"));
        }
    }

    #[test]
    fn a_line_lies_where_it_is_put() {
        let fonts = Fonts::of_assets();
        let lettering = Lettering::new(&fonts.bold, 10.0);
        let wide = lettering.width("Щит");
        for (align, left) in [
            (Align::Left, 50.0),
            (Align::Centre, 50.0 - 0.5 * wide),
            (Align::Right, 50.0 - wide),
        ] {
            let bounds = lettering.shape("Щит", [50.0, 20.0], align).bounds();
            let [low, high] = bounds.expect("it has ink");
            assert!(
                (low[0] - left).abs() < 1.5 && (high[0] - left - wide).abs() < 1.5,
                "{align:?}"
            );
            assert!((low[1] - 13.0).abs() < 0.5, "capitals are 0.7 em high");
        }
    }

    #[test]
    fn a_long_name_shrinks_and_a_short_one_does_not() {
        let fonts = Fonts::of_assets();
        let lettering = Lettering::new(&fonts.title, 5.0).spaced(0.05);
        let long = "Коралоклешень";
        let fitted = lettering.fitted(long, 20.0);
        assert!((fitted.width(long) - 20.0).abs() < 0.01);
        assert_eq!(lettering.fitted("Ов", 20.0).size, 5.0);
    }

    #[test]
    fn lines_break_at_spaces_and_keep_every_word() {
        let fonts = Fonts::of_assets();
        let lettering = Lettering::new(&fonts.text, 3.0);
        let text = "Увидел искры, обернулся — а ужина уже нет.";
        let lines = lettering.wrapped(text, 30.0);
        assert!(
            lines.len() > 1 && lines.iter().all(|line| lettering.width(line) <= 30.0),
            "{lines:?}"
        );
        assert_eq!(lines.join(" "), text);
    }
}
