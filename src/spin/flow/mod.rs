//! The support flow: carries a body's state on over a surface.
//!
//! Rigid-body motion under gravity, air, a compliant normal force and the friction of [`super::friction`], by the classic
//! fourth-order Runge-Kutta method in substeps that are short enough for the stiffest contact, for the fastest spin, and
//! (eight times shorter) for a hit.

mod load;
mod runge_kutta;
mod stiffness;

use glam::DVec3;

use self::load::Presses;
use self::stiffness::{damping_ratio, longest_step};
use super::shape::End;
use super::touch::{Touch, touches};
use super::{Body, Contact, Part, Role, State, Surface};

/// Natural frequency w0 of a body on the surface, rad/s: its own weight presses it in by g / w0², 4.4 micrometres.
pub const STIFFNESS_RATE: f64 = 1500.0;
/// The largest turn in a step, rad.
const LARGEST_TURN: f64 = 0.16;
/// A hit is followed in substeps shorter by this factor.
const HIT_REFINEMENT: f64 = 8.0;
/// Closing speed from which a touch is a hit, m/s.
const HIT_SPEED: f64 = 0.1;
/// Depth from which a touch is a hit, m.
const HIT_DEPTH: f64 = 3e-5;

/// A body over a surface, under gravity and perhaps in air.
#[derive(Debug, Clone)]
pub struct Flow {
    body: Body,
    ends: [End; 2],
    surface: Surface,
    meets: Vec<Meet>,
    gravity: f64,
    /// How dense the air is against ours; 0 is none.
    air: f64,
    /// Spring of the surface, N/m.
    stiffness: f64,
    longest_step: f64,
    /// Scale of the speeds that friction tells from rest.
    resolution: f64,
    yielding: f64,
}

/// How the body meets one part of the surface.
#[derive(Debug, Clone, Copy)]
struct Meet {
    part: Part,
    contact: Contact,
    role: Role,
    /// Dashpot, N s/m.
    damping: f64,
    /// Whether a straight side touches along its whole length.
    flat: bool,
}

/// What a body felt during [`Flow::advance`], by role (ground, barrier).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Advance {
    /// Normal impulse, N s.
    pub impulse: [f64; 2],
    /// Highest closing speed, at the start, of what touched or was about to, m/s.
    pub approach: [f64; 2],
    /// Where it touched or was about to, m.
    pub point: [DVec3; 2],
    /// Runge-Kutta steps made.
    pub steps: u32,
}

/// What a body feels at an instant.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Felt {
    /// Sum of the normal forces, N.
    pub normal_force: f64,
    /// Slip at the lowest contact, m/s; 0 without one.
    pub slip: f64,
}

/// The parts of a surface within reach, one bit each. Parts beyond the 32nd are never reached.
type Reached = u32;

impl Flow {
    /// `body` over `surface`, with `gravity` (m/s², downwards) and, if `air`, air drag.
    #[must_use]
    pub fn new(body: Body, surface: Surface, gravity: f64, air: bool) -> Self {
        let ends = body.shape().ends();
        let zeta = |contact: &Contact| damping_ratio(contact.restitution);
        let meets: Vec<Meet> = surface
            .parts
            .iter()
            .map(|&(part, contact, role)| Meet {
                part,
                contact,
                role,
                damping: 2.0 * zeta(&contact) * STIFFNESS_RATE * body.mass(),
                flat: matches!(part, Part::Plane { .. } | Part::Board { .. }),
            })
            .collect();
        let worst = meets.iter().map(|meet| zeta(&meet.contact)).fold(0.0, f64::max);
        Self {
            body,
            ends,
            surface,
            meets,
            gravity,
            air: f64::from(u8::from(air)),
            stiffness: body.mass() * STIFFNESS_RATE * STIFFNESS_RATE,
            longest_step: longest_step(&body, &ends, worst),
            resolution: 1.0,
            yielding: body.largest_inverse_inertia(),
        }
    }

    /// The same in air `density` times as dense as ours; 0 is none.
    #[must_use]
    pub fn with_air(mut self, density: f64) -> Self {
        self.air = density;
        self
    }

    /// The same with another spring (`w0` in rad/s) and with friction that resolves speeds smaller by `resolution`,
    /// in substeps of at most `longest_step`. Only to show that none of the three matters.
    #[must_use]
    pub fn with_numerics(mut self, w0: f64, resolution: f64, longest_step: f64) -> Self {
        for meet in &mut self.meets {
            meet.damping *= w0 / STIFFNESS_RATE;
        }
        self.stiffness = self.body.mass() * w0 * w0;
        self.resolution = resolution;
        self.longest_step = longest_step;
        self
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The surface.
    #[must_use]
    pub fn surface(&self) -> &Surface {
        &self.surface
    }

    /// Kinetic and potential energy, J.
    #[must_use]
    pub fn energy(&self, state: &State) -> f64 {
        state.kinetic_energy(&self.body) + self.body.mass() * self.gravity * state.position.y
    }

    /// What the spring of the surface holds, J: it comes back.
    #[must_use]
    pub fn stored(&self, state: &State) -> f64 {
        let mut stored = 0.0;
        self.each_touch(state, self.reached(state, 0.0), |touch, _| {
            stored += 0.5 * self.stiffness * touch.depth.max(0.0) * touch.depth.max(0.0);
        });
        stored
    }

    /// Carries `state` on by `dt` seconds.
    pub fn advance(&self, state: &mut State, dt: f64) -> Advance {
        let mut felt = Advance::default();
        let turn = state.angular_velocity(&self.body).length() * dt;
        let looks = (turn / LARGEST_TURN).ceil().clamp(1.0, 1024.0) as u32;
        for _ in 0..looks {
            self.go_on(state, dt / f64::from(looks), &mut felt);
        }
        felt
    }

    /// Carries `state` on by `dt` seconds, in which it turns little: what is near is looked up once.
    fn go_on(&self, state: &mut State, dt: f64, felt: &mut Advance) {
        let reached = self.reached(state, dt);
        let hit = self.look_ahead(state, reached, dt, felt);
        let most = if hit {
            self.energy(state) + self.stored(state)
        } else {
            f64::INFINITY
        };
        let steps = self.steps(reached, hit, dt);
        let h = dt / f64::from(steps);
        for _ in 0..steps {
            let normal = self.runge_kutta(state, reached, h);
            felt.impulse[0] += normal[0] * h;
            felt.impulse[1] += normal[1] * h;
        }
        felt.steps += steps;
        if hit {
            self.keep_below(state, most);
        }
    }

    /// Takes back the energy over `most` that the finite steps through a hit may have added.
    fn keep_below(&self, state: &mut State, most: f64) {
        let kinetic = state.kinetic_energy(&self.body);
        let over = self.energy(state) + self.stored(state) - most;
        if over > 0.0 && kinetic > 0.0 {
            let scale = (1.0 - over / kinetic).max(0.0).sqrt();
            state.velocity *= scale;
            state.angular_momentum *= scale;
        }
    }

    /// What the body feels at `state`.
    #[must_use]
    pub fn felt(&self, state: &State) -> Felt {
        let turning = state.angular_velocity(&self.body);
        let mut felt = Felt::default();
        let mut lowest = f64::INFINITY;
        let mut presses = Presses::default();
        self.find_presses(state, state.axis(), turning, self.reached(state, 0.0), &mut presses);
        for press in presses.as_slice() {
            felt.normal_force += press.force;
            let (arm, normal) = (press.touch.arm, press.touch.normal);
            if state.position.y + arm.y < lowest {
                lowest = state.position.y + arm.y;
                let velocity = state.velocity + turning.cross(arm);
                felt.slip = (velocity - normal * velocity.dot(normal)).length();
            }
        }
        felt
    }

    /// How far (m, along the vertical) to lift `state` so that the body just touches: negative lowers it.
    #[must_use]
    pub fn lift_to_touch(&self, state: &State) -> f64 {
        let mut lift = 0.0;
        for _ in 0..4 {
            let mut deepest: Option<(f64, f64)> = None;
            let mut raised = *state;
            raised.position.y += lift;
            self.each_touch(&raised, Reached::MAX, |touch, _| {
                if touch.normal.y > 0.1 && deepest.is_none_or(|(depth, _)| touch.depth > depth) {
                    deepest = Some((touch.depth, touch.normal.y));
                }
            });
            lift += deepest.map_or(0.0, |(depth, up)| depth / up);
        }
        lift
    }

    /// Which parts the body can touch within `dt`.
    fn reached(&self, state: &State, dt: f64) -> Reached {
        let reach = self.body.shape().bounding_radius() + (state.velocity.length() + self.gravity.abs() * dt) * dt;
        let mut reached = 0;
        for (index, meet) in self.meets.iter().enumerate().take(Reached::BITS as usize) {
            if meet
                .part
                .gap(state.position)
                .is_some_and(|(distance, _)| distance < reach)
            {
                reached |= 1 << index;
            }
        }
        reached
    }

    /// Notes what touches or is about to; whether that is a hit.
    fn look_ahead(&self, state: &State, reached: Reached, dt: f64, felt: &mut Advance) -> bool {
        if reached == 0 {
            return false;
        }
        let turning = state.angular_velocity(&self.body);
        let mut hit = false;
        self.each_touch(state, reached, |touch, role| {
            let closing = -touch.normal.dot(state.velocity + turning.cross(touch.arm));
            if touch.depth > -closing.max(0.0) * dt {
                let at = role as usize;
                hit |= closing > HIT_SPEED || touch.depth > HIT_DEPTH;
                felt.approach[at] = felt.approach[at].max(closing);
                felt.point[at] = state.position + touch.arm;
            }
        });
        hit
    }

    /// Into how many equal steps `dt` is cut.
    fn steps(&self, reached: Reached, hit: bool, dt: f64) -> u32 {
        let steps = match (reached, hit) {
            (0, _) => 1.0,
            (_, false) => dt / self.longest_step,
            (_, true) => HIT_REFINEMENT * dt / self.longest_step,
        };
        (steps - 1e-9).ceil().clamp(1.0, 4096.0) as u32
    }

    /// Radius of a flat face; a round end has none.
    fn face_radius(&self) -> f64 {
        self.ends.iter().fold(
            0.0,
            |radius, end| if let End::Flat(rim) = end { rim.circle } else { radius },
        )
    }

    fn each_touch(&self, state: &State, reached: Reached, mut each: impl FnMut(Touch, Role)) {
        let axis = state.axis();
        for (index, meet) in self.meets.iter().enumerate().take(Reached::BITS as usize) {
            if reached >> index & 1 == 1 {
                touches(
                    self.body.shape(),
                    &self.ends,
                    state.position,
                    axis,
                    &meet.part,
                    |touch| each(touch, meet.role),
                );
            }
        }
    }
}
