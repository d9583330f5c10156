//! Noise and the filters that make it breath, paper, cloth or grit.

use std::f32::consts::PI;

use super::PER_SECOND;
use super::shape::{count, run};
use crate::chance::Chance;

/// White noise in -1..1.
pub fn white(chance: &mut Chance) -> f32 {
    2.0 * chance.unit() as f32 - 1.0
}

/// A state-variable filter (trapezoidal, after A. Simper), its band-pass output: loud at `hertz`, the narrower the larger
/// `quality` is. It may be retuned at each sample.
#[derive(Debug, Clone, Copy, Default)]
pub struct Band {
    first: f32,
    second: f32,
}

impl Band {
    /// The next sample out, for `input`.
    pub fn next(&mut self, input: f32, hertz: f32, quality: f32) -> f32 {
        let g = (PI * (hertz / PER_SECOND).min(0.45)).tan();
        let k = 1.0 / quality;
        let a = 1.0 / (1.0 + g * (g + k));
        let high = input - self.second;
        let band = a * (self.first + g * high);
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        k * band
    }
}

/// `seconds` of noise around a frequency, both it and the loudness following the time: `at` gives (hertz, loudness).
pub fn breath(seconds: f32, quality: f32, chance: &mut Chance, at: impl Fn(f32) -> (f32, f32)) -> Vec<f32> {
    let mut band = Band::default();
    run(seconds, |t| {
        let (hertz, loudness) = at(t);
        loudness * band.next(white(chance), hertz, quality)
    })
}

/// The burst of a blow: noise around `hertz` that falls to 1/e in `decay` seconds.
pub fn burst(hertz: f32, decay: f32, chance: &mut Chance) -> Vec<f32> {
    breath(decay * 7.0, 0.8, chance, |t| (hertz, (-t / decay).exp()))
}

/// Grit: `each_second` grains of random strength a second, as a rough surface gives them, for `seconds`.
pub fn grains(seconds: f32, each_second: f32, chance: &mut Chance) -> Vec<f32> {
    let share = f64::from(each_second / PER_SECOND);
    (0..count(seconds))
        .map(|_| if chance.unit() < share { white(chance) } else { 0.0 })
        .collect()
}

/// `samples` through a band-pass at `hertz`.
pub fn through(samples: &[f32], hertz: f32, quality: f32) -> Vec<f32> {
    let mut band = Band::default();
    samples
        .iter()
        .map(|sample| band.next(*sample, hertz, quality))
        .collect()
}

/// A loop through a band-pass, so that its end still joins its beginning: the filter has gone round once before it counts.
pub fn round_through(samples: &[f32], hertz: f32, quality: f32) -> Vec<f32> {
    let mut band = Band::default();
    for sample in samples {
        band.next(*sample, hertz, quality);
    }
    samples
        .iter()
        .map(|sample| band.next(*sample, hertz, quality))
        .collect()
}
