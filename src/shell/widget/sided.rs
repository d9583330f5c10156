//! Parts of a game's screen that stand at one side: at the other for who plays with the left hand.

use bevy::prelude::*;

use crate::shell::settings::Settings;

/// Stands at a side; whether that is the other side than the one it was written for.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Sided(bool);

pub(in crate::shell) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        change_sides
            .run_if(resource_changed::<Settings>.or_eager(|added: Query<(), Added<Sided>>| !added.is_empty()))
            .before(bevy::ui::UiSystems::Layout),
    );
}

fn change_sides(settings: Res<Settings>, mut sided: Query<(&mut Node, &mut Sided)>) {
    for (mut node, mut sided) in &mut sided {
        if sided.0 == settings.left_handed {
            continue;
        }
        sided.0 = settings.left_handed;
        (node.left, node.right) = (node.right, node.left);
        node.align_items = match node.align_items {
            AlignItems::End => AlignItems::Start,
            AlignItems::Default | AlignItems::Start => AlignItems::End,
            other => other,
        };
    }
}
