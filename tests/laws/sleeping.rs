//! Law 3: when a round-ended body that is spun upright stays upright (`physics-facts` 1.2).

use glam::DVec3;
use ringspin::spin::{Body, Shape};

use crate::common::{G, contact, on_plane, run, standing};

/// A solid capsule of the core's length, width and mass.
fn capsule() -> Body {
    Body::solid(
        Shape::Capsule {
            half_length: 0.012,
            radius: 0.018,
        },
        0.045,
    )
}

/// The widest tilt, degrees, within `seconds` from one degree.
fn widest(mu: f64, spin: f64, seconds: f64) -> f64 {
    let body = capsule();
    let flow = on_plane(body, contact(mu, 0.0));
    let state = standing(&flow, 1.0_f64.to_radians());
    let mut state = state.moving(&body, DVec3::ZERO, state.axis() * spin);
    let mut widest = 0.0_f64;
    run(&flow, &mut state, seconds, |_, state| {
        widest = widest.max(state.tilt().to_degrees());
    });
    widest
}

#[test]
fn on_a_smooth_plane() {
    let (body, p, l) = (capsule(), 0.018, 0.03);
    let threshold = 2.0 * (body.inertia().x * body.mass() * G * (l - p)).sqrt() / body.inertia().y;
    assert!((threshold - 79.1).abs() < 0.5, "the facts say 79.1 rad/s: {threshold}");
    assert!(widest(0.0, 1.07 * threshold, 5.0) < 5.0);
    assert!(widest(0.0, 0.93 * threshold, 5.0) > 15.0);
}

#[test]
fn on_a_rough_plane() {
    let (body, p, l) = (capsule(), 0.018, 0.03);
    let m = body.mass();
    let about_point = body.inertia().x + m * l * l;
    let threshold = 2.0 * (about_point * m * G * (l - p)).sqrt() / (body.inertia().y + m * p * l);
    assert!((threshold - 34.4).abs() < 0.5, "the facts say 34.4 rad/s: {threshold}");
    for mu in [0.3, 0.6] {
        assert!(
            widest(mu, 1.07 * threshold, 3.0) < 20.0,
            "{mu}: {}",
            widest(mu, 1.07 * threshold, 3.0)
        );
        assert!(
            widest(mu, 0.93 * threshold, 3.0) > 45.0,
            "{mu}: {}",
            widest(mu, 0.93 * threshold, 3.0)
        );
    }
}
