//! Cards as things: on a tray beside the field lie each player's Monsuno card, the strike deck face down, the strike cards
//! tucked under their symbols and the discards. A card that is drawn is shown to both before it goes where it belongs.

mod deal;
mod print;
mod tray;

use bevy::prelude::*;

use super::Facing;
use crate::monsuno::play::{FollowIntents, Playing};
use crate::shell::label::Spoken;
use crate::shell::{Portrait, Screen};

pub use print::Press;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, print::set_up_press.after(crate::shell::look::ChoosePreset))
        .add_systems(
            OnEnter(Screen::Monsuno),
            (tray::set_trays, tray::lay_cards)
                .chain()
                .after(crate::monsuno::play::begin),
        )
        .add_systems(
            Update,
            (
                tray::turn_trays.run_if(resource_changed::<Facing>.or_eager(resource_changed::<Portrait>)),
                tray::hide_in_the_draw,
                tray::lay_cards.run_if(resource_changed::<Spoken>.or_eager(replaced)),
                deal::deal,
                deal::move_cards,
            )
                .chain()
                .after(FollowIntents)
                .run_if(in_state(Screen::Monsuno))
                .run_if(resource_exists::<Playing>),
        );
}

/// Whether another match has taken the place of the one before.
fn replaced(playing: Option<Res<Playing>>, mut last: Local<Option<u64>>) -> bool {
    let now = playing.map(|playing| playing.session().setup().seed);
    let changed = *last != now;
    *last = now;
    changed
}
