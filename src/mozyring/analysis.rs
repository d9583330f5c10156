//! What can be proven about the position that is looked into: found in a task, in slices, deeper and deeper.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use super::play::{FollowIntents, Playing};
use super::rules::{Game, Move, Score, Slot};
use super::search::{Level, Solution, Value, Worth, can_solve, choose, solve, solve_each};
use super::thinking::Stop;
use crate::chance::Chance;
use crate::shell::Screen;

/// Nobody looks at one position for longer than this.
const LONGEST: Duration = Duration::from_secs(120);

/// How long the expert thinks about a position whose value is not proven.
const ADVICE: Duration = Duration::from_millis(900);

/// Memory for proofs: 2 to this power buckets of 32 bytes, 32 MiB.
const TABLE: u32 = 20;

/// What has been found out about a position.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Findings {
    /// The value for the side to move, once it is proven.
    pub value: Option<Value>,
    /// Placements until the end that is forced.
    pub plies: Option<u32>,
    /// The moves that lead to that value.
    pub best: Vec<Slot>,
    /// How both sides play best, to the end, where a win or a loss is forced.
    pub line: Vec<Slot>,
    /// What is known of each move.
    pub worths: Vec<Worth>,
    /// How many placements ahead have been searched.
    pub depth: u32,
    /// What the expert would do.
    pub advice: Option<Move>,
    /// Whether values can be proven in this game at all.
    pub provable: bool,
    /// Whether the search has ended.
    pub done: bool,
}

/// The search about one position.
#[derive(Resource)]
pub struct Analysis {
    revision: u64,
    stop: Stop,
    shared: Arc<Mutex<Findings>>,
    findings: Findings,
}

impl Analysis {
    /// What has been found out so far.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    fn begin(playing: &Playing) -> Self {
        let findings = Findings {
            provable: can_solve(playing.game()),
            ..Findings::default()
        };
        let shared = Arc::new(Mutex::new(findings.clone()));
        let stop = Stop::default();
        let mut search = Search {
            game: playing.game().clone(),
            stop: stop.clone(),
            begun: Instant::now(),
            shared: shared.clone(),
        };
        AsyncComputeTaskPool::get().spawn(async move { search.run() }).detach();
        Self {
            revision: playing.revision(),
            stop,
            shared,
            findings,
        }
    }
}

impl Drop for Analysis {
    fn drop(&mut self) {
        self.stop.throw();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_position, take_findings)
            .chain()
            .after(FollowIntents)
            .run_if(in_state(Screen::Mozyring))
            .run_if(resource_exists::<Playing>),
    )
    .add_systems(OnExit(Screen::Mozyring), |mut commands: Commands| {
        commands.remove_resource::<Analysis>();
    });
}

/// Each position that is looked into gets a search of its own; the one before stops.
fn follow_position(playing: Res<Playing>, analysis: Option<Res<Analysis>>, mut commands: Commands) {
    let wanted = playing.is_study() && playing.game().to_move().is_some();
    match analysis {
        Some(_) if !wanted => commands.remove_resource::<Analysis>(),
        Some(analysis) if analysis.revision == playing.revision() => {}
        _ if wanted => commands.insert_resource(Analysis::begin(&playing)),
        _ => {}
    }
}

fn take_findings(analysis: Option<ResMut<Analysis>>) {
    let Some(mut analysis) = analysis else { return };
    let found = analysis.shared.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if found != analysis.findings {
        analysis.findings = found;
    }
}

/// The search itself, in its task.
struct Search {
    game: Game,
    stop: Stop,
    begun: Instant,
    shared: Arc<Mutex<Findings>>,
}

impl Search {
    fn is_over(&self) -> bool {
        self.stop.is_thrown() || self.begun.elapsed() >= LONGEST
    }

    fn tell(&self, change: impl FnOnce(&mut Findings)) {
        change(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn run(&mut self) {
        if can_solve(&self.game) {
            self.prove();
        } else {
            self.ask_expert();
        }
        self.tell(|findings| findings.done = true);
    }

    fn ask_expert(&self) {
        let begun = Instant::now();
        let mut budget = || self.is_over() || begun.elapsed() >= ADVICE;
        let advice = choose(&self.game, Level::Expert, &mut Chance::new(1), &mut budget);
        self.tell(|findings| findings.advice = advice);
    }

    /// Searches deeper and deeper, the position first, then each of its moves.
    fn prove(&self) {
        const ASK_AT: u32 = 4;
        // Points are counted at the end: there is no proof before everything is searched.
        let first = if self.game.options().score == Score::Win { 1 } else { 27 };
        let mut proven = false;
        for depth in first..=27 {
            if depth == ASK_AT.max(first) {
                self.ask_expert();
            }
            if !proven {
                let solution = solve(&self.game, depth, TABLE, &mut || self.is_over());
                proven = solution.value != Value::Unknown;
                if self.is_over() {
                    return;
                }
                self.tell_solution(&solution, depth);
            }
            let worths = solve_each(&self.game, depth, TABLE, &mut || self.is_over());
            if self.is_over() {
                return;
            }
            let all_known = worths.iter().all(|worth| worth.value != Value::Unknown);
            self.tell(|findings| findings.worths = worths);
            if proven && all_known {
                return;
            }
        }
    }

    fn tell_solution(&self, solution: &Solution, depth: u32) {
        let known = Some(solution.value).filter(|value| *value != Value::Unknown);
        self.tell(|findings| {
            findings.depth = depth;
            findings.value = known;
            findings.plies = solution.plies;
            findings.best.clone_from(&solution.best);
        });
        if let (Some(Value::Win | Value::Loss), Some(plies)) = (known, solution.plies) {
            let line = self.forced_line(solution, plies);
            self.tell(|findings| findings.line = line);
        }
    }

    /// How it goes on if both sides play best: the win as soon, the loss as late as possible.
    fn forced_line(&self, solution: &Solution, plies: u32) -> Vec<Slot> {
        let mut line = Vec::new();
        let mut game = self.game.clone();
        let mut best = solution.best.first().copied();
        while let Some(slot) = best {
            if game.place(slot).is_err() {
                break;
            }
            line.push(slot);
            let left = plies.saturating_sub(line.len() as u32);
            if left == 0 || self.is_over() {
                break;
            }
            best = solve(&game, left, TABLE, &mut || self.is_over()).best.first().copied();
        }
        line
    }
}
