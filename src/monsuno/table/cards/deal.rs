//! Strike cards on their way: drawn from the deck, shown to both players, tucked or put back, discarded.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::print::Press;
use super::tray::{Pile, Sheet, THICK, Tray, place};
use crate::monsuno::play::{Cards, Playing};
use crate::monsuno::rules::{Entry, Match, Symbol};
use crate::monsuno::session::Phase;
use crate::monsuno::table::Facing;
use crate::shell::label::Spoken;

/// How long a drawn card is shown to both players, in seconds.
const SHOWN: f32 = 1.5;

/// A strike card that lies face up on a player's tray, or is on its way there.
#[derive(Component)]
pub(super) struct Strike {
    player: usize,
    goes_to: Place,
    /// How long it is still shown to both players, in seconds.
    shown: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Under this symbol of the card.
    Under(usize),
    /// Back into the deck: then it is no longer seen.
    Deck,
    /// On the discards.
    Discards,
}

/// How far the match had gone when the cards were dealt.
#[derive(Default)]
pub(super) struct Dealt {
    seed: Option<u64>,
    entries: usize,
}

/// Deals what the score sheet says was drawn, and takes away what was discarded.
pub(super) fn deal(
    playing: Res<Playing>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    sheet: Res<Sheet>,
    trays: Query<(Entity, &Tray)>,
    mut strikes: Query<(Entity, &mut Strike)>,
    mut piles: Query<(&Pile, &mut Transform)>,
    mut dealt: Local<Dealt>,
    mut press: ResMut<Press>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let rules = playing.session().rules();
    let seed = Some(playing.session().setup().seed);
    let afresh = dealt.seed != seed || rules.log().len() < dealt.entries;
    if !afresh && rules.log().len() == dealt.entries {
        return;
    }
    let before = if afresh { 0 } else { dealt.entries };
    if afresh {
        for (entity, _) in &strikes {
            commands.entity(entity).despawn();
        }
    }
    *dealt = Dealt {
        seed,
        entries: rules.log().len(),
    };
    for (pile, mut top) in &mut piles {
        top.set_if_neq(place::deck(rules.deck(pile.0).len()));
    }
    let mut print = |symbol: &Symbol, nth| press.strike(symbol, nth, &cards, &spoken.0, &mut images, &mut materials);
    for (number, entry) in rules.log().iter().enumerate().skip(before) {
        let Entry::Drawn { player, card, under } = entry else {
            continue;
        };
        // Whoever comes back to a match in progress sees only what lies there.
        let still_there = under.is_some_and(|under| rules.occupied(*player)[under]);
        if afresh && (!still_there || is_filled_later(rules, number, *player, *under)) {
            continue;
        }
        let Some(face) = print(card, number) else { continue };
        let goes_to = under.map_or(Place::Deck, Place::Under);
        let strike = Strike {
            player: *player,
            goes_to,
            shown: if afresh { 0.0 } else { SHOWN },
        };
        let from = if afresh {
            rest(&strike, rules)
        } else {
            place::deck(rules.deck(*player).len() + 1)
        };
        for (tray, _) in trays.iter().filter(|(_, tray)| tray.0 == *player) {
            commands.entity(tray).with_child((
                Strike { ..strike },
                Mesh3d(sheet.0.clone()),
                MeshMaterial3d(face.clone()),
                NotShadowCaster,
                from,
            ));
        }
    }
    if !afresh {
        for (_, mut strike) in &mut strikes {
            if let Place::Under(under) = strike.goes_to
                && !rules.occupied(strike.player)[under]
            {
                strike.goes_to = Place::Discards;
            }
        }
    }
}

/// Whether the symbol `under` was filled again after line `number` of the score sheet.
fn is_filled_later(rules: &Match, number: usize, player: usize, under: Option<usize>) -> bool {
    rules.log().iter().skip(number + 1).any(
        |entry| matches!(entry, Entry::Drawn { player: who, under: place, .. } if *who == player && *place == under),
    )
}

/// Where a card comes to lie on its tray.
fn rest(strike: &Strike, rules: &Match) -> Transform {
    match strike.goes_to {
        Place::Under(under) => place::under(under, rules.cards()[strike.player].symbols.len()),
        Place::Deck => place::deck(rules.deck(strike.player).len()),
        Place::Discards => place::discards(rules.discards(strike.player).len()),
    }
}

/// Moves cards that are on their way.
pub(super) fn move_cards(
    playing: Res<Playing>,
    facing: Res<Facing>,
    time: Res<Time<Real>>,
    trays: Query<&Transform, (With<Tray>, Without<Strike>)>,
    mut strikes: Query<(Entity, &mut Strike, &mut Transform, &ChildOf), Without<Tray>>,
    mut commands: Commands,
) {
    let seconds = time.delta_secs().min(0.5);
    // When the next launch is due, what was drawn has been seen.
    let play_goes_on = matches!(
        playing.session().phase(),
        Phase::Charge { .. } | Phase::Aim { .. } | Phase::Flight
    );
    let way = 1.0 - (-9.0 * seconds).exp();
    for (entity, mut strike, mut at, of) in &mut strikes {
        if play_goes_on {
            strike.shown = 0.0;
        }
        let to = if strike.shown > 0.0 {
            strike.shown -= seconds;
            let Ok(tray) = trays.get(of.parent()) else { continue };
            shown_to_both(tray, facing.0)
        } else {
            rest(&strike, playing.session().rules())
        };
        let there = at.translation.distance(to.translation) < THICK;
        if there && strike.shown <= 0.0 && strike.goes_to == Place::Deck {
            commands.entity(entity).despawn();
        } else if *at != to {
            *at = if there && strike.shown <= 0.0 {
                to
            } else {
                Transform {
                    translation: at.translation.lerp(to.translation, way),
                    rotation: at.rotation.slerp(to.rotation, way),
                    scale: at.scale.lerp(to.scale, way),
                }
            };
        }
    }
}

/// Over the middle of the field, large, its face towards who looks on; in the space of `tray`.
fn shown_to_both(tray: &Transform, facing: f32) -> Transform {
    let over = Transform::from_translation(Quat::from_rotation_y(facing) * Vec3::new(0.0, 0.24, 0.27))
        .with_rotation(Quat::from_rotation_y(facing) * Quat::from_rotation_x(0.85))
        .with_scale(Vec3::splat(1.9));
    Transform::from_matrix(tray.to_matrix().inverse() * over.to_matrix())
}
