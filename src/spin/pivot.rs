//! The Lagrange top: a body whose axis is held at one point below its centre of mass.

use glam::{DQuat, DVec3};

use super::{Body, State, air};

/// The largest turn in a substep, rad.
const LARGEST_TURN: f64 = 0.1;

/// A body of revolution that turns without friction about the fixed point of its axis `offset` below the centre of mass.
#[derive(Debug, Clone)]
pub struct Pivot {
    /// The body, with its own inertia about the centre of mass.
    body: Body,
    /// The same with the inertia about the point: transverse + m offset² (Steiner).
    about_point: Body,
    offset: f64,
    gravity: f64,
    /// How dense the air is against ours; 0 is none.
    air: f64,
}

impl Pivot {
    /// `body` held `offset` metres below its centre of mass at the world's origin.
    #[must_use]
    pub fn new(body: Body, offset: f64, gravity: f64, air: bool) -> Self {
        let steiner = body.mass() * offset * offset;
        let about_point = Body::new(
            *body.shape(),
            body.mass(),
            body.inertia() + DVec3::new(steiner, 0.0, steiner),
        );
        Self {
            body,
            about_point,
            offset,
            gravity,
            air: f64::from(u8::from(air)),
        }
    }

    /// The same in air `density` times as dense as ours; 0 is none.
    #[must_use]
    pub fn with_air(mut self, density: f64) -> Self {
        self.air = density;
        self
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The body with its inertia about the point.
    #[must_use]
    pub fn about_point(&self) -> &Body {
        &self.about_point
    }

    /// The state with `orientation` and the world angular velocity `turning` (rad/s).
    #[must_use]
    pub fn state(&self, orientation: DQuat, turning: DVec3) -> State {
        let position = orientation * DVec3::Y * self.offset;
        State::at(position, orientation).moving(&self.body, turning.cross(position), turning)
    }

    /// Carries `state` on by `dt` seconds (Runge-Kutta on orientation and angular momentum about the point); how many steps it took.
    pub fn advance(&self, state: &mut State, dt: f64) -> u32 {
        let turning = state.angular_velocity(&self.body);
        let steps = libm::ceil(turning.length() * dt / LARGEST_TURN).clamp(1.0, 4096.0) as u32;
        let h = dt / f64::from(steps);
        let mut q = state.orientation;
        let mut l = self.about_point.angular_momentum(q, turning);
        for _ in 0..steps {
            let (q0, l0) = (q, l);
            let (mut turn, mut torque) = (DQuat::from_xyzw(0.0, 0.0, 0.0, 0.0), DVec3::ZERO);
            for (weight, next) in [(1.0, 0.5), (2.0, 0.5), (2.0, 1.0), (1.0, 0.0)] {
                let w = self.about_point.angular_velocity(q, l);
                let turn_rate = DQuat::from_xyzw(w.x, w.y, w.z, 0.0) * q * 0.5;
                let rate = self.torque(q, w, h);
                turn += turn_rate * weight;
                torque += rate * weight;
                q = q0 + turn_rate * (h * next);
                l = l0 + rate * (h * next);
            }
            q = (q0 + turn * (h / 6.0)).normalize();
            l = l0 + torque * (h / 6.0);
        }
        *state = self.state(q, self.about_point.angular_velocity(q, l));
        steps
    }

    /// Torque about the point: weight, and air.
    fn torque(&self, orientation: DQuat, turning: DVec3, h: f64) -> DVec3 {
        let axis = orientation * DVec3::Y;
        let arm = axis * self.offset;
        let mut force = DVec3::Y * (-self.body.mass() * self.gravity);
        let mut torque = DVec3::ZERO;
        if self.air > 0.0 {
            let (drag, twist) = air::drag(&self.body, axis, turning.cross(arm), turning, self.air, h);
            force += drag;
            torque += twist;
        }
        torque + arm.cross(force)
    }
}
