//! A position with the slots that would complete a combination, kept up to date ring by ring.

use crate::mozyring::rules::{Kind, Position, Rulebook, SlotSet};

/// What stays the same during a search: the rules, and tables made from their combinations.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    pub book: Rulebook,
    /// For each slot, the two other slots of each combination through it, as bits.
    pub pairs: [Vec<[u32; 2]>; 27],
    /// For lines of any sizes that only see tops: for a set of fields (nine bits) the fields that complete a line.
    completing_fields: Vec<u16>,
    any_sizes: bool,
}

impl Ground {
    pub fn new(book: &Rulebook) -> Self {
        let all = book.combinations.all();
        let pairs = std::array::from_fn(|slot| {
            let others = |bits: u32| {
                let rest = bits & !(1 << slot);
                let low = rest & rest.wrapping_neg();
                [low, rest & !low]
            };
            let through = all.iter().filter(|c| c.bits >> slot & 1 == 1);
            through.map(|c| others(c.bits)).collect()
        });
        let fields = |bits: u32| ((bits | bits >> 9 | bits >> 18) & 0x1ff) as u16;
        let lines: Vec<u16> = all
            .iter()
            .filter(|c| c.kind == Kind::AnySizes)
            .map(|c| fields(c.bits))
            .collect();
        // A field that already shows one's own ring completes a line anew when one covers that ring.
        let completing = |held: u16| {
            lines.iter().fold(0, |found, &line| match (line & !held).count_ones() {
                0 => found | line,
                1 => found | line & !held,
                _ => found,
            })
        };
        Self {
            book: book.clone(),
            pairs,
            completing_fields: (0..512).map(completing).collect(),
            any_sizes: !lines.is_empty(),
        }
    }

    /// The slots of a set of fields.
    fn slots_of(fields: u32) -> u32 {
        fields | fields << 9 | fields << 18
    }

    /// The free slots that would complete a combination for the owner of `mine`, found from nothing, where lines see
    /// tops only.
    fn completing_with_tops(&self, mine: u32, occupied: u32) -> u32 {
        if mine == 0 {
            return 0;
        }
        let free = SlotSet::ALL.0 & !occupied;
        let (medium, large) = (occupied >> 9 & 0x1ff, occupied >> 18);
        // Covered slots of each field, and slots that are not: a ring laid in one of those is on top.
        let uncovered = SlotSet::ALL.0 & !((medium | large) | large << 9);
        let tops = mine & uncovered;
        let mut found = 0;
        if self.book.options.patterns.concentric {
            let [s, m, l] = [mine & 0x1ff, mine >> 9 & 0x1ff, mine >> 18];
            found |= m & l | (s & l) << 9 | (s & m) << 18;
        }
        let lines = if self.any_sizes {
            let held = (tops | tops >> 9 | tops >> 18) & 0x1ff;
            Self::slots_of(u32::from(self.completing_fields[held as usize]))
        } else {
            let lines = self
                .book
                .combinations
                .all()
                .iter()
                .filter(|c| c.kind != Kind::Concentric);
            let missing = lines.map(|line| line.bits & !tops);
            missing
                .filter(|missing| missing.count_ones() == 1)
                .fold(0, |found, missing| found | missing)
        };
        free & (found | lines & uncovered)
    }
}

/// A position in a search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub position: Position,
    /// For each colour, the slots that complete a combination for it, if they are free and it has the ring.
    threats: [u32; 4],
}

impl Node {
    pub fn new(ground: &Ground, position: Position) -> Self {
        let mut node = Self {
            position,
            threats: [0; 4],
        };
        for colour in 0..4 {
            node.threats[colour] = if ground.book.combinations.tops_only() {
                ground.completing_with_tops(position.rings[colour], position.occupied)
            } else {
                SlotSet(position.rings[colour]).into_iter().fold(0, |found, slot| {
                    found | completed_by_pairs(ground, position.rings[colour], slot.bit())
                })
            };
        }
        node
    }

    /// Where the next ring of `colour` would complete a combination.
    pub fn wins(&self, colour: usize) -> u32 {
        self.threats[colour] & self.position.open_to(colour)
    }

    /// Those of the `legal` moves after which `next`, the colour due then, cannot complete a combination at once; where
    /// lines see every ring, also the moves that take just one of its ways away.
    pub fn blocks(&self, ground: &Ground, legal: u32, next: usize) -> u32 {
        if !ground.book.combinations.tops_only() {
            return self.wins(next) & legal;
        }
        // Where lines see tops a smaller ring in the threatened slot does not help, and a cover elsewhere may.
        let stops = |bit: &u32| {
            let mut after = *self;
            after.place(ground, *bit);
            after.wins(next) == 0
        };
        bits(legal).filter(stops).fold(0, |found, bit| found | 1 << bit)
    }

    /// Lays the due colour in the slot with this `bit`.
    #[inline]
    pub fn place(&mut self, ground: &Ground, bit: u32) {
        let Some(colour) = self.position.turn().map(usize::from) else {
            return;
        };
        self.position.place(&ground.book.options, bit, |_| ());
        let Position { rings, occupied, .. } = self.position;
        if ground.book.combinations.tops_only() {
            for (threats, mine) in self.threats.iter_mut().zip(rings) {
                *threats = ground.completing_with_tops(mine, occupied);
            }
        } else {
            self.threats[colour] |= completed_by_pairs(ground, rings[colour], bit);
        }
    }
}

/// The slots that complete a combination through `bit` for the owner of `mine`.
#[inline]
fn completed_by_pairs(ground: &Ground, mine: u32, bit: u32) -> u32 {
    ground.pairs[bit as usize].iter().fold(0, |found, &[one, other]| {
        let by_other = if mine & one != 0 { other } else { 0 };
        let by_one = if mine & other != 0 { one } else { 0 };
        found | by_other | by_one
    })
}

/// Calls `each` with the bit numbers in `bits`, low to high.
#[inline]
pub(super) fn bits(mut bits: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::mozyring::rules::{Colour, Game, LineSizes, LinesSee, Options};

    #[test]
    fn winning_slots_are_those_the_rules_find() {
        let by_pattern = Options {
            line_sizes: LineSizes::ByPattern,
            ..Options::biggest()
        };
        let every_ring = Options {
            lines_see: LinesSee::All,
            ..Options::biggest()
        };
        let top_points = Options {
            lines_see: LinesSee::Top,
            line_sizes: LineSizes::Any,
            ..Options::most_points(3)
        };
        let mut chance = Chance::new(5);
        for options in [
            Options::classic(2),
            Options::most_points(4),
            Options::biggest(),
            by_pattern,
            every_ring,
            top_points,
        ] {
            for _ in 0..60 {
                let mut game = Game::new(options.clone()).unwrap();
                let ground = Ground::new(game.book());
                let mut node = Node::new(&ground, *game.position());
                while game.to_move().is_some() {
                    for colour in 0..options.colours() {
                        let found: SlotSet = game.threats(Colour(colour)).map(|threat| threat.missing).collect();
                        assert_eq!(
                            SlotSet(node.wins(usize::from(colour))),
                            found,
                            "{options:?} {:?}",
                            game.moves()
                        );
                    }
                    assert_eq!(Node::new(&ground, *game.position()).threats, node.threats);
                    let legal = game.legal();
                    let slot = legal[chance.below(legal.len())];
                    game.place(slot).unwrap();
                    node.place(&ground, slot.bit());
                }
            }
        }
    }
}
