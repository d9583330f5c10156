//! The lump a figure is modelled from: triangles gathered solid by solid, moved in groups, mirrored, shaded at the end.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A figure in the making, in units of its own: y up, facing +z, its left and right mirrored in x.
///
/// How far it is unfolded moves the points only: the solids, and with them the order of the vertices, stay the same.
pub struct Clay {
    unfolded: f32,
    pub(super) at: Vec<Vec3>,
    pub(super) colors: Vec<LinearRgba>,
    /// The solid that each vertex belongs to.
    pub(super) solids: Vec<u32>,
    /// Three vertices each, seen from outside against the clock.
    pub(super) triangles: Vec<[u32; 3]>,
    /// Balls that fill the solids roughly, for the shade that they cast on each other.
    pub(super) fillings: Vec<Filling>,
    pub(super) solid: u32,
}

/// A ball inside a solid.
#[derive(Clone, Copy)]
pub(super) struct Filling {
    pub(super) centre: Vec3,
    pub(super) radius: f32,
    pub(super) solid: u32,
}

impl Clay {
    /// An empty lump for a figure that is `unfolded` from 0 (curled up) to 1 (standing).
    pub fn new(unfolded: f32) -> Self {
        Self {
            unfolded,
            at: Vec::new(),
            colors: Vec::new(),
            solids: Vec::new(),
            triangles: Vec::new(),
            fillings: Vec::new(),
            solid: 0,
        }
    }

    /// A number that is `folded` in the capsule and `standing` outside.
    pub fn pose(&self, folded: f32, standing: f32) -> f32 {
        folded + (standing - folded) * self.unfolded
    }

    /// A point that is at `folded` in the capsule and at `standing` outside.
    pub fn shift(&self, folded: Vec3, standing: Vec3) -> Vec3 {
        folded.lerp(standing, self.unfolded)
    }

    /// Models a group in a frame of its own, which then goes to `frame`: a joint with all that hangs on it.
    pub fn group(&mut self, frame: Transform, model: impl FnOnce(&mut Self)) {
        let (vertices, fillings) = (self.at.len(), self.fillings.len());
        model(self);
        for at in &mut self.at[vertices..] {
            *at = frame.transform_point(*at);
        }
        for filling in &mut self.fillings[fillings..] {
            filling.centre = frame.transform_point(filling.centre);
            filling.radius *= frame.scale.max_element();
        }
    }

    /// Models a flat group along x and rolls it up around an axis along y, towards +z: `curl` is one over the radius.
    pub fn rolled(&mut self, curl: f32, model: impl FnOnce(&mut Self)) {
        let (vertices, fillings) = (self.at.len(), self.fillings.len());
        model(self);
        if curl.abs() < 1e-4 {
            return;
        }
        let radius = 1.0 / curl;
        let roll = |at: Vec3| {
            let (sin, cos) = (at.x * curl).sin_cos();
            Vec3::new((radius - at.z) * sin, at.y, radius - (radius - at.z) * cos)
        };
        for at in &mut self.at[vertices..] {
            *at = roll(*at);
        }
        for filling in &mut self.fillings[fillings..] {
            filling.centre = roll(filling.centre);
        }
    }

    /// Models one side (that of positive x) and its mirror image.
    pub fn both(&mut self, model: impl FnOnce(&mut Self)) {
        let first = (self.at.len(), self.triangles.len(), self.fillings.len(), self.solid);
        model(self);
        let (vertices, triangles, fillings) = (self.at.len(), self.triangles.len(), self.fillings.len());
        let (moved, solids) = ((vertices - first.0) as u32, self.solid - first.3);
        let mirror = Vec3::new(-1.0, 1.0, 1.0);
        for vertex in first.0..vertices {
            self.at.push(self.at[vertex] * mirror);
            self.colors.push(self.colors[vertex]);
            self.solids.push(self.solids[vertex] + solids);
        }
        for triangle in first.1..triangles {
            let [a, b, c] = self.triangles[triangle].map(|corner| corner + moved);
            self.triangles.push([a, c, b]);
        }
        for filling in first.2..fillings {
            let Filling { centre, radius, solid } = self.fillings[filling];
            self.fillings.push(Filling {
                centre: centre * mirror,
                radius,
                solid: solid + solids,
            });
        }
        self.solid += solids;
    }

    /// Adds a vertex of the current solid and says its number.
    pub(super) fn vertex(&mut self, at: Vec3, color: LinearRgba) -> u32 {
        self.at.push(at);
        self.colors.push(color);
        self.solids.push(self.solid);
        self.at.len() as u32 - 1
    }

    /// Fills the current solid with a ball, for its shade.
    pub(super) fn fill(&mut self, centre: Vec3, radius: f32) {
        let solid = self.solid;
        self.fillings.push(Filling { centre, radius, solid });
    }

    /// Where the light from around is kept away by other solids, from 0 (open) to 1 (covered), for each vertex.
    ///
    /// A ball of radius r at distance d covers the share r²/d² of what a surface facing it sees.
    pub fn shade(&self) -> Vec<f32> {
        let normals = self.normals();
        let shade = |((&at, &normal), &own): ((&Vec3, &Vec3), &u32)| {
            let mut open = 1.0;
            let mut worst = 0.0_f32;
            let mut solid = u32::MAX;
            for filling in &self.fillings {
                // Only the worst ball of each solid counts: they overlap.
                if filling.solid != solid {
                    open *= 1.0 - worst;
                    worst = 0.0;
                    solid = filling.solid;
                }
                if filling.solid == own {
                    continue;
                }
                let towards = filling.centre - at;
                let distance = towards.length_squared();
                let reach = filling.radius * filling.radius;
                if distance > 16.0 * reach {
                    continue;
                }
                let facing = (normal.dot(towards) / distance.sqrt().max(1e-6) + 0.25) / 1.25;
                worst = worst.max(facing * (reach / distance.max(reach)));
            }
            1.0 - open * (1.0 - worst)
        };
        self.at.iter().zip(&normals).zip(&self.solids).map(shade).collect()
    }

    /// The normals: at each vertex the mean of its triangles, by their size.
    fn normals(&self) -> Vec<Vec3> {
        let mut normals = vec![Vec3::ZERO; self.at.len()];
        for corners in &self.triangles {
            let [a, b, c] = corners.map(|corner| self.at[corner as usize]);
            let facing = (b - a).cross(c - a);
            for &corner in corners {
                normals[corner as usize] += facing;
            }
        }
        normals.iter().map(|sum| sum.normalize_or(Vec3::Y)).collect()
    }

    /// The finished mesh: positions, normals, colours.
    pub fn mesh(&self) -> Mesh {
        let list = |values: &[Vec3]| values.iter().map(Vec3::to_array).collect::<Vec<_>>();
        let colors: Vec<[f32; 4]> = self.colors.iter().map(|color| color.to_f32_array()).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, list(&self.at))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, list(&self.normals()))
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
            .with_inserted_indices(Indices::U32(self.triangles.concat()))
    }
}
