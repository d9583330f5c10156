//! A shot in flight, and what is measured of it: tick by tick, from the real simulation.

use core::f64::consts::{FRAC_PI_2, TAU};

use serde::{Deserialize, Serialize};

use crate::physics::clash::fingerprint;
use crate::physics::{BodyId, BodyView, EventKind, Stage, Struck, TICK, TICK_HZ};
use crate::spin::Body;

/// Samples a second of the motion.
pub const SAMPLE_HZ: u32 = 60;
/// No shot is followed longer, s: a string launcher at full power spins out within it.
pub const SHOT_CAP: f64 = 40.0;
/// A capsule lies when its axis is tilted more than this, rad,
const LYING: f64 = 75.0 / 360.0 * TAU;
/// and one that has lain has risen when it is tilted less than this, rad.
const RISEN: f64 = 45.0 / 360.0 * TAU;

/// How the launched capsule moves at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sample {
    /// Seconds since the launch.
    pub t: f64,
    /// Centre of mass, metres.
    pub position: [f64; 3],
    /// m/s.
    pub speed: f64,
    /// Rotation about the ground's normal, rad/s, as `duel_end` counts it.
    pub spin: f64,
    /// The same in turns a minute.
    pub rpm: f64,
    /// Angle of the axis to the vertical, rad: 0 upright, a quarter turn lying.
    pub tilt: f64,
    /// Angle of the axis to the angular momentum, rad: 0 for a sleeping top.
    pub wobble: f64,
}

/// What became of a shot, in numbers.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// How long it was followed, s.
    pub seconds: f64,
    /// How long the capsule spun, s; as long as it was followed if it still does.
    pub time_spun: f64,
    /// Length of its way over the ground, m.
    pub distance: f64,
    /// Where it stopped or opened (x, z in metres); none if it left the field.
    pub stopped: Option<[f64; 2]>,
    /// Where and how fast it first crossed the middle line `z = 0`: x in metres, m/s.
    pub crossed: Option<[f64; 2]>,
    /// m/s.
    pub top_speed: f64,
    /// rad/s, about the ground's normal.
    pub top_spin: f64,
    /// For how long it stood within 45 degrees of the vertical after it had lain, s.
    pub risen: f64,
    /// Hardest hit of it with anything, N s.
    pub impulse: f64,
    /// It left the field.
    pub left: bool,
    /// Its launch was a fault: too slow, or off the field by itself.
    pub fault: bool,
    /// It opened.
    pub opened: bool,
    /// What became of each parked capsule.
    pub parked: Vec<ParkedOutcome>,
    /// Fingerprint of the final state, 16 hexadecimal digits.
    pub fingerprint: String,
}

/// What became of a parked capsule.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParkedOutcome {
    /// Hardest hit by something of who launched, N s; 0 if there was none.
    pub impulse: f64,
    /// It opened, by whatever hit.
    pub opened: bool,
    /// It left the field, closed.
    pub left: bool,
}

/// A shot as it flies. A clone goes on by itself: that is the preview.
#[derive(Debug, Clone)]
pub struct Flight {
    stage: Stage,
    body: Body,
    samples: Vec<Sample>,
    outcome: Outcome,
    heard: usize,
    /// Where it was a tick ago (x, z), m.
    before: Option<[f64; 2]>,
    has_lain: bool,
}

impl Flight {
    pub(super) fn new(stage: Stage, body: Body, parked: usize) -> Self {
        Self {
            stage,
            body,
            samples: Vec::new(),
            outcome: Outcome {
                parked: vec![ParkedOutcome::default(); parked],
                ..Outcome::default()
            },
            heard: 0,
            before: None,
            has_lain: false,
        }
    }

    /// What is simulated.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The motion so far: [`SAMPLE_HZ`] a second, as long as the capsule is closed and on the field.
    #[must_use]
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// The numbers so far; of the whole shot when [`Self::is_over`]. Its fingerprint is set then.
    #[must_use]
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The sample nearest to `seconds` after the launch, for scrubbing.
    #[must_use]
    pub fn sample_at(&self, seconds: f64) -> Option<&Sample> {
        let index = libm::round((seconds * f64::from(SAMPLE_HZ)).max(0.0)) as usize;
        self.samples.get(index).or(self.samples.last())
    }

    /// Whether all is at rest, or the flight was followed for [`SHOT_CAP`].
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage.at_rest() || self.stage.time() >= SHOT_CAP
    }

    /// One tick, if it is not over.
    pub fn tick(&mut self) {
        if self.is_over() {
            return;
        }
        self.stage.tick();
        self.look();
        self.listen();
        if self.is_over() {
            self.outcome.fingerprint = fingerprint(&self.stage);
        }
    }

    /// The same flown to its end.
    #[must_use]
    pub fn finished(mut self) -> Self {
        while !self.is_over() {
            self.tick();
        }
        self
    }

    /// Measures the capsule as it is now.
    fn look(&mut self) {
        self.outcome.seconds = self.stage.time();
        self.outcome.time_spun = self.stage.spin_seconds(0).unwrap_or(self.outcome.seconds);
        let Some(view) = self.stage.bodies().next().filter(|view| view.visible) else {
            return;
        };
        let place = [view.position.x, view.position.z];
        let sample = self.sample(&view);
        let outcome = &mut self.outcome;
        if !outcome.left {
            outcome.stopped = Some(place);
            if let Some([x, z]) = self.before {
                outcome.distance += libm::hypot(place[0] - x, place[1] - z);
                if outcome.crossed.is_none() && z > 0.0 && place[1] <= 0.0 {
                    let share = z / (z - place[1]);
                    outcome.crossed = Some([x + share * (place[0] - x), sample.speed]);
                }
            }
            self.before = Some(place);
        }
        outcome.top_speed = outcome.top_speed.max(sample.speed);
        outcome.top_spin = outcome.top_spin.max(sample.spin);
        self.has_lain |= sample.tilt > LYING;
        if self.has_lain && sample.tilt < RISEN && !outcome.left {
            outcome.risen += TICK;
        }
        // The first tick is the first sample.
        if (self.stage.ticks() - 1).is_multiple_of(u64::from(TICK_HZ / SAMPLE_HZ)) && !outcome.left {
            self.samples.push(sample);
        }
    }

    fn sample(&self, view: &BodyView) -> Sample {
        let axis = view.orientation * glam::DVec3::Y;
        let momentum = self.body.angular_momentum(view.orientation, view.angular_velocity);
        let spin = self.stage.spin(0);
        // An axis has no direction: both its ends are alike.
        let folded = |angle: f64| FRAC_PI_2 - (angle - FRAC_PI_2).abs();
        let between = |other: glam::DVec3| folded(libm::atan2(axis.cross(other).length(), axis.dot(other)));
        Sample {
            t: self.stage.time(),
            position: view.position.to_array(),
            speed: view.velocity.length(),
            spin,
            rpm: spin * 60.0 / TAU,
            tilt: between(glam::DVec3::Y),
            wobble: if momentum.length_squared() > 0.0 {
                between(momentum)
            } else {
                0.0
            },
        }
    }

    /// Takes in what happened since the last tick.
    fn listen(&mut self) {
        let outcome = &mut self.outcome;
        outcome.fault = self.stage.fault(0);
        for event in &self.stage.events()[self.heard..] {
            match event.kind {
                EventKind::Impact {
                    body, struck, impulse, ..
                } => {
                    if body.player() == 0 {
                        outcome.impulse = outcome.impulse.max(impulse);
                    }
                    if let Struck::Body(other) = struck
                        && body.player() == 0
                        && let Some(hit) = parked(&mut outcome.parked, other.player())
                    {
                        hit.impulse = hit.impulse.max(impulse);
                    }
                }
                EventKind::Opened { player: 0 } => outcome.opened = true,
                EventKind::Opened { player } => {
                    if let Some(hit) = parked(&mut outcome.parked, player) {
                        hit.opened = true;
                    }
                }
                EventKind::LeftField {
                    body: BodyId::Capsule(0),
                } => {
                    outcome.left = true;
                    outcome.stopped = None;
                }
                EventKind::LeftField {
                    body: BodyId::Capsule(player),
                } => {
                    if let Some(hit) = parked(&mut outcome.parked, player) {
                        hit.left = true;
                    }
                }
                EventKind::LeftField { .. }
                | EventKind::Launched { .. }
                | EventKind::Burst { .. }
                | EventKind::Rested { .. }
                | EventKind::SpinEnded { .. } => {}
            }
        }
        self.heard = self.stage.events().len();
    }
}

/// The outcome of the parked capsule that counts as `player`.
fn parked(outcomes: &mut [ParkedOutcome], player: usize) -> Option<&mut ParkedOutcome> {
    outcomes.get_mut(player.checked_sub(2)?)
}

#[cfg(test)]
mod tests {
    use super::super::shot::{Ground, Parked, Shot};
    use super::*;
    use crate::physics::{Launch, Style};

    fn shot(field: &str, style: Style, power: f64, press_point: f64, parked: &[(f64, f64)]) -> Flight {
        let parked = parked.iter().map(|&(x, z)| Parked {
            x,
            z,
            heading: 0.0,
            capsule: "classic".to_owned(),
        });
        let shot = Shot {
            ground: Ground {
                field: field.to_owned(),
                parked: parked.collect(),
                ..Ground::default()
            },
            launch: Launch {
                style,
                mark: 0.0,
                aim: 0.0,
                power,
                press_point,
            },
            seed: None,
        };
        shot.fly("a shot", "").unwrap()
    }

    #[test]
    fn a_twist_spins_upright_and_lies_in_the_end() {
        let flight = shot("arena", Style::Twist, 0.8, 0.0, &[]);
        let (first, last) = (flight.samples()[0], *flight.samples().last().unwrap());
        assert!(
            first.tilt < 0.1 && first.wobble < 0.1 && first.rpm > 2000.0,
            "{first:?}"
        );
        assert!(last.tilt > 1.4 && last.spin < 3.0 && last.speed < 0.01, "{last:?}");
        let outcome = flight.outcome();
        assert!(outcome.time_spun > 1.0 && outcome.time_spun < outcome.seconds);
        let [x, z] = outcome.stopped.unwrap();
        assert!(
            libm::hypot(x - last.position[0], z - last.position[2]) < 1e-3,
            "{last:?}"
        );
        assert!(outcome.crossed.is_some() && !outcome.fault && outcome.fingerprint.len() == 16);
    }

    #[test]
    fn a_press_at_parked_capsules_tells_which_it_hit() {
        let flight = shot("floor", Style::Press, 1.0, 0.0, &[(0.0, -0.1), (0.6, 0.0)]);
        let [near, beside] = flight.outcome().parked[..] else {
            panic!("two are parked")
        };
        assert!(
            near.impulse > 0.01 && beside == ParkedOutcome::default(),
            "{near:?} {beside:?}"
        );
        assert!(flight.outcome().impulse >= near.impulse);
    }

    #[test]
    fn a_hard_press_leaves_the_table_and_stops_nowhere() {
        let flight = shot("table", Style::Press, 1.0, 0.0, &[]);
        let outcome = flight.outcome();
        assert!(outcome.left && outcome.fault && outcome.stopped.is_none());
        let last = flight.samples().last().unwrap();
        assert!(last.position[2] > -0.8, "it is followed to the edge: {last:?}");
    }

    #[test]
    fn a_parked_capsule_that_nothing_hits_lies_as_it_lay() {
        let flight = shot("arena", Style::Twist, 0.3, 0.0, &[(0.3, 0.1)]);
        let lying = flight
            .stage()
            .bodies()
            .find(|view| view.id == BodyId::Capsule(2))
            .unwrap();
        assert!((lying.position.x - 0.3).abs() < 1e-12 && lying.visible);
        assert!(lying.velocity.length() == 0.0);
    }
}
