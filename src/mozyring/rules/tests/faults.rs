//! Faults that people report about programs for this kind of game; none may happen here.

use crate::mozyring::rules::{Game, GameResult, Kind, Options, Refusal, Seat, Size, Slot};

/// The game after `moves`, each of which must be legal.
fn after(options: Options, moves: &str) -> Game {
    let mut game = Game::new(options).unwrap();
    for slot in moves.split_whitespace() {
        game.place(slot.parse().unwrap())
            .unwrap_or_else(|why| panic!("{slot}: {why}"));
    }
    game
}

fn slot(text: &str) -> Slot {
    text.parse().unwrap()
}

fn has_won(game: &Game, seat: u8) -> bool {
    game.result()
        == Some(&GameResult::Win {
            seats: vec![Seat(seat)],
        })
}

#[test]
fn an_ordered_line_wins_although_its_player_owns_a_smaller_ring_in_the_same_field() {
    // Seat 0 has a small ring under its medium one in b2.
    let game = after(Options::classic(3), "a1S c1S c2S b2S c1M c2M b2M c3S c3M c3L");
    assert!(has_won(&game, 0) || game.result().is_none());
    let game = after(Options::classic(3), "b2S c1S c2S a1S c1M c2M b2M b1S b3S c3L");
    assert!(has_won(&game, 0));
    assert_eq!(game.combos()[0].slots, [slot("a1S"), slot("b2M"), slot("c3L")]);
}

#[test]
fn a_lone_ring_in_a_corner_wins_nothing() {
    for corner in ["a1S", "a3M", "c1L", "c3S"] {
        let game = after(Options::classic(4), corner);
        assert!(game.result().is_none() && game.combos().is_empty());
    }
}

#[test]
fn the_middle_column_wins_in_every_size() {
    for size in ["S", "M", "L"] {
        let others = if size == "S" { "M" } else { "S" };
        let moves = format!("b1{size} a1{others} c1{others} b2{size} a2{others} c2{others} b3{size}");
        assert!(has_won(&after(Options::classic(3), &moves), 0), "{moves}");
    }
}

#[test]
fn sizes_that_only_add_up_to_an_ordered_line_do_not_win() {
    // Medium, large, small: as numbers 1 + 2 + 0, but not in order.
    let game = after(Options::classic(3), "a1M a2S c2S b1L a3S c3S c1S");
    assert!(game.result().is_none() && game.combos().is_empty());
}

#[test]
fn small_medium_large_counts_in_both_directions_and_only_with_the_medium_in_the_middle() {
    for (line, wins) in [
        ("a1S b1M c1L", true),
        ("a1L b1M c1S", true),
        ("b1M c1L a1S", true),
        ("a1M b1S c1L", false),
    ] {
        let own: Vec<&str> = line.split(' ').collect();
        let moves = format!("{} a2S b3M {} a2M b3L {}", own[0], own[1], own[2]);
        assert_eq!(has_won(&after(Options::classic(3), &moves), 0), wins, "{line}");
    }
}

#[test]
fn nobody_plays_on_after_the_win() {
    let mut game = after(Options::classic(3), "a1S a2S a3S a1M a2M a3M a1L");
    assert!(has_won(&game, 0));
    assert_eq!(game.to_move(), None);
    assert!(game.legal().is_empty());
    assert_eq!(game.place(slot("c3L")), Err(Refusal::GameOver));
}

#[test]
fn there_is_no_fourth_ring_of_a_size() {
    let mut game = after(
        Options::most_points(4),
        "a1S a1M a1L b3M a2S a2M a2L b3L b1S b1M b1L c1M",
    );
    let colour = game.to_move().unwrap().colour;
    assert_eq!(game.remaining(colour, Size::Small), 0);
    let refusal = Refusal::NoRingLeft {
        colour,
        size: Size::Small,
    };
    assert_eq!(game.place(slot("c3S")), Err(refusal));
    assert!(game.legal().iter().all(|slot| slot.size != Size::Small));
}

#[test]
fn a_slot_holds_one_ring() {
    let mut game = after(Options::classic(2), "b2M");
    assert_eq!(game.place(slot("b2M")), Err(Refusal::SlotTaken { slot: slot("b2M") }));
    assert_eq!(game.ply(), 1);
}

#[test]
fn a_combination_of_two_colours_of_one_player_is_none() {
    // Seat 0 lays colour 0, then colour 2: a1S and a1L are of one colour, a1M of the other.
    let game = after(Options::classic(2), "a1S c1S a1M c2S a1L");
    assert!(game.result().is_none() && game.combos().is_empty());
}

#[test]
fn one_move_can_make_several_combinations_of_different_kinds() {
    let game = after(
        Options::most_points(3),
        "a1S b1S c1S a1M b1M c1M a2L b2L c2L a3L b3L c3L a1L",
    );
    let kinds: Vec<Kind> = game
        .combos()
        .iter()
        .flat_map(|combo| game.book().combinations.all().iter().filter(|c| c.slots == combo.slots))
        .map(|c| c.kind)
        .collect();
    assert_eq!(game.scores()[0], 2);
    assert!(kinds.contains(&Kind::Concentric) && kinds.contains(&Kind::SameSize));
}
