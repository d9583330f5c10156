//! Buttons, panels, rows: what the screens are put together from.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use super::label::{Label, label};
use super::pause::Pause;
use super::theme::{self, CREAM, Face, HAIRLINE, WALNUT, size};

/// How much a button matters.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonLook {
    /// The one that leads on.
    Lead,
    /// One among others.
    Plain,
    /// One choice of a group; [`Chosen`] marks the one that holds.
    Choice,
}

/// Marks the choice of a group that holds.
#[derive(Component, Debug, Clone, Copy)]
pub struct Chosen;

/// A button that says `text`.
pub fn button(text: Label, look: ButtonLook) -> impl Bundle {
    (
        button_frame(look),
        AutoDirectionalNavigation::default(),
        children![label(
            text,
            Face::Medium,
            if look == ButtonLook::Choice {
                size::TEXT
            } else {
                size::BUTTON
            },
            CREAM
        )],
    )
}

/// A button with a name that is the same in every language.
pub fn named_button(name: impl Into<String>, look: ButtonLook) -> impl Bundle {
    (
        button_frame(look),
        AutoDirectionalNavigation::default(),
        children![super::label::plain(name, Face::Medium, size::TEXT, CREAM)],
    )
}

fn button_frame(look: ButtonLook) -> impl Bundle {
    let (padding_x, padding_y) = match look {
        ButtonLook::Lead => (34, 13),
        ButtonLook::Plain => (24, 11),
        ButtonLook::Choice => (16, 8),
    };
    (
        Name::new("Button"),
        look,
        bevy::ui_widgets::Button,
        Hovered::default(),
        Node {
            padding: UiRect::axes(px(padding_x), px(padding_y)),
            border: px(2).all(),
            border_radius: BorderRadius::all(px(12)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(theme::BUTTON),
        BorderColor::all(HAIRLINE),
        BoxShadow::new(Color::srgba(0.0, 0.0, 0.0, 0.45), px(0), px(3), px(0), px(8)),
    )
}

/// Makes a button lead to `screen`.
pub fn leads_to(screen: Screen) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen))
}

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

/// The sheet of a set-up: on the left, its content in a column.
pub fn setup_panel() -> impl Bundle {
    panel(Node {
        width: px(560),
        max_width: percent(94),
        max_height: percent(96),
        padding: px(30).all(),
        margin: UiRect {
            left: px(56),
            top: auto(),
            bottom: auto(),
            right: px(0),
        },
        ..column(13)
    })
}

/// A button on the edge of a game, out of the way of the keys that play it.
pub fn hud_button(text: Label, look: ButtonLook) -> impl Bundle {
    (
        button_frame(look),
        children![label(text, Face::Medium, size::TEXT, CREAM)],
    )
}

/// A column along the upper edge of the window, its content in the middle.
pub fn upper_edge() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            top: px(18),
            align_items: AlignItems::Center,
            ..column(8)
        },
        Pickable::IGNORE,
    )
}

/// A column along the lower edge of the window, its content in the middle.
pub fn lower_edge() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            bottom: px(16),
            align_items: AlignItems::Center,
            ..column(10)
        },
        Pickable::IGNORE,
    )
}

/// The button in the upper left corner of a game that opens the menu over it.
pub fn menu_corner() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(18),
            top: px(18),
            ..default()
        },
        Pickable::IGNORE,
        children![(
            hud_button(Label::new("menu"), ButtonLook::Choice),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Pause>>| next.set(Pause::On)),
        )],
    )
}

/// Marks a choice button as the one that holds whenever `R` says so.
#[derive(Component)]
pub struct ChosenWhen<R: Resource>(Box<dyn Fn(&R) -> bool + Send + Sync>);

impl<R: Resource> ChosenWhen<R> {
    /// The button is the chosen one while `holds`.
    pub fn new(holds: impl Fn(&R) -> bool + Send + Sync + 'static) -> Self {
        Self(Box::new(holds))
    }
}

/// Keeps the choices over the resource `R` marked.
pub fn mark_choices<R: Resource>(
    resource: Option<Res<R>>,
    choices: Query<(Entity, Ref<ChosenWhen<R>>, Has<Chosen>)>,
    mut commands: Commands,
) {
    let Some(resource) = resource else { return };
    for (entity, choice, chosen) in &choices {
        if (resource.is_changed() || choice.is_added()) && (choice.0)(&resource) != chosen {
            if chosen {
                commands.entity(entity).remove::<Chosen>();
            } else {
                commands.entity(entity).insert(Chosen);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint_buttons.before(bevy::ui::UiSystems::Prepare));
}

fn paint_buttons(
    mut buttons: Query<
        (
            &ButtonLook,
            &Hovered,
            Has<Pressed>,
            Has<InteractionDisabled>,
            Has<Chosen>,
            &mut BackgroundColor,
            &mut BorderColor,
            &Children,
        ),
        With<bevy::ui_widgets::Button>,
    >,
    mut texts: Query<&mut TextColor>,
) {
    for (look, hovered, pressed, disabled, chosen, mut face, mut border, children) in &mut buttons {
        let lead = *look == ButtonLook::Lead || chosen;
        let color = match (disabled, pressed, hovered.get(), lead) {
            (true, ..) => theme::BUTTON_PRESSED.with_alpha(0.6),
            (_, true, ..) => theme::BUTTON_PRESSED,
            (_, _, true, true) => theme::LEAD_HOVERED,
            (_, _, false, true) => theme::LEAD,
            (_, _, true, false) => theme::BUTTON_HOVERED,
            (_, _, false, false) => theme::BUTTON,
        };
        face.set_if_neq(BackgroundColor(color));
        let edge = if chosen || *look == ButtonLook::Lead {
            theme::BRASS
        } else {
            HAIRLINE
        };
        border.set_if_neq(BorderColor::all(edge));
        let ink = if disabled {
            theme::CREAM_DIM.with_alpha(0.5)
        } else {
            CREAM
        };
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(TextColor(ink));
            }
        }
    }
}
