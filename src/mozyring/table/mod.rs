//! The board, the rings and the hand over them. Reads [`Playing`](super::play::Playing), answers with intents.

mod grip;
mod hand;
mod keys;
mod layout;
mod marks;
mod pieces;
mod rings;

use bevy::prelude::*;

use super::play::FollowIntents;
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::fingers::LetGo;

pub use layout::{field_front, rack_place, slot_place, stack_place};
pub use pieces::{Art, Board, spawn_board, spawn_loose_ring, spawn_rack};
pub use rings::{LANDS_AFTER, Ring, Way};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<hand::LastLaid>()
        .add_systems(PreStartup, pieces::make_art.after(crate::shell::look::MakeMaterials))
        .add_systems(
            Update,
            pieces::repaint.run_if(resource_changed::<crate::shell::settings::Settings>),
        )
        .add_systems(
            OnEnter(Screen::Mozyring),
            (lay_the_table, look_at_board).after(super::play::begin),
        )
        .add_systems(
            Update,
            (
                (keys::play, keys::look).before(FollowIntents),
                grip::give_back.run_if(on_message::<LetGo>),
                hand::note_laid
                    .run_if(on_message::<super::play::Laid>)
                    .after(FollowIntents),
                (
                    rings::send_rings.run_if(resource_exists_and_changed::<super::play::Playing>),
                    rings::show_again.run_if(resource_exists_and_changed::<super::play::Playing>),
                    rings::fly,
                    rings::glow,
                    marks::show_halos.run_if(resource_exists_and_changed::<super::play::Playing>),
                    hand::show_ghost.run_if(resource_exists_and_changed::<super::play::Playing>),
                    hand::bob,
                )
                    .chain()
                    .after(FollowIntents),
            )
                .run_if(in_state(Screen::Mozyring))
                .run_if(resource_exists::<super::play::Playing>),
        );
}

fn lay_the_table(mut commands: Commands, art: Res<Art>, playing: Res<super::play::Playing>) {
    let board = spawn_board(&mut commands, &art, Transform::IDENTITY);
    commands.entity(board).insert(DespawnOnExit(Screen::Mozyring));
    hand::spawn_pads(&mut commands, &art);
    hand::spawn_ghost(&mut commands, &art);
    marks::spawn_halos(&mut commands, &art);
    rings::spawn_racks(&mut commands, &art, &playing);
}

/// How much of the width of a narrow screen board and racks take.
const FILLED: f32 = 0.70;

fn look_at_board(playing: Res<super::play::Playing>, mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(0.0, 0.0, 0.014),
        yaw: 0.0,
        pitch: 1.06,
        distance: 1.36,
        wide: Some(layout::width(playing.game()) / FILLED),
    }));
}
