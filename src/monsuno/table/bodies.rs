//! Shows every body of the stage where the simulation has it.

use bevy::prelude::*;

use super::on_table::OnTable;
use super::pieces::{Art, Figure, spawn_capsule};
use crate::monsuno::play::Cards;
use crate::monsuno::tutorial::spot_of;
use crate::physics::{BodyId, BodyView};
use crate::shell::Screen;
use crate::shell::tutorial::Spot;

/// Which body of the stage an entity shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BodyOf(pub BodyId);

/// A figure that flew out: it unfolds, and stands up where it comes to rest.
#[derive(Component)]
pub struct Unfolding {
    figure: Figure,
    /// Seconds since it flew out.
    seconds: f32,
    /// How far it has stood up, from 0 to 1.
    stood: f32,
    /// How much higher its middle is when it stands, in metres.
    lift: f32,
}

/// Seconds that a figure takes to unfold.
const UNFOLDS: f32 = 0.45;
/// A figure slower than this, in m/s, stands up.
const SLOW: f64 = 0.12;

/// Spawns what is new, moves what moves, takes away what is gone.
pub(super) fn show_bodies<T: OnTable>(
    table: Res<T>,
    cards: Res<Cards>,
    mut art: ResMut<Art>,
    mut meshes: ResMut<Assets<Mesh>>,
    time: Res<Time<Fixed>>,
    mut shown: Query<(Entity, &BodyOf, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    let fraction = time.overstep_fraction_f64();
    for (entity, of, mut place, mut visible) in &mut shown {
        let Some(body) = table.bodies(fraction).find(|body| body.id == of.0) else {
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
    for body in table.bodies(fraction) {
        if !shown.iter().any(|(_, of, ..)| of.0 == body.id) {
            let figure = art.figure(table.figure(body.id.player(), &cards), &mut meshes);
            spawn_body(&mut commands, T::SCREEN, &art, figure, &body);
        }
    }
}

fn transform_of(body: &BodyView) -> Transform {
    Transform::from_translation(body.position.as_vec3()).with_rotation(body.orientation.as_quat())
}

fn spawn_body(commands: &mut Commands, screen: Screen, art: &Art, figure: Figure, body: &BodyView) {
    let mut entity = commands.spawn((
        Name::new("Body"),
        DespawnOnExit(screen),
        BodyOf(body.id),
        transform_of(body),
        if body.visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        },
    ));
    if let Some(spot) = spot_of(body.id) {
        entity.insert(Spot::on_table(spot, 0.045));
    }
    dress_body(&mut entity, art, figure, body);
}

/// Puts what is seen of `body` into `entity`, which stands where the simulation has it.
pub fn dress_body(entity: &mut EntityCommands, art: &Art, figure: Figure, body: &BodyView) {
    // What belongs to nobody looks like the second player's.
    let player = body.id.player().min(1);
    match body.id {
        BodyId::Capsule(_) => {
            entity.with_children(|root| spawn_capsule(root, art, player, figure.folded()));
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
            entity
                .with_child((
                    Mesh3d(figure.folded()),
                    MeshMaterial3d(art.figure_material()),
                    Transform::default(),
                ))
                .insert(Unfolding {
                    figure,
                    seconds: 0.0,
                    stood: 0.0,
                    lift: 0.0,
                });
        }
    }
}

/// Unfolds the figures that are out, and stands them up where they come to rest. Only the picture does: the bodies are where
/// the simulation has them.
pub(super) fn unfold_figures<T: OnTable>(
    table: Res<T>,
    time: Res<Time<Virtual>>,
    mut figures: Query<(&BodyOf, &Transform, &Visibility, &mut Unfolding, &Children)>,
    mut shown: Query<(&mut Mesh3d, &mut Transform), Without<BodyOf>>,
) {
    let seconds = time.delta_secs();
    for (of, place, visible, mut unfolding, children) in &mut figures {
        let seen = *visible != Visibility::Hidden;
        let body = table.bodies(1.0).find(|body| body.id == of.0 && seen);
        unfolding.go_on(seconds, body.as_ref());
        for child in children {
            if let Ok((mut mesh, mut turn)) = shown.get_mut(*child) {
                unfolding.show(place, &mut mesh, &mut turn);
            }
        }
    }
}

impl Unfolding {
    /// Unfolds for `seconds` more the figure of `body`; without one it is not out, and folded.
    pub fn go_on(&mut self, seconds: f32, body: Option<&BodyView>) {
        let Some(body) = body else {
            self.seconds = 0.0;
            self.stood = 0.0;
            return;
        };
        self.seconds += seconds;
        let towards = if body.velocity.length() < SLOW { 1.0 } else { -1.0 };
        self.stood = (self.stood + towards * 3.0 * seconds).clamp(0.0, 1.0);
        self.lift = self.figure.half_height - body.radius as f32;
    }

    /// Shows it as `mesh`, turned by `turn` against its body, which is at `place`.
    pub fn show(&self, place: &Transform, mesh: &mut Mut<Mesh3d>, turn: &mut Mut<Transform>) {
        let unfolded = (self.seconds / UNFOLDS).clamp(0.0, 1.0);
        let last = self.figure.poses.len().saturating_sub(1);
        let pose = (unfolded * last as f32).round() as usize;
        if let Some(wanted) = self.figure.poses.get(pose).filter(|wanted| mesh.0 != **wanted) {
            mesh.0 = wanted.clone();
        }
        turn.set_if_neq(standing(place, self.stood, self.lift));
    }
}

/// How a figure is turned against its body, `stood` of the way to standing upright, lifted until its feet touch.
fn standing(body: &Transform, stood: f32, lift: f32) -> Transform {
    let eased = stood * stood * (3.0 - 2.0 * stood);
    let (yaw, ..) = body.rotation.to_euler(EulerRot::YXZ);
    let upright = body.rotation.inverse() * Quat::from_rotation_y(yaw);
    let up = body.rotation.inverse() * Vec3::Y;
    Transform::from_translation(up * (eased * lift)).with_rotation(Quat::IDENTITY.slerp(upright, eased))
}
