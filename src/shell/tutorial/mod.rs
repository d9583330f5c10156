//! Lessons: a game is taught by playing it, step by step.
//!
//! A [`Lesson`] is data: each [`Step`] has what it says, which [`Spot`]s of the screen it points at, how the game is
//! brought to where it begins, and how to see whether it is done. In: the game `G`, which a lesson only reads, and what the
//! player does on the `panel`. Out: the game at the beginning of a step. How far a player has come is kept on the shelf.
//!
//! A game adds [`of`] to its plugins, marks its spots, and lets a button [`start`] the lesson. While [`Tutorial`] is
//! there the lesson goes on: then the game keeps no saves, and its computers say what the lesson wants.

mod panel;
mod progress;
mod spot;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

pub use progress::Progress;
pub use spot::Spot;

use super::input::{Act, Controls};
use super::pause::{Pause, StartOver};
use super::{Keeper, Screen};

/// What a player learns about the game `G`.
pub struct Lesson<G: Resource> {
    /// The document that holds how far the player has come.
    pub document: &'static str,
    /// Where the game is played.
    pub screen: Screen,
    /// Where the lesson leads when it ends.
    pub leads_to: Screen,
    /// Where the panel stands.
    pub corner: Corner,
    /// Its steps, in order.
    pub steps: &'static [Step<G>],
}

/// Where the panel of a lesson stands: where the game shows the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corner {
    /// In the lower corner.
    Lower,
    /// In the upper corner, below the menu.
    Upper,
}

/// One thing to learn. What it says are keys of words.
pub struct Step<G: Resource> {
    /// What there is to do, or to know.
    pub says: &'static str,
    /// What is said once it is done.
    pub praises: &'static str,
    /// What is said while the game has left the way to it.
    pub misses: &'static str,
    /// The names of the spots it points at until it is done.
    pub spots: &'static [&'static str],
    /// Whether it is done.
    pub judge: fn(&G) -> Come,
    /// Brings the game to where the step begins; from the step before it may already stand there.
    pub begin: fn(&mut World),
}

/// How far the game has come in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Come {
    /// There is still something to do.
    Open,
    /// It is done.
    Met,
    /// It went another way: taken back, or begun again, it can still be done.
    Missed,
}

/// The lesson that goes on, if there is one.
#[derive(Resource)]
pub struct Tutorial<G: Resource> {
    lesson: &'static Lesson<G>,
    at: usize,
    come: Come,
}

impl<G: Resource> Tutorial<G> {
    /// The number of its step, from 0.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// How far the step has come.
    #[must_use]
    pub fn come(&self) -> Come {
        self.come
    }

    fn step(&self) -> Option<&'static Step<G>> {
        self.lesson.steps.get(self.at)
    }
}

/// What the player wants of the lesson.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// On to the next step, or out after the last one.
    On,
    /// Back to the step before.
    Back,
    /// Once more to the beginning of the step.
    Again,
    /// Out of the lesson; it is offered again where it was left.
    Out,
}

/// Lessons about the game `G`, which is played on `screen`.
pub fn of<G: Resource>(screen: Screen) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| {
        app.add_message::<Turn>()
            .add_systems(
                Update,
                (
                    ask_by_keys.run_if(in_state(Pause::Off)),
                    turn::<G>.run_if(on_message::<Turn>.or_eager(on_message::<StartOver>)),
                    judge::<G>
                        .run_if(resource_exists_and_changed::<G>.or_eager(resource_exists_and_changed::<Tutorial<G>>)),
                    panel::tell::<G>.run_if(resource_exists_and_changed::<Tutorial<G>>),
                    spot::point::<G>,
                )
                    .chain()
                    .run_if(in_state(screen))
                    .run_if(resource_exists::<Tutorial<G>>)
                    .run_if(resource_exists::<G>),
            )
            .add_systems(OnExit(screen), |mut commands: Commands| {
                commands.remove_resource::<Tutorial<G>>();
            });
    }
}

/// Begins `lesson` where it was left, when a button is pressed.
pub fn start<G: Resource>(
    lesson: &'static Lesson<G>,
) -> impl Fn(On<Activate>, Res<Keeper>, Commands) + Send + Sync + 'static {
    move |_, keeper, mut commands| {
        let kept = Progress::load(&keeper.0, lesson.document);
        let at = if kept.step < lesson.steps.len() { kept.step } else { 0 };
        commands.insert_resource(Tutorial {
            lesson,
            at,
            come: Come::Open,
        });
        if let Some(step) = lesson.steps.get(at) {
            commands.queue(step.begin);
        }
        commands.set_state(lesson.screen);
    }
}

fn ask_by_keys(controls: Controls, mut turns: MessageWriter<Turn>) {
    for (act, turn) in [(Act::LessonOn, Turn::On), (Act::LessonBack, Turn::Back)] {
        if controls.just_pressed(act) {
            turns.write(turn);
        }
    }
}

fn turn<G: Resource>(
    mut turns: MessageReader<Turn>,
    mut again: MessageReader<StartOver>,
    mut tutorial: ResMut<Tutorial<G>>,
    keeper: Res<Keeper>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let asked = turns.read().copied();
    for turn in asked.chain(again.read().map(|_| Turn::Again)) {
        let last = tutorial.lesson.steps.len().saturating_sub(1);
        let (to, done) = match turn {
            Turn::On if tutorial.at == last => (0, true),
            Turn::On => (tutorial.at + 1, false),
            Turn::Back => (tutorial.at.saturating_sub(1), false),
            Turn::Again | Turn::Out => (tutorial.at, false),
        };
        Progress { step: to, done }.keep(&keeper.0, tutorial.lesson.document);
        if done || turn == Turn::Out {
            next.set(tutorial.lesson.leads_to);
            return;
        }
        tutorial.at = to;
        tutorial.come = Come::Open;
        if let Some(step) = tutorial.step() {
            commands.queue(step.begin);
        }
    }
}

/// Looks whether the step is done. What was done stays done: whoever plays on has still learned it.
fn judge<G: Resource>(game: Res<G>, mut tutorial: ResMut<Tutorial<G>>) {
    let Some(step) = tutorial.step().filter(|_| tutorial.come != Come::Met) else {
        return;
    };
    let come = (step.judge)(&game);
    if tutorial.come != come {
        tutorial.come = come;
    }
}
