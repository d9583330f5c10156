//! The seats: who plays which colours, a person with a name or a computer at a level.

use bevy::prelude::*;

use super::Says;
use crate::mozyring::hud::sign;
use crate::mozyring::play::{Paint, Setup, Sitter};
use crate::shell::label::{Label, label};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{Typed, column, resource_stepper, row, text_field};
use crate::words::Arg;

/// The line of a player, by number from 0.
#[derive(Component, Clone, Copy)]
pub(super) struct SeatLine(usize);

/// Where the signs of the player's colours stand.
#[derive(Component, Clone, Copy)]
pub(super) struct Signs(usize);

/// What belongs to the player's name.
#[derive(Component, Clone, Copy)]
pub(super) struct NameField(usize);

/// What the player is.
const KINDS: [fn(&Setup) -> Label; 4] = [
    |setup| Label::new(setup.sitters[0].key()),
    |setup| Label::new(setup.sitters[1].key()),
    |setup| Label::new(setup.sitters[2].key()),
    |setup| Label::new(setup.sitters[3].key()),
];

pub(super) fn spawn(sheet: &mut ChildSpawnerCommands, setup: &Setup) {
    sheet.spawn((column(6), Pickable::IGNORE)).with_children(|seats| {
        for (at, kind) in KINDS.into_iter().enumerate() {
            seats
                .spawn((
                    SeatLine(at),
                    Node {
                        flex_wrap: FlexWrap::NoWrap,
                        ..row(8)
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|line| {
                    line.spawn((
                        Node {
                            width: px(80),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|place| {
                        let said = Label::new("setup-seat").with("number", Arg::from(at + 1));
                        place.spawn(label(said, Face::Text, size::TEXT, CREAM));
                    });
                    line.spawn((
                        Signs(at),
                        Node {
                            width: px(46),
                            ..row(5)
                        },
                        Pickable::IGNORE,
                    ));
                    let shown = (Says(kind), label(Label::new(""), Face::Medium, size::TEXT, CREAM));
                    line.spawn(resource_stepper(shown, 188, move |setup: &mut Setup, by| {
                        let now = Sitter::ALL
                            .iter()
                            .position(|one| *one == setup.sitters[at])
                            .unwrap_or(0);
                        let next = (now as isize + by).rem_euclid(Sitter::ALL.len() as isize) as usize;
                        setup.sitters[at] = Sitter::ALL[next];
                    }));
                    line.spawn((
                        NameField(at),
                        label(Label::new("mozyring-name-field"), Face::Text, size::SMALL, CREAM_DIM),
                    ));
                    line.spawn((NameField(at), text_field(&setup.names[at], 122, 14)))
                        .observe(move |typed: On<Typed>, mut setup: ResMut<Setup>| {
                            if setup.names[at] != typed.text {
                                setup.names[at].clone_from(&typed.text);
                            }
                        });
                });
        }
    });
}

/// Names are for persons, lines for those who play.
pub(super) fn show_fields(
    setup: Res<Setup>,
    mut parts: Query<(&mut Node, Option<&SeatLine>, Option<&NameField>), Or<(With<SeatLine>, With<NameField>)>>,
) {
    let players = usize::from(setup.options().players);
    for (mut node, line, field) in &mut parts {
        let plays = line.is_none_or(|line| line.0 < players);
        let is_person = field.is_none_or(|field| setup.sitters[field.0] == Sitter::Person);
        let display = if plays && is_person {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
}

/// Who plays which colours.
pub(super) fn tell_seats(
    setup: Res<Setup>,
    places: Query<(Entity, &Signs)>,
    mut shown: Local<Option<(u8, u8)>>,
    added: Query<(), Added<Signs>>,
    mut commands: Commands,
) {
    let options = setup.options();
    let now = Some((options.players, options.colours_per_player));
    if *shown == now && added.is_empty() {
        return;
    }
    *shown = now;
    for (place, at) in &places {
        commands.entity(place).despawn_children().with_children(|signs| {
            for paint in Paint::of_player(at.0 + 1, options.players, options.colours_per_player) {
                signs.spawn(sign(paint, size::TEXT));
            }
        });
    }
}
