//! What to practise: the choices for the range on one page, the drills on another.

mod drills;
mod range;

use bevy::prelude::*;

use super::Records;
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::label::Spoken;
use crate::shell::widget::{Turned, mark_choices, screen_root, setup_panel};

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
        wide: None,
    }));
}

/// The sheet of a page: its content in a column. A tall screen has no room to spare beside it.
fn sheet() -> impl Bundle {
    (
        setup_panel(760.0),
        Turned {
            wide: |node| node.margin.left = px(40),
            tall: |node| node.margin.left = percent(2),
        },
    )
}

/// The root of a page that is there as long as its screen.
fn page(name: &'static str, screen: Screen) -> impl Bundle {
    (screen_root(name), DespawnOnExit(screen))
}
