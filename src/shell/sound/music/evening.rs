//! The table at evening: 64 bars in D, a thumb piano over broken chords and a soft pad.
//!
//! Beginning (4 bars), A, A', B, A', C, B, A', end (4 bars) that leads to the beginning again.

use super::harmony::{
    A_7, A_13_SUS, A_OVER_G, A_SUS, B_MIN7, B_MIN9, Chord, D_69, D_MAJ9, D_OVER_F_SHARP, E_MIN9, F_SHARP_MIN7, G_6,
    G_MAJ7, G_MAJ9, voices,
};
use super::instrument::Instrument::{Bass, Harp, Kalimba, Pad};
use super::score::{Score, Sheet};

const BEATS_A_MINUTE: f32 = 69.0;
/// Beats in a bar.
const BAR: f32 = 4.0;

/// A melody: pitch, or 0 for a rest, and beats.
type Melody = &'static [(u8, f32)];

/// How full the broken chords are: 0 none, 1 half, 2 all.
type Fullness = u8;

/// The first six bars of A are those of A' too.
const A: Melody = &[
    (78, 1.0),
    (76, 0.5),
    (78, 0.5),
    (81, 2.0),
    (74, 0.5),
    (76, 0.5),
    (78, 1.0),
    (71, 2.0),
    (71, 0.5),
    (74, 0.5),
    (81, 1.5),
    (78, 0.5),
    (74, 1.0),
    (76, 2.0),
    (0, 2.0),
    (73, 1.0),
    (76, 0.5),
    (73, 0.5),
    (81, 2.0),
    (78, 0.5),
    (76, 0.5),
    (74, 1.0),
    (73, 1.0),
    (71, 1.0),
    (79, 1.0),
    (78, 0.5),
    (76, 0.5),
    (74, 1.0),
    (71, 1.0),
    (76, 2.5),
    (0, 1.5),
];
const A_END: Melody = &[
    (79, 0.5),
    (78, 0.5),
    (76, 1.0),
    (73, 1.0),
    (76, 1.0),
    (74, 3.0),
    (0, 1.0),
];
const B: Melody = &[
    (74, 1.0),
    (83, 2.0),
    (81, 1.0),
    (76, 1.0),
    (85, 2.0),
    (83, 1.0),
    (81, 1.5),
    (78, 0.5),
    (76, 2.0),
    (74, 0.5),
    (78, 0.5),
    (81, 1.0),
    (78, 2.0),
    (79, 1.0),
    (83, 2.0),
    (81, 1.0),
    (81, 1.5),
    (76, 0.5),
    (73, 2.0),
    (71, 0.5),
    (74, 0.5),
    (78, 1.0),
    (81, 2.0),
    (76, 1.5),
    (74, 0.5),
    (73, 1.0),
    (0, 1.0),
];
const C: Melody = &[
    (78, 3.0),
    (76, 1.0),
    (74, 3.0),
    (71, 1.0),
    (79, 2.0),
    (78, 1.0),
    (76, 1.0),
    (73, 3.0),
    (0, 1.0),
    (74, 2.0),
    (78, 2.0),
    (81, 3.0),
    (78, 1.0),
    (76, 2.0),
    (74, 2.0),
    (76, 4.0),
];
const REST: Melody = &[];

const CHORDS_BEGINNING: &[Chord] = &[D_MAJ9, G_MAJ9, D_MAJ9, A_13_SUS];
const CHORDS_A: &[Chord] = &[D_MAJ9, B_MIN7, G_MAJ9, A_SUS, F_SHARP_MIN7, B_MIN9, E_MIN9, A_13_SUS];
const CHORDS_A_HOME: &[Chord] = &[D_MAJ9, B_MIN7, G_MAJ9, A_SUS, F_SHARP_MIN7, B_MIN9, A_7, D_69];
const CHORDS_B: &[Chord] = &[
    G_MAJ9,
    A_OVER_G,
    F_SHARP_MIN7,
    B_MIN7,
    E_MIN9,
    F_SHARP_MIN7,
    G_MAJ7,
    A_7,
];
const CHORDS_C: &[Chord] = &[B_MIN9, G_MAJ7, E_MIN9, F_SHARP_MIN7, B_MIN9, D_OVER_F_SHARP, G_6, A_SUS];
const CHORDS_END: &[Chord] = &[G_MAJ9, D_OVER_F_SHARP, E_MIN9, A_SUS];

/// A part of the piece.
struct Section {
    /// One a bar.
    chords: &'static [Chord],
    /// Melodies and the beats of the section at which they begin.
    melodies: &'static [(f32, Melody)],
    fullness: Fullness,
    /// How strong the melody is.
    strength: f32,
}

/// How many notes the first six bars of A have.
const OF_SIX_BARS: usize = 24;

/// A' is A with another end, from its seventh bar on.
const A_HOME: &[(f32, Melody)] = &[(0.0, A.split_at(OF_SIX_BARS).0), (6.0 * BAR, A_END)];

const SECTIONS: [Section; 9] = [
    Section {
        chords: CHORDS_BEGINNING,
        melodies: &[(0.0, REST)],
        fullness: 1,
        strength: 0.0,
    },
    Section {
        chords: CHORDS_A,
        melodies: &[(0.0, A)],
        fullness: 1,
        strength: 0.72,
    },
    Section {
        chords: CHORDS_A_HOME,
        melodies: A_HOME,
        fullness: 2,
        strength: 0.80,
    },
    Section {
        chords: CHORDS_B,
        melodies: &[(0.0, B)],
        fullness: 2,
        strength: 0.84,
    },
    Section {
        chords: CHORDS_A_HOME,
        melodies: A_HOME,
        fullness: 2,
        strength: 0.76,
    },
    Section {
        chords: CHORDS_C,
        melodies: &[(0.0, C)],
        fullness: 1,
        strength: 0.66,
    },
    Section {
        chords: CHORDS_B,
        melodies: &[(0.0, B)],
        fullness: 2,
        strength: 0.88,
    },
    Section {
        chords: CHORDS_A_HOME,
        melodies: A_HOME,
        fullness: 1,
        strength: 0.70,
    },
    Section {
        chords: CHORDS_END,
        melodies: &[(0.0, REST)],
        fullness: 1,
        strength: 0.0,
    },
];

/// The order in which the harp takes the four voices, an eighth each.
const BROKEN: [usize; 8] = [0, 2, 1, 3, 2, 3, 1, 2];

/// Writes the piece.
pub fn compose() -> Score {
    let mut sheet = Sheet::new(BEATS_A_MINUTE, 11);
    let line: Vec<Chord> = SECTIONS.iter().flat_map(|section| section.chords).copied().collect();
    let mut fours = voices(&line).into_iter();
    let mut beat = 0.0;
    for section in &SECTIONS {
        for &(after, melody) in section.melodies {
            sheet.sing(Kalimba, beat + after, melody, section.strength, 0.12);
        }
        for (chord, four) in section.chords.iter().zip(fours.by_ref()) {
            write_bar(&mut sheet, beat, *chord, four, section.fullness);
            beat += BAR;
        }
    }
    sheet.finish(beat)
}

fn write_bar(sheet: &mut Sheet, beat: f32, chord: Chord, four: [u8; 4], fullness: Fullness) {
    for (voice, side) in four.into_iter().zip([-0.45, 0.30, -0.15, 0.5]) {
        sheet.write(Pad, beat, BAR - 0.6, voice, 0.9, side);
    }
    sheet.write(Bass, beat, BAR, chord.bass, 0.72, 0.0);
    if fullness > 1 {
        // The fifth or the octave over the bass, lightly, on the third beat.
        sheet.write(Bass, beat + 2.5, 1.5, chord.bass + 12, 0.30, 0.0);
    }
    for (eighth, voice) in BROKEN.into_iter().enumerate() {
        if fullness < 2 && eighth % 2 == 1 && eighth != 3 {
            continue;
        }
        let strength = if eighth == 0 { 0.75 } else { 0.52 };
        let side = -0.5 + 0.25 * voice as f32;
        sheet.write(Harp, beat + 0.5 * eighth as f32, 1.0, four[voice] + 12, strength, side);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melodies_fill_their_bars_and_stay_on_the_thumb_piano() {
        for section in &SECTIONS {
            let bars = section.chords.len() as f32 * BAR;
            let mut until = 0.0;
            for &(begins, melody) in section.melodies.iter().filter(|(_, melody)| !melody.is_empty()) {
                assert!((begins - until).abs() < 1e-4, "one follows the other");
                until = begins + melody.iter().map(|(_, beats)| beats).sum::<f32>();
                assert!(melody.iter().all(|(pitch, _)| *pitch == 0 || (69..=86).contains(pitch)));
            }
            assert!(until == 0.0 || (until - bars).abs() < 1e-4, "{until} of {bars} beats");
        }
    }
}
