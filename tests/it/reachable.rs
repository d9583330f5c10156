//! Every button of every screen can be come to with the cross of a gamepad, and with the Tab key.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Button;
use ringspin::shell::Screen;
use ringspin::shell::label::Label;
use ringspin::shell::overlay::Overlay;
use ringspin::shell::pause::Pause;
use ringspin::shell::reach::Edge;
use ringspin::testing::Person;

const CROSS: [GamepadButton; 4] = [
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

type Shown = (With<Button>, Without<InteractionDisabled>, Without<Edge>);

/// The buttons that can be seen and pressed, but for those on the edge of a game, for which one reaches first.
fn buttons(person: &mut Person) -> BTreeSet<Entity> {
    let world = person.world();
    let mut all = world.query_filtered::<(Entity, &InheritedVisibility, &ComputedNode), Shown>();
    all.iter(world)
        .filter(|(_, visible, node)| visible.get() && node.size().min_element() > 0.0)
        .map(|(entity, ..)| entity)
        .collect()
}

fn focused(person: &Person) -> Option<Entity> {
    person.see::<InputFocus>().get()
}

/// Whoever stands on `button` and goes on with `step`: where that leads.
fn onwards(person: &mut Person, button: Entity, step: impl FnOnce(&mut Person)) -> Option<Entity> {
    person
        .world()
        .resource_mut::<InputFocus>()
        .set(button, FocusCause::Navigated);
    person.world().resource_mut::<InputFocusVisible>().0 = true;
    // A list scrolls to what one stands on.
    person.wait(3);
    step(person);
    focused(person)
}

/// Everything that can be come to from the first button.
fn reached(person: &mut Person, steps: &[&dyn Fn(&mut Person)]) -> BTreeSet<Entity> {
    steps[0](person);
    let mut reached: BTreeSet<Entity> = focused(person).into_iter().collect();
    let mut open: Vec<Entity> = reached.iter().copied().collect();
    while let Some(button) = open.pop() {
        for step in steps {
            if let Some(next) = onwards(person, button, step)
                && reached.insert(next)
            {
                open.push(next);
            }
        }
    }
    reached
}

fn says(person: &mut Person, button: Entity) -> String {
    let world = person.world();
    let children = world
        .get::<Children>(button)
        .map(|all| all.to_vec())
        .unwrap_or_default();
    let mut all = children.iter().filter_map(|child| world.get::<Label>(*child));
    all.next()
        .map_or_else(|| format!("{button:?}"), |label| format!("{label:?}"))
}

fn look_at(name: &str, person: &mut Person) {
    let all = buttons(person);
    assert!(!all.is_empty(), "{name}: there is something to press");
    let cross = CROSS.map(|button| move |person: &mut Person| person.pad(button));
    let cross = cross.each_ref().map(|step| step as &dyn Fn(&mut Person));
    let tab: [&dyn Fn(&mut Person); 1] = [&|person| person.key(KeyCode::Tab)];
    for (how, steps) in [("cross", &cross[..]), ("Tab", &tab[..])] {
        person.world().resource_mut::<InputFocus>().clear();
        let reached = reached(person, steps);
        let missed: Vec<String> = all.difference(&reached).map(|button| says(person, *button)).collect();
        assert!(missed.is_empty(), "{name}, by {how}: {missed:#?}");
        // Fields are written into, not pressed.
        let beside = reached.difference(&all).copied();
        let beside: Vec<Entity> = beside
            .filter(|one| person.world().get::<EditableText>(*one).is_none())
            .collect();
        let beside: Vec<String> = beside.into_iter().map(|one| says(person, one)).collect();
        assert!(
            beside.is_empty(),
            "{name}, by {how}, what cannot be pressed: {beside:?}"
        );
    }
}

#[test]
fn every_button_of_every_menu_can_be_come_to() {
    for screen in Screen::MENUS {
        let mut person = Person::at_start(screen, Duration::from_millis(20));
        person.wait(10);
        look_at(&format!("{screen:?}"), &mut person);
    }
}

#[test]
fn every_button_of_the_pages_of_a_match_can_be_come_to() {
    for page in ["setup-readings", "setup-history"] {
        let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_millis(20));
        person.click_text(page);
        person.wait(10);
        look_at(page, &mut person);
    }
}

#[test]
fn every_button_of_every_sheet_can_be_come_to() {
    for sheet in [Overlay::Settings, Overlay::Controls, Overlay::Rulebook] {
        let mut person = Person::at_start(Screen::Title, Duration::from_millis(20));
        person.world().resource_mut::<NextState<Overlay>>().set(sheet);
        person.wait(10);
        look_at(&format!("{sheet:?}"), &mut person);
    }
}

#[test]
fn every_button_of_the_pause_can_be_come_to() {
    for screen in [Screen::Monsuno, Screen::Mozyring, Screen::Practice, Screen::Lab] {
        let mut person = Person::at_start(screen, Duration::from_millis(20));
        person.wait(10);
        person.world().resource_mut::<NextState<Pause>>().set(Pause::On);
        person.wait(10);
        look_at(&format!("{screen:?}, pause"), &mut person);
    }
}
