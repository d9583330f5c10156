//! The beasts of the clockmakers' valley.

use std::f32::consts::{PI, TAU};

use super::{BRASS, INK, PAPER, Rgba, Shape, Sketch, WHITE};

const STEEL: Rgba = Rgba::hex(0x8F_949C);
const COPPER: Rgba = Rgba::hex(0xB8_663A);

/// A beetle with a gear for a back and a key to wind him up.
pub(super) fn beetle() -> Sketch {
    let (shell, shade) = (Rgba::hex(0x2F_7F78), Rgba::hex(0x1C_4E52));
    let mut sketch = Sketch::default();
    for (knee, foot) in [
        ([0.80, -0.36], [0.94, -0.62]),
        ([0.92, 0.08], [1.04, 0.30]),
        ([0.80, 0.56], [0.88, 0.90]),
    ] {
        sketch.both(
            INK.mix(COPPER, 0.25),
            Shape::brush(&[
                [0.36, 0.10 + 0.3 * knee[1], 0.12],
                [knee[0], knee[1], 0.10],
                [foot[0], foot[1], 0.045],
            ]),
        );
    }
    // Jaws.
    sketch.both(
        COPPER,
        Shape::brush(&[
            [0.16, -0.62, 0.13],
            [0.36, -0.78, 0.12],
            [0.34, -0.98, 0.08],
            [0.16, -1.04, 0.03],
        ]),
    );
    sketch.both(COPPER, Shape::line(&[[0.36, -0.84], [0.22, -0.86]], 0.05));
    sketch.add(
        shade,
        Shape::symmetric(&[[0.0, -0.76], [0.22, -0.72], [0.30, -0.54], [0.22, -0.38], [0.0, -0.36]]),
    );
    sketch.both(WHITE, Shape::circle([0.19, -0.62], 0.11));
    sketch.eyes([0.19, -0.63], 0.085, Rgba::hex(0xFF_D15A));
    sketch.add(
        COPPER,
        Shape::symmetric(&[[0.0, -0.50], [0.34, -0.46], [0.50, -0.26], [0.44, -0.12], [0.0, -0.10]]),
    );
    sketch.both(BRASS, Shape::circle([0.30, -0.30], 0.045));
    // Wing cases, a little open over the works.
    sketch.add(
        INK,
        Shape::symmetric(&[[0.0, -0.16], [0.40, -0.10], [0.58, 0.30], [0.40, 0.78], [0.0, 0.96]]),
    );
    sketch.both(
        shell,
        Shape::smooth(&[
            [0.05, -0.12],
            [0.05, -0.12],
            [0.40, -0.16],
            [0.64, 0.12],
            [0.66, 0.46],
            [0.44, 0.84],
            [0.12, 0.98],
            [0.12, 0.98],
            [0.16, 0.50],
        ]),
    );
    sketch.both(
        shell.lighter(0.35),
        Shape::brush(&[[0.30, -0.04, 0.03], [0.52, 0.16, 0.09], [0.56, 0.42, 0.03]]),
    );
    sketch.add(BRASS, Shape::gear([0.0, 0.32], 12, 0.36, 0.28));
    sketch.add(BRASS.darker(0.35), Shape::ring([0.0, 0.32], 0.21, 0.03));
    for spoke in 0..5 {
        let angle = TAU * spoke as f32 / 5.0;
        sketch.add(
            shade,
            Shape::circle([0.135 * angle.sin(), 0.32 - 0.135 * angle.cos()], 0.045),
        );
    }
    // The key.
    sketch.add(STEEL, Shape::circle([0.0, 0.32], 0.06));
    sketch.add(STEEL, Shape::rounded([-0.035, 0.10], [0.07, 0.22], 0.02));
    sketch.add(
        STEEL,
        Shape::ellipse([-0.11, 0.04], [0.11, 0.085], 0.0).without(Shape::ellipse([-0.12, 0.04], [0.055, 0.04], 0.0)),
    );
    sketch.add(
        STEEL,
        Shape::ellipse([0.11, 0.04], [0.11, 0.085], 0.0).without(Shape::ellipse([0.12, 0.04], [0.055, 0.04], 0.0)),
    );
    sketch
}

/// A frog on a spring.
pub(super) fn frog() -> Sketch {
    let (skin, shade, light) = (Rgba::hex(0x74_A84A), Rgba::hex(0x43_742E), Rgba::hex(0xF2_E6A4));
    let mut sketch = Sketch::default();
    // The spring under him.
    for turn in 0..4 {
        let y = 0.52 + 0.13 * turn as f32;
        let wide = 0.30 + 0.04 * turn as f32;
        sketch.add(
            STEEL.darker(0.35),
            Shape::brush(&[[-wide, y + 0.06, 0.05], [0.0, y + 0.02, 0.05], [wide, y + 0.06, 0.05]]),
        );
        sketch.add(
            STEEL,
            Shape::brush(&[[-wide, y, 0.07], [0.0, y + 0.08, 0.085], [wide, y, 0.07]]),
        );
    }
    sketch.add(COPPER, Shape::rounded([-0.54, 0.94], [1.08, 0.10], 0.04));
    // Hind legs folded at the sides.
    sketch.both(
        shade,
        Shape::smooth(&[
            [0.30, 0.46],
            [0.48, 0.02],
            [0.80, -0.02],
            [0.96, 0.22],
            [0.84, 0.48],
            [0.98, 0.60],
            [0.92, 0.68],
            [0.56, 0.66],
            [0.36, 0.60],
        ]),
    );
    sketch.both(
        skin,
        Shape::smooth(&[
            [0.44, 0.42],
            [0.54, 0.12],
            [0.78, 0.08],
            [0.86, 0.24],
            [0.72, 0.44],
            [0.52, 0.52],
        ]),
    );
    sketch.add(
        skin,
        Shape::symmetric(&[[0.0, -0.10], [0.44, 0.0], [0.52, 0.34], [0.34, 0.60], [0.0, 0.64]]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[[0.0, 0.06], [0.32, 0.10], [0.34, 0.38], [0.20, 0.58], [0.0, 0.61]]),
    );
    sketch.both(
        skin,
        Shape::brush(&[[0.40, 0.16, 0.14], [0.38, 0.44, 0.12], [0.30, 0.62, 0.10]]),
    );
    for x in [0.20, 0.29, 0.38] {
        sketch.both(skin, Shape::line(&[[0.30, 0.60], [x, 0.70]], 0.06));
    }
    // The head with bulging eyes.
    sketch.both(skin, Shape::circle([0.38, -0.66], 0.25));
    sketch.add(
        skin,
        Shape::symmetric(&[
            [0.0, -0.62],
            [0.40, -0.62],
            [0.72, -0.32],
            [0.70, -0.04],
            [0.42, 0.14],
            [0.0, 0.20],
        ]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[[0.0, -0.02], [0.40, -0.06], [0.62, -0.10], [0.42, 0.10], [0.0, 0.17]]),
    );
    sketch.both(
        INK,
        Shape::brush(&[
            [0.0, -0.04, 0.04],
            [0.30, -0.06, 0.045],
            [0.56, -0.16, 0.045],
            [0.64, -0.24, 0.03],
        ]),
    );
    sketch.both(INK, Shape::circle([0.07, -0.26], 0.022));
    sketch.both(light, Shape::circle([0.38, -0.68], 0.19));
    sketch.eyes([0.38, -0.68], 0.155, Rgba::hex(0xF7_B53A));
    for (x, y, r) in [
        (0.10, -0.48, 0.045),
        (-0.16, -0.42, 0.06),
        (0.46, -0.34, 0.04),
        (-0.50, -0.30, 0.05),
    ] {
        sketch.add(shade, Shape::circle([x, y], r));
    }
    // A key on his brow, to wind the spring.
    sketch.add(BRASS, Shape::gear([0.0, -0.66], 9, 0.13, 0.095));
    sketch.add(shade, Shape::circle([0.0, -0.66], 0.045));
    sketch
}

/// A spider with a clock for a belly.
pub(super) fn spider() -> Sketch {
    let (body, leg) = (Rgba::hex(0x4C_3550), Rgba::hex(0x35_2640));
    let mut sketch = Sketch::default();
    sketch.add(STEEL.lighter(0.4), Shape::line(&[[0.0, -1.04], [0.0, -0.5]], 0.03));
    for points in [
        [
            [0.20, 0.30, 0.10],
            [0.50, -0.36, 0.10],
            [0.74, -0.46, 0.08],
            [0.86, -0.96, 0.025],
        ],
        [
            [0.22, 0.36, 0.10],
            [0.62, -0.04, 0.10],
            [0.88, -0.02, 0.08],
            [1.04, -0.42, 0.025],
        ],
        [
            [0.22, 0.44, 0.10],
            [0.62, 0.30, 0.10],
            [0.90, 0.42, 0.08],
            [1.04, 0.80, 0.025],
        ],
        [
            [0.18, 0.50, 0.10],
            [0.46, 0.56, 0.10],
            [0.66, 0.72, 0.08],
            [0.70, 1.04, 0.025],
        ],
    ] {
        sketch.both(leg, Shape::brush(&points));
        sketch.both(BRASS, Shape::circle([points[1][0], points[1][1]], 0.055));
        sketch.both(BRASS, Shape::circle([points[2][0], points[2][1]], 0.045));
    }
    // The belly is a clock with a brass rim.
    let clock = [0.0, -0.20];
    sketch.add(body, Shape::circle(clock, 0.50));
    sketch.add(BRASS, Shape::circle(clock, 0.43));
    sketch.add(PAPER.lighter(0.5), Shape::circle(clock, 0.36));
    for hour in 0..12 {
        let angle = TAU * hour as f32 / 12.0;
        let (sin, cos) = angle.sin_cos();
        let from = if hour % 3 == 0 { 0.24 } else { 0.28 };
        let mark = [
            [clock[0] + from * sin, clock[1] - from * cos],
            [clock[0] + 0.32 * sin, clock[1] - 0.32 * cos],
        ];
        sketch.add(INK, Shape::line(&mark, if hour % 3 == 0 { 0.035 } else { 0.02 }));
    }
    sketch.add(INK, Shape::line(&[clock, [-0.14, -0.34]], 0.05));
    sketch.add(INK, Shape::line(&[clock, [0.10, -0.46]], 0.035));
    sketch.add(COPPER, Shape::circle(clock, 0.045));
    // The head with its eyes and jaws.
    sketch.both(
        leg,
        Shape::brush(&[[0.10, 0.66, 0.11], [0.16, 0.80, 0.09], [0.08, 0.92, 0.03]]),
    );
    sketch.add(
        body,
        Shape::symmetric(&[[0.0, 0.20], [0.26, 0.24], [0.37, 0.46], [0.26, 0.70], [0.0, 0.78]]),
    );
    sketch.eyes([0.135, 0.46], 0.115, Rgba::hex(0xFF_D15A));
    sketch.eyes([0.28, 0.33], 0.055, Rgba::hex(0xFF_D15A));
    let smile = super::super::shape::arc([0.0, 0.56], 0.12, 0.2 * PI, 0.8 * PI, 6);
    sketch.add(WHITE, Shape::line(&smile, 0.03));
    sketch
}
