//! The field, the capsules, their shells and figures, and the hand that launches. Reads
//! [`Playing`], answers with intents.

mod bodies;
mod cards;
mod effects;
mod field;
pub mod figure;
mod hand;
mod on_table;
mod pieces;
mod preview;

use std::f32::consts::PI;

use bevy::prelude::*;

use super::play::{FollowIntents, Playing};
use super::session::{Phase, Session};
use crate::shell::camera::{LookFrom, View, Viewpoint};
use crate::shell::settings::Settings;
use crate::shell::{Portrait, Screen};

pub use bodies::{BodyOf, Unfolding, dress_body};
pub use cards::Press;
pub use effects::ShowEffects;
pub use field::{UNDER_ARENA, spawn_field};
pub use hand::{HandCapsule, LaunchButton};
pub use on_table::OnTable;
pub use pieces::{Art, Figure, spawn_capsule, spawn_ghost};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Facing>()
        .add_plugins((cards::plugin, effects::plugin))
        .configure_sets(Update, ShowEffects.after(ShowBodies))
        .configure_sets(Update, ShowBodies.after(FollowIntents))
        .configure_sets(OnEnter(Screen::Monsuno), LayTable.after(super::play::begin))
        .add_systems(PreStartup, pieces::make_art.after(crate::shell::look::MakeMaterials))
        .add_systems(
            Update,
            look_on
                .after(FollowIntents)
                .before(ShowBodies)
                .run_if(in_state(Screen::Monsuno))
                .run_if(resource_exists::<Playing>),
        );
    show::<Playing>(app);
}

/// When the field and the hand are laid on the table, on entering its screen.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LayTable;

/// When the picture follows the bodies.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShowBodies;

/// Shows on the table what lies there as `T`, and lets the hand launch it.
pub fn show<T: OnTable>(app: &mut App) {
    effects::show::<T>(app);
    app.add_systems(
        OnEnter(T::SCREEN),
        (field::lay_field::<T>, hand::spawn_hand::<T>, preview::spawn_points::<T>)
            .chain()
            .in_set(LayTable),
    )
    .add_systems(OnExit(T::SCREEN), field::put_table_back)
    .add_systems(
        Update,
        (
            (hand::keys::<T>, hand::pull_without_holding::<T>).before(FollowIntents),
            (
                field::lay_lanes::<T>,
                bodies::show_bodies::<T>,
                bodies::unfold_figures::<T>,
                hand::show_hand::<T>,
                hand::fit_grips::<T>,
                hand::settle_launch::<T>,
                preview::show_way::<T>,
            )
                .chain()
                .in_set(ShowBodies),
        )
            .run_if(in_state(T::SCREEN))
            .run_if(resource_exists::<T>),
    );
}

/// The turn about the vertical from which the table is looked at: 0 from player 0's side, half a turn from player 1's.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
struct Facing(f32);

/// How far the camera is from the field.
const FAR: f32 = 1.36;
/// How far it is from the decisive hit.
const NEAR: f32 = 0.66;

/// The camera looks from where it matters: over the shoulder of who launches, over both lanes while they spin for the
/// roles, and close to the decisive hit.
fn look_on(
    playing: Res<Playing>,
    settings: Res<Settings>,
    view: Res<View>,
    portrait: Res<Portrait>,
    mut last: Local<Option<Viewpoint>>,
    mut facing: ResMut<Facing>,
    mut look: MessageWriter<LookFrom>,
) {
    let session = playing.session();
    let over_field = |yaw: f32| Viewpoint {
        focus: Vec3::new(0.0, 0.0, if yaw == 0.0 { 0.07 } else { -0.07 }),
        yaw,
        pitch: 0.72,
        distance: FAR,
        wide: None,
    };
    let viewpoint = match session.phase() {
        _ if session.in_duel() => over_lanes(session, portrait.0),
        Phase::Flight if playing.is_decisive() && !settings.reduced_motion => Viewpoint {
            focus: focus_of(session),
            pitch: 0.55,
            distance: NEAR,
            ..over_field(facing.0)
        },
        Phase::Aim { player, .. } => over_field(if seat_of(&playing, player) == 0 { 0.0 } else { PI }),
        Phase::Flight | Phase::Told | Phase::Draw | Phase::Boost | Phase::Over => over_field(facing.0),
        Phase::Charge { .. } | Phase::Duel => last.unwrap_or_else(|| over_field(0.0)),
    };
    let viewpoint = match session.phase() {
        Phase::Flight if *view == View::Follow => follow(session, viewpoint),
        _ => viewpoint,
    };
    // While the camera is close it stays on the place of the hit.
    let stays = last.is_some_and(|last| last == viewpoint || (last.distance == NEAR && viewpoint.distance == NEAR));
    if !stays {
        *last = Some(viewpoint);
        // The draw for roles belongs to neither side.
        let side = if session.in_duel() { 0.0 } else { viewpoint.yaw };
        facing.set_if_neq(Facing(side));
        look.write(LookFrom(viewpoint));
    }
}

/// From whose seat `player`'s launch is seen: a computer's from the other side of the table.
fn seat_of(playing: &Playing, player: usize) -> usize {
    match (playing.is_computer(player), playing.is_computer(1 - player)) {
        (true, false) => 1 - player,
        // Nobody sits there: the spectators stay in their place.
        (true, true) => 0,
        (false, _) => player,
    }
}

/// Both lanes side by side; on a tall screen one behind the other.
fn over_lanes(session: &Session, tall: bool) -> Viewpoint {
    let (a, b) = (session.stage().lane(0), session.stage().lane(1));
    let apart = (a - b).length() as f32;
    Viewpoint {
        focus: ((a + b) / 2.0).as_vec3(),
        yaw: if tall { -PI / 2.0 } else { 0.0 },
        pitch: 0.72,
        distance: if tall { FAR } else { 1.0 + 0.72 * apart },
        wide: None,
    }
}

/// Close behind the attacker's capsule.
fn follow(session: &Session, from: Viewpoint) -> Viewpoint {
    let attacker = session.rules().attacker().unwrap_or(0);
    let mut flying = session.stage().bodies();
    let found = flying.find(|body| body.id.player() == attacker && body.visible);
    let place = found.map_or(Vec3::ZERO, |body| body.position.as_vec3());
    Viewpoint {
        focus: place.clamp_length_max(0.6),
        pitch: 0.5,
        distance: NEAR,
        ..from
    }
}

/// Where the hit is, or will be in a moment: at the defender's capsule.
fn focus_of(session: &Session) -> Vec3 {
    let defender = session.rules().defender().unwrap_or(0);
    let bodies = session.stage().bodies();
    let seen = bodies.filter(|body| body.id.player() == defender && body.visible);
    let found = seen.last().map(|body| body.position.as_vec3());
    found.unwrap_or(Vec3::ZERO).clamp_length_max(0.5)
}
