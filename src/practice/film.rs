//! What was to be seen of a flight, moment by moment: for looking at it again, and for ghosts.

use super::flight::SAMPLE_HZ;
use crate::physics::{BodyId, BodyView, Stage, TICK_HZ};

/// Ticks from one moment to the next.
const TICKS: u64 = (TICK_HZ / SAMPLE_HZ) as u64;

/// The visible bodies, [`SAMPLE_HZ`] times a second.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Film {
    bodies: Vec<BodyView>,
    /// Where in `bodies` each moment begins.
    moments: Vec<usize>,
}

impl Film {
    /// Takes in the stage as it stands after a tick, if its moment has come.
    pub fn note(&mut self, stage: &Stage) {
        if (stage.ticks().max(1) - 1).is_multiple_of(TICKS) {
            self.moments.push(self.bodies.len());
            self.bodies.extend(stage.bodies().filter(|body| body.visible));
        }
    }

    /// How long it runs, s.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        self.moments.len().saturating_sub(1) as f64 / f64::from(SAMPLE_HZ)
    }

    /// The bodies `seconds` after its first moment: between two moments they are on the way from one to the other. Before the
    /// first and after the last it stands still.
    pub fn at(&self, seconds: f64) -> impl Iterator<Item = BodyView> {
        let place = (seconds * f64::from(SAMPLE_HZ)).clamp(0.0, self.moments.len().saturating_sub(1) as f64);
        let before = libm::floor(place) as usize;
        let fraction = place - before as f64;
        let later = self.moment(before + 1);
        self.moment(before).iter().map(move |body| {
            let to = later.iter().find(|to| to.id == body.id);
            to.map_or(*body, |to| body.on_the_way(to, fraction))
        })
    }

    /// The launched capsule at that time, while it was closed and on the field.
    #[must_use]
    pub fn capsule_at(&self, seconds: f64) -> Option<BodyView> {
        self.at(seconds).find(|body| body.id == BodyId::Capsule(0))
    }

    fn moment(&self, index: usize) -> &[BodyView] {
        let Some(&from) = self.moments.get(index) else {
            return &[];
        };
        let to = self.moments.get(index + 1).copied().unwrap_or(self.bodies.len());
        &self.bodies[from..to]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::{Launch, Style};
    use crate::practice::{Ground, Shot};

    #[test]
    fn it_shows_what_was_measured_and_what_lies_between() {
        let shot = Shot {
            ground: Ground::default(),
            launch: Launch {
                style: Style::Press,
                mark: 0.0,
                aim: 0.2,
                power: 0.6,
                press_point: 0.3,
            },
            seed: None,
        };
        let mut flight = shot.begin("a shot", "").unwrap();
        let mut film = Film::default();
        assert_eq!((film.seconds(), film.capsule_at(1.0)), (0.0, None));
        while !flight.is_over() {
            flight.tick();
            film.note(flight.stage());
        }
        for index in [0, 20, 21] {
            let seen = film.capsule_at(index as f64 / f64::from(SAMPLE_HZ)).unwrap();
            assert_eq!(seen.position.to_array(), flight.samples()[index].position);
        }
        let [a, b] = [20, 21].map(|index| flight.samples()[index].position[2]);
        let between = film.capsule_at(20.5 / f64::from(SAMPLE_HZ)).unwrap().position.z;
        assert!((between - 0.5 * (a + b)).abs() < 1e-9, "{a} {between} {b}");
        let last = film.capsule_at(1e9).unwrap();
        assert_eq!(film.capsule_at(film.seconds()), Some(last));
        assert!((film.seconds() - flight.outcome().seconds).abs() < 0.05);
    }
}
