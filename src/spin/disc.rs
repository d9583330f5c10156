//! Friction of a flat round face under uniform pressure that slides and spins at once.
//!
//! Closed form of Farkas, Bartels, Unger and Wolf, Phys. Rev. Lett. 90, 248302 (2003), with the complete elliptic
//! integrals K and E; the values of `physics-facts` section 4 are tested below.

use core::f64::consts::PI;

/// Force over `mu N` and torque over `2/3 mu N r` of a face of radius r that slides at v and spins at w, by `e` = v / (w r).
pub(super) fn shares(e: f64) -> (f64, f64) {
    if e < 1e-3 {
        (e, 1.0)
    } else if e <= 1.0 {
        let (k, ee) = elliptic(e);
        let (e2, rest) = (e * e, (1.0 - e * e) * k);
        (
            4.0 / (3.0 * PI) * ((1.0 + e2) * ee - rest) / e,
            2.0 / (3.0 * PI) * ((4.0 - 2.0 * e2) * ee - rest),
        )
    } else if e < 300.0 {
        let (k, ee) = elliptic(1.0 / e);
        let e2 = e * e;
        let force = 4.0 / (3.0 * PI) * ((e2 + 1.0) * ee - (e2 - 1.0) * k);
        let torque = 2.0 / (3.0 * PI) * e * ((4.0 - 2.0 * e2) * ee + (1.0 - 1.0 / e2) * (2.0 * e2 - 3.0) * k);
        (force, torque)
    } else {
        (1.0, 0.375 / e)
    }
}

/// The complete elliptic integrals K and E of the modulus `k` in 0..=1, by the arithmetic-geometric mean. At 1, where K is infinite, a large K.
#[must_use]
pub fn elliptic(k: f64) -> (f64, f64) {
    let mut a = 1.0;
    let mut b = ((1.0 - k * k).max(1e-24)).sqrt();
    let mut c = k;
    let (mut sum, mut power) = (0.5 * c * c, 0.5);
    while c.abs() > 1e-12 {
        let mean = 0.5 * (a + b);
        c = 0.5 * (a - b);
        b = (a * b).sqrt();
        a = mean;
        power *= 2.0;
        sum += power * c * c;
    }
    let first = 0.5 * PI / a;
    (first, first * (1.0 - sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_facts_is_met() {
        let table = [
            (0.1, 0.100, 0.992),
            (0.3, 0.297, 0.934),
            (0.5, 0.484, 0.822),
            (0.7, 0.654, 0.669),
            (1.0, 0.849, 0.424),
            (1.5, 0.941, 0.261),
            (2.0, 0.968, 0.192),
            (3.0, 0.986, 0.126),
            (5.0, 0.995, 0.075),
            (10.0, 0.999, 0.038),
        ];
        for (e, force, torque) in table {
            let (f, t) = shares(e);
            assert!((f - force).abs() < 1e-3 && (t - torque).abs() < 1e-3, "{e}: {f} {t}");
        }
    }

    #[test]
    fn the_pieces_join() {
        for seam in [1e-3, 1.0, 300.0] {
            let (below, above) = (shares(seam * (1.0 - 1e-9)), shares(seam * (1.0 + 1e-9)));
            assert!(
                (below.0 - above.0).abs() < 1e-5 && (below.1 - above.1).abs() < 1e-5,
                "{below:?} {above:?}"
            );
        }
    }
}
