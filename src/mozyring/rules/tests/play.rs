//! Skips, draws, rounds, swaps, leavers, previews: the course of whole games.

use crate::chance::Chance;
use crate::mozyring::rules::{Colour, Game, GameResult, LinesSee, Move, Options, Refusal, Seat, Slot, StuckColour};

fn slot(text: &str) -> Slot {
    text.parse().unwrap()
}

/// Random games until `wanted` likes one.
fn random_game(options: &Options, wanted: impl Fn(&Game) -> bool) -> Game {
    let mut chance = Chance::new(11);
    for _ in 0..20_000 {
        let mut game = Game::new(options.clone()).unwrap();
        while game.to_move().is_some() {
            let legal = game.legal();
            game.place(legal[chance.below(legal.len())]).unwrap();
        }
        if wanted(&game) {
            return game;
        }
    }
    panic!("no such game in 20,000");
}

#[test]
fn a_player_whose_due_colour_is_stuck_skips_and_the_others_play_on() {
    let game = random_game(&Options::most_points(4), |game| !game.skips().is_empty());
    let skip = game.skips()[0];
    let before = game.after(&game.moves()[..skip.ply]).unwrap();
    assert_ne!(before.to_move().unwrap().colour, skip.colour);
    let stuck = before.position().open_to(skip.colour.index());
    assert_eq!(stuck, 0, "a voluntary pass does not exist");
}

#[test]
fn a_game_without_a_combination_is_a_draw_as_soon_as_nobody_can_place() {
    let early = random_game(&Options::biggest(), |game| game.result() == Some(&GameResult::Draw));
    assert_eq!(early.ply(), 16, "two players have eight rings each");
    assert!(early.to_move().is_none());
    let full = random_game(&Options::classic(3), |game| game.result() == Some(&GameResult::Draw));
    assert_eq!(full.ply(), 27, "three players have exactly 27 rings");
}

#[test]
fn skips_at_the_very_end_are_not_noted() {
    let game = random_game(&Options::most_points(2), |game| !game.skips().is_empty());
    assert_eq!(game.ply(), 27);
    assert!(game.skips().iter().all(|skip| skip.ply < game.ply()));
}

#[test]
fn the_last_slot_can_win() {
    let game = random_game(&Options::classic(3), |game| {
        game.ply() == 27 && !game.combos().is_empty()
    });
    assert!(matches!(game.result(), Some(GameResult::Win { .. })));
}

#[test]
fn nil_nil_in_a_points_game_is_a_draw() {
    let game = random_game(&Options::most_points(2), |game| game.scores() == [0, 0]);
    assert_eq!(game.result(), Some(&GameResult::Draw));
}

#[test]
fn an_equal_top_score_is_a_shared_win() {
    let game = random_game(&Options::most_points(3), |game| game.scores() == [1, 0, 1]);
    assert_eq!(
        game.result(),
        Some(&GameResult::Win {
            seats: vec![Seat(0), Seat(2)]
        })
    );
}

#[test]
fn the_point_goes_to_the_player_before_and_the_starter_rotates() {
    let mut game = Game::new(Options::fewest_points(3, 2)).unwrap();
    for text in "a1S a2S a3S a1M a2M a3M".split(' ') {
        game.place(slot(text)).unwrap();
    }
    let outcome = game.place(slot("a1L")).unwrap();
    assert!(outcome.round_over && outcome.result.is_none());
    assert_eq!(game.scores(), [0, 0, 1]);
    assert_eq!(game.round(), 1);
    assert_eq!(game.to_move().unwrap().seat, Seat(1));
    assert_eq!(game.legal().len(), 27);
    for text in "b1S b2S b3S b1M b2M b3M b1L".split(' ') {
        game.place(slot(text)).unwrap();
    }
    assert_eq!(game.scores(), [1, 0, 1]);
    assert_eq!(game.combos()[1].round, 1);
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(1)] }));
}

#[test]
fn a_small_ring_may_go_under_a_large_one_but_only_the_largest_counts_for_lines() {
    let mut game = Game::new(Options::biggest()).unwrap();
    for text in "a1L b1L a2S b2S a1S b1S a3M".split(' ') {
        game.place(slot(text)).unwrap();
    }
    // Seat 0 shows a1, a2, a3: three in a column, of three sizes.
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(0)] }));

    let mut game = Game::new(Options::biggest()).unwrap();
    for text in "a1S a1L a2S c3S a3S".split(' ') {
        game.place(slot(text)).unwrap();
    }
    assert_eq!(game.result(), None, "a1 shows the other player's ring");
}

#[test]
fn the_same_rings_make_a_line_when_every_ring_counts() {
    let options = Options {
        lines_see: LinesSee::All,
        ..Options::biggest()
    };
    let mut game = Game::new(options).unwrap();
    for text in "a1S a1L a2S c3S a3S".split(' ') {
        game.place(slot(text)).unwrap();
    }
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(0)] }));
}

#[test]
fn two_players_lay_their_colours_in_turn() {
    let mut game = Game::new(Options::classic(2)).unwrap();
    let mut colours = Vec::new();
    for text in "a1S a2M b3L c1S c2M".split(' ') {
        colours.push(game.to_move().unwrap().colour.0);
        game.place(slot(text)).unwrap();
    }
    assert_eq!(colours, [0, 1, 2, 3, 0]);
}

#[test]
fn a_frozen_colour_stays_due_and_the_other_reading_lays_the_other_one() {
    // One ring a colour: after colour 0 is laid out, colour 2 of the same seat is due, then colour 0 again, stuck.
    let base = Options {
        stock: [1, 0, 0],
        ..Options::most_points(2)
    };
    for (reading, plies) in [
        (StuckColour::Skip, 4),
        (StuckColour::Frozen, 4),
        (StuckColour::Other, 4),
    ] {
        let game = random_game(
            &Options {
                stuck_colour: reading,
                ..base.clone()
            },
            |_| true,
        );
        assert_eq!(game.ply(), plies);
    }
    let frozen = Options {
        stuck_colour: StuckColour::Frozen,
        ..Options::most_points(2)
    };
    let game = random_game(&frozen, |game| game.skips().len() > 1);
    let first = game.skips()[0];
    let same_seat = game.skips().iter().filter(|skip| skip.seat == first.seat);
    assert!(
        same_seat.into_iter().all(|skip| skip.colour == first.colour),
        "{:?}",
        game.skips()
    );
}

#[test]
fn nobody_may_open_with_the_centre_medium_under_the_ban() {
    let options = Options {
        centre_medium_ban: true,
        ..Options::classic(2)
    };
    let mut game = Game::new(options).unwrap();
    assert_eq!(game.legal().len(), 26);
    assert_eq!(game.place(slot("b2M")), Err(Refusal::CentreMediumBan));
    game.place(slot("a1S")).unwrap();
    game.place(slot("b2M")).unwrap();
}

#[test]
fn the_second_player_may_take_over_the_first_ring_once() {
    let options = Options {
        swap: true,
        ..Options::classic(2)
    };
    let mut game = Game::new(options).unwrap();
    assert_eq!(game.swap(), Err(Refusal::SwapNotOffered));
    game.place(slot("b2M")).unwrap();
    assert!(game.can_swap());
    game.swap().unwrap();
    assert_eq!(game.owner(Colour(0)), Seat(1));
    let turn = game.to_move().unwrap();
    assert_eq!((turn.seat, turn.colour), (Seat(0), Colour(1)));
    assert_eq!(game.swap(), Err(Refusal::SwapNotOffered));
}

#[test]
fn a_leaver_is_skipped_and_the_last_one_at_the_table_has_won() {
    let mut game = Game::new(Options::classic(3)).unwrap();
    game.leave(Seat(0)).unwrap();
    assert_eq!(game.to_move().unwrap().seat, Seat(1));
    game.place(slot("a1S")).unwrap();
    game.place(slot("a2S")).unwrap();
    assert_eq!(game.to_move().unwrap().seat, Seat(1));
    assert_eq!(game.leave(Seat(0)), Err(Refusal::NobodyThere { seat: Seat(0) }));
    game.leave(Seat(1)).unwrap();
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(2)] }));
    assert!(game.skips().is_empty());
}

#[test]
fn a_history_reads_back_from_its_text() {
    for one in [Move::Place(slot("b2M")), Move::Swap, Move::Leave(Seat(2))] {
        assert_eq!(one.to_string().parse(), Ok(one));
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&text).unwrap(), one);
    }
}

#[test]
fn undo_goes_back_over_skips_and_wins_to_the_first_move() {
    let game = random_game(&Options::classic(4), |game| !game.skips().is_empty());
    for kept in (0..=game.moves().len()).rev() {
        let earlier = game.after(&game.moves()[..kept]).unwrap();
        assert_eq!(earlier.ply(), kept);
        assert!(kept == game.moves().len() || earlier.to_move().is_some());
    }
}

#[test]
fn a_preview_names_what_is_completed_and_what_is_blocked() {
    let mut game = Game::new(Options::classic(3)).unwrap();
    for text in "a1S b1S c1S a1M b1M c1M".split(' ') {
        game.place(slot(text)).unwrap();
    }
    let triple = |text: &str| -> [Slot; 3] {
        let slots: Vec<Slot> = text.split(' ').map(slot).collect();
        slots.try_into().unwrap()
    };
    assert_eq!(game.preview(slot("a1L")).completes, [triple("a1L a1M a1S")]);
    assert_eq!(game.preview(slot("b1L")).blocks, [triple("b1L b1M b1S")]);
    assert_eq!(game.preview(slot("a1S")), Default::default());
}
