//! Buttons and sheets: small wood, small brass, a breath of paper.

use super::super::effect::Touch;
use super::modal::{modes, struck, varied};
use super::noise::breath;
use super::shape::{add, arch};
use crate::chance::Chance;

/// What happens to a button or a sheet.
pub fn interface(what: Touch, chance: &mut Chance) -> Vec<f32> {
    let key = modes(&[
        (640.0, 0.8, 11.0),
        (1_290.0, 0.7, 8.0),
        (2_350.0, 0.4, 5.0),
        (4_100.0, 0.2, 3.0),
    ]);
    let bead = modes(&[(1_750.0, 0.8, 7.0), (3_150.0, 0.4, 5.0)]);
    match what {
        Touch::Press => {
            // Down, and a little later up.
            let mut all = struck(&varied(&key, 0.03, chance), 0.000_5, 0.09);
            add(
                &mut all,
                0.045,
                0.35,
                &struck(&varied(&key, 0.03, chance), 0.000_3, 0.07),
            );
            all
        }
        Touch::Hover => struck(&varied(&bead, 0.03, chance), 0.000_5, 0.06),
        Touch::Open | Touch::Close => {
            let (from, to) = if what == Touch::Open {
                (900.0, 2_600.0)
            } else {
                (2_400.0, 800.0)
            };
            let mut all = breath(0.22, 1.1, chance, |t| {
                (from + (to - from) * t / 0.22, 0.8 * arch(t, 0.22, 0.5))
            });
            add(&mut all, 0.15, 0.6, &struck(&varied(&key, 0.03, chance), 0.000_9, 0.10));
            all
        }
    }
}

/// A wish is refused: two dull knocks, the second lower.
pub fn refused(chance: &mut Chance) -> Vec<f32> {
    let block = modes(&[(196.0, 1.0, 38.0), (392.0, 0.5, 24.0), (745.0, 0.25, 12.0)]);
    let lower = modes(&[(165.0, 1.0, 46.0), (330.0, 0.5, 28.0), (628.0, 0.25, 14.0)]);
    let mut all = struck(&varied(&block, 0.01, chance), 0.001_2, 0.16);
    add(
        &mut all,
        0.115,
        0.9,
        &struck(&varied(&lower, 0.01, chance), 0.001_2, 0.24),
    );
    all
}

/// A turn is passed: two wood blocks, up and down, and it is somebody else's.
pub fn skipped(chance: &mut Chance) -> Vec<f32> {
    let high = modes(&[(1_180.0, 0.9, 24.0), (3_040.0, 0.3, 10.0)]);
    let low = modes(&[(880.0, 0.9, 30.0), (2_270.0, 0.3, 12.0)]);
    let mut all = struck(&varied(&high, 0.01, chance), 0.000_4, 0.15);
    add(&mut all, 0.10, 0.9, &struck(&varied(&low, 0.01, chance), 0.000_4, 0.2));
    all
}
