//! A grid of parameters over a configuration: which points it has, the configuration at each, and the plot of what came out.

use serde::Deserialize;
use serde_json::Value;

use super::plot::{Figure, Ink, Mark, Panel};
use crate::data::{DataError, within};

/// A grid has so many points at most.
pub const MOST_POINTS: usize = 20_000;
/// And so many parameters.
pub const MOST_PARAMETERS: usize = 3;

/// One parameter: a number of the configuration and the values it takes.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Where it is in the configuration, as a JSON pointer: `/start/spin`.
    pub path: String,
    /// The first of evenly spaced values.
    #[serde(default)]
    pub from: Option<f64>,
    /// The last of them.
    #[serde(default)]
    pub to: Option<f64>,
    /// How many of them.
    #[serde(default)]
    pub steps: Option<u32>,
    /// Values one by one, instead.
    #[serde(default)]
    pub values: Option<Vec<f64>>,
}

/// All combinations of the values of up to three parameters.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    base: Value,
    paths: Vec<String>,
    values: Vec<Vec<f64>>,
}

impl Grid {
    /// The grid of `parameters` over the configuration `base`, which stands in `file`.
    ///
    /// # Errors
    /// No parameters or too many, a place that is no number of the configuration, values that are none, too many points:
    /// names `file` and the parameter.
    pub fn new(file: &str, base: Value, parameters: &[Parameter]) -> Result<Self, DataError> {
        if !(1..=MOST_PARAMETERS).contains(&parameters.len()) {
            let problem = format!("{} are there: 1 to {MOST_PARAMETERS} are expected", parameters.len());
            return Err(DataError::new(file, "parameters", problem));
        }
        let mut grid = Self {
            base,
            paths: Vec::new(),
            values: Vec::new(),
        };
        let mut points = 1_usize;
        for (index, parameter) in parameters.iter().enumerate() {
            let place = format!("parameters[{index}]");
            let values = parameter.values(file, &place)?;
            points = points.saturating_mul(values.len());
            if grid.paths.contains(&parameter.path) {
                return Err(DataError::new(file, format!("{place}.path"), "it is there twice"));
            }
            set(&mut grid.base.clone(), &parameter.path, values[0])
                .map_err(|problem| DataError::new(file, format!("{place}.path"), problem))?;
            grid.paths.push(parameter.path.clone());
            grid.values.push(values);
        }
        if points > MOST_POINTS {
            let problem = format!("the grid has {points} points: at most {MOST_POINTS} are run");
            return Err(DataError::new(file, "parameters", problem));
        }
        Ok(grid)
    }

    /// Where the parameters are.
    #[must_use]
    pub fn paths(&self) -> &[String] {
        &self.paths
    }

    /// How many points it has; never none.
    #[must_use]
    pub fn points(&self) -> usize {
        self.values.iter().map(Vec::len).product()
    }

    /// The values of the parameters at `point`, counted from 0; the last parameter runs fastest.
    #[must_use]
    pub fn at(&self, point: usize) -> Vec<f64> {
        let mut rest = point;
        let mut at: Vec<f64> = self
            .values
            .iter()
            .rev()
            .map(|values| {
                let value = values[rest % values.len()];
                rest /= values.len();
                value
            })
            .collect();
        at.reverse();
        at
    }

    /// The configuration at `point`.
    #[must_use]
    pub fn config(&self, point: usize) -> Value {
        let mut config = self.base.clone();
        for (path, value) in self.paths.iter().zip(self.at(point)) {
            // That it can be set was seen when the grid was made.
            let _ = set(&mut config, path, value);
        }
        config
    }

    /// What came out at each point, under the name `output`: a line over one parameter, a map over two, a map for each value
    /// of the third. What is not known at a point stays empty.
    #[must_use]
    pub fn figure(&self, title: &str, output: &str, found: &[Option<f64>]) -> Figure {
        let number = |index: usize| found.get(index).copied().flatten().unwrap_or(f64::NAN);
        let panels = match &self.values[..] {
            [values] => {
                let points: Vec<[f64; 2]> = values
                    .iter()
                    .enumerate()
                    .map(|(index, &value)| [value, number(index)])
                    .collect();
                vec![Panel {
                    title: String::new(),
                    x: self.paths[0].clone(),
                    y: output.to_owned(),
                    equal: false,
                    comma: false,
                    marks: vec![
                        Mark::Line {
                            points: points.clone(),
                            label: String::new(),
                            ink: Ink::First,
                        },
                        Mark::Points {
                            points,
                            label: String::new(),
                            ink: Ink::First,
                        },
                    ],
                }]
            }
            [x, y] => vec![self.map(x, y, String::new(), output, |i, j| number(i * y.len() + j))],
            [z, x, y] => z
                .iter()
                .enumerate()
                .map(|(k, value)| {
                    let title = format!("{} = {value}", self.paths[0]);
                    self.map(x, y, title, output, |i, j| number((k * x.len() + i) * y.len() + j))
                })
                .collect(),
            _ => Vec::new(),
        };
        Figure {
            title: title.to_owned(),
            panels,
        }
    }

    /// A map over the last two parameters. Cells are even, whatever the distances of listed values are.
    fn map(&self, x: &[f64], y: &[f64], title: String, output: &str, number: impl Fn(usize, usize) -> f64) -> Panel {
        let names = &self.paths[self.paths.len() - 2..];
        let order = |values: &[f64]| {
            let mut order: Vec<usize> = (0..values.len()).collect();
            order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
            order
        };
        let (across, up) = (order(x), order(y));
        let values = up
            .iter()
            .flat_map(|&j| across.iter().map(|&i| number(i, j)).collect::<Vec<_>>())
            .collect();
        let ([left, right], [low, high]) = (edges(x, &across), edges(y, &up));
        Panel {
            title,
            x: names[0].clone(),
            y: names[1].clone(),
            equal: false,
            comma: false,
            marks: vec![Mark::Heat {
                bounds: [[left, low], [right, high]],
                cells: [x.len(), y.len()],
                values,
                label: output.to_owned(),
            }],
        }
    }
}

/// Half a cell beyond the least and the greatest of `values` in their `order`.
fn edges(values: &[f64], order: &[usize]) -> [f64; 2] {
    let [least, most] = [order.first(), order.last()].map(|index| index.map_or(0.0, |&index| values[index]));
    let half = if values.len() > 1 {
        0.5 * (most - least) / (values.len() - 1) as f64
    } else {
        0.5
    };
    [least - half, most + half]
}

impl Parameter {
    fn values(&self, file: &str, place: &str) -> Result<Vec<f64>, DataError> {
        let refuse = |problem: &str| Err(DataError::new(file, place, problem));
        let values = match (&self.values, self.from, self.to, self.steps) {
            (Some(values), None, None, None) => values.clone(),
            (None, Some(from), Some(to), Some(steps)) => {
                within(
                    file,
                    &format!("{place}.steps"),
                    f64::from(steps),
                    1.0,
                    MOST_POINTS as f64,
                )?;
                let step = |index: u32| {
                    let share = f64::from(index) / f64::from((steps - 1).max(1));
                    from + share * (to - from)
                };
                (0..steps).map(step).collect()
            }
            _ => return refuse("either values, or all of from, to and steps are expected"),
        };
        if values.is_empty() {
            return refuse("at least one value is expected");
        }
        for value in &values {
            within(file, place, *value, -1e12, 1e12)?;
        }
        Ok(values)
    }
}

/// Puts `value` where `path` points in `config`: in the place of a number, of `null`, or of a field that is left out.
fn set(config: &mut Value, path: &str, value: f64) -> Result<(), String> {
    let (above, last) = path
        .rsplit_once('/')
        .ok_or("a JSON pointer is expected, such as /start/spin")?;
    let last = last.replace("~1", "/").replace("~0", "~");
    // A whole number stays one, for fields that take nothing else.
    let number = if value.fract() == 0.0 && value.abs() < 9e15 {
        Value::from(value as i64)
    } else {
        Value::from(value)
    };
    let missing = || {
        format!(
            "there is no {} in the configuration",
            if above.is_empty() { "such object" } else { above }
        )
    };
    let place = match config.pointer_mut(above).ok_or_else(missing)? {
        Value::Object(fields) => fields.entry(last).or_insert(Value::Null),
        Value::Array(entries) => {
            let count = entries.len();
            let index: Option<usize> = last.parse().ok();
            index
                .and_then(|index| entries.get_mut(index))
                .ok_or_else(|| format!("{above} has {count} entries: {last} is none of them"))?
        }
        _ => return Err(missing()),
    };
    if !matches!(place, Value::Number(_) | Value::Null) {
        return Err(format!("{path} is no number of the configuration"));
    }
    *place = number;
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn base() -> Value {
        json!({ "start": { "spin": 300.0, "height": null, "velocity": [0, 0, 0] }, "kind": "plane" })
    }

    fn range(path: &str, from: f64, to: f64, steps: u32) -> Parameter {
        Parameter {
            path: path.to_owned(),
            from: Some(from),
            to: Some(to),
            steps: Some(steps),
            values: None,
        }
    }

    fn list(path: &str, values: &[f64]) -> Parameter {
        Parameter {
            path: path.to_owned(),
            from: None,
            to: None,
            steps: None,
            values: Some(values.to_vec()),
        }
    }

    #[test]
    fn a_grid_has_all_combinations_the_last_running_fastest() {
        let parameters = [
            range("/start/spin", 100.0, 300.0, 3),
            list("/start/velocity/2", &[0.5, 1.0]),
        ];
        let grid = Grid::new("x.json", base(), &parameters).unwrap();
        assert_eq!(grid.points(), 6);
        assert_eq!(
            (grid.at(0), grid.at(1), grid.at(5)),
            (vec![100.0, 0.5], vec![100.0, 1.0], vec![300.0, 1.0])
        );
        let config = grid.config(3);
        assert_eq!(config["start"]["spin"], json!(200));
        assert_eq!(config["start"]["velocity"], json!([0, 0, 1]));
        assert_eq!(config["kind"], json!("plane"));
    }

    #[test]
    fn a_field_left_out_or_null_can_be_set_and_one_that_is_no_number_cannot() {
        assert!(Grid::new("x", base(), &[list("/start/height", &[0.1])]).is_ok());
        assert!(Grid::new("x", base(), &[list("/start/tilt", &[0.1])]).is_ok());
        for (parameter, place) in [
            (list("/kind", &[1.0]), "parameters[0].path"),
            (list("start", &[1.0]), "parameters[0].path"),
            (list("/stop/spin", &[1.0]), "parameters[0].path"),
            (list("/start/velocity/3", &[1.0]), "parameters[0].path"),
            (list("/start/spin/x", &[1.0]), "parameters[0].path"),
            (list("/start/spin", &[]), "parameters[0]"),
            (list("/start/spin", &[f64::NAN]), "parameters[0]"),
            (range("/start/spin", 0.0, 1.0, 0), "parameters[0].steps"),
            (range("/start/spin", 0.0, 1.0, 20_001), "parameters[0].steps"),
            (
                Parameter {
                    steps: None,
                    ..range("/start/spin", 0.0, 1.0, 2)
                },
                "parameters[0]",
            ),
        ] {
            let error = Grid::new("x.json", base(), &[parameter]).unwrap_err();
            assert!(error.file == "x.json" && error.place == place, "{place}: {error}");
        }
    }

    #[test]
    fn too_many_points_or_parameters_are_refused() {
        let many = [range("/start/spin", 0.0, 1.0, 200), range("/start/tilt", 0.0, 1.0, 200)];
        assert!(Grid::new("x", base(), &many).unwrap_err().problem.contains("40000"));
        assert!(Grid::new("x", base(), &[]).is_err());
        let twice = [list("/start/spin", &[1.0]), list("/start/spin", &[2.0])];
        assert_eq!(Grid::new("x", base(), &twice).unwrap_err().place, "parameters[1].path");
    }

    #[test]
    fn a_plot_has_a_line_over_one_parameter_a_map_over_two_and_several_over_three() {
        let one = Grid::new("x", base(), &[range("/a", 0.0, 1.0, 3)]).unwrap();
        let line = one.figure("t", "tilt", &[Some(1.0), None, Some(2.0)]);
        assert!(
            matches!(&line.panels[0].marks[0], Mark::Line { points, .. } if points.len() == 3 && points[1][1].is_nan())
        );
        let two = [range("/a", 0.0, 1.0, 2), list("/b", &[3.0, 1.0, 2.0])];
        let two = Grid::new("x", base(), &two).unwrap();
        let found: Vec<Option<f64>> = (0..6).map(|index| Some(f64::from(index))).collect();
        let map = two.figure("t", "tilt", &found);
        let Mark::Heat { values, bounds, .. } = &map.panels[0].marks[0] else {
            panic!("a map")
        };
        // Columns are /a, rows /b from below: 1, 2, 3.
        assert_eq!(values, &[1.0, 4.0, 2.0, 5.0, 0.0, 3.0]);
        assert_eq!(bounds, &[[-0.5, 0.5], [1.5, 3.5]]);
        let three = [
            list("/c", &[7.0, 8.0]),
            range("/a", 0.0, 1.0, 2),
            range("/b", 0.0, 1.0, 2),
        ];
        let three = Grid::new("x", base(), &three).unwrap();
        assert_eq!(three.figure("t", "tilt", &found).panels.len(), 2);
    }
}
