//! Aiming: at a point, and ahead of a capsule that moves.

use glam::DVec3;

use super::hand::MOST_AIM;
use crate::physics::{BodyId, CapsuleKind, Field, Launch, Stage, TICK};

/// The aim, radians, with which `player` launches from `mark` straight at `target`.
#[must_use]
pub fn aim_at(field: &Field, player: usize, mark: f64, target: DVec3) -> f64 {
    let ahead = if player == 0 { DVec3::NEG_Z } else { DVec3::Z };
    let right = ahead.cross(DVec3::Y);
    let way = target - field.launch_point(player, mark);
    libm::atan2(way.dot(right), way.dot(ahead))
}

/// Where the capsule of `player` is.
pub(super) fn capsule(stage: &Stage, player: usize) -> DVec3 {
    let body = stage.bodies().find(|body| body.id == BodyId::Capsule(player));
    body.map_or(DVec3::ZERO, |body| body.position)
}

/// How fast the capsule of `player` moves, m/s.
pub(super) fn velocity(stage: &Stage, player: usize) -> DVec3 {
    let body = stage.bodies().find(|body| body.id == BodyId::Capsule(player));
    body.map_or(DVec3::ZERO, |body| body.velocity)
}

/// Share of its first speed that a launched capsule keeps on the way, on average.
const KEPT_SPEED: f64 = 0.92;

/// What is played on, and what is launched.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    pub field: Field,
    pub kind: CapsuleKind,
}

impl Ground {
    /// `launch` of `player` aimed ahead of what is at `place(t)` `t` seconds after the launch.
    pub fn led(&self, player: usize, launch: &Launch, place: impl Fn(f64) -> DVec3) -> Launch {
        let from = self.field.launch_point(player, launch.mark);
        let leaving = launch.state(&self.kind.body(), from, DVec3::NEG_Z, 0.0);
        let speed = KEPT_SPEED * leaving.velocity.length().max(0.1);
        let mut target = place(0.0);
        for _ in 0..3 {
            target = place((target - from).length() / speed);
        }
        let aim = aim_at(&self.field, player, launch.mark, target);
        Launch {
            aim: aim.clamp(-MOST_AIM, MOST_AIM),
            ..*launch
        }
    }
}

/// Where a capsule will be if nobody touches it, tick by tick.
#[derive(Debug, Clone, Default)]
pub(super) struct Track(Vec<DVec3>);

impl Track {
    /// Notes where it is a tick later.
    pub fn note(&mut self, place: DVec3) {
        self.0.push(place);
    }

    /// Where it is `seconds` after the first note; the last place known for all that comes later.
    pub fn at(&self, seconds: f64) -> DVec3 {
        let tick = (seconds / TICK).max(0.0) as usize;
        let known = self.0.get(tick).or(self.0.last());
        known.copied().unwrap_or(DVec3::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launch_at_a_point_goes_through_it_from_anywhere_on_the_line() {
        let field = Field::named("floor").unwrap();
        let kind = CapsuleKind::named("classic").unwrap();
        let target = DVec3::new(0.3, 0.0, 0.1);
        for (player, ahead) in [(0, DVec3::NEG_Z), (1, DVec3::Z)] {
            for mark in [-1.0, 0.0, 0.5] {
                let aim = aim_at(&field, player, mark, target);
                let launch = Launch {
                    style: crate::physics::Style::Press,
                    mark,
                    aim,
                    power: 1.0,
                    press_point: 0.0,
                };
                let from = field.launch_point(player, mark);
                let velocity = launch.state(&kind.body(), from, ahead, 0.0).velocity;
                let off = velocity.normalize().cross((target - from).normalize()).length();
                assert!(
                    off < 1e-9 && velocity.dot(target - from) > 0.0,
                    "{player} {mark}: {off}"
                );
            }
        }
    }

    #[test]
    fn a_track_ends_where_it_was_last_seen() {
        let mut track = Track::default();
        track.note(DVec3::ZERO);
        track.note(DVec3::X);
        assert_eq!(track.at(TICK), DVec3::X);
        assert_eq!(track.at(9.0), DVec3::X);
        assert_eq!(track.at(-1.0), DVec3::ZERO);
    }
}
