//! The trays: a board beside the field for each player's cards, turned towards who looks on.

use bevy::prelude::*;

use super::print::Press;
use crate::monsuno::cards::{CARD, INDEX, TUCKED, slot};
use crate::monsuno::play::{Cards, Playing};
use crate::monsuno::rules::Level;
use crate::monsuno::table::Facing;
use crate::physics::FieldShape;
use crate::shell::label::Spoken;
use crate::shell::look::{Materials, mesh};
use crate::shell::{Portrait, Screen};

/// Cards are printed larger than those in a box, so that they can be read from a seat: metres for a millimetre.
const SCALE: f32 = 1.45e-3;
/// The board of a tray in Basic+: half its width, its height and its depth, in metres.
const BOARD: Vec3 = Vec3::new(0.130, 0.006, 0.150);
/// The same in Basic, where only one card lies on it.
const SMALL_BOARD: Vec3 = Vec3::new(0.062, 0.006, 0.080);
/// How far the middle of a tray lies beside the middle of the field, in metres.
const BESIDE: f32 = 0.575;
/// On a high screen the trays lie behind the field: how far beside and behind its middle, in metres.
const BEHIND: [f32; 2] = [0.185, -0.60];
/// How thick a card is, in metres.
pub(super) const THICK: f32 = 0.0006;

/// A player's tray.
#[derive(Component)]
pub(super) struct Tray(pub usize);
/// A player's Monsuno card.
#[derive(Component)]
pub(super) struct MonsunoCard;
/// A player's strike deck.
#[derive(Component)]
pub(super) struct Pile(pub usize);

/// The mesh of a card: a sheet, its face up.
#[derive(Resource)]
pub(super) struct Sheet(pub Handle<Mesh>);

/// Where things lie on a tray, in its own space: right, up, towards who looks on.
pub(super) mod place {
    use bevy::prelude::*;

    use super::{CARD, INDEX, SCALE, THICK, TUCKED, slot};

    /// The Monsuno card.
    pub(in super::super) fn card() -> Transform {
        Transform::from_xyz(0.070, 6.0 * THICK, -0.014)
    }

    /// A strike card under the symbol `index` of `count`: the first of several lies on top.
    pub(in super::super) fn under(index: usize, count: usize) -> Transform {
        let [[left, _], [width, _]] = slot(index, count);
        let aside = (left + 0.5 * width + INDEX - CARD[0]) * SCALE;
        let deep = THICK * (5.0 - index.min(4) as f32);
        let card = card().translation;
        Transform::from_xyz(card.x + aside, deep, card.z + TUCKED * SCALE)
    }

    /// The top of the strike deck.
    pub(in super::super) fn deck(cards: usize) -> Transform {
        Transform::from_xyz(-0.074, THICK * (cards as f32 + 0.6), -0.074)
    }

    /// The top of the discards.
    pub(in super::super) fn discards(cards: usize) -> Transform {
        Transform::from_xyz(-0.074, THICK * (cards as f32 + 0.6), 0.074)
    }
}

pub(super) fn set_trays(
    playing: Option<Res<Playing>>,
    facing: Res<Facing>,
    portrait: Res<Portrait>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let Some(playing) = playing else { return };
    let sheet = meshes.add(Plane3d::new(Vec3::Y, 0.5 * SCALE * Vec2::from(CARD)));
    commands.insert_resource(Sheet(sheet));
    let half = match playing.session().rules().level() {
        Level::Basic => SMALL_BOARD,
        Level::Plus => BOARD,
    };
    let board = meshes.add(mesh::soft_box(half, 0.004));
    for player in 0..2 {
        commands
            .spawn((
                Name::new("Tray"),
                Tray(player),
                DespawnOnExit(Screen::Monsuno),
                tray_place(player, &playing, facing.0, portrait.0),
                Visibility::Hidden,
            ))
            .with_children(|tray| {
                tray.spawn((
                    Mesh3d(board.clone()),
                    MeshMaterial3d(materials.walnut.clone()),
                    Transform::from_xyz(0.0, -BOARD.y, 0.0),
                ));
            });
    }
}

fn tray_place(player: usize, playing: &Playing, facing: f32, portrait: bool) -> Transform {
    let side = if player == 0 { -1.0 } else { 1.0 };
    let turn = Quat::from_rotation_y(facing);
    let up = match *playing.session().field().shape() {
        // The arena stands on the big table, whose top lies a little lower.
        FieldShape::Bowl { .. } => 2.0 * BOARD.y - 0.012,
        FieldShape::Plane { .. } => 2.0 * BOARD.y,
    };
    let [beside, behind] = if portrait { BEHIND } else { [BESIDE, 0.02] };
    Transform::from_translation(turn * Vec3::new(side * beside, up, behind)).with_rotation(turn)
}

/// Turns the trays towards who looks on.
pub(super) fn turn_trays(
    playing: Res<Playing>,
    facing: Res<Facing>,
    portrait: Res<Portrait>,
    mut trays: Query<(&Tray, &mut Transform)>,
) {
    for (tray, mut place) in &mut trays {
        place.set_if_neq(tray_place(tray.0, &playing, facing.0, portrait.0));
    }
}

/// While the capsules spin in their lanes, no card is of use.
pub(super) fn hide_in_the_draw(playing: Res<Playing>, mut trays: Query<&mut Visibility, With<Tray>>) {
    let shown = if playing.session().in_duel() {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    };
    for mut visible in &mut trays {
        visible.set_if_neq(shown);
    }
}

/// Lays both Monsuno cards and the strike decks on their trays.
pub(super) fn lay_cards(
    playing: Option<Res<Playing>>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    sheet: Option<Res<Sheet>>,
    trays: Query<(Entity, &Tray)>,
    old: Query<Entity, Or<(With<MonsunoCard>, With<Pile>)>>,
    mut press: ResMut<Press>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let (Some(playing), Some(sheet)) = (playing, sheet) else {
        return;
    };
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let level = playing.session().rules().level();
    let back = press.back(&mut images, &mut materials);
    for (entity, tray) in &trays {
        let place = playing.setup().cards[tray.0];
        let face = press.monsuno(place, level, &cards, &spoken.0, &mut images, &mut materials);
        let mut tray_entity = commands.entity(entity);
        tray_entity.with_children(|on_tray| {
            if let Some(face) = face {
                on_tray.spawn((
                    MonsunoCard,
                    Mesh3d(sheet.0.clone()),
                    MeshMaterial3d(face),
                    match level {
                        Level::Basic => Transform::from_xyz(0.0, THICK, 0.0),
                        Level::Plus => place::card(),
                    },
                ));
            }
            if level == Level::Plus {
                on_tray.spawn((
                    Pile(tray.0),
                    Mesh3d(sheet.0.clone()),
                    MeshMaterial3d(back.clone()),
                    place::deck(playing.session().rules().deck(tray.0).len()),
                ));
            }
        });
    }
}
