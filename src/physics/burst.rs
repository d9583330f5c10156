//! What a latch holds together, and how it flies apart.
//!
//! The capsule's mass and inertia are those of its parts, so that the moment of opening changes neither momentum nor
//! angular momentum nor energy: only the spring adds its stated energy.

use glam::{DQuat, DVec3};

use super::CapsuleKind;
use crate::spin::{Body, Shape, State, rotation};

/// The bodies of which a capsule is made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    /// One of two equal shells.
    pub shell: Body,
    /// The figure between them.
    pub figure: Body,
    /// Distance of a shell's centre of mass from the capsule's, m.
    pub offset: f64,
}

impl CapsuleKind {
    /// The closed capsule.
    pub(crate) fn body(&self) -> Body {
        let shape = Shape::Capsule {
            half_length: self.half_length,
            radius: self.radius,
        };
        Body::new(
            shape,
            self.mass,
            DVec3::new(self.inertia_transverse, self.inertia_axial, self.inertia_transverse),
        )
    }

    /// Its parts: the figure is a solid of uniform density, the shells have what is left, halved and brought from the
    /// capsule's centre to their own (Steiner).
    pub(super) fn parts(&self) -> Parts {
        let shape = Shape::Capsule {
            half_length: self.figure.half_length,
            radius: self.figure.radius,
        };
        let figure = Body::solid(shape, self.figure.mass);
        let mass = 0.5 * (self.mass - self.figure.mass);
        let offset = 0.5 * (self.half_length + self.radius);
        let axial = 0.5 * (self.inertia_axial - figure.inertia().y);
        let across = 0.5 * (self.inertia_transverse - figure.inertia().x) - mass * offset * offset;
        let cup = Shape::Cup {
            half_height: offset,
            radius: self.radius,
        };
        Parts {
            shell: Body::new(cup, mass, DVec3::new(across, axial, across)),
            figure,
            offset,
        }
    }
}

/// How hard the spring throws: speed of each shell along the axis, and of the figure across it, m/s.
fn spring_speeds(kind: &CapsuleKind, parts: &Parts) -> (f64, f64) {
    let (shell, figure) = (parts.shell.mass(), parts.figure.mass());
    let (apart, out) = (1.0 - kind.latch.figure_share, kind.latch.figure_share);
    // Two shells: m v². Figure against both shells: 1/2 f u² + 2 · 1/2 m (f u / 2m)².
    let along = libm::sqrt(apart * kind.latch.spring_energy / shell);
    let across = libm::sqrt(out * kind.latch.spring_energy / (0.5 * figure + 0.25 * figure * figure / shell));
    (along, across)
}

/// The states of the two shells and the figure of a capsule in `state` that opens now, the figure thrown towards `out`.
pub(super) fn burst(kind: &CapsuleKind, state: &State, out: DVec3) -> [State; 3] {
    let parts = kind.parts();
    let axis = state.axis();
    let turning = state.angular_velocity(&kind.body());
    let (along, across) = spring_speeds(kind, &parts);
    let sideways = (out - axis * out.dot(axis))
        .try_normalize()
        .unwrap_or(state.orientation * DVec3::X);
    let recoil = sideways * (-0.5 * parts.figure.mass() / parts.shell.mass() * across);
    let shell = |sign: f64, orientation: DQuat| {
        let arm = axis * (sign * parts.offset);
        let velocity = state.velocity + turning.cross(arm) + axis * (sign * along) + recoil;
        State::at(state.position + arm, orientation).moving(&parts.shell, velocity, turning)
    };
    let turned = state.orientation * rotation(DVec3::X, core::f64::consts::PI);
    let figure =
        State::at(state.position, state.orientation).moving(&parts.figure, state.velocity + sideways * across, turning);
    [shell(1.0, state.orientation), shell(-1.0, turned), figure]
}

/// Whether a figure at `figure` is outside the shell at `shell`: its centre is beyond the open rim by its own radius,
/// or beside the shell.
pub(super) fn is_outside(kind: &CapsuleKind, shell: &State, figure: DVec3) -> bool {
    let from_shell = figure - shell.position;
    let along = from_shell.dot(shell.axis());
    let beside = (from_shell - shell.axis() * along).length();
    let half = 0.5 * (kind.half_length + kind.radius);
    along < -half - kind.figure.radius || along > half || beside > kind.radius
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moving() -> (CapsuleKind, State) {
        let kind = CapsuleKind::named("classic").unwrap();
        let orientation = rotation(DVec3::new(0.6, 0.0, 0.8), 1.1);
        let state = State::at(DVec3::new(0.1, 0.2, 0.3), orientation).moving(
            &kind.body(),
            DVec3::new(1.0, -0.5, 2.0),
            DVec3::new(30.0, 80.0, -50.0),
        );
        (kind, state)
    }

    #[test]
    fn a_burst_adds_the_springs_energy_and_nothing_else() {
        let (kind, state) = moving();
        let parts = kind.parts();
        let pieces = burst(&kind, &state, DVec3::Y);
        let bodies = [parts.shell, parts.shell, parts.figure];
        let energy: f64 = pieces
            .iter()
            .zip(&bodies)
            .map(|(piece, body)| piece.kinetic_energy(body))
            .sum();
        let before = state.kinetic_energy(&kind.body());
        assert!(
            (energy - before - kind.latch.spring_energy).abs() < 1e-9 * before,
            "{energy} {before}"
        );
    }

    #[test]
    fn a_burst_keeps_momentum_and_angular_momentum() {
        let (kind, state) = moving();
        let parts = kind.parts();
        let pieces = burst(&kind, &state, DVec3::X);
        let bodies = [parts.shell, parts.shell, parts.figure];
        let momentum: DVec3 = pieces
            .iter()
            .zip(&bodies)
            .map(|(piece, body)| piece.velocity * body.mass())
            .sum();
        assert!((momentum - state.velocity * kind.mass).length() < 1e-12);
        let angular: DVec3 = pieces
            .iter()
            .zip(&bodies)
            .map(|(p, body)| p.angular_momentum + (p.position - state.position).cross(p.velocity * body.mass()))
            .sum();
        assert!(
            (angular - state.angular_momentum).length() < 1e-12,
            "{angular} {}",
            state.angular_momentum
        );
    }

    #[test]
    fn a_figure_between_its_shells_is_not_out_yet() {
        let (kind, state) = moving();
        let [shell, ..] = burst(&kind, &state, DVec3::Y);
        assert!(!is_outside(&kind, &shell, state.position));
        assert!(is_outside(&kind, &shell, state.position - state.axis() * 0.011));
    }
}
