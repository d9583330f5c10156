//! The reading `duel_release`, both at once: on two devices, or two keys of one keyboard, both players wind up together.
//!
//! Who holds the key winds up, to full power and down again; who lets go has decided. When both have, both capsules are
//! released on the same tick.

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::ui::Pressed;

use super::playing::Playing;
use super::{Gesture, Intent, LEAST_POWER};
use crate::physics::{Launch, Style};
use crate::shell::input::{Act, Controls};
use crate::shell::pause::Pause;
use crate::shell::settings::Settings;

/// Seconds from nothing to full power.
const FULL: f64 = 1.1;

/// How both players wind up.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct AtOnce([Winding; 2]);

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Winding {
    /// Seconds that the key has been held.
    held: f64,
    /// Whether something is pressed.
    down: bool,
    /// Whether one press holds until the next.
    sticks: bool,
    /// The power that was decided on.
    decided: Option<f64>,
}

impl AtOnce {
    /// The power that `player` has wound up to.
    #[must_use]
    pub fn power(&self, player: usize) -> f64 {
        let winding = self.0[player.min(1)];
        winding.decided.unwrap_or_else(|| swing(winding.held))
    }

    /// Whether `player` has decided.
    #[must_use]
    pub fn has_decided(&self, player: usize) -> bool {
        self.0[player.min(1)].decided.is_some()
    }
}

/// Up to full power and down again, and so on.
fn swing(seconds: f64) -> f64 {
    let way = (seconds / FULL) % 2.0;
    if way <= 1.0 { way } else { 2.0 - way }
}

/// The button that a player holds with a pointer.
#[derive(Component, Debug, Clone, Copy)]
pub struct HoldButton(pub usize);

/// Winds up while keys, buttons or pads are held; decides where they are let go.
pub(super) fn wind_up(
    time: Res<Time>,
    controls: Controls,
    pads: Query<&Gamepad>,
    buttons: Query<(&HoldButton, Has<Pressed>)>,
    settings: Res<Settings>,
    pause: Res<State<Pause>>,
    playing: Res<Playing>,
    mut at_once: ResMut<AtOnce>,
) {
    if !playing.winds_up_at_once() {
        at_once.set_if_neq(AtOnce::default());
        return;
    }
    if *pause.get() == Pause::On {
        return;
    }
    // A single pad belongs to the second player: the first has the keyboard.
    let pad_of = |player: usize| match pads.iter().count() {
        0 => None,
        1 => pads.iter().next().filter(|_| player == 1),
        _ => pads.iter().nth(player),
    };
    let mut now = *at_once;
    for player in 0..2 {
        let act = [Act::WindUpFirst, Act::WindUpSecond][player];
        let by_pad = pad_of(player).is_some_and(|pad| pad.pressed(GamepadButton::South));
        let by_pointer = buttons.iter().any(|(button, pressed)| button.0 == player && pressed);
        let winding = &mut now.0[player];
        if winding.decided.is_some() {
            continue;
        }
        let down = controls.pressed(act) || by_pad || by_pointer;
        winding.sticks ^= settings.toggle_holds && down && !winding.down;
        winding.down = down;
        if winding.sticks || (down && !settings.toggle_holds) {
            winding.held += time.delta_secs_f64();
        } else if winding.held > 0.0 {
            let power = swing(winding.held);
            if power >= LEAST_POWER {
                winding.decided = Some(power);
            } else {
                winding.held = 0.0;
            }
        }
    }
    at_once.set_if_neq(now);
}

/// Releases both capsules once both players have decided.
pub(super) fn release(at_once: Res<AtOnce>, playing: Res<Playing>, mut intents: MessageWriter<Intent>) {
    if !playing.winds_up_at_once() {
        return;
    }
    let [Some(first), Some(second)] = [0, 1].map(|player: usize| at_once.0[player].decided) else {
        return;
    };
    let launch = |power: f64| Launch {
        style: Style::Twist,
        power,
        ..Gesture::default().launch
    };
    intents.write(Intent::ReleaseBoth([launch(first), launch(second)]));
}

#[cfg(test)]
mod tests {
    use super::{FULL, swing};

    #[test]
    fn power_swings_up_and_down() {
        assert!((swing(0.5 * FULL) - 0.5).abs() < 1e-9);
        assert!((swing(FULL) - 1.0).abs() < 1e-9);
        assert!((swing(1.5 * FULL) - 0.5).abs() < 1e-9);
        assert!(swing(2.0 * FULL).abs() < 1e-9);
    }
}
