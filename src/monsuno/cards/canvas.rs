//! A sheet to paint on: shapes with smooth edges, gradients, soft shadows, letters.
//!
//! Colours are blended as sRGB encodes them, as drawing programs do, so a gradient looks as its two ends suggest.

use super::lettering::{Align, Lettering};
use super::mask::Mask;
use super::palette::Rgba;
use super::shape::{Point, Shape};

/// Coverage below which nothing is seen.
const NOTHING: f32 = 0.002;

/// What a shape is filled with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Paint {
    /// One colour.
    Flat(Rgba),
    /// From one colour down to another, each at its height.
    Down([(f32, Rgba); 2]),
    /// From one colour to another around a centre, each at its radius.
    Round(Point, [(f32, Rgba); 2]),
    /// Graphite: one colour that catches on the grain of the paper.
    Pencil(Rgba),
}

impl From<Rgba> for Paint {
    fn from(color: Rgba) -> Self {
        Self::Flat(color)
    }
}

impl Paint {
    fn at(&self, [x, y]: Point, [column, row]: [u32; 2]) -> Rgba {
        match *self {
            Self::Flat(color) => color,
            Self::Down([(top, first), (bottom, second)]) => {
                first.mix(second, ((y - top) / (bottom - top)).clamp(0.0, 1.0))
            }
            Self::Round([cx, cy], [(near, first), (far, second)]) => {
                let radius = (x - cx).hypot(y - cy);
                first.mix(second, ((radius - near) / (far - near)).clamp(0.0, 1.0))
            }
            Self::Pencil(color) => {
                let tooth = 0.6 * hash(column, row, 7) + 0.4 * hash(column / 3, row / 2, 8);
                color.faint(color.0[3] * (1.25 - 0.95 * tooth).min(1.0))
            }
        }
    }
}

/// A picture in the making. All places and sizes are in drawing units, from the upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Canvas {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Pixels to a drawing unit.
    pub unit: f32,
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    /// A sheet of this size in drawing units, at so many pixels to the unit, all of one colour.
    #[must_use]
    pub fn new([width, height]: Point, unit: f32, ground: Rgba) -> Self {
        let [width, height] = [width, height].map(|side| (side * unit).round().max(1.0) as u32);
        Self {
            width,
            height,
            unit,
            pixels: vec![ground.0; (width * height) as usize],
        }
    }

    /// Fills a shape.
    pub fn fill(&mut self, shape: &Shape, paint: impl Into<Paint>) {
        let mask = self.mask(shape, 0);
        self.blend(&mask, &paint.into());
    }

    /// Paints the soft shadow that a shape throws, as if it lay a shift away and blurred so far.
    pub fn shadow(&mut self, shape: &Shape, shift: Point, blur: f32, color: Rgba) {
        let radius = blur * self.unit;
        let mask = self.mask(&shape.placed(shift, 1.0), (3.0 * radius) as u32 + 2);
        self.blend(&mask.blurred(radius), &Paint::Flat(color));
    }

    /// Fills a shape grown by about so much on all sides: the rim of a sticker.
    pub fn rim(&mut self, shape: &Shape, width: f32, paint: impl Into<Paint>) {
        let radius = width * self.unit;
        let mask = self.mask(shape, (2.0 * radius) as u32 + 3);
        self.blend(&mask.grown(radius), &paint.into());
    }

    /// Writes a line of text, its baseline at a height and its left end, middle or right end at a place.
    pub fn text(&mut self, text: &str, at: Point, align: Align, lettering: &Lettering, paint: impl Into<Paint>) {
        self.fill(&lettering.shape(text, at, align), paint);
    }

    /// Lays another picture of the same scale on this one; only what lies inside the window is seen.
    pub fn paste(&mut self, picture: &Self, [x, y]: Point, window: &Shape) {
        let mask = self.mask(window, 0);
        let shift = [x, y].map(|at| (at * self.unit).round() as i64);
        for ([left, row], covers) in mask.rows() {
            let Ok(row_there) = u32::try_from(i64::from(row) - shift[1]) else {
                continue;
            };
            for (column, cover) in (i64::from(left) - shift[0]..).zip(covers) {
                if (0..i64::from(picture.width)).contains(&column) && row_there < picture.height {
                    let color = picture.pixels[(row_there * picture.width) as usize + column as usize];
                    let here = (row * self.width) as usize + (column + shift[0]) as usize;
                    over(&mut self.pixels[here], color, *cover);
                }
            }
        }
    }

    /// Roughens everything a little, as print on paper is: fine grain and slow clouds, up to so much either way.
    pub fn grain(&mut self, amount: f32, seed: u32) {
        for row in 0..self.height {
            for column in 0..self.width {
                let fine = hash(column, row, seed) + hash(column / 2, row / 2, seed + 1);
                let coarse = hash(column / 5, row, seed + 2);
                let factor = 1.0 + amount * (fine + coarse - 1.5);
                let pixel = &mut self.pixels[(row * self.width + column) as usize];
                for part in &mut pixel[..3] {
                    *part = (*part * factor).clamp(0.0, 1.0);
                }
            }
        }
    }

    /// Makes all that lies outside a shape transparent. Its colour stays, so an opaque material may be used too.
    pub fn cut(&mut self, shape: &Shape) {
        let mut inside = vec![0.0; self.pixels.len()];
        for ([left, row], covers) in self.mask(shape, 0).rows() {
            let start = (row * self.width + left) as usize;
            inside[start..start + covers.len()].copy_from_slice(covers);
        }
        for (pixel, cover) in self.pixels.iter_mut().zip(inside) {
            pixel[3] *= cover;
        }
    }

    /// The finished picture, row by row from the top: red, green, blue (sRGB) and opacity of each pixel, not premultiplied.
    #[must_use]
    pub fn into_rgba8(self) -> Vec<u8> {
        let pixels = self.pixels.iter().flatten();
        pixels.map(|part| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8).collect()
    }

    /// The finished picture with all its mip levels, from the whole down to one pixel, and how many there are.
    #[must_use]
    pub fn into_mips(self) -> (Vec<u8>, u32) {
        let (mut level, mut bytes, mut count) = (self, Vec::new(), 1);
        loop {
            let half = level.halved();
            bytes.extend(level.into_rgba8());
            match half {
                Some(half) => level = half,
                None => return (bytes, count),
            }
            count += 1;
        }
    }

    /// The same at half the size, each pixel the mean of four; light adds up about as the square of its code.
    fn halved(&self) -> Option<Self> {
        if self.width.max(self.height) == 1 {
            return None;
        }
        let [width, height] = [self.width, self.height].map(|side| (side / 2).max(1));
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for y in 0..height {
            for x in 0..width {
                let at = |dx: u32, dy: u32| {
                    let column = (2 * x + dx).min(self.width - 1);
                    let row = (2 * y + dy).min(self.height - 1);
                    self.pixels[(row * self.width + column) as usize]
                };
                let four = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
                pixels.push(std::array::from_fn(|i| match i {
                    3 => 0.25 * four.iter().map(|pixel| pixel[3]).sum::<f32>(),
                    _ => 0.5 * four.iter().map(|pixel| pixel[i] * pixel[i]).sum::<f32>().sqrt(),
                }));
            }
        }
        Some(Self {
            width,
            height,
            unit: 0.5 * self.unit,
            pixels,
        })
    }

    fn mask(&self, shape: &Shape, margin: u32) -> Mask {
        Mask::of(shape, self.unit, [self.width, self.height], margin)
    }

    fn blend(&mut self, mask: &Mask, paint: &Paint) {
        let unit = 1.0 / self.unit;
        for ([left, row], covers) in mask.rows() {
            let start = (row * self.width + left) as usize;
            let place = |column: u32| [(column as f32 + 0.5) * unit, (row as f32 + 0.5) * unit];
            let pixels = self.pixels[start..start + covers.len()].iter_mut();
            let cells = pixels.zip(covers).zip(left..);
            // One colour for the whole row, where the paint allows.
            let even = matches!(paint, Paint::Flat(_) | Paint::Down(_));
            let color = paint.at(place(left), [left, row]).0;
            for ((pixel, cover), column) in cells {
                if *cover > NOTHING {
                    let color = if even {
                        color
                    } else {
                        paint.at(place(column), [column, row]).0
                    };
                    over(pixel, color, *cover);
                }
            }
        }
    }
}

/// Lays a colour over a pixel.
fn over(pixel: &mut [f32; 4], color: [f32; 4], cover: f32) {
    let alpha = color[3] * cover;
    let whole = alpha + pixel[3] * (1.0 - alpha);
    if whole > 0.0 {
        let t = if whole == 1.0 { alpha } else { alpha / whole };
        for i in 0..3 {
            pixel[i] += (color[i] - pixel[i]) * t;
        }
        pixel[3] = whole;
    }
}

/// A number in 0..1 for a pixel.
#[must_use]
pub(super) fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) >> 8) as f32 / (1_u32 << 24) as f32
}

#[cfg(test)]
impl Canvas {
    /// The mean colour of a rectangle in drawing units: upper left corner and size; opacity is its last part.
    pub(super) fn mean(&self, place: Point, size: Point) -> [f32; 4] {
        let [left, top] = place.map(|at| (at * self.unit).round() as u32);
        let [width, height] = size.map(|side| (side * self.unit).round() as u32);
        let mut sum = [0.0; 4];
        for row in top..top + height {
            for column in left..left + width {
                let pixel = self.pixels[(row * self.width + column) as usize];
                sum = std::array::from_fn(|i| sum[i] + pixel[i]);
            }
        }
        sum.map(|part| part / (width * height) as f32)
    }

    /// The least rectangle that holds all pixels in which two pictures differ clearly: its corners in drawing units.
    pub(super) fn difference(&self, other: &Self) -> Option<[Point; 2]> {
        let mut bounds: Option<[Point; 2]> = None;
        for (i, (a, b)) in self.pixels.iter().zip(&other.pixels).enumerate() {
            if a.iter().zip(b).any(|(a, b)| (a - b).abs() > 0.02) {
                let at = [i as u32 % self.width, i as u32 / self.width].map(|part| part as f32 / self.unit);
                let [low, high] = bounds.unwrap_or([at; 2]);
                bounds = Some([
                    [low[0].min(at[0]), low[1].min(at[1])],
                    [high[0].max(at[0]), high[1].max(at[1])],
                ]);
            }
        }
        bounds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Rgba = Rgba::hex(0);
    const WHITE: Rgba = Rgba::hex(0xFF_FFFF);

    #[test]
    fn a_disc_covers_its_area_wherever_it_lies() {
        let mut canvas = Canvas::new([64.0, 64.0], 1.0, WHITE);
        canvas.fill(&Shape::circle([31.3, 32.8], 20.0), BLACK);
        let inked = (1.0 - canvas.mean([0.0, 0.0], [64.0, 64.0])[0]) * 64.0 * 64.0;
        let area = std::f32::consts::PI * 400.0;
        assert!((inked - area).abs() < 0.004 * area, "{inked} is not {area}");
    }

    #[test]
    fn a_hole_stays_open_and_what_hangs_over_the_edge_is_cut_off() {
        let mut canvas = Canvas::new([20.0, 20.0], 2.0, WHITE);
        canvas.fill(&Shape::ring([0.0, 10.0], 8.0, 4.0), BLACK);
        let red = |place, size| canvas.mean(place, size)[0];
        assert!(red([0.0, 9.0], [4.0, 2.0]) > 0.999, "the middle is open");
        assert!(red([7.5, 9.5], [1.0, 1.0]) < 0.001, "the band is inked");
        assert!(red([15.0, 0.0], [5.0, 20.0]) > 0.999, "the rest is clean");
    }

    #[test]
    fn a_shadow_fades_out() {
        let mut canvas = Canvas::new([40.0, 40.0], 1.0, WHITE);
        canvas.shadow(&Shape::circle([20.0, 20.0], 10.0), [0.0, 0.0], 3.0, BLACK);
        let along = [20.0, 27.0, 30.0, 33.0, 39.0].map(|x| canvas.mean([x, 20.0], [1.0, 1.0])[0]);
        assert!(along.is_sorted() && along[0] < 0.05 && along[4] > 0.95, "{along:?}");
        assert!((0.3..0.7).contains(&along[2]), "{along:?}");
    }

    #[test]
    fn a_rim_grows_a_shape_by_about_its_width() {
        let mut canvas = Canvas::new([80.0, 80.0], 1.0, WHITE);
        canvas.rim(&Shape::circle([40.0, 40.0], 20.0), 5.0, BLACK);
        let ink = |x: f32| 1.0 - canvas.mean([x, 40.0], [1.0, 1.0])[0];
        assert!(ink(62.0) > 0.99 && ink(67.0) < 0.01, "{} {}", ink(62.0), ink(67.0));
    }

    #[test]
    fn what_is_cut_off_keeps_its_colour() {
        let mut canvas = Canvas::new([10.0, 10.0], 1.0, WHITE);
        canvas.cut(&Shape::circle([5.0, 5.0], 5.0));
        let bytes = canvas.into_rgba8();
        assert_eq!(bytes[..4], [255, 255, 255, 0]);
        assert_eq!(bytes[(5 * 10 + 5) * 4..][..4], [255, 255, 255, 255]);
    }

    #[test]
    fn mip_levels_go_down_to_one_pixel() {
        let (bytes, levels) = Canvas::new([13.0, 8.0], 1.0, WHITE).into_mips();
        assert_eq!((bytes.len(), levels), (4 * (13 * 8 + 6 * 4 + 3 * 2 + 1), 4));
        assert!(bytes.iter().all(|byte| *byte == 255));
    }
}
