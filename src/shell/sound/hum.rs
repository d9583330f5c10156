//! The hum of spinning capsules: one loop, as high and as loud as the fastest of them spins.

use bevy::audio::{AudioSinkPlayback, Volume};
use bevy::prelude::*;

use super::{Effect, Effects};
use crate::monsuno::play::Playing;
use crate::shell::pause::Pause;
use crate::shell::settings::Settings;

/// The loop that hums.
#[derive(Component)]
pub(super) struct Hum;

/// The spin, rad/s, at which the hum has its own pitch and its full volume.
const FULL_SPIN: f32 = 180.0;

pub(super) fn begin(effects: Res<Effects>, mut commands: Commands) {
    if let Some(samples) = effects.0.get(&Effect::Hum) {
        commands.spawn((
            Hum,
            DespawnOnExit(crate::shell::Screen::Monsuno),
            AudioPlayer(samples.clone()),
            PlaybackSettings::LOOP.with_volume(Volume::SILENT),
        ));
    }
}

/// How high, against its own pitch, and how loud the hum of a `spin` in rad/s is.
fn heard(spin: f32) -> (f32, f32) {
    let share = (spin / FULL_SPIN).clamp(0.0, 2.5);
    (0.35 + 0.65 * share, (0.30 * share).min(0.45))
}

pub(super) fn follow(
    playing: Res<Playing>,
    settings: Res<Settings>,
    pause: Res<State<Pause>>,
    mut hums: Query<&mut AudioSink, With<Hum>>,
) {
    let stage = playing.session().stage();
    let spin = stage.spin(0).max(stage.spin(1)) as f32;
    let (pitch, volume) = heard(spin);
    let volume = if *pause.get() == Pause::On { 0.0 } else { volume };
    for mut sink in &mut hums {
        sink.set_speed(pitch);
        sink.set_volume(Volume::Linear(volume * settings.effects));
    }
}

#[cfg(test)]
mod tests {
    use super::heard;

    #[test]
    fn a_faster_spin_is_higher_and_louder_and_none_is_silent() {
        assert!(heard(0.0).1.abs() < 1e-6);
        assert!(heard(100.0).0 > heard(20.0).0);
        assert!(heard(100.0).1 > heard(20.0).1);
        assert!(heard(5_000.0).1 <= 0.45, "it never drowns the rest");
    }
}
