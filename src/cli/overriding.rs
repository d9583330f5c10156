//! Files of a player's own in place of the carried ones: read before anything is done with them.

use crate::assets;
use crate::data::DataError;
use crate::monsuno::opponent::Computers;
use crate::monsuno::rules::Catalogue;
use crate::physics::{CapsuleKind, Field};
use crate::practice::Drill;
use crate::record::Recording;
use crate::showcase::Scene;
use crate::words::{Language, Words};

/// Reads every file that the game in a window reads, so that what is wrong with one is told at once, not when the game
/// comes to it.
///
/// # Errors
/// The first file that cannot be read: names the place in it.
pub(super) fn check() -> Result<(), DataError> {
    for language in Language::ALL {
        Words::load(language)?;
    }
    Catalogue::load()?;
    Computers::load()?;
    for name in Field::names() {
        Field::named(&name)?;
    }
    for path in assets::list("capsules", "json") {
        CapsuleKind::parse(&path, &assets::text(&path)?)?;
    }
    for path in assets::list("lessons", "json") {
        Recording::parse(&path, &assets::text(&path)?)?;
    }
    for path in assets::list("rulebook", "md") {
        assets::text(&path)?;
    }
    Drill::all()?;
    Scene::all()?;
    Ok(())
}
