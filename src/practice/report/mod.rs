//! A session as tables and as a figure.

mod table;

pub use table::{MOTION_HEADING, SHOT_HEADING, motion_row, row, shots_table, style_name, table};

use super::flight::Flight;
use super::plot::{Figure, Ink, Mark, Panel};
use super::session::{Session, half_size};
use crate::data::DataError;
use crate::physics::{Field, FieldShape};

/// Size of a cell of the heat map, m.
const CELL: f64 = 0.04;
/// The ellipse of scatter is drawn so that it holds this share of the shots.
const HELD: f64 = 0.9;

/// The session as a figure: the map with all paths, stopping points and their scatter, the crossings of the middle line, the
/// spin of the last and the best shot, and the time spun from shot to shot. The map shows the field of the last shot.
///
/// # Errors
/// When a shot cannot be launched again. `file` is where it is kept.
pub fn figure(session: &Session, file: &str) -> Result<Figure, DataError> {
    let Some(last) = session.shots.last() else {
        return Err(DataError::new(file, "shots", "there is none to draw"));
    };
    let best = session
        .shots
        .iter()
        .enumerate()
        .max_by(|(_, a), (_, b)| a.outcome.time_spun.total_cmp(&b.outcome.time_spun));
    let best = best.map_or(0, |(index, _)| index);
    let number = session.shots.len() - 1;
    let again = |index: usize| session.shots[index].shot.fly(file, &format!("shots[{index}].shot"));
    let (last_flight, best_flight) = (again(number)?, again(best)?);
    let field = Field::named(&last.shot.ground.field)?;
    let mut panels = vec![map(session, &field)];
    panels.extend(crossings(session));
    panels.push(spins([(number, &last_flight), (best, &best_flight)]));
    panels.push(times(session));
    Ok(Figure {
        title: format!("{} shots", session.shots.len()),
        panels,
    })
}

/// The ground seen from above with who launches below: x to the right, -z up.
fn seen([x, z]: [f64; 2]) -> [f64; 2] {
    [x, -z]
}

fn map(session: &Session, field: &Field) -> Panel {
    let here = || {
        session
            .shots
            .iter()
            .filter(|kept| kept.shot.ground.field == field.name())
    };
    let heat = session.heat(field, CELL);
    // Rows of the second coordinate run from -z, which is seen uppermost.
    let values = heat
        .counts
        .chunks(heat.cells[0])
        .rev()
        .flatten()
        .map(|&count| f64::from(count))
        .collect();
    let [low, high] = heat.bounds;
    let mut marks = vec![
        Mark::Heat {
            bounds: [[low[0], -high[1]], [high[0], -low[1]]],
            cells: heat.cells,
            values,
            label: "shots a cell".to_owned(),
        },
        Mark::Line {
            points: outline(field),
            label: String::new(),
            ink: Ink::Pale,
        },
    ];
    let stops: Vec<[f64; 2]> = here().filter_map(|kept| kept.outcome.stopped).map(seen).collect();
    let scatter = super::Ellipse::of(&stops);
    let parked = session.shots.last().map_or(&[][..], |last| &last.shot.ground.parked);
    marks.push(Mark::Points {
        points: parked.iter().map(|one| seen([one.x, one.z])).collect(),
        label: if parked.is_empty() {
            String::new()
        } else {
            "parked".to_owned()
        },
        ink: Ink::Fourth,
    });
    marks.push(Mark::Points {
        points: stops,
        label: "stopped".to_owned(),
        ink: Ink::First,
    });
    if let Some(ellipse) = scatter {
        marks.push(Mark::Line {
            points: ellipse.outline(HELD),
            label: format!("{:.0} %", 100.0 * HELD),
            ink: Ink::Second,
        });
    }
    Panel {
        title: format!("Where they went and stopped ({})", field.name()),
        x: "to the right, m".to_owned(),
        y: "ahead, m".to_owned(),
        equal: true,
        comma: false,
        marks,
    }
}

fn outline(field: &Field) -> Vec<[f64; 2]> {
    let [x, z] = half_size(field);
    match field.shape() {
        FieldShape::Plane { .. } => vec![[-x, -z], [x, -z], [x, z], [-x, z], [-x, -z]],
        FieldShape::Bowl { .. } => {
            let point = |index: u32| {
                let (sin, cos) = libm::sincos(f64::from(index) / 72.0 * core::f64::consts::TAU);
                [x * cos, x * sin]
            };
            (0..=72).map(point).collect()
        }
    }
}

/// None if no shot crossed the line.
fn crossings(session: &Session) -> Option<Panel> {
    let points: Vec<[f64; 2]> = session.shots.iter().filter_map(|kept| kept.outcome.crossed).collect();
    if points.is_empty() {
        return None;
    }
    let mut marks = Vec::new();
    if let Some(ellipse) = super::Ellipse::of(&points) {
        marks.push(Mark::Line {
            points: ellipse.outline(HELD),
            label: format!("{:.0} %", 100.0 * HELD),
            ink: Ink::Second,
        });
    }
    marks.push(Mark::Points {
        points,
        label: "shots".to_owned(),
        ink: Ink::First,
    });
    Some(Panel {
        title: "Where and how fast they crossed the middle line".to_owned(),
        x: "to the right, m".to_owned(),
        y: "speed, m/s".to_owned(),
        equal: false,
        comma: false,
        marks,
    })
}

fn spins(flights: [(usize, &Flight); 2]) -> Panel {
    let line = |(name, ink): (&str, Ink), (index, flight): (usize, &Flight)| Mark::Line {
        points: flight.samples().iter().map(|sample| [sample.t, sample.rpm]).collect(),
        label: format!("{name}, shot {}", index + 1),
        ink,
    };
    Panel {
        title: "Spin".to_owned(),
        x: "time, s".to_owned(),
        y: "turns a minute".to_owned(),
        equal: false,
        comma: false,
        marks: vec![
            line(("last", Ink::First), flights[0]),
            line(("longest", Ink::Second), flights[1]),
        ],
    }
}

fn times(session: &Session) -> Panel {
    let times = session.shots.iter().enumerate();
    let points = times
        .map(|(index, kept)| [index as f64 + 1.0, kept.outcome.time_spun])
        .collect();
    let mut marks = vec![Mark::Points {
        points,
        label: "shots".to_owned(),
        ink: Ink::First,
    }];
    if let Some(trend) = session.summary().trend {
        let end = session.shots.len() as f64;
        marks.push(Mark::Line {
            points: vec![[1.0, trend.start], [end, trend.start + trend.slope * (end - 1.0)]],
            label: format!("trend, {:+.3} s a shot", trend.slope),
            ink: Ink::Second,
        });
    }
    Panel {
        title: "Time spun".to_owned(),
        x: "shot".to_owned(),
        y: "s".to_owned(),
        equal: false,
        comma: false,
        marks,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::physics::{Launch, Style};
    use crate::practice::{Ground, Kept, Shot};

    pub(super) fn session(shots: u64) -> Session {
        let mut session = Session::new(0);
        for seed in 0..shots {
            let shot = Shot {
                ground: Ground {
                    field: "table".to_owned(),
                    ..Ground::default()
                },
                launch: Launch {
                    style: Style::Twist,
                    mark: 0.0,
                    aim: 0.0,
                    power: 0.3,
                    press_point: 0.0,
                },
                seed: Some(seed),
            };
            let flight = shot.fly("a shot", "").unwrap();
            session.add(Kept::of(&shot, &flight));
        }
        session
    }

    #[test]
    fn the_figure_shows_each_shot_and_the_scatter() {
        let figure = figure(&session(4), "s.json").unwrap();
        let points = |panel: &Panel| -> usize {
            panel
                .marks
                .iter()
                .map(|mark| {
                    if let Mark::Points { points, .. } = mark {
                        points.len()
                    } else {
                        0
                    }
                })
                .sum()
        };
        assert_eq!(figure.panels.iter().map(points).collect::<Vec<_>>(), [4, 0, 4]);
        assert!(figure.to_svg().contains("90 %"));
    }

    #[test]
    fn nothing_to_draw_is_said() {
        let error = figure(&session(0), "s.json").unwrap_err();
        assert_eq!((error.file.as_str(), error.place.as_str()), ("s.json", "shots"));
    }

    #[test]
    fn the_map_has_who_launches_below() {
        let session = session(1);
        let panel = map(&session, &Field::named("table").unwrap());
        let Some(Mark::Heat {
            bounds, cells, values, ..
        }) = panel.marks.first()
        else {
            panic!("a heat map is undermost")
        };
        let row = values.iter().position(|&count| count > 0.0).unwrap() / cells[0];
        let y = bounds[0][1] + (bounds[1][1] - bounds[0][1]) * row as f64 / cells[1] as f64;
        assert!(y < -0.3, "it was launched from below: {y}");
    }
}
