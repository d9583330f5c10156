//! Things that stand on one another, and what knocks them over: a Rapier world of its own.
//!
//! A [`super::Stage`] lets round things spin over a field and meet in passing; it knows no heap. What stands on flat feet and
//! falls is what Rapier is good at: it solves all contacts together and keeps them from one step to the next. In come
//! [`Block`]s and a throw, out come poses and hits. [`Tower::tick`] alone moves it; the same blocks and throws fall the same
//! way. SI units, y up, the ground is y = 0.

use bevy_rapier3d::rapier::dynamics::{
    CCDSolver, ImpulseJointSet, IntegrationParameters, IslandManager, MultibodyJointSet, RigidBodyBuilder,
    RigidBodyHandle, RigidBodySet,
};
use bevy_rapier3d::rapier::geometry::{BroadPhaseBvh, ColliderBuilder, ColliderSet, NarrowPhase};
use bevy_rapier3d::rapier::math::{Pose, Vector};
use bevy_rapier3d::rapier::pipeline::PhysicsPipeline;
use glam::{DQuat, DVec3};
use serde::{Deserialize, Serialize};

use super::TICK;
use crate::data::{DataError, within};

/// Metres a second squared.
const GRAVITY: f32 = 9.81;
/// Half a side of the ground, m: nothing gets to its edge.
const GROUND: f32 = 20.0;
/// Share of its turning that a block loses in a second: air, and what rolls on flat toys' feet and edges.
const DAMPING: f32 = 1.5;

/// The outline of a block, its axis along its own y. Metres.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Form {
    /// A cylinder with a half sphere on each end.
    Capsule {
        /// Half the length of the straight part.
        half_length: f64,
        /// Of the straight part and of the ends.
        radius: f64,
    },
    /// A cylinder with flat ends.
    Cylinder {
        /// Half its height.
        half_height: f64,
        /// Of the side.
        radius: f64,
    },
    /// A box.
    Board {
        /// Half its size along each axis.
        half: [f64; 3],
    },
}

/// Something that stands, lies or is thrown.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Its outline.
    pub form: Form,
    /// kg.
    pub mass: f64,
    /// The middle of it at the start, m.
    pub place: [f64; 3],
    /// How it is turned about the vertical at the start, rad.
    #[serde(default)]
    pub heading: f64,
    /// How it is tilted from the vertical towards its own x at the start, rad.
    #[serde(default)]
    pub tilt: f64,
    /// Coulomb's coefficient against other blocks and the ground.
    pub friction: f64,
    /// Speed after over speed before a central hit.
    pub restitution: f64,
}

impl Block {
    /// Refuses numbers out of range, naming `file` and the field under `place`.
    ///
    /// # Errors
    /// When there is one.
    pub fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        let sides = match self.form {
            Form::Capsule { half_length, radius } => [half_length, radius, radius],
            Form::Cylinder { half_height, radius } => [half_height, radius, radius],
            Form::Board { half } => half,
        };
        for side in sides {
            within(file, &format!("{place}.form"), side, 0.001, 1.0)?;
        }
        within(file, &format!("{place}.mass"), self.mass, 1e-4, 10.0)?;
        for at in self.place {
            within(file, &format!("{place}.place"), at, -5.0, 5.0)?;
        }
        within(file, &format!("{place}.heading"), self.heading, -10.0, 10.0)?;
        within(file, &format!("{place}.tilt"), self.tilt, -10.0, 10.0)?;
        within(file, &format!("{place}.friction"), self.friction, 0.0, 5.0)?;
        within(file, &format!("{place}.restitution"), self.restitution, 0.0, 1.0)
    }

    fn collider(&self) -> ColliderBuilder {
        match self.form {
            Form::Capsule { half_length, radius } => ColliderBuilder::capsule_y(half_length as f32, radius as f32),
            Form::Cylinder { half_height, radius } => ColliderBuilder::cylinder(half_height as f32, radius as f32),
            Form::Board { half: [x, y, z] } => ColliderBuilder::cuboid(x as f32, y as f32, z as f32),
        }
        .mass(self.mass as f32)
        .friction(self.friction as f32)
        .restitution(self.restitution as f32)
    }

    fn orientation(&self) -> DQuat {
        crate::spin::rotation(DVec3::Y, self.heading) * crate::spin::rotation(DVec3::NEG_Z, self.tilt)
    }
}

/// Blocks on the ground as they stand, fall and lie.
pub struct Tower {
    bodies: RigidBodySet,
    colliders: ColliderSet,
    pipeline: PhysicsPipeline,
    islands: IslandManager,
    broad_phase: BroadPhaseBvh,
    narrow_phase: NarrowPhase,
    impulse_joints: ImpulseJointSet,
    multibody_joints: MultibodyJointSet,
    ccd: CCDSolver,
    /// By block.
    handles: Vec<RigidBodyHandle>,
    /// The velocity of each block at the tick before, m/s.
    before: Vec<DVec3>,
    ticks: u64,
}

impl std::fmt::Debug for Tower {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tower")
            .field("blocks", &self.handles.len())
            .field("ticks", &self.ticks)
            .finish_non_exhaustive()
    }
}

impl Tower {
    /// `blocks` as they stand at the start.
    #[must_use]
    pub fn new(blocks: &[Block]) -> Self {
        let mut bodies = RigidBodySet::new();
        let mut colliders = ColliderSet::new();
        let ground = ColliderBuilder::cuboid(GROUND, 0.5, GROUND)
            .translation(Vector::new(0.0, -0.5, 0.0))
            .friction(0.5)
            .restitution(0.3);
        colliders.insert(ground);
        let handles = blocks
            .iter()
            .map(|block| {
                let place = DVec3::from_array(block.place).as_vec3();
                let body = RigidBodyBuilder::dynamic()
                    .pose(Pose::from_parts(place, block.orientation().as_quat()))
                    .angular_damping(DAMPING)
                    .ccd_enabled(true);
                let body = bodies.insert(body);
                colliders.insert_with_parent(block.collider(), body, &mut bodies);
                body
            })
            .collect();
        Self {
            bodies,
            colliders,
            pipeline: PhysicsPipeline::new(),
            islands: IslandManager::new(),
            broad_phase: BroadPhaseBvh::default(),
            narrow_phase: NarrowPhase::new(),
            impulse_joints: ImpulseJointSet::new(),
            multibody_joints: MultibodyJointSet::new(),
            ccd: CCDSolver::new(),
            handles,
            before: vec![DVec3::ZERO; blocks.len()],
            ticks: 0,
        }
    }

    /// Takes block number `block` out of the world, until it is thrown. A number that none has does nothing.
    pub fn hold(&mut self, block: usize) {
        if let Some(body) = self.handles.get(block).and_then(|body| self.bodies.get_mut(*body)) {
            body.set_enabled(false);
        }
    }

    /// Lets block number `block` go with `velocity` (m/s) and `turning` (world, rad/s). A number that none has does nothing.
    pub fn throw(&mut self, block: usize, velocity: DVec3, turning: DVec3) {
        if let Some(body) = self.handles.get(block).and_then(|body| self.bodies.get_mut(*body)) {
            body.set_enabled(true);
            body.set_linvel(velocity.as_vec3(), true);
            body.set_angvel(turning.as_vec3(), true);
            self.before[block] = velocity;
        }
    }

    /// One tick of [`TICK`] seconds.
    pub fn tick(&mut self) {
        for (before, body) in self.before.iter_mut().zip(&self.handles) {
            *before = self
                .bodies
                .get(*body)
                .map_or(DVec3::ZERO, |body| body.linvel().as_dvec3());
        }
        let parameters = IntegrationParameters {
            dt: TICK as f32,
            length_unit: 0.05,
            ..IntegrationParameters::default()
        };
        self.pipeline.step(
            Vector::new(0.0, -GRAVITY, 0.0),
            &parameters,
            &mut self.islands,
            &mut self.broad_phase,
            &mut self.narrow_phase,
            &mut self.bodies,
            &mut self.colliders,
            &mut self.impulse_joints,
            &mut self.multibody_joints,
            &mut self.ccd,
            &(),
            &(),
        );
        self.ticks += 1;
    }

    /// Simulated seconds so far.
    #[must_use]
    pub fn time(&self) -> f64 {
        self.ticks as f64 * TICK
    }

    /// Where the middle of each block is (m) and how it is turned, in the order of the blocks.
    pub fn poses(&self) -> impl Iterator<Item = (DVec3, DQuat)> {
        self.handles.iter().filter_map(|body| {
            let body = self.bodies.get(*body)?;
            Some((body.translation().as_dvec3(), body.rotation().as_dquat()))
        })
    }

    /// How much faster or slower each block became in the last tick than its weight makes it, m/s: a hit, if it is much.
    pub fn jolts(&self) -> impl Iterator<Item = f64> {
        let fall = DVec3::NEG_Y * f64::from(GRAVITY) * TICK;
        self.handles.iter().zip(&self.before).map(move |(body, before)| {
            let now = self.bodies.get(*body).map_or(*before, |body| body.linvel().as_dvec3());
            (now - *before - fall).length()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(form: Form, mass: f64, place: [f64; 3]) -> Block {
        Block {
            form,
            mass,
            place,
            heading: 0.0,
            tilt: 0.0,
            friction: 0.5,
            restitution: 0.2,
        }
    }

    /// Two storeys and something to throw.
    fn blocks() -> Vec<Block> {
        let post = Form::Cylinder {
            half_height: 0.03,
            radius: 0.015,
        };
        let board = Form::Board {
            half: [0.06, 0.003, 0.06],
        };
        let ball = Form::Capsule {
            half_length: 0.015,
            radius: 0.02,
        };
        vec![
            block(ball, 0.045, [-0.4, 0.03, 0.04]),
            block(post, 0.013, [-0.04, 0.03, -0.04]),
            block(post, 0.013, [-0.04, 0.03, 0.04]),
            block(post, 0.013, [0.04, 0.03, -0.04]),
            block(post, 0.013, [0.04, 0.03, 0.04]),
            block(board, 0.02, [0.0, 0.063, 0.0]),
        ]
    }

    fn after(seconds: f64, thrown: bool) -> Vec<(DVec3, DQuat)> {
        let mut tower = Tower::new(&blocks());
        tower.hold(0);
        if thrown {
            tower.throw(0, DVec3::X * 3.0, DVec3::ZERO);
        }
        while tower.time() < seconds {
            tower.tick();
        }
        tower.poses().collect()
    }

    #[test]
    fn a_tower_stands_until_something_is_thrown_at_it() {
        let top = |poses: Vec<(DVec3, DQuat)>| poses[5].0;
        let stands = top(after(2.0, false));
        assert!((stands - DVec3::Y * 0.063).length() < 0.003, "it stands: {stands}");
        let fell = top(after(2.0, true));
        assert!(fell.y < 0.045, "it fell: {fell}");
    }

    #[test]
    fn the_same_throw_fells_it_the_same_way() {
        assert_eq!(after(1.5, true), after(1.5, true));
    }
}
