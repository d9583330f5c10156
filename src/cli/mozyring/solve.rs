//! `ringspin mozyring solve`: the exact value of a position.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::setting::{RulesArgs, game_after, joined};
use crate::cli::{CliError, print_json, print_line};
use crate::data::DataError;
use crate::mozyring::rules::Slot;
use crate::mozyring::search::{self, Strategy, Value, Worth, winning_strategy};

/// Finds the exact value of a position for the side to move.
#[derive(Debug, Args)]
pub(super) struct SolveArgs {
    /// How many play: values are known for two
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// Moves such as "b2M a1S"
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// Look no more than so many placements ahead
    #[arg(long, default_value_t = 27, hide_default_value = true)]
    depth: u32,
    /// Also find the value of each legal move (minutes from the empty standard board)
    #[arg(long)]
    each: bool,
    /// Also write a winning strategy: a position and the move that wins there, a line each
    #[arg(long, value_name = "FILE")]
    strategy: Option<PathBuf>,
    /// Give up after so many seconds
    #[arg(long)]
    seconds: Option<f64>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Solved {
    value: Value,
    plies: Option<u32>,
    best: Vec<Slot>,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    each: Option<Vec<Worth>>,
}

/// Memory for `solve`: 2 to this power buckets of 32 bytes, 256 MiB.
const SOLVE_TABLE: u32 = 23;

/// Runs the subcommand.
pub(super) fn run(args: &SolveArgs) -> Result<(), CliError> {
    let game = game_after(args.rules.options(args.players)?, &args.moves)?;
    if !search::can_solve(&game) {
        let problem = "exact values are known for two players and one round";
        return Err(DataError::new("the options", "players", problem).into());
    }
    if game.to_move().is_none() {
        return Err(DataError::new("--moves", "the last move", "the game is over: nobody is to move").into());
    }
    let limit = match args.seconds.map(Duration::try_from_secs_f64).transpose() {
        Ok(limit) => limit,
        Err(error) => return Err(DataError::new("--seconds", "the value", error.to_string()).into()),
    };
    let start = Instant::now();
    let spinner = indicatif::ProgressBar::new_spinner().with_message("searching");
    let mut budget = || {
        spinner.tick();
        limit.is_some_and(|limit| start.elapsed() >= limit)
    };
    let solution = search::solve(&game, args.depth, SOLVE_TABLE, &mut budget);
    let each = args
        .each
        .then(|| search::solve_each(&game, args.depth, SOLVE_TABLE, &mut budget));
    let strategy = args
        .strategy
        .as_deref()
        .map(|file| (file, winning_strategy(&game, SOLVE_TABLE, &mut budget)));
    spinner.finish_and_clear();
    if let Some((file, strategy)) = strategy {
        let strategy = strategy.ok_or_else(|| CliError::Failed("no forced win was found: no strategy".to_owned()))?;
        write_whole(file, &strategy)?;
    }
    let solved = Solved {
        value: solution.value,
        plies: solution.plies,
        best: solution.best,
        nodes: solution.nodes,
        seconds: start.elapsed().as_secs_f64(),
        each,
    };
    if args.json {
        return print_json(&solved);
    }
    for Worth { slot, value, plies } in solved.each.iter().flatten() {
        let plies = plies.map_or(String::new(), |plies| format!(" in {plies} plies"));
        print_line(&format!("{slot}: {value:?}{plies}"))?;
    }
    let plies = solved.plies.map_or(String::new(), |plies| format!(" in {plies} plies"));
    print_line(&format!("{:?}{plies}; best: {}", solved.value, joined(&solved.best)))?;
    print_line(&format!("{} nodes in {:.2} s", solved.nodes, solved.seconds))
}

/// Writes the strategy beside `file` first, so that there is never half of one under its name.
fn write_whole(file: &Path, strategy: &Strategy) -> Result<(), CliError> {
    let lines: String = strategy
        .iter()
        .map(|(position, slot)| format!("{position} {slot}\n"))
        .collect();
    let unfinished = file.with_extension("unfinished");
    std::fs::write(&unfinished, lines)
        .and_then(|()| std::fs::rename(&unfinished, file))
        .map_err(|error| CliError::Failed(format!("{}: {error}", file.display())))
}
