//! Law 7: a smooth capsule spun hard on its side rises to an end, and only friction lifts it (`physics-facts` 1.8).

use glam::DVec3;
use ringspin::spin::{Body, Shape};

use crate::common::{contact, on_plane, run, standing};

/// How far, degrees, the axis rises from lying within three seconds.
fn rise(mu: f64, whirl: f64) -> f64 {
    let body = Body::solid(
        Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        },
        0.045,
    );
    let flow = on_plane(body, contact(mu, 0.0005));
    let state = standing(&flow, 88.0_f64.to_radians());
    let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * whirl);
    let mut highest = 0.0_f64;
    run(&flow, &mut state, 3.0, |_, state| {
        highest = highest.max((90.0 - state.tilt().to_degrees()).abs());
    });
    highest
}

#[test]
fn with_friction_it_rises() {
    for mu in [0.1, 0.2, 0.3, 0.4] {
        for whirl in [100.0, 150.0, 200.0] {
            let rise = rise(mu, whirl);
            assert!(rise > 30.0, "mu {mu}, {whirl} rad/s: {rise} degrees");
        }
    }
}

#[test]
fn without_friction_it_does_not() {
    for whirl in [100.0, 200.0] {
        let rise = rise(0.0, whirl);
        assert!(rise < 5.0, "{whirl} rad/s: {rise} degrees");
    }
}
