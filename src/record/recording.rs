//! The recordings of both games, and of a launch stage alone, and how they are verified.

use serde::{Deserialize, Serialize};

use crate::data::{DataError, known_version, parse_json};
use crate::monsuno::session::{MatchSetup, Phase, Session, Stamped};
use crate::mozyring::rules::{Game, GameResult, Move, Options};
use crate::physics::clash::ClashRecording;

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// A recording of either game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Recording {
    /// A Monsuno match.
    Monsuno(Box<MonsunoRecording>),
    /// A game of Mozyring.
    Mozyring(MozyringRecording),
    /// One launch stage of two capsules.
    Clash(ClashRecording),
}

/// A Monsuno match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsunoRecording {
    version: u32,
    /// What it was played with.
    pub setup: MatchSetup,
    /// What the players did, and when.
    pub inputs: Vec<Stamped>,
    /// How many ticks it lasted.
    pub ticks: u64,
    /// The hit points at the end.
    pub hit_points: [i64; 2],
    /// Who won, if it was played to its end.
    pub winner: Option<usize>,
    /// The fingerprint of each stage when it closed.
    pub hashes: Vec<u64>,
}

/// A game of Mozyring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MozyringRecording {
    version: u32,
    /// The rules it was played by.
    pub options: Options,
    /// Everything that was played.
    pub moves: Vec<Move>,
    /// The points at the end, by seat.
    pub scores: Vec<u32>,
    /// The seats that won; empty for a draw, absent if it was not played to its end.
    pub winners: Option<Vec<u8>>,
}

/// What playing a recording again showed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "verdict")]
pub enum Verdict {
    /// It came out the same.
    Same,
    /// It did not: in what.
    Different {
        /// What differs first.
        what: String,
    },
}

impl MonsunoRecording {
    /// The recording of `session` so far.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self {
            version: VERSION,
            setup: session.setup().clone(),
            inputs: session.inputs().to_vec(),
            ticks: session.ticks(),
            hit_points: session.rules().hit_points(),
            winner: session.rules().winner(),
            hashes: session.hashes().to_vec(),
        }
    }

    /// The match as it stands after all inputs and ticks of the recording.
    ///
    /// # Errors
    /// When it cannot begin, or an input is not taken where it was given: what differs.
    pub fn play(&self) -> Result<Session, String> {
        self.play_on(Session::begin(self.setup.clone()).map_err(|why| why.to_string())?)
    }

    /// Whether `session` is the match of the recording at a moment in it.
    #[must_use]
    pub fn goes_on_from(&self, session: &Session) -> bool {
        let given = session.inputs();
        let next = self.inputs.get(given.len()).map_or(self.ticks, |stamped| stamped.tick);
        *session.setup() == self.setup && self.inputs.starts_with(given) && session.ticks() <= next
    }

    /// As [`Self::play`], from `session` on, from which the recording [goes on](Self::goes_on_from).
    ///
    /// # Errors
    /// When an input is not taken where it was given: what differs.
    pub fn play_on(&self, mut session: Session) -> Result<Session, String> {
        self.go_on(&mut session, u64::MAX)?;
        Ok(session)
    }

    /// Takes `session`, from which the recording [goes on](Self::goes_on_from), on by at most so many `ticks`. Whether it
    /// is then at the end of the recording.
    ///
    /// # Errors
    /// When an input is not taken where it was given: what differs.
    pub fn go_on(&self, session: &mut Session, mut ticks: u64) -> Result<bool, String> {
        loop {
            let at = session.inputs().len();
            let next = self.inputs.get(at);
            if let Some(stamped) = next.filter(|stamped| stamped.tick <= session.ticks()) {
                session
                    .give(stamped.input)
                    .map_err(|why| format!("inputs[{at}]: {why}"))?;
                continue;
            }
            if next.is_none() && (session.ticks() >= self.ticks || session.phase() == Phase::Over) {
                return Ok(true);
            }
            if ticks == 0 {
                return Ok(false);
            }
            session.tick();
            ticks -= 1;
        }
    }

    fn verify(&self) -> Verdict {
        let session = match self.play() {
            Ok(session) => session,
            Err(what) => return Verdict::Different { what },
        };
        if let Some(at) = (0..self.hashes.len().max(session.hashes().len()))
            .find(|at| self.hashes.get(*at) != session.hashes().get(*at))
        {
            return Verdict::Different {
                what: format!("hashes[{at}]"),
            };
        }
        let rules = session.rules();
        if rules.hit_points() != self.hit_points || rules.winner() != self.winner {
            return Verdict::Different {
                what: format!("the result: {:?}, winner {:?}", rules.hit_points(), rules.winner()),
            };
        }
        Verdict::Same
    }
}

impl MozyringRecording {
    /// The recording of `game` so far.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            version: VERSION,
            options: game.options().clone(),
            moves: game.moves().to_vec(),
            scores: game.scores().to_vec(),
            winners: winners(game),
        }
    }

    /// The game after all moves of the recording.
    ///
    /// # Errors
    /// When its options contradict one another or a move is refused: what differs.
    pub fn play(&self) -> Result<Game, String> {
        let game = Game::new(self.options.clone()).map_err(|why| why.to_string())?;
        game.after(&self.moves)
            .map_err(|(at, why)| format!("moves[{at}]: {why}"))
    }

    fn verify(&self) -> Verdict {
        match self.play() {
            Ok(game) if game.scores() == self.scores && winners(&game) == self.winners => Verdict::Same,
            Ok(game) => Verdict::Different {
                what: format!("the result: {:?}, winners {:?}", game.scores(), winners(&game)),
            },
            Err(what) => Verdict::Different { what },
        }
    }
}

fn winners(game: &Game) -> Option<Vec<u8>> {
    game.result().map(|result| match result {
        GameResult::Win { seats } => seats.iter().map(|seat| seat.0).collect(),
        GameResult::Draw => Vec::new(),
    })
}

impl Recording {
    /// Reads the recording `text` of `file`, which may also be a save or a game of the history with one inside.
    ///
    /// # Errors
    /// When it is none, or of another version: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
            recording: Option<serde_json::Value>,
        }
        let head: Head = parse_json(file, text)?;
        // A save and a game of the history hold the recording inside.
        if let Some(inside) = head.recording {
            return Self::parse(file, &inside.to_string());
        }
        known_version(file, head.version, VERSION)?;
        let recording: Self = parse_json(file, text)?;
        match &recording {
            Self::Monsuno(one) => one.check(file)?,
            Self::Clash(one) => one.check(file)?,
            Self::Mozyring(_) => {}
        }
        Ok(recording)
    }

    /// The recording as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Plays it again and compares.
    #[must_use]
    pub fn verify(&self) -> Verdict {
        match self {
            Self::Monsuno(one) => one.verify(),
            Self::Mozyring(one) => one.verify(),
            Self::Clash(one) => match one.is_met("the recording") {
                Ok(true) => Verdict::Same,
                Ok(false) => Verdict::Different {
                    what: "hash".to_owned(),
                },
                Err(why) => Verdict::Different { what: why.to_string() },
            },
        }
    }
}

/// No match is longer than this, in ticks: far above the longest there is, and verified in bearable time.
const MOST_TICKS: u64 = 4_000_000;

impl MonsunoRecording {
    fn check(&self, file: &str) -> Result<(), DataError> {
        if self.ticks > MOST_TICKS {
            let problem = format!("{} is more than any match lasts: {MOST_TICKS} at most", self.ticks);
            return Err(DataError::new(file, "ticks", problem));
        }
        let mut last = 0;
        for (at, stamped) in self.inputs.iter().enumerate() {
            if stamped.tick < last || stamped.tick > self.ticks {
                let problem = format!("{} does not lie between {last} and {}", stamped.tick, self.ticks);
                return Err(DataError::new(file, format!("inputs[{at}].tick"), problem));
            }
            last = stamped.tick;
        }
        Ok(())
    }
}
