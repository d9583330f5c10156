//! Things that run into each other. What rings and for how long is the material's; how bright it is, the blow's.

use super::super::effect::{Contact, Force};
use super::modal::{Mode, modes, struck, tilted, varied};
use super::noise::burst;
use super::shape::add;
use crate::chance::Chance;

/// A closed capsule: a short polycarbonate tube with a figure inside, damped by it.
pub fn capsule_body() -> Vec<Mode> {
    modes(&[
        (520.0, 0.16, 14.0),
        (1_180.0, 0.55, 18.0),
        (1_760.0, 0.70, 15.0),
        (2_540.0, 0.80, 12.5),
        (3_420.0, 0.80, 10.0),
        (4_800.0, 0.75, 7.5),
        (6_450.0, 0.65, 5.5),
        (8_300.0, 0.50, 4.0),
    ])
}

/// Half of an opened capsule: thin, open, light.
pub fn shell_body() -> Vec<Mode> {
    modes(&[
        (1_450.0, 0.25, 18.0),
        (2_150.0, 0.70, 20.0),
        (3_260.0, 0.85, 16.0),
        (4_700.0, 0.85, 12.0),
        (6_600.0, 0.75, 8.5),
        (9_100.0, 0.50, 6.0),
    ])
}

/// The ring of ABS round the arena.
fn rim_body() -> Vec<Mode> {
    modes(&[
        (390.0, 0.8, 52.0),
        (640.0, 0.7, 44.0),
        (985.0, 0.6, 34.0),
        (1_490.0, 0.5, 24.0),
        (2_260.0, 0.35, 15.0),
        (3_500.0, 0.2, 9.0),
    ])
}

/// The thin bowl of the arena, hollow below.
fn bowl_body() -> Vec<Mode> {
    modes(&[
        (168.0, 1.0, 58.0),
        (295.0, 0.9, 48.0),
        (455.0, 0.7, 38.0),
        (720.0, 0.5, 28.0),
        (1_120.0, 0.35, 19.0),
        (1_800.0, 0.2, 12.0),
    ])
}

/// Boards of wood on joists.
pub fn boards_body() -> Vec<Mode> {
    modes(&[
        (112.0, 0.9, 62.0),
        (187.0, 1.0, 52.0),
        (318.0, 0.8, 40.0),
        (530.0, 0.6, 28.0),
        (905.0, 0.45, 18.0),
        (1_480.0, 0.25, 11.0),
        (2_420.0, 0.12, 7.0),
    ])
}

/// A table top under felt.
fn felt_body() -> Vec<Mode> {
    modes(&[
        (86.0, 1.0, 48.0),
        (148.0, 0.9, 40.0),
        (232.0, 0.6, 30.0),
        (371.0, 0.3, 20.0),
    ])
}

/// A figure of soft PVC.
fn figure_body() -> Vec<Mode> {
    modes(&[
        (240.0, 0.8, 14.0),
        (430.0, 0.9, 11.0),
        (790.0, 0.5, 8.0),
        (1_300.0, 0.25, 5.0),
    ])
}

/// How a contact sounds: what rings with how much of it, how long the blow of a firm hit lasts in seconds, and its noise
/// (Hz, seconds, strength).
struct Recipe {
    bodies: Vec<(Vec<Mode>, f32)>,
    blow: f32,
    noise: (f32, f32, f32),
}

fn recipe(contact: Contact) -> Recipe {
    let (bodies, blow, noise) = match contact {
        Contact::Capsules => (
            vec![(capsule_body(), 1.0), (capsule_body(), 0.8)],
            0.000_24,
            (4_200.0, 0.0035, 0.30),
        ),
        Contact::Rim => (
            vec![(rim_body(), 0.8), (capsule_body(), 0.60)],
            0.000_34,
            (2_600.0, 0.004, 0.16),
        ),
        Contact::Bowl => (
            vec![(bowl_body(), 0.8), (capsule_body(), 0.50)],
            0.000_46,
            (1_700.0, 0.005, 0.16),
        ),
        Contact::Boards => (
            vec![(boards_body(), 0.8), (capsule_body(), 0.45)],
            0.000_40,
            (1_900.0, 0.004, 0.14),
        ),
        Contact::Felt => (
            vec![(felt_body(), 1.0), (capsule_body(), 0.14)],
            0.001_9,
            (700.0, 0.012, 0.10),
        ),
        Contact::Shell => (vec![(shell_body(), 1.0)], 0.000_20, (5_500.0, 0.002, 0.25)),
        Contact::Figure => (vec![(figure_body(), 1.0)], 0.001_1, (900.0, 0.006, 0.12)),
    };
    Recipe { bodies, blow, noise }
}

/// A hit. A blow lasts the less, the harder it is (Hertz: as the fifth root of the speed, drawn further apart here so
/// that it is heard).
pub fn hit(contact: Contact, force: Force, chance: &mut Chance) -> Vec<f32> {
    let Recipe { bodies, blow, noise } = recipe(contact);
    let (blow, tilt, rough) = match force {
        Force::Light => (blow * 1.8, -0.4, 0.45),
        Force::Firm => (blow, 0.0, 1.0),
        Force::Hard => (blow * 0.6, 0.4, 1.7),
    };
    let mut all = Vec::new();
    for (body, strength) in bodies {
        let body = tilted(&varied(&body, 0.045, chance), tilt);
        add(&mut all, 0.0, strength, &struck(&body, blow, 0.34));
    }
    let (hertz, decay, strength) = noise;
    add(&mut all, 0.0, strength * rough, &burst(hertz, decay, chance));
    all
}
