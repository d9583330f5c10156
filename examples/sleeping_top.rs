//! The sleeping top: four equal tops on a sharp tip, spun at 0.90, 0.97, 1.03 and 1.30 times the threshold.
//!
//! A top spun faster than I3² s² = 4 I1 m g l (`physics-facts` 1.1, Kibble & Berkshire, eq. 12.26) stands still, as if it
//! slept, when it is nudged by half a degree; a slower one falls far out, and comes back, again and again.
//!
//! `cargo run --example sleeping_top`

mod stage;

use std::fmt::Write as _;

use bevy::app::AppExit;
use bevy::math::Vec3;
use glam::DVec3;
use ringspin::spin::{Body, Pivot, Shape, State, rotation};
use stage::{Act, RATE, Spinner, show};

/// Distance of the tip below the centre of mass, m.
const ARM: f64 = 0.03;
/// What the spin is of the threshold.
const RATIOS: [f64; 4] = [0.90, 0.97, 1.03, 1.30];

fn top() -> Body {
    let shape = Shape::Cylinder {
        half_length: 0.03,
        radius: 0.018,
        rim: 0.0,
        dome: None,
    };
    Body::solid(shape, 0.045)
}

/// The spin below which it does not sleep, rad/s.
fn threshold() -> f64 {
    let body = top();
    let about_tip = body.inertia().x + body.mass() * ARM * ARM;
    2.0 * (about_tip * body.mass() * 9.81 * ARM).sqrt() / body.inertia().y
}

fn numbers(spinners: &[Spinner], seconds: f64) -> String {
    let mut text = format!("{seconds:5.1} s    threshold {:.0} rad/s\n", threshold());
    for (spinner, ratio) in spinners.iter().zip(RATIOS) {
        let verdict = if ratio > 1.0 { "sleeps" } else { "falls" };
        let _ = writeln!(
            text,
            "{ratio:.2} of it = {:.0} rad/s, {verdict} by the formula: leans {:.1}°",
            spinner.state.angular_velocity(&spinner.body).dot(spinner.state.axis()),
            spinner.state.tilt().to_degrees()
        );
    }
    text
}

fn main() -> AppExit {
    let spinners = RATIOS
        .iter()
        .enumerate()
        .map(|(number, ratio)| {
            let pivot = Pivot::new(top(), ARM, 9.81, false);
            let orientation = rotation(DVec3::NEG_Z, 0.5_f64.to_radians());
            let state = pivot.state(orientation, orientation * DVec3::Y * (ratio * threshold()));
            let place = Vec3::new(-0.18 + 0.12 * number as f32, 0.0, 0.0);
            let carry = Box::new(move |state: &mut State| {
                pivot.advance(state, 1.0 / RATE);
            });
            Spinner::new(carry, top(), state, place, None)
        })
        .collect();
    show(Act {
        title: "The sleeping top",
        about: "Four tops on sharp tips, nudged by half a degree. The two left ones spin too slowly to sleep.",
        spinners,
        numbers,
        distance: 0.40,
        pitch: 0.35,
        seconds: 0.0,
    })
}
