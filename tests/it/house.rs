//! The house keeps its rooms apart: what must not be used where.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder)];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a source is text");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has sources");
    found
}

/// The code of a source, without its comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.split("//").next().unwrap_or_default()))
}

fn forbid(folders: &[&str], words: &[&str]) {
    for folder in folders {
        for (path, text) in sources(folder) {
            for (line, code) in code(&text) {
                for word in words {
                    assert!(
                        !code.contains(word),
                        "{}:{line}: `{word}` has no place in {folder}",
                        path.display()
                    );
                }
            }
        }
    }
}

#[test]
fn rules_spin_and_search_are_plain_rust() {
    forbid(
        &[
            "spin",
            "monsuno/rules",
            "monsuno/opponent",
            "mozyring/rules",
            "mozyring/search",
            "practice",
        ],
        &[
            "bevy",
            "rapier",
            "std::fs",
            "std::thread",
            "std::time",
            "SystemTime",
            "Instant::now",
        ],
    );
}

#[test]
fn what_is_heard_is_made_in_plain_rust() {
    forbid(
        &["shell/sound/synth", "shell/sound/music", "shell/sound/mixer"],
        &[
            "bevy",
            "std::fs",
            "std::thread",
            "std::time",
            "SystemTime",
            "Instant::now",
        ],
    );
}

#[test]
fn physics_knows_no_picture_and_no_clock() {
    forbid(
        &["physics"],
        &[
            "bevy::",
            "Camera3d",
            "Mesh3d",
            "StandardMaterial",
            "std::fs",
            "std::thread",
            "std::time",
            "Instant::now",
        ],
    );
}

#[test]
fn nothing_is_left_unfinished() {
    let unfinished = ["todo!", "unimplemented!", "dbg!("];
    forbid(&["."], &unfinished);
}
