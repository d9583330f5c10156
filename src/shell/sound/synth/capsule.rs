//! A capsule from hand to rest: launched, burst open, rattling down, gone.

use std::f32::consts::TAU;

use super::PER_SECOND;
use super::hits::{boards_body, capsule_body, shell_body};
use super::modal::{modes, struck, varied};
use super::noise::{self, Band, breath, grains, through, white};
use super::shape::{add, arch, run};
use super::tone::{bell, drum};
use crate::chance::Chance;

/// It leaves the hand: fingers rub along it, the faster the nearer the end, and the air gives way.
pub fn launch(chance: &mut Chance) -> Vec<f32> {
    const SECONDS: f32 = 0.42;
    let draw = 0.92 + 0.16 * chance.unit() as f32;
    let mut all = breath(SECONDS, 1.3, chance, |t| {
        let share = t / SECONDS;
        (draw * (420.0 + 2_700.0 * share * share), 1.1 * arch(t, SECONDS, 0.62))
    });
    // The turns of the capsule under the fingers.
    let mut phase = 0.0;
    let mut band = Band::default();
    let rub = run(0.27, |t| {
        phase = (phase + TAU * (28.0 + 520.0 * t) / PER_SECOND) % TAU;
        let beat = (0.5 + 0.5 * phase.cos()).powi(3);
        0.9 * beat * arch(t, 0.27, 0.8) * band.next(white(chance), 2_400.0 * draw, 1.6)
    });
    add(&mut all, 0.0, 1.0, &rub);
    let snap = varied(&capsule_body(), 0.05, chance);
    add(&mut all, 0.262, 0.55, &struck(&snap, 0.000_5, 0.12));
    all
}

/// The latch: steel on steel, twice.
fn latch(chance: &mut Chance) -> Vec<f32> {
    let steel = modes(&[
        (2_350.0, 0.7, 9.0),
        (3_900.0, 0.9, 11.0),
        (5_850.0, 0.6, 8.0),
        (8_200.0, 0.4, 5.0),
    ]);
    let mut all = Vec::new();
    for (at, strength) in [(0.0, 0.7), (0.009, 1.0)] {
        add(
            &mut all,
            at,
            strength,
            &struck(&varied(&steel, 0.03, chance), 0.000_06, 0.09),
        );
    }
    all
}

/// A steel spring let go: many modes close to each other, and the chirp of waves that run along it, high ones first.
fn spring(chance: &mut Chance) -> Vec<f32> {
    let coil = modes(&[
        (415.0, 0.5, 110.0),
        (655.0, 0.7, 130.0),
        (1_010.0, 0.8, 120.0),
        (1_485.0, 0.7, 95.0),
        (2_090.0, 0.5, 70.0),
        (2_870.0, 0.4, 48.0),
        (3_900.0, 0.25, 30.0),
    ]);
    let mut all = struck(&varied(&coil, 0.02, chance), 0.000_15, 0.42);
    let mut phase = 0.0;
    let chirp = run(0.16, |t| {
        let hertz = 620.0 + 3_600.0 * (-t / 0.030).exp();
        phase = (phase + TAU * hertz / PER_SECOND) % TAU;
        phase.sin() * arch(t, 0.16, 0.06)
    });
    add(&mut all, 0.0, 0.35, &chirp);
    all
}

/// It bursts open: the latch clicks, the spring flings the figure out, air pops, the shells clatter away.
pub fn burst(chance: &mut Chance) -> Vec<f32> {
    let mut all = latch(chance);
    add(&mut all, 0.011, 0.85, &spring(chance));
    add(&mut all, 0.010, 0.9, &drum(230.0, 82.0, 0.055));
    add(&mut all, 0.010, 0.9, &noise::burst(1_500.0, 0.022, chance));
    add(&mut all, 0.010, 0.5, &noise::burst(5_500.0, 0.010, chance));
    // The shells: a handful of touches, denser and fainter towards the end.
    let mut at = 0.085 + 0.03 * chance.unit() as f32;
    let mut strength = 0.62;
    let mut gap = 0.105;
    while strength > 0.04 {
        let shell = varied(&shell_body(), 0.07, chance);
        add(&mut all, at, strength, &struck(&shell, 0.000_16, 0.16));
        at += gap * (0.75 + 0.5 * chance.unit() as f32);
        gap = (gap * 0.86).max(0.022);
        strength *= 0.80 + 0.06 * chance.unit() as f32;
    }
    all
}

/// A figure unfolds: a rise of small glasses with air under it.
pub fn unfold(chance: &mut Chance) -> Vec<f32> {
    let mut all = breath(0.55, 2.0, chance, |t| (900.0 + 5_200.0 * t, 0.5 * arch(t, 0.55, 0.5)));
    for (nth, pitch) in [78.0, 81.0, 85.0, 90.0].into_iter().enumerate() {
        let at = 0.055 * nth as f32;
        add(&mut all, at, 0.55 - 0.07 * nth as f32, &bell(pitch, 0.75));
    }
    all
}

/// A capsule that has lost its spin rattles down: touches ever sooner after each other and ever fainter, as a coin's do
/// (Moffatt's disc: the rate grows as a power of the time that is left), and then of a sudden nothing.
pub fn wobble(chance: &mut Chance) -> Vec<f32> {
    const SECONDS: f32 = 1.25;
    let mut all = Vec::new();
    let (mut at, mut side) = (0.0_f32, false);
    while at < SECONDS {
        let left = 1.0 - at / SECONDS;
        let mut body = varied(&capsule_body(), 0.02, chance);
        for mode in &mut body {
            // The two ends of the capsule sound apart.
            mode.hertz *= if side { 0.88 } else { 1.04 };
        }
        let strength = left.powf(0.6) * (0.75 + 0.5 * chance.unit() as f32);
        add(&mut all, at, strength, &struck(&body, 0.000_45, 0.10));
        let wood = varied(&boards_body(), 0.05, chance);
        add(&mut all, at, 0.30 * strength, &struck(&wood, 0.000_9, 0.14));
        at += 0.118 * left.powf(0.55) + 0.011;
        side = !side;
    }
    let scrape = through(&grains(SECONDS, 1_400.0, chance), 2_900.0, 1.0);
    let scrape: Vec<f32> = scrape
        .iter()
        .enumerate()
        .map(|(i, grain)| grain * arch(i as f32 / PER_SECOND, SECONDS, 0.4))
        .collect();
    add(&mut all, 0.0, 0.05, &scrape);
    all
}

/// The last touch before all is still.
pub fn rest(chance: &mut Chance) -> Vec<f32> {
    let mut all = Vec::new();
    for (at, strength) in [(0.0, 1.0), (0.062, 0.45), (0.098, 0.2)] {
        let shell = varied(&capsule_body(), 0.06, chance);
        add(&mut all, at, strength, &struck(&shell, 0.000_9, 0.12));
    }
    all
}

/// Something leaves the field: it falls through the air, and far below there is a soft thud.
pub fn gone(chance: &mut Chance) -> Vec<f32> {
    let mut all = breath(0.34, 3.0, chance, |t| {
        (1_900.0 - 4_000.0 * t, 0.8 * arch(t, 0.34, 0.55))
    });
    add(&mut all, 0.33, 0.8, &drum(120.0, 62.0, 0.05));
    let thud = modes(&[(160.0, 0.8, 30.0), (290.0, 0.5, 20.0), (610.0, 0.25, 12.0)]);
    add(&mut all, 0.33, 0.8, &struck(&varied(&thud, 0.05, chance), 0.002, 0.2));
    add(&mut all, 0.33, 0.2, &noise::burst(900.0, 0.02, chance));
    all
}

/// A stop watch is pressed, and a small bell says so.
pub fn spin_ended() -> Vec<f32> {
    let mut all = bell(86.0, 0.5);
    let key = modes(&[(1_900.0, 0.7, 6.0), (3_300.0, 0.5, 4.0)]);
    add(&mut all, 0.0, 0.6, &struck(&key, 0.000_2, 0.08));
    all
}
