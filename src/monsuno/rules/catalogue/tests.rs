//! The shipped cards are sound, and a fault in a data file is named.

use std::collections::HashSet;

use super::*;
use crate::monsuno::rules::Symbol;

const MONSUNO: &str = include_str!("../../../../assets/cards/monsuno.json");
const STRIKES: &str = include_str!("../../../../assets/cards/strikes.json");

fn shipped() -> Catalogue {
    Catalogue::parse(MONSUNO, STRIKES).unwrap()
}

#[test]
fn fifteen_cards_of_five_factions_and_five_attack_types_are_shipped() {
    let catalogue = shipped();
    assert!(catalogue.monsuno.len() >= 15);
    assert_eq!(catalogue.factions.len(), 5);
    assert!(catalogue.attack_types.len() >= 5);
    for faction in &catalogue.factions {
        let members = catalogue.monsuno.iter().filter(|monsuno| monsuno.faction == faction.id);
        assert!(members.count() >= 3, "{}", faction.id);
    }
}

#[test]
fn the_shipped_numbers_stay_in_the_measured_range() {
    for monsuno in shipped().monsuno {
        let boost = f64::from(monsuno.boosted) / f64::from(monsuno.attack);
        assert!((90..=140).contains(&monsuno.hit_points), "{}", monsuno.id);
        assert!((20..=35).contains(&monsuno.attack), "{}", monsuno.id);
        assert!((2.0..=2.5).contains(&boost), "{}: {boost}", monsuno.id);
    }
}

#[test]
fn no_two_names_are_alike_in_any_language() {
    let catalogue = shipped();
    for language in Language::ALL.map(Language::code) {
        let strikes = catalogue.attack_types.iter().flat_map(|attack_type| &attack_type.cards);
        let names = catalogue.monsuno.iter().map(|monsuno| &monsuno.name).chain(strikes);
        let names: Vec<&str> = names.map(|name| name.get(language)).collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{language}");
    }
}

#[test]
fn strike_cards_of_a_type_are_named_in_turn() {
    let catalogue = shipped();
    let fang = catalogue.attack_type(&Symbol::new("fang")).unwrap();
    assert_eq!(fang.card_name(0, "en"), "Locked Jaw");
    assert_eq!(fang.card_name(fang.cards.len() + 1, "ru"), "Быстрый укус");
}

/// The place that is named when `from` is replaced by `to` in the shipped file.
fn place(file: &str, from: &str, to: &str) -> String {
    let change = |text: &str| text.replacen(from, to, 1);
    let parsed = match file {
        "monsuno" => Catalogue::parse(&change(MONSUNO), STRIKES),
        _ => Catalogue::parse(MONSUNO, &change(STRIKES)),
    };
    let error = parsed.unwrap_err();
    assert_eq!(error.file, format!("cards/{file}.json"));
    error.place
}

#[test]
fn a_fault_in_a_data_file_is_named_with_its_field() {
    assert_eq!(
        place("monsuno", r#""hit_points": 110"#, r#""hit_points": 9"#),
        "cards[0].hit_points"
    );
    assert_eq!(place("monsuno", r#""attack": 25"#, r#""attack": 0"#), "cards[0].attack");
    assert_eq!(
        place("monsuno", r#""boosted": 60"#, r#""boosted": 25"#),
        "cards[0].boosted"
    );
    assert_eq!(
        place("monsuno", r#"["fang", "gale"]"#, r#"["fang", "fnag"]"#),
        "cards[0].symbols[1]"
    );
    assert_eq!(
        place("monsuno", r#""deck": ["fang", "#, r#""deck": ["fnag", "#),
        "cards[0].deck[0]"
    );
    assert_eq!(
        place("monsuno", r#""id": "mossmaul""#, r#""id": "bramblehorn""#),
        "cards[1].id"
    );
    assert_eq!(
        place("monsuno", r#""figure": "bear""#, r#""figure": "stag""#),
        "cards[1].figure"
    );
    assert_eq!(
        place("monsuno", r#""faction": "thornwood""#, r#""faction": "thorns""#),
        "cards[0].faction"
    );
    assert_eq!(
        place("monsuno", r#""bg": "Трънорог""#, r#""bg": " ""#),
        "cards[0].name.bg"
    );
    assert_eq!(place("monsuno", r#", "bg": "Трънорог""#, ""), "cards[0].name.bg");
    assert_eq!(
        place("strikes", r#""mark": "flame""#, r#""mark": "tooth""#),
        "attack_types[1].mark"
    );
    assert_eq!(
        place("strikes", r#""ru": "Клык""#, r#""ru": """#),
        "attack_types[0].name.ru"
    );
}
