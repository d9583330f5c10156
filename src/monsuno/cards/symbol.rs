//! The marks of the attack types, told apart by shape alone.

use std::f32::consts::TAU;

use super::canvas::Canvas;
use super::palette::Rgba;
use super::shape::{Point, Shape};

/// The marks that have a shape of their own.
pub const MARKS: [&str; 6] = ["tooth", "flame", "spiral", "block", "crest", "bolt"];

/// The shape of a mark, within -1..1 both ways; a diamond for a mark that is not known.
#[must_use]
pub fn symbol(mark: &str) -> Shape {
    match mark {
        "tooth" => tooth(),
        "flame" => flame(),
        "spiral" => spiral(),
        "block" => block(),
        "crest" => crest(),
        "bolt" => bolt(),
        _ => Shape::polygon(&[[0.0, -0.95], [0.72, 0.0], [0.0, 0.95], [-0.72, 0.0]]),
    }
}

/// A square icon of a mark, in one colour on nothing.
#[must_use]
pub fn icon(mark: &str, side: u32, color: Rgba) -> Canvas {
    let mut canvas = Canvas::new([2.2, 2.2], side as f32 / 2.2, color.faint(0.0));
    canvas.fill(&symbol(mark).placed([1.1, 1.1], 1.0), color);
    canvas
}

/// Two fangs under their gum, with small teeth between them.
fn tooth() -> Shape {
    Shape::symmetric(&[
        [0.0, -0.84],
        [0.46, -0.82],
        [0.84, -0.66],
        [0.94, -0.30],
        [0.82, 0.30],
        [0.52, 0.96],
        [0.52, 0.96],
        [0.36, 0.36],
        [0.32, -0.26],
        [0.32, -0.26],
        [0.16, 0.22],
        [0.16, 0.22],
        [0.0, -0.26],
        [0.0, -0.26],
    ])
}

/// A flame with a dark heart.
fn flame() -> Shape {
    Shape::smooth(&[
        [0.06, -0.98],
        [0.06, -0.98],
        [0.22, -0.52],
        [0.50, -0.20],
        [0.70, 0.26],
        [0.52, 0.76],
        [0.0, 0.98],
        [-0.54, 0.76],
        [-0.70, 0.28],
        [-0.58, -0.16],
        [-0.46, -0.46],
        [-0.46, -0.46],
        [-0.34, -0.16],
        [-0.20, -0.10],
        [-0.20, -0.54],
    ])
    .without(Shape::smooth(&[
        [0.06, 0.0],
        [0.06, 0.0],
        [0.20, 0.32],
        [0.30, 0.56],
        [0.0, 0.80],
        [-0.30, 0.58],
        [-0.16, 0.34],
    ]))
}

/// A whirl of two turns, thin within and broad without.
fn spiral() -> Shape {
    let turns = 2.05;
    let points: Vec<[f32; 3]> = (0..=40)
        .map(|step| {
            let t = step as f32 / 40.0;
            let angle = TAU * turns * t - 0.6;
            let radius = 0.06 + 0.76 * t;
            let fade = (1.0 - t).min(0.12) / 0.12;
            let width = (0.13 + 0.13 * t) * (0.35 + 0.65 * fade);
            [radius * angle.cos(), radius * angle.sin(), width]
        })
        .collect();
    Shape::brush(&points).placed([-0.03, 0.10], 1.14)
}

/// A hewn block, seen from a corner: three faces with gaps between them.
fn block() -> Shape {
    let face = Shape::polygon(&[[0.0, -0.09], [0.76, -0.51], [0.0, -0.94], [-0.76, -0.51]]);
    let third = TAU / 3.0;
    face.clone().with(face.turned(third)).with(face.turned(-third))
}

/// A breaking wave with its curl, over a strip of water.
fn crest() -> Shape {
    Shape::smooth(&[
        [-0.98, 0.46],
        [-0.98, 0.46],
        [-0.70, 0.10],
        [-0.46, -0.46],
        [0.06, -0.86],
        [0.60, -0.74],
        [0.88, -0.34],
        [0.80, 0.06],
        [0.80, 0.06],
        [0.58, -0.22],
        [0.24, -0.30],
        [0.0, -0.06],
        [0.10, 0.26],
        [0.44, 0.42],
        [0.98, 0.46],
        [0.98, 0.46],
    ])
    .with(Shape::rounded([-0.98, 0.62], [1.96, 0.26], 0.13))
}

/// A bolt of lightning.
fn bolt() -> Shape {
    Shape::polygon(&[
        [0.22, -0.98],
        [-0.70, 0.16],
        [-0.12, 0.16],
        [-0.40, 0.98],
        [0.70, -0.30],
        [0.12, -0.30],
        [0.60, -0.98],
    ])
}

/// A heart for hit points, within -1..1.
#[must_use]
pub fn heart() -> Shape {
    let lobe = |side: f32| [[0.24 * side, -0.62], [0.58 * side, -0.72], [0.92 * side, -0.40]];
    let [a, b, c] = lobe(1.0);
    Shape::symmetric(&[[0.0, -0.38], a, b, c, [0.84, 0.06], [0.46, 0.52], [0.0, 0.88]])
}

/// Two crossed strokes with points, for an attack, within -1..1.
#[must_use]
pub fn blades() -> Shape {
    let blade = |side: f32| -> Shape {
        let at = |x: f32, y: f32| -> Point { [side * x, y] };
        Shape::polygon(&[
            at(0.92, -0.92),
            at(0.86, -0.52),
            at(-0.36, 0.66),
            at(-0.62, 0.40),
            at(0.56, -0.86),
        ])
        .with(Shape::line(&[at(-0.86, 0.28), at(-0.24, 0.90)], 0.20))
        .with(Shape::line(&[at(-0.60, 0.62), at(-0.84, 0.86)], 0.24))
    };
    blade(1.0).with(blade(-1.0))
}

/// A chevron that points to the left, within -1..1.
#[must_use]
pub fn chevron() -> Shape {
    Shape::polygon(&[
        [0.45, -0.9],
        [-0.45, 0.0],
        [0.45, 0.9],
        [0.85, 0.9],
        [0.05, 0.0],
        [0.85, -0.9],
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: u32 = 64;

    /// The opacity of each pixel of an icon.
    fn mask(mark: &str) -> Vec<f32> {
        let bytes = icon(mark, SIDE, Rgba::hex(0xFF_FFFF)).into_rgba8();
        bytes.chunks_exact(4).map(|pixel| f32::from(pixel[3]) / 255.0).collect()
    }

    #[test]
    fn each_mark_is_told_by_its_shape_alone() {
        let marks: Vec<&str> = MARKS.into_iter().chain(["some other"]).collect();
        for (i, first) in marks.iter().enumerate() {
            for second in &marks[..i] {
                let (a, b) = (mask(first), mask(second));
                let both: f32 = a.iter().zip(&b).map(|(a, b)| a.min(*b)).sum();
                let either: f32 = a.iter().zip(&b).map(|(a, b)| a.max(*b)).sum();
                assert!(both / either < 0.75, "{first} and {second}: {}", both / either);
            }
        }
    }

    #[test]
    fn each_mark_fills_its_box_and_stays_inside() {
        for mark in MARKS.into_iter().chain(["some other"]) {
            let [low, high] = symbol(mark).bounds().expect("it has a shape");
            assert!(
                low.into_iter().chain(high).all(|part| part.abs() < 1.05),
                "{mark}: {low:?} {high:?}"
            );
            assert!(high[1] - low[1] > 1.6, "{mark}: {low:?} {high:?}");
            let ink = mask(mark).iter().sum::<f32>() / (SIDE * SIDE) as f32;
            assert!((0.15..0.75).contains(&ink), "{mark}: {ink}");
        }
    }

    #[test]
    fn an_icon_is_of_its_colour_also_where_it_fades() {
        let bytes = icon("bolt", SIDE, Rgba::hex(0xFF_FFFF)).into_rgba8();
        assert!(bytes.chunks_exact(4).all(|pixel| pixel[..3] == [255; 3]));
    }
}
