//! What a person's hands do: the pointer, fingers, keys, a gamepad.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    Gamepad, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::CursorMoved;

use super::Person;

impl Person {
    /// Moves the pointer to `place`, in pixels of the window.
    pub fn point_at(&mut self, place: Vec2) {
        let delta = place - self.pointer;
        self.pointer = place;
        let moved = CursorMoved {
            window: self.window,
            position: place,
            delta: Some(delta),
        };
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(self.window) {
            window.set_cursor_position(Some(place));
        }
        self.give(moved);
        self.wait(2);
    }

    /// Presses or releases the first button of the mouse where the pointer is.
    pub fn button(&mut self, state: ButtonState) {
        self.give_button(state);
        self.wait(2);
    }

    /// Presses and releases the first button at `place` within one frame, as a touchpad does.
    pub fn tap(&mut self, place: Vec2) {
        self.point_at(place);
        self.give_button(ButtonState::Pressed);
        self.give_button(ButtonState::Released);
        self.wait(4);
    }

    fn give_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        };
        self.give(input);
    }

    /// A finger, told apart by `id`, goes down, moves or leaves the screen at `place`.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, place: Vec2) {
        self.give_finger(id, phase, place);
        self.wait(2);
    }

    /// A finger touches the screen at `place` and leaves it within one frame.
    pub fn touch(&mut self, id: u64, place: Vec2) {
        self.give_finger(id, TouchPhase::Started, place);
        self.give_finger(id, TouchPhase::Ended, place);
        self.wait(4);
    }

    fn give_finger(&mut self, id: u64, phase: TouchPhase, place: Vec2) {
        let touch = TouchInput {
            phase,
            position: place,
            window: self.window,
            force: None,
            id,
        };
        self.give(touch);
    }

    /// Turns the wheel of the mouse by `lines`, away from the hand where positive.
    pub fn wheel(&mut self, lines: f32) {
        let turned = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.give(turned);
        self.wait(2);
    }

    /// Clicks at `place`.
    pub fn click(&mut self, place: Vec2) {
        self.point_at(place);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        // Two clicks in a row are two clicks, not a double click.
        let step = match self.see::<TimeUpdateStrategy>() {
            TimeUpdateStrategy::ManualDuration(step) => *step,
            _ => Duration::from_millis(16),
        };
        self.wait((0.55 / step.as_secs_f64()).ceil() as u32);
    }

    /// Drags from one place to another in a few steps, and releases there.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.button(ButtonState::Pressed);
        for step in 1..=4_u8 {
            self.point_at(from.lerp(to, f32::from(step) / 4.0));
        }
        self.button(ButtonState::Released);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key: KeyCode) {
        self.hold(key, 2);
    }

    /// Holds a key down for `frames` frames.
    pub fn hold(&mut self, key: KeyCode, frames: u32) {
        for (state, frames) in [(ButtonState::Pressed, frames), (ButtonState::Released, 2)] {
            let input = KeyboardInput {
                key_code: key,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: self.window,
            };
            self.give(input);
            self.wait(frames);
        }
    }

    /// Types `text` into the field that has the focus.
    pub fn types(&mut self, text: &str) {
        for sign in text.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let input = KeyboardInput {
                    key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
                    logical_key: Key::Character(sign.to_string().into()),
                    state,
                    text: Some(sign.to_string().into()),
                    repeat: false,
                    window: self.window,
                };
                self.give(input);
                self.wait(2);
            }
        }
    }

    /// Presses and releases a button of a gamepad; the first one plugs it in.
    pub fn pad(&mut self, button: GamepadButton) {
        let mut pads = self.app.world_mut().query_filtered::<Entity, With<Gamepad>>();
        let plugged = pads.iter(self.app.world()).next();
        let gamepad = plugged.unwrap_or_else(|| {
            let gamepad = self.app.world_mut().spawn_empty().id();
            let connection = GamepadConnection::Connected {
                name: "A gamepad".to_owned(),
                vendor_id: None,
                product_id: None,
            };
            self.app
                .world_mut()
                .write_message(GamepadConnectionEvent { gamepad, connection });
            self.wait(2);
            gamepad
        });
        for value in [1.0, 0.0] {
            let input = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(input));
            self.wait(2);
        }
    }

    /// Pushes a stick of the gamepad along `axis` for `frames` frames; the gamepad was [used](Self::pad) before.
    pub fn stick(&mut self, axis: GamepadAxis, value: f32, frames: u32) {
        let mut pads = self.app.world_mut().query_filtered::<Entity, With<Gamepad>>();
        let Some(gamepad) = pads.iter(self.app.world()).next() else {
            return;
        };
        for (value, frames) in [(value, frames), (0.0, 2)] {
            let input = RawGamepadAxisChangedEvent { gamepad, axis, value };
            self.app.world_mut().write_message(RawGamepadEvent::Axis(input));
            self.wait(frames);
        }
    }
}
