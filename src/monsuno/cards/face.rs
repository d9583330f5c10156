//! The face of a Monsuno card, laid out as the booklet says: hit points upper left, the attack-type symbols lower right
//! with the boosted attack beside them. One drawing unit is a millimetre of the card.

use super::beast::portrait;
use super::canvas::{Canvas, Paint};
use super::emblem::{emblem, ornament};
use super::lettering::{Align, Fonts, Lettering};
use super::palette::{BRASS, BRASS_DEEP, INK, Livery, PAPER, PAPER_DEEP, RED, WALNUT, livery, type_color};
use super::scene;
use super::shape::{Point, Shape};
use super::stock::{CARD, FRAME, edge, finish, frame, label, name_plate, stock};
use super::symbol::{blades, chevron, heart, symbol};

/// The height at which faces are painted unless told otherwise, in pixels.
pub const CARD_PIXELS: u32 = 716;
/// How much of a tucked strike card shows below the Monsuno card, in millimetres.
pub const TUCKED: f32 = 14.0;
/// How far the middle of the symbol in a lower corner of a strike card lies from the side edge, in millimetres.
pub const INDEX: f32 = 7.2;

const PICTURE: [Point; 2] = [[5.0, 5.0], [53.0, 42.0]];
const SLOTS_TOP: f32 = 72.0;
const SLOTS_RIGHT: f32 = 58.6;
const SLOT_WIDTH: f32 = 12.2;

/// Everything that stands on a Monsuno card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardLook {
    /// Its name.
    pub name: String,
    /// The faction by its name in the catalogue.
    pub faction: String,
    /// The faction's name in the player's language.
    pub faction_name: String,
    /// The figure by its name in the catalogue.
    pub figure: String,
    /// A sentence about it.
    pub flavour: String,
    /// Hit points at the start.
    pub hit_points: u32,
    /// The attack.
    pub attack: u32,
    /// The boosted attack.
    pub boosted: u32,
    /// The marks of its attack types.
    pub symbols: Vec<String>,
    /// The words that stand beside the numbers.
    pub labels: Labels,
}

/// The words beside the numbers of a card, in the player's language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    /// For the hit points.
    pub hit_points: String,
    /// For the attack.
    pub attack: String,
    /// For the boosted attack.
    pub boosted: String,
}

/// Where the slot of a symbol lies on a card with so many: its upper left corner and size in millimetres.
///
/// A strike card tucked under it shows [`TUCKED`] millimetres below the card, and its own symbol right under the slot's
/// when its right edge lies [`INDEX`] to the right of the slot's middle. The first of several lies on top.
#[must_use]
pub fn slot(index: usize, count: usize) -> [Point; 2] {
    let width = SLOT_WIDTH.min(3.0 * SLOT_WIDTH / count.max(1) as f32);
    let left = SLOTS_RIGHT - width * (count - index.min(count)) as f32;
    [[left, SLOTS_TOP], [width, CARD[1] - SLOTS_TOP]]
}

/// Paints the face of a Monsuno card.
#[must_use]
pub fn monsuno_face(card: &CardLook, fonts: &Fonts, height_px: u32) -> Canvas {
    let colors = livery(&card.faction);
    let mut canvas = stock(height_px);
    frame(&mut canvas, &colors, &ornament(&card.faction));
    picture(&mut canvas, card, &colors);
    hit_points(&mut canvas, card, fonts, &colors);
    seal(&mut canvas, card, &colors);
    name_plate(&mut canvas, [&card.name, &card.faction_name], 44.2, fonts, &colors);
    attack(&mut canvas, card, fonts);
    boost(&mut canvas, card, fonts, &colors);
    finish(canvas)
}

fn picture(canvas: &mut Canvas, card: &CardLook, colors: &Livery) {
    let [place, size] = PICTURE;
    let mut view = Canvas::new(size, canvas.unit, colors.sky);
    scene::paint(&mut view, size, &card.faction);
    portrait(&card.figure).paint(&mut view, [31.2, 21.9], 16.4);
    let window = Shape::rounded(place, size, 1.6);
    canvas.fill(
        &Shape::rounded(place.map(|at| at - 0.7), size.map(|side| side + 1.4), 2.2),
        colors.deep,
    );
    canvas.fill(
        &edge(place.map(|at| at - 0.45), size.map(|side| side + 0.9), 2.0, 0.28),
        BRASS,
    );
    canvas.paste(&view, place, &window);
}

/// A pennant from the upper edge, with a heart and the number.
fn hit_points(canvas: &mut Canvas, card: &CardLook, fonts: &Fonts, colors: &Livery) {
    let pennant = |grow: f32| {
        let (left, right, low) = (6.0 - grow, 21.6 + grow, 21.4 + grow);
        Shape::polygon(&[
            [left, FRAME - grow * 0.2],
            [right, FRAME - grow * 0.2],
            [right, low],
            [13.8, low + 3.2],
            [left, low],
        ])
    };
    canvas.shadow(&pennant(0.0), [0.3, 0.8], 0.7, INK.faint(0.6));
    canvas.fill(&pennant(0.55), colors.deep);
    canvas.fill(
        &pennant(0.0),
        Paint::Down([(2.4, PAPER.lighter(0.3)), (24.0, PAPER_DEEP)]),
    );
    canvas.fill(&heart().placed([13.8, 6.7], 2.7), RED);
    let number = card.hit_points.to_string();
    let lettering = Lettering::new(&fonts.bold, 9.6).fitted(&number, 14.0);
    canvas.text(&number, [13.8, 17.2], Align::Centre, &lettering, INK);
    label(canvas, &card.labels.hit_points, [13.8, 20.4], 13.6, fonts, INK);
}

/// The emblem of the faction, pressed into brass.
fn seal(canvas: &mut Canvas, card: &CardLook, colors: &Livery) {
    let middle = [53.2, 9.8];
    canvas.shadow(&Shape::circle(middle, 4.9), [0.3, 0.8], 0.7, INK.faint(0.6));
    canvas.fill(&Shape::circle(middle, 5.0), BRASS_DEEP);
    canvas.fill(
        &Shape::circle(middle, 4.7),
        Paint::Down([(5.0, BRASS.lighter(0.45)), (14.6, BRASS)]),
    );
    canvas.fill(
        &Shape::circle(middle, 3.95),
        Paint::Down([(5.8, colors.deep), (13.8, colors.main)]),
    );
    canvas.fill(&emblem(&card.faction).placed(middle, 2.85), PAPER);
}

/// The attack in a burst, and the sentence about the beast beside it.
fn attack(canvas: &mut Canvas, card: &CardLook, fonts: &Fonts) {
    let panel = Shape::rounded([5.0, 57.4], [53.0, 13.0], 1.6);
    canvas.fill(&Shape::rounded([4.6, 57.0], [53.8, 13.8], 2.0), INK.faint(0.45));
    canvas.fill(&panel, PAPER);
    let middle = [13.8, 63.9];
    let burst = |radius: f32| Shape::star(middle, 14, radius, 0.84 * radius);
    canvas.shadow(&burst(8.8), [0.2, 0.7], 0.6, INK.faint(0.5));
    canvas.fill(&burst(9.4), PAPER.lighter(0.4));
    canvas.fill(
        &burst(8.8),
        Paint::Down([(55.1, RED.mix(BRASS, 0.25)), (72.7, RED.darker(0.12))]),
    );
    canvas.fill(&blades().placed([13.8, 59.0], 1.8), PAPER);
    let number = card.attack.to_string();
    let lettering = Lettering::new(&fonts.bold, 7.9).fitted(&number, 12.4);
    canvas.text(&number, [13.8, 66.8], Align::Centre, &lettering, PAPER.lighter(0.6));
    label(canvas, &card.labels.attack, [13.8, 69.4], 8.2, fonts, PAPER);
    // As large as four lines allow.
    let (width, tall) = (32.2, 11.6);
    let mut lettering = Lettering::new(&fonts.text, 2.75);
    let mut lines = lettering.wrapped(&card.flavour, width);
    while lines.len() as f32 * 1.22 * lettering.size > tall && lettering.size > 1.4 {
        lettering.size -= 0.1;
        lines = lettering.wrapped(&card.flavour, width);
    }
    let step = 1.22 * lettering.size;
    let first = 63.9 - 0.5 * step * (lines.len() as f32 - 1.0) + 0.35 * lettering.size;
    for (row, line) in lines.iter().enumerate() {
        let at = [24.6, first + step * row as f32];
        canvas.text(
            line,
            at,
            Align::Left,
            &lettering.fitted(line, width),
            INK.mix(PAPER, 0.12),
        );
    }
}

/// A bar along the lower edge: the boosted attack at its left, the slots of the symbols at its right, arrows between.
fn boost(canvas: &mut Canvas, card: &CardLook, fonts: &Fonts, colors: &Livery) {
    let count = card.symbols.len();
    if count == 0 {
        return;
    }
    let bar = Shape::rounded([4.4, SLOTS_TOP], [54.2, 12.4], 1.6);
    canvas.shadow(&bar, [0.0, 0.5], 0.5, INK.faint(0.5));
    canvas.fill(
        &bar,
        Paint::Down([(SLOTS_TOP, WALNUT.mix(colors.deep, 0.6)), (CARD[1], WALNUT)]),
    );
    canvas.fill(&edge([4.4, SLOTS_TOP], [54.2, 12.4], 1.6, 0.3), BRASS);
    let medal = Shape::rounded([5.6, SLOTS_TOP + 1.2], [15.0, 10.0], 1.2);
    canvas.fill(
        &medal,
        Paint::Down([(SLOTS_TOP, BRASS.lighter(0.45)), (84.0, BRASS.mix(BRASS_DEEP, 0.25))]),
    );
    let number = card.boosted.to_string();
    let lettering = Lettering::new(&fonts.bold, 7.8).fitted(&number, 13.2);
    canvas.text(&number, [13.1, 79.7], Align::Centre, &lettering, INK);
    label(canvas, &card.labels.boosted, [13.1, 82.4], 13.4, fonts, INK);
    let first = slot(0, count)[0][0];
    let arrows = ((first - 21.6) / 3.6) as usize;
    for arrow in 0..arrows {
        let part = (arrow + 1) as f32 / arrows as f32;
        let at = [first - 3.6 * (arrow as f32 + 0.5), SLOTS_TOP + 6.2];
        canvas.fill(&chevron().placed(at, 1.5), BRASS.faint(1.0 - 0.6 * part));
    }
    for (index, mark) in card.symbols.iter().enumerate() {
        let [[x, y], [width, _]] = slot(index, count);
        let [tile_x, tile_y] = [x + 0.6, y + 1.2];
        let tile = Shape::rounded([tile_x, tile_y], [width - 1.2, 10.0], 1.0);
        canvas.fill(&tile, Paint::Down([(y, PAPER_DEEP), (y + 3.0, PAPER.lighter(0.3))]));
        canvas.fill(&edge([tile_x, tile_y], [width - 1.2, 10.0], 1.0, 0.3), BRASS_DEEP);
        let scale = (0.5 * width - 2.0).clamp(0.6, 4.1);
        canvas.fill(
            &symbol(mark).placed([x + 0.5 * width, y + 6.2], scale),
            type_color(mark),
        );
        // A notch in the lower edge says where a strike card goes.
        let middle = x + 0.5 * width;
        canvas.fill(
            &Shape::polygon(&[
                [middle - 1.3, CARD[1]],
                [middle, CARD[1] - 2.0],
                [middle + 1.3, CARD[1]],
            ]),
            type_color(mark),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEIGHT: u32 = 220;

    fn card() -> CardLook {
        CardLook {
            name: "Коралоклешень".to_owned(),
            faction: "deeptide".to_owned(),
            faction_name: "Глубинный Прилив".to_owned(),
            figure: "crab".to_owned(),
            flavour: "Здоровается за руку с каждым, но руку возвращает не каждому.".to_owned(),
            hit_points: 120,
            attack: 32,
            boosted: 70,
            symbols: vec!["crest".to_owned(), "tooth".to_owned()],
            labels: Labels {
                hit_points: "жизни".to_owned(),
                attack: "атака".to_owned(),
                boosted: "усиленная".to_owned(),
            },
        }
    }

    /// Where the face changes when the card does: the corners of that part, in parts of the card.
    fn changed(change: impl Fn(&mut CardLook)) -> [Point; 2] {
        let fonts = Fonts::of_assets();
        let mut other = card();
        change(&mut other);
        let faces = [card(), other].map(|card| monsuno_face(&card, &fonts, HEIGHT));
        let [low, high] = faces[0].difference(&faces[1]).expect("the change is seen");
        [low, high].map(|[x, y]| [x / CARD[0], y / CARD[1]])
    }

    #[test]
    fn hit_points_stand_upper_left() {
        let [low, high] = changed(|card| card.hit_points = 95);
        assert!(
            high[0] < 0.40 && high[1] < 0.25 && high[0] - low[0] > 0.15,
            "{low:?} {high:?}"
        );
    }

    #[test]
    fn symbols_stand_lower_right_with_the_boosted_attack_beside_them() {
        let [low, _] = changed(|card| card.symbols[1] = "bolt".to_owned());
        assert!(low[0] > 0.65 && low[1] > 0.80, "{low:?}");
        let [low, high] = changed(|card| card.boosted = 43);
        assert!(high[0] < 0.40 && low[1] > 0.80, "{low:?} {high:?}");
    }

    #[test]
    fn the_attack_stands_apart_from_both() {
        let [low, high] = changed(|card| card.attack = 19);
        assert!(high[0] < 0.40 && low[1] > 0.60 && high[1] < 0.80, "{low:?} {high:?}");
    }

    #[test]
    fn a_long_number_or_name_stays_in_its_place() {
        let [_, high] = changed(|card| card.hit_points = 1_000_000);
        assert!(high[0] < 0.40, "{high:?}");
        let [low, high] = changed(|card| card.name = "Невообразимодлинноименный".to_owned());
        assert!(
            low[0] > 0.08 && high[0] < 0.92 && low[1] > 0.49 && high[1] < 0.64,
            "{low:?} {high:?}"
        );
    }

    #[test]
    fn slots_lie_side_by_side_up_to_the_right_edge_however_many_there_are() {
        for count in 1..9 {
            for index in 0..count {
                let [[x, _], [width, _]] = slot(index, count);
                let next = if index + 1 < count {
                    slot(index + 1, count)[0][0]
                } else {
                    SLOTS_RIGHT
                };
                assert!((x + width - next).abs() < 1e-3);
                assert!(x > 21.0, "there is room for the boosted attack");
            }
        }
    }

    #[test]
    fn the_same_card_is_painted_the_same() {
        let fonts = Fonts::of_assets();
        let [a, b] = [0, 1].map(|_| monsuno_face(&card(), &fonts, HEIGHT));
        assert_eq!(a, b);
    }
}
