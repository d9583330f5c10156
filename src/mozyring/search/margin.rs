//! Exact results of two-player games for points: who ends ahead if both play best.

use super::key::{Keys, Symmetries};
use super::node::bits;
use super::state::{Stakes, State};
use super::table::{Known, Table};
use crate::mozyring::rules::Game;

/// No margin is larger.
const MOST: i32 = 100;

/// A search for the best lead that the side to move can still gain from a position.
pub(super) struct Margins<'a> {
    stakes: Stakes,
    symmetries: Symmetries,
    table: Table,
    pub nodes: u64,
    budget: &'a mut dyn FnMut() -> bool,
    pub stopped: bool,
}

impl<'a> Margins<'a> {
    pub fn new(game: &Game, table_log: u32, budget: &'a mut dyn FnMut() -> bool) -> Self {
        Self {
            stakes: Stakes::new(game),
            symmetries: Symmetries::new(game.options()),
            table: Table::new(table_log),
            nodes: 0,
            budget,
            stopped: false,
        }
    }

    /// For each legal move the sign of the final lead of the side to move: 1, 0 or -1.
    pub fn signs_of_moves(&mut self, game: &Game) -> Vec<(u32, i32)> {
        let state = State::new(&self.stakes, game);
        let keys = Keys::new(&self.symmetries, game.position());
        let Some(turn) = game.to_move() else { return Vec::new() };
        let points = |seat: usize| game.scores()[seat] as i32;
        let lead = points(turn.seat.index()) - points(1 - turn.seat.index());
        bits(game.legal_set().0)
            .map(|bit| {
                (
                    bit,
                    (lead + self.value_of(&state, &keys, bit, -lead - 1, 1 - lead)).signum(),
                )
            })
            .collect()
    }

    /// The lead that the side to move gains from here on; exact inside `alpha..beta`, a bound outside.
    fn search(&mut self, state: &State, keys: &Keys, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes & 0xfff == 0 {
            self.stopped |= (self.budget)();
        }
        if state.over || self.stopped {
            return 0;
        }
        let (key, orientation) = keys.canonical();
        let cycle = state.node.position.cycle();
        let unknown = Known {
            low: -MOST as i8,
            high: MOST as i8,
            best: 27,
        };
        let known = self.table.get(key, cycle).unwrap_or(unknown);
        alpha = alpha.max(i32::from(known.low));
        beta = beta.min(i32::from(known.high));
        if alpha >= beta {
            return if alpha == i32::from(known.low) { alpha } else { beta };
        }
        let nodes_before = self.nodes;
        let (mut best, mut best_move) = (-MOST, 27);
        for bit in self.ordered(state, self.symmetries.origin(orientation, known.best)) {
            let value = self.value_of(state, keys, bit, alpha.max(best), beta);
            if value > best {
                (best, best_move) = (value, bit);
            }
            if best >= beta {
                break;
            }
        }
        if !self.stopped {
            let low = if best > alpha { best as i8 } else { known.low };
            let high = if best < beta { best as i8 } else { known.high };
            let best = self.symmetries.image(orientation, best_move);
            let effort = (self.nodes - nodes_before).max(1).ilog2() as u8;
            self.table.put(
                key,
                cycle,
                Known {
                    low: low.max(known.low),
                    high: high.min(known.high),
                    best,
                },
                effort,
            );
        }
        best
    }

    /// What the side to move gains by laying `bit`, with all that follows.
    fn value_of(&mut self, state: &State, keys: &Keys, bit: u32, alpha: i32, beta: i32) -> i32 {
        let Some((side, colour)) = state.turn(&self.stakes) else {
            return 0;
        };
        let mut child = *state;
        child.lay(&self.stakes, bit);
        let mut child_keys = *keys;
        child_keys.place(&self.symmetries, colour, bit);
        let gained = child.made_by(side) - state.made_by(side);
        let (alpha, beta) = (alpha - gained, beta - gained);
        let same_side = child.turn(&self.stakes).is_some_and(|(next, _)| next == side);
        gained
            + if same_side {
                self.search(&child, &child_keys, alpha, beta)
            } else {
                -self.search(&child, &child_keys, -beta, -alpha)
            }
    }

    /// All moves: `first`, then those that complete or block, then the others.
    fn ordered(&self, state: &State, first: u32) -> impl Iterator<Item = u32> + use<> {
        let legal = state.node.position.legal(&self.stakes.ground.book.options);
        let first = 1_u32.checked_shl(first).unwrap_or(0) & legal;
        let urgent = state.urgent(&self.stakes, legal) & !first;
        bits(first).chain(bits(urgent)).chain(bits(legal & !first & !urgent))
    }
}
