//! The board by keys and by gamepad.

use bevy::prelude::*;

use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Field, Size};
use crate::shell::Screen;
use crate::shell::input::{Act, Controls};
use crate::shell::pause::Pause;
use crate::shell::reach::Reach;
use crate::shell::settings::Settings;
use crate::shell::tutorial::Tutorial;

/// Moves the hand, takes a size, lays, swaps.
pub(super) fn play(
    controls: Controls,
    pause: Res<State<Pause>>,
    reach: Res<Reach>,
    playing: Res<Playing>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut intents: MessageWriter<Intent>,
) {
    let at_rest = playing.game().result().is_some() || playing.is_between_rounds();
    if *pause.get() == Pause::On || reach.0 || at_rest {
        return;
    }
    let right = controls.step(Act::FieldRight, Act::FieldLeft);
    let away = controls.step(Act::FieldAway, Act::FieldNear);
    let over = playing.over();
    if right != 0 || away != 0 {
        let moved = match over {
            None => Field::new(1, 1),
            Some(field) => {
                let along = |at: usize, by: isize| at.saturating_add_signed(by).min(2);
                Field::new(along(field.column(), right), along(field.row(), away))
            }
        };
        intents.write(Intent::HoldOver(moved));
    }
    for (act, size) in [
        (Act::TakeSmall, Size::Small),
        (Act::TakeMedium, Size::Medium),
        (Act::TakeLarge, Size::Large),
    ] {
        if controls.just_pressed(act) {
            intents.write(Intent::Take(size));
        }
    }
    let turn = controls.step(Act::TakeLarger, Act::TakeSmaller);
    if turn != 0 {
        let next = (playing.size() as isize + turn).rem_euclid(3) as usize;
        intents.write(Intent::Take(Size::ALL[next]));
    }
    if controls.just_pressed(Act::Swap) && lesson.is_none() {
        intents.write(if playing.game().can_swap() {
            Intent::Swap
        } else {
            Intent::BeginWithOther
        });
    }
    if let Some(field) = over.filter(|_| controls.just_pressed(Act::Lay)) {
        intents.write(Intent::Lay(field));
    }
}

/// Takes back and brings back, looks into the game and out of it, lights combinations, lifts covered rings.
pub(super) fn look(
    controls: Controls,
    settings: Res<Settings>,
    pause: Res<State<Pause>>,
    playing: Res<Playing>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut intents: MessageWriter<Intent>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *pause.get() == Pause::On {
        return;
    }
    if controls.just_pressed(Act::TakeBack) {
        intents.write(Intent::Back);
    }
    if controls.just_pressed(Act::BringBack) {
        intents.write(Intent::Forward);
    }
    for (act, last) in [(Act::ToStart, false), (Act::ToEnd, true)] {
        if controls.just_pressed(act) {
            intents.write(Intent::ToEnd(last));
        }
    }
    if controls.just_pressed(Act::Study) && lesson.is_none() {
        if playing.is_recorded() {
            next.set(Screen::MozyringHistory);
        } else if playing.is_study() {
            intents.write(Intent::EndStudy);
        } else {
            intents.write(Intent::Study);
        }
    }
    if playing.is_study() && controls.just_pressed(Act::ComeBack) {
        intents.write(Intent::ComeBack);
    }
    if playing.is_study() && playing.game().result().is_none() && controls.just_pressed(Act::PlayOn) {
        intents.write(Intent::PlayOn);
    }
    if controls.just_pressed(Act::NextCombination) {
        let next = playing.chosen_combo().map_or(0, |at| at + 1);
        intents.write(Intent::Light((next < playing.game().combos().len()).then_some(next)));
    }
    if controls.just_pressed(Act::Leave) && lesson.is_none() && !playing.is_study() {
        intents.write(Intent::Leave);
    }
    if controls.just_pressed(Act::ShowAgain) {
        intents.write(Intent::ShowAgain);
    }
    if controls.just_pressed(Act::Hints) {
        intents.write(Intent::ToggleHints);
    }
    if controls.just_pressed(Act::Lift) {
        intents.write(if settings.toggle_holds {
            Intent::ToggleLift
        } else {
            Intent::Lift(true)
        });
    } else if controls.just_released(Act::Lift) && !settings.toggle_holds {
        intents.write(Intent::Lift(false));
    }
}
