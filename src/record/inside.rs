//! A match or a game inside another document (`#[serde(with = "...")]`): written as its recording, read by playing that.

/// A game of Mozyring.
pub mod game {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::mozyring::rules::Game;
    use crate::record::MozyringRecording;

    /// Writes the game.
    ///
    /// # Errors
    /// When the serializer cannot.
    pub fn serialize<S: Serializer>(game: &Game, serializer: S) -> Result<S::Ok, S::Error> {
        MozyringRecording::of(game).serialize(serializer)
    }

    /// Reads a game.
    ///
    /// # Errors
    /// When there is no recording, or it cannot be played.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        MozyringRecording::deserialize(deserializer)?
            .play()
            .map_err(Error::custom)
    }
}

/// A match of Monsuno. Playing a long one again takes its time: what was read last is remembered, and only what came since
/// is played if it is the same match.
pub mod session {
    use std::cell::RefCell;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::monsuno::session::Session;
    use crate::record::MonsunoRecording;

    thread_local! {
        static LAST: RefCell<Option<Session>> = const { RefCell::new(None) };
    }

    /// Writes the match.
    ///
    /// # Errors
    /// When the serializer cannot.
    pub fn serialize<S: Serializer>(session: &Session, serializer: S) -> Result<S::Ok, S::Error> {
        MonsunoRecording::of(session).serialize(serializer)
    }

    /// Reads a match.
    ///
    /// # Errors
    /// When there is no recording, or it cannot be played.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Session, D::Error> {
        let recording = MonsunoRecording::deserialize(deserializer)?;
        let begun = LAST.take().filter(|session| recording.goes_on_from(session));
        let session = match begun {
            Some(session) => recording.play_on(session),
            None => recording.play(),
        };
        let session = session.map_err(Error::custom)?;
        LAST.set(Some(session.clone()));
        Ok(session)
    }
}
