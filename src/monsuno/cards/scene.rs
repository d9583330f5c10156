//! The land behind a portrait: each faction's own sky, sun and horizon.

use std::f32::consts::TAU;

use super::canvas::{Canvas, Paint};
use super::palette::{Livery, Rgba, livery};
use super::shape::{Point, Shape};

/// Paints the land of a faction over the whole of a canvas of this size.
pub(super) fn paint(canvas: &mut Canvas, [width, height]: Point, faction: &str) {
    let colors = livery(faction);
    let all = Shape::rounded([0.0, 0.0], [width, height], 0.0);
    canvas.fill(&all, Paint::Down([(0.0, colors.sky), (0.72 * height, colors.light)]));
    let sun = [0.60 * width, 0.44 * height];
    rays(canvas, sun, width, colors.light.lighter(0.4).faint(0.30));
    let glow = colors.light.lighter(0.7);
    canvas.fill(
        &Shape::circle(sun, 0.62 * height),
        Paint::Round(sun, [(0.0, glow.faint(0.9)), (0.62 * height, glow.faint(0.0))]),
    );
    match faction {
        "thornwood" => wood(canvas, [width, height], &colors),
        "cinderforge" => forge(canvas, [width, height], &colors),
        "deeptide" => sea(canvas, [width, height], &colors),
        "highgale" => clouds(canvas, [width, height], &colors),
        "clockhollow" => valley(canvas, [width, height], &colors),
        _ => hills(canvas, [width, height], 0.70, colors.main),
    }
    // The picture darkens towards its edge.
    let middle = [0.5 * width, 0.5 * height];
    let shade = colors.deep;
    canvas.fill(
        &all,
        Paint::Round(
            middle,
            [(0.26 * width, shade.faint(0.0)), (0.72 * width, shade.faint(0.55))],
        ),
    );
}

/// Broad rays of light around the sun.
fn rays(canvas: &mut Canvas, [x, y]: Point, reach: f32, color: Rgba) {
    let count = 16;
    let star = (0..count).fold(Shape::default(), |star, ray| {
        let ray = Shape::polygon(&[[0.0, 0.0], [0.10 * reach, -reach], [-0.10 * reach, -reach]])
            .turned(TAU * ray as f32 / count as f32);
        star.with(ray)
    });
    canvas.fill(&star.placed([x, y], 1.0), color);
}

/// Rolling hills from a height down.
fn hills(canvas: &mut Canvas, [width, height]: Point, top: f32, color: Rgba) {
    let y = |part: f32| (top + part) * height;
    let ground = Shape::smooth(&[
        [-0.1 * width, y(0.04)],
        [0.12 * width, y(-0.03)],
        [0.36 * width, y(0.05)],
        [0.62 * width, y(-0.04)],
        [0.86 * width, y(0.02)],
        [1.1 * width, y(-0.05)],
        [1.1 * width, 1.2 * height],
        [1.1 * width, 1.2 * height],
        [-0.1 * width, 1.2 * height],
        [-0.1 * width, 1.2 * height],
    ]);
    canvas.fill(&ground, Paint::Down([(y(-0.05), color), (height, color.darker(0.35))]));
}

fn wood(canvas: &mut Canvas, size: Point, colors: &Livery) {
    let [width, height] = size;
    for (row, (base, tall, tone)) in [(0.74, 0.30, 0.45), (0.84, 0.38, 0.12)].into_iter().enumerate() {
        let color = colors.main.mix(colors.light, tone);
        hills(canvas, size, base, color);
        for tree in 0..9 {
            let x = (0.02 + 0.125 * tree as f32 + 0.06 * row as f32) * width;
            let tall = tall * height * (0.70 + 0.30 * ((tree * 5 + row * 3) % 4) as f32 / 3.0);
            let foot = (base + 0.05) * height;
            let fir = (0..3).fold(Shape::default(), |fir, tier| {
                let low = foot - 0.26 * tall * tier as f32;
                let half = 0.24 * tall * (1.0 - 0.24 * tier as f32);
                fir.with(Shape::polygon(&[
                    [x - half, low],
                    [x, low - 0.48 * tall],
                    [x + half, low],
                ]))
            });
            canvas.fill(&fir, color);
        }
    }
    hills(canvas, size, 0.90, colors.deep.mix(colors.main, 0.5));
}

fn forge(canvas: &mut Canvas, size: Point, colors: &Livery) {
    let [width, height] = size;
    let far = colors.main.mix(colors.light, 0.35);
    for (x, tall, wide) in [
        (0.06, 0.42, 0.07),
        (0.17, 0.30, 0.09),
        (0.76, 0.36, 0.08),
        (0.90, 0.50, 0.07),
    ] {
        let top = (0.86 - tall) * height;
        let stack = Shape::polygon(&[
            [(x - 0.5 * wide) * width, height],
            [(x - 0.34 * wide) * width, top],
            [(x + 0.34 * wide) * width, top],
            [(x + 0.5 * wide) * width, height],
        ]);
        for (puff, step) in [1.0_f32, 2.0, 3.1].into_iter().enumerate() {
            let at = [(x + 0.025 * step) * width, top - 0.05 * step * height];
            canvas.fill(
                &Shape::circle(at, (0.020 + 0.012 * puff as f32) * width),
                colors.light.faint(0.55),
            );
        }
        canvas.fill(&stack, far);
        canvas.fill(
            &Shape::rounded([(x - 0.46 * wide) * width, top - 0.4], [0.92 * wide * width, 1.2], 0.3),
            far.darker(0.2),
        );
    }
    hills(canvas, size, 0.80, colors.main);
    hills(canvas, size, 0.91, colors.deep.mix(colors.main, 0.3));
    for spark in 0..26_u16 {
        let at = [0.37, 0.71].map(|stride: f32| (f32::from(spark) * stride + 0.13).fract());
        let radius = 0.16 + 0.03 * f32::from(spark % 5);
        canvas.fill(
            &Shape::star([at[0] * width, at[1] * height], 4, 2.2 * radius, 0.7 * radius),
            Rgba::hex(0xFF_E08A).faint(0.9),
        );
    }
}

fn sea(canvas: &mut Canvas, [width, height]: Point, colors: &Livery) {
    for (row, (top, tone)) in [(0.62, 0.50), (0.72, 0.28), (0.82, 0.10), (0.92, -0.2)]
        .into_iter()
        .enumerate()
    {
        let color = if tone > 0.0 {
            colors.main.mix(colors.light, tone)
        } else {
            colors.main.mix(colors.deep, -tone * 2.0)
        };
        let mut points = Vec::new();
        for step in -1..=11_i16 {
            let x = (f32::from(step) * 0.1 + 0.035 * row as f32) * width;
            let lift = if step % 2 == 0 { -0.018 } else { 0.022 };
            points.push([x, (top + lift) * height]);
        }
        points.extend([[1.3 * width, 1.2 * height]; 2]);
        points.extend([[-0.2 * width, 1.2 * height]; 2]);
        canvas.fill(
            &Shape::smooth(&points),
            Paint::Down([(top * height, color), (height, color.darker(0.25))]),
        );
    }
    for bubble in 0..20_u16 {
        let at = [0.37, 0.61].map(|stride: f32| (f32::from(bubble) * stride + 0.05).fract());
        let radius = (0.006 + 0.004 * f32::from(bubble % 4)) * width;
        canvas.fill(
            &Shape::ring([at[0] * width, at[1] * height], radius, 0.22 * radius),
            colors.light.lighter(0.5).faint(0.6),
        );
    }
}

fn clouds(canvas: &mut Canvas, [width, height]: Point, colors: &Livery) {
    for (x, tall, half) in [(0.62, 0.40, 0.34), (0.10, 0.46, 0.30), (0.93, 0.58, 0.32)] {
        let peak = (0.92 - tall) * height;
        let side = |part: f32| [(x + part * half) * width, height];
        let color = colors.sky.mix(colors.main, tall);
        canvas.fill(&Shape::polygon(&[side(-1.0), [x * width, peak], side(1.0)]), color);
        let snow = |part: f32, down: f32| [(x + part * half) * width, peak + down * tall * height];
        canvas.fill(
            &Shape::polygon(&[
                snow(0.0, 0.0),
                snow(0.20, 0.24),
                snow(0.09, 0.20),
                snow(0.02, 0.32),
                snow(-0.08, 0.20),
                snow(-0.20, 0.24),
            ]),
            colors.light.lighter(0.5),
        );
    }
    for (row, (y, tone)) in [(0.14, 0.0), (0.30, 0.1), (0.80, 0.15), (0.94, 0.45)]
        .into_iter()
        .enumerate()
    {
        let color = colors.light.lighter(0.6).mix(colors.sky, tone);
        for puff in 0..9_usize {
            if row < 2 && !(2 * row + 1..2 * row + 4).contains(&(puff % 7)) {
                continue;
            }
            let x = (0.13 * puff as f32 - 0.03 + 0.05 * row as f32) * width;
            let radius = (0.050 + 0.022 * ((puff * 3 + row) % 4) as f32) * width;
            let radius = if row < 2 { 0.6 * radius } else { 1.25 * radius };
            let middle = y * height + if row < 2 { 0.0 } else { 0.3 * radius };
            canvas.fill(
                &Shape::circle([x, middle], radius),
                color.faint(if row < 2 { 0.55 } else { 1.0 }),
            );
        }
    }
}

fn valley(canvas: &mut Canvas, size: Point, colors: &Livery) {
    let [width, height] = size;
    let far = colors.sky.mix(colors.main, 0.35);
    for (x, y, radius, teeth) in [
        (0.10, 0.60, 0.24, 14),
        (0.90, 0.34, 0.17, 12),
        (0.86, 0.80, 0.26, 16),
        (0.34, 0.14, 0.11, 10),
    ] {
        let (centre, radius) = ([x * width, y * height], radius * width);
        let wheel = Shape::gear(centre, teeth, radius, 0.82 * radius).without(Shape::ring(
            centre,
            0.44 * radius,
            0.42 * radius,
        ));
        canvas.fill(&wheel, far.faint(0.75));
        for spoke in 0..5 {
            let angle = TAU * spoke as f32 / 5.0 + x;
            let end = [
                centre[0] + 0.7 * radius * angle.sin(),
                centre[1] - 0.7 * radius * angle.cos(),
            ];
            canvas.fill(&Shape::line(&[centre, end], 0.12 * radius), far.faint(0.75));
        }
    }
    hills(canvas, size, 0.82, colors.main);
    hills(canvas, size, 0.92, colors.deep.mix(colors.main, 0.4));
}
