//! Laws 9 and 10: nothing passes through anything, and a hit is as hard at any rate.

use glam::{DQuat, DVec3};
use ringspin::chance::Chance;
use ringspin::physics::{BodyId, CapsuleKind, EventKind, Field, FieldShape, Stage, StageOptions, Struck};
use ringspin::spin::rotation;

fn stage() -> Stage {
    let kind = CapsuleKind::named("classic").unwrap();
    let options = StageOptions {
        locked: true,
        ..StageOptions::default()
    };
    Stage::new(&Field::named("floor").unwrap(), [&kind, &kind], options, 1)
}

fn capsules_hit(stage: &Stage) -> Option<(f64, f64)> {
    stage.events().iter().find_map(|event| match event.kind {
        EventKind::Impact {
            body: BodyId::Capsule(0),
            struck: Struck::Body(_),
            impulse,
            approach_speed,
            ..
        } => Some((impulse, approach_speed)),
        _ => None,
    })
}

#[test]
fn two_capsules_that_close_in_at_16_m_s_never_pass_through_each_other() {
    for phase in 0..1000 {
        let offset = f64::from(phase) * (16.0 / 240.0) / 1000.0;
        let mut stage = stage();
        let lying = rotation(DVec3::NEG_Z, std::f64::consts::FRAC_PI_2);
        let turn = rotation(DVec3::Y, f64::from(phase));
        let from = |side: f64| DVec3::new(0.0, 0.05, side * (0.2 + offset));
        stage.place(0, from(1.0), turn * lying, DVec3::Z * -8.0, DVec3::Y * 100.0);
        stage.place(1, from(-1.0), lying, DVec3::Z * 8.0, DVec3::X * 60.0);
        for _ in 0..24 {
            stage.tick();
        }
        let hit = capsules_hit(&stage);
        assert!(hit.is_some_and(|(_, speed)| speed > 3.0), "phase {phase}: {hit:?}");
        let [a, b] = [0, 4].map(|index| stage.bodies().nth(index).unwrap());
        let apart = a.velocity.z - b.velocity.z;
        assert!(apart > -1.0, "phase {phase}: they still close in at {apart} m/s");
    }
}

#[test]
fn nothing_tunnels_through_field_rim_or_floor() {
    let kind = CapsuleKind::named("classic").unwrap();
    let mut chance = Chance::new(9);
    for name in ["arena", "floor", "table"] {
        let field = Field::named(name).unwrap();
        for run in 0..100 {
            let mut stage = Stage::new(&field, [&kind, &kind], StageOptions::default(), run);
            let mut random = || DVec3::new(chance.normal(), chance.normal(), chance.normal()).normalize();
            let (aside, axis, towards, turning) = (random() * 0.15, random(), random(), random() * 300.0);
            let position = DVec3::new(aside.x, 0.12, aside.z);
            stage.place(
                0,
                position,
                rotation(axis, 2.0),
                towards * 15.0 + DVec3::NEG_Y * 5.0,
                turning,
            );
            for _ in 0..240 * 2 {
                stage.tick();
                for body in stage.bodies().filter(|body| body.visible) {
                    let (p, half) = (body.position, body.radius);
                    let below = p.y < field.height(p.x, p.z) + 0.4 * half && field.contains(p);
                    let fell = matches!(
                        field.shape(),
                        FieldShape::Plane { walls: None, .. } | FieldShape::Bowl { .. }
                    ) && p.y < -0.02;
                    assert!(
                        !below || fell,
                        "{name}, run {run}, {} s: {:?} at {p}",
                        stage.time(),
                        body.id
                    );
                    if let FieldShape::Plane {
                        half_x,
                        half_z,
                        walls: Some(_),
                    } = *field.shape()
                    {
                        assert!(
                            p.x.abs() < half_x && p.z.abs() < half_z,
                            "{name}, run {run}: through the wall"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn an_impulse_is_the_same_at_240_480_and_960_ticks_a_second_and_finer() {
    let mut chance = Chance::new(10);
    for run in 0..40 {
        let aside = 0.03 * (chance.unit() - 0.5);
        let speed = 1.0 + 3.0 * chance.unit();
        let heading = rotation(DVec3::Y, 6.0 * chance.unit());
        let lying = rotation(DVec3::NEG_Z, std::f64::consts::FRAC_PI_2);
        // 8 substeps of a tick at 240 Hz are as many looks a second as 4 at 480 and 2 at 960.
        let impulse = |substeps: u32| {
            let mut stage = stage().with_substeps(substeps);
            stage.place(
                0,
                DVec3::new(aside, 0.2, 0.05),
                heading * lying,
                DVec3::Z * -speed,
                DVec3::ZERO,
            );
            stage.place(1, DVec3::new(0.0, 0.2, -0.05), lying, DVec3::ZERO, DVec3::ZERO);
            for _ in 0..30 {
                stage.tick();
            }
            capsules_hit(&stage).unwrap()
        };
        let finest = impulse(128).0;
        for substeps in [4, 8, 16, 32] {
            let (now, _) = impulse(substeps);
            assert!(
                (now / finest - 1.0).abs() < 0.03,
                "run {run}, {substeps} substeps: {now} and not {finest} N s"
            );
        }
    }
}

#[test]
fn a_hit_has_the_textbook_impulse() {
    let mut stage = stage();
    stage.place(
        0,
        DVec3::new(0.0, 0.2, 0.05),
        DQuat::IDENTITY,
        DVec3::Z * -1.5,
        DVec3::ZERO,
    );
    stage.place(
        1,
        DVec3::new(0.0, 0.2, -0.05),
        DQuat::IDENTITY,
        DVec3::Z * 1.5,
        DVec3::ZERO,
    );
    for _ in 0..12 {
        stage.tick();
    }
    let (impulse, speed) = capsules_hit(&stage).unwrap();
    // Two equal bodies head on: (1 + e) (m/2) v.
    let kind = CapsuleKind::named("classic").unwrap();
    let expected = (1.0 + kind.restitution) * 0.5 * kind.mass * 3.0;
    assert!(
        (speed - 3.0).abs() < 0.02 && (impulse / expected - 1.0).abs() < 0.01,
        "{impulse} and not {expected} at {speed}"
    );
}

#[test]
fn a_capsule_at_any_angle_on_any_field_comes_to_rest_and_stays_where_it_lies() {
    let kind = CapsuleKind::named("classic").unwrap();
    for name in ["arena", "floor", "table"] {
        let field = Field::named(name).unwrap();
        for step in 0..12 {
            let tilt = f64::from(step) * 0.27;
            let mut stage = Stage::new(
                &field,
                [&kind, &kind],
                StageOptions {
                    locked: true,
                    ..StageOptions::default()
                },
                1,
            );
            let turned = rotation(DVec3::Y, f64::from(step)) * rotation(DVec3::NEG_Z, tilt);
            stage.place(0, DVec3::new(0.1, 0.06, 0.05), turned, DVec3::ZERO, DVec3::ZERO);
            let mut lay = None;
            let mut energy = stage.energy();
            for _ in 0..240 * 60 {
                stage.tick();
                assert!(
                    stage.energy() <= energy * 1.001 + 1e-6,
                    "{name} {tilt}: energy from nothing"
                );
                energy = energy.min(stage.energy());
                if stage.time() > 20.0 {
                    let now = stage.bodies().next().unwrap().position;
                    let then = *lay.get_or_insert(now);
                    assert!(
                        (now - then).length() < 1e-4,
                        "{name} {tilt}: creeps at {} s",
                        stage.time()
                    );
                }
            }
            assert!(stage.at_rest(), "{name} {tilt}");
        }
    }
}
