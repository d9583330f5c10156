//! What happens during a stage, in order.

use glam::DVec3;

/// A body of a stage. Players are 0 and 1; each parked capsule counts as one more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BodyId {
    /// A player's closed capsule.
    Capsule(usize),
    /// One of the two shells (0 or 1) of a player's opened capsule.
    Shell(usize, usize),
    /// A player's figure, once it is out of the capsule.
    Figure(usize),
}

impl BodyId {
    /// The player it belongs to.
    #[must_use]
    pub fn player(self) -> usize {
        match self {
            Self::Capsule(player) | Self::Shell(player, _) | Self::Figure(player) => player,
        }
    }
}

/// What a body ran into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Struck {
    /// Another body.
    Body(BodyId),
    /// The surface it plays on.
    Ground,
    /// A wall or the rim.
    Barrier,
}

/// Something that happened at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Event {
    /// Seconds since the stage began.
    pub time: f64,
    /// What it was.
    pub kind: EventKind,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum EventKind {
    /// A player's capsule came onto the field.
    Launched {
        /// Whose.
        player: usize,
    },
    /// One distinct hit, reported once, when its impulse is known.
    Impact {
        /// The body that was hit (of two bodies: the smaller id).
        body: BodyId,
        /// What it was hit by.
        struck: Struck,
        /// Normal impulse of the hit, N s.
        impulse: f64,
        /// Closing speed along the normal just before, m/s.
        approach_speed: f64,
        /// Where, metres.
        point: DVec3,
    },
    /// A latch released: two shells and a figure fly apart.
    Burst {
        /// Whose.
        player: usize,
    },
    /// A capsule counts as opened: the latch is released and the figure's centre is outside the shells.
    Opened {
        /// Whose.
        player: usize,
    },
    /// A body left the field.
    LeftField {
        /// Which.
        body: BodyId,
    },
    /// All that is left of a player's capsule on the field lies still.
    Rested {
        /// Whose.
        player: usize,
    },
    /// A capsule's spin ended as `duel_end` has it.
    SpinEnded {
        /// Whose.
        player: usize,
        /// How long it spun, s.
        spin_seconds: f64,
    },
}
