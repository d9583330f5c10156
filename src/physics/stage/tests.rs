//! Stages as players see them.

use super::*;
use crate::physics::{Struck, Style};
use crate::spin::rotation;

fn stage_on(field: &str, options: StageOptions) -> Stage {
    let kind = CapsuleKind::named("classic").unwrap();
    Stage::new(&Field::named(field).unwrap(), [&kind, &kind], options, 1)
}

fn stage() -> Stage {
    stage_on("arena", StageOptions::default())
}

fn press(power: f64) -> Launch {
    Launch {
        style: Style::Press,
        mark: 0.0,
        aim: 0.0,
        power,
        press_point: 0.3,
    }
}

fn tick_for(stage: &mut Stage, seconds: f64) {
    for _ in 0..(seconds / TICK).round() as u32 {
        stage.tick();
    }
}

/// Two capsules that meet broadside at `speed`, above the middle of the floor.
fn head_on(stage: &mut Stage, speed: f64) {
    let lying = rotation(DVec3::NEG_Z, core::f64::consts::FRAC_PI_2);
    let end_on = rotation(DVec3::X, core::f64::consts::FRAC_PI_2);
    stage.place(
        0,
        DVec3::new(0.0, 0.1, 0.07),
        end_on,
        DVec3::Z * (-0.5 * speed),
        DVec3::ZERO,
    );
    stage.place(
        1,
        DVec3::new(0.0, 0.1, -0.07),
        lying,
        DVec3::Z * (0.5 * speed),
        DVec3::ZERO,
    );
}

fn has(stage: &Stage, wanted: impl Fn(&EventKind) -> bool) -> bool {
    stage.events().iter().any(|event| wanted(&event.kind))
}

#[test]
fn a_capsule_is_in_the_hand_until_the_tick_after_its_launch() {
    let mut stage = stage();
    assert!(stage.bodies().all(|body| !body.visible));
    stage.launch(0, &press(0.5));
    assert!(!stage.launched(0) && !stage.at_rest());
    stage.tick();
    assert!(stage.launched(0) && stage.on_field(0) && !stage.launched(1));
    let visible: Vec<BodyId> = stage.bodies().filter(|body| body.visible).map(|body| body.id).collect();
    assert_eq!(visible, [BodyId::Capsule(0)]);
}

#[test]
fn a_launch_without_spin_is_a_fault_and_may_be_repeated() {
    let mut stage = stage();
    stage.launch(
        0,
        &Launch {
            style: Style::Twist,
            mark: 0.0,
            aim: 0.0,
            power: 0.0,
            press_point: 0.0,
        },
    );
    stage.tick();
    assert!(stage.fault(0));
    stage.launch(0, &press(0.5));
    stage.tick();
    assert!(!stage.fault(0) && stage.launched(0));
}

#[test]
fn leaving_the_field_on_ones_own_launch_is_a_fault_and_being_knocked_off_is_none() {
    let mut stage = stage_on(
        "table",
        StageOptions {
            locked: true,
            ..StageOptions::default()
        },
    );
    stage.launch(0, &press(1.0));
    tick_for(&mut stage, 3.0);
    assert!(stage.fault(0) && !stage.on_field(0));
    assert!(has(&stage, |kind| matches!(
        kind,
        EventKind::LeftField {
            body: BodyId::Capsule(0)
        }
    )));
    let mut stage = stage_on(
        "table",
        StageOptions {
            locked: true,
            ..StageOptions::default()
        },
    );
    let at = |z: f64| DVec3::new(0.0, 0.02, z);
    let lying = rotation(DVec3::NEG_Z, core::f64::consts::FRAC_PI_2);
    stage.place(0, at(0.6), lying, DVec3::ZERO, DVec3::ZERO);
    stage.place(1, at(0.4), lying, DVec3::Z * 3.0, DVec3::ZERO);
    tick_for(&mut stage, 2.0);
    assert!(!stage.on_field(0) && !stage.fault(0));
}

#[test]
fn a_capsule_placed_at_rest_lies_on_its_mark() {
    let mut stage = stage();
    stage.place_at_rest(0);
    let before = stage.bodies().next().unwrap().position;
    tick_for(&mut stage, 2.0);
    let after = stage.bodies().next().unwrap().position;
    assert!(stage.at_rest() && stage.on_field(0) && !stage.launched(0));
    assert!((after - before).length() < 1e-9);
    assert_eq!(stage.spin_seconds(0), Some(0.0));
}

#[test]
fn a_hard_hit_opens_and_a_soft_one_does_not_and_a_locked_one_never() {
    for (speed, locked, opens) in [(5.0, false, true), (1.2, false, false), (5.0, true, false)] {
        let mut stage = stage_on(
            "floor",
            StageOptions {
                locked,
                ..StageOptions::default()
            },
        );
        head_on(&mut stage, speed);
        tick_for(&mut stage, 1.0);
        assert_eq!(stage.opened()[0], opens, "{speed} m/s, locked: {locked}");
        let hit = has(&stage, |kind| {
            matches!(
                kind,
                EventKind::Impact {
                    struck: Struck::Body(_),
                    ..
                }
            )
        });
        assert!(hit, "{speed} m/s");
    }
}

#[test]
fn what_opens_becomes_two_shells_and_a_figure() {
    let mut stage = stage_on("floor", StageOptions::default());
    head_on(&mut stage, 5.0);
    tick_for(&mut stage, 1.0);
    let visible: Vec<BodyId> = stage.bodies().filter(|body| body.visible).map(|body| body.id).collect();
    assert!(!visible.contains(&BodyId::Capsule(0)));
    for part in [BodyId::Shell(0, 0), BodyId::Shell(0, 1), BodyId::Figure(0)] {
        assert!(visible.contains(&part), "{part:?}");
    }
    let order: Vec<_> = stage
        .events()
        .iter()
        .filter(|event| {
            matches!(
                event.kind,
                EventKind::Burst { player: 0 } | EventKind::Opened { player: 0 }
            )
        })
        .collect();
    assert!(matches!(order[0].kind, EventKind::Burst { .. }) && matches!(order[1].kind, EventKind::Opened { .. }));
    assert_eq!(order.len(), 2);
}

#[test]
fn pushing_never_opens_a_latch() {
    // One capsule lies on the other, and both roll about for a while.
    let mut stage = stage();
    let lying = rotation(DVec3::NEG_Z, core::f64::consts::FRAC_PI_2);
    stage.place(0, DVec3::Y * 0.021, lying, DVec3::ZERO, DVec3::ZERO);
    stage.place(1, DVec3::new(0.0, 0.0615, 0.002), lying, DVec3::ZERO, DVec3::ZERO);
    tick_for(&mut stage, 4.0);
    assert_eq!(stage.opened(), [false, false]);
}

#[test]
fn a_clone_goes_on_like_the_original() {
    let mut stage = stage_on(
        "arena",
        StageOptions {
            scatter: true,
            ..StageOptions::default()
        },
    );
    stage.launch(0, &press(0.4));
    tick_for(&mut stage, 1.0);
    let mut twin = stage.clone();
    for one in [&mut stage, &mut twin] {
        one.launch(1, &press(0.9));
        tick_for(one, 3.0);
    }
    assert_eq!(stage.hash(), twin.hash());
    assert_eq!(stage.events(), twin.events());
}

#[test]
fn a_reseeded_clone_does_not_know_the_hand() {
    let scattered = StageOptions {
        scatter: true,
        ..StageOptions::default()
    };
    let mut real = stage_on("arena", scattered);
    let mut thought = real.clone();
    thought.reseed(99);
    for one in [&mut real, &mut thought] {
        one.launch(0, &press(0.8));
        tick_for(one, 1.0);
    }
    assert_ne!(real.hash(), thought.hash());
}

#[test]
fn lanes_are_fields_of_their_own() {
    let options = StageOptions {
        locked: true,
        scatter: false,
        lanes: true,
    };
    let mut stage = stage_on("arena", options);
    let twist = |power: f64| Launch {
        style: Style::Twist,
        mark: 0.0,
        aim: 0.0,
        power,
        press_point: 0.0,
    };
    stage.launch(0, &twist(0.3));
    stage.launch(1, &twist(0.5));
    tick_for(&mut stage, 10.0);
    let [weak, strong] = [0, 1].map(|player| stage.spin_seconds(player).unwrap());
    assert!(strong > weak + 0.5, "more power spins longer: {weak} {strong}");
    assert!(!has(&stage, |kind| matches!(
        kind,
        EventKind::Impact {
            struck: Struck::Body(_),
            ..
        }
    )));
    assert!(stage.lane(0).x < -0.4 && stage.lane(1).x > 0.4);
    for body in stage.bodies().filter(|body| body.visible) {
        assert!(
            (body.position - stage.lane(body.id.player())).length() < 0.3,
            "{body:?}"
        );
    }
}

#[test]
fn equal_spins_end_on_the_same_tick() {
    let mut stage = stage_on(
        "arena",
        StageOptions {
            locked: true,
            scatter: false,
            lanes: true,
        },
    );
    let twist = Launch {
        style: Style::Twist,
        mark: 0.0,
        aim: 0.0,
        power: 0.2,
        press_point: 0.0,
    };
    stage.launch(0, &twist);
    stage.launch(1, &twist);
    tick_for(&mut stage, 8.0);
    // The two face each other: their motions are mirror images up to rounding.
    let [a, b] = [0, 1].map(|player| stage.spin_seconds(player).unwrap());
    assert!((a - b).abs() < 0.01, "{a} {b}");
}

#[test]
fn a_launch_stage_of_presses_rests_within_the_cap() {
    for seed in 0..8 {
        let kind = CapsuleKind::named("classic").unwrap();
        let options = StageOptions {
            scatter: true,
            ..StageOptions::default()
        };
        let mut stage = Stage::new(&Field::named("arena").unwrap(), [&kind, &kind], options, seed);
        stage.launch(0, &press(0.4));
        tick_for(&mut stage, 1.0);
        stage.launch(1, &press(0.9));
        while !stage.at_rest() && stage.time() < STAGE_CAP {
            stage.tick();
        }
        assert!(stage.time() < STAGE_CAP, "seed {seed}");
        assert!(stage.time() > 2.0, "seed {seed}");
    }
}

#[test]
fn a_parked_capsule_lies_until_it_is_hit_and_then_opens_like_any_other() {
    let mut stage = stage_on("floor", StageOptions::default());
    let kind = CapsuleKind::named("classic").unwrap();
    let quarter = core::f64::consts::FRAC_PI_2;
    let (near, beside) = (stage.park(&kind, 0.0, 0.0, quarter), stage.park(&kind, 0.5, 0.0, 0.0));
    assert_eq!((near, beside), (2, 3));
    assert!(stage.at_rest());
    let lying = stage.bodies().find(|body| body.id == BodyId::Capsule(near)).unwrap();
    assert!(
        lying.visible && (lying.orientation * DVec3::Y).dot(DVec3::Z).abs() > 0.999,
        "its axis is turned"
    );
    stage.launch(
        0,
        &Launch {
            press_point: 0.0,
            ..press(1.0)
        },
    );
    tick_for(&mut stage, 2.0);
    assert!(has(&stage, |kind| matches!(
        kind,
        EventKind::Impact {
            struck: Struck::Body(BodyId::Capsule(2)),
            ..
        }
    )));
    assert!(stage.is_opened(near) && !stage.is_opened(beside) && !stage.is_opened(9));
    let untouched = stage.bodies().find(|body| body.id == BodyId::Capsule(beside)).unwrap();
    assert!(untouched.position.x == 0.5 && untouched.velocity == DVec3::ZERO);
    assert_eq!(stage.bodies().count(), 16);
}
