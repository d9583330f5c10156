//! The sheet on which keys and buttons get other meanings; conflicts are shown, not forbidden.

use bevy::diagnostic::FrameCount;
use bevy::input::gamepad::Gamepad;
use bevy::input_focus::InputFocusSystems;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::act::{Act, Moment};
use super::bindings::{Bindings, Place};
use super::cap::face_of;
use super::names::Named;
use crate::shell::focus::MoveFocus;
use crate::shell::label::{Label, label};
use crate::shell::overlay::{Overlay, cover, open};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, Faces, REFUSED, size};
use crate::shell::widget::{ButtonLook, button, column, panel, row, scrolling};

/// Shows, and changes when pressed, what does an act.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Cell {
    act: Act,
    place: Place,
}

/// Says what else a key of this act does.
#[derive(Component)]
struct Conflict(Act);

/// What to do now.
#[derive(Component)]
struct Advice;

/// The cell for which a key or a button is awaited, and when the last wait ended: a press that ends it asks for
/// nothing else.
#[derive(Resource, Default)]
struct Listening {
    cell: Option<Cell>,
    ended: Option<u32>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listening>()
        .add_systems(OnEnter(Overlay::Controls), spawn)
        .add_systems(OnExit(Overlay::Controls), |mut listening: ResMut<Listening>| {
            listening.cell = None;
        })
        .add_systems(
            PreUpdate,
            listen
                .after(bevy::input::InputSystems)
                .before(MoveFocus)
                .before(InputFocusSystems::Dispatch)
                .run_if(in_state(Overlay::Controls)),
        )
        .add_systems(
            Update,
            (tell_cells, tell_conflicts, tell_advice).run_if(
                in_state(Overlay::Controls)
                    .and_then(resource_changed::<Bindings>.or_eager(resource_changed::<Listening>)),
            ),
        );
}

fn spawn(mut commands: Commands, mut listening: ResMut<Listening>) {
    listening.set_changed();
    commands.spawn(cover(Overlay::Controls)).with_children(|cover| {
        cover
            .spawn(panel(Node {
                width: px(940),
                max_width: percent(96),
                max_height: percent(94),
                padding: px(26).all(),
                ..column(10)
            }))
            .with_children(|sheet| {
                sheet.spawn(label(Label::new("controls-head"), Face::Title, size::HEAD, BRASS));
                sheet.spawn((Advice, label(Label::default(), Face::Text, size::TEXT, CREAM_DIM)));
                sheet.spawn(scrolling(4)).with_children(|list| {
                    for moment in Moment::ALL {
                        write_moment(list, moment);
                    }
                });
                sheet.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
                    line.spawn((
                        button(Label::new("deck-done"), ButtonLook::Lead),
                        observe(open(Overlay::Settings)),
                    ));
                    line.spawn((
                        button(Label::new("controls-reset"), ButtonLook::Plain),
                        observe(|_: On<Activate>, mut bindings: ResMut<Bindings>| {
                            bindings.set_if_neq(Bindings::default());
                        }),
                    ));
                });
            });
    });
}

fn write_moment(list: &mut ChildSpawnerCommands, moment: Moment) {
    list.spawn((
        label(Label::new(moment.key()), Face::Medium, size::BUTTON, BRASS),
        Node {
            margin: UiRect::top(px(10)),
            ..default()
        },
    ));
    for act in Act::ALL.iter().copied().filter(|act| act.moment() == moment) {
        let line = Node {
            flex_wrap: FlexWrap::NoWrap,
            ..row(8)
        };
        list.spawn((line, Pickable::IGNORE)).with_children(|line| {
            line.spawn((
                Node {
                    width: px(230),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![label(Label::new(act.key()), Face::Text, size::TEXT, CREAM)],
            ));
            for (place, width) in [(Place::Key(0), 112), (Place::Key(1), 126), (Place::Button, 185)] {
                line.spawn((
                    Node {
                        width: px(width),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|column| {
                    column
                        .spawn(button(Label::default(), ButtonLook::Choice))
                        .insert(Cell { act, place })
                        .observe(begin_to_listen);
                });
            }
            line.spawn((Conflict(act), label(Label::default(), Face::Text, size::SMALL, REFUSED)));
        });
    }
}

fn begin_to_listen(
    pressed: On<Activate>,
    cells: Query<&Cell>,
    frame: Res<FrameCount>,
    mut listening: ResMut<Listening>,
) {
    if listening.ended != Some(frame.0) {
        listening.cell = cells.get(pressed.entity).ok().copied();
    }
}

/// Takes the next key or button for the cell that waits: Escape leaves all as it is, Delete takes away what is there.
fn listen(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut mouse: ResMut<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    frame: Res<FrameCount>,
    mut bindings: ResMut<Bindings>,
    mut listening: ResMut<Listening>,
) {
    let Some(Cell { act, place }) = listening.cell else {
        return;
    };
    let key = keys.get_just_pressed().next().copied();
    let button = pads.iter().flat_map(Gamepad::get_just_pressed).next().copied();
    let named = key.filter(|key| key.name().is_some());
    match (place, key, button) {
        (_, Some(KeyCode::Escape), _) => {}
        (Place::Key(nth), Some(KeyCode::Delete), _) => bindings.set_key(act, nth, None),
        (Place::Button, Some(KeyCode::Delete), _) => bindings.set_button(act, None),
        (Place::Key(nth), Some(_), _) if named.is_some() => bindings.set_key(act, nth, named),
        (Place::Button, _, Some(button)) if button.name().is_some() => bindings.set_button(act, Some(button)),
        _ if mouse.get_just_pressed().next().is_some() => {}
        _ => return,
    }
    if let Some(key) = key {
        keys.clear_just_pressed(key);
    }
    mouse.clear();
    listening.cell = None;
    listening.ended = Some(frame.0);
}

fn tell_cells(
    bindings: Res<Bindings>,
    listening: Res<Listening>,
    faces: Res<Faces>,
    cells: Query<(&Cell, &Children)>,
    mut labels: Query<(&mut Label, &mut TextFont)>,
) {
    for (cell, children) in &cells {
        let binding = bindings.of(cell.act);
        let name = match cell.place {
            Place::Key(nth) => binding.keys[nth.min(1)].map(Named::shown),
            Place::Button => binding.button.map(Named::shown),
        };
        let said = match (&name, listening.cell == Some(*cell)) {
            (_, true) => Label::new("controls-awaited"),
            (Some(name), false) => Label::new("cap").with("name", name.clone()),
            (None, false) => Label::new("controls-none"),
        };
        for child in children {
            if let Ok((mut label, mut font)) = labels.get_mut(*child) {
                let face = name
                    .as_ref()
                    .filter(|_| listening.cell != Some(*cell))
                    .map_or(Face::Medium, face_of);
                font.set_if_neq(faces.font(face, size::TEXT));
                label.set_if_neq(said.clone());
            }
        }
    }
}

fn tell_conflicts(bindings: Res<Bindings>, mut conflicts: Query<(&Conflict, &mut Label)>) {
    for (conflict, mut label) in &mut conflicts {
        let other = [Place::Key(0), Place::Key(1), Place::Button]
            .into_iter()
            .find_map(|place| bindings.conflict(conflict.0, place));
        label.set_if_neq(other.map_or_else(Label::default, |other| {
            Label::new("controls-conflict").with("other", other.key())
        }));
    }
}

fn tell_advice(listening: Res<Listening>, mut lines: Query<&mut Label, With<Advice>>) {
    let key = match listening.cell.map(|cell| cell.place) {
        None => "controls-advice",
        Some(Place::Key(_)) => "controls-press-key",
        Some(Place::Button) => "controls-press-button",
    };
    for mut line in &mut lines {
        line.set_if_neq(Label::new(key));
    }
}
