//! The beasts of Clockhollow: brass, steel, and something that ticks.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::vec3;
use bevy::prelude::*;

use super::clay::Clay;
use super::paint::Paint::{Along, Belly, Plain, Tip};
use super::parts::{LIMB, POINT, THIN, TRUNK, WIRE, bow, frame, knot, oval};

const BRASS: Color = Color::srgb(0.88, 0.64, 0.22);
const BRONZE: Color = Color::srgb(0.56, 0.34, 0.14);
const GOLD: Color = Color::srgb(1.00, 0.82, 0.40);
const STEEL: Color = Color::srgb(0.60, 0.65, 0.72);
const GUNMETAL: Color = Color::srgb(0.27, 0.30, 0.36);
const DIAL: Color = Color::srgb(0.97, 0.94, 0.86);
const RUBY: Color = Color::srgb(0.85, 0.12, 0.22);
const VERDIGRIS: Color = Color::srgb(0.26, 0.62, 0.54);
const BLACK: Color = Color::srgb(0.08, 0.07, 0.09);

/// A leg of three points with a brass bead at the joint; rows as those of a limb.
fn jointed(clay: &mut Clay, rows: [[f32; 7]; 3], color: Color) {
    let points = rows.map(|[a, b, c, x, y, z, radius]| knot(clay.shift(vec3(a, b, c), vec3(x, y, z)), radius));
    for pair in points.windows(2) {
        clay.tube(POINT, pair, Plain(color));
    }
    clay.ball(points[1].at, Vec3::splat(1.45 * points[1].wide), Plain(BRASS));
}

/// A beetle with a great cog standing out of its back between the wing cases, and mandibles like pincers.
pub fn beetle(clay: &mut Clay) {
    let trunk = [
        [0.0, 0.34, -0.04, 0.0, 0.56, -0.66, 0.30],
        [0.0, 0.66, -0.06, 0.0, 0.62, -0.24, 0.46],
        [0.0, 1.00, -0.02, 0.0, 0.70, 0.18, 0.42],
        [0.0, 1.22, 0.04, 0.0, 0.88, 0.46, 0.32],
    ];
    clay.limb(TRUNK, trunk, Belly(BRONZE, GUNMETAL));
    // The cog, its axle and its jewel.
    let axle = clay.shift(vec3(0.0, 0.74, -0.44), vec3(0.0, 1.40, -0.32));
    let turn = bow(clay.pose(0.0, -0.08)) * Quat::from_rotation_z(clay.pose(0.0, 1.3));
    let size = Vec3::splat(clay.pose(0.66, 1.0));
    clay.group(frame(axle, turn).with_scale(size), |clay| {
        clay.cog(12, 0.92, 0.46, 0.09, Plain(BRASS));
        for spoke in 0..4 {
            let (sin, cos) = (FRAC_PI_2 * (spoke as f32 + 0.5)).sin_cos();
            let out = vec3(cos, sin, 0.0);
            clay.tube(THIN, &[knot(out * 0.1, 0.075), knot(out * 0.56, 0.06)], Plain(BRONZE));
        }
        let hub = [
            oval(vec3(0.0, 0.0, -0.13), 0.19, 0.19),
            oval(vec3(0.0, 0.0, 0.10), 0.19, 0.19),
        ];
        clay.tube(LIMB, &hub, Plain(GOLD));
        clay.ball(vec3(0.0, 0.0, 0.26), vec3(0.11, 0.11, 0.08), Plain(RUBY));
    });
    clay.both(|clay| {
        // The wing cases open a little to make room for the cog.
        let hinge = clay.shift(vec3(0.06, 1.06, -0.30), vec3(0.10, 1.00, 0.16));
        let open = bow(clay.pose(-1.45, 0.10)) * Quat::from_rotation_y(clay.pose(-0.06, -0.34));
        clay.group(
            frame(hinge, open * Quat::from_rotation_z(clay.pose(-0.1, -0.42))),
            |clay| {
                let case = [
                    oval(vec3(0.22, -0.10, 0.10), 0.20, 0.12),
                    oval(vec3(0.26, -0.04, -0.20), 0.33, 0.20),
                    oval(vec3(0.24, -0.08, -0.64), 0.30, 0.18),
                    oval(vec3(0.14, -0.20, -0.98), 0.08, 0.06),
                ];
                clay.tube(LIMB, &case, Tip(VERDIGRIS, BRASS, 0.9));
            },
        );
        let legs = [
            [
                [0.34, 1.04, 0.10, 0.36, 0.60, 0.34, 0.10],
                [0.58, 0.92, 0.28, 0.92, 0.72, 0.62, 0.08],
                [0.30, 0.78, 0.46, 1.06, 0.06, 0.80, 0.05],
            ],
            [
                [0.38, 0.80, 0.08, 0.42, 0.54, -0.02, 0.10],
                [0.60, 0.66, 0.28, 1.06, 0.66, 0.00, 0.08],
                [0.30, 0.52, 0.46, 1.24, 0.06, 0.04, 0.05],
            ],
            [
                [0.34, 0.56, 0.08, 0.36, 0.52, -0.36, 0.10],
                [0.56, 0.40, 0.26, 0.94, 0.70, -0.60, 0.08],
                [0.26, 0.26, 0.40, 1.12, 0.06, -0.84, 0.05],
            ],
        ];
        for leg in legs {
            jointed(clay, leg, BRONZE);
            let [a, b, c, x, y, z, _] = leg[2];
            clay.ball(
                clay.shift(vec3(a, b, c), vec3(x, y, z)),
                Vec3::splat(0.085),
                Plain(BRASS),
            );
        }
    });
    let neck = clay.shift(vec3(0.0, 1.34, 0.12), vec3(0.0, 1.02, 0.68));
    clay.group(frame(neck, bow(clay.pose(0.35, -0.10))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.52, 0.42, 0.42), Plain(BRASS));
        clay.ball(vec3(0.0, -0.20, 0.28), vec3(0.28, 0.17, 0.18), Plain(GUNMETAL));
        clay.both(|clay| {
            clay.eye(vec3(0.30, 0.12, 0.29), vec3(0.5, 0.15, 1.0), 0.18, DIAL);
            let close = Quat::from_rotation_y(clay.pose(-0.42, 0.22)) * bow(clay.pose(0.6, 0.12));
            clay.group(
                frame(vec3(0.22, -0.24, 0.26), close).with_scale(Vec3::splat(clay.pose(0.72, 1.22))),
                |clay| {
                    let pincer = [
                        knot(vec3(0.00, 0.00, 0.00), 0.12),
                        knot(vec3(0.28, 0.02, 0.22), 0.115),
                        knot(vec3(0.38, 0.08, 0.58), 0.09),
                        knot(vec3(0.22, 0.14, 0.88), 0.06),
                        knot(vec3(0.00, 0.18, 1.00), 0.02),
                    ];
                    clay.tube(LIMB, &pincer, Tip(STEEL, GUNMETAL, 0.8));
                    for (x, z) in [(0.28, 0.44), (0.24, 0.66)] {
                        let tooth = [
                            knot(vec3(x, 0.09, z), 0.07),
                            knot(vec3(x - 0.16, 0.10, z + 0.03), 0.015),
                        ];
                        clay.tube(POINT, &tooth, Plain(STEEL));
                    }
                },
            );
            let feeler = [
                [0.16, 0.34, 0.10, 0.16, 0.34, 0.12, 0.035],
                [0.22, 0.42, -0.04, 0.34, 0.60, 0.24, 0.03],
                [0.26, 0.38, -0.20, 0.60, 0.68, 0.38, 0.028],
            ];
            clay.limb(THIN, feeler, Plain(GUNMETAL));
            let bead = clay.shift(vec3(0.26, 0.36, -0.22), vec3(0.62, 0.68, 0.40));
            clay.ball(bead, Vec3::splat(0.075), Plain(RUBY));
        });
    });
}

/// A frog on two coil springs; wound tight it sits, let go it stands as tall as the springs are long.
pub fn frog(clay: &mut Clay) {
    let rise = clay.pose(-0.86, 0.0);
    let frog_green = Belly(BRASS, DIAL);
    clay.group(Transform::from_xyz(0.0, rise, 0.0), |clay| {
        let trunk = [
            knot(vec3(0.0, 1.34, -0.10), 0.40),
            knot(vec3(0.0, 1.60, -0.02), 0.52),
            knot(vec3(0.0, 1.92, 0.04), 0.48),
        ];
        clay.tube(TRUNK, &trunk, frog_green);
        let girth = clay.pose(0.90, 1.0);
        clay.ball(
            vec3(0.0, 2.08, 0.12),
            vec3(0.68 * girth, 0.44, 0.54),
            Along(DIAL, BRASS),
        );
        // The mouth, from ear to ear.
        let mouth: Vec<_> = (0..9)
            .map(|i| {
                let turn = (i as f32 - 4.0) * 0.27;
                let at = vec3(
                    0.665 * girth * turn.sin(),
                    2.00 + 0.09 * turn * turn,
                    0.535 * turn.cos() + 0.115,
                );
                knot(at, 0.032)
            })
            .collect();
        clay.tube(WIRE, &mouth, Plain(BRONZE));
        // A winding key on the back.
        let key = frame(vec3(0.0, 1.66, -0.52), bow(clay.pose(0.0, 0.25)));
        clay.group(key.with_scale(Vec3::splat(clay.pose(0.62, 1.0))), |clay| {
            clay.tube(
                THIN,
                &[knot(vec3(0.0, 0.0, 0.1), 0.07), knot(vec3(0.0, 0.0, -0.26), 0.07)],
                Plain(STEEL),
            );
            clay.both(|clay| {
                let bow: Vec<_> = (0..=10)
                    .map(|i| {
                        let (sin, cos) = (TAU * i as f32 / 10.0).sin_cos();
                        knot(vec3(0.22 + 0.17 * cos, 0.17 * sin, -0.30), 0.055)
                    })
                    .collect();
                clay.tube(WIRE, &bow, Plain(STEEL));
            });
        });
        clay.both(|clay| {
            let bulge = vec3(0.36 * girth, 2.44, 0.16);
            clay.ball(bulge, Vec3::splat(0.26), Plain(BRASS));
            clay.eye(bulge + vec3(0.02, 0.03, 0.13), vec3(0.25, 0.1, 1.0), 0.21, GOLD);
            clay.ball(vec3(0.09, 2.14, 0.655), vec3(0.03, 0.025, 0.02), Plain(BRONZE));
            clay.ball(vec3(0.48 * girth, 1.98, 0.44), vec3(0.11, 0.08, 0.08), Plain(GOLD));
            let arm = [
                [0.40, 1.66, 0.20, 0.44, 1.68, 0.14, 0.15],
                [0.52, 1.38, 0.34, 0.86, 1.50, 0.24, 0.12],
                [0.32, 1.30, 0.54, 1.10, 1.84, 0.40, 0.10],
            ];
            clay.limb(LIMB, arm, Plain(BRASS));
            let hand = frame(
                clay.shift(vec3(0.26, 1.30, 0.58), vec3(1.13, 1.94, 0.42)),
                Quat::from_rotation_z(clay.pose(1.6, -0.25)),
            );
            clay.group(hand, |clay| fingers(clay, 0.17));
        });
    });
    clay.both(|clay| {
        let hip = clay.shift(vec3(0.30, 0.44, 0.0), vec3(0.30, 1.34, -0.06));
        let foot = clay.shift(vec3(0.32, 0.16, 0.12), vec3(0.52, 0.14, 0.06));
        let knots: Vec<_> = (0..=40)
            .map(|i| {
                let t = i as f32 / 40.0;
                let (sin, cos) = (5.0 * TAU * t).sin_cos();
                knot(hip.lerp(foot, t) + vec3(cos, 0.0, sin) * (0.22 - 0.03 * t), 0.05)
            })
            .collect();
        clay.tube(WIRE, &knots, Plain(STEEL));
        clay.ball(hip, vec3(0.27, 0.13, 0.27), Plain(BRONZE));
        let sole = frame(foot + vec3(0.03, -0.04, 0.06), Quat::from_rotation_x(FRAC_PI_2));
        clay.ball(foot + vec3(0.0, -0.03, 0.04), vec3(0.25, 0.11, 0.28), Plain(BRASS));
        clay.group(sole.with_scale(Vec3::splat(clay.pose(0.72, 1.0))), |clay| {
            fingers(clay, 0.28);
        });
    });
}

/// Three fingers or toes with round pads, spread out in x and y.
fn fingers(clay: &mut Clay, long: f32) {
    for turn in [-0.62_f32, 0.0, 0.62] {
        let out = vec3(turn.sin(), turn.cos(), 0.0) * long;
        clay.tube(POINT, &[knot(Vec3::ZERO, 0.08), knot(out, 0.06)], Plain(BRASS));
        clay.nub(out * 1.25, Vec3::splat(0.105), Plain(GOLD));
    }
}

/// A spider that carries a pocket watch for a body, its dial to the front, on eight legs of steel.
pub fn spider(clay: &mut Clay) {
    let watch = frame(
        clay.shift(vec3(0.0, 1.02, -0.10), vec3(0.0, 1.42, -0.16)),
        bow(clay.pose(0.0, -0.14)),
    );
    clay.group(watch, spider_watch);
    let chest = clay.shift(vec3(0.0, 0.44, 0.20), vec3(0.0, 0.74, 0.34));
    clay.group(frame(chest, bow(clay.pose(0.10, 0.0))), |clay| {
        clay.ball(Vec3::ZERO, vec3(0.44, 0.34, 0.42), Plain(GUNMETAL));
        clay.ball(vec3(0.0, 0.16, -0.24), vec3(0.24, 0.24, 0.24), Plain(BRONZE));
        clay.both(|clay| {
            clay.eye(vec3(0.16, 0.10, 0.34), vec3(0.25, 0.15, 1.0), 0.145, GOLD);
            clay.ball(vec3(0.335, 0.17, 0.24), Vec3::splat(0.065), Plain(RUBY));
            clay.ball(vec3(0.10, 0.29, 0.24), Vec3::splat(0.05), Plain(RUBY));
            let fang = [
                knot(vec3(0.13, -0.16, 0.34), 0.085),
                knot(vec3(0.16, -0.30, 0.42), 0.065),
                knot(vec3(0.10, -0.44, 0.42), 0.015),
            ];
            clay.tube(THIN, &fang, Tip(BRASS, BLACK, 0.7));
        });
    });
    clay.both(|clay| {
        for i in 0..4 {
            let z = 0.52 - 0.15 * i as f32;
            // From the front pair to the last one: the knee's x and y, the foot's x, how far ahead.
            let (out, knee, far, ahead) = [
                (0.66, 1.02, 0.86, 1.00),
                (1.00, 1.22, 1.40, 0.44),
                (1.10, 1.56, 1.66, -0.18),
                (0.92, 1.88, 1.34, -0.76),
            ][i];
            let folded_z = 0.40 - 0.26 * i as f32;
            let leg = [
                [0.32, 0.48, 0.5 * z, 0.34, 0.74, z, 0.085],
                [
                    0.60,
                    0.92 + 0.12 * i as f32,
                    folded_z - 0.02,
                    out,
                    knee,
                    0.62 * ahead + 0.14,
                    0.07,
                ],
                [0.40, 0.18, folded_z + 0.10, far, 0.05, ahead + 0.10, 0.04],
            ];
            jointed(clay, leg, STEEL);
        }
    });
}

/// The watch: a brass case, a dial with twelve marks, two hands, a crown with its ring on top.
fn spider_watch(clay: &mut Clay) {
    clay.ball(vec3(0.0, 0.0, -0.06), vec3(0.64, 0.64, 0.40), Plain(BRASS));
    clay.ball(vec3(0.0, 0.0, 0.12), vec3(0.55, 0.55, 0.24), Plain(DIAL));
    let rim: Vec<_> = (0..=24)
        .map(|i| {
            let (sin, cos) = (TAU * i as f32 / 24.0).sin_cos();
            knot(vec3(0.55 * cos, 0.55 * sin, 0.14), 0.075)
        })
        .collect();
    clay.tube(WIRE, &rim, Plain(GOLD));
    // The height of the dial's bulge at this distance from its middle.
    let bulge = |reach: f32| 0.12 + 0.24 * (1.0 - (reach / 0.55).powi(2)).max(0.0).sqrt();
    for hour in 0..12 {
        let (sin, cos) = (TAU * hour as f32 / 12.0).sin_cos();
        let size = if hour % 3 == 0 { 0.045 } else { 0.028 };
        clay.nub(
            vec3(0.40 * sin, 0.40 * cos, bulge(0.40)),
            Vec3::splat(size),
            Plain(GUNMETAL),
        );
    }
    // Ten past ten when it stands; folded, both hands at twelve.
    for (angle, long, thick) in [
        (clay.pose(0.0, 1.05), 0.36, 0.026),
        (clay.pose(0.0, -0.96), 0.24, 0.036),
    ] {
        let out = vec3(angle.sin(), angle.cos(), 0.0);
        let at = |reach: f32| out * reach + Vec3::Z * (bulge(reach) + 0.015);
        let hand = [
            knot(at(0.0), thick),
            knot(at(0.5 * long), thick),
            knot(at(long), 0.4 * thick),
        ];
        clay.tube(THIN, &hand, Plain(BLACK));
    }
    clay.ball(vec3(0.0, 0.0, 0.37), vec3(0.06, 0.06, 0.04), Plain(RUBY));
    let crown = [knot(vec3(0.0, 0.58, -0.06), 0.13), knot(vec3(0.0, 0.74, -0.06), 0.13)];
    clay.tube(THIN, &crown, Plain(GOLD));
    let lift = clay.pose(-0.10, 0.0);
    let ring: Vec<_> = (0..=16)
        .map(|i| {
            let (sin, cos) = (TAU * i as f32 / 16.0 - FRAC_PI_2).sin_cos();
            knot(vec3(0.17 * cos, 0.98 + lift + 0.17 * sin, -0.06), 0.045)
        })
        .collect();
    clay.tube(WIRE, &ring, Plain(BRASS));
}
