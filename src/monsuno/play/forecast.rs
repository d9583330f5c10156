//! What is going to happen in the flight that has begun, for the camera only: the same simulation, run ahead.

use bevy::tasks::futures_lite::future::poll_once;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

use crate::monsuno::session::{Phase, Session};
use crate::physics::EventKind;

/// The ticks of the match at which latches will release in the flight that has begun.
#[derive(Debug, Default)]
pub(super) struct Forecast {
    task: Option<Task<Vec<u64>>>,
    bursts: Vec<u64>,
}

impl Forecast {
    /// Looks ahead from `session`, in which both capsules are launched, to the end of the flight.
    pub fn of(session: &Session) -> Self {
        let mut ahead = session.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
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
        });
        Self {
            task: Some(task),
            bursts: Vec::new(),
        }
    }

    /// Takes in what was found, if it was.
    pub fn listen(&mut self) {
        if let Some(found) = self.task.as_mut().and_then(|task| block_on(poll_once(task))) {
            self.bursts = found;
            self.task = None;
        }
    }

    /// Whether a latch releases within `before` ticks after `tick`, or released within `after` ticks before it.
    pub fn is_decisive(&self, tick: u64, before: u64, after: u64) -> bool {
        self.bursts
            .iter()
            .any(|burst| tick + before >= *burst && tick <= *burst + after)
    }
}
