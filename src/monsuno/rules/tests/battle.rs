//! Battle and the end; what a match is begun with, and kept as.

use super::*;

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
