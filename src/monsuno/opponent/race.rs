//! What hit points are worth: the attacker's race to the last of them, reckoned over all battles to come.
//!
//! A win now is worth 1, a win by a later attack as much less as the attacker is likely to lose before it. It is reckoned from
//! what everybody at the table knows: cards, hit points, symbols occupied, and which strike cards the deck still has. Of
//! their order it knows that a card put under the deck (`unfit_card`) comes after those that lie above it, no more.

use std::collections::BTreeMap;

use super::profile::{Expectation, Mind};
use crate::monsuno::rules::{BattleIf, BoostWhen, DeckEmpty, Entry, Level, Match, SameSymbolTwice, Symbol, UnfitCard};

/// What each end of a launch stage is worth to the attacker, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Worth {
    /// By whether the defender's, then the attacker's capsule opened.
    ends: [[f64; 2]; 2],
}

impl Worth {
    /// For whoever thinks of nothing but the defender's figure.
    pub const KNOCK_OUT: Self = Self {
        ends: [[0.0, 0.0], [1.0, 1.0]],
    };

    /// The worth of an end.
    pub fn of(&self, defender_opened: bool, attacker_opened: bool) -> f64 {
        self.ends[usize::from(defender_opened)][usize::from(attacker_opened)]
    }

    /// The worth of the end that suits the attacker best.
    pub fn best(&self) -> f64 {
        self.ends.as_flattened().iter().copied().fold(0.0, f64::max)
    }
}

/// What the race depends on before an attack.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    /// The hit points left to take, in units: each a hit point, or several where there are very many.
    points: u32,
    /// Which of the attacker's symbols are occupied, a bit each.
    occupied: u64,
    /// How many cards of each type of [`Race::kinds`] the deck has, and last, how many that fit no symbol at all.
    deck: Vec<u8>,
    /// The same of the cards that were put under the deck: they come when those of `deck` are drawn.
    under: Vec<u8>,
}

/// Hit points are told apart in at most this many steps.
const STEPS: i64 = 256;

/// One player's race as the attacker.
#[derive(Debug)]
pub(super) struct Race {
    expects: Expectation,
    patience: f64,
    level: Level,
    battle_if: BattleIf,
    boost_when: BoostWhen,
    needs_own_figure: bool,
    one_card: bool,
    unfit_card: UnfitCard,
    deck_empty: DeckEmpty,
    /// Damage by the attacker's figure, the defender's, and the boosted attack, in units.
    attack: u32,
    against_itself: u32,
    boosted: u32,
    /// The different symbols of the card, and for each of its symbols which of them it is.
    kinds: Vec<Symbol>,
    symbols: Vec<usize>,
    /// All strike cards, wherever they are, counted as in [`Standing::deck`].
    all_cards: Vec<u8>,
    now: Standing,
    known: BTreeMap<Standing, f64>,
}

impl Race {
    /// The race of `player` from where `rules` stand.
    pub fn of(rules: &Match, player: usize, mind: &Mind) -> Self {
        let (own, other) = (&rules.cards()[player], &rules.cards()[1 - player]);
        let left = rules.hit_points()[1 - player].max(1);
        let unit = (left + STEPS - 1) / STEPS;
        let units = |points: u32| ((i64::from(points) + unit / 2) / unit).max(i64::from(points > 0)) as u32;
        let mut kinds: Vec<Symbol> = Vec::new();
        // More symbols than bits to tell them apart are on no card.
        for symbol in own.symbols.iter().take(64) {
            if !kinds.contains(symbol) {
                kinds.push(symbol.clone());
            }
        }
        let place = |symbol: &Symbol| kinds.iter().position(|kind| kind == symbol);
        let symbols: Vec<usize> = own.symbols.iter().take(64).filter_map(place).collect();
        let count = |cards: &mut dyn Iterator<Item = &Symbol>| {
            let mut counted = vec![0_u8; kinds.len() + 1];
            for card in cards {
                let kind = place(card).unwrap_or(kinds.len());
                counted[kind] = counted[kind].saturating_add(1);
            }
            counted
        };
        let above = rules.deck(player).len() - put_under(rules, player);
        let (deck, under) = (
            count(&mut rules.deck(player).iter().take(above)),
            count(&mut rules.deck(player).iter().skip(above)),
        );
        let used = rules.tucked(player).iter().chain(rules.discards(player));
        let all_cards = count(&mut rules.deck(player).iter().chain(used));
        let occupied = rules.occupied(player).iter().take(64).enumerate();
        let now = Standing {
            points: units(left.min(i64::from(u32::MAX)) as u32),
            occupied: occupied.fold(0, |bits, (slot, &taken)| bits | u64::from(taken) << slot),
            deck,
            under,
        };
        let options = rules.options();
        Self {
            expects: mind.expects,
            patience: mind.patience * (1.0 - peril(rules, player, &mind.expects)),
            level: rules.level(),
            battle_if: options.battle_if,
            boost_when: options.boost_when,
            needs_own_figure: options.boost_needs_own_figure,
            one_card: options.same_symbol_twice == SameSymbolTwice::OneCard,
            unfit_card: options.unfit_card,
            deck_empty: options.deck_empty,
            attack: units(own.attack),
            against_itself: units(other.attack),
            boosted: units(own.boosted),
            kinds,
            symbols,
            all_cards,
            now,
            known: BTreeMap::new(),
        }
    }

    /// What the ends of the attack that is on are worth.
    pub fn worth(&mut self) -> Worth {
        let now = self.now.clone();
        let miss = self.patience * self.value(&now);
        let [defender, attacker, both] =
            [(true, false), (false, true), (true, true)].map(|(defender, attacker)| self.end(&now, defender, attacker));
        Worth {
            ends: [[miss, attacker], [defender, both]],
        }
    }

    /// What the battle that is on is worth with the boosted attack, or with the ordinary one.
    pub fn battle_now(&mut self, boosts: bool, defender: bool, attacker: bool) -> f64 {
        let now = self.now.clone();
        self.battle(&now, boosts, defender, attacker)
    }

    /// Whether a card of the deck fits a free symbol.
    pub fn a_card_fits(&self) -> bool {
        let Standing { deck, under, .. } = &self.now;
        (0..self.kinds.len()).any(|kind| deck[kind] + under[kind] > 0 && self.free(&self.now, kind).is_some())
    }

    /// The worth before an attack.
    fn value(&mut self, at: &Standing) -> f64 {
        if let Some(&known) = self.known.get(at) {
            return known;
        }
        let Expectation {
            both,
            defender,
            attacker,
        } = self.expects;
        let mut sum = 0.0;
        let mut lost = 1.0;
        for (chance, defender, attacker) in [(both, true, true), (defender, true, false), (attacker, false, true)] {
            if chance > 0.0 && self.counts(defender, attacker) && self.progress(defender, attacker) {
                sum += chance * self.end(at, defender, attacker);
                lost -= chance;
            }
        }
        // A miss leads to the same standing again.
        let value = sum / (1.0 - self.patience * lost).max(1e-9);
        self.known.insert(at.clone(), value);
        value
    }

    fn counts(&self, defender: bool, attacker: bool) -> bool {
        match self.battle_if {
            BattleIf::AnyOpened => defender || attacker,
            BattleIf::DefenderOpened => defender,
        }
    }

    /// Whether such a battle takes hit points at all. One that does not is no progress.
    fn progress(&self, defender: bool, attacker: bool) -> bool {
        (defender && self.against_itself > 0) || (attacker && self.attack > 0)
    }

    /// The worth of an attack that opened these: a card drawn, the better of boosting and not.
    fn end(&mut self, at: &Standing, defender: bool, attacker: bool) -> f64 {
        if !self.counts(defender, attacker) {
            return self.patience * self.value(at);
        }
        if self.level == Level::Basic {
            return self.battle(at, false, defender, attacker);
        }
        if self.all_occupied(at) {
            return self.best_battle(at, defender, attacker);
        }
        let at = &self.made_ready(at);
        let cards: u32 = at.deck.iter().map(|&count| u32::from(count)).sum();
        if cards == 0 {
            return self.battle(at, false, defender, attacker);
        }
        let mut sum = 0.0;
        for kind in (0..at.deck.len()).filter(|&kind| at.deck[kind] > 0) {
            let after = self.drawn(at, kind);
            let worth = if self.all_occupied(&after) && self.boost_when == BoostWhen::SameTurn {
                self.best_battle(&after, defender, attacker)
            } else {
                self.battle(&after, false, defender, attacker)
            };
            sum += f64::from(at.deck[kind]) * worth;
        }
        sum / f64::from(cards)
    }

    /// With a card to draw, if there is one: the cards put under the deck have come to its top, or (`deck_empty`) the
    /// discards have come back.
    fn made_ready(&self, at: &Standing) -> Standing {
        let mut ready = at.clone();
        if is_empty(&ready.deck) {
            std::mem::swap(&mut ready.deck, &mut ready.under);
        }
        if is_empty(&ready.deck) && self.deck_empty == DeckEmpty::Reshuffle {
            ready.deck.clone_from(&self.all_cards);
            for kind in 0..self.kinds.len() {
                let taken = self.slots(kind).filter(|slot| at.occupied >> slot & 1 == 1).count();
                let tucked = if self.one_card { taken.min(1) } else { taken };
                ready.deck[kind] = ready.deck[kind].saturating_sub(tucked as u8);
            }
        }
        ready
    }

    /// After a card of this kind was drawn: tucked where it fits, else put back.
    fn drawn(&self, at: &Standing, kind: usize) -> Standing {
        let mut after = at.clone();
        match self.free(at, kind) {
            Some(slot) => {
                after.deck[kind] -= 1;
                after.occupied |= 1 << slot;
                if self.one_card {
                    after.occupied |= self.slots(kind).fold(0, |bits, slot| bits | 1 << slot);
                }
            }
            None if self.unfit_card == UnfitCard::Bottom => {
                after.deck[kind] -= 1;
                after.under[kind] += 1;
            }
            None => {}
        }
        after
    }

    fn best_battle(&mut self, at: &Standing, defender: bool, attacker: bool) -> f64 {
        let ordinary = self.battle(at, false, defender, attacker);
        if attacker || !self.needs_own_figure {
            ordinary.max(self.battle(at, true, defender, attacker))
        } else {
            ordinary
        }
    }

    /// The worth of a battle: what it leaves to do.
    fn battle(&mut self, at: &Standing, boosts: bool, defender: bool, attacker: bool) -> f64 {
        let own = match (boosts, attacker) {
            (true, _) => self.boosted,
            (false, true) => self.attack,
            (false, false) => 0,
        };
        let damage = own + if defender { self.against_itself } else { 0 };
        if damage >= at.points {
            return 1.0;
        }
        let mut left = Standing {
            points: at.points - damage,
            ..at.clone()
        };
        if boosts {
            left.occupied = 0;
        }
        // Without damage nothing is won by going on; the race must come to an end, too.
        if damage == 0 {
            return 0.0;
        }
        self.patience * self.value(&left)
    }

    fn all_occupied(&self, at: &Standing) -> bool {
        at.occupied.count_ones() as usize >= self.symbols.len()
    }

    /// A free symbol of this kind.
    fn free(&self, at: &Standing, kind: usize) -> Option<usize> {
        self.slots(kind).find(|slot| at.occupied >> slot & 1 == 0)
    }

    /// The symbols of this kind.
    fn slots(&self, kind: usize) -> impl Iterator<Item = usize> {
        (0..self.symbols.len()).filter(move |&slot| self.symbols[slot] == kind)
    }
}

fn is_empty(cards: &[u8]) -> bool {
    cards.iter().all(|&count| count == 0)
}

/// How many cards at the bottom of `player`'s deck everybody saw put there (`unfit_card`): all draws were open.
fn put_under(rules: &Match, player: usize) -> usize {
    if rules.options().unfit_card != UnfitCard::Bottom {
        return 0;
    }
    let used = rules.tucked(player).len() + rules.discards(player).len();
    let (mut above, mut under) = (rules.deck(player).len() + used, 0);
    for entry in rules.log() {
        match entry {
            Entry::Drawn {
                player: who,
                under: place,
                ..
            } if *who == player => {
                if above == 0 {
                    (above, under) = (under, 0);
                }
                above = above.saturating_sub(1);
                under += usize::from(place.is_none());
            }
            Entry::Reshuffled { player: who, cards } if *who == player => (above, under) = (*cards, 0),
            _ => {}
        }
    }
    under.min(rules.deck(player).len())
}

/// How likely `player` is to lose all hit points in the other's next attack.
fn peril(rules: &Match, player: usize, expects: &Expectation) -> f64 {
    let other = 1 - player;
    let left = rules.hit_points()[player];
    let ready = !rules.occupied(other).is_empty() && rules.occupied(other).iter().all(|&taken| taken);
    let strike = if ready {
        rules.cards()[other].boosted
    } else {
        rules.cards()[other].attack
    };
    let own = i64::from(rules.cards()[player].attack);
    let strike = i64::from(strike);
    [
        (expects.both, strike + own),
        (expects.defender, own),
        (expects.attacker, strike),
    ]
    .into_iter()
    .filter(|&(_, damage)| damage >= left)
    .map(|(chance, _)| chance)
    .sum()
}
