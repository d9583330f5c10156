//! The practice range and the drills in the window: what [`crate::practice`] measures, to be launched, seen and kept.
//!
//! In: the hand's gestures (as in a match), [`Intent`]s of buttons and keys. Out: what the player reads, marks on the
//! field, sessions and progress on the shelf. `practising` holds what is played, `records` what is kept, `table` and `marks`
//! show it, `hud` is the words around it, `setup` asks what to practise.

mod export;
mod go;
mod hud;
mod marks;
mod medal;
mod practising;
mod records;
pub mod scenes;
mod setup;
mod table;

use bevy::prelude::*;

pub use self::go::{Go, Try};
pub use self::marks::{Ghost, Mark};
pub use self::practising::{Practising, Shows};
pub use self::records::Records;
use crate::keep;
use crate::monsuno::play::{FollowIntents, Gesture, Happened, Intent as HandIntent, LEAST_POWER};
use crate::practice::{Choices, Drill};
use crate::shell::pause::StartOver;
use crate::shell::{Keeper, Luck, Screen};

/// What is practised when the table is entered.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub enum Task {
    /// The range, as it was chosen.
    #[default]
    Range,
    /// A drill; of a day's drill the day's number after 1970-01-01.
    Drill(Box<Drill>, Option<u64>),
}

/// What a player wants, but for the hand, whose intents are those of a match.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// Launches the last shot once more, with the same luck.
    Again,
    /// Shows the last shot from its beginning; back to the hand, if it is shown.
    Watch,
    /// Shows the last shot at so many seconds.
    Seek(f64),
    /// Stops the last shot, or lets it run.
    PlayPause,
    /// Ends the session and begins a new one.
    NewSession,
    /// Writes the session into files.
    Export,
}

/// A shot came to its end.
#[derive(Message, Debug, Clone, Copy)]
pub struct Landed;

/// Whether the session's shots are shown on the field.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SessionShown(pub bool);

/// When what is practised is laid on the table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Begin;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Task>()
        .init_resource::<SessionShown>()
        .add_message::<Intent>()
        .add_message::<Landed>()
        .add_plugins((
            export::plugin,
            hud::plugin,
            marks::plugin,
            records::plugin,
            setup::plugin,
            table::plugin,
        ))
        .add_systems(OnEnter(Screen::Practice), begin.in_set(Begin))
        .add_systems(OnExit(Screen::Practice), leave)
        .add_systems(FixedUpdate, tick.run_if(resource_exists::<Practising>))
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>),
                follow_hand.run_if(on_message::<HandIntent>),
                follow_intents.run_if(on_message::<Intent>),
            )
                .chain()
                .in_set(FollowIntents)
                .run_if(in_state(Screen::Practice))
                .run_if(resource_exists::<Practising>),
        );
}

/// Lays what is to be practised on the table.
fn begin(
    task: Res<Task>,
    mut records: ResMut<Records>,
    mut luck: ResMut<Luck>,
    mut gesture: ResMut<Gesture>,
    mut commands: Commands,
) -> Result {
    let seed = luck.0.bits();
    let practising = match &*task {
        Task::Range => Practising::range(&records.choices.clone(), records.take_session(), seed)?,
        Task::Drill(drill, day) => Practising::drill((**drill).clone(), *day, seed)?,
    };
    *gesture = practising.rested_hand(&records.choices);
    commands.insert_resource(practising);
    Ok(())
}

fn start_over(
    mut asked: MessageReader<StartOver>,
    mut practising: ResMut<Practising>,
    mut luck: ResMut<Luck>,
    mut commands: Commands,
) -> Result {
    asked.clear();
    practising.start_over(luck.0.bits())?;
    commands.insert_resource(SessionShown(false));
    Ok(())
}

/// What is left has its shot flown to the end: it counts.
fn leave(
    mut practising: ResMut<Practising>,
    mut records: ResMut<Records>,
    gesture: Res<Gesture>,
    mut commands: Commands,
) {
    if practising.go().is_none() {
        records.put_back(practising.close(), gesture.launch.style);
    }
    commands.remove_resource::<Practising>();
    commands.insert_resource(SessionShown(false));
}

fn tick(mut practising: ResMut<Practising>, mut happened: MessageWriter<Happened>, mut landed: MessageWriter<Landed>) {
    if !practising.goes_on_by_itself() {
        return;
    }
    let flies = practising.is_flying();
    let heard = practising.events().len();
    if practising.go_on() {
        landed.write(Landed);
    }
    if flies {
        let events = practising.events();
        happened.write_batch(events[heard.min(events.len())..].iter().map(|event| Happened(*event)));
    }
}

fn follow_hand(
    mut intents: MessageReader<HandIntent>,
    mut practising: ResMut<Practising>,
    mut gesture: ResMut<Gesture>,
) {
    for intent in intents.read() {
        match *intent {
            HandIntent::Hold(mut hand) => {
                hand.launch.style = practising.allowed(hand.launch.style);
                if practising.can_launch() && *gesture != hand {
                    *gesture = hand;
                    practising.clear_field();
                }
            }
            HandIntent::Launch => {
                gesture.held = false;
                if practising.can_launch() && gesture.launch.power >= LEAST_POWER {
                    practising.launch(&gesture.launch);
                }
            }
            HandIntent::Skip => practising.skip(),
            HandIntent::ReleaseBoth(_) | HandIntent::Draw(_) | HandIntent::Boost(_) => {}
        }
    }
}

fn follow_intents(
    mut intents: MessageReader<Intent>,
    mut practising: ResMut<Practising>,
    mut records: ResMut<Records>,
    keeper: Res<Keeper>,
    mut asked: MessageWriter<export::Asked>,
) {
    for intent in intents.read() {
        match *intent {
            Intent::Again => practising.again(),
            Intent::Watch => practising.watch(),
            Intent::Seek(seconds) => practising.seek(seconds),
            Intent::PlayPause => practising.play_pause(),
            Intent::NewSession => {
                if practising.go().is_none() && !practising.is_flying() {
                    practising.begin_session(keep::now());
                    records.begin_document();
                }
            }
            Intent::Export => {
                if practising.go().is_none() {
                    asked.write(export::Asked::new(practising.session().clone(), keeper.0.clone()));
                }
            }
        }
    }
}

/// The hand at the beginning, for `choices`.
fn hand_of(choices: &Choices) -> Gesture {
    let rested = Gesture::default();
    Gesture {
        launch: crate::physics::Launch {
            style: choices.style,
            ..rested.launch
        },
        ..rested
    }
}
