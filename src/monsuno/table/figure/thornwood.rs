//! The beasts of Thornwood: bark, moss and blossom.

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint::{Along, Belly, Plain, Tip};
use super::parts::{LIMB, PLUME, POINT, THIN, TRUNK, bow, frame, knot, oval, spread};

const BARK: Color = Color::srgb(0.36, 0.23, 0.14);
const DARK_BARK: Color = Color::srgb(0.20, 0.13, 0.09);
const WOOD: Color = Color::srgb(0.82, 0.68, 0.46);
const MOSS: Color = Color::srgb(0.36, 0.58, 0.20);
const FERN: Color = Color::srgb(0.20, 0.40, 0.16);
const FUR: Color = Color::srgb(0.30, 0.42, 0.22);
const LEAF: Color = Color::srgb(0.62, 0.80, 0.26);
const CREAM: Color = Color::srgb(0.93, 0.85, 0.68);
const BLOSSOM: Color = Color::srgb(1.00, 0.62, 0.72);
const NOSE: Color = Color::srgb(0.10, 0.07, 0.07);

/// A stag on four legs; its antlers branch wide and are in bloom.
pub fn stag(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.42, -0.16, 0.0, 1.02, -0.66, 0.27],
        [0.0, 0.62, -0.24, 0.0, 1.06, -0.30, 0.36],
        [0.0, 1.00, -0.22, 0.0, 1.10, 0.15, 0.41],
        [0.0, 1.30, -0.06, 0.0, 1.42, 0.40, 0.30],
        [0.0, 1.50, 0.12, 0.0, 1.78, 0.50, 0.22],
    ];
    clay.limb(TRUNK, trunk, Belly(BARK, CREAM));
    let tail = clay.shift(vec3(0.0, 0.28, -0.38), vec3(0.0, 1.20, -0.92));
    clay.ball(tail, vec3(0.11, 0.15, 0.12), Along(CREAM, MOSS));
    // Cushions of moss on the back, and a ruff of it around the throat.
    let back = [
        [0.0, 1.16, -0.46, 0.0, 1.42, 0.16, 0.24],
        [0.10, 0.86, -0.58, 0.12, 1.42, -0.18, 0.22],
        [-0.08, 0.56, -0.54, -0.08, 1.36, -0.50, 0.20],
    ];
    for [a, b, c, x, y, z, size] in back {
        clay.ball(
            clay.shift(vec3(a, b, c), vec3(x, y, z)),
            vec3(size, 0.6 * size, size),
            Along(FERN, MOSS),
        );
    }
    for i in 0..5 {
        let turn = (i as f32 - 2.0) * 0.62;
        let folded = vec3(0.30 * turn.sin(), 1.14 - 0.05 * turn.cos(), 0.22 * turn.cos() - 0.06);
        let standing = vec3(0.30 * turn.sin(), 1.36 - 0.12 * turn.cos(), 0.40 + 0.26 * turn.cos());
        clay.ball(clay.shift(folded, standing), vec3(0.14, 0.22, 0.13), Along(FERN, MOSS));
    }
    clay.both(|clay| {
        let front = [
            [0.24, 1.00, 0.06, 0.24, 1.00, 0.20, 0.19],
            [0.32, 0.68, 0.30, 0.26, 0.55, 0.24, 0.12],
            [0.20, 0.42, 0.44, 0.27, 0.14, 0.26, 0.11],
        ];
        clay.limb(LIMB, front, Tip(BARK, DARK_BARK, 0.75));
        let back = [
            [0.22, 0.52, -0.10, 0.24, 0.95, -0.52, 0.24],
            [0.32, 0.52, 0.22, 0.28, 0.55, -0.62, 0.13],
            [0.20, 0.18, 0.26, 0.28, 0.14, -0.54, 0.11],
        ];
        clay.limb(LIMB, back, Tip(BARK, DARK_BARK, 0.75));
        let hoof = vec3(0.14, 0.13, 0.17);
        clay.ball(
            clay.shift(vec3(0.20, 0.36, 0.46), vec3(0.27, 0.12, 0.29)),
            hoof,
            Plain(DARK_BARK),
        );
        clay.ball(
            clay.shift(vec3(0.20, 0.13, 0.30), vec3(0.28, 0.12, -0.51)),
            hoof,
            Plain(DARK_BARK),
        );
    });
    let neck = clay.shift(vec3(0.0, 1.56, 0.16), vec3(0.0, 1.98, 0.58));
    clay.group(frame(neck, bow(clay.pose(0.75, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.42, 0.41, 0.43), Plain(BARK));
        clay.ball(vec3(0.0, -0.14, 0.40), vec3(0.25, 0.20, 0.28), Along(CREAM, WOOD));
        clay.ball(vec3(0.0, -0.06, 0.65), vec3(0.11, 0.08, 0.06), Plain(NOSE));
        clay.both(|clay| {
            clay.eye(vec3(0.24, 0.08, 0.34), vec3(0.55, 0.1, 1.0), 0.13, WOOD);
            let ear = Quat::from_rotation_z(clay.pose(-2.3, -1.25)) * bow(-0.1);
            clay.group(frame(vec3(0.36, 0.14, -0.10), ear), |clay| {
                clay.ball(vec3(0.0, 0.24, 0.0), vec3(0.13, 0.25, 0.07), Plain(BARK));
                clay.ball(vec3(0.0, 0.24, 0.045), vec3(0.08, 0.20, 0.05), Plain(CREAM));
            });
            let fold = bow(clay.pose(-1.75, -0.10)) * Quat::from_rotation_z(clay.pose(0.30, 0.0));
            let size = Vec3::splat(clay.pose(0.62, 1.0));
            clay.group(frame(vec3(0.17, 0.33, -0.02), fold).with_scale(size), antler);
        });
    });
}

/// A right antler, growing up from the origin, with a blossom at each tip.
fn antler(clay: &mut Clay) {
    let beam = [
        knot(vec3(0.00, -0.06, 0.00), 0.095),
        knot(vec3(0.24, 0.28, -0.06), 0.085),
        knot(vec3(0.62, 0.52, -0.08), 0.075),
        knot(vec3(0.86, 0.92, 0.00), 0.062),
        knot(vec3(0.80, 1.34, 0.10), 0.045),
    ];
    clay.tube(THIN, &beam, Along(BARK, WOOD));
    let tines = [
        [vec3(0.16, 0.20, -0.05), vec3(0.20, 0.42, 0.14), vec3(0.14, 0.66, 0.24)],
        [vec3(0.50, 0.46, -0.08), vec3(0.46, 0.74, 0.02), vec3(0.38, 1.04, 0.06)],
        [vec3(0.74, 0.66, -0.04), vec3(1.02, 0.78, 0.04), vec3(1.20, 1.04, 0.10)],
    ];
    for [root, middle, tip] in tines {
        clay.tube(
            PLUME,
            &[knot(root, 0.07), knot(middle, 0.06), knot(tip, 0.04)],
            Along(BARK, WOOD),
        );
    }
    for tip in [
        vec3(0.80, 1.36, 0.10),
        vec3(0.14, 0.68, 0.24),
        vec3(0.38, 1.06, 0.06),
        vec3(1.21, 1.06, 0.10),
    ] {
        for petal in 0..5 {
            let turn = Quat::from_rotation_z(petal as f32 * 1.2566);
            clay.nub(
                tip + turn * vec3(0.0, 0.075, 0.0),
                vec3(0.065, 0.065, 0.05),
                Plain(BLOSSOM),
            );
        }
        clay.nub(tip + Vec3::Z * 0.03, vec3(0.055, 0.055, 0.05), Plain(CREAM));
    }
    clay.ball(vec3(0.66, 0.62, -0.06), vec3(0.14, 0.07, 0.10), Along(FERN, MOSS));
}

/// A bear on its hind legs, its paws up, moss on its shoulders; heavy lids, for it has just been woken.
pub fn bear(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.46, -0.02, 0.0, 0.62, -0.02, 0.52],
        [0.0, 0.80, -0.08, 0.0, 1.00, 0.00, 0.68],
        [0.0, 1.14, -0.06, 0.0, 1.42, 0.00, 0.60],
        [0.0, 1.34, 0.02, 0.0, 1.78, 0.06, 0.40],
    ];
    clay.limb(TRUNK, trunk, Plain(FUR));
    let belly = clay.shift(vec3(0.0, 0.76, 0.30), vec3(0.0, 0.98, 0.33));
    clay.ball(belly, vec3(0.47, 0.53, 0.44), Plain(WOOD));
    // A mantle of moss over shoulders and back.
    let pads = [
        [0.00, 1.52, -0.42, 0.30],
        [0.40, 1.60, -0.20, 0.28],
        [-0.40, 1.60, -0.20, 0.28],
        [0.26, 1.24, -0.56, 0.25],
        [-0.26, 1.24, -0.56, 0.25],
        [0.00, 0.96, -0.62, 0.24],
    ];
    let sunk = clay.pose(-0.26, 0.0);
    for [x, y, z, size] in pads {
        clay.ball(vec3(x, y + sunk, z), vec3(size, 0.7 * size, size), Along(MOSS, LEAF));
    }
    clay.ball(
        clay.shift(vec3(0.0, 0.22, -0.50), vec3(0.0, 0.46, -0.58)),
        Vec3::splat(0.14),
        Plain(FUR),
    );
    clay.both(|clay| {
        let leg = [
            [0.36, 0.50, 0.04, 0.36, 0.56, 0.02, 0.30],
            [0.50, 0.42, 0.36, 0.42, 0.34, 0.06, 0.27],
            [0.34, 0.22, 0.46, 0.44, 0.18, 0.12, 0.22],
        ];
        clay.limb(LIMB, leg, Plain(FUR));
        let foot = frame(
            clay.shift(vec3(0.30, 0.14, 0.56), vec3(0.46, 0.15, 0.22)),
            bow(clay.pose(-0.7, 0.0)),
        );
        clay.group(foot, |clay| {
            clay.ball(Vec3::ZERO, vec3(0.25, 0.17, 0.34), Plain(DARK_BARK));
            for toe in [-0.13, 0.0, 0.13] {
                let claw = [knot(vec3(toe, -0.02, 0.26), 0.06), knot(vec3(toe, -0.10, 0.40), 0.025)];
                clay.tube(POINT, &claw, Plain(CREAM));
            }
        });
        let arm = [
            [0.46, 1.10, 0.00, 0.46, 1.48, 0.04, 0.27],
            [0.62, 0.82, 0.24, 0.98, 1.52, 0.10, 0.24],
            [0.36, 0.66, 0.56, 1.16, 1.98, 0.22, 0.22],
        ];
        clay.limb(LIMB, arm, Plain(FUR));
        let paw = frame(
            clay.shift(vec3(0.26, 0.72, 0.64), vec3(1.18, 2.14, 0.26)),
            Quat::from_rotation_z(clay.pose(0.6, -0.1)) * bow(clay.pose(0.2, 0.0)),
        );
        clay.group(paw, |clay| {
            clay.ball(Vec3::ZERO, vec3(0.27, 0.27, 0.22), Plain(FUR));
            clay.ball(vec3(0.0, -0.02, 0.14), vec3(0.15, 0.14, 0.11), Plain(WOOD));
            for finger in [-0.17, 0.0, 0.17] {
                let lift = 0.24 - 0.5 * finger * finger;
                let claw = [
                    knot(vec3(finger, lift - 0.06, 0.08), 0.075),
                    knot(vec3(1.25 * finger, lift + 0.08, 0.15), 0.055),
                    knot(vec3(1.3 * finger, lift + 0.16, 0.26), 0.02),
                ];
                clay.tube(POINT, &claw, Plain(CREAM));
            }
        });
    });
    let neck = clay.shift(vec3(0.0, 1.46, 0.22), vec3(0.0, 2.10, 0.14));
    clay.group(frame(neck, bow(clay.pose(0.5, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.60, 0.50, 0.50), Plain(FUR));
        clay.ball(vec3(0.0, -0.14, 0.42), vec3(0.32, 0.25, 0.28), Plain(WOOD));
        clay.ball(vec3(0.0, -0.02, 0.66), vec3(0.15, 0.10, 0.09), Plain(NOSE));
        clay.both(|clay| {
            clay.ball(vec3(0.46, 0.38, -0.04), vec3(0.20, 0.21, 0.12), Plain(FUR));
            clay.ball(vec3(0.46, 0.37, 0.06), vec3(0.12, 0.13, 0.07), Plain(WOOD));
            clay.eye(vec3(0.28, 0.12, 0.42), vec3(0.4, 0.05, 1.0), 0.11, CREAM);
            // Lids hang over the eyes from outside.
            let lid = frame(vec3(0.285, 0.185, 0.425), Quat::from_rotation_z(-0.25));
            clay.group(lid, |clay| {
                clay.ball(Vec3::ZERO, vec3(0.14, 0.075, 0.10), Plain(DARK_BARK));
            });
        });
        let tuft = [
            oval(vec3(0.0, 0.42, 0.10), 0.14, 0.12),
            oval(vec3(0.0, 0.58, 0.06), 0.10, 0.08),
            oval(vec3(0.06, 0.68, 0.08), 0.03, 0.03),
        ];
        clay.tube(THIN, &tuft, Along(MOSS, LEAF));
    });
}

/// A hedgehog standing in a wheel of spines as long as itself; in the capsule it lies in them like a burr.
pub fn hedgehog(clay: &mut Clay) {
    const SPINES: usize = 120;
    let back = clay.shift(vec3(0.0, 0.86, -0.14), vec3(0.0, 0.98, -0.22));
    let coat = vec3(0.70, 0.84, 0.62);
    clay.ball(back, coat, Along(DARK_BARK, FERN));
    let trunk = [
        [0.0, 0.34, 0.06, 0.0, 0.34, 0.02, 0.34],
        [0.0, 0.66, 0.12, 0.0, 0.74, 0.08, 0.50],
        [0.0, 1.10, 0.14, 0.0, 1.20, 0.10, 0.40],
    ];
    clay.limb(TRUNK, trunk, Belly(BARK, CREAM));
    for i in 0..SPINES {
        let out = spread(i, SPINES);
        // The face and the belly are bare.
        if out.z > 0.36 {
            continue;
        }
        let root = back + out * coat * 0.93;
        // Folded they lie down, pointing away from the face.
        let flat = (out * 0.35 + vec3(0.5 * out.x, -0.55, -0.75)).normalize();
        let along = flat
            .lerp((out + vec3(0.0, 0.12, 0.0)).normalize(), clay.pose(0.0, 1.0))
            .normalize();
        let long = clay.pose(0.30, 0.52);
        let colors = if i % 3 == 0 {
            Along(DARK_BARK, CREAM)
        } else {
            Along(FERN, LEAF)
        };
        let spine = [knot(root - along * 0.08, 0.085), knot(root + along * long, 0.012)];
        clay.tube(POINT, &spine, colors);
    }
    clay.both(|clay| {
        let arm = [
            [0.34, 1.00, 0.30, 0.40, 1.00, 0.26, 0.13],
            [0.36, 0.82, 0.50, 0.56, 0.84, 0.46, 0.10],
            [0.18, 0.80, 0.60, 0.52, 0.94, 0.66, 0.10],
        ];
        clay.limb(LIMB, arm, Tip(CREAM, BARK, 0.6));
        let foot = clay.shift(vec3(0.24, 0.22, 0.42), vec3(0.28, 0.10, 0.24));
        clay.ball(foot, vec3(0.19, 0.12, 0.30), Plain(BARK));
    });
    let neck = clay.shift(vec3(0.0, 1.20, 0.36), vec3(0.0, 1.42, 0.34));
    clay.group(frame(neck, bow(clay.pose(0.85, 0.16))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.42, 0.40, 0.38), Plain(CREAM));
        let snout = [
            knot(vec3(0.0, -0.06, 0.20), 0.27),
            knot(vec3(0.0, -0.05, 0.48), 0.13),
            knot(vec3(0.0, 0.02, 0.68), 0.07),
        ];
        clay.tube(LIMB, &snout, Along(CREAM, WOOD));
        clay.ball(vec3(0.0, 0.05, 0.76), Vec3::splat(0.10), Plain(NOSE));
        clay.both(|clay| {
            clay.eye(vec3(0.20, 0.08, 0.32), vec3(0.5, 0.15, 1.0), 0.115, WOOD);
            clay.ball(vec3(0.36, 0.28, 0.06), vec3(0.14, 0.15, 0.08), Plain(BARK));
            clay.ball(vec3(0.36, 0.27, 0.12), vec3(0.08, 0.09, 0.05), Plain(BLOSSOM));
        });
    });
}
