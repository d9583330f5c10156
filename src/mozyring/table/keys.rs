//! The board by keys and by gamepad.

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;

use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::{Field, Size};
use crate::shell::Screen;
use crate::shell::pause::Pause;
use crate::shell::reach::Reach;
use crate::shell::tutorial::Tutorial;

/// Arrows move the hand, 1 2 3 take a size, Enter lays; a gamepad does the same with cross, shoulders and South.
pub(super) fn play(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
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
    let pad = |button: GamepadButton| pads.iter().any(|pad| pad.just_pressed(button));
    let pressed = |key: KeyCode, button: GamepadButton| keys.just_pressed(key) || pad(button);
    let step = |more: bool, less: bool| isize::from(more) - isize::from(less);
    let right = step(
        pressed(KeyCode::ArrowRight, GamepadButton::DPadRight),
        pressed(KeyCode::ArrowLeft, GamepadButton::DPadLeft),
    );
    let away = step(
        pressed(KeyCode::ArrowUp, GamepadButton::DPadUp),
        pressed(KeyCode::ArrowDown, GamepadButton::DPadDown),
    );
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
    for (key, size) in [
        (KeyCode::Digit1, Size::Small),
        (KeyCode::Digit2, Size::Medium),
        (KeyCode::Digit3, Size::Large),
    ] {
        if keys.just_pressed(key) {
            intents.write(Intent::Take(size));
        }
    }
    let turn = step(pad(GamepadButton::RightTrigger), pad(GamepadButton::LeftTrigger));
    if turn != 0 {
        let next = (playing.size() as isize + turn).rem_euclid(3) as usize;
        intents.write(Intent::Take(Size::ALL[next]));
    }
    if pressed(KeyCode::KeyX, GamepadButton::North) && lesson.is_none() {
        intents.write(if playing.game().can_swap() {
            Intent::Swap
        } else {
            Intent::BeginWithOther
        });
    }
    let lay = keys.just_pressed(KeyCode::Space) || pressed(KeyCode::Enter, GamepadButton::South);
    if let Some(field) = over.filter(|_| lay) {
        intents.write(Intent::Lay(field));
    }
}

/// U and R take back and bring back, A looks into the game and out of it, H gives hints, L goes through the list of
/// combinations, C held lifts covered rings; while looking into the game Home and End go to its ends, B comes back to
/// what was played, P plays on; V shows the last combination again, Q leaves the table. On a gamepad: the lower
/// shoulders, the sticks pressed, and West held; the rest is reached by Select, as all buttons are by Tab.
pub(super) fn look(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    pause: Res<State<Pause>>,
    playing: Res<Playing>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut intents: MessageWriter<Intent>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *pause.get() == Pause::On {
        return;
    }
    let pressed =
        |key: KeyCode, button: GamepadButton| keys.just_pressed(key) || pads.iter().any(|pad| pad.just_pressed(button));
    if pressed(KeyCode::KeyU, GamepadButton::LeftTrigger2) {
        intents.write(Intent::Back);
    }
    if pressed(KeyCode::KeyR, GamepadButton::RightTrigger2) {
        intents.write(Intent::Forward);
    }
    for (key, last) in [(KeyCode::Home, false), (KeyCode::End, true)] {
        if keys.just_pressed(key) {
            intents.write(Intent::ToEnd(last));
        }
    }
    if keys.just_pressed(KeyCode::KeyA) && lesson.is_none() {
        if playing.is_recorded() {
            next.set(Screen::MozyringHistory);
        } else if playing.is_study() {
            intents.write(Intent::EndStudy);
        } else {
            intents.write(Intent::Study);
        }
    }
    if playing.is_study() && pressed(KeyCode::KeyB, GamepadButton::RightThumb) {
        intents.write(Intent::ComeBack);
    }
    if playing.is_study() && playing.game().result().is_none() && keys.just_pressed(KeyCode::KeyP) {
        intents.write(Intent::PlayOn);
    }
    if pressed(KeyCode::KeyL, GamepadButton::LeftThumb) {
        let next = playing.chosen_combo().map_or(0, |at| at + 1);
        intents.write(Intent::Light((next < playing.game().combos().len()).then_some(next)));
    }
    if keys.just_pressed(KeyCode::KeyQ) && lesson.is_none() && !playing.is_study() {
        intents.write(Intent::Leave);
    }
    if keys.just_pressed(KeyCode::KeyV) {
        intents.write(Intent::ShowAgain);
    }
    if keys.just_pressed(KeyCode::KeyH) {
        intents.write(Intent::ToggleHints);
    }
    let released = keys.just_released(KeyCode::KeyC) || pads.iter().any(|pad| pad.just_released(GamepadButton::West));
    if pressed(KeyCode::KeyC, GamepadButton::West) {
        intents.write(Intent::Lift(true));
    } else if released {
        intents.write(Intent::Lift(false));
    }
}
