//! A whole match, from the title to its end, by the keyboard alone and by a gamepad alone.

use std::time::Duration;

use bevy::math::Vec3;
use bevy::prelude::{GamepadAxis, GamepadButton, KeyCode};
use ringspin::monsuno::play::{Gesture, Playing};
use ringspin::monsuno::session::Phase;
use ringspin::physics::Style;
use ringspin::record::{MonsunoRecording, Recording, Verdict};
use ringspin::shell::Screen;
use ringspin::testing::Person;

use super::{phase, target_of};

const FRAME: Duration = Duration::from_millis(25);

/// What is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum With {
    Keys,
    Pad,
}

/// So many frames of this take the hand `way` further, at so much a second.
fn frames(way: f64, speed: f64) -> u32 {
    (way.abs() / speed / FRAME.as_secs_f64()).round() as u32
}

impl With {
    fn press(self, person: &mut Person, key: &'static str) {
        match self {
            Self::Keys => person.press_by_keys(key),
            Self::Pad => person.press_by_pad(key),
        }
        person.wait(5);
    }

    fn launch(self, person: &mut Person) {
        match self {
            Self::Keys => person.key(KeyCode::Space),
            Self::Pad => person.pad(GamepadButton::South),
        }
        person.wait(5);
    }

    fn style(self, person: &mut Person, style: Style) {
        for _ in 0..3 {
            if person.see::<Gesture>().launch.style != style {
                match self {
                    Self::Keys => person.key(KeyCode::KeyE),
                    Self::Pad => person.pad(GamepadButton::West),
                }
            }
        }
        assert_eq!(person.see::<Gesture>().launch.style, style);
    }

    fn aim(self, person: &mut Person, aim: f64) {
        let way = aim - person.see::<Gesture>().launch.aim;
        let frames = frames(way, 0.55);
        match self {
            Self::Keys if way > 0.0 => person.hold(KeyCode::ArrowRight, frames),
            Self::Keys => person.hold(KeyCode::ArrowLeft, frames),
            Self::Pad => person.stick(GamepadAxis::LeftStickX, way.signum() as f32, frames),
        }
        let reached = person.see::<Gesture>().launch.aim;
        assert!(
            (reached - aim).abs() < 0.06,
            "{self:?}: aimed at {reached}, not at {aim}"
        );
    }

    fn full_power(self, person: &mut Person) {
        let frames = frames(1.0, 0.6);
        match self {
            Self::Keys => person.hold(KeyCode::ArrowUp, frames),
            Self::Pad => person.stick(GamepadAxis::LeftStickY, 1.0, frames),
        }
    }
}

/// Where to aim so that the capsule goes towards `target`.
fn aim_at(person: &Person, player: usize, target: Vec3) -> f64 {
    let session = person.see::<Playing>().session();
    let from = session
        .field()
        .launch_point(player, person.see::<Gesture>().launch.mark)
        .as_vec3();
    let ahead = Vec3::new(-from.x, 0.0, -from.z).normalize_or(Vec3::NEG_Z);
    let way = target - from;
    f64::from(way.dot(ahead.cross(Vec3::Y)).atan2(way.dot(ahead)))
}

fn whole_match(with: With) {
    let mut person = Person::at_start(Screen::Title, FRAME);
    with.press(&mut person, "title-play-monsuno");
    assert_eq!(person.screen(), Screen::MonsunoSetup);
    with.press(&mut person, "setup-begin");
    assert_eq!(person.screen(), Screen::Monsuno);
    for _ in 0..2_000 {
        let person_acts = person.see::<Playing>().acting_person().is_some();
        match phase(&person) {
            Phase::Over => break,
            Phase::Aim { player, .. } if person_acts => {
                person.wait(20);
                if person.see::<Playing>().session().rules().attacker() == Some(player) {
                    with.style(&mut person, Style::Press);
                    let target = target_of(&person, player);
                    let aim = aim_at(&person, player, target);
                    with.aim(&mut person, aim);
                    with.full_power(&mut person);
                }
                with.launch(&mut person);
            }
            Phase::Charge { .. } if !person_acts => person.wait(10),
            Phase::Aim { .. } => person.wait(10),
            _ => {
                person.wait(20);
                with.launch(&mut person);
            }
        }
    }
    let session = person.see::<Playing>().session();
    assert!(session.rules().winner().is_some(), "{with:?}: somebody has won");
    let recording = Recording::Monsuno(Box::new(MonsunoRecording::of(session)));
    assert_eq!(recording.verify(), Verdict::Same);
    person.wait(40);
    with.press(&mut person, "rematch");
    assert!(matches!(phase(&person), Phase::Charge { .. }), "{with:?}: again");
}

#[test]
fn a_whole_match_by_keys_alone() {
    whole_match(With::Keys);
}

#[test]
fn a_whole_match_by_gamepad_alone() {
    whole_match(With::Pad);
}
