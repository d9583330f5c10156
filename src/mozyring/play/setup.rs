//! What is agreed on before a game: which game, who sits at the table.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::mozyring::rules::{Options, Variant};
use crate::mozyring::search::Level;
use crate::words::Arg;

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Person,
    /// The computer, at a level.
    Computer(Level),
}

impl Sitter {
    /// All of them: a person, then the levels from weak to strong.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Computer(Level::Easy),
        Self::Computer(Level::Normal),
        Self::Computer(Level::Hard),
        Self::Computer(Level::Expert),
    ];

    /// The key of what it is.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Person => "sitter-person",
            Self::Computer(Level::Easy) => "sitter-easy",
            Self::Computer(Level::Normal) => "sitter-normal",
            Self::Computer(Level::Hard) => "sitter-hard",
            Self::Computer(Level::Expert) => "sitter-expert",
        }
    }
}

/// Which game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A variant of the booklet.
    Variant(Variant),
    /// The players' own rules.
    Own,
}

impl Pick {
    /// All games that can be picked.
    pub const ALL: [Self; 5] = [
        Self::Variant(Variant::Classic),
        Self::Variant(Variant::MostPoints),
        Self::Variant(Variant::FewestPoints),
        Self::Variant(Variant::Biggest),
        Self::Own,
    ];

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Variant(Variant::Classic) => "variant-classic",
            Self::Variant(Variant::MostPoints) => "variant-most-points",
            Self::Variant(Variant::FewestPoints) => "variant-fewest-points",
            Self::Variant(Variant::Biggest) => "variant-biggest",
            Self::Own => "variant-own",
        }
    }
}

/// Rules that players made themselves, with their name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OwnRules {
    /// What they are called; empty for none.
    pub name: String,
    /// The rules.
    pub options: Options,
}

/// What is agreed on before a game.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub pick: Pick,
    /// How many play, 2 to 4; own rules bring their own number.
    pub players: u8,
    /// Who they are, by number.
    pub sitters: [Sitter; 4],
    /// What persons are called; empty for no name.
    pub names: [String; 4],
    /// How many rounds, in the game for the fewest points.
    pub rounds: u16,
    /// Whether nobody may open the standard game with the medium ring in the centre.
    pub centre_medium_ban: bool,
    /// Whether the second of two may take over the first player's side in the standard game.
    pub swap: bool,
    /// The players' own rules.
    pub own: OwnRules,
    /// Whether the board shows what a ring would make or block, and what threatens.
    pub hints: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            pick: Pick::Variant(Variant::Classic),
            players: 2,
            sitters: [Sitter::Person; 4],
            names: Default::default(),
            rounds: 3,
            centre_medium_ban: false,
            swap: false,
            own: OwnRules::default(),
            hints: true,
        }
    }
}

impl Setup {
    /// Who the player with this number (from 1) is.
    #[must_use]
    pub fn sitter(&self, number: usize) -> Sitter {
        self.sitters[(number + 3) % 4]
    }

    /// What the player with this number (from 1) is called.
    #[must_use]
    pub fn called(&self, number: usize) -> Arg {
        let name = self.names[(number + 3) % 4].trim();
        let told = ("number", Arg::from(number));
        match self.sitter(number) {
            Sitter::Person if name.is_empty() => Arg::Said("mozyring-person", vec![told]),
            Sitter::Person => Arg::Text(name.to_owned()),
            Sitter::Computer(level) => Arg::Said("mozyring-computer", vec![told, ("level", Arg::Word(level.key()))]),
        }
    }

    /// The numbers of players that the picked game is for.
    #[must_use]
    pub fn possible_players(&self) -> std::ops::RangeInclusive<u8> {
        match self.pick {
            Pick::Variant(Variant::Classic | Variant::MostPoints) => 2..=4,
            Pick::Variant(Variant::FewestPoints) => 3..=4,
            Pick::Variant(Variant::Biggest) => 2..=2,
            Pick::Own => self.own.options.players..=self.own.options.players,
        }
    }

    /// Picks a game, with a number of players that it is for.
    pub fn choose(&mut self, pick: Pick) {
        self.pick = pick;
        let possible = self.possible_players();
        self.players = self.players.clamp(*possible.start(), *possible.end());
    }

    /// The rules that are played.
    #[must_use]
    pub fn options(&self) -> Options {
        match self.pick {
            Pick::Variant(Variant::Classic) => Options {
                centre_medium_ban: self.centre_medium_ban,
                swap: self.swap && self.players == 2,
                ..Options::classic(self.players)
            },
            Pick::Variant(Variant::MostPoints) => Options::most_points(self.players),
            Pick::Variant(Variant::FewestPoints) => Options::fewest_points(self.players, self.rounds),
            Pick::Variant(Variant::Biggest) => Options::biggest(),
            Pick::Own => self.own.options.clone(),
        }
    }
}
