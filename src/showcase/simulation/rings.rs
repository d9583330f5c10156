//! A game of Mozyring between two experts, at a pace that one can follow.
//!
//! Each move is thought out while the ring before it is looked at ([`Thought`] may go to another thread), and laid at a
//! moment that is fixed beforehand: the game is the same on a slow machine, where it stands still for a moment.

use serde::{Deserialize, Serialize};

use super::TICK;
use crate::chance::Chance;
use crate::data::{DataError, within};
use crate::level::Level;
use crate::mozyring::rules::{Colour, Combo, Game, Move, Options, Seat, Slot};
use crate::mozyring::search::choose;
use crate::record::inside;

/// How the game goes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RingsSetting {
    /// When the first ring is laid, s.
    pub first: f64,
    /// Seconds from one ring to the next.
    pub pace: f64,
}

impl RingsSetting {
    pub(super) fn check(&self, file: &str) -> Result<(), DataError> {
        within(file, "simulation.first", self.first, 0.1, 30.0)?;
        within(file, "simulation.pace", self.pace, 0.7, 30.0)
    }
}

/// A ring that was laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    /// By whom.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Where it lies.
    pub slot: Slot,
}

/// A position to be thought about.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Thought {
    #[serde(with = "inside::game")]
    game: Game,
    seed: u64,
}

impl Thought {
    /// The expert's move: after a second or so.
    #[must_use]
    pub fn think(&self) -> Option<Move> {
        choose(&self.game, Level::Expert, &mut Chance::new(self.seed), &mut || false)
    }
}

/// The game as it goes on.
#[derive(Debug, Clone)]
pub struct Rings {
    game: Game,
    chance: Chance,
    laid: Vec<Laid>,
    ticks: u64,
    /// The tick at which the next ring is laid, and ticks from one ring to the next.
    due: u64,
    pace: u64,
    /// Whether the move to come is being thought about elsewhere, and what came of it.
    asked: bool,
    answer: Option<Move>,
}

impl Rings {
    pub(super) fn begin(setting: &RingsSetting, file: &str, seed: u64) -> Result<Self, DataError> {
        let ticks = |seconds: f64| libm::round(seconds / TICK) as u64;
        let refuse = |why: crate::mozyring::rules::Contradiction| DataError::new(file, "simulation", why.to_string());
        Ok(Self {
            game: Game::new(Options::classic(2)).map_err(refuse)?,
            chance: Chance::new(seed),
            laid: Vec::new(),
            ticks: 0,
            due: ticks(setting.first),
            pace: ticks(setting.pace),
            asked: false,
            answer: None,
        })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The rings that lie, the last one last.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The combination that won.
    #[must_use]
    pub fn won_by(&self) -> Option<&Combo> {
        self.game.combos().last()
    }

    /// The position to think about next, once.
    pub fn ask(&mut self) -> Option<Thought> {
        if self.asked || self.game.to_move().is_none() {
            return None;
        }
        self.asked = true;
        Some(Thought {
            game: self.game.clone(),
            seed: self.chance.bits(),
        })
    }

    /// Takes what came of the thought that was asked for.
    pub fn answer(&mut self, one: Move) {
        if self.asked {
            self.answer = Some(one);
        }
    }

    pub(super) fn waits(&self) -> bool {
        self.ticks >= self.due && self.answer.is_none() && self.game.to_move().is_some()
    }

    /// One tick of [`TICK`] seconds; none passes while it waits for a move.
    pub fn tick(&mut self) {
        if self.waits() {
            return;
        }
        if self.ticks >= self.due
            && let Some(one) = self.answer.take()
        {
            self.asked = false;
            self.due = self.ticks + self.pace;
            let turn = self.game.to_move();
            // A move that the rules refuse would be a fault of the search: the board stays as it is.
            if let (Ok(_), Some(turn), Move::Place(slot)) = (self.game.play(one), turn, one) {
                self.laid.push(Laid {
                    seat: turn.seat,
                    colour: turn.colour,
                    slot,
                });
            }
        }
        self.ticks += 1;
    }
}
