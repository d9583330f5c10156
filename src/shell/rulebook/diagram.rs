//! Diagrams painted for the rulebooks: a board with rings, and where the finger presses a capsule.

use std::f32::consts::{PI, TAU};

use crate::monsuno::cards::canvas::Paint as Fill;
use crate::monsuno::cards::lettering::{Align, Lettering};
use crate::monsuno::cards::palette::{BRASS, PAPER, Rgba, WALNUT};
use crate::monsuno::cards::shape::{Point, Shape, arc};
use crate::monsuno::cards::{Canvas, Fonts};
use crate::mozyring::play::Paint;
use crate::mozyring::rules::{Field, Size, Slot};
use crate::shell::look::palette::Palette;

/// A ring of a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Laid {
    /// Where it lies.
    pub slot: Slot,
    /// Its colour.
    pub paint: Paint,
    /// Whether it belongs to what the diagram shows.
    pub shines: bool,
}

/// Pixels to a drawing unit.
const UNIT: f32 = 3.0;

const WOOD: Rgba = Rgba::hex(0xB9_8350);
const FELT: Rgba = Rgba::hex(0x24_3A31);
const SHADE: Rgba = Rgba([0.05, 0.02, 0.02, 0.55]);

/// Distance of the fields, and where the middle of the first one lies.
const PITCH: f32 = 30.0;
const FIRST: Point = [24.0, 20.0];

fn middle(field: Field) -> Point {
    [
        FIRST[0] + PITCH * field.column() as f32,
        FIRST[1] + PITCH * (2 - field.row()) as f32,
    ]
}

/// Radius and width of a ring.
fn ring_of(size: Size) -> [f32; 2] {
    match size {
        Size::Small => [3.7, 2.9],
        Size::Medium => [7.7, 3.1],
        Size::Large => [12.0, 3.4],
    }
}

/// A board seen from above with its rows and columns named, and rings on it; those that shine have a rim of brass.
pub(super) fn board(rings: &[Laid], palette: Palette, fonts: &Fonts) -> Canvas {
    let mut canvas = Canvas::new([108.0, 108.0], UNIT, WALNUT.faint(0.0));
    let wood = Shape::rounded([8.0, 4.0], [92.0, 92.0], 5.0);
    canvas.shadow(&wood, [0.0, 1.5], 2.5, SHADE);
    canvas.fill(
        &wood,
        Fill::Down([(4.0, WOOD.lighter(0.12)), (96.0, WOOD.darker(0.18))]),
    );
    let lettering = Lettering::new(&fonts.bold, 6.5);
    for (place, (letter, number)) in ["a", "b", "c"].into_iter().zip(["3", "2", "1"]).enumerate() {
        let along = PITCH * place as f32;
        canvas.text(letter, [FIRST[0] + along, 104.0], Align::Centre, &lettering, PAPER);
        canvas.text(number, [3.2, FIRST[1] + along + 2.4], Align::Centre, &lettering, PAPER);
    }
    for field in Field::all() {
        let felt = Shape::circle(middle(field), 14.2);
        canvas.fill(&felt, FELT.darker(0.45));
        canvas.fill(&Shape::circle(middle(field), 13.7), FELT);
    }
    for laid in rings {
        lay(&mut canvas, laid, palette);
    }
    canvas
}

fn lay(canvas: &mut Canvas, laid: &Laid, palette: Palette) {
    let centre = middle(laid.slot.field);
    let [radius, width] = ring_of(laid.slot.size);
    let color = palette.colors()[laid.paint as usize];
    let color = Rgba([color.red, color.green, color.blue, 1.0]);
    let ring = Shape::ring(centre, radius, width);
    canvas.shadow(&ring, [0.3, 0.9], 0.7, SHADE);
    if laid.shines {
        canvas.fill(&Shape::ring(centre, radius, width + 1.7), BRASS.lighter(0.55));
    }
    canvas.fill(
        &ring,
        Fill::Down([
            (centre[1] - radius, color.lighter(0.22)),
            (centre[1] + radius, color.darker(0.22)),
        ]),
    );
    let gleam = Shape::line(&arc(centre, radius + 0.22 * width, PI * 1.08, PI * 1.42, 8), 0.5);
    canvas.fill(&gleam, PAPER.faint(0.7));
    let at = [centre[0], centre[1] + radius];
    canvas.fill(&sign(laid.paint, at, 0.36 * width), PAPER);
}

/// The sign of a colour, as the rings bear it.
fn sign(paint: Paint, at: Point, size: f32) -> Shape {
    match paint {
        Paint::Red => Shape::star(at, 3, 1.25 * size, 0.62 * size),
        Paint::Green => Shape::rounded([at[0] - 0.9 * size, at[1] - 0.9 * size], [1.8 * size, 1.8 * size], 0.1),
        Paint::Blue => Shape::circle(at, size),
        Paint::Yellow => Shape::star(at, 5, 1.35 * size, 0.58 * size),
    }
}

/// Two capsules in front of a finger: pressed in the middle the one goes straight ahead, pressed at an end the other whirls.
pub(super) fn fingers() -> Canvas {
    let mut canvas = Canvas::new([150.0, 92.0], UNIT, WALNUT.faint(0.0));
    let felt = Shape::rounded([2.0, 2.0], [146.0, 88.0], 6.0);
    canvas.fill(&felt, FELT.darker(0.35));
    straight(&mut canvas, [38.0, 62.0]);
    whirling(&mut canvas, [108.0, 62.0]);
    canvas
}

fn straight(canvas: &mut Canvas, at: Point) {
    let tip = [at[0], 12.0];
    canvas.fill(
        &Shape::line(&[[at[0], at[1] - 14.0], [at[0], tip[1] + 6.0]], 2.2),
        BRASS,
    );
    canvas.fill(&head(tip, 0.0), BRASS);
    capsule(canvas, at, 0.0, 1.0);
    finger(canvas, [at[0], at[1] + 6.0]);
}

fn whirling(canvas: &mut Canvas, at: Point) {
    // How it lies a moment later, and how it turns there.
    let later = [at[0] + 3.0, 28.0];
    let turn = arc(later, 17.0, -0.35 * PI, 0.95 * PI, 24);
    canvas.fill(&Shape::line(&turn, 1.8), BRASS);
    canvas.fill(&head([later[0] - 17.5, later[1] - 3.0], 0.0), BRASS);
    capsule(canvas, later, -0.22 * TAU, 0.45);
    capsule(canvas, at, 0.0, 1.0);
    finger(canvas, [at[0] + 17.0, at[1] + 6.0]);
}

/// The head of an arrow with its tip at a place, turned clockwise from pointing up.
fn head(tip: Point, turn: f32) -> Shape {
    Shape::polygon(&[[0.0, 0.0], [4.2, 7.5], [-4.2, 7.5]])
        .turned(turn)
        .placed(tip, 1.0)
}

/// A closed capsule that lies on its side, seen from above.
fn capsule(canvas: &mut Canvas, at: Point, turn: f32, solid: f32) {
    let part =
        |corner: Point, size: Point, round: f32| Shape::rounded(corner, size, round).turned(turn).placed(at, 1.0);
    let shell = part([-21.0, -11.0], [42.0, 22.0], 11.0);
    canvas.shadow(&shell, [0.8, 1.8], 1.6, SHADE.faint(0.5 * solid));
    canvas.fill(&shell, Rgba::hex(0x9F_A6AB).faint(solid));
    canvas.fill(&part([-17.0, -8.4], [34.0, 4.0], 2.0), PAPER.faint(0.35 * solid));
    canvas.fill(
        &part([-2.6, -11.3], [5.2, 22.6], 1.2),
        Rgba::hex(0xD9_6A2B).faint(solid),
    );
}

/// A finger that presses with its tip at a place, from below.
fn finger(canvas: &mut Canvas, tip: Point) {
    let skin = Rgba::hex(0xE0_AE88);
    let [x, y] = tip;
    let whole = Shape::rounded([x - 5.0, y - 4.5], [10.0, 40.0], 5.0);
    canvas.shadow(&whole, [0.8, 1.4], 1.2, SHADE);
    canvas.fill(
        &whole,
        Fill::Down([(y - 4.0, skin.lighter(0.15)), (y + 30.0, skin.darker(0.15))]),
    );
    canvas.fill(&Shape::rounded([x - 3.2, y - 3.2], [6.4, 7.0], 3.0), skin.lighter(0.55));
    // Below the edge of the felt nothing is seen.
    canvas.cut(&Shape::rounded([2.0, 2.0], [146.0, 88.0], 6.0));
}
