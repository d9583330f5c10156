//! The order of the scenes: shuffled each round, never the same order in two rounds, and no scene twice in a row.

use crate::chance::Chance;

/// The endless rounds of so many scenes.
#[derive(Debug, Clone)]
pub struct Rounds {
    chance: Chance,
    /// The round that is shown, and how many of it were shown.
    round: Vec<usize>,
    shown: usize,
}

impl Rounds {
    /// Rounds of `count` scenes in the orders that `seed` gives.
    #[must_use]
    pub fn new(count: usize, seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            round: (0..count).collect(),
            shown: count,
        }
    }

    /// The number of the scene that comes next; none if there are no scenes.
    pub fn go_on(&mut self) -> Option<usize> {
        if self.shown >= self.round.len() {
            self.shuffle();
            self.shown = 0;
        }
        let next = self.round.get(self.shown).copied();
        self.shown += 1;
        next
    }

    /// Another order that does not begin with what was shown last. Of fewer than three scenes there is none.
    fn shuffle(&mut self) {
        let before = self.round.clone();
        let fits = |round: &[usize]| round != before && round.first() != before.last();
        loop {
            self.chance.shuffle(&mut self.round);
            if self.round.len() < 3 || fits(&self.round) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_round_has_each_scene_once_in_another_order_and_none_comes_twice_in_a_row() {
        for count in [3, 8] {
            let mut rounds = Rounds::new(count, 5);
            let mut last: Vec<usize> = Vec::new();
            for _ in 0..200 {
                let round: Vec<usize> = (0..count).filter_map(|_| rounds.go_on()).collect();
                let mut sorted = round.clone();
                sorted.sort_unstable();
                assert!(sorted.into_iter().eq(0..count), "each once: {round:?}");
                assert_ne!(round, last);
                assert!(last.last() != round.first(), "{last:?} {round:?}");
                last = round;
            }
        }
    }

    #[test]
    fn a_seed_gives_its_orders_and_few_scenes_do_not_hang() {
        let first = |seed| -> Vec<Option<usize>> {
            let mut rounds = Rounds::new(8, seed);
            (0..24).map(|_| rounds.go_on()).collect()
        };
        assert_eq!(first(1), first(1));
        assert_ne!(first(1), first(2));
        assert_eq!(Rounds::new(0, 1).go_on(), None);
        let mut one = Rounds::new(1, 1);
        assert_eq!([one.go_on(), one.go_on()], [Some(0), Some(0)]);
    }
}
