//! Buttons and sheets as they are heard.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::Hear;
use super::effect::{Effect, Touch};
use crate::shell::overlay::Overlay;
use crate::shell::pause::Pause;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<Activate>, mut hear: MessageWriter<Hear>| {
        hear.write(Hear::new(Effect::Interface(Touch::Press)));
    })
    .add_systems(
        PostUpdate,
        (
            hear_pointer,
            hear_focus.run_if(resource_exists_and_changed::<InputFocus>),
            hear_sheets::<Overlay>.run_if(on_message::<StateTransitionEvent<Overlay>>),
            hear_sheets::<Pause>.run_if(on_message::<StateTransitionEvent<Pause>>),
        ),
    );
}

fn hear_pointer(hovered: Query<&Hovered, (Changed<Hovered>, With<Button>)>, mut hear: MessageWriter<Hear>) {
    if hovered.iter().any(|hovered| hovered.0) {
        hear.write(Hear::new(Effect::Interface(Touch::Hover)));
    }
}

/// Keys and gamepads move the focus as a pointer moves over buttons.
fn hear_focus(
    focus: Res<InputFocus>,
    visible: Option<Res<InputFocusVisible>>,
    buttons: Query<(), With<Button>>,
    mut hear: MessageWriter<Hear>,
) {
    let on_button = focus.get().is_some_and(|entity| buttons.contains(entity));
    if on_button && visible.is_some_and(|visible| visible.0) {
        hear.write(Hear::new(Effect::Interface(Touch::Hover)));
    }
}

/// A sheet is laid over the screen when its state leaves the default, and taken away when it comes back to it.
fn hear_sheets<S: States + Default>(
    mut transitions: MessageReader<StateTransitionEvent<S>>,
    mut hear: MessageWriter<Hear>,
) {
    for change in transitions.read() {
        let lies = |state: &Option<S>| state.as_ref().is_some_and(|state| *state != S::default());
        match (lies(&change.exited), lies(&change.entered)) {
            (false, true) => hear.write(Hear::new(Effect::Interface(Touch::Open))),
            (true, false) => hear.write(Hear::new(Effect::Interface(Touch::Close))),
            (true, true) | (false, false) => continue,
        };
    }
}
