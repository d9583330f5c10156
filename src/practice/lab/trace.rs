//! What was measured over time, in a bounded number of samples.

/// A moment of a run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// Seconds since the start.
    pub t: f64,
    /// Of motion, J.
    pub kinetic: f64,
    /// Of height over the table, J.
    pub potential: f64,
    /// The length of the angular momentum, kg m²/s.
    pub momentum: f64,
    /// The part of the angular momentum that theory speaks of, kg m²/s.
    pub kept: f64,
    /// What this phenomenon is about, in the unit of its quantity.
    pub own: f64,
    /// What theory says of energy, of the part of the angular momentum and of what it is about; not a number where it says
    /// nothing.
    pub theory: [f64; 3],
}

impl Sample {
    /// Kinetic and potential energy, J.
    #[must_use]
    pub fn energy(&self) -> f64 {
        self.kinetic + self.potential
    }
}

/// The samples of a run: evenly spaced, and never more than [`Trace::MOST`]. When they are full, every second one is left out.
#[derive(Debug, Clone, PartialEq)]
pub struct Trace {
    samples: Vec<Sample>,
    /// A sample is kept each so many ticks.
    every: u64,
}

impl Trace {
    /// The most samples that are kept.
    pub const MOST: usize = 480;

    /// No samples yet; one will be kept each `every` ticks until they are full.
    pub(super) fn new(every: u64) -> Self {
        Self {
            samples: Vec::with_capacity(Self::MOST),
            every,
        }
    }

    /// Whether a sample is wanted at tick number `tick`.
    pub(super) fn wants(&self, tick: u64) -> bool {
        tick.is_multiple_of(self.every)
    }

    pub(super) fn keep(&mut self, sample: Sample) {
        self.samples.push(sample);
        if self.samples.len() == Self::MOST {
            let mut nth = 0;
            self.samples.retain(|_| {
                nth += 1;
                nth % 2 == 1
            });
            self.every *= 2;
        }
    }

    /// All samples, in the order of time.
    #[must_use]
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_long_it_goes_on_samples_stay_few_and_evenly_spaced() {
        let mut trace = Trace::new(2);
        for tick in 0..100_000_u64 {
            if trace.wants(tick) {
                trace.keep(Sample {
                    t: tick as f64,
                    kinetic: 1.0,
                    potential: 0.0,
                    momentum: 0.0,
                    kept: 0.0,
                    own: 0.0,
                    theory: [0.0; 3],
                });
            }
        }
        let samples = trace.samples();
        assert!(samples.len() < Trace::MOST && samples.len() >= Trace::MOST / 2 - 1);
        let gap = samples[1].t - samples[0].t;
        assert!(samples[0].t == 0.0 && samples.windows(2).all(|pair| pair[1].t - pair[0].t == gap));
        assert!(100_000.0 - samples[samples.len() - 1].t <= gap);
    }
}
