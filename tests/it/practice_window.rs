//! The practice range and the drills in the window: by pointer, by keys, by gamepad.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use bevy::math::{Vec2, Vec3};
use bevy::prelude::{GamepadButton, InheritedVisibility, KeyCode, With};
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Slider;
use ringspin::keep::Shelf;
use ringspin::monsuno::play::{Gesture, Intent as HandIntent};
use ringspin::physics::{BodyId, Style};
use ringspin::practice::drill::Progress;
use ringspin::practice::{Drill, Session};
use ringspin::range::{Ghost, Mark, Practising, Records, SessionShown, Shows};
use ringspin::shell::Screen;
use ringspin::testing::Person;
use serde_json::Value;

const FRAME: Duration = Duration::from_millis(20);
const SESSION: &str = "practice/sessions/000001.json";

fn at_range(shelf: &Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::Practice, FRAME, shelf.clone());
    person.wait(80);
    person
}

fn practising(person: &Person) -> &Practising {
    person.see::<Practising>()
}

/// Drags the capsule in the hand by `way` metres over the field.
fn drag(person: &mut Person, way: Vec3) {
    let mark = person.see::<Gesture>().launch.mark;
    let from = practising(person)
        .on()
        .equipment()
        .field
        .launch_point(0, mark)
        .as_vec3();
    let held = person.seen_at(from + Vec3::Y * 0.02).expect("the hand is in view");
    let to = person.seen_at(from + way).expect("the target is in view");
    person.drag(held, to);
}

/// Passes over the shot in the air.
fn land(person: &mut Person) {
    for _ in 0..3_000 {
        if !practising(person).is_flying() {
            person.wait(2);
            return;
        }
        person.world().write_message(HandIntent::Skip);
        person.wait(1);
    }
    panic!("the shot comes to its end");
}

/// Starts the drill called `id` from the list, by pointer.
fn start_drill(person: &mut Person, id: &str) {
    let drills = Drill::all().expect("they are carried");
    let name = drills
        .iter()
        .find(|drill| drill.id == id)
        .expect("it is there")
        .name_key();
    let place = person
        .texts_of(&name)
        .pop()
        .unwrap_or_else(|| panic!("{name} is on the list"));
    let starts = person.texts_at("drill-start");
    let start = starts
        .into_iter()
        .min_by(|a, b| (a.y - place.y).abs().total_cmp(&(b.y - place.y).abs()));
    person.click(start.expect("it can be started"));
    person.wait(60);
    assert_eq!(person.screen(), Screen::Practice);
}

#[test]
fn a_shot_by_pointer_has_the_same_numbers_as_on_the_command_line() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    person.click_text("style-press");
    drag(&mut person, Vec3::new(0.08, 0.0, -0.30));
    assert!(practising(&person).is_flying(), "it was launched");
    person.wait(20);
    let sample = practising(&person).sample().expect("it is measured");
    assert!(sample.speed > 0.0 && sample.t > 0.1);
    land(&mut person);
    let kept = practising(&person).session().shots[0].clone();
    assert!(
        (kept.shot.launch.aim - (0.08_f64 / 0.30).atan()).abs() < 0.02,
        "{kept:?}"
    );
    assert!(kept.shot.seed.is_some(), "hands shake at first");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("shot-by-pointer.json");
    std::fs::write(&file, serde_json::to_string(&kept.shot).expect("it is data")).expect("it is written");
    let seed = kept.shot.seed.expect("it has one").to_string();
    let run = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args(["practice", "shot", "--summary", "--seed", &seed, "--config"])
        .arg(&file)
        .output()
        .expect("the program runs");
    let said: Value = serde_json::from_slice(&run.stdout).expect("one summary");
    assert_eq!(said["fingerprint"], kept.outcome.fingerprint.as_str());
    assert_eq!(said["time_spun"], kept.outcome.time_spun);
    assert_eq!(said["distance"], kept.outcome.distance);
}

#[test]
fn the_last_shot_is_looked_at_again_at_any_moment() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    assert!(person.text_at("range-watch").is_none(), "nothing was launched");
    drag(&mut person, Vec3::new(0.05, 0.0, -0.30));
    land(&mut person);
    person.click_text("range-watch");
    assert!(matches!(practising(&person).shows(), Shows::Last { runs: true, .. }));
    person.wait(40);
    person.click_text("watch-pause");
    let Shows::Last { at, runs: false } = practising(&person).shows() else {
        panic!("it stands still")
    };
    assert!(at > 0.5);
    for _ in 0..3 {
        person.key(KeyCode::ArrowLeft);
    }
    let Shows::Last { at: earlier, .. } = practising(&person).shows() else {
        panic!("it is still looked at")
    };
    assert!(earlier < at, "{earlier} {at}");
    let last = practising(&person).last().expect("there is one");
    let sample = *last.flight.sample_at(earlier).expect("it was measured");
    let mut bodies = practising(&person).bodies(1.0);
    let seen = bodies
        .find(|body| body.id == BodyId::Capsule(0))
        .expect("it is seen")
        .position;
    assert!(seen.distance(sample.position.into()) < 0.02, "{seen} {sample:?}");
    drop(bodies);
    assert!(!practising(&person).can_launch());
    // The bar leads to any moment too.
    let length = practising(&person).last().expect("there is one").film.seconds();
    let mut bars = person.world().query_filtered::<&UiGlobalTransform, With<Slider>>();
    let middle = bars.single(person.world()).expect("there is one bar").translation;
    person.drag(middle, middle + Vec2::new(60.0, 0.0));
    let Shows::Last { at, runs: false } = practising(&person).shows() else {
        panic!("it stands where the bar was let go")
    };
    assert!(at > 0.6 * length && at < 0.9 * length, "{at} of {length}");
    person.key(KeyCode::KeyF);
    assert!(practising(&person).can_launch(), "the capsule is in the hand again");
}

#[test]
fn ghosts_and_ways_of_the_last_and_the_best_are_shown() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    let seen = |person: &mut Person, mark: Mark| {
        let mut marks = person.world().query::<(&Mark, &InheritedVisibility)>();
        let world = person.world();
        marks.iter(world).any(|(of, visible)| *of == mark && visible.get())
    };
    drag(&mut person, Vec3::new(0.0, 0.0, -0.36));
    assert!(!seen(&mut person, Mark::Last));
    person.wait(30);
    assert!(seen(&mut person, Mark::Now), "the way is drawn as it goes");
    land(&mut person);
    assert!(seen(&mut person, Mark::Last) && seen(&mut person, Mark::Best));
    drag(&mut person, Vec3::new(0.05, 0.0, -0.12));
    person.wait(10);
    let mut ghosts = person.world().query_filtered::<&InheritedVisibility, With<Ghost>>();
    let world = person.world();
    assert_eq!(ghosts.iter(world).filter(|visible| visible.get()).count(), 2);
    land(&mut person);
    let on = practising(&person).on();
    assert!(on.best().expect("one is").score > on.last().expect("one is").score);
    assert!(!seen(&mut person, Mark::Heat));
    drag(&mut person, Vec3::new(-0.05, 0.0, -0.2));
    land(&mut person);
    person.click_text("range-on-field");
    for mark in [Mark::Heat, Mark::Stops, Mark::Scatter] {
        assert!(seen(&mut person, mark), "{mark:?}");
    }
}

#[test]
fn the_session_is_kept_over_a_restart_and_a_new_one_is_a_new_document() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    drag(&mut person, Vec3::new(0.0, 0.0, -0.3));
    land(&mut person);
    person.click_text("range-again");
    land(&mut person);
    let shots = practising(&person).session().shots.clone();
    assert_eq!(shots.len(), 2);
    assert_eq!(shots[0], shots[1], "once more is the same shot");
    // The program is killed here.
    drop(person);
    let mut person = at_range(&shelf);
    assert_eq!(practising(&person).session().shots, shots);
    drag(&mut person, Vec3::new(0.0, 0.0, -0.2));
    land(&mut person);
    assert_eq!(shelf.names("practice/sessions"), [SESSION]);
    person.click_text("range-new-session");
    assert!(practising(&person).session().shots.is_empty());
    drag(&mut person, Vec3::new(0.0, 0.0, -0.2));
    land(&mut person);
    assert_eq!(shelf.names("practice/sessions").len(), 2);
    let text = shelf.read(SESSION).expect("it can be read").expect("it is there");
    assert_eq!(Session::parse("s", &text).expect("it is whole").shots.len(), 3);
}

#[test]
fn what_cannot_be_read_is_set_aside_and_told() {
    for name in [SESSION, Progress::NAME, "practice/choices.json"] {
        let shelf = Shelf::memory();
        shelf.write(name, "{ not json").expect("memory takes all");
        let mut person = Person::with_shelf(Screen::PracticeSetup, FRAME, shelf.clone());
        person.wait(3);
        assert!(person.text_at("notice-practice-unread").is_some(), "{name} is told");
        assert_eq!(shelf.read(name), Ok(None));
        assert_eq!(
            shelf.read(&format!("{name}.broken-1")),
            Ok(Some("{ not json".to_owned()))
        );
    }
}

#[test]
fn the_session_is_exported_and_the_player_is_told_where() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("practice-exports");
    // What an earlier run left.
    let _ = std::fs::remove_dir_all(&folder);
    let mut person = at_range(&Shelf::Folder(folder.clone()));
    person.click_text("range-export");
    assert!(person.text_at("notice-export-nothing").is_some());
    drag(&mut person, Vec3::new(0.0, 0.0, -0.3));
    land(&mut person);
    person.click_text("range-export");
    for _ in 0..600 {
        if person.text_at("notice-exported").is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
        person.wait(1);
    }
    assert!(person.text_at("notice-exported").is_some(), "it is told");
    let mut endings = Vec::new();
    for entry in std::fs::read_dir(folder.join("practice/exports")).expect("there are files") {
        let path = entry.expect("it can be listed").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        let ending = path
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default()
            .to_owned();
        match ending.as_str() {
            "png" => assert!(image::load_from_memory(&bytes).is_ok(), "it is a picture"),
            "svg" => assert!(bytes.starts_with(b"<svg")),
            _ => assert_eq!(
                bytes.iter().filter(|byte| **byte == b'\n').count(),
                2,
                "a heading and a row"
            ),
        }
        endings.push(ending);
    }
    endings.sort();
    assert_eq!(endings, ["csv", "png", "svg"]);
}

#[test]
fn what_was_chosen_lies_on_the_field_and_is_kept() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::Title, FRAME, shelf.clone());
    person.click_text("title-practice");
    person.wait(5);
    for answer in ["field-table", "capsule-weighted", "counts-opens", "hands-steady"] {
        person.click_text(answer);
    }
    person.click_text("practice-to-range");
    person.wait(60);
    let ground = practising(&person).on().ground();
    assert_eq!((ground.field.as_str(), ground.capsule.as_str()), ("table", "weighted"));
    assert_eq!(ground.parked.len(), 1, "what shall open lies there");
    let parked = practising(&person)
        .bodies(1.0)
        .any(|body| body.id == BodyId::Capsule(2) && body.visible);
    assert!(parked);
    person.click_text("range-set-up");
    person.wait(5);
    person.click_text("counts-spin");
    drop(person);
    let person = Person::with_shelf(Screen::PracticeSetup, FRAME, shelf);
    let choices = &person.see::<Records>().choices;
    assert_eq!(choices.ground().field, "table");
    assert!(!choices.scatter);
}

#[test]
fn a_drill_is_won_by_pointer_and_its_medal_is_kept() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::PracticeDrills, FRAME, shelf.clone());
    person.wait(5);
    start_drill(&mut person, "longest-spin");
    for number in 1..=3_usize {
        assert_eq!(practising(&person).go().map(|go| go.tries.len()), Some(number - 1));
        person.click_text("style-launcher");
        drag(&mut person, Vec3::new(0.0, 0.0, -0.40));
        assert!(practising(&person).is_flying(), "try {number}");
        land(&mut person);
    }
    let go = practising(&person).go().expect("a drill").clone();
    let medal = go.attempt().medal();
    assert!(medal.is_some(), "{:?}", go.tries);
    assert!(!practising(&person).can_launch(), "no try is left");
    assert!(person.text_at("drill-won").is_some() && person.text_at("drill-better").is_some());
    let (progress, _) = Progress::load(&shelf);
    let best = progress.best(go.attempt().drill()).expect("it was tried");
    assert_eq!((best.medal, best.attempts), (medal, 1));
    person.click_text("drill-once-more");
    person.wait(3);
    assert!(practising(&person).can_launch() && person.text_at("drill-won").is_none());
    // The list tells of it, also after a restart.
    let mut person = Person::with_shelf(Screen::PracticeDrills, FRAME, shelf);
    person.wait(5);
    assert_eq!(person.texts_at("drill-best").len(), 1);
}

#[test]
fn a_drill_is_lost_by_keys_and_the_player_is_told_why() {
    let shelf = Shelf::memory();
    let mut person = Person::with_shelf(Screen::PracticeDrills, FRAME, shelf.clone());
    person.wait(5);
    start_drill(&mut person, "hit-it");
    person.key(KeyCode::Digit2);
    assert_eq!(
        person.see::<Gesture>().launch.style,
        Style::Press,
        "only presses are allowed"
    );
    for _ in 0..5 {
        person.let_settle();
        person.key(KeyCode::Space);
        assert!(practising(&person).is_flying());
        person.key(KeyCode::Space);
        land(&mut person);
        assert!(person.text_at("told-missed").is_some(), "straight ahead misses");
    }
    assert!(person.text_at("drill-lost").is_some());
    let tries = practising(&person).go().map(|go| go.tries.len());
    assert_eq!(tries, Some(5));
    person.key(KeyCode::KeyR);
    person.wait(3);
    assert_eq!(practising(&person).go().map(|go| go.tries.len()), Some(0), "once more");
    assert!(
        !shelf.names("practice/sessions").iter().any(|name| name == SESSION),
        "drills are no session"
    );
}

#[test]
fn keys_alone_lead_to_the_range_and_back() {
    let mut person = Person::at_start(Screen::Title, FRAME);
    for _ in 0..3 {
        person.key(KeyCode::ArrowDown);
    }
    assert!(person.focuses("title-practice"));
    person.key(KeyCode::Enter);
    person.wait(5);
    assert_eq!(person.screen(), Screen::PracticeSetup);
    for _ in 0..60 {
        if person.focuses("practice-to-range") {
            break;
        }
        person.key(KeyCode::Tab);
    }
    person.key(KeyCode::Enter);
    person.wait(40);
    assert_eq!(person.screen(), Screen::Practice);
    person.key(KeyCode::Space);
    assert!(practising(&person).is_flying());
    land(&mut person);
    person.key(KeyCode::KeyR);
    assert!(practising(&person).is_flying(), "once more");
    land(&mut person);
    person.key(KeyCode::KeyT);
    assert!(person.see::<SessionShown>().0);
    person.key(KeyCode::Tab);
    for _ in 0..30 {
        if person.focuses("range-set-up") {
            break;
        }
        person.key(KeyCode::Tab);
    }
    person.key(KeyCode::Enter);
    person.wait(5);
    assert_eq!(person.screen(), Screen::PracticeSetup);
    person.key(KeyCode::Escape);
    person.wait(5);
    assert_eq!(person.screen(), Screen::Title);
}

#[test]
fn a_gamepad_alone_launches_repeats_and_watches() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    person.pad(GamepadButton::West);
    person.pad(GamepadButton::South);
    assert!(practising(&person).is_flying());
    land(&mut person);
    person.pad(GamepadButton::North);
    assert!(practising(&person).is_flying());
    land(&mut person);
    person.pad(GamepadButton::RightTrigger);
    assert!(matches!(practising(&person).shows(), Shows::Last { runs: true, .. }));
    person.pad(GamepadButton::South);
    assert!(matches!(practising(&person).shows(), Shows::Last { runs: false, .. }));
    person.pad(GamepadButton::RightTrigger);
    person.pad(GamepadButton::LeftTrigger);
    assert!(person.see::<SessionShown>().0);
    person.pad(GamepadButton::Select);
    person.pad(GamepadButton::Start);
    person.pad(GamepadButton::Start);
    person.wait(5);
    assert!(person.text_at("pause-head").is_some(), "the menu is reached");
}

#[test]
fn a_small_drag_keeps_the_capsule_in_the_hand() {
    let shelf = Shelf::memory();
    let mut person = at_range(&shelf);
    let from = practising(&person)
        .on()
        .equipment()
        .field
        .launch_point(0, 0.0)
        .as_vec3();
    let held = person.seen_at(from + Vec3::Y * 0.02).expect("the hand is in view");
    person.drag(held, held + Vec2::new(3.0, 2.0));
    assert!(practising(&person).can_launch() && practising(&person).session().shots.is_empty());
}
