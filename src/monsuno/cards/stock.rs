//! What all cards have in common: the stock they are printed on, the frame, the ribbon with the name. In millimetres.

use super::canvas::{Canvas, Paint};
use super::lettering::{Align, Fonts, Lettering};
use super::palette::{BRASS, BRASS_DEEP, INK, Livery, PAPER, PAPER_DEEP, Rgba};
use super::shape::{Point, Shape};

/// Width and height of a card in millimetres.
pub const CARD: Point = [63.0, 88.0];
/// The radius of its corners in millimetres.
pub const CORNER: f32 = 3.2;
/// The margin of bare stock around the frame, in millimetres.
pub(super) const FRAME: f32 = 2.4;

/// A blank card.
pub(super) fn stock(height_px: u32) -> Canvas {
    Canvas::new(CARD, height_px as f32 / CARD[1], PAPER)
}

/// The last touch of every card: the grain of the stock, and its round corners.
pub(super) fn finish(mut canvas: Canvas) -> Canvas {
    canvas.grain(0.028, 5);
    canvas.cut(&Shape::rounded([0.0, 0.0], CARD, CORNER));
    canvas
}

/// The coloured field inside a margin of bare stock, with a pattern of small ornaments.
pub(super) fn frame(canvas: &mut Canvas, colors: &Livery, ornament: &Shape) {
    let [width, height] = CARD.map(|side| side - 2.0 * FRAME);
    let field = Shape::rounded([FRAME; 2], [width, height], 2.4);
    canvas.fill(&field, Paint::Down([(0.0, colors.main), (CARD[1], colors.deep)]));
    let mut pattern = Shape::default();
    for row in 0..18_u16 {
        for column in 0..12_u16 {
            let shift = if row % 2 == 0 { 0.0 } else { 2.6 };
            let at = [5.0 + 5.2 * f32::from(column) + shift, 5.0 + 4.7 * f32::from(row)];
            if at[0] < CARD[0] - 4.0 && at[1] < CARD[1] - 4.0 {
                pattern = pattern.with(ornament.placed(at, 1.25));
            }
        }
    }
    canvas.fill(&pattern, colors.light.faint(0.13));
    let line = |inset: f32, width: f32| {
        edge(
            [FRAME + inset; 2],
            CARD.map(|side| side - 2.0 * (FRAME + inset)),
            2.4 - inset,
            width,
        )
    };
    canvas.fill(&line(0.0, 0.35), colors.deep);
    canvas.fill(&line(0.85, 0.22), BRASS.faint(0.85));
}

/// The edge of a rounded rectangle, drawn inwards as a line of this width.
pub(super) fn edge([x, y]: Point, [width, height]: Point, radius: f32, line: f32) -> Shape {
    Shape::rounded([x, y], [width, height], radius).without(Shape::rounded(
        [x + line, y + line],
        [width - 2.0 * line, height - 2.0 * line],
        (radius - line).max(0.0),
    ))
}

/// A small label in capitals.
pub(super) fn label(canvas: &mut Canvas, text: &str, at: Point, width: f32, fonts: &Fonts, color: Rgba) {
    let text = text.to_uppercase();
    let lettering = Lettering::new(&fonts.medium, 2.1).spaced(0.06).fitted(&text, width);
    canvas.text(&text, at, Align::Centre, &lettering, color);
}

/// A name with a smaller line under it, on a ribbon of paper across the card, its upper edge at a height.
pub(super) fn name_plate(canvas: &mut Canvas, [name, under]: [&str; 2], top: f32, fonts: &Fonts, colors: &Livery) {
    let (left, right, bottom) = (3.4, 59.6, top + 11.2);
    let middle = 0.5 * (top + bottom);
    let plate = |grow: f32| {
        Shape::polygon(&[
            [left - grow, top - grow],
            [right + grow, top - grow],
            [right - 1.6 + grow, middle],
            [right + grow, bottom + grow],
            [left - grow, bottom + grow],
            [left + 1.6 - grow, middle],
        ])
    };
    canvas.shadow(&plate(0.0), [0.0, 0.9], 0.8, INK.faint(0.65));
    canvas.fill(&plate(0.45), colors.deep);
    canvas.fill(
        &plate(0.0),
        Paint::Down([(top, PAPER.lighter(0.35)), (bottom, PAPER_DEEP)]),
    );
    for y in [top + 0.7, bottom - 0.9] {
        canvas.fill(
            &Shape::rounded([left + 1.6, y], [right - left - 3.2, 0.2], 0.0),
            BRASS_DEEP.faint(0.8),
        );
    }
    let one = Lettering::new(&fonts.title, 5.9).fitted(name, 48.0);
    let two = Lettering::new(&fonts.title, 4.3);
    let lines = two.wrapped(name, 48.0);
    if under.is_empty() && one.size < two.size && lines.len() == 2 {
        for (line, y) in lines.iter().zip([-0.75, 4.15]) {
            canvas.text(line, [31.5, middle + y], Align::Centre, &two.fitted(line, 48.0), INK);
        }
    } else {
        let rise = if under.is_empty() { 0.0 } else { 1.3 };
        let at = [31.5, middle + 0.36 * one.size - rise];
        canvas.text(name, at, Align::Centre, &one, INK);
    }
    label(canvas, under, [31.5, top + 9.4], 44.0, fonts, colors.main.darker(0.15));
}
