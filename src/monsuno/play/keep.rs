//! What is kept of matches: the one in progress, and those that were played.

use serde::{Deserialize, Serialize};

use super::playing::Playing;
use super::series::Series;
use super::setup::{Cards, Seat, Setup};
use crate::chance::Chance;
use crate::data::{DataError, parse_versioned};
use crate::keep::{Drawer, Places, Shelf, date, now};
use crate::monsuno::session::{Phase, Session};
use crate::physics::FIELDS;
use crate::record::{MonsunoRecording, Recording};

/// The document of the match in progress.
pub const SAVE: &str = "saves/monsuno.json";
/// The folder of the matches that were played.
pub const HISTORY: &str = "history/monsuno";
/// Where matches are kept.
const PLACES: Places = Places {
    save: SAVE,
    history: HISTORY,
};

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// A match with those who play it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptMatch {
    version: u32,
    /// When it was written, in seconds since 1970.
    pub at: u64,
    /// Who plays.
    pub seats: [Seat; 2],
    /// The ids of the cards in the catalogue.
    cards: [String; 2],
    /// How the series stands, this match not counted unless it is over.
    pub series: Series,
    preview: bool,
    /// The match so far, as `ringspin replay` reads it.
    recording: Recording,
}

impl KeptMatch {
    /// The match on the table.
    ///
    /// # Errors
    /// When there are no cards.
    pub fn of(playing: &Playing, cards: &Cards) -> Result<Self, DataError> {
        let setup = playing.setup();
        let id = |player: usize| cards.monsuno(setup.cards[player]).map(|monsuno| monsuno.id.clone());
        Ok(Self {
            version: VERSION,
            at: now(),
            seats: setup.seats.clone(),
            cards: [id(0)?, id(1)?],
            series: *playing.series(),
            preview: setup.preview,
            recording: Recording::Monsuno(Box::new(MonsunoRecording::of(playing.session()))),
        })
    }

    /// The match of `recording`, of which nobody knows who played it. A card is known by its name, in any language.
    fn of_strangers(recording: &MonsunoRecording, cards: &Cards) -> Self {
        let id = |player: usize| {
            let called = &recording.setup.cards[player].name;
            let mut known = cards.0.monsuno.iter();
            let found = known.find(|one| one.name.is(called));
            found.map_or_else(String::new, |one| one.id.clone())
        };
        Self {
            version: VERSION,
            at: 0,
            seats: Default::default(),
            cards: [id(0), id(1)],
            series: Series::new(1),
            preview: false,
            recording: Recording::Monsuno(Box::new(recording.clone())),
        }
    }

    /// Reads the document `text` called `name`.
    ///
    /// # Errors
    /// When it is none, of another version, or its recording cannot be played: names the place.
    pub fn parse(name: &str, text: &str) -> Result<Self, DataError> {
        let kept: Self = parse_versioned(name, text, VERSION)?;
        // What a recording has to be, it has to be inside of another document too.
        Recording::parse(name, &kept.recording.to_text())?;
        kept.monsuno(name)?;
        Ok(kept)
    }

    /// As text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The recording of the match.
    ///
    /// # Errors
    /// When it is one of another game.
    pub fn monsuno(&self, name: &str) -> Result<&MonsunoRecording, DataError> {
        match &self.recording {
            Recording::Monsuno(recording) => Ok(recording),
            Recording::Mozyring(_) | Recording::Clash(_) => {
                Err(DataError::new(name, "recording.kind", "this is no match of Monsuno"))
            }
        }
    }

    /// The day and the minute at which it was written.
    #[must_use]
    pub fn date(&self) -> String {
        date(self.at)
    }

    fn setup(&self, recording: &MonsunoRecording, cards: &Cards) -> Setup {
        let place = |player: usize| {
            let id = &self.cards[player];
            cards
                .0
                .monsuno
                .iter()
                .position(|monsuno| monsuno.id == *id)
                .unwrap_or(player)
        };
        Setup {
            level: recording.setup.level,
            options: recording.setup.options.clone(),
            seats: self.seats.clone(),
            cards: [place(0), place(1)],
            decks: recording
                .setup
                .decks
                .clone()
                .map(|deck| (!deck.is_empty()).then_some(deck)),
            field: FIELDS
                .iter()
                .position(|field| field.name == recording.setup.field)
                .unwrap_or(0),
            best_of: self.series.best_of,
            scatter: recording.setup.scatter,
            preview: self.preview,
        }
    }

    /// The match at its beginning, to be taken to where it stood by [`Self::go_on`].
    ///
    /// # Errors
    /// When it cannot begin.
    pub fn begin(&self, name: &str) -> Result<Session, DataError> {
        let recording = self.monsuno(name)?;
        Session::begin(recording.setup.clone()).map_err(|why| DataError::new(name, "recording", why.to_string()))
    }

    /// Takes `session`, which has [begun](Self::begin) so, on by at most so many `ticks`. Which part of the match that
    /// was, 1 when it stands as it was kept.
    ///
    /// # Errors
    /// When it cannot be played again as it was: what differs.
    pub fn go_on(&self, name: &str, session: &mut Session, ticks: u64) -> Result<f32, DataError> {
        let recording = self.monsuno(name)?;
        let refuse = |why: String| DataError::new(name, "recording", why);
        if !recording.go_on(session, ticks).map_err(refuse)? {
            return Ok((session.ticks() as f32 / recording.ticks.max(1) as f32).min(0.99));
        }
        if session.hashes() != recording.hashes {
            return Err(refuse("played again, it comes out otherwise".to_owned()));
        }
        Ok(1.0)
    }

    /// The match on the table as it stood when it was kept in `drawer`: `session` was [taken](Self::go_on) there.
    ///
    /// # Errors
    /// When there are no such cards.
    pub fn resume(
        &self,
        name: &str,
        session: Session,
        drawer: Drawer,
        cards: &Cards,
        chance: &mut Chance,
    ) -> Result<Playing, DataError> {
        let setup = self.setup(self.monsuno(name)?, cards);
        let mut playing = Playing::with(session, setup, self.series, chance)
            .map_err(|why| DataError::new(name, "recording", why.to_string()))?;
        playing.drawer = drawer;
        Ok(playing)
    }

    /// The match from its beginning, to be watched.
    ///
    /// # Errors
    /// When it cannot begin.
    pub fn watch(&self, name: &str, cards: &Cards, chance: &mut Chance) -> Result<Playing, DataError> {
        let recording = self.monsuno(name)?;
        let playing = Playing::with(self.begin(name)?, self.setup(recording, cards), self.series, chance)
            .map_err(|why| DataError::new(name, "recording", why.to_string()))?;
        Ok(playing.watching(recording.inputs.clone(), recording.ticks))
    }
}

/// The match of the document `text` called `name` from its beginning, to be watched: that of a save, of the history, or a
/// `recording` alone, which does not say who played.
///
/// # Errors
/// When it cannot begin.
pub fn recorded(name: &str, text: &str, recording: &MonsunoRecording, cards: &Cards) -> Result<Playing, DataError> {
    let kept = KeptMatch::parse(name, text).unwrap_or_else(|_| KeptMatch::of_strangers(recording, cards));
    kept.watch(name, cards, &mut Chance::new(0))
}

/// Keeps `playing` as the match in progress, or, when it is over, among those that were played. With `first` false another
/// window of the game is open.
///
/// # Errors
/// When the shelf cannot be written to, or there are no cards.
pub fn keep(playing: &mut Playing, cards: &Cards, shelf: &Shelf, first: bool) -> Result<(), String> {
    let text = KeptMatch::of(playing, cards).map_err(|why| why.to_string())?.to_text();
    let kept = if playing.session().phase() == Phase::Over {
        PLACES.finish(shelf, &mut playing.drawer, &text)
    } else {
        PLACES.hold(shelf, &mut playing.drawer, &text, first)
    };
    kept.map_err(|why| why.to_string())
}
