//! The score sheet: everything that a player with paper and pencil would have written down.

use serde::{Deserialize, Serialize};

use super::Symbol;

/// A line of the score sheet. Players are 0 and 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Entry {
    /// The draw for roles was tied.
    Tie {
        /// How long both capsules spun, in seconds.
        seconds: f64,
    },
    /// The roles were decided.
    Roles {
        /// Who attacks first.
        attacker: usize,
        /// How long each capsule spun, in seconds; none when a coin decided.
        spin: Option<[f64; 2]>,
    },
    /// A launch stage closed without a battle.
    Miss {
        /// Who had attacked.
        attacker: usize,
        /// Whose capsule opened.
        opened: [bool; 2],
    },
    /// A card was due and the strike deck was empty: no draw.
    DeckEmpty {
        /// Whose deck.
        player: usize,
    },
    /// A card was due, the strike deck was empty and the discards became the deck.
    Reshuffled {
        /// Whose deck.
        player: usize,
        /// How many cards it has now.
        cards: usize,
    },
    /// A strike card was drawn and shown to both players.
    Drawn {
        /// Who drew it.
        player: usize,
        /// Its attack type.
        card: Symbol,
        /// The symbol it was tucked under, by its place on the card; none when it fits no free one and went back.
        under: Option<usize>,
    },
    /// The attacker did without a strike card.
    Declined {
        /// Who.
        player: usize,
    },
    /// A battle was fought.
    Battle(Battle),
}

/// One subtraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacked.
    pub attacker: usize,
    /// Whose figures were out.
    pub opened: [bool; 2],
    /// What each player's card added to the damage; none where it did not count.
    pub counted: [Option<u32>; 2],
    /// Whether the attacker's part is the boosted attack.
    pub boosted: bool,
    /// The sum, which the defender loses.
    pub damage: u32,
    /// The defender's hit points before.
    pub before: i64,
    /// The defender's hit points after, as `below_zero` shows them.
    pub after: i64,
    /// How much of the damage went below zero.
    pub overkill: i64,
}
