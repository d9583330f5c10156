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

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use crate::chance::Chance;
    use crate::level::Level;
    use crate::monsuno::opponent::{Computers, await_input};
    use crate::monsuno::session::{Input, Phase, Session};

    #[derive(Serialize, Deserialize)]
    struct Holding {
        #[serde(with = "super::session")]
        session: Session,
    }

    /// The match as it is read after it was written.
    fn carried(session: &Session) -> Session {
        let session = session.clone();
        let text = serde_json::to_string(&Holding { session }).expect("it can be written");
        let holding: Holding = serde_json::from_str(&text).expect("it can be read");
        holding.session
    }

    #[test]
    fn a_match_is_carried_as_it_stands_also_when_the_same_one_was_carried_before() {
        let (mut session, other) = (Session::plain("floor", 3), Session::plain("floor", 4));
        let (computers, mut chance) = (Computers::load().expect("they are carried"), Chance::new(1));
        for moment in 0..4000 {
            if session.phase() == Phase::Over {
                break;
            }
            if moment % 500 == 0 {
                let read = carried(&session);
                assert_eq!((read.ticks(), read.phase()), (session.ticks(), session.phase()));
                assert_eq!(read.stage().hash(), session.stage().hash(), "after {moment} moments");
                assert_eq!(read.inputs(), session.inputs());
            }
            if moment % 1500 == 0 {
                assert_eq!(carried(&other).stage().hash(), other.stage().hash());
            }
            let input = match session.actor() {
                Some(_) => await_input(&mut session, computers.profile(Level::Easy), &mut chance),
                None => (session.phase() == Phase::Told).then_some(Input::GoOn),
            };
            match input {
                Some(input) => session.give(input).expect("it is what is awaited"),
                None => session.tick(),
            }
        }
        assert!(session.inputs().len() > 2, "something was played");
    }
}
