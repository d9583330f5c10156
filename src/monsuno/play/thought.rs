//! A computer player thinking, away from the picture and in slices.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::monsuno::opponent::{Decision, Mind, Profile, Thinking};
use crate::monsuno::session::{Input, Phase, Session};
use crate::record::inside;
use crate::shell::errand::{Desk, Errand, Going};

/// How many ticks of physics are simulated between two moments at which thinking can be broken off.
const SLICE: u64 = 2_000;

/// A computer player thinks about what the match waits for. Dropped, it stops.
#[derive(Debug)]
pub(super) struct Thought {
    /// The tick of the match at which it will have made up its mind.
    pub tick: u64,
    phase: Phase,
    going: Going<Pondering>,
    decision: Option<Decision>,
}

/// What it thinks about, and with what.
#[derive(Serialize, Deserialize)]
pub(crate) struct Pondering {
    #[serde(with = "inside::session")]
    session: Session,
    profile: Profile,
    mind: Mind,
    seed: u64,
    wait: u64,
}

impl Errand for Pondering {
    const NAME: &'static str = "monsuno-thought";
    type Answer = Option<Input>;

    async fn run(mut self, desk: &Desk<Self::Answer>) -> Self::Answer {
        self.profile.mind = self.mind;
        let chance = Chance::new(self.seed);
        let mut thinking = Thinking::begin(&self.session, &self.profile, chance, self.wait)?;
        loop {
            if let Some(decision) = thinking.step(SLICE) {
                return Some(decision.input);
            }
            desk.pause().await;
        }
    }
}

impl Thought {
    /// Begins to think about what `session` waits for, to be given `wait` ticks later; nothing if no player is to act.
    pub fn about(session: &Session, profile: &Profile, nerves: &mut Chance, wait: u64) -> Option<Self> {
        session.actor()?;
        let pondering = Pondering {
            session: session.clone(),
            profile: profile.clone(),
            mind: profile.mind,
            seed: nerves.bits(),
            wait,
        };
        Some(Self {
            tick: session.ticks() + wait,
            phase: session.phase(),
            going: Going::begin(pondering),
            decision: None,
        })
    }

    /// What it came to, once it has.
    pub fn decision(&mut self) -> Option<Decision> {
        if self.decision.is_none() {
            self.decision = self.going.latest().flatten().map(|input| Decision {
                input,
                tick: self.tick,
                phase: self.phase,
            });
        }
        self.decision
    }
}
