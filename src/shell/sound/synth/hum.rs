//! The hum of a spinning capsule: a loop for each surface, made so that its end joins its beginning.

use std::f32::consts::TAU;

use super::super::effect::Surface;
use super::PER_SECOND;
use super::noise::{grains, round_through, white};
use super::shape::{count, run};
use crate::chance::Chance;

/// How long a loop is, in seconds: every frequency in it is a whole number of times 1/2 Hz.
const SECONDS: f32 = 2.0;
/// How loud it is at its loudest.
const LEVEL: f32 = 0.24;

/// How a surface answers a capsule that spins on it.
struct Answer {
    /// The turns, Hz.
    turns: f32,
    /// Overtones of it: number and strength.
    overtones: &'static [(f32, f32)],
    /// Where its noise lies (Hz, quality), how strong it is, and how grainy: 0 a breath, 1 single grains.
    noise: (f32, f32, f32, f32),
    /// How much it swells with each of the slow circles of the capsule, 0 to 1.
    swell: f32,
}

fn answer(surface: Surface) -> Answer {
    match surface {
        // Thin plastic, hollow below: a singing tone rich in overtones.
        Surface::Bowl => Answer {
            turns: 110.0,
            overtones: &[
                (1.0, 0.55),
                (2.0, 0.50),
                (3.0, 0.34),
                (4.0, 0.12),
                (5.0, 0.18),
                (7.0, 0.10),
                (9.0, 0.05),
            ],
            noise: (1_150.0, 1.4, 0.38, 0.35),
            swell: 0.22,
        },
        // Cloth: hardly a tone, a soft rubbing.
        Surface::Felt => Answer {
            turns: 82.5,
            overtones: &[(1.0, 0.60), (2.0, 0.22), (3.0, 0.06)],
            noise: (260.0, 0.9, 1.05, 0.0),
            swell: 0.30,
        },
        // Wood with a grain: a darker tone with a rattle in it.
        Surface::Boards => Answer {
            turns: 97.0,
            overtones: &[(1.0, 0.62), (2.0, 0.42), (3.0, 0.16), (4.0, 0.22), (6.0, 0.08)],
            noise: (1_900.0, 0.9, 1.9, 0.85),
            swell: 0.16,
        },
    }
}

/// The loop of a capsule that spins on `surface`.
#[must_use]
pub fn hum(surface: Surface) -> Vec<f32> {
    let answer = answer(surface);
    let mut chance = Chance::new(surface as u64 + 41);
    let (hertz, quality, strength, grainy) = answer.noise;
    let breath: Vec<f32> = (0..count(SECONDS)).map(|_| white(&mut chance)).collect();
    let breath = levelled(round_through(&breath, hertz, quality), 0.45);
    let grit = levelled(
        round_through(&grains(SECONDS, 420.0, &mut chance), hertz, quality),
        0.75,
    );
    let phases: Vec<f32> = answer.overtones.iter().map(|_| TAU * chance.unit() as f32).collect();
    let mut i = 0;
    let all = run(SECONDS, |t| {
        let tone: f32 = answer
            .overtones
            .iter()
            .zip(&phases)
            .map(|((number, strength), phase)| strength * (TAU * answer.turns * number * t + phase).sin())
            .sum();
        // Slow circles and a faster shake: whole numbers of both fit into the loop.
        let swell = 1.0 - answer.swell * (0.5 + 0.35 * (TAU * 2.5 * t).sin() + 0.15 * (TAU * 7.0 * t).cos());
        let rub = strength * ((1.0 - grainy) * breath[i] + grainy * grit[i]);
        i += 1;
        swell * (tone + rub)
    });
    levelled(without_offset(all), LEVEL)
}

fn levelled(mut samples: Vec<f32>, level: f32) -> Vec<f32> {
    let peak = samples.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
    for sample in &mut samples {
        *sample *= level / peak;
    }
    samples
}

fn without_offset(mut samples: Vec<f32>) -> Vec<f32> {
    let offset = samples.iter().sum::<f32>() / (SECONDS * PER_SECOND);
    for sample in &mut samples {
        *sample -= offset;
    }
    samples
}
