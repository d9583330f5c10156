//! How a run of samples is judged without ears: peak, loudness, offset, brightness.

use std::f32::consts::TAU;

use super::synth::RATE;

/// The highest sample, without its sign.
#[must_use]
pub fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// The root of the mean square.
#[must_use]
pub fn rms(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len().max(1) as f32).sqrt()
}

/// The root of the mean square of the loudest 50 ms.
#[must_use]
pub fn loudest(samples: &[f32]) -> f32 {
    let window = (RATE / 20) as usize;
    samples.chunks(window).map(rms).fold(0.0, f32::max)
}

/// Decibels below full scale.
#[must_use]
pub fn decibels(level: f32) -> f32 {
    20.0 * level.max(1e-6).log10()
}

/// The strength of each frequency: `RATE / 2 / len` Hz from one to the next; over all of `samples`, windowed (Hann).
#[must_use]
pub fn spectrum(samples: &[f32]) -> Vec<f32> {
    let size = samples.len().next_power_of_two().max(2);
    let mut wave: Vec<(f32, f32)> = samples
        .iter()
        .enumerate()
        .map(|(i, sample)| {
            let window = 0.5 - 0.5 * (TAU * i as f32 / samples.len() as f32).cos();
            (sample * window, 0.0)
        })
        .collect();
    wave.resize(size, (0.0, 0.0));
    transform(&mut wave);
    wave[..size / 2].iter().map(|(re, im)| re.hypot(*im)).collect()
}

/// The centre of gravity of the spectrum (of its power), Hz: how bright it sounds.
#[must_use]
pub fn brightness(samples: &[f32]) -> f32 {
    let spectrum = spectrum(samples);
    let step = RATE as f32 / 2.0 / spectrum.len() as f32;
    let (mut sum, mut all) = (0.0, 1e-12);
    for (i, strength) in spectrum.iter().enumerate() {
        let power = strength * strength;
        sum += i as f32 * step * power;
        all += power;
    }
    sum / all
}

/// The strongest frequency between `from` and `to`, Hz.
#[must_use]
pub fn pitch(samples: &[f32], from: f32, to: f32) -> f32 {
    let spectrum = spectrum(samples);
    let step = RATE as f32 / 2.0 / spectrum.len() as f32;
    let strongest = spectrum
        .iter()
        .enumerate()
        .map(|(i, strength)| (i as f32 * step, *strength))
        .filter(|(hertz, _)| (from..to).contains(hertz))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    strongest.map_or(0.0, |(hertz, _)| hertz)
}

/// The discrete Fourier transform in place (Cooley-Tukey); the length is a power of two.
fn transform(wave: &mut [(f32, f32)]) {
    let size = wave.len();
    let bits = size.trailing_zeros();
    for i in 0..size {
        let j = i.reverse_bits() >> (usize::BITS - bits);
        if i < j {
            wave.swap(i, j);
        }
    }
    let mut half = 1;
    while half < size {
        let turn = -std::f64::consts::PI / half as f64;
        for offset in 0..half {
            let (sin, cos) = (turn * offset as f64).sin_cos();
            let (sin, cos) = (sin as f32, cos as f32);
            for low in (offset..size).step_by(2 * half) {
                let (a, b) = (wave[low], wave[low + half]);
                let turned = (b.0 * cos - b.1 * sin, b.0 * sin + b.1 * cos);
                wave[low] = (a.0 + turned.0, a.1 + turned.1);
                wave[low + half] = (a.0 - turned.0, a.1 - turned.1);
            }
        }
        half *= 2;
    }
}
