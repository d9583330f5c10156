//! The things that only the showcase and the lab have: a pipe, a coin, a top, a bar with a stem, turned solids.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::shell::look::{Materials, Preset, mesh};
use crate::showcase::simulation::{Spinner, Support};
use crate::spin::Shape;

/// One of the last places of the mark of a body.
#[derive(Component, Debug, Clone, Copy)]
pub(crate) struct Trace {
    pub body: usize,
    /// 0 for the newest.
    pub age: usize,
}

/// So many of the last places of a mark are seen.
const TRACES: usize = 256;

/// What they are made of.
#[derive(Resource, Clone)]
pub(crate) struct Art {
    enamel: [Handle<StandardMaterial>; 3],
    gilt: Handle<StandardMaterial>,
    walnut: Handle<StandardMaterial>,
    ivory: Handle<StandardMaterial>,
    red: Handle<StandardMaterial>,
    glow: Handle<StandardMaterial>,
    dot: Handle<Mesh>,
}

pub(super) fn make_art(
    preset: Res<Preset>,
    shared: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let mut enamel = |color: Color| {
        materials.add(preset.afford(StandardMaterial {
            base_color: color,
            perceptual_roughness: 0.28,
            reflectance: 0.5,
            clearcoat: 0.8,
            clearcoat_perceptual_roughness: 0.1,
            double_sided: true,
            cull_mode: None,
            ..default()
        }))
    };
    commands.insert_resource(Art {
        enamel: [
            enamel(Color::srgb(0.08, 0.32, 0.38)),
            enamel(Color::srgb(0.46, 0.13, 0.10)),
            enamel(Color::srgb(0.20, 0.16, 0.40)),
        ],
        ivory: enamel(Color::srgb(0.92, 0.88, 0.76)),
        red: enamel(Color::srgb(0.62, 0.14, 0.07)),
        // Bright also where there is little around to be mirrored.
        gilt: materials.add(StandardMaterial {
            base_color: Color::srgb(0.93, 0.70, 0.34),
            metallic: 0.35,
            perceptual_roughness: 0.30,
            reflectance: 0.6,
            ..default()
        }),
        walnut: shared.walnut.clone(),
        glow: materials.add(StandardMaterial {
            base_color: Color::linear_rgba(0.55, 0.36, 0.10, 0.16),
            alpha_mode: AlphaMode::Add,
            unlit: true,
            ..default()
        }),
        dot: meshes.add(Sphere::new(0.0012).mesh().uv(8, 5)),
    });
}

impl Art {
    /// A pipe, and a painted mark on the edge of its upper end.
    pub fn tube(&self, root: &mut ChildSpawnerCommands, spinner: &Spinner, nth: usize, meshes: &mut Assets<Mesh>) {
        let (half, radius) = (spinner.shape.half_height() as f32, spinner.shape.radius() as f32);
        let wall = 0.84 * radius;
        let pipe = [
            Vec2::new(wall, half),
            Vec2::new(radius, half),
            Vec2::new(radius, -half),
            Vec2::new(wall, -half),
            Vec2::new(wall, half),
        ];
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&pipe, 64, 10.0))),
            MeshMaterial3d(self.enamel[nth % self.enamel.len()].clone()),
        ));
        let mark = mesh::prism(20, 0.30 * radius, 0.0006, None);
        root.spawn((
            Mesh3d(meshes.add(mark)),
            MeshMaterial3d(self.ivory.clone()),
            Transform::from_xyz(radius, half - 0.34 * radius, 0.0).with_rotation(Quat::from_rotation_z(-FRAC_PI_2)),
        ));
    }

    /// Where the mark of body number `body` was: `root` does not move.
    pub fn traces(&self, root: &mut ChildSpawnerCommands, body: usize) {
        for age in 0..TRACES {
            root.spawn((
                Trace { body, age },
                Mesh3d(self.dot.clone()),
                MeshMaterial3d(self.glow.clone()),
                Transform::default(),
                Visibility::Hidden,
                NotShadowCaster,
            ));
        }
    }

    /// A coin with a raised edge and a star on each face.
    pub fn coin(&self, root: &mut ChildSpawnerCommands, spinner: &Spinner, meshes: &mut Assets<Mesh>) {
        let (half, radius) = (spinner.shape.half_height() as f32, spinner.shape.radius() as f32);
        let (edge, face) = (0.88 * radius, 0.62 * half);
        let soft = 0.25 * half;
        let outline = [
            Vec2::new(0.0, face),
            Vec2::new(edge, face),
            Vec2::new(edge + 0.4 * half, half),
            Vec2::new(radius - soft, half),
            Vec2::new(radius, half - soft),
            Vec2::new(radius, -half + soft),
            Vec2::new(radius - soft, -half),
            Vec2::new(edge + 0.4 * half, -half),
            Vec2::new(edge, -face),
            Vec2::new(0.0, -face),
        ];
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&outline, 96, 10.0))),
            MeshMaterial3d(self.gilt.clone()),
        ));
        let star = meshes.add(mesh::prism(5, 0.6 * radius, 0.38 * half, Some(0.45)));
        for (side, material) in [(1.0, &self.ivory), (-1.0, &self.red)] {
            let turn = Quat::from_rotation_x(if side > 0.0 { 0.0 } else { PI });
            root.spawn((
                Mesh3d(star.clone()),
                MeshMaterial3d(material.clone()),
                Transform::from_xyz(0.0, side * face, 0.0).with_rotation(turn),
            ));
        }
    }

    /// A turned top that stands on the tip of `spinner`.
    pub fn top(&self, root: &mut ChildSpawnerCommands, spinner: &Spinner, nth: usize, meshes: &mut Assets<Mesh>) {
        let (half, radius) = (spinner.shape.half_height() as f32, spinner.shape.radius() as f32);
        let tip = match spinner.support {
            Support::Tip { offset } => offset as f32,
            Support::Plane { .. } | Support::Nothing => half,
        };
        let belly = [
            Vec2::new(0.0, half * 1.9),
            Vec2::new(0.30 * radius, half * 1.7),
            Vec2::new(0.72 * radius, half * 1.25),
            Vec2::new(0.95 * radius, half * 0.7),
            Vec2::new(radius, 0.0),
            Vec2::new(0.93 * radius, -0.8 * half),
            Vec2::new(0.70 * radius, -0.42 * tip),
            Vec2::new(0.34 * radius, -0.70 * tip),
            Vec2::new(0.10 * radius, -0.90 * tip),
            Vec2::new(0.05 * radius, -0.97 * tip),
            Vec2::new(0.0, -tip),
        ];
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&belly, 72, 14.0))),
            MeshMaterial3d(self.walnut.clone()),
        ));
        let band = mesh::lathe(
            &mesh::ring_profile(0.86 * radius, radius + 0.0006, 0.9 * half, 0.25 * half),
            72,
            10.0,
        );
        root.spawn((
            Mesh3d(meshes.add(band)),
            MeshMaterial3d(self.enamel[nth % self.enamel.len()].clone()),
            Transform::from_xyz(0.0, -0.45 * half, 0.0),
        ));
        let stem = [
            Vec2::new(0.0, half * 4.2),
            Vec2::new(0.10 * radius, half * 4.1),
            Vec2::new(0.13 * radius, half * 3.8),
            Vec2::new(0.075 * radius, half * 3.2),
            Vec2::new(0.075 * radius, half * 1.8),
        ];
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&stem, 32, 10.0))),
            MeshMaterial3d(self.gilt.clone()),
        ));
        // Three inlays: they show the turning.
        let inlay = meshes.add(mesh::prism(20, 0.14 * radius, 0.0006, None));
        for third in 0..3 {
            let turn = Quat::from_rotation_y(2.0 * PI * third as f32 / 3.0);
            root.spawn((
                Mesh3d(inlay.clone()),
                MeshMaterial3d(self.ivory.clone()),
                Transform::from_translation(turn * Vec3::new(0.52 * radius, 1.47 * half, 0.0))
                    .with_rotation(turn * Quat::from_rotation_z(-0.42)),
            ));
        }
    }

    /// A bar as long as the shape of `spinner` across its axis, and a stem of half that length down it.
    pub fn handle(&self, root: &mut ChildSpawnerCommands, spinner: &Spinner, meshes: &mut Assets<Mesh>) {
        self.handle_with_stem(root, spinner, spinner.shape.half_height() as f32, meshes);
    }

    /// The same with a stem of the length `stem`.
    pub fn handle_with_stem(
        &self,
        root: &mut ChildSpawnerCommands,
        spinner: &Spinner,
        stem: f32,
        meshes: &mut Assets<Mesh>,
    ) {
        let (half, radius) = (spinner.shape.half_height() as f32, spinner.shape.radius() as f32);
        // The middle of mass of bar and stem, both of the same section, lies so far below the bar.
        let bar = 0.5 * stem * stem / (2.0 * half + stem);
        let rod = |length: f32| {
            let end = 0.25 * radius;
            [
                Vec2::new(0.0, length),
                Vec2::new(radius - end, length),
                Vec2::new(radius, length - end),
                Vec2::new(radius, -length + end),
                Vec2::new(radius - end, -length),
                Vec2::new(0.0, -length),
            ]
        };
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&rod(half), 48, 10.0))),
            MeshMaterial3d(self.gilt.clone()),
            Transform::from_xyz(0.0, bar, 0.0).with_rotation(Quat::from_rotation_z(FRAC_PI_2)),
        ));
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&rod(0.5 * stem), 48, 10.0))),
            MeshMaterial3d(self.gilt.clone()),
            Transform::from_xyz(0.0, bar - 0.5 * stem, 0.0),
        ));
        // A ring in colour at one end of the bar: which way round it is.
        let ring = mesh::ring_profile(0.9 * radius, 1.18 * radius, 1.6 * radius, 0.2 * radius);
        let ring = meshes.add(mesh::lathe(&ring, 48, 10.0));
        for (side, material) in [(1.0, &self.red), (-1.0, &self.ivory)] {
            root.spawn((
                Mesh3d(ring.clone()),
                MeshMaterial3d(material.clone()),
                Transform::from_xyz(side * 0.84 * half, bar, 0.0)
                    .with_rotation(Quat::from_rotation_z(-side * FRAC_PI_2)),
            ));
        }
    }

    /// A turned solid of just the shape of `spinner`: its halves differ in colour, and inlays in the upper one show the turning.
    pub fn solid(&self, root: &mut ChildSpawnerCommands, spinner: &Spinner, meshes: &mut Assets<Mesh>) {
        let (half, radius) = (spinner.shape.half_height() as f32, spinner.shape.radius() as f32);
        let (outline, inlays) = if let Shape::Capsule { half_length, .. } = spinner.shape {
            let (straight, lean) = (half_length as f32, 0.7_f32);
            let (sin, cos) = lean.sin_cos();
            let part = |from, to| mesh::capsule_profile(straight, radius, from, to);
            (
                [part(0.5, 1.0), part(0.0, 0.5)],
                (radius * sin, straight + radius * cos, lean),
            )
        } else {
            let edge = 0.12 * half.min(radius);
            let upper = vec![
                Vec2::new(0.0, half),
                Vec2::new(radius - edge, half),
                Vec2::new(radius, half - edge),
                Vec2::new(radius, 0.0),
            ];
            let lower = upper.iter().rev().map(|at| Vec2::new(at.x, -at.y)).collect();
            ([upper, lower], (0.62 * radius, half, 0.0))
        };
        for (profile, material) in outline.iter().zip([&self.enamel[0], &self.enamel[1]]) {
            root.spawn((
                Mesh3d(meshes.add(mesh::lathe(profile, 72, 10.0))),
                MeshMaterial3d(material.clone()),
            ));
        }
        let inlay = meshes.add(mesh::prism(20, 0.16 * radius, 0.0008, None));
        let (out, up, lean) = inlays;
        for third in 0..3 {
            let turn = Quat::from_rotation_y(2.0 * PI * third as f32 / 3.0);
            root.spawn((
                Mesh3d(inlay.clone()),
                MeshMaterial3d(self.ivory.clone()),
                Transform::from_translation(turn * Vec3::new(out, up, 0.0))
                    .with_rotation(turn * Quat::from_rotation_z(-lean)),
            ));
        }
    }

    /// A pillar so high, with a cup on it for the tip of a top.
    pub fn pillar(&self, root: &mut ChildSpawnerCommands, height: f32, meshes: &mut Assets<Mesh>) {
        let outline = [
            Vec2::new(0.0, height),
            Vec2::new(0.0030, height - 0.0005),
            Vec2::new(0.0030, height - 0.004),
            Vec2::new(0.0022, 0.55 * height),
            Vec2::new(0.0040, 0.16 * height),
            Vec2::new(0.0180, 0.05 * height),
            Vec2::new(0.0200, 0.0),
        ];
        root.spawn((
            Mesh3d(meshes.add(mesh::lathe(&outline, 48, 10.0))),
            MeshMaterial3d(self.walnut.clone()),
        ));
    }
}
