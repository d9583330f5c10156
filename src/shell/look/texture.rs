//! Textures painted in code, each with its mip maps, so that nothing shimmers.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::Vec3;
use bevy::prelude::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::noise::{fractal, hash, value};

/// A kind of wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wood {
    /// Boards of oak side by side, for the table.
    OakBoards,
    /// Dark, straight grain.
    Walnut,
    /// Light, quiet grain.
    Maple,
}

/// How finely textures are painted and looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Detail {
    /// The side of a texture, in pixels: a power of two.
    pub side: u32,
    /// How many samples a texel that is seen at a slant may take.
    pub anisotropy: u16,
}

/// Wood with its grain along the second texture coordinate.
#[must_use]
pub fn wood(kind: Wood, detail: Detail) -> Image {
    let (dark, light, boards) = match kind {
        Wood::OakBoards => (Vec3::new(0.120, 0.058, 0.030), Vec3::new(0.300, 0.165, 0.088), 4.0),
        Wood::Walnut => (Vec3::new(0.075, 0.034, 0.020), Vec3::new(0.190, 0.098, 0.056), 1.0),
        Wood::Maple => (Vec3::new(0.400, 0.235, 0.115), Vec3::new(0.560, 0.365, 0.205), 1.0),
    };
    paint(detail, |u, v| {
        let board = (u * boards).floor();
        let seed = 11 + board as u32 * 7;
        let shift = hash(board as u32, 3, 5);
        let v = v + shift;
        // Rings of a trunk cut lengthwise: contours of slow noise, pulled long along the grain.
        let slow = fractal(u * 4.0, v * 2.0, 2, 2, seed) * 5.0;
        let rings = 0.5 + 0.5 * (std::f32::consts::TAU * (slow + u * 9.0)).sin();
        let pores = value(u * 220.0, v * 10.0, 10, seed + 1);
        let fibre = fractal(u * 64.0, v * 4.0, 4, 3, seed + 2);
        let mut shade = 0.30 + 0.20 * rings + 0.42 * fibre - 0.20 * (pores - 0.62).max(0.0) / 0.38;
        if boards > 1.0 {
            shade += 0.16 * (shift - 0.5);
            let to_gap = (u * boards - board).min(board + 1.0 - u * boards) / boards;
            shade *= (to_gap * 420.0).clamp(0.22, 1.0);
        }
        dark.lerp(light, shade.clamp(0.0, 1.0))
    })
}

/// White, dense in the middle and gone at the edge: for what has no outline, such as dust and flashes.
#[must_use]
pub fn soft_dot() -> Image {
    const SIDE: u32 = 64;
    let middle = (SIDE - 1) as f32 / 2.0;
    let mut pixels = Vec::with_capacity((SIDE * SIDE * 4) as usize);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let away = (x as f32 - middle).hypot(y as f32 - middle) / middle;
            let dense = (1.0 - away).clamp(0.0, 1.0);
            let dense = dense * dense * (3.0 - 2.0 * dense);
            pixels.extend([255, 255, 255, (dense * 255.0) as u8]);
        }
    }
    let size = Extent3d {
        width: SIDE,
        height: SIDE,
        depth_or_array_layers: 1,
    };
    let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    Image::new(size, TextureDimension::D2, pixels, format, usage)
}

/// Green felt: short fibres every way, a little uneven.
#[must_use]
pub fn felt(detail: Detail) -> Image {
    paint(detail, |u, v| {
        let cloud = fractal(u * 6.0, v * 6.0, 6, 4, 21);
        let fibre = fractal(u * 128.0, v * 128.0, 128, 2, 22);
        Vec3::new(0.050, 0.165, 0.120) * (0.72 + 0.30 * cloud + 0.42 * (fibre - 0.5))
    })
}

/// Speckled linoleum in warm grey-green.
#[must_use]
pub fn linoleum(detail: Detail) -> Image {
    paint(detail, |u, v| {
        let cloud = fractal(u * 8.0, v * 8.0, 8, 4, 31);
        let speck = value(u * 160.0, v * 160.0, 160, 32);
        let fleck = if speck > 0.86 {
            0.16
        } else if speck < 0.12 {
            -0.13
        } else {
            0.0
        };
        Vec3::new(0.365, 0.375, 0.305) * (0.82 + 0.26 * cloud + fleck)
    })
}

/// Paints a tiling texture from a linear colour for each point of the unit square.
fn paint(detail: Detail, color: impl Fn(f32, f32) -> Vec3) -> Image {
    let side = detail.side;
    let mut level: Vec<Vec3> = (0..side * side)
        .map(|i| color((i % side) as f32 / side as f32, (i / side) as f32 / side as f32))
        .collect();
    let mut wide = side as usize;
    let mut bytes = Vec::with_capacity((side * side * 4 * 4 / 3) as usize + 16);
    loop {
        for texel in &level {
            bytes.extend([to_srgb(texel.x), to_srgb(texel.y), to_srgb(texel.z), 255]);
        }
        if wide == 1 {
            break;
        }
        level = halved(&level, wide);
        wide /= 2;
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: side,
            height: side,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = side.ilog2() + 1;
    image.data = Some(bytes);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: detail.anisotropy,
        ..ImageSamplerDescriptor::default()
    });
    image
}

/// The next mip level: the mean of each two by two texels, in linear light.
fn halved(level: &[Vec3], side: usize) -> Vec<Vec3> {
    let half = side / 2;
    (0..half * half)
        .map(|i| {
            let (x, y) = (2 * (i % half), 2 * (i / half));
            let at = |dx, dy| level[(y + dy) * side + x + dx];
            (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4.0
        })
        .collect()
}

/// Linear light to an sRGB byte (IEC 61966-2-1).
fn to_srgb(linear: f32) -> u8 {
    let c = linear.clamp(0.0, 1.0);
    let encoded = if c <= 0.003_130_8 {
        12.92 * c
    } else {
        1.055 * c.powf(1.0 / 2.4) - 0.055
    };
    (encoded * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    const DETAIL: Detail = Detail {
        side: 128,
        anisotropy: 1,
    };

    #[test]
    fn a_texture_carries_all_its_mip_levels() {
        let image = felt(DETAIL);
        let texels: u32 = (0..=DETAIL.side.ilog2())
            .map(|level| (DETAIL.side >> level).pow(2))
            .sum();
        assert_eq!(image.data.map(|data| data.len()), Some(texels as usize * 4));
    }

    #[test]
    fn wood_is_not_one_flat_colour() {
        let bytes = wood(Wood::Walnut, DETAIL).data.expect("it is painted");
        let reds: Vec<u8> = bytes.chunks_exact(4).take(4_000).map(|texel| texel[0]).collect();
        let (least, most) = (reds.iter().min(), reds.iter().max());
        assert!(most.zip(least).is_some_and(|(most, least)| most - least > 20));
    }
}
