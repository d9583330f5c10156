//! Draw for roles, and how the roles alternate.

use super::*;

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
fn roles_are_swapped_after_a_miss_and_after_a_battle_without_a_new_draw_for_roles() {
    let mut table = Table::basic(Options::default());
    table.launch(false, false);
    assert_eq!((table.game.attacker(), table.game.stage()), (Some(1), Stage::Launch));
    assert_eq!(table.game.damage(), None);
    table.launch(true, false);
    assert_eq!((table.game.attacker(), table.game.stage()), (Some(0), Stage::Launch));
    assert_eq!(table.game.hit_points(), [70, 110]);
}
