//! Counting move sequences, leaves in bulk.

use super::node::{Ground, Node, bits};
use crate::mozyring::rules::{End, Position, Rulebook};

/// How many sequences of exactly `depth` placements there are from the start of the game. Skips are free; a finished
/// game is not continued. Saturates at `u64::MAX`.
#[must_use]
pub fn perft(book: &Rulebook, depth: u32) -> u64 {
    let ground = Ground::new(book);
    let start = Node::new(&ground, Position::new(&book.options, 0));
    count(&ground, &start, 0, depth)
}

fn count(ground: &Ground, node: &Node, round: u16, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let options = &ground.book.options;
    let Some(colour) = node.position.turn() else {
        return next_round(ground, round, depth);
    };
    let legal = node.position.legal(options);
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    let ending = if options.end == End::FirstCombo {
        legal & node.wins(usize::from(colour))
    } else {
        0
    };
    let going_on = legal & !ending;
    let ended = match ending.count_ones() {
        0 => 0,
        count => u64::from(count).saturating_mul(next_round(ground, round, depth - 1)),
    };
    if depth == 2
        && let Some(replies) = replies(node, options, going_on)
    {
        return ended.saturating_add(replies);
    }
    bits(going_on).fold(ended, |sum, bit| {
        let mut child = *node;
        child.place(ground, bit);
        sum.saturating_add(count(ground, &child, round, depth - 1))
    })
}

/// The number of pairs of one of the moves `going_on` and a reply to it, without making the moves; `None` if one of
/// them might leave the next colour stuck.
#[inline]
fn replies(node: &Node, options: &crate::mozyring::rules::Options, going_on: u32) -> Option<u64> {
    let open = node.position.open_to(node.position.due_next(options)?);
    let moves = going_on.count_ones();
    (open.count_ones() > 1).then(|| u64::from(moves * open.count_ones() - (going_on & open).count_ones()))
}

/// The sequences from the start of the round after `round`.
fn next_round(ground: &Ground, round: u16, depth: u32) -> u64 {
    let options = &ground.book.options;
    if depth == 0 {
        return 1;
    }
    if round + 1 >= options.rounds {
        return 0;
    }
    let starter = (round + 1) % u16::from(options.players);
    let start = Node::new(ground, Position::new(options, starter as u8));
    count(ground, &start, round + 1, depth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mozyring::rules::{Game, LineSizes, LinesSee, Options, Patterns, StuckColour};

    /// Counts by playing games with the rules.
    fn slow(game: &Game, depth: u32) -> u64 {
        let legal = game.legal();
        if depth <= 1 {
            return if depth == 0 { 1 } else { legal.len() as u64 };
        }
        legal.into_iter().fold(0, |sum, slot| {
            let mut next = game.clone();
            next.place(slot).unwrap();
            sum + slow(&next, depth - 1)
        })
    }

    #[test]
    fn the_first_four_placements_are_421200_for_any_number_of_players() {
        for players in 2..=4 {
            let book = Rulebook::new(Options::classic(players)).unwrap();
            assert_eq!(
                (1..=4).map(|depth| perft(&book, depth)).collect::<Vec<_>>(),
                [27, 702, 17_550, 421_200]
            );
        }
    }

    #[test]
    fn counts_agree_with_played_games_of_few_rings() {
        // Small stocks: combinations, skips and the end come within a few placements.
        let few = |options: Options| Options {
            patterns: Patterns::default(),
            ..options
        };
        let cases = [
            few(Options {
                stock: [0, 2, 1],
                ..Options::classic(2)
            }),
            few(Options {
                stock: [1, 1, 0],
                ..Options::most_points(4)
            }),
            few(Options {
                stock: [0, 3, 0],
                ..Options::fewest_points(3, 2)
            }),
            few(Options {
                stock: [1, 0, 1],
                stuck_colour: StuckColour::Frozen,
                ..Options::classic(2)
            }),
            few(Options {
                stock: [0, 1, 2],
                ..Options::biggest()
            }),
            few(Options {
                lines_see: LinesSee::Top,
                line_sizes: LineSizes::ByPattern,
                ..Options::classic(3)
            }),
        ];
        for options in cases {
            let book = Rulebook::new(options.clone()).unwrap();
            let game = Game::new(options.clone()).unwrap();
            for depth in 0..=5 {
                assert_eq!(perft(&book, depth), slow(&game, depth), "{options:?} {depth}");
            }
        }
    }
}
