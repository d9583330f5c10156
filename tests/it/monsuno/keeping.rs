//! Matches are kept: what was in progress goes on after a crash, what was played can be watched.

use std::time::Duration;

use ringspin::keep::Shelf;
use ringspin::monsuno::opponent::Level;
use ringspin::monsuno::play::keep::{HISTORY, SAVE};
use ringspin::monsuno::play::{Playing, Seek, Setup, WatchSpeed};
use ringspin::monsuno::rules::Entry;
use ringspin::monsuno::session::Phase;
use ringspin::shell::{Screen, Start};
use ringspin::testing::Person;

use super::hurry_on;

const FRAME: Duration = Duration::from_millis(33);

/// Two computers at the table of a game that keeps on `shelf`.
fn two_computers(shelf: &Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    let mut setup = person.world().resource_mut::<Setup>();
    for seat in &mut setup.seats {
        seat.computer = Some(Level::Easy);
    }
    person.click_text("setup-begin");
    person.wait(5);
    person
}

/// Looks on until the match is in the phase that `wanted` knows.
fn look_on(person: &mut Person, wanted: impl Fn(Phase) -> bool + Copy) {
    person.wait_until("the match gets there", 40_000, |world| {
        wanted(world.resource::<Playing>().session().phase())
    });
}

/// Waits until a kept match was played again to where it stood.
fn on_table(person: &mut Person) {
    person.wait_until("the match is on the table", 2_000, |world| {
        *world.resource::<bevy::prelude::State<Screen>>().get() == Screen::Monsuno
    });
    person.wait(5);
}

/// A new game with the same shelf, in which the saved match is continued.
pub(super) fn continued(shelf: &Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    person.click_text("setup-continue");
    on_table(&mut person);
    person
}

#[test]
fn a_match_killed_in_any_stage_goes_on_where_it_was() {
    type Wanted = fn(Phase) -> bool;
    let stages: [Wanted; 5] = [
        |phase| phase == Phase::Charge { player: 1 },
        |phase| phase == Phase::Duel,
        |phase| phase == Phase::Told,
        |phase| matches!(phase, Phase::Aim { .. }),
        |phase| phase == Phase::Flight,
    ];
    for wanted in stages {
        let shelf = Shelf::memory();
        let mut person = two_computers(&shelf);
        look_on(&mut person, wanted);
        person.wait(1);
        let before = person.see::<Playing>().session();
        let (inputs, hashes) = (before.inputs().to_vec(), before.hashes().to_vec());
        let points = before.rules().hit_points();
        // The program is killed here: nothing is told to it.
        drop(person);
        let mut person = continued(&shelf);
        let after = person.see::<Playing>();
        assert!(after.is_computer(0) && after.is_computer(1));
        assert_eq!(after.session().inputs()[..inputs.len()], inputs);
        assert_eq!(after.session().hashes()[..hashes.len()], hashes);
        assert_eq!(after.session().rules().hit_points(), points);
        look_on(&mut person, |phase| phase == Phase::Flight);
    }
}

#[test]
fn a_match_played_to_its_end_is_in_the_history_and_can_be_watched_to_the_same_end() {
    let shelf = Shelf::memory();
    let mut person = two_computers(&shelf);
    hurry_on(&mut person, |phase| phase == Phase::Over);
    person.wait(2);
    let played = person.see::<Playing>().session();
    let (hashes, ticks) = (played.hashes().to_vec(), played.ticks());
    let log: Vec<Entry> = played.rules().log().to_vec();
    assert_eq!(shelf.names(HISTORY).len(), 1, "it is kept once");
    assert_eq!(shelf.read(SAVE), Ok(None), "nothing is in progress");
    person.click_text("to-setup");
    person.wait(5);
    person.click_text("setup-history");
    person.wait(5);
    person.click_text("history-watch");
    person.wait(5);
    assert!(person.see::<Playing>().is_recording());
    // To the end, back to the middle and on.
    for tick in [ticks, ticks / 2, ticks] {
        person.world().write_message(Seek(tick));
        person.wait(2);
        let now = person.see::<Playing>().session().ticks();
        assert!(now.abs_diff(tick) < 40, "{now} is where {tick} is");
    }
    let watched = person.see::<Playing>().session();
    assert_eq!(watched.hashes(), hashes);
    assert_eq!(watched.rules().log(), log);
    assert_eq!(shelf.names(HISTORY).len(), 1, "watching is not playing");
    person.world().write_message(Seek(1_000));
    person.world().resource_mut::<WatchSpeed>().set(0.0);
    person.wait(3);
    let held = person.see::<Playing>().session().ticks();
    person.wait(20);
    assert_eq!(person.see::<Playing>().session().ticks(), held, "it stands still");
}

#[test]
fn the_title_offers_to_go_on_with_a_kept_match_first() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    assert!(person.text_at("title-continue-monsuno").is_none(), "nothing is kept");
    drop(person);
    let mut person = two_computers(&shelf);
    look_on(&mut person, |phase| phase == Phase::Duel);
    person.wait(2);
    let inputs = person.see::<Playing>().session().inputs().to_vec();
    drop(person);
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    assert!(
        person.text_at("title-continue-mozyring").is_none(),
        "no game of rings is kept"
    );
    let [go_on, new] = ["title-continue-monsuno", "title-play-monsuno"].map(|key| person.text_at(key));
    assert!(go_on.expect("it is offered").y < new.expect("it is offered").y);
    person.click_text("title-continue-monsuno");
    on_table(&mut person);
    assert_eq!(person.see::<Playing>().session().inputs()[..inputs.len()], inputs);
}

/// What may be found in place of a save: cut off, nothing at all, zeroes, of a version that is yet to come.
const BROKEN: [&str; 4] = ["{ not json", "", "\0\0\0\0\0\0\0\0", "{\"version\": 99}"];

#[test]
fn a_broken_save_is_set_aside_and_told() {
    for screen in [Screen::MonsunoSetup, Screen::Title] {
        let shelf = Shelf::memory();
        for text in BROKEN {
            shelf.write(SAVE, text).expect("memory takes all");
            let mut person = Person::with_shelf(screen, FRAME, shelf.clone());
            person.wait(3);
            assert!(person.text_at("notice-save-unread").is_some(), "{text:?} is told");
            assert!(person.text_at("setup-continue").is_none());
            assert!(person.text_at("title-continue-monsuno").is_none());
            assert_eq!(shelf.read(SAVE), Ok(None));
        }
        assert_eq!(
            shelf.read(&format!("{SAVE}.broken-1")),
            Ok(Some("{ not json".to_owned()))
        );
    }
}

#[test]
fn of_a_broken_save_what_it_was_before_is_offered() {
    let shelf = Shelf::memory();
    let mut person = two_computers(&shelf);
    look_on(&mut person, |phase| phase == Phase::Duel);
    person.wait(2);
    let inputs = person.see::<Playing>().session().inputs().len();
    drop(person);
    assert!(inputs > 1, "it was kept more than once");
    let copy = format!("{SAVE}.before");
    let before = shelf.read(&copy).expect("memory gives all").expect("there is a copy");
    for text in BROKEN {
        shelf.write(SAVE, text).expect("memory takes all");
        let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
        person.wait(3);
        assert!(person.text_at("notice-save-copy").is_some(), "{text:?} is told");
        assert!(person.text_at("title-continue-monsuno").is_some());
        assert_eq!(shelf.read(&copy), Ok(Some(before.clone())));
    }
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    person.click_text("title-continue-monsuno");
    on_table(&mut person);
    let begun = person.see::<Playing>().session().inputs().len();
    assert!((1..=inputs).contains(&begun), "{begun} of {inputs}");
}

#[test]
fn a_match_that_comes_out_otherwise_is_set_aside_told_and_offered_no_more() {
    let shelf = Shelf::memory();
    let mut person = two_computers(&shelf);
    look_on(&mut person, |phase| phase == Phase::Duel);
    person.wait(2);
    drop(person);
    let text = shelf.read(SAVE).expect("memory gives all").expect("it is kept");
    let other = text.replace("\"hashes\": []", "\"hashes\": [1]");
    assert_ne!(other, text);
    shelf.remove(&format!("{SAVE}.before")).expect("memory lets all go");
    for (screen, key) in [
        (Screen::Title, "title-continue-monsuno"),
        (Screen::MonsunoSetup, "setup-continue"),
    ] {
        shelf.write(SAVE, &other).expect("memory takes all");
        let mut person = Person::with_shelf(screen, FRAME, shelf.clone());
        person.click_text(key);
        let aside = shelf.clone();
        person.wait_until("it is set aside", 2_000, |_| aside.read(SAVE) == Ok(None));
        person.wait(5);
        assert!(person.text_at("notice-save-unread").is_some(), "{screen:?}: it is told");
        assert!(person.text_at(key).is_none(), "{screen:?}: it is offered no more");
        assert!(person.text_at("resuming").is_none());
    }
}

#[test]
fn what_was_set_up_is_offered_again_and_what_cannot_be_played_is_not() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    person.click_text("rules-plus");
    {
        let mut setup = person.world().resource_mut::<Setup>();
        setup.seats[0].name = "Ана".to_owned();
        setup.cards = [7, 3];
        setup.best_of = 3;
    }
    person.click_text("setup-begin");
    person.wait(5);
    let begun = person.see::<Setup>().clone();
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    assert_eq!(*person.see::<Setup>(), begun);
    person.click_text("setup-begin");
    person.wait(5);
    assert_eq!(person.see::<Playing>().session().rules().cards()[0].name, {
        let cards = person.see::<ringspin::monsuno::play::Cards>();
        cards.monsuno(7).expect("it is there").name.get("en").to_owned()
    });

    let kept = shelf.read("settings/monsuno.json").expect("it can be read");
    let kept = kept.expect("it was kept");
    for (from, to) in [
        ("\"best_of\": 3", "\"best_of\": 4"),
        ("7,", "700,"),
        ("\"field\": 0", "\"field\": 9"),
    ] {
        let changed = kept.replace(from, to);
        assert_ne!(changed, kept, "{from}");
        shelf
            .write("settings/monsuno.json", &changed)
            .expect("it can be written");
        let person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
        assert_eq!(*person.see::<Setup>(), Setup::default(), "{to}");
    }
    shelf.write("settings/monsuno.json", "{").expect("it can be written");
    let person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    assert_eq!(*person.see::<Setup>(), Setup::default());
    assert!(
        shelf.read("settings/monsuno.json").expect("it can be read").is_none(),
        "it was set aside"
    );
}

#[test]
fn two_windows_take_no_match_from_one_another() {
    let shelf = Shelf::memory();
    let mut first = two_computers(&shelf);
    look_on(&mut first, |phase| phase == Phase::Duel);
    let start = Start {
        screen: Screen::MonsunoSetup,
        first: false,
        ..Person::start(shelf.clone())
    };
    let mut second = Person::with_start(FRAME, start);
    assert!(second.text_at("notice-second-window").is_some(), "it is told");
    for seat in &mut second.world().resource_mut::<Setup>().seats {
        seat.computer = Some(Level::Easy);
    }
    second.click_text("setup-begin");
    second.wait(5);
    look_on(&mut second, |phase| phase == Phase::Duel);
    look_on(&mut first, |phase| matches!(phase, Phase::Aim { .. }));
    let inputs = |person: &Person| person.see::<Playing>().session().inputs().to_vec();
    let (in_first, in_second) = (inputs(&first), inputs(&second));
    // Both are killed.
    drop((first, second));
    let person = continued(&shelf);
    assert_eq!(inputs(&person)[..in_first.len()], in_first);
    let mut person = Person::with_shelf(Screen::MonsunoSetup, FRAME, shelf.clone());
    person.click_text("setup-history");
    person.wait(3);
    person.click_text("history-go-on");
    on_table(&mut person);
    assert_eq!(inputs(&person)[..in_second.len()], in_second);
    look_on(&mut person, |phase| phase == Phase::Flight);
    assert_eq!(
        shelf.names(HISTORY).len(),
        1,
        "the first window's match waits where the second's was"
    );
}
