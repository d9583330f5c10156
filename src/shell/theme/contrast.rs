//! High contrast: each colour of words, edges and panels has one that stands out as far as it can.

use bevy::prelude::*;

use super::{
    BRASS, BUTTON, BUTTON_HOVERED, BUTTON_PRESSED, CREAM, CREAM_DIM, HAIRLINE, LEAD, LEAD_HOVERED, REFUSED, WALNUT,
};
use crate::shell::settings::Settings;

/// The usual colours, and what stands for them in high contrast.
const PAIRS: [(Color, Color); 11] = [
    (CREAM, Color::srgb(1.0, 1.0, 1.0)),
    (CREAM_DIM, Color::srgb(0.93, 0.93, 0.90)),
    (BRASS, Color::srgb(1.0, 0.86, 0.36)),
    (HAIRLINE, Color::srgb(0.999, 0.86, 0.36)),
    (WALNUT, Color::srgb(0.0, 0.0, 0.0)),
    (BUTTON, Color::srgb(0.001, 0.0, 0.0)),
    (BUTTON_HOVERED, Color::srgb(0.14, 0.14, 0.14)),
    (BUTTON_PRESSED, Color::srgb(0.07, 0.07, 0.07)),
    (LEAD, Color::srgb(0.47, 0.19, 0.0)),
    (LEAD_HOVERED, Color::srgb(0.58, 0.26, 0.0)),
    (REFUSED, Color::srgb(1.0, 0.62, 0.55)),
];

/// The colour that stands for `color` in high contrast, or, if not `high`, the usual one that `color` stands for.
#[must_use]
pub fn turn(color: Color, high: bool) -> Color {
    let found = PAIRS.iter().find_map(|&(usual, strong)| match high {
        true => (usual == color).then_some(strong),
        false => (strong == color).then_some(usual),
    });
    found.unwrap_or(color)
}

/// Turns what is painted anew, or everything when the setting was changed. Buttons are painted in the right colours.
pub(super) fn turn_colors(
    settings: Res<Settings>,
    mut high: Local<bool>,
    mut texts: Query<&mut TextColor>,
    mut faces: Query<&mut BackgroundColor>,
    mut edges: Query<&mut BorderColor>,
) {
    let switched = std::mem::replace(&mut *high, settings.high_contrast) != settings.high_contrast;
    if !settings.high_contrast && !switched {
        return;
    }
    let high = settings.high_contrast;
    for mut text in texts.iter_mut().filter(|text| switched || text.is_changed()) {
        let color = turn(text.0, high);
        text.set_if_neq(TextColor(color));
    }
    for mut face in faces.iter_mut().filter(|face| switched || face.is_changed()) {
        let color = turn(face.0, high);
        face.set_if_neq(BackgroundColor(color));
    }
    for mut edge in edges.iter_mut().filter(|edge| switched || edge.is_changed()) {
        let color = BorderColor {
            top: turn(edge.top, high),
            right: turn(edge.right, high),
            bottom: turn(edge.bottom, high),
            left: turn(edge.left, high),
        };
        edge.set_if_neq(color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
    fn contrast(one: Color, other: Color) -> f32 {
        let [light, dark] = {
            let mut both = [one.luminance(), other.luminance()];
            both.sort_by(|a, b| b.total_cmp(a));
            both
        };
        (light + 0.05) / (dark + 0.05)
    }

    #[test]
    fn words_stand_out_on_every_face() {
        let inks = [CREAM, CREAM_DIM, BRASS, REFUSED].map(|ink| turn(ink, true));
        for ink in inks {
            for face in [WALNUT, BUTTON, BUTTON_HOVERED, BUTTON_PRESSED].map(|face| turn(face, true)) {
                assert!(
                    contrast(ink, face) >= 7.0,
                    "{ink:?} on {face:?}: {}",
                    contrast(ink, face)
                );
            }
        }
        for face in [LEAD, LEAD_HOVERED].map(|face| turn(face, true)) {
            assert!(
                contrast(turn(CREAM, true), face) >= 5.5,
                "{}",
                contrast(turn(CREAM, true), face)
            );
        }
    }

    #[test]
    fn there_and_back_is_the_same() {
        for (usual, _) in PAIRS {
            assert_eq!(turn(turn(usual, true), false), usual);
        }
    }
}
