//! Whether a side can still complete anything in time: counting out dead combinations.

use super::node::{Ground, Node};
use crate::mozyring::rules::{Kind, Position, Size, SlotSet};

/// The combinations of a rulebook, sorted by what their rings must be.
#[derive(Debug, Clone)]
pub(super) struct Hopes {
    same_size: Vec<u32>,
    others: Vec<u32>,
    tops_only: bool,
}

impl Hopes {
    pub fn new(ground: &Ground) -> Self {
        let combinations = &ground.book.combinations;
        let of_kind = |same: bool| {
            let fits = combinations.all().iter().filter(|c| (c.kind == Kind::SameSize) == same);
            fits.map(|c| c.bits).collect()
        };
        Self {
            same_size: of_kind(true),
            others: of_kind(false),
            tops_only: combinations.tops_only(),
        }
    }

    /// For each of two sides, whether it can complete a combination with one of the next `plies` rings. Where lines see
    /// tops only, always yes; never a wrong no.
    pub fn can_win(&self, ground: &Ground, node: &Node, plies: u32) -> [bool; 2] {
        if self.tops_only {
            return [true; 2];
        }
        let turns = turns_within(ground, &node.position, plies);
        [0, 1].map(|side| {
            let colours = (side..usize::from(ground.book.options.colours())).step_by(2);
            colours
                .into_iter()
                .any(|colour| self.is_alive(ground, &node.position, colour, turns[colour]))
        })
    }

    fn is_alive(&self, ground: &Ground, position: &Position, colour: usize, turns: u32) -> bool {
        let mine = position.rings[colour];
        let usable = mine | position.open_to(colour);
        let in_time = |bits: u32| bits & usable == bits && at_most(bits & !mine, turns);
        if self.others.iter().any(|&bits| in_time(bits)) {
            return true;
        }
        // The slots of sizes of which just one ring, or just two, are left.
        let left_over = |rings: u32| {
            let scarce = |size: &Size| {
                let laid = (mine & SlotSet::of_size(*size).0).count_ones();
                u32::from(ground.book.options.stock[*size as usize]) == laid + rings
            };
            Size::ALL
                .iter()
                .filter(|size| scarce(size))
                .fold(0, |bits, &size| bits | SlotSet::of_size(size).0)
        };
        let (one_left, two_left) = (left_over(1), left_over(2));
        self.same_size.iter().any(|&bits| {
            let missing = bits & !mine;
            in_time(bits) && at_most(missing & one_left, 1) && at_most(missing & two_left, 2)
        })
    }
}

/// Whether `bits` has at most `most` bits; three at most are there.
#[inline]
fn at_most(bits: u32, most: u32) -> bool {
    let without_one = bits & bits.wrapping_sub(1);
    match most {
        0 => bits == 0,
        1 => without_one == 0,
        2 => without_one & without_one.wrapping_sub(1) == 0,
        _ => true,
    }
}

/// For each colour, how many of the next `plies` rings are of it at most.
fn turns_within(ground: &Ground, position: &Position, plies: u32) -> [u32; 4] {
    let options = &ground.book.options;
    let colours = usize::from(options.colours());
    let (Some(due), Some(next)) = (position.turn().map(usize::from), position.due_next(options)) else {
        return [plies; 4];
    };
    if (0..colours).any(|colour| may_get_stuck(ground, position, colour, plies)) {
        return [plies; 4];
    }
    std::array::from_fn(|colour| {
        let wait = if colour == due {
            0
        } else if colour == next {
            1
        } else if colour % 2 == due % 2 {
            2
        } else {
            3
        };
        if plies > wait {
            (plies - 1 - wait) / colours as u32 + 1
        } else {
            0
        }
    })
}

/// Whether `colour` might find no slot within the next `plies` rings. Never a wrong no.
fn may_get_stuck(ground: &Ground, position: &Position, colour: usize, plies: u32) -> bool {
    let options = &ground.book.options;
    let own_turns = plies / u32::from(options.colours()) + 1;
    let lasting = |size: &Size| {
        let laid = (position.rings[colour] & SlotSet::of_size(*size).0).count_ones();
        u32::from(options.stock[*size as usize]) >= laid + own_turns
    };
    let slots = Size::ALL
        .iter()
        .filter(|size| lasting(size))
        .fold(0, |bits, &size| bits | SlotSet::of_size(size).0);
    (slots & !position.occupied).count_ones() < plies
}
