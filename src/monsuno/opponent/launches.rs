//! Ideas for launches, and variations of them.

use std::sync::Arc;

use glam::DVec3;

use super::aim::{Ground, Track, aim_at};
use super::hand::{LEAST_POWER, MOST_AIM};
use crate::chance::Chance;
use crate::physics::{Field, Launch, Style};

/// Where ideas come from.
#[derive(Debug, Clone)]
pub(super) enum Ideas {
    /// For the attacker: presses, which are the only launches that open anything, aimed ahead of the defender's capsule.
    Attack {
        /// Where it is launched.
        ground: Arc<Ground>,
        /// Who attacks.
        player: usize,
        /// Where the defender's capsule goes.
        track: Track,
    },
    /// For the defender: spins of every style that keep the capsule on the field.
    Defence,
    /// For the draw for roles: spins in the middle of the lane.
    Charge,
    /// For a task of one's own: anything of the styles allowed, aimed at one of the targets if there are any.
    Practice {
        /// Where it is launched.
        field: Field,
        /// At least one.
        styles: Vec<Style>,
        /// Points on the ground.
        targets: Vec<DVec3>,
    },
}

/// A capsule lies across up to so far from where it is aimed at, rad: wide enough to meet either of its ends.
const BESIDE: f64 = 0.07;

impl Ideas {
    /// A new idea: the first is plain, the others differ.
    pub fn fresh(&self, number: usize, chance: &mut Chance) -> Launch {
        match self {
            Self::Attack { .. } => {
                let plain = number == 0;
                let (mark, weaker, press_point, beside) = (side(chance), chance.unit(), chance.unit(), side(chance));
                let launch = Launch {
                    style: Style::Press,
                    mark: if plain { 0.0 } else { mark },
                    aim: 0.0,
                    power: if plain { 1.0 } else { 1.0 - 0.3 * weaker * weaker },
                    press_point: if plain { 0.1 } else { press_point },
                };
                let beside = if plain { 0.0 } else { BESIDE * beside };
                turned(&self.ahead(&launch), beside)
            }
            Self::Defence => defence(number, chance),
            Self::Charge => charge(number),
            Self::Practice { field, styles, targets } => practice(field, styles, targets, number, chance),
        }
    }

    /// A variation of `launch`.
    pub fn near(&self, launch: &Launch, chance: &mut Chance) -> Launch {
        let moved = Launch {
            style: launch.style,
            mark: (launch.mark + 0.12 * chance.normal()).clamp(-1.0, 1.0),
            aim: launch.aim,
            power: (launch.power + 0.04 * chance.normal()).clamp(LEAST_POWER, 1.0),
            press_point: (launch.press_point + 0.06 * chance.normal()).clamp(0.0, 1.0),
        };
        match self {
            // From another place the same point is aimed at, give or take.
            Self::Attack { .. } => {
                let beside = launch.aim - self.ahead(launch).aim;
                turned(&self.ahead(&moved), beside + 0.015 * chance.normal())
            }
            Self::Defence => turned(&moved, 0.08 * chance.normal()),
            Self::Charge => Launch { mark: 0.0, ..moved },
            Self::Practice { .. } => turned(&moved, 0.03 * chance.normal()),
        }
    }

    /// An attack aimed at where the defender's capsule will be.
    fn ahead(&self, launch: &Launch) -> Launch {
        match self {
            Self::Attack { ground, player, track } => ground.led(*player, launch, |seconds| track.at(seconds)),
            Self::Defence | Self::Charge | Self::Practice { .. } => *launch,
        }
    }
}

/// A spin for the defender: each style in turn, over the whole launch line.
fn defence(number: usize, chance: &mut Chance) -> Launch {
    let (mark, aim, strength, point) = (side(chance), side(chance), chance.unit(), chance.unit());
    // A harder press would carry the capsule past the attacker.
    let (style, (least, most), press_point) = match number % 3 {
        0 => (Style::Twist, (0.5, 1.0), 0.0),
        1 => (Style::Launcher, (0.4, 1.0), 0.0),
        _ => (Style::Press, (0.15, 0.55), 0.7 + 0.3 * point),
    };
    Launch {
        style,
        mark,
        aim: 0.5 * aim,
        power: least + (most - least) * strength,
        press_point,
    }
}

/// A spin for the draw for roles: who thinks longer finds the string launcher at full power.
fn charge(number: usize) -> Launch {
    let (style, power) = match number {
        0 => (Style::Twist, 1.0),
        1 => (Style::Launcher, 0.6),
        2 => (Style::Launcher, 0.85),
        _ => (Style::Launcher, 1.0),
    };
    Launch {
        style,
        mark: 0.0,
        aim: 0.0,
        power,
        press_point: 0.0,
    }
}

/// A launch for a task of one's own: each style and each target in turn, over all that a hand can do.
fn practice(field: &Field, styles: &[Style], targets: &[DVec3], number: usize, chance: &mut Chance) -> Launch {
    let (mark, beside, power, press_point) = (side(chance), side(chance), chance.unit(), chance.unit());
    let style = styles.get(number % styles.len().max(1)).copied();
    let launch = Launch {
        style: style.unwrap_or(Style::Press),
        mark: if number == 0 { 0.0 } else { mark },
        aim: 0.0,
        power: LEAST_POWER + (1.0 - LEAST_POWER) * power,
        press_point,
    };
    let turn = number / styles.len().max(1);
    match targets.get(turn % targets.len().max(1)) {
        Some(&target) => turned(&launch, aim_at(field, 0, launch.mark, target) + BESIDE * beside),
        None => turned(&launch, 0.5 * beside),
    }
}

/// The attack that a defender reckons with, the `number`th of several: a hard press ahead of a capsule at `place` that goes
/// on at `velocity`.
pub(super) fn expected_attack(ground: &Ground, player: usize, number: usize, place: DVec3, velocity: DVec3) -> Launch {
    const POINTS: [f64; 4] = [0.0, 0.35, 0.7, 0.15];
    const MARKS: [f64; 3] = [0.0, -0.6, 0.6];
    let launch = Launch {
        style: Style::Press,
        mark: MARKS[number % MARKS.len()],
        aim: 0.0,
        power: 1.0,
        press_point: POINTS[number % POINTS.len()],
    };
    ground.led(player, &launch, |seconds| place + velocity * seconds)
}

fn turned(launch: &Launch, by: f64) -> Launch {
    Launch {
        aim: (launch.aim + by).clamp(-MOST_AIM, MOST_AIM),
        ..*launch
    }
}

/// Anything from -1 to 1.
fn side(chance: &mut Chance) -> f64 {
    2.0 * chance.unit() - 1.0
}
