//! The same truth everywhere: what `tests/web` asks of a browser, asked of this machine.
//!
//! The files are written by `RINGSPIN_GOLDEN=write cargo test --test laws golden`, and read by `tests/web/play.mjs`.

use ringspin::cli::spin;
use ringspin::physics::clash::ClashRecording;
use ringspin::record::{Recording, Verdict};

use crate::{determinism, matches};

/// The folder of the files.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/truth");
/// Clashes, and matches of each game.
const CLASHES: u64 = 12;
const MATCHES: u64 = 4;

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{FOLDER}/{name}")).unwrap()
}

/// The recordings by the names of their files.
fn recordings() -> Vec<(String, Recording)> {
    let clashes = (0..CLASHES).map(|seed| {
        let config = determinism::random(seed);
        let recording = ClashRecording::of(&config, &config.play("random").unwrap());
        (format!("clash-{seed}.json"), Recording::Clash(recording))
    });
    let capsules = (0..MATCHES).map(|seed| (format!("monsuno-{seed}.json"), matches::capsules(seed)));
    let rings = (0..MATCHES).map(|seed| (format!("mozyring-{seed}.json"), matches::rings(seed)));
    clashes.chain(capsules).chain(rings).collect()
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn golden_files_for_the_browser_are_those_of_this_machine() {
    let table = spin::table("spin.json", &file("spin.json")).unwrap();
    if std::env::var("RINGSPIN_GOLDEN").is_ok_and(|value| value == "write") {
        std::fs::write(format!("{FOLDER}/spin.csv"), &table).unwrap();
        for (name, recording) in recordings() {
            std::fs::write(format!("{FOLDER}/{name}"), recording.to_text()).unwrap();
        }
    }
    assert_eq!(table, file("spin.csv"));
    for (name, recording) in recordings() {
        let kept = Recording::parse(&name, &file(&name)).unwrap();
        assert_eq!(kept, recording, "{name}");
        assert_eq!(kept.verify(), Verdict::Same, "{name}");
    }
}
