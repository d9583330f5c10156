//! The names of keys and of the buttons of a gamepad: on the screen, and in the document that keeps them.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;

use crate::words::Arg;

macro_rules! named {
    ($kind:ident: $($one:ident $shown:literal),* $(,)?) => {
        &[$(($kind::$one, stringify!($one), $shown)),*]
    };
}

/// Keys that can be given a meaning, their names in the document, and what stands on them. What begins with `key-` is
/// a word of the language.
const KEYS: &[(KeyCode, &str, &str)] = named!(KeyCode:
    KeyA "A", KeyB "B", KeyC "C", KeyD "D", KeyE "E", KeyF "F", KeyG "G", KeyH "H", KeyI "I", KeyJ "J", KeyK "K",
    KeyL "L", KeyM "M", KeyN "N", KeyO "O", KeyP "P", KeyQ "Q", KeyR "R", KeyS "S", KeyT "T", KeyU "U", KeyV "V",
    KeyW "W", KeyX "X", KeyY "Y", KeyZ "Z",
    Digit0 "0", Digit1 "1", Digit2 "2", Digit3 "3", Digit4 "4", Digit5 "5", Digit6 "6", Digit7 "7", Digit8 "8",
    Digit9 "9", Minus "-", Equal "=", BracketLeft "[", BracketRight "]", Semicolon ";", Quote "'", Comma ",",
    Period ".", Slash "/", Backslash "\\", Backquote "`",
    ArrowLeft "←", ArrowRight "→", ArrowUp "↑", ArrowDown "↓",
    Space "key-space", Enter "key-enter", Backspace "key-backspace", Delete "key-delete", Insert "key-insert",
    Home "key-home", End "key-end", PageUp "key-page-up", PageDown "key-page-down",
    ShiftLeft "key-shift-left", ShiftRight "key-shift-right", ControlLeft "key-control-left",
    ControlRight "key-control-right", AltLeft "key-alt-left", AltRight "key-alt-right",
    Numpad0 "Num 0", Numpad1 "Num 1", Numpad2 "Num 2", Numpad3 "Num 3", Numpad4 "Num 4", Numpad5 "Num 5",
    Numpad6 "Num 6", Numpad7 "Num 7", Numpad8 "Num 8", Numpad9 "Num 9", NumpadAdd "Num +", NumpadSubtract "Num -",
    NumpadMultiply "Num *", NumpadDivide "Num /", NumpadDecimal "Num .", NumpadEnter "key-numpad-enter",
    F1 "F1", F2 "F2", F3 "F3", F4 "F4", F5 "F5", F6 "F6", F7 "F7", F8 "F8", F9 "F9", F10 "F10", F11 "F11", F12 "F12",
);

/// Buttons of a gamepad that can be given a meaning, as [`KEYS`].
const BUTTONS: &[(GamepadButton, &str, &str)] = named!(GamepadButton:
    South "A", East "B", West "X", North "Y", LeftTrigger "LB", RightTrigger "RB", LeftTrigger2 "LT",
    RightTrigger2 "RT", Select "View", Start "Menu", LeftThumb "L3", RightThumb "R3",
    DPadUp "key-pad-up", DPadDown "key-pad-down", DPadLeft "key-pad-left", DPadRight "key-pad-right",
);

/// Something that is pressed, with a name.
pub trait Named: Copy + PartialEq + 'static {
    /// All that have a name: they, their names in the document, and on the screen.
    const ALL: &'static [(Self, &'static str, &'static str)];

    /// The name in the document.
    fn name(self) -> Option<&'static str> {
        Self::ALL.iter().find(|one| one.0 == self).map(|one| one.1)
    }

    /// What has the name `name` in the document.
    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|one| one.1 == name).map(|one| one.0)
    }

    /// The name on the screen.
    fn shown(self) -> Arg {
        let shown = Self::ALL.iter().find(|one| one.0 == self).map_or("?", |one| one.2);
        if shown.starts_with("key-") {
            Arg::from(shown)
        } else {
            Arg::Text(shown.to_owned())
        }
    }
}

impl Named for KeyCode {
    const ALL: &'static [(Self, &'static str, &'static str)] = KEYS;
}

impl Named for GamepadButton {
    const ALL: &'static [(Self, &'static str, &'static str)] = BUTTONS;
}
