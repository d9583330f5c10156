//! On the right while the game is looked into: its value, the best moves, the forced line, threats, and ways to go.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::{joined, sign, wish};
use crate::mozyring::analysis::{Analysis, Findings};
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Colour, Move, Slot};
use crate::mozyring::search::{Value, Worth};
use crate::shell::Screen;
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, Turned, column, hud_button, leads_to, panel, row};
use crate::words::Arg;

#[derive(Component)]
pub(super) struct StudyPlace;

pub(super) fn spawn(right: &mut ChildSpawnerCommands) {
    right.spawn((StudyPlace, Pickable::IGNORE, Node::default()));
}

/// What is found out about the position, under the buttons: it grows while they stay where they are.
#[derive(Component)]
pub(super) struct Found;

pub(super) fn tell_study(
    playing: Res<Playing>,
    places: Query<Entity, With<StudyPlace>>,
    mut shown: Local<Option<(u64, bool)>>,
    mut commands: Commands,
) {
    let now = Some((playing.revision(), playing.is_study()));
    if *shown == now && !playing.is_added() {
        return;
    }
    *shown = now;
    for place in &places {
        commands.entity(place).despawn_children();
        if !playing.is_study() {
            continue;
        }
        commands.entity(place).with_children(|place| {
            place
                .spawn(panel(Node {
                    padding: px(14).all(),
                    ..column(7)
                }))
                .insert((
                    Turned {
                        wide: |node| node.width = px(286),
                        tall: |node| node.width = vw(65),
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|sheet| {
                    let head = if playing.is_recorded() {
                        "study-recorded"
                    } else {
                        "study-head"
                    };
                    sheet.spawn(label(Label::new(head), Face::Medium, size::TEXT, BRASS));
                    steps(sheet, &playing);
                    ways(sheet, &playing);
                    sheet.spawn((Found, column(7), Pickable::IGNORE));
                });
        });
    }
}

pub(super) fn tell_found(
    playing: Res<Playing>,
    analysis: Option<Res<Analysis>>,
    places: Query<(Entity, Ref<Found>)>,
    mut shown: Local<Findings>,
    mut commands: Commands,
) {
    let Ok((place, found)) = places.single() else { return };
    let findings = analysis.map(|analysis| analysis.findings().clone()).unwrap_or_default();
    if *shown == findings && !found.is_added() {
        return;
    }
    commands.entity(place).despawn_children().with_children(|sheet| {
        tell_value(sheet, &playing, &findings);
        tell_threats(sheet, &playing);
    });
    *shown = findings;
}

fn note(sheet: &mut ChildSpawnerCommands, said: Label, color: Color) {
    sheet.spawn(label(said, Face::Text, size::SMALL, color));
}

fn tell_value(sheet: &mut ChildSpawnerCommands, playing: &Playing, findings: &Findings) {
    if playing.game().to_move().is_none() {
        return;
    }
    let plies = Arg::from(findings.plies.unwrap_or(0));
    let (said, color) = match findings.value {
        Some(Value::Win) if findings.plies.is_some() => (Label::new("study-win").with("plies", plies), CREAM),
        Some(Value::Loss) if findings.plies.is_some() => (Label::new("study-loss").with("plies", plies), CREAM),
        Some(Value::Win) => (Label::new("study-ahead"), CREAM),
        Some(Value::Loss) => (Label::new("study-behind"), CREAM),
        Some(Value::Draw) => (Label::new("study-draw"), CREAM),
        _ if !findings.provable => (Label::new("study-no-proofs"), CREAM_DIM),
        _ if findings.depth == 0 => (Label::new("study-searches"), CREAM_DIM),
        _ => {
            let depth = Arg::from(findings.depth);
            (Label::new("study-not-proven").with("depth", depth), CREAM_DIM)
        }
    };
    sheet.spawn(label(said, Face::Medium, size::TEXT, color));
    let slots = |slots: &[Slot]| Arg::Text(joined(&slots[..slots.len().min(9)]));
    if !findings.best.is_empty() {
        note(
            sheet,
            Label::new("study-best").with("slots", slots(&findings.best)),
            CREAM,
        );
    } else if let Some(advice) = findings.advice {
        let advice = match advice {
            Move::Swap => Arg::Word("mozyring-swap-short"),
            one => Arg::Text(one.to_string()),
        };
        note(sheet, Label::new("study-advice").with("move", advice), CREAM);
    }
    if findings.line.len() > 1 {
        let line = Arg::Text(joined(&findings.line));
        note(sheet, Label::new("study-forced").with("slots", line), CREAM);
    }
    let known = |worth: &Worth| worth.value != Value::Unknown;
    if findings.worths.iter().any(known) {
        note(sheet, Label::new("study-tags"), CREAM_DIM);
    }
}

fn tell_threats(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    let game = playing.game();
    if game.to_move().is_none() {
        return;
    }
    let of = |colour: Colour| {
        let mut slots: Vec<Slot> = game.threats(colour).map(|threat| threat.missing).collect();
        slots.sort_unstable();
        slots.dedup();
        slots
    };
    let all: Vec<(Colour, Vec<Slot>)> = (0..game.options().colours())
        .map(|colour| (Colour(colour), of(Colour(colour))))
        .filter(|(_, slots)| !slots.is_empty())
        .collect();
    if all.is_empty() {
        note(sheet, Label::new("study-no-threats"), CREAM_DIM);
        return;
    }
    note(sheet, Label::new("study-threats"), CREAM_DIM);
    for (colour, slots) in all {
        sheet.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
            line.spawn(sign(playing.paint(colour), size::SMALL));
            line.spawn(plain(joined(&slots), Face::Medium, size::SMALL, CREAM));
        });
    }
}

/// First, back, on, last.
fn steps(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    let (at, all) = playing.progress();
    sheet.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
        for (key, intent, enabled) in [
            ("mozyring-step-first", Intent::ToEnd(false), at > 0),
            ("mozyring-step-back", Intent::Back, at > 0),
            ("mozyring-step-on", Intent::Forward, at < all),
            ("mozyring-step-last", Intent::ToEnd(true), at < all),
        ] {
            let mut button = line.spawn(wish(Label::new(key), intent));
            if !enabled {
                button.insert(InteractionDisabled);
            }
        }
        line.spawn(plain(format!("{at}/{all}"), Face::Medium, size::TEXT, CREAM));
    });
}

/// Back to what was played, on from here, or out.
fn ways(sheet: &mut ChildSpawnerCommands, playing: &Playing) {
    sheet.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
        if playing.is_aside() {
            line.spawn(wish(Label::new("study-come-back"), Intent::ComeBack))
                .with_child(cap(Act::ComeBack));
        }
        if playing.game().result().is_none() {
            line.spawn(wish(Label::new("study-play-on"), Intent::PlayOn))
                .with_child(cap(Act::PlayOn));
        }
        if playing.is_recorded() {
            line.spawn((
                hud_button(Label::new("study-to-list"), ButtonLook::Choice),
                leads_to(Screen::MozyringHistory),
            ))
            .with_child(cap(Act::Study));
        } else {
            line.spawn(wish(Label::new("study-end"), Intent::EndStudy))
                .with_child(cap(Act::Study));
        }
    });
}
