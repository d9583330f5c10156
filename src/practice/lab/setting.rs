//! Where the dials stand, and the body that starts from there.

use core::f64::consts::{FRAC_PI_2, PI, TAU};

use glam::DVec3;

use super::phenomenon::{Dial, Knob, Phenomenon};
use super::theory::{Top, Whirl};
use crate::showcase::simulation::{Look, Spinner, Support};
use crate::spin::{Body, Contact, Shape, rotation};

/// No phenomenon has more dials.
const MOST: usize = 8;
/// Half of how thick a top is, m.
const TOP_HALF: f64 = 0.007;
/// Half of how thick a coin is, m.
const COIN_HALF: f64 = 0.0022;
/// Radius of the rods of a handle, m.
const ROD: f64 = 0.006;
/// How high the pillar is that a leaning top stands on, m.
const PILLAR: f64 = 0.07;
/// A leaning top that hangs this far from the vertical has fallen off its pillar, rad.
const HANGING: f64 = 1.9;
/// How high a body floats in free fall, m.
const FLOATING: f64 = 0.1;
/// How far from the vertical a capsule lies at first: not quite on its side, rad.
const LYING: f64 = 88.0 * PI / 180.0;

/// A phenomenon, and where each of its dials stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Setting {
    phenomenon: Phenomenon,
    values: [f64; MOST],
}

impl Knob {
    /// One of its unit in SI.
    fn to_si(self) -> f64 {
        match self {
            Self::Mass
            | Self::Radius
            | Self::Length
            | Self::Bar
            | Self::Stem
            | Self::Height
            | Self::Torsion
            | Self::Rolling => 1e-3,
            Self::Spin => TAU / 60.0,
            Self::Lean | Self::Raised | Self::Wobble => PI / 180.0,
            Self::Diameters | Self::End | Self::Friction | Self::Air | Self::Gravity => 1.0,
        }
    }
}

impl Setting {
    /// The dials of `phenomenon` as they stand at first.
    #[must_use]
    pub fn first(phenomenon: Phenomenon) -> Self {
        let mut values = [0.0; MOST];
        for (value, dial) in values.iter_mut().zip(phenomenon.dials()) {
            *value = dial.first;
        }
        Self { phenomenon, values }
    }

    /// Of what.
    #[must_use]
    pub fn phenomenon(&self) -> Phenomenon {
        self.phenomenon
    }

    /// Each dial and where it stands, in its own unit.
    pub fn dials(&self) -> impl Iterator<Item = (&'static Dial, f64)> {
        self.phenomenon.dials().iter().zip(self.values)
    }

    /// Where the dial of `knob` stands, in its own unit; none if there is no such dial.
    #[must_use]
    pub fn value(&self, knob: Knob) -> Option<f64> {
        self.dials().find(|(dial, _)| dial.knob == knob).map(|(_, value)| value)
    }

    /// Turns the dial of `knob` to `value`, as near as it can stand there; whether that changed anything.
    pub fn turn(&mut self, knob: Knob, value: f64) -> bool {
        let dials = self.phenomenon.dials();
        let Some(at) = dials.iter().position(|dial| dial.knob == knob) else {
            return false;
        };
        let before = self.values[at];
        self.values[at] = dials[at].snap(value);
        self.values[at] != before
    }

    /// Where the dial of `knob` stands, in SI; 0 if there is no such dial.
    #[must_use]
    pub fn si(&self, knob: Knob) -> f64 {
        self.value(knob).map_or(0.0, |value| value * knob.to_si())
    }

    /// How far below the bar of a handle its middle of mass is, m.
    #[must_use]
    pub fn handle_drop(&self) -> f64 {
        let (bar, stem) = (self.si(Knob::Bar), self.si(Knob::Stem));
        0.5 * stem * stem / (bar + stem).max(1e-9)
    }

    /// How high over the table a top stands, m.
    #[must_use]
    pub fn pillar(&self) -> Option<f64> {
        (self.phenomenon == Phenomenon::LeaningTop).then_some(PILLAR)
    }

    /// How far a top leans when it has fallen: its belly lies on the table, or it hangs off its pillar, rad.
    pub(super) fn fallen_lean(&self) -> f64 {
        match self.phenomenon {
            Phenomenon::SleepingTop => {
                libm::atan2(self.si(Knob::Height) - 0.8 * TOP_HALF, 0.93 * self.si(Knob::Radius))
            }
            Phenomenon::LeaningTop => HANGING,
            _ => PI,
        }
    }

    /// The body, as it starts.
    #[must_use]
    pub fn spinner(&self) -> Spinner {
        match self.phenomenon {
            Phenomenon::SleepingTop | Phenomenon::LeaningTop => self.top(),
            Phenomenon::WhirlingTube => self.tube(),
            Phenomenon::SettlingDisc => self.coin(),
            Phenomenon::RisingCapsule => Spinner {
                tilt: LYING,
                turning: [0.0, self.si(Knob::Spin), 0.0],
                ..self.on_plane(Look::Solid, self.capsule(0.5 * self.si(Knob::Length)))
            },
            Phenomenon::SpinDown => {
                let radius = self.si(Knob::Radius);
                let flat = self.si(Knob::End) > 0.5;
                let shape = if flat {
                    cylinder(1.75 * radius, radius)
                } else {
                    self.capsule(0.75 * radius)
                };
                Spinner {
                    spin: self.si(Knob::Spin),
                    ..self.on_plane(Look::Solid, shape)
                }
            }
            Phenomenon::FlippingHandle => self.handle(),
            Phenomenon::FreeWobble => self.wobbling(),
        }
    }

    /// The theory of the top that stands there.
    pub(super) fn theory_of_top(&self, body: &Body) -> Top {
        let height = self.si(Knob::Height);
        Top {
            axial: body.inertia().y,
            across: body.inertia().x + body.mass() * height * height,
            weight: body.mass() * self.si(Knob::Gravity) * height,
        }
    }

    /// The theory of the tube or coin that rolls there.
    pub(super) fn theory_of_whirl(&self, body: &Body) -> Whirl {
        Whirl {
            body: *body,
            half: body.shape().half_height(),
            gravity: self.si(Knob::Gravity),
        }
    }

    fn capsule(&self, half_length: f64) -> Shape {
        Shape::Capsule {
            half_length,
            radius: self.si(Knob::Radius),
        }
    }

    /// A body at rest, upright in the middle, carried by `support`.
    fn resting(&self, look: Look, shape: Shape, support: Support) -> Spinner {
        Spinner {
            look,
            shape,
            mass: self.si(Knob::Mass),
            inertia: None,
            support,
            air: false,
            place: [0.0; 3],
            tilt: 0.0,
            heading: 0.0,
            velocity: [0.0; 3],
            turning: [0.0; 3],
            spin: 0.0,
        }
    }

    fn on_plane(&self, look: Look, shape: Shape) -> Spinner {
        let contact = Contact {
            friction: self.si(Knob::Friction),
            torsion_radius: self.si(Knob::Torsion),
            rolling: self.si(Knob::Rolling),
            restitution: 0.2,
        };
        self.resting(look, shape, Support::Plane { contact })
    }

    fn top(&self) -> Spinner {
        let offset = self.si(Knob::Height);
        let resting = self.resting(
            Look::Top,
            cylinder(TOP_HALF, self.si(Knob::Radius)),
            Support::Tip { offset },
        );
        let (spin, lean) = (self.si(Knob::Spin), self.si(Knob::Lean));
        let steady = || {
            let theory = self.theory_of_top(&resting.body());
            theory.steady_precession(spin, lean).unwrap_or(0.0)
        };
        let round = match self.phenomenon {
            Phenomenon::LeaningTop => steady(),
            _ => 0.0,
        };
        Spinner {
            place: [0.0, self.pillar().unwrap_or(0.0), 0.0],
            tilt: lean,
            turning: [0.0, round, 0.0],
            spin: spin - round * libm::cos(lean),
            ..resting
        }
    }

    fn tube(&self) -> Spinner {
        let (radius, mass, raised) = (self.si(Knob::Radius), self.si(Knob::Mass), self.si(Knob::Raised));
        let half = radius * self.si(Knob::Diameters);
        // A thin tube: I3 = m r², I1 = m (r²/2 + L²/12).
        let across = mass * (0.5 * radius * radius + half * half / 3.0);
        let resting = Spinner {
            inertia: Some([across, mass * radius * radius, across]),
            ..self.on_plane(Look::Tube, cylinder(half, radius))
        };
        self.whirling(resting, raised)
    }

    fn coin(&self) -> Spinner {
        let coin = self.on_plane(Look::Coin, cylinder(COIN_HALF, self.si(Knob::Radius)));
        self.whirling(coin, FRAC_PI_2 - self.si(Knob::Lean))
    }

    /// `spinner` in its steady whirl with its axis raised by `angle`; where there is none, rolling as fast as a lying one would.
    fn whirling(&self, spinner: Spinner, angle: f64) -> Spinner {
        let whirl = self.theory_of_whirl(&spinner.body());
        let (half, radius) = (spinner.shape.half_height(), spinner.shape.radius());
        let (around, spin) = whirl.steady(angle).unwrap_or_else(|| {
            let around = (self.si(Knob::Gravity) / radius).sqrt();
            let (sin, cos) = libm::sincos(angle);
            (around, around * (half * cos - radius * sin) / radius)
        });
        Spinner {
            tilt: FRAC_PI_2 - angle,
            turning: [0.0, around, 0.0],
            spin,
            ..spinner
        }
    }

    /// A bar along x with a stem down y: rods of one thickness and one material.
    fn handle(&self) -> Spinner {
        let (bar, stem, mass) = (self.si(Knob::Bar), self.si(Knob::Stem), self.si(Knob::Mass));
        let (of_bar, of_stem) = (mass * bar / (bar + stem), mass * stem / (bar + stem));
        let drop = self.handle_drop();
        let far = 0.5 * stem - drop;
        let (along, across) = (0.5 * ROD * ROD, 0.25 * ROD * ROD);
        let beside = of_bar * drop * drop + of_stem * (stem * stem / 12.0 + far * far + across);
        let length = of_bar * (bar * bar / 12.0 + across);
        let (spin, wobble) = (self.si(Knob::Spin), self.si(Knob::Wobble));
        let (sin, cos) = libm::sincos(wobble);
        Spinner {
            inertia: Some([of_bar * along + beside, length + of_stem * along, length + beside]),
            place: [0.0, FLOATING, 0.0],
            turning: [0.0, spin * cos, spin * sin],
            ..self.resting(Look::Handle, cylinder(0.5 * bar, ROD), Support::Nothing)
        }
    }

    /// A disc or a rod whose axis is off its angular momentum, which is vertical.
    fn wobbling(&self) -> Spinner {
        let shape = cylinder(0.5 * self.si(Knob::Length), self.si(Knob::Radius));
        let resting = self.resting(Look::Solid, shape, Support::Nothing);
        let (body, wobble) = (resting.body(), self.si(Knob::Wobble));
        let momentum = body.inertia().y * self.si(Knob::Spin) / libm::cos(wobble);
        let turning = body.angular_velocity(rotation(DVec3::NEG_Z, wobble), DVec3::Y * momentum);
        Spinner {
            place: [0.0, FLOATING, 0.0],
            tilt: wobble,
            turning: turning.to_array(),
            ..resting
        }
    }
}

fn cylinder(half_length: f64, radius: f64) -> Shape {
    Shape::Cylinder {
        half_length,
        radius,
        rim: 0.0,
        dome: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dial_of_every_phenomenon_moves_what_starts() {
        for phenomenon in Phenomenon::ALL {
            let first = Setting::first(phenomenon);
            for (dial, _) in first.dials() {
                let mut other = first;
                assert!(other.turn(dial.knob, dial.first + 3.0 * dial.step) || other.turn(dial.knob, dial.least));
                let differs = other.spinner() != first.spinner();
                // Gravity and air act later.
                assert!(
                    differs || matches!(dial.knob, Knob::Air | Knob::Gravity),
                    "{phenomenon:?} {dial:?}"
                );
            }
            assert!(phenomenon.dials().len() <= MOST);
        }
    }

    #[test]
    fn the_handle_of_equal_rods_has_the_moments_of_the_showcase() {
        let mut setting = Setting::first(Phenomenon::FlippingHandle);
        setting.turn(Knob::Mass, 140.0);
        let inertia = setting.spinner().inertia.expect("it has three");
        for (ours, theirs) in inertia.into_iter().zip([3.2e-5, 8.1e-5, 1.1e-4]) {
            assert!((ours / theirs - 140.0 / 144.0).abs() < 0.03, "{inertia:?}");
        }
    }

    #[test]
    fn a_dial_that_is_not_there_cannot_be_turned() {
        let mut setting = Setting::first(Phenomenon::FlippingHandle);
        assert!(!setting.turn(Knob::Friction, 0.2));
        assert_eq!(setting.value(Knob::Friction), None);
        assert_eq!(setting, Setting::first(Phenomenon::FlippingHandle));
    }
}
