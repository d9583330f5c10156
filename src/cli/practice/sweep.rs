//! `ringspin practice sweep`: a grid of parameters through `spin` or `clash`.

use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Chance;
use crate::cli::spin::sweep::{self as spin, Run};
use crate::cli::{CliError, drawn_seed, print_json, print_line, read_text};
use crate::data::{DataError, parse_json, within};
use crate::physics::clash::ClashConfig;
use crate::physics::{EventKind, Stage, Struck};
use crate::practice::report::table;
use crate::practice::sweep::{Grid, Parameter};

/// Runs a grid of parameters; without --csv, --svg and --json the table goes to standard output.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLE)]
pub(super) struct SweepArgs {
    /// What is run, and over which parameters, as JSON; `-` is standard input
    #[arg(long, value_name = "FILE.json")]
    config: String,
    /// A row of comma-separated values for each point
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
    /// A plot of one output
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// Answer with one JSON document
    #[arg(long)]
    json: bool,
    /// What chance begins with where `repeats` asks for several clashes; without it, it is drawn and printed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const EXAMPLE: &str = r#"The file holds the configuration of `ringspin spin` or of `ringspin clash`, and up to three parameters:
  { "spin": { "body": {..}, "surface": {..}, "start": {"tilt": 0.05}, "duration": 4 },
    "parameters": [ {"path": "/start/spin", "from": 100, "to": 600, "steps": 26},
                    {"path": "/surface/friction", "values": [0.1, 0.2, 0.4]} ],
    "plot": "time_to_topple" }
A path is a JSON pointer into the configuration. A grid has at most 20000 points.
Outputs of spin: time_to_topple (s, past 45 degrees), highest_tilt (rad), spin_left (rad/s), energy_lost (J), distance (m).
Outputs of clash: opened_defender, opened_attacker, impulse (N s, the hardest between the two), hits, spin_defender and
spin_attacker (s). `"repeats": N` plays each clash N times with other scatter and gives the mean."#;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SweepConfig {
    /// The configuration of `ringspin spin`,
    #[serde(default)]
    spin: Option<Value>,
    /// or that of `ringspin clash`.
    #[serde(default)]
    clash: Option<Value>,
    parameters: Vec<Parameter>,
    /// Which output is plotted; the first by default.
    #[serde(default)]
    plot: Option<String>,
    /// How often each clash is played, with other scatter each time.
    #[serde(default)]
    repeats: Option<u32>,
}

/// What is run at each point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Spin,
    Clash,
}

const CLASH_OUTPUTS: [&str; 6] = [
    "opened_defender",
    "opened_attacker",
    "impulse",
    "hits",
    "spin_defender",
    "spin_attacker",
];

impl Kind {
    fn outputs(self) -> &'static [&'static str] {
        match self {
            Self::Spin => &spin::OUTPUTS,
            Self::Clash => &CLASH_OUTPUTS,
        }
    }
}

#[derive(Serialize)]
struct SweepAnswer {
    kind: Kind,
    seed: Option<u64>,
    parameters: Vec<String>,
    outputs: &'static [&'static str],
    points: Vec<Point>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct Point {
    at: Vec<f64>,
    /// In the order of the outputs; null where there is none.
    found: Vec<Option<f64>>,
}

/// What the file asks for.
struct Sweep {
    kind: Kind,
    /// The number of the output that is plotted.
    plotted: usize,
    grid: Grid,
    lucks: Lucks,
}

impl Sweep {
    fn read(file: &str, text: &str, seed: Option<u64>) -> Result<Self, DataError> {
        let config: SweepConfig = parse_json(file, text)?;
        let (kind, base) = match (config.spin, config.clash) {
            (Some(base), None) => (Kind::Spin, base),
            (None, Some(base)) => (Kind::Clash, base),
            _ => {
                return Err(DataError::new(
                    file,
                    "the whole file",
                    "either spin or clash is expected",
                ));
            }
        };
        Ok(Self {
            kind,
            plotted: plotted(file, kind, config.plot.as_deref())?,
            grid: Grid::new(file, base, &config.parameters)?,
            lucks: lucks(file, kind, config.repeats, seed)?,
        })
    }
}

/// Reads the configuration `text` of `file`, without running it.
///
/// # Errors
/// When it is refused: names the place.
pub fn check(file: &str, text: &str) -> Result<(), DataError> {
    Sweep::read(file, text, Some(0)).map(drop)
}

pub(super) fn run(args: &SweepArgs) -> Result<(), CliError> {
    let (text, file) = read_text(&args.config)?;
    let Sweep {
        kind,
        plotted,
        grid,
        lucks,
    } = Sweep::read(&file, &text, args.seed)?;
    let points = match kind {
        Kind::Spin => spins(&file, &grid)?,
        Kind::Clash => clashes(&file, &grid, &lucks)?,
    };
    let answer = SweepAnswer {
        kind,
        seed: lucks.seed,
        parameters: grid.paths().to_vec(),
        outputs: kind.outputs(),
        points,
    };
    if let Some(path) = &args.csv {
        super::write(path, answer.csv()?)?;
    }
    if let Some(path) = &args.svg {
        let found: Vec<Option<f64>> = answer.points.iter().map(|point| point.found[plotted]).collect();
        let output = kind.outputs()[plotted];
        super::write(
            path,
            grid.figure(&format!("{output}, {} points", found.len()), output, &found)
                .to_svg(),
        )?;
    }
    if args.json {
        return print_json(&answer);
    }
    if let Some(seed) = answer.seed {
        eprintln!("seed {seed}");
    }
    if args.csv.is_some() || args.svg.is_some() {
        return Ok(());
    }
    print_line(answer.csv()?.trim_end())
}

impl SweepAnswer {
    fn csv(&self) -> Result<String, CliError> {
        let heading: Vec<&str> = self
            .parameters
            .iter()
            .map(String::as_str)
            .chain(self.outputs.iter().copied())
            .collect();
        let rows = self.points.iter().map(|point| {
            let found = point
                .found
                .iter()
                .map(|found| found.map_or(String::new(), |number| number.to_string()));
            point
                .at
                .iter()
                .map(f64::to_string)
                .chain(found)
                .collect::<Vec<String>>()
        });
        Ok(table(&heading, rows)?)
    }
}

/// The place of the output that is plotted.
fn plotted(file: &str, kind: Kind, name: Option<&str>) -> Result<usize, DataError> {
    let outputs = kind.outputs();
    let Some(name) = name else { return Ok(0) };
    outputs
        .iter()
        .position(|output| *output == name)
        .ok_or_else(|| DataError::new(file, "plot", format!("{name} is no output: {} are", outputs.join(", "))))
}

/// The seeds with which each clash is played; none: as its configuration says.
struct Lucks {
    seed: Option<u64>,
    seeds: Vec<u64>,
}

fn lucks(file: &str, kind: Kind, repeats: Option<u32>, seed: Option<u64>) -> Result<Lucks, DataError> {
    let Some(repeats) = repeats else {
        return Ok(Lucks {
            seed: None,
            seeds: Vec::new(),
        });
    };
    if kind == Kind::Spin {
        return Err(DataError::new(
            file,
            "repeats",
            "does not belong to spin: chance has no part in it",
        ));
    }
    within(file, "repeats", f64::from(repeats), 1.0, 10_000.0)?;
    let seed = seed.unwrap_or_else(drawn_seed);
    // The same luck at each point: what is compared is the parameter.
    let mut chance = Chance::new(seed);
    Ok(Lucks {
        seed: Some(seed),
        seeds: (0..repeats).map(|_| chance.bits()).collect(),
    })
}

/// An error that says at which point of the grid it is.
fn at_point(grid: &Grid, point: usize, error: &DataError) -> DataError {
    let values: Vec<String> = grid
        .paths()
        .iter()
        .zip(grid.at(point))
        .map(|(path, at)| format!("{path} = {at}"))
        .collect();
    DataError::new(
        &error.file,
        format!("{} (at {})", error.place, values.join(", ")),
        error.problem.clone(),
    )
}

/// Each point through `each`, as many at a time as there are cores; the answer does not depend on how many. Of several
/// errors it is that of the first point.
fn for_each<T: Send>(
    grid: &Grid,
    steps: usize,
    each: impl Fn(usize, &ProgressBar) -> Result<T, CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    let bar = ProgressBar::new(steps as u64);
    let found: Vec<Result<T, CliError>> = (0..grid.points())
        .into_par_iter()
        .map(|point| each(point, &bar))
        .collect();
    bar.finish_and_clear();
    found.into_iter().collect()
}

fn spins(file: &str, grid: &Grid) -> Result<Vec<Point>, CliError> {
    let prepare = |point: usize| Run::prepare(file, grid.config(point)).map_err(|error| at_point(grid, point, &error));
    // All are looked at before the first is run.
    for point in 0..grid.points() {
        prepare(point)?;
    }
    for_each(grid, grid.points(), |point, bar| {
        let found = prepare(point)?.measure()?.to_vec();
        bar.inc(1);
        Ok(Point {
            at: grid.at(point),
            found,
        })
    })
}

fn clashes(file: &str, grid: &Grid, lucks: &Lucks) -> Result<Vec<Point>, CliError> {
    let read = |point: usize| {
        let config: Result<ClashConfig, _> = serde_json::from_value(grid.config(point));
        config.map_err(|error| at_point(grid, point, &DataError::new(file, "clash", error.to_string())))
    };
    for point in 0..grid.points() {
        read(point)?;
    }
    for_each(grid, grid.points() * lucks.seeds.len().max(1), |point, bar| {
        let mut config = read(point)?;
        let seeds = lucks.seeds.iter().copied().map(Some);
        let mut seeds: Vec<Option<u64>> = seeds.collect();
        if seeds.is_empty() {
            seeds.push(config.seed);
        }
        let mut runs = Vec::with_capacity(seeds.len());
        for seed in seeds {
            config.seed = seed;
            let stage = config.play(file).map_err(|error| at_point(grid, point, &error))?;
            runs.push(clash_outputs(&stage));
            bar.inc(1);
        }
        Ok(Point {
            at: grid.at(point),
            found: means(&runs),
        })
    })
}

fn clash_outputs(stage: &Stage) -> [Option<f64>; 6] {
    let between = stage.events().iter().filter_map(|event| match event.kind {
        EventKind::Impact {
            body,
            struck: Struck::Body(other),
            impulse,
            ..
        } if body.player() != other.player() => Some(impulse),
        _ => None,
    });
    let (hits, hardest) = between.fold((0_u32, 0.0_f64), |(hits, hardest), impulse| {
        (hits + 1, hardest.max(impulse))
    });
    let [defender, attacker] = stage.opened().map(|opened| Some(f64::from(u8::from(opened))));
    [
        defender,
        attacker,
        Some(hardest),
        Some(f64::from(hits)),
        stage.spin_seconds(0),
        stage.spin_seconds(1),
    ]
}

/// The mean of each output over the runs that have it.
fn means(runs: &[[Option<f64>; 6]]) -> Vec<Option<f64>> {
    (0..CLASH_OUTPUTS.len())
        .map(|output| {
            let known: Vec<f64> = runs.iter().filter_map(|run| run[output]).collect();
            (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_over_the_runs_that_have_a_number() {
        let run = |spin| [Some(1.0), Some(0.0), Some(0.5), Some(2.0), spin, None];
        let means = means(&[run(Some(3.0)), run(None)]);
        assert_eq!(means, [Some(1.0), Some(0.0), Some(0.5), Some(2.0), Some(3.0), None]);
    }
}
