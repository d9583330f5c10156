//! Captions: what is heard, written for who cannot hear it.

use std::time::Duration;

use bevy::prelude::*;

use super::label::{Label, label};
use super::settings::Settings;
use super::sound::Hear;
use super::theme::{CREAM, Face, size};
use super::widget::row;

/// How long a caption can be read.
const SHOWN: Duration = Duration::from_millis(2_200);

/// So many captions stand one over the other at most.
const LINES: usize = 3;

/// A caption on the screen, and when it goes.
#[derive(Component)]
pub(super) struct Caption {
    key: &'static str,
    until: Duration,
}

/// Where captions stand.
#[derive(Component)]
struct Place;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_place).add_systems(
        Last,
        (
            show.run_if(on_message::<Hear>),
            hide.run_if(|captions: Query<(), With<Caption>>| !captions.is_empty()),
        ),
    );
}

fn spawn_place(mut commands: Commands) {
    commands.spawn((
        Place,
        Name::new("Captions"),
        Node {
            position_type: PositionType::Absolute,
            left: px(18),
            bottom: px(18),
            flex_direction: FlexDirection::ColumnReverse,
            row_gap: px(4),
            ..default()
        },
        GlobalZIndex(58),
        Pickable::IGNORE,
    ));
}

fn show(
    mut heard: MessageReader<Hear>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    places: Query<Entity, With<Place>>,
    mut captions: Query<&mut Caption>,
    mut commands: Commands,
) {
    let until = time.elapsed() + SHOWN;
    let mut lines = captions.iter().count();
    for key in heard.read().filter_map(|one| one.effect.caption()) {
        if !settings.captions {
            continue;
        }
        if let Some(mut caption) = captions.iter_mut().find(|caption| caption.key == key) {
            caption.until = until;
        } else if lines < LINES
            && let Ok(place) = places.single()
        {
            lines += 1;
            commands.entity(place).with_child((
                Caption { key, until },
                Node {
                    padding: UiRect::axes(px(10), px(3)),
                    border_radius: BorderRadius::all(px(6)),
                    ..row(0)
                },
                BackgroundColor(Color::srgba(0.0, 0.0, 0.0, 0.82)),
                Pickable::IGNORE,
                children![label(Label::new(key), Face::Medium, size::TEXT, CREAM)],
            ));
        }
    }
}

fn hide(captions: Query<(Entity, &Caption)>, time: Res<Time<Real>>, mut commands: Commands) {
    for (entity, caption) in &captions {
        if time.elapsed() >= caption.until {
            commands.entity(entity).despawn();
        }
    }
}
