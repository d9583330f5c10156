//! On the left below: taking back and bringing back, looking into the game, lifting rings, hints, leaving.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::wish;
use crate::mozyring::play::{Intent, Playing};
use crate::mozyring::rules::LinesSee;
use crate::shell::input::{Act, Device, ShownWith, cap};
use crate::shell::label::{Label, label};
use crate::shell::theme::{CREAM_DIM, Face, size};
use crate::shell::tutorial::{Spot, Tutorial};
use crate::shell::widget::{ChosenWhen, row};

#[derive(Component)]
pub(super) struct Tools;

pub(super) fn spawn(left: &mut ChildSpawnerCommands) {
    left.spawn((
        Tools,
        Node {
            max_width: px(262),
            ..row(8)
        },
        Pickable::IGNORE,
    ));
}

/// What can be done now, to notice when it changes.
#[derive(PartialEq, Clone, Copy)]
pub(super) struct Possible {
    back: bool,
    forward: bool,
    study: bool,
    recorded: bool,
    leave: bool,
    leaving: bool,
    lift: bool,
    lesson: bool,
}

pub(super) fn tell_tools(
    playing: Res<Playing>,
    places: Query<Entity, With<Tools>>,
    lesson: Option<Res<Tutorial<Playing>>>,
    mut shown: Local<Option<Possible>>,
    mut commands: Commands,
) {
    let game = playing.game();
    let goes_on = game.result().is_none() && !playing.is_study();
    let possible = Possible {
        back: playing.back_to().is_some(),
        forward: playing.forward_to().is_some(),
        study: playing.is_study(),
        recorded: playing.is_recorded(),
        leave: goes_on && lesson.is_none() && playing.may_act().is_ok(),
        leaving: playing.is_leaving(),
        lift: game.options().lines_see == LinesSee::Top,
        lesson: lesson.is_some(),
    };
    if *shown == Some(possible) && !playing.is_added() {
        return;
    }
    *shown = Some(possible);
    for place in &places {
        commands.entity(place).despawn_children().with_children(|tools| {
            let mut tool = |key: &'static str, act: Act, intent: Intent, enabled: bool| {
                let mut button = tools.spawn(wish(Label::new(key), intent));
                button.with_child(cap(act));
                if !enabled {
                    button.insert(InteractionDisabled);
                }
                button.id()
            };
            let back = tool("tool-back", Act::TakeBack, Intent::Back, possible.back);
            tool("tool-forward", Act::BringBack, Intent::Forward, possible.forward);
            if !possible.study {
                if !possible.lesson {
                    tool("tool-study", Act::Study, Intent::Study, true);
                }
                let hints = tool("tool-hints", Act::Hints, Intent::ToggleHints, true);
                tools
                    .commands()
                    .entity(hints)
                    .insert(ChosenWhen::new(|playing: &Playing| playing.setup().hints));
            }
            tools.commands().entity(back).insert(Spot::new("undo"));
            if possible.lift {
                let lift = tools
                    .spawn(wish(Label::new("tool-lift"), Intent::ToggleLift))
                    .with_child(cap(Act::Lift))
                    .id();
                tools
                    .commands()
                    .entity(lift)
                    .insert(ChosenWhen::new(Playing::is_lifted));
            }
            if possible.leave {
                tools
                    .spawn(wish(
                        Label::new(if possible.leaving {
                            "tool-leave-sure"
                        } else {
                            "tool-leave"
                        }),
                        Intent::Leave,
                    ))
                    .with_child(cap(Act::Leave));
            }
            for (key, device) in [("tool-reach", Device::Keyboard), ("tool-reach-pad", Device::Gamepad)] {
                let said = label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM);
                tools.spawn((Node::default(), ShownWith(device), said));
            }
        });
    }
}
