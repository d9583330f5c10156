//! `ringspin monsuno`: a match between computer players, and the referee.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;

use super::referee::{self, RefereeArgs};
use super::{CliError, print_json, print_line};
use crate::assets;
use crate::chance::Chance;
use crate::data::DataError;
use crate::monsuno::opponent::{self, Level};
use crate::monsuno::rules::{Battle, Catalogue, Entry, Level as RulesLevel, Monsuno, Options, shuffled};
use crate::monsuno::session::{Input, MatchSetup, Phase, Session};
use crate::physics::{EventKind, TICK};
use crate::record::{MonsunoRecording, Recording, write_atomically};

/// Monsuno without a window.
#[derive(Debug, Args)]
pub(super) struct MonsunoArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// A whole match with real physics between two computer players
    Match(MatchArgs),
    /// The rules alone: judge a script of events
    Referee(RefereeArgs),
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RulesName {
    Basic,
    Plus,
}

#[derive(Debug, Args)]
struct MatchArgs {
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
    /// What is played on
    #[arg(long, default_value = "arena", value_parser = ["arena", "floor", "table"])]
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
    Level::ALL
        .into_iter()
        .find(|level| text.strip_prefix("computer:") == Some(level.name()))
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

pub(super) fn run(args: &MonsunoArgs) -> Result<(), CliError> {
    match &args.what {
        What::Match(args) => run_match(args),
        What::Referee(args) => referee::run(args),
    }
}

fn run_match(args: &MatchArgs) -> Result<(), CliError> {
    let seed = args.seed.unwrap_or_else(super::drawn_seed);
    let catalogue = Catalogue::parse(
        &assets::text(Catalogue::MONSUNO_FILE)?,
        &assets::text(Catalogue::STRIKE_FILE)?,
    )?;
    let mut chance = Chance::new(seed);
    let chosen = choose_cards(&catalogue, args.cards.as_deref(), &mut chance)?;
    let levels = [args.players[0], args.players[1]];
    let watch = args.watch && !args.json;
    if watch {
        print_line(&format!(
            "Seed {seed}. {} against {}, on the {}.",
            chosen[0].name.en, chosen[1].name.en, args.field
        ))?;
    }
    let mut wins = [0_u32; 2];
    let mut matches = Vec::new();
    let mut last = None;
    while matches.len() < args.best_of as usize && wins.iter().all(|won| won * 2 <= args.best_of) {
        let setup = set_up(args, chosen, &mut chance);
        let session = play(setup, levels, &mut chance, watch)?;
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
            chosen[winner].name.en,
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
    let find = |id: &String| {
        catalogue.find(id).ok_or_else(|| {
            let known: Vec<&str> = catalogue.monsuno.iter().map(|monsuno| monsuno.id.as_str()).collect();
            DataError::new(
                "--cards",
                id,
                format!("there is no such card; there are {}", known.join(", ")),
            )
        })
    };
    match asked {
        Some([a, b]) => Ok([find(a)?, find(b)?]),
        _ => {
            let first = chance.below(catalogue.monsuno.len());
            let second = (first + 1 + chance.below(catalogue.monsuno.len() - 1)) % catalogue.monsuno.len();
            Ok([&catalogue.monsuno[first], &catalogue.monsuno[second]])
        }
    }
}

fn set_up(args: &MatchArgs, chosen: [&Monsuno; 2], chance: &mut Chance) -> MatchSetup {
    let level = match args.rules {
        RulesName::Basic => RulesLevel::Basic,
        RulesName::Plus => RulesLevel::Plus,
    };
    let decks = match level {
        RulesLevel::Basic => [Vec::new(), Vec::new()],
        RulesLevel::Plus => chosen.map(|monsuno| shuffled(monsuno.deck.clone(), chance)),
    };
    MatchSetup {
        level,
        options: Options::default(),
        cards: chosen.map(|monsuno| monsuno.card("en")),
        decks,
        field: args.field.clone(),
        seed: chance.bits(),
        scatter: true,
    }
}

/// No match is longer than this many ticks: two players who never hit would go on for ever.
const MOST_TICKS: u64 = 3_000_000;

fn play(setup: MatchSetup, levels: [Level; 2], chance: &mut Chance, watch: bool) -> Result<Session, CliError> {
    let mut session = Session::begin(setup).map_err(|why| CliError::BadInput(why.to_string()))?;
    let mut heard = 0;
    let mut told = 0;
    // The attacker lets the defender's capsule find its spin first.
    let settle = (0.5 / TICK) as u64;
    while session.phase() != Phase::Over && session.ticks() < MOST_TICKS {
        if watch {
            comment_stage(&session, &mut heard)?;
            comment_rules(&session, &mut told)?;
        }
        let attacker_waits = matches!(session.phase(), Phase::Aim { player, .. }
            if Some(player) == session.rules().attacker() && session.stage().ticks() < settle);
        let input = match session.phase() {
            Phase::Told => Some(Input::GoOn),
            _ if attacker_waits => None,
            _ => session
                .actor()
                .and_then(|player| opponent::choose(&session, levels[player], chance)),
        };
        match input {
            Some(input) => {
                if watch {
                    comment_input(&session, input)?;
                }
                if input == Input::GoOn {
                    heard = 0;
                }
                session.give(input).map_err(|why| CliError::Failed(why.to_string()))?;
            }
            None => session.tick(),
        }
    }
    if watch {
        comment_stage(&session, &mut heard)?;
        comment_rules(&session, &mut told)?;
    }
    Ok(session)
}

fn name(session: &Session, player: usize) -> &str {
    &session.rules().cards()[player.min(1)].name
}

fn comment_input(session: &Session, input: Input) -> Result<(), CliError> {
    let Input::Launch(launch) = input else { return Ok(()) };
    let power = (launch.power * 100.0).round();
    match session.phase() {
        Phase::Charge { player: 0 } => print_line("\nDraw for roles: both spin at once, closed and locked."),
        Phase::Aim { player, again } => {
            let attacks = Some(player) == session.rules().attacker();
            let how = if again { "launches once more" } else { "launches" };
            let role = if attacks { "attacks" } else { "defends" };
            let head = if attacks { "" } else { "\n" };
            print_line(&format!(
                "{head}\"Monsuno, launch!\" {} {how} and {role}, {power} % power.",
                name(session, player)
            ))
        }
        _ => Ok(()),
    }
}

fn comment_stage(session: &Session, heard: &mut usize) -> Result<(), CliError> {
    let events = session.stage().events();
    for event in &events[(*heard).min(events.len())..] {
        let time = event.time;
        match event.kind {
            EventKind::Impact {
                body,
                struck: crate::physics::Struck::Body(other),
                impulse,
                ..
            } if body.player() != other.player() && impulse > 0.01 => {
                print_line(&format!(
                    "  {time:5.2} s  the capsules meet: {:.0} mN s",
                    impulse * 1000.0
                ))?;
            }
            EventKind::Opened { player } => {
                print_line(&format!(
                    "  {time:5.2} s  {}'s capsule bursts open!",
                    name(session, player)
                ))?;
            }
            EventKind::LeftField {
                body: crate::physics::BodyId::Capsule(player),
            } => {
                print_line(&format!(
                    "  {time:5.2} s  {}'s capsule leaves the field.",
                    name(session, player)
                ))?;
            }
            EventKind::SpinEnded { player, spin_seconds } if session.in_duel() => {
                print_line(&format!("  {}: {spin_seconds:.2} s", name(session, player)))?;
            }
            _ => {}
        }
    }
    *heard = events.len();
    Ok(())
}

fn comment_rules(session: &Session, told: &mut usize) -> Result<(), CliError> {
    let log = session.rules().log();
    for entry in &log[(*told).min(log.len())..] {
        match entry {
            Entry::Tie { .. } => print_line("  A tie: they spin again.")?,
            Entry::Roles { attacker, .. } => print_line(&format!("  {} attacks first.", name(session, *attacker)))?,
            Entry::Miss { .. } => print_line("  Nobody opened. The roles are swapped.")?,
            Entry::DeckEmpty { player } => {
                print_line(&format!("  {} has no strike card left.", name(session, *player)))?;
            }
            Entry::Reshuffled { player, cards } => {
                print_line(&format!("  {} shuffles {cards} cards back.", name(session, *player)))?;
            }
            Entry::Drawn { player, card, under } => {
                let where_to = if under.is_some() {
                    "it is tucked under its symbol"
                } else {
                    "it fits nowhere"
                };
                print_line(&format!("  {} draws {card}: {where_to}.", name(session, *player)))?;
            }
            Entry::Declined { player } => print_line(&format!("  {} draws no card.", name(session, *player)))?,
            Entry::Battle(battle) => comment_battle(session, battle)?,
        }
    }
    *told = log.len();
    Ok(())
}

fn comment_battle(session: &Session, battle: &Battle) -> Result<(), CliError> {
    let defender = 1 - battle.attacker;
    let parts: Vec<String> = battle
        .counted
        .iter()
        .enumerate()
        .filter_map(|(player, part)| part.map(|points| format!("{} {points}", name(session, player))))
        .collect();
    let boosted = if battle.boosted { ", boosted" } else { "" };
    print_line(&format!(
        "\"Monsuno, battle!\" {} loses {} ({}{boosted}): {} -> {}",
        name(session, defender),
        battle.damage,
        parts.join(" + "),
        battle.before,
        battle.after
    ))
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
