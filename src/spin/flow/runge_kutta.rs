//! One step of the equations of motion.

use glam::{DQuat, DVec3};

use super::load::Load;
use super::{Flow, Reached};
use crate::spin::State;

impl Flow {
    /// One classic Runge-Kutta step of `h` seconds; the mean normal forces by role.
    pub(super) fn runge_kutta(&self, state: &mut State, reached: Reached, h: f64) -> [f64; 2] {
        let (x, v, q, l) = (
            state.position,
            state.velocity,
            state.orientation,
            state.angular_momentum,
        );
        let inverse_mass = 1.0 / self.body.mass();
        let mut at = *state;
        let mut sum = Load::default();
        // Air changes too little within a step to be looked at four times.
        let air = self.air_drag(state, h);
        let (mut path, mut turn) = (DVec3::ZERO, DQuat::from_xyzw(0.0, 0.0, 0.0, 0.0));
        for (stage, (weight, next)) in [(1.0, 0.5), (2.0, 0.5), (2.0, 1.0), (1.0, 0.0)].into_iter().enumerate() {
            let turning = self.body.angular_velocity(at.orientation, at.angular_momentum);
            let load = self.load(&at, turning, reached, air, h);
            let turn_rate = DQuat::from_xyzw(turning.x, turning.y, turning.z, 0.0) * at.orientation * 0.5;
            sum.add(&load, weight);
            path += at.velocity * weight;
            turn += turn_rate * weight;
            if stage < 3 {
                let step = h * next;
                at.position = x + at.velocity * step;
                at.velocity = v + load.force * (step * inverse_mass);
                at.orientation = q + turn_rate * step;
                at.angular_momentum = l + load.torque * step;
            }
        }
        let sixth = h / 6.0;
        state.position = x + path * sixth;
        state.velocity = v + sum.force * (sixth * inverse_mass);
        state.orientation = (q + turn * sixth).normalize();
        state.angular_momentum = l + sum.torque * sixth;
        sum.normal.map(|normal| normal / 6.0)
    }
}
