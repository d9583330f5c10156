//! Friction of one contact: Coulomb-Contensou, and rolling resistance.
//!
//! Sliding and spinning share one limit. With slip v, spin about the normal w, torsion radius a and
//! q = sqrt(v² + (a w)²): force `mu N v/q` against the slip and torque `mu N a (a w)/q` against the spin (the ellipsoidal
//! limit surface of Howe and Cutkosky; Leine and Glocker, Eur. J. Mech. A 22 (2003) 193 for why). While a body spins there
//! is no stiction. Where it does not, q is kept above a speed that one integration step can resolve.

use glam::DVec3;

use super::disc;
use super::surface::Contact;

/// How a contact moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sliding {
    /// Out of the surface.
    pub normal: DVec3,
    /// Of the body's material along the surface, m/s.
    pub slip: DVec3,
    /// Angular velocity of the body, rad/s.
    pub turning: DVec3,
}

/// The least speeds that friction distinguishes from rest. Proportional to the step and to the force; see [`Resolution::new`].
#[derive(Debug, Clone, Copy)]
pub(super) struct Resolution {
    /// Of slip, m/s.
    pub slip: f64,
    /// Of turning, rad/s for a torque of 1 N m.
    pub turning_per_torque: f64,
}

impl Resolution {
    /// For a step of `h` seconds of a body that is pressed on with `normal_force` in all, friction `mu`, and whose surface
    /// yields by `mobility` (1/kg) and whose rotation by `yielding` (1/(kg m²)): what friction can stop in half a step. (Runge-Kutta is stable up to 2.8 times a step's worth.)
    pub fn new(h: f64, mu: f64, normal_force: f64, mobility: f64, yielding: f64) -> Self {
        const STEPS: f64 = 0.5;
        Self {
            slip: STEPS * h * mu * normal_force * mobility,
            turning_per_torque: STEPS * h * yielding,
        }
    }
}

/// Force and torque (both world, the torque without the force's lever) on a body at a point contact with `normal_force`.
pub(super) fn at_point(contact: &Contact, normal_force: f64, sliding: &Sliding, least: &Resolution) -> (DVec3, DVec3) {
    let limit = contact.friction * normal_force;
    let spin = sliding.turning.dot(sliding.normal);
    let a = contact.torsion_radius;
    let (v2, u) = (sliding.slip.length_squared(), a * spin);
    let q = (v2 + u * u + least.slip * least.slip).sqrt();
    let force = if q > 0.0 {
        sliding.slip * (-limit / q)
    } else {
        DVec3::ZERO
    };
    let torque = if a > 0.0 {
        let least_u = a * least.turning_per_torque * limit * a;
        let q = (v2 + u * u + least_u * least_u).sqrt();
        if q > 0.0 {
            sliding.normal * (-limit * a * u / q)
        } else {
            DVec3::ZERO
        }
    } else {
        DVec3::ZERO
    };
    (force, torque)
}

/// The same for a flat round face of `radius` that lies on with uniform pressure.
pub(super) fn at_face(
    contact: &Contact,
    normal_force: f64,
    radius: f64,
    sliding: &Sliding,
    least: &Resolution,
) -> (DVec3, DVec3) {
    let limit = contact.friction * normal_force;
    let spin = sliding.turning.dot(sliding.normal);
    let (v, u) = (sliding.slip.length(), radius * spin.abs());
    // Spin that cannot be told from rest still spreads the slip: it keeps the force finite where both vanish.
    let least_u = (u * u + least.slip * least.slip).sqrt();
    if least_u <= 0.0 {
        return (DVec3::ZERO, DVec3::ZERO);
    }
    let (force, torque) = disc::shares(v / least_u);
    let along = if v > 0.0 { sliding.slip / v } else { DVec3::ZERO };
    (
        along * (-limit * force),
        sliding.normal * (-2.0 / 3.0 * limit * radius * torque * radius * spin / least_u),
    )
}

/// Torque of rolling resistance: `rolling · N` against the part of the rotation that rolls.
pub(super) fn of_rolling(contact: &Contact, normal_force: f64, sliding: &Sliding, least: &Resolution) -> DVec3 {
    let limit = contact.rolling * normal_force;
    if limit <= 0.0 {
        return DVec3::ZERO;
    }
    let rolling = sliding.turning - sliding.normal * sliding.turning.dot(sliding.normal);
    let least_rate = least.turning_per_torque * limit;
    rolling * (-limit / (rolling.length_squared() + least_rate * least_rate).sqrt())
}

/// The places along a line contact between two ends that press with `first` and `second`, as shares of the way from
/// the first end to the second, each with its share of the whole force.
///
/// The pressure is the linear one that balances the two forces: over the whole line, or, when one end presses less than
/// half as hard as the other, a triangle that is as long as it has to be. Pure spinning costs `mu N L/4` when both are equal.
pub(super) fn along_line(first: f64, second: f64) -> [(f64, f64); 4] {
    const PLACES: [f64; 4] = [-0.75, -0.25, 0.25, 0.75];
    let unbalance = (second - first) / (first + second);
    if unbalance.abs() <= 1.0 / 3.0 {
        return PLACES.map(|s| (0.5 * (1.0 + s), 0.25 * (1.0 + 3.0 * unbalance * s)));
    }
    let length = 1.5 * (1.0 - unbalance.abs());
    PLACES.map(|s| {
        let from_hard_end = 0.5 * (1.0 + s) * length;
        let share = 0.25 * (1.0 - s);
        (
            if unbalance > 0.0 {
                1.0 - from_hard_end
            } else {
                from_hard_end
            },
            share,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTACT: Contact = Contact {
        friction: 0.3,
        torsion_radius: 0.002,
        rolling: 0.0005,
        restitution: 0.4,
    };
    const EXACT: Resolution = Resolution {
        slip: 0.0,
        turning_per_torque: 0.0,
    };

    fn sliding(slip: DVec3, turning: DVec3) -> Sliding {
        Sliding {
            normal: DVec3::Y,
            slip,
            turning,
        }
    }

    #[test]
    fn slip_alone_costs_mu_n_and_spin_alone_mu_n_a() {
        let (force, _) = at_point(&CONTACT, 2.0, &sliding(DVec3::X, DVec3::ZERO), &EXACT);
        assert!((force - DVec3::X * -0.6).length() < 1e-12);
        let (_, torque) = at_point(&CONTACT, 2.0, &sliding(DVec3::ZERO, DVec3::Y * 50.0), &EXACT);
        assert!((torque - DVec3::Y * -0.0012).length() < 1e-12);
    }

    #[test]
    fn spin_takes_the_stiction_away() {
        // A straight pull on a spinning contact needs F = mu N v / (a w) at small v.
        let (force, _) = at_point(&CONTACT, 2.0, &sliding(DVec3::X * 1e-4, DVec3::Y * 50.0), &EXACT);
        assert!((force.x + 0.6 * 1e-4 / 0.1).abs() < 1e-6, "{force}");
        let (force, _) = at_face(&CONTACT, 2.0, 0.02, &sliding(DVec3::X * 1e-4, DVec3::Y * 50.0), &EXACT);
        assert!((force.x + 0.6 * 1e-4 / 1.0).abs() < 1e-6, "{force}");
    }

    #[test]
    fn a_face_spins_down_with_two_thirds_mu_n_r() {
        let (_, torque) = at_face(&CONTACT, 2.0, 0.03, &sliding(DVec3::ZERO, DVec3::Y * -9.0), &EXACT);
        assert!((torque.y - 2.0 / 3.0 * 0.6 * 0.03).abs() < 1e-12);
    }

    #[test]
    fn a_line_carries_the_two_end_forces() {
        for (first, second) in [(1.0, 1.0), (1.0, 1.7), (3.0, 1.0), (0.01, 1.0)] {
            let places = along_line(first, second);
            let whole: f64 = places.iter().map(|(_, share)| share).sum();
            let middle: f64 = places.iter().map(|(at, share)| at * share).sum();
            assert!((whole - 1.0).abs() < 1e-12);
            assert!(
                (middle - second / (first + second)).abs() < 0.04,
                "{first} {second}: {middle}"
            );
            assert!(
                places
                    .iter()
                    .all(|&(at, share)| share >= 0.0 && (0.0..=1.0).contains(&at))
            );
        }
        let arm: f64 = along_line(1.0, 1.0)
            .iter()
            .map(|(at, share)| (at - 0.5).abs() * share)
            .sum();
        assert!((arm - 0.25).abs() < 1e-12);
    }
}
