//! What is practised, as it lies on the table, and from where it is seen.

use bevy::prelude::*;

use super::{Practising, Shows};
use crate::monsuno::play::{Cards, FollowIntents, Gesture};
use crate::monsuno::table::{self, LayTable, OnTable, ShowBodies};
use crate::physics::{BodyId, BodyView, CapsuleKind, Field, FieldShape, Launch, Stage};
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, View, Viewpoint};

impl OnTable for Practising {
    const SCREEN: Screen = Screen::Practice;

    fn stage(&self) -> &Stage {
        self.stage()
    }

    fn field(&self) -> &Field {
        &self.on().equipment().field
    }

    fn capsule(&self) -> &CapsuleKind {
        &self.on().equipment().capsule
    }

    fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        self.bodies(fraction)
    }

    fn figure<'a>(&self, player: usize, cards: &'a Cards) -> &'a str {
        // What lies there to be hit holds another figure.
        let card = cards.monsuno(if player == 0 { self.figure() } else { self.figure() + 1 });
        card.map_or("", |monsuno| monsuno.figure.as_str())
    }

    fn launching_person(&self) -> Option<usize> {
        self.can_launch().then_some(0)
    }

    fn held_for(&self, player: usize, gesture: &Gesture) -> Option<Launch> {
        (player == 0 && self.can_launch()).then_some(gesture.launch)
    }

    fn can_pass(&self) -> bool {
        self.is_flying()
    }

    fn previews(&self) -> bool {
        self.previews()
    }

    fn trial(&self, _: usize, launch: &Launch) -> Stage {
        self.on().preview(launch).stage().clone()
    }

    fn is_called_out(&self, _: usize) -> bool {
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    table::show::<Practising>(app);
    app.configure_sets(OnEnter(Screen::Practice), LayTable.after(super::Begin))
        .add_systems(
            Update,
            look_on
                .after(FollowIntents)
                .before(ShowBodies)
                .run_if(in_state(Screen::Practice))
                .run_if(resource_exists::<Practising>),
        );
}

/// From behind the hand over the field; after the capsule, where that is wanted.
fn look_on(
    practising: Res<Practising>,
    view: Res<View>,
    mut last: Local<Option<Viewpoint>>,
    mut look: MessageWriter<LookFrom>,
) {
    let flies = practising.is_flying() || matches!(practising.shows(), Shows::Last { .. });
    let over = over_field(OnTable::field(&*practising).shape());
    let viewpoint = if *view == View::Follow && flies {
        let mut bodies = practising.bodies(1.0);
        let capsule = bodies.find(|body| body.id == BodyId::Capsule(0) && body.visible);
        let place = capsule.map_or(over.focus, |body| body.position.as_vec3());
        Viewpoint {
            focus: place.clamp_length_max(1.6),
            pitch: 0.5,
            distance: 0.66,
            ..over
        }
    } else {
        over
    };
    if *last != Some(viewpoint) || practising.is_added() {
        *last = Some(viewpoint);
        look.write(LookFrom(viewpoint));
    }
}

fn over_field(shape: &FieldShape) -> Viewpoint {
    let (focus, distance) = match shape {
        FieldShape::Bowl { .. } => (Vec3::new(0.0, 0.0, 0.10), 1.42),
        FieldShape::Plane { walls: None, .. } => (Vec3::new(0.0, 0.0, 0.11), 1.85),
        FieldShape::Plane { .. } => (Vec3::new(0.0, 0.0, -0.08), 2.0),
    };
    Viewpoint {
        focus,
        yaw: 0.0,
        pitch: 0.78,
        distance,
        wide: None,
    }
}
