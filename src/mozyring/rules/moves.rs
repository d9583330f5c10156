//! What a player can do, in words, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::{Colour, Seat, Size, Slot, Unreadable};

/// One entry of a game's history. Written `b2M`, `swap` or `leave:1` (the number of the seat).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// The player to move lays a ring of the due colour.
    Place(Slot),
    /// The second player takes over the first player's side (option `swap`).
    Swap,
    /// A player leaves the table; the colours are skipped from now on.
    Leave(Seat),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(slot) => slot.fmt(f),
            Self::Swap => f.write_str("swap"),
            Self::Leave(seat) => write!(f, "leave:{}", seat.0),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "swap" {
            return Ok(Self::Swap);
        }
        if let Some(seat) = text.strip_prefix("leave:") {
            let seat = seat
                .parse()
                .map_err(|_| Unreadable::new(text, "a leaver is `leave:` and the number of the seat"))?;
            return Ok(Self::Leave(Seat(seat)));
        }
        text.parse().map(Self::Place)
    }
}

impl TryFrom<String> for Move {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(one: Move) -> Self {
        one.to_string()
    }
}

/// Why a move is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A ring of this size lies in this field.
    #[error("{slot} is taken: a field holds one ring of each size")]
    SlotTaken {
        /// The slot.
        slot: Slot,
    },
    /// The due colour has no ring of this size left.
    #[error("colour {} has no {size:?} ring left", colour.0)]
    NoRingLeft {
        /// The due colour.
        colour: Colour,
        /// The size asked for.
        size: Size,
    },
    /// Option `centre_medium_ban`.
    #[error("nobody may open with b2M")]
    CentreMediumBan,
    /// Swapping is only offered to the second player, in place of the second ring, under option `swap`.
    #[error("a swap is only possible right after the first ring, under the option `swap`")]
    SwapNotOffered,
    /// There is nobody in that seat.
    #[error("nobody sits in seat {}", seat.0)]
    NobodyThere {
        /// The seat.
        seat: Seat,
    },
}
