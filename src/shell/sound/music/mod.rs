//! Quiet music, composed here and played note by note by small instruments: nothing is stored but the score.
//!
//! Two pieces in D share their instruments: [`Mood::Evening`] for the table at evening, [`Mood::Match`] while a game is
//! on. Each goes round without an end; what still rings at its end rings on over its beginning.

mod contest;
mod evening;
mod harmony;
mod instrument;
mod score;

use std::sync::Arc;

use self::instrument::{Sounding, wave_of_pad};
use self::score::Score;

/// What the music is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mood {
    /// The table at evening: calm.
    Evening,
    /// A game is on: it walks.
    Match,
}

impl Mood {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Evening, Self::Match];

    fn score(self) -> Score {
        match self {
            Self::Evening => evening::compose(),
            Self::Match => contest::compose(),
        }
    }
}

/// Plays one piece, round and round.
#[derive(Debug, Clone)]
pub struct Musician {
    score: Score,
    /// The next frame of the piece, and the next note.
    frame: u32,
    next: usize,
    sounding: Vec<Sounding>,
    pad: Arc<[f32]>,
}

/// No more notes than this sound at once; a new one takes the place of the oldest.
const NOTES: usize = 48;

impl Musician {
    /// At the beginning of the piece for `mood`.
    #[must_use]
    pub fn new(mood: Mood) -> Self {
        Self {
            score: mood.score(),
            frame: 0,
            next: 0,
            sounding: Vec::with_capacity(NOTES),
            pad: wave_of_pad(),
        }
    }

    /// How many frames the piece has.
    #[must_use]
    pub fn length(&self) -> u32 {
        self.score.length
    }

    /// Writes the next frames into `out`, left and right.
    pub fn render(&mut self, out: &mut [[f32; 2]]) {
        out.fill([0.0; 2]);
        let mut done = 0;
        while done < out.len() {
            self.begin_notes();
            // As far as nothing begins.
            let due = self
                .score
                .notes
                .get(self.next)
                .map_or(self.score.length, |note| note.at);
            let until = due.min(self.score.length) - self.frame;
            let part = (until as usize).min(out.len() - done);
            for voice in &mut self.sounding {
                voice.render(&self.pad, &mut out[done..done + part]);
            }
            self.sounding.retain(|voice| !voice.has_ended());
            done += part;
            self.frame += part as u32;
            if self.frame >= self.score.length {
                (self.frame, self.next) = (0, 0);
            }
        }
    }

    fn begin_notes(&mut self) {
        while let Some(note) = self.score.notes.get(self.next).filter(|note| note.at <= self.frame) {
            if self.sounding.len() == NOTES {
                self.sounding.remove(0);
            }
            self.sounding.push(Sounding::new(note));
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::measure::{decibels, peak, rms};
    use super::super::synth::RATE;
    use super::*;

    fn play(musician: &mut Musician, frames: u32) -> Vec<f32> {
        let mut all = vec![[0.0; 2]; frames as usize];
        all.chunks_mut(128).for_each(|block| musician.render(block));
        all.concat()
    }

    #[test]
    fn a_piece_lasts_minutes_and_is_quiet_and_never_silent_for_long() {
        for mood in Mood::ALL {
            let mut musician = Musician::new(mood);
            let minutes = musician.length() as f32 / RATE as f32 / 60.0;
            assert!((1.5..5.0).contains(&minutes), "{mood:?} lasts {minutes} minutes");
            let length = musician.length();
            let all = play(&mut musician, length);
            assert!(all.iter().all(|sample| sample.is_finite()));
            assert!((0.15..0.5).contains(&peak(&all)), "{mood:?} peaks at {}", peak(&all));
            let loudness = decibels(rms(&all));
            assert!((-34.0..-18.0).contains(&loudness), "{mood:?}: {loudness} dB");
            let offset = all.iter().sum::<f32>() / all.len() as f32;
            assert!(offset.abs() < 1e-3, "{mood:?}: offset {offset}");
            for (nth, part) in all.chunks(RATE as usize * 2 * 4).enumerate().skip(1) {
                assert!(
                    decibels(rms(part)) < -15.0 && decibels(rms(part)) > -50.0,
                    "{mood:?} {nth}"
                );
            }
        }
    }

    /// Somebody who has played up to `seconds` before the end; what began earlier has died away by the end.
    fn near_the_end(mood: Mood, seconds: u32) -> Musician {
        let mut musician = Musician::new(mood);
        musician.frame = musician.length() - seconds * RATE;
        musician.next = musician.score.notes.partition_point(|note| note.at < musician.frame);
        musician
    }

    #[test]
    fn the_end_of_a_piece_joins_its_beginning() {
        let step = |pair: &[f32]| (pair[2] - pair[0]).abs();
        let steps = |run: &[f32]| run.windows(3).map(step).fold(0.0, f32::max);
        for mood in Mood::ALL {
            let mut musician = near_the_end(mood, 20);
            let before = play(&mut musician, 20 * RATE);
            assert_eq!(musician.frame, 0, "{mood:?} begins again");
            let after = play(&mut musician, 2 * RATE);
            let seam = [&before[before.len() - 2_000..], &after[..2_000]].concat();
            assert!(
                steps(&seam) <= steps(&before).max(steps(&after)),
                "{mood:?}: a click at the seam"
            );
            let afresh = play(&mut Musician::new(mood), 2_000);
            let tail: Vec<f32> = after
                .iter()
                .zip(&afresh)
                .map(|(with, without)| with - without)
                .collect();
            assert!(
                rms(&tail) > 0.2 * rms(&afresh),
                "{mood:?}: the end rings on over the beginning: {} {}",
                rms(&tail),
                rms(&afresh)
            );
        }
    }
}
