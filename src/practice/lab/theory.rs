//! What theory says of spinning bodies, in closed form or by one integral. `I3` is the moment of inertia about the axis,
//! `I1` the one across it. SI units, angles in radians.

use glam::DVec3;

use crate::spin::{Body, elliptic};

/// The Lagrange top: a body of revolution held at a point of its axis. `I1` is about the point.
///
/// Kibble and Berkshire, *Classical Mechanics*, chapter 12.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Top {
    /// About the axis, kg m².
    pub axial: f64,
    /// Across it, about the held point, kg m².
    pub across: f64,
    /// Weight times the height of the middle over the point, N m.
    pub weight: f64,
}

impl Top {
    /// The least spin at which it sleeps: `2 sqrt(I1 m g l) / I3`.
    #[must_use]
    pub fn least_sleeping_spin(&self) -> f64 {
        2.0 * (self.across * self.weight).sqrt() / self.axial
    }

    /// How far it leans at most when it is let go leaning by `lean` with nothing but a `spin` about its axis.
    ///
    /// With u = cos(lean): energy and both angular momenta are kept, so u turns where
    /// `1 - u² = k (u0 - u)` with `k = I3² w² / (2 I1 m g l)`.
    #[must_use]
    pub fn widest_lean(&self, spin: f64, lean: f64) -> f64 {
        let from = libm::cos(lean);
        let k = self.axial * self.axial * spin * spin / (2.0 * self.across * self.weight);
        // The smaller root, written so that nothing cancels where k is great.
        let root = (k * k - 4.0 * (k * from - 1.0)).max(0.0).sqrt();
        let turning = 2.0 * (k * from - 1.0) / (k + root);
        libm::acos(turning.clamp(-1.0, 1.0))
    }

    /// How fast it precesses steadily at `lean` with `spin` about its axis, rad/s; none if it is too slow for that.
    ///
    /// The slow root of `I1 cos(lean) W² - I3 w W + m g l = 0`.
    #[must_use]
    pub fn steady_precession(&self, spin: f64, lean: f64) -> Option<f64> {
        let momentum = self.axial * spin;
        let square = momentum * momentum - 4.0 * self.across * self.weight * libm::cos(lean);
        (square >= 0.0).then(|| 2.0 * self.weight / (momentum + square.sqrt()))
    }
}

/// A cylinder that rolls on its lower rim while its middle stays where it is: a tube, or a coin.
///
/// The balance of torques about the middle of mass; `physics-facts` 1.6. Jackson and others, Am. J. Phys. 87, 85 (2019).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Whirl {
    /// The cylinder.
    pub body: Body,
    /// Half its length, m.
    pub half: f64,
    /// m/s².
    pub gravity: f64,
}

impl Whirl {
    /// Whirl about the vertical and spin about the axis while the axis is raised by `angle` from the table; none where no
    /// steady whirl exists.
    ///
    /// `W² = m g (h cos a - r sin a) / (cos a (I3 (h/r) cos a - I1 sin a))`, `s = W (h cos a - r sin a) / r`.
    #[must_use]
    pub fn steady(&self, angle: f64) -> Option<(f64, f64)> {
        let (sin, cos) = libm::sincos(angle);
        let (h, r, inertia) = (self.half, self.body.shape().radius(), self.body.inertia());
        let lever = h * cos - r * sin;
        let below = cos * (inertia.y * h / r * cos - inertia.x * sin);
        let square = self.body.mass() * self.gravity * lever / below;
        (square.is_finite() && square > 0.0).then(|| {
            let whirl = square.sqrt();
            (whirl, whirl * lever / r)
        })
    }

    /// Between which angles of the axis no steady whirl exists: `tan a = I3 h / (I1 r)` and `tan a = h / r`.
    #[must_use]
    pub fn forbidden(&self) -> [f64; 2] {
        let (h, r, inertia) = (self.half, self.body.shape().radius(), self.body.inertia());
        let mut ends = [libm::atan2(inertia.y * h, inertia.x * r), libm::atan2(h, r)];
        ends.sort_by(f64::total_cmp);
        ends
    }

    /// Angular velocity in the steady whirl at `angle`, its axis in the direction `axis`, rad/s.
    #[must_use]
    pub fn turning(&self, angle: f64, axis: DVec3) -> Option<DVec3> {
        self.steady(angle).map(|(whirl, spin)| DVec3::Y * whirl + axis * spin)
    }
}

/// A body with three moments of inertia in free fall, turned about its body's y with a little about its z, the axis of the
/// greatest moment.
///
/// Euler's equations, solved by Jacobi's elliptic functions: Landau and Lifshitz, *Mechanics*, § 37.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FreeTurn {
    /// Of which function the rotation about y is.
    kind: Kind,
    /// About y at the start, rad/s.
    start: f64,
    /// Of the elliptic functions' argument, 1/s.
    rate: f64,
    modulus: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cd,
    Cn,
    Dn,
}

impl FreeTurn {
    /// With the moments `inertia` (kg m²), turned by `y` and `z` (rad/s) about those axes; none if z has not the greatest
    /// moment or the two others are alike.
    #[must_use]
    pub fn new(inertia: DVec3, y: f64, z: f64) -> Option<Self> {
        let middle = inertia.y > inertia.x;
        let (a, b, c) = if middle {
            (inertia.x, inertia.y, inertia.z)
        } else {
            (inertia.y, inertia.x, inertia.z)
        };
        if a >= b || b >= c {
            return None;
        }
        let twice_energy = inertia.y * y * y + inertia.z * z * z;
        let momentum2 = inertia.y * inertia.y * y * y + inertia.z * inertia.z * z * z;
        let (over_a, under_c) = (momentum2 - twice_energy * a, twice_energy * c - momentum2);
        let (about_c, about_a) = ((c - b) * over_a, (b - a) * under_c);
        let about_c_goes_on = momentum2 > twice_energy * b;
        let (square, other) = if about_c_goes_on {
            (about_c, about_a)
        } else {
            (about_a, about_c)
        };
        let kind = match (middle, about_c_goes_on) {
            (true, _) => Kind::Cd,
            (false, true) => Kind::Cn,
            (false, false) => Kind::Dn,
        };
        let found = Self {
            kind,
            start: y,
            rate: (square / (a * b * c)).sqrt(),
            modulus: (other / square).max(0.0).sqrt(),
        };
        (found.rate.is_finite() && found.rate > 0.0 && found.modulus < 1.0).then_some(found)
    }

    /// How long it takes from one turning over to the next, s; none if it does not turn over.
    #[must_use]
    pub fn flip_time(&self) -> Option<f64> {
        (self.kind != Kind::Dn).then(|| 2.0 * elliptic(self.modulus).0 / self.rate)
    }

    /// Rotation about its y at `time`, rad/s.
    #[must_use]
    pub fn about_y(&self, time: f64) -> f64 {
        let (sn, cn) = jacobi(self.rate * time, self.modulus);
        let dn = (1.0 - self.modulus * self.modulus * sn * sn).max(0.0).sqrt();
        self.start
            * match self.kind {
                Kind::Cd => cn / dn.max(1e-12),
                Kind::Cn => cn,
                Kind::Dn => dn,
            }
    }
}

/// Jacobi's sn and cn of `u` with the modulus `k` below 1, by descending means (Abramowitz and Stegun 16.4).
fn jacobi(u: f64, k: f64) -> (f64, f64) {
    const MOST: usize = 12;
    let (mut a, mut b) = (1.0, (1.0 - k * k).max(0.0).sqrt());
    let mut ratios = [0.0; MOST];
    let mut steps = 0;
    let mut c = k;
    while steps < MOST && c.abs() > 1e-15 {
        let mean = 0.5 * (a + b);
        c = 0.5 * (a - b);
        b = (a * b).sqrt();
        a = mean;
        ratios[steps] = c / a;
        steps += 1;
    }
    let mut angle = libm::ldexp(a * u, steps as i32);
    for ratio in ratios[..steps].iter().rev() {
        angle = 0.5 * (angle + libm::asin((ratio * libm::sin(angle)).clamp(-1.0, 1.0)));
    }
    libm::sincos(angle)
}

/// A value that only falls, by an integral over it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Decay {
    /// Time (s) and value, in the order of time.
    points: Vec<[f64; 2]>,
}

/// Steps of the integral.
const STEPS: usize = 1000;

impl Decay {
    /// From `start` to nothing, when a value `v` takes `slowness(v)` seconds for each unit it falls.
    ///
    /// The steps get shorter towards nothing; what takes for ever to get there ends just before.
    #[must_use]
    pub fn new(start: f64, slowness: impl Fn(f64) -> f64) -> Self {
        let value = |step: usize| {
            let left = 1.0 - step as f64 / STEPS as f64;
            start * left * left
        };
        let mut points = vec![[0.0, start]];
        let mut time = 0.0;
        for step in 1..=STEPS {
            let (from, to) = (value(step - 1), value(step));
            let sum = slowness(from) + 4.0 * slowness(0.5 * (from + to)) + slowness(to);
            time += (from - to) * sum / 6.0;
            if !time.is_finite() {
                break;
            }
            points.push([time, to]);
        }
        Self { points }
    }

    /// The value at `time`; after the end, the last one.
    #[must_use]
    pub fn at(&self, time: f64) -> f64 {
        let next = self.points.partition_point(|[t, _]| *t <= time);
        match (
            next.checked_sub(1).and_then(|last| self.points.get(last)),
            self.points.get(next),
        ) {
            (Some([t0, v0]), Some([t1, v1])) => v0 + (v1 - v0) * (time - t0) / (t1 - t0).max(1e-300),
            (Some([_, last]), None) => *last,
            (None, first) => first.map_or(0.0, |[_, value]| *value),
        }
    }

    /// When it has fallen to `value`; none if it never does.
    #[must_use]
    pub fn time_of(&self, value: f64) -> Option<f64> {
        let next = self.points.iter().position(|[_, v]| *v <= value)?;
        let [t1, v1] = self.points[next];
        let Some([t0, v0]) = next.checked_sub(1).map(|last| self.points[last]) else {
            return Some(t1);
        };
        Some(t0 + (t1 - t0) * (v0 - value) / (v0 - v1).max(1e-300))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spin::Shape;

    #[test]
    fn the_tops_of_the_facts() {
        // A core of 60 x 36 mm and 45 g balanced on a point: 240 rad/s (`physics-facts` 1.1).
        let top = Top {
            axial: 7.29e-6,
            across: 1.714e-5 + 0.045 * 0.03 * 0.03,
            weight: 0.045 * 9.81 * 0.03,
        };
        let least = top.least_sleeping_spin();
        assert!((least - 240.0).abs() < 1.0, "{least}");
        assert!(top.widest_lean(1.05 * least, 1e-4) < 1e-3);
        assert!(top.widest_lean(0.95 * least, 1e-4) > 0.3);
        // A still top swings over to the other side.
        assert!((top.widest_lean(0.0, 0.4) - core::f64::consts::PI).abs() < 1e-6);
        let slow = top.steady_precession(4000.0, 1.0).expect("it is fast");
        assert!((slow / (top.weight / (top.axial * 4000.0)) - 1.0).abs() < 0.01);
        assert_eq!(top.steady_precession(0.9 * least, 0.0), None);
    }

    #[test]
    fn the_whirls_of_the_facts() {
        let shape = Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        };
        let whirl = Whirl {
            body: Body::solid(shape, 0.045),
            half: 0.03,
            gravity: 9.81,
        };
        for (angle, w, s) in [(2.0_f64, 33.51, 54.65), (20.0, 43.17, 52.85), (80.0, 46.41, -32.27)] {
            let (whirl, spin) = whirl.steady(angle.to_radians()).expect("it exists");
            assert!(
                (whirl - w).abs() < 0.02 && (spin - s).abs() < 0.02,
                "{angle}: {whirl} {spin}"
            );
        }
        let [low, high] = whirl.forbidden().map(f64::to_degrees);
        assert!((low - 35.3).abs() < 0.1 && (high - 59.0).abs() < 0.1, "{low} {high}");
        assert_eq!(whirl.steady(47.0_f64.to_radians()), None);
        // A coin: W² = 4 g / (r sin x).
        let (r, x) = (0.03, 0.2);
        let shape = Shape::Cylinder {
            half_length: 1e-5,
            radius: r,
            rim: 0.0,
            dome: None,
        };
        let inertia = DVec3::new(0.25, 0.5, 0.25) * r * r;
        let coin = Whirl {
            body: Body::new(shape, 1.0, inertia),
            half: 1e-5,
            gravity: 9.81,
        };
        let (whirl, _) = coin.steady(core::f64::consts::FRAC_PI_2 - x).expect("it exists");
        assert!((whirl * whirl / (4.0 * 9.81 / (r * libm::sin(x))) - 1.0).abs() < 0.005);
    }

    #[test]
    fn elliptic_functions_are_circular_and_hyperbolic_at_their_ends() {
        for u in [0.0, 0.7, 2.5, 11.0] {
            let (sn, cn) = jacobi(u, 0.0);
            assert!((sn - libm::sin(u)).abs() < 1e-12 && (cn - libm::cos(u)).abs() < 1e-12);
        }
        let (sn, _) = jacobi(1.3, 1.0 - 1e-12);
        assert!((sn - libm::tanh(1.3)).abs() < 1e-6, "{sn}");
        // sn(K) = 1, and a quarter later it is half of the way back.
        let k = 0.8;
        let quarter = elliptic(k).0;
        assert!((jacobi(quarter, k).0 - 1.0).abs() < 1e-9);
        assert!(jacobi(2.0 * quarter, k).0.abs() < 1e-9);
    }

    #[test]
    fn a_decay_by_friction_is_straight_and_one_by_drag_is_a_hyperbola() {
        let straight = Decay::new(100.0, |_| 1.0 / 20.0);
        assert!((straight.at(2.0) - 60.0).abs() < 1e-3 && straight.at(9.0).abs() < 1e-12);
        assert!((straight.time_of(0.0).expect("it stops") - 5.0).abs() < 1e-6);
        // dv/dt = -v²: v = 1 / (t + 1/v0).
        let drag = Decay::new(10.0, |v| 1.0 / (v * v));
        for t in [0.1, 1.0, 10.0] {
            assert!((drag.at(t) * (t + 0.1) - 1.0).abs() < 1e-3, "{t}: {}", drag.at(t));
        }
        assert_eq!(drag.time_of(0.0), None);
    }
}
