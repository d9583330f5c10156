//! One body in Rapier as it comes, for `scripts/compare-engines`: what this project replaces, and why.
//!
//! `cargo run --release --no-default-features --example stock_rapier < config.json`
//!
//! reads the configuration of `ringspin spin` (plane or none, no air) from standard input and prints the same kind of
//! lines: 240 steps a second, Rapier's own gyroscopic term and friction, SI units with `length_unit` 0.05.
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use std::error::Error;
use std::io::Read;
use std::time::Instant;

use bevy_rapier3d::rapier::prelude::{
    BroadPhaseBvh, CCDSolver, ColliderBuilder, ColliderSet, ImpulseJointSet, IntegrationParameters, IslandManager,
    MassProperties, MultibodyJointSet, NarrowPhase, PhysicsPipeline, RigidBodyBuilder, RigidBodySet,
};
use glam::{DVec3, Quat, Vec3};
use serde_json::{Value, json};

/// Steps a second.
const RATE: f64 = 240.0;

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let config: Value = serde_json::from_str(&text)?;
    let number = |path: &str| config.pointer(path).and_then(Value::as_f64);
    let need = |path: &str| number(path).ok_or_else(|| format!("{path} is missing"));
    let vector = |path: &str| -> Option<DVec3> {
        let value = |index: usize| number(&format!("{path}/{index}"));
        Some(DVec3::new(value(0)?, value(1)?, value(2)?))
    };

    let mut parameters = IntegrationParameters {
        dt: (1.0 / RATE) as f32,
        length_unit: 0.05,
        ..Default::default()
    };
    parameters.num_solver_iterations = 4;
    let (mut bodies, mut colliders) = (RigidBodySet::new(), ColliderSet::new());
    let on_plane = config.pointer("/surface/kind").and_then(Value::as_str) == Some("plane");
    let friction = number("/surface/friction").unwrap_or(0.0) as f32;
    if on_plane {
        let ground = ColliderBuilder::cuboid(5.0, 0.5, 5.0)
            .translation(Vec3::NEG_Y * 0.5)
            .friction(friction)
            .restitution(0.0);
        colliders.insert(ground);
    }

    let radius = need("/body/shape/radius")? as f32;
    let half = number("/body/shape/half_length").unwrap_or(0.0) as f32;
    let (shape, top, beside) = match config.pointer("/body/shape/kind").and_then(Value::as_str) {
        Some("cylinder") => (ColliderBuilder::cylinder(half, radius), half, radius),
        Some("capsule") => (ColliderBuilder::capsule_y(half, radius), half + radius, 0.0),
        _ => (ColliderBuilder::ball(radius), radius, 0.0),
    };
    let tilt = number("/start/tilt").unwrap_or(0.0) as f32;
    let orientation = Quat::from_axis_angle(Vec3::NEG_Z, tilt);
    let axis = orientation * Vec3::Y;
    let ball = top - half;
    let lowest = if beside > 0.0 {
        half * tilt.cos().abs() + beside * tilt.sin().abs()
    } else {
        half * tilt.cos().abs() + ball
    };
    let turning = vector("/start/angular_velocity")
        .map_or(axis * number("/start/spin").unwrap_or(0.0) as f32, |turning| {
            turning.as_vec3()
        });
    let across = need("/body/inertia_transverse")? as f32;
    let inertia = Vec3::new(across, need("/body/inertia_axial")? as f32, across);
    let body = RigidBodyBuilder::dynamic()
        .translation(Vec3::new(0.0, lowest, 0.0))
        .rotation(orientation.to_scaled_axis())
        .linvel(vector("/start/velocity").unwrap_or_default().as_vec3())
        .angvel(turning)
        .allow_fast_rotation(true)
        .can_sleep(false)
        .additional_mass_properties(MassProperties::new(Vec3::ZERO, need("/body/mass")? as f32, inertia));
    let handle = bodies.insert(body);
    colliders.insert_with_parent(
        shape.density(0.0).friction(friction).restitution(0.0),
        handle,
        &mut bodies,
    );

    let (mut pipeline, mut islands) = (PhysicsPipeline::new(), IslandManager::new());
    let (mut broad_phase, mut narrow_phase) = (BroadPhaseBvh::default(), NarrowPhase::new());
    let (mut joints, mut multibodies, mut ccd) = (ImpulseJointSet::new(), MultibodyJointSet::new(), CCDSolver::new());
    let gravity = Vec3::NEG_Y * number("/gravity").unwrap_or(9.81) as f32;
    let (duration, every) = (
        need("/duration")?,
        (RATE / number("/sample_hz").unwrap_or(100.0)).round().max(1.0) as u64,
    );
    let began = Instant::now();
    for step in 0..=(duration * RATE).round() as u64 {
        if step % every == 0 {
            let body = &bodies[handle];
            let (axis, w) = (*body.rotation() * Vec3::Y, body.angvel());
            println!(
                "{}",
                json!({
                    "t": step as f64 / RATE,
                    "axis": axis.to_array(),
                    "tilt": axis.y.clamp(-1.0, 1.0).acos(),
                    "spin": w.dot(axis),
                    "angular_velocity": w.to_array(),
                    "velocity": body.linvel().to_array(),
                    "kinetic": body.kinetic_energy(),
                })
            );
        }
        pipeline.step(
            gravity,
            &parameters,
            &mut islands,
            &mut broad_phase,
            &mut narrow_phase,
            &mut bodies,
            &mut colliders,
            &mut joints,
            &mut multibodies,
            &mut ccd,
            &(),
            &(),
        );
    }
    let wall = began.elapsed().as_secs_f64();
    println!(
        "{}",
        json!({"summary": true, "times_real_time": duration / wall.max(1e-9)})
    );
    Ok(())
}
