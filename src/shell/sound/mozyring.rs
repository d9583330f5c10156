//! A game of Mozyring as it is heard: rings laid, taken up and taken back, wishes refused, the end.

use bevy::prelude::*;

use super::Hear;
use super::effect::{Effect, Onto, RingSize, Sting};
use crate::mozyring::play::{Intent, Laid, Playing, Sitter};
use crate::mozyring::rules::{GameResult, Size, Slot};
use crate::mozyring::table::{LANDS_AFTER, field_front};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            hear_wishes.run_if(on_message::<Intent>),
            hear_board.run_if(resource_exists_and_changed::<Playing>),
        )
            .run_if(resource_exists::<Playing>),
    );
}

pub(super) fn size(size: Size) -> RingSize {
    match size {
        Size::Small => RingSize::Small,
        Size::Medium => RingSize::Medium,
        Size::Large => RingSize::Large,
    }
}

/// What is heard of a wish itself; most are heard by what they bring about.
fn of_wish(wish: &Intent) -> Option<Effect> {
    match wish {
        Intent::Take(_) | Intent::Lift(true) | Intent::ToggleLift => Some(Effect::RingLifted),
        Intent::Leave => Some(Effect::Skipped),
        Intent::HoldOver(_)
        | Intent::Lay(_)
        | Intent::BeginWithOther
        | Intent::Swap
        | Intent::Answer { .. }
        | Intent::Back
        | Intent::Forward
        | Intent::ToEnd(_)
        | Intent::NextRound
        | Intent::Light(_)
        | Intent::ShowAgain
        | Intent::Lift(false)
        | Intent::ToggleHints
        | Intent::Study
        | Intent::ComeBack
        | Intent::EndStudy
        | Intent::PlayOn => None,
    }
}

fn hear_wishes(mut wishes: MessageReader<Intent>, mut hear: MessageWriter<Hear>) {
    hear.write_batch(
        wishes
            .read()
            .filter_map(of_wish)
            .map(|effect| Hear::new(effect).volume(0.6)),
    );
}

/// How the game stood when it was last listened to.
#[derive(Default)]
struct Heard {
    rings: usize,
    refused: bool,
    ended: bool,
    round: u16,
    shown_again: u32,
}

impl Heard {
    fn of(playing: &Playing) -> Self {
        Self {
            rings: playing.on_board().count(),
            refused: playing.was_refused(),
            ended: playing.game().result().is_some() && !playing.is_study(),
            round: playing.game().round(),
            shown_again: playing.shown_again(),
        }
    }
}

fn hear_board(
    playing: Res<Playing>,
    mut laid: MessageReader<Laid>,
    mut heard: Local<Heard>,
    mut hear: MessageWriter<Hear>,
) {
    let before = std::mem::replace(&mut *heard, Heard::of(&playing));
    let now = &*heard;
    if playing.is_added() {
        laid.clear();
        return;
    }
    let any_laid = !laid.is_empty();
    for one in laid.read() {
        hear.write(
            Hear::new(ring(&playing, one.slot))
                .at(field_front(one.slot.field))
                .after(LANDS_AFTER),
        );
        if !one.combos.is_empty() {
            hear.write(Hear::new(Effect::Sting(Sting::Combination)).after(LANDS_AFTER + 0.12));
        }
        if !one.skips.is_empty() && !now.ended {
            hear.write(Hear::new(Effect::Skipped).after(LANDS_AFTER + 0.45));
        }
    }
    if now.refused && !before.refused {
        hear.write(Hear::new(Effect::Refused));
    }
    if now.rings < before.rings {
        hear.write(Hear::new(Effect::RingLifted));
    } else if now.rings > before.rings
        && !any_laid
        && let Some(last) = playing.on_board().last()
    {
        hear.write(
            Hear::new(ring(&playing, last.slot))
                .at(field_front(last.slot.field))
                .after(LANDS_AFTER),
        );
    }
    if now.shown_again > before.shown_again {
        hear.write(
            Hear::new(Effect::Sting(Sting::Combination))
                .volume(0.6)
                .after(LANDS_AFTER + 1.9),
        );
    }
    if let Some(sting) = of_end(&playing).filter(|_| now.ended && !before.ended) {
        hear.write(Hear::new(Effect::Sting(sting)).after(LANDS_AFTER + 0.9));
    } else if now.round > before.round && playing.is_between_rounds() {
        hear.write(Hear::new(Effect::Sting(Sting::Roles)).after(LANDS_AFTER + 0.9));
    }
}

/// A ring laid in `slot`, on wood or where another lies.
fn ring(playing: &Playing, slot: Slot) -> Effect {
    let beside = playing
        .on_board()
        .any(|other| other.slot.field == slot.field && other.slot != slot);
    Effect::Ring(size(slot.size), if beside { Onto::Ring } else { Onto::Wood })
}

/// The end of a game: a victory when a person has won, or nobody at the table is one.
fn of_end(playing: &Playing) -> Option<Sting> {
    let is_person = |seat| playing.sitter(seat) == Sitter::Person;
    match playing.game().result()? {
        GameResult::Draw => Some(Sting::Tie),
        GameResult::Win { seats } => {
            let for_people = seats.iter().any(|seat| is_person(*seat)) || !playing.game().present().any(is_person);
            Some(if for_people { Sting::Victory } else { Sting::Defeat })
        }
    }
}
