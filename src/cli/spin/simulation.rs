//! The run itself.

use std::time::Duration;

use bevy::platform::time::Instant;
use glam::DVec3;

use super::config::{Config, SurfaceKind};
use super::report::{Sample, Summary};
use crate::cli::CliError;
use crate::data::DataError;
use crate::spin::{Body, Motion, STIFFNESS_RATE, State, rotation};

/// Between two looks at the energy, s (at most): the game's own step.
const STRIDE: f64 = 1.0 / 1920.0;

pub(super) struct Simulation {
    motion: Motion,
    body: Body,
    state: State,
    gravity: f64,
    /// Between two looks at the energy, s (at most).
    stride: f64,
}

impl Simulation {
    /// Checks `config` of `file` and sets the start up.
    pub fn new(file: &str, config: &Config) -> Result<Self, DataError> {
        config.check(file)?;
        let body = config.body.read(file)?;
        let start = &config.start;
        let orientation = rotation(DVec3::NEG_Z, start.tilt);
        let turning = start
            .angular_velocity
            .map_or(orientation * DVec3::Y * start.spin, DVec3::from_array);
        let motion = match (config.surface.read(file, config, body)?, config.substep) {
            (Motion::Flow(flow), Some(substep)) => {
                Motion::Flow(Box::new(flow.with_numerics(STIFFNESS_RATE, 1.0, substep)))
            }
            (motion, _) => motion,
        };
        let state = match &motion {
            Motion::Pivot(pivot) => pivot.state(orientation, turning),
            Motion::Flow(flow) => {
                let touching = flow.lift_to_touch(&State::at(DVec3::ZERO, orientation));
                let height = start.height.unwrap_or(touching);
                if height < touching - 1e-6 && config.surface.kind != SurfaceKind::None {
                    let problem =
                        format!("{height} is inside the surface: at least {touching} is accepted, or null to touch it");
                    return Err(DataError::new(file, "start.height", problem));
                }
                State::at(DVec3::Y * height, orientation).moving(&body, DVec3::from_array(start.velocity), turning)
            }
        };
        Ok(Self {
            motion,
            body,
            state,
            gravity: config.gravity,
            stride: config.substep.unwrap_or(STRIDE),
        })
    }

    /// Runs to the end, with a sample at the start, at each sample time and at the end.
    pub fn run(
        mut self,
        config: &Config,
        mut each: impl FnMut(&Sample) -> Result<(), CliError>,
    ) -> Result<Summary, CliError> {
        let interval = 1.0 / config.sample_hz;
        let samples = libm::floor(config.duration * config.sample_hz + 1e-9) as u64;
        let energy_start = self.energy();
        let (mut highest, mut steps, mut spent) = (energy_start, 0, Duration::ZERO);
        each(&self.sample(0.0))?;
        let mut time = 0.0;
        for sample in 1..=samples + 1 {
            let until = (sample as f64 * interval).min(config.duration);
            if until - time < 1e-9 {
                break;
            }
            let began = Instant::now();
            steps += self.go_on(until - time, &mut highest);
            spent += began.elapsed();
            time = until;
            if !self.state.is_finite() {
                return Err(CliError::Failed(format!("the motion broke down before {time} s")));
            }
            each(&self.sample(time))?;
        }
        // Of the motion alone: not of what the samples are written to.
        let wall_seconds = spent.as_secs_f64();
        Ok(Summary {
            summary: true,
            duration: config.duration,
            energy_start,
            energy_end: self.energy(),
            energy_highest: highest,
            steps,
            substep: if steps > 0 { config.duration / steps as f64 } else { 0.0 },
            wall_seconds,
            times_real_time: config.duration / wall_seconds.max(1e-9),
        })
    }

    /// Goes on by `span` seconds; the steps made.
    fn go_on(&mut self, span: f64, highest: &mut f64) -> u64 {
        let strides = libm::ceil(span / self.stride - 1e-9).max(1.0) as u64;
        let stride = span / strides as f64;
        let mut steps = 0;
        for _ in 0..strides {
            steps += u64::from(self.motion.advance(&mut self.state, stride));
            *highest = highest.max(self.energy());
        }
        steps
    }

    fn energy(&self) -> f64 {
        self.state.kinetic_energy(&self.body) + self.potential()
    }

    fn potential(&self) -> f64 {
        self.body.mass() * self.gravity * self.state.position.y
    }

    fn sample(&self, t: f64) -> Sample {
        let state = &self.state;
        let angular_velocity = state.angular_velocity(&self.body);
        let (contact, slip) = match &self.motion {
            Motion::Flow(flow) => {
                let felt = flow.felt(state);
                (felt.normal_force > 0.0, felt.slip)
            }
            Motion::Pivot(_) => (true, 0.0),
        };
        Sample {
            t,
            position: state.position,
            axis: state.axis(),
            tilt: state.tilt(),
            spin: angular_velocity.dot(state.axis()),
            angular_velocity,
            velocity: state.velocity,
            kinetic: state.kinetic_energy(&self.body),
            potential: self.potential(),
            angular_momentum: state.angular_momentum,
            contact,
            slip,
        }
    }
}
