//! The soft flash of a latch that bursts.

use bevy::prelude::*;

use super::{Kind, Mote, Pool};
use crate::monsuno::play::Happened;
use crate::monsuno::table::on_table::OnTable;
use crate::physics::{BodyId, EventKind};

/// How long it lasts, in seconds.
const LIFE: f32 = 0.30;
/// How wide it is at first and at last, in metres.
const WIDE: [f32; 2] = [0.09, 0.26];

pub(super) fn flare<T: OnTable>(
    mut happened: MessageReader<Happened>,
    table: Res<T>,
    mut pool: ResMut<Pool>,
    mut motes: Query<&mut Mote>,
) {
    for Happened(event) in happened.read() {
        let EventKind::Burst { player } = event.kind else {
            continue;
        };
        // It comes from where the figure breaks out.
        let Some(figure) = table.bodies(1.0).find(|body| body.id == BodyId::Figure(player)) else {
            continue;
        };
        let flash = Mote {
            kind: Kind::Flash,
            from: figure.position.as_vec3(),
            velocity: Vec3::ZERO,
            falls: 0.0,
            size: WIDE,
            age: 0.0,
            life: LIFE,
        };
        pool.fly_up(flash, &mut motes);
    }
}
