//! What can be heard: each effect, how loud and how important it is, in how many variations, and its caption.

use std::iter::once;

/// What runs into what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contact {
    /// Capsule on capsule: polycarbonate on polycarbonate.
    Capsules,
    /// A capsule on the rim of the arena.
    Rim,
    /// A capsule on the plastic bowl of the arena.
    Bowl,
    /// A capsule on the felt of the table.
    Felt,
    /// A capsule on the boards of the floor, or a wall.
    Boards,
    /// A shell on anything.
    Shell,
    /// A figure on anything.
    Figure,
}

impl Contact {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Capsules,
        Self::Rim,
        Self::Bowl,
        Self::Felt,
        Self::Boards,
        Self::Shell,
        Self::Figure,
    ];
}

/// How hard a hit is: a harder one is not only louder but brighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Force {
    /// Hardly more than a touch.
    Light,
    /// A hit.
    Firm,
    /// As hard as a full launch hits.
    Hard,
}

impl Force {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Light, Self::Firm, Self::Hard];

    /// How loud it is made, against a hard one.
    #[must_use]
    pub fn share(self) -> f32 {
        match self {
            Self::Light => 0.45,
            Self::Firm => 0.75,
            Self::Hard => 1.0,
        }
    }
}

/// What a capsule spins on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Surface {
    /// The plastic bowl of the arena.
    Bowl,
    /// The felt of the table.
    Felt,
    /// The boards of the floor.
    Boards,
}

impl Surface {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Bowl, Self::Felt, Self::Boards];

    /// What the field called `name` is made of.
    #[must_use]
    pub fn of_field(name: &str) -> Self {
        match name {
            "arena" => Self::Bowl,
            "table" => Self::Felt,
            _ => Self::Boards,
        }
    }

    /// A capsule's hit on it.
    #[must_use]
    pub fn contact(self) -> Contact {
        match self {
            Self::Bowl => Contact::Bowl,
            Self::Felt => Contact::Felt,
            Self::Boards => Contact::Boards,
        }
    }

    /// A capsule's hit on the edge of it.
    #[must_use]
    pub fn edge(self) -> Contact {
        match self {
            Self::Bowl => Contact::Rim,
            Self::Felt | Self::Boards => Contact::Boards,
        }
    }
}

/// The size of a ring, as it sounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RingSize {
    /// Small: high.
    Small,
    /// Medium.
    Medium,
    /// Large: low.
    Large,
}

impl RingSize {
    /// All of them, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];
}

/// What a ring is laid on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Onto {
    /// Bare wood.
    Wood,
    /// A field in which another ring lies.
    Ring,
}

/// What is done with a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardMove {
    /// It slides off the deck.
    Draw,
    /// It is turned over and shown.
    Flip,
    /// It is pushed under another.
    Tuck,
    /// A deck is shuffled.
    Shuffle,
    /// It is laid aside.
    Discard,
}

/// A few notes that say what has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sting {
    /// The defender's shout before the launch.
    CallLaunch,
    /// The attacker's shout before the battle.
    CallBattle,
    /// The blow of a battle.
    Battle,
    /// The draw for roles is decided.
    Roles,
    /// The draw for roles, or a game, is tied.
    Tie,
    /// A launch stage closed without a battle.
    Miss,
    /// Rings make a combination.
    Combination,
    /// Somebody has won.
    Victory,
    /// The computer has won.
    Defeat,
}

/// What happens to buttons and sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Touch {
    /// A button is pressed.
    Press,
    /// The pointer, or the focus, comes to a button.
    Hover,
    /// A sheet is laid over the screen.
    Open,
    /// It is taken away.
    Close,
}

/// Something that happens and is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Something hits something.
    Hit(Contact, Force),
    /// A ring is laid.
    Ring(RingSize, Onto),
    /// A ring is taken up.
    RingLifted,
    /// A capsule leaves the hand.
    Launch,
    /// A capsule bursts open: latch, spring, shells.
    Burst,
    /// A figure is out and unfolds.
    Unfold,
    /// A capsule that has lost its spin rattles down.
    Wobble,
    /// All that is left of a capsule has come to rest.
    Rest,
    /// Something has left the field.
    Gone,
    /// The time of a capsule in the draw for roles has ended.
    SpinEnded,
    /// Something is done with a card.
    Card(CardMove),
    /// A line is written on the score sheet.
    Pencil,
    /// A few notes that say what has come.
    Sting(Sting),
    /// A wish is refused.
    Refused,
    /// A turn is passed.
    Skipped,
    /// Something happens to a button or a sheet.
    Interface(Touch),
}

impl Effect {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        use CardMove::{Discard, Draw, Flip, Shuffle, Tuck};
        use Sting::{Battle, CallBattle, CallLaunch, Combination, Defeat, Miss, Roles, Tie, Victory};
        let hits = Contact::ALL
            .into_iter()
            .flat_map(|contact| Force::ALL.map(|force| Self::Hit(contact, force)));
        let rings = RingSize::ALL
            .into_iter()
            .flat_map(|size| [Onto::Wood, Onto::Ring].map(|onto| Self::Ring(size, onto)));
        let cards = [Draw, Flip, Tuck, Shuffle, Discard].map(Self::Card);
        let stings = [
            CallLaunch,
            CallBattle,
            Battle,
            Roles,
            Tie,
            Miss,
            Combination,
            Victory,
            Defeat,
        ]
        .map(Self::Sting);
        let touches = [Touch::Press, Touch::Hover, Touch::Open, Touch::Close].map(Self::Interface);
        let others = [
            Self::RingLifted,
            Self::Launch,
            Self::Burst,
            Self::Unfold,
            Self::Wobble,
            Self::Rest,
            Self::Gone,
            Self::SpinEnded,
            Self::Pencil,
            Self::Refused,
        ];
        hits.chain(rings)
            .chain(others)
            .chain(cards)
            .chain(stings)
            .chain(touches)
            .chain(once(Self::Skipped))
    }

    /// In how many variations it is made, so that no two in a row are the same.
    #[must_use]
    pub fn variations(self) -> usize {
        match self {
            Self::Hit(..) => 5,
            Self::Ring(..) | Self::RingLifted | Self::Pencil | Self::Card(_) => 4,
            Self::Launch
            | Self::Burst
            | Self::Wobble
            | Self::Rest
            | Self::Gone
            | Self::Interface(Touch::Press | Touch::Hover) => 3,
            Self::Unfold
            | Self::SpinEnded
            | Self::Sting(_)
            | Self::Refused
            | Self::Skipped
            | Self::Interface(Touch::Open | Touch::Close) => 1,
        }
    }

    /// The highest of its samples. Set so that the loudest moment of a match stays under full scale.
    #[must_use]
    pub fn level(self) -> f32 {
        match self {
            Self::Hit(contact, force) => {
                let loud = match contact {
                    Contact::Capsules => 0.42,
                    Contact::Rim => 0.36,
                    Contact::Bowl | Contact::Boards => 0.30,
                    Contact::Felt => 0.28,
                    Contact::Shell => 0.20,
                    Contact::Figure => 0.16,
                };
                loud * force.share()
            }
            Self::Burst => 0.46,
            Self::Sting(Sting::CallLaunch | Sting::CallBattle | Sting::Battle) | Self::Ring(..) => 0.34,
            Self::Sting(Sting::Victory | Sting::Defeat) => 0.36,
            Self::Sting(_) => 0.24,
            Self::Launch => 0.26,
            Self::Wobble | Self::Unfold => 0.18,
            Self::Card(_) => 0.20,
            Self::Gone | Self::Refused | Self::Skipped | Self::SpinEnded | Self::RingLifted => 0.16,
            Self::Pencil => 0.12,
            Self::Interface(Touch::Hover) => 0.035,
            Self::Rest | Self::Interface(_) => 0.10,
        }
    }

    /// What stays when there is not room for all: the highest.
    #[must_use]
    pub fn priority(self) -> u8 {
        match self {
            Self::Sting(_) => 5,
            Self::Burst | Self::Launch | Self::Ring(..) | Self::Refused => 4,
            Self::Hit(Contact::Capsules | Contact::Rim, _) | Self::Card(_) | Self::Unfold => 3,
            Self::Hit(..) | Self::Gone | Self::SpinEnded | Self::RingLifted | Self::Skipped | Self::Pencil => 2,
            Self::Wobble | Self::Rest => 1,
            Self::Interface(touch) => match touch {
                Touch::Press | Touch::Open | Touch::Close => 2,
                Touch::Hover => 0,
            },
        }
    }

    /// Whether the music steps back while it is heard.
    #[must_use]
    pub fn ducks(self) -> bool {
        matches!(self, Self::Sting(_))
    }

    /// The key of the words that tell of it to who does not hear it, if one should know.
    #[must_use]
    pub fn caption(self) -> Option<&'static str> {
        match self {
            Self::Hit(Contact::Capsules, Force::Hard) => Some("caption-clash"),
            Self::Ring(..) => Some("caption-ring"),
            Self::Launch => Some("caption-launch"),
            Self::Burst => Some("caption-burst"),
            Self::Gone => Some("caption-gone"),
            Self::SpinEnded => Some("caption-spin-ended"),
            Self::Card(CardMove::Draw) => Some("caption-card"),
            Self::Card(CardMove::Shuffle) => Some("caption-shuffle"),
            Self::Refused => Some("caption-refused"),
            Self::Skipped => Some("caption-skipped"),
            Self::Sting(sting) => Some(match sting {
                Sting::CallLaunch => "caption-call-launch",
                Sting::CallBattle => "caption-call-battle",
                Sting::Battle => "caption-battle",
                Sting::Roles => "caption-roles",
                Sting::Tie => "caption-tie",
                Sting::Miss => "caption-miss",
                Sting::Combination => "caption-combination",
                Sting::Victory => "caption-victory",
                Sting::Defeat => "caption-defeat",
            }),
            Self::Hit(..)
            | Self::RingLifted
            | Self::Unfold
            | Self::Wobble
            | Self::Rest
            | Self::Card(CardMove::Flip | CardMove::Tuck | CardMove::Discard)
            | Self::Pencil
            | Self::Interface(_) => None,
        }
    }
}
