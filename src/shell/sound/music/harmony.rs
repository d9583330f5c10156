//! Chords, and how four voices go from one to the next.

/// A chord: a bass note (MIDI pitch) and four tones over it (pitch classes, C is 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chord {
    /// The bass note.
    pub bass: u8,
    /// The tones of the four voices, in no order.
    pub tones: [u8; 4],
}

/// A chord from its bass and tones.
pub const fn chord(bass: u8, tones: [u8; 4]) -> Chord {
    Chord { bass, tones }
}

/// D major seventh with a ninth.
pub const D_MAJ9: Chord = chord(38, [6, 9, 1, 4]);
/// D with sixth and ninth: rest.
pub const D_69: Chord = chord(38, [6, 9, 11, 4]);
/// D over its third.
pub const D_OVER_F_SHARP: Chord = chord(42, [2, 6, 9, 4]);
/// B minor seventh.
pub const B_MIN7: Chord = chord(47, [2, 6, 9, 11]);
/// B minor seventh with a ninth.
pub const B_MIN9: Chord = chord(47, [2, 6, 9, 1]);
/// G major seventh with a ninth.
pub const G_MAJ9: Chord = chord(43, [11, 2, 6, 9]);
/// G major seventh.
pub const G_MAJ7: Chord = chord(43, [7, 11, 2, 6]);
/// G with a sixth.
pub const G_6: Chord = chord(43, [7, 11, 2, 4]);
/// A with its second, over G.
pub const A_OVER_G: Chord = chord(43, [1, 4, 9, 11]);
/// A with a fourth that waits for its third.
pub const A_SUS: Chord = chord(45, [2, 4, 7, 9]);
/// The same with a thirteenth.
pub const A_13_SUS: Chord = chord(45, [7, 11, 2, 6]);
/// A with a seventh: leads home.
pub const A_7: Chord = chord(45, [1, 4, 7, 9]);
/// A over its third.
pub const A_OVER_C_SHARP: Chord = chord(37, [1, 4, 9, 11]);
/// E minor seventh with a ninth.
pub const E_MIN9: Chord = chord(40, [7, 11, 2, 6]);
/// F sharp minor seventh.
pub const F_SHARP_MIN7: Chord = chord(42, [6, 9, 1, 4]);
/// F sharp with a fourth and a seventh.
pub const F_SHARP_SUS: Chord = chord(42, [11, 1, 4, 6]);

/// Lowest and highest pitch of the four voices.
const RANGE: (u8, u8) = (50, 69);
/// No two neighbouring voices are further apart than this, in semitones.
const APART: u8 = 9;

/// The four voices of each chord of `line`, from low to high: each voice goes as short a way as it can.
pub fn voices(line: &[Chord]) -> Vec<[u8; 4]> {
    let mut last = [54, 57, 61, 64];
    line.iter()
        .map(|chord| {
            last = next_voices(last, *chord);
            last
        })
        .collect()
}

fn next_voices(last: [u8; 4], chord: Chord) -> [u8; 4] {
    let octaves = |tone: u8| (RANGE.0..=RANGE.1).filter(move |pitch| pitch % 12 == tone);
    let mut best = (u32::MAX, last);
    for a in octaves(chord.tones[0]) {
        for b in octaves(chord.tones[1]) {
            for c in octaves(chord.tones[2]) {
                for d in octaves(chord.tones[3]) {
                    let mut four = [a, b, c, d];
                    four.sort_unstable();
                    // A second at the bottom is mud; a wide gap falls apart.
                    let clear = four[1] - four[0] >= 2 && four.windows(2).all(|pair| pair[1] - pair[0] <= APART);
                    let way = four
                        .iter()
                        .zip(&last)
                        .map(|(to, from)| u32::from(to.abs_diff(*from)))
                        .sum::<u32>();
                    // Not all the way down, nor up, after many chords.
                    let middle = four.iter().map(|pitch| u32::from(*pitch)).sum::<u32>() / 4;
                    let cost = 2 * way + middle.abs_diff(59);
                    if clear && cost < best.0 {
                        best = (cost, four);
                    }
                }
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_are_those_of_the_chord_and_go_short_ways() {
        let line = [
            D_MAJ9,
            B_MIN7,
            G_MAJ9,
            A_SUS,
            F_SHARP_MIN7,
            B_MIN9,
            E_MIN9,
            A_13_SUS,
            A_7,
            D_69,
            A_OVER_G,
            G_6,
            D_OVER_F_SHARP,
            F_SHARP_SUS,
            G_MAJ7,
            A_OVER_C_SHARP,
        ];
        let all = voices(&line);
        for (chord, four) in line.iter().zip(&all) {
            let mut tones = four.map(|pitch| pitch % 12);
            let mut wanted = chord.tones;
            tones.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(tones, wanted, "{chord:?}");
        }
        for pair in all.windows(2) {
            let furthest = pair[0].iter().zip(&pair[1]).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(furthest <= Some(5), "{pair:?}: a voice leaps");
            assert!(pair[1].is_sorted(), "no two voices cross");
        }
    }
}
