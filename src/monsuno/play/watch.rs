//! Watching a recorded match: how fast it runs, and going to any moment of it.

use bevy::prelude::*;

use super::playing::Playing;

/// How fast a recording runs, against the clock; 0 stands still.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct WatchSpeed {
    speed: f32,
    held: bool,
}

impl Default for WatchSpeed {
    fn default() -> Self {
        Self {
            speed: 1.0,
            held: false,
        }
    }
}

impl WatchSpeed {
    /// The speed that holds now.
    #[must_use]
    pub fn get(&self) -> f32 {
        if self.held { 0.0 } else { self.speed }
    }

    /// Whether `speed` holds now; 0 is asked when it stands still.
    #[must_use]
    pub fn is(&self, speed: f32) -> bool {
        (self.get() - speed).abs() < 1e-6
    }

    /// Runs at `speed` from now on.
    pub fn set(&mut self, speed: f32) {
        *self = Self { speed, held: false };
    }

    /// Stands still, or runs on.
    pub fn toggle(&mut self) {
        self.held = !self.held;
    }
}

/// Asks for the moment so many ticks after the beginning.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seek(pub u64);

/// Goes to the moment that was asked for last.
pub(super) fn seek(mut asked: MessageReader<Seek>, mut playing: ResMut<Playing>) {
    if let Some(Seek(tick)) = asked.read().last() {
        playing.seek(*tick);
    }
}
