//! Exact keys of positions, equal for positions that a symmetry turns into each other.

use crate::mozyring::rules::{LinesSee, Options, Position};

/// The symmetries of the rules, as tables of what each slot's ring adds to the key.
///
/// A position is a number of 27 digits to base 5 (free, or one of four colours), which fits in 63 bits: two positions
/// with the same key are the same position, there are no collisions.
#[derive(Debug, Clone)]
pub(super) struct Symmetries {
    /// `power[slot][symmetry]`: 5 to the number of the slot's image.
    power: Box<[[u64; 16]; 27]>,
    /// `images[symmetry][slot]`; slot 27, no slot, stays.
    images: [[u8; 28]; 16],
}

impl Symmetries {
    /// The eight of the board, and where the options allow it their products with exchanging small and large.
    pub fn new(options: &Options) -> Self {
        let exchange = options.lines_see == LinesSee::All && options.stock[0] == options.stock[2];
        let power = std::array::from_fn(|slot| std::array::from_fn(|which| 5_u64.pow(image(slot, which, exchange))));
        let image_or_none = |slot, which| {
            if slot < 27 {
                image(slot, which, exchange) as u8
            } else {
                27
            }
        };
        let images = std::array::from_fn(|which| std::array::from_fn(|slot| image_or_none(slot, which)));
        Self {
            power: Box::new(power),
            images,
        }
    }

    /// Where symmetry `which` takes the slot with this bit number; 27 stands for no slot.
    pub fn image(&self, which: usize, bit: u32) -> u8 {
        self.images[which][bit as usize]
    }

    /// The slot that symmetry `which` takes to `image`.
    pub fn origin(&self, which: usize, image: u8) -> u32 {
        self.images[which]
            .iter()
            .position(|&found| found == image)
            .map_or(27, |bit| bit as u32)
    }
}

/// Where symmetry `which` takes the slot with this bit number.
fn image(slot: usize, which: usize, exchange: bool) -> u32 {
    let (mut size, mut x, mut y) = (slot / 9, slot % 9 / 3, slot % 3);
    if which & 1 != 0 {
        x = 2 - x;
    }
    if which & 2 != 0 {
        y = 2 - y;
    }
    if which & 4 != 0 {
        (x, y) = (y, x);
    }
    if which & 8 != 0 && exchange {
        size = 2 - size;
    }
    (size * 9 + x * 3 + y) as u32
}

/// The keys of a position under each symmetry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Keys([u64; 16]);

impl Keys {
    pub fn new(symmetries: &Symmetries, position: &Position) -> Self {
        let mut keys = Self([0; 16]);
        for (colour, &rings) in position.rings.iter().enumerate() {
            for slot in super::node::bits(rings) {
                keys.place(symmetries, colour, slot);
            }
        }
        keys
    }

    /// A ring of `colour` is laid in the slot with this `bit`.
    #[inline]
    pub fn place(&mut self, symmetries: &Symmetries, colour: usize, bit: u32) {
        let digit = colour as u64 + 1;
        for (key, power) in self.0.iter_mut().zip(&symmetries.power[bit as usize]) {
            *key += digit * power;
        }
    }

    /// The key that all symmetric positions share, and the symmetry that leads to it.
    #[inline]
    pub fn canonical(&self) -> (u64, usize) {
        let key = self.0.iter().copied().fold(u64::MAX, u64::min);
        (key, self.0.iter().position(|&one| one == key).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::mozyring::rules::{Game, Slot};

    #[test]
    fn symmetric_games_have_the_same_key_and_the_same_winning_slots() {
        let mut chance = Chance::new(3);
        for options in [Options::classic(2), Options::biggest()] {
            let symmetries = Symmetries::new(&options);
            let exchange = options.stock[0] == options.stock[2];
            for which in 0..16 {
                let mut game = Game::new(options.clone()).unwrap();
                let mut mirrored = game.clone();
                while let Some(turn) = game.to_move() {
                    let key = |game: &Game| Keys::new(&symmetries, game.position()).canonical().0;
                    assert_eq!(key(&game), key(&mirrored));
                    let wins = |game: &Game| {
                        game.threats(turn.colour)
                            .map(|t| t.missing)
                            .collect::<crate::mozyring::rules::SlotSet>()
                            .len()
                    };
                    assert_eq!(wins(&game), wins(&mirrored));
                    let legal = game.legal();
                    let slot = legal[chance.below(legal.len())];
                    game.place(slot).unwrap();
                    mirrored
                        .place(Slot::from_bit(image(slot.bit() as usize, which, exchange)))
                        .unwrap();
                }
                assert_eq!(game.result(), mirrored.result());
            }
        }
    }

    #[test]
    fn different_openings_have_different_keys() {
        let symmetries = Symmetries::new(&Options::classic(2));
        let mut keys: Vec<u64> = (0..27)
            .map(|bit| {
                let mut game = Game::new(Options::classic(2)).unwrap();
                game.place(Slot::from_bit(bit)).unwrap();
                Keys::new(&symmetries, game.position()).canonical().0
            })
            .collect();
        keys.sort_unstable();
        keys.dedup();
        // Corner, edge and centre; medium, or small and large alike.
        assert_eq!(keys.len(), 6);
    }
}
