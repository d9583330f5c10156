//! What belongs to a player: the hand, the launch, what became of the capsule.

use core::f64::consts::TAU;

use glam::DVec3;

use super::spin_time::SpinTime;
use super::{PIECES, Phase, Stage};
use crate::physics::hits::Between;
use crate::physics::{BodyId, EventKind, LEAST_SPIN, Launch, Style};
use crate::spin::{State, turn_from_y};

/// How much of its forward speed an upright capsule keeps in a lane of its own.
const LANE_THROW: f64 = 0.1;

/// One player's part in a stage.
#[derive(Debug, Clone, Default)]
pub(super) struct Player {
    /// A launch that happens at the next tick.
    pub pending: Option<Launch>,
    pub launched: bool,
    pub fault: bool,
    /// Something of the other player's touched the capsule since its launch.
    pub was_met: bool,
    pub opened: bool,
    pub burst: bool,
    /// The hit that released the latch was one with something of the other player's.
    pub burst_by_other: bool,
    pub rested: bool,
    pub spin_time: SpinTime,
    /// Which shells the figure has left.
    pub parted: [bool; 2],
}

impl Stage {
    /// Takes `player`'s closed capsule back into the hand.
    pub(super) fn take_back(&mut self, player: usize) {
        if self.players[player].burst {
            return;
        }
        self.players[player] = Player::default();
        let capsule = &mut self.pieces[player * PIECES];
        capsule.phase = Phase::Away;
        capsule.left = false;
        let index = player * PIECES;
        self.hits.forget(|between| match between {
            Between::Pieces(a, b) => a == index || b == index,
            Between::Surface(a, _) => a == index,
        });
    }

    /// Puts `player`'s capsule on its mark, lying across, at rest.
    pub(super) fn lay_down(&mut self, player: usize) {
        if self.players[player].burst {
            return;
        }
        self.lie(player, self.field.mark(player), DVec3::X);
        let time = self.time();
        let player_ = &mut self.players[player];
        player_.rested = true;
        player_.spin_time = SpinTime::from(time);
        player_.spin_time.stop(time);
    }

    /// Puts `player`'s capsule at rest on the ground under `position`, its axis along the horizontal unit vector `axis`.
    pub(super) fn lie(&mut self, player: usize, position: DVec3, axis: DVec3) {
        self.put(player, State::at(position, turn_from_y(axis)));
        self.pieces[player * PIECES].phase = Phase::Resting;
    }

    /// Carries out the launches that wait.
    pub(super) fn launch_pending(&mut self) {
        for player in 0..self.players.len() {
            if let Some(launch) = self.players[player].pending.take()
                && !self.players[player].burst
            {
                self.release(player, &launch);
            }
        }
    }

    /// Lets `player`'s capsule go.
    fn release(&mut self, player: usize, launch: &Launch) {
        let (launch, lean) = if self.options.scatter {
            (launch.scattered(&mut self.chance), TAU * self.chance.unit())
        } else {
            (*launch, 0.0)
        };
        let ahead = if player == 0 { DVec3::NEG_Z } else { DVec3::Z };
        let body = *self.pieces[player * PIECES].body();
        // In a lane of its own an upright capsule is spun in the middle and hardly thrown.
        let stays = self.options.lanes && launch.style != Style::Press;
        let from = if stays {
            DVec3::ZERO
        } else {
            self.field.launch_point(player, launch.mark)
        };
        let mut state = launch.state(&body, from, ahead, lean);
        if stays {
            state.velocity *= LANE_THROW;
        }
        let slow = state.angular_velocity(&body).length() < LEAST_SPIN;
        self.put(player, state);
        self.set_out(player, slow);
    }

    /// Notes that `player`'s capsule is on its way.
    pub(super) fn set_out(&mut self, player: usize, slow: bool) {
        let time = self.time();
        self.players[player] = Player {
            launched: true,
            fault: slow,
            spin_time: SpinTime::from(time),
            ..Player::default()
        };
        self.tell(time, EventKind::Launched { player });
    }

    /// Puts `player`'s capsule on the field as `state` says, lifted until it just touches.
    fn put(&mut self, player: usize, mut state: State) {
        state.position.y += self.capsule(player).flow.lift_to_touch(&state);
        self.set_down(player, state);
    }

    /// Puts `player`'s capsule where `state` says.
    pub(super) fn set_down(&mut self, player: usize, state: State) {
        let capsule = &mut self.pieces[player * PIECES];
        capsule.state = state;
        capsule.phase = Phase::Moving;
        capsule.still = 0;
        capsule.left = false;
    }

    /// Looks after rest, opening, leaving and spin at the end of a tick.
    pub(super) fn look_after(&mut self, time: f64) {
        for index in 0..self.pieces.len() {
            self.look_after_leaving(index, time);
        }
        for player in 0..self.players.len() {
            let counts = self.readings.released_counts || self.figure_is_out(player);
            if self.players[player].burst && !self.players[player].opened && counts {
                self.players[player].opened = true;
                self.tell(time, EventKind::Opened { player });
            }
            self.look_after_spin(player, time);
            let rests = self.of(player).iter().all(|piece| piece.phase != Phase::Moving);
            if self.players[player].launched && rests && !self.players[player].rested {
                self.players[player].rested = true;
                self.tell(time, EventKind::Rested { player });
            } else if !rests {
                self.players[player].rested = false;
            }
        }
    }

    fn look_after_leaving(&mut self, index: usize, time: f64) {
        const FALLEN: f64 = -0.6;
        let (field, piece) = (&self.field, &mut self.pieces[index]);
        if piece.phase != Phase::Moving {
            return;
        }
        if piece.state.position.y < FALLEN {
            piece.phase = Phase::Gone;
        }
        let outside = !field.contains(piece.state.position) || piece.state.position.y < -piece.reach();
        if piece.left || !outside {
            return;
        }
        piece.left = true;
        let body = piece.id;
        self.tell(time, EventKind::LeftField { body });
        if let BodyId::Capsule(player) = body {
            let own = &mut self.players[player];
            own.fault |= !own.was_met;
            if let Some(spin_seconds) = own.spin_time.stop(time) {
                self.tell(time, EventKind::SpinEnded { player, spin_seconds });
            }
        }
    }

    fn look_after_spin(&mut self, player: usize, time: f64) {
        if !self.players[player].launched {
            return;
        }
        let spin = self.spin(player);
        let ended = self.players[player].spin_time.watch(time, spin, &self.readings);
        if let Some(spin_seconds) = ended {
            self.tell(time, EventKind::SpinEnded { player, spin_seconds });
        }
    }
}
