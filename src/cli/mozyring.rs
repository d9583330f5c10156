//! `ringspin mozyring`: referee, perft, solve and match.

use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;

use super::{CliError, print_json, print_line, read_text};
use crate::data::{DataError, parse_json};
use crate::mozyring::rules::{
    Combo, Contradiction, Game, GameResult, Move, Options, OptionsPatch, Skip, Slot, Turn, Unreadable, Variant,
};

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
}

#[derive(Debug, Clone, Copy, ValueEnum)]
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
        return print_json(&state);
    }
    print_line(&format!("ply {}", state.ply))?;
    Ok(())
}
