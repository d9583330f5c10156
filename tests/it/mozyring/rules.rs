//! Own rules: from the editor to a code, to another seat, and kept by name.

use bevy::input::ButtonState;
use bevy::math::Vec2;
use bevy::prelude::{InheritedVisibility, KeyCode, Messages};
use bevy::ui::{ComputedNode, ScrollPosition, UiGlobalTransform};
use bevy::ui_widgets::Scrollbar;
use ringspin::keep::Shelf;
use ringspin::mozyring::editor::Draft;
use ringspin::mozyring::play::{Pick, Playing, Setup, Sitter};
use ringspin::mozyring::rules::{LineSizes, LinesSee, Options};
use ringspin::mozyring::search::Level;
use ringspin::shell::Screen;
use ringspin::shell::clipboard::Copy;
use ringspin::testing::Person;

use super::{STEP, await_computers, begin, is_over, lay, ply};

fn at_editor(shelf: Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    person.click_text("variant-own");
    person.click_text("setup-edit-rules");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringRules);
    person
}

fn options(person: &Person) -> Options {
    person.see::<Draft>().rules.options.clone()
}

/// Turns the wheel over the options until the choice `key` is well in view.
fn scroll_to(person: &mut Person, key: &'static str) {
    for _ in 0..60 {
        let at = person.text_at(key).expect("it is somewhere in the list");
        if (200.0..560.0).contains(&at.y) {
            return;
        }
        person.point_at(Vec2::new(500.0, 350.0));
        person.wheel(if at.y > 380.0 { -1.0 } else { 1.0 });
    }
    panic!("`{key}` cannot be scrolled to");
}

#[test]
fn rules_go_from_the_editor_as_a_code_to_another_seat_and_are_played() {
    let mut first = at_editor(Shelf::memory());
    scroll_to(&mut first, "own-see-top");
    first.click_text("own-see-top");
    scroll_to(&mut first, "own-sizes-any");
    first.click_text("own-sizes-any");
    let made = options(&first);
    assert_eq!((made.lines_see, made.line_sizes), (LinesSee::Top, LineSizes::Any));
    let code = made.code();
    assert!(first.reads(&code), "the code is on the screen");

    let mut other = at_editor(Shelf::memory());
    other.world().resource_mut::<Draft>().code = code.to_lowercase();
    other.wait(2);
    other.click_text("own-code-take");
    assert_eq!(options(&other), made);
    assert!(other.text_at("own-code-taken").is_some());
    other.click_text("own-play");
    other.wait(5);
    assert_eq!(other.see::<Setup>().pick, Pick::Own);
    other.world().resource_mut::<Setup>().sitters[1] = Sitter::Computer(Level::Easy);
    begin(&mut other);
    for _ in 0..27 {
        await_computers(&mut other);
        if is_over(other.world()) {
            return;
        }
        let before = ply(&other);
        let slot = other.see::<Playing>().game().legal()[0];
        lay(&mut other, &slot.to_string());
        assert!(ply(&other) > before);
    }
    assert!(is_over(other.world()));
}

#[test]
fn a_contradiction_is_refused_with_the_reason() {
    let mut person = at_editor(Shelf::memory());
    scroll_to(&mut person, "own-end-full");
    person.click_text("own-end-full");
    assert!(person.text_at("clash-end").is_some(), "the reason is on the screen");
    person.click_text("own-play");
    person.wait(3);
    assert_eq!(person.screen(), Screen::MozyringRules, "such rules cannot be played");
    scroll_to(&mut person, "own-score-maker");
    person.click_text("own-score-maker");
    assert!(person.text_at("own-fits").is_some());
    person.click_text("own-play");
    person.wait(3);
    assert_eq!(person.screen(), Screen::MozyringSetup);
}

#[test]
fn a_mistyped_code_changes_nothing() {
    let mut person = at_editor(Shelf::memory());
    let before = options(&person);
    for (code, said) in [
        ("ABC", "code-unreadable"),
        ("5HZW-0204X", "code-unreadable"),
        ("00000001", "code-mistyped"),
    ] {
        person.world().resource_mut::<Draft>().code = code.to_owned();
        person.wait(2);
        person.click_text("own-code-take");
        assert!(person.text_at(said).is_some(), "{code}: {said}");
        assert_eq!(options(&person), before);
    }
}

#[test]
fn rules_are_kept_by_name_and_found_in_the_next_run() {
    let shelf = Shelf::memory();
    let mut person = at_editor(shelf.clone());
    scroll_to(&mut person, "own-ban");
    person.click_text("own-ban");
    person.world().resource_mut::<Draft>().rules.name = "Ours".to_owned();
    person.wait(2);
    person.click_text("own-keep-now");
    person.key(KeyCode::Escape);
    person.wait(3);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    drop(person);
    assert_eq!(shelf.names("rules/mozyring"), ["rules/mozyring/Ours.json"]);

    let mut again = at_editor(shelf);
    assert!(!options(&again).centre_medium_ban);
    again.click_plain("Ours");
    assert!(options(&again).centre_medium_ban);
    assert_eq!(again.see::<Draft>().rules.name, "Ours");
}

#[test]
fn the_code_is_copied_as_it_is_read() {
    let mut person = at_editor(Shelf::memory());
    scroll_to(&mut person, "own-ban");
    person.click_text("own-ban");
    let code = options(&person).code();
    assert!(person.reads(&code), "{code} is on the screen");
    let place = person.text_at("own-code-copy").expect("it is on the screen");
    person.point_at(place);
    person.button(ButtonState::Pressed);
    person.button(ButtonState::Released);
    let copies = person.see::<Messages<Copy>>();
    let copied: Vec<Copy> = copies.get_cursor().read(copies).cloned().collect();
    assert_eq!(copied, [Copy(code)]);
    person.wait(3);
    // Where there is no clipboard, as on a machine without a screen, that is told.
    let told = ["notice-copied", "notice-not-copied"].map(|key| person.text_at(key).is_some());
    assert_eq!(
        told.into_iter().filter(|told| *told).count(),
        1,
        "what came of it is told"
    );
}

/// The bar beside the options: its place, and how far down they are scrolled.
fn bar(person: &mut Person) -> Option<(Vec2, f32)> {
    let mut bars = person
        .world()
        .query::<(&Scrollbar, &InheritedVisibility, &UiGlobalTransform, &ComputedNode)>();
    let shown: Vec<(bevy::prelude::Entity, Vec2)> = bars
        .iter(person.world())
        .filter(|(_, visible, ..)| visible.get())
        .map(|(bar, _, place, node)| (bar.target, place.translation - Vec2::Y * (node.size().y / 2.0 - 8.0)))
        .collect();
    let (area, top) = *shown.first()?;
    Some((
        top,
        person.world().get::<ScrollPosition>(area).map_or(0.0, |place| place.y),
    ))
}

#[test]
fn a_list_that_is_too_long_has_a_bar_to_drag_and_follows_page_keys_and_the_focus() {
    let mut person = at_editor(Shelf::memory());
    let (top, scrolled) = bar(&mut person).expect("the options are more than fit");
    assert_eq!(scrolled, 0.0);
    person.drag(top, top + Vec2::new(0.0, 60.0));
    let dragged = bar(&mut person).map_or(0.0, |(_, scrolled)| scrolled);
    assert!(dragged > 20.0, "it is dragged: {dragged}");
    person.key(KeyCode::PageUp);
    assert_eq!(bar(&mut person).map(|(_, scrolled)| scrolled), Some(0.0));
    person.key(KeyCode::PageDown);
    let paged = bar(&mut person).map_or(0.0, |(_, scrolled)| scrolled);
    assert!(paged > 50.0, "a page further: {paged}");
    person.key(KeyCode::PageUp);
    for _ in 0..30 {
        person.key(KeyCode::Tab);
    }
    let walked = bar(&mut person).map_or(0.0, |(_, scrolled)| scrolled);
    assert!(walked > 20.0, "the focus draws the list along: {walked}");
}

#[test]
fn a_list_that_fits_has_no_bar() {
    let mut person = Person::with_shelf(Screen::MozyringHistory, STEP, Shelf::memory());
    person.wait(3);
    assert!(bar(&mut person).is_none());
}
