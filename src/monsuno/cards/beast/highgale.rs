//! The beasts of the high winds.

use super::{BRASS, INK, Rgba, Shape, Sketch, WHITE};

const CLOUD: Rgba = Rgba::hex(0xF4_F1F4);

/// An eagle with the storm behind him.
pub(super) fn eagle() -> Sketch {
    let (plume, shade, beak) = (Rgba::hex(0xFA_F3E2), Rgba::hex(0xC9_BFCB), Rgba::hex(0xF5_B02E));
    let (dark, slate) = (Rgba::hex(0x37_3358), Rgba::hex(0x54_5080));
    let mut sketch = Sketch::default();
    // Shoulders of dark feathers.
    sketch.add(
        dark,
        Shape::smooth(&[
            [-0.30, 0.50],
            [0.30, 0.10],
            [0.74, 0.20],
            [0.96, 0.62],
            [1.0, 1.02],
            [1.0, 1.02],
            [-0.64, 1.02],
            [-0.64, 1.02],
            [-0.56, 0.76],
        ]),
    );
    for (x, y, turn) in [
        (-0.30, 0.88, 0.1),
        (0.0, 0.92, 0.0),
        (0.34, 0.90, -0.1),
        (0.66, 0.84, -0.3),
        (0.86, 0.66, -0.5),
    ] {
        sketch.add(slate, Shape::ellipse([x, y], [0.09, 0.19], turn));
    }
    // Feathers stand off the back of the neck.
    sketch.add(
        plume,
        Shape::polygon(&[
            [-0.36, -0.60],
            [-0.06, -0.86],
            [0.42, -0.84],
            [0.30, -0.72],
            [0.74, -0.62],
            [0.58, -0.48],
            [0.94, -0.30],
            [0.74, -0.18],
            [1.0, 0.08],
            [0.78, 0.12],
            [0.94, 0.42],
            [0.70, 0.36],
            [0.72, 0.68],
            [0.50, 0.52],
            [0.40, 0.82],
            [0.22, 0.60],
            [0.04, 0.86],
            [-0.10, 0.60],
            [-0.32, 0.78],
            [-0.34, 0.40],
        ]),
    );
    sketch.add(
        plume,
        Shape::smooth(&[
            [-0.50, -0.44],
            [-0.24, -0.84],
            [0.20, -0.88],
            [0.50, -0.60],
            [0.56, -0.06],
            [0.36, 0.44],
            [-0.16, 0.48],
            [-0.36, 0.10],
        ]),
    );
    for feather in [
        [[0.30, -0.42, 0.02], [0.46, -0.36, 0.06], [0.58, -0.22, 0.02]],
        [[0.28, -0.16, 0.02], [0.46, -0.06, 0.06], [0.58, 0.10, 0.02]],
        [[0.18, 0.10, 0.02], [0.34, 0.22, 0.06], [0.42, 0.40, 0.02]],
        [[-0.04, 0.22, 0.02], [0.06, 0.36, 0.06], [0.08, 0.52, 0.02]],
    ] {
        sketch.add(shade, Shape::brush(&feather));
    }
    // The beak, open a little.
    sketch.add(
        beak.darker(0.2),
        Shape::smooth(&[
            [-0.34, 0.06],
            [-0.60, 0.14],
            [-0.66, 0.24],
            [-0.42, 0.28],
            [-0.22, 0.16],
        ]),
    );
    sketch.add(
        beak,
        Shape::smooth(&[
            [-0.32, -0.34],
            [-0.60, -0.38],
            [-0.88, -0.22],
            [-0.98, 0.06],
            [-0.94, 0.34],
            [-0.94, 0.34],
            [-0.80, 0.14],
            [-0.62, 0.06],
            [-0.30, 0.08],
            [-0.22, -0.10],
        ]),
    );
    sketch.add(
        beak.lighter(0.5),
        Shape::brush(&[[-0.48, -0.28, 0.02], [-0.70, -0.24, 0.06], [-0.86, -0.08, 0.02]]),
    );
    sketch.add(INK, Shape::ellipse([-0.52, -0.13], [0.05, 0.028], 0.4));
    sketch.eye([-0.10, -0.26], 0.125, beak);
    sketch.add(
        dark,
        Shape::smooth(&[
            [-0.34, -0.30],
            [-0.34, -0.30],
            [-0.14, -0.46],
            [0.14, -0.44],
            [0.24, -0.34],
            [0.04, -0.36],
            [-0.20, -0.30],
        ]),
    );
    // A bolt as a scar.
    let bolt = [
        [0.10, -0.70],
        [-0.02, -0.58],
        [0.06, -0.57],
        [-0.02, -0.46],
        [0.18, -0.61],
        [0.10, -0.62],
        [0.20, -0.72],
    ];
    sketch.add(BRASS, Shape::polygon(&bolt));
    sketch
}

/// A bat that whistles.
pub(super) fn bat() -> Sketch {
    let (fur, wing, bone) = (Rgba::hex(0x6B_4E8C), Rgba::hex(0x3E_2F66), Rgba::hex(0x8D_74B4));
    let pink = Rgba::hex(0xF0_A0B4);
    let mut sketch = Sketch::default();
    sketch.both(
        wing,
        Shape::smooth(&[
            [0.16, -0.06],
            [0.34, -0.22],
            [0.50, -0.62],
            [0.50, -0.62],
            [0.82, -0.50],
            [1.06, -0.10],
            [1.06, -0.10],
            [0.94, 0.02],
            [0.90, 0.36],
            [0.90, 0.36],
            [0.76, 0.26],
            [0.60, 0.56],
            [0.60, 0.56],
            [0.46, 0.38],
            [0.22, 0.60],
            [0.22, 0.60],
        ]),
    );
    for finger in [
        [[0.50, -0.60, 0.07], [0.84, -0.42, 0.05], [1.04, -0.12, 0.02]],
        [[0.50, -0.60, 0.06], [0.76, -0.20, 0.045], [0.88, 0.30, 0.02]],
        [[0.50, -0.60, 0.06], [0.58, -0.06, 0.045], [0.60, 0.48, 0.02]],
        [[0.20, 0.02, 0.10], [0.36, -0.22, 0.085], [0.50, -0.62, 0.04]],
    ] {
        sketch.both(bone, Shape::brush(&finger));
    }
    sketch.both(fur, Shape::ellipse([0.12, 0.82], [0.07, 0.12], 0.2));
    sketch.add(
        fur,
        Shape::symmetric(&[[0.0, 0.0], [0.30, 0.12], [0.34, 0.44], [0.22, 0.72], [0.0, 0.82]]),
    );
    sketch.add(
        fur.lighter(0.35),
        Shape::symmetric(&[
            [0.0, 0.20],
            [0.17, 0.26],
            [0.20, 0.48],
            [0.10, 0.58],
            [0.06, 0.70],
            [0.0, 0.66],
        ]),
    );
    let ear = [
        [0.06, -0.42],
        [0.20, -0.78],
        [0.44, -1.02],
        [0.44, -1.02],
        [0.50, -0.64],
        [0.36, -0.22],
    ];
    sketch.both(fur, Shape::smooth(&ear));
    sketch.both(
        pink,
        Shape::smooth(&[
            [0.18, -0.46],
            [0.28, -0.70],
            [0.40, -0.88],
            [0.40, -0.88],
            [0.42, -0.62],
            [0.34, -0.34],
        ]),
    );
    sketch.add(
        fur,
        Shape::symmetric(&[
            [0.0, -0.46],
            [0.28, -0.42],
            [0.42, -0.14],
            [0.40, 0.06],
            [0.24, 0.24],
            [0.0, 0.30],
        ]),
    );
    sketch.add(
        fur.lighter(0.35),
        Shape::symmetric(&[[0.0, -0.10], [0.20, -0.06], [0.26, 0.08], [0.14, 0.24], [0.0, 0.27]]),
    );
    sketch.add(
        pink,
        Shape::symmetric(&[[0.0, -0.07], [0.09, -0.05], [0.07, 0.02], [0.0, 0.05]]),
    );
    sketch.add(INK, Shape::circle([0.0, 0.16], 0.062));
    sketch.both(WHITE, Shape::polygon(&[[0.07, 0.10], [0.15, 0.10], [0.11, 0.20]]));
    sketch.eyes([0.20, -0.20], 0.115, Rgba::hex(0xFF_D75E));
    // What he whistles.
    for (side, radius) in [(0.0, 0.16), (0.0, 0.25)] {
        let points = super::super::shape::arc([side, 0.16], radius, 0.9, 2.24, 6);
        sketch.add(CLOUD, Shape::line(&points, 0.028));
    }
    sketch
}

/// A serpent that was taken for a cloud.
pub(super) fn serpent() -> Sketch {
    let (scales, shade, belly) = (Rgba::hex(0x6F_86D6), Rgba::hex(0x41_4F9C), Rgba::hex(0xFB_EFD2));
    let mut sketch = Sketch::default();
    let puff = |sketch: &mut Sketch, x: f32, y: f32, scale: f32| {
        let cloud = [
            (-0.30, 0.06, 0.15),
            (-0.08, -0.05, 0.20),
            (0.18, 0.0, 0.17),
            (0.36, 0.08, 0.12),
        ]
        .into_iter()
        .fold(
            Shape::rounded([-0.44, 0.04], [0.92, 0.17], 0.085),
            |cloud, (x, y, r)| cloud.with(Shape::circle([x, y], r)),
        );
        sketch.add(CLOUD, cloud.placed([x, y], scale));
    };
    // The tail with half a coil, then the other half and the neck. The edge begins a point later than the scales do, so
    // that the halves join without a seam.
    let body = |sketch: &mut Sketch, points: &[[f32; 3]]| {
        sketch.add(shade, Shape::brush(&points[1..]));
        let back: Vec<[f32; 3]> = points
            .iter()
            .map(|[x, y, w]| [x - 0.02, y - 0.10 * w, w * 0.76])
            .collect();
        sketch.add(scales, Shape::brush(&back));
        let light: Vec<[f32; 3]> = points
            .iter()
            .map(|[x, y, w]| [x - 0.02, y - 0.28 * w, w * 0.16])
            .collect();
        sketch.add(scales.lighter(0.4), Shape::brush(&light));
    };
    body(
        &mut sketch,
        &[
            [0.98, 0.20, 0.02],
            [0.98, 0.20, 0.02],
            [0.86, 0.40, 0.12],
            [0.60, 0.32, 0.20],
            [0.20, 0.30, 0.26],
            [-0.20, 0.34, 0.29],
            [-0.56, 0.46, 0.31],
            [-0.70, 0.66, 0.32],
        ],
    );
    puff(&mut sketch, 0.66, 0.60, 0.8);
    body(
        &mut sketch,
        &[
            [-0.20, 0.34, 0.29],
            [-0.56, 0.46, 0.31],
            [-0.70, 0.66, 0.32],
            [-0.52, 0.86, 0.33],
            [-0.10, 0.90, 0.34],
            [0.30, 0.80, 0.34],
            [0.54, 0.52, 0.33],
            [0.40, 0.18, 0.32],
            [0.10, 0.0, 0.32],
            [0.0, -0.22, 0.31],
            [0.08, -0.42, 0.32],
        ],
    );
    puff(&mut sketch, -0.56, 0.90, 0.95);
    puff(&mut sketch, 0.44, 0.94, 0.8);
    // The head with its mane, horns and whiskers.
    for (x, y, turn) in [(0.46, -0.34, 0.9), (0.50, -0.52, 1.3), (0.46, -0.70, 1.8)] {
        sketch.add(CLOUD, Shape::ellipse([x, y], [0.07, 0.22], turn));
    }
    sketch.add(
        BRASS,
        Shape::brush(&[[0.10, -0.74, 0.10], [0.26, -0.90, 0.08], [0.46, -0.98, 0.03]]),
    );
    sketch.add(
        BRASS,
        Shape::brush(&[[-0.12, -0.76, 0.09], [-0.06, -0.92, 0.07], [0.08, -1.04, 0.03]]),
    );
    sketch.add(
        scales,
        Shape::smooth(&[
            [-0.72, -0.36],
            [-0.66, -0.54],
            [-0.40, -0.60],
            [-0.20, -0.80],
            [0.12, -0.82],
            [0.38, -0.62],
            [0.38, -0.36],
            [0.14, -0.20],
            [-0.30, -0.20],
            [-0.62, -0.22],
        ]),
    );
    sketch.add(
        belly,
        Shape::smooth(&[
            [-0.70, -0.32],
            [-0.40, -0.30],
            [-0.10, -0.34],
            [0.18, -0.30],
            [0.04, -0.18],
            [-0.30, -0.15],
            [-0.62, -0.20],
        ]),
    );
    sketch.add(
        INK,
        Shape::brush(&[
            [-0.70, -0.33, 0.02],
            [-0.40, -0.30, 0.03],
            [-0.10, -0.35, 0.035],
            [0.06, -0.44, 0.02],
        ]),
    );
    sketch.add(INK, Shape::ellipse([-0.60, -0.46], [0.04, 0.025], 0.3));
    sketch.eye([-0.12, -0.54], 0.11, Rgba::hex(0xFF_D24A));
    sketch.add(
        shade,
        Shape::brush(&[[-0.30, -0.60, 0.03], [-0.14, -0.68, 0.07], [0.06, -0.62, 0.03]]),
    );
    sketch.add(
        BRASS,
        Shape::brush(&[
            [-0.60, -0.30, 0.045],
            [-0.80, -0.16, 0.035],
            [-0.96, -0.28, 0.02],
            [-1.0, -0.42, 0.012],
        ]),
    );
    sketch.add(
        BRASS,
        Shape::brush(&[
            [-0.50, -0.22, 0.045],
            [-0.62, -0.02, 0.035],
            [-0.82, 0.02, 0.02],
            [-0.94, -0.06, 0.012],
        ]),
    );
    sketch
}
