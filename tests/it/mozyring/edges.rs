//! The ring game by gamepad, and its buttons by keys.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::KeyCode;
use ringspin::mozyring::play::{Playing, Sitter};
use ringspin::mozyring::rules::{Field, Seat, Size, Slot};
use ringspin::mozyring::search::Level;
use ringspin::shell::Screen;
use ringspin::shell::reach::Reach;
use ringspin::testing::Person;

use super::{STEP, at_game, await_computers, is_over, moves, ply};

/// Moves the hand to the field, takes the size and lays the ring, by gamepad alone.
fn lay_by_pad(person: &mut Person, slot: Slot) {
    let turns = |now: Size| (slot.size as isize - now as isize).rem_euclid(3);
    for _ in 0..turns(person.see::<Playing>().size()) {
        person.pad(GamepadButton::RightTrigger);
    }
    if person.see::<Playing>().over().is_none() {
        person.pad(GamepadButton::DPadUp);
    }
    let at = |person: &Person| person.see::<Playing>().over().expect("the hand is over the board");
    for _ in 0..3 {
        let (now, wanted): (Field, Field) = (at(person), slot.field);
        if now.column() != wanted.column() {
            let right = now.column() < wanted.column();
            person.pad(if right {
                GamepadButton::DPadRight
            } else {
                GamepadButton::DPadLeft
            });
        }
        if now.row() != wanted.row() {
            let away = now.row() < wanted.row();
            person.pad(if away {
                GamepadButton::DPadUp
            } else {
                GamepadButton::DPadDown
            });
        }
    }
    assert_eq!(at(person), slot.field);
    person.pad(GamepadButton::South);
}

#[test]
fn a_gamepad_alone_sets_up_and_plays_a_whole_game_takes_back_looks_into_it_and_leaves() {
    let mut person = Person::at_start(Screen::Title, STEP);
    person.press_by_pad("title-play-mozyring");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    person.press_by_pad("setup-begin");
    person.wait(10);
    assert_eq!(person.screen(), Screen::Mozyring);
    for slot in ["a1S", "a1L", "b1M", "b1L", "b1S", "c2L", "c3M", "a2M"] {
        lay_by_pad(&mut person, slot.parse().expect("a slot"));
    }
    assert_eq!(ply(&person), 8);
    person.pad(GamepadButton::LeftTrigger2);
    assert_eq!(ply(&person), 7, "a ring is taken back");
    person.pad(GamepadButton::RightTrigger2);
    assert_eq!(ply(&person), 8, "and brought back");

    person.pad(GamepadButton::Select);
    assert!(person.see::<Reach>().0);
    person.press_by_pad("tool-study");
    assert!(person.see::<Playing>().is_study());
    person.pad(GamepadButton::East);
    assert!(!person.see::<Reach>().0, "back to the board");
    lay_by_pad(&mut person, "c3S".parse().expect("a slot"));
    assert!(person.see::<Playing>().is_aside(), "another ring is tried");
    person.pad(GamepadButton::Select);
    person.press_by_pad("study-end");
    person.pad(GamepadButton::Select);
    assert_eq!(ply(&person), 8);

    lay_by_pad(&mut person, "c1S".parse().expect("a slot"));
    assert!(is_over(person.world()));
    person.wait(5);
    person.press_by_pad("to-setup");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
}

#[test]
fn a_gamepad_plays_against_a_computer() {
    let mut person = at_game(|setup| setup.sitters[1] = Sitter::Computer(Level::Easy));
    for _ in 0..27 {
        await_computers(&mut person);
        if is_over(person.world()) {
            break;
        }
        let before = ply(&person);
        let slot = person.see::<Playing>().game().legal()[0];
        lay_by_pad(&mut person, slot);
        assert!(ply(&person) > before, "{slot} is laid");
    }
    assert!(is_over(person.world()));
}

#[test]
fn tab_reaches_every_button_and_escape_leads_back_to_the_board() {
    let mut person = at_game(|setup| setup.players = 3);
    super::lay_all(&mut person, "b2M");
    person.key(KeyCode::Tab);
    let mut reached = Vec::new();
    let all = [
        "menu",
        "tool-back",
        "tool-study",
        "tool-hints",
        "tool-leave",
        "mozyring-size",
    ];
    for _ in 0..14 {
        reached.extend(all.into_iter().filter(|key| person.focuses(key)));
        person.key(KeyCode::Tab);
    }
    for key in all {
        assert!(reached.contains(&key), "{key} is reached");
    }
    person.key(KeyCode::ArrowUp);
    assert_eq!(
        person.see::<Playing>().over().map(Field::row),
        Some(1),
        "the hand stays where it was"
    );
    person.key(KeyCode::Escape);
    person.wait(3);
    assert!(person.text_at("pause-resume").is_none(), "no menu opens");
    person.key(KeyCode::Digit1);
    person.key(KeyCode::Enter);
    assert_eq!(ply(&person), 2, "the board has the keys again");
}

#[test]
fn a_button_pressed_again_and_again_by_keys_keeps_the_focus() {
    let mut person = at_game(|_| ());
    super::lay_all(&mut person, "b2M a1S c3L");
    person.key(KeyCode::Tab);
    for _ in 0..14 {
        if person.focuses("tool-back") {
            break;
        }
        person.key(KeyCode::Tab);
    }
    for left in [2, 1] {
        person.key(KeyCode::Enter);
        person.wait(3);
        assert_eq!(ply(&person), left);
        assert!(person.focuses("tool-back"), "the focus is still there");
    }
}

#[test]
fn a_button_that_cannot_be_pressed_does_nothing_by_gamepad() {
    let mut person = Person::at_start(Screen::MozyringRules, STEP);
    person.wait(3);
    person
        .world()
        .resource_mut::<ringspin::mozyring::editor::Draft>()
        .rules
        .options
        .stock = [0, 0, 0];
    person.wait(3);
    person.press_by_pad("own-play");
    person.wait(3);
    assert_eq!(person.screen(), Screen::MozyringRules);
}

#[test]
fn q_leaves_the_table_when_it_is_pressed_twice() {
    let mut person = at_game(|setup| setup.players = 3);
    super::lay_all(&mut person, "b2M");
    person.key(KeyCode::KeyQ);
    assert_eq!(moves(&person), ["b2M"]);
    assert!(person.text_at("tool-leave-sure").is_some(), "it is asked once more");
    person.key(KeyCode::KeyQ);
    assert_eq!(moves(&person), ["b2M", "leave:1"]);
    let playing = person.see::<Playing>();
    assert_eq!(playing.game().to_move().map(|turn| turn.seat), Some(Seat(2)));
}
