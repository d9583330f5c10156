//! Paper: cards that slide, snap and riffle, and a pencil.

use std::f32::consts::TAU;

use super::super::effect::CardMove;
use super::PER_SECOND;
use super::modal::{modes, struck, varied};
use super::noise::{Band, breath, burst, white};
use super::shape::{add, arch, count, run};
use crate::chance::Chance;

/// A card slides over another: a breath with the grain of the paper in it. From one frequency to another, in Hz.
fn slide(seconds: f32, from: f32, to: f32, chance: &mut Chance) -> Vec<f32> {
    let mut smooth = breath(seconds, 0.9, chance, |t| {
        (from + (to - from) * t / seconds, arch(t, seconds, 0.45))
    });
    // Grain: now more, now less of it, many times a second.
    let (mut grain, mut wanted, mut left) = (0.5, 0.5, 0);
    for sample in &mut smooth {
        if left == 0 {
            wanted = 0.25 + chance.unit() as f32;
            left = count(0.0012 + 0.003 * chance.unit() as f32);
        }
        left -= 1;
        grain += (wanted - grain) * 0.03;
        *sample *= grain;
    }
    smooth
}

/// A card's edge lets go: a click with the flutter of stiff paper.
fn snap(chance: &mut Chance) -> Vec<f32> {
    let paper = modes(&[
        (620.0, 0.6, 7.0),
        (1_350.0, 0.8, 5.0),
        (2_600.0, 0.7, 3.5),
        (4_700.0, 0.5, 2.2),
    ]);
    let mut all = struck(&varied(&paper, 0.10, chance), 0.000_2, 0.06);
    add(&mut all, 0.0, 0.5, &burst(3_800.0, 0.004, chance));
    all
}

/// A card falls flat on felt.
fn slap(chance: &mut Chance) -> Vec<f32> {
    let felt = modes(&[(130.0, 0.9, 24.0), (240.0, 0.6, 16.0), (520.0, 0.3, 9.0)]);
    let mut all = struck(&varied(&felt, 0.08, chance), 0.001_6, 0.14);
    add(&mut all, 0.0, 0.30, &burst(2_100.0, 0.009, chance));
    all
}

/// Something is done with a card.
pub fn card(what: CardMove, chance: &mut Chance) -> Vec<f32> {
    let mut all = Vec::new();
    match what {
        CardMove::Draw => {
            add(&mut all, 0.0, 0.9, &slide(0.23, 2_200.0, 5_200.0, chance));
            add(&mut all, 0.20, 0.35, &snap(chance));
        }
        CardMove::Flip => {
            add(&mut all, 0.0, 0.6, &slide(0.11, 1_500.0, 3_600.0, chance));
            add(&mut all, 0.085, 0.8, &snap(chance));
            add(&mut all, 0.100, 0.3, &slide(0.08, 2_600.0, 1_400.0, chance));
        }
        CardMove::Tuck => {
            add(&mut all, 0.0, 0.8, &slide(0.21, 3_400.0, 1_700.0, chance));
            add(&mut all, 0.185, 0.45, &slap(chance));
        }
        CardMove::Discard => {
            add(&mut all, 0.0, 0.5, &slide(0.13, 2_000.0, 2_600.0, chance));
            add(&mut all, 0.11, 0.7, &slap(chance));
        }
        CardMove::Shuffle => {
            // Two halves let go of card after card, faster and faster; then they are pushed together and squared.
            let (mut at, mut gap) = (0.0, 0.042);
            for nth in 0..26 {
                let strength = 0.45 + 0.25 * (nth as f32 / 26.0) + 0.2 * chance.unit() as f32;
                add(&mut all, at, strength, &snap(chance));
                at += gap * (0.8 + 0.4 * chance.unit() as f32);
                gap = (gap * 0.945).max(0.014);
            }
            add(&mut all, at + 0.02, 0.75, &slide(0.26, 1_800.0, 4_200.0, chance));
            add(&mut all, at + 0.27, 0.7, &slap(chance));
            add(&mut all, at + 0.41, 0.5, &slap(chance));
        }
    }
    all
}

/// A number is written: the pencil is set down, then a few strokes, each with the grain of the paper.
pub fn pencil(chance: &mut Chance) -> Vec<f32> {
    let mut all = Vec::new();
    let wood = modes(&[(1_050.0, 0.7, 8.0), (2_300.0, 0.5, 5.0), (3_900.0, 0.3, 3.0)]);
    let mut at = 0.0;
    for stroke in 0..3 {
        let seconds = 0.085 + 0.07 * chance.unit() as f32;
        if stroke != 1 {
            add(&mut all, at, 0.45, &struck(&varied(&wood, 0.05, chance), 0.000_3, 0.05));
        }
        let (hertz, rate) = (
            3_600.0 + 1_400.0 * chance.unit() as f32,
            95.0 + 50.0 * chance.unit() as f32,
        );
        let (mut band, mut phase) = (Band::default(), 0.0);
        let line = run(seconds, |t| {
            let speed = arch(t, seconds, 0.4);
            phase = (phase + TAU * rate * (0.6 + 0.8 * speed) / PER_SECOND) % TAU;
            let grain = 0.45 + 0.55 * phase.cos().max(-0.2);
            speed * grain * band.next(white(chance), hertz * (0.8 + 0.4 * speed), 1.4)
        });
        add(&mut all, at + 0.004, 0.8, &line);
        at += seconds + 0.035 + 0.04 * chance.unit() as f32;
    }
    all
}
