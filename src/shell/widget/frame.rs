//! Panels, rows, columns, edges: where things stand on a screen.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::button::{ButtonLook, hud_button};
use super::sided::Sided;
use super::turned::{Turned, WhenSnug};
use crate::shell::Screen;
use crate::shell::camera::View;
use crate::shell::label::Label;
use crate::shell::pause::Pause;
use crate::shell::theme::{BRASS, HAIRLINE, WALNUT};

/// A panel of dark wood around `node`.
pub fn panel(node: Node) -> impl Bundle {
    (
        Node {
            padding: if node.padding == UiRect::DEFAULT {
                px(18).all()
            } else {
                node.padding
            },
            border: px(1).all(),
            border_radius: BorderRadius::all(px(16)),
            ..node
        },
        BackgroundColor(WALNUT),
        BorderColor::all(HAIRLINE),
        BoxShadow::new(Color::srgba(0.0, 0.0, 0.0, 0.5), px(0), px(6), px(0), px(22)),
    )
}

/// A column with `gap` pixels between its rows.
pub fn column(gap: i32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// A row with `gap` pixels between its columns, that wraps where it must.
pub fn row(gap: i32) -> Node {
    Node {
        flex_direction: FlexDirection::Row,
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(gap),
        row_gap: px(gap / 2),
        ..default()
    }
}

/// The root of a screen: as large as the window, and no obstacle for what lies behind it.
pub fn screen_root(name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// All of the window, with its content in the middle.
pub fn middle() -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        position_type: PositionType::Absolute,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The sheet of a set-up, at most so wide: on the left, its content in a column. Its upper edge stays where it is when a
/// choice makes it longer or shorter, so that nothing moves away under the pointer.
pub fn setup_panel(width: f32) -> impl Bundle {
    panel(Node {
        width: px(width),
        max_width: percent(90),
        max_height: percent(95),
        padding: UiRect::axes(px(27), px(20)),
        margin: UiRect {
            left: px(40),
            top: vh(4),
            bottom: auto(),
            right: px(0),
        },
        ..column(10)
    })
}

/// A column along the upper edge of the window, its content in the middle.
pub fn upper_edge() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            align_items: AlignItems::Center,
            ..column(8)
        },
        // Where the buttons of the corner need the width, the prompt stands below them.
        Turned {
            wide: |node| node.top = px(18),
            tall: |node| node.top = px(70),
        },
        WhenSnug(|node| node.top = px(70)),
        Pickable::IGNORE,
    )
}

/// Room of this width in a column. A panel in it is as wide as its words, and no wider than the room: words that wrap then
/// make it higher, which a `max_width` of the panel itself would not.
pub fn room(width: Val) -> impl Bundle {
    (
        Node {
            width,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Start,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// A column that grows from the lower edge of the window, its content in the middle.
pub fn lower_edge() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: UiRect::bottom(px(16)),
            justify_content: JustifyContent::End,
            align_items: AlignItems::Center,
            ..column(10)
        },
        Pickable::IGNORE,
    )
}

/// Lets a sheet on the lower edge take the width of a tall screen: rows in it that wrap then know how high they are.
pub fn sheet_on_tall() -> impl Bundle {
    Turned {
        wide: |node| node.width = auto(),
        tall: |node| node.width = vw(94),
    }
}

/// Lets a row on the lower edge take the width of a tall screen, and wrap there only.
pub fn row_on_tall() -> impl Bundle {
    Turned {
        wide: |node| (node.width, node.flex_wrap) = (auto(), FlexWrap::NoWrap),
        tall: |node| (node.width, node.flex_wrap) = (vw(94), FlexWrap::Wrap),
    }
}

/// The button in the upper left corner of a game that opens the menu over it.
pub fn menu_corner() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(18),
            top: px(18),
            flex_wrap: FlexWrap::NoWrap,
            ..row(8)
        },
        Sided::default(),
        Pickable::IGNORE,
        children![
            (
                hud_button(Label::new("menu"), ButtonLook::Choice),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Pause>>| next.set(Pause::On)),
            ),
            (
                hud_button(Label::new(View::default().key()), ButtonLook::Choice),
                ViewButton,
                observe(|_: On<Activate>, screen: Res<State<Screen>>, mut view: ResMut<View>| {
                    *view = view.next(screen.get().has_capsules());
                },),
            ),
        ],
    )
}

/// Leads to the next view, and names the one that holds.
#[derive(Component)]
pub(super) struct ViewButton;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        name_view.run_if(resource_changed::<View>.or_eager(|added: Query<(), Added<ViewButton>>| !added.is_empty())),
    );
}

fn name_view(view: Res<View>, buttons: Query<&Children, With<ViewButton>>, mut labels: Query<&mut Label>) {
    for children in &buttons {
        for child in children {
            if let Ok(mut label) = labels.get_mut(*child) {
                label.set_if_neq(Label::new(view.key()));
            }
        }
    }
}

/// An empty gauge, `width` pixels wide; whoever holds `filling` sets the width of its node.
pub fn gauge(width: i32, filling: impl Component) -> impl Bundle {
    let part = |width: Val| Node {
        width,
        height: px(12),
        border_radius: BorderRadius::all(px(6)),
        ..default()
    };
    (
        part(px(width)),
        BackgroundColor(Color::srgba(0.0, 0.0, 0.0, 0.55)),
        Pickable::IGNORE,
        children![(filling, part(percent(0)), BackgroundColor(BRASS))],
    )
}
