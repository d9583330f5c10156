//! A growing tree of moves, each judged by games played on from it (upper confidence bounds, each player for itself).
//!
//! Kocsis and Szepesvari, "Bandit based Monte-Carlo planning" (2006); with more than two players every branch counts
//! what it is worth to the player who chooses it, as in max^n.

use super::node::bits;
use super::state::{Stakes, State};
use crate::chance::Chance;

/// How much a branch's uncertainty counts; results lie between 0 and 1.
const CURIOSITY: f32 = 0.6;

/// Games between two looks at the budget.
const BETWEEN_LOOKS: u32 = 64;

struct Branch {
    /// The slot laid to get here.
    bit: u32,
    /// The side that laid it.
    side: u8,
    visits: u32,
    /// Sum of what the games through here were worth to that side.
    worth: f32,
    first_child: usize,
    children: usize,
}

/// A judged move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Judged {
    pub bit: u32,
    pub visits: u32,
    /// Mean worth to the side to move, 0 to 1.
    pub worth: f32,
}

/// Judges the moves in `allowed` by `games` games at most. A move that was never tried has no visits.
pub(super) fn judge(
    stakes: &Stakes,
    root: &State,
    allowed: u32,
    games: u32,
    chance: &mut Chance,
    budget: &mut dyn FnMut() -> bool,
) -> Vec<Judged> {
    let mut tree = Tree {
        branches: vec![Branch {
            bit: 0,
            side: 0,
            visits: 0,
            worth: 0.0,
            first_child: 0,
            children: 0,
        }],
    };
    tree.grow(0, stakes, root, allowed, chance);
    for game in 0..games {
        if game % BETWEEN_LOOKS == 0 && budget() {
            break;
        }
        tree.play_one(stakes, *root, chance);
    }
    let judged = |branch: &Branch| Judged {
        bit: branch.bit,
        visits: branch.visits,
        worth: if branch.visits == 0 {
            0.0
        } else {
            branch.worth / branch.visits as f32
        },
    };
    tree.children(0).iter().map(judged).collect()
}

struct Tree {
    branches: Vec<Branch>,
}

impl Tree {
    fn children(&self, of: usize) -> &[Branch] {
        let Branch {
            first_child, children, ..
        } = self.branches[of];
        &self.branches[first_child..first_child + children]
    }

    /// Gives the branch one child for each of `moves`, in random order.
    fn grow(&mut self, at: usize, stakes: &Stakes, state: &State, moves: u32, chance: &mut Chance) {
        let Some((side, _)) = state.turn(stakes) else { return };
        let first_child = self.branches.len();
        let mut order: Vec<u32> = bits(moves).collect();
        chance.shuffle(&mut order);
        let branch = |&bit: &u32| Branch {
            bit,
            side,
            visits: 0,
            worth: 0.0,
            first_child: 0,
            children: 0,
        };
        self.branches.extend(order.iter().map(branch));
        self.branches[at].first_child = first_child;
        self.branches[at].children = order.len();
    }

    /// Goes down to a branch that is new, plays a game from there, and notes its worth on the way back.
    fn play_one(&mut self, stakes: &Stakes, mut state: State, chance: &mut Chance) {
        let mut path = vec![0];
        let mut at = 0;
        while !state.over {
            if self.branches[at].children == 0 {
                if self.branches[at].visits == 0 {
                    break;
                }
                self.grow(at, stakes, &state, state.candidates(stakes), chance);
            }
            at = self.most_promising(at);
            path.push(at);
            state.lay(stakes, self.branches[at].bit);
        }
        state.play_out(stakes, chance);
        let worth = stakes.worth(&state);
        for at in path {
            let branch = &mut self.branches[at];
            branch.visits += 1;
            branch.worth += worth[usize::from(branch.side)];
        }
    }

    fn most_promising(&self, of: usize) -> usize {
        let parent = &self.branches[of];
        let log = (parent.visits.max(1) as f32).ln();
        let promise = |branch: &Branch| {
            if branch.visits == 0 {
                return f32::INFINITY;
            }
            let visits = branch.visits as f32;
            branch.worth / visits + CURIOSITY * (log / visits).sqrt()
        };
        let promises = self.children(of).iter().map(promise).enumerate();
        let best = promises.reduce(|best, next| if next.1 > best.1 { next } else { best });
        parent.first_child + best.map_or(0, |(index, _)| index)
    }
}
