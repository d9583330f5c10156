//! The frame rate, and whether there is a window, change nothing.

use std::time::Duration;

use bevy::prelude::{Visibility, With};
use ringspin::monsuno::play::{Gesture, Intent, Playing, Setup};
use ringspin::monsuno::session::{Input, Phase};
use ringspin::monsuno::table::{BodyOf, HandCapsule};
use ringspin::physics::clash::ClashConfig;
use ringspin::physics::{Launch, Stage, Style, TICK};
use ringspin::shell::Screen;
use ringspin::testing::Person;

use super::phase;

/// 30, 60 and 144 frames a second, and frames that divide no tick, in nanoseconds.
const FRAMES: [u64; 4] = [33_333_333, 16_666_667, 6_944_444, 23_456_789];

/// How many bodies of the stage are seen.
fn bodies_seen(person: &mut Person) -> usize {
    let world = person.world();
    let mut shown = world.query::<(&BodyOf, &Visibility)>();
    let seen = shown.iter(world).filter(|(_, visible)| **visible != Visibility::Hidden);
    seen.count()
}

#[test]
fn the_bodies_of_a_stage_are_gone_and_the_hand_is_rested_in_the_very_frame_that_goes_on() {
    let mut person = in_the_draw(16_666_667);
    person.wait_until("the roles are drawn", 9_000, |world| {
        world.resource::<Playing>().session().phase() == Phase::Told
    });
    assert_eq!(bodies_seen(&mut person), 2);
    person.world().write_message(Intent::Skip);
    person.wait(1);
    assert!(matches!(phase(&person), Phase::Aim { .. }));
    assert_eq!(bodies_seen(&mut person), 0, "nothing of the draw for roles is left");
    let power = person.see::<Gesture>().launch.power;
    assert!((power - Gesture::default().launch.power).abs() < 1e-9, "{power}");
}

/// How many capsules are seen in hands.
fn hands_seen(person: &mut Person) -> usize {
    let world = person.world();
    let mut shown = world.query_filtered::<&Visibility, With<HandCapsule>>();
    let seen = shown.iter(world).filter(|visible| **visible != Visibility::Hidden);
    seen.count()
}

#[test]
fn a_capsule_is_in_the_hand_or_on_the_field_in_every_frame() {
    // So many frames a second that some pass between two ticks.
    let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_micros(2_500));
    person.world().resource_mut::<Setup>().seats[1].computer = None;
    person.click_text("setup-begin");
    person.wait(5);
    assert_eq!(hands_seen(&mut person), 2, "both wind up for the draw for roles");
    for power in [0.4, 0.9] {
        launch(&mut person, twist(power));
        for _ in 0..6 {
            assert_eq!(hands_seen(&mut person) + bodies_seen(&mut person), 2);
            person.wait(1);
        }
    }
}

/// Launches `launch` for whoever is to launch, as a hand that holds it would.
fn launch(person: &mut Person, launch: Launch) {
    let hand = Gesture { launch, held: false };
    person.world().write_message(Intent::Hold(hand));
    person.world().write_message(Intent::Launch);
    person.wait(1);
}

fn twist(power: f64) -> Launch {
    Launch {
        style: Style::Twist,
        mark: 0.0,
        aim: 0.0,
        power,
        press_point: 0.5,
    }
}

/// Two people with steady hands; both capsules spin in the draw for roles, that of player 1 faster.
fn in_the_draw(frame: u64) -> Person {
    let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_nanos(frame));
    let mut setup = person.world().resource_mut::<Setup>();
    setup.seats[1].computer = None;
    setup.scatter = false;
    person.click_text("setup-begin");
    person.wait(5);
    launch(&mut person, twist(0.4));
    launch(&mut person, twist(0.9));
    assert_eq!(phase(&person), Phase::Duel);
    person
}

/// Plays the launch stage of `defence` and `attack`; the stage at its end, and the ticks between the launches.
fn a_stage(frame: u64, defence: Launch, attack: Launch) -> (Stage, u64) {
    let mut person = in_the_draw(frame);
    person.wait_until("player 0 defends", 9_000, |world| {
        world.resource::<Playing>().session().phase()
            == Phase::Aim {
                player: 0,
                again: false,
            }
    });
    launch(&mut person, defence);
    person.wait_until("the attacker has let the defender spin for a while", 2_000, |world| {
        world.resource::<Playing>().session().stage().time() > 0.6
    });
    launch(&mut person, attack);
    person.wait_until("the stage is over", 9_000, |world| {
        world.resource::<Playing>().session().hashes().len() == 2
    });
    let session = person.see::<Playing>().session();
    let launches: Vec<u64> = session
        .inputs()
        .iter()
        .filter(|given| matches!(given.input, Input::Launch(_)))
        .map(|given| given.tick)
        .collect();
    assert_eq!(launches.len(), 4, "two wind-ups and two launches");
    (session.stage().clone(), launches[3] - launches[2])
}

#[test]
fn a_launch_stage_in_the_window_is_the_clash_of_the_command_line_at_any_frame_rate() {
    let press = Launch {
        style: Style::Press,
        press_point: 0.35,
        ..twist(0.95)
    };
    for frame in FRAMES {
        let (seen, between) = a_stage(frame, twist(0.7), press);
        let delay = between as f64 * TICK;
        let text = format!(
            r#"{{"field": "arena",
                 "defender": {{"style": "twist", "power": 0.7, "press_point": 0.5}},
                 "attacker": {{"style": "press", "power": 0.95, "press_point": 0.35, "delay": {delay}}}}}"#
        );
        let config: ClashConfig = serde_json::from_str(&text).expect("it is a clash");
        let mut alone = config.play("test").expect("it can be played");
        // In a match a stage is shown a little longer than it takes to come to rest.
        while alone.ticks() < seen.ticks() {
            alone.tick();
        }
        assert_eq!(alone.events(), seen.events(), "frames of {frame} ns");
        assert_eq!(alone.hash(), seen.hash(), "frames of {frame} ns");
    }
}

#[test]
fn the_same_draw_for_roles_comes_out_of_every_frame_rate() {
    let fingerprints = FRAMES.map(|frame| {
        let mut person = in_the_draw(frame);
        person.wait_until("the draw for roles is over", 9_000, |world| {
            world.resource::<Playing>().session().rules().attacker().is_some()
        });
        person.see::<Playing>().session().hashes().to_vec()
    });
    assert_eq!(fingerprints[0].len(), 1);
    for other in &fingerprints[1..] {
        assert_eq!(*other, fingerprints[0]);
    }
}
