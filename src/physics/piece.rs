//! The pieces of a stage: for each player a capsule, two shells and a figure.

use std::sync::Arc;

use glam::DVec3;

use super::{BodyId, BodyView, CapsuleKind, Field, FieldShape};
use crate::spin::{Body, Flow, Part, Shape, State, Surface};

/// Metres a second squared.
const GRAVITY: f64 = 9.81;

/// Where a piece is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// Not on the field: in the hand, or still inside a capsule.
    Away,
    /// It moves.
    Moving,
    /// It lies still until something hits it.
    Resting,
    /// It fell off the field, or opened: it takes no part any more.
    Gone,
}

/// One piece: what it is, how it meets others, where it is and how it moves (relative to its lane).
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub id: BodyId,
    pub flow: Arc<Flow>,
    pub material: Material,
    pub state: State,
    pub phase: Phase,
    /// Substeps for which it has been still.
    pub still: u32,
    /// Whether it left the field.
    pub left: bool,
}

/// How a piece meets other pieces.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Material {
    pub friction: f64,
    pub restitution: f64,
}

impl Piece {
    /// The four pieces of `player`, all away, in the order capsule, two shells, figure.
    pub fn of_player(player: usize, kind: &CapsuleKind, field: &Field) -> [Self; 4] {
        let parts = kind.parts();
        let shell = Material {
            friction: kind.friction,
            restitution: kind.restitution,
        };
        let figure = Material {
            friction: kind.figure.friction,
            restitution: kind.figure.restitution,
        };
        let new = |id, body, name: &str, material| Self {
            id,
            flow: Arc::new(Flow::new(body, surface(field, name), GRAVITY, true)),
            material,
            state: State::at(DVec3::ZERO, glam::DQuat::IDENTITY),
            phase: Phase::Away,
            still: 0,
            left: false,
        };
        [
            new(BodyId::Capsule(player), kind.body(), &kind.material, shell),
            new(BodyId::Shell(player, 0), parts.shell, &kind.material, shell),
            new(BodyId::Shell(player, 1), parts.shell, &kind.material, shell),
            new(BodyId::Figure(player), parts.figure, &kind.figure.material, figure),
        ]
    }

    pub fn body(&self) -> &Body {
        self.flow.body()
    }

    pub fn turning(&self) -> DVec3 {
        self.state.angular_velocity(self.body())
    }

    /// Whether it takes part in the simulation.
    pub fn is_out(&self) -> bool {
        matches!(self.phase, Phase::Moving | Phase::Resting)
    }

    /// The rod (half its length) and the radius around it that stand for it among pieces.
    pub fn rod(&self) -> (f64, f64) {
        self.body().shape().rod()
    }

    /// Radius of the ball around it in which it meets other pieces.
    pub fn reach(&self) -> f64 {
        let (half, radius) = self.rod();
        half + radius
    }

    pub fn view(&self, lane: DVec3) -> BodyView {
        let shape = self.body().shape();
        let half_length = match *shape {
            Shape::Capsule { half_length, .. } => half_length,
            ref shape => shape.half_height(),
        };
        BodyView {
            id: self.id,
            position: self.state.position + lane,
            orientation: self.state.orientation,
            velocity: self.state.velocity,
            angular_velocity: self.turning(),
            half_length,
            radius: shape.radius(),
            visible: self.is_out(),
        }
    }
}

/// What a body of `material` plays on.
fn surface(field: &Field, material: &str) -> Surface {
    let (ground, barrier) = (field.ground(material), field.barrier(material));
    match *field.shape() {
        FieldShape::Plane {
            half_x,
            half_z,
            walls: None,
        } => Surface::ground(Part::Board { half_x, half_z }, ground),
        FieldShape::Plane {
            half_x,
            half_z,
            walls: Some(_),
        } => {
            let walls = [
                (DVec3::X, half_x),
                (DVec3::NEG_X, half_x),
                (DVec3::Z, half_z),
                (DVec3::NEG_Z, half_z),
            ];
            let floor = Surface::ground(
                Part::Plane {
                    normal: DVec3::Y,
                    offset: 0.0,
                },
                ground,
            );
            walls.into_iter().fold(floor, |surface, (normal, half)| {
                surface.with_barrier(Part::Plane { normal, offset: -half }, barrier)
            })
        }
        FieldShape::Bowl {
            radius,
            rim_radius,
            bead_radius,
            bead_height,
        } => {
            let edge = radius - libm::sqrt(radius * radius - rim_radius * rim_radius);
            let ring = Part::Ring {
                radius: rim_radius + bead_radius,
                height: edge + bead_height,
                bead: bead_radius,
            };
            // It goes on under the wall, so that what is pressed into the wall a little still stands on it.
            let bowl = Part::Bowl {
                radius,
                rim_radius: rim_radius + bead_radius,
            };
            Surface::ground(bowl, ground).with_barrier(ring, barrier)
        }
    }
}
