//! What is on the screen in words, for who does not see it: the page keeps a list beside the picture, which browsers read
//! aloud, and from which buttons can be pressed.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{ComputedNode, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;
use serde::Serialize;

use super::page;

/// The list is not written more often than this.
const PAUSE: Duration = Duration::from_millis(250);

/// A button or a text, and where it is, in pixels of the page.
#[derive(Serialize)]
struct Item {
    text: String,
    button: bool,
    disabled: bool,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

/// What is drawn of the interface.
type Drawn = (
    Entity,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Has<Button>,
    Has<InteractionDisabled>,
);

/// What makes the list another one.
type Changes = Or<(
    Changed<ComputedNode>,
    Changed<UiGlobalTransform>,
    Changed<InheritedVisibility>,
    Changed<Text>,
    Added<InteractionDisabled>,
)>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell);
}

fn tell(
    changed: Query<(), Changes>,
    mut gone: RemovedComponents<Text>,
    mut enabled: RemovedComponents<InteractionDisabled>,
    drawn: Query<Drawn, Or<(With<Button>, With<Text>)>>,
    texts: Query<&Text>,
    children: Query<&Children>,
    parents: Query<&ChildOf>,
    buttons: Query<(), With<Button>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut due: Local<bool>,
    mut told: Local<Duration>,
) {
    *due |= gone.read().count() + enabled.read().count() > 0 || !changed.is_empty();
    let Some(window) = windows
        .iter()
        .next()
        .filter(|_| *due && time.elapsed() >= *told + PAUSE)
    else {
        return;
    };
    (*due, *told) = (false, time.elapsed());
    let pixel = 1.0 / window.scale_factor();
    let mut items: Vec<Item> = Vec::new();
    for (entity, node, place, visible, button, disabled) in &drawn {
        let within_button = || parents.iter_ancestors(entity).any(|parent| buttons.contains(parent));
        if !visible.get() || node.size().min_element() <= 0.0 || (!button && within_button()) {
            continue;
        }
        let words = std::iter::once(entity).chain(children.iter_descendants(entity));
        let words: Vec<&str> = words
            .filter_map(|part| Some(texts.get(part).ok()?.as_str()))
            .filter(|text| !text.is_empty())
            .collect();
        if words.is_empty() {
            continue;
        }
        let (size, corner) = (node.size() * pixel, (place.translation - node.size() / 2.0) * pixel);
        items.push(Item {
            text: words.join(" "),
            button,
            disabled,
            x: corner.x,
            y: corner.y,
            width: size.x,
            height: size.y,
        });
    }
    items.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    if let Ok(list) = serde_json::to_string(&items) {
        page::read_aloud(&list);
    }
}
