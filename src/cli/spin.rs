//! `ringspin spin`: one body on one surface, no game.

use std::time::Instant;

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::{CliError, print_json, print_line, read_text};
use crate::data::{DataError, parse_json, within};
use crate::spin::{Body, Contact, Flow, Part, Pivot, Shape, State, Surface, rotation};

/// The longest run, s, and the most samples.
const LONGEST: f64 = 3600.0;
const MOST_SAMPLES: f64 = 2e6;
/// Between two looks at the energy, s (at most).
const STRIDE: f64 = 1.0 / 1920.0;

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

/// What the file says.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    body: BodyConfig,
    surface: SurfaceConfig,
    #[serde(default)]
    air: bool,
    #[serde(default = "earth")]
    gravity: f64,
    #[serde(default)]
    start: Start,
    duration: f64,
    #[serde(default = "often")]
    sample_hz: f64,
}

fn earth() -> f64 {
    9.81
}

fn often() -> f64 {
    100.0
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct BodyConfig {
    shape: Shape,
    mass: f64,
    #[serde(default)]
    inertia_axial: Option<f64>,
    #[serde(default)]
    inertia_transverse: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SurfaceKind {
    Plane,
    Bowl,
    Pivot,
    None,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct SurfaceConfig {
    kind: SurfaceKind,
    /// Of a bowl.
    #[serde(default)]
    radius: Option<f64>,
    /// Of a bowl.
    #[serde(default)]
    rim_radius: Option<f64>,
    /// Of a pivot.
    #[serde(default)]
    offset: Option<f64>,
    /// Of plane and bowl, as are the rest; a pivot and free flight have no friction.
    #[serde(default)]
    friction: Option<f64>,
    #[serde(default)]
    torsion_radius: f64,
    #[serde(default)]
    rolling: f64,
    #[serde(default)]
    restitution: f64,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Start {
    tilt: f64,
    spin: f64,
    angular_velocity: Option<[f64; 3]>,
    velocity: [f64; 3],
    height: Option<f64>,
}

/// A moment of the run.
#[derive(Debug, Clone, Serialize)]
struct Sample {
    t: f64,
    position: DVec3,
    axis: DVec3,
    tilt: f64,
    spin: f64,
    angular_velocity: DVec3,
    velocity: DVec3,
    kinetic: f64,
    potential: f64,
    angular_momentum: DVec3,
    contact: bool,
    slip: f64,
}

const HEADING: &str =
    "t,x,y,z,axis_x,axis_y,axis_z,tilt,spin,w_x,w_y,w_z,v_x,v_y,v_z,kinetic,potential,l_x,l_y,l_z,contact,slip";

impl Sample {
    fn csv(&self) -> String {
        let mut line = self.t.to_string();
        let mut add = |value: f64| {
            line.push(',');
            line.push_str(&value.to_string());
        };
        let mut add_all = |vectors: &[DVec3]| vectors.iter().flat_map(DVec3::to_array).for_each(&mut add);
        add_all(&[self.position, self.axis]);
        add_all(&[DVec3::new(self.tilt, self.spin, self.angular_velocity.x)]);
        add_all(&[DVec3::new(
            self.angular_velocity.y,
            self.angular_velocity.z,
            self.velocity.x,
        )]);
        add_all(&[DVec3::new(self.velocity.y, self.velocity.z, self.kinetic)]);
        add(self.potential);
        self.angular_momentum.to_array().into_iter().for_each(&mut add);
        add(f64::from(u8::from(self.contact)));
        add(self.slip);
        line
    }

    fn words(&self) -> String {
        format!(
            "{:8.3} s  tilt {:6.2} deg  spin {:9.3} rad/s  speed {:7.4} m/s  energy {:.6} J{}",
            self.t,
            self.tilt.to_degrees(),
            self.spin,
            self.velocity.length(),
            self.kinetic + self.potential,
            if self.contact { "" } else { "  (in the air)" }
        )
    }
}

/// The end of the run.
#[derive(Debug, Clone, Serialize)]
struct Summary {
    summary: bool,
    duration: f64,
    energy_start: f64,
    energy_end: f64,
    energy_highest: f64,
    steps: u64,
    substep: f64,
    wall_seconds: f64,
    times_real_time: f64,
}

impl Summary {
    fn words(&self) -> String {
        format!(
            "energy {:.6} J to {:.6} J, highest {:.6} J; {} steps, {:.0} times real time",
            self.energy_start, self.energy_end, self.energy_highest, self.steps, self.times_real_time
        )
    }
}

/// What carries the state on.
enum Motion {
    Flow(Flow),
    Pivot(Pivot),
}

struct Simulation {
    motion: Motion,
    body: Body,
    state: State,
    gravity: f64,
}

impl Simulation {
    /// Checks `config` of `file` and sets the start up.
    fn new(file: &str, config: &Config) -> Result<Self, DataError> {
        within(file, "gravity", config.gravity, 0.0, 1000.0)?;
        within(file, "duration", config.duration, 0.0, LONGEST)?;
        within(file, "sample_hz", config.sample_hz, 1e-3, 1e5)?;
        within(
            file,
            "duration times sample_hz",
            config.duration * config.sample_hz,
            0.0,
            MOST_SAMPLES,
        )?;
        let body = config.body.read(file)?;
        config.start.check(file)?;
        let start = &config.start;
        let orientation = rotation(DVec3::NEG_Z, start.tilt);
        let turning = start
            .angular_velocity
            .map_or(orientation * DVec3::Y * start.spin, DVec3::from_array);
        let motion = config.surface.read(file, config, body)?;
        let state = match &motion {
            Motion::Pivot(pivot) => pivot.state(orientation, turning),
            Motion::Flow(flow) => {
                let touching = flow.lift_to_touch(&State::at(DVec3::ZERO, orientation));
                let height = start.height.unwrap_or(touching);
                if height < touching - 1e-6 && config.surface.kind != SurfaceKind::None {
                    let problem =
                        format!("{height} is inside the surface: at least {touching} is accepted, or null to touch it");
                    return Err(DataError::new(file, "start.height", problem));
                }
                State::at(DVec3::Y * height, orientation).moving(&body, DVec3::from_array(start.velocity), turning)
            }
        };
        Ok(Self {
            motion,
            body,
            state,
            gravity: config.gravity,
        })
    }

    /// Runs to the end, with a sample at the start, at each sample time and at the end.
    fn run(
        mut self,
        config: &Config,
        mut each: impl FnMut(&Sample) -> Result<(), CliError>,
    ) -> Result<Summary, CliError> {
        let began = Instant::now();
        let interval = 1.0 / config.sample_hz;
        let samples = libm::floor(config.duration * config.sample_hz + 1e-9) as u64;
        let energy_start = self.energy();
        let (mut highest, mut steps) = (energy_start, 0);
        each(&self.sample(0.0))?;
        let mut time = 0.0;
        for sample in 1..=samples + 1 {
            let until = (sample as f64 * interval).min(config.duration);
            if until - time < 1e-9 {
                break;
            }
            steps += self.go_on(until - time, &mut highest);
            time = until;
            if !self.state.is_finite() {
                return Err(CliError::Failed(format!("the motion broke down before {time} s")));
            }
            each(&self.sample(time))?;
        }
        let wall_seconds = began.elapsed().as_secs_f64();
        Ok(Summary {
            summary: true,
            duration: config.duration,
            energy_start,
            energy_end: self.energy(),
            energy_highest: highest,
            steps,
            substep: if steps > 0 { config.duration / steps as f64 } else { 0.0 },
            wall_seconds,
            times_real_time: config.duration / wall_seconds.max(1e-9),
        })
    }

    /// Goes on by `span` seconds; the steps made.
    fn go_on(&mut self, span: f64, highest: &mut f64) -> u64 {
        let strides = libm::ceil(span / STRIDE - 1e-9).max(1.0) as u64;
        let stride = span / strides as f64;
        let mut steps = 0;
        for _ in 0..strides {
            steps += u64::from(match &self.motion {
                Motion::Flow(flow) => flow.advance(&mut self.state, stride).steps,
                Motion::Pivot(pivot) => pivot.advance(&mut self.state, stride),
            });
            *highest = highest.max(self.energy());
        }
        steps
    }

    fn energy(&self) -> f64 {
        self.state.kinetic_energy(&self.body) + self.potential()
    }

    fn potential(&self) -> f64 {
        self.body.mass() * self.gravity * self.state.position.y
    }

    fn sample(&self, t: f64) -> Sample {
        let state = &self.state;
        let angular_velocity = state.angular_velocity(&self.body);
        let (contact, slip) = match &self.motion {
            Motion::Flow(flow) => {
                let felt = flow.felt(state);
                (felt.normal_force > 0.0, felt.slip)
            }
            Motion::Pivot(_) => (true, 0.0),
        };
        Sample {
            t,
            position: state.position,
            axis: state.axis(),
            tilt: state.tilt(),
            spin: angular_velocity.dot(state.axis()),
            angular_velocity,
            velocity: state.velocity,
            kinetic: state.kinetic_energy(&self.body),
            potential: self.potential(),
            angular_momentum: state.angular_momentum,
            contact,
            slip,
        }
    }
}

impl BodyConfig {
    fn read(&self, file: &str) -> Result<Body, DataError> {
        self.shape.check(file, "body.shape")?;
        within(file, "body.mass", self.mass, 1e-5, 1e3)?;
        let solid = self.shape.solid_inertia(self.mass);
        let far = self.shape.bounding_radius();
        let most = 4.0 * self.mass * far * far;
        let across = self.inertia_transverse.unwrap_or(solid.x);
        within(file, "body.inertia_transverse", across, 1e-3 * solid.x, most)?;
        let along = self.inertia_axial.unwrap_or(solid.y);
        // No body of revolution has more than twice its transverse moment about its axis (a flat disc).
        within(
            file,
            "body.inertia_axial",
            along,
            1e-3 * solid.y,
            most.min(2.000_001 * across),
        )?;
        Ok(Body::new(self.shape, self.mass, DVec3::new(across, along, across)))
    }
}

impl SurfaceConfig {
    fn read(&self, file: &str, config: &Config, body: Body) -> Result<Motion, DataError> {
        let of_bowl = self.kind == SurfaceKind::Bowl;
        self.belongs(file, "surface.radius", self.radius, of_bowl)?;
        self.belongs(file, "surface.rim_radius", self.rim_radius, of_bowl)?;
        self.belongs(file, "surface.offset", self.offset, self.kind == SurfaceKind::Pivot)?;
        let contact = self.contact(file)?;
        let flow = |surface| Motion::Flow(Flow::new(body, surface, config.gravity, config.air));
        match self.kind {
            SurfaceKind::None => Ok(flow(Surface::none())),
            SurfaceKind::Plane => Ok(flow(Surface::ground(
                Part::Plane {
                    normal: DVec3::Y,
                    offset: 0.0,
                },
                contact,
            ))),
            SurfaceKind::Bowl => {
                let (radius, rim_radius) = (self.radius.unwrap_or(0.0), self.rim_radius.unwrap_or(0.0));
                within(
                    file,
                    "surface.radius",
                    radius,
                    2.0 * body.shape().bounding_radius(),
                    1000.0,
                )?;
                within(
                    file,
                    "surface.rim_radius",
                    rim_radius,
                    body.shape().radius(),
                    0.999 * radius,
                )?;
                Ok(flow(Surface::ground(Part::Bowl { radius, rim_radius }, contact)))
            }
            SurfaceKind::Pivot => {
                let offset = self.offset.unwrap_or(0.0);
                within(
                    file,
                    "surface.offset",
                    offset,
                    0.0,
                    10.0 * body.shape().bounding_radius(),
                )?;
                Ok(Motion::Pivot(Pivot::new(body, offset, config.gravity, config.air)))
            }
        }
    }

    /// Refuses a value that is missing, or that this kind of surface does not have.
    fn belongs(&self, file: &str, place: &str, value: Option<f64>, wanted: bool) -> Result<(), DataError> {
        match (value, wanted) {
            (None, true) => Err(DataError::new(
                file,
                place,
                format!("is missing: a {:?} needs it", self.kind),
            )),
            (Some(_), false) => Err(DataError::new(
                file,
                place,
                format!("does not belong to {:?}", self.kind),
            )),
            _ => Ok(()),
        }
    }

    fn contact(&self, file: &str) -> Result<Contact, DataError> {
        let rubs = matches!(self.kind, SurfaceKind::Plane | SurfaceKind::Bowl);
        if rubs && self.friction.is_none() {
            return Err(DataError::new(
                file,
                "surface.friction",
                "is missing: plane and bowl need it",
            ));
        }
        let contact = Contact {
            friction: self.friction.unwrap_or(0.0),
            torsion_radius: self.torsion_radius,
            rolling: self.rolling,
            restitution: self.restitution,
        };
        contact.check(file, "surface")?;
        Ok(contact)
    }
}

impl Start {
    fn check(&self, file: &str) -> Result<(), DataError> {
        within(
            file,
            "start.tilt",
            self.tilt,
            -core::f64::consts::PI,
            core::f64::consts::PI,
        )?;
        within(file, "start.spin", self.spin, -1e4, 1e4)?;
        for (index, value) in self.angular_velocity.iter().flatten().enumerate() {
            within(file, &format!("start.angular_velocity[{index}]"), *value, -1e4, 1e4)?;
        }
        for (index, value) in self.velocity.iter().enumerate() {
            within(file, &format!("start.velocity[{index}]"), *value, -100.0, 100.0)?;
        }
        self.height
            .map_or(Ok(()), |height| within(file, "start.height", height, -100.0, 1000.0))
    }
}

#[cfg(test)]
mod tests {
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
