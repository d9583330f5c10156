//! What a figure is painted with: colours by faction, and how a colour runs over a solid.

use bevy::prelude::*;

/// How the colour runs over one solid. Every solid knows two things about each of its points: how far `along` it lies
/// (0 at the start or the bottom, 1 at the end or the top), and how much it faces up or back (`top`, from -1 to 1).
#[derive(Clone, Copy)]
pub enum Paint {
    /// The same all over.
    Plain(Color),
    /// From one colour at the start to another at the end.
    Along(Color, Color),
    /// The first colour, and the second from this share of the length on.
    Tip(Color, Color, f32),
    /// A back and a belly.
    Belly(Color, Color),
    /// A back, a belly, and the third colour at the end.
    Wing(Color, Color, Color),
    /// So many pairs of stripes along the length.
    Bands(Color, Color, f32),
}

impl Paint {
    /// The colour, in linear light, at one point of a solid.
    pub fn at(self, along: f32, top: f32) -> LinearRgba {
        let blend = |from: Color, to: Color, share: f32| {
            LinearRgba::from(from).mix(&LinearRgba::from(to), share.clamp(0.0, 1.0))
        };
        match self {
            Self::Plain(color) => color.into(),
            Self::Along(from, to) => blend(from, to, along),
            Self::Tip(main, tip, from) => blend(main, tip, (along - from) * 8.0 + 0.5),
            Self::Belly(back, belly) => blend(belly, back, top * 3.0 + 1.2),
            Self::Wing(back, belly, tip) => {
                let face = Self::Belly(back, belly).at(along, top);
                face.mix(&tip.into(), ((along - 0.72) * 6.0).clamp(0.0, 1.0))
            }
            Self::Bands(main, stripe, pairs) => {
                // 0 at the ends of each pair, 1 in its middle.
                let wave = 1.0 - (2.0 * (along * pairs).fract() - 1.0).abs();
                blend(main, stripe, (wave - 0.5) * 4.0 + 0.5)
            }
        }
    }
}
