//! `ringspin practice drills`: what drills there are.

use clap::Args;
use serde::Serialize;

use super::measure;
use crate::cli::{CliError, print_json, print_line};
use crate::data::DataError;
use crate::keep;
use crate::practice::Drill;
use crate::practice::drill::{Medals, daily};
use crate::practice::report::style_name;
use crate::words::{Language, Words};

/// Lists the drills, or measures what computer players reach at them.
#[derive(Debug, Args)]
pub(super) struct DrillsArgs {
    /// The drill of a day, such as 2026-11-30, or of `today` in universal time
    #[arg(long, value_name = "DATE", conflicts_with = "measure")]
    daily: Option<String>,
    /// Lets the computer players of each level do each drill, and prints the share that gets each medal
    #[arg(long)]
    measure: bool,
    /// Goes at a drill by each level
    #[arg(long, value_name = "N", default_value_t = 100, requires = "measure", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Only the drill with this id
    #[arg(long, value_name = "ID")]
    drill: Option<String>,
    /// What chance begins with; without it, it is drawn and printed
    #[arg(long, value_name = "N", requires = "measure")]
    seed: Option<u64>,
    /// The language of names and descriptions [default: that of the environment]
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Answer with one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct DrillAnswer {
    #[serde(flatten)]
    drill: Drill,
    name: String,
    about: String,
}

pub(super) fn run(args: &DrillsArgs) -> Result<(), CliError> {
    let mut drills = Drill::all()?;
    if let Some(id) = &args.drill {
        drills.retain(|drill| drill.id == *id);
        if drills.is_empty() {
            let problem = "there is no such drill: `practice drills` lists them";
            return Err(DataError::new("--drill", id, problem).into());
        }
    }
    if args.measure {
        return measure::run(&drills, args.games, args.seed, args.json);
    }
    if let Some(date) = &args.daily {
        drills = daily(&drills, day(date)?).into_iter().collect();
    }
    let words = Words::load(args.lang.unwrap_or_else(Language::of_environment))?;
    let answers: Vec<DrillAnswer> = drills
        .into_iter()
        .map(|drill| DrillAnswer {
            name: words.get(&drill.name_key()),
            about: words.get(&drill.about_key()),
            drill,
        })
        .collect();
    if args.json {
        return print_json(&answers);
    }
    for answer in &answers {
        print_line(&answer.told())?;
    }
    Ok(())
}

impl DrillAnswer {
    fn told(&self) -> String {
        let Drill {
            id,
            ground,
            styles,
            tries,
            medals,
            ..
        } = &self.drill;
        let Medals { bronze, silver, gold } = medals;
        let styles: Vec<&str> = styles.iter().map(|style| style_name(*style)).collect();
        format!(
            "{} ({id})\n    {}\n    {}, {}; {tries} tries; bronze {bronze}, silver {silver}, gold {gold}",
            self.name,
            self.about,
            ground.field,
            styles.join(", ")
        )
    }
}

/// The number of the day called `date`.
fn day(date: &str) -> Result<u64, DataError> {
    if date == "today" {
        return Ok(keep::now() / 86_400);
    }
    let refuse = || {
        DataError::new(
            "--daily",
            date,
            "a date such as 2026-11-30, from 1970 to 9999, or `today` is expected",
        )
    };
    keep::day(date).ok_or_else(refuse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_from_its_date() {
        assert_eq!(day("1970-01-01"), Ok(0));
        assert_eq!(day("2026-11-30"), Ok(1_796_047_500 / 86_400));
        assert_eq!(day("2026-02-30").unwrap_err().place, "2026-02-30");
    }
}
