//! The trail of a spinning capsule: rings in its owner's colour where its band was a moment ago, wider and thinner the
//! longer ago; the more of them, the faster it spins and goes.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::monsuno::table::on_table::OnTable;
use crate::monsuno::table::pieces::Art;
use crate::physics::{BodyId, CapsuleKind, TICK};
use crate::shell::look::Preset;
use crate::shell::settings::Settings;

/// The most rings of a capsule.
const RINGS: usize = 6;
/// Seconds between two rings.
const APART: f64 = 0.016;
/// How many moments are remembered.
const MOMENTS: usize = 64;

/// One ring of the trail of a player's capsule; 0 is the nearest.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Ring {
    player: usize,
    number: usize,
}

/// What rings are made of, by player and number.
#[derive(Resource)]
pub(super) struct RingArt {
    mesh: Handle<Mesh>,
    materials: [[Handle<StandardMaterial>; RINGS]; 2],
}

/// Where a capsule was, the latest moment last.
#[derive(Debug, Clone)]
pub(super) struct Past {
    moments: [(f64, Transform); MOMENTS],
    /// How many are remembered, and where the next one goes.
    count: usize,
    next: usize,
}

impl Default for Past {
    fn default() -> Self {
        Self {
            moments: [(0.0, Transform::IDENTITY); MOMENTS],
            count: 0,
            next: 0,
        }
    }
}

impl Past {
    /// From the latest moment back.
    fn back(&self) -> impl Iterator<Item = &(f64, Transform)> {
        (1..=self.count).map(|steps| &self.moments[(self.next + MOMENTS - steps) % MOMENTS])
    }

    /// Remembers where the capsule is at `time`. A time before the latest is that of another stage: the rest is forgotten.
    fn note(&mut self, time: f64, place: Transform) {
        let latest = self.back().next().map(|(latest, _)| *latest);
        if latest.is_some_and(|latest| time < latest) {
            self.count = 0;
        }
        if latest != Some(time) || self.count == 0 {
            self.moments[self.next] = (time, place);
            self.next = (self.next + 1) % MOMENTS;
            self.count = (self.count + 1).min(MOMENTS);
        }
    }

    /// Where the capsule was at `time`, if that is remembered.
    fn at(&self, time: f64) -> Option<Transform> {
        let mut later: Option<&(f64, Transform)> = None;
        for moment in self.back() {
            let (earlier, place) = moment;
            if *earlier <= time {
                return Some(later.map_or(*place, |(until, to)| {
                    let share = ((time - earlier) / (until - earlier)) as f32;
                    Transform {
                        translation: place.translation.lerp(to.translation, share),
                        rotation: place.rotation.slerp(to.rotation, share),
                        ..default()
                    }
                }));
            }
            later = Some(moment);
        }
        None
    }
}

/// How many of `most` rings a capsule draws behind it that spins at `spin` rad/s and goes at `speed` m/s.
fn length(spin: f64, speed: f64, most: usize) -> usize {
    let strength = (spin / 160.0 + speed / 1.6 - 0.15).clamp(0.0, 1.0);
    (strength * most as f64).ceil() as usize
}

pub(super) fn make_rings(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) -> Result {
    let radius = CapsuleKind::named("classic")?.radius as f32;
    let ring = Torus {
        minor_radius: 0.0014,
        major_radius: radius + 0.0012,
    };
    let mut of_player = |color: Color| {
        std::array::from_fn(|number| {
            materials.add(StandardMaterial {
                base_color: color.with_alpha(0.34 * (1.0 - number as f32 / RINGS as f32)),
                alpha_mode: AlphaMode::Blend,
                unlit: true,
                ..default()
            })
        })
    };
    commands.insert_resource(RingArt {
        mesh: meshes.add(ring.mesh().major_resolution(36).minor_resolution(6)),
        materials: Art::COLORS.map(&mut of_player),
    });
    Ok(())
}

pub(super) fn spawn_rings<T: OnTable>(art: Res<RingArt>, preset: Res<Preset>, mut commands: Commands) {
    let most = if *preset == Preset::Low { RINGS / 2 } else { RINGS };
    for (player, materials) in art.materials.iter().enumerate() {
        for (number, material) in materials.iter().enumerate().take(most) {
            commands.spawn((
                Name::new("Trail"),
                DespawnOnExit(T::SCREEN),
                Ring { player, number },
                Mesh3d(art.mesh.clone()),
                MeshMaterial3d(material.clone()),
                Transform::default(),
                Visibility::Hidden,
                NotShadowCaster,
            ));
        }
    }
}

pub(super) fn follow<T: OnTable>(
    table: Res<T>,
    time: Res<Time<Fixed>>,
    settings: Res<Settings>,
    mut past: Local<[Past; 2]>,
    mut rings: Query<(&Ring, &mut Transform, &mut Visibility)>,
) {
    let stage = table.stage();
    let fraction = time.overstep_fraction_f64();
    let now = (stage.ticks() as f64 + fraction) * TICK;
    let mut lengths = [0; 2];
    let most = rings.iter().len() / 2;
    for (player, past) in past.iter_mut().enumerate() {
        let body = table.bodies(fraction).find(|body| body.id == BodyId::Capsule(player));
        match body.filter(|body| body.visible && !settings.reduced_motion) {
            Some(body) => {
                let place = Transform::from_translation(body.position.as_vec3());
                past.note(now, place.with_rotation(body.orientation.as_quat()));
                lengths[player] = length(stage.spin(player), body.velocity.length(), most);
            }
            None => past.count = 0,
        }
    }
    for (ring, mut place, mut visible) in &mut rings {
        let ago = APART * (ring.number + 1) as f64;
        let was = past[ring.player]
            .at(now - ago)
            .filter(|_| ring.number < lengths[ring.player]);
        match was {
            Some(was) => {
                let wide = 1.0 + 0.045 * (ring.number + 1) as f32;
                place.set_if_neq(was.with_scale(Vec3::splat(wide)));
                visible.set_if_neq(Visibility::Inherited);
            }
            None => {
                visible.set_if_neq(Visibility::Hidden);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_faster_capsule_has_a_longer_trail_and_one_at_rest_none() {
        assert_eq!(length(0.0, 0.0, RINGS), 0);
        assert!(length(60.0, 0.2, RINGS) < length(140.0, 0.2, RINGS));
        assert!(length(60.0, 0.2, RINGS) < length(60.0, 1.0, RINGS));
        assert_eq!(length(900.0, 9.0, RINGS), RINGS);
    }

    #[test]
    fn the_past_is_remembered_between_moments_and_forgotten_with_its_stage() {
        let mut past = Past::default();
        let at = |x: f32| Transform::from_xyz(x, 0.0, 0.0);
        for moment in 0..200 {
            past.note(f64::from(moment) * 0.01, at(moment as f32));
        }
        let was = past.at(1.905).expect("it was noted");
        assert!((was.translation.x - 190.5).abs() < 1e-3, "{was:?}");
        assert_eq!(past.at(0.5), None, "that is too long ago");
        past.note(0.0, at(7.0));
        assert_eq!(past.at(1.905).map(|was| was.translation.x), Some(7.0));
        assert_eq!(past.at(-0.01), None);
    }
}
