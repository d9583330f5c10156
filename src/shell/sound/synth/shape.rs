//! How runs of samples are cut, faded, laid over each other and levelled.

use std::f32::consts::{PI, TAU};

use super::PER_SECOND;

/// As many samples as `seconds` have.
pub fn count(seconds: f32) -> usize {
    (seconds.max(0.0) * PER_SECOND) as usize
}

/// A run of `seconds`, each sample from its time in seconds.
pub fn run(seconds: f32, sample: impl FnMut(f32) -> f32) -> Vec<f32> {
    (0..count(seconds)).map(|i| i as f32 / PER_SECOND).map(sample).collect()
}

/// Lays `part` over `all` from `start` seconds on, `strength` times as strong.
pub fn add(all: &mut Vec<f32>, start: f32, strength: f32, part: &[f32]) {
    let start = count(start);
    if all.len() < start + part.len() {
        all.resize(start + part.len(), 0.0);
    }
    for (sum, sample) in all[start..].iter_mut().zip(part) {
        *sum += strength * sample;
    }
}

/// One arch over `seconds`: 0, 1 at `peak` (a share of it), 0.
pub fn arch(t: f32, seconds: f32, peak: f32) -> f32 {
    let share = (t / seconds).clamp(0.0, 1.0);
    let bent = if share < peak {
        share / peak
    } else {
        (1.0 - share) / (1.0 - peak)
    };
    0.5 - 0.5 * (PI * bent).cos()
}

/// Turned up to a peak of `level`, freed of what is too low to be heard, both ends led into silence.
pub fn finished(mut samples: Vec<f32>, level: f32) -> Vec<f32> {
    block_direct_current(&mut samples);
    let (start, end) = (count(0.0007), count(0.03).min(samples.len() / 3));
    let length = samples.len();
    for (i, sample) in samples.iter_mut().enumerate() {
        let into = (i as f32 / start as f32).min(1.0);
        let left = ((length - 1 - i) as f32 / end.max(1) as f32).min(1.0);
        *sample *= into * (0.5 - 0.5 * (PI * left).cos());
    }
    let peak = samples.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
    for sample in &mut samples {
        *sample *= level / peak;
    }
    samples
}

/// A first-order high pass at 25 Hz.
fn block_direct_current(samples: &mut [f32]) {
    let keep = (-TAU * 25.0 / PER_SECOND).exp();
    let (mut last, mut out) = (0.0, 0.0);
    for sample in samples {
        out = keep * (out + *sample - last);
        last = *sample;
        *sample = out;
    }
}
