//! What the player plays with just now: prompts follow it.

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadAxis};
use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::input::touch::Touches;
use bevy::prelude::*;

/// What the player last did something with.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Device {
    /// A mouse, with a keyboard at hand.
    #[default]
    Mouse,
    /// A keyboard.
    Keyboard,
    /// A gamepad.
    Gamepad,
    /// A finger on the screen.
    Touch,
}

/// When somebody last did something, since the start of the game.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LastInput(pub Duration);

pub(super) fn notice(
    time: Res<Time<Real>>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    touches: Res<Touches>,
    pads: Query<&Gamepad>,
    mut last: ResMut<LastInput>,
    mut device: ResMut<Device>,
) {
    /// So far a stick must go, and the mouse in pixels, before it counts: neither rests quite still.
    const PUSHED: f32 = 0.5;
    const MOVED: f32 = 3.0;
    let by_pad = pads.iter().any(|pad| {
        let sticks = [
            GamepadAxis::LeftStickX,
            GamepadAxis::LeftStickY,
            GamepadAxis::RightStickX,
            GamepadAxis::RightStickY,
        ];
        pad.get_just_pressed().next().is_some()
            || sticks
                .iter()
                .any(|axis| pad.get(*axis).is_some_and(|push| push.abs() > PUSHED))
    });
    let now = if by_pad {
        Device::Gamepad
    } else if touches.iter().next().is_some() || touches.iter_just_released().next().is_some() {
        // Browsers let fingers move the mouse as well.
        Device::Touch
    } else if keys.get_just_pressed().next().is_some() {
        Device::Keyboard
    } else if buttons.get_just_pressed().next().is_some() || motion.delta.length() > MOVED {
        Device::Mouse
    } else {
        return;
    };
    last.0 = time.elapsed();
    device.set_if_neq(now);
}
