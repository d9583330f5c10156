//! Air drag of a small smooth body, as in `physics-facts` 2.2: laminar friction on turning ends and side, and
//! pressure drag on whatever moves or turns through the air broadside.

use glam::DVec3;

use super::{Body, Shape};

/// kg/m³.
const DENSITY: f64 = 1.2;
/// Kinematic viscosity, m²/s.
const VISCOSITY: f64 = 1.5e-5;
/// Pressure drag coefficient of a bluff body.
const BLUFF: f64 = 0.8;

/// Force and torque (world) on `body` with its `axis`, moving at `velocity` and turning at `angular_velocity` in air
/// `density` times as dense as ours.
///
/// Each is its rate of decay times the momentum it brakes; a rate that `h` seconds could not follow (a balloon in a
/// storm) is held back to one that they can.
pub(super) fn drag(
    body: &Body,
    axis: DVec3,
    velocity: DVec3,
    angular_velocity: DVec3,
    density: f64,
    h: f64,
) -> (DVec3, DVec3) {
    let (r, half) = (body.shape().radius(), body.shape().half_height());
    let followed = |rate: f64| rate / (1.0 + h * rate);
    let pressure = 0.5 * DENSITY * BLUFF * density;
    let sailing = pressure * 2.0 * r * half * velocity.length() / body.mass();
    let force = velocity * (-body.mass() * followed(sailing));
    let along = angular_velocity.dot(axis);
    let across = angular_velocity - axis * along;
    // A rod that turns end over end: the drag of each element, summed along it.
    let tumbling = pressure * r * half * half * half * half * across.length() / body.inertia().x;
    let spinning = axial_coefficient(body.shape(), along.abs(), density) / body.inertia().y;
    let torque =
        across * (body.inertia().x * followed(tumbling)) + axis * (along * body.inertia().y * followed(spinning));
    (force, -torque)
}

/// Torque (N m) with which air `density` times as dense as ours brakes a spin of `w >= 0` rad/s about the axis.
#[must_use]
pub fn spin_drag(shape: &Shape, w: f64, density: f64) -> f64 {
    w * axial_coefficient(shape, w, density)
}

/// Torque against a spin of `w >= 0` about the axis, over `w`, N m s.
///
/// Ends: the laminar rotating disc, moment coefficient 3.87/sqrt(Re). Side: a skin friction coefficient of
/// 0.084 Re^(-1/4), which meets the estimates for a 36 x 60 mm core between 600 and 6000 rpm.
fn axial_coefficient(shape: &Shape, w: f64, density: f64) -> f64 {
    let (r, half) = (shape.radius(), shape.half_height());
    let reynolds = (w * r * r / VISCOSITY * density).max(1e-9);
    let pressure = 0.5 * DENSITY * w * r * r * density;
    let root = reynolds.sqrt();
    let ends = 3.87 / root * r * r * r;
    let side = 0.084 / root.sqrt() * core::f64::consts::TAU * r * r * 2.0 * half;
    pressure * (ends + side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_core_loses_what_the_estimates_say() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        };
        for (rpm, torque) in [(600.0, 1.8e-6), (1500.0, 8e-6), (3000.0, 2.5e-5), (6000.0, 8.2e-5)] {
            let w = rpm * core::f64::consts::TAU / 60.0;
            let ours = spin_drag(&shape, w, 1.0);
            assert!(
                (ours / torque - 1.0).abs() < 0.15,
                "{rpm} rpm: {ours:e} and not {torque:e}"
            );
        }
    }

    #[test]
    fn drag_is_against_the_motion_and_never_reverses_it_in_a_step() {
        let shape = Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        };
        let (velocity, turning) = (DVec3::new(1.0, 2.0, -0.5), DVec3::new(30.0, -200.0, 10.0));
        for mass in [0.045, 1e-6] {
            let body = Body::solid(shape, mass);
            let (force, torque) = drag(&body, DVec3::Y, velocity, turning, 1.0, 1e-3);
            assert!(force.dot(velocity) < 0.0 && torque.dot(turning) < 0.0);
            assert!(force.length() * 1e-3 <= mass * velocity.length());
        }
    }
}
