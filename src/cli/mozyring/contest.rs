//! `ringspin mozyring match`: computer against computer.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::setting::{RulesArgs, VariantName, refuse};
use crate::chance::Chance;
use crate::cli::{CliError, drawn_seed, print_json, print_line};
use crate::mozyring::rules::{Game, GameResult, Seat};
use crate::mozyring::search::{self, Level};

/// Lets computer players play; they change seats from game to game.
#[derive(Debug, Args)]
pub(super) struct MatchArgs {
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

/// Runs the subcommand.
pub(super) fn run(args: &MatchArgs) -> Result<(), CliError> {
    let seats = args.players.len();
    let start = Game::new(args.rules.options(seats as u8)?).map_err(|why| refuse("the options", why))?;
    let seed = args.seed.unwrap_or_else(drawn_seed);
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
