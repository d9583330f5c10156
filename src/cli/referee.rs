//! `ringspin monsuno referee`: the rules of Monsuno alone, driven by a script of events.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{CliError, print_json, read_text};
use crate::chance::Chance;
use crate::data::{DataError, parse_json};
use crate::monsuno::rules::{Card, Event, Level, Match, Options, Stage, Symbol, missing_strikes};

/// What `monsuno referee` takes.
#[derive(clap::Args, Debug)]
pub struct RefereeArgs {
    /// The script: rules, cards, decks and the events to judge (`-` for standard input)
    #[arg(long, value_name = "FILE.json")]
    pub script: String,
}

/// Plays the script and prints the state before its first event and after each.
///
/// # Errors
/// A script that cannot be read, cards or decks that no match can be played with, an event that does not fit its stage.
pub fn run(args: &RefereeArgs) -> Result<(), CliError> {
    let (text, name) = read_text(&args.script)?;
    let script = Script::parse(&name, &text)?;
    for warning in script.warnings() {
        eprintln!("{name}: {warning}");
    }
    print_json(&Report {
        states: script.play(&name)?,
    })
}

/// A match by its rules alone: what is agreed on, and the events to judge.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    rules: Level,
    #[serde(default)]
    options: Options,
    cards: [Card; 2],
    #[serde(default)]
    decks: [Vec<Symbol>; 2],
    /// Of the generator that shuffles an unfit card back, or the discards.
    #[serde(default)]
    seed: u64,
    /// Read one by one as they are played, so that a message can name the stage.
    events: Vec<Value>,
}

impl Script {
    /// Reads the script `text` of `file`.
    ///
    /// # Errors
    /// When it is none: names the place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        parse_json(file, text)
    }

    /// What can be played but was hardly meant.
    fn warnings(&self) -> Vec<String> {
        let decks = self.decks.iter().zip(&self.cards).enumerate();
        match self.rules {
            Level::Basic => decks
                .filter(|(_, (deck, _))| !deck.is_empty())
                .map(|(player, _)| format!("decks[{player}]: Basic is played without strike cards, so they stay aside"))
                .collect(),
            Level::Plus => decks
                .flat_map(|(player, (deck, card))| {
                    missing_strikes(card, deck, self.options.same_symbol_twice)
                        .into_iter()
                        .map(move |symbol| {
                            format!("decks[{player}]: no card for a symbol `{symbol}`, so it can never be occupied")
                        })
                })
                .collect(),
        }
    }

    /// Plays it: how the match stands before the first event and after each.
    ///
    /// # Errors
    /// When no match can be played so, or an event does not fit its stage: names the place.
    pub fn play(self, file: &str) -> Result<Vec<State>, DataError> {
        let decks = match self.rules {
            Level::Basic => Default::default(),
            Level::Plus => self.decks,
        };
        let mut game = Match::new(self.rules, self.options, self.cards, decks)
            .map_err(|error| DataError::new(file, error.place, error.problem))?;
        let mut chance = Chance::new(self.seed);
        let mut states = vec![State::of(&game)];
        for (index, given) in self.events.into_iter().enumerate() {
            let refuse = |problem| DataError::new(file, format!("events[{index}]"), problem);
            let event: Event = serde_json::from_value(given.clone())
                .map_err(|error| refuse(unreadable(game.stage(), &given, &error)))?;
            game.apply(&event, &mut chance)
                .map_err(|error| refuse(format!("{error}, not {given}")))?;
            states.push(State::of(&game));
        }
        Ok(states)
    }
}

/// Says what is wrong with an event that is none, and what would have fitted.
fn unreadable(stage: Stage, given: &Value, error: &serde_json::Error) -> String {
    format!(
        "the stage is `{}`, which expects {}, not {given} ({error})",
        stage.name(),
        stage.expects()
    )
}

#[derive(Serialize)]
struct Report {
    states: Vec<State>,
}

/// A match between two events, as far as both players can see it. Lists are by player.
/// How a match stands.
#[derive(Serialize)]
pub struct State {
    stage: Stage,
    attacker: Option<usize>,
    hit_points: [i64; 2],
    occupied: [Vec<bool>; 2],
    deck_sizes: [usize; 2],
    discards: [usize; 2],
    damage: Option<u32>,
    winner: Option<usize>,
}

impl State {
    fn of(game: &Match) -> Self {
        Self {
            stage: game.stage(),
            attacker: game.attacker(),
            hit_points: game.hit_points(),
            occupied: [0, 1].map(|player| game.occupied(player).to_vec()),
            deck_sizes: [0, 1].map(|player| game.deck(player).len()),
            discards: [0, 1].map(|player| game.discards(player).len()),
            damage: game.damage(),
            winner: game.winner(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(text: &str) -> Result<Vec<Value>, DataError> {
        let script: Script = parse_json("script.json", text)?;
        let states = script.play("script.json")?;
        Ok(states
            .iter()
            .map(|state| serde_json::to_value(state).unwrap())
            .collect())
    }

    fn plus(events: &str) -> String {
        format!(
            r#"{{"rules": "plus", "options": {{"unfit_card": "bottom"}},
                "cards": [{{"name": "A", "hit_points": 100, "attack": 30, "symbols": ["fire", "claw"], "boosted": 70}},
                          {{"name": "B", "hit_points": 110, "attack": 25, "symbols": ["wind"], "boosted": 60}}],
                "decks": [["fire", "claw", "fire", "wind", "claw"], ["fire", "fire", "claw", "claw", "wind"]],
                "events": [{events}]}}"#
        )
    }

    #[test]
    fn the_script_of_the_contract_is_played() {
        let states = play(&plus(
            r#"{"spin": [3.2, 2.9]}, {"launch": {"opened": [true, false]}}, {"draw": true}"#,
        ))
        .unwrap();
        let expected = serde_json::json!([
            {"stage": "draw_for_roles", "attacker": null, "hit_points": [100, 110], "occupied": [[false, false], [false]],
             "deck_sizes": [5, 5], "discards": [0, 0], "damage": null, "winner": null},
            {"stage": "launch", "attacker": 0, "hit_points": [100, 110], "occupied": [[false, false], [false]],
             "deck_sizes": [5, 5], "discards": [0, 0], "damage": null, "winner": null},
            {"stage": "draw", "attacker": 0, "hit_points": [100, 110], "occupied": [[false, false], [false]],
             "deck_sizes": [5, 5], "discards": [0, 0], "damage": null, "winner": null},
            {"stage": "launch", "attacker": 1, "hit_points": [100, 80], "occupied": [[true, false], [false]],
             "deck_sizes": [4, 5], "discards": [0, 0], "damage": 30, "winner": null},
        ]);
        assert_eq!(Value::Array(states), expected);
    }

    #[test]
    fn an_event_that_does_not_fit_is_named_with_its_stage_and_what_was_expected() {
        for (events, index, stage, expected) in [
            (r#"{"launch": {"opened": [true, false]}}"#, 0, "draw_for_roles", "spin"),
            (r#"{"spin": [3, 2]}, {"boost": true}"#, 1, "launch", "opened"),
            (r#"{"spin": [3, 2]}, {"jump": 1}"#, 1, "launch", "opened"),
            (
                r#"{"spin": [3, 2]}, {"launch": {"opened": [true]}}"#,
                1,
                "launch",
                "opened",
            ),
            (
                r#"{"spin": [3, 2]}, {"launch": {"opened": [true, false], "late": 1}}"#,
                1,
                "launch",
                "opened",
            ),
            (r#"{"spin": [-3, 2]}"#, 0, "draw_for_roles", "from 0 on"),
            (
                r#"{"spin": [3, 3]}, {"spin": [3, 3]}, {"spin": [3, 3]}, {"coin": 2}"#,
                3,
                "coin",
                "0 or 1",
            ),
            (
                r#"{"spin": [3, 2]}, {"launch": {"opened": [true, true]}}, {"coin": 0}"#,
                2,
                "draw",
                "true",
            ),
        ] {
            let error = play(&plus(events)).unwrap_err();
            assert_eq!(error.place, format!("events[{index}]"));
            assert!(error.problem.contains(&format!("`{stage}`")), "{error}");
            assert!(error.problem.contains(expected), "{error}");
        }
    }

    #[test]
    fn after_the_end_no_event_is_taken() {
        let basic = r#"{"rules": "basic", "cards": [{"name": "A", "hit_points": 10, "attack": 30},
            {"name": "B", "hit_points": 10, "attack": 30}], "events": [{"spin": [1, 2]},
            {"launch": {"opened": [true, true]}}MORE]}"#;
        let states = play(&basic.replace("MORE", "")).unwrap();
        let last = states.last().unwrap();
        assert_eq!(last["stage"], "over");
        assert_eq!(last["winner"], 1);
        assert_eq!(last["attacker"], 1);
        assert_eq!(last["damage"], 60);
        assert_eq!(last["hit_points"], serde_json::json!([0, 10]));
        let error = play(&basic.replace("MORE", r#", {"launch": {"opened": [true, true]}}"#)).unwrap_err();
        assert_eq!(error.place, "events[2]");
        assert!(error.problem.contains("`over`"), "{error}");
    }

    #[test]
    fn what_no_match_can_be_played_with_is_named() {
        let place = |text: &str| play(text).unwrap_err().place;
        let sound = plus("");
        assert_eq!(
            place(&sound.replace(r#""hit_points": 110"#, r#""hit_points": 0"#)),
            "cards[1].hit_points"
        );
        assert_eq!(place(&sound.replace(r#"["wind"]"#, "[]")), "cards[1].symbols");
        assert_eq!(place(&sound.replace(r#", "boosted": 60"#, "")), "cards[1].boosted");
        assert_eq!(place(&sound.replace(r#"["fire", "fire", "#, r#"["#)), "decks[1]");
        assert!(place(&sound.replace("unfit_card", "unfit")).starts_with("line 1"));
    }

    #[test]
    fn a_seed_decides_how_an_unfit_card_is_shuffled_back() {
        let script = plus(
            r#"{"spin": [3, 2]}, {"launch": {"opened": [false, false]}}, {"launch": {"opened": [true, true]}},
               {"draw": true}"#,
        )
        .replace("bottom", "shuffled");
        let last = |seed: u64| {
            let seeded = script.replacen('{', &format!(r#"{{"seed": {seed}, "#), 1);
            play(&seeded).unwrap().pop().unwrap()
        };
        assert_eq!(last(1), last(1));
        assert_eq!(last(1)["deck_sizes"], serde_json::json!([5, 5]));
    }

    #[test]
    fn a_symbol_that_no_card_fills_is_warned_of() {
        let script: Script = parse_json(
            "script.json",
            &plus("").replace(r#""claw", "wind"]"#, r#""claw", "claw"]"#),
        )
        .unwrap();
        assert_eq!(script.warnings().len(), 1);
        assert!(script.warnings()[0].contains("`wind`"));
    }
}
