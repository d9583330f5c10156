//! The effects, made once at the start, off the main thread; and which of its variations comes next.

use std::sync::Arc;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::effect::{Effect, Surface};
use super::synth;
use crate::chance::Chance;
use crate::shell::errand::{Desk, Errand, Going};

/// One effect in its variations.
struct Takes {
    variations: Vec<Arc<[f32]>>,
    last: usize,
}

/// Everything that was made.
#[derive(Resource)]
pub struct Bank {
    effects: HashMap<Effect, Takes>,
    hums: [Arc<[f32]>; 3],
    chance: Chance,
}

impl Bank {
    /// What comes of [`MakeSounds`].
    fn of(sounds: Vec<Vec<f32>>) -> Self {
        let mut sounds = sounds.into_iter().map(Arc::from);
        let effects = Effect::all().map(|effect| {
            let variations = sounds.by_ref().take(effect.variations()).collect();
            (effect, Takes { variations, last: 0 })
        });
        Self {
            effects: effects.collect(),
            hums: Surface::ALL.map(|_| sounds.next().unwrap_or_default()),
            chance: Chance::new(3),
        }
    }

    /// The samples of an effect, never the same twice in a row where there are several, and how fast they run: what
    /// varies is a little higher or lower each time.
    pub fn take(&mut self, effect: Effect) -> Option<(Arc<[f32]>, f32)> {
        let takes = self.effects.get_mut(&effect)?;
        let many = takes.variations.len();
        if many < 2 {
            return takes.variations.first().map(|only| (only.clone(), 1.0));
        }
        takes.last = (takes.last + 1 + self.chance.below(many - 1)) % many;
        let speed = 1.0 + 0.05 * (self.chance.unit() as f32 - 0.5);
        takes.variations.get(takes.last).map(|samples| (samples.clone(), speed))
    }

    /// The loop of a capsule that spins on `surface`.
    pub fn hum(&self, surface: Surface) -> &Arc<[f32]> {
        &self.hums[surface as usize]
    }
}

/// Makes all sounds: the variations of each effect in the order of [`Effect::all`], then the hums.
#[derive(Serialize, Deserialize)]
pub(crate) struct MakeSounds;

impl Errand for MakeSounds {
    const NAME: &'static str = "sounds";
    type Answer = Vec<Vec<f32>>;

    async fn run(self, desk: &Desk<Self::Answer>) -> Self::Answer {
        let mut sounds = Vec::new();
        for effect in Effect::all() {
            sounds.extend((0..effect.variations()).map(|nth| synth::effect(effect, nth)));
            desk.pause().await;
        }
        sounds.extend(Surface::ALL.map(synth::hum));
        sounds
    }

    /// Each as its number of samples and the samples: millions of numbers are not written out in figures.
    fn pack(sounds: &Self::Answer) -> Vec<u8> {
        let mut bytes = Vec::new();
        for sound in sounds {
            bytes.extend((sound.len() as u32).to_le_bytes());
            bytes.extend(sound.iter().flat_map(|sample| sample.to_le_bytes()));
        }
        bytes
    }

    fn unpack(mut told: &[u8]) -> Option<Self::Answer> {
        let mut sounds = Vec::new();
        while !told.is_empty() {
            let (length, rest) = told.split_first_chunk()?;
            let (samples, rest) = rest.split_at_checked(4 * u32::from_le_bytes(*length) as usize)?;
            let (samples, _) = samples.as_chunks();
            sounds.push(samples.iter().map(|sample| f32::from_le_bytes(*sample)).collect());
            told = rest;
        }
        Some(sounds)
    }
}

/// The bank being made.
#[derive(Resource)]
struct Making(Going<MakeSounds>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, begin)
        .add_systems(First, open.run_if(resource_exists::<Making>));
}

fn begin(mut commands: Commands) {
    commands.insert_resource(Making(Going::begin(MakeSounds)));
}

fn open(mut making: ResMut<Making>, mut commands: Commands) {
    if let Some(sounds) = making.0.latest() {
        commands.insert_resource(Bank::of(sounds));
        commands.remove_resource::<Making>();
    }
}

#[cfg(test)]
mod tests {
    use super::super::effect::{Contact, Force};
    use super::*;
    use crate::shell::errand::tests::{done, sent};

    #[test]
    fn a_worker_makes_the_same_sounds() {
        assert_eq!(sent(&MakeSounds), done(MakeSounds));
    }

    #[test]
    fn no_two_hits_in_a_row_are_the_same() {
        let mut bank = Bank::of(done(MakeSounds));
        let hit = Effect::Hit(Contact::Capsules, Force::Firm);
        let mut last = None;
        for _ in 0..50 {
            let (samples, speed) = bank.take(hit).expect("it was made");
            assert!((0.97..1.03).contains(&speed));
            if let Some(last) = last.replace(samples.clone()) {
                assert!(!Arc::ptr_eq(&last, &samples));
            }
        }
        for effect in Effect::all() {
            assert!(bank.take(effect).is_some(), "{effect:?}");
        }
    }
}
