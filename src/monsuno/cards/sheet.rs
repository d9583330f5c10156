//! The score sheet: squared paper on which a player's hit points are kept in pencil. One drawing unit is a millimetre.

use super::canvas::{Canvas, Paint, hash};
use super::lettering::{Align, Fonts, Lettering};
use super::palette::{RED, Rgba};
use super::shape::{Point, Shape};
use super::symbol::heart;

/// Width and height of a sheet in millimetres.
pub const SHEET: Point = [78.0, 136.0];
/// How many subtractions fit; of more the oldest are dropped.
pub const ROWS: usize = 14;

const SQUARE: f32 = 3.5;
const GRAPHITE: Rgba = Rgba::hex(0x3B_3A42);
const FIRST_LINE: f32 = 8.0 * SQUARE;
const LINE: f32 = 2.0 * SQUARE;
const TOTALS: f32 = 68.0;

/// What stands on a player's score sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetLook {
    /// The player.
    pub player: String,
    /// The Monsuno.
    pub monsuno: String,
    /// Hit points at the start.
    pub hit_points: u32,
    /// Every subtraction, the first one first.
    pub rows: Vec<SheetRow>,
    /// The player's colour, for the line under the name.
    pub color: Rgba,
}

/// A subtraction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// How much is taken off.
    pub damage: u32,
    /// What counted, as in "25 + 30".
    pub counted: String,
    /// The hit points that are left.
    pub after: i64,
}

/// Paints a score sheet.
#[must_use]
pub fn score_sheet(look: &SheetLook, fonts: &Fonts, height_px: u32) -> Canvas {
    let mut canvas = Canvas::new(SHEET, height_px as f32 / SHEET[1], Rgba::hex(0xF6_F0E0));
    squares(&mut canvas);
    let hand = Hand { fonts };
    hand.write(&mut canvas, &look.player, [11.0, 14.0], Align::Left, 6.2, 56.0, 1);
    let under = [
        [11.0, 15.8, 0.7],
        [30.0, 15.4, 0.9],
        [52.0, 15.9, 0.8],
        [67.0, 15.5, 0.4],
    ];
    canvas.fill(&wobbly(&Shape::brush(&under), 0.12, 2), Paint::Pencil(look.color));
    hand.write(&mut canvas, &look.monsuno, [11.0, 21.0], Align::Left, 4.9, 56.0, 3);

    let dropped = look.rows.len().saturating_sub(ROWS);
    let start = i64::from(look.hit_points);
    if dropped == 0 {
        canvas.fill(
            &wobbly(&heart().placed([TOTALS - 17.0, FIRST_LINE - 1.9], 1.9), 0.15, 4),
            Paint::Pencil(RED),
        );
        hand.total(&mut canvas, start, 0, look.rows.is_empty(), 0);
    } else {
        hand.write(&mut canvas, "…", [TOTALS, FIRST_LINE], Align::Right, 6.4, 20.0, 5);
    }
    for (index, row) in look.rows.iter().enumerate().skip(dropped) {
        let line = index - dropped + 1;
        let y = FIRST_LINE + LINE * line as f32;
        let seed = 20 + 5 * index as u32;
        hand.write(
            &mut canvas,
            &format!("−{}", row.damage),
            [27.0, y],
            Align::Right,
            6.2,
            16.0,
            seed,
        );
        hand.write(&mut canvas, &row.counted, [30.0, y], Align::Left, 3.9, 21.0, seed + 1);
        hand.total(&mut canvas, row.after, line, index + 1 == look.rows.len(), seed + 2);
    }
    canvas.grain(0.03, 11);
    canvas.cut(&outline());
    canvas
}

/// Faint blue squares, and a red line for the margin.
fn squares(canvas: &mut Canvas) {
    let [width, height] = SHEET;
    let blue = Rgba::hex(0x7F_A6C2).faint(0.42);
    let line = |place: Point, size: Point| Shape::rounded(place, size, 0.0);
    for row in 1..(height / SQUARE) as u16 + 1 {
        canvas.fill(&line([0.0, SQUARE * f32::from(row) - 0.08], [width, 0.16]), blue);
    }
    for column in 1..(width / SQUARE) as u16 + 1 {
        canvas.fill(&line([SQUARE * f32::from(column) - 0.08, 0.0], [0.16, height]), blue);
    }
    canvas.fill(&line([8.6, 0.0], [0.24, height]), Rgba::hex(0xC8_5A4E).faint(0.6));
    // The sheet lifts a little towards its lower edge.
    let shade = Rgba::hex(0x8A_6A3C);
    canvas.fill(
        &line([0.0, 0.0], SHEET),
        Paint::Down([(0.6 * height, shade.faint(0.0)), (height, shade.faint(0.16))]),
    );
}

/// The sheet was torn off a pad: its upper edge is a row of small bites.
fn outline() -> Shape {
    let [width, height] = SHEET;
    let mut edge = vec![[width, height], [0.0, height]];
    for step in 0..=104_u16 {
        let depth = 0.25 + 0.75 * hash(u32::from(step), 0, 3) * f32::from(step % 2);
        edge.push([width * f32::from(step) / 104.0, depth]);
    }
    Shape::polygon(&edge)
}

/// Somebody who writes with a pencil.
struct Hand<'a> {
    fonts: &'a Fonts,
}

impl Hand<'_> {
    /// Writes letter by letter, none quite like the other; what is written with the same seed looks the same.
    fn write(&self, canvas: &mut Canvas, text: &str, at: Point, align: Align, size: f32, width: f32, seed: u32) {
        let lettering = Lettering::new(&self.fonts.text, size).spaced(0.02).fitted(text, width);
        let size = lettering.size;
        let wide = lettering.width(text);
        let start = match align {
            Align::Left => at[0],
            Align::Centre => at[0] - 0.5 * wide,
            Align::Right => at[0] - wide,
        };
        for (index, ([x, _], letter)) in lettering.letters(text).into_iter().enumerate() {
            let chance = |of: u32| hash(index as u32, of, seed) - 0.5;
            let place = [start + x + 0.03 * size * chance(0), at[1] + 0.07 * size * chance(1)];
            let slanted = letter.bent(|[x, y]| [x - 0.16 * y, y]).turned(0.10 * chance(2));
            let letter = slanted.placed(place, 1.0 + 0.09 * chance(3));
            canvas.fill(
                &wobbly(&letter, 0.035 * size, seed + index as u32),
                Paint::Pencil(GRAPHITE),
            );
        }
    }

    /// Writes what is left, and strikes it out, or circles it when it is the last word.
    fn total(&self, canvas: &mut Canvas, points: i64, line: usize, last: bool, seed: u32) {
        let y = FIRST_LINE + LINE * line as f32;
        let text = points.to_string();
        let size = 6.4;
        self.write(canvas, &text, [TOTALS, y], Align::Right, size, 16.0, seed);
        let wide = Lettering::new(&self.fonts.text, size)
            .spaced(0.02)
            .fitted(&text, 16.0)
            .width(&text);
        let middle = [TOTALS - 0.5 * wide + 0.4, y - 0.36 * size];
        if last {
            let circle: Vec<[f32; 3]> = (0..=26)
                .map(|step| {
                    let t = step as f32 / 26.0;
                    let (sin, cos) = (7.2 * t - 2.2).sin_cos();
                    let drift = 1.06 - 0.10 * t;
                    let (rx, ry) = (0.5 * wide + 3.0, 4.5);
                    [
                        middle[0] + rx * drift * cos,
                        middle[1] + ry * drift * sin,
                        0.55 - 0.25 * (t - 0.5).abs(),
                    ]
                })
                .collect();
            canvas.fill(&wobbly(&Shape::brush(&circle), 0.12, seed + 7), Paint::Pencil(RED));
        } else {
            let half = 0.5 * wide + 1.2;
            let tilt = 0.8 + 0.6 * hash(seed, 1, 9);
            let stroke = [
                [middle[0] - half, middle[1] + tilt, 0.35],
                [middle[0], middle[1] + 0.25, 0.62],
                [middle[0] + half, middle[1] - tilt, 0.35],
            ];
            canvas.fill(&wobbly(&Shape::brush(&stroke), 0.12, seed + 8), Paint::Pencil(GRAPHITE));
        }
    }
}

/// A shape drawn by hand: its points sway a little, neighbours together.
fn wobbly(shape: &Shape, amount: f32, seed: u32) -> Shape {
    let sway = |x: f32, y: f32, of: u32| {
        let phase = 6.3 * hash(seed, of, 17);
        (1.9 * x + 1.3 * y + phase).sin() + 0.5 * (3.7 * y - 2.9 * x + 2.0 * phase).sin()
    };
    shape.bent(|[x, y]| [x + 0.5 * amount * sway(x, y, 0), y + 0.5 * amount * sway(y, x, 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(rows: usize) -> Canvas {
        let rows = (0..rows).map(|row| SheetRow {
            damage: 5,
            counted: "2 + 3".to_owned(),
            after: 115 - 5 * row as i64,
        });
        let look = SheetLook {
            player: "Игрок Ѝ".to_owned(),
            monsuno: "Bramblehorn".to_owned(),
            hit_points: 120,
            rows: rows.collect(),
            color: Rgba::hex(0xF0_7A20),
        };
        score_sheet(&look, &Fonts::of_assets(), 300)
    }

    fn baseline(line: usize) -> f32 {
        FIRST_LINE + LINE * line as f32
    }

    #[test]
    fn a_subtraction_goes_on_the_next_line_and_strikes_out_the_total_before() {
        let [low, high] = sheet(2).difference(&sheet(3)).expect("there is a new line");
        assert!(
            low[1] > baseline(2) - 1.5 * LINE,
            "older lines stay as they are: {low:?}"
        );
        assert!((baseline(3) - LINE..baseline(3) + LINE).contains(&high[1]), "{high:?}");
    }

    #[test]
    fn of_more_rows_than_fit_the_oldest_are_dropped() {
        let [full, more] = [sheet(ROWS), sheet(ROWS + 1)];
        let [low, high] = full.difference(&more).expect("the lines moved up");
        assert!(low[1] > 21.0 && high[1] < SHEET[1] - 2.0, "{low:?} {high:?}");
        let ink = |canvas: &Canvas| 1.0 - canvas.mean([TOTALS - 20.0, baseline(0) - 5.0], [22.0, 5.0])[0];
        assert!(ink(&more) < ink(&full), "the first total became three dots");
    }
}
