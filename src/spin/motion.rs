//! What carries a body's state on: a flow over a surface, or a turn about a fixed point.

use glam::DVec3;

use super::{Body, Flow, Pivot, State};

/// What carries a body's state on.
#[derive(Debug, Clone)]
pub enum Motion {
    /// Over a surface, or through nothing.
    Flow(Box<Flow>),
    /// About a fixed point of its axis.
    Pivot(Box<Pivot>),
}

impl Motion {
    /// Carries `state` on by `dt` seconds; the Runge-Kutta steps made.
    pub fn advance(&self, state: &mut State, dt: f64) -> u32 {
        match self {
            Self::Flow(flow) => flow.advance(state, dt).steps,
            Self::Pivot(pivot) => pivot.advance(state, dt),
        }
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &Body {
        match self {
            Self::Flow(flow) => flow.body(),
            Self::Pivot(pivot) => pivot.body(),
        }
    }

    /// World angular momentum, kg m²/s: about the fixed point where there is one, else about the centre of mass.
    #[must_use]
    pub fn angular_momentum(&self, state: &State) -> DVec3 {
        match self {
            Self::Flow(_) => state.angular_momentum,
            Self::Pivot(pivot) => state.angular_momentum + state.position.cross(state.velocity) * pivot.body().mass(),
        }
    }
}
