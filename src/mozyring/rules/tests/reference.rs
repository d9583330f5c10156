//! A second, slow and obviously right implementation of the rules, and games in which both must agree.
//!
//! It shares nothing with the engine but the options and the notation: rings are kept in a list, combinations are
//! recognised from coordinates, turns from lists of colours.

use proptest::prelude::*;

use crate::chance::Chance;
use crate::mozyring::rules::{
    End, Game, GameResult, LineSizes, LinesSee, Move, Options, Patterns, Score, Seat, Slot, SlotSet, StuckColour,
};

/// A ring on the board: column, row, size (0 small, 2 large), colour.
#[derive(Clone, Copy, PartialEq)]
struct Ring {
    x: i32,
    y: i32,
    size: i32,
    colour: usize,
}

struct Reference {
    options: Options,
    board: Vec<Ring>,
    /// For each seat its colours, the one due first.
    due: Vec<Vec<usize>>,
    seat: usize,
    round: usize,
    scores: Vec<u32>,
    ply: usize,
    skips: Vec<(usize, usize, usize)>,
    combos: Vec<(usize, usize, usize, Vec<String>)>,
    /// The colour to lay.
    turn: Option<usize>,
    winners: Option<Vec<usize>>,
}

impl Reference {
    fn new(options: &Options) -> Self {
        let mut game = Self {
            options: options.clone(),
            board: Vec::new(),
            due: Vec::new(),
            seat: 0,
            round: 0,
            scores: vec![0; options.players as usize],
            ply: 0,
            skips: Vec::new(),
            combos: Vec::new(),
            turn: None,
            winners: None,
        };
        game.start_round();
        game
    }

    fn start_round(&mut self) {
        let players = self.options.players as usize;
        self.board.clear();
        let colours_of = |seat| {
            (0..self.options.colours_per_player as usize)
                .map(move |nth| seat + nth * players)
                .collect()
        };
        self.due = (0..players).map(colours_of).collect();
        self.seat = self.round % players;
        self.find_turn();
    }

    fn slots_for(&self, colour: usize) -> Vec<(i32, i32, i32)> {
        let mut slots = Vec::new();
        for x in 0..3 {
            for y in 0..3 {
                for size in 0..3 {
                    let taken = self.board.iter().any(|r| (r.x, r.y, r.size) == (x, y, size));
                    let laid = self
                        .board
                        .iter()
                        .filter(|r| r.colour == colour && r.size == size)
                        .count();
                    if !taken && laid < self.options.stock[size as usize] as usize {
                        slots.push((x, y, size));
                    }
                }
            }
        }
        slots
    }

    fn legal(&self) -> Vec<String> {
        let Some(colour) = self.turn else { return Vec::new() };
        let mut legal: Vec<String> = self.slots_for(colour).into_iter().map(text).collect();
        if self.options.centre_medium_ban && self.board.is_empty() {
            legal.retain(|slot| slot != "b2M");
        }
        legal.sort();
        legal
    }

    /// Passes the turn on until somebody can place; notes the skips if somebody does.
    fn find_turn(&mut self) {
        let mut passed = Vec::new();
        let turns = 2 * self.options.players;
        for _ in 0..turns {
            let colours = self.due[self.seat].clone();
            let placeable = |colour: &&usize| !self.slots_for(**colour).is_empty();
            let choice = match self.options.stuck_colour {
                StuckColour::Other => colours.iter().find(placeable),
                _ => colours.iter().take(1).find(placeable),
            };
            if let Some(&colour) = choice {
                self.turn = Some(colour);
                self.skips.extend(passed);
                return;
            }
            passed.push((self.ply, self.seat, colours[0]));
            if self.options.stuck_colour != StuckColour::Frozen {
                self.due[self.seat].rotate_left(1);
            }
            self.seat = (self.seat + 1) % self.options.players as usize;
        }
        self.turn = None;
    }

    fn place(&mut self, x: i32, y: i32, size: i32) {
        let colour = self.turn.unwrap();
        let seat = self.seat;
        let ring = Ring { x, y, size, colour };
        self.board.push(ring);
        self.ply += 1;
        let made = self.combinations_with(ring);
        let count = made.len() as u32;
        self.combos
            .extend(made.into_iter().map(|slots| (self.round, seat, colour, slots)));
        let players = self.options.players as usize;
        match self.options.score {
            Score::Win => (),
            Score::PointsToMaker => self.scores[seat] += count,
            Score::PointToPrevious => self.scores[(seat + players - 1) % players] += count.min(1),
        }
        self.due[seat].rotate_left(1);
        self.seat = (seat + 1) % players;
        let ended_by_combination = count > 0 && self.options.end == End::FirstCombo;
        if ended_by_combination && self.options.score == Score::Win {
            self.turn = None;
            self.winners = Some(vec![seat]);
            return;
        }
        self.find_turn();
        if self.turn.is_some() && !ended_by_combination {
            return;
        }
        if ended_by_combination {
            // A skip counts only if somebody still plays on.
            self.skips.retain(|&(ply, ..)| ply < self.ply);
        }
        self.round += 1;
        if self.round < self.options.rounds as usize {
            self.start_round();
            return;
        }
        self.turn = None;
        let best = match self.options.score {
            Score::Win => None,
            Score::PointsToMaker => self.scores.iter().max(),
            Score::PointToPrevious => self.scores.iter().min(),
        };
        self.winners = Some((0..players).filter(|&seat| Some(&self.scores[seat]) == best).collect());
    }

    /// All threes of rings of one colour, `last` among them, that are a combination.
    fn combinations_with(&self, last: Ring) -> Vec<Vec<String>> {
        let mut own: Vec<Ring> = self.board.iter().copied().filter(|r| r.colour == last.colour).collect();
        own.sort_by_key(|r| (r.x, r.y, r.size));
        let mut found = Vec::new();
        for (i, &a) in own.iter().enumerate() {
            for (j, &b) in own.iter().enumerate().skip(i + 1) {
                for &c in own.iter().skip(j + 1) {
                    if [a, b, c].contains(&last) && self.is_combination([a, b, c]) {
                        let mut slots = [a, b, c].map(|r| text((r.x, r.y, r.size))).to_vec();
                        slots.sort();
                        found.push(slots);
                    }
                }
            }
        }
        found.sort();
        found
    }

    fn is_combination(&self, rings: [Ring; 3]) -> bool {
        let [a, b, c] = rings;
        let patterns = self.options.patterns;
        let one_field = (a.x, a.y) == (b.x, b.y) && (b.x, b.y) == (c.x, c.y);
        if one_field {
            return patterns.concentric;
        }
        // Sorted by column, then row: on a line the second is halfway between the others.
        let apart = (a.x, a.y) != (b.x, b.y);
        let in_line = apart && a.x + c.x == 2 * b.x && a.y + c.y == 2 * b.y;
        let covered = |r: Ring| self.board.iter().any(|o| (o.x, o.y) == (r.x, r.y) && o.size > r.size);
        if !in_line || self.options.lines_see == LinesSee::Top && rings.into_iter().any(covered) {
            return false;
        }
        let same = a.size == b.size && b.size == c.size;
        let ordered = b.size == 1 && (a.size - c.size).abs() == 2;
        match self.options.line_sizes {
            LineSizes::Any => true,
            LineSizes::ByPattern => same && patterns.same_size || ordered && patterns.ordered,
        }
    }
}

fn text((x, y, size): (i32, i32, i32)) -> String {
    format!(
        "{}{}{}",
        ["a", "b", "c"][x as usize],
        y + 1,
        ["S", "M", "L"][size as usize]
    )
}

/// Compares everything that both know.
fn assert_same(game: &Game, reference: &Reference) {
    let legal: Vec<String> = game.legal().iter().map(Slot::to_string).collect();
    assert_eq!(legal, reference.legal());
    let turn = game.to_move().map(|turn| (turn.seat.index(), turn.colour.index()));
    assert_eq!(turn, reference.turn.map(|colour| (reference.seat, colour)));
    let skips: Vec<_> = game
        .skips()
        .iter()
        .map(|s| (s.ply, s.seat.index(), s.colour.index()))
        .collect();
    assert_eq!(skips, reference.skips);
    let combos: Vec<_> = game
        .combos()
        .iter()
        .map(|c| {
            (
                usize::from(c.round),
                c.seat.index(),
                c.colour.index(),
                c.slots.map(|s| s.to_string()).to_vec(),
            )
        })
        .collect();
    assert_eq!(combos, reference.combos);
    assert_eq!(game.scores(), reference.scores);
    assert_eq!(game.ply(), reference.ply);
    let winners = game.result().map(|result| match result {
        GameResult::Win { seats } => seats.clone(),
        GameResult::Draw => Vec::new(),
    });
    let everybody = reference.scores.len();
    let expected = reference.winners.as_ref().map(|seats| {
        let shared_by_all = seats.len() == everybody;
        let seats = seats.iter().filter(|_| !shared_by_all);
        seats.map(|&seat| Seat(seat as u8)).collect::<Vec<_>>()
    });
    assert_eq!(winners, expected);
}

/// A preview must say what then happens.
fn assert_preview_comes_true(game: &Game, slot: Slot) {
    let preview = game.preview(slot);
    let mut after = game.clone();
    let outcome = after.place(slot).unwrap();
    let made: Vec<_> = outcome.combos.iter().map(|combo| combo.slots).collect();
    assert_eq!(preview.completes, made);
}

/// Options that contradict nothing, drawn by chance.
fn any_options(chance: &mut Chance) -> Options {
    loop {
        let options = Options {
            players: 2 + chance.below(3) as u8,
            colours_per_player: 1 + chance.below(2) as u8,
            stuck_colour: [StuckColour::Skip, StuckColour::Frozen, StuckColour::Other][chance.below(3)],
            end: [End::FirstCombo, End::NobodyCanPlace][chance.below(2)],
            stock: [(); 3].map(|()| 3 - (chance.below(8) / 3) as u8),
            patterns: Patterns {
                concentric: chance.below(4) > 0,
                same_size: chance.below(4) > 0,
                ordered: chance.below(4) > 0,
            },
            lines_see: [LinesSee::All, LinesSee::Top][chance.below(2)],
            line_sizes: [LineSizes::ByPattern, LineSizes::Any][chance.below(2)],
            score: [Score::Win, Score::PointsToMaker, Score::PointToPrevious][chance.below(3)],
            rounds: 1 + chance.below(3) as u16,
            centre_medium_ban: chance.below(2) == 0,
            swap: false,
        };
        if options.check().is_ok() {
            return options;
        }
    }
}

fn play_both(options: Options, chance: &mut Chance) {
    let mut reference = Reference::new(&options);
    let mut game = Game::new(options).unwrap();
    assert_same(&game, &reference);
    while game.to_move().is_some() {
        let legal = game.legal();
        for slot in SlotSet::ALL {
            assert_eq!(game.why_not(slot).is_none(), legal.contains(&slot), "{slot}");
        }
        let slot = legal[chance.below(legal.len())];
        assert_preview_comes_true(&game, slot);
        game.place(slot).unwrap();
        reference.place(slot.field.column() as i32, slot.field.row() as i32, slot.size as i32);
        assert_same(&game, &reference);
    }
    let again = game.after(game.moves()).unwrap();
    assert_eq!(again.result(), game.result());
    assert!(matches!(game.moves()[0], Move::Place(_)));
}

/// So many games, or as many as `PROPTEST_CASES` says.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(400)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_and_the_reference_agree_on_every_set_of_options(seed in any::<u64>()) {
        let mut chance = Chance::new(seed);
        let options = any_options(&mut chance);
        play_both(options, &mut chance);
    }

    #[test]
    fn the_engine_and_the_reference_agree_on_the_variants(seed in any::<u64>(), players in 2_u8..=4) {
        let mut chance = Chance::new(seed);
        play_both(Options::classic(players), &mut chance);
        play_both(Options::most_points(players), &mut chance);
        play_both(Options::fewest_points(3 + players % 2, 4), &mut chance);
        play_both(Options::biggest(), &mut chance);
    }
}
