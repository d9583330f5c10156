//! Sparks where capsules meet, the more the harder the hit.

use bevy::prelude::*;

use super::{Kind, Mote, Pool};
use crate::monsuno::play::Happened;
use crate::physics::{BodyId, EventKind, Struck};

/// How long a spark lives, in seconds.
const LIFE: f32 = 0.34;
/// A hit softer than this, in N s, strikes none.
const SOFT: f64 = 0.012;
/// The most sparks of one hit.
const MOST: usize = 14;

/// How many sparks a hit of `impulse`, in N s, strikes.
fn count(impulse: f64) -> usize {
    if impulse < SOFT {
        0
    } else {
        ((impulse / SOFT) as usize + 3).min(MOST)
    }
}

pub(super) fn strike(mut happened: MessageReader<Happened>, mut pool: ResMut<Pool>, mut motes: Query<&mut Mote>) {
    for Happened(event) in happened.read() {
        let EventKind::Impact {
            struck: Struck::Body(BodyId::Capsule(_) | BodyId::Figure(_)),
            impulse,
            point,
            ..
        } = event.kind
        else {
            continue;
        };
        for number in 0..count(impulse) {
            // Evenly around, each a little otherwise: the golden angle.
            let turn = number as f32 * 2.399_963;
            let rise = 0.35 + 0.5 * ((number * 7 % 11) as f32 / 11.0);
            let speed = 0.5 + 0.7 * ((number * 5 % 13) as f32 / 13.0);
            let spark = Mote {
                kind: Kind::Spark,
                from: point.as_vec3(),
                velocity: Vec3::new(turn.cos(), rise, turn.sin()) * speed,
                falls: 9.81,
                size: [1.0, 0.0],
                age: 0.0,
                life: LIFE,
            };
            pool.fly_up(spark, &mut motes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, SOFT, count};

    #[test]
    fn a_harder_hit_strikes_more_sparks_and_a_touch_none() {
        assert_eq!(count(0.9 * SOFT), 0);
        assert!(count(2.0 * SOFT) < count(6.0 * SOFT));
        assert_eq!(count(1_000.0 * SOFT), MOST);
    }
}
