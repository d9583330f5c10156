//! What a step points at: a part of the words, or a place on the table.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::{Come, Tutorial};
use crate::shell::camera::TableCamera;
use crate::shell::label::plain;
use crate::shell::theme::{BRASS, Face, size};

/// Something that a lesson can point at by its name: on a node of the words, or on a thing on the table.
#[derive(Component, Debug, Clone)]
pub struct Spot {
    name: Cow<'static, str>,
    /// How far a thing on the table reaches from its middle, in metres.
    reach: f32,
}

impl Spot {
    /// A part of the words.
    #[must_use]
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self::on_table(name, 0.0)
    }

    /// A thing on the table that reaches `reach` metres from its middle.
    #[must_use]
    pub fn on_table(name: impl Into<Cow<'static, str>>, reach: f32) -> Self {
        Self {
            name: name.into(),
            reach,
        }
    }
}

/// A frame round what is pointed at, by number.
#[derive(Component)]
pub(super) struct Pointer(usize);

/// The arrow of a frame.
#[derive(Component)]
pub(super) struct Arrow;

/// No step points at more spots at once.
const POINTERS: usize = 5;

/// How far a frame stands off, in pixels of a 1280x720 screen.
const MARGIN: f32 = 5.0;

/// The size of an arrow's line.
const ARROW: f32 = 26.0;

pub(super) fn spawn(root: &mut ChildSpawnerCommands) {
    for at in 0..POINTERS {
        root.spawn((
            Pointer(at),
            Name::new("Pointer"),
            Node {
                position_type: PositionType::Absolute,
                border: px(3).all(),
                border_radius: BorderRadius::all(px(14)),
                justify_content: JustifyContent::Center,
                ..default()
            },
            BorderColor::all(BRASS),
            Visibility::Hidden,
            Pickable::IGNORE,
            children![(
                Arrow,
                Node {
                    position_type: PositionType::Absolute,
                    ..default()
                },
                plain("▼", Face::Symbols, size::PROMPT, BRASS),
            )],
        ));
    }
}

/// Keeps the frames round what the step points at, wherever that is.
pub(super) fn point<G: Resource>(
    tutorial: Res<Tutorial<G>>,
    scale: Res<UiScale>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    spots: Query<(
        &Spot,
        &InheritedVisibility,
        AnyOf<(&GlobalTransform, (&UiGlobalTransform, &ComputedNode))>,
    )>,
    mut pointers: Query<(&Pointer, &Children, &mut Node, &mut Visibility), Without<Arrow>>,
    mut arrows: Query<(&mut Node, &mut Text), With<Arrow>>,
) {
    let names = match tutorial.step() {
        Some(step) if tutorial.come != Come::Met => step.spots,
        _ => &[],
    };
    let Ok((camera, eye)) = cameras.single() else { return };
    let on_table = |middle: Vec3, reach: f32| {
        let seen = camera.world_to_viewport(eye, middle).ok()?;
        let edge = camera.world_to_viewport(eye, middle + eye.right() * reach).ok()?;
        Some(Rect::from_center_half_size(
            seen / scale.0,
            Vec2::splat(seen.distance(edge)) / scale.0,
        ))
    };
    for (pointer, children, mut node, mut visibility) in &mut pointers {
        let shown = spots
            .iter()
            .filter(|(spot, visible, _)| visible.get() && names.contains(&&*spot.name))
            .filter_map(|(spot, _, (place, drawn))| match (place, drawn) {
                (_, Some((place, drawn))) => {
                    let to_words = drawn.inverse_scale_factor();
                    let rect = Rect::from_center_size(place.translation * to_words, drawn.size() * to_words);
                    (!rect.is_empty()).then_some(rect)
                }
                (Some(place), None) => on_table(place.translation(), spot.reach),
                (None, None) => None,
            })
            .nth(pointer.0);
        let Some(rect) = shown.map(|rect| rect.inflate(MARGIN)) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let place = (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
        if (node.left, node.top, node.width, node.height) != place {
            (node.left, node.top, node.width, node.height) = place;
        }
        let above = rect.min.y > 2.0 * ARROW;
        for child in children {
            if let Ok((mut node, mut text)) = arrows.get_mut(*child) {
                let sign = if above { "▼" } else { "▲" };
                if text.0 != sign {
                    sign.clone_into(&mut text.0);
                }
                let far = px(-ARROW - MARGIN);
                let place = if above { (far, auto()) } else { (auto(), far) };
                if (node.top, node.bottom) != place {
                    (node.top, node.bottom) = place;
                }
            }
        }
    }
}
