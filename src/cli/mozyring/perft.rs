//! `ringspin mozyring perft`: counts move sequences.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::setting::{RulesArgs, VariantName, refuse};
use crate::cli::{CliError, print_json, print_line};
use crate::mozyring::rules::Rulebook;
use crate::mozyring::search;

/// Counts move sequences from the empty board.
#[derive(Debug, Args)]
pub(super) struct PerftArgs {
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

/// Runs the subcommand.
pub(super) fn run(args: &PerftArgs) -> Result<(), CliError> {
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
