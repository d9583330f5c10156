//! What is heard: effects made once at the start, played when something happens.

mod hum;
mod synth;

use std::sync::Arc;
use std::time::Duration;

use bevy::audio::{AddAudioSource, ChannelCount, Decodable, SampleRate, Source, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::ui_widgets::Activate;

use crate::monsuno::play::{Happened, Playing as Match};
use crate::monsuno::session::Phase;
use crate::mozyring::play::{Laid, Playing as Rings};
use crate::physics::{BodyId, EventKind, Struck};
use crate::shell::settings::Settings;

pub use synth::{Effect, RATE};

/// A run of samples, ready to be heard.
#[derive(Asset, TypePath, Clone)]
pub struct Samples(Arc<[f32]>);

/// Reads [`Samples`] from the first to the last.
pub struct Reader {
    samples: Arc<[f32]>,
    next: usize,
}

impl Iterator for Reader {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let sample = self.samples.get(self.next).copied();
        self.next += 1;
        sample
    }
}

impl Source for Reader {
    fn current_span_len(&self) -> Option<usize> {
        Some(self.samples.len().saturating_sub(self.next))
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN
    }

    fn sample_rate(&self) -> SampleRate {
        SampleRate::new(RATE).unwrap_or(SampleRate::MIN)
    }

    fn total_duration(&self) -> Option<Duration> {
        Some(Duration::from_secs_f64(self.samples.len() as f64 / f64::from(RATE)))
    }
}

impl Decodable for Samples {
    type Decoder = Reader;

    fn decoder(&self) -> Reader {
        Reader {
            samples: self.0.clone(),
            next: 0,
        }
    }
}

/// The effects, made.
#[derive(Resource)]
struct Effects(HashMap<Effect, Handle<Samples>>);

/// Asks for an effect to be heard.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Hear {
    /// Which.
    pub effect: Effect,
    /// How loud, 0 to 1.
    pub volume: f32,
}

/// No more effects than this begin in one frame.
const VOICES: usize = 6;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Hear>()
        .add_observer(|_: On<Activate>, mut hear: MessageWriter<Hear>| {
            hear.write(Hear {
                effect: Effect::Tick,
                volume: 0.35,
            });
        })
        .add_systems(
            PostUpdate,
            (
                hear_rings.run_if(on_message::<Laid>),
                hear_refusals.run_if(resource_exists_and_changed::<Rings>),
                hear_capsules.run_if(on_message::<Happened>),
                hear_calls.run_if(resource_exists::<Match>),
            ),
        );
    if app.is_plugin_added::<bevy::audio::AudioPlugin>() {
        app.add_audio_source::<Samples>()
            .add_systems(PreStartup, make_effects)
            .add_systems(OnEnter(crate::shell::Screen::Monsuno), hum::begin)
            .add_systems(PostUpdate, hum::follow.run_if(resource_exists::<Match>))
            .add_systems(Last, play.run_if(on_message::<Hear>));
    }
}

fn make_effects(mut samples: ResMut<Assets<Samples>>, mut commands: Commands) {
    let made = Effect::ALL.map(|effect| (effect, samples.add(Samples(effect.samples().into()))));
    commands.insert_resource(Effects(made.into_iter().collect()));
}

fn play(mut hear: MessageReader<Hear>, effects: Res<Effects>, settings: Res<Settings>, mut commands: Commands) {
    for one in hear.read().take(VOICES) {
        if let Some(samples) = effects.0.get(&one.effect) {
            commands.spawn((
                AudioPlayer(samples.clone()),
                PlaybackSettings::DESPAWN.with_volume(Volume::Linear(one.volume.clamp(0.0, 1.0) * settings.effects)),
            ));
        }
    }
}

fn hear_rings(mut laid: MessageReader<Laid>, mut hear: MessageWriter<Hear>) {
    for one in laid.read() {
        hear.write(Hear {
            effect: Effect::Ring(one.slot.size as u8),
            volume: 0.8,
        });
        if !one.combos.is_empty() {
            hear.write(Hear {
                effect: Effect::Won,
                volume: 0.6,
            });
        }
    }
}

fn hear_refusals(rings: Res<Rings>, mut last: Local<bool>, mut hear: MessageWriter<Hear>) {
    let refused = rings.was_refused();
    if refused && !*last {
        hear.write(Hear {
            effect: Effect::Refused,
            volume: 0.5,
        });
    }
    *last = refused;
}

fn hear_capsules(mut happened: MessageReader<Happened>, mut hear: MessageWriter<Hear>) {
    for Happened(event) in happened.read() {
        let heard = match event.kind {
            EventKind::Launched { .. } => Some((Effect::Launch, 0.6)),
            EventKind::Burst { .. } => Some((Effect::Burst, 0.9)),
            // Twice the impulse sounds about a quarter louder; what is hardly felt is not heard.
            EventKind::Impact {
                struck: Struck::Body(BodyId::Capsule(_)),
                impulse,
                ..
            } => Some((Effect::Hit, (impulse / 0.12).sqrt() as f32)),
            EventKind::Impact { impulse, .. } => Some((Effect::Knock, 0.7 * (impulse / 0.12).sqrt() as f32)),
            _ => None,
        };
        if let Some((effect, volume)) = heard.filter(|(_, volume)| *volume > 0.06) {
            hear.write(Hear { effect, volume });
        }
    }
}

fn hear_calls(playing: Res<Match>, mut last: Local<Option<Phase>>, mut hear: MessageWriter<Hear>) {
    let phase = playing.session().phase();
    if *last == Some(phase) {
        return;
    }
    *last = Some(phase);
    let fought = matches!(
        playing.session().rules().log().last(),
        Some(crate::monsuno::rules::Entry::Battle(_))
    );
    let effect = match phase {
        Phase::Over => Effect::Won,
        Phase::Told if fought => Effect::Battle,
        _ => return,
    };
    hear.write(Hear { effect, volume: 0.6 });
}
