//! A winning strategy, written out: for each position that can come up, the move that keeps the win.

use std::collections::BTreeMap;

use super::key::{Keys, Symmetries};
use super::node::Node;
use super::prover::Prover;
use super::solve::can_be_won_early;
use crate::mozyring::rules::{Game, Slot};

/// Positions with the move to make there. A position is 27 characters, one for each slot in the order a1S a2S ... c3S
/// a1M ... c3L: `.` where it is free, else the number of the colour. Positions that a symmetry turns into one another
/// are listed once.
pub type Strategy = BTreeMap<String, Slot>;

/// A strategy by which the side to move wins `game` as soon as it can be forced: wherever it cannot win with the next
/// ring, it makes the listed move. `None` if there is no forced win, or the budget ran out before it was written.
#[must_use]
pub fn winning_strategy(game: &Game, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Option<Strategy> {
    if !can_be_won_early(game) {
        return None;
    }
    let winner = game.to_move()?.seat;
    let symmetries = Symmetries::new(game.options());
    let mut prover = Prover::new(game, table_log, budget);
    let mut strategy = Strategy::new();
    let mut seen = std::collections::HashSet::new();
    let mut open = vec![game.clone()];
    while let Some(game) = open.pop() {
        let Some(turn) = game.to_move() else { continue };
        let (key, _) = Keys::new(&symmetries, game.position()).canonical();
        if !seen.insert((key, game.position().cycle())) {
            continue;
        }
        let replies: Vec<Slot> = if turn.seat == winner {
            if Node::new(prover.ground(), *game.position()).wins(turn.colour.index()) != 0 {
                continue;
            }
            let values = prover.deepen(&game, 27);
            let &(bit, value) = values.iter().max_by_key(|(_, value)| value)?;
            if value <= 0 {
                return None;
            }
            strategy.insert(written(&game), Slot::from_bit(bit));
            vec![Slot::from_bit(bit)]
        } else {
            game.legal()
        };
        for slot in replies {
            let mut next = game.clone();
            next.place(slot).ok()?;
            open.push(next);
        }
    }
    Some(strategy)
}

/// The position of `game` as 27 characters.
fn written(game: &Game) -> String {
    let sign = |bit: u32| {
        game.ring_at(Slot::from_bit(bit))
            .map_or('.', |colour| char::from(b'0' + colour.0))
    };
    (0..27).map(sign).collect()
}
