//! Ghosts: the last and the best shot fly once more beside the one that is seen.

use bevy::prelude::*;

use super::ghost_flies;
use crate::monsuno::table::{Art, spawn_ghost};
use crate::range::Practising;
use crate::shell::Screen;

/// A ghost: of the best shot, or of the last.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ghost {
    /// Of the best shot, not of the last.
    pub best: bool,
}

pub(super) fn spawn_ghosts(art: Res<Art>, mut commands: Commands) {
    for best in [false, true] {
        commands
            .spawn((
                Name::new("Ghost"),
                DespawnOnExit(Screen::Practice),
                Ghost { best },
                Transform::default(),
                Visibility::Hidden,
            ))
            .with_children(|root| spawn_ghost(root, &art, best));
    }
}

pub(super) fn follow(practising: Res<Practising>, mut ghosts: Query<(&Ghost, &mut Transform, &mut Visibility)>) {
    for (ghost, mut place, mut visible) in &mut ghosts {
        let of = if ghost.best {
            practising.on().best()
        } else {
            practising.on().last()
        };
        let moment = practising.moment().filter(|_| ghost_flies(&practising, ghost.best));
        let capsule = of
            .zip(moment)
            .filter(|(of, at)| *at < of.film.seconds())
            .and_then(|(of, at)| of.film.capsule_at(at));
        visible.set_if_neq(if capsule.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(body) = capsule {
            let at = Transform::from_translation(body.position.as_vec3());
            place.set_if_neq(at.with_rotation(body.orientation.as_quat()));
        }
    }
}
