//! Law 1: free flight.

use glam::{DQuat, DVec3};
use ringspin::spin::{Body, Flow, Shape, State, Surface};

use crate::common::{Heading, core, run};

#[test]
fn a_wobbling_body_in_free_flight_keeps_energy_and_momentum_and_precesses_at_l_over_i1() {
    let body = core();
    let flow = Flow::new(body, Surface::none(), 0.0, false);
    let wobble = 3.0_f64.to_radians();
    // The axis leans by the wobble from the angular momentum, which is vertical: w = L/I1 - (1/I1 - 1/I3) L3 e3.
    let momentum = DVec3::Y * (body.inertia().y * 400.0 / wobble.cos());
    let orientation = ringspin::spin::rotation(DVec3::NEG_Z, wobble);
    let turning = body.angular_velocity(orientation, momentum);
    let mut state = State::at(DVec3::ZERO, orientation).moving(&body, DVec3::ZERO, turning);
    let (l0, e0) = (state.angular_momentum, state.kinetic_energy(&body));
    let mut heading = Heading::default();
    let mut tilts = (f64::MAX, 0.0_f64);
    run(&flow, &mut state, 10.0, |_, state| {
        heading.follow(state.axis());
        tilts = (tilts.0.min(state.tilt()), tilts.1.max(state.tilt()));
    });
    assert!((state.angular_momentum.length() / l0.length() - 1.0).abs() < 1e-4);
    assert!(
        (state.kinetic_energy(&body) / e0 - 1.0).abs() < 1e-4,
        "{}",
        state.kinetic_energy(&body) / e0
    );
    let rate = heading.turned / 10.0;
    assert!(
        (rate / (l0.length() / body.inertia().x) - 1.0).abs() < 1e-3,
        "precession {rate}"
    );
    assert!((tilts.1 - tilts.0) < 1e-3, "{tilts:?}");
}

#[test]
fn a_body_with_three_moments_flips_about_its_middle_axis_and_keeps_energy_and_momentum() {
    let body = Body::new(
        Shape::Sphere { radius: 0.02 },
        0.045,
        DVec3::new(1.0e-5, 1.5e-5, 2.2e-5),
    );
    let flow = Flow::new(body, Surface::none(), 0.0, false);
    let turning = DVec3::new(0.02, 60.0, 0.01);
    let mut state = State::at(DVec3::ZERO, DQuat::IDENTITY).moving(&body, DVec3::ZERO, turning);
    let (l0, e0) = (state.angular_momentum, state.kinetic_energy(&body));
    let mut flips = 0;
    let mut sign = 1.0;
    run(&flow, &mut state, 10.0, |_, state| {
        let along = state.orientation.conjugate() * state.angular_velocity(&body);
        if along.y * sign < -30.0 {
            flips += 1;
            sign = -sign;
        }
    });
    assert!(flips >= 4, "{flips} flips");
    assert!((state.angular_momentum - l0).length() / l0.length() < 1e-3);
    assert!((state.kinetic_energy(&body) / e0 - 1.0).abs() < 1e-3);
}
