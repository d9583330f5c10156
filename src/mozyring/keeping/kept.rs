//! A game as a document: who plays, with which colours, and the recording of all that was played.

use serde::{Deserialize, Serialize};

use crate::data::{DataError, known_version, parse_json};
use crate::mozyring::play::{Paint, Playing, Setup};
use crate::record::{MozyringRecording, Recording};

/// The version of the format this program writes and reads.
const VERSION: u32 = 1;

/// A game as a document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    version: u32,
    /// When it was kept, in seconds since 1970.
    pub date: u64,
    /// What was agreed on.
    pub setup: Setup,
    /// The number (from 1) of the player in each seat.
    pub people: Vec<usize>,
    /// What each colour is played with.
    pub paints: [Paint; 4],
    /// What was played.
    pub recording: Recording,
}

impl Kept {
    /// `playing` as it stands, kept at `date`.
    #[must_use]
    pub fn of(playing: &Playing, date: u64) -> Self {
        Self {
            version: VERSION,
            date,
            setup: playing.setup().clone(),
            people: playing.people().to_vec(),
            paints: playing.paints(),
            recording: Recording::Mozyring(MozyringRecording::of(playing.game())),
        }
    }

    /// The document as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Reads the document `text` of `file`, with the game in it.
    ///
    /// # Errors
    /// When it is none, of another version, or does not fit together: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<(Self, Playing), DataError> {
        // The recording is checked first: of another version it tells so.
        Recording::parse(file, text)?;
        let kept: Self = parse_json(file, text)?;
        known_version(file, kept.version, VERSION)?;
        let Recording::Mozyring(recording) = &kept.recording else {
            return Err(DataError::new(file, "recording", "this is no game of Mozyring"));
        };
        let game = recording
            .play()
            .map_err(|what| DataError::new(file, "recording", what))?;
        let players = usize::from(game.options().players);
        let mut numbers = kept.people.clone();
        numbers.sort_unstable();
        if !numbers.iter().copied().eq(1..=players) {
            let problem = format!("the players are numbered 1 to {players}, each once");
            return Err(DataError::new(file, "people", problem));
        }
        if !Paint::ALL.iter().all(|paint| kept.paints.contains(paint)) {
            return Err(DataError::new(
                file,
                "paints",
                "each of the four colours stands here once",
            ));
        }
        let playing = Playing::at_table(kept.setup.clone(), game, kept.people.clone(), kept.paints);
        Ok((kept, playing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn a_game_reads_back_from_its_document_and_nonsense_is_refused() {
        let playing = Playing::new(&Setup::default(), &mut Chance::new(3));
        let text = Kept::of(&playing, 12).to_text();
        let (kept, again) = Kept::parse("x.json", &text).expect("it was written by the game");
        assert_eq!(kept, Kept::of(&again, 12));
        for (from, to) in [
            ("\"version\": 1", "\"version\": 2"),
            ("\"people\": [", "\"people\": [7,"),
            ("\"red\"", "\"blue\""),
            ("\"moves\": []", "\"moves\": [\"d9X\"]"),
            ("{", "["),
        ] {
            let broken = text.replacen(from, to, 1);
            assert_ne!(broken, text, "{from} is in it");
            assert!(Kept::parse("x.json", &broken).is_err(), "{to}");
        }
    }
}
