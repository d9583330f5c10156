//! The beasts of the deep.

use std::f32::consts::PI;

use super::super::shape::arc;
use super::{INK, Rgba, Shape, Sketch, WHITE};

/// A crab that shakes hands.
pub(super) fn crab() -> Sketch {
    let (shell, shade, light) = (Rgba::hex(0xE5_5B45), Rgba::hex(0xA3_2F2E), Rgba::hex(0xFF_C9A0));
    let mut sketch = Sketch::default();
    for (end, bend) in [
        ([0.94, 0.56], [0.82, 0.22]),
        ([0.86, 0.80], [0.76, 0.48]),
        ([0.64, 0.96], [0.62, 0.70]),
    ] {
        sketch.both(
            shade,
            Shape::brush(&[[0.40, 0.30, 0.16], [bend[0], bend[1], 0.13], [end[0], end[1], 0.04]]),
        );
    }
    // Arms and claws.
    sketch.both(
        shade,
        Shape::brush(&[[0.46, 0.20, 0.17], [0.76, 0.06, 0.16], [0.74, -0.22, 0.15]]),
    );
    let claw = Shape::smooth(&[
        [0.58, -0.14],
        [0.44, -0.42],
        [0.42, -0.74],
        [0.56, -0.98],
        [0.56, -0.98],
        [0.62, -0.74],
        [0.70, -0.56],
        [0.70, -0.56],
        [0.82, -0.70],
        [0.90, -0.92],
        [0.90, -0.92],
        [1.02, -0.62],
        [0.98, -0.32],
        [0.84, -0.12],
        [0.70, -0.06],
    ]);
    sketch.both(shell, claw);
    sketch.both(
        light,
        Shape::smooth(&[[0.54, -0.46], [0.50, -0.68], [0.55, -0.82], [0.58, -0.62]]),
    );
    for (x, y) in [(0.80, -0.34), (0.68, -0.24), (0.88, -0.46)] {
        sketch.both(shade, Shape::circle([x, y], 0.032));
    }
    sketch.both(shell, Shape::line(&[[0.20, -0.14], [0.23, -0.42]], 0.09));
    sketch.add(
        shell,
        Shape::symmetric(&[
            [0.0, -0.22],
            [0.40, -0.20],
            [0.72, 0.02],
            [0.78, 0.26],
            [0.54, 0.56],
            [0.22, 0.70],
            [0.0, 0.72],
        ]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[
            [0.0, 0.36],
            [0.36, 0.32],
            [0.56, 0.36],
            [0.44, 0.56],
            [0.20, 0.67],
            [0.0, 0.69],
        ]),
    );
    // Coral grows on the shell.
    let coral = Rgba::hex(0xFF_8FA3);
    for branch in [
        [[0.0, -0.16, 0.12], [0.0, -0.34, 0.09], [0.02, -0.56, 0.06]],
        [[0.0, -0.28, 0.07], [0.10, -0.40, 0.06], [0.13, -0.52, 0.05]],
        [[0.0, -0.34, 0.07], [-0.09, -0.44, 0.06], [-0.12, -0.62, 0.05]],
    ] {
        sketch.add(coral, Shape::brush(&branch));
    }
    for (x, y, r) in [
        (0.0, -0.02, 0.05),
        (0.38, -0.04, 0.05),
        (0.56, 0.10, 0.04),
        (0.18, 0.06, 0.035),
    ] {
        sketch.both(light, Shape::circle([x, y], r));
    }
    sketch.add(
        INK,
        Shape::symmetric(&[[0.0, 0.40], [0.16, 0.38], [0.27, 0.33], [0.22, 0.48], [0.0, 0.56]]),
    );
    sketch.both(WHITE, Shape::polygon(&[[0.05, 0.39], [0.15, 0.37], [0.10, 0.46]]));
    sketch.both(WHITE, Shape::circle([0.24, -0.44], 0.135));
    sketch.eyes([0.235, -0.44], 0.10, Rgba::hex(0xFF_E9A8));
    sketch.both(
        shade,
        Shape::brush(&[[0.10, -0.48, 0.03], [0.22, -0.55, 0.07], [0.36, -0.56, 0.03]]),
    );
    sketch
}

/// A manta on the wing, seen from in front of it and below.
pub(super) fn manta() -> Sketch {
    let (back, shade, belly) = (Rgba::hex(0x2C_5E8E), Rgba::hex(0x1B_3C66), Rgba::hex(0xE8_F2EA));
    let spot = Rgba::hex(0x5B_A8C4);
    let mut sketch = Sketch::default();
    sketch.add(
        shade,
        Shape::brush(&[
            [0.0, 0.40, 0.15],
            [0.06, 0.66, 0.09],
            [-0.06, 0.86, 0.05],
            [0.06, 1.02, 0.02],
        ]),
    );
    let wing = [
        [0.0, -0.40],
        [0.22, -0.46],
        [0.46, -0.44],
        [0.78, -0.58],
        [1.04, -0.86],
        [1.04, -0.86],
        [1.06, -0.44],
        [0.84, -0.04],
        [0.50, 0.26],
        [0.26, 0.52],
        [0.10, 0.58],
        [0.0, 0.60],
    ];
    sketch.add(back, Shape::symmetric(&wing));
    sketch.both(
        shade,
        Shape::smooth(&[
            [0.64, -0.44],
            [0.86, -0.60],
            [1.02, -0.80],
            [1.02, -0.80],
            [1.0, -0.48],
            [0.82, -0.14],
            [0.86, -0.42],
        ]),
    );
    sketch.add(
        belly,
        Shape::symmetric(&[
            [0.0, -0.32],
            [0.30, -0.34],
            [0.56, -0.28],
            [0.62, -0.10],
            [0.42, 0.16],
            [0.22, 0.44],
            [0.0, 0.52],
        ]),
    );
    // Horn-like fins before the mouth.
    sketch.both(
        back,
        Shape::smooth(&[
            [0.18, -0.36],
            [0.18, -0.62],
            [0.30, -0.84],
            [0.30, -0.84],
            [0.40, -0.66],
            [0.44, -0.38],
            [0.30, -0.30],
        ]),
    );
    sketch.both(
        spot,
        Shape::smooth(&[
            [0.26, -0.52],
            [0.30, -0.72],
            [0.30, -0.72],
            [0.34, -0.60],
            [0.34, -0.48],
        ]),
    );
    sketch.add(
        INK,
        Shape::symmetric(&[[0.0, -0.22], [0.16, -0.25], [0.27, -0.24], [0.20, -0.10], [0.0, -0.05]]),
    );
    sketch.add(
        Rgba::hex(0xE0_7A86),
        Shape::symmetric(&[[0.0, -0.13], [0.10, -0.13], [0.09, -0.08], [0.0, -0.07]]),
    );
    sketch.eyes([0.43, -0.28], 0.082, Rgba::hex(0xFF_D65C));
    for row in 0..4 {
        let y = 0.06 + 0.09 * row as f32;
        let x = 0.25 - 0.035 * row as f32;
        sketch.both(
            spot.darker(0.15),
            Shape::brush(&[
                [x - 0.11, y, 0.02],
                [x - 0.04, y + 0.03, 0.035],
                [x + 0.05, y - 0.02, 0.02],
            ]),
        );
    }
    for (x, y, r) in [
        (0.74, -0.30, 0.05),
        (0.64, -0.02, 0.035),
        (0.86, -0.28, 0.03),
        (0.76, -0.14, 0.025),
    ] {
        sketch.both(spot, Shape::circle([x, y], r));
    }
    sketch
}

/// An octopus in a whirl of its own arms.
pub(super) fn octopus() -> Sketch {
    let (skin, shade, light) = (Rgba::hex(0x8A_4FA0), Rgba::hex(0x54_2C72), Rgba::hex(0xF2_B6C8));
    let mut sketch = Sketch::default();
    // Each arm starts under the head and ends in a curl.
    let arm = |start: [f32; 2], bend: [f32; 2], curl: [f32; 2], radius: f32, from: f32, width: f32| {
        let mut points = vec![[start[0], start[1], width], [bend[0], bend[1], width * 0.86]];
        let turn = arc(curl, radius, from, from + 1.45 * PI, 9);
        for (step, [x, y]) in turn.into_iter().enumerate() {
            let t = step as f32 / 9.0;
            let (dx, dy) = (x - curl[0], y - curl[1]);
            let shrink = 1.0 - 0.5 * t;
            points.push([curl[0] + dx * shrink, curl[1] + dy * shrink, width * (0.72 - 0.52 * t)]);
        }
        points
    };
    let arms = [
        arm([0.16, 0.16], [0.56, 0.14], [0.76, -0.16], 0.21, 0.42 * PI, 0.21),
        arm([0.16, 0.26], [0.52, 0.44], [0.82, 0.36], 0.20, 0.52 * PI, 0.21),
        arm([0.10, 0.30], [0.24, 0.70], [0.50, 0.80], 0.20, 0.72 * PI, 0.21),
    ];
    for (index, points) in arms.iter().enumerate() {
        sketch.both(
            if index % 2 == 0 { shade } else { skin.darker(0.1) },
            Shape::brush(points),
        );
        for [x, y, width] in points.iter().skip(1).take(6) {
            sketch.both(light, Shape::circle([*x, *y], 0.20 * width));
        }
    }
    sketch.add(
        skin,
        Shape::symmetric(&[
            [0.0, -0.98],
            [0.34, -0.92],
            [0.56, -0.60],
            [0.50, -0.22],
            [0.38, 0.04],
            [0.36, 0.30],
            [0.20, 0.46],
            [0.0, 0.48],
        ]),
    );
    for (x, y, r) in [
        (0.20, -0.78, 0.06),
        (0.36, -0.60, 0.045),
        (-0.10, -0.84, 0.035),
        (-0.34, -0.66, 0.06),
        (-0.24, -0.52, 0.03),
    ] {
        sketch.add(light.mix(skin, 0.35), Shape::circle([x, y], r));
    }
    sketch.both(WHITE, Shape::ellipse([0.21, -0.16], [0.165, 0.185], 0.0));
    sketch.eyes([0.20, -0.14], 0.115, Rgba::hex(0xFF_C94A));
    sketch.both(
        shade,
        Shape::brush(&[[0.05, -0.30, 0.04], [0.22, -0.37, 0.075], [0.40, -0.30, 0.03]]),
    );
    sketch.add(shade, Shape::ring([0.0, 0.20], 0.075, 0.05));
    sketch.both(light, Shape::ellipse([0.30, 0.10], [0.06, 0.035], 0.0));
    sketch
}
