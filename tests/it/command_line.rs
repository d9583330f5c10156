//! The command line as scripts call it: fields, exit codes, where messages go.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn ringspin(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args(args)
        .output()
        .expect("the program runs")
}

fn ringspin_reading(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("it reads standard input");
    pipe.write_all(input.as_bytes()).expect("it reads what it is given");
    drop(pipe);
    child.wait_with_output().expect("it ends")
}

fn json(output: &Output) -> Value {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("standard output holds one JSON document and nothing else")
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "bad input has exit code 2");
    assert!(output.stdout.is_empty(), "nothing goes to standard output");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn help_and_version_are_on_every_level() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["play", "--help"],
        &["shot", "--help"],
        &["spin", "--help"],
        &["clash", "--help"],
        &["monsuno", "--help"],
        &["monsuno", "match", "--help"],
        &["monsuno", "league", "--help"],
        &["monsuno", "referee", "--help"],
        &["mozyring", "--help"],
        &["mozyring", "perft", "--help"],
        &["mozyring", "referee", "--help"],
        &["replay", "--help"],
        &["completions", "bash"],
    ] {
        let output = ringspin(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(!output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn an_unknown_option_is_bad_input() {
    assert!(refused(&ringspin(&["mozyring", "perft", "--players", "9", "--depth", "2"])).contains('9'));
    refused(&ringspin(&["--assets", "/no/such/folder", "monsuno", "match"]));
}

#[test]
fn a_broken_file_of_ones_own_is_told_before_the_window_opens() {
    for path in [
        "cards/monsuno.json",
        "fields/table.json",
        "words/ru/shell.ftl",
        "drills/hit-it.json",
        "showcase/tower.json",
        "lessons/monsuno.json",
    ] {
        let folder = std::env::temp_dir().join(format!("ringspin-broken-{}", std::process::id()));
        let file = folder.join(path);
        std::fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("the temporary folder can be used");
        std::fs::write(&file, "{ broken").expect("it is written");
        let output = ringspin(&["--assets", &folder.display().to_string(), "play"]);
        std::fs::remove_dir_all(&folder).expect("it can be removed");
        refused(&output);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(path), "{told}");
    }
}

#[test]
fn perft_counts_421200_sequences_of_four_rings_for_any_number_of_players() {
    for players in ["2", "3", "4"] {
        let output = json(&ringspin(&[
            "mozyring",
            "perft",
            "--players",
            players,
            "--depth",
            "4",
            "--json",
        ]));
        let nodes: Vec<u64> = output["depths"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|depth| depth["nodes"].as_u64())
            .collect();
        assert_eq!(nodes, [27, 702, 17_550, 421_200]);
    }
}

#[test]
fn the_ring_referee_sees_a_win_and_refuses_what_comes_after_it() {
    let moves = "a1S a1L b1M b1L b1S c2L c3M a2M c1S";
    let args = ["mozyring", "referee", "--players", "2", "--json", "--moves", moves];
    let state = json(&ringspin(&args));
    assert_eq!(state["result"]["kind"], "win");
    assert_eq!(state["result"]["seats"], serde_json::json!([0]));
    assert_eq!(state["combos"][0]["slots"], serde_json::json!(["a1S", "b1S", "c1S"]));
    assert_eq!(state["ply"], 9);
    let more = format!("{moves} a2S");
    let said = refused(&ringspin(&[
        "mozyring",
        "referee",
        "--players",
        "2",
        "--json",
        "--moves",
        &more,
    ]));
    assert!(said.contains("over"), "{said}");
}

#[test]
fn the_booklet_s_match_comes_out_of_the_monsuno_referee() {
    let script = r#"{"rules": "basic",
        "cards": [{"name": "A", "hit_points": 60, "attack": 30}, {"name": "B", "hit_points": 50, "attack": 20}],
        "events": [{"spin": [3.2, 2.9]}, {"launch": {"opened": [true, true]}}, {"launch": {"opened": [false, false]}},
                   {"launch": {"opened": [false, true]}}]}"#;
    let said = refused(&ringspin_reading(&["monsuno", "referee", "--script", "-"], script));
    assert!(
        said.contains("events[2]") && said.contains("over"),
        "50 of 50 hit points are lost: {said}"
    );
    let late = script.replace("\"hit_points\": 50", "\"hit_points\": 90");
    let output = json(&ringspin_reading(&["monsuno", "referee", "--script", "-"], &late));
    let states = output["states"].as_array().expect("a list");
    assert_eq!(states.len(), 5);
    assert_eq!(states[1]["attacker"], 0, "the longer spin attacks");
    assert_eq!(states[2]["damage"], 50, "both figures count against the defender");
    assert_eq!(states[2]["hit_points"], serde_json::json!([60, 40]));
    assert_eq!(states[2]["attacker"], 1, "the roles are swapped after a battle");
    assert_eq!(states[3]["attacker"], 0, "and after a launch stage without one");
    assert_eq!(states[4]["hit_points"], serde_json::json!([60, 20]));
}

#[test]
fn an_event_that_does_not_fit_names_its_index_and_the_stage() {
    let script = r#"{"rules": "basic", "cards": [{"name": "A", "hit_points": 60, "attack": 30},
        {"name": "B", "hit_points": 50, "attack": 20}], "events": [{"launch": {"opened": [true, true]}}]}"#;
    let said = refused(&ringspin_reading(&["monsuno", "referee", "--script", "-"], script));
    assert!(said.contains('0') && said.contains("draw_for_roles"), "{said}");
}

#[test]
fn a_match_is_the_same_for_the_same_seed_and_its_recording_verifies() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("match.json");
    let name = file.to_string_lossy().into_owned();
    let args = ["monsuno", "match", "--seed", "11", "--json", "--replay", &name];
    let first = json(&ringspin(&args));
    let second = json(&ringspin(&args));
    assert_eq!(first, second);
    assert!(first["winner"].is_u64(), "{first}");
    let answer = json(&ringspin(&["replay", &name, "--verify", "--json"]));
    assert_eq!(answer["verification"]["verdict"], "same");

    let text = std::fs::read_to_string(&file).expect("it was recorded");
    let mut recording: Value = serde_json::from_str(&text).expect("it is JSON");
    recording["hit_points"] = serde_json::json!([1, 1]);
    let forged = ringspin_reading(&["replay", "-", "--verify"], &recording.to_string());
    assert_eq!(forged.status.code(), Some(1), "a forged result is found");
    recording["version"] = serde_json::json!(99);
    assert!(refused(&ringspin_reading(&["replay", "-"], &recording.to_string())).contains("version"));
    assert!(refused(&ringspin_reading(&["replay", "-"], "{\"version\": 1")).contains("standard input"));
}

#[test]
fn a_league_is_the_same_for_the_same_seed_on_any_number_of_cores() {
    let args = "monsuno league --level easy --cards coilhopper slagjaw --games 2 --seed 4 --json";
    let args: Vec<&str> = args.split(' ').collect();
    let play = |threads: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ringspin"));
        json(
            &command
                .args(&args)
                .env("RAYON_NUM_THREADS", threads)
                .output()
                .expect("it runs"),
        )
    };
    let league = play("1");
    assert_eq!(league, play("2"));
    assert_eq!(league["matches"], 2);
    let wins = |row: usize| league["cards"][row]["wins"].as_u64().expect("a number");
    assert_eq!(wins(0) + wins(1), 2, "{league}");
    let unknown = ["monsuno", "league", "--cards", "coilhopper", "grandmother"];
    assert!(refused(&ringspin(&unknown)).contains("grandmother"));
}

#[test]
fn files_that_are_not_text_or_too_large_are_refused() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let binary = folder.join("binary.json");
    std::fs::write(&binary, [0xFF, 0xFE, 0x00]).expect("it is written");
    assert!(refused(&ringspin(&["replay", &binary.to_string_lossy()])).contains("UTF-8"));
    let large = folder.join("large.json");
    std::fs::write(&large, vec![b' '; 8 * 1024 * 1024 + 1]).expect("it is written");
    assert!(refused(&ringspin(&["replay", &large.to_string_lossy()])).contains("larger"));
    refused(&ringspin(&["replay", "/no/such/file"]));
}

#[test]
fn a_folder_overrides_carried_files_one_by_one() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-assets");
    std::fs::create_dir_all(folder.join("cards")).expect("it can be made");
    let carried = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards/monsuno.json");
    let text = std::fs::read_to_string(carried).expect("the cards are there");
    std::fs::write(
        folder.join("cards/monsuno.json"),
        text.replace("Bramblehorn", "Grandmother"),
    )
    .expect("written");
    let name = folder.to_string_lossy().into_owned();
    let args = [
        "--assets",
        &name,
        "monsuno",
        "match",
        "--seed",
        "1",
        "--cards",
        "bramblehorn",
        "mossmaul",
        "--watch",
    ];
    let output = ringspin(&args);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(String::from_utf8_lossy(&output.stdout).contains("Grandmother"));
    std::fs::write(folder.join("cards/monsuno.json"), "{ \"factions\": 3 }").expect("written");
    let said = refused(&ringspin(&args));
    assert!(said.contains("monsuno.json") && said.contains("line 1"), "{said}");
}

#[cfg(feature = "game")]
#[test]
fn without_a_display_the_game_says_what_else_there_is() {
    let output = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .arg("play")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program runs");
    if cfg!(target_os = "linux") {
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            said.contains("monsuno match --watch") && said.contains("shot"),
            "{said}"
        );
    }
}
