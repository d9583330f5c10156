//! What to practise: the choices for the range on one page, the drills on another.

mod drills;
mod range;

use bevy::prelude::*;

use super::Records;
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::label::Spoken;
use crate::shell::widget::{Turned, column, mark_choices, panel, screen_root};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::PracticeSetup),
        (range::spawn, look_at_table).after(super::Begin),
    )
    .add_systems(
        OnEnter(Screen::PracticeDrills),
        (drills::spawn, look_at_table).after(super::Begin),
    )
    .add_systems(
        Update,
        (
            mark_choices::<Records>,
            range::tell_figure.run_if(
                resource_exists_and_changed::<Records>
                    .or_eager(resource_changed::<Spoken>)
                    .or_eager(|fresh: Query<(), Added<range::FigureName>>| !fresh.is_empty()),
            ),
        )
            .run_if(in_state(Screen::PracticeSetup))
            .run_if(resource_exists::<Records>),
    );
}

fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.055, 0.02, 0.12),
        yaw: -0.12,
        pitch: 0.34,
        distance: 0.66,
    }));
}

/// The sheet of a page: its content in a column.
fn sheet() -> impl Bundle {
    let sheet = Node {
        width: px(760),
        max_height: percent(96),
        padding: UiRect::axes(px(26), px(18)),
        margin: UiRect::vertical(auto()),
        ..column(10)
    };
    let sides = Turned {
        wide: |node| (node.margin.left, node.max_width) = (px(32), percent(94)),
        tall: |node| (node.margin.left, node.max_width) = (percent(2), percent(96)),
    };
    (panel(sheet), sides)
}

/// The root of a page that is there as long as its screen.
fn page(name: &'static str, screen: Screen) -> impl Bundle {
    (screen_root(name), DespawnOnExit(screen))
}
