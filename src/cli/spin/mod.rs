//! `ringspin spin`: one body on one surface, no game.
//!
//! A configuration comes in (`config`), is simulated (`simulation`), and samples and a summary go out (`report`).

mod config;
mod report;
mod simulation;
pub(super) mod sweep;

use self::config::Config;
use self::report::HEADING;
use self::simulation::Simulation;
use super::{CliError, print_json, print_line, read_text};
use crate::data::{DataError, parse_json};

/// Spins one body on one surface and prints how it moves.
#[derive(clap::Args, Debug)]
pub(super) struct SpinArgs {
    /// The body, the surface and the start as JSON; `-` is standard input.
    #[arg(long, value_name = "FILE.json")]
    config: String,
    /// One JSON object a line.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Comma-separated values with a heading; the summary goes to standard error.
    #[arg(long)]
    csv: bool,
}

pub(super) fn run(args: &SpinArgs) -> Result<(), CliError> {
    let (text, file) = read_text(&args.config)?;
    let config: Config = parse_json(&file, &text)?;
    let simulation = Simulation::new(&file, &config)?;
    if args.csv {
        print_line(HEADING)?;
    }
    let summary = simulation.run(&config, |sample| {
        if args.json {
            print_json(sample)
        } else if args.csv {
            print_line(&sample.csv())
        } else {
            print_line(&sample.words())
        }
    })?;
    if args.json {
        print_json(&summary)
    } else if args.csv {
        eprintln!("{}", summary.words());
        Ok(())
    } else {
        print_line(&summary.words())
    }
}

/// Reads the configuration `text` of `file` and sets the body on its surface, without letting it move.
///
/// # Errors
/// When the configuration is refused: names the place.
pub fn check(file: &str, text: &str) -> Result<(), DataError> {
    Simulation::new(file, &parse_json(file, text)?).map(drop)
}

/// What `ringspin spin --csv` prints for the configuration `text` of `file`, the summary left out: it tells of the machine.
///
/// # Errors
/// When the configuration is refused, or the motion breaks down.
pub fn table(file: &str, text: &str) -> Result<String, CliError> {
    let config: Config = parse_json(file, text)?;
    let mut table = format!("{HEADING}\n");
    Simulation::new(file, &config)?.run(&config, |sample| {
        table.push_str(&sample.csv());
        table.push('\n');
        Ok(())
    })?;
    Ok(table)
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::report::{Sample, Summary};
    use super::*;

    const EXAMPLE: &str = r#"{ "body": {"shape": {"kind": "capsule", "half_length": 0.015, "radius": 0.02}, "mass": 0.045,
        "inertia_axial": 6.48e-6, "inertia_transverse": 1.52e-5},
        "surface": {"kind": "plane", "friction": 0.25, "torsion_radius": 0.0015, "rolling": 0.0, "restitution": 0.2},
        "air": false, "gravity": 9.81,
        "start": {"tilt": 0.05, "spin": 300.0, "angular_velocity": null, "velocity": [0, 0, 0], "height": null},
        "duration": 1.5, "sample_hz": 100 }"#;

    fn simulate(text: &str) -> Result<(Vec<Sample>, Summary), String> {
        let config: Config = parse_json("x.json", text).map_err(|e| e.to_string())?;
        let simulation = Simulation::new("x.json", &config).map_err(|e| e.to_string())?;
        let mut samples = Vec::new();
        let summary = simulation.run(&config, |sample| {
            samples.push(sample.clone());
            Ok(())
        });
        summary.map(|summary| (samples, summary)).map_err(|e| e.to_string())
    }

    #[test]
    fn the_example_of_the_contract_leans_over() {
        let (samples, summary) = simulate(EXAMPLE).unwrap();
        assert_eq!(samples.len(), 151);
        assert!((samples[0].axis - DVec3::new(0.05_f64.sin(), 0.05_f64.cos(), 0.0)).length() < 1e-12);
        assert!((samples[0].spin - 300.0).abs() < 1e-9 && samples[0].slip > 0.1);
        assert!(samples[150].tilt.to_degrees() > 50.0, "{}", samples[150].tilt);
        assert!(summary.energy_highest <= summary.energy_start * 1.001);
    }

    #[test]
    fn a_wrong_field_is_named() {
        for (from, to, place) in [
            ("\"mass\": 0.045", "\"mass\": -1", "body.mass"),
            ("\"friction\": 0.25", "\"friction\": 1e9", "surface.friction"),
            ("\"radius\": 0.02}", "\"radius\": 0.0}", "body.shape.radius"),
            ("\"height\": null", "\"height\": 0.01", "start.height"),
            ("\"sample_hz\": 100", "\"sample_hz\": 0", "sample_hz"),
            (
                "\"inertia_axial\": 6.48e-6",
                "\"inertia_axial\": 1",
                "body.inertia_axial",
            ),
            ("\"kind\": \"plane\"", "\"kind\": \"bowl\"", "surface.radius"),
            ("\"kind\": \"plane\"", "\"kind\": \"cone\"", "line 3"),
            ("\"spin\": 300.0", "\"spim\": 300.0", "line 5"),
        ] {
            assert!(EXAMPLE.contains(from));
            let problem = simulate(&EXAMPLE.replace(from, to)).unwrap_err();
            assert!(
                problem.contains(place) && problem.contains("x.json"),
                "{place}: {problem}"
            );
        }
    }

    #[test]
    fn a_free_body_keeps_its_energy_and_a_top_its_height() {
        let free = EXAMPLE.replace("\"kind\": \"plane\"", "\"kind\": \"none\"");
        let (samples, summary) = simulate(&free).unwrap();
        assert!((summary.energy_end / summary.energy_start - 1.0).abs() < 1e-4);
        assert!(!samples[10].contact && samples[10].position.y < -0.04);
        let top = EXAMPLE.replace("\"kind\": \"plane\"", "\"kind\": \"pivot\", \"offset\": 0.02");
        let (samples, _) = simulate(&top).unwrap();
        assert!(
            samples
                .iter()
                .all(|s| (s.position.length() - 0.02).abs() < 1e-9 && s.contact)
        );
    }

    #[test]
    fn csv_has_a_value_for_each_heading() {
        let (samples, _) = simulate(EXAMPLE).unwrap();
        assert_eq!(samples[3].csv().split(',').count(), HEADING.split(',').count());
    }
}
