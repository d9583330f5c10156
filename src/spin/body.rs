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

    /// The largest share of a unit force at any point of its surface that ends as acceleration of that point, 1/kg (a bound).
    pub(super) fn mobility(&self) -> f64 {
        let (long, wide) = (self.shape.bounding_radius(), self.shape.radius());
        if self.shape.is_ball() {
            return 1.0 / self.mass + wide * wide * self.inverse.max_element();
        }
        1.0 / self.mass + (long * long * self.inverse.x.max(self.inverse.z)).max(wide * wide * self.inverse.y)
    }

    /// One over the smallest principal moment.
    pub(super) fn largest_inverse_inertia(&self) -> f64 {
        self.inverse.max_element()
    }
}
