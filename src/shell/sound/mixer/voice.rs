//! What sounds: an effect from its first sample to its last, and the hum that goes round.

use std::f32::consts::FRAC_PI_4;
use std::sync::Arc;

use super::super::synth::PER_SECOND;
use super::{BLOCK, Cue};

/// A voice that gives way fades out over so many frames.
const LEAVES_IN: f32 = 0.006 * PER_SECOND;

/// Left and right of what comes from `side`, with equal power.
fn sides(side: f32) -> [f32; 2] {
    let angle = (side.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
    // In the middle both are 1: panning turns one side down, never the other up by more than 3 dB.
    [angle.cos(), angle.sin()].map(|gain| gain * std::f32::consts::SQRT_2 * 0.9)
}

/// `samples` at a place between two of them: a curve through the four around it (Catmull-Rom). Beyond its ends silence.
fn between(samples: &[f32], place: f64) -> f32 {
    let i = place as usize;
    let t = (place - i as f64) as f32;
    let at = |i: usize| samples.get(i).copied().unwrap_or(0.0);
    let before = if i == 0 { 0.0 } else { at(i - 1) };
    curve(before, at(i), at(i + 1), at(i + 2), t)
}

fn curve(a: f32, b: f32, c: f32, d: f32, t: f32) -> f32 {
    let bend = 0.5 * (c - a);
    let out = 0.5 * (d - b);
    let square = a - 2.5 * b + 2.0 * c - 0.5 * d;
    let cube = bend + out + 2.0 * (b - c);
    debug_assert!((square - (3.0 * (c - b) - 2.0 * bend - out)).abs() < 1e-3 * (1.0 + square.abs()));
    ((cube * t + square) * t + bend) * t + b
}

/// An effect that sounds.
#[derive(Debug)]
pub(super) struct Voice {
    cue: Cue,
    sides: [f32; 2],
    /// Where it is, in samples; below zero it has not begun.
    place: f64,
    /// What is left of it while it gives way: 1 to 0.
    fade: f32,
    leaving: bool,
}

impl Voice {
    pub fn new(cue: Cue) -> Self {
        Self {
            sides: sides(cue.side),
            place: -f64::from(cue.after.max(0.0) * PER_SECOND),
            fade: 1.0,
            leaving: false,
            cue,
        }
    }

    /// How much it matters: its priority, then how loud it is and how much of it is still to come.
    pub fn weight(&self) -> f32 {
        let heard = (self.place.max(0.0) / self.cue.samples.len() as f64) as f32;
        f32::from(self.cue.priority) + 0.9 * self.cue.gain.min(1.0) * (1.0 - heard).max(0.0)
    }

    pub fn is_leaving(&self) -> bool {
        self.leaving
    }

    pub fn leave(&mut self) {
        self.leaving = true;
    }

    pub fn has_ended(&self) -> bool {
        self.fade <= 0.0 || self.place >= self.cue.samples.len() as f64
    }

    /// Whether the music steps back for it now.
    pub fn ducks(&self) -> bool {
        // Most of a sting's end is its echo.
        self.cue.ducks && self.place >= 0.0 && self.place < 0.8 * self.cue.samples.len() as f64
    }

    pub fn render(&mut self, out: &mut [[f32; 2]; BLOCK]) {
        let step = f64::from(self.cue.speed.clamp(0.25, 4.0));
        for frame in out {
            if self.place < 0.0 {
                self.place = if self.place + 1.0 > 0.0 { 0.0 } else { self.place + 1.0 };
                continue;
            }
            if self.leaving {
                self.fade -= 1.0 / LEAVES_IN;
            }
            if self.has_ended() {
                return;
            }
            let sample = self.cue.gain * self.fade * between(&self.cue.samples, self.place);
            frame[0] += self.sides[0] * sample;
            frame[1] += self.sides[1] * sample;
            self.place += step;
        }
    }
}

/// A loop that goes round: how fast and how loud follows what is wanted, gradually.
#[derive(Debug, Default)]
pub(super) struct Hum {
    samples: Option<Arc<[f32]>>,
    place: f64,
    speed: f32,
    gains: [f32; 2],
    wanted_speed: f32,
    wanted: [f32; 2],
}

impl Hum {
    pub fn follow(&mut self, samples: &Arc<[f32]>, speed: f32, gain: f32, side: f32) {
        let same = self.samples.as_ref().is_some_and(|own| Arc::ptr_eq(own, samples));
        if !same {
            self.samples = Some(samples.clone());
            self.place = 0.0;
            self.speed = speed;
            self.gains = [0.0; 2];
        }
        self.wanted_speed = speed.clamp(0.1, 4.0);
        self.wanted = sides(side).map(|of_side| of_side * gain);
    }

    pub fn render(&mut self, out: &mut [[f32; 2]; BLOCK]) {
        let Some(samples) = &self.samples else { return };
        if samples.is_empty() || (self.gains == [0.0; 2] && self.wanted == [0.0; 2]) {
            return;
        }
        let way = 0.12;
        let speed = self.speed + way * (self.wanted_speed - self.speed);
        let gains = [0, 1].map(|side| {
            let gain = self.gains[side] + way * (self.wanted[side] - self.gains[side]);
            if gain < 1e-5 { 0.0 } else { gain }
        });
        let length = samples.len();
        for (i, frame) in out.iter_mut().enumerate() {
            let share = i as f32 / BLOCK as f32;
            let first = self.place as usize;
            let at = |i: usize| samples[(first + length + i - 1) % length];
            let t = (self.place - first as f64) as f32;
            let sample = curve(at(0), at(1), at(2), at(3), t);
            for side in 0..2 {
                frame[side] += sample * (self.gains[side] + share * (gains[side] - self.gains[side]));
            }
            self.place += f64::from(self.speed + share * (speed - self.speed));
            if self.place >= length as f64 {
                self.place -= length as f64;
            }
        }
        self.speed = speed;
        self.gains = gains;
    }
}
