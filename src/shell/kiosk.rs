//! The game where anybody passes: the whole screen, the showcase whenever nobody is there, and one way out alone.

use std::time::Duration;

use bevy::prelude::*;

use super::Screen;
use super::input::LastInput;
use super::overlay::Overlay;
use super::pause::Pause;
use crate::showcase::view::{Idle, PATIENCE};

/// The game stands where anybody passes.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Kiosk;

/// In a game one may think for so long before whoever played has gone.
const THINKING: Duration = Duration::from_secs(180);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Kiosk).add_systems(Update, (come_back, leave));
}

/// From any screen that nobody touches any more, the showcase comes back.
fn come_back(
    idle: Res<Idle>,
    time: Res<Time<Real>>,
    last: Res<LastInput>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut pause: ResMut<NextState<Pause>>,
) {
    let patience = match screen.get() {
        Screen::Loading | Screen::Showcase => return,
        Screen::Monsuno | Screen::Mozyring | Screen::Practice | Screen::Lab => THINKING,
        _ => PATIENCE,
    };
    if idle.is_longer_than(patience, time.elapsed(), *last) {
        NextState::set_if_neq(&mut overlay, Overlay::None);
        NextState::set_if_neq(&mut pause, Pause::Off);
        next.set(Screen::Showcase);
    }
}

/// Ctrl, Shift and Q together end the game.
fn leave(keys: Res<ButtonInput<KeyCode>>, mut exit: MessageWriter<AppExit>) {
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if control && shift && keys.just_pressed(KeyCode::KeyQ) {
        exit.write(AppExit::Success);
    }
}
