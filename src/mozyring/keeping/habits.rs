//! What was agreed on last time, offered again at the next start.

use bevy::prelude::*;

use crate::data::parse_json;
use crate::mozyring::play::Setup;
use crate::shell::Keeper;

/// The document of the last set-up.
const HABITS: &str = "settings/mozyring.json";

/// Takes up the last set-up. One that cannot be read is set aside: nothing but a few choices is lost.
pub(super) fn recall(keeper: Res<Keeper>, mut setup: ResMut<Setup>) {
    let shelf = &keeper.0;
    let read = || -> Result<Option<Setup>, String> {
        let text = shelf.read(HABITS).map_err(|why| why.to_string())?;
        let read = text.map(|text| parse_json::<Setup>(&shelf.place(HABITS), &text));
        let known = read.transpose().map_err(|why| why.to_string())?;
        // Rules that contradict one another cannot be played.
        Ok(known.filter(|known| known.options().check().is_ok()))
    };
    match read() {
        Ok(Some(known)) => *setup = known,
        Ok(None) => {}
        Err(why) => {
            warn!("{why}");
            if let Err(why) = shelf.set_aside(HABITS) {
                warn!("{why}");
            }
        }
    }
}

/// Keeps the set-up when a game begins.
pub(super) fn remember(keeper: Res<Keeper>, setup: Res<Setup>) {
    let text = serde_json::to_string_pretty(&*setup).unwrap_or_default() + "\n";
    if let Err(why) = keeper.0.write(HABITS, &text) {
        warn!("{why}");
    }
}
