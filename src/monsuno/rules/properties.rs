//! What holds in every match, however it goes.

use proptest::prelude::*;

use super::*;
use crate::chance::Chance;

/// The options that the engine acts on, freely combined.
fn options() -> impl Strategy<Value = Options> {
    (any::<[bool; 9]>(), 1_usize..=5).prop_map(|(on, fewest)| Options {
        duel_tie: if on[0] { DuelTie::SpinAgain } else { DuelTie::Coin },
        battle_if: if on[1] {
            BattleIf::AnyOpened
        } else {
            BattleIf::DefenderOpened
        },
        draw_optional: on[2],
        unfit_card: if on[3] { UnfitCard::Shuffled } else { UnfitCard::Bottom },
        same_symbol_twice: if on[4] {
            SameSymbolTwice::OwnSlots
        } else {
            SameSymbolTwice::OneCard
        },
        boost_when: if on[5] {
            BoostWhen::SameTurn
        } else {
            BoostWhen::NextAttack
        },
        boost_needs_own_figure: on[6],
        deck_empty: if on[7] { DeckEmpty::NoDraw } else { DeckEmpty::Reshuffle },
        below_zero: if on[8] { BelowZero::Zero } else { BelowZero::Negative },
        deck_size: [fewest, 10],
        ..Options::default()
    })
}

fn symbols(sizes: core::ops::RangeInclusive<usize>) -> impl Strategy<Value = Vec<Symbol>> {
    let names = prop::sample::select(vec!["fire", "claw", "wind"]);
    prop::collection::vec(names.prop_map(Symbol::new), sizes)
}

fn card() -> impl Strategy<Value = Card> {
    (1_u32..400, 0_u32..40, symbols(1..=3), 1_u32..90).prop_map(|(hit_points, attack, symbols, boosted)| Card {
        name: "Test".to_owned(),
        hit_points,
        attack,
        symbols,
        boosted,
    })
}

fn new_match() -> impl Strategy<Value = Match> {
    let decks = [symbols(5..=10), symbols(5..=10)];
    (any::<bool>(), options(), [card(), card()], decks).prop_map(|(plus, options, cards, decks)| {
        let (level, decks) = if plus {
            (Level::Plus, decks)
        } else {
            (Level::Basic, Default::default())
        };
        Match::new(level, options, cards, decks).expect("sound by construction")
    })
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        [0_u8..3, 0_u8..3].prop_map(|seconds| Event::Spin(seconds.map(f64::from))),
        (0_usize..3).prop_map(Event::Coin),
        any::<[bool; 2]>().prop_map(|opened| Event::Launch { opened }),
        any::<[bool; 2]>().prop_map(|opened| Event::Launch { opened }),
        any::<bool>().prop_map(Event::Draw),
        any::<bool>().prop_map(Event::Boost),
    ]
}

fn cards_in_play(game: &Match, player: usize) -> usize {
    game.deck(player).len() + game.tucked(player).len() + game.discards(player).len()
}

fn check_step(before: &Match, event: &Event, after: &Match) -> Result<(), TestCaseError> {
    prop_assert_ne!(before.stage(), Stage::Over, "something was played after the end");
    for player in 0..2 {
        prop_assert!(
            after.hit_points()[player] <= before.hit_points()[player],
            "hit points rose"
        );
        prop_assert_eq!(
            cards_in_play(after, player),
            cards_in_play(before, player),
            "a strike card was lost or made"
        );
        prop_assert_eq!(after.occupied(player).len(), after.cards()[player].symbols.len());
    }
    if let Some(attacker) = before.attacker() {
        let turn_is_over = after.stage() == Stage::Launch;
        prop_assert_eq!(
            after.attacker() == Some(1 - attacker),
            turn_is_over,
            "roles did not alternate"
        );
    }
    if let Some(damage) = after.damage() {
        let Some(Entry::Battle(battle)) = after.log().last() else {
            return Err(TestCaseError::fail("a battle is not on the score sheet"));
        };
        prop_assert_eq!(battle.boosted, *event == Event::Boost(true));
        let attack = |player: usize| {
            let card = &after.cards()[player];
            if battle.boosted && player == battle.attacker {
                card.boosted
            } else if battle.opened[player] {
                card.attack
            } else {
                0
            }
        };
        prop_assert_eq!(
            damage,
            attack(0) + attack(1),
            "the damage is not the sum of the figures out"
        );
        prop_assert!(
            battle.opened[0] || battle.opened[1],
            "a battle without an opened capsule"
        );
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_match_keeps_the_rules(
        mut game in new_match(),
        events in prop::collection::vec(event(), 0..200),
        seed in any::<u64>(),
    ) {
        let mut chance = Chance::new(seed);
        for event in &events {
            let before = game.clone();
            if game.apply(event, &mut chance).is_ok() {
                check_step(&before, event, &game)?;
            } else {
                prop_assert_eq!(&before, &game, "a refused event changed the match");
            }
        }
        prop_assert_eq!(game.winner().is_some(), game.stage() == Stage::Over);
        prop_assert_eq!(game.winner().is_some(), game.hit_points().iter().any(|&points| points <= 0));
    }

    #[test]
    fn no_saved_text_makes_the_rules_panic(game in new_match(), events in prop::collection::vec(event(), 0..40)) {
        // A save with the card's symbols and the deck cut off: still a match that can be read, and played.
        let mut saved = serde_json::to_value(&game).expect("a match can be written");
        saved["cards"][0]["symbols"] = serde_json::json!([]);
        saved["strikes"][0]["deck"] = serde_json::json!([]);
        saved["stage"] = serde_json::json!("draw");
        saved["cards"][0]["attack"] = serde_json::json!(u32::MAX);
        saved["hit_points"] = serde_json::json!([i64::MIN, i64::MIN]);
        let mut game: Match = serde_json::from_value(saved).expect("a match can be read");
        let mut chance = Chance::new(0);
        for event in &events {
            let _ = game.apply(event, &mut chance);
        }
    }
}
