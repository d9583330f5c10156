//! What flies up and fades around the capsules, and that it stays away where somebody does not want it.

use std::time::Duration;

use bevy::prelude::{Name, Visibility};
use ringspin::level::Level;
use ringspin::monsuno::play::{Playing, Setup};
use ringspin::monsuno::session::Phase;
use ringspin::physics::EventKind;
use ringspin::shell::Screen;
use ringspin::shell::settings::Settings;
use ringspin::testing::Person;

/// How many of `name` are seen.
fn seen(person: &mut Person, name: &str) -> usize {
    let world = person.world();
    let mut shown = world.query::<(&Name, &Visibility)>();
    shown
        .iter(world)
        .filter(|(of, visible)| of.as_str() == name && **visible != Visibility::Hidden)
        .count()
}

/// Two computers play on `field`; what was seen most of at once until a latch burst: trail, dust, sparks, flashes.
fn most_seen(field: usize, reduced_motion: bool) -> [usize; 4] {
    let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_millis(16));
    person.world().resource_mut::<Settings>().reduced_motion = reduced_motion;
    let mut setup = person.world().resource_mut::<Setup>();
    setup.field = field;
    for seat in &mut setup.seats {
        seat.computer = Some(Level::Hard);
    }
    person.click_text("setup-begin");
    person.wait(5);
    let mut most = [0; 4];
    for _ in 0..30_000 {
        person.wait(1);
        for (most, name) in most.iter_mut().zip(["Trail", "Dust", "Spark", "Flash"]) {
            *most = seen(&mut person, name).max(*most);
        }
        let session = person.see::<Playing>().session();
        let burst = |kind: &EventKind| matches!(kind, EventKind::Burst { .. });
        if session.phase() == Phase::Flight && session.stage().events().iter().any(|event| burst(&event.kind)) {
            person.wait(1);
            most[3] = seen(&mut person, "Flash").max(most[3]);
            return most;
        }
    }
    panic!("a latch bursts");
}

#[test]
fn a_spin_has_a_trail_a_skid_dust_a_hit_sparks_and_a_latch_a_flash() {
    let [trail, dust, sparks, flash] = most_seen(1, false);
    assert!(trail > 0 && dust > 0 && sparks > 0, "{trail} {dust} {sparks}");
    assert!((1..=2).contains(&flash));
}

#[test]
fn with_reduced_motion_nothing_flies_up() {
    assert_eq!(most_seen(1, true), [0; 4]);
}

#[test]
fn an_arena_is_swept() {
    let [trail, dust, ..] = most_seen(0, false);
    assert!(trail > 0 && dust == 0, "{trail} {dust}");
}
