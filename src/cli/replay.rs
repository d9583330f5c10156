//! `ringspin replay`: describes a recording, or plays it again and compares.

use serde::Serialize;

use super::{CliError, print_json, print_line, read_text};
use crate::record::{Recording, Verdict};

/// What `replay` takes.
#[derive(clap::Args, Debug)]
pub(super) struct ReplayArgs {
    /// The recording (`-` is standard input)
    #[arg(value_name = "FILE")]
    file: String,
    /// Play it again; exit code 1 if the result or any fingerprint differs
    #[arg(long)]
    verify: bool,
    /// Answer with one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    recording: &'a Recording,
    #[serde(skip_serializing_if = "Option::is_none")]
    verification: Option<&'a Verdict>,
}

pub(super) fn run(args: &ReplayArgs) -> Result<(), CliError> {
    let (text, name) = read_text(&args.file)?;
    let recording = Recording::parse(&name, &text)?;
    let verification = args.verify.then(|| recording.verify());
    if args.json {
        print_json(&Answer {
            recording: &recording,
            verification: verification.as_ref(),
        })?;
    } else {
        describe(&recording)?;
        if verification == Some(Verdict::Same) {
            print_line("played again: the same result and the same fingerprints")?;
        }
    }
    match verification {
        Some(Verdict::Different { what }) => {
            Err(CliError::Failed(format!("{name}: played again, this differs: {what}")))
        }
        Some(Verdict::Same) | None => Ok(()),
    }
}

fn describe(recording: &Recording) -> Result<(), CliError> {
    match recording {
        Recording::Monsuno(one) => {
            let [a, b] = &one.setup.cards;
            print_line(&format!(
                "Monsuno on the field {}: {} against {}",
                one.setup.field, a.name, b.name
            ))?;
            let seconds = one.ticks as f64 * crate::physics::TICK;
            print_line(&format!(
                "{} inputs, {} stages, {seconds:.1} s of play",
                one.inputs.len(),
                one.hashes.len()
            ))?;
            let [left, right] = one.hit_points;
            match one.winner {
                Some(winner) => print_line(&format!(
                    "{} won, {left} to {right}",
                    one.setup.cards[winner.min(1)].name
                )),
                None => print_line(&format!("not played to its end: {left} to {right}")),
            }
        }
        Recording::Clash(one) => print_line(&format!("one launch stage of two capsules, fingerprint {}", one.hash)),
        Recording::Mozyring(one) => {
            let moves: Vec<String> = one.moves.iter().map(ToString::to_string).collect();
            print_line(&format!("Mozyring for {}, {} moves", one.options.players, moves.len()))?;
            print_line(&moves.join(" "))?;
            match one.winners.as_deref() {
                None => print_line("not played to its end"),
                Some([]) => print_line("a draw"),
                Some(seats) => print_line(&format!("won by seat {seats:?}, points {:?}", one.scores)),
            }
        }
    }
}
