//! For developers (feature `dev`): frames a second on the screen, and Bevy's remote protocol on loopback, through which
//! end-to-end tests look into a running game.

use bevy::dev_tools::fps_overlay::FpsOverlayPlugin;
use bevy::prelude::*;
use bevy::remote::RemotePlugin;
use bevy::remote::http::RemoteHttpPlugin;

pub(super) fn plugin(app: &mut App) {
    // The protocol's server listens on 127.0.0.1 alone.
    app.add_plugins((
        FpsOverlayPlugin::default(),
        RemotePlugin::default(),
        RemoteHttpPlugin::default(),
    ));
}
