//! The Monsuno card and the attack-type symbols on it.

use serde::{Deserialize, Serialize};

use super::SetupError;

/// The largest number that a card may carry: far above any sensible card, far below an overflow.
pub const MOST_POINTS: u32 = 1_000_000;

/// An attack type, by its name: a symbol on a Monsuno card, or the type of a strike card.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbol(String);

impl Symbol {
    /// The attack type called `name`.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl core::fmt::Display for Symbol {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A Monsuno card: what the figure in the capsule can take and deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The name of the Monsuno.
    pub name: String,
    /// Hit points at the start of a match (upper left): 1 to [`MOST_POINTS`].
    pub hit_points: u32,
    /// What the figure adds to the damage when it is out: 0 to [`MOST_POINTS`].
    pub attack: u32,
    /// The attack-type symbols (lower right), each with room for one strike card. Basic does without.
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    /// The boosted attack beside the symbols: 0 to [`MOST_POINTS`]. Basic does without.
    #[serde(default)]
    pub boosted: u32,
}

impl Card {
    /// Refuses a card with numbers out of range, naming the field after `place`.
    pub(super) fn check(&self, place: &str) -> Result<(), SetupError> {
        let fields = [
            ("hit_points", self.hit_points, 1),
            ("attack", self.attack, 0),
            ("boosted", self.boosted, 0),
        ];
        for (field, value, least) in fields {
            if !(least..=MOST_POINTS).contains(&value) {
                return Err(SetupError::new(
                    format!("{place}.{field}"),
                    format!("{value} is out of range: {least} to {MOST_POINTS} is accepted"),
                ));
            }
        }
        match self.symbols.iter().position(|symbol| symbol.name().is_empty()) {
            Some(index) => Err(SetupError::new(
                format!("{place}.symbols[{index}]"),
                "an attack type needs a name",
            )),
            None => Ok(()),
        }
    }
}
