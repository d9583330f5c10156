//! Recordings that the player takes along or brings: where the game's documents are no files that one could get at, as in
//! a browser, there are buttons for it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Keeper;
use super::label::Label;
use super::notice::Notice;
use super::widget::{ButtonLook, button};
use crate::words::Arg;

/// Whether documents are no files.
const NEEDED: bool = cfg!(target_arch = "wasm32");

/// A button that gives the player the document `name` as a file; none where it is one.
pub fn spawn_download(line: &mut ChildSpawnerCommands, name: &str) {
    if NEEDED {
        let name = name.to_owned();
        line.spawn((
            button(Label::new("luggage-take"), ButtonLook::Choice),
            observe(
                move |_: On<Activate>, keeper: Res<Keeper>, mut notices: MessageWriter<Notice>| {
                    let taken = keeper.0.read(&name).and_then(|text| {
                        let file = name.replace('/', "-");
                        keeper.0.export(&file, text.unwrap_or_default().as_bytes())
                    });
                    if let Err(why) = taken {
                        let said = Label::new("notice-not-kept").with("why", Arg::Text(why.to_string()));
                        notices.write(Notice(said));
                    }
                },
            ),
        ));
    }
}

/// A button that asks for a file with a recording and opens it; none where the command line does so.
pub fn spawn_upload(line: &mut ChildSpawnerCommands) {
    if NEEDED {
        line.spawn((
            button(Label::new("luggage-bring"), ButtonLook::Choice),
            observe(|_: On<Activate>| ask_for_file()),
        ));
    }
}

#[cfg(target_arch = "wasm32")]
fn ask_for_file() {
    crate::web::page::ask_for_file();
}

#[cfg(not(target_arch = "wasm32"))]
fn ask_for_file() {}
