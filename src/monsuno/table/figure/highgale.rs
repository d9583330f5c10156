//! The beasts of Highgale: cloud, lilac dusk, a flash of yellow.

use std::f32::consts::TAU;

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint::{Along, Belly, Plain, Tip};
use super::parts::{LIMB, PLUME, POINT, THIN, TRUNK, bow, frame, knot, oval};

const CLOUD: Color = Color::srgb(0.95, 0.96, 1.00);
const LILAC: Color = Color::srgb(0.66, 0.60, 0.88);
const DUSK: Color = Color::srgb(0.38, 0.33, 0.62);
const NIGHT: Color = Color::srgb(0.22, 0.19, 0.38);
const SKY: Color = Color::srgb(0.46, 0.74, 0.98);
const AZURE: Color = Color::srgb(0.20, 0.48, 0.86);
const FLASH: Color = Color::srgb(1.00, 0.80, 0.20);
const PINK: Color = Color::srgb(1.00, 0.70, 0.80);
const BLACK: Color = Color::srgb(0.07, 0.06, 0.10);

/// An eagle with its wings thrown up, each feather of them apart; folded, the feathers lie together along its sides.
pub fn eagle(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.40, -0.10, 0.0, 0.56, -0.22, 0.28],
        [0.0, 0.70, -0.06, 0.0, 0.84, -0.08, 0.42],
        [0.0, 1.08, -0.02, 0.0, 1.22, 0.04, 0.40],
        [0.0, 1.36, 0.04, 0.0, 1.54, 0.08, 0.29],
    ];
    clay.limb(TRUNK, trunk, Tip(DUSK, CLOUD, 0.72));
    for row in 0..3 {
        for column in 0..(3 + row % 2) {
            let turn = (column as f32 - 0.5 * (2 + row % 2) as f32) * 0.42;
            let y = clay.pose(-0.14, 0.0) + 0.78 + 0.22 * row as f32;
            let reach = 0.40 + clay.pose(-0.04, 0.05 * row as f32 - 0.04);
            let at = vec3(reach * turn.sin(), y, reach * turn.cos() - 0.02);
            clay.nub(at, vec3(0.12, 0.15, 0.07), Along(LILAC, DUSK));
        }
    }
    for feather in 0..5 {
        let fan = (feather as f32 - 2.0) * clay.pose(0.10, 0.30);
        let turn = Quat::from_rotation_z(fan) * bow(clay.pose(0.05, 0.75));
        let root = clay.shift(vec3(0.0, 0.50, -0.26), vec3(0.0, 0.56, -0.34));
        let back = 0.012 * (feather as f32 - 2.0).abs();
        clay.group(frame(root - Vec3::Z * back, turn), |clay| {
            plume(clay, -Vec3::Y, clay.pose(0.42, 0.66), 0.12, CLOUD);
        });
    }
    clay.both(|clay| {
        let leg = [
            [0.20, 0.52, 0.06, 0.22, 0.62, -0.02, 0.22],
            [0.22, 0.34, 0.24, 0.26, 0.40, 0.04, 0.14],
            [0.20, 0.22, 0.30, 0.28, 0.14, 0.08, 0.07],
        ];
        clay.limb(LIMB, leg, Tip(DUSK, FLASH, 0.66));
        let foot = clay.shift(vec3(0.20, 0.16, 0.32), vec3(0.28, 0.08, 0.10));
        for turn in [-0.6_f32, 0.0, 0.6, std::f32::consts::PI] {
            let out = vec3(turn.sin(), 0.0, turn.cos());
            let toe = [
                knot(foot, 0.075),
                knot(foot + 0.17 * out + Vec3::Y * 0.02, 0.065),
                knot(foot + 0.27 * out - Vec3::Y * 0.03, 0.03),
                knot(foot + 0.31 * out - Vec3::Y * 0.07, 0.012),
            ];
            clay.tube(PLUME, &toe, Tip(FLASH, BLACK, 0.72));
        }
        let shoulder = clay.shift(vec3(0.38, 1.18, -0.06), vec3(0.32, 1.34, -0.06));
        let turn = Quat::from_rotation_y(clay.pose(1.35, -0.12));
        clay.group(frame(shoulder, turn), eagle_wing);
    });
    let neck = clay.shift(vec3(0.0, 1.50, 0.08), vec3(0.0, 1.80, 0.12));
    clay.group(frame(neck, bow(clay.pose(0.45, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.40, 0.38, 0.40), Plain(CLOUD));
        let beak = [
            oval(vec3(0.0, -0.02, 0.28), 0.17, 0.17),
            oval(vec3(0.0, -0.01, 0.48), 0.13, 0.14),
            oval(vec3(0.0, -0.07, 0.64), 0.08, 0.10),
            oval(vec3(0.0, -0.24, 0.67), 0.02, 0.025),
        ];
        clay.tube(LIMB, &beak, Along(FLASH, FLASH));
        let under = [knot(vec3(0.0, -0.14, 0.30), 0.10), knot(vec3(0.0, -0.17, 0.50), 0.05)];
        clay.tube(THIN, &under, Plain(FLASH));
        for (i, long) in [0.34, 0.42, 0.34].into_iter().enumerate() {
            let turn = bow(clay.pose(-1.7, -0.55) - 0.42 * i as f32);
            clay.group(
                frame(vec3(0.0, 0.28 - 0.08 * i as f32, -0.10 - 0.12 * i as f32), turn),
                |clay| {
                    let crest = [
                        knot(vec3(0.0, -0.06, 0.0), 0.12),
                        knot(vec3(0.0, 0.5 * long, 0.02), 0.08),
                        knot(vec3(0.0, long, -0.06), 0.012),
                    ];
                    clay.tube(THIN, &crest, Tip(CLOUD, LILAC, 0.5));
                },
            );
        }
        clay.both(|clay| {
            clay.eye(vec3(0.21, 0.06, 0.32), vec3(0.55, 0.05, 1.0), 0.12, FLASH);
            let brow = frame(vec3(0.21, 0.18, 0.34), Quat::from_rotation_z(0.38));
            clay.group(brow, |clay| clay.ball(Vec3::ZERO, vec3(0.17, 0.06, 0.12), Plain(CLOUD)));
        });
    });
}

/// The right wing of the eagle, flat in x and y, with its shoulder at the origin.
fn eagle_wing(clay: &mut Clay) {
    const FEATHERS: usize = 9;
    let elbow = clay.shift(vec3(0.12, 0.10, 0.0), vec3(0.42, 0.32, 0.0));
    let wrist = clay.shift(vec3(0.30, 0.06, 0.0), vec3(0.86, 0.62, 0.0));
    for i in 0..FEATHERS {
        let share = i as f32 / (FEATHERS - 1) as f32;
        // The outer feathers grow from the wrist, the inner ones along the arm.
        let root = if share < 0.5 {
            wrist
        } else {
            wrist.lerp(elbow * 0.3, 2.0 * share - 1.0)
        };
        let angle = clay.pose(-1.45 - 0.25 * share, 1.22 - 2.75 * share);
        let long = clay.pose(0.86 - 0.28 * share, 1.02 - 0.42 * share);
        let out = vec3(angle.cos(), angle.sin(), 0.0);
        let layer = Vec3::Z * (0.022 * i as f32 - 0.16);
        clay.group(Transform::from_translation(root + layer), |clay| {
            plume(clay, out, long, 0.135, if i % 2 == 0 { DUSK } else { LILAC });
        });
        // A short feather covers the root of each long one.
        let cover = frame(root + Vec3::Z * (0.012 * i as f32 - 0.02), Quat::IDENTITY);
        clay.group(cover, |clay| plume(clay, out, 0.48 * long, 0.12, CLOUD));
    }
    let arm = [
        knot(vec3(-0.10, -0.06, 0.02), 0.17),
        knot(elbow, 0.14),
        knot(wrist, 0.12),
    ];
    clay.tube(LIMB, &arm, Plain(CLOUD));
}

/// A feather from the origin along `out`, flat across z, darker or lighter at its end.
fn plume(clay: &mut Clay, out: Vec3, long: f32, wide: f32, color: Color) {
    let across = out.cross(Vec3::Z);
    let knots = [
        oval(Vec3::ZERO, 0.6 * wide, 0.045),
        oval(out * 0.55 * long, wide, 0.045),
        oval(out * 0.86 * long, 0.8 * wide, 0.035),
        oval(out * long, 0.3 * wide, 0.02),
    ];
    clay.ribbon(
        PLUME,
        across,
        &knots,
        Tip(color, if color == CLOUD { SKY } else { NIGHT }, 0.85),
    );
}

/// A bat: a ball of fluff between ears as large as itself and wings with scalloped edges that it can wrap around.
pub fn bat(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.44, -0.06, 0.0, 0.52, 0.00, 0.30],
        [0.0, 0.74, -0.06, 0.0, 0.82, 0.00, 0.44],
        [0.0, 1.06, 0.00, 0.0, 1.14, 0.02, 0.38],
    ];
    clay.limb(TRUNK, trunk, Belly(DUSK, LILAC));
    for i in 0..7 {
        let turn = (i as f32 - 3.0) * 0.46;
        let lift = clay.pose(-0.06, 0.0) + 1.06 - 0.16 * turn.cos();
        let at = vec3(0.36 * turn.sin(), lift, 0.34 * turn.cos() + 0.02);
        clay.ball(at, vec3(0.15, 0.17, 0.13), Along(LILAC, CLOUD));
    }
    clay.both(|clay| {
        let foot = clay.shift(vec3(0.16, 0.20, 0.14), vec3(0.20, 0.26, 0.06));
        clay.ball(foot, vec3(0.12, 0.12, 0.14), Plain(DUSK));
        for toe in [-0.08, 0.0, 0.08] {
            let claw = [
                knot(foot + vec3(toe, -0.06, 0.08), 0.045),
                knot(foot + vec3(1.2 * toe, -0.14, 0.16), 0.035),
                knot(foot + vec3(1.2 * toe, -0.22, 0.16), 0.012),
            ];
            clay.tube(POINT, &claw, Plain(NIGHT));
        }
        let shoulder = clay.shift(vec3(0.34, 1.02, -0.12), vec3(0.34, 1.06, -0.06));
        let turn = Quat::from_rotation_y(clay.pose(0.55, 0.10));
        clay.group(frame(shoulder, turn), |clay| {
            let curl = clay.pose(2.15, 0.16);
            clay.rolled(curl, bat_wing);
        });
    });
    let neck = clay.shift(vec3(0.0, 1.38, 0.06), vec3(0.0, 1.48, 0.08));
    clay.group(frame(neck, bow(clay.pose(0.28, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.50, 0.43, 0.42), Plain(DUSK));
        clay.ball(vec3(0.0, -0.14, 0.26), vec3(0.30, 0.22, 0.20), Plain(LILAC));
        clay.ball(vec3(0.0, -0.04, 0.45), vec3(0.10, 0.09, 0.06), Plain(PINK));
        clay.both(|clay| {
            clay.eye(vec3(0.23, 0.08, 0.34), vec3(0.45, 0.08, 1.0), 0.145, FLASH);
            let fang = [
                knot(vec3(0.09, -0.22, 0.42), 0.045),
                knot(vec3(0.09, -0.36, 0.43), 0.012),
            ];
            clay.tube(POINT, &fang, Plain(CLOUD));
            clay.ball(vec3(0.045, -0.02, 0.50), vec3(0.02, 0.028, 0.02), Plain(NIGHT));
            let ear = Quat::from_rotation_z(clay.pose(-0.10, -0.46)) * bow(clay.pose(-0.75, 0.0));
            let size = Vec3::splat(clay.pose(0.74, 1.0));
            clay.group(frame(vec3(0.26, 0.24, -0.02), ear).with_scale(size), |clay| {
                let outer = [
                    oval(vec3(0.0, -0.06, 0.0), 0.18, 0.12),
                    oval(vec3(0.03, 0.34, -0.02), 0.30, 0.10),
                    oval(vec3(0.06, 0.70, -0.01), 0.21, 0.07),
                    oval(vec3(0.10, 1.02, 0.04), 0.02, 0.02),
                ];
                clay.tube(LIMB, &outer, Along(DUSK, NIGHT));
                let inner = [
                    oval(vec3(0.0, 0.06, 0.07), 0.12, 0.06),
                    oval(vec3(0.03, 0.34, 0.065), 0.20, 0.06),
                    oval(vec3(0.06, 0.64, 0.05), 0.13, 0.045),
                    oval(vec3(0.09, 0.86, 0.05), 0.02, 0.02),
                ];
                clay.tube(LIMB, &inner, Along(PINK, LILAC));
            });
        });
    });
}

/// The right wing of the bat, flat in x and y, with its shoulder at the origin: an arm, three fingers, a skin.
fn bat_wing(clay: &mut Clay) {
    // Columns of the skin between two fingers, and rows from the hand to the edge.
    const COLUMNS: usize = 6;
    const ROWS: usize = 7;
    let wrist = clay.shift(vec3(0.42, 0.12, 0.0), vec3(0.66, 0.46, 0.0));
    let tips = [
        clay.shift(vec3(1.02, -0.10, 0.0), vec3(1.66, 0.66, 0.0)),
        clay.shift(vec3(0.98, -0.56, 0.0), vec3(1.52, -0.12, 0.0)),
        clay.shift(vec3(0.58, -0.84, 0.0), vec3(0.92, -0.60, 0.0)),
        clay.shift(vec3(0.02, -0.70, 0.0), vec3(0.00, -0.54, 0.0)),
    ];
    let roots = [wrist, wrist, wrist, Vec3::ZERO];
    let mut edge: Vec<[Vec3; 2]> = Vec::new();
    for finger in 0..3 {
        for column in 0..COLUMNS {
            let share = column as f32 / COLUMNS as f32;
            let root = roots[finger].lerp(roots[finger + 1], share);
            let tip = tips[finger].lerp(tips[finger + 1], share);
            // Between the fingers the edge is drawn in.
            edge.push([root, tip.lerp(root, 0.26 * (std::f32::consts::PI * share).sin())]);
        }
    }
    edge.push([roots[3], tips[3]]);
    let rows: Vec<Vec<Vec3>> = (0..ROWS)
        .map(|row| {
            let share = 0.03 + 0.97 * row as f32 / (ROWS - 1) as f32;
            edge.iter().rev().map(|[root, tip]| root.lerp(*tip, share)).collect()
        })
        .collect();
    clay.sheet(&rows, [0.05, 0.05], Along(LILAC, PINK));
    let arm = [
        knot(Vec3::ZERO, 0.13),
        knot(wrist * 0.5 + Vec3::Y * 0.02, 0.10),
        knot(wrist, 0.09),
    ];
    clay.tube(THIN, &arm, Plain(DUSK));
    for tip in &tips[..3] {
        let bone = [knot(wrist, 0.07), knot(wrist.lerp(*tip, 0.5), 0.055), knot(*tip, 0.03)];
        clay.tube(THIN, &bone, Plain(DUSK));
    }
    let thumb = [
        knot(wrist, 0.06),
        knot(wrist + vec3(0.03, 0.15, 0.03), 0.045),
        knot(wrist + vec3(0.09, 0.24, 0.06), 0.012),
    ];
    clay.tube(THIN, &thumb, Plain(CLOUD));
}

/// A serpent that rises out of its own coils, with a mane of cloud; folded it is one tight spiral.
pub fn serpent(clay: &mut Clay) {
    const KNOTS: usize = 36;
    // So many knots lie in the coils, the others in the neck.
    const COILED: usize = 26;
    let place = |i: usize| {
        let t = i as f32 / (KNOTS - 1) as f32;
        let wound = 0.4 - 3.05 * TAU * t;
        let folded = vec3(0.42 * wound.sin(), 0.16 + 1.16 * t, 0.42 * wound.cos());
        let standing = if i <= COILED {
            let t = i as f32 / COILED as f32;
            let angle = 0.9 + 2.05 * TAU * t;
            let reach = 0.98 - 0.46 * t;
            vec3(reach * angle.sin(), 0.18 + 0.50 * t * t + 0.1 * t, reach * angle.cos())
        } else {
            Vec3::ZERO
        };
        (folded, standing)
    };
    let neck = [
        vec3(0.50, 0.84, 0.12),
        vec3(0.34, 0.98, -0.16),
        vec3(0.02, 1.12, -0.30),
        vec3(-0.24, 1.32, -0.28),
        vec3(-0.28, 1.54, -0.16),
        vec3(-0.14, 1.74, -0.02),
        vec3(0.0, 1.92, 0.06),
        vec3(0.02, 2.08, 0.10),
        vec3(0.0, 2.20, 0.14),
    ];
    let mut knots = Vec::with_capacity(KNOTS);
    for i in 0..KNOTS {
        let (folded, coil) = place(i);
        let standing = if i > COILED { neck[i - COILED - 1] } else { coil };
        let t = i as f32 / (KNOTS - 1) as f32;
        let radius = 0.20 * (t * 5.0).min(1.0).powf(0.7) + 0.02;
        knots.push(knot(clay.shift(folded, standing), radius * clay.pose(0.92, 1.0)));
    }
    clay.ribbon(LIMB, Vec3::X, &knots, Belly(SKY, CLOUD));
    let tail = knots[0].at;
    for lean in [-0.6, 0.0, 0.6] {
        let turn = Quat::from_rotation_z(lean - 0.3);
        clay.group(frame(tail, turn), |clay| {
            let tuft = [
                knot(vec3(0.0, -0.02, 0.0), 0.06),
                knot(vec3(0.0, 0.18, 0.0), 0.085),
                knot(vec3(0.0, 0.36, 0.0), 0.012),
            ];
            clay.tube(THIN, &tuft, Along(CLOUD, LILAC));
        });
    }
    let head = clay.shift(vec3(0.0, 1.52, 0.10), vec3(0.0, 2.34, 0.20));
    clay.group(frame(head, bow(clay.pose(0.20, 0.05))), serpent_head);
}

/// The serpent's head, its throat at the origin: horns, whiskers, a mane of cloud.
fn serpent_head(clay: &mut Clay) {
    clay.ball(Vec3::ZERO, vec3(0.40, 0.34, 0.40), Belly(SKY, SKY));
    let snout = [
        oval(vec3(0.0, -0.06, 0.16), 0.34, 0.24),
        oval(vec3(0.0, -0.09, 0.42), 0.26, 0.17),
        oval(vec3(0.0, -0.09, 0.60), 0.19, 0.13),
    ];
    clay.tube(LIMB, &snout, Belly(SKY, CLOUD));
    // The mane: puffs of cloud around the back of the head.
    let spread = clay.pose(0.80, 1.0);
    for i in 0..9 {
        let turn = TAU * i as f32 / 9.0;
        let at = vec3(0.44 * turn.sin(), 0.40 * turn.cos() - 0.04, -0.20) * spread;
        clay.ball(
            at,
            Vec3::splat(if i % 2 == 0 { 0.22 } else { 0.19 }),
            Along(LILAC, CLOUD),
        );
    }
    clay.both(|clay| {
        clay.eye(vec3(0.23, 0.10, 0.30), vec3(0.5, 0.15, 1.0), 0.125, FLASH);
        clay.ball(vec3(0.09, -0.02, 0.70), vec3(0.035, 0.03, 0.03), Plain(AZURE));
        let horn = Quat::from_rotation_z(clay.pose(-0.1, -0.35)) * bow(clay.pose(-1.2, -0.5));
        clay.group(frame(vec3(0.17, 0.26, -0.02), horn), |clay| {
            let horn = [
                knot(vec3(0.0, -0.04, 0.0), 0.085),
                knot(vec3(0.02, 0.24, 0.0), 0.065),
                knot(vec3(-0.02, 0.46, 0.08), 0.015),
            ];
            clay.tube(THIN, &horn, Along(AZURE, FLASH));
        });
        let whisker = [
            [0.16, -0.10, 0.60, 0.16, -0.10, 0.60, 0.035],
            [0.30, -0.16, 0.56, 0.42, -0.06, 0.68, 0.03],
            [0.36, -0.26, 0.40, 0.66, -0.20, 0.58, 0.025],
            [0.34, -0.34, 0.22, 0.86, -0.06, 0.52, 0.015],
        ];
        clay.limb(THIN, whisker, Plain(AZURE));
    });
}
