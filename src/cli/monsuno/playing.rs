//! Matches between computer players, from the set-up to the winner.

use std::time::Instant;

use clap::ValueEnum;
use serde::Serialize;

use super::comment::Comment;
use crate::chance::Chance;
use crate::cli::CliError;
use crate::data::DataError;
use crate::monsuno::opponent::{Profile, await_input};
use crate::monsuno::rules::{Catalogue, Level as RulesLevel, Monsuno, Options, shuffled};
use crate::monsuno::session::{Input, MatchSetup, Phase, Session};

/// No match is longer than this many ticks: two players who never hit would go on for ever.
const MOST_TICKS: u64 = 3_000_000;

/// Which of the booklet's rules are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RulesName {
    Basic,
    Plus,
}

/// The place of the card called `id`, given by `--cards`.
pub(super) fn find_card(catalogue: &Catalogue, id: &str) -> Result<usize, DataError> {
    let ids = || catalogue.monsuno.iter().map(|monsuno| monsuno.id.as_str());
    ids().position(|known| known == id).ok_or_else(|| {
        let known: Vec<&str> = ids().collect();
        let problem = format!("there is no such card; there are {}", known.join(", "));
        DataError::new("--cards", id, problem)
    })
}

/// A match of `chosen` on `field`, in Basic+ with the decks that the cards come with.
pub(super) fn set_up(rules: RulesName, chosen: [&Monsuno; 2], field: &str, chance: &mut Chance) -> MatchSetup {
    let (level, decks) = match rules {
        RulesName::Basic => (RulesLevel::Basic, [Vec::new(), Vec::new()]),
        RulesName::Plus => {
            let decks = chosen.map(|monsuno| shuffled(monsuno.deck.clone(), chance));
            (RulesLevel::Plus, decks)
        }
    };
    MatchSetup {
        level,
        options: Options::default(),
        cards: chosen.map(|monsuno| monsuno.card("en")),
        decks,
        field: field.to_owned(),
        seed: chance.bits(),
        scatter: true,
    }
}

/// How long a player thought.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Thought {
    pub decisions: u32,
    pub seconds: f64,
    pub longest: f64,
}

impl Thought {
    /// Both together.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            seconds: self.seconds + other.seconds,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays a match to its end, telling it if there is a `comment`; with how long each player thought.
pub(super) fn play(
    setup: MatchSetup,
    players: [&Profile; 2],
    chance: &mut Chance,
    mut comment: Option<&mut Comment>,
) -> Result<(Session, [Thought; 2]), CliError> {
    let mut session = Session::begin(setup).map_err(|why| CliError::BadInput(why.to_string()))?;
    let mut thoughts = [Thought::default(); 2];
    while session.phase() != Phase::Over && session.ticks() < MOST_TICKS {
        if let Some(comment) = comment.as_deref_mut() {
            comment.catch_up(&session)?;
        }
        let input = match session.actor() {
            Some(player) => {
                let before = Instant::now();
                let input = await_input(&mut session, players[player], chance);
                let seconds = before.elapsed().as_secs_f64();
                thoughts[player] = thoughts[player].and(Thought {
                    decisions: 1,
                    seconds,
                    longest: seconds,
                });
                input
            }
            None => (session.phase() == Phase::Told).then_some(Input::GoOn),
        };
        match input {
            Some(input) => {
                if let Some(comment) = comment.as_deref_mut() {
                    comment.announce(&session, input)?;
                }
                session.give(input).map_err(|why| CliError::Failed(why.to_string()))?;
            }
            None => session.tick(),
        }
    }
    if let Some(comment) = comment {
        comment.catch_up(&session)?;
    }
    Ok((session, thoughts))
}
