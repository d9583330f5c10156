//! What a data file of cards must fulfil, each fault named with its file and field.

use std::collections::HashSet;

use super::{Catalogue, Monsuno, Text};
use crate::data::{DataError, within};
use crate::monsuno::rules::{SameSymbolTwice, missing_strikes};
use crate::words::Language;

impl Catalogue {
    pub(super) fn check(&self) -> Result<(), DataError> {
        self.check_attack_types()?;
        self.check_factions()?;
        self.check_monsuno()
    }

    fn check_attack_types(&self) -> Result<(), DataError> {
        let file = Self::STRIKE_FILE;
        check_unique(file, "attack_types", "id", &self.attack_types, |attack_type| {
            attack_type.id.name()
        })?;
        check_unique(file, "attack_types", "mark", &self.attack_types, |attack_type| {
            &attack_type.mark
        })?;
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
        check_unique(file, "factions", "id", &self.factions, |faction| &faction.id)?;
        let mut factions = self.factions.iter().enumerate();
        factions.try_for_each(|(index, faction)| faction.name.check(file, &format!("factions[{index}].name")))
    }

    fn check_monsuno(&self) -> Result<(), DataError> {
        let file = Self::MONSUNO_FILE;
        check_unique(file, "cards", "id", &self.monsuno, |monsuno| &monsuno.id)?;
        check_unique(file, "cards", "figure", &self.monsuno, |monsuno| &monsuno.figure)?;
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
            for (index, symbol) in symbols.iter().enumerate() {
                if self.attack_type(symbol).is_none() {
                    let problem = format!("there is no attack type `{symbol}` in {}", Self::STRIKE_FILE);
                    return refuse(&format!("{field}[{index}]"), problem);
                }
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

impl Text {
    fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        for language in Language::ALL {
            let text = self.0.get(&language).map_or("", String::as_str);
            if text.trim().is_empty() || text.contains('\n') {
                let place = format!("{place}.{}", language.code());
                return Err(DataError::new(file, place, "one line of text is expected"));
            }
        }
        Ok(())
    }
}

/// Refuses an item whose `field` is empty or the same as that of an earlier one.
fn check_unique<T>(file: &str, list: &str, field: &str, items: &[T], key: fn(&T) -> &str) -> Result<(), DataError> {
    let mut seen = HashSet::new();
    for (index, key) in items.iter().map(key).enumerate() {
        let refuse = |problem: String| Err(DataError::new(file, format!("{list}[{index}].{field}"), problem));
        if key.is_empty() {
            return refuse("a name is expected".to_owned());
        }
        if !seen.insert(key) {
            return refuse(format!("`{key}` is taken by an earlier one"));
        }
    }
    Ok(())
}
