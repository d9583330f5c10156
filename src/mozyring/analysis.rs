//! What can be proven about the position that is looked into: found away from the picture, deeper and deeper.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::play::{FollowIntents, Playing};
use super::rules::{Game, Move, Score, Slot};
use super::search::{Level, Solution, Value, Worth, can_solve, choose, solve, solve_each};
use crate::chance::Chance;
use crate::record::inside;
use crate::shell::Screen;
use crate::shell::errand::{Desk, Errand, Going};

/// Nobody looks at one position for longer than this.
const LONGEST: Duration = Duration::from_secs(120);

/// How long the expert thinks about a position whose value is not proven.
const ADVICE: Duration = Duration::from_millis(900);

/// Memory for proofs: 2 to this power buckets of 32 bytes, 32 MiB.
const TABLE: u32 = 20;

/// What has been found out about a position.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
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
    going: Going<Searching>,
    findings: Findings,
}

impl Analysis {
    /// What has been found out so far.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    fn begin(playing: &Playing) -> Self {
        let game = playing.game().clone();
        Self {
            revision: playing.revision(),
            findings: Findings::begin(&game),
            going: Going::begin(Searching { game }),
        }
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
    if let Some(found) = analysis.bypass_change_detection().going.latest() {
        analysis.findings = found;
    }
}

impl Findings {
    /// Nothing yet.
    fn begin(game: &Game) -> Self {
        Self {
            provable: can_solve(game),
            ..Self::default()
        }
    }
}

/// The errand: the position to look into.
#[derive(Serialize, Deserialize)]
pub(crate) struct Searching {
    #[serde(with = "inside::game")]
    game: Game,
}

impl Errand for Searching {
    const NAME: &'static str = "mozyring-analysis";
    type Answer = Findings;

    async fn run(self, desk: &Desk<Findings>) -> Findings {
        let mut search = Search {
            begun: Instant::now(),
            findings: Findings::begin(&self.game),
            game: self.game,
            desk,
        };
        search.run();
        search.findings
    }
}

/// The search itself.
struct Search<'a> {
    game: Game,
    begun: Instant,
    findings: Findings,
    desk: &'a Desk<Findings>,
}

impl Search<'_> {
    fn is_over(&self) -> bool {
        self.desk.is_over() || self.begun.elapsed() >= LONGEST
    }

    fn tell(&mut self, change: impl FnOnce(&mut Findings)) {
        change(&mut self.findings);
        self.desk.tell(self.findings.clone());
    }

    fn run(&mut self) {
        if can_solve(&self.game) {
            self.prove();
        } else {
            self.ask_expert();
        }
        self.findings.done = true;
    }

    fn ask_expert(&mut self) {
        let begun = Instant::now();
        let mut budget = || self.is_over() || begun.elapsed() >= ADVICE;
        let advice = choose(&self.game, Level::Expert, &mut Chance::new(1), &mut budget);
        self.tell(|findings| findings.advice = advice);
    }

    /// Searches deeper and deeper, the position first, then each of its moves.
    fn prove(&mut self) {
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

    fn tell_solution(&mut self, solution: &Solution, depth: u32) {
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
