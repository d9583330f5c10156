//! Questions that come up where something else was just pressed: for a moment nothing answers them.
//!
//! Who clicks on through a flight, or holds Space, must not draw a card or begin a rematch that was never read.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};

/// How long a new question is only read.
pub const SETTLES: Duration = Duration::from_millis(400);

/// Marks a button that has just come up: it cannot be pressed until it has been seen for [`SETTLES`].
///
/// Keys that stand for such buttons rest as long as one is there.
#[derive(Component, Debug)]
#[require(InteractionDisabled)]
pub struct Settling(Timer);

impl Default for Settling {
    fn default() -> Self {
        Self(Timer::new(SETTLES, TimerMode::Once))
    }
}

pub(in crate::shell) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, settle.before(crate::shell::focus::MoveFocus));
}

fn settle(time: Res<Time<Real>>, mut buttons: Query<(Entity, &mut Settling)>, mut commands: Commands) {
    for (button, mut settling) in &mut buttons {
        if settling.0.tick(time.delta()).just_finished() {
            commands
                .entity(button)
                .remove::<(Settling, InteractionDisabled, Pressed)>();
        }
    }
}
