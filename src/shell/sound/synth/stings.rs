//! A few notes that say what has come, in D as the music is, so that they never clash with it.

use super::super::effect::Sting;
use super::modal::modes;
use super::modal::struck;
use super::noise::{breath, burst};
use super::shape::{add, arch};
use super::tone::{bell, brass, drum};
use crate::chance::Chance;

/// Notes of one instrument: when it begins in seconds, MIDI pitch, length in seconds, strength.
type Part = [(f32, f32, f32, f32)];

fn play(all: &mut Vec<f32>, part: &Part, voice: impl Fn(f32, f32) -> Vec<f32>) {
    for &(at, pitch, seconds, strength) in part {
        add(all, at, strength, &voice(pitch, seconds));
    }
}

fn horn(brightness: f32) -> impl Fn(f32, f32) -> Vec<f32> {
    move |pitch, seconds| brass(pitch, seconds, brightness)
}

/// A low drum with its skin.
fn boom(chance: &mut Chance) -> Vec<f32> {
    let mut all = drum(150.0, 58.0, 0.16);
    add(&mut all, 0.0, 0.25, &burst(420.0, 0.03, chance));
    all
}

/// The notes of a `sting`.
pub fn sting(sting: Sting, chance: &mut Chance) -> Vec<f32> {
    let mut all = Vec::new();
    match sting {
        Sting::CallLaunch => {
            // Up a fifth, as the two words are called: short, short, long.
            play(
                &mut all,
                &[
                    (0.0, 62.0, 0.15, 0.8),
                    (0.13, 62.0, 0.15, 0.8),
                    (0.26, 69.0, 0.62, 1.0),
                    (0.26, 62.0, 0.62, 0.6),
                    (0.26, 74.0, 0.58, 0.5),
                ],
                horn(0.8),
            );
            add(&mut all, 0.25, 1.0, &boom(chance));
        }
        Sting::CallBattle => {
            play(
                &mut all,
                &[
                    (0.0, 57.0, 0.17, 0.8),
                    (0.0, 50.0, 0.17, 0.6),
                    (0.16, 60.0, 0.17, 0.8),
                    (0.16, 53.0, 0.17, 0.6),
                    (0.32, 62.0, 0.80, 1.0),
                    (0.32, 57.0, 0.80, 0.7),
                    (0.32, 50.0, 0.80, 0.7),
                    (0.33, 69.0, 0.74, 0.45),
                ],
                horn(1.0),
            );
            for at in [0.0, 0.16, 0.32] {
                add(&mut all, at, 0.9, &boom(chance));
            }
        }
        Sting::Battle => {
            add(
                &mut all,
                0.0,
                1.0,
                &breath(0.22, 0.9, chance, |t| (500.0 + 6_000.0 * t, arch(t, 0.22, 0.9))),
            );
            add(&mut all, 0.19, 2.2, &boom(chance));
            add(&mut all, 0.19, 1.2, &burst(1_600.0, 0.05, chance));
            let plate = modes(&[
                (233.0, 0.6, 180.0),
                (411.0, 0.5, 150.0),
                (677.0, 0.5, 120.0),
                (1_190.0, 0.3, 90.0),
                (1_870.0, 0.2, 60.0),
            ]);
            add(&mut all, 0.19, 0.8, &struck(&plate, 0.000_4, 0.7));
        }
        Sting::Roles => {
            play(&mut all, &[(0.0, 81.0, 0.5, 0.6), (0.11, 86.0, 0.9, 0.8)], bell);
            play(&mut all, &[(0.0, 57.0, 0.14, 0.5), (0.11, 62.0, 0.45, 0.7)], horn(0.4));
        }
        Sting::Tie => {
            // A fourth that does not close.
            play(
                &mut all,
                &[(0.0, 74.0, 0.7, 0.7), (0.16, 79.0, 0.9, 0.7), (0.32, 76.0, 1.2, 0.7)],
                bell,
            );
            play(&mut all, &[(0.0, 57.0, 1.1, 0.35), (0.0, 62.0, 1.1, 0.3)], horn(0.2));
        }
        Sting::Miss => {
            play(&mut all, &[(0.0, 57.0, 0.20, 0.8), (0.19, 55.0, 0.42, 0.8)], horn(0.25));
            add(&mut all, 0.19, 0.5, &drum(90.0, 60.0, 0.08));
        }
        Sting::Combination => {
            for (nth, pitch) in [74.0, 78.0, 81.0, 86.0].into_iter().enumerate() {
                add(&mut all, 0.085 * nth as f32, 0.7, &bell(pitch, 1.1));
            }
            play(
                &mut all,
                &[(0.255, 62.0, 0.7, 0.25), (0.255, 69.0, 0.7, 0.25)],
                horn(0.3),
            );
        }
        Sting::Victory => {
            play(
                &mut all,
                &[
                    (0.0, 62.0, 0.17, 0.8),
                    (0.15, 66.0, 0.17, 0.8),
                    (0.30, 69.0, 0.17, 0.8),
                    // G, then home: plagal, broad.
                    (0.45, 71.0, 0.42, 0.8),
                    (0.45, 67.0, 0.42, 0.6),
                    (0.45, 55.0, 0.42, 0.6),
                    (0.86, 74.0, 1.25, 1.0),
                    (0.86, 69.0, 1.25, 0.7),
                    (0.86, 66.0, 1.25, 0.7),
                    (0.86, 50.0, 1.25, 0.8),
                ],
                horn(0.8),
            );
            for (nth, pitch) in [78.0, 81.0, 86.0, 90.0].into_iter().enumerate() {
                add(&mut all, 0.86 + 0.07 * nth as f32, 0.35, &bell(pitch, 1.2));
            }
            for (at, strength) in [(0.0, 0.6), (0.45, 0.8), (0.86, 1.3)] {
                add(&mut all, at, strength, &boom(chance));
            }
        }
        Sting::Defeat => {
            play(
                &mut all,
                &[
                    (0.0, 69.0, 0.32, 0.7),
                    (0.30, 67.0, 0.32, 0.7),
                    (0.60, 66.0, 0.32, 0.7),
                    (0.90, 62.0, 1.10, 0.8),
                    // B minor below it: sad, not scornful.
                    (0.90, 59.0, 1.10, 0.6),
                    (0.90, 54.0, 1.10, 0.6),
                    (0.90, 47.0, 1.10, 0.6),
                ],
                horn(0.2),
            );
            add(&mut all, 0.90, 0.7, &boom(chance));
        }
    }
    all
}
