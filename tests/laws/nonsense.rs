//! Law 12: whatever goes in, what comes out is a number.

use glam::DVec3;
use ringspin::chance::Chance;
use ringspin::physics::{CapsuleKind, Field, Stage, StageOptions};
use ringspin::spin::{Body, Contact, Flow, Part, STIFFNESS_RATE, Shape, State, Surface, rotation};

use crate::common::STEP;

#[test]
fn ten_thousand_random_runs_stay_finite() {
    let mut chance = Chance::new(12);
    for run in 0..10_000 {
        let between = |chance: &mut Chance, least: f64, most: f64| least * (most / least).powf(chance.unit());
        let direction = |chance: &mut Chance| DVec3::new(chance.normal(), chance.normal(), chance.normal()).normalize();
        let radius = between(&mut chance, 0.002, 0.2);
        let half_length = radius * between(&mut chance, 0.05, 8.0);
        let shape = match chance.below(4) {
            0 => Shape::Capsule { half_length, radius },
            1 => Shape::Sphere { radius },
            2 => Shape::Cylinder {
                half_length,
                radius,
                rim: radius.min(half_length) * chance.unit(),
                dome: None,
            },
            _ => {
                let rim = 0.9 * radius.min(half_length) * chance.unit();
                Shape::Cylinder {
                    half_length,
                    radius,
                    rim,
                    dome: Some(radius * between(&mut chance, 1.0, 100.0)),
                }
            }
        };
        shape.check("random", "shape").unwrap();
        let mass = between(&mut chance, 1e-3, 10.0);
        let r2 = mass * radius * radius;
        let across = (r2 + mass * half_length * half_length) * between(&mut chance, 0.05, 0.9);
        let along = (r2 * between(&mut chance, 0.1, 0.9)).min(2.0 * across);
        let body = Body::new(shape, mass, DVec3::new(across, along, across));
        let contact = Contact {
            friction: between(&mut chance, 0.01, 2.0) - 0.01,
            torsion_radius: 0.05 * chance.unit() * chance.unit(),
            rolling: 0.05 * chance.unit() * chance.unit(),
            restitution: chance.unit(),
        };
        let far = shape.bounding_radius();
        let part = match chance.below(3) {
            0 => Part::Plane {
                normal: DVec3::Y,
                offset: 0.0,
            },
            1 => Part::Bowl {
                radius: 20.0 * far,
                rim_radius: 5.0 * far,
            },
            _ => Part::Board {
                half_x: 2.0 * far,
                half_z: 3.0 * far,
            },
        };
        let flow = Flow::new(body, Surface::ground(part, contact), 9.81, chance.below(2) == 0);
        let mut state = State::at(DVec3::ZERO, rotation(direction(&mut chance), 6.0 * chance.unit()));
        state.position.y = flow.lift_to_touch(&state) + 0.1 * chance.unit();
        let velocity = direction(&mut chance) * 20.0 * chance.unit();
        let turning = direction(&mut chance) * 2094.0 * chance.unit();
        let mut state = state.moving(&body, velocity, turning);
        let start = flow.energy(&state);
        for _ in 0..(0.15 / STEP) as u32 {
            flow.advance(&mut state, STEP);
        }
        assert!(
            state.is_finite(),
            "run {run}: {shape:?} {mass} kg {across} {along} {contact:?} {part:?} {state:?}"
        );
        // The ground's spring stops what is no faster than this within half a radius; faster bodies may go through it.
        let held = velocity.length() + turning.length() * far < 0.5 * STIFFNESS_RATE * radius.min(half_length);
        assert!(
            !held || flow.energy(&state) < 1.001 * start.abs() + 1e-3,
            "run {run}: {start} to {}; {shape:?} {mass} kg {across} {along} {contact:?} {part:?} {velocity} {turning}",
            flow.energy(&state)
        );
    }
}

#[test]
fn random_meetings_of_two_capsules_stay_finite() {
    let mut chance = Chance::new(13);
    let kind = CapsuleKind::named("classic").unwrap();
    let field = Field::named("arena").unwrap();
    for run in 0..300 {
        let direction = |chance: &mut Chance| DVec3::new(chance.normal(), chance.normal(), chance.normal()).normalize();
        let mut stage = Stage::new(
            &field,
            [&kind, &kind],
            StageOptions {
                scatter: true,
                ..StageOptions::default()
            },
            run,
        );
        for player in 0..2 {
            let side = if player == 0 { 0.1 } else { -0.1 };
            let orientation = rotation(direction(&mut chance), 6.0 * chance.unit());
            let velocity = DVec3::new(0.3 * chance.normal(), 0.0, -side * 200.0 * chance.unit());
            let turning = direction(&mut chance) * 2094.0 * chance.unit();
            stage.place(player, DVec3::new(0.0, 0.08, side), orientation, velocity, turning);
        }
        for _ in 0..120 {
            stage.tick();
        }
        assert!(stage.energy().is_finite(), "run {run}");
        for body in stage.bodies() {
            assert!(
                body.position.is_finite() && body.orientation.is_finite() && body.velocity.is_finite(),
                "run {run}"
            );
        }
    }
}
