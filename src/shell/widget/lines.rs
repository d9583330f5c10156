//! Room for the line that Bevy did not foresee: it measures words in fractions of a pixel and breaks them in whole pixels,
//! so that a text whose last word just fits may become a line longer than its place.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::UiSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, give_room.after(UiSystems::PostLayout));
}

/// Lets a text be as high as it was written; one that no longer needs this is measured again.
fn give_room(mut texts: Query<(&TextLayoutInfo, &ComputedNode, &mut Node), (With<Text>, Changed<TextLayoutInfo>)>) {
    for (written, place, mut node) in &mut texts {
        let lacks = written.size.y - place.size().y * place.inverse_scale_factor();
        let wanted = if lacks > 1.0 {
            px(written.size.y)
        } else if lacks < -1.0 {
            auto()
        } else {
            continue;
        };
        if node.min_height != wanted {
            node.min_height = wanted;
        }
    }
}
