//! What is known of the standard two-player game: the first player's winning strategy, as `winning_strategy` wrote it,
//! and the best first rings.

use super::key::{Keys, Symmetries};
use crate::mozyring::rules::{Game, Move, Options, Position, Slot};

/// One position a line, with the move that wins there; see [`super::Strategy`].
const STANDARD_WIN: &str = include_str!("standard_win.txt");

/// The medium ring in the centre.
const CENTRE: Slot = Slot::from_bit(9 + 4);

/// A first ring that `solve --each` found drawn: the first player's best where `b2M` is banned or would be taken over.
const DRAWN: Slot = Slot::from_bit(0);

/// The move known to be best in the game's position, if it is known.
///
/// Of all first rings `b2M` alone wins, and after any other it is the only reply that keeps the second player's result.
pub(super) fn known_move(game: &Game) -> Option<Move> {
    let options = game.options();
    let standard = Options {
        swap: false,
        centre_medium_ban: false,
        ..options.clone()
    } == Options::classic(2);
    if !standard || game.position().gone() != 0 {
        return None;
    }
    let centre_is_taken = game.ring_at(CENTRE).is_some();
    match game.ply() {
        0 if options.swap || options.centre_medium_ban => Some(Move::Place(DRAWN)),
        1 if !centre_is_taken => Some(Move::Place(CENTRE)),
        1 if game.can_swap() => Some(Move::Swap),
        _ => winning_move(game).map(Move::Place),
    }
}

/// The move that the winning strategy makes in the position of a standard game, if it lists it.
fn winning_move(game: &Game) -> Option<Slot> {
    let options = game.options();
    let symmetries = Symmetries::new(options);
    let (key, orientation) = Keys::new(&symmetries, game.position()).canonical();
    let laid = game.position().occupied.count_ones() as usize;
    let same_length = STANDARD_WIN
        .lines()
        .filter(|line| line.bytes().take(27).filter(|&c| c != b'.').count() == laid);
    same_length
        .filter_map(|line| line.split_once(' '))
        .find_map(|(written, slot)| {
            let (line_key, line_orientation) = Keys::new(&symmetries, &position(options, written)).canonical();
            let slot: Slot = slot.parse().ok().filter(|_| line_key == key)?;
            let image = symmetries.image(line_orientation, slot.bit());
            Some(Slot::from_bit(symmetries.origin(orientation, image)))
        })
        .filter(|&slot| game.why_not(slot).is_none())
}

/// The rings of a written position.
fn position(options: &Options, written: &str) -> Position {
    let mut position = Position::new(options, 0);
    for (bit, sign) in written.bytes().enumerate().take(27) {
        if let Some(rings) = position.rings.get_mut(usize::from(sign.wrapping_sub(b'0'))) {
            *rings |= 1 << bit;
        }
    }
    position
}

#[cfg(test)]
mod tests;
