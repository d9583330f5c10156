//! What things are made of: meshes and textures painted in code, light, and the quality presets.

pub mod mesh;
pub mod noise;
pub mod palette;
pub mod texture;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How much the picture may cost.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// For software drivers and old laptops.
    Low,
    /// For most machines.
    #[default]
    Medium,
    /// For a real graphics card.
    High,
}

impl Preset {
    /// How finely textures are painted.
    fn detail(self) -> texture::Detail {
        let (side, anisotropy) = match self {
            Self::Low => (256, 1),
            Self::Medium => (512, 4),
            Self::High => (1024, 16),
        };
        texture::Detail { side, anisotropy }
    }

    /// `material`, without what this preset does not pay for.
    #[must_use]
    pub fn afford(self, material: StandardMaterial) -> StandardMaterial {
        match self {
            // A coat of lacquer is a second reflection at each point; a smoother face looks nearly the same.
            Self::Low => StandardMaterial {
                perceptual_roughness: material.perceptual_roughness * (1.0 - 0.35 * material.clearcoat),
                clearcoat: 0.0,
                ..material
            },
            Self::Medium | Self::High => material,
        }
    }
}

/// The materials that more than one thing is made of.
#[derive(Resource, Clone)]
pub struct Materials {
    /// The evening table: long oak boards.
    pub table: Handle<StandardMaterial>,
    /// Lacquered walnut.
    pub walnut: Handle<StandardMaterial>,
    /// Lacquered maple, lighter.
    pub maple: Handle<StandardMaterial>,
    /// Green felt.
    pub felt: Handle<StandardMaterial>,
    /// Speckled linoleum.
    pub linoleum: Handle<StandardMaterial>,
    /// Brushed brass.
    pub brass: Handle<StandardMaterial>,
}

/// When the preset is chosen, at the start.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChoosePreset;

/// When the shared materials are made, at the start.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MakeMaterials;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_materials.in_set(MakeMaterials).after(ChoosePreset));
}

fn make_materials(
    preset: Res<Preset>,
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let detail = preset.detail();
    let wood = |images: &mut Assets<Image>, kind| images.add(texture::wood(kind, detail));
    let lacquered = |texture| {
        preset.afford(StandardMaterial {
            base_color_texture: Some(texture),
            perceptual_roughness: 0.42,
            reflectance: 0.45,
            clearcoat: 0.5,
            clearcoat_perceptual_roughness: 0.18,
            ..default()
        })
    };
    let table = StandardMaterial {
        perceptual_roughness: 0.62,
        clearcoat: 0.0,
        ..lacquered(wood(&mut images, texture::Wood::OakBoards))
    };
    let made = Materials {
        table: materials.add(table),
        walnut: materials.add(lacquered(wood(&mut images, texture::Wood::Walnut))),
        maple: materials.add(lacquered(wood(&mut images, texture::Wood::Maple))),
        felt: materials.add(StandardMaterial {
            base_color_texture: Some(images.add(texture::felt(detail))),
            perceptual_roughness: 0.97,
            reflectance: 0.15,
            ..default()
        }),
        linoleum: materials.add(StandardMaterial {
            base_color_texture: Some(images.add(texture::linoleum(detail))),
            perceptual_roughness: 0.38,
            reflectance: 0.4,
            ..default()
        }),
        brass: materials.add(StandardMaterial {
            base_color: Color::srgb(0.86, 0.66, 0.34),
            metallic: 1.0,
            perceptual_roughness: 0.34,
            ..default()
        }),
    };
    commands.insert_resource(made);
}
