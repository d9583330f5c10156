//! When a spin is over (`duel_end`).

use super::Readings;

/// The clock of one capsule's spin. The spin lasted until it sank below the limit of `duel_end` for good.
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
    pub fn watch(&mut self, time: f64, spin: f64, readings: &Readings) -> Option<f64> {
        if self.ended.is_some() {
            return None;
        }
        if spin >= readings.spin_end {
            self.below_since = None;
            return None;
        }
        let since = *self.below_since.get_or_insert(time);
        (time - since >= readings.spin_end_seconds - 1e-9).then(|| self.end(since))
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
        let readings = Readings::default();
        let mut clock = SpinTime::from(1.0);
        assert_eq!(clock.watch(2.0, 10.0, &readings), None);
        assert_eq!(clock.watch(2.1, 2.0, &readings), None);
        assert_eq!(clock.watch(2.2, 4.0, &readings), None, "it spun up again");
        assert_eq!(clock.watch(2.5, 2.9, &readings), None);
        assert_eq!(clock.watch(2.75, 2.9, &readings), Some(1.5));
        assert_eq!(clock.watch(3.0, 2.9, &readings), None, "it is told once");
    }
}
