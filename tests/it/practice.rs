//! Practice on the command line: shots, sessions, exports, drills, sweeps.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

/// A folder of its own for each test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("ringspin-practice-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn written(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("it can be written");
        self.file(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("it was written")
    }

    /// The names of all files in it, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("it can be listed");
        let mut names: Vec<String> = entries
            .map(|entry| {
                entry
                    .expect("it can be listed")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn practice(args: &[&str]) -> Output {
    practice_with(args, &[])
}

fn practice_with(args: &[&str], environment: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .arg("practice")
        .args(args)
        .envs(environment.iter().copied())
        .output()
        .expect("the program runs")
}

fn done(output: &Output) -> String {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "bad input has exit code 2");
    assert!(output.stdout.is_empty(), "nothing goes to standard output");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = done(output);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("each line is one JSON object"))
        .collect()
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&done(output)).expect("standard output holds one JSON document")
}

#[test]
fn every_practice_command_has_help() {
    for args in [
        &["--help"][..],
        &["shot", "--help"],
        &["export", "--help"],
        &["drills", "--help"],
        &["sweep", "--help"],
    ] {
        assert!(done(&practice(args)).contains("Usage"), "{args:?}");
    }
}

#[test]
fn a_shot_is_samples_and_a_summary_and_the_same_seed_is_the_same_shot() {
    let args = [
        "shot", "--style", "press", "--power", "0.9", "--park", "0.0,-0.1", "--seed", "5",
    ];
    let (shot, again) = (lines(&practice(&args)), lines(&practice(&args)));
    assert_eq!(shot, again);
    let (summary, samples) = shot.split_last().expect("there are lines");
    assert_eq!(summary["summary"], true);
    assert_eq!(summary["seed"], 5);
    assert!(
        summary["parked"][0]["impulse"].as_f64().expect("a number") > 0.0,
        "{summary}"
    );
    assert!(samples.len() > 30);
    let (spin, rpm) = (&samples[3]["spin"], &samples[3]["rpm"]);
    let turns = spin.as_f64().expect("a number") * 60.0 / std::f64::consts::TAU;
    assert!((rpm.as_f64().expect("a number") - turns).abs() < 1e-9);
    let other = lines(&practice(&[
        "shot", "--style", "press", "--power", "0.9", "--park", "0.0,-0.1", "--seed", "6",
    ]));
    assert_ne!(
        other.last().map(|last| &last["fingerprint"]),
        Some(&summary["fingerprint"])
    );
}

#[test]
fn a_shot_that_cannot_be_launched_is_refused_with_its_place() {
    assert!(refused(&practice(&["shot", "--power", "7"])).contains("launch.power"));
    assert!(refused(&practice(&["shot", "--park", "9,9"])).contains("ground.parked[0]"));
    assert!(refused(&practice(&["shot", "--park", "nowhere"])).contains("park"));
    let folder = Folder::new("bad-shot");
    let config = folder.written(
        "shot.json",
        r#"{ "launch": { "style": "twist", "power": 0.5 }, "ground": { "field": "moon" } }"#,
    );
    let message = refused(&practice(&["shot", "--config", &config]));
    assert!(
        message.contains("shot.json") && message.contains("ground.field"),
        "{message}"
    );
}

#[test]
fn shots_gather_in_a_session_that_is_exported() {
    let folder = Folder::new("session");
    let session = folder.file("session.json");
    let shoot = |seed: &str| {
        practice(&[
            "shot",
            "--field",
            "table",
            "--power",
            "0.3",
            "--count",
            "3",
            "--seed",
            seed,
            "--summary",
            "--session",
            &session,
        ])
    };
    assert_eq!(lines(&shoot("1")).len(), 3);
    let summaries = lines(&shoot("2"));
    let (csv, motion, svg) = (
        folder.file("shots.csv"),
        folder.file("motion.csv"),
        folder.file("shots.svg"),
    );
    let told = json(&practice(&[
        "export",
        "--session",
        &session,
        "--csv",
        &csv,
        "--motion",
        &motion,
        "--svg",
        &svg,
        "--json",
    ]));
    assert_eq!(told["shots"], 6);
    assert!(told["stopped"]["deviations"][0].as_f64().expect("a number") > 0.0);
    let table = folder.read("shots.csv");
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 7);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    let column = |name: &str| {
        rows[0]
            .iter()
            .position(|head| *head == name)
            .expect("the column is there")
    };
    assert_eq!(
        rows[6][column("fingerprint")],
        summaries[2]["fingerprint"].as_str().expect("a text")
    );
    assert_eq!(rows[6][column("style")], "twist");
    assert!(folder.read("motion.csv").lines().count() > 6 * 60);
    let svg = folder.read("shots.svg");
    assert!(svg.starts_with("<svg ") && svg.contains("90 %") && svg.ends_with("</svg>\n"));
    assert_eq!(
        folder.names(),
        ["motion.csv", "session.json", "shots.csv", "shots.svg"],
        "nothing half written is left"
    );
}

#[cfg(feature = "game")]
#[test]
fn a_session_is_painted_too() {
    let folder = Folder::new("painted");
    let (session, png) = (folder.file("session.json"), folder.file("shots.png"));
    let shot = ["shot", "--steady", "--power", "0.3", "--summary", "--session", &session];
    assert_eq!(lines(&practice(&shot)).len(), 1);
    done(&practice(&["export", "--session", &session, "--png", &png]));
    let picture = image::open(&png).expect("a picture was written").to_rgb8();
    assert_eq!(picture.width(), 2 * 1080);
    let orange = |pixel: &&image::Rgb<u8>| i16::from(pixel.0[0]) - i16::from(pixel.0[2]) > 60;
    assert!(
        picture.pixels().filter(orange).count() > 1_000,
        "the heat of its way is seen"
    );
}

#[test]
fn a_session_that_cannot_be_read_is_refused() {
    let folder = Folder::new("bad-session");
    let session = folder.written("session.json", r#"{ "version": 9, "began": 0, "shots": [] }"#);
    let message = refused(&practice(&[
        "export",
        "--session",
        &session,
        "--csv",
        &folder.file("x.csv"),
    ]));
    assert!(
        message.contains("session.json") && message.contains("version"),
        "{message}"
    );
    assert_eq!(folder.names(), ["session.json"]);
    let empty = folder.written("empty.json", r#"{ "version": 1, "began": 0, "shots": [] }"#);
    assert!(
        refused(&practice(&[
            "export",
            "--session",
            &empty,
            "--svg",
            &folder.file("x.svg")
        ]))
        .contains("shots")
    );
    let nobody = folder.file("home");
    assert!(refused(&practice_with(&["export"], &[("RINGSPIN_HOME", &nobody)])).contains("no session"));
}

#[test]
fn drills_are_listed_in_each_language_and_a_day_has_one() {
    let english = json(&practice(&["drills", "--json", "--lang", "en"]));
    let drills = english.as_array().expect("a list");
    assert_eq!(drills.len(), 7);
    for lang in ["ru", "bg"] {
        let other = json(&practice(&["drills", "--json", "--lang", lang]));
        assert_ne!(other[0]["name"], english[0]["name"]);
        assert_eq!(other[0]["medals"], english[0]["medals"]);
    }
    let day = |date: &str| json(&practice(&["drills", "--daily", date, "--json", "--lang", "en"]));
    let (today, again) = (day("2026-11-30"), day("2026-11-30"));
    assert_eq!(today, again);
    assert_eq!(today.as_array().map(Vec::len), Some(1));
    assert_ne!(today[0]["id"], day("2026-12-01")[0]["id"]);
    assert!(refused(&practice(&["drills", "--daily", "2026-02-30"])).contains("2026-02-30"));
    assert!(refused(&practice(&["drills", "--drill", "fly"])).contains("fly"));
}

#[test]
fn measuring_a_drill_gives_the_same_table_on_any_number_of_cores() {
    let args = [
        "drills",
        "--measure",
        "--drill",
        "through-the-gate",
        "--games",
        "2",
        "--seed",
        "3",
        "--json",
    ];
    let one = json(&practice_with(&args, &[("RAYON_NUM_THREADS", "1")]));
    let three = json(&practice_with(&args, &[("RAYON_NUM_THREADS", "3")]));
    assert_eq!(one, three);
    let rows = one["drills"].as_array().expect("a list");
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| row["gold"].as_f64() <= row["bronze"].as_f64()));
}

const SPIN: &str = r#"{ "spin": { "body": {"shape": {"kind": "capsule", "half_length": 0.015, "radius": 0.02}, "mass": 0.045},
    "surface": {"kind": "plane", "friction": 0.25, "torsion_radius": 0.0015}, "start": {"tilt": 0.05, "spin": 300}, "duration": 1.5 },
    "parameters": [ {"path": "/start/spin", "from": 50, "to": 450, "steps": 5}, {"path": "/surface/friction", "values": [0.1, 0.4]} ],
    "plot": "highest_tilt" }"#;

#[test]
fn a_sweep_is_the_same_on_any_number_of_cores_and_is_plotted() {
    let folder = Folder::new("sweep");
    let config = folder.written("sweep.json", SPIN);
    let (csv, svg) = (folder.file("sweep.csv"), folder.file("sweep.svg"));
    let args = ["sweep", "--config", &config, "--csv", &csv, "--svg", &svg, "--json"];
    let one = json(&practice_with(&args, &[("RAYON_NUM_THREADS", "1")]));
    let table = folder.read("sweep.csv");
    let three = json(&practice_with(&args, &[("RAYON_NUM_THREADS", "3")]));
    assert_eq!(one, three);
    assert_eq!(table, folder.read("sweep.csv"));
    assert_eq!(
        table.lines().next(),
        Some("/start/spin,/surface/friction,time_to_topple,highest_tilt,spin_left,energy_lost,distance")
    );
    let points = one["points"].as_array().expect("a list");
    assert_eq!(points.len(), 10);
    assert_eq!(points[9]["at"], serde_json::json!([450.0, 0.4]));
    let topple = |point: usize| points[point]["found"][0].as_f64();
    assert!(
        topple(0).is_some_and(|seconds| seconds < 0.5),
        "a slow one topples soon: {:?}",
        points[0]
    );
    assert!(
        points
            .iter()
            .all(|point| point["found"][3].as_f64().is_some_and(|lost| lost > 0.0)),
        "energy is lost"
    );
    assert!(folder.read("sweep.svg").contains("highest_tilt"));
    assert_eq!(
        folder.names(),
        ["sweep.csv", "sweep.json", "sweep.svg"],
        "nothing half written is left"
    );
}

#[test]
fn a_sweep_of_clashes_counts_openings_over_repeats() {
    let folder = Folder::new("clashes");
    let text = r#"{ "clash": { "defender": {"style": "twist", "power": 0.5},
            "attacker": {"style": "press", "power": 0.9, "press_point": 0.1, "delay": 0.2} },
        "parameters": [ {"path": "/attacker/power", "values": [0.1, 1.0]} ], "repeats": 4 }"#;
    let config = folder.written("sweep.json", text);
    let answer = json(&practice(&["sweep", "--config", &config, "--seed", "1", "--json"]));
    assert_eq!(answer["seed"], 1);
    let impulse = |point: usize| answer["points"][point]["found"][2].as_f64().expect("a number");
    assert!(impulse(1) > impulse(0), "{answer}");
    let printed = done(&practice(&["sweep", "--config", &config, "--seed", "1"]));
    assert_eq!(printed.lines().count(), 3);
}

#[test]
fn a_sweep_that_cannot_be_run_is_refused_with_its_place_and_writes_nothing() {
    let folder = Folder::new("bad-sweep");
    for (from, to, place) in [
        ("/start/spin", "/start/spim", "spim"),
        ("/surface/friction", "/surface/kind", "parameters[1].path"),
        ("\"steps\": 5", "\"steps\": 50000", "parameters[0].steps"),
        ("[0.1, 0.4]", "[0.1, -4]", "/surface/friction = -4"),
        ("highest_tilt", "colour", "plot"),
        ("\"spin\": {", "\"spun\": {", "line"),
    ] {
        assert!(SPIN.contains(from), "{from}");
        let config = folder.written("sweep.json", &SPIN.replacen(from, to, 1));
        let message = refused(&practice(&[
            "sweep",
            "--config",
            &config,
            "--csv",
            &folder.file("x.csv"),
        ]));
        assert!(
            message.contains("sweep.json") && message.contains(place),
            "{place}: {message}"
        );
        assert_eq!(folder.names(), ["sweep.json"]);
    }
}
