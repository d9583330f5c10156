//! `ringspin practice`: shots, drills, exports and sweeps without a window.

mod drills;
mod export;
mod measure;
mod shot;
pub mod sweep;

use std::path::Path;

use clap::{Args, Subcommand};

use super::CliError;
use crate::record::write_atomically;

/// Practice without a window.
#[derive(Debug, Args)]
pub(super) struct PracticeArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Launch a capsule and print how it moves
    Shot(Box<shot::ShotArgs>),
    /// Write a session's shots as a table or a figure
    Export(export::ExportArgs),
    /// The drills, the drill of a day, and what computer players reach at them
    Drills(drills::DrillsArgs),
    /// Run a grid of parameters through `spin` or `clash`, into a table and a plot
    Sweep(sweep::SweepArgs),
}

pub(super) fn run(args: &PracticeArgs) -> Result<(), CliError> {
    match &args.what {
        What::Shot(args) => shot::run(args),
        What::Export(args) => export::run(args),
        What::Drills(args) => drills::run(args),
        What::Sweep(args) => sweep::run(args),
    }
}

/// Writes `bytes` to `path`, whole or not at all.
fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
    write_atomically(path, bytes.as_ref()).map_err(|why| CliError::Failed(format!("{}: {why}", path.display())))
}
