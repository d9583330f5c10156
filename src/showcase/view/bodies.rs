//! What stands and moves in a scene.

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::things::Trace;
use super::{Set, Showing, rings, things};
use crate::monsuno::table::{self as monsuno, BodyOf, Unfolding, dress_body, spawn_capsule, spawn_field};
use crate::mozyring::table as mozyring;
use crate::physics::clash::Clash;
use crate::physics::tower::Form;
use crate::shell::look::{Materials, mesh};
use crate::shell::settings::Settings;
use crate::showcase::simulation::{Look, Setting, Simulation, Spinner, Toppler, TopplingSetting};

/// Shows the body with this number.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Shows(usize);

/// Of the remembered places of a mark, each that many steps apart is seen.
const EACH: usize = 3;

/// The figures in the capsules, by player.
const FIGURES: [&str; 2] = ["stag", "fox"];

/// Who sets a scene: all that it takes.
#[derive(SystemParam)]
pub(super) struct Stagehand<'w, 's> {
    pub commands: Commands<'w, 's>,
    things: Res<'w, things::Art>,
    capsules: ResMut<'w, monsuno::Art>,
    rings: Res<'w, mozyring::Art>,
    shared: Res<'w, Materials>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl Stagehand<'_, '_> {
    /// Puts everything of the scene on the table.
    pub fn set(&mut self, showing: &Showing) {
        let root = self
            .commands
            .spawn((Name::new("Scene"), Set, Transform::default(), Visibility::default()))
            .id();
        match (&showing.scene.simulation, &showing.simulation) {
            (Setting::Spin { bodies }, _) => self.set_spinners(root, bodies),
            (_, Simulation::Clash(clash)) => self.set_clash(root, clash),
            (Setting::Topple(setting), _) => self.set_tower(root, setting),
            (_, Simulation::Rings(game)) => rings::set(&mut self.commands, &self.rings, root, game.game()),
            _ => {}
        }
    }

    fn set_spinners(&mut self, root: Entity, bodies: &[Spinner]) {
        let folded = FIGURES.map(|name| self.capsules.figure(name, &mut self.meshes).folded());
        for (nth, spinner) in bodies.iter().enumerate() {
            let body = self.spawn_body(root, nth);
            self.commands.entity(body).with_children(|body| match spinner.look {
                Look::Capsule => spawn_capsule(body, &self.capsules, 0, folded[0].clone()),
                Look::OtherCapsule => spawn_capsule(body, &self.capsules, 1, folded[1].clone()),
                Look::Tube => self.things.tube(body, spinner, nth, &mut self.meshes),
                Look::Coin => self.things.coin(body, spinner, &mut self.meshes),
                Look::Top => self.things.top(body, spinner, nth, &mut self.meshes),
                Look::Handle => self.things.handle(body, spinner, &mut self.meshes),
                Look::Solid => self.things.solid(body, spinner, &mut self.meshes),
            });
            if spinner.look == Look::Tube {
                self.commands
                    .entity(root)
                    .with_children(|root| self.things.traces(root, nth));
            }
        }
    }

    fn set_clash(&mut self, root: Entity, clash: &Clash) {
        let shape = *clash.field().shape();
        self.commands
            .entity(root)
            .with_children(|root| spawn_field(root, shape, &self.capsules, &self.shared, &mut self.meshes));
        let figures = FIGURES.map(|name| self.capsules.figure(name, &mut self.meshes));
        for (nth, body) in clash.stage().bodies().enumerate() {
            let entity = self.spawn_body(root, nth);
            let figure = figures[body.id.player().min(1)].clone();
            let mut entity = self.commands.entity(entity);
            entity.insert(BodyOf(body.id));
            dress_body(&mut entity, &self.capsules, figure, &body);
        }
    }

    fn set_tower(&mut self, root: Entity, setting: &TopplingSetting) {
        for (nth, one) in setting.blocks.iter().enumerate() {
            let entity = self.spawn_body(root, nth);
            match (&one.look, one.block.form) {
                (Toppler::Figure(name), form) => {
                    let figure = self.capsules.figure(name, &mut self.meshes);
                    let half = match form {
                        Form::Cylinder { half_height, .. } => half_height,
                        Form::Capsule { half_length, radius } => half_length + radius,
                        Form::Board { half } => half[1],
                    };
                    let scale = half as f32 / figure.half_height.max(1e-6);
                    self.commands.entity(entity).with_child((
                        Mesh3d(figure.poses.last().cloned().unwrap_or_default()),
                        MeshMaterial3d(self.capsules.figure_material()),
                        Transform::from_scale(Vec3::splat(scale)),
                    ));
                }
                (Toppler::Board, Form::Board { half }) => {
                    let board = mesh::soft_box(Vec3::from_array(half.map(|side| side as f32)), 0.0012);
                    self.commands.entity(entity).with_child((
                        Mesh3d(self.meshes.add(board)),
                        MeshMaterial3d(self.shared.maple.clone()),
                    ));
                }
                (Toppler::Capsule | Toppler::Board, _) => {
                    let folded = self.capsules.figure(FIGURES[0], &mut self.meshes).folded();
                    self.commands
                        .entity(entity)
                        .with_children(|root| spawn_capsule(root, &self.capsules, 0, folded));
                }
            }
        }
    }

    fn spawn_body(&mut self, root: Entity, nth: usize) -> Entity {
        self.commands
            .spawn((Shows(nth), Transform::default(), Visibility::Hidden, ChildOf(root)))
            .id()
    }
}

/// Moves each body to where the simulation has it.
pub(super) fn place(
    showing: Res<Showing>,
    time: Res<Time<Fixed>>,
    mut bodies: Query<(&Shows, &mut Transform, &mut Visibility)>,
) {
    let share = time.overstep_fraction_f64();
    for (shows, mut place, mut visible) in &mut bodies {
        let Some(pose) = showing.pose(shows.0, share) else {
            continue;
        };
        let at = Transform::from_translation(pose.position.as_vec3()).with_rotation(pose.orientation.as_quat());
        place.set_if_neq(at);
        visible.set_if_neq(if pose.visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Unfolds the figures that flew out of their capsules.
pub(super) fn unfold(
    showing: Res<Showing>,
    time: Res<Time<Virtual>>,
    mut figures: Query<(&BodyOf, &Transform, &mut Unfolding, &Children)>,
    mut shown: Query<(&mut Mesh3d, &mut Transform), Without<BodyOf>>,
) {
    let Simulation::Clash(clash) = &showing.simulation else {
        return;
    };
    for (of, place, mut unfolding, children) in &mut figures {
        let body = clash.stage().bodies().find(|body| body.id == of.0 && body.visible);
        unfolding.go_on(time.delta_secs(), body.as_ref());
        for child in children {
            if let Ok((mut mesh, mut turn)) = shown.get_mut(*child) {
                unfolding.show(place, &mut mesh, &mut turn);
            }
        }
    }
}

/// Moves the traces of marks to where they were.
pub(super) fn place_traces(
    showing: Res<Showing>,
    settings: Res<Settings>,
    mut traces: Query<(&Trace, &mut Transform, &mut Visibility), With<NotShadowCaster>>,
) {
    let Simulation::Spin(spinners) = &showing.simulation else {
        return;
    };
    for (trace, mut place, mut visible) in &mut traces {
        let was = spinners.marks(trace.body).nth_back(trace.age * EACH);
        if let Some(was) = was.filter(|_| !settings.reduced_motion) {
            place.translation = was.as_vec3();
            visible.set_if_neq(Visibility::Inherited);
        }
    }
}
