//! The boosted attack.

use super::*;

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
