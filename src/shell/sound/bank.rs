//! The effects, made once at the start, off the main thread; and which of its variations comes next.

use std::sync::Arc;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::futures_lite::future::{poll_once, yield_now};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

use super::effect::{Effect, Surface};
use super::synth;
use crate::chance::Chance;

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
    async fn make() -> Self {
        let mut effects = HashMap::default();
        for effect in Effect::all() {
            let variations = (0..effect.variations()).map(|nth| synth::effect(effect, nth).into());
            let takes = Takes {
                variations: variations.collect(),
                last: 0,
            };
            effects.insert(effect, takes);
            // Where there is one thread only, others get their turn.
            yield_now().await;
        }
        Self {
            effects,
            hums: Surface::ALL.map(|surface| synth::hum(surface).into()),
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

/// The bank being made.
#[derive(Resource)]
struct Making(Task<Bank>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, begin)
        .add_systems(First, open.run_if(resource_exists::<Making>));
}

fn begin(mut commands: Commands) {
    commands.insert_resource(Making(AsyncComputeTaskPool::get().spawn(Bank::make())));
}

fn open(mut making: ResMut<Making>, mut commands: Commands) {
    if let Some(bank) = block_on(poll_once(&mut making.0)) {
        commands.insert_resource(bank);
        commands.remove_resource::<Making>();
    }
}

#[cfg(test)]
mod tests {
    use super::super::effect::{Contact, Force};
    use super::*;

    #[test]
    fn no_two_hits_in_a_row_are_the_same() {
        let mut bank = block_on(Bank::make());
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
