//! What theory says of a run, ready to be asked at any moment.

use core::f64::consts::FRAC_PI_2;

use glam::DVec3;

use super::phenomenon::{Knob, Phenomenon};
use super::setting::Setting;
use super::theory::{Decay, FreeTurn, Whirl};
use crate::spin::{Body, Shape, rotation, spin_drag};

/// Theory of a phenomenon with the dials as they stand.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Law {
    /// The least spin that sleeps, rad/s, and the widest lean, rad: until it lies on the table.
    SleepingTop { least: f64, widest: f64 },
    /// The steady precession, rad/s.
    LeaningTop(Option<f64>),
    /// Whirl and spin, rad/s.
    WhirlingTube(Option<(f64, f64)>),
    /// That a combination is kept.
    RisingCapsule,
    /// Its whirl at any lean, and its lean as time goes on.
    SettlingDisc { whirl: Whirl, lean: Decay },
    /// The rotation about its middle axis.
    FlippingHandle(Option<FreeTurn>),
    /// How fast the axis goes round, rad/s.
    FreeWobble(f64),
    /// The spin as time goes on.
    SpinDown { spin: Decay, axial: f64 },
}

impl Law {
    pub fn of(setting: &Setting, body: &Body) -> Self {
        let (spin, lean) = (setting.si(Knob::Spin), setting.si(Knob::Lean));
        match setting.phenomenon() {
            Phenomenon::SleepingTop => {
                let top = setting.theory_of_top(body);
                Self::SleepingTop {
                    least: top.least_sleeping_spin(),
                    widest: top.widest_lean(spin, lean).min(setting.fallen_lean()),
                }
            }
            Phenomenon::LeaningTop => Self::LeaningTop(setting.theory_of_top(body).steady_precession(spin, lean)),
            Phenomenon::WhirlingTube => {
                Self::WhirlingTube(setting.theory_of_whirl(body).steady(setting.si(Knob::Raised)))
            }
            Phenomenon::RisingCapsule => Self::RisingCapsule,
            Phenomenon::SettlingDisc => {
                let whirl = setting.theory_of_whirl(body);
                Self::SettlingDisc {
                    whirl,
                    lean: settling(setting, &whirl, lean),
                }
            }
            Phenomenon::FlippingHandle => {
                let (sin, cos) = libm::sincos(setting.si(Knob::Wobble));
                Self::FlippingHandle(FreeTurn::new(body.inertia(), spin * cos, spin * sin))
            }
            Phenomenon::FreeWobble => {
                let momentum = body.inertia().y * spin / libm::cos(setting.si(Knob::Wobble));
                Self::FreeWobble(momentum / body.inertia().x)
            }
            Phenomenon::SpinDown => Self::SpinDown {
                spin: slowing(setting, body, spin),
                axial: body.inertia().y,
            },
        }
    }

    /// Energy (J) at `time`, with that of the start; without losses where theory follows none.
    pub fn energy(&self, time: f64, start: f64) -> f64 {
        match self {
            Self::SettlingDisc { whirl, lean } => {
                let from = rolling_energy(whirl, lean.at(0.0));
                start + rolling_energy(whirl, lean.at(time)) - from
            }
            Self::SpinDown { spin, axial } => {
                let of = |spin: f64| 0.5 * axial * spin * spin;
                start + of(spin.at(time)) - of(spin.at(0.0))
            }
            _ => start,
        }
    }

    /// The part of the angular momentum that theory speaks of at `time`, with that of the start, kg m²/s.
    pub fn kept(&self, time: f64, start: f64) -> f64 {
        match self {
            Self::SettlingDisc { whirl, lean } => rolling_momentum(whirl, lean.at(time)),
            Self::SpinDown { spin, axial } => axial * spin.at(time),
            _ => start,
        }
    }

    /// What the phenomenon is about at `time`; not a number where theory says nothing.
    pub fn own(&self, time: f64) -> f64 {
        match self {
            Self::SleepingTop { widest, .. } => *widest,
            Self::LeaningTop(rate) => rate.unwrap_or(f64::NAN),
            Self::WhirlingTube(rates) => rates.map_or(f64::NAN, |(whirl, _)| whirl),
            Self::RisingCapsule => f64::NAN,
            Self::SettlingDisc { lean, .. } => lean.at(time),
            Self::FlippingHandle(turn) => turn.map_or(f64::NAN, |turn| turn.about_y(time)),
            Self::FreeWobble(rate) => *rate,
            Self::SpinDown { spin, .. } => spin.at(time),
        }
    }
}

/// Spin over time of a body that stands upright: friction of its end, and air.
///
/// `I3 dw/dt = -M`: on a round end `M = mu m g a`, on a flat one `2/3 mu m g r` (`physics-facts` 2.3), and the air's.
fn slowing(setting: &Setting, body: &Body, spin: f64) -> Decay {
    let arm = match body.shape() {
        Shape::Cylinder { radius, .. } => 2.0 / 3.0 * radius,
        _ => setting.si(Knob::Torsion),
    };
    let rubbing = setting.si(Knob::Friction) * body.mass() * setting.si(Knob::Gravity) * arm;
    let (air, shape, axial) = (setting.si(Knob::Air), *body.shape(), body.inertia().y);
    Decay::new(spin, |w| axial / (rubbing + spin_drag(&shape, w, air)))
}

/// Lean over time of a coin that rolls in circles: energy is that of the steady whirl, lost to rolling resistance
/// `rho m g` against the rolling, and to torsion `mu m g a` against the turning about the vertical.
fn settling(setting: &Setting, whirl: &Whirl, lean: f64) -> Decay {
    let weight = whirl.body.mass() * whirl.gravity;
    let rolling = setting.si(Knob::Rolling) * weight;
    let torsion = setting.si(Knob::Friction) * setting.si(Knob::Torsion) * weight;
    Decay::new(lean, |lean| {
        let lean = lean.max(1e-7);
        let turning = turning_at(whirl, lean);
        let loss = rolling * libm::hypot(turning.x, turning.z) + torsion * turning.y.abs();
        let by = 1e-4 * lean;
        let slope = (rolling_energy(whirl, lean + by) - rolling_energy(whirl, lean - by)) / (2.0 * by);
        slope / loss
    })
}

/// The axis of a coin that leans by `lean`.
fn axis_at(lean: f64) -> DVec3 {
    let (sin, cos) = libm::sincos(lean);
    DVec3::new(sin, cos, 0.0)
}

fn turning_at(whirl: &Whirl, lean: f64) -> DVec3 {
    whirl.turning(FRAC_PI_2 - lean, axis_at(lean)).unwrap_or(DVec3::ZERO)
}

/// Kinetic and potential energy of a coin in its steady whirl, J.
fn rolling_energy(whirl: &Whirl, lean: f64) -> f64 {
    let lean = lean.max(1e-7);
    let (turning, momentum) = (turning_at(whirl, lean), momentum_at(whirl, lean));
    let (sin, cos) = libm::sincos(lean);
    let height = whirl.half * cos + whirl.body.shape().radius() * sin;
    0.5 * turning.dot(momentum) + whirl.body.mass() * whirl.gravity * height
}

fn momentum_at(whirl: &Whirl, lean: f64) -> DVec3 {
    whirl
        .body
        .angular_momentum(rotation(DVec3::NEG_Z, lean), turning_at(whirl, lean))
}

fn rolling_momentum(whirl: &Whirl, lean: f64) -> f64 {
    momentum_at(whirl, lean.max(1e-7)).y
}
