//! Strike decks: what may be brought, and one player's cards in the course of a match.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Card, SameSymbolTwice, SetupError, Symbol, UnfitCard};
use crate::chance::Chance;

/// `cards` in random order, as they lie before the match.
#[must_use]
pub fn shuffled(mut cards: Vec<Symbol>, chance: &mut Chance) -> Vec<Symbol> {
    chance.shuffle(&mut cards);
    cards
}

/// The symbols of `card` that `deck` cannot fill: worth a warning, since the boosted attack is then out of reach.
/// A symbol that the card carries twice asks for two strike cards, or with `one_card` for one.
#[must_use]
pub fn missing_strikes(card: &Card, deck: &[Symbol], same_symbol_twice: SameSymbolTwice) -> Vec<Symbol> {
    let mut needed = card.symbols.clone();
    if same_symbol_twice == SameSymbolTwice::OneCard {
        needed.sort();
        needed.dedup();
    }
    let mut left = deck.to_vec();
    needed.retain(|symbol| match left.iter().position(|card| card == symbol) {
        Some(place) => {
            left.swap_remove(place);
            false
        }
        None => true,
    });
    needed
}

/// Refuses a deck of player `player` that is smaller or larger than `deck_size` allows.
pub(super) fn check(deck: &[Symbol], player: usize, [fewest, most]: [usize; 2]) -> Result<(), SetupError> {
    let place = format!("decks[{player}]");
    if !(fewest..=most).contains(&deck.len()) {
        let problem = format!("{} strike cards: a deck has {fewest} to {most}", deck.len());
        return Err(SetupError::new(place, problem));
    }
    match deck.iter().position(|card| card.name().is_empty()) {
        Some(index) => Err(SetupError::new(
            format!("{place}[{index}]"),
            "an attack type needs a name",
        )),
        None => Ok(()),
    }
}

/// The strike cards of one player: in the deck, under symbols, discarded. None is ever lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Strikes {
    /// Face down, the top first.
    pub(super) deck: VecDeque<Symbol>,
    /// Tucked under the card.
    pub(super) tucked: Vec<Symbol>,
    /// Used up.
    pub(super) discards: Vec<Symbol>,
    /// For each symbol of the card, whether a tucked card occupies it.
    pub(super) occupied: Vec<bool>,
}

impl Strikes {
    pub(super) fn new(deck: Vec<Symbol>, symbols: usize) -> Self {
        Self {
            deck: deck.into(),
            tucked: Vec::new(),
            discards: Vec::new(),
            occupied: vec![false; symbols],
        }
    }

    pub(super) fn every_symbol_occupied(&self) -> bool {
        self.occupied.iter().all(|&occupied| occupied)
    }

    /// Tucks `drawn` under a free symbol of its type and says which, or leaves it if there is none.
    pub(super) fn tuck(&mut self, drawn: &Symbol, symbols: &[Symbol], twice: SameSymbolTwice) -> Option<usize> {
        let mut free = symbols
            .iter()
            .zip(&mut self.occupied)
            .enumerate()
            .filter(|(_, (symbol, occupied))| *symbol == drawn && !**occupied);
        let (place, (_, slot)) = free.next()?;
        *slot = true;
        if twice == SameSymbolTwice::OneCard {
            for (_, (_, slot)) in free {
                *slot = true;
            }
        }
        self.tucked.push(drawn.clone());
        Some(place)
    }

    /// Puts a drawn card that fits no free symbol back.
    pub(super) fn put_back(&mut self, unfit: Symbol, where_to: UnfitCard, chance: &mut Chance) {
        self.deck.push_back(unfit);
        if where_to == UnfitCard::Shuffled {
            chance.shuffle(self.deck.make_contiguous());
        }
    }

    /// Makes the shuffled discards the deck.
    pub(super) fn reshuffle(&mut self, chance: &mut Chance) {
        self.deck.extend(self.discards.drain(..));
        chance.shuffle(self.deck.make_contiguous());
    }

    /// Discards all tucked cards: the boosted attack was dealt.
    pub(super) fn discard_tucked(&mut self) {
        self.discards.append(&mut self.tucked);
        self.occupied.fill(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(names: &str) -> Vec<Symbol> {
        names.split_whitespace().map(Symbol::new).collect()
    }

    fn card(names: &str) -> Card {
        Card {
            name: "Test".to_owned(),
            hit_points: 100,
            attack: 30,
            symbols: symbols(names),
            boosted: 70,
        }
    }

    #[test]
    fn a_symbol_without_a_matching_card_is_found() {
        let twice = SameSymbolTwice::OwnSlots;
        assert!(missing_strikes(&card("fire claw"), &symbols("claw fire wind"), twice).is_empty());
        assert_eq!(
            missing_strikes(&card("fire claw"), &symbols("fire fire wind"), twice),
            symbols("claw")
        );
    }

    #[test]
    fn a_symbol_twice_asks_for_two_cards_unless_one_card_fills_both() {
        let deck = symbols("fire claw");
        assert_eq!(
            missing_strikes(&card("fire fire"), &deck, SameSymbolTwice::OwnSlots),
            symbols("fire")
        );
        assert!(missing_strikes(&card("fire fire"), &deck, SameSymbolTwice::OneCard).is_empty());
    }

    #[test]
    fn a_deck_of_four_or_eleven_is_refused_with_the_reason() {
        for size in [0, 4, 11] {
            let error = check(&vec![Symbol::new("fire"); size], 1, [5, 10]).unwrap_err();
            assert_eq!(error.place, "decks[1]");
            assert!(error.problem.contains("5 to 10"), "{error}");
        }
        assert!(check(&symbols("a b c d e"), 0, [5, 10]).is_ok());
    }

    #[test]
    fn shuffling_keeps_the_cards() {
        let deck = symbols("a b c d e f g");
        let mut mixed = shuffled(deck.clone(), &mut Chance::new(3));
        assert_ne!(mixed, deck);
        mixed.sort();
        assert_eq!(mixed, deck);
    }
}
