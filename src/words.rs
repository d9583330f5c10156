//! Words: everything a player reads, in English, Russian and Bulgarian, from `assets/words/*/*.ftl` (Fluent).

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::assets;
use crate::data::DataError;

/// A language the game speaks.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Bulgarian.
    Bg,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Bg];

    /// Its code: `en`, `ru`, `bg`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Bg => "bg",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Bg => "Български",
        }
    }

    /// Whether a comma, not a point, stands before decimals.
    #[must_use]
    pub fn has_comma(self) -> bool {
        match self {
            Self::En => false,
            Self::Ru | Self::Bg => true,
        }
    }

    /// `figures`, written with a decimal point, as they are written in this language.
    #[must_use]
    pub fn figures(self, figures: &str) -> String {
        if self.has_comma() {
            figures.replace('.', ",")
        } else {
            figures.to_owned()
        }
    }

    /// The one the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`; in a browser its own), else English.
    #[must_use]
    pub fn of_environment() -> Self {
        asked_for()
            .and_then(|value| {
                Self::ALL
                    .into_iter()
                    .find(|language| value.starts_with(language.code()))
            })
            .unwrap_or_default()
    }
}

/// The language that the environment asks for, as `bg_BG.UTF-8` or `bg-BG`.
#[cfg(not(all(target_arch = "wasm32", feature = "game")))]
fn asked_for() -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
}

/// The language that the browser asks for, as `bg-BG`.
#[cfg(all(target_arch = "wasm32", feature = "game"))]
fn asked_for() -> Option<String> {
    Some(crate::web::page::language())
}

/// What stands in a gap of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A number, written and declined by the rules of the language.
    Number(f64),
    /// Text as it is: a name somebody chose.
    Text(String),
    /// Figures written with a decimal point, which the language may want as a comma.
    Figures(String),
    /// Another word of the file, by its key.
    Word(&'static str),
    /// Another text of the file, by its key, with gaps of its own.
    Said(&'static str, Vec<(&'static str, Arg)>),
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as f64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Self {
        Self::Word(key)
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Loads the words of `language`: all files of its folder.
    ///
    /// # Errors
    /// When a file is missing or is not Fluent: file, line and reason are named.
    pub fn load(language: Language) -> Result<Self, DataError> {
        let mut words = Self::none(language)?;
        for path in assets::list(&format!("words/{}", language.code()), "ftl") {
            words.add(&path, assets::text(&path)?.into_owned())?;
        }
        Ok(words)
    }

    /// No words yet, put together by the rules of `language`.
    ///
    /// # Errors
    /// When there are none for it.
    pub fn none(language: Language) -> Result<Self, DataError> {
        let folder = format!("words/{}", language.code());
        let id: LanguageIdentifier = language
            .code()
            .parse()
            .map_err(|_| DataError::new(&folder, "its name", "this is not a language code"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Directional marks around arguments would show as boxes: the fonts have no glyphs for them.
        bundle.set_use_isolating(false);
        if language.has_comma() {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
                _ => None,
            }));
        }
        Ok(Self { language, bundle })
    }

    /// Adds the words of `text`, which is called `path`.
    ///
    /// # Errors
    /// When it is not Fluent, or has a key that there is already: file, line and reason are named.
    pub fn add(&mut self, path: &str, text: String) -> Result<(), DataError> {
        self.bundle
            .add_resource(parse(path, text)?)
            .map_err(|errors| DataError::new(path, "its keys", format!("{errors:?}")))
    }

    /// Which language this is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text for `key`; the key itself where there is none, so that a gap is seen and nothing breaks.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text for `key` with its gaps filled.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Figures(figures) => FluentValue::from(self.language.figures(figures)),
                Arg::Word(word) => FluentValue::from(self.get(word)),
                Arg::Said(key, args) => FluentValue::from(self.with(key, args)),
            };
            filled.set(*name, value);
        }
        // What could not be filled shows as its name in braces.
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&filled), &mut errors)
            .into_owned()
    }
}

/// Braces and brackets in one text may stand so deep in one another.
const DEEPEST: usize = 60;

/// Refuses what the libraries for Fluent break down at, though most of it is no Fluent anybody writes: a letter that stands
/// in the middle of a `\u` is cut in two, braces and the calls inside of them are followed as deep as they stand in one
/// another, and what is chosen by a literal, or stands in two pairs of braces, cannot be told of when it becomes too long.
fn check(path: &str, text: &str) -> Result<(), DataError> {
    let refuse = |at: usize, problem: &str| {
        let line = text[..at].matches('\n').count() + 1;
        Err(DataError::new(path, format!("line {line}"), problem))
    };
    let (mut braces, mut calls) = (0_usize, 0_usize);
    for (at, sign) in text.char_indices() {
        let rest = &text[at + sign.len_utf8()..];
        match sign {
            '{' => braces += 1,
            '}' => braces = braces.saturating_sub(1),
            '(' if braces > 0 => calls += 1,
            ')' => calls = calls.saturating_sub(1),
            _ => {}
        }
        if braces == 0 {
            calls = 0;
        }
        if braces + calls > DEEPEST {
            return refuse(at, "braces stand too deep in one another");
        }
        if sign == '{' && rest.trim_start().starts_with('{') {
            return refuse(at, "one pair of braces is enough");
        }
        if sign == '{' && after_literal(rest.trim_start()).is_some_and(|rest| rest.trim_start().starts_with("->")) {
            return refuse(at, "what is chosen by is a variable, not a literal");
        }
        if sign == '\\' && rest.starts_with(['u', 'U']) {
            let after = rest[1..].trim_start_matches(|sign: char| sign.is_ascii_hexdigit());
            if after.chars().next().is_some_and(|sign| !sign.is_ascii()) {
                return refuse(at, "after \\u four hexadecimal digits are expected, after \\U six");
            }
        }
    }
    Ok(())
}

/// What follows the string or the number with which `text` begins; none if it begins with neither.
fn after_literal(text: &str) -> Option<&str> {
    if let Some(string) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = string.find(|sign| {
            let ends = sign == '"' && !escaped;
            escaped = sign == '\\' && !escaped;
            ends
        })?;
        return Some(&string[end + 1..]);
    }
    let number = text.strip_prefix('-').unwrap_or(text);
    let after = number.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
    (after.len() < number.len()).then_some(after)
}

fn parse(path: &str, text: String) -> Result<FluentResource, DataError> {
    check(path, &text)?;
    FluentResource::try_new(text).map_err(|(resource, errors)| {
        let at = errors.first().map_or(0, |error| error.pos.start);
        let line = resource.source()[..at.min(resource.source().len())].lines().count();
        let problem = errors.first().map(ToString::to_string).unwrap_or_default();
        DataError::new(path, format!("line {line}"), problem)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Key and the arguments its text uses, for every message of a language.
    fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let files = assets::list(&format!("words/{}", language.code()), "ftl");
        let text: String = files
            .iter()
            .map(|file| assets::text(file).expect("what is listed is there").into_owned())
            .collect();
        let mut keys = BTreeMap::new();
        let mut key = String::new();
        for line in text.lines() {
            if let Some((head, _)) = line.split_once(" =")
                && head.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                && !head.is_empty()
            {
                head.clone_into(&mut key);
                assert!(!keys.contains_key(&key), "{key} stands twice in {}", language.code());
                keys.insert(key.clone(), BTreeSet::new());
            }
            for part in line.split('$').skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect();
                keys.entry(key.clone()).or_default().insert(name);
            }
        }
        keys
    }

    #[test]
    fn what_is_no_fluent_is_refused_with_its_line() {
        let add = |text: String| Words::none(Language::Bg).unwrap().add("x.ftl", text);
        for (text, line) in [
            ("one = Едно\ntwo = { \"\\u12й\" }\n".to_owned(), "line 2"),
            ("one = Едно\ntwo = { \"\\Uй\" }\n".to_owned(), "line 2"),
            (format!("one = {{ A{} }}", "(A".repeat(50_000)), "line 1"),
            (format!("one = {}", "{a(\n ".repeat(50_000)), "line 31"),
            ("one = {\n { $x } }\n".to_owned(), "line 1"),
            ("one = Едно\n    две { 12.5 -> *[a] b }\n".to_owned(), "line 2"),
            ("one = { \"a\\\"b\" ->\n *[a] b }\n".to_owned(), "line 1"),
            ("one = { }\n".to_owned(), "line 1"),
        ] {
            let why = add(text.clone()).expect_err("it is refused").to_string();
            assert!(why.starts_with(&format!("x.ftl: {line}: ")), "{why}");
        }
        assert_eq!(add("one = { \"\\u0429\" } и \\u\n".to_owned()), Ok(()));
    }

    #[test]
    fn decimals_are_written_as_the_language_writes_them() {
        let args = |number| [("first", Arg::Figures("7.25".to_owned())), ("second", number)];
        let said = |language, number| {
            Words::load(language)
                .expect("it is right")
                .with("told-spins", &args(number))
        };
        assert!(said(Language::En, Arg::Number(6.5)).contains("7.25"));
        assert!(said(Language::En, Arg::Number(6.5)).contains("6.5"));
        for language in Language::ALL.into_iter().filter(|one| one.has_comma()) {
            let said = said(language, Arg::Number(6.5));
            assert!(said.contains("7,25") && said.contains("6,5"), "{said}");
        }
    }

    #[test]
    fn each_key_and_each_argument_exists_in_each_language() {
        let english = keys(Language::En);
        assert!(english.len() > 20, "the words are there");
        for language in Language::ALL {
            assert_eq!(keys(language), english, "{} differs from English", language.code());
        }
    }

    #[test]
    fn each_language_file_is_read_and_speaks() {
        for language in Language::ALL {
            let words = Words::load(language).expect("its file is right");
            assert!(words.has("title-play-monsuno"));
            assert_ne!(words.get("title-play-monsuno"), "title-play-monsuno");
        }
    }
}
