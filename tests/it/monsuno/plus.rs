//! Basic+, decks, names, series and readings through the set-up and the buttons of the game.

use std::time::Duration;

use bevy::prelude::*;
use ringspin::keep::Shelf;
use ringspin::monsuno::opponent::{Level, aim_at};
use ringspin::monsuno::play::{Gesture, Intent, Playing, Setup};
use ringspin::monsuno::rules::{DeckEmpty, Entry, Level as RulesLevel};
use ringspin::monsuno::session::{Input, Phase};
use ringspin::physics::BodyId;
use ringspin::shell::Screen;
use ringspin::testing::Person;

use super::hurry_on;
use super::keeping::continued;

fn at_setup() -> Person {
    let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_millis(25));
    person.wait(3);
    person
}

/// Turns the hand of who attacks towards the other capsule.
fn aim(person: &mut Person, player: usize) {
    let session = person.see::<Playing>().session();
    if session.rules().attacker() != Some(player) {
        return;
    }
    let target = session
        .stage()
        .bodies()
        .find(|body| body.id == BodyId::Capsule(1 - player));
    let target = target.expect("it is on the field").position;
    let mut hand = *person.see::<Gesture>();
    hand.launch.aim = aim_at(person.see::<Playing>().session().field(), player, 0.0, target);
    hand.launch.power = 1.0;
    hand.launch.press_point = 0.35;
    person.world().write_message(Intent::Hold(hand));
    person.wait(1);
}

#[test]
fn two_people_draw_tuck_and_boost_by_clicks_and_a_kill_at_either_question_loses_nothing() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::MonsunoSetup, Duration::from_millis(25), shelf.clone());
    person.wait(3);
    person.click_text("rules-plus");
    person.wait(2);
    assert_eq!(person.see::<Setup>().level, RulesLevel::Plus);
    {
        // Cards with one symbol, so that a boost comes soon.
        let mut setup = person.world().resource_mut::<Setup>();
        setup.cards = [5, 10];
        setup.seats[1].computer = None;
    }
    person.click_text("setup-begin");
    person.wait(5);
    let (mut draws, mut boosts) = (0, 0);
    let mut killed_at = Vec::new();
    for turn in 0..3_000 {
        let phase = person.see::<Playing>().session().phase();
        if matches!(phase, Phase::Draw | Phase::Boost) && !killed_at.contains(&phase) {
            killed_at.push(phase);
            drop(person);
            person = continued(&shelf);
            assert_eq!(person.see::<Playing>().session().phase(), phase, "it is asked again");
        }
        match phase {
            Phase::Over => break,
            Phase::Charge { .. } => person.click_text("launch-button"),
            Phase::Aim { player, .. } => {
                aim(&mut person, player);
                person.click_text("launch-button");
            }
            Phase::Draw => {
                draws += 1;
                person.click_text("choice-draw");
            }
            Phase::Boost => {
                boosts += 1;
                person.click_text("choice-boost");
            }
            Phase::Told | Phase::Duel | Phase::Flight => person.click_text("go-on"),
        }
        assert!(turn < 2_999, "the match comes to its end");
    }
    let session = person.see::<Playing>().session();
    let given = |wanted: Input| session.inputs().iter().filter(|given| given.input == wanted).count();
    assert_eq!(killed_at, [Phase::Draw, Phase::Boost], "both were asked");
    assert_eq!(given(Input::Draw(true)), draws);
    let boosted = session.rules().log().iter().filter(|entry| match entry {
        Entry::Battle(battle) => battle.boosted,
        _ => false,
    });
    assert_eq!(boosted.count(), boosts);
}

#[test]
fn a_deck_is_put_together_and_one_of_four_cards_is_refused_with_the_reason() {
    let mut person = at_setup();
    person.click_text("rules-plus");
    person.wait(2);
    person.click_text("setup-deck");
    person.wait(3);
    assert!(person.text_at("deck-fits").is_some());
    for _ in 0..3 {
        person.click_plain("<");
        person.wait(1);
    }
    let fewer = person.see::<Setup>().decks[0]
        .clone()
        .expect("it is a deck of one's own");
    assert_eq!(fewer.len(), 5, "three of eight are out");
    assert!(person.text_at("deck-refused").is_none(), "five can be brought");
    person.world().resource_mut::<Setup>().decks[0] = Some(fewer[1..].to_vec());
    person.wait(2);
    assert!(person.text_at("deck-refused").is_some(), "four are too few");
    person.click_text("deck-done");
    person.wait(3);
    assert!(person.text_at("setup-refused").is_some());
    person.click_text("setup-begin");
    person.wait(3);
    assert_eq!(person.screen(), Screen::MonsunoSetup, "it cannot begin");
    person.click_text("setup-deck");
    person.wait(3);
    person.click_text("deck-preset");
    person.click_text("deck-done");
    person.wait(3);
    person.click_text("setup-begin");
    person.wait(3);
    assert_eq!(person.screen(), Screen::Monsuno);
}

#[test]
fn a_reading_is_chosen_and_played_by() {
    let mut person = at_setup();
    person.click_text("setup-readings");
    person.wait(3);
    // The list scrolls: what is below its edge is chosen by keys, as by eyes.
    person.world().resource_mut::<Setup>().options.deck_empty = DeckEmpty::Reshuffle;
    person.click_text("duel-tie-coin");
    person.wait(2);
    person.click_text("deck-done");
    person.wait(3);
    person.click_text("setup-begin");
    person.wait(5);
    let options = person.see::<Playing>().session().rules().options().clone();
    assert_eq!(options.deck_empty, DeckEmpty::Reshuffle);
    assert_eq!(serde_json::to_value(options.duel_tie).expect("it is a word"), "coin");
}

#[test]
fn a_series_of_three_ends_when_somebody_has_won_two() {
    let mut person = at_setup();
    {
        let mut setup = person.world().resource_mut::<Setup>();
        setup.best_of = 3;
        // Hard hitters: a match of theirs is short.
        setup.cards = [4, 1];
        for seat in &mut setup.seats {
            seat.computer = Some(Level::Easy);
        }
    }
    person.click_text("setup-begin");
    person.wait(5);
    for game in 1..=3 {
        hurry_on(&mut person, |phase| phase == Phase::Over);
        person.wait(2);
        let series = *person.see::<Playing>().series();
        assert_eq!(series.wins.iter().sum::<u32>(), game);
        if series.winner().is_some() {
            assert!(person.text_at("rematch").is_some(), "it is decided");
            assert!(game >= 2);
            return;
        }
        person.click_text("next-match");
        person.wait(3);
    }
    panic!("three matches decide it");
}

#[test]
fn who_passes_over_the_flight_answers_no_question_unread() {
    let mut person = at_setup();
    person.click_text("rules-plus");
    {
        let mut setup = person.world().resource_mut::<Setup>();
        setup.seats[1].computer = None;
    }
    person.click_text("setup-begin");
    person.wait(5);
    let at = |person: &Person| person.see::<Playing>().session().phase();
    for _ in 0..1_000 {
        match at(&person) {
            Phase::Draw => break,
            Phase::Charge { .. } => person.click_text("launch-button"),
            Phase::Aim { player, .. } => {
                aim(&mut person, player);
                let button = person.text_at("launch-button").expect("it can be launched");
                person.let_settle();
                // Whoever clicks twice does not launch for the next one.
                let launched = person.see::<Playing>().session().inputs().len();
                person.tap(button);
                person.tap(button);
                assert_eq!(person.see::<Playing>().session().inputs().len(), launched + 1);
            }
            _ => {
                // The last of these clicks comes just before the question.
                let place = person.text_at("go-on").expect("it can be passed over");
                person.tap(place);
            }
        }
    }
    assert_eq!(at(&person), Phase::Draw, "a card is offered");
    let asked = person.text_at("choice-draw").expect("it is offered");
    person.tap(asked);
    person.key(KeyCode::Space);
    assert_eq!(
        at(&person),
        Phase::Draw,
        "what was just asked is not answered by what passed over the flight"
    );
    person.let_settle();
    person.key(KeyCode::Space);
    person.wait(3);
    assert_ne!(at(&person), Phase::Draw, "once read it is");
}
