//! The choices of Basic+: a strike card or none, the boosted attack or the ordinary one.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::monsuno::play::{Intent, Playing};
use crate::monsuno::session::Phase;
use crate::shell::input::{Act, Controls, cap};
use crate::shell::label::Label;
use crate::shell::pause::Pause;
use crate::shell::reach::Reach;
use crate::shell::tutorial::Spot;
use crate::shell::widget::{ButtonLook, Settling, hud_button, panel, row};

/// What is chosen, yes or no, in the phase that the match is in; none where nothing is.
pub(super) fn answer(phase: Phase, yes: bool) -> Option<Intent> {
    match phase {
        Phase::Draw => Some(Intent::Draw(yes)),
        Phase::Boost => Some(Intent::Boost(yes)),
        _ => None,
    }
}

/// Puts the two buttons of the choice of `phase` into `place`.
pub(super) fn spawn_choice(place: &mut ChildSpawnerCommands, phase: Phase) {
    let (yes, no) = match phase {
        Phase::Draw => ("choice-draw", "choice-no-draw"),
        _ => ("choice-boost", "choice-no-boost"),
    };
    place
        .spawn(panel(Node {
            padding: UiRect::axes(px(22), px(14)),
            ..row(14)
        }))
        .with_children(|line| {
            for (key, look, act, says) in [
                (yes, ButtonLook::Lead, Act::Accept, true),
                (no, ButtonLook::Plain, Act::Decline, false),
            ] {
                let mut choice = line.spawn((
                    Settling::default(),
                    hud_button(Label::new(key), look),
                    observe(
                        move |_: On<Activate>, playing: Res<Playing>, mut intents: MessageWriter<Intent>| {
                            if let Some(intent) = answer(playing.session().phase(), says) {
                                intents.write(intent);
                            }
                        },
                    ),
                ));
                choice.with_child(cap(act));
                if says {
                    choice.insert(Spot::new("yes"));
                }
            }
        });
}

/// The answer by a key or a gamepad.
pub(super) fn choose_by_keys(
    controls: Controls,
    reach: Res<Reach>,
    pause: Res<State<Pause>>,
    playing: Res<Playing>,
    settling: Query<(), With<Settling>>,
    mut intents: MessageWriter<Intent>,
) {
    if *pause.get() == Pause::On || reach.0 || !settling.is_empty() || playing.acting_person().is_none() {
        return;
    }
    let (yes, no) = (controls.just_pressed(Act::Accept), controls.just_pressed(Act::Decline));
    if let Some(intent) = (yes || no).then(|| answer(playing.session().phase(), yes)).flatten() {
        intents.write(intent);
    }
}
