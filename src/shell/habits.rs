//! What was agreed on last time, offered again at the next start.

use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::data::parse_json;
use crate::keep::Shelf;

/// The last set-up in the document `name` of `shelf`, if it still `holds`.
///
/// One that cannot be read is set aside: nothing but a few choices is lost.
pub fn recall<S: DeserializeOwned>(shelf: &Shelf, name: &str, holds: impl Fn(&S) -> bool) -> Option<S> {
    let read = shelf.read(name).map_err(|why| why.to_string());
    let parsed = read.and_then(|text| {
        let read = text.map(|text| parse_json::<S>(&shelf.place(name), &text));
        read.transpose().map_err(|why| why.to_string())
    });
    match parsed {
        Ok(known) => known.filter(holds),
        Err(why) => {
            warn!("{why}");
            if let Err(why) = shelf.set_aside(name) {
                warn!("{why}");
            }
            None
        }
    }
}

/// Keeps `setup` as the document `name` of `shelf`.
pub fn remember<S: Serialize>(shelf: &Shelf, name: &str, setup: &S) {
    let text = serde_json::to_string_pretty(setup).unwrap_or_default() + "\n";
    if let Err(why) = shelf.write(name, &text) {
        warn!("{why}");
    }
}
