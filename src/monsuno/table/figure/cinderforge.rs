//! The beasts of Cinderforge: charcoal and slag, glowing where they are hot.

use std::f32::consts::TAU;

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint::{Along, Bands, Belly, Plain, Tip};
use super::parts::{LIMB, POINT, THIN, TRUNK, bow, frame, knot, oval, spread};

const COAL: Color = Color::srgb(0.21, 0.20, 0.22);
const SLAG: Color = Color::srgb(0.37, 0.34, 0.35);
const ASH: Color = Color::srgb(0.56, 0.53, 0.53);
const IRON: Color = Color::srgb(0.43, 0.45, 0.50);
const EMBER: Color = Color::srgb(1.00, 0.42, 0.06);
const GLOW: Color = Color::srgb(1.00, 0.74, 0.18);
const RUST: Color = Color::srgb(0.72, 0.24, 0.08);
const TOOTH: Color = Color::srgb(0.98, 0.93, 0.82);

/// A crocodile that is mostly jaw, wide open and glowing inside; its tail comes round to the side.
pub fn crocodile(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.40, -0.20, 0.0, 0.52, -0.62, 0.34],
        [0.0, 0.70, -0.26, 0.0, 0.60, -0.22, 0.44],
        [0.0, 1.06, -0.22, 0.0, 0.72, 0.18, 0.44],
        [0.0, 1.32, -0.08, 0.0, 0.92, 0.44, 0.36],
    ];
    clay.limb(TRUNK, trunk, Belly(COAL, SLAG));
    let tail = [
        [0.46, 0.66, 0.34, 1.18, 0.98, -0.84, 0.03],
        [0.42, 0.36, 0.36, 1.06, 0.66, -1.06, 0.11],
        [0.06, 0.20, 0.36, 0.78, 0.40, -1.20, 0.18],
        [-0.28, 0.22, 0.10, 0.38, 0.36, -1.12, 0.25],
        [0.0, 0.36, -0.20, 0.0, 0.48, -0.70, 0.33],
    ];
    clay.limb(LIMB, tail, Bands(COAL, SLAG, 5.0));
    // Plates along the back and the tail, hot at the edge.
    let plates = [
        [0.0, 1.34, -0.46, 0.0, 1.22, 0.20, 0.22],
        [0.0, 1.10, -0.64, 0.0, 1.08, -0.06, 0.25],
        [0.0, 0.84, -0.70, 0.0, 1.00, -0.34, 0.25],
        [0.0, 0.58, -0.64, 0.0, 0.86, -0.62, 0.22],
        [-0.16, 0.34, -0.44, 0.14, 0.76, -0.90, 0.19],
        [-0.44, 0.22, 0.02, 0.44, 0.66, -1.12, 0.16],
        [-0.30, 0.06, 0.40, 0.74, 0.64, -1.20, 0.13],
    ];
    let lean = bow(clay.pose(-1.5, -0.35));
    for [a, b, c, x, y, z, size] in plates {
        let at = clay.shift(vec3(a, b, c), vec3(x, y, z));
        clay.group(frame(at, lean), |clay| {
            let plate = [
                oval(vec3(0.0, -0.6, 0.0) * size, 0.40 * size, 0.85 * size),
                oval(vec3(0.0, 0.2, 0.0) * size, 0.32 * size, 0.62 * size),
                oval(vec3(0.0, 1.0, -0.25) * size, 0.06 * size, 0.10 * size),
            ];
            clay.tube(THIN, &plate, Along(RUST, GLOW));
        });
    }
    clay.both(|clay| {
        let front = [
            [0.32, 1.06, 0.02, 0.36, 0.74, 0.20, 0.19],
            [0.50, 0.84, 0.22, 0.62, 0.50, 0.28, 0.16],
            [0.34, 0.66, 0.38, 0.62, 0.16, 0.38, 0.15],
        ];
        clay.limb(LIMB, front, Plain(COAL));
        let back = [
            [0.28, 0.48, -0.10, 0.32, 0.54, -0.48, 0.25],
            [0.50, 0.44, 0.18, 0.60, 0.44, -0.44, 0.19],
            [0.36, 0.18, 0.24, 0.62, 0.16, -0.42, 0.16],
        ];
        clay.limb(LIMB, back, Plain(COAL));
        for foot in [
            clay.shift(vec3(0.32, 0.62, 0.44), vec3(0.64, 0.10, 0.44)),
            clay.shift(vec3(0.34, 0.12, 0.32), vec3(0.64, 0.10, -0.34)),
        ] {
            clay.ball(foot, vec3(0.20, 0.11, 0.22), Plain(COAL));
            for toe in [-0.12, 0.0, 0.12] {
                let claw = [foot + vec3(toe, -0.01, 0.16), foot + vec3(1.2 * toe, -0.06, 0.28)];
                clay.tube(POINT, &[knot(claw[0], 0.05), knot(claw[1], 0.02)], Plain(TOOTH));
            }
        }
    });
    let neck = clay.shift(vec3(0.0, 1.50, 0.06), vec3(0.0, 1.18, 0.52));
    clay.group(frame(neck, bow(clay.pose(1.25, 0.0))), |clay| {
        clay.ball(vec3(0.0, 0.0, 0.0), vec3(0.44, 0.40, 0.42), Plain(COAL));
        clay.ball(vec3(0.0, -0.06, 0.26), vec3(0.34, 0.26, 0.30), Along(EMBER, RUST));
        let open = clay.pose(0.0, 0.62);
        clay.group(frame(vec3(0.0, 0.02, 0.10), bow(-open)), upper_jaw);
        clay.group(frame(vec3(0.0, -0.14, 0.10), bow(0.50 * open)), lower_jaw);
    });
}

/// The upper jaw of the crocodile, from its joint forward: eyes on top, nostrils, teeth hanging down.
fn upper_jaw(clay: &mut Clay) {
    let jaw = [
        oval(vec3(0.0, 0.12, 0.00), 0.44, 0.28),
        oval(vec3(0.0, 0.12, 0.35), 0.40, 0.22),
        oval(vec3(0.0, 0.08, 0.80), 0.31, 0.15),
        oval(vec3(0.0, 0.08, 1.15), 0.30, 0.15),
    ];
    clay.tube(TRUNK, &jaw, Belly(COAL, EMBER));
    for (z, y, size) in [(0.36, 0.32, 0.12), (0.58, 0.25, 0.10), (0.78, 0.21, 0.085)] {
        clay.nub(vec3(0.0, y, z), vec3(0.7, 0.6, 1.0) * size, Along(EMBER, GLOW));
    }
    clay.both(|clay| {
        clay.ball(vec3(0.15, 0.22, 1.20), vec3(0.11, 0.10, 0.12), Plain(SLAG));
        clay.ball(vec3(0.25, 0.38, 0.14), vec3(0.20, 0.20, 0.20), Plain(COAL));
        // In the capsule the snout points down, and the eyes turn to the front all the same.
        let eye = clay.shift(vec3(0.28, 0.50, 0.20), vec3(0.30, 0.42, 0.26));
        clay.eye(eye, clay.shift(vec3(0.4, 1.0, 0.35), vec3(0.5, 0.35, 1.0)), 0.14, GLOW);
        // A brow gives it the grim look.
        let brow = frame(
            clay.shift(vec3(0.28, 0.52, 0.02), vec3(0.28, 0.55, 0.24)),
            Quat::from_rotation_z(0.35),
        );
        clay.group(brow, |clay| clay.ball(Vec3::ZERO, vec3(0.20, 0.06, 0.16), Plain(SLAG)));
        for (x, z, long) in [
            (0.35, 0.45, 0.13),
            (0.31, 0.70, 0.16),
            (0.28, 0.94, 0.14),
            (0.22, 1.20, 0.20),
            (0.08, 1.32, 0.13),
        ] {
            let tooth = [knot(vec3(x, 0.02, z), 0.065), knot(vec3(x, 0.0 - long, z), 0.015)];
            clay.tube(POINT, &tooth, Plain(TOOTH));
        }
    });
}

/// The lower jaw of the crocodile: a tongue of fire, teeth standing up.
fn lower_jaw(clay: &mut Clay) {
    let jaw = [
        oval(vec3(0.0, -0.08, 0.00), 0.38, 0.20),
        oval(vec3(0.0, -0.10, 0.40), 0.34, 0.15),
        oval(vec3(0.0, -0.10, 0.80), 0.27, 0.12),
        oval(vec3(0.0, -0.08, 1.08), 0.24, 0.11),
    ];
    clay.tube(TRUNK, &jaw, Belly(RUST, SLAG));
    let tongue = [
        oval(vec3(0.0, 0.06, 0.10), 0.20, 0.07),
        oval(vec3(0.0, 0.04, 0.60), 0.17, 0.06),
        oval(vec3(0.0, 0.08, 0.92), 0.10, 0.05),
    ];
    clay.tube(LIMB, &tongue, Along(EMBER, GLOW));
    clay.both(|clay| {
        for (x, z) in [(0.27, 0.55), (0.24, 0.80), (0.19, 1.04), (0.07, 1.16)] {
            let tooth = [knot(vec3(x, -0.02, z), 0.055), knot(vec3(x, 0.15, z), 0.015)];
            clay.tube(POINT, &tooth, Plain(TOOTH));
        }
    });
}

/// A stocky ram in curly wool; horns like two coiled ropes, an iron block on the brow.
pub fn ram(clay: &mut Clay) {
    let trunk = clay.shift(vec3(0.0, 0.74, -0.18), vec3(0.0, 0.94, -0.26));
    let half = clay.shift(vec3(0.50, 0.62, 0.46), vec3(0.54, 0.46, 0.66));
    clay.group(Transform::from_translation(trunk).with_scale(half), |clay| {
        clay.ball(Vec3::ZERO, Vec3::splat(1.0), Plain(SLAG));
        for i in 0..44 {
            let out = spread(i, 44);
            clay.nub(out * 0.92, Vec3::splat(0.24), Along(COAL, ASH));
        }
    });
    clay.both(|clay| {
        let front = [
            [0.26, 0.90, 0.10, 0.30, 0.80, 0.16, 0.19],
            [0.36, 0.66, 0.36, 0.32, 0.45, 0.20, 0.14],
            [0.22, 0.50, 0.46, 0.33, 0.16, 0.22, 0.13],
        ];
        clay.limb(LIMB, front, Plain(COAL));
        let back = [
            [0.24, 0.44, -0.02, 0.30, 0.76, -0.66, 0.20],
            [0.36, 0.42, 0.26, 0.32, 0.45, -0.68, 0.15],
            [0.22, 0.18, 0.30, 0.33, 0.16, -0.64, 0.13],
        ];
        clay.limb(LIMB, back, Plain(COAL));
        let hoof = vec3(0.165, 0.13, 0.19);
        clay.ball(
            clay.shift(vec3(0.22, 0.44, 0.50), vec3(0.33, 0.12, 0.25)),
            hoof,
            Plain(RUST),
        );
        clay.ball(
            clay.shift(vec3(0.22, 0.12, 0.34), vec3(0.33, 0.12, -0.61)),
            hoof,
            Plain(RUST),
        );
    });
    let neck = clay.shift(vec3(0.0, 1.34, 0.10), vec3(0.0, 1.36, 0.52));
    clay.group(frame(neck, bow(clay.pose(0.45, 0.12))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.40, 0.40, 0.42), Plain(COAL));
        let face = [
            oval(vec3(0.0, 0.04, 0.20), 0.33, 0.34),
            oval(vec3(0.0, -0.14, 0.46), 0.25, 0.25),
            oval(vec3(0.0, -0.24, 0.60), 0.19, 0.17),
        ];
        clay.tube(LIMB, &face, Along(COAL, SLAG));
        // The iron block between the horns.
        let block = [
            oval(vec3(0.0, 0.22, 0.10), 0.26, 0.24),
            oval(vec3(0.0, 0.38, 0.17), 0.22, 0.20),
            oval(vec3(0.0, 0.44, 0.20), 0.32, 0.26),
            oval(vec3(0.0, 0.58, 0.25), 0.32, 0.26),
            oval(vec3(0.0, 0.61, 0.26), 0.22, 0.18),
            oval(vec3(0.0, 0.615, 0.262), 0.02, 0.02),
        ];
        clay.tube(LIMB, &block, Along(COAL, IRON));
        clay.both(|clay| {
            clay.eye(vec3(0.24, 0.06, 0.42), vec3(0.55, 0.1, 1.0), 0.115, GLOW);
            let brow = frame(vec3(0.25, 0.17, 0.44), Quat::from_rotation_z(0.4));
            clay.group(brow, |clay| clay.ball(Vec3::ZERO, vec3(0.15, 0.05, 0.10), Plain(SLAG)));
            clay.ball(vec3(0.09, -0.24, 0.76), vec3(0.05, 0.035, 0.04), Plain(EMBER));
            let ear = frame(vec3(0.40, -0.06, -0.02), Quat::from_rotation_z(clay.pose(-2.4, -1.9)));
            clay.group(ear, |clay| {
                clay.ball(vec3(0.0, 0.15, 0.0), vec3(0.09, 0.19, 0.06), Plain(SLAG));
            });
            let fold = Quat::from_rotation_y(clay.pose(0.55, 0.0)) * bow(clay.pose(-0.5, 0.0));
            let size = Vec3::splat(clay.pose(0.66, 1.0));
            clay.group(frame(vec3(0.26, 0.24, 0.00), fold).with_scale(size), horn);
        });
    });
}

/// The right horn of the ram: out to the side, then one turn and a half about an axis that points outward.
fn horn(clay: &mut Clay) {
    const KNOTS: usize = 22;
    let knots: Vec<_> = (0..KNOTS)
        .map(|i| {
            let t = i as f32 / (KNOTS - 1) as f32;
            let angle = 1.9 - 1.32 * TAU * t;
            let reach = 0.50 - 0.24 * t;
            // The curl lies nearly in the plane of the face, and comes forward at its end.
            let at = vec3(0.44 + reach * angle.cos(), reach * angle.sin() - 0.24, 0.42 * t - 0.10);
            knot(at, 0.20 * (1.0 - t).powf(0.8) + 0.035)
        })
        .collect();
    clay.tube(THIN, &knots, Bands(SLAG, EMBER, 9.0));
}

/// A fox that sits, ears up, its brush as large as itself and on fire at the end.
pub fn fox(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.36, -0.14, 0.0, 0.38, -0.22, 0.38],
        [0.0, 0.66, -0.16, 0.0, 0.74, -0.10, 0.37],
        [0.0, 1.00, -0.06, 0.0, 1.08, 0.06, 0.29],
        [0.0, 1.22, 0.06, 0.0, 1.34, 0.12, 0.21],
    ];
    clay.limb(TRUNK, trunk, Plain(RUST));
    let bib = clay.shift(vec3(0.0, 0.92, 0.14), vec3(0.0, 1.04, 0.20));
    clay.ball(bib, vec3(0.22, 0.34, 0.20), Along(ASH, TOOTH));
    clay.both(|clay| {
        let front = [
            [0.20, 0.96, 0.06, 0.20, 0.96, 0.14, 0.16],
            [0.27, 0.68, 0.28, 0.19, 0.54, 0.22, 0.12],
            [0.16, 0.48, 0.40, 0.18, 0.12, 0.26, 0.105],
        ];
        clay.limb(LIMB, front, Tip(RUST, COAL, 0.4));
        let thigh = clay.shift(vec3(0.30, 0.38, 0.02), vec3(0.32, 0.34, -0.08));
        clay.ball(thigh, vec3(0.22, 0.32, 0.36), Plain(RUST));
        clay.ball(
            clay.shift(vec3(0.16, 0.44, 0.46), vec3(0.18, 0.09, 0.33)),
            vec3(0.13, 0.10, 0.17),
            Plain(COAL),
        );
        clay.ball(
            clay.shift(vec3(0.26, 0.12, 0.30), vec3(0.36, 0.09, 0.24)),
            vec3(0.13, 0.10, 0.21),
            Plain(COAL),
        );
    });
    // The brush: in the capsule it is wrapped around the front.
    let brush = [
        ([0.00, 0.26, -0.44], [0.00, 0.20, -0.52], 0.10),
        ([-0.36, 0.18, -0.22], [0.34, 0.24, -0.80], 0.19),
        ([-0.50, 0.26, 0.16], [0.84, 0.58, -0.74], 0.31),
        ([-0.26, 0.40, 0.46], [1.02, 1.14, -0.56], 0.38),
        ([0.14, 0.52, 0.52], [0.82, 1.66, -0.46], 0.33),
        ([0.40, 0.68, 0.40], [0.86, 2.08, -0.40], 0.19),
        ([0.46, 0.86, 0.24], [1.06, 2.40, -0.34], 0.03),
    ];
    let slim = clay.pose(0.66, 1.0);
    let knots =
        brush.map(|(folded, standing, size)| knot(clay.shift(Vec3::from(folded), Vec3::from(standing)), size * slim));
    clay.tube(LIMB, &knots, Tip(RUST, EMBER, 0.52));
    // Flames lick up from the brush.
    for (folded, standing, lean) in [
        ([0.10, 0.66, 0.66], [0.66, 1.92, -0.36], 0.35),
        ([0.34, 0.82, 0.52], [1.08, 1.88, -0.34], -0.45),
        ([-0.20, 0.56, 0.66], [1.20, 1.36, -0.42], -0.70),
    ] {
        let turn = Quat::from_rotation_z(lean);
        let at = clay.shift(Vec3::from(folded), Vec3::from(standing));
        clay.group(frame(at, turn).with_scale(Vec3::splat(clay.pose(0.6, 1.0))), |clay| {
            let flame = [
                knot(vec3(0.0, -0.22, 0.0), 0.15),
                knot(vec3(0.0, 0.05, 0.0), 0.15),
                knot(vec3(0.04, 0.26, 0.0), 0.08),
                knot(vec3(-0.02, 0.46, 0.0), 0.015),
            ];
            clay.tube(THIN, &flame, Along(EMBER, GLOW));
        });
    }
    let neck = clay.shift(vec3(0.0, 1.38, 0.20), vec3(0.0, 1.62, 0.22));
    clay.group(frame(neck, bow(clay.pose(0.55, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.46, 0.38, 0.38), Plain(RUST));
        let snout = [
            knot(vec3(0.0, -0.08, 0.18), 0.25),
            knot(vec3(0.0, -0.10, 0.44), 0.14),
            knot(vec3(0.0, -0.08, 0.62), 0.075),
        ];
        clay.tube(LIMB, &snout, Belly(RUST, TOOTH));
        clay.ball(vec3(0.0, -0.04, 0.71), Vec3::splat(0.075), Plain(COAL));
        clay.both(|clay| {
            let cheek = [
                oval(vec3(0.22, -0.12, 0.14), 0.20, 0.20),
                oval(vec3(0.44, -0.16, 0.10), 0.13, 0.13),
                oval(vec3(0.62, -0.12, 0.06), 0.02, 0.02),
            ];
            clay.tube(THIN, &cheek, Plain(TOOTH));
            clay.eye(vec3(0.21, 0.06, 0.31), vec3(0.45, 0.1, 1.0), 0.12, GLOW);
            let ear = Quat::from_rotation_z(-0.28) * bow(clay.pose(-1.1, 0.0));
            clay.group(frame(vec3(0.27, 0.24, -0.02), ear), |clay| {
                let outer = [
                    oval(vec3(0.0, 0.0, 0.0), 0.19, 0.10),
                    oval(vec3(0.01, 0.26, 0.0), 0.15, 0.07),
                    oval(vec3(0.04, 0.58, 0.0), 0.02, 0.02),
                ];
                clay.tube(LIMB, &outer, Tip(RUST, COAL, 0.55));
                let inner = [
                    oval(vec3(0.0, 0.02, 0.07), 0.12, 0.05),
                    oval(vec3(0.01, 0.22, 0.05), 0.09, 0.04),
                    oval(vec3(0.03, 0.42, 0.03), 0.02, 0.02),
                ];
                clay.tube(THIN, &inner, Along(TOOTH, EMBER));
            });
        });
    });
}
