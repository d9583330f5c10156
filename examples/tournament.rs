//! A tournament of Monsuno without a window: the four levels, each against each, on all cores.
//!
//! A match is a [`Session`]: it is ticked, says what it waits for, and takes inputs. Real physics decides; the same seed
//! gives the same table on any number of cores.
//!
//! `cargo run --release --no-default-features --example tournament`
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use std::error::Error;

use rayon::prelude::*;
use ringspin::chance::Chance;
use ringspin::level::Level;
use ringspin::monsuno::opponent::{Computers, await_input};
use ringspin::monsuno::rules::{Catalogue, Level as RulesLevel, Options};
use ringspin::monsuno::session::{Input, MatchSetup, Phase, Session};

/// Matches of each pair; they change seats from one to the next.
const MATCHES: u64 = 4;
/// Two who never hit would go on for ever, s of play.
const LONGEST: u64 = 3_600;

/// Plays a match to its end; the winner.
fn play(setup: MatchSetup, levels: [Level; 2], computers: &Computers, seed: u64) -> Result<Option<usize>, String> {
    let mut chance = Chance::new(seed);
    let mut session = Session::begin(setup).map_err(|why| why.to_string())?;
    let most = LONGEST * u64::from(ringspin::physics::TICK_HZ);
    while session.phase() != Phase::Over && session.ticks() < most {
        let input = match session.actor() {
            // Thinks, lets the player's reaction time pass on the field, and answers.
            Some(player) => await_input(&mut session, computers.profile(levels[player]), &mut chance),
            None => (session.phase() == Phase::Told).then_some(Input::GoOn),
        };
        match input {
            Some(input) => session.give(input).map_err(|why| why.to_string())?,
            None => session.tick(),
        }
    }
    Ok(session.rules().winner())
}

fn main() -> Result<(), Box<dyn Error>> {
    let computers = Computers::load()?;
    let catalogue = Catalogue::load()?;
    // All with the same card: the hand decides.
    let card = catalogue.monsuno.first().ok_or("there is no card")?.card("en");
    let pairs = Level::ALL
        .iter()
        .flat_map(|a| Level::ALL.iter().filter(move |b| *b > a).map(move |b| [*a, *b]));
    let fixtures: Vec<([Level; 2], u64)> = pairs
        .flat_map(|pair| (0..MATCHES).map(move |nth| (pair, nth)))
        .collect();
    // The winner of each match: each has chances of its own, so the order in which they are played does not matter.
    let winners: Vec<Option<Level>> = fixtures
        .par_iter()
        .enumerate()
        .map(|(number, &([a, b], nth))| {
            let levels = if nth % 2 == 0 { [a, b] } else { [b, a] };
            let setup = MatchSetup {
                level: RulesLevel::Basic,
                options: Options::default(),
                cards: [card.clone(), card.clone()],
                decks: [Vec::new(), Vec::new()],
                field: "arena".to_owned(),
                seed: 1_000 + number as u64,
                scatter: true,
            };
            let winner = play(setup, levels, &computers, number as u64)?;
            Ok(winner.map(|player| levels[player.min(1)]))
        })
        .collect::<Result<_, String>>()?;
    for level in Level::ALL.iter().rev() {
        let played = fixtures.iter().filter(|(pair, _)| pair.contains(level)).count();
        let won = winners.iter().filter(|winner| **winner == Some(*level)).count();
        println!("{level:>7}: won {won} of {played}");
    }
    Ok(())
}
