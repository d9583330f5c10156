//! A score: which instrument plays which note when.

use super::instrument::Instrument;
use crate::chance::Chance;

use super::super::synth::PER_SECOND;

/// A note.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Note {
    /// Its first frame.
    pub at: u32,
    /// Who plays it.
    pub instrument: Instrument,
    /// Its MIDI pitch.
    pub pitch: u8,
    /// How strong it is, 0 to 1.
    pub strength: f32,
    /// How long it is held, in seconds; what is plucked dies away by itself.
    pub seconds: f32,
    /// Where it comes from: -1 left, 1 right.
    pub side: f32,
}

/// A whole piece.
#[derive(Debug, Clone)]
pub struct Score {
    /// Its notes in the order in which they begin.
    pub notes: Vec<Note>,
    /// How many frames it has.
    pub length: u32,
}

/// A score being written, in beats.
pub struct Sheet {
    seconds_a_beat: f32,
    notes: Vec<Note>,
    hands: Chance,
}

impl Sheet {
    /// An empty sheet for so many beats a minute; `seed` is for the small unevenness of hands.
    pub fn new(beats_a_minute: f32, seed: u64) -> Self {
        Self {
            seconds_a_beat: 60.0 / beats_a_minute,
            notes: Vec::new(),
            hands: Chance::new(seed),
        }
    }

    /// Writes a note at `beat` for so many `beats`. No hand plays exactly in time, nor twice equally strong.
    pub fn write(&mut self, instrument: Instrument, beat: f32, beats: f32, pitch: u8, strength: f32, side: f32) {
        let early_or_late = 0.011 * self.hands.unit() as f32;
        let touch = 0.88 + 0.24 * self.hands.unit() as f32;
        self.notes.push(Note {
            at: ((beat * self.seconds_a_beat + early_or_late) * PER_SECOND) as u32,
            instrument,
            pitch,
            strength: strength * touch,
            seconds: beats * self.seconds_a_beat,
            side,
        });
    }

    /// Writes a melody from `beat` on: pitch (0 is a rest) and beats, one note after the other.
    pub fn sing(&mut self, instrument: Instrument, mut beat: f32, melody: &[(u8, f32)], strength: f32, side: f32) {
        for &(pitch, beats) in melody {
            if pitch > 0 {
                // What comes on the beat weighs more.
                let weight = if beat.fract() < 0.01 { 1.0 } else { 0.82 };
                self.write(instrument, beat, beats, pitch, strength * weight, side);
            }
            beat += beats;
        }
    }

    /// The score, which goes round after so many `beats`.
    pub fn finish(mut self, beats: f32) -> Score {
        self.notes.sort_by_key(|note| note.at);
        Score {
            notes: self.notes,
            length: (beats * self.seconds_a_beat * PER_SECOND) as u32,
        }
    }
}
