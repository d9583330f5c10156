//! What the booklet leaves open, each reading an option under its own name.
//!
//! The engine itself acts on half of them; the others are for the stage that moves the capsules, and are
//! carried here so that a match has one set of options.

use serde::{Deserialize, Serialize};

use super::SetupError;

/// The readings that a match is played by. The default of each is the house's own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// What happens when both capsules spin equally long in the draw for roles.
    pub duel_tie: DuelTie,
    /// When a capsule's spin counts as over in the draw for roles. For the physics.
    pub duel_end: DuelEnd,
    /// How the two capsules of the draw for roles are charged. For the physics.
    pub duel_release: DuelRelease,
    /// Whether the capsules of the draw for roles can meet. For the physics.
    pub duel_lanes: DuelLanes,
    /// What follows a failed launch. For the physics.
    pub fault: Fault,
    /// Whether a capsule opens by its own launch, a wall or the rim. For the physics.
    pub own_opening: OwnOpening,
    /// Whose capsule must open for a battle.
    pub battle_if: BattleIf,
    /// The launch stage closes after so many seconds of simulated time: 1 to 120. For the physics.
    pub stage_cap: f64,
    /// When a capsule counts as opened. For the physics.
    pub opened_means: OpenedMeans,
    /// Whether the attacker may decline to draw a strike card.
    pub draw_optional: bool,
    /// Where a drawn card goes that fits no free symbol.
    pub unfit_card: UnfitCard,
    /// How many strike cards a card needs that carries a symbol twice.
    pub same_symbol_twice: SameSymbolTwice,
    /// From when on the boosted attack can be dealt.
    pub boost_when: BoostWhen,
    /// Whether the attacker's own figure must be out to deal the boosted attack. Otherwise the
    /// boosted attack joins the sum even with the attacker's capsule closed.
    pub boost_needs_own_figure: bool,
    /// What happens when a card is due and the strike deck is empty.
    pub deck_empty: DeckEmpty,
    /// The fewest and the most strike cards of a deck, between 1 and 60.
    pub deck_size: [usize; 2],
    /// What the score sheet shows of hit points below zero.
    pub below_zero: BelowZero,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            duel_tie: DuelTie::SpinAgain,
            duel_end: DuelEnd::default(),
            duel_release: DuelRelease::ChargeInTurn,
            duel_lanes: DuelLanes::Separate,
            fault: Fault::OneRelaunch,
            own_opening: OwnOpening::Counts,
            battle_if: BattleIf::AnyOpened,
            stage_cap: 12.0,
            opened_means: OpenedMeans::FigureOutside,
            draw_optional: true,
            unfit_card: UnfitCard::Shuffled,
            same_symbol_twice: SameSymbolTwice::OwnSlots,
            boost_when: BoostWhen::SameTurn,
            boost_needs_own_figure: true,
            deck_empty: DeckEmpty::NoDraw,
            deck_size: [5, 10],
            below_zero: BelowZero::Zero,
        }
    }
}

impl Options {
    /// Refuses numbers that no match can be played with.
    ///
    /// # Errors
    /// Names the option and what is accepted.
    pub fn check(&self) -> Result<(), SetupError> {
        let numbers = [
            ("stage_cap", self.stage_cap, 1.0, 120.0),
            ("duel_end.spin_under", self.duel_end.spin_under, 0.01, 100.0),
            ("duel_end.for_seconds", self.duel_end.for_seconds, 0.0, 10.0),
        ];
        for (name, value, least, most) in numbers {
            if !(value.is_finite() && (least..=most).contains(&value)) {
                return Err(SetupError::new(
                    format!("options.{name}"),
                    format!("{value} is out of range: {least} to {most} is accepted"),
                ));
            }
        }
        let [fewest, most] = self.deck_size;
        if fewest < 1 || fewest > most || most > 60 {
            return Err(SetupError::new(
                "options.deck_size",
                format!("[{fewest}, {most}] is no range: the fewest, then the most, both 1 to 60"),
            ));
        }
        Ok(())
    }
}

/// `duel_tie`: both capsules spun equally long, to the physics tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelTie {
    /// They spin again; after three ties a coin decides.
    SpinAgain,
    /// A coin decides at once.
    Coin,
}

impl DuelTie {
    /// After so many ties the coin is tossed.
    pub(super) fn ties_before_coin(self) -> u8 {
        match self {
            Self::SpinAgain => 3,
            Self::Coin => 1,
        }
    }
}

/// `duel_end`: the spin (rotation about the surface's normal) ends when it stays under a limit for a while.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DuelEnd {
    /// The limit in rad/s: 0.01 to 100.
    pub spin_under: f64,
    /// The while in seconds: 0 to 10.
    pub for_seconds: f64,
}

impl Default for DuelEnd {
    fn default() -> Self {
        Self {
            spin_under: 3.0,
            for_seconds: 0.25,
        }
    }
}

/// `duel_release`: both capsules are always released on the same tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelRelease {
    /// The players charge one after the other.
    ChargeInTurn,
    /// The players charge at the same time, on two devices.
    ChargeAtOnce,
}

/// `duel_lanes`: where the two capsules of the draw for roles spin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelLanes {
    /// Each in a lane of its own.
    Separate,
    /// Both on one field.
    Shared,
}

/// `fault`: a launch below the minimum spin, or off the field by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// May be repeated once; then a defender's capsule stands at rest on its mark and an attacker's shot is a miss.
    OneRelaunch,
    /// Is not repeated: the same, at once.
    NoRelaunch,
}

/// `own_opening`: a capsule opens on its own launch, a wall or the rim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnOpening {
    /// It counts as opened, and the attacker still shoots.
    Counts,
    /// Only what the other capsule opens counts.
    Ignored,
}

/// `battle_if`: what makes a battle of a launch stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleIf {
    /// Either capsule opened.
    AnyOpened,
    /// The defender's capsule opened.
    DefenderOpened,
}

/// `opened_means`: when a capsule counts as opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenedMeans {
    /// The latch is released and the figure's centre is outside the shell.
    FigureOutside,
    /// The latch is released.
    LatchReleased,
}

/// `unfit_card`: where a drawn card goes that fits no free symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnfitCard {
    /// Into the deck, which is shuffled.
    Shuffled,
    /// Under the deck.
    Bottom,
}

/// `same_symbol_twice`: what a symbol that a card carries twice needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SameSymbolTwice {
    /// A strike card each.
    OwnSlots,
    /// One strike card for both.
    OneCard,
}

/// `boost_when`: from when on the boosted attack can be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoostWhen {
    /// Also in the very turn in which the last symbol was filled.
    SameTurn,
    /// From the next attack after that on.
    NextAttack,
}

/// `deck_empty`: a card is due and the strike deck is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckEmpty {
    /// There is no draw; the turn goes on.
    NoDraw,
    /// The discards are shuffled and become the deck.
    Reshuffle,
}

/// `below_zero`: what the score sheet shows of hit points below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BelowZero {
    /// Zero; the overkill stands beside the subtraction.
    Zero,
    /// The number below zero.
    Negative,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::assets;
    use crate::words::Language;

    const NAMES: [&str; 17] = [
        "duel_tie",
        "duel_end",
        "duel_release",
        "duel_lanes",
        "fault",
        "own_opening",
        "battle_if",
        "stage_cap",
        "opened_means",
        "draw_optional",
        "unfit_card",
        "same_symbol_twice",
        "boost_when",
        "boost_needs_own_figure",
        "deck_empty",
        "deck_size",
        "below_zero",
    ];

    #[test]
    fn every_option_has_its_name_and_a_default() {
        let given: Options = serde_json::from_str("{}").unwrap();
        assert_eq!(given, Options::default());
        let written = serde_json::to_value(&given).unwrap();
        let written: BTreeSet<&str> = written.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(written, BTreeSet::from(NAMES));
    }

    #[test]
    fn the_rulebook_explains_every_option_in_every_language() {
        for language in Language::ALL {
            let rulebook = assets::text(&format!("rulebook/monsuno.{}.md", language.code())).unwrap();
            for name in NAMES {
                assert!(
                    rulebook.contains(&format!("(`{name}`)")),
                    "{name} in {:?}",
                    rulebook.lines().next()
                );
            }
        }
    }

    #[test]
    fn the_readings_that_the_contract_names_are_accepted() {
        let text = r#"{"unfit_card": "bottom", "battle_if": "defender_opened", "boost_when": "next_attack",
                       "deck_empty": "reshuffle", "duel_lanes": "shared", "boost_needs_own_figure": false}"#;
        let options: Options = serde_json::from_str(text).unwrap();
        assert_eq!(options.unfit_card, UnfitCard::Bottom);
        assert_eq!(options.battle_if, BattleIf::DefenderOpened);
        assert_eq!(options.boost_when, BoostWhen::NextAttack);
        assert_eq!(options.deck_empty, DeckEmpty::Reshuffle);
        assert_eq!(options.duel_lanes, DuelLanes::Shared);
        assert!(!options.boost_needs_own_figure);
    }

    #[test]
    fn an_unknown_option_is_refused() {
        assert!(serde_json::from_str::<Options>(r#"{"deck_emtpy": "reshuffle"}"#).is_err());
        assert!(serde_json::from_str::<Options>(r#"{"deck_empty": "refill"}"#).is_err());
    }

    #[test]
    fn numbers_out_of_range_are_refused_by_name() {
        let place = |options: Options| options.check().unwrap_err().place;
        let cap = Options {
            stage_cap: f64::NAN,
            ..Options::default()
        };
        assert_eq!(place(cap), "options.stage_cap");
        let size = Options {
            deck_size: [6, 5],
            ..Options::default()
        };
        assert_eq!(place(size), "options.deck_size");
        let mut end = Options::default();
        end.duel_end.spin_under = -1.0;
        assert_eq!(place(end), "options.duel_end.spin_under");
    }
}
