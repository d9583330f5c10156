//! One launch stage, or one draw for roles, as it runs.

use glam::{DQuat, DVec3};

use super::{BodyId, CapsuleKind, Event, Field, Launch};

/// Ticks a second.
pub const TICK_HZ: u32 = 240;
/// Length of a tick, s.
pub const TICK: f64 = 1.0 / TICK_HZ as f64;

/// What a stage is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StageOptions {
    /// Latches are locked: nothing can open.
    pub locked: bool,
    /// Hands and latches vary a little, by the stage's seed.
    pub scatter: bool,
    /// Each capsule has a field of its own (see [`Stage::lane`]).
    pub lanes: bool,
}

/// A body to look at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BodyView {
    /// Which one.
    pub id: BodyId,
    /// Centre of mass, m.
    pub position: DVec3,
    /// The body's axis is its local y.
    pub orientation: DQuat,
    /// m/s.
    pub velocity: DVec3,
    /// World, rad/s.
    pub angular_velocity: DVec3,
    /// Capsules and figures: of the straight part; shells: of the whole. Metres.
    pub half_length: f64,
    /// Metres.
    pub radius: f64,
    /// False in the hand, and after it fell off the field.
    pub visible: bool,
}

/// One stage being simulated. A clone goes on by itself: the practice preview and the computer's thinking are clones.
#[derive(Debug, Clone)]
pub struct Stage {
    ticks: u64,
    events: Vec<Event>,
    bodies: Vec<BodyView>,
}

impl Stage {
    /// A stage on `field` with both capsules in hand.
    #[must_use]
    pub fn new(field: &Field, capsules: [&CapsuleKind; 2], options: StageOptions, seed: u64) -> Self {
        let _ = (field, capsules, options, seed);
        Self {
            ticks: 0,
            events: Vec::new(),
            bodies: Vec::new(),
        }
    }

    /// Draws what is still to be drawn (scatter) from another seed: so that a preview cannot know it.
    pub fn reseed(&mut self, seed: u64) {
        let _ = seed;
    }

    /// Launches `player`'s capsule at the next tick. Before that it is in the hand, and a second launch of a capsule
    /// takes it back into the hand first (`fault`: one relaunch).
    pub fn launch(&mut self, player: usize, launch: &Launch) {
        let _ = (player, launch);
    }

    /// Lays `player`'s capsule at rest on its mark (the reading `fault`).
    pub fn place_at_rest(&mut self, player: usize) {
        let _ = player;
    }

    /// One tick of [`TICK`] seconds.
    pub fn tick(&mut self) {
        self.ticks += 1;
    }

    /// Simulated seconds so far.
    #[must_use]
    pub fn time(&self) -> f64 {
        self.ticks as f64 * TICK
    }

    /// Ticks so far.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// Everything that happened so far.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The bodies there are, in a fixed order.
    pub fn bodies(&self) -> impl Iterator<Item = BodyView> {
        self.bodies.iter().copied()
    }

    /// The middle of `player`'s field: zero, or its lane's when each capsule has a field of its own.
    #[must_use]
    pub fn lane(&self, player: usize) -> DVec3 {
        let _ = player;
        DVec3::ZERO
    }

    /// Rotation of `player`'s capsule about the surface's normal, rad/s, without sign.
    #[must_use]
    pub fn spin(&self, player: usize) -> f64 {
        let _ = player;
        0.0
    }

    /// How long `player`'s capsule spun, s, once that is over as `duel_end` has it.
    #[must_use]
    pub fn spin_seconds(&self, player: usize) -> Option<f64> {
        let _ = player;
        None
    }

    /// Whose capsules count as opened.
    #[must_use]
    pub fn opened(&self) -> [bool; 2] {
        [false; 2]
    }

    /// Whether nothing that was launched moves any more.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        true
    }

    /// Whether `player`'s capsule (opened: any part of it) is on the field.
    #[must_use]
    pub fn on_field(&self, player: usize) -> bool {
        let _ = player;
        false
    }

    /// Whether `player`'s capsule has left the hand.
    #[must_use]
    pub fn launched(&self, player: usize) -> bool {
        let _ = player;
        false
    }

    /// Whether `player`'s launch was a fault: below the minimum spin, or off the field on its own.
    #[must_use]
    pub fn fault(&self, player: usize) -> bool {
        let _ = player;
        false
    }

    /// A fingerprint of the whole state: equal for equal histories.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.ticks
    }
}
