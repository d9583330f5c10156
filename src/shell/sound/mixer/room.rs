//! The answer of a small room: eight delays that feed each other (Jot's network with a Householder matrix), each losing
//! its high notes a little faster than its low ones.

use super::super::synth::PER_SECOND;

const LINES: usize = 8;
/// How long each delay is, in samples: primes, so that no two fall together.
const LENGTHS: [usize; LINES] = [887, 1_031, 1_213, 1_399, 1_583, 1_787, 1_997, 2_213];
/// Seconds until the answer has fallen by 60 dB.
const FALLS_IN: f32 = 0.62;
/// How much of the high notes each round keeps from the sample before: 0 all of them.
const DULL: f32 = 0.42;

#[derive(Debug)]
pub(super) struct Room {
    lines: [Vec<f32>; LINES],
    at: [usize; LINES],
    keep: [f32; LINES],
    low: [f32; LINES],
}

impl Default for Room {
    fn default() -> Self {
        Self {
            lines: LENGTHS.map(|length| vec![0.0; length]),
            at: [0; LINES],
            keep: LENGTHS.map(|length| 10.0_f32.powf(-3.0 * length as f32 / (FALLS_IN * PER_SECOND))),
            low: [0.0; LINES],
        }
    }
}

impl Room {
    /// What the room answers, left and right, when `send` is said into it.
    pub fn answer(&mut self, send: f32) -> [f32; 2] {
        let mut out = [0.0; LINES];
        for (line, heard) in out.iter_mut().enumerate() {
            let old = self.lines[line][self.at[line]];
            self.low[line] += (1.0 - DULL) * (old - self.low[line]);
            *heard = self.keep[line] * self.low[line];
        }
        // Householder: each gets its own less a quarter of the sum of all; nothing is added to the whole.
        let share = out.iter().sum::<f32>() * 2.0 / LINES as f32;
        for (line, heard) in out.iter().enumerate() {
            // Too small to be a number that is quick to reckon with.
            let fed = heard - share + send;
            self.lines[line][self.at[line]] = if fed.abs() < 1e-15 { 0.0 } else { fed };
            self.at[line] = (self.at[line] + 1) % LENGTHS[line];
        }
        let left = out[0] - out[2] + out[4] - out[6];
        let right = out[1] - out[3] + out[5] - out[7];
        [0.35 * left, 0.35 * right]
    }
}
