//! `ringspin practice drills --measure`: what computer players reach at the drills.

use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;

use crate::chance::Chance;
use crate::cli::{CliError, drawn_seed, print_json, print_line};
use crate::data::DataError;
use crate::monsuno::opponent::{Computers, Level};
use crate::practice::Drill;
use crate::practice::drill::{Medal, play};

#[derive(Serialize)]
struct MeasureAnswer {
    seed: u64,
    games: u32,
    drills: Vec<Row>,
}

/// What one level reached at one drill.
#[derive(Debug, Clone, Serialize)]
struct Row {
    drill: String,
    level: &'static str,
    /// Share of the goes that reached at least this medal.
    bronze: f64,
    silver: f64,
    gold: f64,
    /// The score that a tenth, half, nine tenths of the goes stay below.
    tenth: f64,
    median: f64,
    nine_tenths: f64,
}

pub(super) fn run(drills: &[Drill], games: u32, seed: Option<u64>, json: bool) -> Result<(), CliError> {
    let seed = seed.unwrap_or_else(drawn_seed);
    let computers = Computers::load()?;
    let mut goes = Vec::new();
    for drill in drills {
        // Each begins anew, so that a drill alone is measured as among the others.
        let mut chance = Chance::new(seed);
        for level in Level::ALL {
            goes.extend((0..games).map(|_| (drill, level, chance.bits())));
        }
    }
    let bar = ProgressBar::new(goes.len() as u64);
    // Those of one drill are of one length: taken in turn, no core waits for the last.
    let scores: Result<Vec<f64>, DataError> = goes
        .par_iter()
        .with_max_len(1)
        .map(|(drill, level, seed)| {
            let score = play(drill, computers.profile(*level), *seed);
            bar.inc(1);
            score
        })
        .collect();
    bar.finish_and_clear();
    let scores = scores?;
    let rows = goes
        .chunks(games as usize)
        .zip(scores.chunks(games as usize))
        .filter_map(|(goes, scores)| goes.first().map(|(drill, level, _)| Row::of(drill, *level, scores)))
        .collect();
    let answer = MeasureAnswer {
        seed,
        games,
        drills: rows,
    };
    if json {
        print_json(&answer)
    } else {
        print_line(&text(&answer))
    }
}

impl Row {
    fn of(drill: &Drill, level: Level, scores: &[f64]) -> Self {
        let mut sorted = scores.to_vec();
        sorted.sort_by(f64::total_cmp);
        let below = |share: f64| {
            sorted
                .get((share * sorted.len() as f64) as usize)
                .copied()
                .unwrap_or(0.0)
        };
        let reached = |medal: Medal| {
            let count = scores
                .iter()
                .filter(|score| drill.medals.of(**score) >= Some(medal))
                .count();
            count as f64 / scores.len().max(1) as f64
        };
        Self {
            drill: drill.id.clone(),
            level: level.name(),
            bronze: reached(Medal::Bronze),
            silver: reached(Medal::Silver),
            gold: reached(Medal::Gold),
            tenth: below(0.1),
            median: below(0.5),
            nine_tenths: below(0.9),
        }
    }
}

/// A table that is also one in Markdown.
fn text(answer: &MeasureAnswer) -> String {
    let mut lines = vec![
        format!(
            "Seed {}, {} goes at each drill by each level.",
            answer.seed, answer.games
        ),
        String::new(),
        "| drill              | level  | bronze | silver | gold  | a tenth below | median | a tenth above |".to_owned(),
        "|--------------------|--------|-------:|-------:|------:|--------------:|-------:|--------------:|".to_owned(),
    ];
    lines.extend(answer.drills.iter().map(|row| {
        format!(
            "| {:<18} | {:<6} | {:>4.0} % | {:>4.0} % | {:>3.0} % | {:>13.2} | {:>6.2} | {:>13.2} |",
            row.drill,
            row.level,
            100.0 * row.bronze,
            100.0 * row.silver,
            100.0 * row.gold,
            row.tenth,
            row.median,
            row.nine_tenths
        )
    }));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_at_least_a_medal() {
        let drill = Drill::all().unwrap().remove(0);
        let medals = drill.medals;
        let row = Row::of(&drill, Level::Hard, &[0.0, medals.bronze, medals.silver, medals.gold]);
        assert_eq!((row.bronze, row.silver, row.gold), (0.75, 0.5, 0.25));
        assert_eq!(row.median, medals.silver);
    }
}
