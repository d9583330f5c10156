//! The cards of Basic+: whether to draw, whether to deal the boosted attack.

use super::profile::Profile;
use super::race::Race;
use crate::chance::Chance;
use crate::monsuno::rules::Match;

/// Whether the attacker draws a strike card.
pub(super) fn draws(rules: &Match, player: usize, profile: &Profile, chance: &mut Chance) -> bool {
    if !rules.options().draw_optional {
        return true;
    }
    if profile.cards.plans {
        // A card that fits costs nothing; a deck without one is left alone.
        return Race::of(rules, player, &profile.mind).a_card_fits();
    }
    chance.unit() >= profile.cards.forgets
}

/// Whether the attacker deals the boosted attack.
pub(super) fn boosts(rules: &Match, player: usize, profile: &Profile, chance: &mut Chance) -> bool {
    if profile.cards.plans {
        let [defender, attacker] = [1 - player, player].map(|of| rules.opened()[of]);
        let mut race = Race::of(rules, player, &profile.mind);
        let ordinary = race.battle_now(false, defender, attacker);
        return race.battle_now(true, defender, attacker) >= ordinary;
    }
    chance.unit() >= profile.cards.forgets
}
