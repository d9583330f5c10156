//! Strike cards: drawn, tucked, put back, run out of.

use super::*;

#[test]
fn a_fitting_card_is_tucked_under_its_symbol() {
    let mut table = Table::plus(Options::default(), "fire claw", "claw fire wind wind wind");
    table.launch(true, false);
    assert_eq!(table.game.stage(), Stage::Draw);
    table.play(Event::Draw(true));
    assert_eq!(table.game.occupied(0), [false, true]);
    assert_eq!(table.game.deck(0).len(), 4);
    assert_eq!(table.game.damage(), Some(30));
    let drawn = Entry::Drawn {
        player: 0,
        card: Symbol::new("claw"),
        under: Some(1),
    };
    assert!(table.game.log().contains(&drawn));
}

#[test]
fn a_card_for_an_occupied_symbol_does_not_fit() {
    let mut table = Table::plus(Options::default(), "fire claw", "fire fire fire fire fire");
    table.fill();
    table.fill();
    assert_eq!(table.game.occupied(0), [true, false]);
    assert_eq!(table.game.deck(0).len(), 4);
}

#[test]
fn an_unfit_card_goes_under_the_deck_or_is_shuffled_into_it() {
    let bottom = Options {
        unfit_card: UnfitCard::Bottom,
        ..Options::default()
    };
    let mut table = Table::plus(bottom, "fire", "a b c d e f g");
    table.fill();
    assert!(table.game.deck(0).iter().eq(&symbols("b c d e f g a")));
    let mut table = Table::plus(Options::default(), "fire", "a b c d e f g");
    table.fill();
    let mut deck: Vec<Symbol> = table.game.deck(0).iter().cloned().collect();
    assert_ne!(deck, symbols("b c d e f g a"), "not shuffled");
    deck.sort();
    assert_eq!(deck, symbols("a b c d e f g"));
}

#[test]
fn a_draw_may_be_declined_unless_the_option_forbids_it() {
    let mut table = Table::plus(Options::default(), "fire", "fire wind wind wind wind");
    table.launch(false, true);
    table.play(Event::Draw(false));
    assert_eq!((table.game.damage(), table.game.deck(0).len()), (Some(25), 5));
    let options = Options {
        draw_optional: false,
        ..Options::default()
    };
    let mut table = Table::plus(options, "fire", "fire wind wind wind wind");
    table.launch(false, true);
    assert_eq!(table.refuses(Event::Draw(false)), RuleError::DrawDeclined);
    table.play(Event::Draw(true));
}

#[test]
fn without_an_opened_capsule_no_card_is_offered() {
    let mut table = Table::plus(Options::default(), "fire", "fire wind wind wind wind");
    table.launch(false, false);
    assert_eq!((table.game.stage(), table.game.attacker()), (Stage::Launch, Some(1)));
}

#[test]
fn a_symbol_twice_is_two_slots_or_one_card_fills_both() {
    let mut table = Table::plus(Options::default(), "fire fire", "fire fire wind wind wind");
    table.fill();
    assert_eq!(table.game.occupied(0), [true, false]);
    let options = Options {
        same_symbol_twice: SameSymbolTwice::OneCard,
        ..Options::default()
    };
    let mut table = Table::plus(options, "fire claw fire", "fire claw wind wind wind");
    table.fill();
    assert_eq!(table.game.occupied(0), [true, false, true]);
    table.fill();
    table.play(Event::Boost(true));
    assert_eq!(table.game.discards(0).len(), 2, "two cards filled three symbols");
}

/// A card with one symbol and a deck of five that all fit, boosted five times: the deck is exhausted.
fn exhausted(options: Options) -> Table {
    let mut table = Table::plus(options, "fire", "fire fire fire fire fire");
    for round in 1..=5 {
        table.launch(true, false);
        table.play(Event::Draw(true));
        table.play(Event::Boost(true));
        table.pass();
        assert_eq!(
            (table.game.deck(0).len(), table.game.discards(0).len()),
            (5 - round, round)
        );
    }
    table
}

#[test]
fn an_empty_deck_means_no_draw_and_the_turn_goes_on() {
    let mut table = exhausted(Options::default());
    table.launch(true, false);
    assert_eq!(table.game.damage(), Some(30));
    assert_eq!(table.game.attacker(), Some(1));
    assert_eq!((table.game.deck(0).len(), table.game.discards(0).len()), (0, 5));
    assert!(table.game.log().contains(&Entry::DeckEmpty { player: 0 }));
}

#[test]
fn with_the_option_the_discards_become_the_deck_once() {
    let options = Options {
        deck_empty: DeckEmpty::Reshuffle,
        ..Options::default()
    };
    let mut table = exhausted(options);
    table.launch(true, false);
    assert_eq!(table.game.stage(), Stage::Draw);
    assert_eq!((table.game.deck(0).len(), table.game.discards(0).len()), (5, 0));
    table.play(Event::Draw(false));
    table.pass();
    table.launch(true, false);
    assert_eq!(
        (table.game.deck(0).len(), table.game.discards(0).len()),
        (5, 0),
        "dealt twice"
    );
}

#[test]
fn a_reshuffle_without_discards_is_an_empty_deck() {
    let options = Options {
        deck_empty: DeckEmpty::Reshuffle,
        deck_size: [1, 10],
        ..Options::default()
    };
    let mut table = Table::plus(options, "fire claw", "fire");
    table.fill();
    table.launch(true, false);
    assert_eq!((table.game.stage(), table.game.damage()), (Stage::Launch, Some(30)));
}
