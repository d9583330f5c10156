//! Colours of cards and paper.

/// A colour: red, green, blue as sRGB encodes them, and opacity; each 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rgba(pub [f32; 4]);

/// Card stock.
pub const PAPER: Rgba = Rgba::hex(0xF4_EAD5);
/// Card stock in shade.
pub const PAPER_DEEP: Rgba = Rgba::hex(0xE2_D2B4);
/// Printed text.
pub const INK: Rgba = Rgba::hex(0x2B_1F1A);
/// Printed lines, medals.
pub const BRASS: Rgba = Rgba::hex(0xD9_A95A);
/// The shaded side of brass.
pub const BRASS_DEEP: Rgba = Rgba::hex(0x8C_5F28);
/// Dark wood.
pub const WALNUT: Rgba = Rgba::hex(0x2E_1D15);
/// Hearts and attacks.
pub const RED: Rgba = Rgba::hex(0xB8_3A26);

impl Rgba {
    /// An opaque colour from `0xRRGGBB`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Self {
        Self([
            ((rgb >> 16) & 255) as f32 / 255.0,
            ((rgb >> 8) & 255) as f32 / 255.0,
            (rgb & 255) as f32 / 255.0,
            1.0,
        ])
    }

    /// The same colour with another opacity.
    #[must_use]
    pub const fn faint(self, opacity: f32) -> Self {
        let [r, g, b, _] = self.0;
        Self([r, g, b, opacity])
    }

    /// A colour between this (0) and another (1).
    #[must_use]
    pub fn mix(self, other: Self, t: f32) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + (other.0[i] - self.0[i]) * t))
    }

    /// The same colour in shade.
    #[must_use]
    pub fn darker(self, by: f32) -> Self {
        self.mix(Self::hex(0x1A_0F14).faint(self.0[3]), by)
    }

    /// The same colour in light.
    #[must_use]
    pub fn lighter(self, by: f32) -> Self {
        self.mix(Self::hex(0xFF_F6E0).faint(self.0[3]), by)
    }
}

/// The colours of a faction.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Livery {
    /// The frame in shade, and what is printed on paper.
    pub deep: Rgba,
    /// The frame.
    pub main: Rgba,
    /// The horizon of the picture.
    pub light: Rgba,
    /// The zenith of the picture.
    pub sky: Rgba,
}

/// The colours of a faction, by its name in the catalogue; walnut for one that is not known.
#[must_use]
pub fn livery(faction: &str) -> Livery {
    let [deep, main, light, sky] = match faction {
        "thornwood" => [0x1E_3A29, 0x3F_6B40, 0xE9_DDA0, 0x79_A86B],
        "cinderforge" => [0x4A_1813, 0xA5_3A21, 0xFB_CB78, 0xD5_6031],
        "deeptide" => [0x0E_2F4A, 0x1F_6686, 0xBF_E6D8, 0x3B_93AE],
        "highgale" => [0x2E_3168, 0x5B_68B0, 0xF7_DFC8, 0x8C_9CD8],
        "clockhollow" => [0x46_2F1B, 0x96_6A2C, 0xF6_E3B0, 0xC7_9C54],
        _ => [0x33_2620, 0x6A_5346, 0xE6_D8C0, 0x9A_8473],
    };
    Livery {
        deep: Rgba::hex(deep),
        main: Rgba::hex(main),
        light: Rgba::hex(light),
        sky: Rgba::hex(sky),
    }
}

/// The colour of an attack type, by its mark.
#[must_use]
pub fn type_color(mark: &str) -> Rgba {
    Rgba::hex(match mark {
        "tooth" => 0x8E_2B46,
        "flame" => 0xBC_4314,
        "spiral" => 0x55_62B0,
        "block" => 0x5F_5A50,
        "crest" => 0x1A_7391,
        "bolt" => 0x98_680C,
        _ => 0x6B_5548,
    })
}
