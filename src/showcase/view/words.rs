//! What is read over a scene: its name, a caption that says what one sees and why, the move just made; and the dark between
//! two scenes.

use bevy::prelude::*;

use super::{Only, Showing, rings};
use crate::mozyring::play::size_key;
use crate::shell::Screen;
use crate::shell::label::{Label, Spoken, label};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, Type, size};
use crate::shell::widget::{column, screen_root};
use crate::showcase::simulation::{Laid, Simulation};
use crate::words::Arg;

/// The sheet behind the words.
#[derive(Component)]
pub(super) struct Sheet;

/// The scene's name.
#[derive(Component)]
pub(super) struct Title;

/// The caption.
#[derive(Component)]
pub(super) struct Said;

/// The move just made.
#[derive(Component)]
pub(super) struct Told;

/// How much of the scene has passed: a line that grows along the lower edge.
#[derive(Component)]
pub(super) struct Passed;

/// What covers the picture between two scenes.
#[derive(Component)]
pub(super) struct Dark;

/// How dense the sheet behind the words is.
const SHEET: f32 = 0.62;

pub(super) fn spawn(only: Option<Res<Only>>, mut commands: Commands) {
    commands
        .spawn((screen_root("Showcase"), DespawnOnExit(Screen::Showcase)))
        .with_children(|root| {
            root.spawn((
                Dark,
                Node {
                    width: percent(100),
                    height: percent(100),
                    position_type: PositionType::Absolute,
                    ..default()
                },
                BackgroundColor(Color::BLACK),
                Pickable::IGNORE,
            ));
            // A film is seen by people who have no key to press.
            if only.is_none() {
                root.spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        right: px(22),
                        top: px(18),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![label(Label::new("showcase-back"), Face::Text, size::TEXT, CREAM_DIM)],
                ));
            }
            root.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    bottom: px(46),
                    align_items: AlignItems::Center,
                    ..column(0)
                },
                Pickable::IGNORE,
            ))
            .with_children(spawn_sheet);
            root.spawn((
                Passed,
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    bottom: px(0),
                    height: px(4),
                    ..default()
                },
                BackgroundColor(BRASS),
                Pickable::IGNORE,
            ));
        });
}

fn spawn_sheet(place: &mut ChildSpawnerCommands) {
    place
        .spawn((
            Sheet,
            Node {
                max_width: px(820),
                padding: UiRect::axes(px(26), px(14)),
                border_radius: BorderRadius::all(px(14)),
                align_items: AlignItems::Center,
                ..column(6)
            },
            BackgroundColor(Color::NONE),
            Pickable::IGNORE,
        ))
        .with_children(|sheet| {
            let words = |face, size, color: Color| {
                (
                    Text::default(),
                    Type(face, size),
                    TextColor(color.with_alpha(0.0)),
                    TextLayout::justify(Justify::Center),
                    Pickable::IGNORE,
                )
            };
            sheet.spawn((Title, words(Face::Title, size::TEXT, BRASS)));
            sheet.spawn((Said, words(Face::Medium, size::PROMPT, CREAM)));
            sheet.spawn((Told, words(Face::Text, size::BUTTON, CREAM)));
        });
}

/// Writes the caption that stands now, as dense as it is by now.
pub(super) fn tell(
    showing: Res<Showing>,
    spoken: Res<Spoken>,
    mut sheets: Query<&mut BackgroundColor, With<Sheet>>,
    mut words: ParamSet<(
        Query<(&mut Text, &mut TextColor), With<Title>>,
        Query<(&mut Text, &mut TextColor), With<Said>>,
    )>,
    mut last: Local<(String, Option<usize>)>,
) {
    let caption = showing.scene.caption(showing.time);
    let (nth, dense) = caption.map_or((None, 0.0), |(nth, dense)| (Some(nth), dense as f32));
    let other = last.0 != showing.scene.name || last.1 != nth || spoken.is_changed();
    if let (true, Some(nth)) = (other, nth) {
        *last = (showing.scene.name.clone(), Some(nth));
        for (mut text, _) in &mut words.p0() {
            text.0 = spoken.0.get(&showing.scene.title_key());
        }
        for (mut text, _) in &mut words.p1() {
            text.0 = spoken.0.get(&showing.scene.caption_key(nth));
        }
    }
    for mut face in &mut sheets {
        face.set_if_neq(BackgroundColor(Color::srgba(0.02, 0.012, 0.01, SHEET * dense)));
    }
    for (_, mut color) in &mut words.p0() {
        color.set_if_neq(TextColor(BRASS.with_alpha(dense)));
    }
    for (_, mut color) in &mut words.p1() {
        color.set_if_neq(TextColor(CREAM.with_alpha(dense)));
    }
}

/// Tells the move just made, while a caption stands over it.
pub(super) fn tell_move(
    showing: Res<Showing>,
    spoken: Res<Spoken>,
    mut told: Query<(&mut Text, &mut TextColor, &mut Node), With<Told>>,
    mut last: Local<usize>,
) {
    let laid = match &showing.simulation {
        Simulation::Rings(game) => game.laid(),
        _ => &[],
    };
    let dense = showing
        .scene
        .caption(showing.time)
        .map_or(0.0, |(_, dense)| dense as f32);
    let other = *last != laid.len() || spoken.is_changed();
    *last = laid.len();
    for (mut text, mut color, mut node) in &mut told {
        let shown = if laid.is_empty() { Display::None } else { Display::Flex };
        if node.display != shown {
            node.display = shown;
        }
        color.set_if_neq(TextColor(CREAM.with_alpha(dense)));
        if let (true, Some(one)) = (other, laid.last()) {
            text.0 = spoken.0.with("showcase-move", &of_move(laid.len(), one));
        }
    }
}

fn of_move(number: usize, one: &Laid) -> [(&'static str, Arg); 5] {
    let who = ["showcase-first-player", "showcase-second-player"][usize::from(one.seat.0 % 2)];
    [
        ("number", Arg::from(number)),
        ("who", Arg::Word(who)),
        ("colour", Arg::Word(rings::paint(one.colour).key())),
        ("size", Arg::Word(size_key(one.slot.size))),
        ("field", Arg::Text(one.slot.field.to_string())),
    ]
}

/// Covers the picture at the ends of a scene and at its cuts, and shows how much of it has passed.
pub(super) fn darken(
    showing: Res<Showing>,
    mut covers: Query<&mut BackgroundColor, With<Dark>>,
    mut passed: Query<&mut Node, With<Passed>>,
) {
    let dark = showing.scene.darkness(showing.time) as f32;
    for mut cover in &mut covers {
        cover.set_if_neq(BackgroundColor(Color::BLACK.with_alpha(dark)));
    }
    let share = 100.0 * showing.time / showing.scene.seconds;
    for mut node in &mut passed {
        node.width = percent(share as f32);
    }
}
