//! Law 2: the Lagrange top, held at one point of its axis.

use glam::DVec3;
use ringspin::spin::{Pivot, rotation};

use crate::common::{G, Heading, STEP, core};

/// Distance of the held point below the centre of mass, m.
const ARM: f64 = 0.03;

/// `physics-facts` 1.1: I1 cos(th) W² - I3 w3 W + m g l = 0, the slow root; I1 about the point.
fn steady_precession(spin: f64, tilt: f64) -> f64 {
    let body = core();
    let (i3, i1) = (body.inertia().y, body.inertia().x + body.mass() * ARM * ARM);
    let weight = body.mass() * G * ARM;
    let momentum = i3 * spin;
    (momentum - (momentum * momentum - 4.0 * i1 * weight * tilt.cos()).sqrt()) / (2.0 * i1 * tilt.cos())
}

#[test]
fn a_top_in_steady_precession_keeps_its_tilt_and_its_rate() {
    for (spin, tilt) in [(200.0, 1.2_f64), (400.0, 0.35), (400.0, 1.0)] {
        let rate = steady_precession(spin, tilt);
        let pivot = Pivot::new(core(), ARM, G, false);
        let orientation = rotation(DVec3::NEG_Z, tilt);
        let axis = orientation * DVec3::Y;
        // w3 = spin along the axis, W about the vertical: w = W y + (spin - W cos th) e3.
        let mut state = pivot.state(orientation, DVec3::Y * rate + axis * (spin - rate * tilt.cos()));
        let mut heading = Heading::default();
        for _ in 0..(5.0 / STEP) as u32 {
            pivot.advance(&mut state, STEP);
            heading.follow(state.axis());
            assert!((state.tilt() - tilt).abs() < 0.01, "{spin} {tilt}: {}", state.tilt());
        }
        assert!(
            (heading.turned / 5.0 / rate - 1.0).abs() < 0.01,
            "{spin} {tilt}: {} and not {rate}",
            heading.turned / 5.0
        );
    }
}

#[test]
fn a_sleeping_top_sleeps_above_its_threshold_and_falls_below() {
    let body = core();
    let (i3, i1) = (body.inertia().y, body.inertia().x + body.mass() * ARM * ARM);
    let threshold = 2.0 * (i1 * body.mass() * G * ARM).sqrt() / i3;
    assert!((threshold - 240.0).abs() < 1.0, "the facts say 240 rad/s: {threshold}");
    let widest = |spin: f64| {
        let pivot = Pivot::new(body, ARM, G, false);
        let orientation = rotation(DVec3::NEG_Z, 0.5_f64.to_radians());
        let mut state = pivot.state(orientation, orientation * DVec3::Y * spin);
        let mut widest = 0.0_f64;
        for _ in 0..(5.0 / STEP) as u32 {
            pivot.advance(&mut state, STEP);
            widest = widest.max(state.tilt().to_degrees());
        }
        widest
    };
    assert!(widest(1.03 * threshold) < 5.0, "{}", widest(1.03 * threshold));
    assert!(widest(0.97 * threshold) > 15.0, "{}", widest(0.97 * threshold));
}
