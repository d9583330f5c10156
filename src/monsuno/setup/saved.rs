//! The match in progress that is kept: whether there is one, and going on with it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::resume::resume;
use crate::keep::{Drawer, Shelf};
use crate::monsuno::play::keep::{KeptMatch, SAVE};
use crate::shell::Keeper;
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::shell::widget::{ButtonLook, button};
use crate::words::Arg;

/// Whether a match in progress is kept on `shelf`, to be gone on with.
#[must_use]
pub fn has_save(shelf: &Shelf) -> bool {
    let text = shelf.read(SAVE).ok().flatten();
    text.is_some_and(|text| KeptMatch::parse(SAVE, &text).is_ok())
}

/// The match in progress, if there is one. One that cannot be read is set aside, and the player is told.
pub(super) fn saved(shelf: &Shelf, notices: &mut MessageWriter<Notice>) -> Option<KeptMatch> {
    let text = match shelf.read(SAVE) {
        Ok(text) => text?,
        Err(why) => {
            notices.write(unread(why.to_string()));
            return None;
        }
    };
    match KeptMatch::parse(&shelf.place(SAVE), &text) {
        Ok(kept) => Some(kept),
        Err(why) => {
            set_aside(shelf, why.to_string(), notices);
            None
        }
    }
}

pub(super) fn unread(why: String) -> Notice {
    Notice(Label::new("notice-save-unread").with("why", Arg::Text(why)))
}

pub(super) fn set_aside(shelf: &Shelf, why: String, notices: &mut MessageWriter<Notice>) {
    notices.write(unread(why));
    if let Err(why) = shelf.set_aside(SAVE) {
        notices.write(unread(why.to_string()));
    }
}

/// A button called `text` that goes on with the match in progress that is kept (see [`has_save`]).
pub fn continue_button(text: Label) -> impl Bundle {
    (button(text, ButtonLook::Lead), observe(go_on))
}

fn go_on(
    _: On<Activate>,
    keeper: Res<Keeper>,
    mut page: ResMut<super::Page>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    // If it cannot be read, the page that offers it is written anew.
    page.set_changed();
    if let Some(kept) = saved(&keeper.0, &mut notices) {
        let place = keeper.0.place(SAVE);
        commands.queue(|world: &mut World| resume(world, kept, place, Drawer::Held));
    }
}
