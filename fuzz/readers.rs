//! Every kind of outside document and its reader: what a fuzzer feeds (`targets/documents.rs`), and what the tests read of
//! the corpora (`tests/it/damage.rs`). A new kind of document is a new line here.

use ringspin::assets;
use ringspin::cli::practice::sweep;
use ringspin::cli::referee::Script;
use ringspin::cli::spin;
use ringspin::data::parse_json;
use ringspin::monsuno::opponent::Computers;
use ringspin::monsuno::rules::Catalogue;
use ringspin::mozyring::rules::{Move, Options, OptionsPatch};
use ringspin::physics::clash::ClashConfig;
use ringspin::physics::{CapsuleKind, Field};
use ringspin::practice::drill::Progress;
use ringspin::practice::{Choices, Drill, Session, Shot};
use ringspin::record::Recording;
use ringspin::showcase::Scene;
use ringspin::words::{Arg, Language, Words};

/// A match that goes on for longer than this many ticks is read, and not played again.
const SHORT: u64 = 4_000;

type Reader = (&'static str, fn(&str));

/// The kinds of documents, by name.
pub const DOCUMENTS: &[Reader] = &[
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
    ("options", |text| {
        if let Ok(patch) = parse_json::<OptionsPatch>("x", text) {
            let _ = patch.over(&Options::classic(2)).check();
        }
    }),
    ("recording", |text| match Recording::parse("x", text) {
        Ok(Recording::Monsuno(one)) if one.ticks > SHORT => {}
        Ok(recording) => drop(recording.verify()),
        Err(_) => {}
    }),
    ("scene", |text| drop(Scene::parse("x", text))),
    ("script", |text| {
        drop(Script::parse("x", text).map(|script| script.play("x")));
    }),
    ("session", |text| drop(Session::parse("x", text))),
    ("shot", |text| {
        if let Ok(shot) = parse_json::<Shot>("x", text) {
            drop(shot.begin("x", ""));
        }
    }),
    ("spin", |text| drop(spin::check("x", text))),
    ("strikes", |text| {
        drop(Catalogue::parse(&carried(Catalogue::MONSUNO_FILE), text));
    }),
    ("sweep", |text| drop(sweep::check("x", text))),
    ("words", |text| {
        let mut words = Words::none(Language::Bg).expect("it is a language");
        if words.add("x", text.to_owned()).is_ok() {
            for key in text.lines().filter_map(|line| line.split_once(" =")) {
                drop(words.with(key.0, &[("number", Arg::Number(2.0)), ("name", "x".to_owned().into())]));
            }
        }
    }),
];

#[cfg(feature = "game")]
pub use game::KEPT;

/// What only the game in a window reads: nothing here.
#[cfg(not(feature = "game"))]
pub const KEPT: &[Reader] = &[];

#[cfg(feature = "game")]
mod game {
    use ringspin::chance::Chance;
    use ringspin::data::parse_json;
    use ringspin::monsuno::play::keep::KeptMatch;
    use ringspin::monsuno::play::{Cards, Setup as MatchSetup};
    use ringspin::monsuno::rules::Catalogue;
    use ringspin::monsuno::session::Session as Match;
    use ringspin::mozyring::keeping::Kept;
    use ringspin::mozyring::play::{Playing, Setup as GameSetup};
    use ringspin::shell::input::Bindings;
    use ringspin::shell::settings::Settings;

    use super::{Reader, SHORT};

    /// What only the game in a window reads.
    pub const KEPT: &[Reader] = &[
        ("bindings", |text| {
            if let Ok(bindings) = Bindings::parse("x", text) {
                assert_eq!(Bindings::parse("x", &bindings.to_text()), Ok(bindings));
            }
        }),
        ("keptgame", |text| drop(Kept::parse("x", text))),
        ("keptmatch", |text| {
            if let Ok(kept) = KeptMatch::parse("x", text)
                && kept.monsuno("x").is_ok_and(|recording| recording.ticks <= SHORT)
                && let Ok(mut session) = kept.begin("x")
            {
                drop(kept.go_on("x", &mut session, SHORT));
            }
        }),
        ("matchsetup", |text| {
            if let Ok(setup) = parse_json::<MatchSetup>("x", text)
                && let Ok(cards) = Catalogue::load().map(Cards)
                && setup.holds(&cards)
            {
                let ready = setup.match_setup(&cards, "bg", &mut Chance::new(1));
                drop(ready.map(Match::begin));
            }
        }),
        ("gamesetup", |text| {
            if let Ok(setup) = parse_json::<GameSetup>("x", text)
                && setup.options().check().is_ok()
            {
                drop(Playing::new(&setup, &mut Chance::new(1)));
            }
        }),
        ("settings", |text| drop(Settings::parse("x", text))),
    ];
}

fn carried(file: &str) -> String {
    assets::text(file).map(std::borrow::Cow::into_owned).unwrap_or_default()
}
