//! The strike cards: an attack type writ large, and the back they all share.

use std::f32::consts::TAU;

use super::canvas::{Canvas, Paint};
use super::face::{INDEX, TUCKED};
use super::lettering::{Align, Fonts, Lettering};
use super::palette::{BRASS, BRASS_DEEP, INK, Livery, PAPER, PAPER_DEEP, WALNUT, type_color};
use super::shape::Shape;
use super::stock::{CARD, edge, finish, frame, name_plate, stock};
use super::symbol::symbol;

/// Everything that stands on a strike card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StrikeLook {
    /// Its name.
    pub name: String,
    /// The attack type's name in the player's language.
    pub type_name: String,
    /// The attack type's mark.
    pub mark: String,
}

/// Paints the face of a strike card.
#[must_use]
pub fn strike_face(strike: &StrikeLook, fonts: &Fonts, height_px: u32) -> Canvas {
    let color = type_color(&strike.mark);
    let colors = Livery {
        deep: color.darker(0.62),
        main: color.darker(0.08),
        light: color.lighter(0.75),
        sky: color,
    };
    let mark = symbol(&strike.mark);
    let mut canvas = stock(height_px);
    frame(&mut canvas, &colors, &mark);
    let middle = [31.5, 34.0];
    let rays = (0..24).fold(Shape::default(), |rays, ray| {
        let ray = Shape::polygon(&[[0.0, -19.0], [1.3, -27.6], [-1.3, -27.6]]).turned(TAU * ray as f32 / 24.0);
        rays.with(ray)
    });
    canvas.fill(&rays.placed(middle, 1.0), colors.light.faint(0.85));
    canvas.shadow(&Shape::circle(middle, 21.6), [0.0, 1.0], 1.2, INK.faint(0.6));
    canvas.fill(&Shape::circle(middle, 21.8), colors.deep);
    canvas.fill(
        &Shape::circle(middle, 21.2),
        Paint::Down([(13.0, BRASS.lighter(0.45)), (55.0, BRASS.mix(BRASS_DEEP, 0.3))]),
    );
    canvas.fill(
        &Shape::circle(middle, 19.6),
        Paint::Round(middle, [(0.0, PAPER.lighter(0.5)), (19.6, PAPER_DEEP)]),
    );
    canvas.fill(&Shape::ring(middle, 18.4, 0.3), color.faint(0.6));
    canvas.shadow(&mark.placed(middle, 12.6), [0.0, 0.7], 0.5, INK.faint(0.35));
    canvas.fill(
        &mark.placed(middle, 12.6),
        Paint::Down([(21.0, color.lighter(0.12)), (47.0, color.darker(0.18))]),
    );
    name_plate(&mut canvas, [&strike.name, ""], 58.4, fonts, &colors);
    index_bar(&mut canvas, strike, fonts, &colors);
    finish(canvas)
}

/// What still shows of a tucked card: the symbol in both corners and the name of the type between them.
fn index_bar(canvas: &mut Canvas, strike: &StrikeLook, fonts: &Fonts, colors: &Livery) {
    let (top, tall) = (CARD[1] - TUCKED + 1.6, 9.0);
    let middle = top + 0.5 * tall;
    for x in [INDEX, CARD[0] - INDEX] {
        let corner = [x - 4.0, top];
        canvas.shadow(
            &Shape::rounded(corner, [8.0, tall], 1.2),
            [0.0, 0.5],
            0.4,
            INK.faint(0.5),
        );
        canvas.fill(&Shape::rounded(corner, [8.0, tall], 1.2), PAPER.lighter(0.3));
        canvas.fill(&edge(corner, [8.0, tall], 1.2, 0.3), BRASS);
        canvas.fill(&symbol(&strike.mark).placed([x, middle], 3.2), colors.sky);
    }
    let text = strike.type_name.to_uppercase();
    let lettering = Lettering::new(&fonts.title, 4.4).spaced(0.08).fitted(&text, 34.0);
    let at = [31.5, middle + 0.36 * lettering.size];
    canvas.text(&text, at, Align::Centre, &lettering, colors.light.lighter(0.5));
}

/// Paints the back of the strike cards: rings that turn within each other, the same upside down.
#[must_use]
pub fn strike_back(height_px: u32) -> Canvas {
    let mut canvas = stock(height_px);
    let colors = Livery {
        deep: WALNUT,
        main: WALNUT,
        light: BRASS,
        sky: BRASS,
    };
    frame(&mut canvas, &colors, &Shape::default());
    let inner = [[5.4, 5.4], [52.2, 77.2]];
    canvas.fill(
        &Shape::rounded(inner[0], inner[1], 2.0),
        Paint::Round([31.5, 44.0], [(0.0, WALNUT.lighter(0.16)), (46.0, WALNUT.darker(0.3))]),
    );
    canvas.fill(&edge(inner[0], inner[1], 2.0, 0.35), BRASS);
    canvas.fill(&edge([6.5, 6.5], [50.0, 75.0], 1.4, 0.2), BRASS.faint(0.6));
    let middle = [31.5, 44.0];
    // A rosette of rings.
    for ring in 0..18 {
        let (sin, cos) = (TAU * ring as f32 / 18.0).sin_cos();
        canvas.fill(
            &Shape::ring([middle[0] + 12.2 * sin, middle[1] - 12.2 * cos], 10.4, 0.34),
            BRASS.faint(0.62),
        );
    }
    for [x, y] in [[11.0, 11.0], [52.0, 11.0], [11.0, 77.0], [52.0, 77.0]] {
        for (radius, width) in [(1.0, 0.5), (2.2, 0.5), (3.4, 0.5)] {
            canvas.fill(&Shape::ring([x, y], radius, width), BRASS.faint(0.9));
        }
    }
    for y in [14.0, 74.0] {
        for step in 0..5_i16 {
            let x = 31.5 + 5.0 * f32::from(step - 2);
            canvas.fill(&Shape::ring([x, y], 3.1, 0.45), BRASS.faint(0.85));
        }
    }
    canvas.fill(&Shape::circle(middle, 11.0), WALNUT.darker(0.2));
    canvas.fill(
        &Shape::ring(middle, 11.0, 0.7),
        Paint::Round(middle, [(10.5, BRASS.lighter(0.45)), (11.5, BRASS_DEEP)]),
    );
    canvas.fill(&Shape::ring(middle, 9.9, 0.2), BRASS.faint(0.8));
    // A capsule, and the way it whirls.
    let capsule = Shape::rounded([-2.5, -5.4], [5.0, 10.8], 2.5)
        .turned(0.7)
        .placed(middle, 1.0);
    canvas.fill(
        &capsule,
        Paint::Round(middle, [(1.0, BRASS), (5.4, BRASS.lighter(0.5))]),
    );
    let belt = Shape::rounded([-2.9, -0.75], [5.8, 1.5], 0.5)
        .turned(0.7)
        .placed(middle, 1.0);
    canvas.fill(&belt, WALNUT);
    canvas.fill(&Shape::circle(middle, 0.55), BRASS);
    for side in [0.0, 0.5] {
        let trace: Vec<[f32; 3]> = (0..=10)
            .map(|step| {
                let t = step as f32 / 10.0;
                let (sin, cos) = (TAU * (side + 0.20 + 0.24 * t)).sin_cos();
                [middle[0] + 7.6 * sin, middle[1] - 7.6 * cos, 0.15 + 0.85 * t]
            })
            .collect();
        canvas.fill(&Shape::brush(&trace), BRASS);
    }
    finish(canvas)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEIGHT: u32 = 220;

    fn strike(mark: &str, name: &str) -> Canvas {
        let look = StrikeLook {
            name: name.to_owned(),
            type_name: "Жар".to_owned(),
            mark: mark.to_owned(),
        };
        strike_face(&look, &Fonts::of_assets(), HEIGHT)
    }

    #[test]
    fn what_shows_of_a_tucked_card_tells_its_type() {
        let (bolt, flame) = (strike("bolt", "x"), strike("flame", "x"));
        let corner = [CARD[0] - INDEX - 3.0, CARD[1] - TUCKED + 2.0];
        let [a, b] = [bolt, flame].map(|canvas| canvas.mean(corner, [6.0, 8.0]));
        assert!((a[1] - b[1]).abs() > 0.02, "{a:?} {b:?}");
    }

    #[test]
    fn a_long_name_stays_on_its_ribbon() {
        let short = strike("bolt", "Ток");
        let long = strike("bolt", "Короткое замыкание в двигателе");
        let [low, high] = short.difference(&long).expect("the names differ");
        assert!(
            low[0] > 5.0 && high[0] < 58.0 && low[1] > 58.0 && high[1] < 70.0,
            "{low:?} {high:?}"
        );
    }

    #[test]
    fn the_back_does_not_tell_which_end_is_up() {
        let back = strike_back(HEIGHT);
        for (x, y) in [(6.0, 6.0), (20.0, 12.0), (28.0, 40.0), (30.0, 30.0), (10.0, 50.0)] {
            let here = back.mean([x, y], [5.0, 5.0]);
            let there = back.mean([CARD[0] - x - 5.0, CARD[1] - y - 5.0], [5.0, 5.0]);
            assert!(
                here.iter().zip(there).all(|(a, b)| (a - b).abs() < 0.05),
                "{x} {y}: {here:?} {there:?}"
            );
        }
    }
}
