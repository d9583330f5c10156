//! The dials: what each is for, a bar to drag, where it stands.

use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick, ValueChange, observe};

use super::hud::laid_out;
use super::{FollowIntents, Intent, Lab};
use crate::practice::lab::{Dial, Knob};
use crate::shell::Screen;
use crate::shell::label::{Label, label};
use crate::shell::theme::{self, BRASS, CREAM, CREAM_DIM, Face, HAIRLINE, size};
use crate::shell::widget::column;
use crate::words::Arg;

/// Where the dials are.
#[derive(Component)]
pub(super) struct Board;

/// The row of the dial of this knob.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Row(Knob);

/// The bar of the dial of this knob.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar(pub Knob);

/// What is written beside it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Value(Knob);

/// The grip of a bar.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Grip(Knob);

/// How wide a bar and its grip are.
const WIDTH: f32 = 112.0;
const GRIP: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (laid_out::<Board>(lay_out), show)
            .chain()
            .after(FollowIntents)
            .run_if(in_state(Screen::Lab)),
    );
}

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn((Board, column(1), Pickable::IGNORE));
}

fn lay_out(rows: &mut ChildSpawnerCommands, lab: &Lab) {
    for dial in lab.run().setting().phenomenon().dials() {
        spawn_row(rows, dial);
    }
}

fn spawn_row(rows: &mut ChildSpawnerCommands, dial: &'static Dial) {
    rows.spawn((
        Row(dial.knob),
        Node {
            padding: UiRect::axes(px(6), px(2)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(7)),
            align_items: AlignItems::Center,
            column_gap: px(8),
            ..default()
        },
        BorderColor::all(Color::NONE),
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        row.spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            },
            Pickable::IGNORE,
            children![label(Label::new(name(dial.knob)), Face::Text, size::SMALL, CREAM_DIM)],
        ));
        spawn_bar(row, dial);
        row.spawn((
            Node {
                width: px(100),
                flex_shrink: 0.0,
                justify_content: JustifyContent::End,
                ..default()
            },
            Pickable::IGNORE,
            children![(
                Value(dial.knob),
                label(Label::new(""), Face::Medium, size::SMALL, CREAM)
            )],
        ));
    });
}

fn spawn_bar(row: &mut ChildSpawnerCommands, dial: &'static Dial) {
    let knob = dial.knob;
    row.spawn((
        Bar(knob),
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderValue(dial.first as f32),
        SliderRange::new(dial.least as f32, dial.most as f32),
        SliderStep(dial.step as f32),
        Node {
            width: px(WIDTH),
            height: px(18),
            flex_shrink: 0.0,
            border: px(1).all(),
            border_radius: BorderRadius::all(px(9)),
            ..default()
        },
        BackgroundColor(theme::BUTTON_PRESSED),
        BorderColor::all(HAIRLINE),
        // At once: a drag in the same frame goes on from there.
        observe(bevy::ui_widgets::slider_self_update),
        observe(move |moved: On<ValueChange<f32>>, mut intents: MessageWriter<Intent>| {
            intents.write(Intent::Turn(knob, f64::from(moved.value)));
        }),
    ))
    .with_child((
        Grip(knob),
        SliderThumb,
        Node {
            position_type: PositionType::Absolute,
            width: px(GRIP),
            height: percent(100),
            border_radius: BorderRadius::all(px(GRIP / 2.0)),
            ..default()
        },
        BackgroundColor(BRASS),
        Pickable::IGNORE,
    ));
}

/// What the rows were last shown for.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Drawn {
    beginnings: u64,
    hand: Option<Knob>,
}

/// Shows where the dials stand, and which one is in the hand.
fn show(
    lab: Res<Lab>,
    mut shown: Local<Option<Drawn>>,
    mut rows: Query<(Ref<Row>, &mut BorderColor, &mut BackgroundColor)>,
    mut values: Query<(&Value, &mut Label)>,
    mut grips: Query<(&Grip, &mut Node)>,
    bars: Query<(Entity, &Bar)>,
    mut commands: Commands,
) {
    let now = Drawn {
        beginnings: lab.beginnings(),
        hand: lab.hand(),
    };
    let fresh = rows.iter().any(|(row, ..)| row.is_added());
    if shown.replace(now) == Some(now) && !fresh {
        return;
    }
    let setting = lab.run().setting();
    for (row, mut border, mut face) in &mut rows {
        let held = now.hand == Some(row.0);
        border.set_if_neq(BorderColor::all(if held { BRASS } else { Color::NONE }));
        face.set_if_neq(BackgroundColor(if held { BRASS.with_alpha(0.10) } else { Color::NONE }));
    }
    for (value, mut text) in &mut values {
        if let Some(stands) = setting.value(value.0) {
            text.set_if_neq(written(value.0, stands));
        }
    }
    for (grip, mut node) in &mut grips {
        if let Some((dial, stands)) = setting.dials().find(|(dial, _)| dial.knob == grip.0) {
            let share = (stands - dial.least) / (dial.most - dial.least);
            node.left = px((WIDTH - GRIP - 2.0) * share as f32);
        }
    }
    for (bar, of) in &bars {
        if let Some(stands) = setting.value(of.0) {
            commands.entity(bar).insert(SliderValue(stands as f32));
        }
    }
}

/// The key of what a knob is for.
fn name(knob: Knob) -> &'static str {
    match knob {
        Knob::Mass => "knob-mass",
        Knob::Radius => "knob-radius",
        Knob::Length => "knob-length",
        Knob::Diameters => "knob-diameters",
        Knob::Bar => "knob-bar",
        Knob::Stem => "knob-stem",
        Knob::Height => "knob-height",
        Knob::End => "knob-end",
        Knob::Friction => "knob-friction",
        Knob::Torsion => "knob-torsion",
        Knob::Rolling => "knob-rolling",
        Knob::Air => "knob-air",
        Knob::Gravity => "knob-gravity",
        Knob::Spin => "knob-spin",
        Knob::Lean => "knob-lean",
        Knob::Raised => "knob-raised",
        Knob::Wobble => "knob-wobble",
    }
}

/// Where a dial stands, in words.
fn written(knob: Knob, value: f64) -> Label {
    let (key, decimals) = match knob {
        Knob::End => return Label::new(if value > 0.5 { "end-flat" } else { "end-round" }),
        Knob::Air if value == 0.0 => return Label::new("air-none"),
        Knob::Mass => ("unit-g", 0),
        Knob::Radius | Knob::Length | Knob::Bar | Knob::Stem | Knob::Height => ("unit-mm", 0),
        Knob::Torsion | Knob::Rolling => ("unit-mm", 2),
        Knob::Diameters => ("unit-diameters", 2),
        Knob::Friction => ("unit-none", 2),
        Knob::Air => ("unit-times", 1),
        Knob::Gravity => ("unit-m-s2", 2),
        Knob::Spin => ("number-rpm", 0),
        Knob::Lean | Knob::Raised | Knob::Wobble => ("number-degrees", 1),
    };
    Label::new(key).with("value", Arg::Figures(format!("{value:.decimals$}")))
}
