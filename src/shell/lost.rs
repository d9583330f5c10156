//! A graphics card that is lost: its driver was renewed, it was reset, a laptop changed to its other one. What was made on
//! it is gone, so the game ends in order, and whoever started it begins it anew: what is kept is gone on with.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::view::ExtractedWindows;

use super::label::Label;
use super::notice::Notice;

/// The code with which the game ends when nothing can be drawn any more.
pub const CODE: u8 = 75;

/// Leaves the game when the card is lost, and tells of it if this one is begun `anew`.
pub(super) fn load_into(app: &mut App, anew: bool) {
    app.insert_resource(RenderErrorHandler(leave));
    if anew {
        app.add_systems(Startup, tell);
    }
}

fn leave(_: &RenderError, game: &mut World, renderer: &mut World) -> RenderErrorPolicy {
    // A picture that was begun has to be let go of before its window: wgpu breaks down at the other order.
    if let Some(mut windows) = renderer.get_resource_mut::<ExtractedWindows>() {
        for window in windows.values_mut() {
            window.swap_chain_texture_view = None;
            window.swap_chain_texture = None;
        }
    }
    game.write_message(AppExit::from_code(CODE));
    RenderErrorPolicy::StopRendering
}

fn tell(mut notices: MessageWriter<Notice>) {
    notices.write(Notice(Label::new("notice-picture-lost")));
}
