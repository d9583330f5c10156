//! On the left: who plays which colours, who is due, the points, and the combinations they come from.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{joined, sign};
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Score, Seat};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ChosenWhen, column, named_hud_button, panel, row, scrolling};
use crate::words::Arg;

#[derive(Component)]
pub(super) struct Seats;
#[derive(Component)]
pub(super) struct Combos;

pub(super) fn spawn(left: &mut ChildSpawnerCommands) {
    left.spawn(panel(Node {
        width: px(262),
        padding: px(14).all(),
        max_height: px(420),
        ..column(8)
    }))
    .insert(Pickable::IGNORE)
    .with_children(|sheet| {
        sheet.spawn((Seats, column(6), Pickable::IGNORE));
        sheet
            .spawn(scrolling(4))
            .with_child((Combos, column(4), Pickable::IGNORE));
    });
}

pub(super) fn tell_seats(
    playing: Res<Playing>,
    places: Query<Entity, With<Seats>>,
    mut shown: Local<Option<u64>>,
    mut commands: Commands,
) {
    if *shown == Some(playing.revision()) && !playing.is_added() {
        return;
    }
    *shown = Some(playing.revision());
    let game = playing.game();
    let options = game.options();
    let due = game
        .to_move()
        .filter(|_| !playing.is_between_rounds())
        .map(|turn| turn.seat);
    for place in &places {
        commands.entity(place).despawn_children().with_children(|seats| {
            seats.spawn(label(
                Label::new("mozyring-game").with("name", playing.name()),
                Face::Medium,
                size::SMALL,
                BRASS,
            ));
            if options.rounds > 1 {
                let said = Label::new("mozyring-round")
                    .with("round", Arg::from(u32::from(playing.shown_round()) + 1))
                    .with("rounds", Arg::from(u32::from(options.rounds)));
                seats.spawn(label(said, Face::Text, size::SMALL, CREAM_DIM));
            }
            for seat in (0..options.players).map(Seat) {
                seats.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    let arrow = if due == Some(seat) { "▶" } else { "" };
                    line.spawn((
                        Node {
                            width: px(14),
                            ..default()
                        },
                        Pickable::IGNORE,
                        children![plain(arrow, Face::Symbols, size::SMALL, BRASS)],
                    ));
                    for colour in game.colours_of(seat) {
                        line.spawn(sign(playing.paint(colour), size::TEXT));
                    }
                    let here = game.present().any(|one| one == seat);
                    let key = if here { "mozyring-seat" } else { "mozyring-seat-left" };
                    let color = if due == Some(seat) { CREAM } else { CREAM_DIM };
                    let who = Label::new(key).with("who", playing.who(seat));
                    line.spawn(label(who, Face::Medium, size::SMALL, color));
                    if options.score != Score::Win {
                        let points = game.scores().get(seat.index()).copied().unwrap_or(0);
                        line.spawn(plain(points.to_string(), Face::Bold, size::TEXT, BRASS));
                    }
                });
            }
        });
    }
}

/// In points games each combination is listed; choosing one shows its rings on the board.
pub(super) fn tell_combos(
    playing: Res<Playing>,
    places: Query<Entity, With<Combos>>,
    mut shown: Local<Option<u64>>,
    mut commands: Commands,
) {
    if *shown == Some(playing.revision()) && !playing.is_added() {
        return;
    }
    *shown = Some(playing.revision());
    let listed = playing.game().options().score != Score::Win;
    for place in &places {
        commands.entity(place).despawn_children();
        if !listed {
            continue;
        }
        commands.entity(place).with_children(|list| {
            for (at, combo) in playing.game().combos().iter().enumerate() {
                let on_board = combo.round == playing.shown_round();
                let paint = playing.paint(combo.colour);
                list.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    line.spawn(sign(paint, size::SMALL));
                    if on_board {
                        line.spawn((
                            named_hud_button(joined(&combo.slots)),
                            ChosenWhen::new(move |playing: &Playing| playing.chosen_combo() == Some(at)),
                            observe(
                                move |_: On<Activate>, playing: Res<Playing>, mut intents: MessageWriter<Intent>| {
                                    let chosen = playing.chosen_combo() == Some(at);
                                    intents.write(Intent::Light((!chosen).then_some(at)));
                                },
                            ),
                        ));
                    } else {
                        let said = Label::new("mozyring-combo-of-round")
                            .with("round", Arg::from(u32::from(combo.round) + 1))
                            .with("slots", Arg::Text(joined(&combo.slots)));
                        line.spawn(label(said, Face::Text, size::SMALL, CREAM_DIM));
                    }
                });
            }
        });
    }
}
