//! The beasts of the forge.

use std::f32::consts::PI;

use super::{INK, Rgba, Shape, Sketch, WHITE};

const IRON: Rgba = Rgba::hex(0x6D_6A70);
const GLOW: Rgba = Rgba::hex(0xFF_A52E);
const HOT: Rgba = Rgba::hex(0xFF_DE7A);

/// A crocodile that eats scrap iron.
pub(super) fn crocodile() -> Sketch {
    let (hide, shade, belly) = (Rgba::hex(0x6E_7A3E), Rgba::hex(0x47_5228), Rgba::hex(0xE0_CC8E));
    let mut sketch = Sketch::default();
    // Plates along the neck.
    for (x, y, r) in [
        (0.30, -0.60, 0.17),
        (0.54, -0.46, 0.19),
        (0.72, -0.20, 0.20),
        (0.80, 0.14, 0.16),
    ] {
        sketch.add(IRON, Shape::star([x, y], 3, 0.30 + r * 0.4, 0.16));
    }
    // The body, the throat and its glow.
    sketch.add(
        hide,
        Shape::smooth(&[
            [0.0, -0.40],
            [0.36, -0.56],
            [0.78, -0.22],
            [1.0, 0.30],
            [1.0, 1.0],
            [1.0, 1.0],
            [0.10, 1.0],
            [0.10, 1.0],
            [0.16, 0.70],
            [0.30, 0.40],
            [0.06, 0.0],
        ]),
    );
    sketch.add(
        belly,
        Shape::smooth(&[
            [0.10, 1.0],
            [0.10, 1.0],
            [0.12, 0.74],
            [0.34, 0.50],
            [0.52, 0.66],
            [0.56, 1.0],
            [0.56, 1.0],
        ]),
    );
    for y in [0.70, 0.85] {
        sketch.add(
            belly.darker(0.25),
            Shape::brush(&[[0.16, y, 0.02], [0.34, y + 0.03, 0.035], [0.54, y, 0.02]]),
        );
    }
    sketch.add(
        Rgba::hex(0x8C_2416),
        Shape::smooth(&[
            [-0.90, 0.40],
            [-0.90, 0.40],
            [-0.30, 0.30],
            [0.26, -0.10],
            [0.34, 0.28],
            [0.14, 0.46],
            [-0.40, 0.48],
        ]),
    );
    sketch.add(
        GLOW,
        Shape::smooth(&[
            [-0.46, 0.40],
            [-0.10, 0.26],
            [0.22, 0.02],
            [0.26, 0.24],
            [0.06, 0.40],
            [-0.20, 0.45],
        ]),
    );
    sketch.add(
        HOT,
        Shape::smooth(&[[-0.14, 0.36], [0.08, 0.24], [0.20, 0.10], [0.20, 0.24], [0.04, 0.36]]),
    );
    // The upper jaw with brow and nostril.
    sketch.add(
        hide,
        Shape::smooth(&[
            [-0.96, -0.04],
            [-1.0, -0.22],
            [-0.84, -0.34],
            [-0.62, -0.26],
            [-0.30, -0.30],
            [-0.06, -0.58],
            [0.20, -0.70],
            [0.46, -0.50],
            [0.44, -0.14],
            [0.20, 0.06],
            [-0.16, 0.10],
            [-0.60, 0.10],
        ]),
    );
    sketch.add(
        shade,
        Shape::brush(&[
            [-0.94, 0.0, 0.03],
            [-0.50, 0.04, 0.05],
            [0.0, 0.02, 0.06],
            [0.34, -0.14, 0.03],
        ]),
    );
    for (step, x) in [-0.90, -0.72, -0.54, -0.36, -0.18, 0.0].into_iter().enumerate() {
        let long = if step % 2 == 0 { 0.17 } else { 0.11 };
        let y = 0.06;
        sketch.add(WHITE, Shape::polygon(&[[x - 0.06, y], [x + 0.06, y], [x, y + long]]));
    }
    for (step, x) in [-0.86, -0.68, -0.50, -0.32, -0.14].into_iter().enumerate() {
        let long = if step % 2 == 0 { 0.11 } else { 0.15 };
        let y = 0.46;
        sketch.add(WHITE, Shape::polygon(&[[x - 0.055, y], [x + 0.055, y], [x, y - long]]));
    }
    sketch.add(
        belly,
        Shape::smooth(&[
            [-0.98, 0.42],
            [-0.74, 0.44],
            [-0.30, 0.46],
            [0.02, 0.42],
            [0.20, 0.50],
            [0.10, 0.72],
            [-0.30, 0.74],
            [-0.80, 0.60],
        ]),
    );
    sketch.add(shade, Shape::ellipse([-0.86, -0.21], [0.07, 0.04], 0.2));
    sketch.eye([0.14, -0.44], 0.13, HOT);
    sketch.add(
        shade,
        Shape::smooth(&[
            [-0.06, -0.50],
            [0.02, -0.66],
            [0.20, -0.70],
            [0.36, -0.54],
            [0.34, -0.48],
            [0.10, -0.52],
        ]),
    );
    // Rivets and a nail between the teeth.
    for (x, y) in [(-0.50, -0.16), (-0.28, -0.16), (-0.06, -0.22)] {
        sketch.add(IRON, Shape::circle([x, y], 0.05));
        sketch.add(IRON.lighter(0.5), Shape::circle([x - 0.012, y - 0.015], 0.02));
    }
    sketch.add(IRON.darker(0.1), Shape::line(&[[-0.66, 0.02], [-0.60, 0.62]], 0.05));
    sketch.add(IRON.lighter(0.2), Shape::line(&[[-0.75, 0.01], [-0.57, -0.01]], 0.06));
    sketch
}

/// A ram with a brow of iron.
pub(super) fn ram() -> Sketch {
    let (wool, coat, horn) = (Rgba::hex(0xE9_DCC4), Rgba::hex(0x5B_4038), Rgba::hex(0xC9_9A5C));
    let mut sketch = Sketch::default();
    for (x, y, r) in [
        (0.0, 0.84, 0.30),
        (0.34, 0.76, 0.28),
        (0.62, 0.88, 0.24),
        (0.0, 0.58, 0.30),
        (0.34, 0.48, 0.24),
    ] {
        sketch.both(wool.darker(0.10), Shape::circle([x, y], r));
    }
    let ear = [[0.30, 0.02], [0.56, 0.10], [0.66, 0.26], [0.46, 0.26], [0.28, 0.16]];
    sketch.both(coat, Shape::smooth(&ear));
    sketch.add(
        coat,
        Shape::symmetric(&[
            [0.0, -0.46],
            [0.34, -0.38],
            [0.36, 0.06],
            [0.24, 0.46],
            [0.17, 0.72],
            [0.0, 0.80],
        ]),
    );
    sketch.add(
        coat.lighter(0.22),
        Shape::symmetric(&[[0.0, 0.40], [0.15, 0.46], [0.19, 0.64], [0.10, 0.78], [0.0, 0.80]]),
    );
    sketch.both(INK, Shape::ellipse([0.075, 0.58], [0.045, 0.03], 0.5));
    sketch.add(INK, Shape::line(&[[0.0, 0.62], [0.0, 0.70]], 0.025));
    sketch.both(
        INK,
        Shape::brush(&[[0.0, 0.70, 0.025], [0.06, 0.72, 0.03], [0.12, 0.69, 0.02]]),
    );
    // Horns curl around the ears.
    let curl: Vec<[f32; 3]> = (0..=24)
        .map(|step| {
            let t = step as f32 / 24.0;
            let angle = -2.35 + t * 2.0 * PI;
            let radius = 0.43 - 0.31 * t;
            [
                0.56 + radius * angle.cos(),
                -0.22 + radius * angle.sin(),
                0.36 * (1.0 - 0.82 * t),
            ]
        })
        .collect();
    sketch.both(horn, Shape::brush(&curl));
    for step in [2, 5, 8, 11, 14] {
        let (a, b, c) = (curl[step - 1], curl[step], curl[step + 1]);
        let (dx, dy) = (c[0] - a[0], c[1] - a[1]);
        let reach = 0.46 * b[2] / dx.hypot(dy);
        let ends = [
            [b[0] - dy * reach, b[1] + dx * reach],
            [b[0] + dy * reach, b[1] - dx * reach],
        ];
        sketch.both(horn.darker(0.36), Shape::line(&ends, 0.028));
    }
    // The brow is an anvil's face.
    sketch.add(
        IRON,
        Shape::symmetric(&[
            [0.0, -0.74],
            [0.30, -0.72],
            [0.36, -0.62],
            [0.36, -0.62],
            [0.30, -0.30],
            [0.20, -0.18],
            [0.0, -0.12],
        ]),
    );
    sketch.add(
        IRON.lighter(0.35),
        Shape::symmetric(&[[0.0, -0.72], [0.26, -0.70], [0.31, -0.62], [0.20, -0.60], [0.0, -0.60]]),
    );
    sketch.both(INK.faint(0.7), Shape::circle([0.20, -0.42], 0.035));
    sketch.add(GLOW, Shape::star([0.0, -0.36], 4, 0.13, 0.045));
    sketch.eyes([0.21, 0.06], 0.078, GLOW);
    sketch.both(
        coat.darker(0.4),
        Shape::brush(&[[0.08, 0.03, 0.04], [0.20, -0.04, 0.07], [0.33, -0.02, 0.03]]),
    );
    sketch
}

/// A fox with a brand for a tail.
pub(super) fn fox() -> Sketch {
    let (coat, shade, light) = (Rgba::hex(0xE0_7A2C), Rgba::hex(0x7A_2F18), Rgba::hex(0xFF_F0D8));
    let mut sketch = Sketch::default();
    // The tail swings up on the right and burns at its tip.
    sketch.add(
        coat.darker(0.12),
        Shape::brush(&[
            [0.14, 0.86, 0.24],
            [0.62, 0.84, 0.36],
            [0.86, 0.46, 0.38],
            [0.78, 0.10, 0.28],
            [0.82, -0.10, 0.18],
        ]),
    );
    sketch.add(
        GLOW,
        Shape::smooth(&[
            [0.70, 0.24],
            [0.62, 0.0],
            [0.70, -0.22],
            [0.66, -0.44],
            [0.66, -0.44],
            [0.86, -0.28],
            [0.98, -0.52],
            [0.98, -0.52],
            [1.02, -0.16],
            [0.98, 0.12],
            [0.90, 0.24],
            [0.86, 0.12],
            [0.80, 0.28],
        ]),
    );
    sketch.add(
        HOT,
        Shape::smooth(&[
            [0.76, 0.06],
            [0.74, -0.10],
            [0.82, -0.22],
            [0.90, -0.14],
            [0.94, -0.24],
            [0.92, 0.04],
            [0.84, 0.12],
        ]),
    );
    for (x, y, r) in [
        (0.56, -0.60, 0.035),
        (0.86, -0.72, 0.045),
        (1.0, -0.84, 0.028),
        (0.70, -0.86, 0.025),
    ] {
        sketch.add(HOT, Shape::star([x, y], 4, 1.9 * r, 0.8 * r));
    }
    sketch.add(
        coat,
        Shape::smooth(&[
            [-0.40, 0.34],
            [0.06, 0.30],
            [0.38, 0.56],
            [0.44, 1.0],
            [0.44, 1.0],
            [-0.74, 1.0],
            [-0.74, 1.0],
            [-0.66, 0.60],
        ]),
    );
    let shift = |shape: Shape| shape.placed([-0.16, 0.0], 1.0);
    sketch.add(
        light,
        shift(Shape::symmetric(&[
            [0.0, 0.40],
            [0.34, 0.44],
            [0.26, 0.74],
            [0.14, 0.76],
            [0.10, 0.94],
            [0.0, 0.86],
        ])),
    );
    let pair = |shape: Shape| shift(shape.mirrored().with(shape));
    sketch.add(
        coat,
        pair(Shape::smooth(&[
            [0.10, -0.40],
            [0.40, -0.70],
            [0.60, -0.98],
            [0.60, -0.98],
            [0.66, -0.56],
            [0.58, -0.10],
        ])),
    );
    sketch.add(
        shade,
        pair(Shape::smooth(&[
            [0.30, -0.46],
            [0.44, -0.64],
            [0.55, -0.82],
            [0.55, -0.82],
            [0.58, -0.54],
            [0.52, -0.30],
        ])),
    );
    sketch.add(
        coat,
        shift(Shape::symmetric(&[
            [0.0, -0.48],
            [0.40, -0.42],
            [0.64, -0.08],
            [0.78, 0.22],
            [0.78, 0.22],
            [0.50, 0.34],
            [0.22, 0.54],
            [0.0, 0.66],
        ])),
    );
    sketch.add(
        light,
        pair(Shape::smooth(&[
            [0.02, 0.62],
            [0.02, 0.62],
            [0.10, 0.26],
            [0.30, 0.10],
            [0.56, 0.12],
            [0.76, 0.22],
            [0.76, 0.22],
            [0.50, 0.34],
            [0.22, 0.53],
        ])),
    );
    sketch.add(light, pair(Shape::ellipse([0.27, -0.22], [0.10, 0.045], -0.35)));
    sketch.add(
        INK,
        shift(Shape::symmetric(&[
            [0.0, 0.48],
            [0.11, 0.50],
            [0.10, 0.60],
            [0.0, 0.68],
        ])),
    );
    for side in [-1.0, 1.0] {
        sketch.eye([-0.16 + 0.28 * side, 0.0], 0.095, HOT);
    }
    sketch.add(
        shade,
        pair(Shape::brush(&[
            [0.12, 0.0, 0.04],
            [0.26, -0.12, 0.075],
            [0.46, -0.14, 0.03],
        ])),
    );
    sketch
}
