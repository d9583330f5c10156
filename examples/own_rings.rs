//! Rules of one's own for Mozyring: every point of the booklet is an option, and the computer plays by whatever is chosen.
//!
//! Here: three players, only lines of small, medium and large count, each colour has four small rings, and a combination
//! brings its maker a point until nobody can place. Nothing here opens a window.
//!
//! `cargo run --no-default-features --example own_rings`
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use std::error::Error;

use ringspin::chance::Chance;
use ringspin::level::Level;
use ringspin::mozyring::rules::{End, Field, Game, GameResult, Options, Patterns, Score, Size, Slot};
use ringspin::mozyring::search::choose;

/// The board as text: for each field small, medium and large, the colour's number or a dot.
fn board(game: &Game) -> String {
    let field = |column, row| -> String {
        let rings = Field::new(column, row).map(|field| {
            Size::ALL.map(|size| {
                game.ring_at(Slot::new(field, size))
                    .map_or('.', |colour| char::from(b'0' + colour.0))
            })
        });
        rings.unwrap_or(['?'; 3]).iter().collect()
    };
    (0..3)
        .rev()
        .map(|row| format!("  {} {} {} {}\n", row + 1, field(0, row), field(1, row), field(2, row)))
        .collect::<String>()
        + "     a   b   c\n"
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options {
        stock: [4, 3, 3],
        patterns: Patterns {
            concentric: false,
            same_size: false,
            ordered: true,
        },
        end: End::NobodyCanPlace,
        score: Score::PointsToMaker,
        ..Options::classic(3)
    };
    // Rules that contradict one another are refused here, with the reason.
    let mut game = Game::new(options.clone())?;
    println!("These rules as a code to hand on: {}", options.code());
    let mut chance = Chance::new(7);
    while let Some(turn) = game.to_move() {
        // The budget is asked now and then whether to stop; this one never does, so chance alone decides the moves.
        let Some(one) = choose(&game, Level::Hard, &mut chance, &mut || false) else {
            break;
        };
        let outcome = game.play(one)?;
        if !outcome.combos.is_empty() {
            println!(
                "player {} lays {one} and scores {}",
                turn.seat.0 + 1,
                outcome.combos.len()
            );
        }
    }
    print!("{}", board(&game));
    match game.result() {
        Some(GameResult::Win { seats }) => {
            let winners: Vec<String> = seats.iter().map(|seat| format!("player {}", seat.0 + 1)).collect();
            println!("{:?}: won by {}", game.scores(), winners.join(" and "));
        }
        Some(GameResult::Draw) | None => println!("{:?}: a draw", game.scores()),
    }
    Ok(())
}
