//! Struck bodies: each mode a damped resonator, set ringing by a blow whose shortness decides how bright it sounds.

use std::f32::consts::{PI, TAU};

use super::PER_SECOND;
use super::shape::count;
use crate::chance::Chance;

/// A mode of a struck body.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mode {
    /// Its frequency, Hz.
    pub hertz: f32,
    /// How strongly it takes part.
    pub strength: f32,
    /// Seconds until it has fallen to 1/e.
    pub decay: f32,
}

/// The modes of a body from frequency, strength and decay in milliseconds.
pub fn modes(of: &[(f32, f32, f32)]) -> Vec<Mode> {
    let mode = |&(hertz, strength, milliseconds): &(f32, f32, f32)| Mode {
        hertz,
        strength,
        decay: milliseconds / 1_000.0,
    };
    of.iter().map(mode).collect()
}

/// The same body as another specimen and another place of the blow would have it: each mode a little elsewhere, and more
/// or less of it.
pub fn varied(modes: &[Mode], by: f32, chance: &mut Chance) -> Vec<Mode> {
    let mut draw = |spread: f32| 1.0 + spread * (2.0 * chance.unit() as f32 - 1.0);
    modes
        .iter()
        .map(|mode| Mode {
            hertz: mode.hertz * draw(by),
            strength: mode.strength * draw(0.45),
            decay: mode.decay * draw(0.15),
        })
        .collect()
}

/// Up to `N` modes at work: two-pole resonators, side by side so that they are reckoned at once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ringing<const N: usize> {
    input: [f32; N],
    once: [f32; N],
    twice: [f32; N],
    last: [f32; N],
    before: [f32; N],
}

impl<const N: usize> Ringing<N> {
    /// The body of the first `N` of `modes`, at rest.
    pub fn new(modes: impl IntoIterator<Item = Mode>) -> Self {
        let mut all = Self {
            input: [0.0; N],
            once: [0.0; N],
            twice: [0.0; N],
            last: [0.0; N],
            before: [0.0; N],
        };
        for (i, mode) in modes.into_iter().take(N).enumerate() {
            let turn = (TAU * mode.hertz / PER_SECOND).min(0.95 * PI);
            let keep = (-1.0 / (mode.decay.max(1e-4) * PER_SECOND)).exp();
            all.input[i] = mode.strength * turn.sin();
            all.once[i] = 2.0 * keep * turn.cos();
            all.twice[i] = -keep * keep;
        }
        all
    }

    /// The next sample when pushed by `push`.
    pub fn next(&mut self, push: f32) -> f32 {
        let now: [f32; N] = std::array::from_fn(|i| {
            self.input[i] * push + self.once[i] * self.last[i] + self.twice[i] * self.before[i]
        });
        self.before = self.last;
        self.last = now;
        now.iter().sum()
    }
}

/// The push of a blow at sample `i` of its `length`: half a wave, as in the contact of two elastic bodies (Hertz), of
/// area 1.
pub fn push(i: usize, length: usize) -> f32 {
    if i >= length {
        return 0.0;
    }
    let share = (i as f32 + 0.5) / length as f32;
    (PI * share).sin() * PI / (2.0 * length as f32)
}

/// The same body struck harder or softer: `by` above 0 puts more into the high modes, below 0 less.
pub fn tilted(modes: &[Mode], by: f32) -> Vec<Mode> {
    let tilt = |mode: &Mode| Mode {
        strength: mode.strength * (mode.hertz / 1_000.0).powf(by),
        ..*mode
    };
    modes.iter().map(tilt).collect()
}

/// What is heard of a body of up to eight `modes` for `seconds` after a blow that lasts `contact` seconds; the last fifth fades out.
pub fn struck(modes: &[Mode], contact: f32, seconds: f32) -> Vec<f32> {
    let mut ringing = Ringing::<8>::new(modes.iter().copied());
    let length = count(contact).max(1);
    let all = count(seconds);
    (0..all)
        .map(|i| {
            let push = push(i, length);
            let left = (5.0 * (all - i) as f32 / all as f32).min(1.0);
            left * ringing.next(push)
        })
        .collect()
}
