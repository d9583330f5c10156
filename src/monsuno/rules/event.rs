//! What can happen in a match, and in which stage.

use serde::{Deserialize, Serialize};

/// Where a match stands: what it waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Both closed capsules are to be spun at the same moment.
    DrawForRoles,
    /// The draw for roles was tied too often: a coin names the attacker.
    Coin,
    /// The defender, then the attacker is to launch.
    Launch,
    /// A battle is on; the attacker may draw a strike card.
    Draw,
    /// A battle is on; the attacker may deal the boosted attack.
    Boost,
    /// Somebody has won.
    Over,
}

impl Stage {
    /// The stage's name in scripts and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::DrawForRoles => "draw_for_roles",
            Self::Coin => "coin",
            Self::Launch => "launch",
            Self::Draw => "draw",
            Self::Boost => "boost",
            Self::Over => "over",
        }
    }

    /// The event that the stage waits for, as a script writes it.
    #[must_use]
    pub fn expects(self) -> &'static str {
        match self {
            Self::DrawForRoles => r#"{"spin": [seconds of player 0, seconds of player 1]}"#,
            Self::Coin => r#"{"coin": 0} or {"coin": 1}"#,
            Self::Launch => r#"{"launch": {"opened": [true or false, true or false]}}"#,
            Self::Draw => r#"{"draw": true} or {"draw": false}"#,
            Self::Boost => r#"{"boost": true} or {"boost": false}"#,
            Self::Over => "no further event",
        }
    }
}

/// Something that happened at the table. Lists are by player, 0 and 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The draw for roles: how long each capsule spun, in seconds.
    Spin([f64; 2]),
    /// The coin named this player the attacker.
    Coin(usize),
    /// The launch stage has closed.
    Launch {
        /// Whose capsule opened in it.
        opened: [bool; 2],
    },
    /// The attacker draws a strike card, or does without.
    Draw(bool),
    /// The attacker deals the boosted attack, or the ordinary one.
    Boost(bool),
}

/// Why an event was refused. The match stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum RuleError {
    /// It does not belong to the stage.
    #[error("the stage is `{}`, which expects {}", .stage.name(), .stage.expects())]
    WrongStage {
        /// The stage that the match is in.
        stage: Stage,
    },
    /// A spin time is negative or not a number.
    #[error("the stage is `draw_for_roles`: {0} is no spin time, seconds from 0 on are expected")]
    SpinTime(f64),
    /// There is no such player.
    #[error("the stage is `coin`: there is no player {0}, 0 or 1 is expected")]
    NoPlayer(usize),
    /// `draw_optional` is off.
    #[error(r#"the stage is `draw`: the option `draw_optional` is off, so {{"draw": true}} is expected"#)]
    DrawDeclined,
}
