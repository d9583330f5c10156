//! `ringspin monsuno`: matches between computer players, the league of the cards, and the referee.

mod comment;
mod league;
mod levels;
mod matches;
mod playing;
mod tally;

use clap::{Args, Subcommand};

use super::CliError;
use super::referee::{self, RefereeArgs};

/// Monsuno without a window.
#[derive(Debug, Args)]
pub(super) struct MonsunoArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// A whole match with real physics between two computer players
    Match(matches::MatchArgs),
    /// Every card against every other between equal computer players, or level against level
    League(league::LeagueArgs),
    /// The rules alone: judge a script of events
    Referee(RefereeArgs),
}

pub(super) fn run(args: &MonsunoArgs) -> Result<(), CliError> {
    match &args.what {
        What::Match(args) => matches::run(args),
        What::League(args) => league::run(args),
        What::Referee(args) => referee::run(args),
    }
}
