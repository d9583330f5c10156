//! What pieces do to each other: solved by Rapier.
//!
//! The flow of [`crate::spin`] brings every piece to the end of a substep. Pieces that overlap there are put into a Rapier
//! world as they are, with their true velocities; Rapier solves impulses and friction of their contacts for one step, and
//! its velocity changes are added to the true states. A spherocapsule is a ball rolled along a rod: two pieces touch where
//! their rods are nearest, so each pair meets as the two balls there. (Rapier's own two points of parallel capsules get their
//! restitution one after the other, which sets a symmetric hit spinning.) The world is made anew each time: nothing of an earlier contact
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
    let (on_a, on_b) = nearest(a, b);
    (b.state.position + on_b - a.state.position - on_a).length() - a.rod().1 - b.rod().1
}

/// The points of the rods of `a` and `b` that are nearest to each other, each from its own piece's middle.
fn nearest(a: &Piece, b: &Piece) -> (DVec3, DVec3) {
    let between = b.state.position - a.state.position;
    let (rod_a, rod_b) = (a.state.axis() * a.rod().0, b.state.axis() * b.rod().0);
    let (s, t) = nearest_places(between, rod_a, rod_b);
    (rod_a * s, rod_b * t)
}

/// Where two rods `±a` and `between ± b` are nearest: `s a` and `between + t b` with s, t in -1..=1
/// (Ericson, Real-Time Collision Detection, 5.1.9). Nearly parallel rods touch along a line: its middle.
fn nearest_places(between: DVec3, a: DVec3, b: DVec3) -> (f64, f64) {
    let (aa, bb, ab) = (a.length_squared(), b.length_squared(), a.dot(b));
    let (along_a, along_b) = (a.dot(between), b.dot(between));
    let opposite = |s: f64| {
        if bb > 0.0 {
            ((ab * s - along_b) / bb).clamp(-1.0, 1.0)
        } else {
            0.0
        }
    };
    let determinant = aa * bb - ab * ab;
    let crossing = if determinant > 1e-9 * aa * bb {
        (along_a * bb - ab * along_b) / determinant
    } else {
        0.0
    };
    let t = opposite(crossing.clamp(-1.0, 1.0));
    let s = if aa > 0.0 {
        ((ab * t + along_a) / aa).clamp(-1.0, 1.0)
    } else {
        0.0
    };
    if aa == 0.0 || bb == 0.0 || determinant > 0.04 * aa * bb {
        return (s, t);
    }
    // As far as both rods go along each other, and as far from the crossing as bodies that yield by 20 micrometres touch.
    let touching = (2.0 * 2e-5 * between.length() * bb / determinant.max(1e-12 * aa * bb)).sqrt();
    let (first, second) = ((along_a - ab) / aa, (along_a + ab) / aa);
    let low = first.min(second).max(-1.0).max(crossing - touching);
    let high = first.max(second).min(1.0).min(crossing + touching);
    if low < high {
        (0.5 * (low + high), opposite(0.5 * (low + high)))
    } else {
        (s, t)
    }
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
    handles: Vec<Option<RigidBodyHandle>>,
    /// By pair.
    balls: Vec<(ColliderHandle, ColliderHandle)>,
}

impl World {
    fn new(pieces: &[Piece], pairs: &[Pair], h: f64) -> Self {
        let mut bodies = RigidBodySet::new();
        let mut colliders = ColliderSet::new();
        let mut handles = vec![None; pieces.len()];
        let mut balls = Vec::with_capacity(pairs.len());
        for (index, &(a, b)) in pairs.iter().enumerate() {
            let (on_a, on_b) = nearest(&pieces[a], &pieces[b]);
            let mut insert = |piece: usize, place: DVec3| {
                let body = *handles[piece].get_or_insert_with(|| bodies.insert(rigid_body(&pieces[piece])));
                colliders.insert_with_parent(ball(&pieces[piece], place, index), body, &mut bodies)
            };
            balls.push((insert(a, on_a), insert(b, on_b)));
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
            balls,
        }
    }

    /// The contacts that carried something.
    fn struck(&self, pieces: &[Piece], pairs: &[Pair]) -> Vec<Struck> {
        pairs
            .iter()
            .zip(&self.balls)
            .filter_map(|(&pair, &balls)| self.contact(pieces, pair, balls))
            .collect()
    }

    fn contact(&self, pieces: &[Piece], pair: Pair, balls: (ColliderHandle, ColliderHandle)) -> Option<Struck> {
        let impulse = f64::from(
            self.narrow_phase
                .contact_pair(balls.0, balls.1)?
                .total_impulse_magnitude(),
        );
        if impulse <= 0.0 {
            return None;
        }
        let (a, b) = (&pieces[pair.0], &pieces[pair.1]);
        let (on_a, on_b) = nearest(a, b);
        let normal = (b.state.position + on_b - a.state.position - on_a).normalize_or(DVec3::Y);
        let arm = on_a + normal * a.rod().1;
        let point = a.state.position + arm;
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
            let change = handle.and_then(|body| self.bodies.get(body)).map(|after| {
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

/// The ball of `piece` at `place` from its middle (in the world's directions), which meets only its partner of pair `index`.
fn ball(piece: &Piece, place: DVec3, index: usize) -> ColliderBuilder {
    let pair = Group::from_bits_truncate(1 << (index % 32));
    ColliderBuilder::ball(piece.rod().1 as f32)
        .translation(to_rapier(piece.state.orientation.conjugate() * place))
        .density(0.0)
        .friction(piece.material.friction as f32)
        .restitution(piece.material.restitution as f32)
        .friction_combine_rule(CoefficientCombineRule::Average)
        .restitution_combine_rule(CoefficientCombineRule::Average)
        .collision_groups(InteractionGroups::new(pair, pair, InteractionTestMode::And))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(between: DVec3, a: DVec3, b: DVec3) -> f64 {
        let (s, t) = nearest_places(between, a, b);
        assert!(s.abs() <= 1.0 && t.abs() <= 1.0);
        (between + b * t - a * s).length()
    }

    #[test]
    fn the_nearest_places_of_two_rods_are_nearest() {
        let mut chance = crate::chance::Chance::new(3);
        for _ in 0..2000 {
            let mut random = || DVec3::new(chance.normal(), chance.normal(), chance.normal()) * 0.02;
            let (between, a, b) = (random() * 2.0, random(), random());
            let found = distance(between, a, b);
            let places = || (-20..=20).map(|step| f64::from(step) / 20.0);
            let tried = places().flat_map(|s| places().map(move |t| (between + b * t - a * s).length()));
            assert!(found <= tried.fold(f64::MAX, f64::min) + 2e-4, "{between} {a} {b}");
        }
    }

    #[test]
    fn parallel_rods_touch_in_the_middle_of_their_common_line() {
        let rod = DVec3::X * 0.015;
        let (s, t) = nearest_places(DVec3::new(0.01, 0.04, 0.0), rod, rod);
        assert!((s - 1.0 / 3.0).abs() < 1e-9 && (t + 1.0 / 3.0).abs() < 1e-9, "{s} {t}");
        let (s, t) = nearest_places(DVec3::new(0.01, 0.04, 0.0), rod, -rod);
        assert!((s - 1.0 / 3.0).abs() < 1e-9 && (t - 1.0 / 3.0).abs() < 1e-9, "{s} {t}");
    }
}
