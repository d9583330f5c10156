//! Above the board: whose turn it is, which colour is due, what the hand would do or why it cannot, and what the
//! computers laid.

use bevy::prelude::*;

use super::{ink, joined, kind_of, middle_row, sign};
use crate::mozyring::play::{Playing, Why, size_key};
use crate::mozyring::rules::{GameResult, Refusal, Slot};
use crate::shell::label::{Label, label, plain};
use crate::shell::look::palette::Palette;
use crate::shell::settings::Settings;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::tutorial::{Spot, Tutorial};
use crate::shell::widget::{Turned, WhenSnug, column, panel, room, row};
use crate::words::Arg;

#[derive(Component)]
pub(super) struct Prompt;
#[derive(Component)]
pub(super) struct Reason;
#[derive(Component)]
pub(super) struct Recap;

pub(super) fn spawn(top: &mut ChildSpawnerCommands) {
    top.spawn((
        room(px(620)),
        Turned::always(|node| node.width = px(620)),
        // Between the columns at the sides.
        WhenSnug(|node| node.width = px(294)),
    ))
    .with_children(|room| {
        room.spawn(panel(Node {
            padding: UiRect::axes(px(26), px(12)),
            align_items: AlignItems::Center,
            ..column(4)
        }))
        .insert((Pickable::IGNORE, Spot::new("turn")))
        .with_children(|middle| {
            middle.spawn((Prompt, middle_row(10), Pickable::IGNORE));
            middle
                .spawn((Reason, label(Label::new(""), Face::Text, size::TEXT, CREAM_DIM)))
                .insert(TextLayout::justify(Justify::Center));
            middle.spawn((Recap, middle_row(12), Pickable::IGNORE));
        });
    });
}

pub(super) fn tell_turn(playing: Res<Playing>, prompts: Query<Entity, With<Prompt>>, mut commands: Commands) {
    for prompt in &prompts {
        commands.entity(prompt).despawn_children().with_children(|line| {
            if let Some(result) = playing.game().result() {
                line.spawn(label(result_label(result, &playing), Face::Medium, size::PROMPT, BRASS));
                return;
            }
            if playing.is_between_rounds() {
                let round = Arg::from(u32::from(playing.shown_round()) + 1);
                let said = Label::new("mozyring-round-over").with("round", round);
                line.spawn(label(said, Face::Medium, size::PROMPT, BRASS));
                return;
            }
            let Some(turn) = playing.game().to_move() else { return };
            let paint = playing.paint(turn.colour);
            line.spawn(sign(paint, size::PROMPT));
            let said = Label::new("mozyring-turn")
                .with("who", playing.who(turn.seat))
                .with("colour", paint.key());
            line.spawn(label(said, Face::Medium, size::PROMPT, CREAM));
            line.spawn(sign(paint, size::PROMPT));
        });
    }
}

/// Who won.
fn result_label(result: &GameResult, playing: &Playing) -> Label {
    match result {
        GameResult::Draw => Label::new("mozyring-draw"),
        GameResult::Win { seats } => match seats.as_slice() {
            [one] => Label::new("mozyring-won").with("who", playing.who(*one)),
            [one, other] => Label::new("mozyring-won-both")
                .with("who", playing.who(*one))
                .with("other", playing.who(*other)),
            [one, other, third, ..] => Label::new("mozyring-won-three")
                .with("who", playing.who(*one))
                .with("other", playing.who(*other))
                .with("third", playing.who(*third)),
            [] => Label::new("mozyring-draw"),
        },
    }
}

fn refused(refusal: Refusal, playing: &Playing) -> Label {
    match refusal {
        Refusal::SlotTaken { slot } => Label::new("refused-taken")
            .with("field", Arg::Text(slot.field.to_string()))
            .with("size", size_key(slot.size)),
        Refusal::NoRingLeft { colour, size } => Label::new("refused-none-left")
            .with("colour", playing.paint(colour).key())
            .with("size", size_key(size)),
        Refusal::CentreMediumBan => Label::new("refused-centre"),
        Refusal::GameOver => Label::new("refused-over"),
        Refusal::SwapNotOffered | Refusal::NobodyThere { .. } => Label::new("refused-other"),
    }
}

fn reason_of(why: Why, playing: &Playing) -> Label {
    match why {
        Why::Rules(refusal) => refused(refusal, playing),
        Why::NotYours(seat) => Label::new("refused-computer").with("who", playing.who(seat)),
        Why::BetweenRounds => Label::new("refused-between"),
    }
}

/// What the ring in hand would make or block.
fn foreseen(playing: &Playing, palette: Palette) -> Option<(Label, Color)> {
    let foreseen = playing.foreseen();
    let said = |key, slots: &[[Slot; 3]]| {
        let first = slots.first()?;
        let more = slots.len() - 1;
        let label = Label::new(key)
            .with("kind", kind_of(*first, playing))
            .with("slots", Arg::Text(joined(first)));
        Some(label.with("more", Arg::from(more)))
    };
    let color = playing
        .may_act()
        .ok()
        .map_or(BRASS, |turn| ink(playing.paint(turn.colour), palette));
    said("foreseen-makes", &foreseen.completes)
        .map(|label| (label, color))
        .or_else(|| said("foreseen-blocks", &foreseen.blocks).map(|label| (label, BRASS)))
}

pub(super) fn tell_reason(
    playing: Res<Playing>,
    settings: Res<Settings>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut lines: Query<(&mut Label, &mut TextColor), With<Reason>>,
) {
    let game = playing.game();
    let (said, color) = if game.result().is_some() || playing.is_between_rounds() {
        (Label::new(""), CREAM_DIM)
    } else if let Some(why) = playing.refusal() {
        (reason_of(why, &playing), REFUSED)
    } else if let Some(slot) = playing.asked() {
        let said = Label::new("mozyring-confirm").with("slot", Arg::Text(slot.to_string()));
        (said, BRASS)
    } else if let Some(foreseen) = foreseen(&playing, settings.palette) {
        foreseen
    } else if let Some(skip) = game.skips().iter().find(|skip| skip.ply == game.ply()) {
        let said = Label::new("mozyring-skipped").with("colour", playing.paint(skip.colour).key());
        (said, BRASS)
    } else if playing.computer_to_move().is_some() {
        (Label::new("mozyring-thinks"), CREAM_DIM)
    } else if game.can_swap() && playing.may_act().is_ok() {
        (Label::new("mozyring-may-swap"), BRASS)
    } else if playing.is_study() {
        let key = if playing.is_aside() {
            "study-aside"
        } else {
            "study-line"
        };
        let (at, all) = playing.progress();
        let said = Label::new(key).with("at", Arg::from(at)).with("all", Arg::from(all));
        (said, CREAM_DIM)
    } else if game.ply() == 0 && lesson.is_none() {
        let who = game.to_move().map(|turn| playing.who(turn.seat));
        let said = Label::new("mozyring-lot-fell").with("who", who.unwrap_or(Arg::Text(String::new())));
        (said, BRASS)
    } else {
        (Label::new("mozyring-how"), CREAM_DIM)
    };
    for (mut line, mut ink) in &mut lines {
        line.set_if_neq(said.clone());
        ink.set_if_neq(TextColor(color));
    }
}

/// What the computers laid since a person last did, if one did.
pub(super) fn tell_recap(
    playing: Res<Playing>,
    recaps: Query<Entity, With<Recap>>,
    mut shown: Local<Option<u64>>,
    mut commands: Commands,
) {
    if *shown == Some(playing.revision()) && !playing.is_added() {
        return;
    }
    *shown = Some(playing.revision());
    for recap in &recaps {
        commands.entity(recap).despawn_children();
        let round = playing.shown_round();
        let since = playing.since_person().iter().filter(|ring| ring.round == round);
        let since: Vec<_> = since.collect();
        let nobody_laid = playing.since_person().len() == playing.all_laid().len();
        if playing.is_study() || since.is_empty() || nobody_laid {
            continue;
        }
        commands.entity(recap).with_children(|line| {
            line.spawn(label(Label::new("mozyring-recap"), Face::Text, size::SMALL, CREAM_DIM));
            for ring in &since[since.len().saturating_sub(3)..] {
                line.spawn((row(4), Pickable::IGNORE)).with_children(|one| {
                    one.spawn(sign(playing.paint(ring.colour), size::SMALL));
                    one.spawn(plain(ring.slot.to_string(), Face::Medium, size::SMALL, CREAM));
                });
            }
        });
    }
}
