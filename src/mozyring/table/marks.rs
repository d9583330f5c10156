//! What was laid last: a gleaming rim round the field of each ring laid since a person last moved.

use bevy::prelude::*;

use super::layout::field_place;
use super::pieces::Art;
use crate::mozyring::play::Playing;
use crate::mozyring::rules::Field;
use crate::shell::Screen;

/// The rim of a field that says: here something was laid.
#[derive(Component)]
pub(super) struct Halo(Field);

pub(super) fn spawn_halos(commands: &mut Commands, art: &Art) {
    for field in Field::all() {
        commands.spawn((
            Name::new("Halo"),
            DespawnOnExit(Screen::Mozyring),
            Halo(field),
            Mesh3d(art.halo.clone()),
            MeshMaterial3d(art.gleam.clone()),
            Transform::from_translation(field_place(field)),
            Visibility::Hidden,
            bevy::light::NotShadowCaster,
            Pickable::IGNORE,
        ));
    }
}

pub(super) fn show_halos(playing: Res<Playing>, mut halos: Query<(&Halo, &mut Visibility)>) {
    let round = playing.shown_round();
    let since = playing.since_person();
    // Where people alone play, the last ring is the news.
    let news = if since.is_empty() {
        playing.all_laid().last().into_iter().collect::<Vec<_>>()
    } else {
        since.iter().collect()
    };
    for (halo, mut visibility) in &mut halos {
        let shown = news.iter().any(|laid| laid.round == round && laid.slot.field == halo.0);
        visibility.set_if_neq(if shown { Visibility::Visible } else { Visibility::Hidden });
    }
}
