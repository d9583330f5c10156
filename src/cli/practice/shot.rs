//! `ringspin practice shot`: launches, and how the capsule moves.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::chance::Chance;
use crate::cli::{CliError, drawn_seed, print_json, read_text};
use crate::data::{DataError, parse_json};
use crate::keep;
use crate::physics::{Launch, Style};
use crate::practice::{Flight, Ground, Kept, Outcome, Parked, Sample, Session, Shot};

/// Launches a capsule and prints how it moves: one JSON object a line, samples and then a summary.
#[derive(Debug, Args)]
pub(super) struct ShotArgs {
    /// The shot as JSON, in place of the options below; `-` is standard input
    #[arg(long, value_name = "FILE.json", conflicts_with_all = ["field", "style", "power", "mark", "aim", "press_point", "park"])]
    config: Option<String>,
    /// What is played on: arena, floor, table, or a field of your own in the folder of --assets
    #[arg(long, default_value = "arena", value_name = "NAME")]
    field: String,
    /// How it is launched
    #[arg(long, value_enum, default_value = "twist")]
    style: StyleName,
    /// How hard, 0 to 1
    #[arg(long, default_value_t = 0.7, value_name = "SHARE")]
    power: f64,
    /// Place on the launch line, -1 the left end to 1 the right
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true, value_name = "PLACE")]
    mark: f64,
    /// Radians, 0 straight ahead, positive to the right
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true, value_name = "ANGLE")]
    aim: f64,
    /// Where a press goes down: 0 the middle of the capsule, 1 its end
    #[arg(long, default_value_t = 0.0, value_name = "PLACE")]
    press_point: f64,
    /// A parked capsule: metres to the right and towards the launch line, turned by ANGLE radians; may be given several times
    #[arg(long, value_name = "X,Z[,ANGLE]", value_parser = parked, allow_hyphen_values = true)]
    park: Vec<Parked>,
    /// Seed of the scatter of hand and latches; without it, it is drawn and printed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// A steady hand: no scatter
    #[arg(long, conflicts_with_all = ["seed", "count"])]
    steady: bool,
    /// So many shots, each with a seed of its own
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=500))]
    count: u32,
    /// Adds the shots to this session, which `practice export` reads; it is made if there is none
    #[arg(long, value_name = "FILE")]
    session: Option<PathBuf>,
    /// Only the summary of each shot
    #[arg(long)]
    summary: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum StyleName {
    Press,
    Twist,
    Launcher,
}

impl From<StyleName> for Style {
    fn from(name: StyleName) -> Self {
        match name {
            StyleName::Press => Self::Press,
            StyleName::Twist => Self::Twist,
            StyleName::Launcher => Self::Launcher,
        }
    }
}

#[derive(Serialize)]
struct SampleLine<'a> {
    shot: u32,
    #[serde(flatten)]
    sample: &'a Sample,
}

#[derive(Serialize)]
struct SummaryLine<'a> {
    summary: bool,
    shot: u32,
    seed: Option<u64>,
    launch: &'a Launch,
    #[serde(flatten)]
    outcome: &'a Outcome,
}

pub(super) fn run(args: &ShotArgs) -> Result<(), CliError> {
    let (shot, file) = shot_of(args)?;
    let equipment = shot.check(&file, "")?;
    let mut kept = args.session.as_deref().map(session_at).transpose()?;
    let first = if args.steady {
        None
    } else {
        Some(args.seed.or(shot.seed).unwrap_or_else(drawn_seed))
    };
    let mut chance = Chance::new(first.unwrap_or(0));
    for number in 1..=args.count {
        // The first has the seed that was given, so that it can be launched alone.
        let seed = first.map(|first| if number == 1 { first } else { chance.bits() });
        let shot = Shot { seed, ..shot.clone() };
        let flight = shot.begin_with(&equipment).finished();
        print(&shot, &flight, number, args.summary)?;
        if let Some(session) = &mut kept {
            session.add(Kept::of(&shot, &flight));
        }
    }
    match (kept, &args.session) {
        (Some(session), Some(path)) => super::write(path, session.to_text()),
        _ => Ok(()),
    }
}

fn print(shot: &Shot, flight: &Flight, number: u32, summary: bool) -> Result<(), CliError> {
    if !summary {
        for sample in flight.samples() {
            print_json(&SampleLine { shot: number, sample })?;
        }
    }
    print_json(&SummaryLine {
        summary: true,
        shot: number,
        seed: shot.seed,
        launch: &shot.launch,
        outcome: flight.outcome(),
    })
}

/// The shot that is asked for, and what to call it in messages.
fn shot_of(args: &ShotArgs) -> Result<(Shot, String), CliError> {
    if let Some(config) = &args.config {
        let (text, file) = read_text(config)?;
        return Ok((parse_json(&file, &text)?, file));
    }
    let shot = Shot {
        ground: Ground {
            field: args.field.clone(),
            parked: args.park.clone(),
            ..Ground::default()
        },
        launch: Launch {
            style: args.style.into(),
            mark: args.mark,
            aim: args.aim,
            power: args.power,
            press_point: args.press_point,
        },
        seed: None,
    };
    Ok((shot, "the options".to_owned()))
}

fn parked(text: &str) -> Result<Parked, String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse::<f64>()).collect();
    let (x, z, heading) = match numbers.as_deref() {
        Ok([x, z]) => (*x, *z, 0.0),
        Ok([x, z, heading]) => (*x, *z, *heading),
        _ => return Err("two or three numbers with commas between are expected, such as 0.1,-0.2".to_owned()),
    };
    Ok(Parked {
        x,
        z,
        heading,
        capsule: "classic".to_owned(),
    })
}

/// The session at `path`, or a new one if there is no such file.
fn session_at(path: &Path) -> Result<Session, CliError> {
    if !path.exists() {
        return Ok(Session::new(keep::now()));
    }
    let name = path
        .to_str()
        .ok_or_else(|| DataError::new(path.display().to_string(), "its name", "this is not UTF-8 text"))?;
    let (text, file) = read_text(name)?;
    Ok(Session::parse(&file, &text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parked_capsule_is_two_or_three_numbers() {
        let one = parked("0.1,-0.2").unwrap();
        assert_eq!((one.x, one.z, one.heading), (0.1, -0.2, 0.0));
        assert_eq!(parked("0.1, -0.2, 1.5").unwrap().heading, 1.5);
        assert!(parked("0.1").is_err() && parked("a,b").is_err());
    }
}
