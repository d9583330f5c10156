//! Law 11: the same inputs give the same fingerprint, in one process and in another, debug and release.

use std::io::Write;
use std::process::{Command, Stdio};

use ringspin::chance::Chance;
use ringspin::physics::Style;
use ringspin::physics::clash::{ClashConfig, DelayedLaunch, fingerprint};

/// Fingerprints of the first few clashes on Linux and x86-64. Debug and release build meet the same file, so they are equal
/// to each other. After a change of physics or of its data: `RINGSPIN_GOLDEN=write cargo test --test laws golden`.
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/laws/golden.txt");

pub fn random(seed: u64) -> ClashConfig {
    let mut chance = Chance::new(seed);
    let mut launch = || DelayedLaunch {
        style: [Style::Press, Style::Twist, Style::Launcher][chance.below(3)],
        mark: 2.0 * chance.unit() - 1.0,
        aim: 0.3 * chance.normal().clamp(-3.0, 3.0),
        power: chance.unit(),
        press_point: chance.unit(),
        delay: Some(chance.unit()),
    };
    ClashConfig {
        field: ["arena", "floor", "table"][seed as usize % 3].into(),
        capsules: ["classic".into(), "classic".into()],
        defender: launch(),
        attacker: launch(),
        seed: Some(seed),
        scatter: None,
        locked: false,
    }
}

fn played(config: &ClashConfig) -> String {
    fingerprint(&config.play("random").unwrap())
}

#[test]
fn a_hundred_random_clashes_are_the_same_twice() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let config = random(seed);
        let first = played(&config);
        assert_eq!(first, played(&config), "clash {seed}");
        seen.insert(first);
    }
    assert_eq!(seen.len(), 100, "different clashes have different fingerprints");
}

#[test]
fn another_process_comes_to_the_same_fingerprint() {
    for seed in 0..5 {
        let config = random(seed);
        let mut child = Command::new(env!("CARGO_BIN_EXE_ringspin"))
            .args(["clash", "--config", "-", "--json"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let text = serde_json::to_string(&config).unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["hash"], played(&config), "clash {seed}");
    }
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn debug_and_release_meet_the_same_golden_fingerprints() {
    let lines: Vec<String> = (0..6).map(|seed| played(&random(seed))).collect();
    let now = lines.join("\n") + "\n";
    if std::env::var("RINGSPIN_GOLDEN").is_ok_and(|value| value == "write") {
        std::fs::write(GOLDEN, &now).unwrap();
    }
    let golden = std::fs::read_to_string(GOLDEN).unwrap();
    assert_eq!(now, golden, "physics or its data changed: see the comment on GOLDEN");
}
