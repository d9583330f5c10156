//! A fixed-size memory of positions already searched, by their exact keys.

/// What is known about a position: bounds of its true value, and the move that did best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub low: i8,
    pub high: i8,
    /// Bit number of the best move's slot, in the orientation it was found in; 27 for none.
    pub best: u8,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    /// The position's key plus one; 0 for an empty entry.
    key: u64,
    known: Known,
    /// What of the position the key leaves out.
    turn: u8,
    /// How much work it holds, as a logarithm.
    effort: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    known: Known {
        low: 0,
        high: 0,
        best: 27,
    },
    turn: 0,
    effort: 0,
};

/// Buckets of two: one keeps the most expensive result, the other the latest.
#[derive(Debug, Clone)]
pub(super) struct Table {
    buckets: Vec<[Entry; 2]>,
    shift: u32,
}

impl Table {
    /// A table of 2 to the power `log` buckets, 32 bytes each.
    pub fn new(log: u32) -> Self {
        Self {
            buckets: vec![[EMPTY; 2]; 1 << log],
            shift: 64 - log,
        }
    }

    fn bucket(&self, key: u64, turn: u8) -> usize {
        // Fibonacci hashing: the high bits of a product with 2^64 over the golden ratio.
        (((key ^ u64::from(turn) << 61).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> self.shift) as usize
    }

    pub fn get(&self, key: u64, turn: u8) -> Option<Known> {
        let bucket = &self.buckets[self.bucket(key, turn)];
        bucket
            .iter()
            .find(|entry| entry.key == key + 1 && entry.turn == turn)
            .map(|entry| entry.known)
    }

    pub fn put(&mut self, key: u64, turn: u8, known: Known, effort: u8) {
        let index = self.bucket(key, turn);
        let [costly, latest] = &mut self.buckets[index];
        let entry = Entry {
            key: key + 1,
            known,
            turn,
            effort,
        };
        let same = |old: &Entry| old.key == entry.key && old.turn == turn;
        if same(costly) {
            *costly = Entry {
                effort: effort.max(costly.effort),
                ..entry
            };
        } else if effort >= costly.effort {
            *latest = *costly;
            *costly = entry;
        } else {
            *latest = entry;
        }
    }
}
