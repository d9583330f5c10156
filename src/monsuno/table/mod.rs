//! The field, the capsules, their shells and figures, and the hand that launches. Reads
//! [`Playing`], answers with intents.

mod bodies;
mod field;
pub mod figure;
mod hand;
mod pieces;

use bevy::prelude::*;

use super::play::{FollowIntents, Playing};
use super::session::Phase;
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};

pub use bodies::BodyOf;
pub use hand::HandCapsule;
pub use pieces::{Art, spawn_capsule};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, pieces::make_art.after(crate::shell::look::MakeMaterials))
        .add_systems(
            OnEnter(Screen::Monsuno),
            (field::lay_field, hand::spawn_hand).chain().after(super::play::begin),
        )
        .add_systems(OnExit(Screen::Monsuno), field::put_table_back)
        .add_systems(
            Update,
            (
                hand::keys.before(FollowIntents),
                (field::lay_lanes, bodies::show_bodies, hand::show_hand, look_on)
                    .chain()
                    .after(FollowIntents),
            )
                .run_if(in_state(Screen::Monsuno))
                .run_if(resource_exists::<Playing>),
        );
}

/// The camera looks from where it matters: over the shoulder of who launches, from the side while both capsules spin.
fn look_on(playing: Res<Playing>, mut last: Local<Option<Viewpoint>>, mut look: MessageWriter<LookFrom>) {
    let session = playing.session();
    let behind = |player: usize| if player == 0 { 0.0 } else { std::f32::consts::PI };
    let over_field = |yaw: f32| Viewpoint {
        focus: Vec3::new(0.0, 0.0, if yaw == 0.0 { 0.07 } else { -0.07 }),
        yaw,
        pitch: 0.72,
        distance: 1.36,
    };
    let lanes = || {
        let (a, b) = (session.stage().lane(0), session.stage().lane(1));
        let apart = (a - b).length() as f32;
        Viewpoint {
            focus: ((a + b) / 2.0).as_vec3(),
            yaw: 0.0,
            pitch: 0.72,
            distance: 1.0 + 0.72 * apart,
        }
    };
    let seat = |player: usize| {
        if playing.is_computer(player) {
            1 - player
        } else {
            player
        }
    };
    let viewpoint = match session.phase() {
        _ if session.in_duel() => lanes(),
        Phase::Aim { player, .. } => over_field(behind(seat(player))),
        _ => last.unwrap_or_else(|| over_field(0.0)),
    };
    if *last != Some(viewpoint) {
        *last = Some(viewpoint);
        look.write(LookFrom(viewpoint));
    }
}
