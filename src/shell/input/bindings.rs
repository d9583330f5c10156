//! Which keys and buttons do what, as the player has set it: kept from one run to the next.

use std::collections::BTreeMap;

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::act::Act;
use super::names::Named;
use crate::data::{DataError, known_version, parse_json};

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// A place for something that does an act: one of two keys, or the button of a gamepad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The first or the second key.
    Key(usize),
    /// The button of a gamepad.
    Button,
}

/// What does one act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Binding {
    /// The keys.
    pub keys: [Option<KeyCode>; 2],
    /// The button of a gamepad.
    pub button: Option<GamepadButton>,
}

impl Binding {
    /// What does `act` at first.
    #[must_use]
    pub fn first(act: Act) -> Self {
        let keys = act.first_keys();
        Self {
            keys: [keys.first().copied(), keys.get(1).copied()],
            button: act.first_button(),
        }
    }
}

/// What does each act.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Bindings(Vec<Binding>);

impl Default for Bindings {
    fn default() -> Self {
        Self(Act::ALL.iter().map(|act| Binding::first(*act)).collect())
    }
}

/// The document that keeps what differs from the beginning.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    version: u32,
    acts: BTreeMap<Act, Kept>,
}

/// A [`Binding`] by names.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Kept {
    keys: Vec<String>,
    button: Option<String>,
}

impl Bindings {
    /// What does `act`.
    #[must_use]
    pub fn of(&self, act: Act) -> Binding {
        self.0[act as usize]
    }

    /// Gives `key` the meaning `act`, in the first or the second `place`; `None` takes what is there away.
    pub fn set_key(&mut self, act: Act, place: usize, key: Option<KeyCode>) {
        let keys = &mut self.0[act as usize].keys;
        keys[place.min(1)] = key;
        if key.is_some() && keys[0] == keys[1] {
            keys[1 - place.min(1)] = None;
        }
    }

    /// Gives `button` the meaning `act`.
    pub fn set_button(&mut self, act: Act, button: Option<GamepadButton>) {
        self.0[act as usize].button = button;
    }

    /// The other act of a moment that can be at the same time, that what is in `place` of `act` does too.
    #[must_use]
    pub fn conflict(&self, act: Act, place: Place) -> Option<Act> {
        let mine = self.of(act);
        Act::ALL.iter().copied().find(|other| {
            let theirs = self.of(*other);
            *other != act
                && other.moment().meets(act.moment())
                && match place {
                    Place::Key(nth) => mine.keys[nth.min(1)].is_some_and(|key| theirs.keys.contains(&Some(key))),
                    Place::Button => mine.button.is_some() && theirs.button == mine.button,
                }
        })
    }

    /// Reads the document `text` called `name`.
    ///
    /// # Errors
    /// When it is none, of another version, or names a key that there is not: names the place.
    pub fn parse(name: &str, text: &str) -> Result<Self, DataError> {
        let read: Document = parse_json(name, text)?;
        known_version(name, read.version, VERSION)?;
        let mut bindings = Self::default();
        for (act, kept) in &read.acts {
            let place = format!(
                "acts.{}",
                serde_json::to_string(act).unwrap_or_default().trim_matches('"')
            );
            let refuse = |what: &str, field: &str| {
                DataError::new(
                    name,
                    format!("{place}.{field}"),
                    format!("\"{what}\" is not the name of one"),
                )
            };
            if kept.keys.len() > 2 {
                return Err(DataError::new(
                    name,
                    format!("{place}.keys"),
                    "at most two keys do one thing",
                ));
            }
            let mut binding = Binding::default();
            for (nth, key) in kept.keys.iter().enumerate() {
                binding.keys[nth] = Some(KeyCode::of_name(key).ok_or_else(|| refuse(key, "keys"))?);
            }
            if let Some(button) = &kept.button {
                binding.button = Some(GamepadButton::of_name(button).ok_or_else(|| refuse(button, "button"))?);
            }
            bindings.0[*act as usize] = binding;
        }
        Ok(bindings)
    }

    /// The document of what differs from the beginning.
    #[must_use]
    pub fn to_text(&self) -> String {
        let acts = Act::ALL
            .iter()
            .map(|act| (*act, self.of(*act)))
            .filter(|(act, binding)| *binding != Binding::first(*act))
            .map(|(act, binding)| {
                let keys = binding.keys.iter().flatten().filter_map(|key| key.name());
                let kept = Kept {
                    keys: keys.map(str::to_owned).collect(),
                    button: binding.button.and_then(Named::name).map(str::to_owned),
                };
                (act, kept)
            })
            .collect();
        let document = Document { version: VERSION, acts };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_in_conflict_at_first() {
        let bindings = Bindings::default();
        for act in Act::ALL {
            for place in [Place::Key(0), Place::Key(1), Place::Button] {
                assert_eq!(bindings.conflict(*act, place), None, "{act:?}");
            }
        }
    }

    #[test]
    fn every_first_key_and_button_has_a_name() {
        for act in Act::ALL {
            assert!(act.first_keys().len() <= 2);
            assert!(act.first_keys().iter().all(|key| key.name().is_some()), "{act:?}");
            assert!(
                act.first_button().is_none_or(|button| button.name().is_some()),
                "{act:?}"
            );
        }
    }

    #[test]
    fn what_was_set_is_read_again_and_shown_as_a_conflict() {
        let mut bindings = Bindings::default();
        bindings.set_key(Act::TakeBack, 0, Some(KeyCode::KeyX));
        bindings.set_button(Act::Swap, None);
        assert_eq!(bindings.conflict(Act::TakeBack, Place::Key(0)), Some(Act::Swap));
        let text = bindings.to_text();
        assert_eq!(Bindings::parse("controls", &text), Ok(bindings));
        assert!(!text.contains("aim-left"), "only what differs is kept: {text}");
    }

    #[test]
    fn the_same_key_does_not_stand_twice_for_one_act() {
        let mut bindings = Bindings::default();
        bindings.set_key(Act::Launch, 0, Some(KeyCode::Enter));
        assert_eq!(bindings.of(Act::Launch).keys, [Some(KeyCode::Enter), None]);
    }

    #[test]
    fn nonsense_is_refused_with_its_place() {
        for (text, place) in [
            (r#"{"version": 2, "acts": {}}"#, "version"),
            (
                r#"{"version": 1, "acts": {"launch": {"keys": ["KeyÜ"]}}}"#,
                "acts.launch.keys",
            ),
            (
                r#"{"version": 1, "acts": {"launch": {"button": "Tail"}}}"#,
                "acts.launch.button",
            ),
            (
                r#"{"version": 1, "acts": {"launch": {"keys": ["KeyA", "KeyB", "KeyC"]}}}"#,
                "acts.launch.keys",
            ),
            (r#"{"version": 1, "acts": {"fly": {}}}"#, "fly"),
        ] {
            let refused = Bindings::parse("controls", text).expect_err(text).to_string();
            assert!(refused.contains(place), "{refused}");
        }
    }
}
