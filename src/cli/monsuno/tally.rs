//! Many matches, counted: what happened in them, and who won.

use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;

use super::playing::{RulesName, Thought, play, set_up};
use crate::chance::Chance;
use crate::cli::CliError;
use crate::monsuno::opponent::{Computers, Level};
use crate::monsuno::rules::{Catalogue, Entry, Match};
use crate::physics::TICK;

/// A match to be played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fixture {
    /// The cards' places in the catalogue, by seat.
    pub cards: [usize; 2],
    /// By seat.
    pub levels: [Level; 2],
    /// Everything random in it comes from this.
    pub seed: u64,
}

/// A match that was played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    pub fixture: Fixture,
    pub winner: Option<usize>,
    pub first_attacker: Option<usize>,
    pub stages: u32,
    /// Stages in which the defender's, the attacker's capsule opened.
    pub opened: [u32; 2],
    /// On the match's own clock, s.
    pub seconds: f64,
    pub thoughts: [Thought; 2],
}

/// Plays all `fixtures`, as many at a time as there are cores; the answer does not depend on how many.
pub(super) fn play_all(
    fixtures: &[Fixture],
    rules: RulesName,
    field: &str,
    catalogue: &Catalogue,
    computers: &Computers,
) -> Result<Vec<Played>, CliError> {
    let bar = ProgressBar::new(fixtures.len() as u64);
    let played = fixtures
        .par_iter()
        .map(|fixture| {
            let played = play_one(fixture, rules, field, catalogue, computers);
            bar.inc(1);
            played
        })
        .collect();
    bar.finish_and_clear();
    played
}

fn play_one(
    fixture: &Fixture,
    rules: RulesName,
    field: &str,
    catalogue: &Catalogue,
    computers: &Computers,
) -> Result<Played, CliError> {
    let mut chance = Chance::new(fixture.seed);
    let chosen = fixture.cards.map(|card| &catalogue.monsuno[card]);
    let setup = set_up(rules, chosen, field, &mut chance);
    let players = fixture.levels.map(|level| computers.profile(level));
    let (session, thoughts) = play(setup, players, &mut chance, None)?;
    let (stages, opened) = count(session.rules());
    let first_attacker = session.rules().log().iter().find_map(|entry| match entry {
        Entry::Roles { attacker, .. } => Some(*attacker),
        _ => None,
    });
    Ok(Played {
        fixture: *fixture,
        winner: session.rules().winner(),
        first_attacker,
        stages,
        opened,
        seconds: session.ticks() as f64 * TICK,
        thoughts,
    })
}

/// Launch stages, and in how many of them the defender's, the attacker's capsule opened.
fn count(rules: &Match) -> (u32, [u32; 2]) {
    let (mut stages, mut opens) = (0, [0; 2]);
    for entry in rules.log() {
        let (attacker, opened) = match entry {
            Entry::Miss { attacker, opened } => (*attacker, *opened),
            Entry::Battle(battle) => (battle.attacker, battle.opened),
            _ => continue,
        };
        stages += 1;
        opens[0] += u32::from(opened[1 - attacker]);
        opens[1] += u32::from(opened[attacker]);
    }
    (stages, opens)
}

/// What matches were like.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Course {
    pub matches: usize,
    /// Matches that nobody won within the longest time.
    pub unfinished: usize,
    pub launch_stages_a_match: f64,
    pub seconds_a_match: f64,
    /// Share of the launch stages in which the defender's capsule opened.
    pub defender_opens: f64,
    /// Share of the launch stages in which the attacker's capsule opened.
    pub attacker_opens: f64,
    /// Share of the matches won by who attacked first.
    pub first_attacker_wins: f64,
}

impl Course {
    /// That of `played`.
    pub(super) fn of(played: &[Played]) -> Self {
        let sum = |number: fn(&Played) -> u32| played.iter().map(|one| f64::from(number(one))).sum::<f64>();
        let (stages, matches) = (sum(|one| one.stages), played.len().max(1) as f64);
        Self {
            matches: played.len(),
            unfinished: played.iter().filter(|one| one.winner.is_none()).count(),
            launch_stages_a_match: stages / matches,
            seconds_a_match: played.iter().map(|one| one.seconds).sum::<f64>() / matches,
            defender_opens: sum(|one| one.opened[0]) / stages.max(1.0),
            attacker_opens: sum(|one| one.opened[1]) / stages.max(1.0),
            first_attacker_wins: sum(|one| u32::from(one.winner.is_some() && one.winner == one.first_attacker))
                / matches,
        }
    }

    /// In a sentence.
    pub(super) fn told(&self) -> String {
        format!(
            "{} matches, {} unfinished; {:.1} launch stages and {:.0} s a match; the defender opens in {:.0} % of the \
             stages, the attacker in {:.0} %; the first attacker wins {:.0} %.",
            self.matches,
            self.unfinished,
            self.launch_stages_a_match,
            self.seconds_a_match,
            100.0 * self.defender_opens,
            100.0 * self.attacker_opens,
            100.0 * self.first_attacker_wins
        )
    }
}
