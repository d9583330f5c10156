//! The rising capsule: spun hard on its side it rises towards an end, and only friction lifts it.
//!
//! Two equal smooth capsules are spun about the vertical at 150 rad/s (1,430 rpm) while they lie; one table is rough
//! (mu 0.3), the other without friction (Moffatt & Shimomura, Nature 416, 385 (2002); `physics-facts` 1.8).
//!
//! `cargo run --example rising_capsule`

mod stage;

use std::fmt::Write as _;

use bevy::app::AppExit;
use bevy::math::Vec3;
use glam::DVec3;
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State, Surface, rotation};
use stage::{Act, RATE, Spinner, show};

/// Friction of the two tables.
const FRICTION: [f64; 2] = [0.3, 0.0];

fn numbers(spinners: &[Spinner], seconds: f64) -> String {
    let mut text = format!("{seconds:5.1} s\n");
    for (spinner, friction) in spinners.iter().zip(FRICTION) {
        let turning = spinner.state.angular_velocity(&spinner.body);
        let _ = writeln!(
            text,
            "mu {friction:.1}: raised {:5.1}°, turns about the vertical at {:.0} rad/s, centre {:.1} mm high",
            (90.0 - spinner.state.tilt().to_degrees()).abs(),
            turning.y,
            1000.0 * spinner.state.position.y
        );
    }
    text
}

fn main() -> AppExit {
    let shape = Shape::Capsule {
        half_length: 0.015,
        radius: 0.02,
    };
    let body = Body::solid(shape, 0.045);
    let spinners = FRICTION
        .iter()
        .enumerate()
        .map(|(number, friction)| {
            let contact = Contact {
                friction: *friction,
                torsion_radius: 0.0005,
                rolling: 0.0,
                restitution: 0.2,
            };
            let plane = Part::Plane {
                normal: DVec3::Y,
                offset: 0.0,
            };
            let flow = Flow::new(body, Surface::ground(plane, contact), 9.81, true);
            let mut state = State::at(DVec3::ZERO, rotation(DVec3::NEG_Z, 88.0_f64.to_radians()));
            state.position.y += flow.lift_to_touch(&state);
            let state = state.moving(&body, DVec3::ZERO, DVec3::Y * 150.0);
            let place = Vec3::new(-0.07 + 0.14 * number as f32, 0.0, 0.0);
            let carry = Box::new(move |state: &mut State| {
                flow.advance(state, 1.0 / RATE);
            });
            Spinner::new(carry, body, state, place, None)
        })
        .collect();
    show(Act {
        title: "The rising capsule",
        about: "Both capsules were spun hard while they lay. The left table is rough, the right one has no friction.",
        spinners,
        numbers,
        distance: 0.30,
        pitch: 0.45,
        seconds: 0.0,
    })
}
