//! The menus: every screen is reached and left, by pointer and by keys, in every language.

use std::time::Duration;

use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use bevy::ui::UiGlobalTransform;
use ringspin::keep::Shelf;
use ringspin::shell::awake::Changes;
use ringspin::shell::camera::TableCamera;
use ringspin::shell::label::{Label, Spoken};
use ringspin::shell::look::Preset;
use ringspin::shell::notice::Notice;
use ringspin::shell::overlay::Overlay;
use ringspin::shell::{Screen, Start};
use ringspin::testing::Person;
use ringspin::words::Language;

fn at(screen: Screen) -> Person {
    Person::at_start(screen, Duration::from_millis(20))
}

#[test]
fn keys_alone_reach_each_game_and_come_back() {
    let mut person = at(Screen::Title);
    person.key(KeyCode::ArrowDown);
    person.key(KeyCode::ArrowDown);
    person.key(KeyCode::Enter);
    person.wait(5);
    assert_eq!(person.screen(), Screen::MozyringSetup, "the second entry is Mozyring");
    person.key(KeyCode::Escape);
    person.wait(5);
    assert_eq!(person.screen(), Screen::Title, "Escape leads back");
    person.key(KeyCode::Tab);
    person.key(KeyCode::Enter);
    person.wait(5);
    assert_eq!(person.screen(), Screen::MonsunoSetup, "the first entry is Monsuno");
    person.key(KeyCode::Escape);
    person.wait(5);
    assert_eq!(person.screen(), Screen::Title);
}

#[test]
fn every_screen_can_be_left_by_pointer() {
    for (game, set_up) in [
        ("title-play-monsuno", Screen::MonsunoSetup),
        ("title-play-mozyring", Screen::MozyringSetup),
    ] {
        let mut person = at(Screen::Title);
        person.click_text(game);
        person.wait(5);
        assert_eq!(person.screen(), set_up);
        person.click_text("back");
        person.wait(5);
        assert_eq!(person.screen(), Screen::Title);
        person.click_text(game);
        person.wait(5);
        person.click_text("setup-begin");
        person.wait(5);
        person.click_text("menu");
        person.wait(5);
        person.click_text("pause-leave");
        person.wait(5);
        assert_eq!(person.screen(), Screen::Title);
    }
}

#[test]
fn quitting_ends_the_game() {
    let mut person = at(Screen::Title);
    person.click_text("title-quit");
    assert!(person.sees_the_end(), "the game ends");
}

#[test]
fn a_language_is_switched_at_once_on_the_screen() {
    let mut person = at(Screen::Title);
    for language in [Language::Ru, Language::Bg, Language::En] {
        person.click_plain(language.own_name());
        person.wait(3);
        assert_eq!(person.see::<Spoken>().language(), language);
        let words = person.see::<Spoken>().0.get("title-tagline");
        assert!(person.reads(&words), "`{words}` is on the screen");
    }
}

#[test]
fn while_a_game_pauses_its_time_stands_still() {
    use ringspin::monsuno::play::Playing;
    let mut person = at(Screen::Monsuno);
    person.wait(10);
    let before = person.see::<Playing>().session().ticks();
    assert!(before > 0, "time passes");
    person.key(KeyCode::Escape);
    person.wait(3);
    let paused = person.see::<Playing>().session().ticks();
    person.wait(20);
    assert_eq!(person.see::<Playing>().session().ticks(), paused);
    person.key(KeyCode::Escape);
    person.wait(10);
    assert!(person.see::<Playing>().session().ticks() > paused);
}

#[test]
fn a_press_and_a_release_within_one_frame_are_a_click() {
    let mut person = at(Screen::Title);
    let place = person.text_at("title-play-mozyring").expect("it is on the screen");
    person.tap(place);
    person.wait(6);
    assert_eq!(person.screen(), Screen::MozyringSetup);
}

#[test]
fn the_keys_come_to_nothing_under_a_sheet() {
    let mut person = at(Screen::Title);
    person.click_text("settings-head");
    person.wait(3);
    assert!(
        person.text_at("title-play-mozyring").is_none(),
        "it lies under the sheet"
    );
    for _ in 0..60 {
        person.key(KeyCode::Tab);
        for under in ["title-play-monsuno", "title-play-mozyring", "title-showcase"] {
            assert!(!person.focuses(under), "{under} lies under the sheet");
        }
    }
    person.key(KeyCode::Escape);
    person.wait(3);
    assert!(person.text_at("title-play-mozyring").is_some(), "the sheet is gone");
}

#[test]
fn touches_shorter_than_a_frame_are_clicks_one_after_the_other() {
    let mut person = at(Screen::Title);
    for (id, key) in ["title-play-mozyring", "back", "title-play-monsuno"]
        .into_iter()
        .enumerate()
    {
        let place = person.text_at(key).expect("it is on the screen");
        person.touch(id as u64, place);
        person.wait(40);
    }
    assert_eq!(person.screen(), Screen::MonsunoSetup);
}

#[test]
fn a_menu_that_nobody_touches_is_drawn_no_more() {
    for screen in [
        Screen::Title,
        Screen::MonsunoSetup,
        Screen::MozyringSetup,
        Screen::PracticeSetup,
        Screen::PracticeDrills,
        Screen::MozyringHistory,
    ] {
        let mut person = Person::at_start(screen, Duration::from_millis(100));
        let changes = person.world().register_system(|changes: Changes| changes.any());
        // The camera glides to its place, and the capsule on the table comes to rest.
        person.wait(200);
        let seen = |person: &mut Person| person.world().run_system(changes).expect("it runs");
        seen(&mut person);
        for _ in 0..20 {
            person.wait(1);
            let changed = seen(&mut person);
            assert!(changed.is_none(), "something changes on {screen:?}");
        }
    }
}

#[test]
fn the_wheel_moves_the_camera_at_a_table_and_nowhere_else() {
    let distance = |person: &mut Person| {
        let world = person.world();
        let mut cameras = world.query_filtered::<&Transform, With<TableCamera>>();
        cameras.single(world).expect("there is one camera").translation.length()
    };
    for (screen, moves) in [(Screen::MonsunoSetup, false), (Screen::Mozyring, true)] {
        let mut person = Person::at_start(screen, Duration::from_millis(33));
        person.wait(90);
        let before = distance(&mut person);
        person.point_at(Vec2::new(640.0, 400.0));
        for _ in 0..6 {
            person.wheel(-1.0);
        }
        person.wait(60);
        let moved = (distance(&mut person) - before).abs() > 0.05;
        assert_eq!(moved, moves, "{screen:?}");
    }
}

#[test]
fn a_window_may_become_as_small_as_it_likes() {
    for screen in [
        Screen::Title,
        Screen::MonsunoSetup,
        Screen::Monsuno,
        Screen::MozyringSetup,
        Screen::MozyringRules,
        Screen::Mozyring,
        Screen::PracticeDrills,
        Screen::Practice,
        Screen::Lab,
    ] {
        for sheet in [Overlay::None, Overlay::Settings, Overlay::Controls, Overlay::Rulebook] {
            let mut person = at(screen);
            person.world().resource_mut::<NextState<Overlay>>().set(sheet);
            for side in [160.0, 78.0, 66.0, 24.0, 1.0] {
                person.resize(Vec2::splat(side), 3.0);
            }
            person.resize(Vec2::new(1280.0, 720.0), 1.0);
            assert_eq!(person.screen(), screen, "with {sheet:?}");
        }
    }
}

#[test]
fn resizing_the_window_leaves_no_letters_of_other_sizes_behind() {
    let mut person = at(Screen::MonsunoSetup);
    let letters = |person: &Person| person.see::<FontAtlasSet>().total_bytes(person.see::<Assets<Image>>());
    person.wait(5);
    let before = letters(&person);
    assert!(before > 0, "words are to be read");
    for step in 1..=20_u8 {
        person.resize(Vec2::new(1280.0, 720.0) * (1.0 - 0.02 * f32::from(step)), 1.0);
    }
    let after = letters(&person);
    assert!(after < 2 * before, "{before} bytes became {after}");
}

#[test]
fn a_long_notice_is_written_in_lines_and_stays_within_the_window() {
    let mut person = at(Screen::Mozyring);
    let place = format!(
        "/home/{}/saves/mozyring.json: line 41 column 12: it ends here",
        "x".repeat(90)
    );
    person.world().write_message(Notice::save_broken(place, true));
    for window in [
        Vec2::new(640.0, 360.0),
        Vec2::new(1280.0, 720.0),
        Vec2::new(412.0, 839.0),
        Vec2::new(2560.0, 1080.0),
    ] {
        person.resize(window, 1.0);
        let world = person.world();
        let mut texts = world.query::<(&Label, &UiGlobalTransform, &ComputedNode)>();
        let wanted = Label::new("notice-save-copy");
        let (_, place, node) = texts
            .iter(world)
            .find(|(label, ..)| label.same_key(&wanted))
            .expect("it is told");
        let (least, most) = (
            place.translation - node.size() / 2.0,
            place.translation + node.size() / 2.0,
        );
        assert!(
            least.min_element() > 0.0 && (window - most).min_element() > 0.0,
            "{least} to {most} in {window}"
        );
        assert!(
            node.size().x < 15.0 * node.size().y,
            "in several lines, not {}",
            node.size()
        );
        let (sizes, _) = world
            .query::<(&UiGlobalTransform, &Label)>()
            .iter(world)
            .find(|(_, label)| label.same_key(&Label::new("mozyring-size")))
            .expect("sizes are offered");
        assert!(
            sizes.translation.y > most.y,
            "it covers no button at the lower edge: {least} to {most}, {} in {window}",
            sizes.translation
        );
    }
}

#[test]
fn each_preset_is_played_without_a_renderer_too() {
    for preset in [Preset::Low, Preset::Medium, Preset::High] {
        let start = Start {
            preset: Some(preset),
            screen: Screen::MozyringSetup,
            ..Person::start(Shelf::memory())
        };
        let mut person = Person::with_start(Duration::from_millis(20), start);
        for screen in [Screen::Mozyring, Screen::Title, Screen::Showcase, Screen::Title] {
            person.world().resource_mut::<NextState<Screen>>().set(screen);
            person.wait(5);
            assert_eq!(person.screen(), screen, "{preset:?}");
        }
    }
}
