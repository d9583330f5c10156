//! Keys and gamepads: what they mean, how the player changes that, and how prompts name them.
//!
//! A game asks [`Controls`] whether something is done, never for a key. Menus keep their own keys (`focus`): arrows,
//! Tab, Enter and Escape, so that nobody can lock themselves out.

mod act;
mod bindings;
mod cap;
mod device;
mod names;
mod sheet;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{Gamepad, GamepadAxis};
use bevy::prelude::*;

use super::Keeper;
use super::label::Label;
use super::notice::Notice;
use crate::keep::Shelf;
use crate::words::Arg;

pub use act::{Act, Moment};
pub use bindings::{Binding, Bindings, Place};
pub use cap::{Cap, ShownWith, cap, key_cap};
pub use device::{Device, LastInput};
pub use names::Named;

/// The document of the bindings.
pub const DOCUMENT: &str = "controls.json";

/// How far a stick must go before it counts.
const DEAD: f32 = 0.15;

/// What the player does with keys and gamepads.
#[derive(SystemParam)]
pub struct Controls<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
    bindings: Res<'w, Bindings>,
}

impl Controls<'_, '_> {
    fn any(&self, act: Act, key: impl Fn(KeyCode) -> bool, button: impl Fn(&Gamepad, GamepadButton) -> bool) -> bool {
        let binding = self.bindings.of(act);
        binding.keys.iter().flatten().any(|one| key(*one))
            || binding
                .button
                .is_some_and(|one| self.pads.iter().any(|pad| button(pad, one)))
    }

    /// Whether `act` begins in this frame.
    #[must_use]
    pub fn just_pressed(&self, act: Act) -> bool {
        self.any(act, |key| self.keys.just_pressed(key), Gamepad::just_pressed)
    }

    /// Whether `act` is being done.
    #[must_use]
    pub fn pressed(&self, act: Act) -> bool {
        self.any(act, |key| self.keys.pressed(key), Gamepad::pressed)
    }

    /// Whether `act` ends in this frame.
    #[must_use]
    pub fn just_released(&self, act: Act) -> bool {
        self.any(act, |key| self.keys.just_released(key), Gamepad::just_released)
    }

    /// One step towards `more` or `less`: 1, -1 or 0.
    #[must_use]
    pub fn step(&self, more: Act, less: Act) -> isize {
        isize::from(self.just_pressed(more)) - isize::from(self.just_pressed(less))
    }

    /// How much is pushed towards `more` and away from `less`, by what is held and by `stick`: -1 to 1.
    #[must_use]
    pub fn push(&self, more: Act, less: Act, stick: GamepadAxis) -> f64 {
        (self.held(more, less) + self.stick(stick)).clamp(-1.0, 1.0)
    }

    /// Which of `more` and `less` is held: 1, -1 or 0.
    #[must_use]
    pub fn held(&self, more: Act, less: Act) -> f64 {
        f64::from(i8::from(self.pressed(more)) - i8::from(self.pressed(less)))
    }

    /// How far `stick` is pushed, -1 to 1.
    #[must_use]
    pub fn stick(&self, stick: GamepadAxis) -> f64 {
        let pushes = self.pads.iter().filter_map(|pad| pad.get(stick));
        pushes
            .filter(|push| push.abs() > DEAD)
            .map(f64::from)
            .next()
            .unwrap_or(0.0)
    }
}

/// How a prompt names what does `act` on `device`, if anything does.
#[must_use]
pub fn name_of(act: Act, bindings: &Bindings, device: Device) -> Option<Arg> {
    let binding = bindings.of(act);
    match device {
        Device::Mouse | Device::Keyboard => binding.keys.iter().flatten().next().map(|key| key.shown()),
        Device::Gamepad => binding.button.map(Named::shown),
        Device::Touch => None,
    }
}

/// Why the bindings that were kept could not be read.
#[derive(Resource)]
struct Unread(String);

/// Puts the bindings of `shelf` into the game that is being built.
pub(super) fn load_into(app: &mut App, shelf: &Shelf) {
    let read = shelf.read(DOCUMENT).map_err(|why| why.to_string());
    let parsed = read.and_then(|text| match text {
        Some(text) => Bindings::parse(&shelf.place(DOCUMENT), &text).map_err(|why| why.to_string()),
        None => Ok(Bindings::default()),
    });
    let bindings = parsed.unwrap_or_else(|why| {
        let why = match shelf.set_aside(DOCUMENT) {
            Ok(_) => why,
            Err(also) => format!("{why}; {also}"),
        };
        app.insert_resource(Unread(why));
        Bindings::default()
    });
    app.insert_resource(bindings);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Device>()
        .init_resource::<LastInput>()
        .add_plugins((cap::plugin, sheet::plugin))
        .add_systems(Startup, tell_unread.run_if(resource_exists::<Unread>))
        .add_systems(PreUpdate, device::notice.after(bevy::input::InputSystems))
        .add_systems(Update, keep_bindings.run_if(resource_changed::<Bindings>));
}

fn tell_unread(unread: Res<Unread>, mut notices: MessageWriter<Notice>) {
    let said = Label::new("notice-controls-unread").with("why", Arg::Text(unread.0.clone()));
    notices.write(Notice(said));
}

fn keep_bindings(bindings: Res<Bindings>, keeper: Res<Keeper>, mut notices: MessageWriter<Notice>) {
    if bindings.is_added() {
        return;
    }
    if let Err(why) = keeper.0.write(DOCUMENT, &bindings.to_text()) {
        let said = Label::new("notice-not-kept").with("why", Arg::Text(why.to_string()));
        notices.write(Notice(said));
    }
}
