//! The lab in the window: by pointer, by keys, by gamepad.

use std::time::Duration;

use bevy::math::Vec2;
use bevy::prelude::{GamepadButton, KeyCode, State, Time, Virtual, Visibility, With};
use bevy::ui::{ComputedNode, UiGlobalTransform};
use ringspin::lab::{Bar, Lab};
use ringspin::practice::lab::{Knob, Phenomenon};
use ringspin::shell::Screen;
use ringspin::shell::pause::Pause;
use ringspin::shell::room::BigTable;
use ringspin::testing::Person;

const FRAME: Duration = Duration::from_millis(20);

fn in_lab() -> Person {
    let mut person = Person::at_start(Screen::Lab, FRAME);
    person.wait(20);
    person
}

fn lab(person: &Person) -> &Lab {
    person.see::<Lab>()
}

fn shown(person: &Person) -> Phenomenon {
    lab(person).run().setting().phenomenon()
}

fn value(person: &Person, knob: Knob) -> f64 {
    lab(person).run().setting().value(knob).expect("there is such a dial")
}

/// The middle and the half width of the bar of a dial, in pixels.
fn bar(person: &mut Person, knob: Knob) -> (Vec2, f32) {
    let mut bars = person.world().query::<(&Bar, &UiGlobalTransform, &ComputedNode)>();
    let found = bars.iter(person.world()).find(|(bar, ..)| bar.0 == knob);
    let (_, place, node) = found.expect("the dial is there");
    (place.translation, 0.5 * node.size().x)
}

/// Reaches for the dial of `knob` by keys or buttons that lead down.
fn reach(person: &mut Person, knob: Knob, down: impl Fn(&mut Person)) {
    for _ in 0..10 {
        if lab(person).hand() == Some(knob) {
            return;
        }
        down(person);
    }
    panic!("{knob:?} is reached");
}

#[test]
fn it_is_opened_by_pointer_and_what_it_shows_goes_on() {
    let mut person = Person::at_start(Screen::Title, FRAME);
    person.click_text("title-practice");
    person.wait(5);
    person.click_text("practice-to-lab");
    person.wait(30);
    assert_eq!(person.screen(), Screen::Lab);
    let before = lab(&person).run().time();
    person.wait(30);
    let passed = lab(&person).run().time() - before;
    let expected = 0.6 * lab(&person).pace();
    assert!(
        (passed - expected).abs() < 0.02,
        "{passed} s at its pace, and not {expected}"
    );
    assert!(person.text_at("lab-rising-capsule-about").is_some());
    person.click_text("title-practice");
    person.wait(5);
    assert_eq!(person.screen(), Screen::PracticeSetup);
    let speed = person.see::<Time<Virtual>>().relative_speed();
    assert!((speed - 1.0).abs() < 1e-6, "elsewhere time goes on as usual");
}

#[test]
fn a_dial_is_dragged_and_the_run_begins_anew_with_it() {
    let mut person = in_lab();
    assert!(person.text_at("lab-verdict-lies").is_some());
    let begun = lab(&person).beginnings();
    let (middle, half) = bar(&mut person, Knob::Friction);
    person.drag(middle, middle - Vec2::new(1.2 * half, 0.0));
    person.wait(2);
    assert_eq!(value(&person, Knob::Friction), 0.0);
    assert!(lab(&person).beginnings() > begun);
    assert_eq!(lab(&person).hand(), Some(Knob::Friction), "it is in the hand now");
    assert!(
        person.text_at("lab-verdict-smooth").is_some(),
        "it is told that nothing lifts it"
    );
    // A click on the bar leads there at once.
    let (middle, half) = bar(&mut person, Knob::Mass);
    person.click(middle + Vec2::new(0.5 * half, 0.0));
    let mass = value(&person, Knob::Mass);
    assert!((120.0..190.0).contains(&mass), "{mass} g");
    person.click_text("lab-defaults");
    assert_eq!(
        (value(&person, Knob::Mass), value(&person, Knob::Friction)),
        (45.0, 0.3)
    );
}

#[test]
fn keys_alone_turn_dials_stop_step_and_lead_through_the_phenomena() {
    let mut person = in_lab();
    reach(&mut person, Knob::Friction, |person| person.key(KeyCode::ArrowDown));
    for _ in 0..3 {
        person.key(KeyCode::ArrowLeft);
    }
    assert!((value(&person, Knob::Friction) - 0.24).abs() < 1e-9);
    person.wait(60);
    person.key(KeyCode::Space);
    let stopped = lab(&person).run().time();
    person.wait(20);
    assert_eq!(lab(&person).run().time(), stopped, "it stands still");
    person.key(KeyCode::KeyS);
    assert!(
        (lab(&person).run().time() - stopped - 1.0 / 60.0).abs() < 1e-9,
        "a step"
    );
    let pace = lab(&person).pace();
    person.key(KeyCode::KeyD);
    assert!(lab(&person).pace() > pace);
    person.key(KeyCode::KeyR);
    assert!(lab(&person).runs() && lab(&person).run().time() < stopped);
    let mut seen = vec![shown(&person)];
    for _ in 1..Phenomenon::ALL.len() {
        person.key(KeyCode::KeyE);
        seen.push(shown(&person));
        let about = format!("lab-{}-about", shown(&person).name());
        person.wait(2);
        assert_eq!(person.texts_of(&about).len(), 1, "{about} is read");
    }
    assert_eq!(seen, Phenomenon::ALL);
    person.key(KeyCode::KeyE);
    assert!(
        (value(&person, Knob::Friction) - 0.24).abs() < 1e-9,
        "its dials stand as they were left"
    );
    person.key(KeyCode::KeyZ);
    assert_eq!(value(&person, Knob::Friction), 0.3);
}

#[test]
fn a_gamepad_alone_turns_shows_and_leaves() {
    let mut person = in_lab();
    reach(&mut person, Knob::Friction, |person| {
        person.pad(GamepadButton::DPadDown);
    });
    person.pad(GamepadButton::DPadRight);
    assert!((value(&person, Knob::Friction) - 0.32).abs() < 1e-9);
    person.pad(GamepadButton::South);
    assert!(!lab(&person).runs());
    person.pad(GamepadButton::North);
    assert!(lab(&person).runs());
    person.pad(GamepadButton::RightTrigger);
    assert_eq!(shown(&person), Phenomenon::SleepingTop);
    person.pad(GamepadButton::Start);
    person.wait(3);
    assert_eq!(*person.see::<State<Pause>>().get(), Pause::On);
    let stopped = lab(&person).run().time();
    person.wait(10);
    assert_eq!(lab(&person).run().time(), stopped, "a menu holds the time");
    for _ in 0..10 {
        if person.focuses("pause-leave") {
            break;
        }
        person.pad(GamepadButton::DPadDown);
    }
    person.pad(GamepadButton::South);
    person.wait(5);
    assert_eq!(person.screen(), Screen::Title);
}

#[test]
fn what_is_run_is_the_same_at_any_rate_of_pictures() {
    let traces = [7, 20, 45].map(|milliseconds| {
        let mut person = Person::at_start(Screen::Lab, Duration::from_millis(milliseconds));
        person.wait(4_000 / milliseconds as u32);
        lab(&person).run().trace().samples().to_vec()
    });
    let seen = traces.iter().map(Vec::len).min().unwrap_or(0);
    assert!(seen > 20, "{seen} samples");
    for at in 0..seen {
        let of = |trace: &[ringspin::practice::lab::Sample]| (trace[at].t, trace[at].energy(), trace[at].own);
        assert_eq!(of(&traces[0]), of(&traces[1]));
        assert_eq!(of(&traces[0]), of(&traces[2]));
    }
}

#[test]
fn in_free_fall_there_is_no_table_and_it_comes_back() {
    let mut person = in_lab();
    let table = |person: &mut Person| {
        let mut tables = person.world().query_filtered::<&Visibility, With<BigTable>>();
        let visible = tables.single(person.world()).expect("there is one table");
        *visible != Visibility::Hidden
    };
    assert!(table(&mut person));
    while shown(&person) != Phenomenon::FlippingHandle {
        person.key(KeyCode::KeyE);
    }
    person.wait(2);
    assert!(!table(&mut person));
    person.click_text("title-practice");
    person.wait(5);
    assert!(table(&mut person));
}

#[test]
fn whoever_comes_back_finds_the_body_in_view() {
    let mut person = in_lab();
    person.wait(60);
    let body = bevy::math::Vec3::Y * 0.02;
    let before = person.seen_at(body).expect("it is in view");
    person.click_text("title-practice");
    person.wait(90);
    person.click_text("practice-to-lab");
    person.wait(90);
    let after = person.seen_at(body).expect("it is in view");
    assert!(before.distance(after) < 3.0, "{before} {after}");
}
