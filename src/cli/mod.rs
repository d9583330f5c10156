//! The command line: one file a subcommand.
//!
//! What is asked goes out on standard output, everything else on standard error. Exit code 0 means done,
//! 2 bad input, 1 anything else.
#![expect(clippy::print_stderr, reason = "a command line speaks through its standard streams")]

mod clash;
mod film;
mod graphics;
mod monsuno;
mod mozyring;
mod overriding;
mod play;
pub mod practice;
pub mod referee;
mod replay;
mod shot;
pub mod spin;

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::assets;
use crate::data::{DataError, MAX_BYTES};

/// Two tabletop games on a 3D table: Monsuno, where spinning capsules burst open, and Mozyring, rings on a 3x3 board
#[derive(Debug, Parser)]
#[command(name = "ringspin", version)]
struct Cli {
    /// A folder whose files take the place of the carried ones with the same path: cards, fields, words
    #[arg(long, global = true, value_name = "FOLDER")]
    assets: Option<PathBuf>,
    #[command(flatten)]
    play: play::PlayArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the game (also without a subcommand)
    Play(play::PlayArgs),
    /// Render a scene into a picture, without a window
    Shot(shot::ShotArgs),
    /// Film a scene of the showcase or a recorded game, without a window
    Film(film::FilmArgs),
    /// Spin one body on one surface and print its motion
    Spin(spin::SpinArgs),
    /// Simulate one launch stage of two capsules
    Clash(clash::ClashArgs),
    /// Monsuno: a match between computer players, or the rules alone
    Monsuno(monsuno::MonsunoArgs),
    /// Mozyring: referee, counts, exact values, a match between computer players
    Mozyring(mozyring::MozyringArgs),
    /// Practice: shots, drills, exports, parameter sweeps
    Practice(practice::PracticeArgs),
    /// Describe a recording, or play it again and compare
    Replay(replay::ReplayArgs),
    /// Print a shell's completions
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// Runs the command line of this process and gives its exit code.
#[must_use]
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no errors, and clap knows where each goes; a closed stream is no reason to fail.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match obey(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(CliError::BadInput(why)) => {
            eprintln!("ringspin: {why}");
            ExitCode::from(2)
        }
        Err(why @ (CliError::Failed(_) | CliError::CardLost)) => {
            eprintln!("ringspin: {why}");
            ExitCode::FAILURE
        }
    }
}

fn obey(cli: Cli) -> Result<(), CliError> {
    if let Some(folder) = &cli.assets {
        if !folder.is_dir() {
            let problem = "this is no folder that can be read";
            return Err(DataError::new("--assets", folder.display().to_string(), problem).into());
        }
        assets::override_from(folder);
        if let None | Some(Command::Play(_) | Command::Shot(_) | Command::Film(_)) = cli.command {
            overriding::check()?;
        }
    }
    match cli.command {
        None => play::run(&cli.play),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Shot(args)) => graphics::with_driver(|| shot::run(&args)),
        Some(Command::Film(args)) => graphics::with_driver(|| film::run(&args)),
        Some(Command::Spin(args)) => spin::run(&args),
        Some(Command::Clash(args)) => clash::run(&args),
        Some(Command::Monsuno(args)) => monsuno::run(&args),
        Some(Command::Mozyring(args)) => mozyring::run(&args),
        Some(Command::Practice(args)) => practice::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "ringspin", &mut std::io::stdout());
            Ok(())
        }
    }
}

/// A seed drawn from the system's own randomness, for whoever gave none.
fn drawn_seed() -> u64 {
    use rand::TryRng;
    use rand::rngs::SysRng;
    // Without a source of randomness the clock has to do: the seed is printed, so nothing is hidden.
    SysRng.try_next_u64().unwrap_or_else(|_| {
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(1, |since| since.as_nanos() as u64)
    })
}

/// Why a subcommand did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The input is at fault: exit code 2.
    #[error("{0}")]
    BadInput(String),
    /// Something else is: exit code 1.
    #[error("{0}")]
    Failed(String),
    /// The graphics card was lost: exit code 1.
    #[error("the graphics card was lost, or nothing can be drawn with it. What was saved is safe")]
    CardLost,
}

impl From<DataError> for CliError {
    fn from(error: DataError) -> Self {
        Self::BadInput(error.to_string())
    }
}

/// The text of `file`, or of standard input for `-`, with the name to use in messages.
///
/// # Errors
/// When it cannot be read, is larger than 8 MiB or is not UTF-8: all of these are bad input.
pub fn read_text(file: &str) -> Result<(String, String), CliError> {
    let name = if file == "-" { "standard input" } else { file };
    let refuse = |problem: String| CliError::from(DataError::new(name, "the whole file", problem));
    let mut bytes = Vec::new();
    let read = if file == "-" {
        std::io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|opened| opened.take(MAX_BYTES + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| refuse(error.to_string()))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refuse(format!(
            "larger than {MAX_BYTES} bytes, which is the most that is read"
        )));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        CliError::from(DataError::new(name, format!("byte {at}"), "this is not UTF-8 text"))
    })?;
    Ok((text, name.to_owned()))
}

/// Prints `value` as one JSON document on a line of its own.
///
/// # Errors
/// When standard output is closed.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), CliError> {
    let text = serde_json::to_string(value).map_err(|error| CliError::Failed(error.to_string()))?;
    print_line(&text)
}

/// Prints a line on standard output.
///
/// # Errors
/// When standard output is closed.
pub fn print_line(line: &str) -> Result<(), CliError> {
    use std::io::Write;
    writeln!(std::io::stdout().lock(), "{line}").map_err(|error| CliError::Failed(error.to_string()))
}
