//! Law 8: energy never rises without input.

use glam::DVec3;
use ringspin::chance::Chance;
use ringspin::physics::{CapsuleKind, EventKind, Field, Launch, Stage, StageOptions, Style};
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State, Surface, rotation};

use crate::common::{G, STEP};

fn direction(chance: &mut Chance) -> DVec3 {
    DVec3::new(chance.normal(), chance.normal(), chance.normal()).normalize()
}

#[test]
fn no_step_and_no_bounce_of_a_lone_body_adds_energy() {
    let mut chance = Chance::new(8);
    let shapes = [
        Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        },
        Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        },
        Shape::Cylinder {
            half_length: 0.02,
            radius: 0.018,
            rim: 0.003,
            dome: Some(0.05),
        },
        Shape::Sphere { radius: 0.02 },
    ];
    for run in 0..200 {
        let body = Body::solid(shapes[run % 4], 0.045);
        let contact = Contact {
            friction: 0.6 * chance.unit(),
            torsion_radius: 0.003 * chance.unit(),
            rolling: 0.0005 * chance.unit(),
            restitution: 0.95 * chance.unit(),
        };
        let part = if run % 3 == 0 {
            Part::Bowl {
                radius: 1.0,
                rim_radius: 0.9,
            }
        } else {
            Part::Plane {
                normal: DVec3::Y,
                offset: 0.0,
            }
        };
        let flow = Flow::new(body, Surface::ground(part, contact), G, run % 2 == 0);
        let orientation = rotation(direction(&mut chance), 3.0 * chance.unit());
        let mut state = State::at(DVec3::ZERO, orientation);
        state.position.y = flow.lift_to_touch(&state) + 0.2 * chance.unit();
        let velocity = direction(&mut chance) * 2.0 * chance.unit();
        let turning = direction(&mut chance) * 300.0 * chance.unit();
        let mut state = state.moving(&body, velocity, turning);
        let whole = |state: &State| flow.energy(state) + flow.stored(state);
        let mut before = whole(&state);
        let scale = before.abs() + state.kinetic_energy(&body);
        for step in 0..(2.0 / STEP) as u32 {
            flow.advance(&mut state, STEP);
            let now = whole(&state);
            assert!(
                now < before + 0.001 * scale,
                "run {run}, step {step}: {before} to {now}"
            );
            before = before.min(now);
        }
    }
}

/// What a capsule falls apart into, and a disc.
fn bodies_of_a_stage() -> [Body; 3] {
    let cup = Shape::Cup {
        half_height: 0.0175,
        radius: 0.02,
    };
    let figure = Shape::Capsule {
        half_length: 0.008,
        radius: 0.01,
    };
    let disc = Shape::Cylinder {
        half_length: 0.006,
        radius: 0.025,
        rim: 0.001,
        dome: None,
    };
    [
        Body::new(cup, 0.016, DVec3::new(3.0e-6, 3.6e-6, 3.0e-6)),
        Body::solid(figure, 0.013),
        Body::solid(disc, 0.02),
    ]
}

/// The edge of a table, its corner, and the wall with a round top around a bowl. Each with a place at it.
fn edges(contact: Contact) -> [(Surface, DVec3); 3] {
    let table = Part::Board {
        half_x: 0.45,
        half_z: 0.7,
    };
    let bowl = Part::Bowl {
        radius: 2.4,
        rim_radius: 0.412,
    };
    let wall = Part::Ring {
        radius: 0.412,
        height: 0.0576,
        bead: 0.012,
    };
    [
        (Surface::ground(table, contact), DVec3::X * 0.45),
        (Surface::ground(table, contact), DVec3::new(0.45, 0.0, -0.7)),
        (
            Surface::ground(bowl, contact).with_barrier(wall, contact),
            DVec3::new(0.4, 0.05, 0.0),
        ),
    ]
}

#[test]
fn no_edge_adds_energy_to_what_tips_over_it_or_runs_against_it() {
    let mut chance = Chance::new(808);
    let mut over = 0;
    for run in 0..360 {
        let body = bodies_of_a_stage()[run % 3];
        let contact = Contact {
            friction: 0.6 * chance.unit(),
            torsion_radius: 0.003 * chance.unit(),
            rolling: 0.001 * chance.unit(),
            restitution: 0.6 * chance.unit(),
        };
        let (surface, edge) = edges(contact)[run / 3 % 3].clone();
        let flow = Flow::new(body, surface, G, true);
        let orientation = rotation(direction(&mut chance), 3.0 * chance.unit());
        let near = DVec3::new(
            0.03 * chance.normal(),
            0.03 + 0.02 * chance.unit(),
            0.03 * chance.normal(),
        );
        let state = State::at(edge + near, orientation);
        let velocity = direction(&mut chance) * 0.8 * chance.unit();
        let turning = direction(&mut chance) * 40.0 * chance.unit();
        let mut state = state.moving(&body, velocity, turning);
        let whole = |state: &State| flow.energy(state) + flow.stored(state);
        let mut before = whole(&state);
        // As high as a hand throws it.
        let scale = body.mass() * G * 0.1 + state.kinetic_energy(&body);
        for step in 0..(1.0 / STEP) as u32 {
            flow.advance(&mut state, STEP);
            let now = whole(&state);
            assert!(
                now < before + 0.001 * scale,
                "run {run}, step {step}: {before} to {now} of {scale}: {state:?}"
            );
            before = before.min(now);
        }
        over += usize::from(state.position.y < 0.0);
    }
    assert!((60..300).contains(&over), "{over} fell over an edge");
}

#[test]
fn an_elastic_ball_never_bounces_higher() {
    let body = Body::solid(Shape::Sphere { radius: 0.02 }, 0.045);
    let contact = Contact {
        friction: 0.3,
        torsion_radius: 0.0,
        rolling: 0.0,
        restitution: 1.0,
    };
    let flow = Flow::new(
        body,
        Surface::ground(
            Part::Plane {
                normal: DVec3::Y,
                offset: 0.0,
            },
            contact,
        ),
        G,
        false,
    );
    let mut state = State::at(DVec3::Y * 0.52, glam::DQuat::IDENTITY);
    let start = flow.energy(&state);
    for _ in 0..(10.0 / STEP) as u32 {
        flow.advance(&mut state, STEP);
        assert!(flow.energy(&state) < 1.001 * start);
    }
}

#[test]
fn no_hit_and_no_latch_of_a_clash_adds_more_than_the_springs_energy() {
    let kind = CapsuleKind::named("classic").unwrap();
    let field = Field::named("arena").unwrap();
    let mut chance = Chance::new(81);
    let mut bursts = 0;
    for run in 0..60 {
        let options = StageOptions {
            scatter: true,
            ..StageOptions::default()
        };
        let mut stage = Stage::new(&field, [&kind, &kind], options, run);
        let style = [Style::Press, Style::Twist, Style::Launcher][run as usize % 3];
        let mut launch = |power: f64| Launch {
            style,
            mark: 0.0,
            aim: 0.2 * chance.normal(),
            power,
            press_point: chance.unit(),
        };
        stage.launch(0, &launch(0.4));
        stage.tick();
        stage.launch(1, &launch(1.0));
        stage.tick();
        let mut before = stage.energy();
        let mut seen = stage.events().len();
        for _ in 0..240 * 3 {
            stage.tick();
            let fresh = &stage.events()[seen..];
            let burst = fresh
                .iter()
                .filter(|event| matches!(event.kind, EventKind::Burst { .. }))
                .count();
            seen = stage.events().len();
            bursts += burst;
            let allowed = before * 1.001 + burst as f64 * kind.latch.spring_energy;
            let now = stage.energy();
            assert!(
                now <= allowed,
                "run {run} at {} s: {before} to {now} with {burst} bursts",
                stage.time()
            );
            before = if burst > 0 { now } else { before.min(now) };
        }
    }
    assert!(bursts > 0);
}
