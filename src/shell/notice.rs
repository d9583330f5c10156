//! Notices: what the player should know and need not answer, such as that a save could not be written.

use std::time::Duration;

use bevy::prelude::*;
use bevy::text::LineBreak;

use super::FirstWindow;
use super::label::{Label, Spoken, label};
use super::theme::{CREAM, Face, size};
use super::widget::{Turned, column, panel};
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

/// How long a notice stays to be seen, and so much longer for each sign of it that is to be read.
const SEEN: Duration = Duration::from_secs(4);
const READ: Duration = Duration::from_millis(70);

/// No notice is wider: what is longer is written in several lines.
const WIDEST: f32 = 436.0;

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
            width: px(WIDEST),
            align_items: AlignItems::End,
            ..column(8)
        },
        // Above the buttons at the lower edge, of which a tall screen has more rows.
        Turned {
            wide: |node| node.bottom = px(66),
            tall: |node| node.bottom = px(190),
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
    spoken: Res<Spoken>,
    mut commands: Commands,
) {
    for notice in notices.read() {
        let signs = notice.0.text(&spoken.0).chars().count() as u32;
        for corner in &corners {
            commands.entity(corner).with_children(|corner| {
                corner
                    .spawn((
                        Shown {
                            until: time.elapsed() + SEEN + signs * READ,
                        },
                        panel(Node {
                            padding: UiRect::axes(px(18), px(10)),
                            max_width: percent(100),
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
