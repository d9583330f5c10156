//! The whirling tube: press one end of a pipe, and it whirls with as many standing marks as it is diameters long.
//!
//! One end carries a painted mark. The tube rolls on the rim of its other end while it whirls; where the mark stands still
//! for an instant the eye sees it, elsewhere it is a blur. A thin tube of L/D = 2, 3, 4 turns that often about itself in one
//! whirl (`physics-facts` 1.6; Exploratorium, "Spinning Cylinder"), so one sees 2, 3, 4 marks.
//!
//! `cargo run --example whirling_tube`

mod stage;

use std::f64::consts::{FRAC_PI_2, TAU};
use std::fmt::Write as _;

use bevy::app::AppExit;
use bevy::math::Vec3;
use glam::DVec3;
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State, Surface, rotation};
use stage::{Act, RATE, Spinner, show};

const GRAVITY: f64 = 9.81;
/// Radius of the tubes, m.
const RADIUS: f64 = 0.01;
/// How far the axis is raised from the table, rad.
const RAISED: f64 = 0.0175;

/// A thin tube of so many diameters: I3 = m r², I1 = m (r²/2 + L²/12).
fn tube(diameters: f64) -> Body {
    let (mass, half_length) = (0.02, RADIUS * diameters);
    let shape = Shape::Cylinder {
        half_length,
        radius: RADIUS,
        rim: 0.0,
        dome: None,
    };
    let across = mass * (RADIUS * RADIUS / 2.0 + half_length * half_length / 3.0);
    Body::new(shape, mass, DVec3::new(across, mass * RADIUS * RADIUS, across))
}

/// Whirl about the vertical and spin about the axis in steady rolling on the lower rim (`physics-facts` 1.6), rad/s.
fn steady(body: &Body, half_length: f64) -> (f64, f64) {
    let (sin, cos) = RAISED.sin_cos();
    let lever = half_length * cos - RADIUS * sin;
    let stiffness = body.inertia().y * half_length / RADIUS * cos - body.inertia().x * sin;
    let whirl = (body.mass() * GRAVITY * lever / (cos * stiffness)).sqrt();
    (whirl, whirl * lever / RADIUS)
}

fn numbers(spinners: &[Spinner], seconds: f64) -> String {
    let mut text = format!("{seconds:5.1} s\n");
    for (spinner, diameters) in spinners.iter().zip([2.0, 3.0, 4.0]) {
        let (whirl, spin) = steady(&spinner.body, RADIUS * diameters);
        let measured = spinner.whirled / seconds.max(1e-9);
        let _ = writeln!(
            text,
            "L/D = {diameters:.0}: whirls at {measured:.2} rad/s (formula {whirl:.2}), {:.2} turns about itself a whirl; raised {:.2}°",
            spin / whirl,
            90.0 - spinner.state.tilt().to_degrees(),
        );
    }
    let _ = write!(text, "one whirl of the middle one takes {:.0} ms", {
        let (whirl, _) = steady(&tube(3.0), 3.0 * RADIUS);
        1000.0 * TAU / whirl
    });
    text
}

fn main() -> AppExit {
    let contact = Contact {
        friction: 0.5,
        torsion_radius: 0.0,
        rolling: 0.0,
        restitution: 0.2,
    };
    let plane = Part::Plane {
        normal: DVec3::Y,
        offset: 0.0,
    };
    let spinners = [2.0, 3.0, 4.0]
        .iter()
        .enumerate()
        .map(|(number, diameters)| {
            let body = tube(*diameters);
            let flow = Flow::new(body, Surface::ground(plane, contact), GRAVITY, false);
            let mut state = State::at(DVec3::ZERO, rotation(DVec3::NEG_Z, FRAC_PI_2 - RAISED));
            state.position.y += flow.lift_to_touch(&state);
            let (whirl, spin) = steady(&body, RADIUS * diameters);
            let turning = DVec3::Y * whirl + state.axis() * spin;
            let state = state.moving(&body, DVec3::ZERO, turning);
            let place = Vec3::new(-0.14 + 0.14 * number as f32, 0.0, 0.0);
            // The painted mark sits on the side, at the raised end.
            let mark = DVec3::new(RADIUS, RADIUS * diameters, 0.0);
            let carry = Box::new(move |state: &mut State| {
                flow.advance(state, 1.0 / RATE);
            });
            Spinner::new(carry, body, state, place, Some(mark))
        })
        .collect();
    show(Act {
        title: "The whirling tube",
        about: "Tubes of 2, 3 and 4 diameters whirl. The painted end shows as many bright marks as diameters: there it stands still.",
        spinners,
        numbers,
        distance: 0.36,
        pitch: 1.05,
        seconds: 0.0,
    })
}
