//! What stands elsewhere on a screen that is higher than wide.

use bevy::prelude::*;

use super::sided::{ChangeSides, Sided};
use crate::shell::camera::TableCamera;

/// How a node is laid out on a wide screen, and how on a tall one.
#[derive(Component, Debug, Clone, Copy)]
pub struct Turned {
    /// On a screen that is wider than high.
    pub wide: fn(&mut Node),
    /// On a screen that is higher than wide.
    pub tall: fn(&mut Node),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        lay_out.before(bevy::ui::UiSystems::Prepare).before(ChangeSides),
    );
}

fn lay_out(
    cameras: Query<&Camera, With<TableCamera>>,
    mut nodes: Query<(Ref<Turned>, &mut Node, Option<&mut Sided>)>,
    mut was_tall: Local<bool>,
) {
    let Some(size) = cameras.iter().find_map(Camera::logical_target_size) else {
        return;
    };
    let tall = size.x < size.y;
    let switched = tall != *was_tall;
    *was_tall = tall;
    for (turned, mut node, sided) in &mut nodes {
        if switched || turned.is_added() {
            let lay_out = if tall { turned.tall } else { turned.wide };
            if let Some(mut sided) = sided {
                sided.put_back(&mut node);
            }
            lay_out(&mut node);
        }
    }
}
