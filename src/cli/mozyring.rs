//! `ringspin mozyring`: referee, perft, solve and match.

use std::time::{Duration, Instant};

use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;

use super::{CliError, print_json, print_line, read_text};
use crate::chance::Chance;
use crate::data::{DataError, parse_json};
use crate::mozyring::rules::{
    Combo, Contradiction, Game, GameResult, Move, Options, OptionsPatch, Rulebook, Seat, Skip, Slot, Turn, Unreadable,
    Variant,
};
use crate::mozyring::search::{self, Level, Value, Worth};

/// The ring game without a window: rules, counts, exact values, computer players.
#[derive(Debug, Args)]
pub struct MozyringArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Play given moves and print the state after them
    Referee(RefereeArgs),
    /// Count move sequences
    Perft(PerftArgs),
    /// Find the exact value of a position
    Solve(SolveArgs),
    /// Let the computer play against itself
    Match(MatchArgs),
}

#[derive(Debug, Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
enum VariantName {
    Classic,
    MostPoints,
    FewestPoints,
    Biggest,
}

impl From<VariantName> for Variant {
    fn from(name: VariantName) -> Self {
        match name {
            VariantName::Classic => Self::Classic,
            VariantName::MostPoints => Self::MostPoints,
            VariantName::FewestPoints => Self::FewestPoints,
            VariantName::Biggest => Self::Biggest,
        }
    }
}

/// Which rules are played.
#[derive(Debug, Args)]
struct RulesArgs {
    /// The variant of the booklet
    #[arg(long, value_enum, default_value = "classic")]
    variant: VariantName,
    /// How many rounds are added up, in games for points
    #[arg(long, default_value_t = 1)]
    rounds: u16,
    /// A file with options in place of the variant's (`-` is standard input)
    #[arg(long, value_name = "FILE")]
    rules: Option<String>,
}

impl RulesArgs {
    /// The options for `players` players.
    fn options(&self, players: u8) -> Result<Options, CliError> {
        let base = Options::of(self.variant.into(), players, self.rounds).map_err(|why| refuse("the options", why))?;
        let Some(file) = &self.rules else { return Ok(base) };
        let (text, name) = read_text(file)?;
        let patch: OptionsPatch = parse_json(&name, &text)?;
        let options = patch.over(&base);
        if options.players != players {
            let problem = format!("the file says {}, the command line says {players}", options.players);
            return Err(DataError::new(name, "players", problem).into());
        }
        options.check().map_err(|why| refuse(&name, why))?;
        Ok(options)
    }
}

fn refuse(file: &str, why: Contradiction) -> CliError {
    DataError::new(file, why.option(), why.to_string()).into()
}

/// A new game, with `moves` played.
fn game_after(options: Options, moves: &str) -> Result<Game, CliError> {
    let mut game = Game::new(options).map_err(|why| refuse("the options", why))?;
    for (index, text) in moves.split_whitespace().enumerate() {
        let refuse = |problem: String| DataError::new("--moves", format!("move {} (`{text}`)", index + 1), problem);
        let one: Move = text.parse().map_err(|error: Unreadable| refuse(error.to_string()))?;
        game.play(one).map_err(|refusal| refuse(refusal.to_string()))?;
    }
    Ok(game)
}

/// Plays the moves it is given.
#[derive(Debug, Args)]
struct RefereeArgs {
    /// How many play
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// Moves such as "b2M a1S"
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct State<'a> {
    ply: usize,
    to_move: Option<Turn>,
    legal: Vec<Slot>,
    skips: &'a [Skip],
    combos: &'a [Combo],
    scores: &'a [u32],
    result: Option<&'a GameResult>,
}

/// Runs the subcommand.
///
/// # Errors
/// Bad input, and standard output that is closed.
pub fn run(args: &MozyringArgs) -> Result<(), CliError> {
    match &args.what {
        What::Referee(args) => referee(args),
        What::Perft(args) => perft(args),
        What::Solve(args) => solve(args),
        What::Match(args) => play_match(args),
    }
}

fn referee(args: &RefereeArgs) -> Result<(), CliError> {
    let game = game_after(args.rules.options(args.players)?, &args.moves)?;
    let state = State {
        ply: game.ply(),
        to_move: game.to_move(),
        legal: game.legal(),
        skips: game.skips(),
        combos: game.combos(),
        scores: game.scores(),
        result: game.result(),
    };
    if args.json {
        print_json(&state)
    } else {
        print_line(&describe(&state))
    }
}

fn describe(state: &State) -> String {
    let mut lines = vec![format!("rings laid: {}", state.ply)];
    for skip in state.skips {
        lines.push(format!(
            "after ring {} seat {} skipped: colour {} was stuck",
            skip.ply, skip.seat.0, skip.colour.0
        ));
    }
    for combo in state.combos {
        let slots = joined(&combo.slots);
        lines.push(format!(
            "round {}: seat {} made {slots} in colour {}",
            combo.round, combo.seat.0, combo.colour.0
        ));
    }
    lines.push(format!("scores: {:?}", state.scores));
    lines.push(match (state.result, state.to_move) {
        (Some(GameResult::Win { seats }), _) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
            format!("won by seat {}", seats.join(" and "))
        }
        (Some(GameResult::Draw), _) | (None, None) => "drawn".to_owned(),
        (None, Some(turn)) => {
            format!(
                "seat {} lays colour {} in one of: {}",
                turn.seat.0,
                turn.colour.0,
                joined(&state.legal)
            )
        }
    });
    lines.join("\n")
}

fn joined(slots: &[Slot]) -> String {
    slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" ")
}

/// Counts move sequences from the empty board.
#[derive(Debug, Args)]
struct PerftArgs {
    /// How many play
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[command(flatten)]
    rules: RulesArgs,
    /// The longest sequences to count
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=27))]
    depth: u32,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Counts {
    players: u8,
    variant: VariantName,
    depths: Vec<Count>,
}

#[derive(Serialize)]
struct Count {
    depth: u32,
    nodes: u64,
    nodes_per_second: f64,
}

fn perft(args: &PerftArgs) -> Result<(), CliError> {
    let book = Rulebook::new(args.rules.options(args.players)?).map_err(|why| refuse("the options", why))?;
    let mut depths = Vec::new();
    for depth in 1..=args.depth {
        let start = Instant::now();
        let nodes = search::perft(&book, depth);
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        let count = Count {
            depth,
            nodes,
            nodes_per_second: nodes as f64 / seconds,
        };
        if !args.json {
            print_line(&format!(
                "depth {depth}: {nodes} nodes, {:.3e} a second",
                count.nodes_per_second
            ))?;
        }
        depths.push(count);
    }
    let counts = Counts {
        players: args.players,
        variant: args.rules.variant,
        depths,
    };
    if args.json { print_json(&counts) } else { Ok(()) }
}

/// Finds the exact value of a position for the side to move.
#[derive(Debug, Args)]
struct SolveArgs {
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

fn solve(args: &SolveArgs) -> Result<(), CliError> {
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
    spinner.finish_and_clear();
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

/// Lets computer players play; they change seats from game to game.
#[derive(Debug, Args)]
struct MatchArgs {
    /// Two to four players: computer:easy, computer:normal, computer:hard or computer:expert
    #[arg(long, num_args = 2..=4, required = true, value_name = "SPEC", value_parser = player)]
    players: Vec<Level>,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// What chance is drawn from; drawn and printed if left out
    #[arg(long)]
    seed: Option<u64>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

fn player(spec: &str) -> Result<Level, String> {
    spec.strip_prefix("computer:")
        .ok_or("a player is `computer:` and a level, such as computer:hard")?
        .parse()
}

#[derive(Serialize)]
struct MatchReport {
    seed: u64,
    games: u32,
    variant: VariantName,
    draws: u32,
    skips: usize,
    mean_plies: f64,
    players: Vec<Record>,
}

#[derive(Serialize, Clone)]
struct Record {
    player: String,
    /// Games won, alone or shared.
    wins: u32,
    /// Share of all games: a win counts 1, divided among those who share it, a draw is shared by all.
    share: f64,
    mean_seconds_a_move: f64,
    longest_seconds_a_move: f64,
}

fn play_match(args: &MatchArgs) -> Result<(), CliError> {
    let seats = args.players.len();
    let start = Game::new(args.rules.options(seats as u8)?).map_err(|why| refuse("the options", why))?;
    let seed = args.seed.unwrap_or_else(super::drawn_seed);
    let record = |level: &Level| Record {
        player: format!("computer:{level}"),
        wins: 0,
        share: 0.0,
        mean_seconds_a_move: 0.0,
        longest_seconds_a_move: 0.0,
    };
    let mut players: Vec<Record> = args.players.iter().map(record).collect();
    let (mut draws, mut skips, mut plies) = (0, 0, 0);
    let mut moves = vec![0_u32; seats];
    let mut chance = Chance::new(seed);
    let bar = indicatif::ProgressBar::new(u64::from(args.games));
    for number in 0..args.games as usize {
        let player_in = |seat: Seat| (seat.index() + number) % seats;
        let mut game = start.clone();
        while let Some(turn) = game.to_move() {
            let player = player_in(turn.seat);
            let before = Instant::now();
            let Some(one) = search::choose(&game, args.players[player], &mut chance, &mut || false) else {
                break;
            };
            let seconds = before.elapsed().as_secs_f64();
            players[player].mean_seconds_a_move += seconds;
            players[player].longest_seconds_a_move = players[player].longest_seconds_a_move.max(seconds);
            moves[player] += 1;
            game.play(one)
                .map_err(|why| CliError::Failed(format!("the computer played {one}: {why}")))?;
        }
        match game.result() {
            Some(GameResult::Win { seats }) => {
                for &seat in seats {
                    players[player_in(seat)].wins += 1;
                    players[player_in(seat)].share += 1.0 / seats.len() as f64;
                }
            }
            Some(GameResult::Draw) | None => {
                draws += 1;
                players.iter_mut().for_each(|player| player.share += 1.0 / seats as f64);
            }
        }
        skips += game.skips().len();
        plies += game.ply();
        bar.inc(1);
    }
    bar.finish_and_clear();
    let games = f64::from(args.games.max(1));
    for (player, moves) in players.iter_mut().zip(moves) {
        player.share /= games;
        player.mean_seconds_a_move /= f64::from(moves.max(1));
    }
    let mean_plies = plies as f64 / games;
    let report = MatchReport {
        seed,
        games: args.games,
        variant: args.rules.variant,
        draws,
        skips,
        mean_plies,
        players,
    };
    if args.json {
        print_json(&report)
    } else {
        print_line(&summary(&report))
    }
}

fn summary(report: &MatchReport) -> String {
    let head = format!(
        "seed {}: {} games, {} drawn, {} skips, {:.1} rings a game",
        report.seed, report.games, report.draws, report.skips, report.mean_plies
    );
    let line = |player: &Record| {
        format!(
            "{}: {} won, {:.1} % of the points, {:.3} s a move, {:.3} s the longest",
            player.player,
            player.wins,
            100.0 * player.share,
            player.mean_seconds_a_move,
            player.longest_seconds_a_move
        )
    };
    std::iter::once(head)
        .chain(report.players.iter().map(line))
        .collect::<Vec<_>>()
        .join("\n")
}
