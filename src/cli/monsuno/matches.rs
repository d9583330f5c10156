//! `ringspin monsuno match`: a match, or best of several, between two computer players.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::comment::Comment;
use super::playing::{RulesName, find_card, play, set_up};
use crate::chance::Chance;
use crate::cli::{CliError, drawn_seed, print_json, print_line};
use crate::data::DataError;
use crate::monsuno::opponent::{Computers, Level};
use crate::monsuno::rules::{Catalogue, Entry, Monsuno};
use crate::monsuno::session::Session;
use crate::physics::TICK;
use crate::record::{MonsunoRecording, Recording, write_atomically};

/// A match.
#[derive(Debug, Args)]
pub(super) struct MatchArgs {
    /// What chance begins with; without it, it is drawn and printed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The booklet's rules
    #[arg(long, value_enum, default_value = "basic")]
    rules: RulesName,
    /// Two computer players: computer:easy, computer:normal, computer:hard or computer:expert
    #[arg(long, num_args = 2, value_names = ["SPEC", "SPEC"], default_values = ["computer:normal", "computer:normal"], value_parser = player)]
    players: Vec<Level>,
    /// The two Monsuno cards, by id
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    cards: Option<Vec<String>>,
    /// What is played on: arena, floor, table, or a field of your own in the folder of --assets
    #[arg(long, default_value = "arena", value_name = "NAME")]
    field: String,
    /// How many matches at most; who wins more than half of them wins
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=99))]
    best_of: u32,
    /// Answer with one JSON document
    #[arg(long)]
    json: bool,
    /// Tell in the terminal what happens
    #[arg(long)]
    watch: bool,
    /// Record the last match into a file
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

fn player(text: &str) -> Result<Level, String> {
    let name = text.strip_prefix("computer:");
    name.and_then(|name| name.parse().ok())
        .ok_or_else(|| "computer:easy, computer:normal, computer:hard and computer:expert can play here".to_owned())
}

#[derive(Serialize)]
struct MatchAnswer {
    seed: u64,
    field: String,
    cards: [String; 2],
    players: [String; 2],
    /// Matches won.
    wins: [u32; 2],
    winner: Option<usize>,
    matches: Vec<OneMatch>,
}

#[derive(Serialize)]
struct OneMatch {
    winner: Option<usize>,
    hit_points: [i64; 2],
    launch_stages: usize,
    seconds: f64,
    log: Vec<Entry>,
    hashes: Vec<u64>,
}

pub(super) fn run(args: &MatchArgs) -> Result<(), CliError> {
    let seed = args.seed.unwrap_or_else(drawn_seed);
    let (catalogue, computers) = (Catalogue::load()?, Computers::load()?);
    let mut chance = Chance::new(seed);
    let chosen = choose_cards(&catalogue, args.cards.as_deref(), &mut chance)?;
    let levels = [args.players[0], args.players[1]];
    let profiles = levels.map(|level| computers.profile(level));
    let watch = args.watch && !args.json;
    if watch {
        print_line(&format!(
            "Seed {seed}. {} against {}, on the {}.",
            chosen[0].name.get("en"),
            chosen[1].name.get("en"),
            args.field
        ))?;
    }
    let mut wins = [0_u32; 2];
    let mut matches = Vec::new();
    let mut last = None;
    while matches.len() < args.best_of as usize && wins.iter().all(|won| won * 2 <= args.best_of) {
        let setup = set_up(args.rules, chosen, &args.field, &mut chance);
        let mut comment = watch.then(Comment::default);
        let (session, _) = play(setup, profiles, &mut chance, comment.as_mut())?;
        if let Some(winner) = session.rules().winner() {
            wins[winner] += 1;
        }
        matches.push(told(&session));
        last = Some(session);
    }
    if let (Some(file), Some(session)) = (&args.replay, &last) {
        let text = Recording::Monsuno(Box::new(MonsunoRecording::of(session))).to_text();
        write_atomically(file, text.as_bytes())
            .map_err(|why| CliError::Failed(format!("{}: it cannot be written: {why}", file.display())))?;
    }
    let winner = match wins {
        [a, b] if a > b => Some(0),
        [a, b] if b > a => Some(1),
        _ => None,
    };
    if args.json {
        return print_json(&MatchAnswer {
            seed,
            field: args.field.clone(),
            cards: chosen.map(|monsuno| monsuno.id.clone()),
            players: levels.map(|level| format!("computer:{}", level.name())),
            wins,
            winner,
            matches,
        });
    }
    if !watch {
        print_line(&format!("seed {seed}"))?;
    }
    match winner {
        Some(winner) => print_line(&format!(
            "{} (player {}, {}) wins, {} to {}.",
            chosen[winner].name.get("en"),
            winner + 1,
            levels[winner].name(),
            wins[winner],
            wins[1 - winner]
        )),
        None => print_line("Nobody wins."),
    }
}

fn choose_cards<'a>(
    catalogue: &'a Catalogue,
    asked: Option<&[String]>,
    chance: &mut Chance,
) -> Result<[&'a Monsuno; 2], DataError> {
    let find = |id: &str| find_card(catalogue, id).map(|place| &catalogue.monsuno[place]);
    match asked {
        Some([a, b]) => Ok([find(a)?, find(b)?]),
        _ => {
            let first = chance.below(catalogue.monsuno.len());
            let second = (first + 1 + chance.below(catalogue.monsuno.len() - 1)) % catalogue.monsuno.len();
            Ok([&catalogue.monsuno[first], &catalogue.monsuno[second]])
        }
    }
}

fn told(session: &Session) -> OneMatch {
    let rules = session.rules();
    let stages = rules
        .log()
        .iter()
        .filter(|entry| matches!(entry, Entry::Miss { .. } | Entry::Battle(_)))
        .count();
    OneMatch {
        winner: rules.winner(),
        hit_points: rules.hit_points(),
        launch_stages: stages,
        seconds: session.ticks() as f64 * TICK,
        log: rules.log().to_vec(),
        hashes: session.hashes().to_vec(),
    }
}
