//! Value noise that repeats, for textures that tile.

/// Smooth noise in 0..1 that repeats every `period` cells in both directions.
#[must_use]
pub fn value(x: f32, y: f32, period: i32, seed: u32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let (fx, fy) = (smooth(x - cell_x), smooth(y - cell_y));
    let at = |dx: i32, dy: i32| {
        let wrap = |cell: f32, d: i32| (cell as i32 + d).rem_euclid(period) as u32;
        hash(wrap(cell_x, dx), wrap(cell_y, dy), seed)
    };
    let near = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
    let far = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
    near + (far - near) * fy
}

/// Noise of several scales added up, each twice as fine and half as strong as the one before; in 0..1.
#[must_use]
pub fn fractal(x: f32, y: f32, period: i32, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut whole) = (0.0, 0.5, 0.0);
    for octave in 0..octaves {
        let scale = (1 << octave) as f32;
        sum += weight * value(x * scale, y * scale, period << octave, seed.wrapping_add(octave));
        whole += weight;
        weight *= 0.5;
    }
    sum / whole
}

/// A number in 0..1 for a cell.
#[must_use]
pub fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut h = x
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(y.wrapping_mul(0x85EB_CA77))
        .wrapping_add(seed.wrapping_mul(0xC2B2_AE3D));
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 / (1_u32 << 24) as f32
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_after_its_period_and_stays_in_range() {
        for step in 0..200 {
            let (x, y) = (step as f32 * 0.37, step as f32 * 0.71);
            let here = fractal(x, y, 8, 4, 3);
            assert!((0.0..=1.0).contains(&here));
            assert!((here - fractal(x + 8.0, y, 8, 4, 3)).abs() < 1e-3);
            assert!((here - fractal(x, y + 8.0, 8, 4, 3)).abs() < 1e-3);
        }
    }
}
