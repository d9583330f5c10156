//! What a ring would do if it were laid: the combinations it completes, and those it takes from others.

use super::board::Slot;
use super::combinations::Combination;
use super::game::Game;

/// What laying the due colour in a slot would do. Combinations by their slots, sorted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Preview {
    /// Combinations it completes.
    pub completes: Vec<[Slot; 3]>,
    /// Combinations that another player's next ring could have completed and now cannot.
    pub blocks: Vec<[Slot; 3]>,
}

impl Game {
    /// What laying the due colour in `slot` would do; nothing where that is not allowed.
    #[must_use]
    pub fn preview(&self, slot: Slot) -> Preview {
        let Some(turn) = self.to_move().filter(|_| self.why_not(slot).is_none()) else {
            return Preview::default();
        };
        let occupied = self.position().occupied | 1 << slot.bit();
        let mine = self.rings_of(turn.colour).0 | 1 << slot.bit();
        let combinations = &self.book().combinations;
        let completes = slots(combinations.completed(mine, occupied, slot));

        let others = (0..self.options().colours())
            .map(super::Colour)
            .filter(|&colour| self.owner(colour) != turn.seat);
        let mut blocks = Vec::new();
        for colour in others {
            let open = self.position().open_to(colour.index()) & !(1 << slot.bit());
            let still: Vec<_> = combinations.threats(self.rings_of(colour).0, occupied, open).collect();
            let before = self.threats(colour).filter(|threat| !still.contains(threat));
            blocks.extend(before.map(|threat| threat.combination.slots));
        }
        blocks.sort_unstable();
        Preview { completes, blocks }
    }
}

fn slots(combinations: Vec<Combination>) -> Vec<[Slot; 3]> {
    combinations.into_iter().map(|combination| combination.slots).collect()
}
