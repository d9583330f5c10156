//! What the player has set for good: kept from one run to the next.

mod sheet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::Keeper;
use super::kiosk::Kiosk;
use super::label::{Label, Spoken};
use super::look::Preset;
use super::look::palette::Palette;
use super::notice::Notice;
use crate::data::{DataError, known_version, parse_json};
use crate::keep::Shelf;
use crate::words::{Arg, Language};

/// The document of the settings.
pub const DOCUMENT: &str = "settings.json";

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// What the player has set.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    version: u32,
    /// The language; without one, that of the environment.
    pub language: Option<Language>,
    /// How loud effects are, from 0 to 1.
    pub effects: f32,
    /// How loud the music is, from 0 (none) to 1.
    pub music: f32,
    /// How loud everything is, from 0 to 1.
    pub master: f32,
    /// How large words and buttons are, against their usual size: 1 to 1.5.
    pub text_size: f32,
    /// Nothing moves that need not: no slow motion, no camera rides.
    pub reduced_motion: bool,
    /// How much the picture may cost; without it the graphics card decides. Holds from the next start on.
    pub picture: Option<Preset>,
    /// The whole screen, or a window.
    pub full_screen: bool,
    /// How many pictures a second at most, while something moves; without it, as many as the screen shows.
    pub frame_limit: Option<u16>,
    /// The colours of players and rings.
    pub palette: Palette,
    /// Words and edges stand out as far as they can.
    pub high_contrast: bool,
    /// What is heard is written too.
    pub captions: bool,
    /// A ring is laid by the second click, not the first.
    pub confirm_moves: bool,
    /// What is held by holding is held by one press and let go by the next.
    pub toggle_holds: bool,
    /// What is at the right edge stands at the left, and the other way round.
    pub left_handed: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: VERSION,
            language: None,
            effects: 0.8,
            music: 0.35,
            master: 1.0,
            text_size: 1.0,
            reduced_motion: false,
            picture: None,
            full_screen: false,
            frame_limit: None,
            palette: Palette::Usual,
            high_contrast: false,
            captions: false,
            confirm_moves: false,
            toggle_holds: false,
            left_handed: false,
        }
    }
}

impl Settings {
    /// Reads the document `text` called `name`.
    ///
    /// # Errors
    /// When it is none, of another version, or a number is out of range: names the place.
    pub fn parse(name: &str, text: &str) -> Result<Self, DataError> {
        let read: Self = parse_json(name, text)?;
        known_version(name, read.version, VERSION)?;
        for (field, volume) in [
            ("effects", read.effects),
            ("music", read.music),
            ("master", read.master),
        ] {
            crate::data::within(name, field, volume.into(), 0.0, 1.0)?;
        }
        crate::data::within(name, "text_size", read.text_size.into(), 1.0, 1.5)?;
        if let Some(limit) = read.frame_limit {
            crate::data::within(name, "frame_limit", limit.into(), 10.0, 240.0)?;
        }
        Ok(read)
    }

    /// The settings on `shelf`, and why there are none if what is there cannot be read: then it was set aside.
    #[must_use]
    pub fn load(shelf: &Shelf) -> (Self, Option<String>) {
        let read = shelf.read(DOCUMENT).map_err(|why| why.to_string());
        let parsed = read.and_then(|text| match text {
            Some(text) => Self::parse(&shelf.place(DOCUMENT), &text).map_err(|why| why.to_string()),
            None => Ok(Self::default()),
        });
        match parsed {
            Ok(settings) => (settings, None),
            Err(why) => {
                let why = match shelf.set_aside(DOCUMENT) {
                    Ok(_) => why,
                    Err(also) => format!("{why}; {also}"),
                };
                (Self::default(), Some(why))
            }
        }
    }

    fn to_text(self) -> String {
        serde_json::to_string_pretty(&self).unwrap_or_default() + "\n"
    }
}

/// Why the settings that were kept could not be read.
#[derive(Resource)]
struct Unread(String);

/// Puts the settings of `shelf` into the game that is being built.
pub(super) fn load_into(app: &mut App, shelf: &Shelf) -> Settings {
    let (settings, unread) = Settings::load(shelf);
    app.insert_resource(settings);
    if let Some(why) = unread {
        app.insert_resource(Unread(why));
    }
    settings
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(sheet::plugin)
        .add_systems(Startup, tell_unread.run_if(resource_exists::<Unread>))
        .add_systems(
            Update,
            (
                note_language.run_if(resource_changed::<Spoken>),
                (keep_settings, fill_screen).run_if(resource_changed::<Settings>),
            )
                .chain(),
        );
}

fn tell_unread(unread: Res<Unread>, mut notices: MessageWriter<Notice>) {
    let said = Label::new("notice-settings-unread").with("why", Arg::Text(unread.0.clone()));
    notices.write(Notice(said));
}

/// Whoever switches the language wants it the next time too; the language that the game began with is nobody's wish.
fn note_language(spoken: Res<Spoken>, mut settings: ResMut<Settings>) {
    if !spoken.is_added() && settings.language != Some(spoken.language()) {
        settings.language = Some(spoken.language());
    }
}

fn keep_settings(settings: Res<Settings>, keeper: Res<Keeper>, mut notices: MessageWriter<Notice>) {
    if settings.is_added() {
        return;
    }
    if let Err(why) = keeper.0.write(DOCUMENT, &settings.to_text()) {
        notices.write(Notice(
            Label::new("notice-not-kept").with("why", Arg::Text(why.to_string())),
        ));
    }
}

fn fill_screen(settings: Res<Settings>, kiosk: Option<Res<Kiosk>>, mut windows: Query<&mut Window>) {
    use bevy::window::{MonitorSelection, WindowMode};
    let wanted = if settings.full_screen || kiosk.is_some() {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let shelf = Shelf::memory();
        let wanted = Settings {
            language: Some(Language::Bg),
            effects: 0.25,
            music: 0.0,
            master: 0.5,
            reduced_motion: true,
            ..Settings::default()
        };
        shelf.write(DOCUMENT, &wanted.to_text()).expect("memory takes all");
        assert_eq!(Settings::load(&shelf), (wanted, None));
    }

    #[test]
    fn a_broken_document_gives_the_defaults_and_is_set_aside() {
        for text in [
            "{",
            "{\"version\": 7}",
            "{\"effects\": 3}",
            "{\"music\": -1}",
            "{\"master\": 1.5}",
            "{\"efects\": 1}",
        ] {
            let shelf = Shelf::memory();
            shelf.write(DOCUMENT, text).expect("memory takes all");
            let (settings, why) = Settings::load(&shelf);
            assert_eq!(settings, Settings::default());
            assert!(why.is_some(), "{text} is told");
            assert_eq!(shelf.read("settings.json.broken-1"), Ok(Some(text.to_owned())));
        }
    }
}
