//! What is kept: the game in progress over a crash, finished games in the history.

use bevy::text::EditableText;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use ringspin::keep::Shelf;
use ringspin::mozyring::keeping::{HISTORY, SAVE};
use ringspin::mozyring::play::{Playing, Setup, Sitter};
use ringspin::mozyring::search::Level;
use ringspin::record::{Recording, Verdict};
use ringspin::shell::Screen;
use ringspin::testing::Person;

use super::{STEP, at_game, at_game_with, has_save, lay_all, moves};

#[test]
fn after_a_crash_the_game_goes_on_where_it_was() {
    let shelf = Shelf::memory();
    let mut person = at_game_with(shelf.clone(), |setup| {
        setup.players = 3;
        setup.names[0] = "Ann".to_owned();
    });
    assert!(!has_save(&shelf), "nothing has been played");
    lay_all(&mut person, "b2M a1S c3L");
    let (people, paints) = {
        let playing = person.see::<Playing>();
        (playing.people().to_vec(), playing.paints())
    };
    drop(person);
    assert!(has_save(&shelf));

    let mut again = Person::with_shelf(Screen::MozyringSetup, STEP, shelf.clone());
    again.click_text("setup-continue");
    again.wait(5);
    assert_eq!(again.screen(), Screen::Mozyring);
    assert_eq!(moves(&again), ["b2M", "a1S", "c3L"]);
    let playing = again.see::<Playing>();
    assert_eq!((playing.people(), playing.paints()), (people.as_slice(), paints));
    assert_eq!(playing.setup().names[0], "Ann");
    lay_all(&mut again, "a3S");
}

#[test]
fn a_save_that_cannot_be_read_is_set_aside_and_told() {
    for screen in [Screen::MozyringSetup, Screen::Title] {
        let shelf = Shelf::memory();
        shelf.write(SAVE, "{ half a ga").expect("it is kept");
        let mut person = Person::with_shelf(screen, STEP, shelf.clone());
        person.wait(3);
        assert!(person.text_at("notice-save-unread").is_some(), "{screen:?}");
        assert!(person.text_at("setup-continue").is_none());
        assert!(person.text_at("title-continue-mozyring").is_none());
        assert_eq!(
            shelf.read(&format!("{SAVE}.broken-1")),
            Ok(Some("{ half a ga".to_owned()))
        );
    }
}

#[test]
fn of_a_save_that_cannot_be_read_the_move_before_is_offered() {
    for (screen, key) in [
        (Screen::MozyringSetup, "setup-continue"),
        (Screen::Title, "title-continue-mozyring"),
    ] {
        let shelf = Shelf::memory();
        let mut person = at_game_with(shelf.clone(), |_| ());
        lay_all(&mut person, "b2M a1S c3L");
        drop(person);
        let text = shelf.read(SAVE).expect("memory gives all").expect("it is kept");
        let cut = &text[..text.len() / 2];
        shelf.write(SAVE, cut).expect("memory takes all");

        let mut person = Person::with_shelf(screen, STEP, shelf.clone());
        person.wait(3);
        assert!(person.text_at("notice-save-copy").is_some(), "{screen:?}: it is told");
        assert_eq!(shelf.read(&format!("{SAVE}.broken-1")), Ok(Some(cut.to_owned())));
        person.click_text(key);
        person.wait(5);
        assert_eq!(moves(&person), ["b2M", "a1S"]);
        lay_all(&mut person, "c3L");
        drop(person);
        let mut person = Person::with_shelf(screen, STEP, shelf.clone());
        person.wait(3);
        assert!(person.text_at("notice-save-copy").is_none(), "it is told once");
        person.click_text(key);
        person.wait(5);
        assert_eq!(moves(&person), ["b2M", "a1S", "c3L"]);
    }
}

#[test]
fn a_finished_game_goes_into_the_history_once_and_can_be_stepped_through() {
    let shelf = Shelf::memory();
    let mut person = at_game_with(shelf.clone(), |_| ());
    lay_all(&mut person, "a1S a1L b1M b1L b1S c2L c3M a2M c1S");
    person.wait(3);
    person.click_text("tool-back");
    assert!(has_save(&shelf), "taken back it goes on");
    lay_all(&mut person, "c1S");
    assert!(!has_save(&shelf));
    let names = shelf.names(HISTORY);
    assert_eq!(names.len(), 1, "{names:?}");
    let text = shelf.read(&names[0]).expect("it is there").expect("it is there");
    let recording = Recording::parse(&names[0], &text).expect("replay reads it");
    assert_eq!(recording.verify(), Verdict::Same);

    person.wait(3);
    person.click_text("to-setup");
    person.wait(3);
    person.click_text("setup-history");
    person.wait(3);
    person.click_text("history-entry");
    person.wait(5);
    assert_eq!(person.screen(), Screen::Mozyring);
    assert_eq!(moves(&person).len(), 0, "it begins at the beginning");
    person.click_text("mozyring-step-on");
    person.click_text("mozyring-step-on");
    assert_eq!(moves(&person), ["a1S", "a1L"]);
    person.click_text("mozyring-step-back");
    assert_eq!(moves(&person), ["a1S"]);
    person.click_text("mozyring-step-last");
    assert_eq!(moves(&person).len(), 9);
    person.click_text("study-to-list");
    person.wait(3);
    assert_eq!(person.screen(), Screen::MozyringHistory);
    assert_eq!(shelf.names(HISTORY).len(), 1, "looking changes nothing");
}

#[test]
fn computers_keep_their_seats_over_a_crash() {
    let shelf = Shelf::memory();
    let mut person = at_game_with(shelf.clone(), |setup| {
        setup.players = 4;
        setup.sitters[3] = Sitter::Computer(Level::Expert);
        setup.sitters[2] = Sitter::Computer(Level::Easy);
    });
    super::await_computers(&mut person);
    let legal = person.see::<Playing>().game().legal()[0].to_string();
    lay_all(&mut person, &legal);
    drop(person);
    let mut again = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    again.click_text("setup-continue");
    again.wait(5);
    let setup = again.see::<Playing>().setup().clone();
    assert_eq!(setup.sitters[3], Sitter::Computer(Level::Expert));
    assert_eq!(setup.sitters[2], Sitter::Computer(Level::Easy));
    super::await_computers(&mut again);
}

#[test]
fn a_name_typed_into_its_field_is_that_of_the_player() {
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, Shelf::memory());
    person.wait(3);
    let mut fields: Vec<_> = person
        .world()
        .query::<(&EditableText, &UiGlobalTransform, &ComputedNode)>()
        .iter(person.world())
        .filter(|(_, _, node)| node.size().x > 0.0)
        .map(|(_, place, _)| place.translation)
        .collect();
    fields.sort_by(|a, b| a.y.total_cmp(&b.y));
    assert_eq!(fields.len(), 2, "two people have a name each");
    person.click(fields[0]);
    person.types("Ann");
    assert_eq!(person.see::<Setup>().names[0], "Ann");
    super::begin(&mut person);
    assert!(person.reads("Ann"), "she is called so at the table");
}

#[test]
fn the_next_start_offers_what_was_agreed_on_last() {
    let shelf = Shelf::memory();
    let person = at_game_with(shelf.clone(), |setup| {
        setup.players = 3;
        setup.names[1] = "Бо".to_owned();
    });
    drop(person);
    let again = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    let setup = again.see::<Setup>();
    assert_eq!((setup.players, setup.names[1].as_str()), (3, "Бо"));
}

#[test]
fn a_new_game_is_kept_only_once_a_ring_lies() {
    let mut person = at_game(|_| ());
    person.wait(10);
    let shelf = person.see::<ringspin::shell::Keeper>().0.clone();
    assert!(!has_save(&shelf));
    lay_all(&mut person, "b2M");
    assert!(has_save(&shelf));
}

#[test]
fn a_new_game_leaves_the_one_in_progress_to_be_gone_on_with() {
    let shelf = Shelf::memory();
    let mut person = at_game_with(shelf.clone(), |_| ());
    lay_all(&mut person, "b2M a1S");
    let mut person = at_game_with(shelf.clone(), |_| ());
    lay_all(&mut person, "c3L");
    let mut person = Person::with_shelf(Screen::MozyringHistory, STEP, shelf.clone());
    person.wait(3);
    assert!(person.text_at("history-unfinished").is_some());
    person.click_text("history-go-on");
    person.wait(5);
    assert_eq!(person.screen(), Screen::Mozyring);
    assert_eq!(moves(&person), ["b2M", "a1S"]);
    lay_all(&mut person, "c3L");
    drop(person);
    assert_eq!(shelf.names(HISTORY).len(), 1, "the other one waits there now");
    let mut person = Person::with_shelf(Screen::MozyringSetup, STEP, shelf);
    person.click_text("setup-continue");
    person.wait(5);
    assert_eq!(moves(&person), ["b2M", "a1S", "c3L"]);
}
