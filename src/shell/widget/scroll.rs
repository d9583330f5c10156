//! Columns that scroll, with a bar that shows where one is.

use bevy::input::gamepad::Gamepad;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{IgnoreScroll, UiSystems};
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use super::frame::column;
use crate::shell::Screen;
use crate::shell::pause::Pause;
use crate::shell::theme::{BRASS, BUTTON_PRESSED};

/// A column that scrolls by the wheel, by its bar and after the focus; it gets its bar when it is spawned.
#[derive(Component, Debug, Clone, Copy)]
pub struct Scrolls;

/// How wide a bar is, in pixels of a 1280x720 screen.
const BAR: i32 = 9;

/// How short the grip of a bar may become.
const SHORTEST: f32 = 32.0;

/// A column that scrolls where its content is higher than it may be; put it into something with a `max_height`. Its
/// children are its bar and its content: to write it anew, put a column into it.
pub fn scrolling(gap: i32) -> impl Bundle {
    (
        Node {
            overflow: Overflow::scroll_y(),
            min_height: px(0),
            flex_shrink: 1.0,
            padding: UiRect::right(px(BAR + 6)),
            ..column(gap)
        },
        ScrollArea,
        Scrolls,
        Hovered::default(),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(add_bar)
        .add_systems(Update, page)
        .add_systems(PostUpdate, (show_bars, light_grips).after(UiSystems::Layout));
}

fn add_bar(added: On<Add, Scrolls>, mut commands: Commands) {
    let area = added.entity;
    let bar = commands
        .spawn((
            Name::new("Scrollbar"),
            Scrollbar::new(area, ControlOrientation::Vertical, SHORTEST),
            IgnoreScroll(BVec2::TRUE),
            Node {
                position_type: PositionType::Absolute,
                right: px(0),
                top: px(0),
                bottom: px(0),
                width: px(BAR),
                border_radius: BorderRadius::all(px(BAR / 2)),
                ..default()
            },
            BackgroundColor(BUTTON_PRESSED),
            Visibility::Hidden,
            children![(
                ScrollbarThumb {
                    border_radius: BorderRadius::all(px(BAR / 2)),
                    ..default()
                },
                Hovered::default(),
                BackgroundColor(BRASS.with_alpha(RESTING)),
            )],
        ))
        .id();
    commands.entity(area).add_child(bar);
}

/// What may lie below the edge without a bar, in pixels of a 1280x720 screen: less than there is between two lines.
const UNSEEN: f32 = 3.0;

/// A bar is there only where there is more than can be seen.
fn show_bars(areas: Query<&ComputedNode>, mut bars: Query<(&Scrollbar, &mut Visibility)>) {
    for (bar, mut visibility) in &mut bars {
        let more = areas.get(bar.target).is_ok_and(|area| {
            let below = area.content_size().y - area.size().y;
            below * area.inverse_scale_factor() > UNSEEN
        });
        let wanted = if more {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(wanted);
    }
}

/// The keys that turn pages, and the right stick of a gamepad, scroll the largest column in sight: also one without
/// anything in it that could have the focus.
fn page(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    pause: Res<State<Pause>>,
    screen: Res<State<Screen>>,
    mut areas: Query<(&ComputedNode, &InheritedVisibility, &mut ScrollPosition), With<Scrolls>>,
) {
    let pages =
        f32::from(i8::from(keys.just_pressed(KeyCode::PageDown)) - i8::from(keys.just_pressed(KeyCode::PageUp)));
    // At a table the stick turns the view.
    let at_table = *pause.get() == Pause::Off && screen.get().is_table();
    let pads = pads.iter().filter(|_| !at_table);
    let stick: f32 = pads.filter_map(|pad| pad.get(GamepadAxis::RightStickY)).sum();
    if pages == 0.0 && stick == 0.0 {
        return;
    }
    let seen = areas.iter_mut().filter(|(_, visible, _)| visible.get());
    let size = |area: &ComputedNode| area.size().x * area.size().y;
    if let Some((area, _, mut place)) = seen.max_by(|(a, ..), (b, ..)| size(a).total_cmp(&size(b))) {
        let to_words = area.inverse_scale_factor();
        let height = area.size().y * to_words;
        let most = (area.content_size().y * to_words - height).max(0.0);
        let by = pages * PAGE * height - stick * STICK * time.delta_secs();
        place.y = (place.y + by).clamp(0.0, most);
    }
}

/// How much of a column a page is.
const PAGE: f32 = 0.8;

/// How fast a stick scrolls, in pixels of a 1280x720 screen a second.
const STICK: f32 = 900.0;

/// How clearly a grip is seen while nobody points at it.
const RESTING: f32 = 0.6;

fn light_grips(mut grips: Query<(&Hovered, &mut BackgroundColor), (With<ScrollbarThumb>, Changed<Hovered>)>) {
    for (hovered, mut face) in &mut grips {
        let alpha = if hovered.get() { 1.0 } else { RESTING };
        face.set_if_neq(BackgroundColor(BRASS.with_alpha(alpha)));
    }
}
