//! The computer player of Monsuno: it launches through the same gesture as a person, with a hand as steady as its level.

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::session::{Input, Phase, Session};
use crate::chance::Chance;
use crate::physics::{BodyId, Field, Launch, Stage, Style, TICK};

/// How well a computer player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For a first match.
    Easy,
    /// A fair opponent.
    Normal,
    /// A practised hand.
    Hard,
    /// A steady hand.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name in options and recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// How far the aim goes astray, radians (standard deviation).
    fn sway(self) -> f64 {
        match self {
            Self::Easy => 0.14,
            Self::Normal => 0.075,
            Self::Hard => 0.035,
            Self::Expert => 0.012,
        }
    }

    /// How far the power falls short of what the hand wants (mean of the shortfall).
    fn slack(self) -> f64 {
        match self {
            Self::Easy => 0.30,
            Self::Normal => 0.16,
            Self::Hard => 0.08,
            Self::Expert => 0.03,
        }
    }
}

/// The aim, radians, with which `player` launches from `mark` straight at `target`.
#[must_use]
pub fn aim_at(field: &Field, player: usize, mark: f64, target: DVec3) -> f64 {
    let from = field.launch_point(player, mark);
    let flat = |v: DVec3| DVec3::new(v.x, 0.0, v.z);
    let ahead = flat(-from).normalize_or_zero();
    let right = ahead.cross(DVec3::Y);
    let way = flat(target - from);
    libm::atan2(way.dot(right), way.dot(ahead))
}

/// What the computer player gives for what the match waits for; nothing when it waits for no player.
pub fn choose(session: &Session, level: Level, chance: &mut Chance) -> Option<Input> {
    match session.phase() {
        Phase::Charge { .. } => Some(Input::Launch(Launch {
            style: Style::Twist,
            mark: 0.0,
            aim: 0.0,
            power: power(1.0, level, chance),
            press_point: 0.0,
        })),
        Phase::Aim { player, .. } if Some(player) == session.rules().attacker() => {
            Some(Input::Launch(attack(session, player, level, chance)))
        }
        Phase::Aim { .. } => Some(Input::Launch(Launch {
            style: Style::Twist,
            mark: sideways(0.6, chance),
            aim: sideways(0.25, chance),
            power: power(0.85, level, chance),
            press_point: 0.0,
        })),
        Phase::Draw => Some(Input::Draw(true)),
        Phase::Boost => Some(Input::Boost(true)),
        Phase::Duel | Phase::Flight | Phase::Told | Phase::Over => None,
    }
}

/// The speed that a hard press keeps on its way, m/s.
const PRESS_SPEED: f64 = 2.6;

fn attack(session: &Session, player: usize, level: Level, chance: &mut Chance) -> Launch {
    let mark = 0.0;
    let from = session.field().launch_point(player, mark);
    let defender = |stage: &Stage| {
        let body = stage.bodies().find(|body| body.id == BodyId::Capsule(1 - player));
        body.map_or(DVec3::ZERO, |body| body.position)
    };
    // Where the defender's capsule will be when the shot gets there, as far as an eye can tell.
    let flight = (defender(session.stage()) - from).length() / PRESS_SPEED;
    let mut ahead = session.stage().clone();
    ahead.reseed(0);
    for _ in 0..(flight / TICK) as u64 {
        ahead.tick();
    }
    let target = defender(&ahead);
    let aim = aim_at(session.field(), player, mark, target) + level.sway() * chance.normal();
    Launch {
        style: Style::Press,
        mark,
        aim: aim.clamp(-1.2, 1.2),
        power: power(1.0, level, chance),
        press_point: 0.35,
    }
}

fn power(wanted: f64, level: Level, chance: &mut Chance) -> f64 {
    (wanted - level.slack() * chance.normal().abs()).clamp(0.2, 1.0)
}

fn sideways(most: f64, chance: &mut Chance) -> f64 {
    most * (2.0 * chance.unit() - 1.0)
}
