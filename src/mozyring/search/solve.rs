//! Exact values of two-player games that a combination wins.

use super::prover::{Prover, WIN};
use crate::mozyring::rules::{Game, Score, Slot, SlotSet, StuckColour};

/// What is proven about a position, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A forced win.
    Win,
    /// A forced loss.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// Depth or budget ran out before a proof.
    Unknown,
}

/// A proven value with what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The value for the side to move.
    pub value: Value,
    /// Placements until the end if both sides play best (win as soon, lose as late as possible); `None` when unknown.
    pub plies: Option<u32>,
    /// All moves that lead to it, sorted as text.
    pub best: Vec<Slot>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Whether [`solve`] knows the game's rules: two players, a combination wins.
#[must_use]
pub fn can_solve(game: &Game) -> bool {
    let options = game.options();
    options.players == 2 && options.score == Score::Win && game.position().gone() == 0
}

/// The exact value of `game` for the side to move, from proofs up to `depth` placements ahead (27 reach any end).
///
/// The search remembers up to 2 to the power `table_log` times two positions, 32 bytes for each two. `budget` is asked
/// now and then; once it returns true the answer is [`Value::Unknown`]. Only for games that [`can_solve`] allows; others
/// are [`Value::Unknown`].
#[must_use]
pub fn solve(game: &Game, depth: u32, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Solution {
    let unknown = Solution {
        value: Value::Unknown,
        plies: None,
        best: Vec::new(),
        nodes: 0,
    };
    if !can_solve(game) {
        return unknown;
    }
    let mut prover = Prover::new(game, table_log, budget);
    let values = prover.deepen(game, depth);
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let nodes = prover.nodes;
    if best == 0 && (prover.stopped || prover.horizon < prover.full) {
        return Solution { nodes, ..unknown };
    }
    let keep = values.iter().filter(|&&(_, value)| value == best);
    let moves: SlotSet = keep.map(|&(bit, _)| Slot::from_bit(bit)).collect();
    let laid = game.position().occupied.count_ones() as i32;
    let to_the_end = game.options().stuck_colour != StuckColour::Frozen;
    let (value, plies) = match best {
        0 => (Value::Draw, to_the_end.then_some((prover.full - laid) as u32)),
        1.. => (Value::Win, Some((WIN - best - laid) as u32)),
        _ => (Value::Loss, Some((WIN + best - laid) as u32)),
    };
    Solution {
        value,
        plies,
        best: moves.sorted(),
        nodes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::mozyring::rules::{GameResult, Options};

    /// The value by trying everything: positive for a win of the side to move, larger the sooner it comes.
    fn slow(game: &Game) -> i32 {
        let Some(turn) = game.to_move() else { return 0 };
        let values = game.legal().into_iter().map(|slot| {
            let mut next = game.clone();
            next.place(slot).unwrap();
            match next.result() {
                Some(GameResult::Win { .. }) => WIN - next.ply() as i32,
                Some(GameResult::Draw) => 0,
                None if next.to_move().unwrap().seat == turn.seat => slow(&next),
                None => -slow(&next),
            }
        });
        values.max().unwrap_or(0)
    }

    fn assert_exact(game: &Game) {
        let solution = solve(game, 27, 10, &mut || false);
        let expected = slow(game);
        let (value, plies) = match expected {
            0 => (Value::Draw, None),
            1.. => (Value::Win, Some(WIN - expected)),
            _ => (Value::Loss, Some(WIN + expected)),
        };
        assert_eq!(solution.value, value, "{:?}", game.moves());
        if let Some(plies) = plies {
            assert_eq!(
                solution.plies,
                Some((plies - game.ply() as i32) as u32),
                "{:?}",
                game.moves()
            );
        }
        let leads_there = |slot: &Slot| {
            let mut next = game.clone();
            next.place(*slot).unwrap();
            let same_side = next.to_move().map(|turn| turn.seat) == game.to_move().map(|turn| turn.seat);
            let value = match next.result() {
                Some(GameResult::Win { .. }) => WIN - next.ply() as i32,
                Some(GameResult::Draw) => 0,
                None if same_side => slow(&next),
                None => -slow(&next),
            };
            value == expected
        };
        let best: Vec<Slot> = game.legal().into_iter().filter(leads_there).collect();
        assert_eq!(solution.best, best, "{:?}", game.moves());
    }

    #[test]
    fn values_of_late_positions_are_those_found_by_trying_everything() {
        let mut chance = Chance::new(8);
        let other = Options {
            stuck_colour: StuckColour::Other,
            ..Options::classic(2)
        };
        let frozen = Options {
            stuck_colour: StuckColour::Frozen,
            stock: [2, 3, 2],
            ..Options::classic(2)
        };
        let top_lines = Options {
            line_sizes: crate::mozyring::rules::LineSizes::ByPattern,
            ..Options::biggest()
        };
        let cases = [
            (Options::classic(2), 20),
            (other, 20),
            (frozen, 20),
            (Options::biggest(), 10),
            (top_lines, 11),
        ];
        for (options, laid) in cases {
            let mut found = 0;
            while found < 40 {
                let mut game = Game::new(options.clone()).unwrap();
                while game.to_move().is_some() && game.ply() < laid {
                    let legal = game.legal();
                    let quiet: Vec<Slot> = legal
                        .iter()
                        .copied()
                        .filter(|&slot| game.preview(slot).completes.is_empty())
                        .collect();
                    let from = if quiet.is_empty() { legal } else { quiet };
                    game.place(from[chance.below(from.len())]).unwrap();
                }
                if game.to_move().is_some() {
                    assert_exact(&game);
                    found += 1;
                }
            }
        }
    }

    #[test]
    fn who_is_the_biggest_is_won_by_the_first_player_in_nine() {
        let game = Game::new(Options::biggest()).unwrap();
        let solution = solve(&game, 27, 16, &mut || false);
        assert_eq!((solution.value, solution.plies), (Value::Win, Some(9)));
        assert_eq!(solution.best, ["b2L".parse().unwrap()]);
    }

    #[test]
    fn without_time_or_depth_the_value_is_unknown_and_never_a_guess() {
        let game = Game::new(Options::classic(2)).unwrap();
        assert_eq!(solve(&game, 6, 10, &mut || false).value, Value::Unknown);
        let mut asked = 0;
        let mut soon = || {
            asked += 1;
            asked > 3
        };
        let stopped = solve(&game, 27, 10, &mut soon);
        assert_eq!((stopped.value, stopped.best.len()), (Value::Unknown, 0));
    }
}
