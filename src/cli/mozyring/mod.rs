//! `ringspin mozyring`: referee, perft, solve and match.

mod contest;
mod perft;
mod referee;
mod setting;
mod solve;

use clap::{Args, Subcommand};

use super::CliError;

/// The ring game without a window: rules, counts, exact values, computer players.
#[derive(Debug, Args)]
pub struct MozyringArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Play given moves and print the state after them
    Referee(referee::RefereeArgs),
    /// Count move sequences
    Perft(perft::PerftArgs),
    /// Find the exact value of a position
    Solve(solve::SolveArgs),
    /// Let the computer play against itself
    Match(contest::MatchArgs),
}

/// Runs the subcommand.
///
/// # Errors
/// Bad input, and standard output that is closed.
pub fn run(args: &MozyringArgs) -> Result<(), CliError> {
    match &args.what {
        What::Referee(args) => referee::run(args),
        What::Perft(args) => perft::run(args),
        What::Solve(args) => solve::run(args),
        What::Match(args) => contest::run(args),
    }
}
