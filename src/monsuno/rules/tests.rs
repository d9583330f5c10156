//! Whole matches: every paragraph of the booklet and every reading of it.

use super::*;
use crate::chance::Chance;

fn symbols(names: &str) -> Vec<Symbol> {
    names.split_whitespace().map(Symbol::new).collect()
}

fn card(hit_points: u32, attack: u32, names: &str, boosted: u32) -> Card {
    Card {
        name: "Test".to_owned(),
        hit_points,
        attack,
        symbols: symbols(names),
        boosted,
    }
}

/// A match at the table, with player 0 as the first attacker.
struct Table {
    game: Match,
    chance: Chance,
}

impl Table {
    fn basic(options: Options) -> Self {
        let cards = [card(100, 30, "fire", 70), card(110, 25, "wind", 60)];
        Self::seat(Match::new(Level::Basic, options, cards, Default::default()).unwrap())
    }

    /// Player 0 has a card with `names` and a deck of `deck`; player 1 never finds a fitting card.
    fn plus(options: Options, names: &str, deck: &str) -> Self {
        let cards = [card(1000, 30, names, 70), card(1000, 25, "wind", 60)];
        let decks = [symbols(deck), symbols("ice ice ice ice ice")];
        Self::seat(Match::new(Level::Plus, options, cards, decks).unwrap())
    }

    fn seat(game: Match) -> Self {
        let mut table = Self {
            game,
            chance: Chance::new(5),
        };
        table.play(Event::Spin([2.0, 1.0]));
        table
    }

    fn play(&mut self, event: Event) {
        self.game.apply(&event, &mut self.chance).unwrap();
    }

    fn launch(&mut self, first: bool, second: bool) {
        self.play(Event::Launch {
            opened: [first, second],
        });
    }

    /// A turn of player 1 in which nothing opens.
    fn pass(&mut self) {
        assert_eq!(self.game.attacker(), Some(1));
        self.launch(false, false);
    }

    /// Fills a symbol with a turn of player 0, and lets player 1 shoot and miss unless the boost is offered.
    fn fill(&mut self) {
        self.launch(true, false);
        self.play(Event::Draw(true));
        if self.game.stage() == Stage::Launch {
            self.pass();
        }
    }

    fn refuses(&mut self, event: Event) -> RuleError {
        let before = self.game.clone();
        let error = self.game.apply(&event, &mut self.chance).unwrap_err();
        assert_eq!(self.game, before, "a refused event changed the match");
        error
    }
}

#[test]
fn the_capsule_that_spins_longer_makes_its_owner_the_attacker() {
    let cards = || [card(100, 30, "", 0), card(100, 30, "", 0)];
    for (spin, attacker) in [([3.2, 2.9], 0), ([0.0, 0.1], 1)] {
        let mut game = Match::new(Level::Basic, Options::default(), cards(), Default::default()).unwrap();
        assert_eq!((game.attacker(), game.defender()), (None, None));
        game.apply(&Event::Spin(spin), &mut Chance::new(0)).unwrap();
        assert_eq!((game.attacker(), game.defender()), (Some(attacker), Some(1 - attacker)));
        assert_eq!(game.stage(), Stage::Launch);
    }
}

#[test]
fn three_ties_call_for_the_coin_and_one_where_the_option_says_so() {
    for (duel_tie, ties) in [(DuelTie::SpinAgain, 3), (DuelTie::Coin, 1)] {
        let options = Options {
            duel_tie,
            ..Options::default()
        };
        let cards = [card(100, 30, "", 0), card(100, 30, "", 0)];
        let mut game = Match::new(Level::Basic, options, cards, Default::default()).unwrap();
        let mut chance = Chance::new(0);
        for _ in 0..ties {
            assert_eq!(game.stage(), Stage::DrawForRoles);
            game.apply(&Event::Spin([2.5, 2.5]), &mut chance).unwrap();
        }
        assert_eq!(game.stage(), Stage::Coin);
        assert_eq!(game.attacker(), None);
        assert_eq!(game.apply(&Event::Coin(2), &mut chance), Err(RuleError::NoPlayer(2)));
        game.apply(&Event::Coin(1), &mut chance).unwrap();
        assert_eq!(game.attacker(), Some(1));
    }
}

#[test]
fn a_spin_time_below_zero_or_not_a_number_is_refused() {
    let cards = [card(100, 30, "", 0), card(100, 30, "", 0)];
    let mut game = Match::new(Level::Basic, Options::default(), cards, Default::default()).unwrap();
    for wrong in [-1.0, f64::NAN, f64::INFINITY] {
        assert!(game.apply(&Event::Spin([1.0, wrong]), &mut Chance::new(0)).is_err());
        assert_eq!(game.stage(), Stage::DrawForRoles);
    }
}

#[test]
fn the_defender_loses_the_attack_of_every_figure_out_its_own_included() {
    for (opened, damage) in [([true, false], 30), ([false, true], 25), ([true, true], 55)] {
        let mut table = Table::basic(Options::default());
        table.launch(opened[0], opened[1]);
        assert_eq!(table.game.damage(), Some(damage));
        assert_eq!(table.game.hit_points(), [100, 110 - i64::from(damage)]);
    }
}

#[test]
fn roles_are_swapped_after_a_miss_and_after_a_battle_without_a_new_draw_for_roles() {
    let mut table = Table::basic(Options::default());
    table.launch(false, false);
    assert_eq!((table.game.attacker(), table.game.stage()), (Some(1), Stage::Launch));
    assert_eq!(table.game.damage(), None);
    table.launch(true, false);
    assert_eq!((table.game.attacker(), table.game.stage()), (Some(0), Stage::Launch));
    assert_eq!(table.game.hit_points(), [70, 110]);
}

#[test]
fn the_stricter_reading_asks_for_the_defenders_capsule() {
    let options = Options {
        battle_if: BattleIf::DefenderOpened,
        ..Options::default()
    };
    let mut table = Table::basic(options);
    table.launch(true, false);
    assert_eq!(table.game.damage(), None);
    table.launch(true, false);
    assert_eq!(
        table.game.damage(),
        Some(30),
        "player 0 defends now, and its own figure is out"
    );
}

#[test]
fn exactly_zero_hit_points_lose_and_the_last_attacker_stays_named() {
    let cards = [card(55, 30, "", 0), card(55, 25, "", 0)];
    let mut table = Table::seat(Match::new(Level::Basic, Options::default(), cards, Default::default()).unwrap());
    table.launch(true, true);
    assert_eq!(table.game.stage(), Stage::Over);
    assert_eq!((table.game.winner(), table.game.attacker()), (Some(0), Some(0)));
    assert_eq!(table.game.hit_points(), [55, 0]);
    assert_eq!(
        table.refuses(Event::Launch { opened: [true, true] }),
        RuleError::WrongStage { stage: Stage::Over }
    );
}

#[test]
fn below_zero_is_shown_as_zero_and_the_overkill_is_logged() {
    for (below_zero, shown) in [(BelowZero::Zero, 0), (BelowZero::Negative, -15)] {
        let options = Options {
            below_zero,
            ..Options::default()
        };
        let cards = [card(55, 30, "", 0), card(40, 25, "", 0)];
        let mut table = Table::seat(Match::new(Level::Basic, options, cards, Default::default()).unwrap());
        table.launch(true, true);
        assert_eq!(table.game.hit_points(), [55, shown]);
        let Some(Entry::Battle(battle)) = table.game.log().last() else {
            panic!("the battle is not on the sheet");
        };
        assert_eq!((battle.before, battle.after, battle.overkill), (40, shown, 15));
        assert_eq!(battle.counted, [Some(30), Some(25)]);
    }
}

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
fn the_boost_replaces_the_attackers_own_attack_and_costs_all_tucked_cards() {
    let mut table = Table::plus(Options::default(), "fire claw", "fire claw fire claw wind");
    table.fill();
    table.launch(true, true);
    table.play(Event::Draw(true));
    assert_eq!(
        table.game.stage(),
        Stage::Boost,
        "the last symbol was filled in this very turn"
    );
    table.play(Event::Boost(true));
    assert_eq!(table.game.damage(), Some(70 + 25));
    assert_eq!(table.game.occupied(0), [false, false]);
    assert_eq!((table.game.discards(0).len(), table.game.deck(0).len()), (2, 3));
    assert!(table.game.tucked(0).is_empty());
}

#[test]
fn a_declined_boost_keeps_the_cards_and_is_offered_again_without_a_draw() {
    let mut table = Table::plus(Options::default(), "fire", "fire claw fire claw wind");
    table.fill();
    table.play(Event::Boost(false));
    assert_eq!((table.game.damage(), table.game.occupied(0)), (Some(30), &[true][..]));
    table.pass();
    table.launch(true, false);
    assert_eq!(table.game.stage(), Stage::Boost);
}

#[test]
fn the_boost_can_be_put_off_to_the_next_attack() {
    let options = Options {
        boost_when: BoostWhen::NextAttack,
        ..Options::default()
    };
    let mut table = Table::plus(options, "fire", "fire claw fire claw wind");
    table.fill();
    assert_eq!(table.game.stage(), Stage::Launch);
    table.launch(true, false);
    assert_eq!(table.game.stage(), Stage::Boost);
}

#[test]
fn the_boost_needs_the_attackers_own_figure_unless_the_option_says_otherwise() {
    let mut table = Table::plus(Options::default(), "fire", "fire claw fire claw wind");
    table.launch(false, true);
    table.play(Event::Draw(true));
    assert_eq!((table.game.stage(), table.game.damage()), (Stage::Launch, Some(25)));
    let options = Options {
        boost_needs_own_figure: false,
        ..Options::default()
    };
    let mut table = Table::plus(options, "fire", "fire claw fire claw wind");
    table.launch(false, true);
    table.play(Event::Draw(true));
    table.play(Event::Boost(true));
    assert_eq!(table.game.damage(), Some(70 + 25));
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

#[test]
fn a_match_is_saved_and_read_back_whole() {
    let mut table = Table::plus(Options::default(), "fire claw", "fire claw wind wind wind");
    table.fill();
    table.launch(true, true);
    let text = serde_json::to_string(&table.game).unwrap();
    let mut again: Match = serde_json::from_str(&text).unwrap();
    assert_eq!(again, table.game);
    assert!(serde_json::from_str::<Match>(&text.replace(r#""attacker":0"#, r#""attacker":2"#)).is_err());
    table.play(Event::Draw(true));
    again.apply(&Event::Draw(true), &mut Chance::new(5)).unwrap();
    assert_eq!(again, table.game);
}

#[test]
fn in_basic_a_deck_is_refused_and_in_plus_a_card_without_symbols() {
    let cards = || [card(100, 30, "fire", 70), card(100, 30, "", 70)];
    let deck = || symbols("a b c d e");
    let basic = Match::new(Level::Basic, Options::default(), cards(), [Vec::new(), deck()]);
    assert_eq!(basic.unwrap_err().place, "decks[1]");
    let plus = Match::new(Level::Plus, Options::default(), cards(), [deck(), deck()]);
    assert_eq!(plus.unwrap_err().place, "cards[1].symbols");
}
