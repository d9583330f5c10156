//! Parts of a game's screen that stand at one side: at the other for who plays with the left hand.

use bevy::prelude::*;

use crate::shell::settings::Settings;

/// Stands at a side; whether that is the other side than the one it was written for.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Sided(bool);

/// When things change sides; what lays them out anew comes before.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ChangeSides;

pub(in crate::shell) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        change_sides
            .in_set(ChangeSides)
            .run_if(resource_changed::<Settings>.or_eager(|changed: Query<(), Changed<Sided>>| !changed.is_empty()))
            .before(bevy::ui::UiSystems::Layout),
    );
}

impl Sided {
    /// Puts `node` back to the side that it was written for.
    pub(super) fn put_back(&mut self, node: &mut Node) {
        if std::mem::take(&mut self.0) {
            change_side(node);
        }
    }
}

fn change_sides(settings: Res<Settings>, mut sided: Query<(&mut Node, &mut Sided)>) {
    for (mut node, mut sided) in &mut sided {
        if sided.0 == settings.left_handed {
            continue;
        }
        sided.0 = settings.left_handed;
        change_side(&mut node);
    }
}

fn change_side(node: &mut Node) {
    (node.left, node.right) = (node.right, node.left);
    node.align_items = match node.align_items {
        AlignItems::End => AlignItems::Start,
        AlignItems::Start => AlignItems::End,
        other => other,
    };
}
