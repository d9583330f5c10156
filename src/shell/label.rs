//! Text on the screen that follows the language.

use std::borrow::Cow;

use bevy::prelude::*;

use super::theme::{Face, Type};
use crate::words::{Arg, Language, Words};

/// The words of the language that is spoken now.
#[derive(Resource)]
pub struct Spoken(pub Words);

impl Spoken {
    /// The language that is spoken now.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language()
    }
}

/// A text by its key; its words follow the language and the arguments.
#[derive(Component, Debug, Clone, Default, PartialEq)]
#[require(Text)]
pub struct Label {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

impl Label {
    /// The text of `key`.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The same with the gap `name` filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Whether both are texts of the same key.
    #[must_use]
    pub fn same_key(&self, other: &Self) -> bool {
        self.key == other.key
    }

    /// The words.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        if self.key.is_empty() {
            String::new()
        } else {
            words.with(&self.key, &self.args)
        }
    }
}

/// A label in a face, a size and a colour.
pub fn label(label: Label, face: Face, size: f32, color: Color) -> impl Bundle {
    (label, Type(face, size), TextColor(color), Pickable::IGNORE)
}

/// Text that is the same in every language: a name, a number.
pub fn plain(text: impl Into<String>, face: Face, size: f32, color: Color) -> impl Bundle {
    (Text::new(text), Type(face, size), TextColor(color), Pickable::IGNORE)
}

/// Asks for another language.
#[derive(Message, Clone, Copy)]
pub struct Speak(pub Language);

/// When labels become words.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WriteLabels;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Speak>()
        .add_systems(PreUpdate, switch_language.run_if(on_message::<Speak>))
        .add_systems(
            PostUpdate,
            write_labels.in_set(WriteLabels).before(bevy::ui::UiSystems::Prepare),
        );
}

fn switch_language(
    mut asked: MessageReader<Speak>,
    mut spoken: ResMut<Spoken>,
    mut notices: MessageWriter<super::notice::Notice>,
) {
    let Some(Speak(language)) = asked.read().last() else {
        return;
    };
    if *language != spoken.language() {
        match Words::load(*language) {
            Ok(words) => spoken.0 = words,
            Err(why) => {
                let said = Label::new("notice-words-unread").with("why", Arg::Text(why.to_string()));
                notices.write(super::notice::Notice(said));
            }
        }
    }
}

fn write_labels(spoken: Res<Spoken>, mut labels: Query<(Ref<Label>, &mut Text)>) {
    let switched = spoken.is_changed();
    for (label, mut text) in &mut labels {
        if switched || label.is_changed() {
            let words = label.text(&spoken.0);
            if text.0 != words {
                text.0 = words;
            }
        }
    }
}
