//! What counts as a click: a short, still press of the first button. A drag never clicks.

use bevy::picking::events::{Click, Drag, Pointer, Press};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

/// How far a press may wander, in logical pixels, and still click.
const STILL: f32 = 7.0;

/// Whether the press in progress has wandered.
#[derive(Resource, Debug, Default)]
pub struct Wandered(bool);

impl Wandered {
    /// Whether `click` is one: of the first button, without a drag.
    #[must_use]
    pub fn is_click(&self, click: &Pointer<Click>) -> bool {
        click.button == PointerButton::Primary && !self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wandered>()
        .add_observer(|_: On<Pointer<Press>>, mut wandered: ResMut<Wandered>| wandered.0 = false)
        .add_observer(|drag: On<Pointer<Drag>>, mut wandered: ResMut<Wandered>| {
            wandered.0 |= drag.distance.length() > STILL;
        });
}
