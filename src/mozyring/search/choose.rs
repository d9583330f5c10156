//! The computer players: four levels, for every variant, number of seats and own rules.

use super::book::known_move;
use super::prover::Prover;
use super::solve::can_be_won_early;
use super::state::{Stakes, State, one_of};
use super::tree::{Judged, judge};
use crate::chance::Chance;
use crate::level::Level;
use crate::mozyring::rules::{Colour, Field, Game, Move, Slot, SlotSet};

impl Level {
    /// What the level is in this game.
    fn skill(self) -> Skill {
        match self {
            // Takes a combination when it sees one, and often does not see the other's.
            Self::Easy => Skill {
                attention: 0.4,
                games: 0,
                slip: 0.0,
                proof: 0,
            },
            // Nearly always completes if it can and blocks if it must, else lays anywhere.
            Self::Normal => Skill {
                attention: 0.85,
                games: 0,
                slip: 0.0,
                proof: 0,
            },
            // Thinks a few moves ahead.
            Self::Hard => Skill {
                attention: 1.0,
                games: 400,
                slip: 0.3,
                proof: 0,
            },
            // Looks for forced wins first, and thinks long about the rest.
            Self::Expert => Skill {
                attention: 1.0,
                games: 300_000,
                slip: 0.0,
                proof: 600_000,
            },
        }
    }
}

/// What makes a level.
struct Skill {
    /// How likely it is to see a combination that it, or the next player, can complete.
    attention: f64,
    /// Games it plays on in its head for a move.
    games: u32,
    /// How likely it is to lay a ring without thinking, if nothing is urgent.
    slip: f64,
    /// Positions it looks at in search of a forced win.
    proof: u64,
}

/// The size of the memory for a search of a forced win: 2 to this power buckets of 32 bytes.
const PROOF_TABLE: u32 = 17;

/// The move that the computer makes; `None` when the game is over.
///
/// `budget` is asked often; once it returns true the best move so far is taken at once. Without it a move takes at most
/// about a second. Everything else depends on the game and `chance` alone.
#[must_use]
pub fn choose(game: &Game, level: Level, chance: &mut Chance, budget: &mut dyn FnMut() -> bool) -> Option<Move> {
    game.to_move()?;
    let skill = level.skill();
    let stakes = Stakes::new(game);
    let state = State::new(&stakes, game);
    let legal = game.legal_set().0;
    let urgent = state.urgent(&stakes, legal);
    let thoughtless = skill.games == 0 || chance.unit() < skill.slip;
    let is_seen = urgent != 0 && (thoughtless || stakes.combination_ends()) && chance.unit() < skill.attention;
    let legal = if is_seen { urgent } else { legal };
    if thoughtless {
        let takes_over = game.can_swap() && game.rings_of(Colour(0)).into_iter().any(is_centre);
        return Some(if takes_over {
            Move::Swap
        } else {
            place(one_of(legal, chance))
        });
    }
    if is_seen && (legal.is_power_of_two() || state.completes(&stakes, legal)) {
        return Some(place(one_of(legal, chance)));
    }
    if let Some(known) = known_move(game).filter(|_| level == Level::Expert) {
        return Some(known);
    }
    // A first impression in case the budget is short, then proofs, then thought about what they leave.
    let impression = judge(&stakes, &state, legal, skill.games / 16, chance, budget);
    let (kept, proven) = not_refuted(game, legal, skill.proof, budget);
    if proven > 0 {
        return most_tried(&impression, kept).map(|best| place(best.bit));
    }
    let thought = judge(&stakes, &state, kept, skill.games, chance, budget);
    let judged = if thought.iter().any(|one| one.visits > 0) {
        thought
    } else {
        impression
    };
    let best = most_tried(&judged, kept)?;
    let is_bad = proven < 0 || best.worth < 0.5;
    if game.can_swap() && is_bad {
        return Some(Move::Swap);
    }
    let would_be_taken_over = game.options().swap && game.ply() == 0;
    Some(place(if would_be_taken_over {
        most_even(&judged)
    } else {
        best.bit
    }))
}

fn place(bit: u32) -> Move {
    Move::Place(Slot::from_bit(bit))
}

/// The move of those in `among` that was looked into most.
fn most_tried(judged: &[Judged], among: u32) -> Option<Judged> {
    judged
        .iter()
        .copied()
        .filter(|one| among >> one.bit & 1 == 1)
        .max_by_key(|one| one.visits)
}

fn is_centre(slot: Slot) -> bool {
    Field::new(1, 1) == Some(slot.field)
}

/// Those of the `legal` moves that keep the best value that `nodes` positions prove, and the sign of that value; all if
/// none of them does.
fn not_refuted(game: &Game, legal: u32, nodes: u64, budget: &mut dyn FnMut() -> bool) -> (u32, i32) {
    if nodes == 0 || !can_be_won_early(game) {
        return (legal, 0);
    }
    let mut prover = Prover::new(game, PROOF_TABLE, budget);
    prover.limit = nodes;
    let values = prover.deepen(game, 27);
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let keep = values
        .iter()
        .filter(|&&(_, value)| value == best)
        .map(|&(bit, _)| Slot::from_bit(bit));
    let keep: SlotSet = keep.collect();
    let kept = keep.0 & legal;
    (if kept == 0 { legal } else { kept }, best.signum())
}

/// The opening that leaves the other player with the least reason to take it over, or not to.
fn most_even(judged: &[Judged]) -> u32 {
    let unevenness = |one: &&Judged| (one.worth - 0.5).abs();
    let tried = judged.iter().filter(|one| one.visits > 0);
    tried
        .min_by(|a, b| unevenness(a).total_cmp(&unevenness(b)))
        .map_or(0, |one| one.bit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mozyring::rules::{End, LineSizes, LinesSee, Options, Score, StuckColour};

    fn after(options: Options, moves: &str) -> Game {
        let mut game = Game::new(options).unwrap();
        for slot in moves.split_whitespace() {
            game.place(slot.parse().unwrap()).unwrap();
        }
        game
    }

    /// What a level plays with little time.
    fn played(game: &Game, level: Level, seed: u64) -> Option<Move> {
        let mut looks = 0;
        let mut budget = || {
            looks += 1;
            looks > 8
        };
        choose(game, level, &mut Chance::new(seed), &mut budget)
    }

    #[test]
    fn hard_and_expert_never_overlook_a_win_in_one() {
        // Seat 0 completes a1; seat 1 threatens b1.
        let game = after(Options::classic(3), "a1S b1S c1S a1M b1M c2M");
        for level in [Level::Hard, Level::Expert] {
            for seed in 0..20 {
                assert_eq!(played(&game, level, seed), Some(Move::Place("a1L".parse().unwrap())));
            }
        }
    }

    #[test]
    fn hard_and_expert_never_overlook_a_forced_block() {
        let game = after(Options::classic(3), "a1S b1S c1S c3M b1M c2M");
        let blocks: Vec<Option<Move>> = game
            .legal()
            .into_iter()
            .filter(|&slot| !game.preview(slot).blocks.is_empty())
            .map(|slot| Some(Move::Place(slot)))
            .collect();
        for level in [Level::Hard, Level::Expert] {
            for seed in 0..20 {
                assert!(blocks.contains(&played(&game, level, seed)));
            }
        }
    }

    #[test]
    fn every_level_plays_every_variant_and_own_rules_to_the_end() {
        let own = [
            Options {
                swap: true,
                centre_medium_ban: true,
                ..Options::classic(2)
            },
            Options {
                stuck_colour: StuckColour::Frozen,
                lines_see: LinesSee::Top,
                ..Options::most_points(2)
            },
            Options {
                score: Score::PointToPrevious,
                end: End::NobodyCanPlace,
                ..Options::classic(4)
            },
            Options {
                line_sizes: LineSizes::Any,
                stock: [2, 2, 2],
                ..Options::most_points(4)
            },
            Options {
                stuck_colour: StuckColour::Other,
                stock: [1, 2, 3],
                swap: true,
                ..Options::classic(2)
            },
        ];
        let variants = [
            Options::classic(2),
            Options::classic(3),
            Options::classic(4),
            Options::most_points(3),
            Options::fewest_points(4, 2),
            Options::biggest(),
        ];
        for options in own.into_iter().chain(variants) {
            for level in Level::ALL {
                let mut game = Game::new(options.clone()).unwrap();
                while let Some(one) = played(&game, level, game.ply() as u64) {
                    game.play(one).unwrap();
                }
                assert!(game.result().is_some(), "{level} {options:?}");
            }
        }
    }

    #[test]
    fn without_any_time_a_legal_move_is_made() {
        for level in Level::ALL {
            let game = Game::new(Options::classic(2)).unwrap();
            let one = choose(&game, level, &mut Chance::new(1), &mut || true);
            assert!(matches!(one, Some(Move::Place(_))), "{level}");
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_move() {
        let game = after(Options::classic(4), "b2M a1S");
        for level in Level::ALL {
            assert_eq!(played(&game, level, 9), played(&game, level, 9));
        }
    }

    #[test]
    fn expert_beats_easy_as_first_player_at_who_is_the_biggest() {
        for seed in 0..10 {
            let mut chance = Chance::new(seed);
            let mut game = Game::new(Options::biggest()).unwrap();
            while let Some(turn) = game.to_move() {
                let level = if turn.seat.0 == 0 { Level::Expert } else { Level::Easy };
                let mut looks = 0;
                let mut budget = || {
                    looks += 1;
                    looks > 60
                };
                game.play(choose(&game, level, &mut chance, &mut budget).unwrap())
                    .unwrap();
            }
            assert_eq!(game.combos()[0].seat.0, 0, "seed {seed}");
        }
    }
}
