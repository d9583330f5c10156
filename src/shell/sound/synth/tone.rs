//! Harmonic tones: brass-like, bell-like, and the pitches they are written in.

use std::f32::consts::TAU;

use super::PER_SECOND;
use super::modal::{Mode, struck};
use super::shape::{arch, run};

/// The frequency of a MIDI pitch: 69 is the A of 440 Hz, equal temperament.
pub fn hertz(pitch: f32) -> f32 {
    440.0 * ((pitch - 69.0) / 12.0).exp2()
}

/// A sum of `harmonics` sine waves at a `phase` in radians, each `fall` times as strong as the one below.
///
/// sin((n+1)x) = 2 cos(x) sin(nx) - sin((n-1)x).
fn harmonics(phase: f32, harmonics: u32, fall: f32) -> f32 {
    let (now, twice_cos) = (phase.sin(), 2.0 * phase.cos());
    let (mut last, mut wave, mut strength, mut sum) = (0.0, now, 1.0, 0.0);
    for _ in 0..harmonics {
        sum += strength * wave;
        strength *= fall;
        (last, wave) = (wave, twice_cos * wave - last);
    }
    sum
}

/// A brass-like tone: bright while it is loud, with a short rise of pitch at its beginning and a slow vibrato later.
pub fn brass(pitch: f32, seconds: f32, brightness: f32) -> Vec<f32> {
    let hertz = hertz(pitch);
    // No harmonic above 9 kHz.
    let count = ((9_000.0 / hertz) as u32).clamp(2, 22);
    let mut phase = 0.0;
    run(seconds, |t| {
        let rise = 1.0 - 0.03 * (-t / 0.025).exp();
        let vibrato = 1.0 + 0.004 * (t * 2.0).min(1.0) * (TAU * 5.2 * t).sin();
        phase = (phase + TAU * hertz * rise * vibrato / PER_SECOND) % TAU;
        let loudness = arch(t, seconds, (0.045 / seconds).min(0.4)).powf(0.8);
        let swell = 0.72 + 0.28 * (-t / 0.12).exp();
        loudness * swell * harmonics(phase, count, (0.50 + 0.32 * brightness * loudness * swell).min(0.9)) * 0.4
    })
}

/// A small bell or glass: a few partials that are almost harmonic.
pub fn bell(pitch: f32, seconds: f32) -> Vec<f32> {
    let base = hertz(pitch);
    let partials = [
        (1.0, 1.0, 0.30),
        (2.0, 0.45, 0.20),
        (2.76, 0.30, 0.12),
        (5.40, 0.16, 0.06),
        (8.93, 0.07, 0.03),
    ];
    let modes: Vec<Mode> = partials
        .iter()
        .map(|&(ratio, strength, share)| Mode {
            hertz: base * ratio,
            strength,
            decay: share * seconds,
        })
        .filter(|mode| mode.hertz < 15_000.0)
        .collect();
    struck(&modes, 0.0003, seconds)
}

/// A drum: a low tone that falls from `high` to `low` Hz and dies away within `decay` seconds, and again.
pub fn drum(high: f32, low: f32, decay: f32) -> Vec<f32> {
    let mut phase = 0.0;
    run(decay * 5.0, |t| {
        let hertz = low + (high - low) * (-t / (0.22 * decay)).exp();
        phase = (phase + TAU * hertz / PER_SECOND) % TAU;
        phase.sin() * (-t / decay).exp() * (t * 800.0).min(1.0)
    })
}
