//! Shows every body of the stage where the simulation has it.

use bevy::prelude::*;

use super::pieces::{Art, spawn_capsule};
use crate::monsuno::play::Playing;
use crate::physics::{BodyId, BodyView};
use crate::shell::Screen;

/// Which body of the stage an entity shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BodyOf(pub BodyId);

/// Spawns what is new, moves what moves, takes away what is gone.
pub(super) fn show_bodies(
    playing: Res<Playing>,
    art: Res<Art>,
    time: Res<Time<Fixed>>,
    mut shown: Query<(Entity, &BodyOf, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    let fraction = time.overstep_fraction_f64();
    for (entity, of, mut place, mut visible) in &mut shown {
        let Some(body) = playing.bodies(fraction).find(|body| body.id == of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let to = transform_of(&body);
        if *place != to {
            *place = to;
        }
        let seen = if body.visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visible.set_if_neq(seen);
    }
    for body in playing.bodies(fraction) {
        if !shown.iter().any(|(_, of, ..)| of.0 == body.id) {
            spawn_body(&mut commands, &art, playing.setup().cards, &body);
        }
    }
}

fn transform_of(body: &BodyView) -> Transform {
    Transform::from_translation(body.position.as_vec3()).with_rotation(body.orientation.as_quat())
}

fn spawn_body(commands: &mut Commands, art: &Art, cards: [usize; 2], body: &BodyView) {
    let player = body.id.player();
    let card = cards[player.min(1)];
    let mut entity = commands.spawn((
        Name::new("Body"),
        DespawnOnExit(Screen::Monsuno),
        BodyOf(body.id),
        transform_of(body),
        if body.visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        },
    ));
    match body.id {
        BodyId::Capsule(_) => {
            entity.with_children(|root| spawn_capsule(root, art, player, card));
        }
        // A shell's own y points out of its round end, from the middle of its height.
        BodyId::Shell(..) => {
            entity.with_children(|root| {
                root.spawn((
                    Mesh3d(art.shells[0].clone()),
                    MeshMaterial3d(art.clear[player].clone()),
                    Transform::from_xyz(0.0, -body.half_length as f32, 0.0),
                ));
            });
        }
        BodyId::Figure(_) => {
            entity.with_children(|root| {
                root.spawn((
                    Mesh3d(art.figure(card)),
                    MeshMaterial3d(art.figure_material(card / 3)),
                    Transform::from_scale(Vec3::splat(1.05)),
                ));
            });
        }
    }
}
