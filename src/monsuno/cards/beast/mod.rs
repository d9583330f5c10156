//! Portraits of the fifteen Monsuno: each a stack of flat shapes in its own colours, in a box of -1..1.

mod cinderforge;
mod clockhollow;
mod deeptide;
mod highgale;
mod thornwood;

use super::canvas::{Canvas, Paint};
use super::palette::{BRASS, INK, PAPER, Rgba};
use super::shape::{Point, Shape};

const WHITE: Rgba = Rgba::hex(0xFF_F8E8);

/// The figures, as the `figure` field of the cards has them, faction by faction: each has a portrait here and a model in
/// `monsuno::table::figure`.
pub const FIGURES: [&str; 15] = [
    "stag",
    "bear",
    "hedgehog",
    "crocodile",
    "ram",
    "fox",
    "crab",
    "manta",
    "octopus",
    "eagle",
    "bat",
    "serpent",
    "beetle",
    "frog",
    "spider",
];

/// A picture of flat shapes, each on top of those before it.
#[derive(Debug, Clone, Default)]
pub struct Sketch {
    layers: Vec<(Rgba, Shape)>,
}

impl Sketch {
    /// All shapes together.
    fn outline(&self) -> Shape {
        self.layers
            .iter()
            .fold(Shape::default(), |whole, (_, shape)| whole.with(shape.clone()))
    }

    /// Paints it at a place and scale: a shadow, the rim of a sticker, and the shapes, lit from above.
    pub fn paint(&self, canvas: &mut Canvas, place: Point, scale: f32) {
        let outline = self.outline().placed(place, scale);
        canvas.shadow(&outline, [0.0, 0.055 * scale], 0.05 * scale, INK.faint(0.55));
        canvas.rim(&outline, 0.045 * scale, PAPER.lighter(0.4));
        for (color, shape) in &self.layers {
            let shape = shape.placed(place, scale);
            if let Some([low, high]) = shape.bounds() {
                let lit = [(low[1], color.lighter(0.10)), (high[1], color.darker(0.12))];
                canvas.fill(&shape, Paint::Down(lit));
            }
        }
    }

    fn add(&mut self, color: Rgba, shape: Shape) {
        self.layers.push((color, shape));
    }

    /// A shape and its mirror image.
    fn both(&mut self, color: Rgba, shape: Shape) {
        self.layers.push((color, shape.mirrored().with(shape)));
    }

    /// An eye that looks ahead, with a spark of light in it.
    fn eye(&mut self, [x, y]: Point, radius: f32, iris: Rgba) {
        self.add(INK, Shape::circle([x, y], radius * 1.16));
        self.add(iris, Shape::circle([x, y], radius));
        self.add(
            INK,
            Shape::ellipse([x, y + 0.04 * radius], [0.56 * radius, 0.68 * radius], 0.0),
        );
        self.add(
            WHITE,
            Shape::circle([x + 0.30 * radius, y - 0.38 * radius], 0.26 * radius),
        );
    }

    /// Two eyes, left and right of the middle.
    fn eyes(&mut self, [x, y]: Point, radius: f32, iris: Rgba) {
        self.eye([-x, y], radius, iris);
        self.eye([x, y], radius, iris);
    }
}

/// The portrait of a figure; a capsule for one that is not known.
#[must_use]
pub fn portrait(figure: &str) -> Sketch {
    match figure {
        "stag" => thornwood::stag(),
        "bear" => thornwood::bear(),
        "hedgehog" => thornwood::hedgehog(),
        "crocodile" => cinderforge::crocodile(),
        "ram" => cinderforge::ram(),
        "fox" => cinderforge::fox(),
        "crab" => deeptide::crab(),
        "manta" => deeptide::manta(),
        "octopus" => deeptide::octopus(),
        "eagle" => highgale::eagle(),
        "bat" => highgale::bat(),
        "serpent" => highgale::serpent(),
        "beetle" => clockhollow::beetle(),
        "frog" => clockhollow::frog(),
        "spider" => clockhollow::spider(),
        _ => capsule(),
    }
}

/// A closed capsule with a question in it.
fn capsule() -> Sketch {
    let mut sketch = Sketch::default();
    let shell = Shape::rounded([-0.46, -0.92], [0.92, 1.84], 0.46);
    sketch.add(BRASS, shell);
    sketch.add(PAPER, Shape::rounded([-0.36, -0.82], [0.72, 0.76], 0.36));
    sketch.add(INK, Shape::rounded([-0.50, -0.07], [1.0, 0.14], 0.05));
    sketch.add(PAPER, Shape::star([0.0, 0.42], 5, 0.26, 0.11));
    sketch
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(figure: &str) -> Canvas {
        let mut canvas = Canvas::new([2.4, 2.4], 30.0, PAPER);
        portrait(figure).paint(&mut canvas, [1.2, 1.2], 1.0);
        canvas
    }

    #[test]
    fn every_figure_has_a_portrait_of_its_own_that_keeps_to_its_box() {
        let figures: Vec<&str> = FIGURES.into_iter().chain(["some other"]).collect();
        let pictures: Vec<Canvas> = figures.iter().map(|figure| painted(figure)).collect();
        for (i, figure) in figures.iter().enumerate() {
            let bounds = portrait(figure).outline().bounds();
            let [low, high] = bounds.expect("it has shapes");
            assert!(
                low.into_iter().chain(high).all(|part| part.abs() < 1.15),
                "{figure}: {low:?} {high:?}"
            );
            assert!(
                pictures[..i]
                    .iter()
                    .all(|other| other.difference(&pictures[i]).is_some()),
                "{figure}"
            );
        }
    }
}
