//! A game of Mozyring on the table: what was agreed on, what is being played, and what the players want.
//!
//! The picture changes it only through [`Intent`]; the computer players answer with one too.

mod paint;
mod playing;
mod refused;
mod setup;

use bevy::prelude::*;

pub use paint::{Paint, size_key};
pub use playing::{LaidRing, Playing};
pub use refused::Why;
pub use setup::{OwnRules, Pick, Setup, Sitter};

use super::rules::{Combo, Field, Move, Size, Skip, Slot};
use super::tutorial::goes_on;
use crate::shell::pause::StartOver;
use crate::shell::settings::Settings;
use crate::shell::{Luck, Screen};

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
    /// Takes over the first player's side.
    Swap,
    /// The player to move leaves the table.
    Leave,
    /// A computer makes its move, thought out at this revision of the game.
    Answer {
        /// The move.
        one: Move,
        /// The revision; when the game has changed since, nothing happens.
        revision: u64,
    },
    /// Takes back: one move, or all since a person was last to move.
    Back,
    /// Brings back what was taken back.
    Forward,
    /// To the first move of the line, or the last.
    ToEnd(bool),
    /// The next round may begin.
    NextRound,
    /// Shows a combination of the list on the board, or none.
    Light(Option<usize>),
    /// Shows once more how the last combination came about.
    ShowAgain,
    /// Lifts covered rings to be seen, or lets them down.
    Lift(bool),
    /// Lifts them, or lets them down if they are lifted.
    ToggleLift,
    /// Hints on, or off.
    ToggleHints,
    /// Begins to look into the game.
    Study,
    /// Back to what was played, still looking into it.
    ComeBack,
    /// Back to the game.
    EndStudy,
    /// The game goes on from here.
    PlayOn,
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

/// How the screen of the game opens.
#[derive(Resource, Debug, Clone, Default)]
pub enum Opening {
    /// With a new game.
    #[default]
    New,
    /// With a game that was begun or recorded before.
    Kept(Box<Playing>),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Setup>()
        .init_resource::<Opening>()
        .add_message::<Intent>()
        .add_message::<Laid>()
        .add_systems(OnEnter(Screen::Mozyring), begin)
        .add_systems(OnExit(Screen::Mozyring), |mut commands: Commands| {
            commands.remove_resource::<Playing>();
        })
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>.and_eager(not(goes_on))),
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

pub(super) fn begin(setup: Res<Setup>, mut opening: ResMut<Opening>, mut luck: ResMut<Luck>, mut commands: Commands) {
    commands.insert_resource(match std::mem::take(&mut *opening) {
        Opening::New => Playing::new(&setup, &mut luck.0),
        Opening::Kept(playing) => *playing,
    });
}

fn start_over(mut asked: MessageReader<StartOver>, mut luck: ResMut<Luck>, mut playing: ResMut<Playing>) {
    asked.clear();
    *playing = if playing.is_recorded() {
        let mut again = playing.clone();
        again.come_back(false);
        again.go_to(0);
        again
    } else {
        Playing::new(playing.setup(), &mut luck.0)
    };
}

fn follow_intents(
    mut intents: MessageReader<Intent>,
    settings: Res<Settings>,
    mut playing: ResMut<Playing>,
    mut laid: MessageWriter<Laid>,
) {
    for intent in intents.read() {
        if settings.confirm_moves && only_asks(*intent, &mut playing) {
            continue;
        }
        follow(*intent, &mut playing, &mut laid);
    }
}

/// Whether `intent` is the first wish to lay a ring where only the second counts.
fn only_asks(intent: Intent, playing: &mut Playing) -> bool {
    let wished = match intent {
        Intent::Lay(field) => Some(Slot::new(field, playing.size)),
        Intent::HoldOver(Some(field)) if playing.asked.is_some_and(|slot| slot.field == field) => return false,
        _ => None,
    };
    let legal = wished.is_some_and(|slot| playing.may_act().is_ok() && playing.game().why_not(slot).is_none());
    let asks = legal && playing.asked != wished;
    playing.asked = wished.filter(|_| asks);
    asks
}

fn follow(intent: Intent, playing: &mut Playing, laid: &mut MessageWriter<Laid>) {
    match intent {
        Intent::Take(size) => {
            playing.size = size;
            playing.refusal = None;
            playing.moved = true;
        }
        Intent::HoldOver(field) => {
            if playing.over != field {
                playing.over = field;
                playing.refusal = None;
                playing.moved = true;
            }
        }
        Intent::BeginWithOther => playing.begin_with_other(),
        Intent::Lay(field) => {
            let one = Move::Place(Slot::new(field, playing.size));
            act(one, playing, laid);
        }
        Intent::Swap => act(Move::Swap, playing, laid),
        Intent::Leave => {
            if let Ok(turn) = playing.may_act().map_err(|why| playing.refusal = Some(why))
                && playing.is_leaving()
            {
                play(Move::Leave(turn.seat), playing, laid);
            } else {
                playing.leaving = Some(playing.revision());
            }
        }
        Intent::Answer { one, revision } => {
            if revision == playing.revision() && playing.computer_to_move().is_some() {
                play(one, playing, laid);
            }
        }
        Intent::Back => {
            if let Some(to) = playing.back_to() {
                playing.go_to(to);
            }
        }
        Intent::Forward => {
            if let Some(to) = playing.forward_to() {
                playing.go_to(to);
            }
        }
        Intent::ToEnd(last) => {
            let (_, end) = playing.progress();
            if playing.is_study() {
                playing.go_to(if last { end } else { 0 });
            }
        }
        Intent::NextRound => playing.begin_round(),
        Intent::Light(combo) => playing.lit = combo,
        Intent::ShowAgain => playing.shown_again += 1,
        Intent::Lift(lifted) => playing.lifted = lifted,
        Intent::ToggleLift => playing.lifted = !playing.lifted,
        Intent::ToggleHints => playing.setup.hints = !playing.setup.hints,
        Intent::Study => playing.begin_study(),
        Intent::ComeBack => playing.come_back(false),
        Intent::EndStudy => playing.come_back(true),
        Intent::PlayOn => playing.play_on(),
    }
}

/// A person's move: only when a person is to move.
fn act(one: Move, playing: &mut Playing, laid: &mut MessageWriter<Laid>) {
    match playing.may_act() {
        Ok(_) => play(one, playing, laid),
        Err(why) => playing.refusal = Some(why),
    }
}

fn play(one: Move, playing: &mut Playing, laid: &mut MessageWriter<Laid>) {
    match playing.play(one) {
        Ok(outcome) => {
            if let Move::Place(slot) = one {
                laid.write(Laid {
                    slot,
                    combos: outcome.combos,
                    skips: outcome.skips,
                });
            }
        }
        Err(why) => playing.refusal = Some(why),
    }
}
