//! The last shot, to be looked at once more: a bar over its length, a button that shows it, one that stops it.

use bevy::prelude::*;
use bevy::ui_widgets::{
    Activate, Slider, SliderRange, SliderThumb, SliderValue, TrackClick, ValueChange, observe, slider_self_update,
};

use super::take_room;
use crate::range::{Intent, Practising, Shows};
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, Spoken, plain};
use crate::shell::theme::{self, BRASS, CREAM, Face, HAIRLINE, size};
use crate::shell::widget::{ButtonLook, ChosenWhen, column, hud_button, row};

/// Everything about the last shot.
#[derive(Component)]
pub(super) struct Strip;
/// The bar over its length.
#[derive(Component)]
pub(super) struct Bar;
/// The moment that is seen.
#[derive(Component)]
pub(super) struct Clock;
/// Is seen only while the last shot is looked at.
#[derive(Component)]
pub(super) struct WatchOnly;

/// How wide the bar and its grip are.
const WIDTH: i32 = 254;
const THUMB: i32 = 14;

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn((
        Strip,
        Node {
            display: Display::None,
            ..column(7)
        },
        Pickable::IGNORE,
    ))
    .with_children(|strip| {
        spawn_bar(strip);
        strip.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
            line.spawn((
                hud_button(Label::new("range-watch"), ButtonLook::Choice),
                ChosenWhen::new(|practising: &Practising| matches!(practising.shows(), Shows::Last { .. })),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Watch);
                }),
            ))
            .with_child(cap(Act::WatchLast));
            line.spawn((Clock, plain("", Face::Text, size::SMALL, CREAM)));
            line.spawn((
                WatchOnly,
                hud_button(Label::new("watch-pause"), ButtonLook::Choice),
                ChosenWhen::new(|practising: &Practising| {
                    matches!(practising.shows(), Shows::Last { runs: false, .. })
                }),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::PlayPause);
                }),
            ))
            .with_child(cap(Act::PlayPause));
        });
    });
}

fn spawn_bar(strip: &mut ChildSpawnerCommands) {
    strip
        .spawn((
            Bar,
            Slider {
                track_click: TrackClick::Snap,
                ..default()
            },
            SliderValue(0.0),
            SliderRange::new(0.0, 1.0),
            Node {
                width: px(WIDTH),
                height: px(18),
                border: px(1).all(),
                border_radius: BorderRadius::all(px(9)),
                ..default()
            },
            BackgroundColor(theme::BUTTON_PRESSED),
            BorderColor::all(HAIRLINE),
            // At once: a drag in the same frame goes on from there.
            observe(slider_self_update),
            observe(|moved: On<ValueChange<f32>>, mut intents: MessageWriter<Intent>| {
                intents.write(Intent::Seek(f64::from(moved.value)));
            }),
        ))
        .with_child((
            SliderThumb,
            Node {
                position_type: PositionType::Absolute,
                width: px(THUMB),
                height: percent(100),
                border_radius: BorderRadius::all(px(THUMB / 2)),
                ..default()
            },
            BackgroundColor(BRASS),
            Pickable::IGNORE,
        ));
}

/// What the strip was last written for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Written {
    revision: u64,
    shown: bool,
    watched: bool,
    hundredths: i64,
}

pub(super) fn tell(
    practising: Res<Practising>,
    spoken: Res<Spoken>,
    mut written: Local<Option<Written>>,
    fresh: Query<(), Added<Bar>>,
    mut strips: Query<(&mut Node, Has<WatchOnly>), (Or<(With<Strip>, With<WatchOnly>)>, Without<SliderThumb>)>,
    mut clocks: Query<&mut Text, With<Clock>>,
    bars: Query<(Entity, &Children), With<Bar>>,
    mut thumbs: Query<&mut Node, With<SliderThumb>>,
    mut commands: Commands,
) {
    let last = practising.last().filter(|_| !practising.is_flying());
    let (at, watched) = match practising.shows() {
        Shows::Last { at, .. } => (at, true),
        Shows::Ground | Shows::End(_) => (0.0, false),
    };
    let now = Written {
        revision: practising.revision(),
        shown: last.is_some(),
        watched,
        hundredths: (100.0 * at) as i64,
    };
    if written.replace(now) == Some(now) && fresh.is_empty() {
        return;
    }
    for (mut part, watch_only) in &mut strips {
        take_room(&mut part, if watch_only { watched } else { last.is_some() });
    }
    let Some(last) = last else { return };
    let length = last.film.seconds();
    for mut text in &mut clocks {
        text.0 = spoken.language().figures(&format!("{at:.2} / {length:.2}"));
    }
    for (bar, children) in &bars {
        commands
            .entity(bar)
            .insert((SliderRange::new(0.0, length.max(0.01) as f32), SliderValue(at as f32)));
        for child in children {
            if let Ok(mut node) = thumbs.get_mut(*child) {
                node.left = px((WIDTH - THUMB - 2) as f32 * (at / length.max(0.01)) as f32);
            }
        }
    }
}
