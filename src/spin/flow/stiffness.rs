//! How the surface yields: a spring and a dashpot that give the wanted restitution, and the step that follows them.
//!
//! `N = max(0, k depth + c d(depth)/dt)` with `k = m w0²` and `c = 2 zeta m w0`.

use super::STIFFNESS_RATE;
use crate::spin::Body;
use crate::spin::shape::End;

/// The longest substep, s.
const LONGEST_STEP: f64 = 1.0 / 1920.0;

/// The longest step that follows every vibration of `body` on the surface, with the damping ratio `zeta`.
pub(super) fn longest_step(body: &Body, ends: &[End; 2], zeta: f64) -> f64 {
    // The stiffest of: one contact at the longest lever, two ends that heave, two ends that rock.
    let by_lever = body.mass() / body.inertia().x.min(body.inertia().z);
    let tilting = by_lever * ends.iter().map(reach2).fold(0.0, f64::max);
    let rocking = by_lever * ends.iter().map(height2).fold(0.0, f64::max);
    let stiffest = (1.0 + tilting).max(2.0).max(2.0 * rocking);
    let (rate, zeta) = (STIFFNESS_RATE * stiffest.sqrt(), zeta * stiffest.sqrt());
    let by_spring = 1.2 / rate;
    // The fastest decay of an overdamped contact.
    let by_dashpot = 1.8 / (rate * (zeta + (zeta * zeta - 1.0).max(0.0).sqrt())).max(1e-9);
    LONGEST_STEP.min(by_spring).min(by_dashpot)
}

/// Square of the longest lever that a normal force at this end can have.
fn reach2(end: &End) -> f64 {
    match end {
        End::Ball(round) => round.height * round.height,
        End::Flat(round) | End::Domed { rim: round, .. } => round.height * round.height + round.circle * round.circle,
    }
}

/// The same when the body lies on its side.
fn height2(end: &End) -> f64 {
    match end {
        End::Ball(round) | End::Flat(round) | End::Domed { rim: round, .. } => round.height * round.height,
    }
}

/// The damping ratio zeta with which a spring and a dashpot that cannot pull give the restitution `e`
/// (Schwager and Pöschel, Granular Matter 9 (2007) 465): e = exp(-2 x atan(1/x)), x = zeta / sqrt(1 - zeta²), and its
/// continuation beyond critical damping. At most 2 (e = 0.05).
pub(super) fn damping_ratio(e: f64) -> f64 {
    let (mut low, mut high) = (0.0, 2.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if restitution(middle) > e {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

fn restitution(zeta: f64) -> f64 {
    let below_critical = 1.0 - zeta * zeta;
    if below_critical > 1e-12 {
        let x = zeta / below_critical.sqrt();
        libm::exp(-2.0 * x * libm::atan2(1.0, x))
    } else {
        let root = (-below_critical).max(1e-12).sqrt();
        libm::exp(-zeta / root * libm::log((zeta + root) / (zeta - root)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dashpot_gives_the_restitution() {
        for e in [1.0, 0.9, 0.5, 0.2, 0.1] {
            assert!((restitution(damping_ratio(e)) - e).abs() < 1e-6, "{e}");
        }
        assert!(damping_ratio(0.0) <= 2.0);
    }
}
