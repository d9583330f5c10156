//! Whole games of Mozyring by injected pointer and keys.

mod board;
mod edges;
mod kept;
mod rules;
mod tutorial;
mod variants;

use std::time::Duration;

use bevy::math::{Vec2, Vec3};
use bevy::prelude::{KeyCode, World};
use ringspin::keep::Shelf;
use ringspin::mozyring::keeping::SAVE;
use ringspin::mozyring::play::{Playing, Setup};
use ringspin::mozyring::rules::{Field, Size, Slot};
use ringspin::shell::Screen;
use ringspin::testing::Person;

const STEP: Duration = Duration::from_millis(20);

/// People at a standard game for `players`.
pub fn at_table(players: &str) -> Person {
    let mut person = Person::at_start(Screen::Title, STEP);
    person.click_text("title-play-mozyring");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup);
    person.click_plain(players);
    begin(&mut person);
    person
}

/// People and computers at the game that `agree` agrees on.
fn at_game(agree: impl FnOnce(&mut Setup)) -> Person {
    at_game_with(Shelf::memory(), agree)
}

fn at_game_with(shelf: Shelf, agree: impl FnOnce(&mut Setup)) -> Person {
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    agree(&mut person.world().resource_mut::<Setup>());
    person.wait(3);
    begin(&mut person);
    person
}

fn begin(person: &mut Person) {
    person.click_text("setup-begin");
    person.wait(10);
    assert_eq!(person.screen(), Screen::Mozyring);
}

/// Whether a game in progress is kept.
fn has_save(shelf: &Shelf) -> bool {
    matches!(shelf.read(SAVE), Ok(Some(_)))
}

fn ply(person: &Person) -> usize {
    person.see::<Playing>().game().ply()
}

fn moves(person: &Person) -> Vec<String> {
    let moves = person.see::<Playing>().game().moves();
    moves.iter().map(ToString::to_string).collect()
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
pub fn lay(person: &mut Person, text: &str) {
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

fn lay_all(person: &mut Person, slots: &str) {
    for slot in slots.split_whitespace() {
        let before = ply(person);
        lay(person, slot);
        assert_eq!(ply(person), before + 1, "{slot} is laid");
    }
}

/// Waits until no computer is to move.
fn await_computers(person: &mut Person) {
    // Frames are much faster than the computer thinks.
    for _ in 0..4_000 {
        if person.see::<Playing>().computer_to_move().is_none() {
            return;
        }
        person.wait(1);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("a computer has not moved");
}

/// Whether it is over, or a person's turn.
fn is_over(world: &World) -> bool {
    world.resource::<Playing>().game().result().is_some()
}
