//! `ringspin practice`: shots, drills, exports and sweeps without a window.

mod drills;
mod export;
mod measure;
mod shot;
mod sweep;

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

/// Writes `text` to `path`, whole or not at all.
fn write(path: &Path, text: &str) -> Result<(), CliError> {
    write_atomically(path, text.as_bytes()).map_err(|why| CliError::Failed(format!("{}: {why}", path.display())))
}

/// A heading and rows as comma-separated values.
fn table<R: IntoIterator<Item = String>>(
    heading: &[&str],
    rows: impl IntoIterator<Item = R>,
) -> Result<String, CliError> {
    let failed = |why: &dyn std::fmt::Display| CliError::Failed(format!("the table: {why}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(heading).map_err(|why| failed(&why))?;
    for row in rows {
        writer.write_record(row).map_err(|why| failed(&why))?;
    }
    let bytes = writer.into_inner().map_err(|why| failed(&why))?;
    String::from_utf8(bytes).map_err(|why| failed(&why))
}
