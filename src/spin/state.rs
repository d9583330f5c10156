//! Where a body is and how it moves.

use glam::{DQuat, DVec3};

use super::Body;

/// Where a body is and how it moves, in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    /// Centre of mass, m.
    pub position: DVec3,
    /// Of the centre of mass, m/s.
    pub velocity: DVec3,
    /// Turns the body's frame into the world's.
    pub orientation: DQuat,
    /// About the centre of mass, kg m²/s.
    pub angular_momentum: DVec3,
}

impl State {
    /// At rest at `position`.
    #[must_use]
    pub fn at(position: DVec3, orientation: DQuat) -> Self {
        Self {
            position,
            velocity: DVec3::ZERO,
            orientation,
            angular_momentum: DVec3::ZERO,
        }
    }

    /// The same with a velocity (m/s) and a world angular velocity (rad/s) of `body`.
    #[must_use]
    pub fn moving(mut self, body: &Body, velocity: DVec3, angular_velocity: DVec3) -> Self {
        self.velocity = velocity;
        self.angular_momentum = body.angular_momentum(self.orientation, angular_velocity);
        self
    }

    /// The body's axis in the world.
    #[must_use]
    pub fn axis(&self) -> DVec3 {
        axis_of(self.orientation)
    }

    /// Angle of the axis to the vertical, 0 to pi.
    #[must_use]
    pub fn tilt(&self) -> f64 {
        let axis = self.axis();
        libm::atan2((axis.x * axis.x + axis.z * axis.z).sqrt(), axis.y)
    }

    /// World, rad/s.
    #[must_use]
    pub fn angular_velocity(&self, body: &Body) -> DVec3 {
        body.angular_velocity(self.orientation, self.angular_momentum)
    }

    /// Of translation and rotation, J.
    #[must_use]
    pub fn kinetic_energy(&self, body: &Body) -> f64 {
        0.5 * (body.mass() * self.velocity.length_squared() + self.angular_momentum.dot(self.angular_velocity(body)))
    }

    /// Whether all of it is a number.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.position.is_finite()
            && self.velocity.is_finite()
            && self.orientation.is_finite()
            && self.angular_momentum.is_finite()
    }
}

/// The body's y axis at `orientation`.
pub(super) fn axis_of(orientation: DQuat) -> DVec3 {
    let DQuat { x, y, z, w } = orientation;
    DVec3::new(
        2.0 * (x * y - w * z),
        1.0 - 2.0 * (x * x + z * z),
        2.0 * (y * z + w * x),
    )
}

/// The rotation by `angle` about the unit vector `axis`.
#[must_use]
pub fn rotation(axis: DVec3, angle: f64) -> DQuat {
    let (sin, cos) = libm::sincos(0.5 * angle);
    DQuat::from_xyzw(axis.x * sin, axis.y * sin, axis.z * sin, cos)
}

/// The smallest rotation that turns y into the unit vector `axis`.
#[must_use]
pub fn turn_from_y(axis: DVec3) -> DQuat {
    let across = DVec3::Y.cross(axis);
    let sin = across.length();
    if sin < 1e-12 {
        return if axis.y > 0.0 {
            DQuat::IDENTITY
        } else {
            rotation(DVec3::X, core::f64::consts::PI)
        };
    }
    rotation(across / sin, libm::atan2(sin, axis.y))
}
