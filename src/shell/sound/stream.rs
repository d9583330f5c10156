//! The one stream that the device plays: blocks out of the [`Mixer`].

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bevy::audio::{AddAudioSource, ChannelCount, Decodable, SampleRate, Source};
use bevy::prelude::*;
use bevy::reflect::TypePath;

use super::mixer::{BLOCK, Mixer};
use super::synth::RATE;

/// Where the mixer is worked from.
#[derive(Resource, Clone, Default)]
pub struct Desk(Arc<Mutex<Mixer>>);

impl Desk {
    /// The mixer, as long as it is held; the device waits meanwhile, so not for long.
    pub fn mixer(&self) -> MutexGuard<'_, Mixer> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What comes out of a mixer, as something that can be played.
#[derive(Asset, TypePath)]
pub struct Stream(Desk);

/// Reads a [`Stream`], left and right in turn, without an end.
pub struct Feed {
    desk: Desk,
    block: [[f32; 2]; BLOCK],
    next: usize,
}

impl Iterator for Feed {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.next == 2 * BLOCK {
            self.desk.mixer().render(&mut self.block);
            self.next = 0;
        }
        let sample = self.block[self.next / 2][self.next % 2];
        self.next += 1;
        Some(sample)
    }
}

impl Source for Feed {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::new(2).unwrap_or(ChannelCount::MIN)
    }

    fn sample_rate(&self) -> SampleRate {
        SampleRate::new(RATE).unwrap_or(SampleRate::MIN)
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

impl Decodable for Stream {
    type Decoder = Feed;

    fn decoder(&self) -> Feed {
        Feed {
            desk: self.0.clone(),
            block: [[0.0; 2]; BLOCK],
            next: 2 * BLOCK,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_audio_source::<Stream>()
        .add_systems(Startup, begin);
}

fn begin(desk: Res<Desk>, mut streams: ResMut<Assets<Stream>>, mut commands: Commands) {
    commands.spawn((
        Name::new("Sound"),
        AudioPlayer(streams.add(Stream(desk.clone()))),
        PlaybackSettings::ONCE,
    ));
}

#[cfg(test)]
mod tests {
    use super::super::measure::peak;
    use super::super::mixer::{Cue, Volumes};
    use super::*;

    #[test]
    fn what_is_played_at_the_desk_comes_out_of_the_stream_on_its_side() {
        let desk = Desk::default();
        let mut feed = Stream(desk.clone()).decoder();
        desk.mixer().set_volumes(Volumes {
            effects: 1.0,
            music: 0.0,
            master: 1.0,
        });
        let _turned_up: Vec<f32> = feed.by_ref().take(RATE as usize).collect();
        desk.mixer().play(Cue {
            samples: vec![0.5; 2_000].into(),
            gain: 1.0,
            side: -1.0,
            speed: 1.0,
            after: 0.0,
            priority: 1,
            ducks: false,
        });
        let heard: Vec<f32> = feed.take(2_000).collect();
        let left: Vec<f32> = heard.iter().step_by(2).copied().collect();
        let right: Vec<f32> = heard.iter().skip(1).step_by(2).copied().collect();
        assert!(
            peak(&left) > 0.4 && peak(&right) < 0.1,
            "{} {}",
            peak(&left),
            peak(&right)
        );
    }
}
