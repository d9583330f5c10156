//! What the game does for the page it runs in.

use bevy::prelude::*;

use super::{link, page, storage};
use crate::shell::Screen;
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::words::Arg;

/// There is a picture to be seen. The first ones take long: what is said before them would be gone before it is read.
#[derive(Resource)]
struct Seen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell_failures, link::open).run_if(resource_exists::<Seen>))
        .add_systems(Last, tell_first.run_if(not(in_state(Screen::Loading))));
}

/// Says what the page could not store.
fn tell_failures(mut notices: MessageWriter<Notice>) {
    for why in storage::failures() {
        notices.write(Notice(Label::new("notice-not-kept").with("why", Arg::Text(why))));
    }
}

/// Tells the page once that there is a picture: the frame before this one was handed to the canvas.
fn tell_first(mut frames: Local<u32>, mut commands: Commands) {
    *frames = frames.saturating_add(1);
    if *frames == 2 {
        page::shown();
        commands.insert_resource(Seen);
    }
}
