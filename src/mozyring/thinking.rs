//! The computer players: each thinks away from the picture, answers with an intent, and stops when the game moves on.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::play::{FollowIntents, Intent, Playing, Sitter};
use super::rules::{Game, Move};
use super::search::{Level, choose};
use super::tutorial::goes_on;
use crate::chance::Chance;
use crate::record::inside;
use crate::shell::errand::{Desk, Errand, Going};
use crate::shell::pause::Pause;
use crate::shell::{Luck, Screen};

/// A computer takes no longer than this over a move.
const LONGEST: Duration = Duration::from_millis(900);

/// A computer's ring is not laid before the last one has come to rest, in seconds of the game.
const PATIENCE: f32 = 0.75;

/// A computer that is thinking.
#[derive(Resource)]
struct Thought {
    revision: u64,
    since: f32,
    going: Going<Choosing>,
    found: Option<Option<Move>>,
}

/// What it thinks about.
#[derive(Serialize, Deserialize)]
pub(crate) struct Choosing {
    #[serde(with = "inside::game")]
    game: Game,
    level: Level,
    seed: u64,
}

impl Errand for Choosing {
    const NAME: &'static str = "mozyring-move";
    type Answer = Option<Move>;

    async fn run(self, desk: &Desk<Self::Answer>) -> Self::Answer {
        let begun = Instant::now();
        choose(&self.game, self.level, &mut Chance::new(self.seed), &mut || {
            desk.is_over() || begun.elapsed() >= LONGEST
        })
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
    let choosing = Choosing {
        game: playing.game().clone(),
        level,
        seed: luck.0.bits(),
    };
    commands.insert_resource(Thought {
        revision: playing.revision(),
        since: time.elapsed_secs(),
        going: Going::begin(choosing),
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
        thought.found = thought.going.latest();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mozyring::rules::Options;
    use crate::shell::errand::tests::{done, sent};

    #[test]
    fn a_worker_chooses_the_same_move() {
        let mut game = Game::new(Options::classic(3)).expect("these are rules");
        for slot in ["b2M", "a1S", "c3L"] {
            game.place(slot.parse().expect("a slot")).expect("it is free");
        }
        for seed in 0..20 {
            let choosing = || Choosing {
                game: game.clone(),
                level: Level::Normal,
                seed,
            };
            let here = done(choosing());
            assert!(here.is_some());
            assert_eq!(sent(&choosing()), here, "seed {seed}");
        }
    }
}
