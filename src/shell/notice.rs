//! Notices: what the player should know and need not answer, such as that a save could not be written.

use std::time::Duration;

use bevy::prelude::*;
use bevy::text::LineBreak;

use super::FirstWindow;
use super::label::{Label, label};
use super::theme::{CREAM, Face, size};
use super::widget::{column, panel};
use crate::words::Arg;

/// Something the player should know.
#[derive(Message, Clone)]
pub struct Notice(pub Label);

impl Notice {
    /// Tells that a saved game could not be read, and whether what it was a move before is there instead.
    #[must_use]
    pub fn save_broken(why: String, has_copy: bool) -> Self {
        let key = if has_copy {
            "notice-save-copy"
        } else {
            "notice-save-unread"
        };
        Self(Label::new(key).with("why", Arg::Text(why)))
    }
}

/// How long a notice can be read.
const SHOWN: Duration = Duration::from_secs(7);

/// A notice on the screen, and when it goes.
#[derive(Component)]
pub(super) struct Shown {
    until: Duration,
}

/// Where notices come in.
#[derive(Component)]
struct Corner;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_systems(
            Startup,
            (spawn_corner, tell_second.run_if(|window: Res<FirstWindow>| !window.0)),
        )
        .add_systems(
            Update,
            (
                show.run_if(on_message::<Notice>),
                hide.run_if(|shown: Query<(), With<Shown>>| !shown.is_empty()),
            ),
        );
}

fn spawn_corner(mut commands: Commands) {
    commands.spawn((
        Corner,
        Name::new("Notices"),
        Node {
            position_type: PositionType::Absolute,
            right: px(18),
            bottom: px(18),
            max_width: px(420),
            align_items: AlignItems::End,
            ..column(8)
        },
        GlobalZIndex(60),
        Pickable::IGNORE,
    ));
}

fn tell_second(mut notices: MessageWriter<Notice>) {
    notices.write(Notice(Label::new("notice-second-window")));
}

fn show(
    mut notices: MessageReader<Notice>,
    corners: Query<Entity, With<Corner>>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    for notice in notices.read() {
        for corner in &corners {
            commands.entity(corner).with_children(|corner| {
                corner
                    .spawn((
                        Shown {
                            until: time.elapsed() + SHOWN,
                        },
                        panel(Node {
                            padding: UiRect::axes(px(18), px(10)),
                            ..default()
                        }),
                        Pickable::IGNORE,
                    ))
                    .with_children(|sheet| {
                        sheet.spawn((
                            label(notice.0.clone(), Face::Text, size::TEXT, CREAM),
                            // A long path has no spaces to break at.
                            TextLayout::linebreak(LineBreak::WordOrCharacter),
                        ));
                    });
            });
        }
    }
}

fn hide(shown: Query<(Entity, &Shown)>, time: Res<Time<Real>>, mut commands: Commands) {
    for (entity, notice) in &shown {
        if time.elapsed() >= notice.until {
            commands.entity(entity).despawn();
        }
    }
}
