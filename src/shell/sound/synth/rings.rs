//! Rings like glazed clay, laid on wood or where another ring lies. A flat ring that is let go touches three times.

use super::super::effect::{Onto, RingSize};
use super::hits::boards_body;
use super::modal::{Mode, modes, struck, varied};
use super::noise::{breath, burst};
use super::shape::{add, arch};
use crate::chance::Chance;

/// How much lower the bending modes of a ring lie than those of a small one.
fn lower(size: RingSize) -> f32 {
    match size {
        RingSize::Small => 1.0,
        RingSize::Medium => 0.69,
        RingSize::Large => 0.48,
    }
}

/// The bending modes of a ring, n = 2 to 5: their frequencies are as n (n²-1) / sqrt(n²+1) (Rayleigh), each split a little
/// by the marks set into it. `held` is how long they ring: less on wood than on a hard edge.
fn body(size: RingSize, held: f32) -> Vec<Mode> {
    const FIRST: f32 = 2_480.0;
    let by = lower(size);
    let mode = |n: f32, split: f32, strength: f32, milliseconds: f32| Mode {
        hertz: FIRST * by * split * (n * (n * n - 1.0) / (n * n + 1.0).sqrt()) / 2.683_28,
        strength,
        decay: held * milliseconds / 1_000.0 / by.sqrt(),
    };
    let all = [
        mode(2.0, 0.994, 0.9, 34.0),
        mode(2.0, 1.011, 0.7, 30.0),
        mode(3.0, 1.0, 0.5, 17.0),
        mode(4.0, 1.0, 0.25, 9.0),
        mode(5.0, 1.0, 0.12, 6.0),
    ];
    all.into_iter().filter(|mode| mode.hertz < 17_000.0).collect()
}

/// A ring is laid.
pub fn laid(size: RingSize, onto: Onto, chance: &mut Chance) -> Vec<f32> {
    let mut all = Vec::new();
    // The bounces that are seen: at once, then smaller and sooner each time.
    for (at, strength) in [(0.0, 1.0), (0.080, 0.34), (0.130, 0.13)] {
        let at = at * (0.92 + 0.16 * chance.unit() as f32);
        let held = match onto {
            Onto::Wood => 0.75,
            Onto::Ring => 1.5,
        };
        let ring = varied(&body(size, held), 0.008, chance);
        add(&mut all, at, strength, &struck(&ring, 0.000_10, 0.30));
        let knock = match onto {
            Onto::Wood => 0.30,
            Onto::Ring => 0.16,
        };
        let wood = varied(&boards_body(), 0.04, chance);
        add(&mut all, at, strength * knock, &struck(&wood, 0.000_30, 0.25));
        if onto == Onto::Ring {
            // The ring that lay there answers, a little later and of another size.
            let other = match size {
                RingSize::Small | RingSize::Large => RingSize::Medium,
                RingSize::Medium => RingSize::Large,
            };
            let answer = varied(&body(other, 1.2), 0.02, chance);
            add(&mut all, at + 0.003, 0.5 * strength, &struck(&answer, 0.000_08, 0.30));
        }
        add(
            &mut all,
            at,
            0.18 * strength,
            &burst(5_200.0 * lower(size), 0.002, chance),
        );
    }
    all
}

/// A ring is taken up: it slides over the wood and leaves it with a small clink.
pub fn lifted(chance: &mut Chance) -> Vec<f32> {
    let mut all = breath(0.11, 1.2, chance, |t| {
        (1_500.0 + 9_000.0 * t, 0.35 * arch(t, 0.11, 0.7))
    });
    let ring = varied(&body(RingSize::Medium, 0.9), 0.06, chance);
    add(&mut all, 0.075, 1.0, &struck(&ring, 0.000_25, 0.22));
    let wood = varied(&modes(&[(420.0, 0.6, 18.0), (760.0, 0.4, 12.0)]), 0.05, chance);
    add(&mut all, 0.072, 0.5, &struck(&wood, 0.000_6, 0.12));
    all
}
