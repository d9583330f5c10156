//! The hum of spinning capsules: one for each player's, as high and as loud as it spins, from where it is.

use bevy::prelude::*;

use super::bank::Bank;
use super::effect::Surface;
use super::place;
use super::stream::Desk;
use crate::monsuno::play::Playing;
use crate::monsuno::table::OnTable;
use crate::physics::BodyId;
use crate::range::Practising;
use crate::shell::camera::TableCamera;
use crate::shell::pause::Pause;

/// The spin, rad/s, at which the hum has its own pitch and its full volume.
const FULL_SPIN: f32 = 180.0;
/// No hum is louder than this: it never drowns the rest.
const MOST: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    hear::<Playing>(app);
    hear::<Practising>(app);
}

/// The capsules that lie on the table as `T` hum.
fn hear<T: OnTable>(app: &mut App) {
    app.add_systems(
        PostUpdate,
        follow::<T>.run_if(resource_exists::<T>).run_if(resource_exists::<Bank>),
    )
    .add_systems(OnExit(T::SCREEN), fall_silent.run_if(resource_exists::<Bank>));
}

/// How high, against its own pitch, and how loud the hum of a `spin` in rad/s is.
fn heard(spin: f32) -> (f32, f32) {
    let share = (spin / FULL_SPIN).clamp(0.0, 2.5);
    (0.35 + 0.65 * share, (0.45 * share).min(MOST))
}

fn follow<T: OnTable>(
    table: Res<T>,
    bank: Res<Bank>,
    desk: Res<Desk>,
    pause: Res<State<Pause>>,
    time: Res<Time<Virtual>>,
    eyes: Query<&GlobalTransform, With<TableCamera>>,
    mut silent: Local<bool>,
) {
    let samples = bank.hum(Surface::of_field(table.field().name()));
    let still = *pause.get() == Pause::On || time.relative_speed() <= 0.0;
    let hums = [0, 1].map(|player| {
        let capsule = table
            .stage()
            .bodies()
            .find(|body| body.id == BodyId::Capsule(player) && body.visible)
            .filter(|_| !still)?;
        let (pitch, volume) = heard(table.stage().spin(player) as f32);
        let eye = eyes.iter().next();
        let (near, side) = eye.map_or((1.0, 0.0), |eye| place::heard(eye, capsule.position.as_vec3()));
        Some((pitch * place::slowed(time.relative_speed()), volume * near, side)).filter(|(_, gain, _)| *gain > 1e-3)
    });
    let now_silent = hums.iter().all(Option::is_none);
    if now_silent && *silent {
        return;
    }
    *silent = now_silent;
    let mut mixer = desk.mixer();
    for (which, hum) in hums.into_iter().enumerate() {
        let (speed, gain, side) = hum.unwrap_or((0.35, 0.0, 0.0));
        mixer.hum(which, samples, speed, gain, side);
    }
}

fn fall_silent(bank: Res<Bank>, desk: Res<Desk>) {
    let mut mixer = desk.mixer();
    for which in 0..2 {
        mixer.hum(which, bank.hum(Surface::Bowl), 0.35, 0.0, 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_faster_spin_is_higher_and_louder_and_none_is_silent() {
        assert!(heard(0.0).1.abs() < 1e-6);
        assert!(heard(100.0).0 > heard(20.0).0);
        assert!(heard(100.0).1 > heard(20.0).1);
        assert!(heard(5_000.0).1 <= MOST);
    }
}
