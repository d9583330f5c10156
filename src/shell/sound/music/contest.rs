//! A game is on: 48 bars around B minor that walk, marimba over a plucked bass, a shaker, and now and then a few notes of
//! the thumb piano. It leaves room for what happens at the table.

use super::harmony::{
    A_OVER_C_SHARP, B_MIN7, B_MIN9, Chord, D_69, D_OVER_F_SHARP, E_MIN9, F_SHARP_MIN7, F_SHARP_SUS, G_6, G_MAJ7,
    G_MAJ9, voices,
};
use super::instrument::Instrument::{Bass, Block, Kalimba, Marimba, Pad, Shaker};
use super::score::{Score, Sheet};

const BEATS_A_MINUTE: f32 = 92.0;
/// Beats in a bar.
const BAR: f32 = 4.0;

const WALK: &[Chord] = &[
    B_MIN9,
    B_MIN9,
    G_MAJ7,
    G_MAJ7,
    E_MIN9,
    E_MIN9,
    F_SHARP_SUS,
    F_SHARP_MIN7,
];
const RISE: &[Chord] = &[
    D_69,
    A_OVER_C_SHARP,
    B_MIN7,
    G_MAJ9,
    E_MIN9,
    D_OVER_F_SHARP,
    G_6,
    F_SHARP_SUS,
];

/// A few notes every second bar: an answer to the marimba, not a song.
const CALL: &[(u8, f32)] = &[
    (0, 2.0),
    (78, 0.5),
    (76, 0.5),
    (74, 1.0),
    (73, 2.0),
    (0, 2.0),
    (0, 2.0),
    (78, 0.5),
    (79, 0.5),
    (81, 1.0),
    (78, 3.0),
    (0, 1.0),
    (0, 2.0),
    (76, 0.5),
    (78, 0.5),
    (79, 1.0),
    (78, 1.0),
    (74, 3.0),
    (0, 2.0),
    (73, 0.5),
    (76, 0.5),
    (73, 1.0),
    (71, 4.0),
];
const SONG: &[(u8, f32)] = &[
    (81, 1.5),
    (78, 0.5),
    (74, 2.0),
    (76, 1.5),
    (73, 0.5),
    (69, 2.0),
    (74, 1.0),
    (78, 1.0),
    (83, 2.0),
    (81, 1.5),
    (78, 0.5),
    (74, 2.0),
    (79, 1.0),
    (78, 1.0),
    (76, 2.0),
    (78, 1.0),
    (76, 1.0),
    (74, 2.0),
    (76, 1.0),
    (74, 1.0),
    (71, 2.0),
    (73, 3.0),
    (0, 1.0),
];
const NOTHING: &[(u8, f32)] = &[];

/// Chords, what the thumb piano has, whether the shaker and the block play, how strong the marimba is.
type Section = (&'static [Chord], &'static [(u8, f32)], bool, f32);

const SECTIONS: [Section; 6] = [
    (WALK, NOTHING, false, 0.62),
    (WALK, CALL, true, 0.74),
    (RISE, SONG, true, 0.80),
    (WALK, NOTHING, true, 0.70),
    (RISE, SONG, false, 0.64),
    (WALK, CALL, true, 0.78),
];

/// What the marimba plays in a bar: eighth, voice. Three against four: the accents wander.
const PATTERN: [(u8, usize); 6] = [(0, 0), (1, 2), (3, 1), (4, 3), (6, 2), (7, 1)];

/// Writes the piece.
pub fn compose() -> Score {
    let mut sheet = Sheet::new(BEATS_A_MINUTE, 23);
    let line: Vec<Chord> = SECTIONS.iter().flat_map(|(chords, ..)| *chords).copied().collect();
    let mut fours = voices(&line).into_iter();
    let mut beat = 0.0;
    for (chords, song, shaken, strength) in SECTIONS {
        sheet.sing(Kalimba, beat, song, 0.55, 0.25);
        for (chord, four) in chords.iter().zip(fours.by_ref()) {
            write_bar(&mut sheet, beat, *chord, four, strength);
            if shaken {
                write_time(&mut sheet, beat);
            }
            beat += BAR;
        }
    }
    sheet.finish(beat)
}

fn write_bar(sheet: &mut Sheet, beat: f32, chord: Chord, four: [u8; 4], strength: f32) {
    for (voice, side) in four.into_iter().zip([-0.5, 0.35, -0.2, 0.5]) {
        sheet.write(Pad, beat, BAR - 0.8, voice, 0.62, side);
    }
    for (after, weight) in [(0.0, 0.85), (1.5, 0.5), (3.0, 0.6)] {
        sheet.write(Bass, beat + after, 1.0, chord.bass, weight, 0.0);
    }
    for (eighth, voice) in PATTERN {
        let weight = if eighth == 0 || eighth == 3 || eighth == 6 {
            1.0
        } else {
            0.7
        };
        let side = -0.55 + 0.3 * voice as f32;
        sheet.write(
            Marimba,
            beat + 0.5 * f32::from(eighth),
            0.5,
            four[voice] + 12,
            weight * strength,
            side,
        );
    }
}

fn write_time(sheet: &mut Sheet, beat: f32) {
    for eighth in 0..8 {
        let weight = if eighth % 2 == 1 { 0.8 } else { 0.45 };
        sheet.write(Shaker, beat + 0.5 * eighth as f32, 0.2, 80, weight, 0.4);
    }
    sheet.write(Block, beat + 1.0, 0.2, 86, 0.30, -0.4);
    sheet.write(Block, beat + 3.0, 0.2, 86, 0.36, -0.4);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melodies_fill_their_bars() {
        for (chords, song, ..) in SECTIONS {
            let beats = song.iter().map(|(_, beats)| beats).sum::<f32>();
            let bars = chords.len() as f32 * BAR;
            assert!(
                song.is_empty() || (beats - bars).abs() < 1e-4,
                "{beats} of {bars} beats"
            );
        }
    }
}
