//! How fast the simulation is: a lone spin, a clash, a draw for roles.
//!
//! `cargo bench --no-default-features --bench spin`; simulated seconds are told as elements, so that criterion's
//! "elem/s" is "times real time".

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use glam::DVec3;
use ringspin::physics::clash::ClashConfig;
use ringspin::physics::{CapsuleKind, Field, Launch, Stage, StageOptions, Style};
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State, Surface, rotation};

/// Steps a second.
const RATE: u32 = 1920;

fn lone_spin(criterion: &mut Criterion) {
    let body = Body::new(
        Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        },
        0.04,
        DVec3::new(1.52e-5, 6.5e-6, 1.52e-5),
    );
    let contact = Contact {
        friction: 0.25,
        torsion_radius: 0.0015,
        rolling: 0.0,
        restitution: 0.2,
    };
    let surface = Surface::ground(
        Part::Plane {
            normal: DVec3::Y,
            offset: 0.0,
        },
        contact,
    );
    let flow = Flow::new(body, surface, 9.81, false);
    let mut start = State::at(DVec3::ZERO, rotation(DVec3::NEG_Z, 0.05));
    start.position.y += flow.lift_to_touch(&start);
    let start = start.moving(&body, DVec3::ZERO, start.axis() * 300.0);
    let mut group = criterion.benchmark_group("lone spin");
    group.throughput(Throughput::Elements(4)).sample_size(20);
    group.bench_function("a leaning capsule, 4 s", |bencher| {
        bencher.iter(|| {
            let mut state = start;
            for _ in 0..4 * RATE {
                flow.advance(&mut state, 1.0 / f64::from(RATE));
            }
            state
        });
    });
}

fn clash(criterion: &mut Criterion) {
    let configs: Vec<ClashConfig> = (0..12)
        .map(|seed| {
            let text = format!(
                r#"{{"seed": {seed}, "defender": {{"style": "press", "power": 0.3, "press_point": 0.6}},
                    "attacker": {{"style": "press", "power": 0.9, "press_point": 0.2, "delay": 1.0}}}}"#
            );
            serde_json::from_str(&text).expect("it is a clash")
        })
        .collect();
    let play = |config: &ClashConfig| config.play("bench").expect("it can be played").time();
    let seconds: f64 = configs.iter().map(play).sum();
    let mut group = criterion.benchmark_group("clash");
    group.throughput(Throughput::Elements(seconds as u64)).sample_size(10);
    group.bench_function("twelve, some of which open", |bencher| {
        bencher.iter(|| configs.iter().map(play).sum::<f64>());
    });
}

fn duel(criterion: &mut Criterion) {
    let (field, kind) = (Field::named("arena"), CapsuleKind::named("classic"));
    let (field, kind) = (field.expect("it is carried"), kind.expect("it is carried"));
    let options = StageOptions {
        locked: true,
        scatter: true,
        lanes: true,
    };
    let twist = |power: f64| Launch {
        style: Style::Twist,
        mark: 0.0,
        aim: 0.0,
        power,
        press_point: 0.0,
    };
    let mut group = criterion.benchmark_group("duel");
    group.throughput(Throughput::Elements(5)).sample_size(20);
    group.bench_function("two twists, 5 s", |bencher| {
        bencher.iter(|| {
            let mut stage = Stage::new(&field, [&kind, &kind], options, 1);
            stage.launch(0, &twist(0.5));
            stage.launch(1, &twist(0.6));
            while stage.time() < 5.0 {
                stage.tick();
            }
            stage.hash()
        });
    });
}

criterion_group!(benches, lone_spin, clash, duel);
criterion_main!(benches);
