//! The lesson of the ring game: placing and nesting rings, whose colour is due, taking back, the notation, the three
//! combinations, blocking.
//!
//! Each step is a position of a real game for two and what its player should do there; the computer's answers are written
//! down, and everything else is decided by the rules.

use bevy::prelude::*;

use super::play::{FollowIntents, Intent, LaidRing, Opening, Paint, Pick, Playing, Setup, Sitter};
use super::rules::{Game, Move, Options, Seat, Slot, Variant};
use super::search::Level;
use crate::shell::Screen;
use crate::shell::pause::Pause;
use crate::shell::tutorial::{self, Come, Corner, Lesson, Step, Tutorial};

/// The lesson of the ring game.
pub static LESSON: Lesson<Playing> = Lesson {
    document: "lessons/mozyring.json",
    screen: Screen::Mozyring,
    leads_to: Screen::MozyringSetup,
    corner: Corner::Lower,
    steps: &[
        Step {
            says: "lesson-place",
            praises: "lesson-place-done",
            misses: MISSED,
            spots: &["size-3", "b2"],
            judge: |playing| PLACE.judge(playing),
            begin: |world| PLACE.begin(world),
        },
        Step {
            says: "lesson-nest",
            praises: "lesson-nest-done",
            misses: MISSED,
            spots: &["turn", "size-2", "b2"],
            judge: |playing| NEST.judge(playing),
            begin: |world| NEST.begin(world),
        },
        Step {
            says: "lesson-undo",
            praises: "lesson-undo-done",
            misses: MISSED,
            spots: &["undo"],
            judge: |playing| UNDO.judge_taking_back(playing),
            begin: |world| UNDO.begin(world),
        },
        Step {
            says: "lesson-notation",
            praises: "lesson-notation-done",
            misses: "lesson-notation-missed",
            spots: &["log"],
            judge: |playing| NOTATION.judge(playing),
            begin: |world| NOTATION.begin(world),
        },
        Step {
            says: "lesson-concentric",
            praises: "lesson-concentric-done",
            misses: MISSED,
            spots: &["a3"],
            judge: |playing| CONCENTRIC.judge(playing),
            begin: |world| CONCENTRIC.begin(world),
        },
        Step {
            says: "lesson-same-size",
            praises: "lesson-same-size-done",
            misses: MISSED,
            spots: &["a1", "b1", "c1"],
            judge: |playing| SAME_SIZE.judge(playing),
            begin: |world| SAME_SIZE.begin(world),
        },
        Step {
            says: "lesson-ordered",
            praises: "lesson-ordered-done",
            misses: MISSED,
            spots: &["a1", "b2", "c3"],
            judge: |playing| ORDERED.judge(playing),
            begin: |world| ORDERED.begin(world),
        },
        Step {
            says: "lesson-block",
            praises: "lesson-block-done",
            misses: "lesson-block-missed",
            spots: &["c1"],
            judge: |playing| BLOCK.judge(playing),
            begin: |world| BLOCK.begin(world),
        },
        Step {
            says: "lesson-last",
            praises: "lesson-last",
            misses: "lesson-last",
            spots: &[],
            judge: |_| Come::Met,
            begin: |_| (),
        },
    ],
};

const MISSED: &str = "lesson-missed";

/// The player who learns sits first.
const PUPIL: Seat = Seat(0);

/// A position, and what is to be done there.
struct Task {
    /// The rings that lie already, in the order in which they were laid. The one who learns is to move.
    laid: &'static str,
    /// The ring to lay.
    aim: &'static str,
    /// What the computer answers: the first of these that it may lay.
    answers: &'static str,
}

const PLACE: Task = Task {
    laid: "",
    aim: "b2L",
    answers: "a1S c3S",
};
const NEST: Task = Task {
    laid: "b2L a1S",
    aim: "b2M",
    answers: "c3S a3S",
};
const UNDO: Task = Task {
    laid: "b2L a1S b2M c3S",
    aim: "",
    answers: "c3S a3S",
};
const NOTATION: Task = Task {
    laid: "b2L a1S b2M c3S",
    aim: "c1S",
    answers: "c2M a2L",
};
const CONCENTRIC: Task = Task {
    laid: "a3L c1M b1S c2S a3M b3L c2L b1M",
    aim: "a3S",
    answers: "c3L c1S",
};
const SAME_SIZE: Task = Task {
    laid: "a1S a3M b3L c2L b1S a2L c3M a2M",
    aim: "c1S",
    answers: "c3L b3S",
};
const ORDERED: Task = Task {
    laid: "a1S c1L a2L b3S c3L a3M b1S c2M",
    aim: "b2M",
    answers: "b3L c3S",
};
const BLOCK: Task = Task {
    laid: "b3S a1M a2S c3M c2L b1M a3L b2S",
    aim: "c1M",
    // Whoever does not block is shown what follows.
    answers: "c1M a3S",
};

/// What the computer answers in the step that goes on.
#[derive(Resource)]
struct Script(&'static str);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(tutorial::of::<Playing>(Screen::Mozyring)).add_systems(
        Update,
        answer
            .before(FollowIntents)
            .run_if(in_state(Screen::Mozyring).and_then(in_state(Pause::Off)))
            .run_if(
                goes_on
                    .and_then(resource_exists::<Script>)
                    .and_then(resource_exists::<Playing>),
            ),
    );
}

/// Whether the lesson goes on, rather than a game.
pub fn goes_on(tutorial: Option<Res<Tutorial<Playing>>>) -> bool {
    tutorial.is_some()
}

fn slots(text: &'static str) -> impl Iterator<Item = Slot> {
    text.split_whitespace().filter_map(|slot| slot.parse().ok())
}

impl Task {
    fn moves(&self) -> Vec<Move> {
        slots(self.laid).map(Move::Place).collect()
    }

    /// Brings the table to the position of the task.
    fn begin(&self, world: &mut World) {
        world.insert_resource(Script(self.answers));
        if let Some(mut playing) = world.get_resource_mut::<Playing>() {
            let stands = playing.game().moves() == self.moves() && !playing.is_study();
            if !stands || playing.paints() != Paint::ALL {
                playing.stand_after(self.moves());
            }
        } else if let Some(mut playing) = table() {
            playing.stand_after(self.moves());
            world.insert_resource(Opening::Kept(Box::new(playing)));
        }
    }

    /// Whether the ring lies where it should, and the computer has answered it.
    fn judge(&self, playing: &Playing) -> Come {
        let own = playing.all_laid().iter().rfind(|ring| ring.seat == PUPIL);
        let aim = slots(self.aim).next();
        let answered = playing.game().to_move().is_none_or(|turn| turn.seat == PUPIL);
        if playing.all_laid().len() <= self.moves().len() {
            Come::Open
        } else if own.map(|ring: &LaidRing| ring.slot) != aim {
            Come::Missed
        } else if answered {
            Come::Met
        } else {
            Come::Open
        }
    }

    /// Whether a ring was taken back.
    fn judge_taking_back(&self, playing: &Playing) -> Come {
        match playing.all_laid().len().cmp(&self.moves().len()) {
            std::cmp::Ordering::Less => Come::Met,
            std::cmp::Ordering::Equal => Come::Open,
            std::cmp::Ordering::Greater => Come::Missed,
        }
    }
}

/// The table of the lesson: the standard game for two, who learns against a computer.
fn table() -> Option<Playing> {
    let mut setup = Setup {
        pick: Pick::Variant(Variant::Classic),
        ..Setup::default()
    };
    setup.sitters[1] = Sitter::Computer(Level::Easy);
    let game = Game::new(Options::classic(2)).ok()?;
    Some(Playing::at_table(setup, game, vec![1, 2], Paint::ALL))
}

/// The computer answers as it is written, a little after the ring before.
fn answer(
    script: Res<Script>,
    playing: Res<Playing>,
    time: Res<Time>,
    mut since: Local<Option<(u64, f32)>>,
    mut intents: MessageWriter<Intent>,
) {
    const PAUSE: f32 = 0.8;
    if playing.computer_to_move().is_none() {
        return;
    }
    let revision = playing.revision();
    let now = time.elapsed_secs();
    match *since {
        Some((asked, at)) if asked == revision => {
            let legal = playing.game().legal_set();
            let written = slots(script.0).find(|slot| legal.contains(*slot));
            if now >= at + PAUSE
                && let Some(slot) = written.or_else(|| legal.sorted().first().copied())
            {
                intents.write(Intent::Answer {
                    one: Move::Place(slot),
                    revision,
                });
            }
        }
        _ => *since = Some((revision, now)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASKS: [&Task; 8] = [
        &PLACE,
        &NEST,
        &UNDO,
        &NOTATION,
        &CONCENTRIC,
        &SAME_SIZE,
        &ORDERED,
        &BLOCK,
    ];

    fn standing_at(task: &Task) -> Game {
        let mut game = table().expect("the standard game can be played").game().clone();
        for one in task.moves() {
            game.play(one)
                .unwrap_or_else(|why| panic!("{}: {one}: {why:?}", task.laid));
        }
        game
    }

    #[test]
    fn each_position_can_be_reached_and_waits_for_the_one_who_learns() {
        for task in TASKS {
            assert_eq!(
                task.laid.split_whitespace().count(),
                task.moves().len(),
                "{}",
                task.laid
            );
            let game = standing_at(task);
            assert!(game.combos().is_empty(), "{}: nobody has won yet", task.laid);
            assert_eq!(game.to_move().map(|turn| turn.seat), Some(PUPIL), "{}", task.laid);
        }
    }

    #[test]
    fn the_combinations_win_with_the_ring_that_is_asked_for() {
        for task in [&CONCENTRIC, &SAME_SIZE, &ORDERED] {
            let mut game = standing_at(task);
            game.place(slots(task.aim).next().expect("it is asked for"))
                .expect("it is free");
            assert_eq!(game.combos().len(), 1, "{}", task.aim);
            assert!(game.result().is_some());
        }
    }

    #[test]
    fn only_the_blocking_ring_stops_the_computer() {
        let game = standing_at(&BLOCK);
        let mut blocked = game.clone();
        blocked
            .place(slots(BLOCK.aim).next().expect("it is asked for"))
            .expect("it is free");
        for slot in blocked.legal() {
            let mut after = blocked.clone();
            after.place(slot).expect("it is legal");
            assert!(after.result().is_none(), "{slot} does not win");
        }
        let mut open = game.clone();
        open.place("a1L".parse().expect("a slot")).expect("it is free");
        open.place(slots(BLOCK.answers).next().expect("it is written"))
            .expect("it is free");
        assert!(open.result().is_some(), "who does not block loses");
    }

    #[test]
    fn nobody_threatens_anything_while_the_first_rings_are_laid() {
        for task in [&PLACE, &NEST, &UNDO, &NOTATION] {
            let mut game = standing_at(task);
            if let Some(aim) = slots(task.aim).next() {
                game.place(aim).expect("it is free");
                game.place(slots(task.answers).next().expect("it is written"))
                    .expect("it is free");
            }
            let turn = game.to_move().expect("it goes on");
            assert_eq!(turn.seat, PUPIL);
            let rivals = (0..4)
                .map(super::super::rules::Colour)
                .filter(|colour| game.owner(*colour) != PUPIL);
            assert_eq!(
                rivals
                    .flat_map(|colour| game.threats(colour).collect::<Vec<_>>())
                    .count(),
                0,
                "{}",
                task.laid
            );
        }
    }
}
