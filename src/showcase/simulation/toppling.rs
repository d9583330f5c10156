//! A tower of figures and boards, and what is thrown at it.

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::Pose;
use crate::data::{DataError, within};
use crate::physics::TICK;
use crate::physics::tower::{Block, Tower};

/// A hit is one that changes a block's velocity by more than this in a tick, m/s.
const HIT: f64 = 0.35;

/// What a block looks like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Toppler {
    /// A closed capsule.
    Capsule,
    /// A standing figure, as high as its block.
    Figure(String),
    /// A board.
    Board,
}

/// A block, and what it looks like.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookingBlock {
    /// What it looks like.
    pub look: Toppler,
    /// What it is.
    pub block: Block,
}

/// A tower, and what is thrown at it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopplingSetting {
    /// All that stands and is thrown.
    pub blocks: Vec<LookingBlock>,
    /// The number of the block that is thrown; until then it is in the hand, out of sight.
    pub thrown: usize,
    /// When, in simulated seconds.
    pub at: f64,
    /// How fast, m/s.
    pub velocity: [f64; 3],
    /// How fast it turns, rad/s.
    #[serde(default)]
    pub turning: [f64; 3],
}

impl TopplingSetting {
    pub(super) fn check(&self, file: &str) -> Result<(), DataError> {
        for (at, one) in self.blocks.iter().enumerate() {
            one.block.check(file, &format!("simulation.blocks[{at}].block"))?;
        }
        if self.thrown >= self.blocks.len() {
            let problem = format!("there are only blocks 0 to {}", self.blocks.len().saturating_sub(1));
            return Err(DataError::new(file, "simulation.thrown", problem));
        }
        within(file, "simulation.at", self.at, 0.0, 60.0)?;
        for speed in self.velocity {
            within(file, "simulation.velocity", speed, -20.0, 20.0)?;
        }
        for rate in self.turning {
            within(file, "simulation.turning", rate, -500.0, 500.0)?;
        }
        Ok(())
    }
}

/// A tower as it falls.
#[derive(Debug)]
pub struct Toppling {
    /// What stands.
    tower: Tower,
    /// What stands and, from its throw on, what was thrown at it.
    setting: TopplingSetting,
    thrown: bool,
    ticks: u64,
    hits: Vec<(DVec3, f64)>,
}

impl Toppling {
    pub(super) fn begin(setting: &TopplingSetting) -> Self {
        let blocks: Vec<Block> = setting.blocks.iter().map(|one| one.block).collect();
        let mut tower = Tower::new(&blocks);
        tower.hold(setting.thrown);
        Self {
            tower,
            setting: setting.clone(),
            thrown: false,
            ticks: 0,
            hits: Vec::new(),
        }
    }

    pub(super) fn tick(&mut self) {
        if !self.thrown && self.ticks as f64 * TICK >= self.setting.at {
            self.thrown = true;
            let velocity = DVec3::from_array(self.setting.velocity);
            self.tower
                .throw(self.setting.thrown, velocity, DVec3::from_array(self.setting.turning));
        }
        self.tower.tick();
        self.ticks += 1;
        self.hits.clear();
        let places = self.tower.poses().map(|(position, _)| position);
        self.hits
            .extend(places.zip(self.tower.jolts()).filter(|(_, jolt)| *jolt > HIT));
    }

    pub(super) fn poses(&self) -> impl Iterator<Item = Pose> {
        self.tower
            .poses()
            .enumerate()
            .map(|(nth, (position, orientation))| Pose {
                visible: self.thrown || nth != self.setting.thrown,
                ..Pose::seen(position, orientation)
            })
    }

    /// The blocks that were hit in the last tick: where they are (m), and by how much it changed their velocity (m/s).
    #[must_use]
    pub fn hits(&self) -> &[(DVec3, f64)] {
        &self.hits
    }
}
