//! Options as a short text to hand to a friend, such as `5HZW-0204`.

use super::options::{Contradiction, End, LineSizes, LinesSee, Options, Patterns, Score, StuckColour};

/// Crockford's base 32: no letters that look like digits.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Version of the code, in its first three bits.
const VERSION: u64 = 1;

/// Bits of the check sum that ends the code.
const CHECK_BITS: u32 = 9;

/// Why a code gives no options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Not eight letters and digits.
    #[error("a code is eight letters and digits, such as 5HZW-0204")]
    Unreadable,
    /// The check sum does not fit.
    #[error("this code has a slip of the pen in it")]
    Mistyped,
    /// It comes from a later version of the game.
    #[error("this code comes from another version of the game")]
    OtherVersion,
    /// The options contradict one another.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

impl Options {
    /// The options as a code of eight signs with a dash in the middle. Only for options that [`Options::check`] allows.
    #[must_use]
    pub fn code(&self) -> String {
        let Patterns {
            concentric,
            same_size,
            ordered,
        } = self.patterns;
        let parts = [
            (VERSION, 3),
            (u64::from(self.players) - 1, 2),
            (u64::from(self.colours_per_player) - 1, 1),
            (self.stuck_colour as u64, 2),
            (self.end as u64, 1),
            (u64::from(self.stock[0]), 2),
            (u64::from(self.stock[1]), 2),
            (u64::from(self.stock[2]), 2),
            (u64::from(concentric), 1),
            (u64::from(same_size), 1),
            (u64::from(ordered), 1),
            (self.lines_see as u64, 1),
            (self.line_sizes as u64, 1),
            (self.score as u64, 2),
            (u64::from(self.rounds), 7),
            (u64::from(self.centre_medium_ban), 1),
            (u64::from(self.swap), 1),
        ];
        let body = parts
            .iter()
            .fold(0, |bits, &(part, width)| bits << width | part & ((1 << width) - 1));
        let all = body << CHECK_BITS | check_sum(body);
        let signs: String = (0..8)
            .rev()
            .map(|at| char::from(SIGNS[(all >> (5 * at) & 31) as usize]))
            .collect();
        format!("{}-{}", &signs[..4], &signs[4..])
    }

    /// The options of a `code`. Small letters, missing dashes, O for 0 and I or L for 1 are forgiven.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_code(code: &str) -> Result<Self, CodeError> {
        let signs = code.chars().filter(|sign| !matches!(sign, '-' | ' '));
        let digits: Vec<u64> = signs.map(digit).collect::<Option<_>>().ok_or(CodeError::Unreadable)?;
        if digits.len() != 8 {
            return Err(CodeError::Unreadable);
        }
        let all = digits.iter().fold(0, |bits, digit| bits << 5 | digit);
        let mut rest = Rest {
            bits: all >> CHECK_BITS,
            left: 31,
        };
        if check_sum(rest.bits) != all & ((1 << CHECK_BITS) - 1) {
            return Err(CodeError::Mistyped);
        }
        if rest.take(3) != VERSION {
            return Err(CodeError::OtherVersion);
        }
        let options = Self {
            players: rest.take(2) as u8 + 1,
            colours_per_player: rest.take(1) as u8 + 1,
            stuck_colour: rest.choice(2, &[StuckColour::Skip, StuckColour::Frozen, StuckColour::Other])?,
            end: rest.choice(1, &[End::FirstCombo, End::NobodyCanPlace])?,
            stock: [rest.take(2) as u8, rest.take(2) as u8, rest.take(2) as u8],
            patterns: Patterns {
                concentric: rest.take(1) == 1,
                same_size: rest.take(1) == 1,
                ordered: rest.take(1) == 1,
            },
            lines_see: rest.choice(1, &[LinesSee::All, LinesSee::Top])?,
            line_sizes: rest.choice(1, &[LineSizes::ByPattern, LineSizes::Any])?,
            score: rest.choice(2, &[Score::Win, Score::PointsToMaker, Score::PointToPrevious])?,
            rounds: rest.take(7) as u16,
            centre_medium_ban: rest.take(1) == 1,
            swap: rest.take(1) == 1,
        };
        options.check()?;
        Ok(options)
    }
}

/// The bits of a code that are not read yet.
struct Rest {
    bits: u64,
    left: u32,
}

impl Rest {
    fn take(&mut self, width: u32) -> u64 {
        self.left -= width;
        self.bits >> self.left & ((1 << width) - 1)
    }

    fn choice<T: Copy>(&mut self, width: u32, values: &[T]) -> Result<T, CodeError> {
        values
            .get(self.take(width) as usize)
            .copied()
            .ok_or(CodeError::Unreadable)
    }
}

fn check_sum(body: u64) -> u64 {
    // 509 is the largest prime below 2^9: every changed sign and every two swapped ones change the remainder.
    body.wrapping_mul(0x9e37_79b9) % 509
}

fn digit(sign: char) -> Option<u64> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    };
    SIGNS
        .iter()
        .position(|&known| char::from(known) == sign)
        .map(|digit| digit as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_options() -> Vec<Options> {
        vec![
            Options::classic(2),
            Options::classic(4),
            Options::most_points(3),
            Options::fewest_points(4, 99),
            Options::biggest(),
            Options {
                swap: true,
                centre_medium_ban: true,
                stuck_colour: StuckColour::Other,
                ..Options::classic(2)
            },
        ]
    }

    #[test]
    fn options_read_back_from_their_code() {
        for options in some_options() {
            let code = options.code();
            assert_eq!(code.len(), 9, "{code}");
            assert_eq!(Options::from_code(&code), Ok(options.clone()));
            assert_eq!(Options::from_code(&code.to_lowercase().replace('-', "")), Ok(options));
        }
    }

    #[test]
    fn one_wrong_sign_or_two_swapped_ones_are_noticed() {
        for options in some_options() {
            let code: Vec<u8> = options.code().bytes().filter(|&sign| sign != b'-').collect();
            for at in 0..8 {
                for &sign in SIGNS {
                    let mut wrong = code.clone();
                    wrong[at] = sign;
                    let read = Options::from_code(std::str::from_utf8(&wrong).unwrap());
                    assert_eq!(read.is_ok(), wrong == code, "{code:?} {wrong:?}");
                }
                let mut swapped = code.clone();
                swapped.swap(at, (at + 1) % 8);
                let read = Options::from_code(std::str::from_utf8(&swapped).unwrap());
                assert_eq!(read.is_ok(), swapped == code, "{code:?} {swapped:?}");
            }
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in ["", "0000", "0000-0000-0", "мозъринг", "????-????", "ZZZZ-ZZZZ"] {
            assert!(Options::from_code(text).is_err(), "{text}");
        }
    }
}
