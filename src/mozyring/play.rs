//! A game of Mozyring on the table: what is being played, and what the players want.
//!
//! The picture changes it only through [`Intent`].

use bevy::prelude::*;

use super::rules::{Colour, Combo, Field, Game, Move, Options, Refusal, Seat, Size, Skip, Slot};
use crate::chance::Chance;
use crate::shell::Luck;
use crate::shell::pause::StartOver;

/// One of the four colours of rings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paint {
    /// Marked with a triangle.
    Red,
    /// Marked with a square.
    Green,
    /// Marked with a disc.
    Blue,
    /// Marked with a star.
    Yellow,
}

impl Paint {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Red => "colour-red",
            Self::Green => "colour-green",
            Self::Blue => "colour-blue",
            Self::Yellow => "colour-yellow",
        }
    }

    /// The sign it is marked with, besides its colour.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Red => "▲",
            Self::Green => "■",
            Self::Blue => "●",
            Self::Yellow => "★",
        }
    }
}

/// The key of a size's name.
#[must_use]
pub fn size_key(size: Size) -> &'static str {
    match size {
        Size::Small => "size-small",
        Size::Medium => "size-medium",
        Size::Large => "size-large",
    }
}

/// How many play.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2 }
    }
}

/// The game on the table.
#[derive(Resource, Debug, Clone)]
pub struct Playing {
    game: Game,
    /// Which rings each colour of the rules is played with.
    paints: [Paint; 4],
    /// The number (from 1) of the player in each seat: the lot decided who sits first.
    people: Vec<usize>,
    /// The size in hand.
    size: Size,
    /// The field the hand is over.
    over: Option<Field>,
    /// Why the last wish was refused.
    refusal: Option<Refusal>,
}

impl Playing {
    /// A new standard game; the lot gives the first seat to one of the players.
    #[must_use]
    pub fn new(players: u8, chance: &mut Chance) -> Self {
        let players = players.clamp(2, 4);
        let game = Game::new(Options::classic(players)).expect("the standard game has no contradiction");
        let first = chance.below(usize::from(players));
        Self {
            game,
            paints: Paint::ALL,
            people: (0..usize::from(players))
                .map(|seat| (first + seat) % usize::from(players) + 1)
                .collect(),
            size: Size::Large,
            over: None,
            refusal: None,
        }
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What `colour` is played with.
    #[must_use]
    pub fn paint(&self, colour: Colour) -> Paint {
        self.paints[colour.index() % 4]
    }

    /// The number of the player in `seat`.
    #[must_use]
    pub fn person(&self, seat: Seat) -> usize {
        self.people.get(seat.index()).copied().unwrap_or(1)
    }

    /// The size in hand.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The slot the hand is over.
    #[must_use]
    pub fn aimed(&self) -> Option<Slot> {
        self.over.map(|field| Slot::new(field, self.size))
    }

    /// Why the slot under the hand, or the last wish, is refused.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
            .or_else(|| self.aimed().and_then(|slot| self.game.why_not(slot)))
            .filter(|_| self.game.result().is_none())
    }

    /// Whether the last wish was refused.
    #[must_use]
    pub fn was_refused(&self) -> bool {
        self.refusal.is_some()
    }

    /// The other colour of the player to move, if no ring of either lies yet: the player may begin with it instead.
    #[must_use]
    pub fn could_begin_with(&self) -> Option<Colour> {
        let turn = self.game.to_move()?;
        let mut own = self.game.colours_of(turn.seat);
        let other = own.find(|colour| *colour != turn.colour)?;
        let untouched = |colour| self.game.rings_of(colour).is_empty();
        (untouched(turn.colour) && untouched(other)).then_some(other)
    }

    /// The slot of the last ring laid.
    #[must_use]
    pub fn last_slot(&self) -> Option<Slot> {
        self.game.moves().iter().rev().find_map(|one| match one {
            Move::Place(slot) => Some(*slot),
            Move::Swap | Move::Leave(_) => None,
        })
    }

    /// Takes a size of the due colour that is still there in hand.
    fn keep_size_possible(&mut self) {
        let Some(turn) = self.game.to_move() else { return };
        if self.game.remaining(turn.colour, self.size) == 0
            && let Some(other) = Size::ALL
                .into_iter()
                .rev()
                .find(|size| self.game.remaining(turn.colour, *size) > 0)
        {
            self.size = other;
        }
    }
}

/// What a player wants.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    /// Takes a size in hand.
    Take(Size),
    /// Holds the hand over a field, or over none.
    HoldOver(Option<Field>),
    /// Lays the ring in hand in a field.
    Lay(Field),
    /// Begins with the other colour.
    BeginWithOther,
}

/// A ring was laid.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Laid {
    /// Where.
    pub slot: Slot,
    /// Combinations it completed.
    pub combos: Vec<Combo>,
    /// Turns that passed after it.
    pub skips: Vec<Skip>,
}

pub(super) fn plugin(app: &mut App) {
    use crate::shell::Screen;
    app.init_resource::<Setup>()
        .add_message::<Intent>()
        .add_message::<Laid>()
        .add_systems(OnEnter(Screen::Mozyring), begin)
        .add_systems(OnExit(Screen::Mozyring), |mut commands: Commands| {
            commands.remove_resource::<Playing>();
        })
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>),
                follow_intents.run_if(on_message::<Intent>),
            )
                .chain()
                .in_set(FollowIntents)
                .run_if(in_state(Screen::Mozyring)),
        );
}

/// When intents become moves.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FollowIntents;

pub(super) fn begin(setup: Res<Setup>, mut luck: ResMut<Luck>, mut commands: Commands) {
    commands.insert_resource(Playing::new(setup.players, &mut luck.0));
}

fn start_over(
    mut asked: MessageReader<StartOver>,
    setup: Res<Setup>,
    mut luck: ResMut<Luck>,
    mut playing: ResMut<Playing>,
) {
    asked.clear();
    *playing = Playing::new(setup.players, &mut luck.0);
}

fn follow_intents(mut intents: MessageReader<Intent>, mut playing: ResMut<Playing>, mut laid: MessageWriter<Laid>) {
    for intent in intents.read() {
        match *intent {
            Intent::Take(size) => {
                playing.size = size;
                playing.refusal = None;
            }
            Intent::HoldOver(field) => {
                if playing.over != field {
                    playing.over = field;
                    playing.refusal = None;
                }
            }
            Intent::BeginWithOther => {
                if let (Some(turn), Some(other)) = (playing.game.to_move(), playing.could_begin_with()) {
                    playing.paints.swap(turn.colour.index(), other.index());
                }
            }
            Intent::Lay(field) => {
                let slot = Slot::new(field, playing.size);
                match playing.game.place(slot) {
                    Ok(outcome) => {
                        playing.refusal = None;
                        playing.keep_size_possible();
                        laid.write(Laid {
                            slot,
                            combos: outcome.combos,
                            skips: outcome.skips,
                        });
                    }
                    Err(why) => playing.refusal = Some(why),
                }
            }
        }
    }
}
