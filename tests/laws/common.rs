//! Bodies, planes and clocks that the laws share.

use glam::DVec3;
use ringspin::spin::{Body, Contact, Flow, Part, Shape, State, Surface, rotation};

/// Standard gravity, m/s².
pub const G: f64 = 9.81;
/// Steps of the game's physics, s: what is near is looked up once a step.
pub const STEP: f64 = 1.0 / 1920.0;

/// A contact with the friction `mu` and the torsion radius `a`, without rolling resistance.
pub fn contact(mu: f64, a: f64) -> Contact {
    Contact {
        friction: mu,
        torsion_radius: a,
        rolling: 0.0,
        restitution: 0.2,
    }
}

/// `body` on a level plane, without air.
pub fn on_plane(body: Body, contact: Contact) -> Flow {
    Flow::new(
        body,
        Surface::ground(
            Part::Plane {
                normal: DVec3::Y,
                offset: 0.0,
            },
            contact,
        ),
        G,
        false,
    )
}

/// `body` touching the plane of `flow`, its axis tilted from the vertical towards +x.
pub fn standing(flow: &Flow, tilt: f64) -> State {
    let mut state = State::at(DVec3::ZERO, rotation(DVec3::NEG_Z, tilt));
    state.position.y += flow.lift_to_touch(&state);
    state
}

/// Carries `state` on for `seconds`, and looks at it after every step.
pub fn run(flow: &Flow, state: &mut State, seconds: f64, mut look: impl FnMut(f64, &State)) {
    let steps = (seconds / STEP).round() as u32;
    for step in 1..=steps {
        flow.advance(state, STEP);
        look(f64::from(step) * STEP, state);
    }
}

/// The solid cylinder "core" of `physics-facts`: L = 60 mm, D = 36 mm, 45 g.
pub fn core() -> Body {
    Body::solid(
        Shape::Cylinder {
            half_length: 0.03,
            radius: 0.018,
            rim: 0.0,
            dome: None,
        },
        0.045,
    )
}

/// Angle of a horizontal direction, unwrapped from one call to the next.
#[derive(Default)]
pub struct Heading {
    last: Option<f64>,
    /// Sum of all turns, rad, about +y.
    pub turned: f64,
}

impl Heading {
    /// Takes in the direction of `vector` seen from above.
    pub fn follow(&mut self, vector: DVec3) {
        let now = (-vector.z).atan2(vector.x);
        if let Some(last) = self.last {
            let turn = now - last;
            self.turned += turn - std::f64::consts::TAU * (turn / std::f64::consts::TAU).round();
        }
        self.last = Some(now);
    }
}
