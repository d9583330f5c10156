//! Menus by keyboard and gamepad: arrows and Tab move the focus, Enter or the lower button presses, Escape goes back.

use bevy::input::gamepad::Gamepad;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, DirectionalNavigationPlugin};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::math::{CompassOctant, Dir2};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::auto_directional_navigation::{AutoDirectionalNavigation, AutoDirectionalNavigator};
use bevy::ui::{ComputedStackIndex, InteractionDisabled, UiGlobalTransform, UiSystems};
use bevy::ui_widgets::{Activate, ScrollIntoView};

use super::theme::BRASS;

/// Somebody wants to leave where they are: Escape, or the right button of a gamepad.
#[derive(Message, Clone, Copy)]
pub struct GoBack;

/// When keys and gamepads move the focus, press, and lead back.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveFocus;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(DirectionalNavigationPlugin)
        .insert_resource(AutoNavigationConfig {
            min_alignment_factor: 0.05,
            ..default()
        })
        .add_message::<GoBack>()
        .add_systems(
            PreUpdate,
            (ask_to_go_back, move_focus, press_focused)
                .chain()
                .in_set(MoveFocus)
                .after(bevy::input::InputSystems),
        )
        .add_systems(
            PostUpdate,
            draw_focus_ring
                .run_if(
                    resource_exists_and_changed::<InputFocus>
                        .or_eager(resource_exists_and_changed::<InputFocusVisible>),
                )
                .before(UiSystems::Prepare),
        );
}

fn ask_to_go_back(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut back: MessageWriter<GoBack>) {
    let pad = pads
        .iter()
        .any(|pad| pad.just_pressed(GamepadButton::East) || pad.just_pressed(GamepadButton::Start));
    if keys.just_pressed(KeyCode::Escape) || pad {
        back.write(GoBack);
    }
}

/// Which way the arrows, the Tab key or a gamepad want the focus to go.
enum Move {
    Towards(CompassOctant),
    Along(isize),
}

fn asked_move(keys: &ButtonInput<KeyCode>, pads: &Query<&Gamepad>) -> Option<Move> {
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    if keys.just_pressed(KeyCode::Tab) {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        return Some(Move::Along(if back { -1 } else { 1 }));
    }
    let held = |key, button| f32::from(u8::from(keys.just_pressed(key) || pad(button)));
    let x = held(KeyCode::ArrowRight, GamepadButton::DPadRight) - held(KeyCode::ArrowLeft, GamepadButton::DPadLeft);
    let y = held(KeyCode::ArrowUp, GamepadButton::DPadUp) - held(KeyCode::ArrowDown, GamepadButton::DPadDown);
    Dir2::from_xy(x, y).ok().map(|towards| Move::Towards(towards.into()))
}

/// What the focus may come to.
type Target = (
    Entity,
    &'static ComputedStackIndex,
    &'static UiGlobalTransform,
    &'static ComputedNode,
    &'static InheritedVisibility,
);

fn move_focus(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mouse: Res<ButtonInput<MouseButton>>,
    targets: Query<Target, With<AutoDirectionalNavigation>>,
    fields: Query<(), With<EditableText>>,
    mut navigator: AutoDirectionalNavigator,
    mut ring: ResMut<InputFocusVisible>,
) {
    if mouse.get_just_pressed().next().is_some() && ring.0 {
        ring.0 = false;
    }
    let Some(asked) = asked_move(&keys, &pads) else { return };
    let writing = navigator.input_focus().is_some_and(|focused| fields.contains(focused));
    if writing && matches!(asked, Move::Towards(CompassOctant::West | CompassOctant::East)) {
        return;
    }
    // In the order in which they were put on the screen: that of places would change where a list scrolls.
    let mut order: Vec<(Entity, u32, Vec2)> = targets
        .iter()
        .filter(|(.., node, visible)| visible.get() && !node.is_empty())
        .map(|(entity, nth, place, ..)| (entity, nth.0, place.translation))
        .collect();
    if order.is_empty() {
        return;
    }
    order.sort_by_key(|(_, nth, _)| *nth);
    let at = navigator
        .input_focus()
        .and_then(|focused| order.iter().position(|(entity, ..)| *entity == focused));
    let focus = &mut navigator.manual_directional_navigation.focus;
    match (asked, at) {
        (_, Some(_)) if !ring.0 => {}
        (_, None) => focus.set(order[0].0, FocusCause::Navigated),
        (Move::Along(by), Some(at)) => {
            let next = (at as isize + by).rem_euclid(order.len() as isize) as usize;
            focus.set(order[next].0, FocusCause::Navigated);
        }
        (Move::Towards(way), Some(at)) => {
            if navigator.navigate(way).is_err()
                && let Some(next) = nearest(way, order[at].2, &order)
            {
                navigator
                    .manual_directional_navigation
                    .focus
                    .set(next, FocusCause::Navigated);
            }
        }
    }
    ring.0 = true;
}

/// What lies nearest above or below `from`, where nothing lies straight that way: the end of a list is no end of the
/// screen. To the sides there is nothing but what lies beside.
fn nearest(way: CompassOctant, from: Vec2, order: &[(Entity, u32, Vec2)]) -> Option<Entity> {
    let ahead = match way {
        CompassOctant::North => -1.0,
        CompassOctant::South => 1.0,
        _ => return None,
    };
    /// Less than so many pixels is the same row.
    const ROW: f32 = 4.0;
    let beyond = order.iter().filter(|(.., place)| (place.y - from.y) * ahead > ROW);
    let nearest = beyond.min_by(|(.., a), (.., b)| a.distance_squared(from).total_cmp(&b.distance_squared(from)));
    nearest.map(|(entity, ..)| *entity)
}

fn press_focused(
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    buttons: Query<(), (With<bevy::ui_widgets::Button>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if pads.iter().any(|pad| pad.just_pressed(GamepadButton::South))
        && let Some(entity) = focus.get()
        && buttons.contains(entity)
    {
        commands.trigger(Activate { entity });
    }
}

fn draw_focus_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    rings: Query<Entity, (With<Outline>, With<AutoDirectionalNavigation>)>,
    targets: Query<(), With<AutoDirectionalNavigation>>,
    mut commands: Commands,
) {
    for ring in &rings {
        commands.entity(ring).remove::<Outline>();
    }
    if let Some(focused) = focus.get().filter(|focused| visible.0 && targets.contains(*focused)) {
        commands.entity(focused).insert(Outline::new(px(3), px(3), BRASS));
        commands.trigger(ScrollIntoView { entity: focused });
    }
}
