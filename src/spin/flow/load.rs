//! Forces and torques on a body at an instant.

use glam::DVec3;

use super::{Flow, Reached};
use crate::spin::friction::{Resolution, Sliding, along_line, at_face, at_point, of_rolling};
use crate::spin::touch::{Touch, touches};
use crate::spin::{Contact, State, air};

/// The most contacts at one instant.
const MOST_PRESSES: usize = 6;

/// Force, torque about the centre of mass, and normal force by role.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Load {
    pub force: DVec3,
    pub torque: DVec3,
    pub normal: [f64; 2],
}

impl Load {
    pub fn add(&mut self, other: &Self, weight: f64) {
        self.force += other.force * weight;
        self.torque += other.torque * weight;
        self.normal[0] += other.normal[0] * weight;
        self.normal[1] += other.normal[1] * weight;
    }

    /// A `push` at `arm` from the centre of mass, and a `twist`.
    fn push(&mut self, arm: DVec3, (push, twist): (DVec3, DVec3)) {
        self.force += push;
        self.torque += arm.cross(push) + twist;
    }
}

/// A touch with what presses there, and which part of the surface it is on.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Press {
    pub touch: Touch,
    pub force: f64,
    meet: usize,
}

/// The few presses of an instant.
#[derive(Default)]
pub(super) struct Presses {
    items: [Press; MOST_PRESSES],
    count: usize,
}

impl Presses {
    /// Keeps `press`; more than fit do not occur with two ends and at most three parts of a surface near.
    fn keep(&mut self, press: Press) {
        if let Some(place) = self.items.get_mut(self.count) {
            *place = press;
            self.count += 1;
        }
    }

    pub fn as_slice(&self) -> &[Press] {
        &self.items[..self.count]
    }
}

impl Flow {
    /// Force and torque of the air.
    pub(super) fn air_drag(&self, state: &State, h: f64) -> (DVec3, DVec3) {
        if self.air <= 0.0 {
            return (DVec3::ZERO, DVec3::ZERO);
        }
        let turning = state.angular_velocity(&self.body);
        air::drag(&self.body, state.axis(), state.velocity, turning, self.air, h)
    }

    /// Everything that acts at `state`, with the force and torque of the `air`, for a step of `h` seconds.
    pub(super) fn load(&self, state: &State, turning: DVec3, reached: Reached, air: (DVec3, DVec3), h: f64) -> Load {
        let weight = DVec3::Y * (-self.body.mass() * self.gravity);
        let mut load = Load {
            force: weight + air.0,
            torque: air.1,
            ..Load::default()
        };
        let axis = state.axis();
        if reached != 0 {
            let mut presses = Presses::default();
            self.find_presses(state, axis, turning, reached, &mut presses);
            self.rub(state, axis, turning, presses.as_slice(), h, &mut load);
        }
        load
    }

    /// Finds what presses where.
    pub(super) fn find_presses(
        &self,
        state: &State,
        axis: DVec3,
        turning: DVec3,
        reached: Reached,
        presses: &mut Presses,
    ) {
        for (index, meet) in self.meets.iter().enumerate().take(Reached::BITS as usize) {
            if reached >> index & 1 == 0 {
                continue;
            }
            touches(
                self.body.shape(),
                &self.ends,
                state.position,
                axis,
                &meet.part,
                |touch| {
                    if touch.depth > 0.0 {
                        let closing = -touch.normal.dot(state.velocity + turning.cross(touch.arm));
                        let force = self.stiffness * touch.depth + meet.damping * closing;
                        if force > 0.0 {
                            presses.keep(Press {
                                touch,
                                force,
                                meet: index,
                            });
                        }
                    }
                },
            );
        }
    }

    /// Adds the normal forces and the friction of all that presses.
    fn rub(&self, state: &State, axis: DVec3, turning: DVec3, presses: &[Press], h: f64, load: &mut Load) {
        let (mut whole, mut mu) = (0.0, 0.0_f64);
        for press in presses {
            let meet = &self.meets[press.meet];
            whole += press.force;
            mu = mu.max(meet.contact.friction);
            load.normal[meet.role as usize] += press.force;
            load.push(press.touch.arm, (press.touch.normal * press.force, DVec3::ZERO));
        }
        let least = |mobility: f64| Resolution::new(h * self.resolution, mu, whole, mobility, self.yielding);
        let at = |arm: DVec3| self.body.mobility(axis, arm);
        if let [first, second] = presses
            && first.meet == second.meet
            && self.meets[first.meet].flat
        {
            let contact = &self.meets[first.meet].contact;
            let least = least(at(first.touch.arm).max(at(second.touch.arm)));
            for (place, share) in along_line(first.force, second.force) {
                let arm = first.touch.arm.lerp(second.touch.arm, place);
                let sliding = sliding(state, turning, first.touch.normal, arm);
                load.push(arm, rub_point(contact, share * whole, &sliding, &least));
            }
            return;
        }
        for Press { touch, force, meet } in presses {
            let contact = &self.meets[*meet].contact;
            let on_point = sliding(state, turning, touch.normal, touch.arm);
            load.push(
                touch.arm,
                rub_point(contact, force * (1.0 - touch.face), &on_point, &least(at(touch.arm))),
            );
            if touch.face > 1e-6 {
                let middle = touch.arm - touch.lever;
                let on_face = sliding(state, turning, touch.normal, middle);
                let radius = self.face_radius();
                let least = least(at(middle).max(self.body.face_mobility(radius)));
                load.push(middle, at_face(contact, force * touch.face, radius, &on_face, &least));
            }
        }
    }
}

/// Friction and rolling resistance of a point that carries `force`.
fn rub_point(contact: &Contact, force: f64, sliding: &Sliding, least: &Resolution) -> (DVec3, DVec3) {
    let (push, twist) = at_point(contact, force, sliding, least);
    (push, twist + of_rolling(contact, force, sliding, least))
}

fn sliding(state: &State, turning: DVec3, normal: DVec3, arm: DVec3) -> Sliding {
    let velocity = state.velocity + turning.cross(arm);
    Sliding {
        normal,
        slip: velocity - normal * velocity.dot(normal),
        turning,
    }
}
