//! Exact values of two-player games.

use super::margin::Margins;
use super::prover::{Prover, WIN};
use crate::mozyring::rules::{End, Game, Score, Slot, SlotSet, StuckColour};

/// What is proven about a position, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
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

/// Whether [`solve`] knows the game's rules: two players, one round.
#[must_use]
pub fn can_solve(game: &Game) -> bool {
    let options = game.options();
    options.players == 2 && options.rounds == 1 && game.position().gone() == 0
}

/// Whether a combination wins the game, so that wins can be proven before the board is full.
pub(super) fn can_be_won_early(game: &Game) -> bool {
    can_solve(game) && game.options().score == Score::Win
}

/// The exact value of `game` for the side to move, from proofs up to `depth` placements ahead (27 reach any end).
///
/// The search remembers up to 2 to the power `table_log` times two positions, 32 bytes for each two. `budget` is asked
/// now and then; once it returns true the answer is [`Value::Unknown`]. Only for games that [`can_solve`] allows; others
/// are [`Value::Unknown`].
#[must_use]
pub fn solve(game: &Game, depth: u32, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Solution {
    if !can_solve(game) {
        return unknown(0);
    }
    if can_be_won_early(game) {
        prove(game, depth, table_log, budget)
    } else {
        play_to_the_end(game, depth, table_log, budget)
    }
}

/// The value of a game that a combination wins.
fn prove(game: &Game, depth: u32, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Solution {
    let mut prover = Prover::new(game, table_log, budget);
    let values = prover.deepen(game, depth);
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
    if best == 0 && (prover.stopped || prover.horizon < prover.full) {
        return unknown(prover.nodes);
    }
    let laid = game.position().occupied.count_ones() as i32;
    let (value, plies) = match best {
        0 => (Value::Draw, left_to_lay(game)),
        1.. => (Value::Win, Some((WIN - best - laid) as u32)),
        _ => (Value::Loss, Some((WIN + best - laid) as u32)),
    };
    // Who wins may be known when the budget ends, how soon is not.
    let plies = plies.filter(|_| !prover.stopped);
    Solution {
        value,
        plies,
        best: those_worth(&values, best),
        nodes: prover.nodes,
    }
}

/// The value of a game for points.
fn play_to_the_end(game: &Game, depth: u32, table_log: u32, budget: &mut dyn FnMut() -> bool) -> Solution {
    let left = game.position().occupied.count_zeros() - (u32::BITS - 27);
    if left > depth {
        return unknown(0);
    }
    let mut margins = Margins::new(game, table_log, budget);
    let signs = margins.signs_of_moves(game);
    if margins.stopped {
        return unknown(margins.nodes);
    }
    let best = signs.iter().map(|&(_, sign)| sign).max().unwrap_or(0);
    let value = match best {
        0 => Value::Draw,
        1.. => Value::Win,
        _ => Value::Loss,
    };
    let plies = left_to_lay(game).filter(|_| game.options().end == End::NobodyCanPlace);
    Solution {
        value,
        plies,
        best: those_worth(&signs, best),
        nodes: margins.nodes,
    }
}

fn unknown(nodes: u64) -> Solution {
    Solution {
        value: Value::Unknown,
        plies: None,
        best: Vec::new(),
        nodes,
    }
}

fn those_worth(values: &[(u32, i32)], best: i32) -> Vec<Slot> {
    let those = values.iter().filter(|&&(_, value)| value == best);
    those.map(|&(bit, _)| Slot::from_bit(bit)).collect::<SlotSet>().sorted()
}

/// How many rings will be laid until nobody can place; `None` where that depends on how they are laid.
fn left_to_lay(game: &Game) -> Option<u32> {
    let options = game.options();
    let laid_in_the_end = |stock: &u8| u32::from(*stock * options.colours()).min(9);
    let full: u32 = options.stock.iter().map(laid_in_the_end).sum();
    (options.stuck_colour != StuckColour::Frozen).then(|| full - game.position().occupied.count_ones())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::mozyring::rules::{GameResult, LineSizes, LinesSee, Options};

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
            line_sizes: LineSizes::ByPattern,
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

    /// The lead of the side to move at the end of a points game, by trying everything.
    fn slow_lead(game: &Game) -> i32 {
        let Some(turn) = game.to_move() else { return 0 };
        let seat = turn.seat.index();
        let leads = game.legal().into_iter().map(|slot| {
            let mut next = game.clone();
            next.place(slot).unwrap();
            let points = |seat: usize| next.scores()[seat] as i32;
            match next.to_move() {
                None => points(seat) - points(1 - seat),
                Some(turn) if turn.seat.index() == seat => slow_lead(&next),
                Some(_) => -slow_lead(&next),
            }
        });
        leads.max().unwrap_or(0)
    }

    #[test]
    fn values_of_late_points_games_are_those_found_by_trying_everything() {
        let mut chance = Chance::new(4);
        let top = Options {
            lines_see: LinesSee::Top,
            ..Options::most_points(2)
        };
        let first = Options {
            end: End::FirstCombo,
            ..Options::most_points(2)
        };
        for options in [Options::most_points(2), top, first] {
            let mut found = 0;
            while found < 40 {
                let mut game = Game::new(options.clone()).unwrap();
                while game.to_move().is_some() && game.ply() < 21 {
                    let legal = game.legal();
                    game.place(legal[chance.below(legal.len())]).unwrap();
                }
                if game.to_move().is_some() {
                    let expected = [Value::Loss, Value::Draw, Value::Win][(slow_lead(&game).signum() + 1) as usize];
                    assert_eq!(
                        solve(&game, 27, 10, &mut || false).value,
                        expected,
                        "{:?}",
                        game.moves()
                    );
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
