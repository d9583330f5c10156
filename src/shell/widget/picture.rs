//! Pictures that are painted while the game runs: plots.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::monsuno::cards::Canvas;

/// A picture with nothing on it.
#[must_use]
pub fn blank_picture() -> Image {
    Image::new_fill(
        Extent3d::default(),
        TextureDimension::D2,
        &[0; 4],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// What was painted on `canvas`.
#[must_use]
pub fn picture_of(canvas: Canvas) -> Image {
    let size = Extent3d {
        width: canvas.width,
        height: canvas.height,
        depth_or_array_layers: 1,
    };
    Image::new(
        size,
        TextureDimension::D2,
        canvas.into_rgba8(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
