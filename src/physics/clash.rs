//! A clash: one launch stage from a file, without a game around it.

use serde::{Deserialize, Serialize};

use super::{CapsuleKind, Field, Launch, STAGE_CAP, Stage, StageOptions, Style, TICK};
use crate::data::{DataError, within};

/// Version of the recording's format.
const VERSION: u32 = 1;

/// A launch stage as a file says it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClashConfig {
    /// Name of the field.
    #[serde(default = "arena")]
    pub field: String,
    /// Names of the defender's and the attacker's kind of capsule.
    #[serde(default = "two_classics")]
    pub capsules: [String; 2],
    /// The defender's launch (player 0).
    pub defender: DelayedLaunch,
    /// The attacker's launch (player 1).
    pub attacker: DelayedLaunch,
    /// Seed of the scatter; without one there is none.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Whether hands and latches vary; by default they do if there is a seed.
    #[serde(default)]
    pub scatter: Option<bool>,
    /// Whether the latches are locked.
    #[serde(default)]
    pub locked: bool,
}

fn arena() -> String {
    "arena".into()
}

fn two_classics() -> [String; 2] {
    ["classic".into(), "classic".into()]
}

/// A launch and when it happens.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DelayedLaunch {
    /// How.
    pub style: Style,
    /// See [`Launch::mark`].
    #[serde(default)]
    pub mark: f64,
    /// See [`Launch::aim`].
    #[serde(default)]
    pub aim: f64,
    /// See [`Launch::power`].
    pub power: f64,
    /// See [`Launch::press_point`].
    #[serde(default)]
    pub press_point: f64,
    /// Seconds from the start of the stage; by default 0 for the defender and 1 for the attacker.
    #[serde(default)]
    pub delay: Option<f64>,
}

impl DelayedLaunch {
    fn launch(&self) -> Launch {
        let Self {
            style,
            mark,
            aim,
            power,
            press_point,
            ..
        } = *self;
        Launch {
            style,
            mark,
            aim,
            power,
            press_point,
        }
    }

    fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        self.launch().check(file, place)?;
        self.delay.map_or(Ok(()), |delay| {
            within(file, &format!("{place}.delay"), delay, 0.0, STAGE_CAP - 1.0)
        })
    }
}

/// A recorded clash: what was played, and the fingerprint that playing it again has to meet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClashRecording {
    version: u32,
    /// What was played.
    pub config: ClashConfig,
    /// Fingerprint of the final state, 16 hexadecimal digits.
    pub hash: String,
}

impl ClashRecording {
    /// The recording of the clash of `config` that ended as `stage`.
    #[must_use]
    pub fn of(config: &ClashConfig, stage: &Stage) -> Self {
        Self {
            version: VERSION,
            config: config.clone(),
            hash: fingerprint(stage),
        }
    }

    /// Refuses what could not be played.
    ///
    /// # Errors
    /// An unknown version, an unknown name, a number out of range: with `file` and place.
    pub fn check(&self, file: &str) -> Result<(), DataError> {
        if self.version != VERSION {
            let problem = format!("version {} is unknown: this program reads {VERSION}", self.version);
            return Err(DataError::new(file, "version", problem));
        }
        self.config.check(file).map(|_| ())
    }

    /// Whether playing it again ends in the same state.
    ///
    /// # Errors
    /// As for [`Self::check`].
    pub fn is_met(&self, file: &str) -> Result<bool, DataError> {
        self.check(file)?;
        Ok(fingerprint(&self.config.play(file)?) == self.hash)
    }
}

/// A stage's [`Stage::hash`] as recordings write it.
#[must_use]
pub fn fingerprint(stage: &Stage) -> String {
    format!("{:016x}", stage.hash())
}

impl ClashConfig {
    /// Refuses unknown names and numbers out of range; the field and the two kinds of capsule.
    fn check(&self, file: &str) -> Result<(Field, [CapsuleKind; 2]), DataError> {
        self.defender.check(file, "defender")?;
        self.attacker.check(file, "attacker")?;
        let named = |place: &str, error: DataError| DataError::new(file, place, error.to_string());
        let field = Field::named(&self.field).map_err(|error| named("field", error))?;
        let kind = |index: usize| {
            CapsuleKind::named(&self.capsules[index]).map_err(|error| named(&format!("capsules[{index}]"), error))
        };
        Ok((field, [kind(0)?, kind(1)?]))
    }

    /// Plays it until all is at rest, or to the stage's cap.
    ///
    /// # Errors
    /// When a name is unknown or a number out of range: with `file` and place.
    pub fn play(&self, file: &str) -> Result<Stage, DataError> {
        let mut clash = Clash::begin(self, file)?;
        while !clash.is_over() {
            clash.tick();
        }
        Ok(clash.stage)
    }
}

/// A clash as it goes on.
#[derive(Debug, Clone)]
pub struct Clash {
    field: Field,
    stage: Stage,
    /// By player: how it launches, and the tick at which it does.
    launches: [(Launch, u64); 2],
}

impl Clash {
    /// The clash of `config` with both capsules in hand.
    ///
    /// # Errors
    /// When a name is unknown or a number out of range: with `file` and place.
    pub fn begin(config: &ClashConfig, file: &str) -> Result<Self, DataError> {
        let (field, kinds) = config.check(file)?;
        let scatter = config.scatter.unwrap_or(config.seed.is_some());
        let options = StageOptions {
            locked: config.locked,
            scatter,
            lanes: false,
        };
        let due = |launch: &DelayedLaunch, usual: f64| libm::round(launch.delay.unwrap_or(usual) / TICK) as u64;
        Ok(Self {
            stage: Stage::new(&field, [&kinds[0], &kinds[1]], options, config.seed.unwrap_or(0)),
            launches: [
                (config.defender.launch(), due(&config.defender, 0.0)),
                (config.attacker.launch(), due(&config.attacker, 1.0)),
            ],
            field,
        })
    }

    /// One tick of [`TICK`] seconds.
    pub fn tick(&mut self) {
        for (player, (launch, due)) in self.launches.iter().enumerate() {
            if *due == self.stage.ticks() {
                self.stage.launch(player, launch);
            }
        }
        self.stage.tick();
    }

    /// Whether both were launched and all is at rest, or the stage is at its cap.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let last = libm::round(STAGE_CAP / TICK) as u64;
        let waits = self.launches.iter().any(|(_, due)| *due >= self.stage.ticks());
        self.stage.ticks() >= last || (!waits && self.stage.at_rest())
    }

    /// What it is played on.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// What is going on.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::parse_json;

    const EXAMPLE: &str = r#"{
        "field": "arena",
        "defender": { "style": "press", "power": 0.3, "press_point": 0.6 },
        "attacker": { "style": "press", "power": 0.9, "press_point": 0.2, "delay": 1.0 }
    }"#;

    fn play(text: &str) -> Result<Stage, DataError> {
        parse_json::<ClashConfig>("x.json", text)?.play("x.json")
    }

    #[test]
    fn the_same_clash_has_the_same_hash_and_another_seed_another() {
        let (first, again) = (play(EXAMPLE).unwrap(), play(EXAMPLE).unwrap());
        assert_eq!(first.hash(), again.hash());
        assert_eq!(first.events(), again.events());
        let with = |seed: u64| play(&EXAMPLE.replace("\"arena\",", &format!("\"arena\", \"seed\": {seed},"))).unwrap();
        assert_ne!(with(1).hash(), with(2).hash());
        assert_eq!(with(3).hash(), with(3).hash());
    }

    #[test]
    fn a_wrong_field_is_named() {
        for (from, to, place) in [
            ("\"arena\"", "\"moon\"", "field"),
            ("\"power\": 0.9", "\"power\": 7", "attacker.power"),
            ("\"delay\": 1.0", "\"delay\": -1", "attacker.delay"),
            ("\"style\": \"press\"", "\"style\": \"throw\"", "line 3"),
            ("\"field\"", "\"feild\"", "line 2"),
        ] {
            let problem = play(&EXAMPLE.replace(from, to)).unwrap_err().to_string();
            assert!(
                problem.starts_with("x.json") && problem.contains(place),
                "{place}: {problem}"
            );
        }
    }

    #[test]
    fn a_recording_is_met_by_playing_it_again_and_by_nothing_else() {
        let config: ClashConfig = parse_json("x.json", EXAMPLE).unwrap();
        let recording = ClashRecording::of(&config, &config.play("x.json").unwrap());
        let text = serde_json::to_string(&recording).unwrap();
        let mut read: ClashRecording = parse_json("r.json", &text).unwrap();
        assert_eq!(read, recording);
        assert!(read.is_met("r.json").unwrap());
        read.config.attacker.aim += 1e-6;
        assert!(!read.is_met("r.json").unwrap());
        assert!(
            parse_json::<ClashRecording>("r.json", &text.replace("\"version\":1", "\"version\":9"))
                .unwrap()
                .check("r.json")
                .is_err()
        );
    }
}
