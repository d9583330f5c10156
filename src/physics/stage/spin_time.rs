//! When a spin is over (`duel_end`).

/// A capsule no longer spins below this rotation about the surface's normal, rad/s,
pub const SPIN_END: f64 = 3.0;
/// if it stays below for this long, s.
pub const SPIN_END_SECONDS: f64 = 0.25;

/// The clock of one capsule's spin. The spin lasted until it sank below [`SPIN_END`] for good.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct SpinTime {
    started: f64,
    below_since: Option<f64>,
    ended: Option<f64>,
}

impl SpinTime {
    /// A spin that begins at `time`.
    pub fn from(time: f64) -> Self {
        Self {
            started: time,
            ..Self::default()
        }
    }

    /// How long it lasted, s, once it is over.
    pub fn ended(&self) -> Option<f64> {
        self.ended
    }

    /// Takes in the `spin` at `time`; the length, if the spin is over just now.
    pub fn watch(&mut self, time: f64, spin: f64) -> Option<f64> {
        if self.ended.is_some() {
            return None;
        }
        if spin >= SPIN_END {
            self.below_since = None;
            return None;
        }
        let since = *self.below_since.get_or_insert(time);
        (time - since >= SPIN_END_SECONDS - 1e-9).then(|| self.end(since))
    }

    /// Ends it at `time`, as leaving the field does; the length.
    pub fn stop(&mut self, time: f64) -> Option<f64> {
        self.ended.is_none().then(|| self.end(time))
    }

    fn end(&mut self, time: f64) -> f64 {
        let seconds = time - self.started;
        self.ended = Some(seconds);
        seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spin_ends_when_it_stays_slow_for_a_quarter_of_a_second() {
        let mut clock = SpinTime::from(1.0);
        assert_eq!(clock.watch(2.0, 10.0), None);
        assert_eq!(clock.watch(2.1, 2.0), None);
        assert_eq!(clock.watch(2.2, 4.0), None, "it spun up again");
        assert_eq!(clock.watch(2.5, 2.9), None);
        assert_eq!(clock.watch(2.75, 2.9), Some(1.5));
        assert_eq!(clock.watch(3.0, 2.9), None, "it is told once");
    }
}
