//! When the showcase begins by itself, and how it ends.

use std::time::Duration;

use bevy::input::gamepad::Gamepad;
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::shell::Screen;
use crate::shell::input::LastInput;
use crate::shell::overlay::Overlay;

/// So long after the last touch the title makes room for the showcase.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// When the screen that is up was entered, since the start of the game.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct Idle(Duration);

impl Idle {
    /// Whether nobody has done anything for `patience`, and the screen has been up for as long.
    #[must_use]
    pub fn is_longer_than(&self, patience: Duration, now: Duration, last: LastInput) -> bool {
        now > self.0.max(last.0) + patience
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Idle>().add_systems(
        Update,
        (
            note_screen.run_if(state_changed::<Screen>),
            begin.run_if(in_state(Screen::Title).and_then(in_state(Overlay::None))),
            end.run_if(in_state(Screen::Showcase)),
        )
            .chain(),
    );
}

fn note_screen(time: Res<Time<Real>>, mut idle: ResMut<Idle>) {
    idle.0 = time.elapsed();
}

fn begin(idle: Res<Idle>, time: Res<Time<Real>>, last: Res<LastInput>, mut next: ResMut<NextState<Screen>>) {
    if idle.is_longer_than(PATIENCE, time.elapsed(), *last) {
        next.set(Screen::Showcase);
    }
}

/// Any key, click, tap or button leads back to the title.
fn end(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pads: Query<&Gamepad>,
    mut next: ResMut<NextState<Screen>>,
) {
    let touched = keys.get_just_pressed().next().is_some()
        || buttons.get_just_pressed().next().is_some()
        || touches.iter_just_pressed().next().is_some()
        || pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    if touched {
        next.set(Screen::Title);
    }
}
