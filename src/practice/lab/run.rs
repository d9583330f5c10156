//! A phenomenon as it goes on.

use std::collections::VecDeque;

use glam::DVec3;

use super::gauge::{Gauge, going_round, spin};
use super::law::Law;
use super::phenomenon::{Knob, Phenomenon};
use super::setting::Setting;
use super::trace::{Sample, Trace};
use crate::physics::TICK;
use crate::showcase::simulation::{Look, Pose, STEPS, Spinner, Support};
use crate::spin::{Body, Motion, STIFFNESS_RATE, State};

/// A sample is taken each so many ticks at first.
const SAMPLE: u64 = 1;
/// It goes on no longer than this, s.
const LONGEST: f64 = 120.0;
/// With less than this share of its first kinetic energy it stands still.
const STILL: f64 = 1e-6;
/// So long after it stood still a run is over, s.
const REST: f64 = 0.5;

/// A phenomenon as it goes on.
#[derive(Debug, Clone)]
pub struct Run {
    setting: Setting,
    spinner: Spinner,
    motion: Motion,
    pub(super) state: State,
    /// Where it is held, if it is, m.
    held: DVec3,
    ticks: u64,
    pub(super) gauge: Gauge,
    pub(super) law: Law,
    /// Kinetic and whole energy (J) and the kept part of the angular momentum (kg m²/s) at the start.
    start: [f64; 3],
    trace: Trace,
    /// Where a point of the body was, the newest last, m.
    trail: VecDeque<DVec3>,
    over: bool,
}

impl Run {
    /// The most places of a trail that are remembered.
    pub const TRAIL: usize = 256;

    /// Begins with the dials as they stand in `setting`.
    #[must_use]
    pub fn begin(setting: Setting) -> Self {
        let spinner = setting.spinner();
        let gravity = setting.si(Knob::Gravity);
        let (motion, mut state, held) = spinner.start(gravity, setting.si(Knob::Air));
        if matches!(spinner.support, Support::Plane { .. }) {
            // Its weight presses it in by that much: it does not have to settle first.
            state.position.y -= gravity / (STIFFNESS_RATE * STIFFNESS_RATE);
        }
        let law = Law::of(&setting, motion.body());
        let gauge = Gauge::new(motion.body(), &state);
        let mut run = Self {
            setting,
            spinner,
            motion,
            state,
            held,
            ticks: 0,
            gauge,
            law,
            start: [0.0; 3],
            trace: Trace::new(SAMPLE),
            trail: VecDeque::with_capacity(Self::TRAIL),
            over: false,
        };
        let first = run.sample();
        run.start = [first.kinetic, first.energy(), first.kept];
        run.trace.keep(run.sample());
        run
    }

    /// Where its dials stand.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The body, as it started.
    #[must_use]
    pub fn spinner(&self) -> &Spinner {
        &self.spinner
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &Body {
        self.motion.body()
    }

    /// Seconds since the start.
    #[must_use]
    pub fn time(&self) -> f64 {
        self.ticks as f64 * TICK
    }

    /// Whether nothing more happens.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What was measured over time.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Where the body is.
    #[must_use]
    pub fn pose(&self) -> Pose {
        Pose {
            position: self.state.position + self.held,
            orientation: self.state.orientation,
            visible: true,
        }
    }

    /// Where its marked point was, the newest last, m.
    pub fn trail(&self) -> impl DoubleEndedIterator<Item = DVec3> + ExactSizeIterator {
        self.trail.iter().copied()
    }

    /// One tick of [`TICK`] seconds; nothing once it is over.
    pub fn tick(&mut self) {
        if self.over {
            return;
        }
        let step = TICK / f64::from(STEPS);
        let (mark, every) = self.mark();
        for nth in 0..STEPS {
            self.motion.advance(&mut self.state, step);
            self.gauge.look(self.motion.body(), &self.state, step);
            if (self.ticks * u64::from(STEPS) + u64::from(nth)).is_multiple_of(every) {
                if self.trail.len() == Self::TRAIL {
                    self.trail.pop_front();
                }
                let at = self.state.position + self.state.orientation * mark + self.held;
                self.trail.push_back(at);
            }
        }
        self.ticks += 1;
        if self.trace.wants(self.ticks) {
            self.trace.keep(self.sample());
        }
        self.over = self.ends();
    }

    /// The point of the body that leaves a trail, in its own frame, and how many steps are from one place to the next.
    fn mark(&self) -> (DVec3, u64) {
        let (radius, top) = (self.spinner.shape.radius(), self.spinner.shape.half_height());
        if self.setting.phenomenon() == Phenomenon::RisingCapsule {
            return (DVec3::Y * top, 2);
        }
        match self.spinner.look {
            Look::Tube => (DVec3::new(radius, top, 0.0), 3),
            Look::Top => (DVec3::Y * (4.2 * top), 14),
            Look::Handle => (DVec3::new(top, self.setting.handle_drop(), 0.0), 14),
            Look::Coin | Look::Solid | Look::Capsule | Look::OtherCapsule => (DVec3::Y * top, 14),
        }
    }

    /// How it stands, and what theory says of that.
    #[must_use]
    pub fn sample(&self) -> Sample {
        let body = self.motion.body();
        let (state, t) = (&self.state, self.time());
        let momentum = self.motion.angular_momentum(state);
        let turning = state.angular_velocity(body);
        let axis = state.axis();
        let kept = match self.setting.phenomenon() {
            Phenomenon::RisingCapsule => {
                // Jellett's: along the way from the contact to the middle, over the radius of the end.
                let (half, radius) = body.shape().rod();
                let up = axis * 1.0_f64.copysign(axis.y);
                momentum.dot(DVec3::Y + up * (half / radius))
            }
            Phenomenon::FlippingHandle | Phenomenon::FreeWobble => momentum.length(),
            Phenomenon::SpinDown => momentum.dot(axis),
            _ => momentum.y,
        };
        let own = match self.setting.phenomenon() {
            Phenomenon::SleepingTop | Phenomenon::SettlingDisc => state.tilt(),
            Phenomenon::LeaningTop | Phenomenon::WhirlingTube | Phenomenon::FreeWobble => going_round(state, turning),
            Phenomenon::RisingCapsule => self.raised(),
            Phenomenon::FlippingHandle | Phenomenon::SpinDown => spin(state, body),
        };
        let [_, energy, kept_first] = self.start;
        Sample {
            t,
            kinetic: state.kinetic_energy(body),
            potential: body.mass() * self.setting.si(Knob::Gravity) * (state.position.y + self.held.y),
            momentum: momentum.length(),
            kept,
            own,
            theory: [
                self.law.energy(t, energy),
                self.law.kept(t, kept_first),
                self.law.own(t),
            ],
        }
    }

    /// How far the axis is from lying, rad.
    pub(super) fn raised(&self) -> f64 {
        libm::asin(self.state.axis().y.abs().min(1.0))
    }

    /// Energy at the start, J.
    pub(super) fn first_energy(&self) -> f64 {
        self.start[1]
    }

    /// Whether a top lies on the table, or hangs off its pillar.
    pub(super) fn has_fallen(&self) -> bool {
        self.state.tilt() >= self.setting.fallen_lean()
    }

    /// Whether nothing more will happen.
    fn ends(&mut self) -> bool {
        let still = self.state.kinetic_energy(self.motion.body()) < STILL * self.start[0];
        if still && self.gauge.stopped.is_none() {
            self.gauge.stopped = Some(self.time());
        }
        let rested = self.gauge.stopped.is_some_and(|at| self.time() > at + REST);
        rested || self.has_fallen() || self.time() >= LONGEST || !self.state.is_finite()
    }
}
