//! How a stage goes on: ticks, substeps, contacts, hits, bursts, rest.

use glam::DVec3;

use super::{PIECES, Phase, Stage, TICK};
use crate::physics::burst::burst;
use crate::physics::collision::{self, Pair, gap};
use crate::physics::hits::{Between, Hit};
use crate::physics::{BodyId, EventKind, Struck};

/// Substeps of a tick: 1920 a second, at which contacts between pieces are looked at.
pub(super) const SUBSTEPS: u32 = 8;
/// A substep in which two pieces may run into each other is cut into so many more.
const BEFORE_A_HIT: u32 = 4;
/// A piece is still below these speeds, m/s and rad/s,
const STILL: (f64, f64) = (0.004, 0.08);
/// and rests when it has been for this long, s.
const STILL_SECONDS: f64 = 0.25;
/// A hit that changes a resting piece's velocity by less does not wake it, m/s.
const WAKING: f64 = 0.004;

impl Stage {
    /// One tick of [`TICK`] seconds.
    pub fn tick(&mut self) {
        self.launch_pending();
        let h = TICK / f64::from(self.substeps);
        let near = self.near_pairs();
        for substep in 0..self.substeps {
            let cuts = if self.may_hit(&near, h) { BEFORE_A_HIT } else { 1 };
            let h = h / f64::from(cuts);
            for cut in 0..cuts {
                let done = f64::from(substep * cuts + cut + 1);
                self.substep(&near, h, self.time() + done * h);
            }
        }
        self.ticks += 1;
        self.look_after(self.time());
    }

    /// Carries everything on by `h`, to `time`.
    fn substep(&mut self, near: &[Pair], h: f64, time: f64) {
        self.flow(h, time);
        self.collide(near, h, time);
        for hit in self.hits.finished(time) {
            self.report(&hit, time);
        }
    }

    /// Whether two pieces that are apart may run into each other within `h`.
    fn may_hit(&self, near: &[Pair], h: f64) -> bool {
        near.iter().any(|&(a, b)| {
            let (first, second) = (&self.pieces[a], &self.pieces[b]);
            let apart = gap(first, second);
            let turning = first.turning().length() * first.reach() + second.turning().length() * second.reach();
            apart > 0.0 && apart < h * ((first.state.velocity - second.state.velocity).length() + turning)
        })
    }

    /// The pairs of pieces that may meet within this tick.
    fn near_pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for (b, second) in self.pieces.iter().enumerate() {
            for (a, first) in self.pieces[..b].iter().enumerate() {
                if !self.may_meet(a, b) {
                    continue;
                }
                // A hit within the tick can make either as fast as both together.
                let way = 2.0 * (first.state.velocity.length() + second.state.velocity.length() + 1.0) * TICK;
                let far = (first.state.position - second.state.position).length();
                if far < first.reach() + second.reach() + way {
                    pairs.push((a, b));
                }
            }
        }
        pairs
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (first, second) = (&self.pieces[a], &self.pieces[b]);
        let moves = first.phase == Phase::Moving || second.phase == Phase::Moving;
        let own = first.id.player() == second.id.player();
        first.is_out() && second.is_out() && moves && (own || !self.options.lanes)
    }

    /// Carries every moving piece on by `h`.
    fn flow(&mut self, h: f64, time: f64) {
        for (index, piece) in self.pieces.iter_mut().enumerate() {
            if piece.phase != Phase::Moving {
                continue;
            }
            let felt = piece.flow.advance(&mut piece.state, h);
            for role in 0..2 {
                if felt.impulse[role] > 0.0 || felt.approach[role] > 0.0 {
                    self.hits.note(Hit {
                        between: Between::Surface(index, role),
                        began: time,
                        impulse: felt.impulse[role],
                        approach: felt.approach[role],
                        point: felt.point[role],
                        normal: DVec3::ZERO,
                    });
                }
            }
            let slow = piece.state.velocity.length() < STILL.0 && piece.turning().length() < STILL.1;
            piece.still = if slow && felt.impulse[0] > 0.0 {
                piece.still + 1
            } else {
                0
            };
            if f64::from(piece.still) * h >= STILL_SECONDS {
                piece.phase = Phase::Resting;
                piece.state.velocity = DVec3::ZERO;
                piece.state.angular_momentum = DVec3::ZERO;
            }
        }
    }

    /// Lets the pieces of the `near` pairs that overlap act on each other.
    fn collide(&mut self, near: &[Pair], h: f64, time: f64) {
        let touching: Vec<Pair> = near.iter().copied().filter(|&pair| self.touches(pair)).collect();
        if touching.is_empty() {
            return;
        }
        for struck in collision::solve(&mut self.pieces, &touching, h) {
            let (a, b) = struck.pair;
            let (first, second) = (self.pieces[a].id.player(), self.pieces[b].id.player());
            if first != second {
                self.players[first].was_met = true;
                self.players[second].was_met = true;
            }
            self.hits.note(Hit {
                between: Between::Pieces(a, b),
                began: time,
                impulse: struck.impulse,
                approach: struck.approach,
                point: struck.point,
                normal: struck.normal,
            });
        }
        for piece in self.pieces.iter_mut().filter(|piece| piece.phase == Phase::Resting) {
            let moved = piece.state.velocity.length() > WAKING || piece.turning().length() * piece.reach() > WAKING;
            if moved {
                piece.phase = Phase::Moving;
                piece.still = 0;
            } else {
                piece.state.velocity = DVec3::ZERO;
                piece.state.angular_momentum = DVec3::ZERO;
            }
        }
    }

    /// Whether a pair overlaps. A figure does not meet the shells it comes out of before it has left them.
    fn touches(&mut self, (a, b): Pair) -> bool {
        let (first, second) = (&self.pieces[a], &self.pieces[b]);
        if !first.is_out() || !second.is_out() {
            return false;
        }
        let overlap = gap(first, second) < 0.0;
        match (first.id, second.id) {
            (BodyId::Shell(of, side), BodyId::Figure(player)) if of == player => {
                let parted = &mut self.players[player].parted[side];
                *parted |= !overlap;
                overlap && *parted
            }
            _ => overlap,
        }
    }

    /// Tells of a complete hit, and lets it open latches.
    fn report(&mut self, hit: &Hit, time: f64) {
        let (index, struck) = match hit.between {
            Between::Pieces(a, b) => (a, Struck::Body(self.pieces[b].id)),
            Between::Surface(a, 0) => (a, Struck::Ground),
            Between::Surface(a, _) => (a, Struck::Barrier),
        };
        let body = self.pieces[index].id;
        let point = hit.point + self.lane(body.player());
        let (impulse, approach_speed) = (hit.impulse, hit.approach);
        self.tell(
            hit.began,
            EventKind::Impact {
                body,
                struck,
                impulse,
                approach_speed,
                point,
            },
        );
        self.strain(index, hit, time);
        if let Between::Pieces(_, other) = hit.between {
            self.strain(other, hit, time);
        }
    }

    /// Lets a hit work on the latch of piece `index`, if that is a closed capsule.
    fn strain(&mut self, index: usize, hit: &Hit, time: f64) {
        let piece = &self.pieces[index];
        let BodyId::Capsule(player) = piece.id else { return };
        if !piece.is_out() {
            return;
        }
        let state = piece.state;
        let along = (hit.point - state.position).dot(state.axis());
        let sharp = match hit.between {
            Between::Pieces(..) => 1.0,
            Between::Surface(..) => self.field.hardness(),
        };
        if !self.latches[player].opens(&self.kinds[player], sharp * hit.impulse, hit.approach, along) {
            return;
        }
        self.latches[player].release();
        self.players[player].burst = true;
        self.players[player].burst_by_other = match hit.between {
            Between::Pieces(a, b) => self.pieces[a].id.player() != self.pieces[b].id.player(),
            Between::Surface(..) => false,
        };
        self.tell(time, EventKind::Burst { player });
        // The normal goes from the first piece to the second: thrown the way the hit pushes, and up.
        let pushed = if matches!(hit.between, Between::Pieces(first, _) if first == index) {
            -hit.normal
        } else {
            hit.normal
        };
        let parts = burst(&self.kinds[player], &state, pushed + DVec3::Y);
        self.pieces[index].phase = Phase::Gone;
        let left = self.pieces[index].left;
        for (piece, state) in self.pieces[index + 1..index + PIECES].iter_mut().zip(parts) {
            piece.state = state;
            piece.phase = Phase::Moving;
            piece.left = left;
        }
        if let Some(spin_seconds) = self.players[player].spin_time.stop(time) {
            self.tell(time, EventKind::SpinEnded { player, spin_seconds });
        }
    }
}
