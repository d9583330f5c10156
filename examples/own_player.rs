//! A computer player of one's own for Mozyring, against ringspin's.
//!
//! It looks one ring ahead: it completes if it can, else it takes the ring that leaves the others the fewest threats and
//! itself the most. That is all a player is: a function from a game to a legal slot. Nothing here opens a window.
//!
//! `cargo run --release --no-default-features --example own_player`
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use ringspin::chance::Chance;
use ringspin::level::Level;
use ringspin::mozyring::rules::{Game, GameResult, Move, Options, Seat, Slot};
use ringspin::mozyring::search::choose;

/// What `seat` thinks of a position: its own threats count for it, the others' twice against it.
fn worth(game: &Game, seat: Seat) -> i32 {
    game.present()
        .flat_map(|other| game.colours_of(other).map(move |colour| (other, colour)))
        .map(|(other, colour)| {
            let threats = game.threats(colour).count() as i32;
            if other == seat { threats } else { -2 * threats }
        })
        .sum()
}

/// The move of one's own player.
fn own_move(game: &Game, seat: Seat, chance: &mut Chance) -> Option<Slot> {
    let mut best: Option<(i32, Slot)> = None;
    let mut legal = game.legal();
    // Equal rings are taken in random order, or every game would be the same.
    chance.shuffle(&mut legal);
    for slot in legal {
        let mut after = game.clone();
        let outcome = after.place(slot).ok()?;
        let worth = if outcome.combos.is_empty() {
            worth(&after, seat)
        } else {
            1_000
        };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, slot));
        }
    }
    best.map(|(_, slot)| slot)
}

/// Plays a game with one's own player in `seat`: 1 for a win, 0 for a draw, -1 for a defeat.
fn play(level: Level, seat: Seat, chance: &mut Chance) -> Option<i32> {
    let mut game = Game::new(Options::classic(2)).ok()?;
    while let Some(turn) = game.to_move() {
        let one = if turn.seat == seat {
            Move::Place(own_move(&game, seat, chance)?)
        } else {
            choose(&game, level, chance, &mut || false)?
        };
        game.play(one).ok()?;
    }
    Some(match game.result()? {
        GameResult::Win { seats } if seats.contains(&seat) => 1,
        GameResult::Win { .. } => -1,
        GameResult::Draw => 0,
    })
}

fn main() {
    const GAMES: u8 = 40;
    let mut chance = Chance::new(2026);
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let results: Vec<i32> = (0..GAMES)
            .filter_map(|game| play(level, Seat(game % 2), &mut chance))
            .collect();
        let count = |wanted| results.iter().filter(|result| **result == wanted).count();
        println!(
            "against {level}: {} won, {} drawn, {} lost of {}",
            count(1),
            count(0),
            count(-1),
            results.len()
        );
    }
}
