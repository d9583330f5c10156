//! What counts as a click: a short, still press of the first button. A drag never clicks.

use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::events::{Click, Drag, Pointer, Press};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};

use super::fingers::{Fingers, LetGo};

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

/// Releases that came too early, with all that followed them.
#[derive(Resource, Debug, Default)]
struct PutOff(Vec<WindowEvent>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wandered>()
        .init_resource::<PutOff>()
        .add_systems(
            First,
            sift_events
                .before(PickingSystems::Input)
                .after(bevy::ecs::message::MessageUpdateSystems),
        )
        .add_observer(|_: On<Pointer<Press>>, mut wandered: ResMut<Wandered>| wandered.0 = false)
        .add_observer(|drag: On<Pointer<Drag>>, mut wandered: ResMut<Wandered>| {
            wandered.0 |= drag.distance.length() > STILL;
        });
}

/// What the window tells reaches picking only as far as it may: no release in the frame of its press, no finger that
/// holds the camera.
fn sift_events(
    mut events: ResMut<Messages<WindowEvent>>,
    mut touches: ResMut<Messages<TouchInput>>,
    mut cursor: Local<MessageCursor<WindowEvent>>,
    mut put_off: ResMut<PutOff>,
    mut fingers: ResMut<Fingers>,
    mut let_go: MessageWriter<LetGo>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut queue = std::mem::take(&mut put_off.0);
    queue.extend(cursor.read(&events).cloned());
    let plays = |event: &WindowEvent| matches!(event, WindowEvent::MouseButtonInput(_) | WindowEvent::TouchInput(_));
    if !queue.iter().any(plays) {
        return;
    }
    put_off.0 = split_fast_clicks(&mut queue);
    if !put_off.0.is_empty() {
        // A game that rests would else give it only when something else happens.
        redraw.write(RequestRedraw);
    }
    // Touches come on a second way as well, on which fingers leave, and which the camera looks at.
    touches.clear();
    touches.write_batch(queue.iter().filter_map(|event| match event {
        WindowEvent::TouchInput(touch) => Some(*touch),
        _ => None,
    }));
    fingers.keep_second_from_playing(&mut queue, &mut let_go);
    events.clear();
    events.write_batch(queue);
    // What was written here again is not news.
    cursor.clear(&events);
}

/// Takes from `queue`, and returns, a release that comes in the same frame as its press, with all that follows it: a
/// button notices a press only when the frame is over, and would stay down for ever.
fn split_fast_clicks(queue: &mut Vec<WindowEvent>) -> Vec<WindowEvent> {
    let mut pressed = false;
    let mut begun = Vec::new();
    let fast = queue.iter().position(|event| match event {
        WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => {
            pressed = true;
            false
        }
        WindowEvent::MouseButtonInput(_) => pressed,
        WindowEvent::TouchInput(touch) if touch.phase == TouchPhase::Started => {
            begun.push(touch.id);
            false
        }
        WindowEvent::TouchInput(touch) => touch.phase != TouchPhase::Moved && begun.contains(&touch.id),
        _ => false,
    });
    queue.split_off(fast.unwrap_or(queue.len()))
}
