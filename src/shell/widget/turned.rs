//! What stands elsewhere on a screen that is higher than wide.

use bevy::prelude::*;

use super::sided::{ChangeSides, Sided};
use crate::shell::{Portrait, Snug};

/// How a node is laid out on a wide screen, and how on a tall one.
#[derive(Component, Debug, Clone, Copy)]
pub struct Turned {
    /// On a screen that is wider than high.
    pub wide: fn(&mut Node),
    /// On a screen that is higher than wide.
    pub tall: fn(&mut Node),
}

impl Turned {
    /// The same on every screen: what [`WhenSnug`] changes is set back to this.
    #[must_use]
    pub fn always(lay_out: fn(&mut Node)) -> Self {
        Self {
            wide: lay_out,
            tall: lay_out,
        }
    }
}

/// What else holds for a node with [`Turned`] on a wide screen while large words leave little room ([`Snug`]): it sets
/// nothing that `wide` does not set back.
#[derive(Component, Debug, Clone, Copy)]
pub struct WhenSnug(pub fn(&mut Node));

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        lay_out.before(bevy::ui::UiSystems::Prepare).before(ChangeSides),
    );
}

fn lay_out(
    portrait: Res<Portrait>,
    snug: Res<Snug>,
    mut nodes: Query<(Ref<Turned>, Option<&WhenSnug>, &mut Node, Option<&mut Sided>)>,
) {
    let switched = portrait.is_changed() || snug.is_changed();
    for (turned, when_snug, mut node, sided) in &mut nodes {
        if switched || turned.is_added() {
            let lay_out = if portrait.0 { turned.tall } else { turned.wide };
            if let Some(mut sided) = sided {
                sided.put_back(&mut node);
            }
            lay_out(&mut node);
            if let Some(when_snug) = when_snug.filter(|_| snug.0) {
                when_snug.0(&mut node);
            }
        }
    }
}
