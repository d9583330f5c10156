//! Law 4: the capsule that stock engines leave standing leans over and precesses near 58 degrees.

use glam::DVec3;
use ringspin::spin::{Body, Flow, Shape};

use crate::common::{contact, on_plane, standing};

fn capsule() -> Body {
    Body::new(
        Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        },
        0.04,
        DVec3::new(1.52e-5, 6.5e-6, 1.52e-5),
    )
}

/// Tilt (degrees) and spin (rad/s) each quarter of a second for 4 s, in steps of `dt`.
fn course(flow: &Flow, dt: f64) -> Vec<(f64, f64)> {
    let body = *flow.body();
    let state = standing(flow, 0.05);
    let mut state = state.moving(&body, DVec3::ZERO, state.axis() * 300.0);
    let mut course = Vec::new();
    for _ in 0..16 {
        for _ in 0..(0.25 / dt).round() as u32 {
            flow.advance(&mut state, dt);
        }
        course.push((
            state.tilt().to_degrees(),
            state.angular_velocity(&body).dot(state.axis()),
        ));
    }
    course
}

fn assert_same(name: &str, ours: &[(f64, f64)], reference: &[(f64, f64)]) {
    for (quarter, (a, b)) in ours.iter().zip(reference).enumerate() {
        let time = 0.25 * (quarter + 1) as f64;
        // A tilt below two degrees is told to 0.02 degrees: it still grows exponentially from the start.
        assert!(
            (a.0 - b.0).abs() < 0.01 * b.0.max(2.0),
            "{name} at {time} s: tilt {} and not {}",
            a.0,
            b.0
        );
        assert!(
            (a.1 / b.1 - 1.0).abs() < 0.01,
            "{name} at {time} s: spin {} and not {}",
            a.1,
            b.1
        );
    }
}

#[test]
fn it_leans_over_within_a_second_or_so_and_precesses_near_58_degrees() {
    let course = course(&on_plane(capsule(), contact(0.25, 0.0015)), 1.0 / 1920.0);
    assert!(course[3].0 > 40.0, "{course:?}");
    assert!(
        course[4..].iter().all(|(tilt, _)| (50.0..62.0).contains(tilt)),
        "{course:?}"
    );
    assert!((course[7].0 - 58.0).abs() < 1.0, "{course:?}");
}

#[test]
fn tilt_and_spin_are_those_of_the_converged_reference() {
    let flow = || on_plane(capsule(), contact(0.25, 0.0015));
    let ours = course(&flow(), 1.0 / 1920.0);
    let fine = course(&flow().with_numerics(1500.0, 1.0, 1.0 / 15360.0), 1.0 / 1920.0);
    let finer = course(&flow().with_numerics(1500.0, 1.0, 1.0 / 30720.0), 1.0 / 1920.0);
    for (a, b) in fine.iter().zip(&finer) {
        assert!(
            (a.0 - b.0).abs() < 1e-3 && (a.1 - b.1).abs() < 1e-2,
            "the reference has not converged: {a:?} {b:?}"
        );
    }
    assert_same("the game's step", &ours, &finer);
}

#[test]
fn neither_stiffness_nor_the_resolution_of_friction_matters() {
    let flow = || on_plane(capsule(), contact(0.25, 0.0015));
    let ours = course(&flow(), 1.0 / 1920.0);
    let stiff = course(
        &flow().with_numerics(1500.0 * 2.0_f64.sqrt(), 1.0, 1.0 / 3840.0),
        1.0 / 1920.0,
    );
    let sharp = course(&flow().with_numerics(1500.0, 0.5, 1.0 / 3840.0), 1.0 / 1920.0);
    assert_same("half the compliance", &stiff, &ours);
    assert_same("half the least slip", &sharp, &ours);
}
