//! Distinct hits: contacts of many substeps told as one event each.
//!
//! A hit begins when something closes in faster than [`LEAST_APPROACH`]. Two pieces part again within the substep, so that
//! is the whole of it; the ground yields and springs back, so a hit with it gathers its impulse for [`WINDOW`] seconds.
//! Pushing that goes on after that is not part of it and begins no hit.

use glam::DVec3;

/// Slowest closing speed of a hit, m/s.
const LEAST_APPROACH: f64 = 0.12;
/// How long a hit with the surface gathers its impulse, s: longer than any such contact of these bodies (2.1 ms).
const WINDOW: f64 = 0.003;

/// What is being hit: two pieces, or a piece and the ground (role 0) or a barrier (role 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Between {
    Pieces(usize, usize),
    Surface(usize, usize),
}

/// One hit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Hit {
    pub between: Between,
    /// When it began, s.
    pub began: f64,
    /// N s.
    pub impulse: f64,
    /// m/s.
    pub approach: f64,
    pub point: DVec3,
    /// For two pieces: from the first to the second; else zero.
    pub normal: DVec3,
}

/// The hits that are going on.
#[derive(Debug, Clone, Default)]
pub(super) struct Hits {
    open: Vec<Hit>,
}

impl Hits {
    /// Takes in what a contact did in the substep that ends at `hit.began`.
    pub fn note(&mut self, hit: Hit) {
        let gathered = |open: &&mut Hit| open.between == hit.between && matches!(hit.between, Between::Surface(..));
        if let Some(open) = self.open.iter_mut().find(gathered) {
            open.impulse += hit.impulse;
            open.approach = open.approach.max(hit.approach);
            if hit.impulse > 0.0 {
                open.point = hit.point;
            }
        } else if hit.approach > LEAST_APPROACH {
            self.open.push(hit);
        }
    }

    /// Drops the hits that are going on between what `gone` says.
    pub fn forget(&mut self, gone: impl Fn(Between) -> bool) {
        self.open.retain(|hit| !gone(hit.between));
    }

    /// Takes out the hits that are complete at `time`, in a fixed order.
    pub fn finished(&mut self, time: f64) -> Vec<Hit> {
        if self.open.is_empty() {
            return Vec::new();
        }
        let (done, open) = self
            .open
            .drain(..)
            .partition(|hit| matches!(hit.between, Between::Pieces(..)) || time - hit.began >= WINDOW);
        self.open = open;
        let mut done: Vec<Hit> = done;
        done.retain(|hit| hit.impulse > 0.0);
        done.sort_by_key(|hit| hit.between);
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(began: f64, impulse: f64, approach: f64) -> Hit {
        Hit {
            between: Between::Surface(0, 1),
            began,
            impulse,
            approach,
            point: DVec3::ZERO,
            normal: DVec3::X,
        }
    }

    #[test]
    fn a_hit_is_told_once_with_its_whole_impulse() {
        let mut hits = Hits::default();
        hits.note(push(0.0, 0.01, 2.0));
        hits.note(push(0.001, 0.02, 0.0));
        assert!(hits.finished(0.001).is_empty());
        let done = hits.finished(0.0031);
        assert_eq!(done.len(), 1);
        assert!((done[0].impulse - 0.03).abs() < 1e-12 && done[0].approach == 2.0);
        assert!(hits.finished(1.0).is_empty());
    }

    #[test]
    fn each_closing_of_two_pieces_is_a_hit_of_its_own() {
        let mut hits = Hits::default();
        for _ in 0..2 {
            hits.note(Hit {
                between: Between::Pieces(0, 4),
                ..push(0.0, 0.01, 2.0)
            });
            assert_eq!(hits.finished(0.0).len(), 1);
        }
    }

    #[test]
    fn pushing_is_no_hit() {
        let mut hits = Hits::default();
        for step in 0..1000 {
            hits.note(push(f64::from(step) * 1e-3, 0.05, 0.01));
        }
        assert!(hits.finished(2.0).is_empty());
    }
}
