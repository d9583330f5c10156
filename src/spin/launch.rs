//! Launch styles: from a gesture to the motion a capsule leaves the hand with.
//!
//! Each style is a small mechanical model, monotonic in power. Limits are those of real hands and toys
//! (`physics-facts` 2.1): a twist gives 600-1500 rpm and a hard flick 3000, a string launcher 7000, a press up to 4 m/s.

use core::f64::consts::PI;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::{Body, Shape, State, rotation, turn_from_y};
use crate::chance::Chance;
use crate::data::{DataError, within};

/// A launch that turns slower than this is below the minimum spin (`fault`), rad/s.
pub const LEAST_SPIN: f64 = 25.0;

/// Speed that a press with the least and with full power would give a capsule that only slides, m/s.
const PRESS_SPEED: (f64, f64) = (1.0, 4.2);
/// How much of the finger's forward push its drag turns into backspin: the friction of skin on plastic.
const FINGER_FRICTION: f64 = 0.5;
/// How far the pressed end goes down and the other up, rad.
const PRESS_TILT: f64 = 0.08;
/// Force of each of two twisting fingers at full power, N, and how far they roll along the capsule, m.
const TWIST: (f64, f64) = (6.7, 0.03);
/// Pull of a string launcher at full power, N, length of the string, m, and the share that ends as spin.
const STRING: (f64, f64, f64) = (15.0, 0.3, 0.5);
/// Forward speed with no and with full power, m/s: of a twist, of a launcher.
const TWIST_SPEED: (f64, f64) = (0.15, 0.8);
const STRING_SPEED: (f64, f64) = (0.2, 1.0);
/// How far an upright capsule leans when it is let go, rad.
const RELEASE_LEAN: f64 = 0.03;

/// How a capsule is launched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// A finger presses down near one end of the lying capsule: it squirts out whirling, with backspin.
    Press,
    /// Two fingers twist the upright capsule.
    Twist,
    /// A string launcher spins the upright capsule.
    Launcher,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Press, Self::Twist, Self::Launcher];
}

/// A launch as the player means it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    /// How.
    pub style: Style,
    /// Place on one's own launch line: -1 the left end, 0 the middle, 1 the right end, as the player sees it.
    #[serde(default)]
    pub mark: f64,
    /// Radians; 0 straight at the middle of the field, positive to the right as the player sees it.
    #[serde(default)]
    pub aim: f64,
    /// How hard, 0 to 1.
    pub power: f64,
    /// Where a press goes down: 0 the middle of the capsule, 1 its very end. The other styles do not use it.
    #[serde(default)]
    pub press_point: f64,
}

impl Launch {
    /// Refuses numbers out of range, naming `file` and the field under `place`.
    ///
    /// # Errors
    /// When there is one.
    pub fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        within(file, &format!("{place}.mark"), self.mark, -1.0, 1.0)?;
        within(file, &format!("{place}.aim"), self.aim, -PI, PI)?;
        within(file, &format!("{place}.power"), self.power, 0.0, 1.0)?;
        within(file, &format!("{place}.press_point"), self.press_point, 0.0, 1.0)
    }

    /// The nearest launch that is possible: every number finite and in its range.
    #[must_use]
    pub fn clamped(&self) -> Self {
        let bound = |value: f64, least: f64, most: f64| {
            if value.is_finite() {
                value.clamp(least, most)
            } else {
                0.0
            }
        };
        Self {
            style: self.style,
            mark: bound(self.mark, -1.0, 1.0),
            aim: bound(self.aim, -PI, PI),
            power: bound(self.power, 0.0, 1.0),
            press_point: bound(self.press_point, 0.0, 1.0),
        }
    }

    /// What the hand makes of it: power is off by 4 %, the aim by 1.2 degrees, the finger by 1 mm (standard deviations).
    #[must_use]
    pub fn scattered(&self, chance: &mut Chance) -> Self {
        Self {
            power: self.power * (1.0 + 0.04 * chance.normal()),
            aim: self.aim + 0.02 * chance.normal(),
            press_point: self.press_point + 0.03 * chance.normal(),
            ..*self
        }
        .clamped()
    }

    /// The state in which `body` leaves the hand over `from` towards the horizontal unit vector `ahead`, which `aim` turns
    /// to the right. It still has to be lifted onto the surface. `lean` is where an upright capsule leans to, rad from ahead.
    #[must_use]
    pub fn state(&self, body: &Body, from: DVec3, ahead: DVec3, lean: f64) -> State {
        let ahead = rotation(DVec3::NEG_Y, self.aim) * ahead;
        match self.style {
            Style::Press => self.press(body, from, ahead),
            Style::Twist => {
                let (force, path) = TWIST;
                let work = 2.0 * force * self.power * path;
                self.upright(body, from, ahead, lean, work, TWIST_SPEED)
            }
            Style::Launcher => {
                let (force, path, share) = STRING;
                let work = share * force * self.power * path;
                self.upright(body, from, ahead, lean, work, STRING_SPEED)
            }
        }
    }

    /// A press. The finger works `1/2 m v0²` into a push P forwards through a point of the axis `d` from the middle, and
    /// drags the top back with `mu P`:
    /// velocity `P/m`, whirl `P d / I1`, backspin `mu P r / I3`, where `P² (1/m + d²/I1 + mu² r²/I3) = m v0²`.
    /// So the nearer the end, the more whirl and the less speed.
    fn press(&self, body: &Body, from: DVec3, ahead: DVec3) -> State {
        let right = ahead.cross(DVec3::Y);
        let (m, across, along) = (body.mass(), body.inertia().x, body.inertia().y);
        let d = self.press_point * lever(body.shape());
        let drag = FINGER_FRICTION * body.shape().radius();
        let v0 = PRESS_SPEED.0 + self.power * (PRESS_SPEED.1 - PRESS_SPEED.0);
        let push = v0 * (m / (1.0 / m + d * d / across + drag * drag / along)).sqrt();
        let (sin, cos) = libm::sincos(PRESS_TILT * self.press_point);
        let axis = right * cos - DVec3::Y * sin;
        let turning = DVec3::Y * (push * d / across) + axis * (push * drag / along);
        State::at(from, turn_from_y(axis)).moving(body, ahead * (push / m), turning)
    }

    /// An upright spin: `work` joules become `1/2 I3 w²`, clockwise as seen from above.
    fn upright(&self, body: &Body, from: DVec3, ahead: DVec3, lean: f64, work: f64, speed: (f64, f64)) -> State {
        let towards = rotation(DVec3::Y, lean) * ahead;
        let (sin, cos) = libm::sincos(RELEASE_LEAN);
        let axis = DVec3::Y * cos + towards * sin;
        let spin = (2.0 * work / body.inertia().y).sqrt();
        let forwards = ahead * (speed.0 + self.power * (speed.1 - speed.0));
        State::at(from, turn_from_y(axis)).moving(body, forwards, axis * -spin)
    }
}

/// How far from the middle a finger can press, m: over the straight part and half of the round end.
fn lever(shape: &Shape) -> f64 {
    match *shape {
        Shape::Capsule { half_length, radius } => half_length + 0.5 * radius,
        _ => shape.half_height(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body() -> Body {
        Body::new(
            Shape::Capsule {
                half_length: 0.015,
                radius: 0.02,
            },
            0.045,
            DVec3::new(1.75e-5, 8.2e-6, 1.75e-5),
        )
    }

    fn launched(style: Style, power: f64, press_point: f64) -> (f64, f64) {
        let launch = Launch {
            style,
            mark: 0.0,
            aim: 0.0,
            power,
            press_point,
        };
        let state = launch.state(&body(), DVec3::ZERO, DVec3::NEG_Z, 0.0);
        (state.velocity.length(), state.angular_velocity(&body()).length())
    }

    #[test]
    fn more_power_is_more_speed_and_more_spin() {
        for style in [Style::Press, Style::Twist, Style::Launcher] {
            let mut before = (0.0, -1.0);
            for power in [0.0, 0.2, 0.4, 0.6, 0.8, 1.0] {
                let now = launched(style, power, 0.7);
                assert!(
                    now.0 > before.0 && now.1 > before.1,
                    "{style:?} {power}: {now:?} after {before:?}"
                );
                before = now;
            }
        }
    }

    #[test]
    fn nearer_the_end_is_more_whirl_and_less_speed() {
        let (middle, end) = (launched(Style::Press, 0.7, 0.1), launched(Style::Press, 0.7, 1.0));
        assert!(end.0 < middle.0 && end.1 > middle.1, "{middle:?} {end:?}");
    }

    #[test]
    fn hands_reach_what_hands_reach() {
        let rpm = |(_, w): (f64, f64)| w * 60.0 / core::f64::consts::TAU;
        assert!((600.0..1600.0).contains(&rpm(launched(Style::Twist, 0.2, 0.0))));
        assert!((2900.0..3100.0).contains(&rpm(launched(Style::Twist, 1.0, 0.0))));
        assert!((6500.0..7200.0).contains(&rpm(launched(Style::Launcher, 1.0, 0.0))));
        let press = launched(Style::Press, 1.0, 0.0);
        assert!((3.0..4.0).contains(&press.0), "{press:?}");
    }

    #[test]
    fn aiming_right_goes_right_and_a_press_spins_back() {
        let launch = Launch {
            style: Style::Press,
            mark: 0.0,
            aim: 0.3,
            power: 0.5,
            press_point: 0.0,
        };
        let state = launch.state(&body(), DVec3::ZERO, DVec3::NEG_Z, 0.0);
        assert!(state.velocity.x > 0.1 && state.velocity.z < 0.0);
        // Backspin: the underside moves ahead faster than the middle.
        let under = state.velocity + state.angular_velocity(&body()).cross(DVec3::NEG_Y * 0.02);
        assert!(under.dot(state.velocity) > state.velocity.length_squared());
    }

    #[test]
    fn a_launch_of_nonsense_is_clamped() {
        let launch = Launch {
            style: Style::Twist,
            mark: f64::NAN,
            aim: 1e9,
            power: -1.0,
            press_point: f64::INFINITY,
        };
        assert!(launch.check("x", "y").is_err());
        let clamped = launch.clamped();
        assert!(clamped.check("x", "y").is_ok(), "{clamped:?}");
    }
}
