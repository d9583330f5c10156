//! How a round or the game ended, and what comes next.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{joined, kind_of, middle_row, sign};
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Combo, GameResult, Move, Score, Seat};
use crate::shell::Screen;
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, label, plain};
use crate::shell::pause::StartOver;
use crate::shell::theme::{BRASS, CREAM, Face, size};
use crate::shell::tutorial::Tutorial;
use crate::shell::widget::{ButtonLook, Settling, Turned, button, column, leads_to, panel};
use crate::words::Arg;

#[derive(Component)]
pub(super) struct End;

/// The place of the sheet: on a wide screen beside the board, so that no rack is covered.
pub(super) fn spawn(bottom: &mut ChildSpawnerCommands) {
    bottom.spawn((
        End,
        column(10),
        Turned {
            wide: |node| (node.align_self, node.margin.right) = (AlignSelf::End, px(18)),
            tall: |node| (node.align_self, node.margin.right) = (AlignSelf::Auto, px(0)),
        },
        Pickable::IGNORE,
    ));
}

pub(super) fn tell_end(
    playing: Res<Playing>,
    ends: Query<Entity, With<End>>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut shown: Local<Option<(u64, bool)>>,
    mut commands: Commands,
) {
    let over = playing.game().result().is_some() && !playing.is_study();
    // A lesson says itself what was won and what comes next.
    let is_told = (over || playing.is_between_rounds()) && lesson.is_none();
    if *shown == Some((playing.revision(), is_told)) && !playing.is_added() {
        return;
    }
    *shown = Some((playing.revision(), is_told));
    for end in &ends {
        commands.entity(end).despawn_children();
        if !is_told {
            continue;
        }
        commands.entity(end).with_children(|end| {
            end.spawn(panel(Node {
                padding: UiRect::axes(px(26), px(14)),
                align_items: AlignItems::Center,
                ..column(10)
            }))
            .insert(Turned {
                wide: |node| node.width = px(340),
                tall: |node| node.width = vw(94),
            })
            .with_children(|sheet| {
                tell_combos(sheet, &playing);
                tell_points(sheet, &playing);
                if over {
                    offer_what_next(sheet, &playing);
                } else {
                    offer_next_round(sheet, &playing);
                }
            });
        });
    }
}

/// What the last ring completed, or why nobody has won.
fn tell_combos(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    let game = playing.game();
    let in_round = |combo: &&Combo| combo.round == playing.shown_round();
    let wins = game.options().score != Score::PointsToMaker;
    for combo in game.combos().iter().filter(in_round).filter(|_| wins).take(3) {
        sheet.spawn((middle_row(10), Pickable::IGNORE)).with_children(|line| {
            line.spawn(sign(playing.paint(combo.colour), size::TEXT));
            let said = Label::new("mozyring-made")
                .with("who", playing.who(combo.seat))
                .with("kind", kind_of(combo.slots, playing));
            line.spawn(label(said, Face::Text, size::TEXT, CREAM));
            line.spawn(plain(joined(&combo.slots), Face::Medium, size::TEXT, BRASS));
        });
    }
    let alone = matches!(game.moves().last(), Some(Move::Leave(_)));
    let made_nothing = !game.combos().iter().any(|combo| in_round(&combo));
    let key = match game.result() {
        Some(GameResult::Win { .. }) if alone => "mozyring-left-alone",
        Some(GameResult::Draw) if game.options().score == Score::Win => "mozyring-draw-why",
        Some(GameResult::Draw) => "mozyring-draw-shared",
        None if made_nothing => "mozyring-round-drawn",
        _ => return,
    };
    sheet.spawn(label(Label::new(key), Face::Text, size::TEXT, CREAM));
}

/// The points so far.
fn tell_points(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    let game = playing.game();
    if game.options().score == Score::Win {
        return;
    }
    sheet.spawn((middle_row(18), Pickable::IGNORE)).with_children(|line| {
        for seat in (0..game.options().players).map(Seat) {
            let points = game.scores().get(seat.index()).copied().unwrap_or(0);
            let said = Label::new("mozyring-points")
                .with("who", playing.who(seat))
                .with("points", Arg::from(points));
            line.spawn(label(said, Face::Medium, size::SMALL, CREAM));
        }
    });
}

fn offer_next_round(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    sheet.spawn((middle_row(18), Pickable::IGNORE)).with_children(|line| {
        if let Some(turn) = playing.game().to_move() {
            let said = Label::new("mozyring-next-starter").with("who", playing.who(turn.seat));
            line.spawn(label(said, Face::Text, size::TEXT, CREAM));
        }
        line.spawn((
            Settling::default(),
            button(Label::new("mozyring-next-round"), ButtonLook::Lead),
            observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                intents.write(Intent::NextRound);
            }),
        ));
    });
}

fn offer_what_next(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    sheet
        .spawn((middle_row(12), Pickable::IGNORE))
        .with_children(|buttons| {
            buttons.spawn((
                Settling::default(),
                button(Label::new("play-again"), ButtonLook::Lead),
                observe(|_: On<Activate>, mut over: MessageWriter<StartOver>| {
                    over.write(StartOver);
                }),
            ));
            if !playing.lit().is_empty() {
                buttons
                    .spawn((
                        button(Label::new("mozyring-show-again"), ButtonLook::Plain),
                        observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                            intents.write(Intent::ShowAgain);
                        }),
                    ))
                    .with_child(cap(Act::ShowAgain));
            }
            buttons.spawn((
                Settling::default(),
                button(Label::new("to-setup"), ButtonLook::Plain),
                leads_to(Screen::MozyringSetup),
            ));
        });
}
