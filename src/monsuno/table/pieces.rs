//! Capsules as things: two shells of clear plastic, a band in the player's colour, the figure inside.

use bevy::camera::primitives::MeshAabb;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::figure;
use crate::physics::CapsuleKind;
use crate::shell::look::{Preset, mesh};

/// Poses between folded and standing that are seen while a figure unfolds.
pub const POSES: usize = 7;

/// A modelled figure.
#[derive(Debug, Clone)]
pub struct Figure {
    /// From folded to standing.
    pub poses: Vec<Handle<Mesh>>,
    /// How far its feet are below the middle when it stands, in metres.
    pub half_height: f32,
}

impl Figure {
    /// As it lies in the capsule.
    #[must_use]
    pub fn folded(&self) -> Handle<Mesh> {
        self.poses.first().cloned().unwrap_or_default()
    }
}

/// Meshes and materials of Monsuno.
#[derive(Resource, Clone)]
pub struct Art {
    /// The upper and the lower shell, centred on the capsule.
    pub(super) shells: [Handle<Mesh>; 2],
    band: Handle<Mesh>,
    knobs: [Handle<Mesh>; 2],
    /// Clear plastic by player.
    pub(super) clear: [Handle<StandardMaterial>; 2],
    /// The plastic of a ghost.
    ghost: Handle<StandardMaterial>,
    /// The colour of each player's band.
    pub(super) bands: [Handle<StandardMaterial>; 2],
    /// The poses of the figures that were needed so far, by name, from folded to standing.
    figures: HashMap<String, Figure>,
    figure_material: Handle<StandardMaterial>,
    half_length: f32,
    radius: f32,
    ivory: Handle<StandardMaterial>,
    pub(super) arena: Handle<StandardMaterial>,
    pub(super) rim: Handle<StandardMaterial>,
    pub(super) line: Handle<StandardMaterial>,
    pub(super) arrow: Handle<StandardMaterial>,
    pub(super) shaft: Handle<Mesh>,
    pub(super) head: Handle<Mesh>,
}

impl Art {
    /// The two players' colours.
    pub const COLORS: [Color; 2] = [Color::srgb(1.0, 0.46, 0.10), Color::srgb(0.16, 0.52, 1.0)];

    /// The poses of the figure called `name`, from folded to standing; modelled when they are first asked for.
    pub fn figure(&mut self, name: &str, meshes: &mut Assets<Mesh>) -> Figure {
        if let Some(figure) = self.figures.get(name) {
            return figure.clone();
        }
        let model = |pose: usize| {
            let unfolded = pose as f32 / (POSES - 1) as f32;
            figure::mesh(name, unfolded, self.half_length, self.radius)
        };
        let standing = model(POSES - 1);
        let half_height = standing
            .compute_aabb()
            .map_or(self.radius, |bounds| bounds.half_extents.y);
        let mut poses: Vec<Handle<Mesh>> = (0..POSES - 1).map(|pose| meshes.add(model(pose))).collect();
        poses.push(meshes.add(standing));
        let figure = Figure { poses, half_height };
        self.figures.insert(name.to_owned(), figure.clone());
        figure
    }

    /// What all figures are made of.
    pub fn figure_material(&self) -> Handle<StandardMaterial> {
        self.figure_material.clone()
    }
}

pub(super) fn make_art(
    preset: Res<Preset>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) -> Result {
    let kind = CapsuleKind::named("classic")?;
    let (half, radius) = (kind.half_length as f32, kind.radius as f32);
    let shell = |from: f32, to: f32| mesh::lathe(&mesh::capsule_profile(half, radius, from, to), 48, 10.0);
    let colors = Art::COLORS;
    let plastic = |color: Color| StandardMaterial {
        base_color: color.mix(&Color::WHITE, 0.55).with_alpha(0.30),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.12,
        reflectance: 0.55,
        clearcoat: 1.0,
        clearcoat_perceptual_roughness: 0.05,
        double_sided: true,
        cull_mode: None,
        ..default()
    };
    let glow = |color: Color, strength: f32| StandardMaterial {
        base_color: color,
        emissive: LinearRgba::from(color) * strength,
        perceptual_roughness: 0.45,
        ..default()
    };
    let moulded = |color: Color, roughness: f32| StandardMaterial {
        base_color: color,
        perceptual_roughness: roughness,
        reflectance: 0.45,
        ..default()
    };
    commands.insert_resource(Art {
        shells: [meshes.add(shell(0.5, 1.0)), meshes.add(shell(0.0, 0.5))],
        band: meshes.add(mesh::lathe(
            &mesh::ring_profile(radius - 0.001, radius + 0.0011, 0.0075, 0.0010),
            64,
            10.0,
        )),
        knobs: [meshes.add(knobs(radius, 3, None)), meshes.add(knobs(radius, 4, None))],
        clear: colors.map(|color| materials.add(preset.afford(plastic(color)))),
        ghost: materials.add(StandardMaterial {
            base_color: Color::srgba(0.85, 0.92, 1.0, 0.22),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        }),
        bands: colors.map(|color| materials.add(glow(color, 0.25))),
        figures: HashMap::default(),
        // The colours are the figures' own.
        figure_material: materials.add(StandardMaterial {
            emissive: LinearRgba::rgb(0.012, 0.011, 0.010),
            perceptual_roughness: 0.38,
            reflectance: 0.4,
            ..default()
        }),
        half_length: half,
        radius,
        ivory: materials.add(moulded(Color::srgb(0.95, 0.91, 0.80), 0.4)),
        arena: materials.add(preset.afford(StandardMaterial {
            double_sided: true,
            cull_mode: None,
            clearcoat: 0.6,
            clearcoat_perceptual_roughness: 0.2,
            ..moulded(Color::srgb(0.030, 0.105, 0.165), 0.42)
        })),
        rim: materials.add(preset.afford(StandardMaterial {
            clearcoat: 0.8,
            clearcoat_perceptual_roughness: 0.12,
            ..moulded(Color::srgb(0.62, 0.14, 0.07), 0.32)
        })),
        line: materials.add(glow(Color::srgb(0.60, 0.48, 0.26), 0.10)),
        arrow: materials.add(StandardMaterial {
            base_color: Color::srgba(1.0, 0.83, 0.38, 0.88),
            emissive: LinearRgba::rgb(1.5, 1.0, 0.3),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            cull_mode: None,
            ..default()
        }),
        shaft: meshes.add(mesh::sheet(Vec2::new(0.005, 0.5), 1.0)),
        head: meshes.add(mesh::prism(3, 0.019, 0.0008, None)),
    });
    Ok(())
}

/// Three or four small knobs around the band: they show the turning, and their number tells the player.
fn knobs(radius: f32, sides: u32, star: Option<f32>) -> Mesh {
    let knob = mesh::prism(sides, 0.0042, 0.0022, star);
    let placed = |i: u32| {
        let turn = Quat::from_rotation_y(std::f32::consts::TAU * i as f32 / sides as f32);
        knob.clone().transformed_by(Transform {
            translation: turn * Vec3::new(0.0, 0.0, radius + 0.0006),
            rotation: turn * Quat::from_rotation_x(std::f32::consts::FRAC_PI_2),
            ..default()
        })
    };
    (1..sides).fold(placed(0), |mut all, i| {
        all.merge(&placed(i))
            .expect("meshes made the same way have the same attributes");
        all
    })
}

/// Puts the shells of a ghost, thin as air, into `root`, with a band around them or without.
pub fn spawn_ghost(root: &mut ChildSpawnerCommands, art: &Art, banded: bool) {
    for shell in &art.shells {
        root.spawn((
            Mesh3d(shell.clone()),
            MeshMaterial3d(art.ghost.clone()),
            NotShadowCaster,
        ));
    }
    if banded {
        root.spawn((
            Mesh3d(art.band.clone()),
            MeshMaterial3d(art.line.clone()),
            Transform::from_xyz(0.0, -0.00375, 0.0),
            NotShadowCaster,
        ));
    }
}

/// Puts the parts of a closed capsule of `player`, with the folded `figure`, into `root`.
pub fn spawn_capsule(root: &mut ChildSpawnerCommands, art: &Art, player: usize, figure: Handle<Mesh>) {
    for shell in &art.shells {
        root.spawn((Mesh3d(shell.clone()), MeshMaterial3d(art.clear[player].clone())));
    }
    root.spawn((
        Mesh3d(art.band.clone()),
        MeshMaterial3d(art.bands[player].clone()),
        Transform::from_xyz(0.0, -0.00375, 0.0),
    ));
    root.spawn((Mesh3d(art.knobs[player].clone()), MeshMaterial3d(art.ivory.clone())));
    root.spawn((Mesh3d(figure), MeshMaterial3d(art.figure_material())));
}
