//! The Monsuno and strike cards that exist, read from their two data files.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::{Card, SameSymbolTwice, Symbol, missing_strikes};
use crate::data::{DataError, parse_json, within};

/// A text in the three languages of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
    /// Bulgarian.
    pub bg: String,
}

impl Text {
    /// The text in `language`: `ru`, `bg`, and English for everything else.
    #[must_use]
    pub fn get(&self, language: &str) -> &str {
        match language {
            "ru" => &self.ru,
            "bg" => &self.bg,
            _ => &self.en,
        }
    }

    fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        for (language, text) in [("en", &self.en), ("ru", &self.ru), ("bg", &self.bg)] {
            if text.trim().is_empty() || text.contains('\n') {
                let place = format!("{place}.{language}");
                return Err(DataError::new(file, place, "one line of text is expected"));
            }
        }
        Ok(())
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
        catalogue.check_attack_types()?;
        catalogue.check_factions()?;
        catalogue.check_monsuno()?;
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

    fn check_attack_types(&self) -> Result<(), DataError> {
        let file = Self::STRIKE_FILE;
        check_ids(
            file,
            "attack_types",
            "id",
            self.attack_types.iter().map(|attack_type| attack_type.id.name()),
        )?;
        check_ids(
            file,
            "attack_types",
            "mark",
            self.attack_types.iter().map(|attack_type| attack_type.mark.as_str()),
        )?;
        for (index, attack_type) in self.attack_types.iter().enumerate() {
            let place = format!("attack_types[{index}]");
            attack_type.name.check(file, &format!("{place}.name"))?;
            if attack_type.cards.is_empty() {
                return Err(DataError::new(
                    file,
                    format!("{place}.cards"),
                    "at least one card is expected",
                ));
            }
            for (card, name) in attack_type.cards.iter().enumerate() {
                name.check(file, &format!("{place}.cards[{card}]"))?;
            }
        }
        Ok(())
    }

    fn check_factions(&self) -> Result<(), DataError> {
        let file = Self::MONSUNO_FILE;
        check_ids(
            file,
            "factions",
            "id",
            self.factions.iter().map(|faction| faction.id.as_str()),
        )?;
        let mut factions = self.factions.iter().enumerate();
        factions.try_for_each(|(index, faction)| faction.name.check(file, &format!("factions[{index}].name")))
    }

    fn check_monsuno(&self) -> Result<(), DataError> {
        let file = Self::MONSUNO_FILE;
        check_ids(
            file,
            "cards",
            "id",
            self.monsuno.iter().map(|monsuno| monsuno.id.as_str()),
        )?;
        check_ids(
            file,
            "cards",
            "figure",
            self.monsuno.iter().map(|monsuno| monsuno.figure.as_str()),
        )?;
        let mut cards = self.monsuno.iter().enumerate();
        cards.try_for_each(|(index, monsuno)| self.check_card(monsuno, &format!("cards[{index}]")))
    }

    fn check_card(&self, monsuno: &Monsuno, place: &str) -> Result<(), DataError> {
        let file = Self::MONSUNO_FILE;
        let refuse = |field: &str, problem: String| Err(DataError::new(file, format!("{place}.{field}"), problem));
        if self.faction(&monsuno.faction).is_none() {
            return refuse("faction", format!("there is no faction `{}`", monsuno.faction));
        }
        monsuno.name.check(file, &format!("{place}.name"))?;
        monsuno.flavour.check(file, &format!("{place}.flavour"))?;
        let number = |field: &str, value: u32, least: u32, most: u32| {
            within(
                file,
                &format!("{place}.{field}"),
                f64::from(value),
                f64::from(least),
                f64::from(most),
            )
        };
        number("hit_points", monsuno.hit_points, 10, 1000)?;
        number("attack", monsuno.attack, 1, 500)?;
        number("boosted", monsuno.boosted, monsuno.attack + 1, 1000)?;
        if !(1..=6).contains(&monsuno.symbols.len()) {
            return refuse(
                "symbols",
                format!("{} symbols: 1 to 6 are accepted", monsuno.symbols.len()),
            );
        }
        if !(5..=10).contains(&monsuno.deck.len()) {
            return refuse(
                "deck",
                format!("{} strike cards: 5 to 10 are accepted", monsuno.deck.len()),
            );
        }
        for (field, symbols) in [("symbols", &monsuno.symbols), ("deck", &monsuno.deck)] {
            if let Some((index, symbol)) = symbols
                .iter()
                .enumerate()
                .find(|(_, symbol)| self.attack_type(symbol).is_none())
            {
                let problem = format!("there is no attack type `{symbol}` in {}", Self::STRIKE_FILE);
                return refuse(&format!("{field}[{index}]"), problem);
            }
        }
        match missing_strikes(&monsuno.card("en"), &monsuno.deck, SameSymbolTwice::OwnSlots).first() {
            Some(symbol) => refuse(
                "deck",
                format!("too few cards of the type `{symbol}` to fill all symbols"),
            ),
            None => Ok(()),
        }
    }
}

/// Refuses an empty id, and the second of two equal ones.
fn check_ids<'a>(file: &str, list: &str, field: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), DataError> {
    let mut seen = HashSet::new();
    for (index, id) in ids.enumerate() {
        let refuse = |problem: String| Err(DataError::new(file, format!("{list}[{index}].{field}"), problem));
        if id.is_empty() {
            return refuse("a name is expected".to_owned());
        }
        if !seen.insert(id) {
            return refuse(format!("`{id}` is taken by an earlier one"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MONSUNO: &str = include_str!("../../../assets/cards/monsuno.json");
    const STRIKES: &str = include_str!("../../../assets/cards/strikes.json");

    fn shipped() -> Catalogue {
        Catalogue::parse(MONSUNO, STRIKES).unwrap()
    }

    #[test]
    fn fifteen_cards_of_five_factions_and_five_attack_types_are_shipped() {
        let catalogue = shipped();
        assert!(catalogue.monsuno.len() >= 15);
        assert_eq!(catalogue.factions.len(), 5);
        assert!(catalogue.attack_types.len() >= 5);
        for faction in &catalogue.factions {
            let members = catalogue.monsuno.iter().filter(|monsuno| monsuno.faction == faction.id);
            assert!(members.count() >= 3, "{}", faction.id);
        }
    }

    #[test]
    fn the_shipped_numbers_stay_in_the_measured_range() {
        for monsuno in shipped().monsuno {
            let boost = f64::from(monsuno.boosted) / f64::from(monsuno.attack);
            assert!((90..=140).contains(&monsuno.hit_points), "{}", monsuno.id);
            assert!((20..=35).contains(&monsuno.attack), "{}", monsuno.id);
            assert!((2.0..=2.5).contains(&boost), "{}: {boost}", monsuno.id);
        }
    }

    #[test]
    fn no_two_names_are_alike_in_any_language() {
        let catalogue = shipped();
        for language in ["en", "ru", "bg"] {
            let strikes = catalogue.attack_types.iter().flat_map(|attack_type| &attack_type.cards);
            let names = catalogue.monsuno.iter().map(|monsuno| &monsuno.name).chain(strikes);
            let names: Vec<&str> = names.map(|name| name.get(language)).collect();
            assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{language}");
        }
    }

    #[test]
    fn strike_cards_of_a_type_are_named_in_turn() {
        let catalogue = shipped();
        let fang = catalogue.attack_type(&Symbol::new("fang")).unwrap();
        assert_eq!(fang.card_name(0, "en"), "Locked Jaw");
        assert_eq!(fang.card_name(fang.cards.len() + 1, "ru"), "Быстрый укус");
    }

    /// The place that is named when `from` is replaced by `to` in the shipped file.
    fn place(file: &str, from: &str, to: &str) -> String {
        let change = |text: &str| text.replacen(from, to, 1);
        let parsed = match file {
            "monsuno" => Catalogue::parse(&change(MONSUNO), STRIKES),
            _ => Catalogue::parse(MONSUNO, &change(STRIKES)),
        };
        let error = parsed.unwrap_err();
        assert_eq!(error.file, format!("cards/{file}.json"));
        error.place
    }

    #[test]
    fn a_fault_in_a_data_file_is_named_with_its_field() {
        assert_eq!(
            place("monsuno", r#""hit_points": 110"#, r#""hit_points": 9"#),
            "cards[0].hit_points"
        );
        assert_eq!(place("monsuno", r#""attack": 25"#, r#""attack": 0"#), "cards[0].attack");
        assert_eq!(
            place("monsuno", r#""boosted": 60"#, r#""boosted": 25"#),
            "cards[0].boosted"
        );
        assert_eq!(
            place("monsuno", r#"["fang", "gale"]"#, r#"["fang", "fnag"]"#),
            "cards[0].symbols[1]"
        );
        assert_eq!(
            place("monsuno", r#""deck": ["fang", "#, r#""deck": ["fnag", "#),
            "cards[0].deck[0]"
        );
        assert_eq!(
            place("monsuno", r#""id": "mossmaul""#, r#""id": "bramblehorn""#),
            "cards[1].id"
        );
        assert_eq!(
            place("monsuno", r#""figure": "bear""#, r#""figure": "stag""#),
            "cards[1].figure"
        );
        assert_eq!(
            place("monsuno", r#""faction": "thornwood""#, r#""faction": "thorns""#),
            "cards[0].faction"
        );
        assert_eq!(
            place("monsuno", r#""bg": "Трънорог""#, r#""bg": " ""#),
            "cards[0].name.bg"
        );
        assert!(place("monsuno", r#", "bg": "Трънорог""#, "").starts_with("line 12"));
        assert_eq!(
            place("strikes", r#""mark": "flame""#, r#""mark": "tooth""#),
            "attack_types[1].mark"
        );
        assert_eq!(
            place("strikes", r#""ru": "Клык""#, r#""ru": """#),
            "attack_types[0].name.ru"
        );
    }
}
