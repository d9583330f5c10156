//! The computer players: each thinks in a task of its own, answers with an intent, and stops when the game moves on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::play::{FollowIntents, Intent, Playing, Sitter};
use super::rules::Move;
use super::search::choose;
use super::tutorial::goes_on;
use crate::chance::Chance;
use crate::shell::pause::Pause;
use crate::shell::{Luck, Screen};

/// A computer takes no longer than this over a move.
const LONGEST: Duration = Duration::from_millis(900);

/// A computer's ring is not laid before the last one has come to rest, in seconds of the game.
const PATIENCE: f32 = 0.75;

/// A switch that tells a task to stop; it is thrown when its holder goes.
#[derive(Debug, Clone, Default)]
pub(super) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whether it is thrown.
    pub(super) fn is_thrown(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Tells the task to stop.
    pub(super) fn throw(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A computer that is thinking.
#[derive(Resource)]
struct Thought {
    revision: u64,
    since: f32,
    stop: Stop,
    task: Task<Option<Move>>,
    found: Option<Option<Move>>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.throw();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (forget, think, answer)
            .chain()
            .before(FollowIntents)
            .run_if(
                in_state(Screen::Mozyring)
                    .and_then(in_state(Pause::Off))
                    .and_then(not(goes_on)),
            )
            .run_if(resource_exists::<Playing>),
    )
    .add_systems(OnExit(Screen::Mozyring), |mut commands: Commands| {
        commands.remove_resource::<Thought>();
    });
}

/// A thought about a position that is no more is given up.
fn forget(thought: Option<Res<Thought>>, playing: Res<Playing>, mut commands: Commands) {
    if thought.is_some_and(|thought| thought.revision != playing.revision()) {
        commands.remove_resource::<Thought>();
    }
}

fn think(
    thought: Option<Res<Thought>>,
    playing: Res<Playing>,
    time: Res<Time>,
    mut luck: ResMut<Luck>,
    mut commands: Commands,
) {
    let Some(seat) = playing.computer_to_move().filter(|_| thought.is_none()) else {
        return;
    };
    let Sitter::Computer(level) = playing.sitter(seat) else {
        return;
    };
    let game = playing.game().clone();
    let mut chance = Chance::new(luck.0.bits());
    let stop = Stop::default();
    let asked = stop.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let begun = Instant::now();
        choose(&game, level, &mut chance, &mut || {
            asked.is_thrown() || begun.elapsed() >= LONGEST
        })
    });
    commands.insert_resource(Thought {
        revision: playing.revision(),
        since: time.elapsed_secs(),
        stop,
        task,
        found: None,
    });
}

fn answer(
    thought: Option<ResMut<Thought>>,
    time: Res<Time>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
) {
    let Some(mut thought) = thought else { return };
    if thought.found.is_none() {
        thought.found = block_on(poll_once(&mut thought.task));
    }
    if let Some(Some(one)) = thought.found
        && time.elapsed_secs() >= thought.since + PATIENCE
    {
        intents.write(Intent::Answer {
            one,
            revision: thought.revision,
        });
        commands.remove_resource::<Thought>();
    }
}
