//! The lesson of the ring game, gone through by clicks.

use bevy::prelude::KeyCode;
use ringspin::keep::Shelf;
use ringspin::mozyring::keeping::HISTORY;
use ringspin::mozyring::play::Playing;
use ringspin::mozyring::tutorial::LESSON;
use ringspin::shell::Screen;
use ringspin::shell::tutorial::{Come, Progress, Tutorial};
use ringspin::testing::Person;

use super::{STEP, has_save, lay, moves, ply};

fn at_lesson(shelf: Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    person.click_text("setup-lesson");
    person.wait(10);
    assert_eq!(person.screen(), Screen::Mozyring);
    person
}

fn stands(person: &Person) -> (usize, Come) {
    let tutorial = person.see::<Tutorial<Playing>>();
    (tutorial.at(), tutorial.come())
}

/// Lays a ring and lets the computer answer.
fn lay_and_wait(person: &mut Person, slot: &str) {
    lay(person, slot);
    person.wait(60);
}

#[test]
fn the_whole_lesson_is_gone_through_by_doing() {
    let shelf = Shelf::memory();
    let mut person = at_lesson(shelf.clone());
    for (at, slot, said) in [
        (0, Some("b2L"), "lesson-place-done"),
        (1, Some("b2M"), "lesson-nest-done"),
        (2, None, "lesson-undo-done"),
        (3, Some("c1S"), "lesson-notation-done"),
        (4, Some("a3S"), "lesson-concentric-done"),
        (5, Some("c1S"), "lesson-same-size-done"),
        (6, Some("b2M"), "lesson-ordered-done"),
        (7, Some("c1M"), "lesson-block-done"),
    ] {
        assert_eq!(stands(&person), (at, Come::Open));
        assert!(person.text_at("lesson-on").is_none(), "step {at} is still to be done");
        match slot {
            Some(slot) => lay_and_wait(&mut person, slot),
            None => person.click_text("tool-back"),
        }
        person.wait(5);
        assert_eq!(stands(&person), (at, Come::Met));
        assert!(person.text_at(said).is_some(), "{said}");
        person.click_text("lesson-on");
        person.wait(5);
    }
    assert!(person.text_at("lesson-last").is_some());
    person.click_text("lesson-end");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    assert!(Progress::load(&shelf, LESSON.document).done);
    assert!(!has_save(&shelf), "a lesson is no game to go on with");
    assert!(shelf.names(HISTORY).is_empty(), "nor one to remember");
}

#[test]
fn another_ring_than_asked_for_can_be_taken_back_or_the_step_begun_again() {
    let mut person = at_lesson(Shelf::memory());
    lay_and_wait(&mut person, "a3S");
    assert_eq!(stands(&person), (0, Come::Missed));
    assert!(person.text_at("lesson-missed").is_some());
    person.key(KeyCode::KeyU);
    person.wait(3);
    assert_eq!(stands(&person), (0, Come::Open));
    lay_and_wait(&mut person, "c3S");
    assert_eq!(stands(&person), (0, Come::Missed));
    person.click_text("lesson-again");
    person.wait(3);
    assert_eq!((stands(&person), ply(&person)), ((0, Come::Open), 0));
    lay_and_wait(&mut person, "b2L");
    assert_eq!(stands(&person), (0, Come::Met));
}

#[test]
fn who_does_not_block_sees_the_computer_win_and_tries_again() {
    let mut person = at_lesson(Shelf::memory());
    for _ in 0..7 {
        person.key(KeyCode::PageDown);
    }
    person.wait(5);
    assert_eq!(stands(&person).0, 7);
    lay_and_wait(&mut person, "a1L");
    assert!(super::is_over(person.world()), "green has its three");
    assert!(person.text_at("lesson-block-missed").is_some());
    assert!(
        person.text_at("play-again").is_none(),
        "the lesson says what comes next"
    );
    person.click_text("tool-back");
    lay_and_wait(&mut person, "c1M");
    assert_eq!(stands(&person), (7, Come::Met));
}

#[test]
fn each_step_can_be_skipped_and_gone_back_to() {
    let mut person = at_lesson(Shelf::memory());
    let last = LESSON.steps.len() - 1;
    for at in 0..last {
        assert_eq!(stands(&person).0, at);
        person.click_text("lesson-skip");
        person.wait(3);
    }
    assert_eq!(stands(&person), (last, Come::Met));
    for at in (0..last).rev() {
        person.click_text("lesson-back");
        person.wait(3);
        assert_eq!(stands(&person), (at, Come::Open));
        assert!(
            person.see::<Playing>().may_act().is_ok(),
            "step {at}: it is the player's turn"
        );
    }
    assert!(moves(&person).is_empty());
}

#[test]
fn a_lesson_is_gone_on_with_where_it_was_left() {
    let shelf = Shelf::memory();
    let mut person = at_lesson(shelf.clone());
    for _ in 0..4 {
        person.click_text("lesson-skip");
    }
    person.click_text("lesson-out");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    assert!(person.text_at("setup-lesson-left").is_some());
    drop(person);
    let mut again = at_lesson(shelf);
    assert_eq!(stands(&again), (4, Come::Open));
    lay_and_wait(&mut again, "a3S");
    assert_eq!(stands(&again), (4, Come::Met));
}

#[test]
fn after_the_lesson_a_game_is_a_game_again() {
    let shelf = Shelf::memory();
    let mut person = at_lesson(shelf.clone());
    person.click_text("lesson-out");
    person.wait(5);
    super::begin(&mut person);
    assert!(person.world().get_resource::<Tutorial<Playing>>().is_none());
    assert!(person.text_at("lesson-head").is_none());
    assert!(person.text_at("tool-study").is_some());
    lay(&mut person, "b2M");
    assert!(has_save(&shelf), "it is kept");
}

#[test]
fn the_lesson_is_offered_to_who_has_never_played() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, shelf.clone());
    person.wait(3);
    assert!(person.text_at("setup-lesson-about").is_some());
    super::begin(&mut person);
    lay(&mut person, "b2M");
    drop(person);
    let mut again = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    again.wait(3);
    assert!(again.text_at("setup-lesson-about").is_none());
    assert!(again.text_at("setup-lesson").is_some(), "it stays within reach");
}
