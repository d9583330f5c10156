//! The instruments: plucked ones are struck bodies, the pad is two slightly different waves, the shaker is noise.

use std::f32::consts::{FRAC_PI_4, TAU};
use std::sync::Arc;

use super::super::synth::PER_SECOND;
use super::super::synth::modal::{Mode, Ringing, push};
use super::score::Note;

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Instrument {
    /// A thumb piano: steel tongues on a wooden box.
    Kalimba,
    /// A small harp with strings of nylon.
    Harp,
    /// Rosewood bars.
    Marimba,
    /// A plucked bass.
    Bass,
    /// A held, soft wave.
    Pad,
    /// Grains in a shell.
    Shaker,
    /// A small wooden block.
    Block,
}

/// The most modes a plucked instrument has: so many are reckoned at once.
const MODES: usize = 4;

impl Instrument {
    /// Its modes (times the pitch, strength, seconds to 1/e at 440 Hz), how long the finger touches in seconds, and how
    /// strong it is against the others.
    fn body(self) -> (&'static [(f32, f32, f32)], f32, f32) {
        match self {
            Self::Kalimba => (
                &[
                    (1.0, 1.0, 0.75),
                    (2.0, 0.16, 0.30),
                    (5.42, 0.22, 0.070),
                    (0.37, 0.20, 0.030),
                ],
                0.0007,
                0.22,
            ),
            Self::Harp => (
                &[
                    (1.0, 1.0, 0.62),
                    (2.001, 0.55, 0.44),
                    (3.004, 0.28, 0.30),
                    (4.009, 0.16, 0.19),
                ],
                0.0012,
                0.10,
            ),
            Self::Marimba => (
                &[
                    (1.0, 1.0, 0.26),
                    (3.93, 0.24, 0.075),
                    (9.6, 0.07, 0.022),
                    (0.5, 0.06, 0.05),
                ],
                0.0011,
                0.15,
            ),
            Self::Bass => (
                &[
                    (1.0, 1.0, 0.42),
                    (2.0, 0.45, 0.26),
                    (3.0, 0.15, 0.14),
                    (4.0, 0.05, 0.07),
                ],
                0.004,
                0.16,
            ),
            Self::Block => (&[(1.0, 1.0, 0.030), (2.58, 0.3, 0.013)], 0.0006, 0.10),
            Self::Shaker => (&[], 0.0, 0.075),
            Self::Pad => (&[], 0.0, 0.033),
        }
    }
}

/// A note that sounds.
#[derive(Debug, Clone)]
pub struct Sounding {
    voice: Voice,
    strength: f32,
    sides: [f32; 2],
    frame: u32,
    last: u32,
}

#[derive(Debug, Clone)]
enum Voice {
    Plucked {
        body: Ringing<MODES>,
        touch: u32,
    },
    Held {
        /// Where each side's wave is, and its step, in shares of a wave.
        at: [f32; 2],
        step: [f32; 2],
        attack: f32,
        release: f32,
    },
    Shaken {
        state: u32,
        low: f32,
    },
}

/// Frames of the fade at the end of what is plucked.
const FADE: f32 = 1_500.0;

impl Sounding {
    /// The beginning of `note`.
    pub fn new(note: &Note) -> Self {
        let hertz = 440.0 * ((f32::from(note.pitch) - 69.0) / 12.0).exp2();
        let (body, touch, level) = note.instrument.body();
        let (voice, seconds) = match note.instrument {
            Instrument::Pad => {
                // One side a little flat, one a little sharp: wide.
                let step = [0.9988, 1.0012].map(|detuned| hertz * detuned / PER_SECOND);
                let (attack, release) = (1.1, 2.2);
                let held = Voice::Held {
                    at: [0.0, 0.31],
                    step,
                    attack,
                    release,
                };
                (held, note.seconds + release)
            }
            Instrument::Shaker => {
                let state = (note.at ^ 0x9E37_79B9) | 1;
                (Voice::Shaken { state, low: 0.0 }, 0.11)
            }
            _ => {
                // Low notes ring longer.
                let longer = (440.0 / hertz).powf(0.45);
                let modes = body.iter().map(|&(ratio, strength, decay)| Mode {
                    hertz: hertz * ratio,
                    strength,
                    decay: decay * longer,
                });
                let longest = modes.clone().map(|mode| mode.decay).fold(0.0, f32::max);
                let plucked = Voice::Plucked {
                    body: Ringing::new(modes),
                    touch: (touch * PER_SECOND) as u32,
                };
                // Down by 52 dB.
                (plucked, 6.0 * longest)
            }
        };
        // Equal power from left to right.
        let angle = (note.side.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
        Self {
            voice,
            strength: level * note.strength,
            sides: [angle.cos(), angle.sin()],
            frame: 0,
            last: (seconds * PER_SECOND) as u32,
        }
    }

    /// Whether it has died away.
    pub fn has_ended(&self) -> bool {
        self.frame >= self.last
    }

    /// Adds its next frames to `out`, left and right.
    pub fn render(&mut self, pad: &[f32], out: &mut [[f32; 2]]) {
        let left = self.last.saturating_sub(self.frame) as usize;
        let out_of = out.len().min(left);
        for (frame, out) in (self.frame..).zip(&mut out[..out_of]) {
            let left = (self.last - frame) as f32;
            match &mut self.voice {
                Voice::Plucked { body, touch } => {
                    let push = push(frame as usize, *touch as usize);
                    let sample = body.next(push) * self.strength * (left / FADE).min(1.0);
                    out[0] += self.sides[0] * sample;
                    out[1] += self.sides[1] * sample;
                }
                Voice::Held {
                    at,
                    step,
                    attack,
                    release,
                } => {
                    let rising = (frame as f32 / (*attack * PER_SECOND)).min(1.0);
                    let falling = (left / (*release * PER_SECOND)).min(1.0);
                    let risen = rising.min(falling);
                    let swell = self.strength * risen * risen * (3.0 - 2.0 * risen);
                    for side in 0..2 {
                        at[side] += step[side];
                        if at[side] >= 1.0 {
                            at[side] -= 1.0;
                        }
                        out[side] += swell * self.sides[side] * read(pad, at[side]);
                    }
                }
                Voice::Shaken { state, low } => {
                    *state ^= *state << 13;
                    *state ^= *state >> 17;
                    *state ^= *state << 5;
                    let white = *state as f32 / u32::MAX as f32 * 2.0 - 1.0;
                    *low += 0.45 * (white - *low);
                    let t = frame as f32 / self.last as f32;
                    let shape = if t < 0.3 { t / 0.3 } else { (1.0 - t) / 0.7 };
                    let sample = (white - *low) * shape * shape * self.strength;
                    out[0] += self.sides[0] * sample;
                    out[1] += self.sides[1] * sample;
                }
            }
        }
        self.frame += out.len() as u32;
    }
}

/// How many samples the wave of the pad has.
const WAVE: usize = 1_024;

/// One wave of the pad: few overtones, falling fast. The first sample stands at its end too, to read between samples.
pub fn wave_of_pad() -> Arc<[f32]> {
    let overtones = [1.0, 0.42, 0.20, 0.10, 0.05, 0.03];
    (0..=WAVE)
        .map(|i| {
            let phase = TAU * i as f32 / WAVE as f32;
            let wave = |(n, strength): (usize, &f32)| strength * (phase * (n + 1) as f32).sin();
            overtones.iter().enumerate().map(wave).sum()
        })
        .collect()
}

/// The wave at a share of it, between its samples in a straight line.
fn read(wave: &[f32], at: f32) -> f32 {
    let place = at * WAVE as f32;
    let i = (place as usize).min(WAVE - 1);
    let share = place - i as f32;
    wave[i] + share * (wave[i + 1] - wave[i])
}
