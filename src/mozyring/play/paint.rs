//! The four colours of rings, and the names of the sizes.

use serde::{Deserialize, Serialize};

use crate::mozyring::rules::Size;

/// One of the four colours of rings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// Marked with a triangle.
    Red,
    /// Marked with a square.
    Green,
    /// Marked with a disc.
    Blue,
    /// Marked with a star.
    Yellow,
}

impl Paint {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Red => "colour-red",
            Self::Green => "colour-green",
            Self::Blue => "colour-blue",
            Self::Yellow => "colour-yellow",
        }
    }

    /// The sign it is marked with, besides its colour.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Red => "▲",
            Self::Green => "■",
            Self::Blue => "●",
            Self::Yellow => "★",
        }
    }

    /// The colours of the player with this number (from 1) among `players`, in the order in which they are due.
    pub fn of_player(number: usize, players: u8, each: u8) -> impl Iterator<Item = Self> {
        (0..usize::from(each)).map(move |nth| Self::ALL[(number + 3 + nth * usize::from(players)) % 4])
    }
}

/// The key of a size's name.
#[must_use]
pub fn size_key(size: Size) -> &'static str {
    match size {
        Size::Small => "size-small",
        Size::Medium => "size-medium",
        Size::Large => "size-large",
    }
}
