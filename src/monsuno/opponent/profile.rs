//! What makes a level, as data: hands, thoroughness, cards, reaction.

use serde::{Deserialize, Serialize};

use super::Level;
use super::hand::Hand;
use crate::assets;
use crate::data::{DataError, parse_json, within};
use crate::physics::TICK_HZ;

/// How thoroughly a launch is thought over, round by round.
///
/// A round takes over the best of the round before (the first takes new ideas), adds variations of them, and lets each be
/// launched in the mind so many times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Launches taken over or, in the first round, made up: 1 to 200.
    pub tries: usize,
    /// Variations of the best that are added: 0 to 200.
    pub near: usize,
    /// How often each is launched in the mind, with other luck each time: 1 to 50.
    pub shots: u32,
}

/// How a level plays the cards of Basic+.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSense {
    /// Whether it reckons with the cards left and the hit points, or draws and boosts whenever it can.
    pub plans: bool,
    /// How likely it is to overlook that it may draw or boost, 0 to 1.
    pub forgets: f64,
}

/// How often an attack is expected to open capsules: what plans for battles to come are made with.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expectation {
    /// Both, 0 to 1.
    pub both: f64,
    /// The defender's alone, 0 to 1.
    pub defender: f64,
    /// The attacker's alone, 0 to 1.
    pub attacker: f64,
}

/// What an attack is to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Knock the defender's figure out, as the booklet has it.
    KnockOut,
    /// Win the match: one's own figure counts as well, and more or less by the hit points left.
    Win,
}

/// What one computer player goes by.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// How long the attacker watches the defender's capsule before it launches, s: 0 to 3.
    pub reaction: f64,
    /// How its hand shakes.
    pub hand: Hand,
    /// What it thinks an attack is for.
    pub goes_for: Goal,
    /// How it thinks over an attack.
    pub attack: Vec<Round>,
    /// How it thinks over the defender's launch.
    pub defence: Vec<Round>,
    /// How it thinks over the spin of the draw for roles.
    pub charge: Vec<Round>,
    /// How it plays cards.
    pub cards: CardSense,
    /// The same for all levels of a file.
    #[serde(skip, default = "Mind::none")]
    pub mind: Mind,
}

impl Profile {
    /// How long the attacker watches, in ticks.
    #[must_use]
    pub fn reaction_ticks(&self) -> u64 {
        (self.reaction * f64::from(TICK_HZ)) as u64
    }
}

/// What all levels know about the game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Mind {
    /// What attacks to come are expected to do.
    pub expects: Expectation,
    /// What a win one's next attack brings is worth beside one that this attack brings, 0.05 to 1.
    pub patience: f64,
    /// How far an attack is followed in the mind after its launch, s: 0.2 to 3.
    pub foresight: f64,
}

impl Mind {
    fn none() -> Self {
        Self {
            expects: Expectation {
                both: 0.0,
                defender: 0.0,
                attacker: 0.0,
            },
            patience: 1.0,
            foresight: 1.0,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Levels {
    easy: Profile,
    normal: Profile,
    hard: Profile,
    expert: Profile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ComputersFile {
    expects: Expectation,
    patience: f64,
    foresight: f64,
    levels: Levels,
}

/// The computer players there are.
#[derive(Debug, Clone, PartialEq)]
pub struct Computers {
    /// In the order of [`Level::ALL`].
    profiles: [Profile; 4],
}

impl Computers {
    /// The asset that says how they play.
    pub const FILE: &str = "computers/monsuno.json";

    /// Those of [`Self::FILE`].
    ///
    /// # Errors
    /// When it cannot be read, or as for [`Self::parse`].
    pub fn load() -> Result<Self, DataError> {
        Self::parse(&assets::text(Self::FILE)?)
    }

    /// Those that the binary carries, whatever folder overrides it.
    #[cfg(test)]
    pub fn carried() -> Self {
        let text = include_str!("../../../assets/computers/monsuno.json");
        Self::parse(text).expect("the carried file is good")
    }

    /// Reads the `text` of [`Self::FILE`].
    ///
    /// # Errors
    /// Names the file and the field: a missing level, a number out of range.
    pub fn parse(text: &str) -> Result<Self, DataError> {
        let file: ComputersFile = parse_json(Self::FILE, text)?;
        let number = |place: &str, value: f64, least: f64, most: f64| within(Self::FILE, place, value, least, most);
        number("patience", file.patience, 0.05, 1.0)?;
        number("foresight", file.foresight, 0.2, 3.0)?;
        let Expectation {
            both,
            defender,
            attacker,
        } = file.expects;
        number("expects.both", both, 0.0, 1.0)?;
        number("expects.defender", defender, 0.0, 1.0)?;
        number("expects.attacker", attacker, 0.0, 1.0)?;
        number("expects", both + defender + attacker, 0.01, 1.0)?;
        let mind = Mind {
            expects: file.expects,
            patience: file.patience,
            foresight: file.foresight,
        };
        let Levels {
            easy,
            normal,
            hard,
            expert,
        } = file.levels;
        let profiles = [easy, normal, hard, expert].map(|profile| Profile { mind, ..profile });
        for (level, profile) in Level::ALL.iter().zip(&profiles) {
            profile.check(&format!("levels.{}", level.name()))?;
        }
        Ok(Self { profiles })
    }

    /// How `level` plays.
    #[must_use]
    pub fn profile(&self, level: Level) -> &Profile {
        &self.profiles[level as usize]
    }
}

impl Profile {
    fn check(&self, place: &str) -> Result<(), DataError> {
        let file = Computers::FILE;
        within(file, &format!("{place}.reaction"), self.reaction, 0.0, 3.0)?;
        self.hand.check(file, &format!("{place}.hand"))?;
        within(file, &format!("{place}.cards.forgets"), self.cards.forgets, 0.0, 1.0)?;
        for (name, rounds) in [
            ("attack", &self.attack),
            ("defence", &self.defence),
            ("charge", &self.charge),
        ] {
            if rounds.is_empty() {
                let problem = "at least one round is expected";
                return Err(DataError::new(file, format!("{place}.{name}"), problem));
            }
            for (index, round) in rounds.iter().enumerate() {
                let place = format!("{place}.{name}[{index}]");
                within(file, &format!("{place}.tries"), round.tries as f64, 1.0, 200.0)?;
                within(file, &format!("{place}.near"), round.near as f64, 0.0, 200.0)?;
                within(file, &format!("{place}.shots"), f64::from(round.shots), 1.0, 50.0)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_carried_computers_are_good_and_get_steadier() {
        let computers = Computers::carried();
        let sways = Level::ALL.map(|level| computers.profile(level).hand.sway);
        assert!(sways.is_sorted_by(|weaker, stronger| weaker > stronger), "{sways:?}");
    }

    #[test]
    fn a_fault_is_named_with_its_field() {
        let good = include_str!("../../../assets/computers/monsuno.json");
        for (from, to, place) in [
            ("\"reaction\": 0.9", "\"reaction\": 9", "levels.hard.reaction"),
            ("\"sway\": 0.035", "\"sway\": -1", "levels.easy.hand.sway"),
            ("\"tries\": 20", "\"tries\": 0", "levels.expert.attack[0].tries"),
            ("\"forgets\": 0.15", "\"forgets\": 2", "levels.normal.cards.forgets"),
            ("\"both\": 0.3", "\"both\": 0.9", "expects"),
            ("\"patience\"", "\"patients\"", "line 3"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = Computers::parse(&good.replacen(from, to, 1)).unwrap_err();
            assert_eq!(error.file, Computers::FILE);
            assert!(error.place.starts_with(place), "{place}: {error}");
        }
    }
}
