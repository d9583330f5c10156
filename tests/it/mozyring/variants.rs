//! Each variant, computers, undo, swap, skips and leavers, as people meet them.

use bevy::prelude::KeyCode;
use ringspin::mozyring::analysis::Analysis;
use ringspin::mozyring::play::{Intent, Pick, Playing, Sitter};
use ringspin::mozyring::rules::{GameResult, Move, Seat, Variant};
use ringspin::mozyring::search::{Level, Value};
use ringspin::testing::Person;

use crate::layout::cut_off;

use super::{at_game, await_computers, is_over, lay, lay_all, moves, ply};

/// Lays any ring that fits.
fn lay_something(person: &mut Person) {
    let slot = person.see::<Playing>().game().legal()[0];
    lay(person, &slot.to_string());
}

#[test]
fn a_person_plays_a_whole_game_against_a_computer_that_answers_each_ring() {
    let mut person = at_game(|setup| setup.sitters[1] = Sitter::Computer(Level::Easy));
    for _ in 0..27 {
        await_computers(&mut person);
        if is_over(person.world()) {
            break;
        }
        let before = ply(&person);
        lay_something(&mut person);
        assert!(ply(&person) > before, "a ring is laid");
    }
    assert!(is_over(person.world()));
    person.wait(5);
    assert!(person.text_at("play-again").is_some(), "what comes next is offered");
}

#[test]
fn undo_against_a_computer_takes_back_a_whole_round_even_while_it_thinks_and_redo_brings_it_back() {
    let mut person = at_game(|setup| setup.sitters[1] = Sitter::Computer(Level::Normal));
    await_computers(&mut person);
    let at_first = ply(&person);
    person.key(KeyCode::KeyU);
    assert_eq!(ply(&person), at_first, "there is nothing of mine to take back");
    lay_something(&mut person);
    // The computer has not answered yet: its thought is given up with the position.
    person.key(KeyCode::KeyU);
    assert_eq!(ply(&person), at_first);
    person.wait(80);
    assert_eq!(ply(&person), at_first, "no answer comes to what was taken back");
    lay_something(&mut person);
    await_computers(&mut person);
    let played = moves(&person);
    assert_eq!(played.len(), at_first + 2);
    person.key(KeyCode::KeyU);
    assert_eq!(ply(&person), at_first, "both rings are taken back");
    person.key(KeyCode::KeyR);
    assert_eq!(moves(&person), played, "and brought back");
    assert!(person.see::<Playing>().may_act().is_ok(), "it is my turn");
}

#[test]
fn after_the_end_undo_leads_back_into_the_game() {
    let mut person = at_game(|_| ());
    lay_all(&mut person, "a1S a1L b1M b1L b1S c2L c3M a2M c1S");
    assert!(is_over(person.world()));
    person.wait(3);
    person.click_text("tool-back");
    assert_eq!(ply(&person), 8);
    assert!(person.text_at("play-again").is_none(), "the end is no longer told");
    lay_all(&mut person, "c1S");
    assert!(is_over(person.world()));
}

#[test]
fn the_second_player_may_take_over_the_side() {
    let mut person = at_game(|setup| setup.swap = true);
    lay_all(&mut person, "b2M");
    assert!(person.text_at("mozyring-may-swap").is_some(), "it is offered");
    person.click_text("mozyring-swap");
    assert_eq!(moves(&person), ["b2M", "swap"]);
    let game = person.see::<Playing>().game();
    assert_eq!(
        game.to_move().map(|turn| turn.seat),
        Some(Seat(0)),
        "the first player goes on"
    );
    assert_eq!(game.to_move().map(|turn| turn.colour.0), Some(1), "with the other side");
    person.key(KeyCode::KeyU);
    assert_eq!(moves(&person), ["b2M"]);
}

#[test]
fn rounds_for_the_fewest_points_are_told_and_added_up() {
    let mut person = at_game(|setup| {
        setup.choose(Pick::Variant(Variant::FewestPoints));
        setup.rounds = 2;
    });
    // Seat 0 completes the lower row: the point goes to seat 2, who sat before.
    lay_all(&mut person, "a1S a2S a3L b1S b2L b3L c1S");
    let playing = person.see::<Playing>();
    assert!(playing.is_between_rounds());
    assert_eq!(playing.game().scores(), [0, 0, 1]);
    assert_eq!(playing.on_board().count(), 7, "the rings of the round are still seen");
    lay(&mut person, "c3L");
    assert_eq!(ply(&person), 7, "nothing is laid before the next round begins");
    person.click_text("mozyring-next-round");
    person.wait(3);
    let playing = person.see::<Playing>();
    assert_eq!(playing.on_board().count(), 0);
    assert_eq!(
        playing.game().to_move().map(|turn| turn.seat),
        Some(Seat(1)),
        "the start passes on"
    );
    lay_all(&mut person, "a1S a2S a3L b1S b2L b3L c1S");
    let game = person.see::<Playing>().game();
    assert_eq!(game.scores(), [1, 0, 1]);
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(1)] }));
}

/// 27 rings of two careful players: nobody ever makes a combination.
fn drawn_moves(person: &mut Person) -> Vec<Move> {
    let start = person.see::<Playing>().game().clone();
    let mut chance = ringspin::chance::Chance::new(1);
    for _ in 0..10_000 {
        let mut game = start.clone();
        while game.to_move().is_some() {
            let quiet: Vec<_> = game
                .legal()
                .into_iter()
                .filter(|slot| game.preview(*slot).completes.is_empty())
                .collect();
            if quiet.is_empty() {
                break;
            }
            let slot = quiet[chance.below(quiet.len())];
            game.place(slot).expect("it is legal");
        }
        if game.result().is_some() {
            return game.moves().to_vec();
        }
    }
    panic!("no drawn game was found");
}

#[test]
fn most_points_without_any_combination_is_a_draw_and_skips_are_told() {
    let mut person = at_game(|setup| setup.choose(Pick::Variant(Variant::MostPoints)));
    let mut skipped = 0;
    for one in drawn_moves(&mut person) {
        let before = person.see::<Playing>().game().skips().len();
        lay(&mut person, &one.to_string());
        let playing = person.see::<Playing>();
        if playing.game().skips().len() > before && playing.game().result().is_none() {
            skipped += 1;
            assert!(person.text_at("mozyring-skipped").is_some(), "the skip is told");
        }
    }
    let game = person.see::<Playing>().game();
    assert_eq!(game.result(), Some(&GameResult::Draw));
    assert_eq!(game.scores(), [0, 0]);
    assert_eq!(game.skips().is_empty(), skipped == 0);
    person.wait(3);
    assert!(person.text_at("mozyring-draw-shared").is_some());
}

#[test]
fn each_point_is_listed_and_shows_its_rings() {
    let mut person = at_game(|setup| setup.choose(Pick::Variant(Variant::MostPoints)));
    lay_all(&mut person, "a1S a1L b1M b1L b1S c2L c3M a2M c1S");
    assert_eq!(person.see::<Playing>().game().scores().iter().sum::<u32>(), 1);
    lay_all(&mut person, "c3S");
    assert!(person.see::<Playing>().lit().is_empty(), "the last ring made nothing");
    person.wait(3);
    person.click_plain("a1S b1S c1S");
    let lit: Vec<String> = person.see::<Playing>().lit()[0]
        .slots
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(lit, ["a1S", "b1S", "c1S"]);
}

#[test]
fn who_is_the_biggest_is_played_with_rings_under_rings() {
    let mut person = at_game(|setup| setup.choose(Pick::Variant(Variant::Biggest)));
    lay_all(&mut person, "b2S b2L a1S a1M c3S");
    let playing = person.see::<Playing>();
    assert!(playing.game().result().is_none(), "covered rings make no line");
    person.key(KeyCode::Digit2);
    person.wait(2);
    person.click_text("tool-lift");
    assert!(person.see::<Playing>().is_lifted(), "covered rings can be looked at");
    lay_all(&mut person, "c3L");
    let game = person.see::<Playing>().game();
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(1)] }));
}

#[test]
fn who_leaves_is_skipped() {
    let mut person = at_game(|setup| setup.players = 3);
    lay_all(&mut person, "b2M");
    person.click_text("tool-leave");
    assert!(
        person.see::<Playing>().game().result().is_none(),
        "said once, nobody leaves"
    );
    person.click_text("tool-leave-sure");
    person.wait(3);
    assert_eq!(moves(&person), ["b2M", "leave:1"]);
    lay_all(&mut person, "a1S a2S a3S");
    assert!(person.text_at("mozyring-seat-left").is_some());
}

#[test]
fn a_computer_is_not_played_for_by_a_person() {
    let mut person = at_game(|setup| setup.sitters = [Sitter::Computer(Level::Easy); 4]);
    person.wait(2);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::Enter);
    assert!(
        person.text_at("refused-computer").is_some(),
        "it is said whose turn it is"
    );
    for _ in 0..100_000 {
        if is_over(person.world()) {
            return;
        }
        person.wait(1);
    }
    panic!("computers alone come to an end");
}

#[test]
fn a_known_position_is_analysed_and_tries_leave_the_game_as_it_was() {
    let mut person = at_game(|setup| setup.choose(Pick::Variant(Variant::Biggest)));
    lay_all(&mut person, "b2L");
    person.key(KeyCode::KeyA);
    for _ in 0..3_000 {
        let done = |analysis: &Analysis| analysis.findings().value.is_some();
        if person.world().get_resource::<Analysis>().is_some_and(done) {
            break;
        }
        person.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let findings = person.see::<Analysis>().findings().clone();
    assert_eq!(findings.value, Some(Value::Loss), "the first player wins this game");
    assert_eq!(findings.plies, Some(8), "with the ninth ring");
    assert!(!findings.best.is_empty());
    person.wait(3);
    assert!(person.text_at("study-loss").is_some(), "it is told");
    lay_all(&mut person, "c1S");
    assert!(person.see::<Playing>().is_aside());
    person.world().write_message(Intent::EndStudy);
    person.wait(3);
    assert_eq!(moves(&person), ["b2L"], "back to the game");
    assert!(!person.see::<Playing>().is_study());
}

#[test]
fn what_computers_laid_is_told_to_a_person_who_laid_before_them() {
    let mut person = at_game(|setup| {
        setup.players = 4;
        setup.sitters = [Sitter::Computer(Level::Easy); 4];
        setup.sitters[1] = Sitter::Person;
    });
    await_computers(&mut person);
    person.wait(2);
    assert!(
        person.text_at("mozyring-recap").is_none(),
        "the person has not laid yet"
    );
    let by_person = ply(&person);
    lay_something(&mut person);
    await_computers(&mut person);
    person.wait(2);
    assert!(ply(&person) > by_person + 1);
    assert!(person.text_at("mozyring-recap").is_some());
}

#[test]
fn the_longest_names_have_room_to_the_end() {
    let mut person = at_game(|setup| {
        setup.pick = Pick::Variant(Variant::MostPoints);
        setup.players = 4;
        setup.names = std::array::from_fn(|_| "Wolfgang Wimme".to_owned());
    });
    while !is_over(person.world()) {
        lay_something(&mut person);
        assert_eq!(cut_off(&mut person), [""; 0], "after {} rings", ply(&person));
    }
    person.wait(5);
    assert_eq!(cut_off(&mut person), [""; 0], "at the end");
}
