//! What a shot is worth: pure functions of its flight.

use serde::{Deserialize, Serialize};

use super::flight::{Flight, Sample};
use crate::data::{DataError, within};

/// What of a shot counts. A shot whose capsule left the field counts nothing.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Score {
    /// How long the capsule spun, s.
    SpinSeconds,
    /// Where it stopped: 100 points in the middle of a circle, none at its edge and beyond.
    Circle {
        /// The middle, m.
        x: f64,
        /// The middle, m.
        z: f64,
        /// m.
        radius: f64,
    },
    /// Where it went through between two posts: 100 points in the middle, 50 next to a post; none beside, and none if it
    /// touched a parked capsule.
    Gate {
        /// One post (x, z), m.
        from: [f64; 2],
        /// The other post (x, z), m.
        to: [f64; 2],
    },
    /// How many parked capsules it hit.
    Hits,
    /// How many parked capsules opened.
    Opens,
    /// How many parked capsules were knocked off the field closed.
    KnockOuts,
    /// For how long it stood after it had lain, s.
    RisenSeconds,
}

impl Score {
    /// The score of `flight`, as far as it has flown; never negative.
    #[must_use]
    pub fn of(&self, flight: &Flight) -> f64 {
        let outcome = flight.outcome();
        if outcome.left || outcome.fault {
            return 0.0;
        }
        let count =
            |counts: &dyn Fn(usize) -> bool| (0..outcome.parked.len()).filter(|&index| counts(index)).count() as f64;
        match *self {
            Self::SpinSeconds => outcome.time_spun,
            Self::Circle { x, z, radius } => outcome.stopped.map_or(0.0, |[at_x, at_z]| {
                100.0 * (1.0 - libm::hypot(at_x - x, at_z - z) / radius).max(0.0)
            }),
            Self::Gate { from, to } => {
                let touched = outcome.parked.iter().any(|parked| parked.impulse > 0.0);
                let place = crossing(flight.samples(), from, to).filter(|_| !touched);
                place.map_or(0.0, |share| 100.0 - 100.0 * (share - 0.5).abs())
            }
            Self::Hits => count(&|index| outcome.parked[index].impulse > 0.0),
            Self::Opens => count(&|index| outcome.parked[index].opened),
            Self::KnockOuts => count(&|index| outcome.parked[index].left),
            Self::RisenSeconds => outcome.risen,
        }
    }

    /// The key of the text that says what a score is, with the gap `score`: seconds, points or pieces.
    #[must_use]
    pub fn unit_key(&self) -> &'static str {
        match self {
            Self::SpinSeconds | Self::RisenSeconds => "drill-score-seconds",
            Self::Circle { .. } | Self::Gate { .. } => "drill-score-points",
            Self::Hits | Self::Opens | Self::KnockOuts => "drill-score-capsules",
        }
    }

    /// The point of the ground (x, z) that it is about, if there is one.
    #[must_use]
    pub fn target(&self) -> Option<[f64; 2]> {
        match *self {
            Self::Circle { x, z, .. } => Some([x, z]),
            Self::Gate { from, to } => Some([0.5 * (from[0] + to[0]), 0.5 * (from[1] + to[1])]),
            Self::SpinSeconds | Self::Hits | Self::Opens | Self::KnockOuts | Self::RisenSeconds => None,
        }
    }

    /// The same on a ground that was mirrored left to right, if so asked, and then moved by (x, z) metres.
    #[must_use]
    pub fn moved(&self, mirrored: bool, by: [f64; 2]) -> Self {
        let place = |[x, z]: [f64; 2]| [if mirrored { -x } else { x } + by[0], z + by[1]];
        match *self {
            Self::Circle { x, z, radius } => {
                let [x, z] = place([x, z]);
                Self::Circle { x, z, radius }
            }
            Self::Gate { from, to } => Self::Gate {
                from: place(from),
                to: place(to),
            },
            same => same,
        }
    }

    pub(super) fn check(&self, file: &str, parked: usize) -> Result<(), DataError> {
        let number = |place: &str, value: f64, least: f64, most: f64| {
            within(file, &format!("score.{place}"), value, least, most)
        };
        match *self {
            Self::Circle { x, z, radius } => {
                number("x", x, -20.0, 20.0)?;
                number("z", z, -20.0, 20.0)?;
                number("radius", radius, 0.01, 20.0)
            }
            Self::Gate { from, to } => {
                for (place, value) in [
                    ("from[0]", from[0]),
                    ("from[1]", from[1]),
                    ("to[0]", to[0]),
                    ("to[1]", to[1]),
                ] {
                    number(place, value, -20.0, 20.0)?;
                }
                number("to", libm::hypot(to[0] - from[0], to[1] - from[1]), 0.05, 20.0)
            }
            Self::Hits | Self::Opens | Self::KnockOuts if parked == 0 => {
                let problem = "needs parked capsules to count: ground.parked has none";
                Err(DataError::new(file, "score.kind", problem))
            }
            Self::SpinSeconds | Self::Hits | Self::Opens | Self::KnockOuts | Self::RisenSeconds => Ok(()),
        }
    }
}

/// Where the way of `samples` first crosses the stretch between two points, as a share of it from the first.
fn crossing(samples: &[Sample], from: [f64; 2], to: [f64; 2]) -> Option<f64> {
    let cross = |a: [f64; 2], b: [f64; 2]| a[0] * b[1] - a[1] * b[0];
    let gate = [to[0] - from[0], to[1] - from[1]];
    samples.windows(2).find_map(|pair| {
        let [here, there] = [pair[0].position, pair[1].position].map(|[x, _, z]| [x - from[0], z - from[1]]);
        let step = [there[0] - here[0], there[1] - here[1]];
        let apart = cross(step, gate);
        let (along_step, along_gate) = (cross(gate, here) / apart, cross(step, here) / apart);
        // Parallel ways give no numbers, and no crossing.
        ((0.0..1.0).contains(&along_step) && (0.0..=1.0).contains(&along_gate)).then_some(along_gate)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::{Launch, Style};
    use crate::practice::{Ground, Parked, Shot};

    fn way(points: &[[f64; 2]]) -> Vec<Sample> {
        let sample = |&[x, z]: &[f64; 2]| Sample {
            t: 0.0,
            position: [x, 0.02, z],
            speed: 0.0,
            spin: 0.0,
            rpm: 0.0,
            tilt: 0.0,
            wobble: 0.0,
        };
        points.iter().map(sample).collect()
    }

    #[test]
    fn a_crossing_is_found_where_it_is_and_nowhere_beside() {
        let (from, to) = ([-0.1, 0.0], [0.1, 0.0]);
        let through = way(&[[0.05, 0.3], [0.05, 0.1], [0.05, -0.3]]);
        assert!((crossing(&through, from, to).unwrap() - 0.75).abs() < 1e-12);
        assert_eq!(crossing(&way(&[[0.2, 0.3], [0.2, -0.3]]), from, to), None);
        assert_eq!(crossing(&way(&[[0.0, 0.3], [0.0, 0.1]]), from, to), None);
        assert_eq!(
            crossing(&way(&[[-0.3, 0.0], [0.3, 0.0]]), from, to),
            None,
            "along the gate is not through it"
        );
    }

    fn fly(field: &str, aim: f64, parked: &[(f64, f64)]) -> Flight {
        let parked = parked.iter().map(|&(x, z)| Parked {
            x,
            z,
            heading: 0.0,
            capsule: "classic".to_owned(),
        });
        let shot = Shot {
            ground: Ground {
                field: field.to_owned(),
                parked: parked.collect(),
                locked: true,
                ..Ground::default()
            },
            launch: Launch {
                style: Style::Press,
                mark: 0.0,
                aim,
                power: 0.5,
                press_point: 0.0,
            },
            seed: None,
        };
        shot.fly("a shot", "").unwrap()
    }

    #[test]
    fn through_the_middle_of_the_gate_is_best_and_touching_a_post_is_nothing() {
        let gate = Score::Gate {
            from: [-0.15, 0.0],
            to: [0.15, 0.0],
        };
        let posts = [(-0.15, 0.0), (0.15, 0.0)];
        let middle = gate.of(&fly("floor", 0.0, &posts));
        let aside = gate.of(&fly("floor", 0.15, &posts));
        assert!(middle > 95.0 && (50.0..90.0).contains(&aside), "{middle} {aside}");
        let flight = fly("floor", libm::atan2(0.15, 0.36), &posts);
        assert!(flight.outcome().parked[1].impulse > 0.0);
        assert_eq!(gate.of(&flight), 0.0);
    }

    #[test]
    fn hits_are_counted_and_a_circle_is_worth_most_in_its_middle() {
        let flight = fly("floor", 0.0, &[(0.0, -0.2), (0.5, 0.0)]);
        assert_eq!(Score::Hits.of(&flight), 1.0);
        assert_eq!((Score::Opens.of(&flight), Score::KnockOuts.of(&flight)), (0.0, 0.0));
        let [x, z] = flight.outcome().stopped.unwrap();
        let circle = |x| Score::Circle { x, z, radius: 0.2 };
        assert!((circle(x).of(&flight) - 100.0).abs() < 1e-9);
        assert!((circle(x + 0.1).of(&flight) - 50.0).abs() < 1e-9 && circle(x + 0.3).of(&flight) == 0.0);
    }

    #[test]
    fn what_left_the_field_counts_nothing() {
        let shot = Shot {
            ground: Ground {
                field: "table".to_owned(),
                ..Ground::default()
            },
            launch: Launch {
                style: Style::Press,
                mark: 0.0,
                aim: 0.0,
                power: 1.0,
                press_point: 0.0,
            },
            seed: None,
        };
        let flight = shot.fly("a shot", "").unwrap();
        assert!(flight.outcome().left && flight.outcome().time_spun > 0.0);
        assert_eq!(Score::SpinSeconds.of(&flight), 0.0);
    }
}
