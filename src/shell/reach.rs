//! The buttons on the edge of a game, by keys and by gamepad.
//!
//! In a game the arrows and the cross play it, so its buttons keep out of the way of the focus. Tab, or Select on a
//! gamepad, reaches for them: then arrows and cross walk through the buttons and the game's own keys rest, until Escape, or
//! Select again. A game whose buttons can be reached asks [`Reach`] before it takes a key for itself.

use bevy::input::gamepad::Gamepad;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;

use super::Screen;
use super::focus::{GoBack, MoveFocus};
use super::pause::Pause;

/// Marks a button on the edge of a game.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Edge;

/// Whether the player reaches for the buttons on the edge, rather than playing.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reach(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reach>()
        .add_systems(
            PreUpdate,
            (reach, keep_focus.run_if(|reach: Res<Reach>| reach.0))
                .chain()
                .after(MoveFocus)
                .run_if(|screen: Res<State<Screen>>| screen.get().is_table())
                .run_if(in_state(Pause::Off)),
        )
        .add_systems(
            PostUpdate,
            open_edges.run_if(resource_changed::<Reach>.or_eager(|new: Query<(), Added<Edge>>| !new.is_empty())),
        )
        .add_systems(OnExit(Screen::Mozyring), let_go)
        .add_systems(OnExit(Screen::Monsuno), let_go)
        .add_systems(OnExit(Screen::Practice), let_go)
        .add_systems(OnExit(Screen::Lab), let_go)
        .add_systems(OnEnter(Pause::On), let_go);
}

fn let_go(mut reach: ResMut<Reach>) {
    reach.set_if_neq(Reach(false));
}

fn reach(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    edges: Query<(Entity, &UiGlobalTransform, &InheritedVisibility), With<Edge>>,
    open: Query<(), With<AutoDirectionalNavigation>>,
    mut back: ResMut<Messages<GoBack>>,
    mut reach: ResMut<Reach>,
    mut focus: ResMut<InputFocus>,
    mut ring: ResMut<InputFocusVisible>,
) {
    let select = pads.iter().any(|pad| pad.just_pressed(GamepadButton::Select));
    if reach.0 {
        // Going back leads back to the game, not into the menu over it.
        if select || !back.is_empty() {
            back.clear();
            reach.0 = false;
            focus.clear();
        }
    } else if select || keys.just_pressed(KeyCode::Tab) {
        let seen = edges.iter().filter(|(.., visible)| visible.get());
        let first = seen.min_by(|(_, a, _), (_, b, _)| {
            let (a, b) = (a.translation, b.translation);
            (a.y, a.x).partial_cmp(&(b.y, b.x)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let Some((first, ..)) = first else { return };
        reach.0 = true;
        ring.0 = true;
        if !focus.get().is_some_and(|focused| open.contains(focused)) {
            focus.set(first, FocusCause::Navigated);
        }
    }
}

/// A button that was pressed may be gone, and another one in its place: the focus stays where it was.
fn keep_focus(
    buttons: Query<(Entity, &UiGlobalTransform, &InheritedVisibility), With<AutoDirectionalNavigation>>,
    mut focus: ResMut<InputFocus>,
    mut place: Local<Option<Vec2>>,
) {
    let focused = focus.get().and_then(|focused| buttons.get(focused).ok());
    match (focused, *place) {
        (Some((_, at, _)), _) => *place = Some(at.translation),
        (None, Some(place)) => {
            let seen = buttons.iter().filter(|(.., visible)| visible.get());
            let distance = |at: &UiGlobalTransform| at.translation.distance_squared(place);
            let near = seen.min_by(|(_, a, _), (_, b, _)| distance(a).total_cmp(&distance(b)));
            if let Some((near, ..)) = near {
                focus.set(near, FocusCause::Navigated);
            }
        }
        (None, None) => {}
    }
}

/// Lets the focus go to the buttons on the edge while somebody reaches for them.
fn open_edges(reach: Res<Reach>, edges: Query<Entity, With<Edge>>, mut commands: Commands) {
    for edge in &edges {
        if reach.0 {
            commands.entity(edge).insert(AutoDirectionalNavigation::default());
        } else {
            commands.entity(edge).remove::<(AutoDirectionalNavigation, Outline)>();
        }
    }
}
