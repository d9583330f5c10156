//! Meshes built from a profile: everything round on the table is turned on a lathe, everything square has soft edges.

use std::collections::HashMap;
use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

/// Turns `profile` about the y axis; each point is (distance from the axis, height), from top to bottom outside.
///
/// Where the profile bends by more than 40 degrees the edge stays sharp; elsewhere it is smooth. Texture coordinates
/// run around the axis and along the profile, in metres times `texels_per_metre`.
#[must_use]
pub fn lathe(profile: &[Vec2], segments: u32, texels_per_metre: f32) -> Mesh {
    let mut builder = Builder::default();
    let normals: Vec<Vec2> = profile
        .windows(2)
        .map(|pair| {
            let along = (pair[1] - pair[0]).normalize_or_zero();
            Vec2::new(-along.y, along.x)
        })
        .collect();
    let sharp = |a: Vec2, b: Vec2| a.dot(b) < 0.766;
    let mut run = 0.0;
    for (i, pair) in profile.windows(2).enumerate() {
        let here = normals[i];
        let joined = |other: Option<&Vec2>| match other {
            Some(&other) if !sharp(here, other) => (here + other).normalize_or(here),
            _ => here,
        };
        let start = joined(i.checked_sub(1).and_then(|before| normals.get(before)));
        let end = joined(normals.get(i + 1));
        let length = pair[0].distance(pair[1]);
        let radius = 0.5 * (pair[0].x + pair[1].x);
        for segment in 0..segments {
            let turn = |s: u32| {
                let angle = TAU * s as f32 / segments as f32;
                (angle.cos(), angle.sin(), angle)
            };
            let corner = |(cos, sin, angle): (f32, f32, f32), point: Vec2, normal: Vec2, v: f32| {
                (
                    Vec3::new(point.x * cos, point.y, point.x * sin),
                    Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                    Vec2::new(angle * radius * texels_per_metre, v * texels_per_metre),
                )
            };
            let (a, b) = (turn(segment), turn(segment + 1));
            builder.quad([
                corner(a, pair[0], start, run),
                corner(b, pair[0], start, run),
                corner(b, pair[1], end, run + length),
                corner(a, pair[1], end, run + length),
            ]);
        }
        run += length;
    }
    builder.mesh()
}

/// A closed profile of a ring: a rounded rectangle between `inner` and `outer` radius, `height` high, its edges rounded
/// by `round` (in as many steps as can be seen); it lies on y = 0.
#[must_use]
pub fn ring_profile(inner: f32, outer: f32, height: f32, round: f32) -> Vec<Vec2> {
    let corners = [
        (Vec2::new(outer - round, height - round), 0.0),
        (Vec2::new(outer - round, round), -FRAC_PI_2),
        (Vec2::new(inner + round, round), -2.0 * FRAC_PI_2),
        (Vec2::new(inner + round, height - round), -3.0 * FRAC_PI_2),
    ];
    /// How long a step may be, m.
    const STEP: f32 = 0.0006;
    let steps = (round / STEP).ceil().clamp(2.0, 6.0) as u32;
    let mut profile: Vec<Vec2> = corners
        .iter()
        .flat_map(|&(centre, start)| {
            (0..=steps).map(move |step| {
                let angle = start + FRAC_PI_2 - FRAC_PI_2 * step as f32 / steps as f32;
                centre + round * Vec2::from_angle(angle)
            })
        })
        .collect();
    profile.push(profile[0]);
    profile
}

/// A spherocapsule along y: `half_length` of the straight part, `radius` of the ends; the part between the two given
/// fractions of its whole length (0 bottom, 1 top), outside only.
#[must_use]
pub fn capsule_profile(half_length: f32, radius: f32, from: f32, to: f32) -> Vec<Vec2> {
    const STEPS: u32 = 12;
    let whole = half_length + radius;
    let point = |y: f32| {
        let beyond = (y.abs() - half_length).max(0.0);
        Vec2::new((radius * radius - beyond * beyond).max(0.0).sqrt(), y)
    };
    // Heights evenly spaced in angle on the ends, so that they look round.
    let mut heights: Vec<f32> = (0..=STEPS)
        .map(|step| half_length + radius * (FRAC_PI_2 * (1.0 - step as f32 / STEPS as f32)).sin())
        .collect();
    heights.extend((0..=STEPS).map(|step| -half_length - radius * (FRAC_PI_2 * step as f32 / STEPS as f32).sin()));
    let (low, high) = (-whole + 2.0 * whole * from, -whole + 2.0 * whole * to);
    let mut kept: Vec<f32> = heights.into_iter().filter(|y| *y > low && *y < high).collect();
    kept.insert(0, high);
    kept.push(low);
    kept.into_iter().map(point).collect()
}

/// A box with its edges rounded by `round`, around the origin.
#[must_use]
pub fn soft_box(half: Vec3, round: f32) -> Mesh {
    const STEPS: i32 = 4;
    let mut builder = Builder::default();
    let core = half - Vec3::splat(round);
    // Six faces of a cube of directions, each bent around the core.
    for (normal, right) in [
        (Vec3::X, Vec3::Z),
        (Vec3::NEG_X, Vec3::Z),
        (Vec3::Y, Vec3::X),
        (Vec3::NEG_Y, Vec3::X),
        (Vec3::Z, Vec3::X),
        (Vec3::NEG_Z, Vec3::X),
    ] {
        let up = normal.cross(right);
        let steps: Vec<(f32, f32)> = (-STEPS..=STEPS)
            .flat_map(|s| {
                let bend = s as f32 / STEPS as f32;
                // At the middle of a side the flat part begins and ends at once.
                if s == 0 {
                    vec![(-1.0, 0.0), (1.0, 0.0)]
                } else {
                    vec![(bend.signum(), bend)]
                }
            })
            .collect();
        let corner = |(side_u, bend_u): (f32, f32), (side_v, bend_v): (f32, f32)| {
            let direction = (normal + right * bend_u + up * bend_v).normalize();
            let at = core * (normal + right * side_u + up * side_v) + direction * round;
            (at, direction, Vec2::new(at.dot(right), at.dot(up)))
        };
        for u in steps.windows(2) {
            for v in steps.windows(2) {
                builder.quad([
                    corner(u[0], v[0]),
                    corner(u[0], v[1]),
                    corner(u[1], v[1]),
                    corner(u[1], v[0]),
                ]);
            }
        }
    }
    builder.mesh()
}

/// A flat sheet on y = 0 facing up, `half` metres to each side; its texture repeats every `1 / texels_per_metre` metres.
#[must_use]
pub fn sheet(half: Vec2, texels_per_metre: f32) -> Mesh {
    let mut builder = Builder::default();
    let corner = |x: f32, z: f32| (Vec3::new(x, 0.0, z), Vec3::Y, Vec2::new(x, z) * texels_per_metre);
    builder.quad([
        corner(-half.x, -half.y),
        corner(-half.x, half.y),
        corner(half.x, half.y),
        corner(half.x, -half.y),
    ]);
    builder.mesh()
}

/// A prism with `sides` sides standing on y = 0: marks that tell colours apart by shape. `star` pulls every second
/// corner in, to that share of the radius.
#[must_use]
pub fn prism(sides: u32, radius: f32, height: f32, star: Option<f32>) -> Mesh {
    let mut builder = Builder::default();
    let count = if star.is_some() { sides * 2 } else { sides };
    let point = |i: u32| {
        let angle = TAU * (i as f32 + 0.5 * f32::from(u8::from(star.is_none()))) / count as f32 + FRAC_PI_2;
        let reach = if i % 2 == 1 { star.unwrap_or(1.0) } else { 1.0 };
        Vec2::from_angle(angle) * radius * reach
    };
    for i in 0..count {
        let (a, b) = (point(i), point(i + 1));
        let out = (a + b).normalize_or_zero();
        let side = Vec3::new(out.x, 0.0, out.y);
        let top = |p: Vec2| (Vec3::new(p.x, height, p.y), Vec3::Y, p);
        let wall = |p: Vec2, y: f32| (Vec3::new(p.x, y, p.y), side, p);
        builder.triangle([top(Vec2::ZERO), top(b), top(a)]);
        builder.quad([wall(a, height), wall(b, height), wall(b, 0.0), wall(a, 0.0)]);
    }
    builder.mesh()
}

type Corner = (Vec3, Vec3, Vec2);

/// Collects triangles, seen from outside against the clock; triangles that meet in a corner share it.
#[derive(Default)]
struct Builder {
    /// Where each corner is, by the bits of its numbers.
    places: HashMap<[u32; 8], u32>,
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Builder {
    fn triangle(&mut self, corners: [Corner; 3]) {
        let [a, b, c] = corners.map(|(at, ..)| at);
        let facing = (b - a).cross(c - a);
        // A triangle of no size (at a pole) shows nothing.
        if facing.length_squared() < 1e-16 {
            return;
        }
        let outward = corners.iter().map(|(_, normal, _)| *normal).sum::<Vec3>();
        let order = if facing.dot(outward) >= 0.0 {
            [0, 1, 2]
        } else {
            [0, 2, 1]
        };
        let placed = corners.map(|corner| self.place(corner));
        self.indices.extend(order.map(|corner| placed[corner]));
    }

    fn place(&mut self, (at, normal, uv): Corner) -> u32 {
        let normal = normal.normalize_or(Vec3::Y);
        let bits = [at.x, at.y, at.z, normal.x, normal.y, normal.z, uv.x, uv.y].map(f32::to_bits);
        *self.places.entry(bits).or_insert_with(|| {
            self.positions.push(at.to_array());
            self.normals.push(normal.to_array());
            self.uvs.push(uv.to_array());
            self.positions.len() as u32 - 1
        })
    }

    fn quad(&mut self, [a, b, c, d]: [Corner; 4]) {
        self.triangle([a, b, c]);
        self.triangle([a, c, d]);
    }

    fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(mesh: &Mesh) -> (Vec<Vec3>, Vec<Vec3>, Vec<usize>) {
        let read = |id| {
            mesh.attribute(id)
                .and_then(|values| values.as_float3())
                .expect("the attribute is there")
                .iter()
                .map(|v| Vec3::from_array(*v))
                .collect()
        };
        let indices = mesh.indices().expect("it is indexed").iter().collect();
        (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL), indices)
    }

    /// The volume inside a closed mesh whose triangles face outward (divergence theorem).
    fn volume(mesh: &Mesh) -> f32 {
        let (at, _, indices) = facts(mesh);
        indices
            .chunks_exact(3)
            .map(|t| at[t[0]].dot(at[t[1]].cross(at[t[2]])) / 6.0)
            .sum()
    }

    #[test]
    fn a_turned_ring_is_closed_and_faces_outward() {
        let (inner, outer, height) = (0.03, 0.04, 0.01);
        let mesh = lathe(&ring_profile(inner, outer, height, 0.0005), 96, 1.0);
        let expected = std::f32::consts::PI * (outer * outer - inner * inner) * height;
        assert!(
            (volume(&mesh) / expected - 1.0).abs() < 0.02,
            "{} {expected}",
            volume(&mesh)
        );
    }

    #[test]
    fn a_turned_capsule_has_the_volume_of_a_capsule() {
        let (half, radius) = (0.015_f32, 0.02_f32);
        let mesh = lathe(&capsule_profile(half, radius, 0.0, 1.0), 96, 1.0);
        let expected = std::f32::consts::PI * radius * radius * (2.0 * half + 4.0 / 3.0 * radius);
        assert!(
            (volume(&mesh) / expected - 1.0).abs() < 0.02,
            "{} {expected}",
            volume(&mesh)
        );
    }

    #[test]
    fn a_soft_box_is_closed_and_nearly_as_large_as_the_box() {
        let mesh = soft_box(Vec3::new(0.1, 0.02, 0.05), 0.002);
        let expected = 8.0 * 0.1 * 0.02 * 0.05;
        assert!(
            (volume(&mesh) / expected - 1.0).abs() < 0.03,
            "{} {expected}",
            volume(&mesh)
        );
    }

    #[test]
    fn triangles_that_meet_share_their_corners() {
        let mesh = lathe(&ring_profile(0.03, 0.04, 0.01, 0.002), 72, 10.0);
        let (at, _, indices) = facts(&mesh);
        assert!(indices.len() > 5 * at.len() / 2, "{} of {}", at.len(), indices.len());
    }

    #[test]
    fn normals_have_length_one() {
        for mesh in [
            prism(5, 0.01, 0.002, Some(0.5)),
            sheet(Vec2::ONE, 1.0),
            soft_box(Vec3::ONE, 0.1),
        ] {
            let (_, normals, _) = facts(&mesh);
            assert!(normals.iter().all(|normal| (normal.length() - 1.0).abs() < 1e-4));
        }
    }
}
