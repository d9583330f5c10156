//! One launch stage, or one draw for roles, as it runs.

mod latch;
mod players;
mod run;
mod spin_time;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use glam::{DQuat, DVec3};

use super::burst::is_outside;
use super::hits::Hits;
use super::piece::{Phase, Piece};
use super::{BodyId, CapsuleKind, Event, EventKind, Field, FieldShape, Launch};
use crate::chance::Chance;
use crate::spin::State;
use latch::Latch;
use players::Player;

/// Ticks a second.
pub const TICK_HZ: u32 = 240;
/// Length of a tick, s.
pub const TICK: f64 = 1.0 / TICK_HZ as f64;
/// A stage that is not at rest is closed after this many seconds (`stage_cap`).
pub const STAGE_CAP: f64 = 12.0;

/// Pieces of one player: capsule, two shells, figure.
const PIECES: usize = 4;
/// Between the edges of two lanes, m.
const LANE_GAP: f64 = 0.06;

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

/// What counts in a stage, where the booklet leaves it open.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Readings {
    /// `duel_end`: a capsule no longer spins below this rotation about the surface's normal, rad/s,
    pub spin_end: f64,
    /// if it stays below for this long, s.
    pub spin_end_seconds: f64,
    /// `opened_means`: the released latch alone counts, wherever the figure is.
    pub released_counts: bool,
}

impl Default for Readings {
    fn default() -> Self {
        Self {
            spin_end: 3.0,
            spin_end_seconds: 0.25,
            released_counts: false,
        }
    }
}

/// A body to look at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BodyView {
    /// Which one.
    pub id: BodyId,
    /// Centre of mass, m.
    pub position: DVec3,
    /// The body's axis is its local y; a shell's points out of its round end.
    pub orientation: DQuat,
    /// m/s.
    pub velocity: DVec3,
    /// World, rad/s.
    pub angular_velocity: DVec3,
    /// Capsules and figures: of the straight part; shells: of the whole. Metres.
    pub half_length: f64,
    /// Metres.
    pub radius: f64,
    /// False in the hand, inside a closed capsule, for a capsule that opened, and after falling off the field.
    pub visible: bool,
}

/// One stage being simulated. A clone goes on by itself: the practice preview and the computer's thinking are clones.
#[derive(Debug, Clone)]
pub struct Stage {
    field: Arc<Field>,
    /// By player, as are players and latches: the two who play, then the parked capsules.
    kinds: Vec<Arc<CapsuleKind>>,
    options: StageOptions,
    readings: Readings,
    chance: Chance,
    ticks: u64,
    substeps: u32,
    /// Those of player 0, then those of player 1, then the parked ones: capsule, two shells, figure.
    pieces: Vec<Piece>,
    players: Vec<Player>,
    latches: Vec<Latch>,
    hits: Hits,
    events: Vec<Event>,
}

impl Stage {
    /// A stage on `field` with both capsules in hand.
    #[must_use]
    pub fn new(field: &Field, capsules: [&CapsuleKind; 2], options: StageOptions, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let mut latch = |kind: &CapsuleKind| Latch::new(kind, options, &mut chance);
        let latches = vec![latch(capsules[0]), latch(capsules[1])];
        let pieces = [0, 1]
            .into_iter()
            .flat_map(|player| Piece::of_player(player, capsules[player], field))
            .collect();
        Self {
            field: Arc::new(field.clone()),
            kinds: capsules.map(|kind| Arc::new(kind.clone())).to_vec(),
            options,
            readings: Readings::default(),
            chance,
            ticks: 0,
            substeps: run::SUBSTEPS,
            pieces,
            players: vec![Player::default(); 2],
            latches,
            hits: Hits::default(),
            events: Vec::new(),
        }
    }

    /// The same judged by `readings`.
    #[must_use]
    pub fn with_readings(mut self, readings: Readings) -> Self {
        self.readings = readings;
        self
    }

    /// The same with steady hands from now on: for showing where a launch aims.
    #[must_use]
    pub fn steady(mut self) -> Self {
        self.options.scatter = false;
        self
    }

    /// The same with each tick cut into `substeps` (at least 1; the default is 8). Only to show that it does not matter.
    #[must_use]
    pub fn with_substeps(mut self, substeps: u32) -> Self {
        self.substeps = substeps.max(1);
        self
    }

    /// Draws what is still to be drawn (scatter of launches to come, latches that are still closed) from another seed:
    /// so that a preview cannot know it.
    pub fn reseed(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
        for (latch, kind) in self.latches.iter_mut().zip(&self.kinds) {
            *latch = latch.redrawn(kind, self.options, &mut self.chance);
        }
    }

    /// Launches `player`'s capsule at the next tick. Before that it is in the hand, and a second launch of a closed capsule
    /// takes it back into the hand first (`fault`: one relaunch).
    pub fn launch(&mut self, player: usize, launch: &Launch) {
        self.take_back(player);
        self.players[player].pending = Some(launch.clamped());
    }

    /// Lays `player`'s closed capsule at rest on its mark (the reading `fault`).
    pub fn place_at_rest(&mut self, player: usize) {
        self.take_back(player);
        self.lay_down(player);
    }

    /// Puts `player`'s closed capsule into any motion: drills and experiments. `orientation` turns its axis from y,
    /// `velocity` is in m/s, `angular_velocity` (world) in rad/s; `position` is that of its middle, in its lane.
    pub fn place(
        &mut self,
        player: usize,
        position: DVec3,
        orientation: DQuat,
        velocity: DVec3,
        angular_velocity: DVec3,
    ) {
        self.take_back(player);
        if self.players[player].burst {
            return;
        }
        let body = *self.capsule(player).body();
        self.set_down(
            player,
            State::at(position, orientation).moving(&body, velocity, angular_velocity),
        );
        self.set_out(player, false);
    }

    /// Lays one more closed capsule of `kind` at rest on the ground over `x`, `z` (metres), its axis turned by `heading`
    /// (rad, seen from above) from lying across. It belongs to nobody who plays: it is there to be hit. Its number, 2 for the
    /// first, is that of its player in events and bodies.
    pub fn park(&mut self, kind: &CapsuleKind, x: f64, z: f64, heading: f64) -> usize {
        let player = self.players.len();
        self.pieces.extend(Piece::of_player(player, kind, &self.field));
        self.kinds.push(Arc::new(kind.clone()));
        self.latches.push(Latch::new(kind, self.options, &mut self.chance));
        self.players.push(Player::default());
        let (sin, cos) = libm::sincos(heading);
        let position = DVec3::new(x, self.field.height(x, z), z);
        self.lie(player, position, DVec3::new(cos, 0.0, -sin));
        player
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

    /// The bodies, always in the same order: capsule, two shells and figure of each player, then of each parked capsule.
    pub fn bodies(&self) -> impl Iterator<Item = BodyView> {
        self.pieces.iter().map(|piece| piece.view(self.lane(piece.id.player())))
    }

    /// The middle of `player`'s field: zero, or, when each capsule has a field of its own, its lane's, left and right.
    #[must_use]
    pub fn lane(&self, player: usize) -> DVec3 {
        if !self.options.lanes {
            return DVec3::ZERO;
        }
        let half_width = match *self.field.shape() {
            FieldShape::Plane { half_x, .. } => half_x,
            FieldShape::Bowl {
                rim_radius,
                bead_radius,
                ..
            } => rim_radius + 2.0 * bead_radius,
        };
        DVec3::X * (half_width + 0.5 * LANE_GAP) * if player == 0 { -1.0 } else { 1.0 }
    }

    /// Rotation of `player`'s capsule about the surface's normal, rad/s, without sign.
    #[must_use]
    pub fn spin(&self, player: usize) -> f64 {
        let capsule = self.capsule(player);
        let normal = capsule.flow.surface().normal(capsule.state.position);
        if capsule.is_out() {
            capsule.turning().dot(normal).abs()
        } else {
            0.0
        }
    }

    /// How fast `player`'s capsule slips over what it touches lowest, m/s; 0 when it touches nothing.
    #[must_use]
    pub fn slip(&self, player: usize) -> f64 {
        let capsule = self.capsule(player);
        if capsule.phase == Phase::Moving {
            capsule.flow.felt(&capsule.state).slip
        } else {
            0.0
        }
    }

    /// How long `player`'s capsule spun, s, once that is over as `duel_end` has it.
    #[must_use]
    pub fn spin_seconds(&self, player: usize) -> Option<f64> {
        self.players[player].spin_time.ended()
    }

    /// Whose capsules count as opened.
    #[must_use]
    pub fn opened(&self) -> [bool; 2] {
        [self.players[0].opened, self.players[1].opened]
    }

    /// Whether the capsule of `player`, or a parked one, counts as opened.
    #[must_use]
    pub fn is_opened(&self, player: usize) -> bool {
        self.players.get(player).is_some_and(|one| one.opened)
    }

    /// Whose capsules were opened by a hit of something of the other player's (the reading `own_opening`).
    #[must_use]
    pub fn opened_by_other(&self) -> [bool; 2] {
        [0, 1].map(|player| self.players[player].opened && self.players[player].burst_by_other)
    }

    /// Whether nothing that was launched moves any more. A launch that waits for the next tick moves.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.players.iter().all(|player| player.pending.is_none())
            && self.pieces.iter().all(|piece| piece.phase != Phase::Moving)
    }

    /// Whether `player`'s capsule (opened: any part of it) is on the field.
    #[must_use]
    pub fn on_field(&self, player: usize) -> bool {
        self.of(player).iter().any(|piece| piece.is_out() && !piece.left)
    }

    /// Whether `player`'s capsule leaves the hand at the next tick.
    #[must_use]
    pub fn is_let_go(&self, player: usize) -> bool {
        self.players[player].pending.is_some()
    }

    /// Whether `player`'s capsule has left the hand.
    #[must_use]
    pub fn launched(&self, player: usize) -> bool {
        self.players[player].launched
    }

    /// Whether `player`'s launch was a fault: below the minimum spin, or off the field on its own.
    #[must_use]
    pub fn fault(&self, player: usize) -> bool {
        self.players[player].fault
    }

    /// Energy of all that is on the field, J: kinetic, potential, and what the field's springs hold.
    #[must_use]
    pub fn energy(&self) -> f64 {
        self.pieces
            .iter()
            .filter(|piece| piece.is_out())
            .map(|piece| piece.flow.energy(&piece.state) + piece.flow.stored(&piece.state))
            .sum()
    }

    /// A fingerprint of the whole state (FNV-1a over every bit of it): equal for equal histories.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = Fingerprint::new();
        hash.add(self.ticks);
        for piece in &self.pieces {
            hash.add(piece.phase as u64);
            let state = &piece.state;
            let quat = state.orientation.to_array();
            let vectors = [state.position, state.velocity, state.angular_momentum];
            for number in vectors.iter().flat_map(DVec3::to_array).chain(quat) {
                hash.add(number.to_bits());
            }
        }
        for player in &self.players {
            hash.add(u64::from(player.opened) | u64::from(player.fault) << 1 | u64::from(player.launched) << 2);
            hash.add(player.spin_time.ended().unwrap_or(-1.0).to_bits());
        }
        hash.add(self.events.len() as u64);
        hash.0
    }

    fn capsule(&self, player: usize) -> &Piece {
        &self.pieces[player * PIECES]
    }

    fn of(&self, player: usize) -> &[Piece] {
        &self.pieces[player * PIECES..(player + 1) * PIECES]
    }

    fn tell(&mut self, time: f64, kind: EventKind) {
        self.events.push(Event { time, kind });
    }

    /// Whether the figure of a burst capsule is outside both of its shells.
    fn figure_is_out(&self, player: usize) -> bool {
        let [_, first, second, figure] = self.of(player) else {
            return false;
        };
        [first, second]
            .iter()
            .all(|shell| is_outside(&self.kinds[player], &shell.state, figure.state.position))
    }
}

/// FNV-1a, 64 bits.
struct Fingerprint(u64);

impl Fingerprint {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bits: u64) {
        for byte in bits.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
