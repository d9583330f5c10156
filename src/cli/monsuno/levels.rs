//! `ringspin monsuno league --levels`: level against level.

use serde::Serialize;

use super::league::LeagueArgs;
use super::playing::{RulesName, Thought};
use super::tally::{Course, Fixture, Played, play_all};
use crate::chance::Chance;
use crate::cli::{CliError, print_json, print_line};
use crate::monsuno::opponent::{Computers, Level};
use crate::monsuno::rules::Catalogue;

/// Who meets whom, the stronger first.
const PAIRS: [[Level; 2]; 4] = [
    [Level::Normal, Level::Easy],
    [Level::Hard, Level::Normal],
    [Level::Expert, Level::Hard],
    [Level::Expert, Level::Easy],
];

#[derive(Serialize)]
struct LevelsAnswer {
    seed: u64,
    rules: RulesName,
    field: String,
    pairs: Vec<PairAnswer>,
    thinking: Vec<ThinkingAnswer>,
}

#[derive(Serialize)]
struct PairAnswer {
    stronger: &'static str,
    weaker: &'static str,
    /// Won by the stronger.
    wins: usize,
    /// Wins a match.
    rate: f64,
    #[serde(flatten)]
    course: Course,
}

#[derive(Serialize)]
struct ThinkingAnswer {
    level: &'static str,
    decisions: u32,
    mean_seconds: f64,
    longest_seconds: f64,
}

pub(super) fn run(args: &LeagueArgs, seed: u64, catalogue: &Catalogue, computers: &Computers) -> Result<(), CliError> {
    let mut chance = Chance::new(seed);
    let games = args.games.unwrap_or(200);
    let mut pairs = Vec::new();
    let mut thoughts = Level::ALL.map(|_| Thought::default());
    for [stronger, weaker] in PAIRS {
        let fixtures = fixtures([stronger, weaker], games, catalogue.monsuno.len(), &mut chance);
        let played = play_all(&fixtures, args.rules, &args.field, catalogue, computers)?;
        let won = |one: &&Played| one.winner.is_some_and(|seat| one.fixture.levels[seat] == stronger);
        let wins = played.iter().filter(won).count();
        for one in &played {
            for (level, thought) in one.fixture.levels.into_iter().zip(one.thoughts) {
                let sum = &mut thoughts[level as usize];
                *sum = sum.and(thought);
            }
        }
        pairs.push(PairAnswer {
            stronger: stronger.name(),
            weaker: weaker.name(),
            wins,
            rate: wins as f64 / played.len().max(1) as f64,
            course: Course::of(&played),
        });
    }
    let thinking = Level::ALL
        .into_iter()
        .zip(thoughts)
        .map(|(level, thought)| ThinkingAnswer {
            level: level.name(),
            decisions: thought.decisions,
            mean_seconds: thought.seconds / f64::from(thought.decisions.max(1)),
            longest_seconds: thought.longest,
        })
        .collect();
    let answer = LevelsAnswer {
        seed,
        rules: args.rules,
        field: args.field.clone(),
        pairs,
        thinking,
    };
    if args.json {
        print_json(&answer)
    } else {
        print_line(&text(&answer))
    }
}

/// Both with the same card, each card in turn; they change seats from one match to the next.
fn fixtures(levels: [Level; 2], games: u32, cards: usize, chance: &mut Chance) -> Vec<Fixture> {
    let [stronger, weaker] = levels;
    (0..games as usize)
        .map(|game| Fixture {
            cards: [game / 2 % cards; 2],
            levels: if game % 2 == 0 { levels } else { [weaker, stronger] },
            seed: chance.bits(),
        })
        .collect()
}

fn text(answer: &LevelsAnswer) -> String {
    let mut lines = vec![
        format!("Seed {}.", answer.seed),
        String::new(),
        "| stronger | weaker | matches | wins | won    | launch stages | defender opens | attacker opens |".to_owned(),
        "|----------|--------|--------:|-----:|-------:|--------------:|---------------:|---------------:|".to_owned(),
    ];
    lines.extend(answer.pairs.iter().map(|pair| {
        format!(
            "| {:<8} | {:<6} | {:>7} | {:>4} | {:>4.1} % | {:>13.1} | {:>12.0} % | {:>12.0} % |",
            pair.stronger,
            pair.weaker,
            pair.course.matches,
            pair.wins,
            100.0 * pair.rate,
            pair.course.launch_stages_a_match,
            100.0 * pair.course.defender_opens,
            100.0 * pair.course.attacker_opens
        )
    }));
    lines.push(String::new());
    lines.push("| level    | decisions | seconds each | the longest |".to_owned());
    lines.push("|----------|----------:|-------------:|------------:|".to_owned());
    lines.extend(answer.thinking.iter().map(|one| {
        format!(
            "| {:<8} | {:>9} | {:>12.3} | {:>11.3} |",
            one.level, one.decisions, one.mean_seconds, one.longest_seconds
        )
    }));
    lines.join("\n")
}
