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

/// How many buckets a table begins with, as a power of 2.
const SMALLEST: u32 = 12;

/// Buckets of two: one keeps the most expensive result, the other the latest. The table begins small and grows with
/// what it is given, so that small problems do not pay for large ones.
#[derive(Debug, Clone)]
pub(super) struct Table {
    buckets: Vec<[Entry; 2]>,
    log: u32,
    largest: u32,
    /// Results put in since it last grew.
    put_in: usize,
}

impl Table {
    /// A table that grows to 2 to the power `largest` buckets, 32 bytes each.
    pub fn new(largest: u32) -> Self {
        let log = largest.min(SMALLEST);
        Self {
            buckets: vec![[EMPTY; 2]; 1 << log],
            log,
            largest,
            put_in: 0,
        }
    }

    /// Makes it four times as large, if that is allowed.
    fn grow(&mut self) {
        let log = self.largest.min(self.log + 2);
        let old = std::mem::replace(&mut self.buckets, vec![[EMPTY; 2]; 1 << log]);
        self.log = log;
        self.put_in = 0;
        for entry in old.into_iter().flatten().filter(|entry| entry.key != 0) {
            self.put(entry.key - 1, entry.turn, entry.known, entry.effort);
        }
    }

    fn bucket(&self, key: u64, turn: u8) -> usize {
        // Fibonacci hashing: the high bits of a product with 2^64 over the golden ratio.
        (((key ^ u64::from(turn) << 61).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> (64 - self.log)) as usize
    }

    pub fn get(&self, key: u64, turn: u8) -> Option<Known> {
        let bucket = &self.buckets[self.bucket(key, turn)];
        bucket
            .iter()
            .find(|entry| entry.key == key + 1 && entry.turn == turn)
            .map(|entry| entry.known)
    }

    pub fn put(&mut self, key: u64, turn: u8, known: Known, effort: u8) {
        self.put_in += 1;
        if self.put_in > self.buckets.len() && self.log < self.largest {
            self.grow();
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_what_it_holds_while_it_grows() {
        let mut table = Table::new(16);
        let known = |key: u64| Known {
            low: (key % 100) as i8,
            high: 100,
            best: 3,
        };
        let mut found = 0;
        for key in 0..40_000 {
            table.put(key * 7919, (key % 4) as u8, known(key), 1);
        }
        for key in 0..40_000 {
            match table.get(key * 7919, (key % 4) as u8) {
                Some(kept) => {
                    assert_eq!(kept, known(key));
                    found += 1;
                }
                None => assert!(table.get(key * 7919, 5).is_none()),
            }
        }
        assert!(found > 30_000, "{found}");
    }
}
