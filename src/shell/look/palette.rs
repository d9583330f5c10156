//! The colours of the rings, for every kind of eye. The names of the colours stay true in each palette, and lightness
//! tells them apart where the hue may not; marks and names always do.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A set of colours for red, green, blue and yellow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// For most eyes.
    #[default]
    Usual,
    /// For eyes that confuse red and green: protanopia, deuteranopia.
    RedGreen,
    /// For eyes that confuse blue and yellow: tritanopia.
    BlueYellow,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::RedGreen, Self::BlueYellow];

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Usual => "palette-usual",
            Self::RedGreen => "palette-red-green",
            Self::BlueYellow => "palette-blue-yellow",
        }
    }

    /// Red, green, blue, yellow.
    #[must_use]
    pub fn colors(self) -> [Srgba; 4] {
        let [red, green, blue, yellow] = match self {
            Self::Usual => [
                [0.80, 0.085, 0.065],
                [0.055, 0.470, 0.205],
                [0.070, 0.200, 0.720],
                [0.965, 0.690, 0.060],
            ],
            // After Okabe and Ito, "Color Universal Design" (2008): vermilion, bluish green, blue, yellow.
            Self::RedGreen => [
                [0.780, 0.220, 0.000],
                [0.160, 0.720, 0.560],
                [0.020, 0.130, 0.500],
                [0.960, 0.890, 0.260],
            ],
            Self::BlueYellow => [
                [0.840, 0.190, 0.140],
                [0.000, 0.420, 0.300],
                [0.030, 0.070, 0.300],
                [1.000, 0.900, 0.560],
            ],
        };
        [red, green, blue, yellow].map(|[red, green, blue]| Srgba::rgb(red, green, blue))
    }

    /// The same colours as signs and words wear them on the dark sheets: light enough to be read.
    #[must_use]
    pub fn inks(self) -> [Srgba; 4] {
        let [red, green, blue, yellow] = match self {
            Self::Usual => [
                [0.98, 0.36, 0.30],
                [0.38, 0.82, 0.48],
                [0.46, 0.64, 1.00],
                [1.00, 0.82, 0.25],
            ],
            Self::RedGreen => [
                [0.86, 0.34, 0.06],
                [0.50, 0.93, 0.86],
                [0.40, 0.55, 1.00],
                [1.00, 0.92, 0.30],
            ],
            Self::BlueYellow => [
                [0.96, 0.38, 0.34],
                [0.05, 0.62, 0.40],
                [0.66, 0.74, 1.00],
                [1.00, 0.95, 0.70],
            ],
        };
        [red, green, blue, yellow].map(|[red, green, blue]| Srgba::rgb(red, green, blue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What eyes without one kind of cone see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1).
    const DEUTERANOPIA: [[f32; 3]; 3] = [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ];
    const PROTANOPIA: [[f32; 3]; 3] = [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ];
    const TRITANOPIA: [[f32; 3]; 3] = [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ];

    fn seen(color: Srgba, by: &[[f32; 3]; 3]) -> Oklaba {
        let linear = LinearRgba::from(color);
        let channel = |row: [f32; 3]| row[0] * linear.red + row[1] * linear.green + row[2] * linear.blue;
        let [red, green, blue] = by.map(channel).map(|channel| channel.clamp(0.0, 1.0));
        Oklaba::from(LinearRgba::rgb(red, green, blue))
    }

    /// How far the two colours that are hardest to tell apart are from each other.
    fn closest(colors: [Srgba; 4], by: &[[f32; 3]; 3]) -> f32 {
        let colors = colors.map(|color| seen(color, by));
        let mut closest = f32::MAX;
        for (nth, one) in colors.iter().enumerate() {
            for other in &colors[nth + 1..] {
                let apart = Vec3::new(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
                closest = closest.min(apart.length());
            }
        }
        closest
    }

    #[test]
    fn each_palette_tells_its_colours_apart_for_the_eyes_it_is_for() {
        for colors in [Palette::colors, Palette::inks] {
            let usual = |by| closest(colors(Palette::Usual), by);
            for by in [&DEUTERANOPIA, &PROTANOPIA] {
                let apart = closest(colors(Palette::RedGreen), by);
                assert!(apart > 0.14, "{apart}");
                assert!(apart > usual(by), "it is no worse than the usual one");
            }
            let apart = closest(colors(Palette::BlueYellow), &TRITANOPIA);
            assert!(apart > 0.14, "{apart}");
            assert!(apart > usual(&TRITANOPIA));
        }
    }

    #[test]
    fn inks_can_be_read_on_the_dark_sheets() {
        for ink in Palette::ALL.into_iter().flat_map(Palette::inks) {
            let ratio = (ink.luminance() + 0.05) / (crate::shell::theme::WALNUT.luminance() + 0.05);
            assert!(ratio > 4.5, "{ink:?}: {ratio}");
        }
    }
}
