//! The exact value of each move.

use std::collections::HashMap;

use super::key::{Keys, Symmetries};
use super::solve::{Solution, Value, can_solve, solve};
use crate::mozyring::rules::{Game, GameResult, Slot};

/// A move with its value for the side that makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Worth {
    /// Where the ring is laid.
    pub slot: Slot,
    /// What that is worth.
    pub value: Value,
    /// Placements until the end, this one included; `None` when unknown.
    pub plies: Option<u32>,
}

/// The value of each legal move, sorted as text; the arguments are those of [`solve`]. Of moves that a symmetry turns
/// into one another one is searched.
#[must_use]
pub fn solve_each(game: &Game, depth: u32, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Vec<Worth> {
    if !can_solve(game) {
        return Vec::new();
    }
    let symmetries = Symmetries::new(game.options());
    let mut known: HashMap<(u64, u8), (Value, Option<u32>)> = HashMap::new();
    let mut worths = Vec::new();
    for slot in game.legal() {
        let mut next = game.clone();
        if next.place(slot).is_err() {
            continue;
        }
        let (key, _) = Keys::new(&symmetries, next.position()).canonical();
        let position = (key, next.position().cycle());
        let (value, plies) = *known
            .entry(position)
            .or_insert_with(|| after(game, &next, depth.saturating_sub(1), table_log, budget));
        worths.push(Worth { slot, value, plies });
    }
    worths
}

/// The value of `next` for the side that moved in `game`.
fn after(
    game: &Game,
    next: &Game,
    depth: u32,
    table_log: u32,
    budget: &mut dyn FnMut() -> bool,
) -> (Value, Option<u32>) {
    let mover = game.to_move().map(|turn| turn.seat);
    match next.result() {
        Some(GameResult::Win { seats }) if seats.first().copied() == mover => return (Value::Win, Some(1)),
        Some(GameResult::Win { .. }) => return (Value::Loss, Some(1)),
        Some(GameResult::Draw) => return (Value::Draw, Some(1)),
        None => (),
    }
    let Solution { value, plies, .. } = solve(next, depth, table_log, budget);
    let plies = plies.map(|plies| plies + 1);
    let same_side = next.to_move().map(|turn| turn.seat) == mover;
    match value {
        Value::Win if !same_side => (Value::Loss, plies),
        Value::Loss if !same_side => (Value::Win, plies),
        value => (value, plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mozyring::rules::Options;

    #[test]
    fn the_best_of_all_moves_is_the_value_of_the_position() {
        let mut game = Game::new(Options::biggest()).unwrap();
        for text in ["b2L", "a1S", "a1M"] {
            game.place(text.parse().unwrap()).unwrap();
        }
        let solution = solve(&game, 27, 14, &mut || false);
        let worths = solve_each(&game, 27, 14, &mut || false);
        assert_eq!(worths.len(), game.legal().len());
        let best: Vec<Slot> = worths
            .iter()
            .filter(|worth| (worth.value, worth.plies) == (solution.value, solution.plies))
            .map(|worth| worth.slot)
            .collect();
        assert_eq!(best, solution.best);
    }

    #[test]
    fn moves_alike_by_symmetry_are_worth_the_same() {
        let game = Game::new(Options::biggest()).unwrap();
        let worths = solve_each(&game, 27, 14, &mut || false);
        let worth = |text: &str| {
            worths
                .iter()
                .find(|worth| worth.slot.to_string() == text)
                .map(|w| (w.value, w.plies))
        };
        assert_eq!(worth("b2L"), Some((Value::Win, Some(9))));
        assert_eq!(worth("a1S"), worth("c3S"));
    }
}
