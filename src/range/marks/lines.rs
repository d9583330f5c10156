//! Meshes that lie on the ground: ribbons, discs, cells.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::physics::Field;
use crate::practice::HeatMap;
use crate::range::Practising;

/// The ground that marks lie on.
pub(super) struct Ground<'a>(&'a Field);

impl<'a> Ground<'a> {
    pub fn of(practising: &'a Practising) -> Self {
        Self(&practising.on().equipment().field)
    }

    /// The point of the ground over (x, z).
    fn at(&self, x: f32, z: f32) -> Vec3 {
        Vec3::new(x, self.0.height(f64::from(x), f64::from(z)) as f32, z)
    }
}

/// Flat pieces in the making.
#[derive(Default)]
struct Pieces {
    positions: Vec<Vec3>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Pieces {
    /// A four-sided piece with these corners, in order around it.
    fn quad(&mut self, corners: [Vec3; 4], color: [f32; 4]) {
        let first = self.positions.len() as u32;
        self.positions.extend(corners);
        self.colors.extend([color; 4]);
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    fn mesh(self) -> Mesh {
        let normals = vec![Vec3::Y; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

const PLAIN: [f32; 4] = [1.0; 4];
/// A ribbon is laid on the ground in pieces no longer than this, m.
const PIECE: f32 = 0.02;

/// A line along `points` (x, z), `half` a width to each side, perhaps broken into dashes and gaps of these lengths; a point
/// that is not finite interrupts it.
pub(super) fn ribbon(ground: &Ground, points: &[[f64; 2]], half: f32, dash: Option<[f32; 2]>) -> Mesh {
    let mut pieces = Pieces::default();
    let mut gone = 0.0;
    for pair in points.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|[x, z]| Vec2::new(x as f32, z as f32));
        let length = from.distance(to);
        if !length.is_finite() || length <= 0.0 {
            continue;
        }
        let longest = dash.map_or(PIECE, |[on, off]| PIECE.min(0.5 * on.min(off)));
        // A hair more than a whole number of pieces is not one more.
        let count = (length / longest - 1e-3).ceil().max(1.0) as u32;
        let side = (to - from).perp() / length * half;
        for piece in 0..count {
            let [begin, end] = [piece, piece + 1].map(|cut| cut as f32 / count as f32);
            let middle = gone + 0.5 * (begin + end) * length;
            if dash.is_some_and(|[on, off]| middle.rem_euclid(on + off) > on) {
                continue;
            }
            let [a, b] = [from.lerp(to, begin), from.lerp(to, end)];
            let corners = [a - side, a + side, b + side, b - side];
            pieces.quad(corners.map(|corner| ground.at(corner.x, corner.y)), PLAIN);
        }
        gone += length;
    }
    pieces.mesh()
}

/// A small disc at each of `points`; none for none.
pub(super) fn discs(ground: &Ground, points: &[[f64; 2]]) -> Option<Mesh> {
    const RADIUS: f32 = 0.005;
    let mut pieces = Pieces::default();
    for [x, z] in points.iter().map(|point| point.map(|value| value as f32)) {
        // An octagon in three pieces.
        let corner = |index: u8| {
            let turn = std::f32::consts::TAU * (f32::from(index) + 0.5) / 8.0;
            ground.at(x + RADIUS * turn.cos(), z + RADIUS * turn.sin())
        };
        for [a, b, c, d] in [[0, 1, 2, 3], [0, 3, 4, 7], [4, 5, 6, 7]] {
            pieces.quad([corner(a), corner(b), corner(c), corner(d)], PLAIN);
        }
    }
    (!points.is_empty()).then(|| pieces.mesh())
}

/// The cells that something came through, the stronger the more often; none if there are none.
pub(super) fn cells(ground: &Ground, heat: &HeatMap) -> Option<Mesh> {
    let most = heat.counts.iter().copied().max().filter(|most| *most > 0)?;
    let [low, high] = heat.bounds;
    let size = [0, 1].map(|axis| (high[axis] - low[axis]) as f32 / heat.cells[axis] as f32);
    let mut pieces = Pieces::default();
    for (index, count) in heat.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let (column, row) = (index % heat.cells[0], index / heat.cells[0]);
        let [x, z] = [
            low[0] as f32 + size[0] * column as f32,
            low[1] as f32 + size[1] * row as f32,
        ];
        let strength = *count as f32 / most as f32;
        let hot = Color::srgb(1.0, 0.42, 0.08).to_linear();
        let color = [hot.red, hot.green, hot.blue, 0.12 + 0.55 * strength];
        let corners = [[x, z], [x, z + size[1]], [x + size[0], z + size[1]], [x + size[0], z]];
        pieces.quad(corners.map(|[x, z]| ground.at(x, z)), color);
    }
    Some(pieces.mesh())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quads(mesh: &Mesh) -> usize {
        mesh.indices().map_or(0, |indices| indices.len() / 6)
    }

    #[test]
    fn a_ribbon_follows_the_ground_and_its_dashes_leave_gaps() {
        let field = Field::named("arena").expect("it is carried");
        let ground = Ground(&field);
        let points = [[-0.3, 0.0], [0.3, 0.0], [f64::NAN, 0.0], [0.0, 0.2], [0.0, 0.1]];
        let whole = ribbon(&ground, &points, 0.002, None);
        assert_eq!(quads(&whole), 30 + 5);
        let broken = ribbon(&ground, &points, 0.002, Some([0.02, 0.02]));
        let covered = quads(&broken) as f32 * 0.01;
        assert!((covered - 0.35).abs() < 0.04, "{covered} of 0.7 m");
        let positions = whole
            .attribute(Mesh::ATTRIBUTE_POSITION)
            .and_then(|all| all.as_float3());
        for [x, y, z] in positions.expect("it has corners") {
            let height = field.height(f64::from(*x), f64::from(*z)) as f32;
            assert!((y - height).abs() < 1e-6);
        }
        assert_eq!(quads(&ribbon(&ground, &[], 0.002, None)), 0);
    }

    #[test]
    fn only_what_was_met_has_a_cell_or_a_disc() {
        let field = Field::named("floor").expect("it is carried");
        let ground = Ground(&field);
        let mut heat = HeatMap::over([[-1.0, -1.0], [1.0, 1.0]], [4, 4]);
        assert!(cells(&ground, &heat).is_none() && discs(&ground, &[]).is_none());
        heat.add([[-0.9, -0.9], [-0.8, -0.8]]);
        heat.add([[0.9, 0.9]]);
        assert_eq!(cells(&ground, &heat).map(|mesh| quads(&mesh)), Some(2));
        assert_eq!(
            discs(&ground, &[[0.0, 0.0], [0.1, 0.1]]).map(|mesh| quads(&mesh)),
            Some(6)
        );
    }
}
