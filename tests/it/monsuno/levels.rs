//! Whole matches of a person who drags capsules against each level of the computer, by both rules, and a series.

use std::time::Duration;

use ringspin::keep::Shelf;
use ringspin::level::Level;
use ringspin::monsuno::play::keep::HISTORY;
use ringspin::monsuno::play::{Playing, Setup};
use ringspin::monsuno::rules::Level as RulesLevel;
use ringspin::record::{MonsunoRecording, Recording, Verdict};
use ringspin::shell::Screen;
use ringspin::testing::Person;

use super::play_to_the_end;

const FRAME: Duration = Duration::from_millis(25);

fn against(level: Level, rules: RulesLevel, shelf: &Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    person.click_text(match rules {
        RulesLevel::Basic => "rules-basic",
        RulesLevel::Plus => "rules-plus",
    });
    let second_seat = person.texts_at(level.key()).pop().expect("it can be chosen");
    person.click(second_seat);
    assert_eq!(person.see::<Setup>().seats[1].computer, Some(level));
    person
}

/// Plays a whole match by pointer, and looks whether it is kept and comes out the same again.
fn whole_match(level: Level, rules: RulesLevel) {
    let shelf = Shelf::memory();
    let mut person = against(level, rules, &shelf);
    person.click_text("setup-begin");
    person.wait(5);
    play_to_the_end(&mut person);
    let session = person.see::<Playing>().session();
    let winner = session.rules().winner().expect("somebody won");
    assert!(session.rules().hit_points()[1 - winner] <= 0);
    let recording = Recording::Monsuno(Box::new(MonsunoRecording::of(session)));
    assert_eq!(recording.verify(), Verdict::Same);
    person.wait(2);
    assert_eq!(shelf.names(HISTORY).len(), 1);
    assert!(person.text_at("rematch").is_some(), "a rematch is offered");
}

#[test]
fn a_person_plays_easy_by_basic() {
    whole_match(Level::Easy, RulesLevel::Basic);
}

#[test]
fn a_person_plays_normal_by_basic() {
    whole_match(Level::Normal, RulesLevel::Basic);
}

#[test]
fn a_person_plays_hard_by_basic() {
    whole_match(Level::Hard, RulesLevel::Basic);
}

#[test]
fn a_person_plays_expert_by_basic() {
    whole_match(Level::Expert, RulesLevel::Basic);
}

#[test]
fn a_person_plays_easy_by_basic_plus() {
    whole_match(Level::Easy, RulesLevel::Plus);
}

#[test]
fn a_person_plays_normal_by_basic_plus() {
    whole_match(Level::Normal, RulesLevel::Plus);
}

#[test]
fn a_person_plays_hard_by_basic_plus() {
    whole_match(Level::Hard, RulesLevel::Plus);
}

#[test]
fn a_person_plays_expert_by_basic_plus() {
    whole_match(Level::Expert, RulesLevel::Plus);
}

#[test]
fn a_best_of_three_goes_on_until_somebody_has_won_two() {
    let shelf = Shelf::memory();
    let mut person = against(Level::Easy, RulesLevel::Basic, &shelf);
    person.click_plain("best of 3");
    person.click_text("setup-begin");
    person.wait(5);
    let mut matches = 0;
    loop {
        play_to_the_end(&mut person);
        matches += 1;
        person.wait(2);
        let series = *person.see::<Playing>().series();
        assert_eq!(series.wins.iter().sum::<u32>(), matches);
        if series.winner().is_some() {
            break;
        }
        person.click_text("next-match");
        person.wait(5);
    }
    assert!((2..=3).contains(&matches));
    assert_eq!(shelf.names(HISTORY).len(), matches as usize);
    assert!(person.text_at("rematch").is_some(), "a new series is offered");
}
