//! The beasts of the thorny wood.

use std::f32::consts::PI;

use super::{INK, Rgba, Shape, Sketch, WHITE};

const LEAF: Rgba = Rgba::hex(0x7F_A94A);
const MOSS: Rgba = Rgba::hex(0x5C_8A3C);

/// A stag whose antlers bloom.
pub(super) fn stag() -> Sketch {
    let (coat, shade, light) = (Rgba::hex(0xA8_6638), Rgba::hex(0x7C_4526), Rgba::hex(0xEC_CFA0));
    let (antler, petal) = (Rgba::hex(0xE8_C98E), Rgba::hex(0xE8_7F93));
    let mut sketch = Sketch::default();
    for tine in [
        [[0.46, -0.58, 0.10], [0.42, -0.78, 0.08], [0.44, -0.96, 0.03]],
        [[0.68, -0.60, 0.10], [0.84, -0.62, 0.07], [0.98, -0.54, 0.03]],
        [[0.28, -0.48, 0.10], [0.20, -0.66, 0.07], [0.20, -0.80, 0.03]],
    ] {
        sketch.both(antler, Shape::brush(&tine));
    }
    let beam = [
        [0.13, -0.30, 0.14],
        [0.28, -0.48, 0.13],
        [0.56, -0.58, 0.12],
        [0.76, -0.72, 0.09],
        [0.80, -0.98, 0.03],
    ];
    sketch.both(antler, Shape::brush(&beam));
    for (x, y, turn) in [
        (0.55, -0.74, 0.6),
        (0.86, -0.78, -0.4),
        (0.36, -0.64, -0.7),
        (0.82, -0.52, 1.0),
    ] {
        sketch.both(LEAF, Shape::ellipse([x, y], [0.055, 0.11], turn));
    }
    for (x, y) in [(0.44, -0.96), (0.80, -0.98), (0.20, -0.82), (0.98, -0.54)] {
        sketch.both(petal, Shape::star([x, y], 5, 0.095, 0.06));
        sketch.both(WHITE, Shape::circle([x, y], 0.03));
    }
    // Neck and shoulders.
    sketch.add(
        shade,
        Shape::symmetric(&[
            [0.0, 0.1],
            [0.32, 0.16],
            [0.40, 0.62],
            [0.66, 0.92],
            [0.62, 1.02],
            [0.0, 1.04],
        ]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[
            [0.0, 0.40],
            [0.24, 0.60],
            [0.30, 0.82],
            [0.16, 0.82],
            [0.10, 1.0],
            [0.0, 0.90],
        ]),
    );
    let ear = [
        [0.22, -0.22],
        [0.46, -0.38],
        [0.82, -0.34],
        [0.82, -0.34],
        [0.66, -0.12],
        [0.34, -0.02],
    ];
    sketch.both(coat, Shape::smooth(&ear));
    sketch.both(
        light,
        Shape::smooth(&[
            [0.40, -0.20],
            [0.54, -0.28],
            [0.72, -0.30],
            [0.72, -0.30],
            [0.58, -0.16],
        ]),
    );
    sketch.add(
        coat,
        Shape::symmetric(&[
            [0.0, -0.38],
            [0.26, -0.30],
            [0.35, -0.02],
            [0.26, 0.30],
            [0.20, 0.58],
            [0.0, 0.70],
        ]),
    );
    sketch.add(
        shade,
        Shape::symmetric(&[[0.0, -0.34], [0.10, -0.22], [0.10, 0.10], [0.0, 0.34]]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[[0.0, 0.28], [0.15, 0.34], [0.21, 0.52], [0.12, 0.68], [0.0, 0.72]]),
    );
    sketch.add(
        INK,
        Shape::symmetric(&[[0.0, 0.38], [0.11, 0.39], [0.12, 0.46], [0.0, 0.55]]),
    );
    sketch.eyes([0.215, 0.0], 0.082, Rgba::hex(0xF2_B84B));
    sketch.both(
        shade,
        Shape::brush(&[[0.10, -0.07, 0.03], [0.22, -0.12, 0.05], [0.33, -0.06, 0.03]]),
    );
    sketch
}

/// A bear under moss, hardly awake.
pub(super) fn bear() -> Sketch {
    let (coat, shade, light) = (Rgba::hex(0x86_593A), Rgba::hex(0x5E_3B27), Rgba::hex(0xE2_BE8E));
    let mut sketch = Sketch::default();
    sketch.add(
        shade,
        Shape::symmetric(&[
            [0.0, 0.1],
            [0.62, 0.22],
            [0.94, 0.58],
            [1.0, 1.0],
            [1.0, 1.0],
            [0.0, 1.04],
        ]),
    );
    sketch.both(coat, Shape::circle([0.54, -0.60], 0.27));
    sketch.both(light, Shape::circle([0.54, -0.60], 0.14));
    sketch.add(
        coat,
        Shape::symmetric(&[
            [0.0, -0.74],
            [0.48, -0.64],
            [0.72, -0.20],
            [0.74, 0.22],
            [0.44, 0.58],
            [0.0, 0.66],
        ]),
    );
    // Moss lies on his head like a cap.
    sketch.add(
        MOSS,
        Shape::symmetric(&[
            [0.0, -0.88],
            [0.34, -0.82],
            [0.60, -0.56],
            [0.62, -0.36],
            [0.52, -0.36],
            [0.46, -0.50],
            [0.34, -0.34],
            [0.22, -0.52],
            [0.10, -0.38],
            [0.0, -0.52],
        ]),
    );
    sketch.add(
        LEAF,
        Shape::symmetric(&[[0.0, -0.86], [0.26, -0.80], [0.44, -0.62], [0.24, -0.66], [0.0, -0.72]]),
    );
    sketch.add(
        LEAF,
        Shape::brush(&[[0.05, -0.84, 0.04], [0.09, -0.95, 0.035], [0.04, -1.04, 0.02]]),
    );
    sketch.add(LEAF, Shape::ellipse([0.16, -1.0], [0.12, 0.055], -0.4));
    sketch.add(LEAF, Shape::ellipse([-0.07, -1.02], [0.10, 0.05], 0.5));
    sketch.both(
        MOSS,
        Shape::smooth(&[
            [0.66, 0.28],
            [0.98, 0.52],
            [1.0, 0.78],
            [0.86, 0.62],
            [0.78, 0.76],
            [0.70, 0.56],
        ]),
    );
    sketch.add(
        light,
        Shape::symmetric(&[[0.0, -0.02], [0.24, 0.04], [0.38, 0.30], [0.24, 0.54], [0.0, 0.60]]),
    );
    sketch.add(
        INK,
        Shape::symmetric(&[[0.0, 0.04], [0.16, 0.05], [0.17, 0.15], [0.0, 0.25]]),
    );
    sketch.add(INK, Shape::line(&[[0.0, 0.2], [0.0, 0.37]], 0.035));
    sketch.both(
        INK,
        Shape::brush(&[[0.0, 0.37, 0.035], [0.11, 0.42, 0.04], [0.21, 0.36, 0.03]]),
    );
    sketch.eyes([0.30, -0.12], 0.10, Rgba::hex(0xF0_B650));
    // Heavy lids.
    sketch.both(
        shade,
        Shape::smooth(&[
            [0.14, -0.12],
            [0.17, -0.26],
            [0.32, -0.29],
            [0.45, -0.22],
            [0.46, -0.15],
            [0.46, -0.15],
        ]),
    );
    let claw = |x: f32| Shape::smooth(&[[x - 0.05, 0.82], [x, 0.76], [x + 0.05, 0.82], [x, 1.0], [x, 1.0]]);
    sketch.both(coat, Shape::ellipse([0.62, 0.82], [0.30, 0.20], 0.1));
    for x in [0.44, 0.60, 0.76] {
        sketch.both(WHITE, claw(x).placed([0.0, 0.02], 1.0));
    }
    sketch
}

/// A hedgehog on the roll, burrs in his coat.
pub(super) fn hedgehog() -> Sketch {
    let (spines, tips, face) = (Rgba::hex(0x5A_4030), Rgba::hex(0xB9_8D58), Rgba::hex(0xF0_D3A4));
    let mut sketch = Sketch::default();
    let fan = |radius: f32, inner: f32, count: usize, from: f32, to: f32| {
        let mut points = Vec::new();
        for step in 0..=2 * count {
            let angle = from + (to - from) * step as f32 / (2 * count) as f32;
            let r = if step % 2 == 1 { radius } else { inner };
            points.push([0.06 + 1.03 * r * angle.cos(), 0.10 + r * angle.sin()]);
        }
        Shape::polygon(&points)
    };
    for x in [-0.28, 0.30, 0.62] {
        sketch.add(face.darker(0.35), Shape::ellipse([x, 0.84], [0.17, 0.10], 0.0));
    }
    sketch.add(tips, fan(0.98, 0.74, 17, -PI * 1.02, PI * 0.26));
    sketch.add(spines, fan(0.86, 0.64, 16, -PI * 1.0, PI * 0.24));
    sketch.add(
        face,
        Shape::smooth(&[
            [-0.96, 0.46],
            [-0.70, 0.22],
            [-0.46, -0.12],
            [-0.12, -0.16],
            [0.10, 0.16],
            [0.34, 0.44],
            [0.70, 0.60],
            [0.56, 0.80],
            [0.06, 0.86],
            [-0.50, 0.82],
            [-0.78, 0.64],
        ]),
    );
    sketch.add(spines, fan(0.66, 0.50, 13, -PI * 0.94, PI * 0.16));
    sketch.add(tips, fan(0.50, 0.38, 11, -PI * 0.92, PI * 0.12));
    sketch.add(spines, fan(0.40, 0.26, 9, -PI * 0.92, PI * 0.10));
    sketch.add(face.darker(0.22), Shape::ellipse([-0.20, 0.12], [0.15, 0.18], 0.3));
    sketch.add(face.lighter(0.3), Shape::ellipse([-0.20, 0.14], [0.08, 0.11], 0.3));
    sketch.add(INK, Shape::circle([-0.95, 0.45], 0.10));
    sketch.add(WHITE, Shape::circle([-0.97, 0.41], 0.03));
    sketch.eye([-0.54, 0.22], 0.10, Rgba::hex(0xA7_5A2A));
    sketch.add(
        INK,
        Shape::brush(&[[-0.80, 0.58, 0.025], [-0.66, 0.62, 0.04], [-0.50, 0.54, 0.025]]),
    );
    sketch.add(Rgba::hex(0xE8_9A7B), Shape::ellipse([-0.44, 0.46], [0.09, 0.06], 0.0));
    for x in [-0.34, 0.12] {
        sketch.add(face.darker(0.15), Shape::ellipse([x, 0.86], [0.18, 0.10], 0.0));
    }
    for (x, y, r) in [(0.52, -0.56, 0.15), (0.86, -0.02, 0.12), (0.06, -0.78, 0.11)] {
        sketch.add(MOSS, Shape::star([x, y], 11, r, 0.68 * r));
        sketch.add(LEAF, Shape::circle([x, y], 0.48 * r));
    }
    sketch
}
