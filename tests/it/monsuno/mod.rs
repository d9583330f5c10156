//! A whole Monsuno match by pointer and keys.

mod alone;
mod effects;
mod frames;
mod keeping;
mod levels;
mod plus;
mod tutorial;

use std::time::Duration;

use bevy::input::touch::TouchPhase;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::KeyCode;
use ringspin::monsuno::play::{Gesture, Intent, Playing};
use ringspin::monsuno::rules::Entry;
use ringspin::monsuno::session::{Input, Phase};
use ringspin::physics::{BodyId, Style};
use ringspin::record::{MonsunoRecording, Recording, Verdict};
use ringspin::shell::Screen;
use ringspin::testing::Person;

fn at_field(step: Duration, opponent: &'static str) -> Person {
    let mut person = Person::at_start(Screen::Title, step);
    person.click_text("title-play-monsuno");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MonsunoSetup);
    let second_seat = person.texts_at(opponent).pop().expect("it can be chosen");
    person.click(second_seat);
    person.click_text("setup-begin");
    person.wait(5);
    assert_eq!(person.screen(), Screen::Monsuno);
    person
}

fn phase(person: &Person) -> Phase {
    person.see::<Playing>().session().phase()
}

/// Lets a match go on, skipping what can be skipped, until it is in a phase that `wanted` knows.
fn hurry_on(person: &mut Person, wanted: impl Fn(Phase) -> bool) {
    const PATIENCE: u32 = 40_000;
    for _ in 0..PATIENCE {
        if wanted(phase(person)) {
            return;
        }
        person.world().write_message(Intent::Skip);
        person.wait(2);
    }
    panic!("the match gets there");
}

/// Where the capsule in `player`'s hand is seen.
fn hand_seen(person: &mut Person, player: usize) -> Vec2 {
    let session = person.see::<Playing>().session();
    let mark = person.see::<Gesture>().launch.mark;
    let at = session.field().launch_point(player, mark) + session.stage().lane(player);
    let place = at.as_vec3() + Vec3::Y * 0.02;
    person.seen_at(place).expect("the hand is in view")
}

/// Presses the capsule, drags it towards `target` on the table and lets go.
fn drag_towards(person: &mut Person, player: usize, target: Vec3) {
    person.wait(15);
    let from = hand_seen(person, player);
    let to = person.seen_at(target).expect("the target is in view");
    person.drag(from, to);
}

fn target_of(person: &Person, player: usize) -> Vec3 {
    let stage = person.see::<Playing>().session().stage();
    let found = stage.bodies().find(|body| body.id == BodyId::Capsule(1 - player));
    found.map_or(Vec3::ZERO, |body| body.position.as_vec3())
}

/// Does what a person can do by pointer in the phase that the match is in: drags the capsule, answers, goes on.
fn play_on(person: &mut Person) {
    let person_acts = person.see::<Playing>().acting_person().is_some();
    match phase(person) {
        Phase::Charge { player } if person_acts => {
            let lane = person.see::<Playing>().session().stage().lane(player).as_vec3();
            let inward = Vec3::new(0.0, 0.0, if player == 0 { -0.2 } else { 0.2 });
            drag_towards(person, player, lane + inward);
        }
        Phase::Aim { player, .. } if person_acts => {
            let attacks = person.see::<Playing>().session().rules().attacker() == Some(player);
            person.key(if attacks { KeyCode::Digit1 } else { KeyCode::Digit2 });
            let target = if attacks { target_of(person, player) } else { Vec3::ZERO };
            drag_towards(person, player, target);
        }
        Phase::Draw if person_acts => person.click_text("choice-draw"),
        Phase::Boost if person_acts => person.click_text("choice-boost"),
        Phase::Told | Phase::Duel | Phase::Flight => person.click_text("go-on"),
        _ => person.wait(25),
    }
}

/// Plays by pointer until the match is over.
fn play_to_the_end(person: &mut Person) {
    for _ in 0..900 {
        if phase(person) == Phase::Over {
            return;
        }
        play_on(person);
    }
    panic!("the match comes to its end");
}

#[test]
fn two_people_play_a_whole_match_by_dragging_capsules() {
    let mut person = at_field(Duration::from_millis(20), "opponent-person");
    play_to_the_end(&mut person);
    let rules = person.see::<Playing>().session().rules();
    let winner = rules.winner().expect("somebody won");
    assert!(rules.hit_points()[1 - winner] <= 0);
    // Damage, roles and end are those of the booklet.
    let mut hit_points = rules.cards().clone().map(|card| i64::from(card.hit_points));
    let mut attacker = None;
    for entry in rules.log() {
        match entry {
            Entry::Roles { attacker: first, .. } => attacker = Some(*first),
            Entry::Miss { attacker: who, .. } => {
                assert_eq!(Some(*who), attacker, "the roles alternate");
                attacker = Some(1 - who);
            }
            Entry::Battle(battle) => {
                assert_eq!(Some(battle.attacker), attacker, "the roles alternate");
                let sum: u32 = (0..2)
                    .filter(|player| battle.opened[*player])
                    .map(|player| rules.cards()[player].attack)
                    .sum();
                assert_eq!(battle.damage, sum, "the damage is the sum of all figures that flew out");
                let defender = 1 - battle.attacker;
                hit_points[defender] = (hit_points[defender] - i64::from(sum)).max(0);
                assert_eq!(battle.after, hit_points[defender]);
                attacker = Some(defender);
            }
            _ => {}
        }
    }
    assert_eq!(rules.hit_points(), hit_points);
    assert!(person.text_at("rematch").is_some(), "a rematch is offered");
    let recording = Recording::Monsuno(Box::new(MonsunoRecording::of(person.see::<Playing>().session())));
    assert_eq!(
        recording.verify(),
        Verdict::Same,
        "what was seen in the window comes out the same without it"
    );
    person.click_text("rematch");
    person.wait(5);
    assert!(
        matches!(phase(&person), Phase::Charge { .. }),
        "the rematch begins with a draw for roles"
    );
}

#[test]
fn keys_alone_charge_and_launch() {
    let mut person = at_field(Duration::from_millis(16), "level-normal");
    assert_eq!(phase(&person), Phase::Charge { player: 0 });
    person.key(KeyCode::Digit3);
    assert_eq!(person.see::<Gesture>().launch.style, Style::Launcher);
    person.key(KeyCode::Space);
    assert_eq!(phase(&person), Phase::Charge { player: 1 }, "the computer charges next");
    person.wait_until("the computer has charged and the capsules spin", 400, |world| {
        world.resource::<Playing>().session().phase() == Phase::Duel
    });
}

#[test]
fn a_second_finger_lets_the_capsule_go_without_a_launch() {
    let mut person = at_field(Duration::from_millis(20), "opponent-person");
    person.wait(150);
    let from = hand_seen(&mut person, 0);
    let to = from + Vec2::new(0.0, -120.0);
    person.finger(1, TouchPhase::Started, from);
    person.finger(1, TouchPhase::Moved, from.midpoint(to));
    person.finger(1, TouchPhase::Moved, to);
    assert!(person.see::<Gesture>().held && person.see::<Gesture>().launch.power > 0.2);
    person.finger(2, TouchPhase::Started, to + Vec2::new(90.0, 0.0));
    person.finger(2, TouchPhase::Ended, to + Vec2::new(90.0, 0.0));
    person.finger(1, TouchPhase::Ended, to);
    assert!(!person.see::<Gesture>().held);
    assert_eq!(phase(&person), Phase::Charge { player: 0 }, "nothing is launched");
}

#[test]
fn what_the_last_frame_showed_is_launched_and_a_drag_back_launches_nothing() {
    let mut person = at_field(Duration::from_millis(20), "opponent-person");
    person.wait(150);
    let from = hand_seen(&mut person, 0);
    person.drag(from, from + Vec2::new(3.0, 2.0));
    assert_eq!(
        phase(&person),
        Phase::Charge { player: 0 },
        "the capsule stays in the hand"
    );
    // A point 10 cm to the right and 22 cm ahead of the hand, on the height of the launch line.
    let session = person.see::<Playing>().session();
    let hand = (session.field().launch_point(0, 0.0) + session.stage().lane(0)).as_vec3();
    let to = person
        .seen_at(hand + Vec3::new(0.10, 0.0, -0.22))
        .expect("the point is in view");
    person.drag(from, to);
    let given = person.see::<Playing>().session().inputs().to_vec();
    assert_eq!(given.len(), 1);
    let Input::Launch(launched) = given[0].input else {
        panic!("a launch was given")
    };
    assert!(
        (launched.aim - 0.4266).abs() < 0.02,
        "it goes where the pointer was: {launched:?}"
    );
    assert!(
        (launched.power - 0.2417 / 0.42).abs() < 0.02,
        "as hard as it was drawn: {launched:?}"
    );
}
