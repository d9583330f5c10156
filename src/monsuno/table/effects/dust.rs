//! Dust where a capsule skids over felt or floor, the more the faster it slips. Arenas are smooth and swept.

use bevy::prelude::*;

use super::{Kind, Mote, Pool};
use crate::monsuno::table::on_table::OnTable;
use crate::physics::{BodyId, BodyView, FieldShape};
use crate::shell::look::Preset;

/// A slip slower than this, in m/s, raises none.
const SLOW: f64 = 0.30;
/// Puffs that a metre of skidding raises, and the most in a second.
const PER_METRE: f32 = 26.0;
const MOST: f32 = 34.0;
/// How long a puff lasts, in seconds.
const LIFE: f32 = 0.75;

/// How many puffs a second a `slip` in m/s raises.
fn rate(slip: f64) -> f32 {
    if slip < SLOW {
        0.0
    } else {
        (slip as f32 * PER_METRE).min(MOST)
    }
}

/// The place where a capsule that stands or lies touches the ground: below its lower end.
fn lowest(body: &BodyView) -> Vec3 {
    let axis = body.orientation.as_quat() * Vec3::Y;
    let down = if axis.y > 0.0 { -axis } else { axis };
    // Lying flat, it touches along its whole length: its middle stands for that.
    let end = down * (body.half_length as f32 * down.y.abs().min(0.1) * 10.0);
    body.position.as_vec3() + end - Vec3::Y * body.radius as f32
}

pub(super) fn raise<T: OnTable>(
    table: Res<T>,
    time: Res<Time<Virtual>>,
    preset: Res<Preset>,
    mut owed: Local<[f32; 2]>,
    mut count: Local<u32>,
    mut pool: ResMut<Pool>,
    mut motes: Query<&mut Mote>,
) {
    if matches!(table.field().shape(), FieldShape::Bowl { .. }) {
        return;
    }
    let share = if *preset == Preset::Low { 0.5 } else { 1.0 };
    for (player, owed) in owed.iter_mut().enumerate() {
        *owed += rate(table.stage().slip(player)) * share * time.delta_secs();
        if *owed < 1.0 {
            continue;
        }
        let Some(body) = table.bodies(1.0).find(|body| body.id == BodyId::Capsule(player)) else {
            continue;
        };
        // What a long frame owes comes in one larger puff.
        *owed = owed.fract();
        *count = count.wrapping_add(1);
        let turn = *count as f32 * 2.399_963;
        let puff = Mote {
            kind: Kind::Dust,
            from: lowest(&body) + Vec3::Y * 0.006,
            velocity: Vec3::new(0.05 * turn.cos(), 0.045, 0.05 * turn.sin()) + body.velocity.as_vec3() * 0.12,
            falls: 0.03,
            size: [0.018, 0.066],
            age: 0.0,
            life: LIFE,
        };
        pool.fly_up(puff, &mut motes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::{DQuat, DVec3};

    #[test]
    fn a_faster_slip_raises_more_and_rolling_raises_none() {
        assert!(rate(0.0) < f32::EPSILON && rate(0.2) < f32::EPSILON);
        assert!(rate(0.5) < rate(1.0));
        assert!(rate(50.0) <= MOST);
    }

    #[test]
    fn dust_rises_from_below_the_capsule() {
        let mut body = BodyView {
            id: BodyId::Capsule(0),
            position: DVec3::new(0.1, 0.04, 0.0),
            orientation: DQuat::IDENTITY,
            velocity: DVec3::ZERO,
            angular_velocity: DVec3::ZERO,
            half_length: 0.02,
            radius: 0.02,
            visible: true,
        };
        assert!((lowest(&body) - Vec3::new(0.1, 0.0, 0.0)).length() < 1e-6);
        body.position.y = 0.02;
        body.orientation = DQuat::from_rotation_z(std::f64::consts::FRAC_PI_2);
        assert!((lowest(&body) - Vec3::new(0.1, 0.0, 0.0)).length() < 1e-6);
    }
}
