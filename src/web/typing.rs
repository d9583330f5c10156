//! Writing on a phone: only a field of the page calls up the keyboard on the screen.

use std::sync::{Mutex, PoisonError};

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::page;
use crate::shell::input::Device;

/// What the player has written and the game has not taken in yet.
static TYPED: Mutex<Option<String>> = Mutex::new(None);

pub(super) fn typed(text: String) {
    *TYPED.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask.run_if(resource_changed::<InputFocus>), take));
}

/// Where a finger chose a field, the page asks for its text.
fn ask(focus: Res<InputFocus>, device: Res<Device>, fields: Query<&EditableText>, mut asked: Local<Option<Entity>>) {
    let field = focus.get().filter(|field| fields.contains(*field));
    if *asked != field
        && *device == Device::Touch
        && let Some(text) = field.and_then(|field| fields.get(field).ok())
    {
        let most = text.max_characters.unwrap_or(usize::MAX);
        page::ask_for_text(&text.value().to_string(), most.try_into().unwrap_or(u32::MAX));
    }
    *asked = field;
}

/// What was written takes the place of what the field held, as if it had been written there.
fn take(mut focus: ResMut<InputFocus>, mut fields: Query<&mut EditableText>) {
    let Some(text) = TYPED.lock().unwrap_or_else(PoisonError::into_inner).take() else {
        return;
    };
    if let Some(mut field) = focus.get().and_then(|field| fields.get_mut(field).ok()) {
        field.queue_edit(TextEdit::SelectAll);
        field.queue_edit(TextEdit::Insert(text.into()));
    }
    // Who touches the field again is asked again.
    focus.clear();
}
