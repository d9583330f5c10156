//! The beasts of Deeptide: teal water, coral, foam.

use std::f32::consts::TAU;

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint::{Along, Belly, Plain, Tip, Wing};
use super::parts::{LIMB, THIN, TRUNK, arc, bow, frame, knot, oval};

const DEEP: Color = Color::srgb(0.06, 0.27, 0.36);
const TEAL: Color = Color::srgb(0.08, 0.52, 0.58);
const LAGOON: Color = Color::srgb(0.28, 0.78, 0.76);
const FOAM: Color = Color::srgb(0.90, 0.97, 0.94);
const CORAL: Color = Color::srgb(1.00, 0.42, 0.36);
const ROSE: Color = Color::srgb(1.00, 0.66, 0.58);
const SAND: Color = Color::srgb(0.96, 0.86, 0.66);
const INK: Color = Color::srgb(0.10, 0.07, 0.16);

/// A crab on six legs with its eyes on stalks; one claw is much larger, and coral grows on its shell.
pub fn crab(clay: &mut Clay) {
    let body = frame(
        clay.shift(vec3(0.0, 0.78, -0.10), vec3(0.0, 0.82, 0.0)),
        bow(clay.pose(-1.05, -0.10)),
    );
    clay.group(body, |clay| {
        let girth = clay.pose(0.86, 1.0);
        clay.ball(Vec3::ZERO, vec3(0.80 * girth, 0.42, 0.58), Along(SAND, CORAL));
        clay.ball(
            vec3(0.0, 0.13, -0.04),
            vec3(0.74 * girth, 0.40, 0.52),
            Along(CORAL, CORAL),
        );
        clay.both(|clay| {
            for (x, z, size) in [(0.30_f32, -0.26_f32, 0.10), (0.52, 0.02, 0.08), (0.22, 0.10, 0.07)] {
                let y = 0.13
                    + 0.38
                        * (1.0 - (x / 0.74) * (x / 0.74) - (z / 0.52) * (z / 0.52))
                            .max(0.0)
                            .sqrt();
                clay.ball(vec3(x * girth, y, z), vec3(size, 0.05, size), Plain(ROSE));
            }
        });
        for (x, z, lean, size) in [
            (0.04, -0.22, 0.0, 1.0),
            (-0.36, -0.12, 0.5, 0.72),
            (0.40, -0.10, -0.5, 0.62),
        ] {
            let fold = bow(clay.pose(-0.9, -0.15)) * Quat::from_rotation_z(lean);
            let size = Vec3::splat(size * clay.pose(0.62, 1.0));
            clay.group(frame(vec3(x, 0.44, z), fold).with_scale(size), branch);
        }
    });
    clay.both(|clay| {
        let stalk = [
            [0.20, 1.10, 0.26, 0.22, 1.06, 0.38, 0.10],
            [0.22, 1.26, 0.30, 0.26, 1.32, 0.46, 0.08],
            [0.23, 1.38, 0.34, 0.29, 1.54, 0.48, 0.08],
        ];
        clay.limb(THIN, stalk, Along(CORAL, ROSE));
        let eye = clay.shift(vec3(0.23, 1.46, 0.38), vec3(0.30, 1.66, 0.50));
        clay.ball(eye, Vec3::splat(0.17), Plain(CORAL));
        clay.eye(eye + vec3(0.01, 0.0, 0.10), vec3(0.2, 0.05, 1.0), 0.15, FOAM);
        // Corners of a smile.
        let smile = [
            [0.00, 0.80, 0.42, 0.00, 0.72, 0.585, 0.022],
            [0.14, 0.83, 0.42, 0.15, 0.74, 0.575, 0.026],
            [0.22, 0.90, 0.40, 0.25, 0.82, 0.555, 0.020],
        ];
        clay.limb(THIN, smile, Plain(INK));
        for (i, z) in [0.28_f32, -0.05, -0.38].into_iter().enumerate() {
            let low = 0.22 * i as f32;
            let leg = [
                [0.44, 0.62, 0.4 * z, 0.52, 0.72, z, 0.15],
                [0.60, 0.50 - low, 0.20, 1.06, 0.92, 1.5 * z, 0.13],
                [0.52, 0.28 - 0.5 * low, 0.36, 1.34, 0.52, 1.9 * z, 0.10],
                [0.20, 0.30 - 0.6 * low, 0.50, 1.42, 0.05, 2.0 * z, 0.03],
            ];
            clay.limb(THIN, leg, Tip(CORAL, SAND, 0.66));
        }
    });
    for (side, size) in [(1.0, 1.22), (-1.0, 0.86)] {
        let flip = |[a, b, c, x, y, z, radius]: [f32; 7]| [side * a, b, c, side * x, y, z, radius];
        let arm = [
            [0.46, 0.86, 0.20, 0.56, 0.80, 0.36, 0.16],
            [0.66, 0.74, 0.42, 1.08, 0.86, 0.62, 0.15],
            [0.44, 0.74, 0.58, 1.24, 1.14, 0.70, 0.15],
        ];
        clay.limb(LIMB, arm.map(flip), Plain(CORAL));
        let wrist = clay.shift(vec3(0.36 * side, 0.80, 0.60), vec3(1.26 * side, 1.26, 0.70));
        let turn = Quat::from_rotation_z(side * clay.pose(0.12, -0.12));
        let scale = Vec3::new(side, 1.0, 1.0).abs() * (size * clay.pose(0.78, 1.0));
        clay.group(frame(wrist, turn).with_scale(scale), |clay| claw(clay, side));
    }
}

/// A branch of coral with two twigs.
fn branch(clay: &mut Clay) {
    let stem = [
        knot(vec3(0.0, -0.10, 0.0), 0.10),
        knot(vec3(0.03, 0.20, 0.0), 0.085),
        knot(vec3(-0.02, 0.46, 0.0), 0.075),
        knot(vec3(0.04, 0.66, 0.0), 0.07),
    ];
    clay.tube(THIN, &stem, Along(TEAL, LAGOON));
    for (side, low) in [(1.0, 0.14), (-1.0, 0.28)] {
        let twig = [
            knot(vec3(0.0, low, 0.0), 0.07),
            knot(vec3(0.20 * side, low + 0.10, 0.03), 0.065),
            knot(vec3(0.26 * side, low + 0.30, 0.05), 0.06),
        ];
        clay.tube(THIN, &twig, Along(TEAL, LAGOON));
    }
}

/// A claw that points up, its thumb towards the middle.
fn claw(clay: &mut Clay, side: f32) {
    clay.ball(vec3(0.0, 0.24, 0.0), vec3(0.32, 0.38, 0.23), Along(CORAL, CORAL));
    let finger = [
        oval(vec3(0.12 * side, 0.42, 0.0), 0.20, 0.18),
        oval(vec3(0.24 * side, 0.74, 0.02), 0.15, 0.14),
        oval(vec3(0.14 * side, 1.00, 0.06), 0.09, 0.09),
        oval(vec3(-0.04 * side, 1.12, 0.10), 0.025, 0.025),
    ];
    clay.tube(LIMB, &finger, Tip(CORAL, SAND, 0.72));
    let thumb = [
        oval(vec3(-0.16 * side, 0.40, 0.02), 0.15, 0.14),
        oval(vec3(-0.36 * side, 0.62, 0.04), 0.11, 0.10),
        oval(vec3(-0.34 * side, 0.84, 0.08), 0.07, 0.07),
        oval(vec3(-0.22 * side, 0.98, 0.12), 0.02, 0.02),
    ];
    clay.tube(LIMB, &thumb, Tip(CORAL, SAND, 0.72));
    for (x, y) in [(0.06, 0.66), (0.09, 0.82)] {
        clay.ball(vec3(x * side, y, 0.03), vec3(0.06, 0.055, 0.06), Plain(SAND));
    }
}

/// A manta rising on wide wings, its belly and its smile to the front; folded it wraps them around itself as a cloak.
pub fn manta(clay: &mut Clay) {
    // Modelled lying, head to +z, then lifted so that the head points up.
    let lift = bow(clay.pose(-1.57, -1.16));
    clay.group(frame(vec3(0.0, 0.9, 0.0), lift), |clay| {
        let trunk = [
            oval(vec3(0.0, 0.00, -0.92), 0.08, 0.07),
            oval(vec3(0.0, 0.03, -0.55), 0.26, 0.15),
            oval(vec3(0.0, 0.05, 0.00), 0.46, 0.27),
            oval(vec3(0.0, 0.04, 0.48), 0.46, 0.25),
            oval(vec3(0.0, 0.02, 0.72), 0.36, 0.19),
        ];
        clay.tube(TRUNK, &trunk, Belly(TEAL, FOAM));
        clay.both(|clay| {
            manta_wing(clay);
            // The fins beside the mouth.
            let spread = clay.pose(0.04, 0.16);
            let fin = [
                oval(vec3(0.30, 0.02, 0.66), 0.10, 0.14),
                oval(vec3(0.34 + spread, 0.00, 0.96), 0.06, 0.15),
                oval(vec3(0.28 + spread, -0.10, 1.20), 0.05, 0.11),
                oval(vec3(0.14 + spread, -0.18, 1.28), 0.03, 0.04),
            ];
            clay.tube(THIN, &fin, Along(TEAL, CORAL));
            clay.ball(vec3(0.40, 0.06, 0.58), Vec3::splat(0.17), Plain(TEAL));
            clay.eye(vec3(0.43, -0.02, 0.68), vec3(0.45, -0.75, 0.75), 0.145, LAGOON);
            let smile = [
                knot(vec3(0.00, -0.215, 0.50), 0.024),
                knot(vec3(0.14, -0.205, 0.53), 0.028),
                knot(vec3(0.24, -0.165, 0.62), 0.022),
            ];
            clay.tube(THIN, &smile, Plain(INK));
            for i in 0..3 {
                let z = 0.26 - 0.15 * i as f32;
                let slit = [
                    knot(vec3(0.12, -0.20, z - 0.03), 0.018),
                    knot(vec3(0.20, -0.195, z), 0.022),
                    knot(vec3(0.28, -0.16, z + 0.04), 0.018),
                ];
                clay.tube(THIN, &slit, Plain(CORAL));
            }
        });
        for (z, size) in [(0.30_f32, 0.11), (0.02, 0.13), (-0.26, 0.10)] {
            clay.ball(
                vec3(0.0, 0.26 + 0.1 * z.min(0.0), z),
                vec3(0.6 * size, 0.06, size),
                Plain(LAGOON),
            );
        }
        let tail = [
            [0.0, 0.00, -0.80, 0.0, 0.00, -0.80, 0.10],
            [0.0, 0.10, -1.02, 0.0, 0.02, -1.20, 0.07],
            [0.1, -0.18, -1.10, 0.1, 0.14, -1.60, 0.055],
            [0.2, -0.42, -0.92, 0.0, 0.36, -1.95, 0.045],
            [0.0, -0.56, -0.72, -0.2, 0.62, -2.20, 0.04],
        ];
        clay.limb(THIN, tail, Tip(TEAL, CORAL, 0.8));
    });
}

/// The right wing of the manta: broad at the root, pointed and swept back at the tip.
fn manta_wing(clay: &mut Clay) {
    const ROWS: usize = 10;
    const COLUMNS: usize = 15;
    // Where the wing sets out to and how it bends along its span: up when it flies, down around the belly.
    let (start, curl) = (clay.pose(-0.15, 0.02), clay.pose(-2.15, 0.52));
    let rows: Vec<Vec<Vec3>> = (0..ROWS)
        .map(|row| {
            let chord = row as f32 / (ROWS - 1) as f32;
            let point = |column: usize| {
                let span = column as f32 / (COLUMNS - 1) as f32;
                let out = arc(start, curl, 1.62 * span);
                let front = 0.62 - 0.10 * span - 0.62 * span.powi(3);
                let back = -0.78 + 1.02 * span - 0.42 * span * span;
                let z = front + (back - front) * chord;
                vec3(0.26 + out.x, 0.04 + out.y, z)
            };
            (0..COLUMNS).map(point).collect()
        })
        .collect();
    clay.sheet(&rows, [0.24, 0.05], Wing(TEAL, FOAM, DEEP));
}

/// An octopus: a high head, large eyes, eight arms curling up at their ends; folded they whirl around the head.
pub fn octopus(clay: &mut Clay) {
    let mantle = [
        [0.0, 0.42, 0.00, 0.0, 0.80, 0.04, 0.36],
        [0.0, 0.74, 0.02, 0.0, 1.12, 0.05, 0.46],
        [0.0, 1.16, -0.04, 0.0, 1.60, -0.04, 0.64],
        [0.0, 1.56, -0.10, 0.0, 2.06, -0.22, 0.52],
        [0.0, 1.74, -0.16, 0.0, 2.30, -0.36, 0.30],
    ];
    clay.limb(TRUNK, mantle, Along(LAGOON, TEAL));
    let sunk = clay.shift(vec3(0.0, -0.42, 0.06), Vec3::ZERO);
    for (x, y, z, size) in [
        (0.30, 2.12, 0.22, 0.13),
        (-0.14, 2.36, 0.06, 0.15),
        (0.02, 2.02, 0.40, 0.09),
        (-0.42, 1.96, 0.14, 0.11),
    ] {
        clay.ball(vec3(x, y, z) + sunk, vec3(size, size, 0.6 * size), Plain(CORAL));
    }
    clay.both(|clay| {
        let eye = clay.shift(vec3(0.26, 0.86, 0.42), vec3(0.28, 1.24, 0.44));
        clay.ball(eye + vec3(0.02, 0.03, -0.04), Vec3::splat(0.22), Plain(LAGOON));
        clay.eye(eye + vec3(0.0, 0.0, 0.10), vec3(0.28, 0.05, 1.0), 0.19, SAND);
    });
    let mouth = clay.shift(vec3(0.0, 0.62, 0.46), vec3(0.0, 0.96, 0.46));
    clay.ball(mouth, vec3(0.08, 0.10, 0.08), Plain(CORAL));
    clay.ball(mouth + Vec3::Z * 0.06, vec3(0.045, 0.06, 0.04), Plain(INK));
    for arm in 0..8 {
        octopus_arm(clay, arm);
    }
}

/// One of eight arms, suckers along its underside.
fn octopus_arm(clay: &mut Clay, arm: usize) {
    // Distance from the axis and height when folded, the same when standing, the radius.
    let lifted = matches!(arm, 0 | 3);
    let path = if lifted {
        [
            [0.22, 0.46, 0.24, 0.80, 0.19],
            [0.42, 0.22, 0.64, 0.66, 0.18],
            [0.62, 0.42, 1.02, 0.84, 0.155],
            [0.66, 0.78, 1.22, 1.26, 0.13],
            [0.64, 1.08, 1.12, 1.66, 0.105],
            [0.58, 1.34, 1.30, 1.92, 0.08],
            [0.48, 1.54, 1.52, 1.80, 0.05],
        ]
    } else {
        [
            [0.22, 0.46, 0.24, 0.78, 0.19],
            [0.40, 0.20, 0.58, 0.46, 0.19],
            [0.60, 0.34, 0.92, 0.17, 0.165],
            [0.66, 0.66, 1.26, 0.15, 0.135],
            [0.66, 0.94, 1.50, 0.34, 0.105],
            [0.62, 1.18, 1.44, 0.60, 0.08],
            [0.56, 1.38, 1.24, 0.56, 0.05],
        ]
    };
    let around = TAU * (arm as f32 + 0.5) / 8.0;
    let whirl = clay.pose(0.26, 0.0);
    let mut knots = path.map(|_| knot(Vec3::ZERO, 0.0));
    let mut suckers = Vec::new();
    for (i, [near, low, far, high, radius]) in path.into_iter().enumerate() {
        let (sin, cos) = (around + whirl * i as f32).sin_cos();
        let out = vec3(cos, 0.0, sin);
        let reach = clay.pose(near, far);
        // Those in front stay below the eyes.
        let low = if arm < 3 { 0.55 * low } else { low };
        knots[i] = knot(out * reach + Vec3::Y * clay.pose(low, high), radius);
        suckers.push((knots[i].at, out, radius));
    }
    let side = vec3(around.sin(), 0.0, -around.cos());
    clay.ribbon(THIN, side, &knots, Belly(TEAL, ROSE));
    for pair in suckers[1..].windows(2) {
        let ((from, out, radius), (to, ..)) = (pair[0], pair[1]);
        let along = (to - from).normalize_or(out);
        let across = vec3(out.z, 0.0, -out.x);
        let under = across.cross(along).normalize_or(Vec3::Y);
        let size = 0.42 * radius + 0.012;
        clay.nub(
            from.lerp(to, 0.4) + under * (0.85 * radius),
            Vec3::splat(size),
            Plain(ROSE),
        );
    }
}
