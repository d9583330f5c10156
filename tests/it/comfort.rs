//! Keys that mean something else, prompts that follow the device, and what makes playing easier.

use std::time::Duration;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use ringspin::keep::Shelf;
use ringspin::mozyring::play::Playing as Rings;
use ringspin::shell::Screen;
use ringspin::shell::input::{Act, Bindings, Device};
use ringspin::shell::pause::Pause;
use ringspin::shell::settings::Settings;
use ringspin::testing::Person;

const FRAME: Duration = Duration::from_millis(20);

fn with(settings: &str, screen: Screen) -> Person {
    let shelf = Shelf::memory();
    shelf.write("settings.json", settings).expect("memory takes all");
    Person::with_shelf(screen, FRAME, shelf)
}

/// Begins a game between two people.
fn at_the_board(settings: &str) -> Person {
    let mut person = with(settings, Screen::Mozyring);
    // The first click too must not be the second half of a double click.
    person.wait(40);
    person
}

fn laid(person: &Person) -> usize {
    person.see::<Rings>().game().ply()
}

/// From the settings to the sheet of the keys: the way there has to be scrolled to.
fn open_controls(person: &mut Person) {
    person.point_at(Vec2::new(640.0, 360.0));
    for _ in 0..40 {
        if person
            .text_at("settings-controls")
            .is_some_and(|at| (150.0..560.0).contains(&at.y))
        {
            break;
        }
        person.wheel(-1.0);
    }
    person.click_text("settings-controls");
    person.wait(3);
}

/// The cell of the first key of `act` on the sheet, pressed.
fn press_cell(person: &mut Person, act: Act, nth: usize) {
    // Long lists scroll: the focus brings what it is on into view, the wheel does too.
    let row = person.text_at(act.key()).expect("the act is on the sheet");
    // At 1280x720 the sheet begins at 180, its columns of keys at 445 and 565.
    let column = [465.0, 585.0][nth];
    person.click(Vec2::new(column, row.y));
}

#[test]
fn a_key_gets_another_meaning_and_keeps_it() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    person.click_text("settings-head");
    person.wait(3);
    open_controls(&mut person);
    press_cell(&mut person, Act::AimLeft, 0);
    person.wait(2);
    assert!(person.text_at("controls-awaited").is_some(), "a key is awaited");
    person.key(KeyCode::KeyD);
    assert_eq!(
        person.see::<Bindings>().of(Act::AimLeft).keys[0],
        Some(KeyCode::KeyD),
        "the key has its new meaning"
    );
    assert!(person.text_at("controls-conflict").is_some(), "the conflict is shown");

    let again = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    assert_eq!(again.see::<Bindings>().of(Act::AimLeft).keys[0], Some(KeyCode::KeyD));

    person.click_text("controls-reset");
    assert_eq!(*person.see::<Bindings>(), Bindings::default());
    assert!(person.text_at("controls-conflict").is_none());
}

#[test]
fn escape_leaves_a_key_as_it_is_and_leads_back_to_the_settings() {
    let mut person = with("{}", Screen::Title);
    person.click_text("settings-head");
    person.wait(3);
    open_controls(&mut person);
    press_cell(&mut person, Act::AimLeft, 0);
    person.key(KeyCode::Escape);
    assert_eq!(*person.see::<Bindings>(), Bindings::default());
    assert!(person.text_at("controls-head").is_some(), "the sheet stays");
    person.key(KeyCode::Escape);
    person.wait(3);
    assert!(person.text_at("controls-head").is_none());
    assert!(person.text_at("settings-motion").is_some(), "back at the settings");
}

#[test]
fn broken_bindings_are_told_and_set_aside() {
    let shelf = Shelf::memory();
    shelf
        .write("controls.json", "{\"version\": 9}")
        .expect("memory takes all");
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    person.wait(5);
    assert!(person.text_at("notice-controls-unread").is_some());
    assert_eq!(*person.see::<Bindings>(), Bindings::default());
    assert_eq!(shelf.read("controls.json").expect("memory"), None);
}

#[test]
fn another_key_lays_the_ring() {
    let shelf = Shelf::memory();
    let mut bindings = Bindings::default();
    bindings.set_key(Act::Lay, 0, Some(KeyCode::KeyG));
    bindings.set_key(Act::Lay, 1, None);
    shelf
        .write("controls.json", &bindings.to_text())
        .expect("memory takes all");
    let mut person = Person::with_shelf(Screen::Mozyring, FRAME, shelf);
    person.wait(10);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::Space);
    assert_eq!(laid(&person), 0, "Space means nothing any more");
    person.key(KeyCode::KeyG);
    assert_eq!(laid(&person), 1);
}

#[test]
fn prompts_name_the_button_of_what_is_played_with() {
    let mut person = at_the_board("{}");
    person.key(KeyCode::ArrowUp);
    person.wait(2);
    assert_eq!(*person.see::<Device>(), Device::Keyboard);
    assert!(person.reads("U"), "the key that takes back");
    person.pad(GamepadButton::DPadUp);
    person.wait(2);
    assert_eq!(*person.see::<Device>(), Device::Gamepad);
    assert!(person.reads("LT"), "the button that takes back");
    assert!(!person.reads("U"));
}

#[test]
fn where_rings_are_confirmed_the_second_click_lays() {
    let mut person = at_the_board(r#"{"confirm_moves": true}"#);
    let middle = person.seen_at(Vec3::new(0.0, 0.02, 0.0)).expect("the board is seen");
    person.click(middle);
    assert_eq!(laid(&person), 0);
    assert!(person.text_at("mozyring-confirm").is_some(), "it asks");
    person.click(middle);
    assert_eq!(laid(&person), 1);
}

#[test]
fn one_press_lifts_covered_rings_where_nothing_is_held() {
    let mut person = at_the_board(r#"{"toggle_holds": true}"#);
    person.key(KeyCode::KeyC);
    assert!(person.see::<Rings>().is_lifted(), "it stays lifted");
    person.key(KeyCode::KeyC);
    assert!(!person.see::<Rings>().is_lifted());
}

#[test]
fn the_left_hand_finds_the_tools_at_the_other_side() {
    let right = at_the_board("{}").text_at("tool-study").expect("it is there");
    let left = at_the_board(r#"{"left_handed": true}"#)
        .text_at("tool-study")
        .expect("it is there");
    assert!(right.x < 400.0 && left.x > 880.0, "{right} {left}");
}

#[test]
fn the_view_changes_by_key_and_stays_where_the_player_put_it() {
    let mut person = at_the_board("{}");
    person.wait(60);
    let near_edge = Vec3::new(0.0, 0.02, 0.17);
    let seat = person.seen_at(near_edge).expect("it is seen");
    person.key(KeyCode::KeyV);
    person.wait(60);
    assert!(person.text_at("view-top").is_some(), "the button names the view");
    let top = person.seen_at(near_edge).expect("it is seen");
    assert!(seat.distance(top) > 8.0, "from above it is elsewhere: {seat} {top}");
    person.key(KeyCode::KeyV);
    person.wait(60);
    assert!(person.text_at("view-free").is_some(), "a board has nothing to follow");
    let free = person.seen_at(near_edge).expect("it is seen");
    assert!(free.distance(top) < 2.0, "nothing moves by itself");
    person.click_text("view-free");
    person.wait(60);
    let back = person.seen_at(near_edge).expect("it is seen");
    assert!(back.distance(seat) < 2.0, "{back} {seat}");
}

#[test]
fn high_contrast_turns_words_and_panels_and_back() {
    let mut person = with("{}", Screen::Title);
    let faces = |person: &mut Person| -> Vec<Color> {
        let mut texts = person.world().query::<&TextColor>();
        texts.iter(person.world()).map(|text| text.0).collect()
    };
    let usual = faces(&mut person);
    person.world().resource_mut::<Settings>().high_contrast = true;
    person.wait(3);
    let white = faces(&mut person)
        .iter()
        .filter(|color| **color == Color::srgb(1.0, 1.0, 1.0))
        .count();
    assert!(white > 5, "words are white: {white}");
    person.world().resource_mut::<Settings>().high_contrast = false;
    person.wait(3);
    assert_eq!(faces(&mut person), usual);
}

#[test]
fn for_the_left_hand_nothing_covers_the_menu_of_the_range_and_the_lab() {
    for screen in [Screen::Practice, Screen::Lab] {
        let shelf = Shelf::memory();
        shelf
            .write("settings.json", r#"{"left_handed": true}"#)
            .expect("it is kept");
        let mut person = Person::with_shelf(screen, Duration::from_millis(20), shelf);
        person.wait(10);
        assert!(
            person.text_at("menu").is_some_and(|place| place.x > 900.0),
            "it is on the right"
        );
        person.click_text("menu");
        assert_eq!(*person.see::<State<Pause>>().get(), Pause::On);
    }
}
