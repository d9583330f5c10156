//! `ringspin monsuno league`: every card against every other between equal computer players.

use clap::Args;
use serde::Serialize;

use super::levels;
use super::playing::{RulesName, find_card};
use super::tally::{Course, Fixture, Played, play_all};
use crate::chance::Chance;
use crate::cli::{CliError, drawn_seed, print_json, print_line};
use crate::data::DataError;
use crate::monsuno::opponent::{Computers, Level};
use crate::monsuno::rules::Catalogue;

/// A league.
#[derive(Debug, Args)]
pub(super) struct LeagueArgs {
    /// Level against level instead of card against card: each against the next lower, and expert against easy
    #[arg(long, conflicts_with_all = ["level", "csv", "cards"])]
    pub levels: bool,
    /// The level of all players: easy, normal, hard or expert
    #[arg(long, default_value = "normal")]
    level: Level,
    /// Only these cards, by id
    #[arg(long, num_args = 2.., value_name = "ID")]
    cards: Option<Vec<String>>,
    /// Matches a pair; the players change seats from one to the next [default: 20, with --levels 200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub games: Option<u32>,
    /// The booklet's rules; in Basic+ with the decks that the cards come with
    #[arg(long, value_enum, default_value = "basic")]
    pub rules: RulesName,
    /// What is played on: arena, floor, table, or a field of your own in the folder of --assets
    #[arg(long, default_value = "arena", value_name = "NAME")]
    pub field: String,
    /// What chance begins with; without it, it is drawn and printed
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Answer with one JSON document
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Answer with a line of comma-separated values for each card
    #[arg(long)]
    csv: bool,
}

#[derive(Serialize)]
struct LeagueAnswer {
    seed: u64,
    level: &'static str,
    rules: RulesName,
    field: String,
    games_a_pair: u32,
    #[serde(flatten)]
    course: Course,
    /// The best first.
    cards: Vec<Row>,
}

/// A card's line of the table.
#[derive(Debug, Clone, Serialize)]
struct Row {
    id: String,
    hit_points: u32,
    attack: u32,
    boosted: u32,
    matches: u32,
    wins: u32,
    /// Wins a match.
    rate: f64,
}

pub(super) fn run(args: &LeagueArgs) -> Result<(), CliError> {
    let seed = args.seed.unwrap_or_else(drawn_seed);
    let (catalogue, computers) = (Catalogue::load()?, Computers::load()?);
    if args.levels {
        return levels::run(args, seed, &catalogue, &computers);
    }
    let (level, games) = (args.level, args.games.unwrap_or(20));
    let cards = match &args.cards {
        Some(ids) => named(&catalogue, ids)?,
        None => (0..catalogue.monsuno.len()).collect(),
    };
    let fixtures = fixtures(&cards, level, games, seed);
    let played = play_all(&fixtures, args.rules, &args.field, &catalogue, &computers)?;
    let answer = LeagueAnswer {
        seed,
        level: level.name(),
        rules: args.rules,
        field: args.field.clone(),
        games_a_pair: games,
        course: Course::of(&played),
        cards: table(&catalogue, &cards, &played),
    };
    if args.json {
        print_json(&answer)
    } else if args.csv {
        print_line(&csv(&answer))
    } else {
        print_line(&text(&answer))
    }
}

/// The places of the cards called `ids`, each once.
fn named(catalogue: &Catalogue, ids: &[String]) -> Result<Vec<usize>, DataError> {
    let mut places = Vec::new();
    for id in ids {
        let place = find_card(catalogue, id)?;
        if places.contains(&place) {
            return Err(DataError::new("--cards", id, "it is there twice"));
        }
        places.push(place);
    }
    Ok(places)
}

/// All pairs of cards, so many `games` each, the seats changed from one to the next.
fn fixtures(cards: &[usize], level: Level, games: u32, seed: u64) -> Vec<Fixture> {
    let mut chance = Chance::new(seed);
    let mut fixtures = Vec::new();
    for (place, &second) in cards.iter().enumerate() {
        for &first in &cards[..place] {
            for game in 0..games {
                let cards = if game % 2 == 0 {
                    [first, second]
                } else {
                    [second, first]
                };
                fixtures.push(Fixture {
                    cards,
                    levels: [level; 2],
                    seed: chance.bits(),
                });
            }
        }
    }
    fixtures
}

fn table(catalogue: &Catalogue, cards: &[usize], played: &[Played]) -> Vec<Row> {
    let mut rows: Vec<Row> = cards
        .iter()
        .map(|&place| {
            let monsuno = &catalogue.monsuno[place];
            let of_it = played.iter().filter(|one| one.fixture.cards.contains(&place));
            let won = |one: &&Played| one.winner.is_some_and(|seat| one.fixture.cards[seat] == place);
            let (matches, wins) = (of_it.clone().count() as u32, of_it.filter(won).count() as u32);
            Row {
                id: monsuno.id.clone(),
                hit_points: monsuno.hit_points,
                attack: monsuno.attack,
                boosted: monsuno.boosted,
                matches,
                wins,
                rate: f64::from(wins) / f64::from(matches.max(1)),
            }
        })
        .collect();
    rows.sort_by(|a, b| b.rate.total_cmp(&a.rate));
    rows
}

fn csv(answer: &LeagueAnswer) -> String {
    let head = "rules,level,field,card,hit_points,attack,boosted,matches,wins,rate".to_owned();
    let rules = match answer.rules {
        RulesName::Basic => "basic",
        RulesName::Plus => "plus",
    };
    let line = |row: &Row| {
        format!(
            "{rules},{},{},{},{},{},{},{},{},{:.4}",
            answer.level,
            answer.field,
            row.id,
            row.hit_points,
            row.attack,
            row.boosted,
            row.matches,
            row.wins,
            row.rate
        )
    };
    let lines: Vec<String> = std::iter::once(head).chain(answer.cards.iter().map(line)).collect();
    lines.join("\n")
}

/// A table that is also one in Markdown.
fn text(answer: &LeagueAnswer) -> String {
    let mut lines = vec![
        format!("Seed {}. {}", answer.seed, answer.course.told()),
        String::new(),
        "| card         | hit points | attack | boosted | matches | wins | won    |".to_owned(),
        "|--------------|-----------:|-------:|--------:|--------:|-----:|-------:|".to_owned(),
    ];
    lines.extend(answer.cards.iter().map(|row| {
        format!(
            "| {:<12} | {:>10} | {:>6} | {:>7} | {:>7} | {:>4} | {:>4.1} % |",
            row.id,
            row.hit_points,
            row.attack,
            row.boosted,
            row.matches,
            row.wins,
            100.0 * row.rate
        )
    }));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_meets_in_both_seats_with_luck_of_its_own() {
        let fixtures = fixtures(&[0, 2, 3, 5], Level::Easy, 2, 1);
        assert_eq!(fixtures.len(), 12);
        for pair in fixtures.chunks(2) {
            let [first, second] = pair[0].cards;
            assert_ne!(first, second);
            assert_eq!(pair[1].cards, [second, first]);
            assert_ne!(pair[0].seed, pair[1].seed);
        }
    }
}
