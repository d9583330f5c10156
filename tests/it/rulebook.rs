//! The rulebook: within reach of a key everywhere, open at the page that belongs there, with its pictures.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use ringspin::monsuno::play::Playing;
use ringspin::shell::Screen;
use ringspin::shell::overlay::Overlay;
use ringspin::shell::rulebook::{Game, Open};
use ringspin::testing::Person;

const FRAME: Duration = Duration::from_millis(20);

/// Opens the book by its key, and what stands at the head of the page.
fn open(person: &mut Person) -> Open {
    person.wait(5);
    person.key(KeyCode::F1);
    person.wait(3);
    assert_eq!(*person.see::<State<Overlay>>().get(), Overlay::Rulebook);
    *person.see::<Open>()
}

/// How many pictures are shown.
fn pictures(person: &mut Person) -> usize {
    let world = person.world();
    world.query::<&ImageNode>().iter(world).count()
}

#[test]
fn the_book_opens_where_it_belongs_and_closes_by_the_same_key() {
    let mut person = Person::at_start(Screen::MozyringSetup, FRAME);
    let winning = open(&mut person);
    assert_eq!(winning.game, Game::Mozyring);
    assert_eq!(pictures(&mut person), 3, "the three combinations are drawn");
    person.key(KeyCode::F1);
    person.wait(3);
    assert_eq!(*person.see::<State<Overlay>>().get(), Overlay::None);
    person.click_text("variant-biggest");
    let biggest = open(&mut person);
    assert!(biggest.page > winning.page);
    assert_eq!(pictures(&mut person), 1);
}

#[test]
fn a_match_waits_while_the_book_is_open_at_its_moment() {
    let mut person = Person::at_start(Screen::Monsuno, FRAME);
    let draw = open(&mut person);
    assert_eq!(draw.game, Game::Monsuno);
    let ticks = person.see::<Playing>().session().ticks();
    person.wait(30);
    assert_eq!(person.see::<Playing>().session().ticks(), ticks, "the match waits");
    // The page about the draw for roles is the third one.
    assert_eq!(draw.page, 2);
}

#[test]
fn every_picture_of_both_books_is_drawn() {
    let mut person = Person::at_start(Screen::MonsunoSetup, FRAME);
    open(&mut person);
    for (game, pages, wanted) in [(Game::Monsuno, 14, 12), (Game::Mozyring, 13, 7)] {
        let mut shown = 0;
        for page in 0..pages {
            *person.world().resource_mut::<Open>() = Open { game, page };
            person.wait(2);
            shown += pictures(&mut person);
        }
        assert_eq!(shown, wanted, "{game:?}");
    }
}

#[test]
fn a_page_that_fits_has_no_bar() {
    let mut person = Person::at_start(Screen::MozyringSetup, FRAME);
    open(&mut person);
    *person.world().resource_mut::<Open>() = Open {
        game: Game::Mozyring,
        page: 0,
    };
    person.wait(5);
    let world = person.world();
    let mut areas = world.query_filtered::<&ComputedNode, With<ScrollArea>>();
    let too_high = |area: &ComputedNode| area.content_size().y > area.size().y + 1.0;
    assert!(areas.iter(world).count() > 1);
    assert_eq!(areas.iter(world).filter(|area| too_high(area)).count(), 0);
}
