//! Bodies that spin, each for itself, over a plane, on a tip, or in free fall.

use std::collections::VecDeque;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::{Pose, TICK};
use crate::data::{DataError, within};
use crate::spin::{Body, Contact, Flow, Motion, Part, Pivot, Shape, State, Surface, rotation};

/// Steps in a tick, as in the game: 1920 a second.
pub(crate) const STEPS: u32 = 8;
/// m/s².
const GRAVITY: f64 = 9.81;
/// The places of a mark that are remembered, one a step: the last 0.4 seconds.
const REMEMBERED: usize = 768;

/// What a body is made to look like; its size is that of its shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A closed capsule of the first player, or of the second.
    Capsule,
    /// The second player's.
    OtherCapsule,
    /// A pipe with a painted mark at one end.
    Tube,
    /// A coin.
    Coin,
    /// A turned top on a tip.
    Top,
    /// A bar with a stem across: three different moments of inertia.
    Handle,
    /// A turned solid of just its shape, painted so that its turning is seen.
    Solid,
}

/// What carries a body.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Support {
    /// The plane y = 0.
    Plane {
        /// How it meets the body.
        contact: Contact,
    },
    /// A point of the axis `offset` metres below the centre of mass is held.
    Tip {
        /// m.
        offset: f64,
    },
    /// Nothing: it falls freely, and so does who looks on.
    Nothing,
}

/// A body and how it starts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spinner {
    /// What it looks like.
    pub look: Look,
    /// Its outline.
    pub shape: Shape,
    /// kg.
    pub mass: f64,
    /// Principal moments, kg m², y about the axis; without them those of the solid of uniform density.
    #[serde(default)]
    pub inertia: Option<[f64; 3]>,
    /// What carries it.
    pub support: Support,
    /// Whether it moves in air.
    #[serde(default)]
    pub air: bool,
    /// Where it starts: on a plane x and z count, on a tip it is where the tip is, m.
    pub place: [f64; 3],
    /// How its axis leans from the vertical, rad.
    #[serde(default)]
    pub tilt: f64,
    /// Where it leans to, rad about the vertical from +x.
    #[serde(default)]
    pub heading: f64,
    /// Its velocity, m/s.
    #[serde(default)]
    pub velocity: [f64; 3],
    /// Its angular velocity in the world, rad/s; what is in `spin` comes on top.
    #[serde(default)]
    pub turning: [f64; 3],
    /// About its axis, rad/s.
    #[serde(default)]
    pub spin: f64,
}

impl Spinner {
    pub(super) fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        self.shape.check(file, &format!("{place}.shape"))?;
        within(file, &format!("{place}.mass"), self.mass, 1e-4, 10.0)?;
        let solid = self.shape.solid_inertia(self.mass).to_array();
        for (moment, solid) in self.inertia.unwrap_or(solid).into_iter().zip(solid) {
            within(file, &format!("{place}.inertia"), moment, 0.01 * solid, 100.0 * solid)?;
        }
        match self.support {
            Support::Plane { contact } => contact.check(file, &format!("{place}.support.contact"))?,
            Support::Tip { offset } => within(file, &format!("{place}.support.offset"), offset, 0.001, 0.5)?,
            Support::Nothing => {}
        }
        for at in self.place {
            within(file, &format!("{place}.place"), at, -5.0, 5.0)?;
        }
        for angle in [self.tilt, self.heading] {
            within(file, &format!("{place}.tilt or heading"), angle, -10.0, 10.0)?;
        }
        for speed in self.velocity {
            within(file, &format!("{place}.velocity"), speed, -20.0, 20.0)?;
        }
        for rate in self.turning.into_iter().chain([self.spin]) {
            within(file, &format!("{place}.turning or spin"), rate, -2000.0, 2000.0)?;
        }
        Ok(())
    }

    /// What carries it on under `gravity` (m/s²) in air `density` times as dense as ours, its state at the start, and where
    /// the point is held that it turns about (else the origin), m.
    #[must_use]
    pub fn start(&self, gravity: f64, density: f64) -> (Motion, State, DVec3) {
        let body = self.body();
        let orientation = rotation(DVec3::Y, self.heading) * rotation(DVec3::NEG_Z, self.tilt);
        let turning = DVec3::from_array(self.turning) + orientation * DVec3::Y * self.spin;
        let (place, velocity) = (DVec3::from_array(self.place), DVec3::from_array(self.velocity));
        let over = |surface, gravity| Flow::new(body, surface, gravity, false).with_air(density);
        match self.support {
            Support::Plane { contact } => {
                let plane = Part::Plane {
                    normal: DVec3::Y,
                    offset: 0.0,
                };
                let flow = over(Surface::ground(plane, contact), gravity);
                let mut state = State::at(DVec3::new(place.x, 0.0, place.z), orientation);
                state.position.y += flow.lift_to_touch(&state);
                let state = state.moving(&body, velocity, turning);
                (Motion::Flow(Box::new(flow)), state, DVec3::ZERO)
            }
            Support::Tip { offset } => {
                let pivot = Pivot::new(body, offset, gravity, false).with_air(density);
                let state = pivot.state(orientation, turning);
                (Motion::Pivot(Box::new(pivot)), state, place)
            }
            Support::Nothing => {
                let state = State::at(place, orientation).moving(&body, velocity, turning);
                (Motion::Flow(Box::new(over(Surface::none(), 0.0))), state, DVec3::ZERO)
            }
        }
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> Body {
        match self.inertia {
            Some(inertia) => Body::new(self.shape, self.mass, DVec3::from_array(inertia)),
            None => Body::solid(self.shape, self.mass),
        }
    }

    /// The point of it that carries the mark, in its own frame: at the side, on its upper edge.
    fn mark(&self) -> Option<DVec3> {
        let at = DVec3::new(self.shape.radius(), self.shape.half_height(), 0.0);
        (self.look == Look::Tube).then_some(at)
    }
}

#[derive(Debug)]
struct Spinning {
    motion: Motion,
    state: State,
    /// Where its tip stands; elsewhere zero, m.
    tip: DVec3,
    mark: Option<DVec3>,
    /// Where the mark was, the newest last, m.
    marks: VecDeque<DVec3>,
}

/// Bodies that spin, each for itself.
#[derive(Debug)]
pub struct Spinners(Vec<Spinning>);

impl Spinners {
    pub(super) fn begin(bodies: &[Spinner]) -> Self {
        Self(bodies.iter().map(Spinning::begin).collect())
    }

    pub(super) fn tick(&mut self) {
        for body in &mut self.0 {
            for _ in 0..STEPS {
                body.step(TICK / f64::from(STEPS));
            }
        }
    }

    pub(super) fn poses(&self) -> impl Iterator<Item = Pose> {
        self.0
            .iter()
            .map(|body| Pose::seen(body.state.position + body.tip, body.state.orientation))
    }

    /// Where the mark of body number `body` was, the newest last, m; nowhere if it has none.
    pub fn marks(&self, body: usize) -> impl DoubleEndedIterator<Item = DVec3> + ExactSizeIterator {
        let marks: &VecDeque<DVec3> = self.0.get(body).map_or(const { &VecDeque::new() }, |body| &body.marks);
        marks.iter().copied()
    }

    /// How far the axis of body number `body` leans from the vertical, rad.
    #[must_use]
    pub fn tilt(&self, body: usize) -> f64 {
        self.0.get(body).map_or(0.0, |body| body.state.tilt())
    }
}

impl Spinning {
    fn begin(spinner: &Spinner) -> Self {
        let (motion, state, tip) = spinner.start(GRAVITY, f64::from(u8::from(spinner.air)));
        Self {
            motion,
            state,
            tip,
            mark: spinner.mark(),
            marks: VecDeque::with_capacity(REMEMBERED),
        }
    }

    fn step(&mut self, h: f64) {
        self.motion.advance(&mut self.state, h);
        if let Some(mark) = self.mark {
            if self.marks.len() == REMEMBERED {
                self.marks.pop_front();
            }
            self.marks
                .push_back(self.state.position + self.state.orientation * mark);
        }
    }
}
