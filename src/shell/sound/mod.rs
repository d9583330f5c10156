//! What is heard.
//!
//! Everything is made in code: [`synth`] makes the effects once, off the main thread; [`music`] is composed and played note
//! by note; [`mixer`] puts all of it together into one stream. Those three and [`effect`] and [`measure`] are plain Rust.
//!
//! In: [`Hear`] messages, what the rooms of the games tell and hold, the settings. Out: one stream of samples, and a
//! [`Caption`] for each effect that a player should know of who does not hear it.

pub(crate) mod bank;
pub mod effect;
mod hum;
mod interface;
pub mod measure;
pub mod mixer;
mod monsuno;
mod mozyring;
pub mod music;
mod place;
mod showcase;
mod stream;
pub mod synth;

use bevy::prelude::*;

pub use effect::Effect;

use self::mixer::{Cue, Volumes};
use self::music::Mood;
use self::stream::Desk;
use super::Screen;
use super::camera::TableCamera;
use super::settings::Settings;

/// Asks for an effect to be heard.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Hear {
    /// Which.
    pub effect: Effect,
    /// How loud, 0 to 1.
    pub volume: f32,
    /// Where on the table, in metres; without it, from everywhere.
    pub at: Option<Vec3>,
    /// Seconds until it begins.
    pub after: f32,
}

impl Hear {
    /// At once, from everywhere, as loud as it is.
    #[must_use]
    pub fn new(effect: Effect) -> Self {
        Self {
            effect,
            volume: 1.0,
            at: None,
            after: 0.0,
        }
    }

    /// The same, quieter.
    #[must_use]
    pub fn volume(self, volume: f32) -> Self {
        Self { volume, ..self }
    }

    /// The same, from a place on the table.
    #[must_use]
    pub fn at(self, place: Vec3) -> Self {
        Self {
            at: Some(place),
            ..self
        }
    }

    /// The same, so many seconds later.
    #[must_use]
    pub fn after(self, seconds: f32) -> Self {
        Self { after: seconds, ..self }
    }
}

/// What there is to hear, for who does not hear it.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Caption {
    /// The key of the words.
    pub key: &'static str,
    /// Where on the table it is heard, in metres.
    pub at: Option<Vec3>,
    /// Seconds until it is heard.
    pub after: f32,
}

/// Whether nothing is heard, whatever the settings say.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mute(pub bool);

/// No more effects than this begin in one frame; what matters least is left out.
const BEGIN_AT_ONCE: usize = 8;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Hear>()
        .add_message::<Caption>()
        .add_plugins((interface::plugin, monsuno::plugin, mozyring::plugin, showcase::plugin))
        .add_systems(Last, write_captions.run_if(on_message::<Hear>));
    if app.is_plugin_added::<bevy::audio::AudioPlugin>() {
        app.add_plugins((stream::plugin, bank::plugin, hum::plugin))
            .add_systems(
                Last,
                (
                    set_volumes.run_if(resource_changed::<Settings>),
                    set_mood.run_if(resource_changed::<State<Screen>>),
                    play.run_if(on_message::<Hear>).run_if(resource_exists::<bank::Bank>),
                ),
            );
    }
}

fn set_volumes(settings: Res<Settings>, mute: Res<Mute>, desk: Res<Desk>) {
    desk.mixer().set_volumes(Volumes {
        effects: settings.effects,
        music: settings.music,
        master: if mute.0 { 0.0 } else { settings.master },
    });
}

/// The music of a screen.
fn mood_of(screen: Screen) -> Option<Mood> {
    match screen {
        Screen::Loading => None,
        Screen::Title
        | Screen::MonsunoSetup
        | Screen::MozyringSetup
        | Screen::MozyringRules
        | Screen::MozyringHistory
        | Screen::PracticeSetup
        | Screen::PracticeDrills
        | Screen::Practice
        | Screen::Lab
        | Screen::Showcase => Some(Mood::Evening),
        Screen::Monsuno | Screen::Mozyring => Some(Mood::Match),
    }
}

fn set_mood(screen: Res<State<Screen>>, desk: Res<Desk>) {
    desk.mixer().set_mood(mood_of(*screen.get()));
}

fn write_captions(mut hear: MessageReader<Hear>, mut captions: MessageWriter<Caption>) {
    for one in hear.read() {
        if let Some(key) = one.effect.caption() {
            captions.write(Caption {
                key,
                at: one.at,
                after: one.after,
            });
        }
    }
}

/// Of what begins in one frame: each effect once, as loud as its loudest, the most important first.
fn chosen(asked: &mut Vec<Hear>) {
    let weight = |one: &Hear| f32::from(one.effect.priority()) + one.volume;
    asked.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
    let mut kept = 0;
    for i in 0..asked.len() {
        let one = asked[i];
        let again = |other: &Hear| other.effect == one.effect && (other.after - one.after).abs() < 0.02;
        if kept < BEGIN_AT_ONCE && !asked[..kept].iter().any(again) {
            asked[kept] = one;
            kept += 1;
        }
    }
    asked.truncate(kept);
}

fn play(
    mut hear: MessageReader<Hear>,
    mut bank: ResMut<bank::Bank>,
    desk: Res<Desk>,
    time: Res<Time<Virtual>>,
    eyes: Query<&GlobalTransform, With<TableCamera>>,
    mut asked: Local<Vec<Hear>>,
) {
    asked.clear();
    asked.extend(hear.read());
    chosen(&mut asked);
    let mut mixer = desk.mixer();
    for one in asked.iter() {
        let Some((samples, varied)) = bank.take(one.effect) else {
            continue;
        };
        let (near, side) = one
            .at
            .zip(eyes.iter().next())
            .map_or((1.0, 0.0), |(at, eye)| place::heard(eye, at));
        // What happens slowly on the table is heard a little slowly.
        let slow = if one.at.is_some() {
            place::slowed(time.relative_speed())
        } else {
            1.0
        };
        mixer.play(Cue {
            samples,
            gain: one.volume.clamp(0.0, 1.0) * near,
            side,
            speed: varied * slow,
            after: one.after,
            priority: one.effect.priority(),
            ducks: one.effect.ducks(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::effect::{Contact, Force, Sting, Touch};
    use super::*;

    #[test]
    fn of_too_much_at_once_the_important_is_heard_and_nothing_twice() {
        let mut asked: Vec<Hear> = Effect::all().map(|effect| Hear::new(effect).volume(0.5)).collect();
        asked.push(Hear::new(Effect::Interface(Touch::Hover)));
        asked.push(Hear::new(Effect::Sting(Sting::Victory)));
        let hit = Effect::Hit(Contact::Capsules, Force::Hard);
        asked.retain(|one| !matches!(one.effect, Effect::Sting(sting) if sting != Sting::Victory));
        chosen(&mut asked);
        assert_eq!(asked.len(), BEGIN_AT_ONCE);
        assert_eq!(
            asked[0],
            Hear::new(Effect::Sting(Sting::Victory)),
            "the louder of the two"
        );
        assert_eq!(asked.iter().filter(|one| one.effect == asked[0].effect).count(), 1);
        assert!(asked.iter().all(|one| one.effect.priority() >= hit.priority()));
    }

    #[test]
    fn each_caption_has_words_in_each_language() {
        use crate::words::{Language, Words};
        for language in Language::ALL {
            let words = Words::load(language).expect("its files are right");
            for key in Effect::all().filter_map(Effect::caption) {
                assert!(words.has(key), "{key} in {}", language.code());
            }
            assert!(words.get("caption-call-battle").contains(&words.get("call-battle")));
        }
    }

    #[test]
    fn the_same_hit_later_is_another_hit() {
        let mut asked = vec![Hear::new(Effect::Pencil), Hear::new(Effect::Pencil).after(0.5)];
        chosen(&mut asked);
        assert_eq!(asked.len(), 2);
    }
}
