//! The order in which a proof tries moves: the likeliest to settle it first.

use super::node::{Ground, Node, bits};

/// What a search has learned about moves: how often each settled a position, by colour and slot.
pub(super) type History = [[u32; 27]; 4];

/// The moves `candidates`, `first` before all others (27 for none), then by promise.
pub(super) fn ordered(ground: &Ground, node: &Node, history: &History, candidates: u32, first: u32) -> Moves {
    let mut moves = Moves {
        scored: [(0, 0); 27],
        len: 0,
        at: 0,
    };
    let Some(colour) = node.position.turn().map(usize::from) else {
        return moves;
    };
    for bit in bits(candidates) {
        let learned = (history[colour][bit as usize] >> 8).min(4000) as i32;
        let score = if bit == first {
            i32::MAX
        } else {
            promise(ground, node, colour, bit) * 16 + learned
        };
        moves.scored[moves.len] = (score, bit);
        moves.len += 1;
    }
    moves
}

/// How promising it looks to lay `colour` in `bit`: the combinations through it that are open to the colour, and those
/// it closes to the opponent and to the player's own other colour, more for each ring that they already have.
fn promise(ground: &Ground, node: &Node, colour: usize, bit: u32) -> i32 {
    let occupied = node.position.occupied;
    let mut score = 0;
    for &[one, other] in &ground.pairs[bit as usize] {
        let both = one | other;
        for (owner, &own) in node.position.rings.iter().enumerate() {
            if both & occupied & !own != 0 {
                continue;
            }
            let held = (both & own).count_ones() as i32;
            score += match owner {
                _ if owner == colour => 2 + 12 * held,
                _ if owner % 2 != colour % 2 => 2 + 5 * held,
                _ => -held,
            };
        }
    }
    score
}

/// Moves picked best first.
pub(super) struct Moves {
    scored: [(i32, u32); 27],
    len: usize,
    at: usize,
}

impl Iterator for Moves {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let rest = &mut self.scored[self.at..self.len];
        let best = (0..rest.len()).max_by_key(|&i| rest[i].0)?;
        rest.swap(0, best);
        self.at += 1;
        Some(rest[0].1)
    }
}
