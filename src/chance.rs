//! Chance: the one seeded generator that everything random is drawn from.
//!
//! PCG64 has a documented, portable stream, and the draws below are our own, so that a seed means
//! the same on every platform and with every version of `rand`.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};

/// A seeded generator with the few draws the games need.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance(Pcg64);

impl Chance {
    /// The generator of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Pcg64::seed_from_u64(seed))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number in `0..n`, each equally likely; 0 when `n` is 0 or 1.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        // Lemire's rejection: the high half of a 128-bit product, without bias.
        let rejected_below = n.wrapping_neg() % n;
        loop {
            let product = u128::from(self.bits()) * u128::from(n);
            if product as u64 >= rejected_below {
                return (product >> 64) as usize;
            }
        }
    }

    /// A number in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1_u64 << 53) as f64)
    }

    /// A normally distributed number with mean 0 and standard deviation 1 (Box-Muller).
    pub fn normal(&mut self) -> f64 {
        let radius = libm::sqrt(-2.0 * libm::log(1.0 - self.unit()));
        radius * libm::cos(core::f64::consts::TAU * self.unit())
    }

    /// Puts `items` in random order (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut chance = Chance::new(7);
        let drawn: Vec<usize> = (0..8).map(|_| chance.below(100)).collect();
        let mut again = Chance::new(7);
        assert_eq!(drawn, (0..8).map(|_| again.below(100)).collect::<Vec<_>>());
        assert_ne!(Chance::new(7).bits(), Chance::new(8).bits());
    }

    #[test]
    fn each_number_below_n_is_about_equally_likely() {
        let mut chance = Chance::new(1);
        let mut counts = [0_u32; 5];
        for _ in 0..50_000 {
            counts[chance.below(5)] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_500..10_500).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn normal_draws_have_mean_zero_and_variance_one() {
        let mut chance = Chance::new(2);
        let draws: Vec<f64> = (0..50_000).map(|_| chance.normal()).collect();
        let mean = draws.iter().sum::<f64>() / draws.len() as f64;
        let variance = draws.iter().map(|x| x * x).sum::<f64>() / draws.len() as f64;
        assert!(mean.abs() < 0.02 && (variance - 1.0).abs() < 0.03, "{mean} {variance}");
    }
}
