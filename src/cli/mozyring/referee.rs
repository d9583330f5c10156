//! `ringspin mozyring referee`: plays given moves and prints the state.

use clap::Args;
use serde::Serialize;

use super::setting::{RulesArgs, game_after, joined};
use crate::cli::{CliError, print_json, print_line};
use crate::mozyring::rules::{Combo, GameResult, Skip, Slot, Turn};

/// Plays the moves it is given.
#[derive(Debug, Args)]
pub(super) struct RefereeArgs {
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
pub(super) fn run(args: &RefereeArgs) -> Result<(), CliError> {
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
