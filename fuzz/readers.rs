//! Every kind of outside document and its reader: what a fuzzer feeds (`targets/documents.rs`), and what the tests read of
//! the corpora (`tests/it/damage.rs`). A new kind of document is a new line here.

use ringspin::assets;
use ringspin::data::parse_json;
use ringspin::monsuno::opponent::Computers;
use ringspin::monsuno::rules::Catalogue;
use ringspin::mozyring::rules::{Move, Options};
use ringspin::physics::clash::ClashConfig;
use ringspin::physics::{CapsuleKind, Field};
use ringspin::practice::drill::Progress;
use ringspin::practice::{Choices, Drill, Session};
use ringspin::record::Recording;
use ringspin::showcase::Scene;

/// A match that goes on for longer than this many ticks is read, and not played again.
const SHORT: u64 = 4_000;

/// The kinds of documents, by name.
pub const DOCUMENTS: [(&str, fn(&str)); 14] = [
    ("capsule", |text| drop(CapsuleKind::parse("x", text))),
    ("cards", |text| {
        drop(Catalogue::parse(text, &carried(Catalogue::STRIKE_FILE)));
    }),
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
    ("strikes", |text| {
        drop(Catalogue::parse(&carried(Catalogue::MONSUNO_FILE), text));
    }),
];

fn carried(file: &str) -> String {
    assets::text(file).map(std::borrow::Cow::into_owned).unwrap_or_default()
}
