//! An attack followed in the mind from its launch to what it opened.

use crate::physics::{EventKind, Launch, Stage, Struck, TICK};

/// After the capsules met, so long is waited for what comes of it, s.
const AFTER_MEETING: f64 = 0.12;

/// An attack on its way.
#[derive(Debug, Clone)]
pub(super) struct Flight {
    stage: Stage,
    /// The tick of the stage at which it is given up.
    deadline: u64,
    heard: usize,
    met: bool,
}

impl Flight {
    /// `launch` of `player` on a `stage` whose further luck is its own, followed for `foresight` seconds.
    pub fn begin(mut stage: Stage, player: usize, launch: &Launch, foresight: f64) -> Self {
        let heard = stage.events().len();
        stage.launch(player, launch);
        let deadline = stage.ticks() + (foresight / TICK) as u64;
        Self {
            stage,
            deadline,
            heard,
            met: false,
        }
    }

    /// Goes on for at most `budget` ticks, which it uses up; which capsules opened, as soon as that is clear.
    pub fn step(&mut self, budget: &mut u64) -> Option<[bool; 2]> {
        while *budget > 0 {
            *budget -= 1;
            self.stage.tick();
            self.look_for_meeting();
            let opened = self.stage.opened();
            let clear = self.stage.ticks() >= self.deadline || opened == [true, true] || self.stage.at_rest();
            if clear {
                return Some(opened);
            }
        }
        None
    }

    fn look_for_meeting(&mut self) {
        let events = self.stage.events();
        let meets = |kind: &EventKind| {
            matches!(kind, EventKind::Impact { body, struck: Struck::Body(other), .. }
                if body.player() != other.player())
        };
        if !self.met && events[self.heard..].iter().any(|event| meets(&event.kind)) {
            self.met = true;
            let soon = self.stage.ticks() + (AFTER_MEETING / TICK) as u64;
            self.deadline = self.deadline.min(soon);
        }
        self.heard = events.len();
    }
}
