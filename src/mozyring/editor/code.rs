//! The rules as a short code: to hand on, and to take over from a friend.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Answer, Draft, ForPlayable, contradiction_key};
use crate::mozyring::play::OwnRules;
use crate::mozyring::rules::{CodeError, Options};
use crate::shell::clipboard::Copy;
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::widget::{ButtonLook, Typed, button, row, text_field};

/// Where the code stands.
#[derive(Component)]
pub(super) struct Code;

/// Where it is said what came of a wish.
#[derive(Component)]
pub(super) struct AnswerLine;

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn(label(Label::new("own-code"), Face::Medium, size::TEXT, BRASS));
    side.spawn((row(14), Pickable::IGNORE)).with_children(|line| {
        line.spawn((Code, plain("", Face::Bold, size::HEAD, CREAM)));
        line.spawn((
            button(Label::new("own-code-copy"), ButtonLook::Choice),
            ForPlayable,
            observe(|_: On<Activate>, draft: Res<Draft>, mut copies: MessageWriter<Copy>| {
                if draft.contradiction().is_none() {
                    copies.write(Copy(draft.rules.options.code()));
                }
            }),
        ));
    });
    side.spawn(label(Label::new("own-code-about"), Face::Text, size::SMALL, CREAM_DIM));
    side.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
        line.spawn(text_field("", 170, 12))
            .observe(|typed: On<Typed>, mut draft: ResMut<Draft>| {
                if draft.code != typed.text {
                    draft.code.clone_from(&typed.text);
                }
            });
        line.spawn((
            button(Label::new("own-code-take"), ButtonLook::Choice),
            observe(|_: On<Activate>, mut draft: ResMut<Draft>| take_code(&mut draft)),
        ));
    });
    side.spawn((AnswerLine, label(Label::new(""), Face::Text, size::SMALL, CREAM)));
}

/// Takes over the rules of the typed code.
fn take_code(draft: &mut Draft) {
    match Options::from_code(draft.code.trim()) {
        Ok(options) => {
            draft.rules = OwnRules {
                name: String::new(),
                options,
            };
            draft.answer = Some(Answer::Done(Label::new("own-code-taken")));
        }
        Err(why) => draft.answer = Some(Answer::Refused(Label::new(why_key(why)))),
    }
}

/// The key of the words that tell why a code is refused.
pub fn why_key(why: CodeError) -> &'static str {
    match why {
        CodeError::Unreadable => "code-unreadable",
        CodeError::Mistyped => "code-mistyped",
        CodeError::OtherVersion => "code-other-version",
        CodeError::Contradiction(why) => contradiction_key(why),
    }
}

pub(super) fn tell_code(
    draft: Res<Draft>,
    mut codes: Query<&mut Text, With<Code>>,
    mut answers: Query<(&mut Label, &mut TextColor), With<AnswerLine>>,
) {
    let code = match draft.contradiction() {
        None => draft.rules.options.code(),
        Some(_) => "-".to_owned(),
    };
    for mut text in &mut codes {
        text.set_if_neq(Text::new(code.clone()));
    }
    let (said, color) = match &draft.answer {
        Some(Answer::Done(said)) => (said.clone(), CREAM),
        Some(Answer::Refused(said)) => (said.clone(), REFUSED),
        None => (Label::new(""), CREAM),
    };
    for (mut line, mut ink) in &mut answers {
        line.set_if_neq(said.clone());
        ink.set_if_neq(TextColor(color));
    }
}
