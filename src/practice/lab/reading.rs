//! What is measured, beside what theory says.

use super::gauge::going_round;
use super::law::Law;
use super::phenomenon::{Knob, Phenomenon};
use super::run::Run;

/// What a number is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantity {
    /// J.
    Energy,
    /// kg m²/s.
    Momentum,
    /// rad/s, of something that goes round slowly.
    Round,
    /// rad/s, of something that spins.
    Spin,
    /// rad.
    Angle,
    /// s.
    Time,
    /// A count.
    Marks,
}

/// A measured number beside that of the formula.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reading {
    /// The key of its name.
    pub key: &'static str,
    /// What it is.
    pub quantity: Quantity,
    /// What is measured; none before there is enough to tell.
    pub measured: Option<f64>,
    /// What theory says; none where it says nothing.
    pub theory: Option<f64>,
}

impl Reading {
    /// By how much the measured is more than theory, as a share of theory.
    #[must_use]
    pub fn difference(&self) -> Option<f64> {
        let (measured, theory) = (self.measured?, self.theory?);
        (theory.abs() > 1e-12).then(|| measured / theory - 1.0)
    }
}

impl Run {
    /// What the plot of this phenomenon alone shows.
    #[must_use]
    pub fn own_quantity(&self) -> Quantity {
        match self.setting().phenomenon() {
            Phenomenon::SleepingTop | Phenomenon::RisingCapsule | Phenomenon::SettlingDisc => Quantity::Angle,
            Phenomenon::LeaningTop | Phenomenon::WhirlingTube | Phenomenon::FreeWobble | Phenomenon::FlippingHandle => {
                Quantity::Round
            }
            Phenomenon::SpinDown => Quantity::Spin,
        }
    }

    /// What is measured now, each beside what theory says.
    #[must_use]
    pub fn readings(&self) -> Vec<Reading> {
        let now = self.sample();
        let reading = |key, quantity, measured: Option<f64>, theory: Option<f64>| Reading {
            key,
            quantity,
            measured,
            theory: theory.filter(|value| value.is_finite()),
        };
        let mut readings = self.own_readings(&reading);
        readings.push(reading(
            "lab-energy",
            Quantity::Energy,
            Some(now.energy()),
            Some(now.theory[0]),
        ));
        readings.push(reading(
            self.kept_key(),
            Quantity::Momentum,
            Some(now.kept),
            Some(now.theory[1]),
        ));
        readings
    }

    /// The readings of this phenomenon alone.
    fn own_readings(
        &self,
        reading: &impl Fn(&'static str, Quantity, Option<f64>, Option<f64>) -> Reading,
    ) -> Vec<Reading> {
        let gauge = &self.gauge;
        let turning = self.state.angular_velocity(self.body());
        match &self.law {
            Law::SleepingTop { least, widest } => vec![
                reading(
                    "lab-spin-needed",
                    Quantity::Spin,
                    Some(turning.dot(self.state.axis())),
                    Some(*least),
                ),
                reading("lab-widest", Quantity::Angle, Some(gauge.leans[1]), Some(*widest)),
            ],
            Law::LeaningTop(rate) => vec![reading("lab-precession", Quantity::Round, gauge.mean_round(), *rate)],
            Law::WhirlingTube(rates) => {
                let marks = gauge.mean_round().map(|_| gauge.rolled / gauge.turned.abs());
                vec![
                    reading(
                        "lab-whirl",
                        Quantity::Round,
                        gauge.mean_round(),
                        rates.map(|(whirl, _)| whirl),
                    ),
                    reading(
                        "lab-marks",
                        Quantity::Marks,
                        marks,
                        rates.map(|(whirl, spin)| (spin / whirl).abs()),
                    ),
                ]
            }
            Law::RisingCapsule => vec![reading("lab-raised", Quantity::Angle, Some(self.raised()), None)],
            Law::SettlingDisc { whirl, lean } => {
                let now = self.state.tilt();
                let steady = whirl.steady(core::f64::consts::FRAC_PI_2 - now.max(1e-6));
                let rolls = gauge.stopped.is_none();
                vec![
                    reading("lab-lean", Quantity::Angle, Some(now), Some(lean.at(self.time()))),
                    reading(
                        "lab-whirl-now",
                        Quantity::Round,
                        rolls.then(|| going_round(&self.state, turning)),
                        steady.filter(|_| rolls).map(|(whirl, _)| whirl),
                    ),
                    reading("lab-settled", Quantity::Time, gauge.stopped, lean.time_of(0.0)),
                ]
            }
            Law::FlippingHandle(turn) => vec![reading(
                "lab-flip",
                Quantity::Time,
                gauge.flip_time(),
                turn.and_then(|turn| turn.flip_time()),
            )],
            Law::FreeWobble(rate) => vec![reading(
                "lab-wobbling",
                Quantity::Round,
                gauge.mean_round(),
                Some(*rate),
            )],
            Law::SpinDown { spin, .. } => vec![
                reading(
                    "lab-spin",
                    Quantity::Spin,
                    Some(turning.dot(self.state.axis())),
                    Some(spin.at(self.time())),
                ),
                reading("lab-stopped", Quantity::Time, gauge.stopped, spin.time_of(0.0)),
            ],
        }
    }

    /// The key of the part of the angular momentum that theory speaks of.
    #[must_use]
    pub fn kept_key(&self) -> &'static str {
        match self.setting().phenomenon() {
            Phenomenon::RisingCapsule => "lab-jellett",
            Phenomenon::FlippingHandle | Phenomenon::FreeWobble => "lab-momentum",
            Phenomenon::SpinDown => "lab-momentum-axis",
            _ => "lab-momentum-vertical",
        }
    }

    /// The key of what the plot of this phenomenon alone shows.
    #[must_use]
    pub fn own_key(&self) -> &'static str {
        match self.setting().phenomenon() {
            Phenomenon::SleepingTop | Phenomenon::SettlingDisc => "lab-lean",
            Phenomenon::LeaningTop => "lab-precession",
            Phenomenon::WhirlingTube => "lab-whirl",
            Phenomenon::RisingCapsule => "lab-raised",
            Phenomenon::FlippingHandle => "lab-about-middle",
            Phenomenon::FreeWobble => "lab-wobbling",
            Phenomenon::SpinDown => "lab-spin",
        }
    }

    /// The key of a word on how it stands now.
    #[must_use]
    pub fn verdict(&self) -> &'static str {
        /// An axis this far from lying has risen, rad.
        const RISEN: f64 = 0.6;
        match &self.law {
            _ if self.has_fallen() => "lab-verdict-fell",
            Law::SleepingTop { least, .. } if self.setting().si(Knob::Spin) >= *least => "lab-verdict-sleeps",
            Law::SleepingTop { .. } => "lab-verdict-too-slow",
            Law::LeaningTop(Some(_)) => "lab-verdict-steady",
            Law::LeaningTop(None) => "lab-verdict-no-precession",
            Law::WhirlingTube(Some(_)) => "lab-verdict-whirls",
            Law::WhirlingTube(None) => "lab-verdict-forbidden",
            Law::RisingCapsule if self.setting().si(Knob::Friction) <= 0.0 => "lab-verdict-smooth",
            Law::RisingCapsule if self.raised() > RISEN => "lab-verdict-risen",
            Law::RisingCapsule => "lab-verdict-lies",
            Law::SettlingDisc { .. } | Law::SpinDown { .. } if self.gauge.stopped.is_some() => "lab-verdict-stopped",
            Law::SettlingDisc { .. } => "lab-verdict-rolls",
            Law::FlippingHandle(turn) if turn.is_some_and(|turn| turn.flip_time().is_some()) => "lab-verdict-flips",
            Law::FlippingHandle(_) => "lab-verdict-no-flip",
            Law::FreeWobble(_) if self.body().inertia().y > self.body().inertia().x => "lab-verdict-flat",
            Law::FreeWobble(_) => "lab-verdict-long",
            Law::SpinDown { .. } => "lab-verdict-spins",
        }
    }

    /// Whether something is at work that the formulas leave out, so that what is measured falls behind them.
    #[must_use]
    pub fn beyond_theory(&self) -> bool {
        let (air, torsion) = (self.setting().si(Knob::Air), self.setting().si(Knob::Torsion));
        match self.setting().phenomenon() {
            Phenomenon::SpinDown => false,
            Phenomenon::SettlingDisc => air > 0.0,
            Phenomenon::RisingCapsule => air > 0.0 || torsion > 0.0 || self.setting().si(Knob::Friction) > 0.0,
            _ => air > 0.0 || torsion > 0.0,
        }
    }

    /// The share of its first energy that is lost.
    #[must_use]
    pub fn lost(&self) -> f64 {
        1.0 - self.sample().energy() / self.first_energy().max(1e-300)
    }
}
