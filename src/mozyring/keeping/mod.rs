//! What is kept of the games: the one in progress after every move, finished ones in the history; and
//! what was agreed on last.

mod kept;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

pub use kept::Kept;

use super::play::{FollowIntents, Opening, Playing, Setup};
use super::tutorial::goes_on;
use crate::keep::{Drawer, Found, Places, Shelf, now};
use crate::shell::habits;
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::shell::{FirstWindow, Keeper, Screen};

/// The document of the game in progress.
pub const SAVE: &str = "saves/mozyring.json";
/// Where games are kept.
const PLACES: Places = Places {
    save: SAVE,
    history: HISTORY,
};
/// The document of the last set-up.
const HABITS: &str = "settings/mozyring.json";

/// The folder of finished games.
pub const HISTORY: &str = "history/mozyring";

/// The game in progress that is kept on `shelf`, if there is one. A document that cannot be read is set aside, and
/// the player is told.
pub fn saved(shelf: &Shelf, notices: &mut MessageWriter<Notice>) -> Option<(Kept, Playing)> {
    let Found { found, broken } = shelf.fetch(SAVE, Kept::parse);
    notices.write_batch(broken.map(|why| Notice::save_broken(why, found.is_some())));
    found.map(|(_, read)| read)
}

/// Goes on with the game in progress that is kept: for a button that offers it (see [`saved`]).
pub fn go_on(
    _: On<Activate>,
    keeper: Res<Keeper>,
    mut notices: MessageWriter<Notice>,
    mut setup: ResMut<Setup>,
    mut opening: ResMut<Opening>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some((kept, mut playing)) = saved(&keeper.0, &mut notices) {
        playing.drawer = Drawer::Held;
        *setup = kept.setup;
        *opening = Opening::Kept(Box::new(playing));
        next.set(Screen::Mozyring);
    }
}

/// The document `name` of `shelf`, with the game in it.
///
/// # Errors
/// Why it cannot be read.
pub fn read(shelf: &Shelf, name: &str) -> Result<Option<(Kept, Playing)>, String> {
    let text = shelf.read(name).map_err(|why| why.to_string())?;
    text.map(|text| Kept::parse(&shelf.place(name), &text).map_err(|why| why.to_string()))
        .transpose()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Mozyring), remember.run_if(not(goes_on)))
        .add_systems(
            Update,
            keep.after(FollowIntents)
                .run_if(in_state(Screen::Mozyring).and_then(not(goes_on)))
                .run_if(resource_exists_and_changed::<Playing>),
        );
}

/// Takes up the last set-up; rules that contradict one another cannot be played.
fn recall(keeper: Res<Keeper>, mut setup: ResMut<Setup>) {
    if let Some(known) = habits::recall(&keeper.0, HABITS, |known: &Setup| known.options().check().is_ok()) {
        *setup = known;
    }
}

/// Keeps the set-up when a game begins.
fn remember(keeper: Res<Keeper>, setup: Res<Setup>) {
    habits::remember(&keeper.0, HABITS, &*setup);
}

/// Keeps the game after every change of the position: in progress as the save, finished in the history.
fn keep(
    mut playing: ResMut<Playing>,
    keeper: Res<Keeper>,
    window: Res<FirstWindow>,
    mut seen: Local<Option<u64>>,
    mut told: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    if playing.is_added() {
        *seen = None;
    }
    if *seen == Some(playing.revision()) || playing.is_study() {
        return;
    }
    let first = seen.is_none();
    *seen = Some(playing.revision());
    if first || (playing.game().moves().is_empty() && playing.progress().1 == 0) {
        return;
    }
    if let Err(why) = file(&mut playing, &keeper.0, window.0)
        && !*told
    {
        *told = true;
        warn!("{why}");
        notices.write(Notice(Label::new("mozyring-not-kept").with("file", why.place)));
    }
}

fn file(playing: &mut Playing, shelf: &Shelf, first: bool) -> Result<(), crate::keep::KeepError> {
    let text = Kept::of(playing, now()).to_text();
    let goes_on = playing.game().result().is_none();
    let drawer = &mut playing.drawer;
    if goes_on {
        PLACES.hold(shelf, drawer, &text, first)
    } else {
        PLACES.finish(shelf, drawer, &text)
    }
}
