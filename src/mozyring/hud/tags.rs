//! Small tags on the fields of the board: what threatens, and what is known of each move.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::ink;
use crate::mozyring::analysis::Analysis;
use crate::mozyring::play::Playing;
use crate::mozyring::rules::{Colour, Field, Slot};
use crate::mozyring::search::{Value, Worth};
use crate::mozyring::table::field_front;
use crate::shell::camera::TableCamera;
use crate::shell::label::plain;
use crate::shell::look::palette::Palette;
use crate::shell::settings::Settings;
use crate::shell::theme::{CREAM, Face, HAIRLINE, WALNUT, size};
use crate::shell::widget::row;

/// What all tags hang in.
#[derive(Component)]
pub(super) struct Layer;

/// The tags of a field.
#[derive(Component)]
pub(super) struct Tags(Field);

/// A tag: a sign and a size's letter, or a value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tag {
    sign: &'static str,
    text: String,
    color: Color,
    best: bool,
}

/// How wide the tags of a field may be together.
const WIDTH: f32 = 104.0;

pub(super) fn tell_tags(
    playing: Res<Playing>,
    settings: Res<Settings>,
    analysis: Option<Res<Analysis>>,
    layers: Query<Entity, With<Layer>>,
    mut shown: Local<BTreeMap<Field, Vec<Tag>>>,
    mut commands: Commands,
) {
    let tags = if playing.is_study() {
        analysis.map_or_else(BTreeMap::new, |analysis| worth_tags(&analysis))
    } else {
        hint_tags(&playing, settings.palette)
    };
    if *shown == tags && !playing.is_added() {
        return;
    }
    shown.clone_from(&tags);
    for layer in &layers {
        commands.entity(layer).despawn_children().with_children(|layer| {
            for (field, tags) in &tags {
                layer
                    .spawn((
                        Tags(*field),
                        Node {
                            position_type: PositionType::Absolute,
                            width: px(WIDTH),
                            justify_content: JustifyContent::Center,
                            ..row(4)
                        },
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ))
                    .with_children(|line| {
                        for tag in tags {
                            line.spawn((
                                Node {
                                    padding: UiRect::axes(px(5), px(1)),
                                    column_gap: px(3),
                                    border: px(1).all(),
                                    border_radius: BorderRadius::all(px(6)),
                                    ..default()
                                },
                                BackgroundColor(WALNUT),
                                BorderColor::all(if tag.best { tag.color } else { HAIRLINE }),
                                Pickable::IGNORE,
                                children![
                                    plain(tag.sign, Face::Symbols, size::SMALL, tag.color),
                                    plain(tag.text.clone(), Face::Medium, size::SMALL, tag.color)
                                ],
                            ));
                        }
                    });
            }
        });
    }
}

/// What each move is worth: + a win, - a loss, with the placements until then, = a draw. Sizes worth the same in a field
/// share a tag.
fn worth_tags(analysis: &Analysis) -> BTreeMap<Field, Vec<Tag>> {
    let findings = analysis.findings();
    let mut tags: BTreeMap<Field, Vec<Tag>> = BTreeMap::new();
    let mut alike: BTreeMap<(Field, String), Vec<Worth>> = BTreeMap::new();
    for worth in &findings.worths {
        let plies = worth.plies.map_or(String::new(), |plies| plies.to_string());
        let told = match worth.value {
            Value::Win => format!("+{plies}"),
            Value::Loss => format!("-{plies}"),
            Value::Draw => "=".to_owned(),
            Value::Unknown => continue,
        };
        alike.entry((worth.slot.field, told)).or_default().push(*worth);
    }
    for ((field, told), worths) in alike {
        let letters: String = worths.iter().map(|worth| worth.slot.size.letter()).collect();
        let color = match worths.first().map(|worth| worth.value) {
            Some(Value::Win) => Color::srgb(0.55, 0.90, 0.55),
            Some(Value::Loss) => Color::srgb(1.0, 0.50, 0.42),
            _ => CREAM,
        };
        tags.entry(field).or_default().push(Tag {
            sign: "",
            text: format!("{letters} {told}"),
            color,
            best: worths.iter().any(|worth| findings.best.contains(&worth.slot)),
        });
    }
    tags
}

/// Where somebody else threatens to complete a combination with the next ring, with an exclamation mark, and where the
/// due colour can.
fn hint_tags(playing: &Playing, palette: Palette) -> BTreeMap<Field, Vec<Tag>> {
    let mut tags: BTreeMap<Field, Vec<Tag>> = BTreeMap::new();
    let Some(turn) = playing.may_act().ok().filter(|_| playing.setup().hints) else {
        return tags;
    };
    let game = playing.game();
    for colour in (0..game.options().colours()).map(Colour) {
        let others = game.owner(colour) != turn.seat;
        let mut slots: Vec<Slot> = game.threats(colour).map(|threat| threat.missing).collect();
        slots.sort_unstable();
        slots.dedup();
        for slot in slots.into_iter().filter(|_| others || colour == turn.colour) {
            let paint = playing.paint(colour);
            tags.entry(slot.field).or_default().push(Tag {
                sign: paint.sign(),
                text: format!("{}{}", slot.size.letter(), if others { "!" } else { "" }),
                color: ink(paint, palette),
                best: colour == turn.colour,
            });
        }
    }
    tags
}

/// Keeps the tags at the near edge of their fields, wherever the camera stands.
pub(super) fn place_tags(
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Res<UiScale>,
    mut tags: Query<(&Tags, &mut Node, &mut Visibility)>,
) {
    let Ok((camera, eye)) = cameras.single() else { return };
    for (tag, mut node, mut visibility) in &mut tags {
        let Ok(place) = camera.world_to_viewport(eye, field_front(tag.0)) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let place = place / scale.0;
        let (left, top) = (px(place.x - WIDTH / 2.0), px(place.y - 12.0));
        if node.left != left || node.top != top {
            node.left = left;
            node.top = top;
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}
