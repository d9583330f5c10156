//! `ringspin clash`: one launch stage.

use std::path::{Path, PathBuf};
use std::time::Instant;

use glam::{DQuat, DVec3};
use serde::Serialize;

use super::{CliError, print_json, print_line, read_text};
use crate::data::parse_json;
use crate::physics::clash::{ClashConfig, ClashRecording, fingerprint};
use crate::physics::{BodyId, Event, EventKind, Stage, Struck};
use crate::record::write_atomically;

/// Plays one launch stage: the defender launches, then the attacker.
#[derive(clap::Args, Debug)]
pub(super) struct ClashArgs {
    /// Field, capsules and launches as JSON; `-` is standard input.
    #[arg(long, value_name = "FILE.json")]
    config: String,
    /// One JSON document.
    #[arg(long)]
    json: bool,
    /// Seed of the scatter of hands and latches; takes the place of the one in the file.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Writes what `ringspin replay` needs to play it again.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

pub(super) fn run(args: &ClashArgs) -> Result<(), CliError> {
    let (text, file) = read_text(&args.config)?;
    let mut config: ClashConfig = parse_json(&file, &text)?;
    config.seed = args.seed.or(config.seed);
    let began = Instant::now();
    let stage = config.play(&file)?;
    let report = Report::new(&stage, config.seed, began.elapsed().as_secs_f64());
    if let Some(path) = &args.replay {
        write_recording(path, &Recording::Clash(ClashRecording::of(&config, &stage)))?;
    }
    if args.json { print_json(&report) } else { report.print() }
}

/// The file that `ringspin replay` reads.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Recording {
    Clash(ClashRecording),
}

fn write_recording(path: &Path, recording: &Recording) -> Result<(), CliError> {
    let failed = |error: String| CliError::Failed(format!("{}: {error}", path.display()));
    let text = serde_json::to_string_pretty(recording).map_err(|error| failed(error.to_string()))?;
    write_atomically(path, text.as_bytes()).map_err(|error| failed(error.to_string()))
}

/// What became of a clash.
#[derive(Debug, Clone, Serialize)]
struct Report {
    /// The seed of the scatter, if there was one.
    seed: Option<u64>,
    /// What happened, in order.
    events: Vec<EventLine>,
    /// Whether the defender's, the attacker's capsule opened.
    opened: [bool; 2],
    /// How long each spun, s; null if it still does.
    spin_seconds: [Option<f64>; 2],
    /// Whether each launch was a fault.
    fault: [bool; 2],
    /// Where everything ended.
    r#final: Vec<Pose>,
    /// Simulated seconds.
    time: f64,
    /// Whether all was at rest (else the stage's cap ended it).
    at_rest: bool,
    /// Fingerprint of the final state, 16 hexadecimal digits.
    hash: String,
    /// Seconds it took.
    wall_seconds: f64,
    /// Simulated over real seconds.
    times_real_time: f64,
}

/// One event; fields that an event does not have are left out.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
struct EventLine {
    /// Seconds since the start.
    time: f64,
    /// `launched`, `impact`, `burst`, `opened`, `left_field`, `rested` or `spin_ended`.
    kind: &'static str,
    /// Whose.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<usize>,
    /// Which body: `capsule 0`, `shell 0 1`, `figure 1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<String>,
    /// What it hit: another body, `ground` or `barrier`.
    #[serde(skip_serializing_if = "Option::is_none")]
    struck: Option<String>,
    /// N s.
    #[serde(skip_serializing_if = "Option::is_none")]
    impulse: Option<f64>,
    /// m/s.
    #[serde(skip_serializing_if = "Option::is_none")]
    approach_speed: Option<f64>,
    /// Metres.
    #[serde(skip_serializing_if = "Option::is_none")]
    point: Option<DVec3>,
    /// Seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    spin_seconds: Option<f64>,
}

/// Where a body ended.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Pose {
    /// `capsule 0`, `shell 0 1`, `figure 1`.
    body: String,
    /// Metres.
    position: DVec3,
    /// x, y, z, w.
    orientation: DQuat,
    /// m/s.
    velocity: DVec3,
    /// rad/s.
    angular_velocity: DVec3,
}

impl Report {
    fn new(stage: &Stage, seed: Option<u64>, wall_seconds: f64) -> Self {
        let last = stage.bodies().filter(|body| body.visible).map(|body| Pose {
            body: name(body.id),
            position: body.position,
            orientation: body.orientation,
            velocity: body.velocity,
            angular_velocity: body.angular_velocity,
        });
        Self {
            seed,
            events: stage.events().iter().map(EventLine::new).collect(),
            opened: stage.opened(),
            spin_seconds: [stage.spin_seconds(0), stage.spin_seconds(1)],
            fault: [stage.fault(0), stage.fault(1)],
            r#final: last.collect(),
            time: stage.time(),
            at_rest: stage.at_rest(),
            hash: fingerprint(stage),
            wall_seconds,
            times_real_time: stage.time() / wall_seconds.max(1e-9),
        }
    }

    fn print(&self) -> Result<(), CliError> {
        for event in &self.events {
            print_line(&event.words())?;
        }
        let opened = ["stayed shut", "opened"];
        for (player, who) in ["defender", "attacker"].into_iter().enumerate() {
            let spun = self.spin_seconds[player].map_or("still spins".into(), |seconds| format!("spun {seconds:.2} s"));
            print_line(&format!("{who}: {}, {spun}", opened[usize::from(self.opened[player])]))?;
        }
        let seed = self.seed.map_or("no scatter".into(), |seed| format!("seed {seed}"));
        print_line(&format!(
            "{:.2} s, {seed}, hash {}, {:.0} times real time",
            self.time, self.hash, self.times_real_time
        ))
    }
}

impl EventLine {
    fn new(event: &Event) -> Self {
        let line = |kind| Self {
            time: event.time,
            kind,
            ..Self::default()
        };
        let of = |kind, player| Self {
            player: Some(player),
            ..line(kind)
        };
        match event.kind {
            EventKind::Launched { player } => of("launched", player),
            EventKind::Burst { player } => of("burst", player),
            EventKind::Opened { player } => of("opened", player),
            EventKind::Rested { player } => of("rested", player),
            EventKind::LeftField { body } => Self {
                body: Some(name(body)),
                ..of("left_field", body.player())
            },
            EventKind::SpinEnded { player, spin_seconds } => Self {
                spin_seconds: Some(spin_seconds),
                ..of("spin_ended", player)
            },
            EventKind::Impact {
                body,
                struck,
                impulse,
                approach_speed,
                point,
            } => Self {
                body: Some(name(body)),
                struck: Some(match struck {
                    Struck::Body(other) => name(other),
                    Struck::Ground => "ground".into(),
                    Struck::Barrier => "barrier".into(),
                }),
                impulse: Some(impulse),
                approach_speed: Some(approach_speed),
                point: Some(point),
                ..line("impact")
            },
        }
    }

    fn words(&self) -> String {
        let mut words = format!("{:7.3} s  {}", self.time, self.kind);
        if let Some(player) = self.player {
            words += &format!(" (player {player})");
        }
        if let (Some(body), Some(struck)) = (&self.body, &self.struck) {
            let (impulse, speed) = (self.impulse.unwrap_or(0.0), self.approach_speed.unwrap_or(0.0));
            words += &format!(": {body} and {struck}, {impulse:.4} N s at {speed:.2} m/s");
        } else if let Some(body) = &self.body {
            words += &format!(": {body}");
        }
        if let Some(seconds) = self.spin_seconds {
            words += &format!(": {seconds:.2} s");
        }
        words
    }
}

fn name(body: BodyId) -> String {
    match body {
        BodyId::Capsule(player) => format!("capsule {player}"),
        BodyId::Shell(player, half) => format!("shell {player} {half}"),
        BodyId::Figure(player) => format!("figure {player}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clash_launches_both_and_its_report_says_so() {
        let text =
            r#"{ "defender": { "style": "twist", "power": 0.3 }, "attacker": { "style": "press", "power": 0.9 } }"#;
        let config: ClashConfig = parse_json("x.json", text).unwrap();
        let report = Report::new(&config.play("x.json").unwrap(), None, 1.0);
        let launched: Vec<_> = report.events.iter().filter(|event| event.kind == "launched").collect();
        assert_eq!((launched[0].player, launched[1].player), (Some(0), Some(1)));
        assert!((launched[1].time - 1.0).abs() < 0.01);
        assert!(
            report
                .events
                .iter()
                .any(|event| event.impulse.is_some_and(|impulse| impulse > 0.0))
        );
        assert!(report.events.iter().all(|event| !event.words().is_empty()));
    }
}
