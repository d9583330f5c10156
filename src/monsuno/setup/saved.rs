//! The match in progress that is kept: whether there is one, and going on with it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::resume::resume;
use crate::keep::{Drawer, Found, Shelf};
use crate::monsuno::play::keep::{KeptMatch, SAVE};
use crate::shell::Keeper;
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::shell::widget::{ButtonLook, button};

/// The match in progress, if there is one, and the name of its document. One that cannot be read is set aside, and the
/// player is told.
pub fn saved(shelf: &Shelf, notices: &mut MessageWriter<Notice>) -> Option<(String, KeptMatch)> {
    let Found { found, broken } = shelf.fetch(SAVE, KeptMatch::parse);
    notices.write_batch(broken.map(|why| Notice::save_broken(why, found.is_some())));
    found
}

/// A button called `text` that goes on with the match in progress that is kept (see [`saved`]).
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
    if let Some((name, kept)) = saved(&keeper.0, &mut notices) {
        commands.queue(|world: &mut World| resume(world, kept, name, Drawer::Held));
    }
}
