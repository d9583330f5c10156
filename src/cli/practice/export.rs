//! `ringspin practice export`: a session as a table and as a figure.

use std::path::PathBuf;

use clap::Args;

use crate::cli::{CliError, print_json, print_line, read_text};
use crate::data::DataError;
use crate::keep::Shelf;
use crate::practice::plot::Figure;
use crate::practice::report::{MOTION_HEADING, figure, motion_row, shots_table, table};
use crate::practice::{Average, Session, Summary};

/// Writes a session's shots; without --csv, --motion, --svg and --png it prints what they show together.
#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The session; `-` is standard input [default: the one kept last]
    #[arg(long, value_name = "FILE")]
    session: Option<String>,
    /// A row of comma-separated values for each shot
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
    /// A row for each sixtieth of a second of each shot: the shots are launched again
    #[arg(long, value_name = "FILE.csv")]
    motion: Option<PathBuf>,
    /// Map with scatter, crossings, spin and trend
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// The same as a picture
    #[arg(long, value_name = "FILE.png")]
    png: Option<PathBuf>,
    /// What the shots show together, as one JSON document
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ExportArgs) -> Result<(), CliError> {
    let (text, file) = match &args.session {
        Some(session) => read_text(session)?,
        None => latest()?,
    };
    let session = Session::parse(&file, &text)?;
    if let Some(path) = &args.csv {
        super::write(path, shots_table(&session)?)?;
    }
    if let Some(path) = &args.motion {
        super::write(path, motion(&session, &file)?)?;
    }
    if let Some(path) = &args.svg {
        super::write(path, figure(&session, &file)?.to_svg())?;
    }
    if let Some(path) = &args.png {
        super::write(path, picture(&figure(&session, &file)?)?)?;
    }
    let files = [&args.csv, &args.motion, &args.svg, &args.png];
    let quiet = files.iter().any(|file| file.is_some());
    if args.json {
        print_json(&session.summary())
    } else if quiet {
        Ok(())
    } else {
        print_line(&told(&session.summary()))
    }
}

#[cfg(feature = "game")]
fn picture(figure: &Figure) -> Result<Vec<u8>, CliError> {
    Ok(figure.to_png()?)
}

/// Says that this program was built without the game.
#[cfg(not(feature = "game"))]
fn picture(_: &Figure) -> Result<Vec<u8>, CliError> {
    let why =
        "this program was built without the game (feature `game`): it paints no pictures. --svg draws the same figure";
    Err(CliError::Failed(why.to_owned()))
}

fn motion(session: &Session, file: &str) -> Result<String, CliError> {
    let mut rows = Vec::new();
    for (index, kept) in session.shots.iter().enumerate() {
        let flight = kept.shot.fly(file, &format!("shots[{index}].shot"))?;
        rows.extend(flight.samples().iter().map(|sample| motion_row(index, sample)));
    }
    Ok(table(&MOTION_HEADING, rows)?)
}

/// The session that was begun last, and where it is.
fn latest() -> Result<(String, String), CliError> {
    let shelf = Shelf::of_player();
    let none = || {
        let problem = "no session is kept there: name one with --session, or make one with `practice shot --session`";
        DataError::new(shelf.place("practice/sessions"), "the whole folder", problem)
    };
    let found = Session::latest(&shelf).map_err(|why| CliError::BadInput(why.to_string()))?;
    let (name, text) = found.ok_or_else(none)?;
    Ok((text, shelf.place(&name)))
}

fn told(summary: &Summary) -> String {
    let mut lines = vec![format!(
        "{} shots, {} left the field, {} opened.",
        summary.shots, summary.left, summary.opened
    )];
    let mut line = |name: &str, unit: &str, average: Option<Average>| {
        if let Some(Average {
            mean, deviation, best, ..
        }) = average
        {
            lines.push(format!(
                "{name:<10} mean {mean:.3} {unit}, deviation {deviation:.3}, best {best:.3}"
            ));
        }
    };
    line("time spun", "s", summary.time_spun);
    line("distance", "m", summary.distance);
    line("speed", "m/s", summary.top_speed);
    line("spin", "rad/s", summary.top_spin);
    if let Some(trend) = summary.trend {
        lines.push(format!("trend      {:+.3} s a shot", trend.slope));
    }
    if let Some(ellipse) = summary.stopped {
        let [x, z] = ellipse.centre;
        let [long, short] = ellipse.deviations;
        lines.push(format!(
            "stopped    around x {x:.3} m, z {z:.3} m, scatter {long:.3} m by {short:.3} m"
        ));
    }
    lines.join("\n")
}
