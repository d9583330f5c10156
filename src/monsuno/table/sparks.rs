//! Sparks where capsules meet, the more the harder the hit. They are seen and change nothing.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::monsuno::play::Happened;
use crate::physics::{BodyId, EventKind, Struck};
use crate::shell::Screen;
use crate::shell::settings::Settings;

/// A spark on its way.
#[derive(Component)]
pub(super) struct Spark {
    velocity: Vec3,
    /// Seconds it has left.
    left: f32,
}

/// How long a spark lives, in seconds.
const LIFE: f32 = 0.34;
/// A hit softer than this, in N s, strikes none.
const SOFT: f64 = 0.012;
/// The most sparks of one hit.
const MOST: usize = 14;

/// What sparks are made of.
#[derive(Resource)]
pub(super) struct Glow {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

pub(super) fn make_glow(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    commands.insert_resource(Glow {
        mesh: meshes.add(Sphere::new(0.0022).mesh().uv(8, 5)),
        material: materials.add(StandardMaterial {
            base_color: Color::srgb(1.0, 0.82, 0.45),
            emissive: LinearRgba::rgb(9.0, 5.0, 1.6),
            unlit: true,
            ..default()
        }),
    });
}

pub(super) fn strike_sparks(
    mut happened: MessageReader<Happened>,
    glow: Res<Glow>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
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
        if impulse < SOFT || settings.reduced_motion {
            continue;
        }
        let count = ((impulse / SOFT) as usize + 3).min(MOST);
        for number in 0..count {
            // Evenly around, each a little otherwise: the golden angle.
            let turn = number as f32 * 2.399_963;
            let rise = 0.35 + 0.5 * ((number * 7 % 11) as f32 / 11.0);
            let speed = 0.5 + 0.7 * ((number * 5 % 13) as f32 / 13.0);
            commands.spawn((
                Name::new("Spark"),
                DespawnOnExit(Screen::Monsuno),
                Spark {
                    velocity: Vec3::new(turn.cos(), rise, turn.sin()) * speed,
                    left: LIFE,
                },
                Mesh3d(glow.mesh.clone()),
                MeshMaterial3d(glow.material.clone()),
                Transform::from_translation(point.as_vec3()),
                NotShadowCaster,
            ));
        }
    }
}

pub(super) fn fly(
    time: Res<Time<Virtual>>,
    mut sparks: Query<(Entity, &mut Spark, &mut Transform)>,
    mut commands: Commands,
) {
    let seconds = time.delta_secs();
    for (entity, mut spark, mut place) in &mut sparks {
        spark.left -= seconds;
        if spark.left <= 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        spark.velocity.y -= 9.81 * seconds;
        place.translation += spark.velocity * seconds;
        place.scale = Vec3::splat(spark.left / LIFE);
    }
}
