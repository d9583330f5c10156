//! Air drag of a small smooth body, as in `physics-facts` 2.2: laminar friction on turning ends and side, and
//! pressure drag on whatever moves or turns through the air broadside.

use glam::DVec3;

use super::Shape;

/// kg/m³.
const DENSITY: f64 = 1.2;
/// Kinematic viscosity, m²/s.
const VISCOSITY: f64 = 1.5e-5;
/// Pressure drag coefficient of a bluff body.
const BLUFF: f64 = 0.8;

/// Force and torque (world) on a body of `shape` with its `axis`, moving at `velocity` and turning at `angular_velocity`.
pub(super) fn drag(shape: &Shape, axis: DVec3, velocity: DVec3, angular_velocity: DVec3) -> (DVec3, DVec3) {
    let (r, half) = (shape.radius(), shape.half_height());
    let area = 2.0 * r * half;
    let force = velocity * (-0.5 * DENSITY * BLUFF * area * velocity.length());
    let along = angular_velocity.dot(axis);
    let across = angular_velocity - axis * along;
    // A rod that turns end over end: the drag of each element, summed along it.
    let tumbling = across * (-0.5 * DENSITY * BLUFF * r * half * half * half * half * across.length());
    (force, tumbling - axis * axial_torque(r, half, along))
}

/// Torque against the spin `w` about the axis, N m, with the sign of `w`.
///
/// Ends: the laminar rotating disc, moment coefficient 3.87/sqrt(Re). Side: a skin friction coefficient of
/// 0.084 Re^(-1/4), which meets the estimates for a 36 x 60 mm core between 600 and 6000 rpm.
fn axial_torque(r: f64, half: f64, w: f64) -> f64 {
    let reynolds = w.abs() * r * r / VISCOSITY;
    if reynolds < 1e-9 {
        return 0.0;
    }
    let pressure = 0.5 * DENSITY * w * w.abs() * r * r;
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
        for (rpm, torque) in [(600.0, 1.8e-6), (1500.0, 8e-6), (3000.0, 2.5e-5), (6000.0, 8.2e-5)] {
            let ours = axial_torque(0.018, 0.03, rpm * core::f64::consts::TAU / 60.0);
            assert!(
                (ours / torque - 1.0).abs() < 0.15,
                "{rpm} rpm: {ours:e} and not {torque:e}"
            );
        }
    }

    #[test]
    fn drag_is_against_the_motion() {
        let shape = Shape::Capsule {
            half_length: 0.015,
            radius: 0.02,
        };
        let (velocity, turning) = (DVec3::new(1.0, 2.0, -0.5), DVec3::new(30.0, -200.0, 10.0));
        let (force, torque) = drag(&shape, DVec3::Y, velocity, turning);
        assert!(force.dot(velocity) < 0.0 && torque.dot(turning) < 0.0);
    }
}
