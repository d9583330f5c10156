//! The support flow: carries a body's state on over a surface.
//!
//! Rigid-body motion under gravity, air, a compliant normal force and the friction of [`super::friction`], by the classic
//! fourth-order Runge-Kutta method in substeps that are short enough for the stiffest contact, for the fastest spin, and
//! (eight times shorter) for a hit. The surface yields as a spring and a dashpot:
//! `N = max(0, k depth + c d(depth)/dt)` with `k = m w0²` and `c = 2 zeta m w0`; zeta gives the wanted restitution.

use glam::{DQuat, DVec3};

use super::friction::{Resolution, Sliding, along_line, at_face, at_point, of_rolling};
use super::shape::End;
use super::surface::{Contact, Part, Role};
use super::touch::{Touch, touches};
use super::{Body, State, Surface, air};

/// Natural frequency w0 of a body on the surface, rad/s: its own weight presses it in by g / w0², 2.5 micrometres.
pub const STIFFNESS_RATE: f64 = 2000.0;
/// The longest substep, s.
const LONGEST_STEP: f64 = 1.0 / 3840.0;
/// The largest turn in a substep, rad.
const LARGEST_TURN: f64 = 0.25;
/// A hit is followed in substeps shorter by this factor.
const HIT_REFINEMENT: f64 = 8.0;
/// Closing speed from which a touch is a hit, m/s.
const HIT_SPEED: f64 = 0.1;
/// Depth from which a touch is a hit, m.
const HIT_DEPTH: f64 = 3e-5;
/// The most touches at one instant.
const MOST_TOUCHES: usize = 8;
/// The most parts of a surface that are told apart.
const MOST_PARTS: usize = 8;

/// A body over a surface, under gravity and perhaps in air.
#[derive(Debug, Clone)]
pub struct Flow {
    body: Body,
    surface: Surface,
    ends: [End; 2],
    gravity: f64,
    air: bool,
    /// Dashpot rate c/m of each part, 1/s.
    damping: Vec<f64>,
    stiffness: f64,
    longest_step: f64,
    resolution: f64,
}

/// What a body felt during [`Flow::advance`], by role (ground, barrier).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Advance {
    /// Normal impulse, N s.
    pub impulse: [f64; 2],
    /// Highest closing speed of what touched or was about to, m/s.
    pub approach: [f64; 2],
    /// Where it touched, m.
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

/// Force, torque and normal force on a body at an instant.
#[derive(Debug, Clone, Copy, Default)]
struct Load {
    force: DVec3,
    torque: DVec3,
    normal: [f64; 2],
}

/// A touch with what presses there.
#[derive(Debug, Clone, Copy, Default)]
struct Press {
    touch: Touch,
    part: usize,
    force: f64,
}

impl Flow {
    /// `body` over `surface`, with `gravity` (m/s², downwards) and, if `air`, air drag.
    #[must_use]
    pub fn new(body: Body, surface: Surface, gravity: f64, air: bool) -> Self {
        let ends = body.shape().ends();
        let zetas: Vec<f64> = surface
            .parts
            .iter()
            .map(|(_, contact, _)| damping_ratio(contact.restitution))
            .collect();
        let worst = zetas.iter().copied().fold(0.0, f64::max);
        let mut flow = Self {
            body,
            surface,
            ends,
            gravity,
            air,
            damping: zetas.iter().map(|zeta| 2.0 * zeta * STIFFNESS_RATE).collect(),
            stiffness: body.mass() * STIFFNESS_RATE * STIFFNESS_RATE,
            longest_step: LONGEST_STEP,
            resolution: 1.0,
        };
        // The stiffest of: one contact at the longest lever, two ends that heave, two ends that rock.
        let inertia = flow.body.inertia();
        let by_lever = flow.body.mass() / inertia.x.min(inertia.z);
        let tilting = by_lever * ends.iter().map(reach2).fold(0.0, f64::max);
        let rocking = by_lever * ends.iter().map(height2).fold(0.0, f64::max);
        let stiffest = (1.0 + tilting).max(2.0).max(2.0 * rocking);
        let by_spring = 1.2 / (STIFFNESS_RATE * libm::sqrt(stiffest));
        let by_dashpot = 1.8 / (2.0 * worst * STIFFNESS_RATE * stiffest).max(1e-9);
        flow.longest_step = LONGEST_STEP.min(by_spring).min(by_dashpot);
        flow
    }

    /// The same with another spring (`w0` in rad/s) and with friction that resolves speeds smaller by `resolution`,
    /// in substeps of at most `longest_step`. Only to show that none of the three matters.
    #[must_use]
    pub fn with_numerics(mut self, w0: f64, resolution: f64, longest_step: f64) -> Self {
        for rate in &mut self.damping {
            *rate *= w0 / STIFFNESS_RATE;
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

    /// The longest substep while something is touched, s.
    #[must_use]
    pub fn longest_step(&self) -> f64 {
        self.longest_step
    }

    /// Kinetic and potential energy, J.
    #[must_use]
    pub fn energy(&self, state: &State) -> f64 {
        state.kinetic_energy(&self.body) + self.body.mass() * self.gravity * state.position.y
    }

    /// Carries `state` on by `dt` seconds.
    pub fn advance(&self, state: &mut State, dt: f64) -> Advance {
        let reached = self.reached(state, dt);
        let steps = self.substeps(state, &reached, dt);
        let h = dt / f64::from(steps);
        let mut felt = Advance {
            steps,
            ..Advance::default()
        };
        for _ in 0..steps {
            self.note(state, &reached, dt, &mut felt);
            let load = self.runge_kutta(state, &reached, h);
            felt.impulse[0] += load.normal[0] * h;
            felt.impulse[1] += load.normal[1] * h;
        }
        felt
    }

    /// What the body feels at `state`.
    #[must_use]
    pub fn felt(&self, state: &State) -> Felt {
        let turning = state.angular_velocity(&self.body);
        let reached = self.reached(state, 0.0);
        let mut felt = Felt::default();
        let mut lowest = f64::INFINITY;
        self.presses(state, turning, &reached, |press, velocity| {
            felt.normal_force += press.force;
            let height = state.position.y + press.touch.arm.y;
            if press.force > 0.0 && height < lowest {
                lowest = height;
                felt.slip = (velocity - press.touch.normal * velocity.dot(press.touch.normal)).length();
            }
        });
        felt
    }

    /// How far (m, along the vertical) to lift `state` so that the body just touches: negative lowers it.
    #[must_use]
    pub fn lift_to_touch(&self, state: &State) -> f64 {
        let mut lift = 0.0;
        for _ in 0..4 {
            let mut deepest: Option<(f64, f64)> = None;
            for (part, ..) in &self.surface.parts {
                let centre = state.position + DVec3::Y * lift;
                touches(self.body.shape(), &self.ends, centre, state.axis(), part, |touch| {
                    if touch.normal.y > 0.1 && deepest.is_none_or(|(depth, _)| touch.depth > depth) {
                        deepest = Some((touch.depth, touch.normal.y));
                    }
                });
            }
            lift += deepest.map_or(0.0, |(depth, up)| depth / up);
        }
        lift
    }

    /// Which parts the body can touch within `dt`.
    fn reached(&self, state: &State, dt: f64) -> [bool; MOST_PARTS] {
        let reach = self.body.shape().bounding_radius() + (state.velocity.length() + self.gravity.abs() * dt) * dt;
        let mut reached = [false; MOST_PARTS];
        for (flag, (part, ..)) in reached.iter_mut().zip(&self.surface.parts) {
            *flag = part.gap(state.position).is_some_and(|(distance, _)| distance < reach);
        }
        reached
    }

    /// Into how many equal steps `dt` is cut.
    fn substeps(&self, state: &State, reached: &[bool], dt: f64) -> u32 {
        let turning = state.angular_velocity(&self.body);
        let by_turn = turning.length() * dt / LARGEST_TURN;
        let mut by_contact = 1.0;
        if reached.contains(&true) {
            by_contact = dt / self.longest_step;
            let mut hit = false;
            self.each_touch(state, reached, |touch, _| {
                let closing = -touch.normal.dot(state.velocity + turning.cross(touch.arm));
                hit |= touch.depth > HIT_DEPTH || (closing > HIT_SPEED && touch.depth > -closing * dt);
            });
            if hit {
                by_contact *= HIT_REFINEMENT;
            }
        }
        libm::ceil(by_turn.max(by_contact) - 1e-9).clamp(1.0, 4096.0) as u32
    }

    /// Notes closing speeds and places for the report.
    fn note(&self, state: &State, reached: &[bool], dt: f64, felt: &mut Advance) {
        if !reached.contains(&true) {
            return;
        }
        let turning = state.angular_velocity(&self.body);
        self.each_touch(state, reached, |touch, role| {
            let closing = -touch.normal.dot(state.velocity + turning.cross(touch.arm));
            let at = role as usize;
            if touch.depth > -closing.max(0.0) * dt && closing > felt.approach[at] {
                felt.approach[at] = closing;
            }
            if touch.depth > 0.0 {
                felt.point[at] = state.position + touch.arm;
            }
        });
    }

    fn each_touch(&self, state: &State, reached: &[bool], mut each: impl FnMut(&Touch, Role)) {
        let axis = state.axis();
        for ((part, _, role), _) in self.surface.parts.iter().zip(reached).filter(|(_, reached)| **reached) {
            touches(self.body.shape(), &self.ends, state.position, axis, part, |touch| {
                each(&touch, *role)
            });
        }
    }

    /// One classic Runge-Kutta step of `h` seconds; the mean load is returned.
    fn runge_kutta(&self, state: &mut State, reached: &[bool], h: f64) -> Load {
        let (x, v, q, l) = (
            state.position,
            state.velocity,
            state.orientation,
            state.angular_momentum,
        );
        let inverse_mass = 1.0 / self.body.mass();
        let mut at = *state;
        let mut sum = Load::default();
        let (mut path, mut turn) = (DVec3::ZERO, DQuat::from_xyzw(0.0, 0.0, 0.0, 0.0));
        for (stage, (weight, next)) in [(1.0, 0.5), (2.0, 0.5), (2.0, 1.0), (1.0, 0.0)].into_iter().enumerate() {
            let turning = self.body.angular_velocity(at.orientation, at.angular_momentum);
            let load = self.load(&at, turning, reached, h);
            let turn_rate = DQuat::from_xyzw(turning.x, turning.y, turning.z, 0.0) * at.orientation * 0.5;
            sum.force += load.force * weight;
            sum.torque += load.torque * weight;
            sum.normal[0] += load.normal[0] * weight;
            sum.normal[1] += load.normal[1] * weight;
            path += at.velocity * weight;
            turn = turn + turn_rate * weight;
            if stage < 3 {
                let step = h * next;
                at.position = x + at.velocity * step;
                at.velocity = v + load.force * (step * inverse_mass);
                at.orientation = q + turn_rate * step;
                at.angular_momentum = l + load.torque * step;
            }
        }
        let sixth = h / 6.0;
        state.position = x + path * sixth;
        state.velocity = v + sum.force * (sixth * inverse_mass);
        state.orientation = (q + turn * sixth).normalize();
        state.angular_momentum = l + sum.torque * sixth;
        sum.normal = sum.normal.map(|n| n / 6.0);
        sum
    }

    /// Forces and torques at `state`.
    fn load(&self, state: &State, turning: DVec3, reached: &[bool], h: f64) -> Load {
        let mut load = Load {
            force: DVec3::Y * (-self.body.mass() * self.gravity),
            ..Load::default()
        };
        if self.air {
            let (force, torque) = air::drag(self.body.shape(), state.axis(), state.velocity, turning);
            load.force += force;
            load.torque += torque;
        }
        if !reached.contains(&true) {
            return load;
        }
        let mut pressed = Pressed::default();
        self.presses(state, turning, reached, |press, _| pressed.push(press));
        if pressed.count > 0 {
            self.rub(state, turning, &pressed, h, &mut load);
        }
        load
    }

    /// Finds what presses where; `each` also gets the velocity of the body's material there.
    fn presses(&self, state: &State, turning: DVec3, reached: &[bool], mut each: impl FnMut(Press, DVec3)) {
        let axis = state.axis();
        for (index, (part, ..)) in self.surface.parts.iter().enumerate().take(MOST_PARTS) {
            if !reached[index] {
                continue;
            }
            touches(self.body.shape(), &self.ends, state.position, axis, part, |touch| {
                if touch.depth <= 0.0 {
                    return;
                }
                let velocity = state.velocity + turning.cross(touch.arm);
                let closing = -touch.normal.dot(velocity);
                let force = self.stiffness * touch.depth + self.body.mass() * self.damping[index] * closing;
                if force > 0.0 {
                    each(
                        Press {
                            touch,
                            part: index,
                            force,
                        },
                        velocity,
                    );
                }
            });
        }
    }

    /// Adds the normal forces and the friction of all that presses.
    fn rub(&self, state: &State, turning: DVec3, pressed: &Pressed, h: f64, load: &mut Load) {
        let presses = pressed.as_slice();
        let (mut whole, mut mu) = (0.0, 0.0_f64);
        for press in presses {
            let (_, contact, role) = &self.surface.parts[press.part];
            whole += press.force;
            mu = mu.max(contact.friction);
            load.normal[*role as usize] += press.force;
            load.force += press.touch.normal * press.force;
            load.torque += press.touch.arm.cross(press.touch.normal) * press.force;
        }
        let (mobility, yielding) = (self.body.mobility(), self.body.largest_inverse_inertia());
        let least = Resolution::new(h * self.resolution, mu, whole, mobility, yielding);
        let mut add = |contact: &Contact, force: f64, touch: &Touch, arm: DVec3| {
            let sliding = sliding(state, turning, touch.normal, arm);
            let (push, twist) = at_point(contact, force, &sliding, &least);
            load.force += push;
            load.torque += arm.cross(push) + twist + of_rolling(contact, force, &sliding, &least);
        };
        if let [first, second] = presses
            && first.part == second.part
            && self.lies_along(first.part)
        {
            let contact = &self.surface.parts[first.part].1;
            for (place, share) in along_line(first.force, second.force) {
                let arm = first.touch.arm.lerp(second.touch.arm, place);
                add(contact, share * (first.force + second.force), &first.touch, arm);
            }
            return;
        }
        for press in presses {
            let contact = &self.surface.parts[press.part].1;
            let flat = press.touch.face * press.force;
            add(contact, press.force - flat, &press.touch, press.touch.arm);
        }
        for press in presses.iter().filter(|press| press.touch.face > 1e-6) {
            let contact = &self.surface.parts[press.part].1;
            let (touch, arm) = (&press.touch, press.touch.face_arm);
            let sliding = sliding(state, turning, touch.normal, arm);
            let (push, twist) = at_face(contact, touch.face * press.force, touch.face_radius, &sliding, &least);
            load.force += push;
            load.torque += arm.cross(push) + twist;
        }
    }

    /// Whether a straight side touches this part along its whole length.
    fn lies_along(&self, part: usize) -> bool {
        matches!(self.surface.parts[part].0, Part::Plane { .. } | Part::Board { .. })
    }
}

fn sliding(state: &State, turning: DVec3, normal: DVec3, arm: DVec3) -> Sliding {
    let velocity = state.velocity + turning.cross(arm);
    Sliding {
        normal,
        slip: velocity - normal * velocity.dot(normal),
        turning,
    }
}

/// The few presses of an instant.
#[derive(Default)]
struct Pressed {
    items: [Press; MOST_TOUCHES],
    count: usize,
}

impl Pressed {
    /// Keeps `press`; more than fit would need more parts than any field has, and are left out.
    fn push(&mut self, press: Press) {
        if let Some(place) = self.items.get_mut(self.count) {
            *place = press;
            self.count += 1;
        }
    }

    fn as_slice(&self) -> &[Press] {
        &self.items[..self.count]
    }
}

/// Square of the longest lever that a normal force at this end can have.
fn reach2(end: &End) -> f64 {
    match end {
        End::Ball(round) => round.height * round.height,
        End::Flat(round) | End::Domed { rim: round, .. } => round.height * round.height + round.circle * round.circle,
    }
}

/// The same when the body lies on its side.
fn height2(end: &End) -> f64 {
    match end {
        End::Ball(round) | End::Flat(round) | End::Domed { rim: round, .. } => round.height * round.height,
    }
}

/// The damping ratio zeta with which a spring and a dashpot that cannot pull give the restitution `e`
/// (Schwager and Pöschel, Granular Matter 9 (2007) 465): e = exp(-2 x atan(1/x)), x = zeta / sqrt(1 - zeta²), and its
/// continuation beyond critical damping. At most 2 (e = 0.05).
fn damping_ratio(e: f64) -> f64 {
    let restitution = |zeta: f64| {
        let gap = 1.0 - zeta * zeta;
        if gap > 1e-12 {
            let x = zeta / libm::sqrt(gap);
            libm::exp(-2.0 * x * libm::atan2(1.0, x))
        } else {
            let root = libm::sqrt((-gap).max(1e-12));
            libm::exp(-zeta / root * libm::log((zeta + root) / (zeta - root)))
        }
    };
    let (mut low, mut high) = (0.0, 2.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if restitution(middle) > e {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}
