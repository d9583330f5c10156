//! The lesson of Monsuno, gone through by pointer.

use std::time::Duration;

use bevy::math::Vec3;
use ringspin::keep::Shelf;
use ringspin::monsuno::play::keep::{HISTORY, SAVE};
use ringspin::monsuno::play::{Gesture, Playing};
use ringspin::monsuno::session::Phase;
use ringspin::monsuno::tutorial::LESSON;
use ringspin::physics::Style;
use ringspin::shell::Screen;
use ringspin::shell::tutorial::{Come, Progress, Tutorial};
use ringspin::testing::Person;

use super::{drag_towards, hand_seen, phase, target_of};

fn at_lesson(shelf: &Shelf) -> Person {
    let mut person = Person::with_shelf(Screen::MonsunoSetup, Duration::from_millis(20), shelf.clone());
    person.click_text("setup-lesson");
    person.wait(10);
    assert_eq!(person.screen(), Screen::Monsuno);
    person
}

fn stands(person: &Person) -> (usize, Come) {
    let tutorial = person.see::<Tutorial<Playing>>();
    (tutorial.at(), tutorial.come())
}

/// Pulls the capsule towards `target` and beyond, as far as makes a difference, and lets go.
fn pull_fully(person: &mut Person, target: Vec3) {
    const FULL: f32 = 0.45;
    let from = hand_seen(person, 0);
    let hand = person.see::<Playing>().session().field().launch_point(0, 0.0).as_vec3();
    let way = Vec3::new(target.x - hand.x, 0.0, target.z - hand.z).normalize_or_zero();
    let to = person.seen_at(hand + way * FULL).expect("the field is in view");
    person.drag(from, to);
}

/// Shoots at the other capsule, each time a little otherwise, until the step is met.
fn shoot_until_met(person: &mut Person, step: usize) {
    for shot in 0..16_i8 {
        person.wait(15 + 9 * u32::from(shot.unsigned_abs()));
        let aside = f32::from(shot % 3 - 1) * 0.006;
        let target = target_of(person, 0) + Vec3::X * aside;
        pull_fully(person, target);
        person.wait_until("the stage is over", 900, |world| {
            !matches!(
                world.resource::<Playing>().session().phase(),
                Phase::Aim { .. } | Phase::Flight
            ) || world.resource::<Tutorial<Playing>>().come() == Come::Met
        });
        person.wait(3);
        match stands(person) {
            (at, Come::Met) if at == step => return,
            (at, Come::Missed) if at == step => person.click_text("lesson-again"),
            other => panic!("shot {shot}: {other:?}"),
        }
        person.wait(5);
        assert_eq!(stands(person), (step, Come::Open));
    }
    panic!("step {step} is met");
}

#[test]
fn the_whole_lesson_is_gone_through_by_doing() {
    let shelf = Shelf::memory();
    let mut person = at_lesson(&shelf);
    assert_eq!(stands(&person), (0, Come::Open));
    let lane = person.see::<Playing>().session().stage().lane(0).as_vec3();
    drag_towards(&mut person, 0, lane - Vec3::Z * 0.2);
    person.wait_until("the roles are drawn", 4_000, |world| {
        world.resource::<Playing>().session().rules().attacker().is_some()
    });
    person.wait(3);
    assert_eq!(stands(&person), (0, Come::Met));
    assert!(person.text_at("lesson-roles-done").is_some());
    // There is all the time to read it.
    person.wait(200);
    assert_eq!(phase(&person), Phase::Told);
    person.click_text("lesson-on");
    person.wait(5);
    assert_eq!(stands(&person), (1, Come::Open));
    person.click_text("style-twist");
    person.click_text("style-press");
    assert_eq!(person.see::<Gesture>().launch.style, Style::Press);
    shoot_until_met(&mut person, 1);
    person.click_text("lesson-on");
    person.wait(5);
    if stands(&person).1 == Come::Open {
        shoot_until_met(&mut person, 2);
    }
    person.click_text("lesson-on");
    person.wait(5);
    assert_eq!(stands(&person), (3, Come::Open));
    person.click_text("choice-draw");
    person.wait(5);
    assert_eq!(stands(&person), (3, Come::Met));
    person.click_text("lesson-on");
    person.wait(5);
    assert_eq!(stands(&person), (4, Come::Open));
    person.click_text("choice-no-boost");
    person.wait(5);
    assert_eq!(stands(&person), (4, Come::Missed));
    person.click_text("lesson-again");
    person.wait(5);
    person.click_text("choice-boost");
    person.wait(5);
    assert_eq!(stands(&person), (4, Come::Met));
    person.click_text("lesson-on");
    person.wait(5);
    assert!(person.text_at("lesson-sheet").is_some());
    person.click_text("lesson-on");
    person.wait(5);
    assert!(person.text_at("lesson-monsuno-last").is_some());
    person.click_text("lesson-end");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MonsunoSetup);
    assert!(Progress::load(&shelf, LESSON.document).done);
    assert_eq!(shelf.read(SAVE), Ok(None), "a lesson is no match to go on with");
    assert!(shelf.names(HISTORY).is_empty(), "nor one to remember");
    assert!(person.text_at("setup-lesson-monsuno").is_none());
    assert!(person.text_at("setup-lesson").is_some(), "it stays within reach");
}

#[test]
fn each_step_can_be_skipped_and_gone_back_to() {
    let mut person = at_lesson(&Shelf::memory());
    let last = LESSON.steps.len() - 1;
    for at in 0..last {
        assert_eq!(stands(&person).0, at);
        let on = if stands(&person).1 == Come::Met {
            "lesson-on"
        } else {
            "lesson-skip"
        };
        person.click_text(on);
        person.wait(3);
    }
    assert_eq!(stands(&person), (last, Come::Met));
    for at in (0..last).rev() {
        person.click_text("lesson-back");
        person.wait(3);
        let come = if at == last - 1 { Come::Met } else { Come::Open };
        assert_eq!(stands(&person), (at, come));
    }
    assert_eq!(phase(&person), Phase::Charge { player: 0 });
}

#[test]
fn after_the_lesson_a_match_is_a_match_again() {
    let shelf = Shelf::memory();
    let mut person = at_lesson(&shelf);
    person.click_text("lesson-skip");
    person.wait(3);
    person.click_text("lesson-out");
    person.wait(5);
    assert_eq!(person.screen(), Screen::MonsunoSetup);
    assert!(person.text_at("setup-lesson-left").is_some());
    person.click_text("setup-begin");
    person.wait(5);
    assert!(person.world().get_resource::<Tutorial<Playing>>().is_none());
    assert_eq!(phase(&person), Phase::Charge { player: 0 });
    person.click_text("launch-button");
    person.wait(5);
    assert!(shelf.read(SAVE).is_ok_and(|save| save.is_some()), "it is kept");
}
