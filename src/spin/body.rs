//! A rigid body: shape, mass and inertia.

use glam::{DQuat, DVec3};

use super::Shape;
use super::state::axis_of;

/// A rigid body whose axis is its local y.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Body {
    shape: Shape,
    mass: f64,
    inertia: DVec3,
    inverse: DVec3,
}

impl Body {
    /// A body of `shape` and `mass` (kg) with the principal moments of `inertia` (kg m², y about the axis), all positive.
    #[must_use]
    pub fn new(shape: Shape, mass: f64, inertia: DVec3) -> Self {
        Self {
            shape,
            mass,
            inertia,
            inverse: inertia.recip(),
        }
    }

    /// The solid of uniform density.
    #[must_use]
    pub fn solid(shape: Shape, mass: f64) -> Self {
        Self::new(shape, mass, shape.solid_inertia(mass))
    }

    /// Its outline.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// kg.
    #[must_use]
    pub fn mass(&self) -> f64 {
        self.mass
    }

    /// Principal moments, kg m².
    #[must_use]
    pub fn inertia(&self) -> DVec3 {
        self.inertia
    }

    /// World angular velocity at `orientation` with the world angular momentum `momentum`: w = R I⁻¹ Rᵀ L.
    #[must_use]
    #[inline]
    pub fn angular_velocity(&self, orientation: DQuat, momentum: DVec3) -> DVec3 {
        if self.inertia.x == self.inertia.z {
            let axis = axis_of(orientation);
            momentum * self.inverse.x + axis * ((self.inverse.y - self.inverse.x) * momentum.dot(axis))
        } else {
            orientation * (self.inverse * (orientation.conjugate() * momentum))
        }
    }

    /// World angular momentum at `orientation` with the world angular velocity `velocity`: L = R I Rᵀ w.
    #[must_use]
    pub fn angular_momentum(&self, orientation: DQuat, velocity: DVec3) -> DVec3 {
        orientation * (self.inertia * (orientation.conjugate() * velocity))
    }

    /// How much (1/kg, a close upper bound) a force along the surface accelerates the point `arm` from the centre of mass.
    pub(super) fn mobility(&self, axis: DVec3, arm: DVec3) -> f64 {
        let along = arm.dot(axis);
        let (far2, beside2) = (arm.length_squared(), arm.length_squared() - along * along);
        1.0 / self.mass + beside2 * self.inverse.y + far2 * self.inverse.x.max(self.inverse.z)
    }

    /// The same for the spin of a flat face of `radius` that lies on: as acceleration of its edge.
    pub(super) fn face_mobility(&self, radius: f64) -> f64 {
        2.0 / 3.0 * radius * radius * self.inverse.y
    }

    /// One over the smallest principal moment.
    pub(super) fn largest_inverse_inertia(&self) -> f64 {
        self.inverse.max_element()
    }
}
