//! What pieces do to each other: solved by Rapier.
//!
//! The flow of [`crate::spin`] brings every piece to the end of a substep. Pieces that overlap there are put into a Rapier
//! world as they are, with their true velocities; Rapier finds the contacts, solves impulses and friction for one step and
//! its velocity changes are added to the true states. The world is made anew each time: nothing of an earlier contact
//! (warm starts, resting flags, cached manifolds) is left in it, a clone of a stage has nothing to share, and equal states
//! have equal outcomes. The ground is not in it: the flow carries the pieces.
//!
//! Contacts must not create energy: if rounding, or one-pass restitution at two points, would, all changes are scaled down
//! to where they do not.

use bevy_rapier3d::rapier::dynamics::{
    CCDSolver, FrictionModel, ImpulseJointSet, IntegrationParameters, IslandManager, MultibodyJointSet,
    RigidBodyBuilder, RigidBodyHandle, RigidBodySet,
};
use bevy_rapier3d::rapier::geometry::{
    BroadPhaseBvh, ColliderBuilder, ColliderHandle, ColliderSet, Group, InteractionGroups, InteractionTestMode,
    NarrowPhase,
};
use bevy_rapier3d::rapier::math::{Pose, Rotation, Vector};
use bevy_rapier3d::rapier::pipeline::PhysicsPipeline;
use bevy_rapier3d::rapier::prelude::{CoefficientCombineRule, MassProperties};
use glam::{DQuat, DVec3};

use super::piece::Piece;

/// Two pieces, by index, the smaller first.
pub(super) type Pair = (usize, usize);

/// What one contact did in one substep.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Struck {
    pub pair: Pair,
    /// Normal impulse, N s.
    pub impulse: f64,
    /// Closing speed along the normal before, m/s.
    pub approach: f64,
    /// Where, m.
    pub point: DVec3,
    /// Unit vector from the first piece to the second.
    pub normal: DVec3,
}

/// How far two pieces are apart, m (negative when they overlap).
pub(super) fn gap(a: &Piece, b: &Piece) -> f64 {
    let ((half_a, radius_a), (half_b, radius_b)) = (a.rod(), b.rod());
    let between = b.state.position - a.state.position;
    if between.length() > half_a + half_b + radius_a + radius_b {
        return between.length() - half_a - half_b - radius_a - radius_b;
    }
    rod_distance(between, a.state.axis() * half_a, b.state.axis() * half_b) - radius_a - radius_b
}

/// Distance of two rods `±a` and `between ± b` (Ericson, Real-Time Collision Detection, 5.1.9).
fn rod_distance(between: DVec3, a: DVec3, b: DVec3) -> f64 {
    let (aa, bb, ab) = (a.length_squared(), b.length_squared(), a.dot(b));
    let (along_a, along_b) = (a.dot(between), b.dot(between));
    let determinant = aa * bb - ab * ab;
    let mut s = if determinant > 1e-12 * aa * bb {
        ((along_a * bb - ab * along_b) / determinant).clamp(-1.0, 1.0)
    } else {
        0.0
    };
    let t = if bb > 0.0 {
        ((ab * s - along_b) / bb).clamp(-1.0, 1.0)
    } else {
        0.0
    };
    if aa > 0.0 {
        s = ((ab * t + along_a) / aa).clamp(-1.0, 1.0);
    }
    (between + b * t - a * s).length()
}

/// Solves the contacts of `pairs` among `pieces` for a substep of `h` seconds, and changes their velocities.
pub(super) fn solve(pieces: &mut [Piece], pairs: &[Pair], h: f64) -> Vec<Struck> {
    let world = World::new(pieces, pairs, h);
    let struck = world.struck(pieces, pairs);
    world.apply(pieces, h);
    struck
}

/// A Rapier world after its one step.
struct World {
    bodies: RigidBodySet,
    narrow_phase: NarrowPhase,
    /// By piece.
    handles: Vec<Option<(RigidBodyHandle, ColliderHandle)>>,
}

impl World {
    fn new(pieces: &[Piece], pairs: &[Pair], h: f64) -> Self {
        let mut bodies = RigidBodySet::new();
        let mut colliders = ColliderSet::new();
        let mut handles = vec![None; pieces.len()];
        for (index, piece) in pieces.iter().enumerate() {
            let partners = partners(index, pairs);
            if partners != 0 {
                let body = bodies.insert(rigid_body(piece));
                let collider = collider(piece, 1 << index, partners);
                handles[index] = Some((body, colliders.insert_with_parent(collider, body, &mut bodies)));
            }
        }
        let mut narrow_phase = NarrowPhase::new();
        PhysicsPipeline::new().step(
            Vector::ZERO,
            &parameters(h),
            &mut IslandManager::new(),
            &mut BroadPhaseBvh::default(),
            &mut narrow_phase,
            &mut bodies,
            &mut colliders,
            &mut ImpulseJointSet::new(),
            &mut MultibodyJointSet::new(),
            &mut CCDSolver::new(),
            &(),
            &(),
        );
        Self {
            bodies,
            narrow_phase,
            handles,
        }
    }

    /// The contacts that carried something.
    fn struck(&self, pieces: &[Piece], pairs: &[Pair]) -> Vec<Struck> {
        pairs.iter().filter_map(|&pair| self.contact(pieces, pair)).collect()
    }

    fn contact(&self, pieces: &[Piece], pair: Pair) -> Option<Struck> {
        let (first, second) = (self.handles[pair.0]?.1, self.handles[pair.1]?.1);
        let contact = self.narrow_phase.contact_pair(first, second)?;
        let impulse = f64::from(contact.total_impulse_magnitude());
        if impulse <= 0.0 {
            return None;
        }
        let (manifold, deepest) = contact.find_deepest_contact()?;
        let flipped = contact.collider1 != first;
        let normal = from_rapier(manifold.data.normal) * if flipped { -1.0 } else { 1.0 };
        let (a, b) = (&pieces[pair.0], &pieces[pair.1]);
        let on_first = from_rapier(if flipped { deepest.local_p2 } else { deepest.local_p1 });
        let point = a.state.position + a.state.orientation * on_first;
        let velocity = |piece: &Piece| piece.state.velocity + piece.turning().cross(point - piece.state.position);
        let approach = normal.dot(velocity(a) - velocity(b));
        Some(Struck {
            pair,
            impulse,
            approach,
            point,
            normal,
        })
    }

    /// Adds the velocity changes, as far as they do not create energy, and the shifts that part what overlaps.
    fn apply(&self, pieces: &mut [Piece], h: f64) {
        let mut changes = Vec::with_capacity(self.handles.len());
        let (mut first_order, mut second_order) = (0.0, 0.0);
        for (piece, handle) in pieces.iter().zip(&self.handles) {
            let change = handle.and_then(|(body, _)| self.bodies.get(body)).map(|after| {
                let turning = piece.turning();
                let push = from_rapier(after.linvel()) - rounded(piece.state.velocity);
                let twist = from_rapier(after.angvel()) - rounded(turning);
                let twist_momentum = piece.body().angular_momentum(piece.state.orientation, twist);
                first_order +=
                    piece.body().mass() * piece.state.velocity.dot(push) + piece.state.angular_momentum.dot(twist);
                second_order += 0.5 * (piece.body().mass() * push.length_squared() + twist_momentum.dot(twist));
                let shift =
                    from_rapier(after.translation()) - rounded(piece.state.position) - from_rapier(after.linvel()) * h;
                (push, twist_momentum, shift)
            });
            changes.push(change);
        }
        let share = if second_order > 0.0 {
            (-first_order / second_order).clamp(0.0, 1.0)
        } else {
            0.0
        };
        for (piece, change) in pieces.iter_mut().zip(changes) {
            if let Some((push, twist_momentum, shift)) = change {
                piece.state.velocity += push * share;
                piece.state.angular_momentum += twist_momentum * share;
                piece.state.position += shift;
            }
        }
    }
}

/// The pieces that piece `index` meets in `pairs`, as bits.
fn partners(index: usize, pairs: &[Pair]) -> u32 {
    pairs.iter().fold(0, |bits, &(a, b)| {
        if a == index {
            bits | 1 << b
        } else if b == index {
            bits | 1 << a
        } else {
            bits
        }
    })
}

fn parameters(h: f64) -> IntegrationParameters {
    IntegrationParameters {
        dt: h as f32,
        length_unit: 0.05,
        num_solver_iterations: 1,
        num_internal_pgs_iterations: 8,
        num_internal_stabilization_iterations: 4,
        warmstart_coefficient: 0.0,
        contact_recycling: false,
        friction_model: FrictionModel::Coulomb,
        normalized_max_linear_velocity: f32::MAX,
        ..IntegrationParameters::default()
    }
}

fn rigid_body(piece: &Piece) -> RigidBodyBuilder {
    let body = piece.body();
    let properties = MassProperties::new(Vector::ZERO, body.mass() as f32, to_rapier(body.inertia()));
    RigidBodyBuilder::dynamic()
        .pose(Pose::from_parts(
            to_rapier(piece.state.position),
            turned(piece.state.orientation),
        ))
        .linvel(to_rapier(piece.state.velocity))
        .angvel(to_rapier(piece.turning()))
        .additional_mass_properties(properties)
        .gyroscopic_forces_enabled(false)
        .allow_fast_rotation(true)
        .can_sleep(false)
}

fn collider(piece: &Piece, own: u32, partners: u32) -> ColliderBuilder {
    let (half, radius) = piece.rod();
    let shape = if half > 0.0 {
        ColliderBuilder::capsule_y(half as f32, radius as f32)
    } else {
        ColliderBuilder::ball(radius as f32)
    };
    let groups = InteractionGroups::new(
        Group::from_bits_truncate(own),
        Group::from_bits_truncate(partners),
        InteractionTestMode::And,
    );
    shape
        .density(0.0)
        .friction(piece.material.friction as f32)
        .restitution(piece.material.restitution as f32)
        .friction_combine_rule(CoefficientCombineRule::Average)
        .restitution_combine_rule(CoefficientCombineRule::Average)
        .collision_groups(groups)
}

fn to_rapier(v: DVec3) -> Vector {
    v.as_vec3()
}

fn from_rapier(v: Vector) -> DVec3 {
    v.as_dvec3()
}

/// `v` as Rapier sees it.
fn rounded(v: DVec3) -> DVec3 {
    from_rapier(to_rapier(v))
}

fn turned(q: DQuat) -> Rotation {
    q.as_quat()
}
