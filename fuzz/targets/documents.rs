//! Whatever outside data holds, it is read or refused with a reason, and nothing else happens.
//!
//! `DOCUMENT` names the kind of document; `scripts/fuzz` runs them all. A new kind of document is a new line below.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ringspin::assets;
use ringspin::data::parse_json;
use ringspin::monsuno::opponent::Computers;
use ringspin::monsuno::rules::Catalogue;
use ringspin::mozyring::rules::{Move, Options};
use ringspin::physics::clash::ClashConfig;
use ringspin::physics::{CapsuleKind, Field};
use ringspin::practice::{Choices, Drill, Progress, Session};
use ringspin::record::Recording;
use ringspin::showcase::Scene;

/// A match that goes on for longer than this many ticks is read, and not played again.
const SHORT: u64 = 4_000;

const DOCUMENTS: [(&str, fn(&str)); 14] = [
    ("capsule", |text| drop(CapsuleKind::parse("x", text))),
    ("cards", |text| drop(Catalogue::parse(text, &carried(Catalogue::STRIKE_FILE)))),
    ("choices", |text| {
        if let Ok(choices) = Choices::parse("x", text) {
            drop(choices.ground().equipment("x", ""));
        }
    }),
    ("clash", |text| drop(parse_json::<ClashConfig>("x", text))),
    ("code", |text| {
        if let Ok(options) = Options::from_code(text) {
            assert_eq!(Options::from_code(&options.code()).ok(), Some(options));
        }
    }),
    ("computers", |text| drop(Computers::parse(text))),
    ("drill", |text| drop(Drill::parse("x", text))),
    ("field", |text| drop(Field::parse("x", text))),
    ("moves", |text| {
        for one in text.split_whitespace().filter_map(|one| one.parse::<Move>().ok()) {
            assert_eq!(one.to_string().parse(), Ok(one));
        }
    }),
    ("progress", |text| drop(Progress::parse("x", text))),
    ("recording", |text| match Recording::parse("x", text) {
        Ok(Recording::Monsuno(one)) if one.ticks > SHORT => {}
        Ok(recording) => drop(recording.verify()),
        Err(_) => {}
    }),
    ("scene", |text| drop(Scene::parse("x", text))),
    ("session", |text| drop(Session::parse("x", text))),
    ("strikes", |text| drop(Catalogue::parse(&carried(Catalogue::MONSUNO_FILE), text))),
];

static READ: LazyLock<fn(&str)> = LazyLock::new(|| {
    let wanted = std::env::var("DOCUMENT").unwrap_or_default();
    let found = DOCUMENTS.iter().find(|(name, _)| *name == wanted);
    found.unwrap_or_else(|| panic!("DOCUMENT is one of {:?}", DOCUMENTS.map(|(name, _)| name))).1
});

fn carried(file: &str) -> String {
    assets::text(file).map(std::borrow::Cow::into_owned).unwrap_or_default()
}

fuzz_target!(|text: &str| READ(text));
