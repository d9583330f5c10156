//! What is measured while a run goes on.

use core::f64::consts::{PI, TAU};

use glam::DVec3;

use crate::spin::{Body, State};

/// What has been measured so far.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Gauge {
    /// Seconds of the run.
    pub time: f64,
    /// By how much the axis has gone round the vertical, rad.
    pub turned: f64,
    /// By how much the body has turned about its axis, seen from the axis, rad.
    pub rolled: f64,
    /// The least and the greatest lean of the axis, rad from the vertical.
    pub leans: [f64; 2],
    /// The first and the last time that the rotation about the body's axis changed its sense, s, and how often it did.
    pub flips: ([f64; 2], u32),
    /// When it stood still, s.
    pub stopped: Option<f64>,
    heading: f64,
    about_axis: f64,
}

/// How the axis goes round the vertical now, rad/s; 0 while it is upright.
pub(super) fn going_round(state: &State, turning: DVec3) -> f64 {
    let axis = state.axis();
    let moving = turning.cross(axis);
    let out2 = axis.x * axis.x + axis.z * axis.z;
    if out2 < 1e-12 {
        0.0
    } else {
        (axis.z * moving.x - axis.x * moving.z) / out2
    }
}

/// Spin about the axis, rad/s.
pub(super) fn spin(state: &State, body: &Body) -> f64 {
    state.angular_velocity(body).dot(state.axis())
}

fn heading(state: &State) -> f64 {
    let axis = state.axis();
    libm::atan2(-axis.z, axis.x)
}

impl Gauge {
    pub fn new(body: &Body, state: &State) -> Self {
        Self {
            leans: [state.tilt(); 2],
            heading: heading(state),
            about_axis: spin(state, body),
            ..Self::default()
        }
    }

    /// Takes in how it stands `step` seconds later.
    pub fn look(&mut self, body: &Body, state: &State, step: f64) {
        self.time += step;
        let lean = state.tilt();
        self.leans = [self.leans[0].min(lean), self.leans[1].max(lean)];
        let now = heading(state);
        let turned = now - self.heading;
        self.turned += turned - TAU * libm::round(turned / TAU);
        self.heading = now;
        let turning = state.angular_velocity(body);
        let about_axis = turning.dot(state.axis());
        self.rolled += step * (about_axis - going_round(state, turning) * state.axis().y).abs();
        if about_axis * self.about_axis < 0.0 {
            // Between two looks the rotation changes evenly.
            let at = self.time - step * about_axis / (about_axis - self.about_axis);
            let ([first, _], count) = self.flips;
            self.flips = ([if count == 0 { at } else { first }, at], count + 1);
        }
        self.about_axis = about_axis;
    }

    /// How fast the axis has gone round on average, rad/s, once it went far enough to tell.
    pub fn mean_round(&self) -> Option<f64> {
        (self.turned.abs() > 0.5 * PI).then(|| self.turned / self.time)
    }

    /// Seconds from one turning over to the next, on average.
    pub fn flip_time(&self) -> Option<f64> {
        let ([first, last], count) = self.flips;
        (count > 1).then(|| (last - first) / f64::from(count - 1))
    }
}
