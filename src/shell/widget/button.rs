//! Buttons, and choices: buttons of which one holds.

use bevy::ecs::component::Mutable;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, observe};

use super::frame::row;
use crate::shell::Screen;
use crate::shell::label::{self, Label, label};
use crate::shell::reach::Edge;
use crate::shell::settings::Settings;
use crate::shell::theme::contrast::turn;
use crate::shell::theme::{self, CREAM, Face, HAIRLINE, size};

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
        children![label::plain(name, Face::Medium, size::TEXT, CREAM)],
    )
}

fn button_frame(look: ButtonLook) -> impl Bundle {
    let (padding_x, padding_y) = match look {
        ButtonLook::Lead => (34, 13),
        ButtonLook::Plain => (24, 11),
        ButtonLook::Choice => (13, 8),
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

/// A small square button that says `text`, a word or a sign that is the same in every language.
pub fn small_button(text: &'static str) -> impl Bundle {
    (
        button_frame(ButtonLook::Choice),
        AutoDirectionalNavigation::default(),
        children![label::plain(text, Face::Medium, size::TEXT, CREAM)],
    )
}

/// A choice that says `text`, holds while `holds` says so of `R`, and does `choose` to it.
pub fn choice<R: Resource<Mutability = Mutable>>(
    text: Label,
    holds: impl Fn(&R) -> bool + Send + Sync + 'static,
    choose: impl Fn(&mut R) + Send + Sync + 'static,
) -> impl Bundle {
    (
        button(text, ButtonLook::Choice),
        ChosenWhen::new(holds),
        observe(move |_: On<Activate>, mut resource: ResMut<R>| choose(&mut resource)),
    )
}

/// Two buttons that step through something, `back` and `on` being what they do; what they step through stands between
/// them as `value`.
pub fn stepper(value: impl Bundle, width: i32, back: impl Bundle, on: impl Bundle) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::NoWrap,
            ..row(8)
        },
        Pickable::IGNORE,
        children![
            (small_button("<"), back),
            (
                Node {
                    width: px(width),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![value],
            ),
            (small_button(">"), on),
        ],
    )
}

/// A [`stepper`] through something in the resource `R`.
pub fn resource_stepper<R: Resource<Mutability = Mutable>>(
    value: impl Bundle,
    width: i32,
    step: impl Fn(&mut R, isize) + Clone + Send + Sync + 'static,
) -> impl Bundle {
    let by = |by: isize| {
        let step = step.clone();
        observe(move |_: On<Activate>, mut resource: ResMut<R>| step(&mut resource, by))
    };
    let (back, on) = (by(-1), by(1));
    stepper(value, width, back, on)
}

/// Makes a button lead to `screen`.
pub fn leads_to(screen: Screen) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen))
}

/// A button on the edge of a game, out of the way of the keys that play it; see [`Reach`](crate::shell::reach::Reach).
pub fn hud_button(text: Label, look: ButtonLook) -> impl Bundle {
    (
        Edge,
        button_frame(look),
        children![label(text, Face::Medium, size::TEXT, CREAM)],
    )
}

/// The same with a name that is the same in every language.
pub fn named_hud_button(name: impl Into<String>) -> impl Bundle {
    (
        Edge,
        button_frame(ButtonLook::Choice),
        children![label::plain(name, Face::Medium, size::TEXT, CREAM)],
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

/// When buttons get the colours of what they are.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PaintButtons;

pub(in crate::shell) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        paint_buttons.in_set(PaintButtons).before(bevy::ui::UiSystems::Prepare),
    );
}

fn paint_buttons(
    settings: Res<Settings>,
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
        let turned = |color| {
            if settings.high_contrast {
                turn(color, true)
            } else {
                color
            }
        };
        face.set_if_neq(BackgroundColor(turned(color)));
        let edge = if chosen || *look == ButtonLook::Lead {
            theme::BRASS
        } else {
            HAIRLINE
        };
        border.set_if_neq(BorderColor::all(turned(edge)));
        let ink = if disabled {
            theme::CREAM_DIM.with_alpha(0.5)
        } else {
            CREAM
        };
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(TextColor(turned(ink)));
            }
        }
    }
}
