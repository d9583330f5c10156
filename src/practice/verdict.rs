//! Why a shot counts as it does, in a word.

use super::flight::{Flight, Outcome};
use super::score::Score;

/// What became of a shot, seen from what was to be done.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Verdict {
    /// It counts.
    Counts,
    /// The capsule left the field.
    Left,
    /// The launch was a fault: too slow.
    TooSlow,
    /// It stopped outside of the circle, so far from its edge, m.
    Outside(f64),
    /// It opened, or left, and stopped nowhere.
    StoppedNowhere,
    /// It touched a post of the gate.
    TouchedPost,
    /// It did not go through the gate.
    BesideGate,
    /// It touched none of the parked capsules.
    Missed,
    /// It touched one, with at most so much of an impulse (N s), and all stayed closed.
    TooSoft(f64),
    /// It touched one, and all stayed on the field.
    Stayed,
    /// It never rose after it had lain.
    NeverRose,
}

impl Score {
    /// Why `flight` has the score it has.
    #[must_use]
    pub fn verdict(&self, flight: &Flight) -> Verdict {
        let outcome = flight.outcome();
        if outcome.left {
            return Verdict::Left;
        }
        if outcome.fault {
            return Verdict::TooSlow;
        }
        if self.of(flight) > 0.0 {
            return Verdict::Counts;
        }
        let hardest = hardest(outcome);
        match *self {
            Self::Circle { x, z, radius } => outcome.stopped.map_or(Verdict::StoppedNowhere, |[at_x, at_z]| {
                Verdict::Outside(libm::hypot(at_x - x, at_z - z) - radius)
            }),
            Self::Gate { .. } if hardest > 0.0 => Verdict::TouchedPost,
            Self::Gate { .. } => Verdict::BesideGate,
            Self::RisenSeconds => Verdict::NeverRose,
            Self::Hits | Self::Opens | Self::KnockOuts if hardest <= 0.0 => Verdict::Missed,
            Self::SpinSeconds | Self::Hits => Verdict::Counts,
            Self::Opens => Verdict::TooSoft(hardest),
            Self::KnockOuts => Verdict::Stayed,
        }
    }
}

/// The hardest hit of a parked capsule, N s.
fn hardest(outcome: &Outcome) -> f64 {
    outcome.parked.iter().map(|parked| parked.impulse).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::{Launch, Style};
    use crate::practice::{Ground, Parked, Shot};

    fn verdict(score: Score, field: &str, parked: &[(f64, f64)], aim: f64, power: f64) -> Verdict {
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
                ..Ground::default()
            },
            launch: Launch {
                style: Style::Press,
                mark: 0.0,
                aim,
                power,
                press_point: 0.0,
            },
            seed: None,
        };
        score.verdict(&shot.fly("a shot", "").unwrap())
    }

    #[test]
    fn each_way_to_lose_is_named() {
        let gate = Score::Gate {
            from: [-0.15, 0.0],
            to: [0.15, 0.0],
        };
        let posts = [(-0.15, 0.0), (0.15, 0.0)];
        assert_eq!(verdict(gate, "floor", &posts, 0.0, 0.5), Verdict::Counts);
        assert_eq!(
            verdict(gate, "floor", &posts, libm::atan2(0.15, 0.36), 0.5),
            Verdict::TouchedPost
        );
        assert_eq!(verdict(gate, "floor", &posts, 1.0, 0.5), Verdict::BesideGate);
        assert_eq!(verdict(Score::Hits, "floor", &[(0.0, -0.2)], 0.8, 0.5), Verdict::Missed);
        assert!(matches!(
            verdict(Score::Opens, "floor", &[(0.0, -0.2)], 0.0, 0.3),
            Verdict::TooSoft(impulse) if impulse > 0.0
        ));
        assert_eq!(
            verdict(Score::KnockOuts, "floor", &[(0.0, -0.2)], 0.0, 0.3),
            Verdict::Stayed
        );
        assert_eq!(verdict(Score::SpinSeconds, "table", &[], 0.0, 1.0), Verdict::Left);
        assert_eq!(verdict(Score::RisenSeconds, "floor", &[], 0.0, 0.5), Verdict::NeverRose);
        let circle = Score::Circle {
            x: 0.0,
            z: 0.3,
            radius: 0.05,
        };
        assert!(matches!(verdict(circle, "floor", &[], 0.0, 0.5), Verdict::Outside(metres) if metres > 0.0));
    }
}
