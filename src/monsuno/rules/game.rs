//! The match: draw for roles, launch, battle, and again with the roles swapped, until somebody has no hit points left.

use std::collections::VecDeque;

use serde::{Deserialize, Deserializer, Serialize};

use super::deck::Strikes;
use super::{
    Battle, BattleIf, BelowZero, BoostWhen, Card, DeckEmpty, Entry, Event, Level, Options, RuleError, SetupError,
    Stage, Symbol, setup,
};
use crate::chance::Chance;

/// A match between players 0 and 1. Lists are by player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    level: Level,
    options: Options,
    cards: [Card; 2],
    strikes: [Strikes; 2],
    stage: Stage,
    /// Meaningless before the roles are drawn.
    #[serde(deserialize_with = "player")]
    attacker: usize,
    ties: u8,
    /// Below zero, too.
    hit_points: [i64; 2],
    /// Whose capsule opened in the last launch stage.
    opened: [bool; 2],
    damage: Option<u32>,
    log: Vec<Entry>,
}

impl Match {
    /// A match before the draw for roles. The decks are taken as given, top card first; Basic has none.
    ///
    /// # Errors
    /// Options or card numbers out of range, a deck of a refused size; in Basic a deck, in Basic+ a card
    /// without symbols or boosted attack.
    pub fn new(level: Level, options: Options, cards: [Card; 2], decks: [Vec<Symbol>; 2]) -> Result<Self, SetupError> {
        setup::check(level, &options, &cards, &decks)?;
        let [first, second] = decks;
        let strikes = [
            Strikes::new(first, cards[0].symbols.len()),
            Strikes::new(second, cards[1].symbols.len()),
        ];
        Ok(Self {
            level,
            hit_points: cards.each_ref().map(|card| i64::from(card.hit_points)),
            options,
            cards,
            strikes,
            stage: Stage::DrawForRoles,
            attacker: 0,
            ties: 0,
            opened: [false; 2],
            damage: None,
            log: Vec::new(),
        })
    }

    /// Plays `event`. The generator is drawn from when a deck is shuffled, and never else.
    ///
    /// # Errors
    /// When the event does not fit the stage; then nothing has changed.
    pub fn apply(&mut self, event: &Event, chance: &mut Chance) -> Result<(), RuleError> {
        match (self.stage, *event) {
            (Stage::DrawForRoles, Event::Spin(seconds)) => self.draw_for_roles(seconds)?,
            (Stage::Coin, Event::Coin(player @ 0..2)) => self.give_roles(player, None),
            (Stage::Coin, Event::Coin(player)) => return Err(RuleError::NoPlayer(player)),
            (Stage::Launch, Event::Launch { opened }) => self.close_launch(opened, chance),
            (Stage::Draw, Event::Draw(true)) => self.draw(chance),
            (Stage::Draw, Event::Draw(false)) if !self.options.draw_optional => return Err(RuleError::DrawDeclined),
            (Stage::Draw, Event::Draw(false)) => self.do_without_card(),
            (Stage::Boost, Event::Boost(boosted)) => self.battle(boosted),
            (stage, _) => return Err(RuleError::WrongStage { stage }),
        }
        Ok(())
    }

    /// The one that spins longer makes its owner the attacker; `duel_tie` rules over equal times.
    fn draw_for_roles(&mut self, seconds: [f64; 2]) -> Result<(), RuleError> {
        if let Some(&wrong) = seconds.iter().find(|time| !(time.is_finite() && **time >= 0.0)) {
            return Err(RuleError::SpinTime(wrong));
        }
        let [first, second] = seconds;
        if first > second {
            self.give_roles(0, Some(seconds));
        } else if second > first {
            self.give_roles(1, Some(seconds));
        } else {
            self.ties = self.ties.saturating_add(1);
            self.log.push(Entry::Tie { seconds: first });
            if self.ties >= self.options.duel_tie.ties_before_coin() {
                self.stage = Stage::Coin;
            }
        }
        Ok(())
    }

    fn give_roles(&mut self, attacker: usize, spin: Option<[f64; 2]>) {
        self.attacker = attacker;
        self.stage = Stage::Launch;
        self.log.push(Entry::Roles { attacker, spin });
    }

    /// If something opened there is a battle, in Basic+ with a strike card to draw or the boosted attack to deal first.
    fn close_launch(&mut self, opened: [bool; 2], chance: &mut Chance) {
        self.opened = opened;
        self.damage = None;
        let battle = match self.options.battle_if {
            BattleIf::AnyOpened => opened[0] || opened[1],
            BattleIf::DefenderOpened => opened[1 - self.attacker],
        };
        if !battle {
            let attacker = self.attacker;
            self.log.push(Entry::Miss { attacker, opened });
            self.swap_roles();
        } else if self.level == Level::Basic {
            self.battle(false);
        } else if self.strikes[self.attacker].every_symbol_occupied() {
            self.offer_boost();
        } else if self.card_lies_ready(chance) {
            self.stage = Stage::Draw;
        } else {
            self.battle(false);
        }
    }

    /// Whether the attacker's deck has a card to draw, by `deck_empty` after a reshuffle.
    fn card_lies_ready(&mut self, chance: &mut Chance) -> bool {
        let player = self.attacker;
        let strikes = &mut self.strikes[player];
        if !strikes.deck.is_empty() {
            return true;
        }
        if self.options.deck_empty == DeckEmpty::Reshuffle && !strikes.discards.is_empty() {
            strikes.reshuffle(chance);
            let cards = strikes.deck.len();
            self.log.push(Entry::Reshuffled { player, cards });
            return true;
        }
        self.log.push(Entry::DeckEmpty { player });
        false
    }

    /// The top card goes under a free symbol of its type, or back into the deck.
    fn draw(&mut self, chance: &mut Chance) {
        let player = self.attacker;
        let strikes = &mut self.strikes[player];
        if let Some(card) = strikes.deck.pop_front() {
            let under = strikes.tuck(&card, &self.cards[player].symbols, self.options.same_symbol_twice);
            if under.is_none() {
                strikes.put_back(card.clone(), self.options.unfit_card, chance);
            }
            self.log.push(Entry::Drawn { player, card, under });
        }
        let filled = self.strikes[player].every_symbol_occupied();
        if filled && self.options.boost_when == BoostWhen::SameTurn {
            self.offer_boost();
        } else {
            self.battle(false);
        }
    }

    fn do_without_card(&mut self) {
        self.log.push(Entry::Declined { player: self.attacker });
        self.battle(false);
    }

    /// Every symbol is occupied: the attacker may choose, if `boost_needs_own_figure` does not forbid it.
    fn offer_boost(&mut self) {
        if self.opened[self.attacker] || !self.options.boost_needs_own_figure {
            self.stage = Stage::Boost;
        } else {
            self.battle(false);
        }
    }

    /// The defender loses the sum of the attack values of all figures that are out, its own included.
    fn battle(&mut self, boosted: bool) {
        let (attacker, defender) = (self.attacker, 1 - self.attacker);
        let mut counted = [0, 1].map(|player| self.opened[player].then_some(self.cards[player].attack));
        if boosted {
            counted[attacker] = Some(self.cards[attacker].boosted);
            self.strikes[attacker].discard_tucked();
        }
        let damage = counted.into_iter().flatten().fold(0, u32::saturating_add);
        let before = self.hit_points[defender];
        let left = before.saturating_sub(i64::from(damage));
        self.hit_points[defender] = left;
        self.damage = Some(damage);
        self.log.push(Entry::Battle(Battle {
            attacker,
            opened: self.opened,
            counted,
            boosted,
            damage,
            before,
            after: self.hit_points()[defender],
            overkill: left.min(0).saturating_neg(),
        }));
        if left <= 0 {
            self.stage = Stage::Over;
        } else {
            self.swap_roles();
        }
    }

    fn swap_roles(&mut self) {
        self.attacker = 1 - self.attacker;
        self.stage = Stage::Launch;
    }
}

/// What can be seen at the table.
impl Match {
    /// Basic or Basic+.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// The readings it is played by.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Both Monsuno cards.
    #[must_use]
    pub fn cards(&self) -> &[Card; 2] {
        &self.cards
    }

    /// What the match waits for.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who attacks, 0 or 1; none before the roles are drawn. At the end the one who attacked last.
    #[must_use]
    pub fn attacker(&self) -> Option<usize> {
        (!matches!(self.stage, Stage::DrawForRoles | Stage::Coin)).then_some(self.attacker)
    }

    /// Who defends; none before the roles are drawn.
    #[must_use]
    pub fn defender(&self) -> Option<usize> {
        self.attacker().map(|attacker| 1 - attacker)
    }

    /// The hit points as the score sheet shows them (`below_zero`).
    #[must_use]
    pub fn hit_points(&self) -> [i64; 2] {
        match self.options.below_zero {
            BelowZero::Zero => self.hit_points.map(|points| points.max(0)),
            BelowZero::Negative => self.hit_points,
        }
    }

    /// Whose capsule opened in the launch stage that closed last.
    #[must_use]
    pub fn opened(&self) -> [bool; 2] {
        self.opened
    }

    /// For each symbol of the card of `player` (0 or 1) whether a strike card occupies it.
    #[must_use]
    pub fn occupied(&self, player: usize) -> &[bool] {
        &self.strikes[player].occupied
    }

    /// The strike deck of `player` (0 or 1), the top card first. It lies face down: players know its size.
    #[must_use]
    pub fn deck(&self, player: usize) -> &VecDeque<Symbol> {
        &self.strikes[player].deck
    }

    /// The strike cards that `player` (0 or 1) has tucked, in the order of tucking.
    #[must_use]
    pub fn tucked(&self, player: usize) -> &[Symbol] {
        &self.strikes[player].tucked
    }

    /// The discarded strike cards of `player` (0 or 1), the last one last.
    #[must_use]
    pub fn discards(&self, player: usize) -> &[Symbol] {
        &self.strikes[player].discards
    }

    /// The damage of the battle just fought; none after any other event.
    #[must_use]
    pub fn damage(&self) -> Option<u32> {
        self.damage
    }

    /// Who has won, 0 or 1.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        // Only a defender loses hit points.
        (self.stage == Stage::Over).then_some(self.attacker)
    }

    /// The score sheet from the first line on.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }
}

/// Reads 0 or 1.
fn player<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    match usize::deserialize(deserializer)? {
        player @ 0..2 => Ok(player),
        other => Err(serde::de::Error::custom(format!(
            "there is no player {other}, 0 or 1 is expected"
        ))),
    }
}
