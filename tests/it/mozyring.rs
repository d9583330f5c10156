//! A whole game of Mozyring by clicks and keys.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::KeyCode;
use ringspin::mozyring::play::Playing;
use ringspin::mozyring::rules::{Field, GameResult, Seat, Size, Slot};
use ringspin::shell::Screen;
use ringspin::testing::Person;

fn at_table(players: &str) -> Person {
    let mut person = Person::at_start(Screen::Title, Duration::from_millis(20));
    person.click_text("title-play-mozyring");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    person.click_plain(players);
    person.click_text("setup-begin");
    person.wait(10);
    assert_eq!(person.screen(), Screen::Mozyring);
    person
}

fn ply(person: &Person) -> usize {
    person.see::<Playing>().game().ply()
}

fn field_seen(person: &mut Person, field: Field) -> Vec2 {
    let place = Vec3::new(
        (field.column() as f32 - 1.0) * 0.105,
        0.032,
        (1.0 - field.row() as f32) * 0.105,
    );
    person.seen_at(place).expect("the board is in view")
}

/// Takes the size by its key and clicks the field.
fn lay(person: &mut Person, text: &str) {
    let slot: Slot = text.parse().expect("a slot is written like b2M");
    let key = match slot.size {
        Size::Small => KeyCode::Digit1,
        Size::Medium => KeyCode::Digit2,
        Size::Large => KeyCode::Digit3,
    };
    person.key(key);
    let place = field_seen(person, slot.field);
    person.click(place);
}

#[test]
fn two_people_play_a_whole_game_by_clicks_and_the_winner_is_named() {
    let mut person = at_table("2");
    // Seat 0 lays red and blue in turn and gets three small red rings in a line.
    for (laid, slot) in ["a1S", "a1L", "b1M", "b1L", "b1S", "c2L", "c3M", "a2M", "c1S"]
        .into_iter()
        .enumerate()
    {
        assert_eq!(ply(&person), laid, "before {slot}");
        lay(&mut person, slot);
    }
    assert_eq!(ply(&person), 9);
    let game = person.see::<Playing>().game();
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(0)] }));
    assert_eq!(game.combos().len(), 1);
    person.wait(5);
    assert!(
        person.text_at("mozyring-won").is_some(),
        "the winner is named on the screen"
    );
    assert!(
        person.text_at("win-same-size").is_some(),
        "what won is said on the screen"
    );
    person.click_text("play-again");
    person.wait(5);
    assert_eq!(ply(&person), 0, "a new game begins");
    assert!(person.text_at("mozyring-won").is_none());
}

#[test]
fn a_taken_field_is_refused_with_the_reason_and_nothing_is_laid() {
    let mut person = at_table("3");
    lay(&mut person, "b2L");
    lay(&mut person, "b2L");
    assert_eq!(ply(&person), 1);
    assert!(person.text_at("refused-taken").is_some(), "the reason is on the screen");
}

#[test]
fn keys_alone_play_a_ring() {
    let mut person = at_table("4");
    person.key(KeyCode::Digit1);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::ArrowLeft);
    person.key(KeyCode::Enter);
    let moves = person.see::<Playing>().game().moves().to_vec();
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a3S"]);
}

#[test]
fn a_drag_a_click_beside_and_a_release_outside_lay_nothing() {
    let mut person = at_table("2");
    let centre = Field::new(1, 1).expect("it is on the board");
    let middle = field_seen(&mut person, centre);
    person.drag(middle, middle + Vec2::new(25.0, 5.0));
    assert_eq!(ply(&person), 0, "a drag within a field lays nothing");
    person.drag(middle, middle + Vec2::new(400.0, 0.0));
    assert_eq!(ply(&person), 0, "a release outside lays nothing");
    person.point_at(middle);
    person.button(ButtonState::Pressed);
    person.point_at(middle + Vec2::new(300.0, 0.0));
    person.point_at(middle);
    person.button(ButtonState::Released);
    assert_eq!(ply(&person), 0, "a drag away and back lays nothing");
    person.click(Vec2::new(100.0, 600.0));
    assert_eq!(ply(&person), 0, "a click beside the board lays nothing");
    person.wait(30);
    person.click(middle);
    assert_eq!(
        ply(&person),
        1,
        "a click lays, the hand is over {:?}",
        person.see::<Playing>().aimed()
    );
}

#[test]
fn a_double_click_lays_one_ring() {
    let mut person = at_table("2");
    let middle = field_seen(&mut person, Field::new(1, 1).expect("it is on the board"));
    person.point_at(middle);
    for state in [
        ButtonState::Pressed,
        ButtonState::Released,
        ButtonState::Pressed,
        ButtonState::Released,
    ] {
        person.button(state);
    }
    assert_eq!(ply(&person), 1);
}

#[test]
fn the_first_player_may_begin_with_the_other_colour() {
    let mut person = at_table("2");
    let due = |person: &Person| {
        let playing = person.see::<Playing>();
        playing.game().to_move().map(|turn| playing.paint(turn.colour))
    };
    let before = due(&person);
    person.click_text("mozyring-begin-with-other");
    assert_ne!(due(&person), before);
    lay(&mut person, "b2M");
    lay(&mut person, "a1S");
    assert!(
        person.text_at("mozyring-begin-with-other").is_none(),
        "it is too late once rings lie"
    );
}

#[test]
fn escape_pauses_and_the_game_goes_on_where_it_was() {
    let mut person = at_table("2");
    lay(&mut person, "b2M");
    person.key(KeyCode::Escape);
    person.wait(5);
    person.key(KeyCode::Digit1);
    person.key(KeyCode::Space);
    assert_eq!(ply(&person), 1, "nothing is laid under the menu");
    person.click_text("pause-resume");
    lay(&mut person, "a1S");
    assert_eq!(ply(&person), 2);
}
