//! Who plays with what, as the set-up screen has it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::data::DataError;
use crate::monsuno::opponent::Level;
use crate::monsuno::rules::{Catalogue, Level as RulesLevel, Match, Monsuno, Options, SetupError, Symbol, shuffled};
use crate::monsuno::session::{BeginError, MatchSetup};
use crate::words::Arg;

/// The fields that can be chosen, by name.
pub const FIELDS: [&str; 3] = ["arena", "floor", "table"];

/// Over how many matches a series can go.
pub const SERIES: [u32; 3] = [1, 3, 5];

/// How long a player's name may be, in characters.
pub const LONGEST_NAME: usize = 14;

/// All cards there are.
#[derive(Resource, Debug, Clone)]
pub struct Cards(pub Catalogue);

impl Cards {
    /// The Monsuno at `place` of the catalogue, which begins again after its end.
    ///
    /// # Errors
    /// When there is none at all.
    pub fn monsuno(&self, place: usize) -> Result<&Monsuno, DataError> {
        let count = self.0.monsuno.len().max(1);
        let missing = || DataError::new(Catalogue::MONSUNO_FILE, "cards", "there is no card to play with");
        self.0.monsuno.get(place % count).ok_or_else(missing)
    }
}

/// Who sits in a seat.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// What the person wants to be called; empty without a name.
    pub name: String,
    /// The computer that sits here; `None` for a person.
    pub computer: Option<Level>,
}

impl Seat {
    /// How who sits here, as player 0 or 1, is called in the language that is spoken.
    #[must_use]
    pub fn called(&self, player: usize) -> Arg {
        match self.computer {
            Some(level) => Arg::Said("called-computer", vec![("level", Arg::Word(level.key()))]),
            None if self.name.trim().is_empty() => Arg::Said("called-player", vec![("number", Arg::from(player + 1))]),
            None => Arg::Text(self.name.trim().to_owned()),
        }
    }
}

/// Who plays with what.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Basic or Basic+.
    pub level: RulesLevel,
    /// The readings of the booklet.
    pub options: Options,
    /// Who plays.
    pub seats: [Seat; 2],
    /// The place of each player's card in the catalogue.
    pub cards: [usize; 2],
    /// The strike deck that a player put together; `None` for the one that comes with the card.
    pub decks: [Option<Vec<Symbol>>; 2],
    /// The place of the field in [`FIELDS`].
    pub field: usize,
    /// Who first wins more than half of so many matches has won.
    pub best_of: u32,
    /// Whether hands shake and latches vary a little.
    pub scatter: bool,
    /// Whether the way that a launch will take is shown beforehand.
    pub preview: bool,
}

impl Default for Setup {
    fn default() -> Self {
        let computer = Seat {
            name: String::new(),
            computer: Some(Level::Normal),
        };
        Self {
            level: RulesLevel::Basic,
            options: Options::default(),
            seats: [Seat::default(), computer],
            cards: [0, 5],
            decks: [None, None],
            field: 0,
            best_of: 1,
            scatter: true,
            preview: false,
        }
    }
}

impl Setup {
    /// The strike deck of `player` as it is brought, not shuffled.
    #[must_use]
    pub fn deck(&self, player: usize, cards: &Cards) -> Vec<Symbol> {
        let own = self.decks[player].clone();
        own.unwrap_or_else(|| {
            let monsuno = cards.monsuno(self.cards[player]);
            monsuno.map(|monsuno| monsuno.deck.clone()).unwrap_or_default()
        })
    }

    /// A match as it is set up, with names in `language`, decks shuffled and its seed drawn from `chance`.
    ///
    /// # Errors
    /// When there is no card to play with.
    pub fn match_setup(&self, cards: &Cards, language: &str, chance: &mut Chance) -> Result<MatchSetup, BeginError> {
        let decks = match self.level {
            RulesLevel::Basic => [Vec::new(), Vec::new()],
            RulesLevel::Plus => [0, 1].map(|player| shuffled(self.deck(player, cards), chance)),
        };
        let [first, second] = self.cards;
        Ok(MatchSetup {
            level: self.level,
            options: self.options.clone(),
            cards: [
                cards.monsuno(first)?.card(language),
                cards.monsuno(second)?.card(language),
            ],
            decks,
            field: FIELDS[self.field % FIELDS.len()].to_owned(),
            seed: chance.bits(),
            scatter: self.scatter,
        })
    }

    /// Whether the set-up screen could have made it, with these `cards`.
    #[must_use]
    pub fn holds(&self, cards: &Cards) -> bool {
        let known = self.cards.iter().all(|place| *place < cards.0.monsuno.len());
        let short = |seat: &Seat| seat.name.chars().count() <= LONGEST_NAME;
        known
            && self.field < FIELDS.len()
            && SERIES.contains(&self.best_of)
            && self.seats.iter().all(short)
            && self.refusal(cards).is_none()
    }

    /// Why no match can begin as it is set up, if so.
    #[must_use]
    pub fn refusal(&self, cards: &Cards) -> Option<SetupError> {
        let setup = self.match_setup(cards, "en", &mut Chance::new(0)).ok()?;
        Match::new(setup.level, setup.options, setup.cards, setup.decks).err()
    }
}
