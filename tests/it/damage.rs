//! Damaged documents: whatever a file holds, it is read or refused with the place named, and nothing else happens.
//!
//! Each document is cut off at many places and changed in many ways, always the same ones. What still can be read is used.

#[path = "../../fuzz/readers.rs"]
mod readers;

use ringspin::assets;
use ringspin::chance::Chance;
use ringspin::data::DataError;
use ringspin::monsuno::opponent::Computers;
use ringspin::monsuno::rules::Catalogue;
use ringspin::mozyring::rules::{Options, Variant};
use ringspin::physics::{CapsuleKind, Field};
use ringspin::practice::{Choices, Drill, Ground, Kept, Session, Shot};
use ringspin::record::Recording;

/// What a number, a text or a whole value is replaced by.
const STRANGE: [&str; 20] = [
    "0",
    "-1",
    "1e308",
    "-1e308",
    "1e-320",
    "1e999",
    "0.5",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
    "9007199254740993",
    "null",
    "true",
    "\"\"",
    "[]",
    "{}",
    "\"\u{0}\"",
    "NaN",
];

/// `good` with one change that `chance` chooses; may be no text at all any more.
fn damaged(good: &str, chance: &mut Chance) -> String {
    let mut bytes = good.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    match chance.below(5) {
        0 => bytes[at] ^= 1 << chance.below(8),
        1 => {
            let to = (at + 1 + chance.below(40)).min(bytes.len());
            bytes.drain(at..to);
        }
        2 => {
            let to = (at + 1 + chance.below(40)).min(bytes.len());
            let again = bytes[at..to].to_vec();
            bytes.splice(at..at, again);
        }
        _ => {
            // The value at or after the place: up to where a value ends.
            let value = |byte: &u8| byte.is_ascii_alphanumeric() || b"-+.\"_".contains(byte);
            let from = at + bytes[at..].iter().position(value).unwrap_or(0);
            let to = from + bytes[from..].iter().take_while(|byte| value(byte)).count();
            let strange = STRANGE[chance.below(STRANGE.len())];
            bytes.splice(from..to, strange.bytes());
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Gives `read` the document, whole, cut off and changed, and looks at each refusal.
fn survives(good: &str, changes: u64, mut read: impl FnMut(&str) -> Result<(), DataError>) {
    assert_eq!(read(good).err(), None, "it is good to begin with");
    let named = |why: &DataError, text: &str| {
        let said = why.to_string();
        assert!(
            said.contains(':') && said.len() > 10,
            "{said} says where and what, of {text}"
        );
    };
    for part in 0..60 {
        let mut end = good.len() * part / 60;
        while !good.is_char_boundary(end) {
            end -= 1;
        }
        if let Err(why) = read(&good[..end]) {
            named(&why, &good[..end]);
        }
    }
    for seed in 0..changes {
        let mut chance = Chance::new(seed);
        let mut text = damaged(good, &mut chance);
        // Every third is hit twice.
        if seed % 3 == 0 && !text.is_empty() {
            text = damaged(&text, &mut chance);
        }
        if let Err(why) = read(&text) {
            named(&why, &text);
        }
    }
}

fn asset(path: &str) -> String {
    assets::text(path).expect("it is carried").into_owned()
}

#[test]
fn cards() {
    let (monsuno, strikes) = (asset(Catalogue::MONSUNO_FILE), asset(Catalogue::STRIKE_FILE));
    survives(&monsuno, 600, |text| Catalogue::parse(text, &strikes).map(drop));
    survives(&strikes, 600, |text| Catalogue::parse(&monsuno, text).map(drop));
}

#[test]
fn computer_players() {
    survives(&asset(Computers::FILE), 600, |text| Computers::parse(text).map(drop));
}

#[test]
fn fields_and_what_is_launched_on_them() {
    for name in ["arena", "floor", "table"] {
        let capsule = CapsuleKind::named("classic").expect("it is carried");
        survives(&asset(&format!("fields/{name}.json")), 300, |text| {
            let field = Field::parse("field.json", text)?;
            roll(&field, &capsule);
            Ok(())
        });
    }
}

#[test]
fn capsules_and_how_they_move() {
    let field = Field::named("arena").expect("it is carried");
    survives(&asset("capsules/classic.json"), 400, |text| {
        roll(&field, &CapsuleKind::parse("capsule.json", text)?);
        Ok(())
    });
}

/// Launches two capsules at each other; they stay somewhere.
fn roll(field: &Field, capsule: &CapsuleKind) {
    use ringspin::physics::{Launch, Stage, StageOptions, Style};
    let options = StageOptions {
        locked: false,
        scatter: true,
        lanes: false,
    };
    let mut stage = Stage::new(field, [capsule, capsule], options, 3);
    let launch = |style| Launch {
        style,
        mark: 0.0,
        aim: 0.0,
        power: 1.0,
        press_point: 0.5,
    };
    stage.launch(1, &launch(Style::Twist));
    stage.launch(0, &launch(Style::Press));
    for _ in 0..120 {
        stage.tick();
    }
    for body in stage.bodies() {
        assert!(body.position.is_finite(), "{body:?} on {field:?}");
    }
}

#[test]
fn drills() {
    for path in assets::list("drills", "json") {
        survives(&asset(&path), 200, |text| Drill::parse("drill.json", text).map(drop));
    }
}

#[test]
fn choices_for_the_range() {
    survives(&Choices::default().to_text(), 400, |text| {
        // What is read can be set up.
        let choices = Choices::parse("choices.json", text)?;
        choices.ground().equipment("choices.json", "").map(drop)
    });
}

#[test]
fn practice_sessions() {
    let shot = Shot {
        ground: Ground::default(),
        launch: ringspin::physics::Launch {
            style: ringspin::physics::Style::Twist,
            mark: 0.1,
            aim: 0.2,
            power: 0.3,
            press_point: 0.4,
        },
        seed: Some(5),
    };
    let flight = shot
        .begin("shot.json", "shot")
        .expect("the arena is carried")
        .finished();
    let mut session = Session::new(1);
    session.add(Kept::of(&shot, &flight));
    survives(&session.to_text(), 600, |text| {
        Session::parse("session.json", text).map(drop)
    });
}

#[test]
fn rules_of_ones_own_and_their_codes() {
    let options = Options::of(Variant::MostPoints, 4, 1).expect("it is one of the booklet's");
    let code = options.code();
    for seed in 0..4_000 {
        let text = damaged(&code, &mut Chance::new(seed));
        if let Ok(read) = Options::from_code(&text) {
            assert_eq!(Options::from_code(&read.code()).as_ref(), Ok(&read));
        }
    }
}

#[test]
fn recordings() {
    let moves: Vec<String> = ["b2M", "a1S", "a1L", "c3M"].map(str::to_owned).into();
    let game = format!(
        r#"{{"kind":"mozyring","version":1,"options":{},"moves":{},"scores":[0,0],"winners":null}}"#,
        serde_json::to_string(&Options::classic(2)).expect("it is plain data"),
        serde_json::to_string(&moves).expect("it is plain data"),
    );
    survives(&game, 1_000, |text| {
        drop(Recording::parse("game.json", text)?.verify());
        Ok(())
    });
    survives(&asset("lessons/monsuno.json"), 400, |text| {
        // What is read is also played, unless it goes on for minutes.
        match Recording::parse("match.json", text)? {
            Recording::Monsuno(one) if one.ticks > 8_000 => {}
            recording => drop(recording.verify()),
        }
        Ok(())
    });
}

#[test]
fn what_the_fuzzer_begins_with_and_has_found() {
    let corpora = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus");
    for (kind, read) in readers::DOCUMENTS.iter().chain(readers::KEPT) {
        let folder = std::fs::read_dir(format!("{corpora}/{kind}")).expect("each kind has a corpus");
        let files: Vec<_> = folder.flatten().collect();
        assert!(!files.is_empty(), "{kind}");
        for file in files {
            read(&std::fs::read_to_string(file.path()).expect("it is text"));
        }
    }
}
