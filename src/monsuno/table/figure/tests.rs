//! What holds of every figure.

use std::collections::{HashMap, HashSet};

use bevy::math::vec2;
use bevy::mesh::VertexAttributeValues;

use super::*;
use crate::monsuno::cards::beast::FIGURES;

const HALF_LENGTH: f32 = 0.015;
const RADIUS: f32 = 0.02;

fn made(name: &str, unfolded: f32) -> Mesh {
    mesh(name, unfolded, HALF_LENGTH, RADIUS)
}

fn triples(mesh: &Mesh, id: bevy::mesh::MeshVertexAttribute) -> Vec<Vec3> {
    let values = mesh.attribute(id).and_then(VertexAttributeValues::as_float3);
    values.expect("it is there").iter().copied().map(Vec3::from).collect()
}

fn positions(mesh: &Mesh) -> Vec<Vec3> {
    triples(mesh, Mesh::ATTRIBUTE_POSITION)
}

fn indices(mesh: &Mesh) -> Vec<usize> {
    mesh.indices().expect("it is indexed").iter().collect()
}

fn size(mesh: &Mesh) -> Vec3 {
    let at = positions(mesh);
    let low = at.iter().copied().reduce(Vec3::min).expect("it has vertices");
    let high = at.iter().copied().reduce(Vec3::max).expect("it has vertices");
    // Pressing a folded figure into the capsule moves the box a little.
    assert!((low + high).length() < 0.05 * (high - low).length(), "{low} {high}");
    high - low
}

const SIDE: usize = 40;

/// What is dark in a picture of `SIDE` by `SIDE` taken from the front, the figure as large as it fits.
fn silhouette(mesh: &Mesh) -> HashSet<(usize, usize)> {
    let half = 0.5 * size(mesh).truncate();
    let scale = 0.5 * SIDE as f32 / half.max_element();
    let points: Vec<Vec2> = positions(mesh)
        .iter()
        .map(|at| at.truncate() * scale + Vec2::splat(0.5 * SIDE as f32))
        .collect();
    let mut dark = HashSet::new();
    for corners in indices(mesh).chunks_exact(3) {
        let [a, b, c] = [0, 1, 2].map(|corner| points[corners[corner]]);
        let (low, high) = (a.min(b).min(c), a.max(b).max(c));
        for x in low.x.max(0.0) as usize..=(high.x as usize).min(SIDE - 1) {
            for y in low.y.max(0.0) as usize..=(high.y as usize).min(SIDE - 1) {
                let at = vec2(x as f32 + 0.5, y as f32 + 0.5);
                let turns = [(a, b), (b, c), (c, a)].map(|(from, to)| (to - from).perp_dot(at - from));
                if turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0) {
                    dark.insert((x, y));
                }
            }
        }
    }
    dark
}

#[test]
fn every_figure_is_a_mesh_of_a_few_thousand_triangles_with_normals_of_length_one() {
    for name in FIGURES {
        let mesh = made(name, 1.0);
        let triangles = indices(&mesh).len() / 3;
        assert!((3000..=12_000).contains(&triangles), "{name} has {triangles} triangles");
        assert!(positions(&mesh).iter().all(|at| at.is_finite()), "{name}");
        let normals = triples(&mesh, Mesh::ATTRIBUTE_NORMAL);
        assert!(
            normals.iter().all(|normal| (normal.length() - 1.0).abs() < 1e-3),
            "{name}"
        );
        assert!(mesh.attribute(Mesh::ATTRIBUTE_COLOR).is_some(), "{name}");
    }
}

#[test]
fn the_poses_of_a_figure_differ_in_positions_and_normals_only() {
    for name in FIGURES {
        let (folded, standing) = poses(name, HALF_LENGTH, RADIUS);
        let half_way = made(name, 0.5);
        for pose in [&folded, &half_way] {
            assert_eq!(indices(pose), indices(&standing), "{name}");
            assert_eq!(pose.count_vertices(), standing.count_vertices(), "{name}");
            let colors = |mesh: &Mesh| {
                mesh.attribute(Mesh::ATTRIBUTE_COLOR)
                    .map(|colors| colors.get_bytes().to_vec())
            };
            assert_eq!(colors(pose), colors(&standing), "{name}");
        }
        assert_ne!(positions(&folded), positions(&standing), "{name}");
    }
}

#[test]
fn unfolding_begins_and_ends_without_a_jump() {
    for name in FIGURES {
        for (from, to) in [(0.0, 0.001), (0.999, 1.0)] {
            let (from, to) = (positions(&made(name, from)), positions(&made(name, to)));
            let jump = from.iter().zip(&to).map(|(a, b)| a.distance(*b)).fold(0.0, f32::max);
            assert!(jump < 0.001, "{name} jumps by {jump}");
        }
    }
}

#[test]
fn a_folded_figure_lies_within_its_share_of_the_capsule_and_fills_it_well() {
    let (half, radius) = (FOLDED_SHARE * HALF_LENGTH, FOLDED_SHARE * RADIUS);
    for name in FIGURES {
        let folded = made(name, 0.0);
        for at in positions(&folded) {
            let axis = vec3(0.0, at.y.clamp(-half, half), 0.0);
            assert!(at.distance(axis) <= radius * 1.0001, "{name} sticks out at {at}");
        }
        let size = size(&folded);
        assert!(size.y > 2.4 * radius, "{name} is too short: {size}");
        assert!(size.x.max(size.z) > 1.7 * radius, "{name} is too thin: {size}");
    }
}

#[test]
fn a_standing_figure_is_half_as_large_again_as_the_folded_one_at_least() {
    for name in FIGURES {
        let (folded, standing) = poses(name, HALF_LENGTH, RADIUS);
        let diagonal = size(&standing).length();
        assert!(
            (diagonal / (STANDING_DIAGONAL * 2.0 * (HALF_LENGTH + RADIUS)) - 1.0).abs() < 1e-3,
            "{name} {diagonal}"
        );
        assert!(diagonal > 1.5 * size(&folded).length(), "{name}");
    }
}

#[test]
fn silhouettes_from_the_front_tell_all_figures_apart() {
    let outlines = FIGURES.map(|name| (name, silhouette(&made(name, 1.0))));
    for (i, (name, one)) in outlines.iter().enumerate() {
        for (other_name, other) in &outlines[..i] {
            let shared = one.intersection(other).count() as f32 / one.union(other).count() as f32;
            assert!(shared < 0.8, "{name} and {other_name} share {shared}");
        }
    }
}

/// The volume inside the triangles, which is positive if they face outward (divergence theorem).
fn volume(mesh: &Mesh) -> f32 {
    let at = positions(mesh);
    let part = |t: &[usize]| at[t[0]].dot(at[t[1]].cross(at[t[2]])) / 6.0;
    indices(mesh).chunks_exact(3).map(part).sum()
}

#[test]
fn the_solids_of_a_figure_have_no_holes_and_face_outward() {
    for name in FIGURES {
        let mesh = made(name, 1.0);
        assert!(volume(&mesh) > 0.0, "{name} is inside out");
        // By position: every edge is met once each way. Cogs have sharp edges, where vertices lie on each other.
        let at = positions(&mesh);
        let key = |vertex: usize| at[vertex].to_array().map(f32::to_bits);
        let mut edges = HashMap::new();
        for corners in indices(&mesh).chunks_exact(3) {
            for (from, to) in [(0, 1), (1, 2), (2, 0)] {
                *edges.entry((key(corners[from]), key(corners[to]))).or_insert(0) += 1;
            }
        }
        let open = edges
            .iter()
            .filter(|((from, to), count)| edges.get(&(*to, *from)) != Some(count));
        assert_eq!(open.count(), 0, "{name} has open edges");
    }
}

#[test]
fn an_unknown_name_gives_a_plain_creature() {
    let (folded, standing) = poses("teapot", HALF_LENGTH, RADIUS);
    assert_eq!(folded.count_vertices(), standing.count_vertices());
    assert!(standing.count_vertices() > 100);
}

#[test]
fn every_card_has_its_figure() {
    let cards = include_str!("../../../../assets/cards/monsuno.json");
    for name in FIGURES {
        assert!(cards.contains(&format!(r#""figure": "{name}""#)), "{name}");
    }
    assert_eq!(cards.matches(r#""figure": "#).count(), FIGURES.len());
}
