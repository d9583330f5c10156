//! The latch: opens on one distinct closing hit, by impulse and approach speed.

use crate::chance::Chance;
use crate::physics::{CapsuleKind, StageOptions};

/// The latch of one capsule in one stage.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Latch {
    /// Least impulse at an end that opens it, N s; none is locked or open.
    threshold: Option<f64>,
}

impl Latch {
    /// A closed latch; how tight it closed is drawn if the stage has scatter.
    pub fn new(kind: &CapsuleKind, options: StageOptions, chance: &mut Chance) -> Self {
        let off = if options.scatter {
            kind.latch.variation * chance.normal()
        } else {
            0.0
        };
        Self {
            threshold: (!options.locked).then_some(kind.latch.impulse * (1.0 + off).max(0.2)),
        }
    }

    /// The same closed again; an open one stays open.
    pub fn redrawn(self, kind: &CapsuleKind, options: StageOptions, chance: &mut Chance) -> Self {
        let drawn = Self::new(kind, options, chance);
        if self.threshold.is_some() { drawn } else { self }
    }

    /// Whether a hit of `impulse` (N s) that closed in at `approach` (m/s), `along` the axis from the middle (m), opens it.
    pub fn opens(&self, kind: &CapsuleKind, impulse: f64, approach: f64, along: f64) -> bool {
        let share = prying(kind, along);
        self.threshold
            .is_some_and(|least| impulse * share >= least && approach >= kind.latch.approach_speed)
    }

    /// Lets go.
    pub fn release(&mut self) {
        self.threshold = None;
    }
}

/// How much of a hit pries the shells apart that strikes `along` metres from the middle: all at an end.
fn prying(kind: &CapsuleKind, along: f64) -> f64 {
    let way = (along.abs() / (kind.half_length + kind.radius)).min(1.0);
    kind.latch.middle_share + (1.0 - kind.latch.middle_share) * way
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_both_impulse_and_speed() {
        let kind = CapsuleKind::named("classic").unwrap();
        let latch = Latch::new(&kind, StageOptions::default(), &mut Chance::new(1));
        let (hard, fast) = (1.01 * kind.latch.impulse, 1.01 * kind.latch.approach_speed);
        let end = kind.half_length + kind.radius;
        assert!(latch.opens(&kind, hard, fast, end));
        assert!(!latch.opens(&kind, 0.9 * hard, fast, end), "too soft");
        assert!(!latch.opens(&kind, 10.0 * hard, 0.9 * fast, end), "pushed, not hit");
        assert!(!latch.opens(&kind, hard, fast, 0.0), "hit in the middle");
    }

    #[test]
    fn a_locked_latch_never_opens() {
        let kind = CapsuleKind::named("classic").unwrap();
        let options = StageOptions {
            locked: true,
            scatter: true,
            lanes: false,
        };
        assert!(!Latch::new(&kind, options, &mut Chance::new(1)).opens(&kind, 1e3, 1e3, 0.0));
    }
}
