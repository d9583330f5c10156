//! What is going to happen in the flight that has begun, for the camera only: the same simulation, run ahead.

use serde::{Deserialize, Serialize};

use crate::monsuno::session::{Phase, Session};
use crate::physics::EventKind;
use crate::record::inside;
use crate::shell::errand::{Desk, Errand, Going};

/// The ticks of the match at which latches will release in the flight that has begun.
#[derive(Debug, Default)]
pub(super) struct Forecast {
    going: Option<Going<LookingAhead>>,
    bursts: Vec<u64>,
}

/// Looks ahead from where both capsules are launched, to the end of the flight.
#[derive(Serialize, Deserialize)]
pub(crate) struct LookingAhead {
    #[serde(with = "inside::session")]
    session: Session,
}

impl Errand for LookingAhead {
    const NAME: &'static str = "monsuno-forecast";
    type Answer = Vec<u64>;

    async fn run(self, _: &Desk<Self::Answer>) -> Self::Answer {
        let mut ahead = self.session;
        let mut bursts = Vec::new();
        let mut seen = ahead.stage().events().len();
        while ahead.phase() == Phase::Flight {
            ahead.tick();
            let events = ahead.stage().events();
            let fresh = &events[seen.min(events.len())..];
            if fresh.iter().any(|event| matches!(event.kind, EventKind::Burst { .. })) {
                bursts.push(ahead.ticks());
            }
            seen = events.len();
        }
        bursts
    }
}

impl Forecast {
    /// Looks ahead from `session`, in which both capsules are launched.
    pub fn of(session: &Session) -> Self {
        let session = session.clone();
        Self {
            going: Some(Going::begin(LookingAhead { session })),
            bursts: Vec::new(),
        }
    }

    /// Takes in what was found, if it was.
    pub fn listen(&mut self) {
        if let Some(found) = self.going.as_mut().and_then(Going::latest) {
            self.bursts = found;
            self.going = None;
        }
    }

    /// Whether a latch releases within `before` ticks after `tick`, or released within `after` ticks before it.
    pub fn is_decisive(&self, tick: u64, before: u64, after: u64) -> bool {
        self.bursts
            .iter()
            .any(|burst| tick + before >= *burst && tick <= *burst + after)
    }
}
