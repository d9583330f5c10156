//! Sounds made in code: struck bodies, bursts, ticks. Each is a short run of samples.

use std::f32::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 44_100;

/// A mode of a struck body: frequency in hertz, strength, seconds until it has fallen to 1/e.
type Mode = (f32, f32, f32);

/// Something that happens and is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A small, medium or large ring is laid on the board.
    Ring(u8),
    /// Capsule against capsule.
    Hit,
    /// A capsule against rim, wall or ground.
    Knock,
    /// A capsule bursts open.
    Burst,
    /// A capsule leaves the hand.
    Launch,
    /// A battle is on: the call.
    Battle,
    /// Somebody has won.
    Won,
    /// A wish is refused.
    Refused,
    /// A button.
    Tick,
    /// The hum of a spinning capsule, without an end: a loop.
    Hum,
}

impl Effect {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Ring(0),
        Self::Ring(1),
        Self::Ring(2),
        Self::Hit,
        Self::Knock,
        Self::Burst,
        Self::Launch,
        Self::Battle,
        Self::Won,
        Self::Refused,
        Self::Tick,
        Self::Hum,
    ];

    /// Its samples, in -1..1.
    #[must_use]
    pub fn samples(self) -> Vec<f32> {
        let samples = match self {
            // Glazed clay on wood: few, high, short modes and a dull knock; the larger, the deeper.
            Self::Ring(size) => {
                let pitch = [1.0, 0.78, 0.6][usize::from(size.min(2))];
                let clay = [
                    (2_350.0, 0.8, 0.05),
                    (3_720.0, 0.45, 0.035),
                    (5_900.0, 0.25, 0.02),
                    (310.0, 0.9, 0.03),
                ];
                mixed(&[struck(&scaled(&clay, pitch), 0.32), noise(0.004, 0.5, 9)])
            }
            Self::Hit => {
                let plastic = [
                    (820.0, 0.9, 0.04),
                    (1_460.0, 0.7, 0.03),
                    (2_650.0, 0.5, 0.018),
                    (4_200.0, 0.3, 0.01),
                ];
                mixed(&[struck(&plastic, 0.3), noise(0.012, 0.7, 3)])
            }
            Self::Knock => struck(&[(410.0, 0.9, 0.035), (960.0, 0.4, 0.02), (1_700.0, 0.2, 0.012)], 0.2),
            Self::Burst => {
                let spring = [
                    (1_250.0, 0.5, 0.16),
                    (1_890.0, 0.35, 0.12),
                    (3_100.0, 0.3, 0.08),
                    (640.0, 0.5, 0.07),
                ];
                mixed(&[
                    struck(&spring, 0.6),
                    noise(0.07, 0.9, 5),
                    sweep(500.0, 1_900.0, 0.16, 0.35),
                ])
            }
            Self::Launch => mixed(&[sweep(160.0, 620.0, 0.34, 0.4), noise(0.22, 0.3, 7)]),
            Self::Battle => chord(&[(196.0, 0.0), (293.7, 0.07), (392.0, 0.14)], 0.8),
            Self::Won => chord(&[(261.6, 0.0), (329.6, 0.14), (392.0, 0.28), (523.3, 0.42)], 1.5),
            Self::Refused => struck(&[(165.0, 0.8, 0.07), (247.0, 0.3, 0.05)], 0.22),
            Self::Hum => return humming(),
            Self::Tick => struck(&[(1_900.0, 0.5, 0.012), (950.0, 0.4, 0.015)], 0.07),
        };
        levelled(samples)
    }
}

/// A low tone with its overtones over a whole number of waves, so that it joins its own beginning.
fn humming() -> Vec<f32> {
    const HERTZ: f32 = 110.0;
    run(1.0, |t| {
        let wave = |overtone: f32, strength: f32| strength * (TAU * HERTZ * overtone * t).sin();
        // It swells three times a second, as a capsule that wobbles does.
        let swell = 0.85 + 0.15 * (TAU * 3.0 * t).sin();
        0.8 / 1.35 * swell * (wave(1.0, 0.7) + wave(2.0, 0.35) + wave(3.0, 0.2) + wave(5.0, 0.1))
    })
}

fn scaled(modes: &[Mode], by: f32) -> Vec<Mode> {
    modes
        .iter()
        .map(|(hertz, strength, decay)| (hertz * by, *strength, decay / by))
        .collect()
}

fn run(seconds: f32, sample: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = (seconds * RATE as f32) as u32;
    (0..count).map(|i| i as f32 / RATE as f32).map(sample).collect()
}

/// A body struck once: its modes ring and die away, each in its time.
fn struck(modes: &[Mode], seconds: f32) -> Vec<f32> {
    run(seconds, |t| {
        let ringing: f32 = modes
            .iter()
            .map(|(hertz, strength, decay)| strength * (-t / decay).exp() * (TAU * hertz * t).sin())
            .sum();
        ringing * (t * 2_000.0).min(1.0)
    })
}

/// A burst of noise that dies away within `seconds`.
fn noise(seconds: f32, strength: f32, seed: u32) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    run(seconds * 4.0, |t| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state as f32 / u32::MAX as f32 * 2.0 - 1.0) * strength * (-t / seconds).exp()
    })
}

/// A tone that glides from one pitch to another.
fn sweep(from: f32, to: f32, seconds: f32, strength: f32) -> Vec<f32> {
    let mut phase = 0.0;
    run(seconds, |t| {
        let share = t / seconds;
        phase += TAU * (from + (to - from) * share * share) / RATE as f32;
        phase.sin() * strength * (std::f32::consts::PI * share).sin()
    })
}

/// Plucked notes one after the other, each (hertz, seconds until it begins).
fn chord(notes: &[(f32, f32)], seconds: f32) -> Vec<f32> {
    run(seconds, |t| {
        notes
            .iter()
            .filter(|(_, start)| t >= *start)
            .map(|(hertz, start)| {
                let t = t - start;
                let body =
                    (TAU * hertz * t).sin() + 0.5 * (2.0 * TAU * hertz * t).sin() + 0.2 * (3.0 * TAU * hertz * t).sin();
                body * (-t / 0.32).exp() * (t * 400.0).min(1.0)
            })
            .sum()
    })
}

fn mixed(parts: &[Vec<f32>]) -> Vec<f32> {
    let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest)
        .map(|i| parts.iter().filter_map(|part| part.get(i)).sum())
        .collect()
}

/// Peak at 0.8, the last hundredth of a second faded out: no clipping, no click.
fn levelled(mut samples: Vec<f32>) -> Vec<f32> {
    let peak = samples.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
    let count = samples.len();
    let fade = (RATE / 100) as usize;
    for (i, sample) in samples.iter_mut().enumerate() {
        let left = (count - i).min(fade) as f32 / fade as f32;
        *sample *= 0.8 / peak * left;
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_is_heard_does_not_clip_and_ends_in_silence() {
        for effect in Effect::ALL {
            let samples = effect.samples();
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.05..2.0).contains(&seconds), "{effect:?} lasts {seconds} s");
            assert!(samples.iter().all(|sample| sample.is_finite()), "{effect:?}");
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.5..=0.85).contains(&peak), "{effect:?} peaks at {peak}");
            if effect == Effect::Hum {
                let join = (samples[0] - samples[samples.len() - 1]).abs();
                assert!(join < 0.05, "the loop joins its beginning: {join}");
                continue;
            }
            let end = samples
                .iter()
                .rev()
                .take(20)
                .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(end < 0.03, "{effect:?} ends at {end}");
        }
    }

    #[test]
    fn a_larger_ring_sounds_deeper() {
        // How often the wave crosses zero tells the pitch.
        let crossings = |size| {
            let samples = Effect::Ring(size).samples();
            samples[400..2_400]
                .windows(2)
                .filter(|pair| pair[0] * pair[1] < 0.0)
                .count()
        };
        assert!(crossings(0) > crossings(1) && crossings(1) > crossings(2));
    }
}
