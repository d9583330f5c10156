//! The panel of a lesson: what the step says, how far one has come, on, back, again and out.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::{Come, Corner, Turn, Tutorial, spot};
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, Face, REFUSED, size};
use crate::shell::widget::{ButtonLook, Sided, column, hud_button, panel, row, screen_root};
use crate::words::Arg;

/// The sheet that is written anew for each step.
#[derive(Component)]
pub(super) struct Sheet;

/// Says what the step says now.
pub(super) fn tell<G: Resource>(
    tutorial: Res<Tutorial<G>>,
    sheets: Query<Entity, With<Sheet>>,
    mut shown: Local<Option<(usize, Come)>>,
    mut commands: Commands,
) {
    let Some(step) = tutorial.step() else { return };
    let now = (tutorial.at, tutorial.come);
    let sheet = match sheets.single() {
        Ok(_) if *shown == Some(now) => return,
        Ok(sheet) => sheet,
        Err(_) => spawn(&mut commands, tutorial.lesson.screen, tutorial.lesson.corner),
    };
    *shown = Some(now);
    let all = tutorial.lesson.steps.len();
    commands.entity(sheet).despawn_children().with_children(|sheet| {
        sheet
            .spawn((
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(10)
                },
                Pickable::IGNORE,
            ))
            .with_children(|head| {
                let count = Label::new("lesson-head")
                    .with("step", Arg::from(tutorial.at + 1))
                    .with("steps", Arg::from(all));
                head.spawn(label(count, Face::Medium, size::SMALL, BRASS));
                head.spawn(plain(dots(tutorial.at, all), Face::Symbols, size::SMALL, BRASS));
            });
        let (key, ink) = match tutorial.come {
            Come::Open => (step.says, CREAM),
            Come::Met => (step.praises, CREAM),
            Come::Missed => (step.misses, REFUSED),
        };
        sheet.spawn(label(Label::new(key), Face::Text, size::TEXT, ink));
        sheet.spawn((row(8), Pickable::IGNORE)).with_children(|ways| {
            let met = tutorial.come == Come::Met;
            let (on, look) = match (met, tutorial.at + 1 == all) {
                (true, false) => ("lesson-on", ButtonLook::Lead),
                (true, true) => ("lesson-end", ButtonLook::Lead),
                (false, _) => ("lesson-skip", ButtonLook::Choice),
            };
            let mut back = ways.spawn(asks("lesson-back", ButtonLook::Choice, Turn::Back));
            if tutorial.at == 0 {
                back.insert(InteractionDisabled);
            }
            if tutorial.come == Come::Missed {
                ways.spawn(asks("lesson-again", ButtonLook::Choice, Turn::Again));
            }
            ways.spawn(asks(on, look, Turn::On)).with_child(cap(Act::LessonOn));
            ways.spawn(asks("lesson-out", ButtonLook::Choice, Turn::Out));
        });
    });
}

/// A full dot for each step up to this one, an empty one for each that is still to come.
fn dots(at: usize, all: usize) -> String {
    (0..all).map(|step| if step <= at { '●' } else { '○' }).collect()
}

fn asks(key: &'static str, look: ButtonLook, turn: Turn) -> impl Bundle {
    (
        hud_button(Label::new(key), look),
        observe(move |_: On<Activate>, mut turns: MessageWriter<Turn>| {
            turns.write(turn);
        }),
    )
}

fn spawn(commands: &mut Commands, screen: crate::shell::Screen, corner: Corner) -> Entity {
    let (top, bottom) = match corner {
        Corner::Lower => (auto(), px(18)),
        Corner::Upper => (px(64), auto()),
    };
    let mut sheet = Entity::PLACEHOLDER;
    commands
        .spawn((screen_root("Lesson"), DespawnOnExit(screen), GlobalZIndex(20)))
        .with_children(|root| {
            spot::spawn(root);
            root.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(18),
                    top,
                    bottom,
                    ..default()
                },
                Sided::default(),
                Pickable::IGNORE,
            ))
            .with_children(|side| {
                sheet = side
                    .spawn(panel(Node {
                        width: px(330),
                        padding: UiRect::axes(px(18), px(14)),
                        ..column(10)
                    }))
                    .insert(Sheet)
                    .id();
            });
        });
    sheet
}
