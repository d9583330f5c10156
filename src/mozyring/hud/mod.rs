//! Words around the board: whose turn it is and which colour is due, who plays, what was laid, how it ended.
//!
//! Reads [`Playing`](super::play::Playing), answers with intents. `prompt` speaks above the board, `rack` below it,
//! `seats` and `tools` stand on the left, `study` and `log` on the right; `end` tells results, `tags` marks fields.

mod end;
mod log;
mod prompt;
mod rack;
mod seats;
mod study;
mod tags;
mod tools;

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{Activate, observe};

use super::play::{FollowIntents, Intent, Paint, Playing};
use super::rules::{Kind, Slot};
use crate::shell::label::Label;
use crate::shell::look::palette::Palette;
use crate::shell::settings::Settings;
use crate::shell::theme::{Face, Type};
use crate::shell::widget::{
    ButtonLook, Sided, Turned, WhenSnug, column, hud_button, lower_edge, mark_choices, menu_corner, row, screen_root,
    upper_edge,
};
use crate::shell::{Portrait, Screen, Snug};

/// The ink of a colour.
fn ink(paint: Paint, palette: Palette) -> Color {
    palette.inks()[paint as usize].into()
}

/// Text in the ink of a colour, whichever palette is chosen.
#[derive(Component)]
pub(super) struct Inked(Paint);

/// The sign of a colour, in that colour.
pub(super) fn sign(paint: Paint, size: f32) -> impl Bundle {
    (
        Text::new(paint.sign()),
        Type(Face::Symbols, size),
        Inked(paint),
        Pickable::IGNORE,
    )
}

fn give_ink(settings: Res<Settings>, new: Query<(), Added<Inked>>, mut texts: Query<(Ref<Inked>, &mut TextColor)>) {
    if new.is_empty() && !settings.is_changed() {
        return;
    }
    for (inked, mut text) in &mut texts {
        if inked.is_added() || settings.is_changed() {
            text.set_if_neq(TextColor(ink(inked.0, settings.palette)));
        }
    }
}

/// A row as wide as it may be, with its content in the middle: so it knows how high it is where it wraps.
fn middle_row(gap: i32) -> Node {
    Node {
        width: percent(100),
        justify_content: JustifyContent::Center,
        ..row(gap)
    }
}

/// A button that wishes something.
fn wish(text: Label, intent: Intent) -> impl Bundle {
    (
        hud_button(text, ButtonLook::Choice),
        observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
            intents.write(intent);
        }),
    )
}

/// The key of the words for what makes a combination.
fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Concentric => "win-concentric",
        Kind::SameSize => "win-same-size",
        Kind::Ordered => "win-ordered",
        Kind::AnySizes => "win-any-sizes",
    }
}

/// The key of the words for what makes these slots a combination.
fn kind_of(slots: [Slot; 3], playing: &Playing) -> &'static str {
    let all = playing.game().book().combinations.all();
    all.iter()
        .find(|one| one.slots == slots)
        .map_or("win-concentric", |one| kind_key(one.kind))
}

/// Slots in a row, as text.
fn joined(slots: &[Slot]) -> String {
    slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Mozyring), spawn_hud)
        .add_systems(PostUpdate, give_ink.before(UiSystems::Prepare))
        .add_systems(
            Update,
            (
                (
                    prompt::tell_turn,
                    prompt::tell_reason,
                    prompt::tell_recap,
                    rack::tell_sizes,
                    rack::offer,
                    seats::tell_seats,
                    seats::tell_combos,
                    tools::tell_tools,
                    end::tell_end,
                )
                    .run_if(resource_exists_and_changed::<Playing>),
                log::tell_log.run_if(
                    resource_exists_and_changed::<Playing>
                        .or_eager(resource_changed::<Portrait>)
                        .or_eager(resource_changed::<Snug>),
                ),
                study::tell_study,
                study::tell_found,
                tags::tell_tags,
                tags::place_tags,
                mark_choices::<Playing>,
            )
                .chain()
                .after(FollowIntents)
                .run_if(in_state(Screen::Mozyring))
                .run_if(resource_exists::<Playing>),
        );
}

fn spawn_hud(mut commands: Commands) {
    commands
        .spawn((screen_root("Mozyring words"), DespawnOnExit(Screen::Mozyring)))
        .with_children(|root| {
            root.spawn((
                tags::Layer,
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
            ));
            // Where the sides need the width, the prompt is narrow and stays above the board.
            root.spawn(upper_edge())
                .insert(WhenSnug(|node| node.top = px(18)))
                .with_children(prompt::spawn);
            root.spawn(lower_edge()).with_children(|bottom| {
                bottom.spawn(right_side()).with_children(|right| {
                    study::spawn(right);
                    log::spawn(right);
                });
                end::spawn(bottom);
                rack::spawn(bottom);
            });
            root.spawn(left_side()).with_children(|left| {
                seats::spawn(left);
                tools::spawn(left);
            });
            root.spawn(menu_corner());
        });
}

/// The column on the left; on a tall screen it begins below the prompt.
fn left_side() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            align_items: AlignItems::Start,
            left: px(18),
            column_gap: px(10),
            ..column(10)
        },
        Sided::default(),
        Turned {
            wide: |node| {
                (node.top, node.flex_direction, node.row_gap) = (px(72), FlexDirection::Column, px(10));
                node.max_width = auto();
            },
            tall: |node| {
                (node.top, node.flex_direction, node.row_gap) = (px(196), FlexDirection::Row, px(10));
                node.max_width = vw(94);
            },
        },
        WhenSnug(|node| (node.top, node.row_gap) = (px(62), px(5))),
        Pickable::IGNORE,
    )
}

/// The column on the right; on a tall screen it stands above what is on the lower edge, where there is room.
fn right_side() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::End,
            right: px(18),
            column_gap: px(10),
            ..column(10)
        },
        Sided::default(),
        Turned {
            wide: |node| {
                node.position_type = PositionType::Absolute;
                node.flex_direction = FlexDirection::Column;
                (node.width, node.top) = (auto(), px(18));
            },
            tall: |node| {
                node.position_type = PositionType::Relative;
                node.flex_direction = FlexDirection::RowReverse;
                (node.width, node.top) = (percent(95), auto());
            },
        },
        Pickable::IGNORE,
    )
}
