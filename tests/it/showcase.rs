//! The showcase: when it begins and ends, in which order it goes on, that it leaves nothing behind; the kiosk; films.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowCloseRequested};
use image::AnimationDecoder;
use ringspin::keep::Shelf;
use ringspin::mozyring::rules::{Game, Move, Options};
use ringspin::record::{MozyringRecording, Recording};
use ringspin::shell::{Screen, Start};
use ringspin::showcase::view::{PATIENCE, Set, Showing};
use ringspin::testing::Person;

/// A step of time in which little is missed and much passes.
const STEP: Duration = Duration::from_millis(200);

/// So many frames of [`STEP`] are so many seconds.
fn frames(seconds: u64) -> u32 {
    (seconds * 1000 / STEP.as_millis() as u64) as u32
}

fn at_title() -> Person {
    Person::at_start(Screen::Title, STEP)
}

fn in_showcase() -> Person {
    let mut person = Person::at_start(Screen::Showcase, STEP);
    person.wait(3);
    assert_eq!(person.screen(), Screen::Showcase);
    person
}

#[test]
fn it_begins_after_a_minute_without_a_touch_and_not_before() {
    let mut person = at_title();
    person.wait(frames(PATIENCE.as_secs() / 2));
    person.key(KeyCode::KeyB);
    person.wait(frames(PATIENCE.as_secs() - 5));
    assert_eq!(person.screen(), Screen::Title, "somebody was there just now");
    person.wait(frames(7));
    assert_eq!(person.screen(), Screen::Showcase);
}

#[test]
fn it_stays_away_from_whoever_reads_the_rulebook() {
    let mut person = at_title();
    person.click_text("rulebook-head");
    person.wait(frames(PATIENCE.as_secs() + 5));
    assert_eq!(person.screen(), Screen::Title);
}

#[test]
fn the_title_leads_there_and_any_key_click_or_button_leads_back() {
    let mut person = at_title();
    for leave in [
        |person: &mut Person| person.key(KeyCode::KeyZ),
        |person: &mut Person| person.click(Vec2::new(300.0, 300.0)),
        |person: &mut Person| person.pad(GamepadButton::West),
    ] {
        person.click_text("title-showcase");
        person.wait(5);
        assert_eq!(person.screen(), Screen::Showcase);
        leave(&mut person);
        person.wait(3);
        assert_eq!(person.screen(), Screen::Title);
        assert!(
            person.text_at("title-play-monsuno").is_some(),
            "the title is there again"
        );
    }
}

/// What there is, of all that a scene could leave behind.
fn inventory(person: &mut Person) -> [usize; 6] {
    let world = person.world();
    let shown = world.query::<&Mesh3d>().iter(world).count();
    let placed = world.query::<&Transform>().iter(world).count();
    let nodes = world.query::<&Node>().iter(world).count();
    [
        shown,
        placed,
        nodes,
        world.resource::<Assets<Mesh>>().len(),
        world.resource::<Assets<StandardMaterial>>().len(),
        world.resource::<Assets<Image>>().len(),
    ]
}

/// The name of the scene that is shown.
fn shown(person: &Person) -> String {
    person.see::<Showing>().scene().name.clone()
}

/// Goes on through one round of all scenes; their names in turn.
fn round(person: &mut Person) -> Vec<String> {
    let mut seen = vec![shown(person)];
    for _ in 0..frames(8 * 40) {
        person.wait(1);
        if !person.world().contains_resource::<Showing>() {
            continue;
        }
        let now = shown(person);
        if seen.last() != Some(&now) {
            if seen.len() == 8 {
                return seen;
            }
            seen.push(now);
        }
    }
    panic!("the round does not end: {seen:?}");
}

#[test]
fn two_rounds_show_everything_twice_in_two_orders_and_leave_nothing_behind() {
    let mut person = in_showcase();
    let first = round(&mut person);
    person.key(KeyCode::Escape);
    person.wait(5);
    let after_first = inventory(&mut person);
    person.click_text("title-showcase");
    person.wait(5);
    let second = round(&mut person);
    person.key(KeyCode::Escape);
    person.wait(5);
    assert_eq!(
        inventory(&mut person),
        after_first,
        "meshes shown, places, nodes, meshes, materials, images"
    );
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 8, "{first:?}");
    assert_ne!(first, second);
    let world = person.world();
    assert_eq!(world.query::<&Set>().iter(world).count(), 0);
    assert!(!world.contains_resource::<Showing>());
    let speed = world.resource::<Time<Virtual>>().relative_speed();
    assert!((speed - 1.0).abs() < 1e-6, "time goes on as usual");
}

fn kiosk() -> Person {
    let start = Start {
        kiosk: true,
        ..Person::start(Shelf::memory())
    };
    let mut person = Person::with_start(STEP, start);
    person.wait(3);
    person
}

fn press(person: &mut Person, keys: &[KeyCode]) {
    let world = person.world();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .expect("there is one window");
    for key in keys {
        world.write_message(KeyboardInput {
            key_code: *key,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
    }
    person.wait(2);
}

#[test]
fn a_kiosk_begins_with_the_showcase_and_comes_back_to_it_from_anywhere() {
    let mut person = kiosk();
    assert_eq!(person.screen(), Screen::Showcase);
    person.key(KeyCode::Space);
    person.wait(3);
    assert_eq!(person.screen(), Screen::Title);
    assert!(person.text_at("title-quit").is_none(), "nobody can quit");
    person.click_text("settings-head");
    person.wait(frames(PATIENCE.as_secs() + 2));
    assert_eq!(person.screen(), Screen::Showcase, "also from under a sheet");
    person.key(KeyCode::Space);
    person.wait(3);
    person.click_text("title-play-mozyring");
    person.wait(frames(PATIENCE.as_secs() + 2));
    assert_eq!(person.screen(), Screen::Showcase);
    person.key(KeyCode::Space);
    person.wait(3);
    person.click_text("title-play-monsuno");
    person.wait(3);
    person.click_text("setup-begin");
    person.wait(frames(PATIENCE.as_secs() + 2));
    assert_eq!(person.screen(), Screen::Monsuno, "whoever plays may think");
    person.key(KeyCode::Escape);
    person.wait(frames(190));
    assert_eq!(person.screen(), Screen::Showcase, "also from a game that stands still");
    person.key(KeyCode::Space);
    person.wait(3);
    assert!(
        person.text_at("title-play-monsuno").is_some(),
        "nothing lies over the title"
    );
}

#[test]
fn a_kiosk_is_left_by_its_keys_and_not_by_the_window() {
    let mut person = kiosk();
    let world = person.world();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .expect("there is one window");
    world.write_message(WindowCloseRequested { window });
    person.wait(3);
    assert!(person.world().get_entity(window).is_ok(), "the window stays");
    press(&mut person, &[KeyCode::ControlLeft, KeyCode::KeyQ]);
    assert!(!person.sees_the_end(), "that is not enough");
    let mut person = kiosk();
    press(&mut person, &[KeyCode::ControlLeft, KeyCode::ShiftRight, KeyCode::KeyQ]);
    assert!(person.sees_the_end());
}

fn film(options: &[&str], out: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .arg("film")
        .args(options)
        .arg("--out")
        .arg(out)
        .output()
        .expect("the program runs")
}

fn place(name: &str) -> PathBuf {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left there.
    let _ = std::fs::remove_dir_all(&place);
    let _ = std::fs::remove_file(&place);
    place
}

/// Whether this machine has no driver: then there is nothing to see. In CI there is a software one.
fn is_blind(run: &Output) -> bool {
    let said = String::from_utf8_lossy(&run.stderr);
    let blind = said.contains("no Vulkan or GL driver");
    assert!(
        !blind || std::env::var_os("CI").is_none(),
        "in CI there is a software driver"
    );
    assert!(blind || run.status.success(), "{said}");
    blind
}

const SMALL: [&str; 8] = ["--size", "160x90", "--fps", "10", "--seconds", "1", "--preset", "low"];

#[test]
fn the_same_film_has_the_same_frames_bit_for_bit() {
    let made = ["film-one", "film-two"].map(|name| {
        let out = place(name);
        let run = film(&[&["--scene", "sleeping-top"], &SMALL[..]].concat(), &out);
        (!is_blind(&run)).then(|| {
            let read = |number: u32| std::fs::read(out.join(format!("frame-{number:04}.png")));
            assert!(read(11).is_err(), "ten frames are ten frames");
            (1..=10)
                .map(|number| read(number).expect("it was made"))
                .collect::<Vec<_>>()
        })
    });
    assert_eq!(made[0], made[1]);
    if let Some(frames) = &made[0] {
        assert_ne!(frames[5], frames[9], "something moves");
    }
}

#[test]
fn a_moving_picture_has_all_frames_and_plays_for_ever() {
    let out = place("film.gif");
    let run = film(&[&["--scene", "clash"], &SMALL[..]].concat(), &out);
    if is_blind(&run) {
        return;
    }
    let bytes = std::fs::read(&out).expect("it was made");
    assert!(
        bytes.windows(11).any(|part| part == b"NETSCAPE2.0"),
        "it begins again at its end"
    );
    let gif = image::codecs::gif::GifDecoder::new(std::io::Cursor::new(&bytes)).expect("it is one");
    let frames = gif.into_frames().collect_frames().expect("all can be read");
    assert_eq!(frames.len(), 10);
    assert_eq!(frames[0].buffer().dimensions(), (160, 90));
}

#[test]
fn recordings_of_both_games_are_filmed() {
    let rings = place("rings.json");
    let game = Game::new(Options::classic(2)).expect("the standard game has no contradiction");
    let played = ["b2M", "a1S"].map(|slot| slot.parse().map(Move::Place).expect("this is a slot"));
    let game = game.after(&played).expect("both are legal");
    let recording = Recording::Mozyring(MozyringRecording::of(&game));
    std::fs::write(&rings, recording.to_text()).expect("it can be written");
    let capsules = place("capsules.json");
    let run = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args([
            "monsuno",
            "match",
            "--seed",
            "3",
            "--players",
            "computer:easy",
            "computer:easy",
            "--replay",
        ])
        .arg(&capsules)
        .output()
        .expect("the program runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    for file in [rings, capsules] {
        let out = place("film-replay");
        let file = file.display().to_string();
        let run = film(&[&["--replay", file.as_str()], &SMALL[..]].concat(), &out);
        if is_blind(&run) {
            return;
        }
        assert!(out.join("frame-0010.png").is_file(), "{file}");
    }
}

#[test]
fn what_cannot_be_filmed_is_bad_input() {
    let refuse = |options: &[&str], out: &str, says: &str| {
        let run = film(options, Path::new(out));
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        assert_eq!(run.status.code(), Some(2), "{options:?}: {said}");
        assert!(said.contains(says), "{options:?}: {said}");
    };
    refuse(&["--scene", "moon"], "x.gif", "--list");
    refuse(&["--scene", "clash"], "x.mp4", ".mp4");
    refuse(&["--scene", "clash", "--fps", "1000"], "x.gif", "--fps");
    refuse(&["--scene", "clash", "--seconds=-1"], "x.gif", "--seconds");
    refuse(&["--scene", "clash", "--seconds", "nan"], "x.gif", "--seconds");
    refuse(&["--replay", "nowhere.json"], "x.gif", "nowhere.json");
    refuse(
        &["--scene", "clash", "--replay", "a.json"],
        "x.gif",
        "cannot be used with",
    );
    let list = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args(["film", "--list"])
        .output()
        .expect("the program runs");
    assert_eq!(String::from_utf8_lossy(&list.stdout).lines().count(), 8);
}
