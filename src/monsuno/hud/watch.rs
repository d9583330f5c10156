//! Watching a recorded match: pause, speed, and any moment of it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Slider, SliderRange, SliderThumb, SliderValue, TrackClick, ValueChange, observe};

use crate::monsuno::play::{Playing, Seek, WatchSpeed};
use crate::physics::TICK;
use crate::shell::Screen;
use crate::shell::input::{Act, Controls};
use crate::shell::label::{Label, label, plain};
use crate::shell::reach::Reach;
use crate::shell::theme::{self, BRASS, CREAM, Face, HAIRLINE, size};
use crate::shell::widget::{ButtonLook, ChosenWhen, column, hud_button, leads_to, panel, row, small_button};

/// The bar over the length of the match.
#[derive(Component)]
pub(super) struct Bar;
/// How far it has run.
#[derive(Component)]
pub(super) struct Clock;

/// The speeds at which a match can be watched, against the clock.
const SPEEDS: [(f32, &str); 5] = [(0.25, "\u{bc}"), (0.5, "\u{bd}"), (1.0, "1"), (2.0, "2"), (4.0, "4")];

/// Seconds that a step leads back or on.
const STEP: f64 = 5.0;

pub(super) fn spawn_watch(place: &mut ChildSpawnerCommands, ticks: u64) {
    place
        .spawn(panel(Node {
            padding: UiRect::axes(px(20), px(12)),
            align_items: AlignItems::Center,
            ..column(8)
        }))
        .with_children(|sheet| {
            sheet.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
                line.spawn(label(Label::new("watch-head"), Face::Medium, size::TEXT, BRASS));
                line.spawn((Clock, plain("", Face::Text, size::TEXT, CREAM)));
            });
            sheet
                .spawn((
                    Bar,
                    Slider {
                        track_click: TrackClick::Snap,
                        ..default()
                    },
                    SliderValue(0.0),
                    SliderRange::new(0.0, ticks.max(1) as f32),
                    Node {
                        width: px(520),
                        height: px(18),
                        border: px(1).all(),
                        border_radius: BorderRadius::all(px(9)),
                        ..default()
                    },
                    BackgroundColor(theme::BUTTON_PRESSED),
                    BorderColor::all(HAIRLINE),
                    observe(|moved: On<ValueChange<f32>>, mut seek: MessageWriter<Seek>| {
                        seek.write(Seek(moved.value.max(0.0) as u64));
                    }),
                ))
                .with_child((
                    SliderThumb,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(14),
                        height: percent(100),
                        border_radius: BorderRadius::all(px(7)),
                        ..default()
                    },
                    BackgroundColor(BRASS),
                    Pickable::IGNORE,
                ));
            sheet.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
                line.spawn((small_button("<<"), observe(step_by(-STEP))));
                for (speed, name) in SPEEDS {
                    line.spawn((
                        small_button(name),
                        ChosenWhen::new(move |watch: &WatchSpeed| watch.is(speed)),
                        observe(move |_: On<Activate>, mut watch: ResMut<WatchSpeed>| watch.set(speed)),
                    ));
                }
                line.spawn((
                    hud_button(Label::new("watch-pause"), ButtonLook::Choice),
                    ChosenWhen::new(|watch: &WatchSpeed| watch.is(0.0)),
                    observe(|_: On<Activate>, mut watch: ResMut<WatchSpeed>| watch.toggle()),
                ));
                line.spawn((small_button(">>"), observe(step_by(STEP))));
                line.spawn((
                    hud_button(Label::new("watch-leave"), ButtonLook::Choice),
                    leads_to(Screen::MonsunoSetup),
                ));
            });
        });
}

fn step_by(seconds: f64) -> impl Fn(On<Activate>, Res<Playing>, MessageWriter<Seek>) + Send + Sync + 'static {
    move |_, playing, mut seek| {
        let now = playing.session().ticks() as f64;
        seek.write(Seek((now + seconds / TICK).max(0.0) as u64));
    }
}

/// Holds and lets go, steps back and on, by keys or a gamepad.
pub(super) fn watch_by_keys(
    controls: Controls,
    reach: Res<Reach>,
    playing: Res<Playing>,
    mut watch: ResMut<WatchSpeed>,
    mut seek: MessageWriter<Seek>,
) {
    if !playing.is_recording() || reach.0 {
        return;
    }
    if controls.just_pressed(Act::PlayPause) {
        watch.toggle();
    }
    let now = playing.session().ticks() as f64;
    for (act, seconds) in [(Act::SeekBack, -STEP), (Act::SeekOn, STEP)] {
        if controls.just_pressed(act) {
            seek.write(Seek((now + seconds / TICK).max(0.0) as u64));
        }
    }
}

pub(super) fn tell_clock(
    playing: Res<Playing>,
    mut clocks: Query<&mut Text, With<Clock>>,
    bars: Query<(Entity, &SliderValue, &Children), With<Bar>>,
    mut thumbs: Query<&mut Node, With<SliderThumb>>,
    mut commands: Commands,
) {
    let Some(length) = playing.length() else { return };
    let clock = |ticks: u64| {
        let seconds = ticks as f64 * TICK;
        format!("{}:{:04.1}", (seconds / 60.0) as u64, seconds % 60.0)
    };
    let now = playing.session().ticks();
    let said = format!("{} / {}", clock(now), clock(length));
    for mut text in &mut clocks {
        if text.0 != said {
            text.0.clone_from(&said);
        }
    }
    let way = now as f32 / length.max(1) as f32;
    for (bar, value, children) in &bars {
        if (value.0 - now as f32).abs() > 0.5 {
            commands.entity(bar).insert(SliderValue(now as f32));
        }
        for child in children {
            if let Ok(mut node) = thumbs.get_mut(*child) {
                node.left = percent(97.0 * way);
            }
        }
    }
}
