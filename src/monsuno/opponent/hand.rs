//! The hand of a computer player: what becomes of the launch that it means.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::data::{DataError, within};
use crate::physics::Launch;

/// How a hand shakes. It comes on top of what every hand does (see [`Launch::scattered`]).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// How far the aim goes astray, radians (standard deviation): 0 to 1.
    pub sway: f64,
    /// How far the power falls short (of half-normal distribution with this scale): 0 to 1.
    pub slack: f64,
    /// How far the pressing finger is off, as [`Launch::press_point`] (standard deviation): 0 to 1.
    pub finger: f64,
    /// How far the capsule is off its place on the launch line, as [`Launch::mark`] (standard deviation): 0 to 1.
    pub place: f64,
}

impl Hand {
    pub(super) fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        let numbers = [
            ("sway", self.sway),
            ("slack", self.slack),
            ("finger", self.finger),
            ("place", self.place),
        ];
        let mut numbers = numbers.into_iter();
        numbers.try_for_each(|(field, value)| within(file, &format!("{place}.{field}"), value, 0.0, 1.0))
    }

    /// What the hand makes of `meant`. Always in the range that a match accepts.
    #[must_use]
    pub fn shaken(&self, meant: &Launch, chance: &mut Chance) -> Launch {
        let mut off = |scale: f64| scale * chance.normal();
        Launch {
            style: meant.style,
            mark: (meant.mark + off(self.place)).clamp(-1.0, 1.0),
            aim: (meant.aim + off(self.sway)).clamp(-MOST_AIM, MOST_AIM),
            power: (meant.power - off(self.slack).abs()).clamp(LEAST_POWER, 1.0),
            press_point: (meant.press_point + off(self.finger)).clamp(0.0, 1.0),
        }
    }
}

/// No launch is aimed further to the side, rad: a match accepts a little more.
pub(super) const MOST_AIM: f64 = 1.5;
/// No launch is weaker: below, a capsule hardly spins.
pub(super) const LEAST_POWER: f64 = 0.1;
