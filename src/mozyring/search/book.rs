//! The first player's winning strategy in the standard two-player game, as `winning_strategy` wrote it.

use super::key::{Keys, Symmetries};
use crate::mozyring::rules::{Game, Options, Position, Slot};

/// One position a line, with the move that wins there; see [`super::Strategy`].
const STANDARD_WIN: &str = include_str!("standard_win.txt");

/// The move that the strategy makes in the game's position, if it lists it.
pub(super) fn winning_move(game: &Game) -> Option<Slot> {
    let options = game.options();
    let standard = Options {
        swap: false,
        centre_medium_ban: false,
        ..options.clone()
    } == Options::classic(2);
    if !standard || game.position().gone() != 0 {
        return None;
    }
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
