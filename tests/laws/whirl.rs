//! Law 5: the whirling cylinder ("press the end of a pipe"), `physics-facts` 1.6.

use glam::DVec3;
use ringspin::spin::{Body, Shape, State};

use crate::common::{G, Heading, contact, core, on_plane, run, standing};

/// Whirl about the vertical and spin about the axis of a cylinder that rolls on its lower rim, its axis inclined by `al`:
/// W² = m g (h cos al - r sin al) / (cos al (I3 (h/r) cos al - I1 sin al)), s = W (h cos al - r sin al) / r.
fn steady(body: &Body, h: f64, r: f64, al: f64) -> (f64, f64) {
    let (i3, i1) = (body.inertia().y, body.inertia().x);
    let lever = h * al.cos() - r * al.sin();
    let w2 = body.mass() * G * lever / (al.cos() * (i3 * h / r * al.cos() - i1 * al.sin()));
    let w = w2.sqrt();
    (w, w * lever / r)
}

/// The steady state: the contact at rest, the weight resting on it.
fn whirling(body: &Body, h: f64, r: f64, al: f64) -> State {
    let flow = on_plane(*body, contact(0.5, 0.0));
    let mut state = standing(&flow, std::f64::consts::FRAC_PI_2 - al);
    state.position.y -= G / (1500.0 * 1500.0);
    let (whirl, spin) = steady(body, h, r, al);
    let axis = state.axis();
    let turning = DVec3::Y * whirl + axis * spin;
    let rim = -axis * h + DVec3::new(axis.y, -axis.x, 0.0) * r;
    assert!(
        turning.cross(rim).length() < 1e-9,
        "the contact is at rest: {}",
        turning.cross(rim).length()
    );
    state.moving(body, DVec3::ZERO, turning)
}

#[test]
fn tilt_and_rate_stay_those_of_the_formula_for_two_seconds() {
    let body = core();
    for al in [2.0_f64, 10.0, 20.0, 30.0, 80.0] {
        let flow = on_plane(body, contact(0.5, 0.0));
        let mut state = whirling(&body, 0.03, 0.018, al.to_radians());
        let mut heading = Heading::default();
        run(&flow, &mut state, 2.0, |_, state| {
            heading.follow(state.axis());
            let now = 90.0 - state.tilt().to_degrees();
            assert!((now - al).abs() < 0.2, "{al} degrees became {now}");
        });
        let (whirl, _) = steady(&body, 0.03, 0.018, al.to_radians());
        assert!(
            (heading.turned / 2.0 / whirl - 1.0).abs() < 0.005,
            "{al}: {} and not {whirl}",
            heading.turned / 2.0
        );
    }
}

#[test]
fn the_numbers_of_the_facts_are_met() {
    let body = core();
    for (al, whirl, spin) in [
        (2.0_f64, 33.51, 54.65),
        (10.0, 36.30, 53.27),
        (20.0, 43.17, 52.85),
        (80.0, 46.41, -32.27),
    ] {
        let (w, s) = steady(&body, 0.03, 0.018, al.to_radians());
        assert!((w - whirl).abs() < 0.02 && (s - spin).abs() < 0.02, "{al}: {w} {s}");
    }
}

#[test]
fn a_pipe_of_so_many_diameters_shows_so_many_standing_marks() {
    for diameters in [2.0, 3.0, 4.0] {
        let (r, h) = (0.01, 0.01 * diameters);
        let (m, shape) = (
            0.02,
            Shape::Cylinder {
                half_length: h,
                radius: r,
                rim: 0.0,
                dome: None,
            },
        );
        // A thin tube: I3 = m r², I1 = m (r²/2 + L²/12).
        let across = m * (r * r / 2.0 + h * h / 3.0);
        let body = Body::new(shape, m, DVec3::new(across, m * r * r, across));
        let flow = on_plane(body, contact(0.5, 0.0));
        let mut state = whirling(&body, h, r, 1.0_f64.to_radians());
        // A mark on the rim is seen where it stands still: once for each turn of the pipe about itself in one whirl.
        let (mut whirled, mut rolled) = (Heading::default(), 0.0);
        run(&flow, &mut state, 1.0, |_, state| {
            whirled.follow(state.axis());
            let turning = state.angular_velocity(&body);
            let axis = state.axis();
            rolled += (turning - DVec3::Y * turning.y).dot(axis).abs() / 1920.0;
        });
        let marks = rolled / whirled.turned.abs();
        assert!(
            (marks - diameters).abs() < 0.1 * diameters,
            "{diameters} diameters: {marks} marks"
        );
        assert_eq!(marks.round(), diameters);
    }
}

#[test]
fn nothing_rests_inside_the_forbidden_band() {
    // The core: between 35.3 and 59.0 degrees no steady whirl exists; whatever starts there leaves.
    let body = core();
    for al in [40.0_f64, 47.0, 55.0] {
        for whirl in [30.0, 45.0, 70.0] {
            let flow = on_plane(body, contact(0.5, 0.0));
            let state = standing(&flow, std::f64::consts::FRAC_PI_2 - al.to_radians());
            let spin = whirl * (0.03 * al.to_radians().cos() - 0.018 * al.to_radians().sin()) / 0.018;
            let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * whirl + state.axis() * spin);
            let (mut lowest, mut highest, mut left) = (90.0_f64, 0.0_f64, false);
            run(&flow, &mut state, 1.0, |_, state| {
                let now = 90.0 - state.tilt().to_degrees();
                (lowest, highest) = (lowest.min(now), highest.max(now));
                left |= !(35.3..59.0).contains(&now);
            });
            // It leaves, or nods on a large scale (its centre then moves in a circle).
            assert!(
                left || highest - lowest > 5.0,
                "{al} degrees at {whirl} rad/s rests inside"
            );
        }
    }
}
