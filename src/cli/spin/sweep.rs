//! What a sweep asks of a run: a few numbers.

use core::f64::consts::{FRAC_PI_2, FRAC_PI_4};

use serde_json::Value;

use super::config::Config;
use super::simulation::Simulation;
use crate::cli::CliError;
use crate::data::DataError;

/// A body that leans further than this has toppled, rad.
const TOPPLED: f64 = FRAC_PI_4;

/// The names of [`Run::measure`]'s numbers.
pub(in crate::cli) const OUTPUTS: [&str; 5] =
    ["time_to_topple", "highest_tilt", "spin_left", "energy_lost", "distance"];

/// A run that is ready to begin.
pub(in crate::cli) struct Run {
    config: Config,
    simulation: Simulation,
}

impl Run {
    /// Reads and checks the `config` of `file`.
    pub fn prepare(file: &str, config: Value) -> Result<Self, DataError> {
        let config: Config =
            serde_json::from_value(config).map_err(|error| DataError::new(file, "spin", error.to_string()))?;
        let simulation = Simulation::new(file, &config)?;
        Ok(Self { config, simulation })
    }

    /// Runs it: when its axis was first 45 degrees from the vertical (s; none if never), the furthest it leant (rad, a
    /// quarter turn is lying), the spin about its axis at the end (rad/s, without sign), the energy it lost (J), and how far
    /// from its start it ended (m). Between samples the lean is taken to change evenly.
    pub fn measure(self) -> Result<[Option<f64>; 5], CliError> {
        let (mut toppled, mut highest, mut before) = (None, 0.0_f64, None);
        let (mut spin, mut start, mut distance) = (0.0, None, 0.0);
        let summary = self.simulation.run(&self.config, |sample| {
            // An axis has no direction: both its ends are alike.
            let lean = FRAC_PI_2 - (sample.tilt - FRAC_PI_2).abs();
            highest = highest.max(lean);
            if toppled.is_none() && lean > TOPPLED {
                toppled = Some(before.map_or(sample.t, |(t, tilt): (f64, f64)| {
                    t + (sample.t - t) * (TOPPLED - tilt) / (lean - tilt)
                }));
            }
            before = Some((sample.t, lean));
            spin = sample.spin.abs();
            distance = sample.position.distance(*start.get_or_insert(sample.position));
            Ok(())
        })?;
        let lost = summary.energy_start - summary.energy_end;
        Ok([toppled, Some(highest), Some(spin), Some(lost), Some(distance)])
    }
}
