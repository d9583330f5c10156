//! The proof search: which wins can be forced, and how soon.
//!
//! Alpha-beta over exact values, from near horizons to far ones, with a memory of positions by exact keys (symmetric
//! positions share one), forced replies, and dead combinations counted out.

use super::hope::Hopes;
use super::key::{Keys, Symmetries};
use super::node::{Ground, Node, bits};
use super::order::{History, ordered};
use super::table::{Known, Table};
use crate::mozyring::rules::{Game, Position};

/// A win with the last ring of ply n is worth `WIN - n`, the loss the negative of it, everything else 0.
pub(super) const WIN: i32 = 100;

/// Positions so few plies from the horizon are searched rather than looked up: that is faster.
const NEAR: i32 = 2;

/// From a horizon at this ply on it is asked first who wins at all: few combinations are left alive there.
const LATE: i32 = 18;

/// What is asked about a move: what it is worth, or only who wins after it, which costs less.
#[derive(Debug, Clone, Copy)]
enum Ask {
    Value,
    Sign,
}

/// A proof search in a two-player game that a combination wins.
pub(super) struct Prover<'a> {
    ground: Ground,
    hopes: Hopes,
    symmetries: Symmetries,
    table: Table,
    /// The ply by which a win must come to count.
    pub horizon: i32,
    /// Rings on the board when nobody can place any more, unless a colour gets frozen.
    pub full: i32,
    history: History,
    pub nodes: u64,
    /// The most nodes to look at.
    pub limit: u64,
    budget: &'a mut dyn FnMut() -> bool,
    /// Whether the budget or the limit ran out.
    pub stopped: bool,
}

impl<'a> Prover<'a> {
    /// The rules that are searched.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    pub fn new(game: &Game, table_log: u32, budget: &'a mut dyn FnMut() -> bool) -> Self {
        let options = game.options();
        let ground = Ground::new(game.book());
        let laid_in_the_end = |stock: &u8| i32::from(*stock * options.colours()).min(9);
        Self {
            hopes: Hopes::new(&ground),
            ground,
            symmetries: Symmetries::new(options),
            table: Table::new(table_log),
            horizon: 0,
            full: options.stock.iter().map(laid_in_the_end).sum(),
            history: [[0; 27]; 4],
            nodes: 0,
            limit: u64::MAX,
            budget,
            stopped: false,
        }
    }

    /// The value of `node` for its side to move, counting only wins up to the horizon; exact inside `alpha..beta`,
    /// a bound outside.
    fn search(&mut self, node: &Node, keys: &Keys, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes & 0xfff == 0 {
            self.stopped |= (self.budget)() || self.nodes >= self.limit;
        }
        let Some(colour) = node.position.turn().map(usize::from) else {
            return 0;
        };
        let ply = node.position.occupied.count_ones() as i32;
        if ply >= self.horizon || self.stopped {
            return 0;
        }
        if node.wins(colour) != 0 {
            return WIN - (ply + 1);
        }
        let soonest = if ply + 2 <= self.horizon { WIN - (ply + 2) } else { 0 };
        let Some(candidates) = self.candidates(node, colour) else {
            return -soonest;
        };
        beta = beta.min(soonest);
        alpha = alpha.max(-soonest);
        if alpha >= beta {
            return alpha;
        }
        let hopes = self.hopes.can_win(&self.ground, node, (self.horizon - ply) as u32);
        if !hopes[colour % 2] {
            beta = beta.min(0);
        }
        if !hopes[1 - colour % 2] {
            alpha = alpha.max(0);
        }
        if alpha >= beta {
            return 0;
        }

        let (key, orientation) = keys.canonical();
        let turn = node.position.cycle();
        let is_far = self.horizon - ply > NEAR;
        let known = if is_far { self.table.get(key, turn) } else { None };
        if let Some(known) = known {
            let (low, high) = self.seen_from_horizon(known);
            if low >= beta {
                return low;
            }
            if high <= alpha {
                return high;
            }
            if low == high {
                return low;
            }
            alpha = alpha.max(low);
            beta = beta.min(high);
        }

        let nodes_before = self.nodes;
        let first = known.map_or(27, |known| self.symmetries.origin(orientation, known.best));
        let (mut best, mut best_move) = (-WIN, 27);
        let floor = alpha;
        for bit in ordered(&self.ground, node, &self.history, candidates, first) {
            let value = self.value_of(node, keys, colour, bit, floor.max(best), beta);
            if value > best {
                best = value;
                best_move = bit;
            }
            if best >= beta {
                self.history[colour][bit as usize] += 1 + (self.horizon - ply) as u32;
                break;
            }
        }
        if self.stopped {
            return 0;
        }
        if !is_far {
            return best;
        }
        let low = if best > floor { best } else { -WIN };
        let high = if best < beta { best } else { WIN };
        let best_move = self.symmetries.image(orientation, best_move);
        self.remember(key, turn, known, low, high, best_move, self.nodes - nodes_before);
        best
    }

    /// The value of laying `bit`, for the side that lays it.
    fn value_of(&mut self, node: &Node, keys: &Keys, colour: usize, bit: u32, alpha: i32, beta: i32) -> i32 {
        let mut child = *node;
        child.place(&self.ground, bit);
        let mut child_keys = *keys;
        child_keys.place(&self.symmetries, colour, bit);
        let same_side = child
            .position
            .turn()
            .is_some_and(|next| usize::from(next) % 2 == colour % 2);
        if same_side {
            self.search(&child, &child_keys, alpha, beta)
        } else {
            -self.search(&child, &child_keys, -beta, -alpha)
        }
    }

    /// The moves worth a look when there is no win at once: all, or those that block the opponent's win with the next
    /// ring; `None` when that win cannot be stopped.
    fn candidates(&self, node: &Node, colour: usize) -> Option<u32> {
        let options = &self.ground.book.options;
        let legal = node.position.legal(options);
        let next = node.position.due_next(options).filter(|next| next % 2 != colour % 2);
        let Some(next) = next.filter(|&next| node.wins(next) != 0) else {
            return Some(legal);
        };
        let blocks = node.blocks(&self.ground, legal, next);
        let every_ring_counts = !self.ground.book.combinations.tops_only();
        let stopped = blocks != 0 && !(every_ring_counts && node.wins(next).count_ones() > 1);
        stopped.then_some(blocks)
    }

    /// Turns bounds of the true value into bounds of the value that counts wins up to the horizon only.
    fn seen_from_horizon(&self, known: Known) -> (i32, i32) {
        let seen = |value: i8| {
            let value = i32::from(value);
            if value.abs() >= WIN - self.horizon { value } else { 0 }
        };
        (seen(known.low), seen(known.high))
    }

    fn remember(&mut self, key: u64, turn: u8, known: Option<Known>, low: i32, high: i32, best: u8, nodes: u64) {
        // Beyond the horizon there may be wins that did not count.
        let beyond = if self.horizon < self.full {
            WIN - (self.horizon + 1)
        } else {
            0
        };
        let low = if low > 0 { low } else { low.min(-beyond) };
        let high = if high < 0 { high } else { high.max(beyond) };
        let old = known.unwrap_or(Known {
            low: -WIN as i8,
            high: WIN as i8,
            best: 27,
        });
        let known = Known {
            low: old.low.max(low as i8),
            high: old.high.min(high as i8),
            best,
        };
        self.table.put(key, turn, known, nodes.max(1).ilog2() as u8);
    }

    /// Each legal move with its value, from horizons one ply farther each time, until the value of the best is proven
    /// or the budget is spent; of the last horizon that was searched to the end. If nobody wins, or the budget is spent
    /// once it is known who does, only the signs of the values are right.
    pub fn deepen(&mut self, game: &Game, depth: u32) -> Vec<(u32, i32)> {
        let laid = game.position().occupied.count_ones() as i32;
        let farthest = self.full.min(laid + depth as i32);
        let late = LATE.max(laid + 4);
        let mut values = Vec::new();
        for horizon in laid + 1..=farthest {
            if horizon == late + 1 {
                self.horizon = farthest;
                let signs = self.values_of_moves(game.position(), Ask::Sign);
                if self.stopped {
                    return values;
                }
                values = signs;
                if !is_decided(&values) {
                    return values;
                }
            }
            self.horizon = horizon;
            let found = self.values_of_moves(game.position(), Ask::Value);
            if self.stopped {
                break;
            }
            if is_decided(&found) {
                return found;
            }
            if horizon <= late {
                values = found;
            }
        }
        values
    }

    /// Each legal move with its value for the side to move, or with the sign of it.
    fn values_of_moves(&mut self, position: &Position, ask: Ask) -> Vec<(u32, i32)> {
        let node = Node::new(&self.ground, *position);
        let keys = Keys::new(&self.symmetries, position);
        let Some(colour) = position.turn().map(usize::from) else {
            return Vec::new();
        };
        let legal = position.legal(&self.ground.book.options);
        let ply = position.occupied.count_ones() as i32;
        let wins = node.wins(colour);
        let mut values = Vec::new();
        for bit in bits(legal) {
            let value = if wins >> bit & 1 == 1 {
                WIN - (ply + 1)
            } else {
                match ask {
                    Ask::Value => self.value_of(&node, &keys, colour, bit, -WIN, WIN),
                    Ask::Sign if self.value_of(&node, &keys, colour, bit, 0, 1) > 0 => 1,
                    Ask::Sign => self.value_of(&node, &keys, colour, bit, -1, 0).min(0),
                }
            };
            values.push((bit, value));
        }
        values
    }
}

/// Whether a move among these wins, or all lose.
fn is_decided(values: &[(u32, i32)]) -> bool {
    values.iter().any(|&(_, value)| value > 0) || values.iter().all(|&(_, value)| value < 0)
}
