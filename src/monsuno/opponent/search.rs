//! Which launches are tried how often: many a few times, the best of them more.

use super::launches::Ideas;
use super::profile::Round;
use crate::chance::Chance;
use crate::physics::Launch;

/// A launch and how it did.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Try {
    launch: Launch,
    sum: f64,
    shots: u32,
}

impl Try {
    fn new(launch: Launch) -> Self {
        Self {
            launch,
            sum: 0.0,
            shots: 0,
        }
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.shots.max(1))
    }
}

/// A search for the best launch, round by round.
#[derive(Debug, Clone)]
pub(super) struct Search {
    ideas: Ideas,
    rounds: Vec<Round>,
    round: usize,
    tries: Vec<Try>,
    /// The try that is due, and how many shots of this round it has had.
    due: usize,
    had: u32,
    /// One luck for each shot, the same for every try: what is compared is the launch, not the luck.
    lucks: Vec<Chance>,
    chance: Chance,
}

impl Search {
    /// A search that makes up launches from `ideas`. There is at least one round.
    pub fn begin(ideas: Ideas, rounds: &[Round], mut chance: Chance) -> Self {
        let first = rounds.first().map_or(1, |round| round.tries);
        let tries: Vec<Try> = (0..first.max(1))
            .map(|number| Try::new(ideas.fresh(number, &mut chance)))
            .collect();
        let shots: u32 = rounds.iter().map(|round| round.shots).sum();
        let lucks = (0..shots.max(1)).map(|_| Chance::new(chance.bits())).collect();
        Self {
            ideas,
            rounds: rounds.to_vec(),
            round: 0,
            tries,
            due: 0,
            had: 0,
            lucks,
            chance,
        }
    }

    /// The launch to try next and its luck; none when the search is over.
    pub fn next(&self) -> Option<(Launch, &Chance)> {
        // With a single launch there is nothing to compare.
        if self.tries.len() == 1 && self.rounds.iter().all(|round| round.near == 0) {
            return None;
        }
        self.rounds.get(self.round)?;
        let one = self.tries.get(self.due)?;
        let luck = &self.lucks[one.shots as usize % self.lucks.len()];
        Some((one.launch, luck))
    }

    /// Takes in the score of the launch that was due.
    pub fn score(&mut self, score: f64) {
        let (Some(one), Some(round)) = (self.tries.get_mut(self.due), self.rounds.get(self.round)) else {
            return;
        };
        one.sum += score;
        one.shots += 1;
        self.had += 1;
        if self.had < round.shots {
            return;
        }
        self.had = 0;
        self.due += 1;
        if self.due == self.tries.len() {
            self.end_round();
        }
    }

    /// Sorts the best to the front, and keeps and varies as many as the next round wants.
    fn end_round(&mut self) {
        self.tries.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.due = 0;
        self.round += 1;
        let Some(round) = self.rounds.get(self.round) else {
            return;
        };
        self.tries.truncate(round.tries);
        let kept = self.tries.len();
        for number in 0..round.near {
            let from = self.tries[number % kept].launch;
            self.tries.push(Try::new(self.ideas.near(&from, &mut self.chance)));
        }
    }

    /// The best launch so far.
    pub fn best(&self) -> Launch {
        self.tries[0].launch
    }
}
