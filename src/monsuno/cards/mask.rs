//! How much of each pixel a shape covers.

use super::shape::{Point, Shape};

/// Coverage, 0 to 1, of a rectangle of pixels; outside it there is none.
#[derive(Debug, Clone)]
pub(super) struct Mask {
    left: u32,
    top: u32,
    width: usize,
    height: usize,
    cover: Vec<f32>,
}

impl Mask {
    /// The coverage by a shape drawn at so many pixels to the unit, on a canvas of this size, with a margin around it.
    ///
    /// Exact areas: each edge adds what it cuts off to its right, and a running sum along the row makes coverage of that.
    pub(super) fn of(shape: &Shape, unit: f32, size: [u32; 2], margin: u32) -> Self {
        let [low, high] = shape.bounds().unwrap_or_default();
        let margin = margin as f32;
        let [left, top] = [0, 1].map(|i| (low[i] * unit - margin).floor().clamp(0.0, size[i] as f32) as u32);
        let [right, bottom] = [0, 1].map(|i| (high[i] * unit + margin).ceil().clamp(0.0, size[i] as f32) as u32);
        let (width, height) = (right.saturating_sub(left) as usize, bottom.saturating_sub(top) as usize);
        let mut mask = Self {
            left,
            top,
            width,
            height,
            cover: Vec::new(),
        };
        if width == 0 || height == 0 {
            return mask;
        }
        let stride = width + 2;
        let mut sums = vec![0.0; stride * height];
        let local = |[x, y]: Point| [x * unit - left as f32, y * unit - top as f32];
        for contour in shape.contours() {
            let next = contour.iter().cycle().skip(1);
            for (from, to) in contour.iter().zip(next) {
                add_edge(&mut sums, width, height, local(*from), local(*to));
            }
        }
        mask.cover.reserve(width * height);
        for row in sums.chunks_exact(stride) {
            let mut sum: f32 = 0.0;
            for part in &row[..width] {
                sum += part;
                mask.cover.push(sum.abs().min(1.0));
            }
        }
        mask
    }

    /// Its rows: for each the place of its first pixel, column and row, and the coverage from there on.
    pub(super) fn rows(&self) -> impl Iterator<Item = ([u32; 2], &[f32])> {
        let rows = self.cover.chunks_exact(self.width.max(1));
        rows.zip(self.top..).map(|(row, y)| ([self.left, y], row))
    }

    /// The same, blurred to about a normal distribution of this radius (three box filters).
    pub(super) fn blurred(mut self, radius: f32) -> Self {
        let reach = radius.round() as usize;
        for _ in 0..3 {
            for row in self.cover.chunks_exact_mut(self.width.max(1)) {
                average(row, reach);
            }
            let mut column = vec![0.0; self.height];
            for x in 0..self.width {
                for (y, cover) in column.iter_mut().enumerate() {
                    *cover = self.cover[y * self.width + x];
                }
                average(&mut column, reach);
                for (y, cover) in column.iter().enumerate() {
                    self.cover[y * self.width + x] = *cover;
                }
            }
        }
        self
    }

    /// The same, grown by about so many pixels: where a blur leaves at least a tenth, with a smooth edge.
    pub(super) fn grown(self, radius: f32) -> Self {
        let deviation = (radius / 1.3).max(0.5);
        let mut mask = self.blurred(deviation);
        for cover in &mut mask.cover {
            *cover = ((*cover - 0.097) * deviation / 0.17 + 0.5).clamp(0.0, 1.0);
        }
        mask
    }
}

/// Each value becomes the mean of itself and `reach` neighbours on either side.
fn average(values: &mut [f32], reach: usize) {
    let old = values.to_vec();
    let scale = 1.0 / (2 * reach + 1) as f32;
    let mut sum: f32 = old.iter().take(reach).sum();
    for (i, value) in values.iter_mut().enumerate() {
        sum += old.get(i + reach).unwrap_or(&0.0);
        *value = (sum * scale).max(0.0);
        if i >= reach {
            sum -= old[i - reach];
        }
    }
}

/// Adds the signed area to the right of an edge, as differences along each row.
fn add_edge(sums: &mut [f32], width: usize, height: usize, from: Point, to: Point) {
    if from[1] == to[1] {
        return;
    }
    let (sign, [x, top], [x_end, bottom]) = if from[1] < to[1] {
        (1.0, from, to)
    } else {
        (-1.0, to, from)
    };
    let slope = (x_end - x) / (bottom - top);
    let most = width as f32;
    let stride = width + 2;
    let mut x = x - top.min(0.0) * slope;
    for row in top.max(0.0) as usize..height.min(bottom.ceil().max(0.0) as usize) {
        let tall = (row as f32 + 1.0).min(bottom) - (row as f32).max(top);
        let x_next = x + slope * tall;
        let (near, far) = if x < x_next { (x, x_next) } else { (x_next, x) };
        let (near, far) = (near.clamp(0.0, most), far.clamp(0.0, most));
        let row = &mut sums[row * stride..(row + 1) * stride];
        add_piece(row, near, far, sign * tall);
        x = x_next;
    }
}

/// One row's share of an edge that runs from `near` to `far` and is `tall` high.
fn add_piece(row: &mut [f32], near: f32, far: f32, tall: f32) {
    let (first, last) = (near as usize, far.ceil() as usize);
    let start = first as f32;
    if last <= first + 1 {
        let mean = 0.5 * (near + far) - start;
        row[first] += tall * (1.0 - mean);
        row[first + 1] += tall * mean;
        return;
    }
    // What has been covered up to the right side of each pixel.
    let steep = 1.0 / (far - near);
    let mut before = 0.0;
    let mut area_before = 0.0;
    for (column, part) in row.iter_mut().enumerate().take(last + 1).skip(first) {
        let reach = ((column as f32 + 1.0).min(far) - near) * steep;
        let inside = (column as f32).max(near);
        let width = ((column as f32 + 1.0).min(far) - inside).max(0.0);
        // The pixel lies fully to the right of what was crossed before, partly of what is crossed within it.
        let area = before + (reach - before) * (column as f32 + 1.0 - inside - 0.5 * width);
        *part += tall * (area - area_before);
        area_before = area;
        before = reach;
    }
}
