//! Copying text to the system's clipboard, and saying whether it worked.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;

use super::label::Label;
use super::notice::Notice;
use crate::words::Arg;

/// Wants `0` on the clipboard.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Copy(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Copy>()
        .add_systems(Update, copy.run_if(on_message::<Copy>));
}

fn copy(mut wanted: MessageReader<Copy>, mut clipboard: ResMut<Clipboard>, mut notices: MessageWriter<Notice>) {
    for Copy(text) in wanted.read() {
        let said = match clipboard.set_text(text.as_str()) {
            Ok(()) => Label::new("notice-copied").with("text", Arg::Text(text.clone())),
            Err(why) => {
                warn!("the clipboard: {why:?}");
                Label::new("notice-not-copied")
            }
        };
        notices.write(Notice(said));
    }
}
