//! The winning combinations, and which rings make them.

use super::board::{Field, Size, Slot, SlotSet};
use super::options::{LineSizes, LinesSee, Options};

/// What makes three rings of one colour a combination (`rules.md` 2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Small, medium and large in one field.
    Concentric,
    /// Three of the same size in a line.
    SameSize,
    /// Small, medium, large in that order along a line, in either direction.
    Ordered,
    /// Three in a line, whatever their sizes.
    AnySizes,
}

/// Three slots that win for the colour that holds them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Combination {
    /// What makes it one.
    pub kind: Kind,
    /// Its slots, sorted as text.
    pub slots: [Slot; 3],
    /// Its slots as bits.
    pub bits: u32,
}

impl Combination {
    fn new(kind: Kind, mut slots: [Slot; 3]) -> Self {
        slots.sort_unstable();
        let bits = SlotSet::from_iter(slots).0;
        Self { kind, slots, bits }
    }
}

/// A combination that one more ring completes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threat {
    /// The combination.
    pub combination: Combination,
    /// Its slot that is still free.
    pub missing: Slot,
}

/// The eight lines of the board, as fields from end to end.
fn lines() -> impl Iterator<Item = [Field; 3]> {
    let field = |column: usize, row: usize| Field::all().nth(column * 3 + row);
    let ends = [
        [(0, 0), (1, 0), (2, 0)],
        [(0, 1), (1, 1), (2, 1)],
        [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (0, 1), (0, 2)],
        [(1, 0), (1, 1), (1, 2)],
        [(2, 0), (2, 1), (2, 2)],
        [(0, 0), (1, 1), (2, 2)],
        [(0, 2), (1, 1), (2, 0)],
    ];
    ends.into_iter().filter_map(move |line| {
        let [a, b, c] = line.map(|(column, row)| field(column, row));
        Some([a?, b?, c?])
    })
}

/// The combinations that an option set knows.
#[derive(Debug, Clone)]
pub struct Combinations {
    all: Vec<Combination>,
    /// For each bit of a slot, the indices of the combinations through it.
    through: [Vec<u8>; 27],
    tops_only: bool,
}

impl Combinations {
    /// The combinations under `options`: 49 in the standard game.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let mut all = Vec::new();
        if options.patterns.concentric {
            all.extend(Field::all().map(|field| {
                let slots = Size::ALL.map(|size| Slot::new(field, size));
                Combination::new(Kind::Concentric, slots)
            }));
        }
        for line in lines() {
            all.extend(line_sizes(options).into_iter().map(|(kind, sizes)| {
                let slots = [0, 1, 2].map(|place| Slot::new(line[place], sizes[place]));
                Combination::new(kind, slots)
            }));
        }
        let through = std::array::from_fn(|bit| {
            let holds_it = |index: &u8| all[usize::from(*index)].bits >> bit & 1 == 1;
            (0..all.len() as u8).filter(holds_it).collect()
        });
        Self {
            all,
            through,
            tops_only: options.lines_see == LinesSee::Top,
        }
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Combination] {
        &self.all
    }

    /// Whether a ring that a larger one covers does not count for lines.
    #[must_use]
    pub fn tops_only(&self) -> bool {
        self.tops_only
    }

    /// The combinations with `slot` among them.
    pub fn through(&self, slot: Slot) -> impl Iterator<Item = &Combination> {
        self.through[slot.bit() as usize]
            .iter()
            .map(|&index| &self.all[usize::from(index)])
    }

    /// What the ring just laid in `slot` has completed for the owner of the rings `mine`, among all rings
    /// `occupied`; sorted by their slots' text.
    ///
    /// A later ring only ever covers others, so a combination is complete when its last ring is laid or never.
    #[must_use]
    pub fn completed(&self, mine: u32, occupied: u32, slot: Slot) -> Vec<Combination> {
        let tops = tops(occupied);
        let complete = |c: &Combination| mine & c.bits == c.bits && (!self.sees_tops(c) || tops & c.bits == c.bits);
        let mut made: Vec<Combination> = self.through(slot).copied().filter(complete).collect();
        made.sort_unstable_by_key(|c| c.slots);
        made
    }

    /// The combinations that one more ring of the owner of `mine` would complete, laid in one of the free slots
    /// `open` to it.
    pub fn threats(&self, mine: u32, occupied: u32, open: u32) -> impl Iterator<Item = Threat> {
        self.all.iter().filter_map(move |&combination| {
            let missing = combination.bits & !mine;
            let one_is_missing = missing.count_ones() == 1 && missing & open != 0;
            let counts = || {
                let after = occupied | missing;
                !self.sees_tops(&combination) || tops(after) & combination.bits == combination.bits
            };
            (one_is_missing && counts()).then(|| Threat {
                combination,
                missing: Slot::from_bit(missing.trailing_zeros()),
            })
        })
    }

    fn sees_tops(&self, combination: &Combination) -> bool {
        self.tops_only && combination.kind != Kind::Concentric
    }
}

/// The largest ring of each field, of the rings `occupied`.
pub(crate) fn tops(occupied: u32) -> u32 {
    let large = occupied >> 18;
    let medium = occupied >> 9 & 0x1ff;
    occupied & !((large | medium) & 0x1ff) & !(large << 9)
}

/// The sizes that win along a line, from its first field to its last.
fn line_sizes(options: &Options) -> Vec<(Kind, [Size; 3])> {
    use Size::{Large, Medium, Small};
    let mut sizes = Vec::new();
    if options.line_sizes == LineSizes::Any {
        for first in Size::ALL {
            for second in Size::ALL {
                sizes.extend(Size::ALL.map(|third| (Kind::AnySizes, [first, second, third])));
            }
        }
        return sizes;
    }
    if options.patterns.same_size {
        sizes.extend(Size::ALL.map(|size| (Kind::SameSize, [size; 3])));
    }
    if options.patterns.ordered {
        sizes.push((Kind::Ordered, [Small, Medium, Large]));
        sizes.push((Kind::Ordered, [Large, Medium, Small]));
    }
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(combinations: &Combinations, kind: Kind) -> usize {
        combinations.all().iter().filter(|c| c.kind == kind).count()
    }

    #[test]
    fn the_standard_game_has_49_combinations() {
        let combinations = Combinations::new(&Options::classic(2));
        assert_eq!(count(&combinations, Kind::Concentric), 9);
        assert_eq!(count(&combinations, Kind::SameSize), 24);
        assert_eq!(count(&combinations, Kind::Ordered), 16);
    }

    #[test]
    fn who_is_the_biggest_has_27_sizings_of_each_line() {
        let combinations = Combinations::new(&Options::biggest());
        assert_eq!(count(&combinations, Kind::AnySizes), 8 * 27);
        assert_eq!(combinations.all().len(), 9 + 8 * 27);
    }

    #[test]
    fn the_largest_ring_of_a_field_is_on_top() {
        let set = |text: &str| SlotSet::from_iter(text.split(' ').map(|s| s.parse().unwrap())).0;
        assert_eq!(tops(set("a1S a1M b2S b2L c3S c1M c1L")), set("a1M b2L c3S c1L"));
    }
}
