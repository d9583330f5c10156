//! What counts as a click: a short, still press of the first button. A drag never clicks.

use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::picking::PickingSystems;
use bevy::picking::events::{Click, Drag, Pointer, Press};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::window::WindowEvent;

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

/// When releases that come too early are put off.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SpreadFastClicks;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wandered>()
        .add_systems(
            First,
            spread_fast_clicks
                .in_set(SpreadFastClicks)
                .before(PickingSystems::Input)
                .after(bevy::ecs::message::MessageUpdateSystems),
        )
        .add_observer(|_: On<Pointer<Press>>, mut wandered: ResMut<Wandered>| wandered.0 = false)
        .add_observer(|drag: On<Pointer<Drag>>, mut wandered: ResMut<Wandered>| {
            wandered.0 |= drag.distance.length() > STILL;
        });
}

/// Gives a release that comes in the same frame as its press to the next frame, with all that follows it: a button
/// notices a press only when the frame is over, and would stay down for ever.
fn spread_fast_clicks(
    mut events: ResMut<Messages<WindowEvent>>,
    mut cursor: Local<MessageCursor<WindowEvent>>,
    mut kept: Local<Vec<WindowEvent>>,
) {
    let had_kept = !kept.is_empty();
    let mut queue = std::mem::take(&mut *kept);
    queue.extend(cursor.read(&events).cloned());
    let mut pressed = false;
    let fast = queue.iter().position(|event| match event {
        WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => {
            pressed = true;
            false
        }
        WindowEvent::MouseButtonInput(_) => pressed,
        _ => false,
    });
    if fast.is_none() && !had_kept {
        return;
    }
    *kept = queue.split_off(fast.unwrap_or(queue.len()));
    events.clear();
    events.write_batch(queue);
    // What was written here again is not news.
    cursor.clear(&events);
}
