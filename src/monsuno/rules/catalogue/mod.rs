//! The Monsuno and strike cards that exist, read from their two data files.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Card, Symbol};
use crate::assets;
use crate::data::{DataError, parse_json};
use crate::words::Language;

mod check;
#[cfg(test)]
mod tests;

/// A text in each language of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(BTreeMap<Language, String>);

impl Text {
    /// The text in the language of this code, in English if there is none.
    #[must_use]
    pub fn get(&self, code: &str) -> &str {
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        let text = language.and_then(|language| self.0.get(&language));
        text.or_else(|| self.0.get(&Language::En)).map_or("", String::as_str)
    }

    /// Whether it is `text` in one of the languages.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        self.0.values().any(|one| one == text)
    }
}

/// A family of Monsuno.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Its name in data files.
    pub id: String,
    /// Its name for people.
    pub name: Text,
}

/// A Monsuno as the data file has it: the card, the figure, the words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monsuno {
    /// Its name in data files, saves and on the command line.
    pub id: String,
    /// The id of its faction.
    pub faction: String,
    /// The name of the shape that its figure is built as.
    pub figure: String,
    /// Its name for people.
    pub name: Text,
    /// A line of character.
    pub flavour: Text,
    /// Hit points at the start of a match: 10 to 1000.
    pub hit_points: u32,
    /// What the figure adds to the damage when it is out: 1 to 500.
    pub attack: u32,
    /// One to six attack types.
    pub symbols: Vec<Symbol>,
    /// The boosted attack: more than `attack`, up to 1000.
    pub boosted: u32,
    /// The strike deck that it comes with: 5 to 10 cards that fill all symbols. It is shuffled before a match.
    pub deck: Vec<Symbol>,
}

impl Monsuno {
    /// The card to play with, named in `language`.
    #[must_use]
    pub fn card(&self, language: &str) -> Card {
        Card {
            name: self.name.get(language).to_owned(),
            hit_points: self.hit_points,
            attack: self.attack,
            symbols: self.symbols.clone(),
            boosted: self.boosted,
        }
    }
}

/// An attack type and the strike cards that carry it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackType {
    /// Its name in data files and on cards.
    pub id: Symbol,
    /// The name of the shape that its symbol is drawn as.
    pub mark: String,
    /// Its name for people.
    pub name: Text,
    /// The names of its strike cards; the rules do not tell them apart.
    pub cards: Vec<Text>,
}

impl AttackType {
    /// The name of the strike card that is the `nth` of its type in a deck, counted from 0.
    #[must_use]
    pub fn card_name(&self, nth: usize, language: &str) -> &str {
        let names = self.cards.iter().cycle();
        names
            .skip(nth % self.cards.len().max(1))
            .map(|name| name.get(language))
            .next()
            .unwrap_or_default()
    }
}

/// All cards that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Catalogue {
    /// The factions, in the order of the file.
    pub factions: Vec<Faction>,
    /// The Monsuno, in the order of the file.
    pub monsuno: Vec<Monsuno>,
    /// The attack types, in the order of the file.
    pub attack_types: Vec<AttackType>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsunoFile {
    factions: Vec<Faction>,
    cards: Vec<Monsuno>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrikeFile {
    attack_types: Vec<AttackType>,
}

impl Catalogue {
    /// The asset with the Monsuno cards.
    pub const MONSUNO_FILE: &str = "cards/monsuno.json";
    /// The asset with the attack types and strike cards.
    pub const STRIKE_FILE: &str = "cards/strikes.json";

    /// The cards of the assets.
    ///
    /// # Errors
    /// As [`Self::parse`], and when a file cannot be read.
    pub fn load() -> Result<Self, DataError> {
        Self::parse(&assets::text(Self::MONSUNO_FILE)?, &assets::text(Self::STRIKE_FILE)?)
    }

    /// Reads the texts of [`Self::MONSUNO_FILE`] and [`Self::STRIKE_FILE`].
    ///
    /// # Errors
    /// Names the file and the field: a missing language, a number out of range, an id twice, an unknown faction or
    /// attack type, a deck that cannot be brought.
    pub fn parse(monsuno: &str, strikes: &str) -> Result<Self, DataError> {
        let StrikeFile { attack_types } = parse_json(Self::STRIKE_FILE, strikes)?;
        let MonsunoFile { factions, cards } = parse_json(Self::MONSUNO_FILE, monsuno)?;
        let catalogue = Self {
            factions,
            monsuno: cards,
            attack_types,
        };
        catalogue.check()?;
        Ok(catalogue)
    }

    /// The Monsuno called `id`.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Monsuno> {
        self.monsuno.iter().find(|monsuno| monsuno.id == id)
    }

    /// The faction called `id`.
    #[must_use]
    pub fn faction(&self, id: &str) -> Option<&Faction> {
        self.factions.iter().find(|faction| faction.id == id)
    }

    /// The attack type that `symbol` stands for.
    #[must_use]
    pub fn attack_type(&self, symbol: &Symbol) -> Option<&AttackType> {
        self.attack_types.iter().find(|attack_type| attack_type.id == *symbol)
    }
}
