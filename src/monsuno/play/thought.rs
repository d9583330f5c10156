//! A computer player thinking, off the main thread and in slices.

use bevy::tasks::futures_lite::future::{poll_once, yield_now};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

use crate::chance::Chance;
use crate::monsuno::opponent::{Decision, Profile, Thinking};
use crate::monsuno::session::Session;

/// How many ticks of physics are simulated between two moments at which thinking can be broken off.
const SLICE: u64 = 2_000;

/// A computer player thinks about what the match waits for. Dropped, it stops.
#[derive(Debug)]
pub(super) struct Thought {
    /// The tick of the match at which it will have made up its mind.
    pub tick: u64,
    task: Task<Decision>,
    decision: Option<Decision>,
}

impl Thought {
    /// Begins to think about what `session` waits for, to be given `wait` ticks later; nothing if no player is to act.
    pub fn about(session: &Session, profile: &Profile, nerves: &mut Chance, wait: u64) -> Option<Self> {
        let mut thinking = Thinking::begin(session, profile, Chance::new(nerves.bits()), wait)?;
        let task = AsyncComputeTaskPool::get().spawn(async move {
            loop {
                if let Some(decision) = thinking.step(SLICE) {
                    return decision;
                }
                yield_now().await;
            }
        });
        Some(Self {
            tick: session.ticks() + wait,
            task,
            decision: None,
        })
    }

    /// What it came to, once it has.
    pub fn decision(&mut self) -> Option<Decision> {
        if self.decision.is_none() {
            self.decision = block_on(poll_once(&mut self.task));
        }
        self.decision
    }
}
