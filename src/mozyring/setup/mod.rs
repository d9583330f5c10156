//! Who plays, and which game: the set-up of a game of Mozyring.

mod seats;
mod sentence;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::keeping::{HISTORY, go_on, saved};
use super::play::{Pick, Setup};
use super::rules::Variant;
use super::tutorial::LESSON;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::label::{Label, label};
use crate::shell::notice::Notice;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::tutorial::{self, Progress};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, choice, leads_to, mark_choices, named_button, resource_stepper, row, screen_root,
    scrolling, setup_panel,
};
use crate::shell::{Keeper, Screen};
use crate::words::Arg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::MozyringSetup), (spawn_setup, look_at_table))
        .add_systems(
            Update,
            (
                mark_choices::<Setup>,
                show_what_applies,
                say,
                allow_players,
                seats::tell_seats,
                seats::show_fields,
            )
                .run_if(in_state(Screen::MozyringSetup)),
        );
}

/// The view of the table beside the set-up and its neighbours.
pub(super) fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.16, 0.02, 0.02),
        yaw: 0.30,
        pitch: 0.62,
        distance: 0.74,
        wide: None,
    }));
}

/// There only while the set-up says so.
#[derive(Component)]
struct AppliesWhen(fn(&Setup) -> bool);

/// A label that says what the set-up means.
#[derive(Component)]
struct Says(fn(&Setup) -> Label);

/// A button for a number of players.
#[derive(Component)]
struct ForPlayers(u8);

fn show_what_applies(setup: Res<Setup>, mut parts: Query<(&AppliesWhen, &mut Node)>) {
    for (applies, mut node) in &mut parts {
        let display = if (applies.0)(&setup) {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
}

fn say(setup: Res<Setup>, mut labels: Query<(&Says, &mut Label)>) {
    for (says, mut label) in &mut labels {
        label.set_if_neq((says.0)(&setup));
    }
}

fn allow_players(
    setup: Res<Setup>,
    buttons: Query<(Entity, &ForPlayers, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (button, players, disabled) in &buttons {
        let possible = setup.possible_players().contains(&players.0);
        if possible && disabled {
            commands.entity(button).remove::<InteractionDisabled>();
        } else if !possible && !disabled {
            commands.entity(button).insert(InteractionDisabled);
        }
    }
}

fn spawn_setup(setup: Res<Setup>, keeper: Res<Keeper>, mut notices: MessageWriter<Notice>, mut commands: Commands) {
    let kept = saved(&keeper.0, &mut notices).map(|(kept, playing)| {
        let rings = Arg::from(playing.game().ply());
        Label::new("setup-kept")
            .with("game", playing.name())
            .with("rings", rings)
            .with("date", Arg::Text(crate::keep::date(kept.date)))
    });
    let learned = Progress::load(&keeper.0, LESSON.document);
    // Who has never played is shown the way in, and who left the lesson the way back into it.
    let is_new = kept.is_none() && keeper.0.names(HISTORY).is_empty();
    let offers_lesson = !learned.done && (is_new || !learned.is_untouched());
    commands
        .spawn((screen_root("Mozyring set-up"), DespawnOnExit(Screen::MozyringSetup)))
        .with_children(|root| {
            root.spawn(setup_panel(740.0)).with_children(|sheet| {
                sheet.spawn(label(Label::new("mozyring-name"), Face::Title, size::HEAD, BRASS));
                if let Some(kept) = kept {
                    offer_kept(sheet, kept);
                }
                if offers_lesson {
                    offer_lesson(sheet, learned);
                }
                sheet.spawn(scrolling(9)).with_children(|middle| {
                    choose_game(middle);
                    seats::spawn(middle, &setup);
                    middle.spawn((Says(sentence::of), label(Label::new(""), Face::Text, size::TEXT, CREAM)));
                });
                ways_on(sheet, !offers_lesson);
            });
        });
}

fn offer_kept(sheet: &mut ChildSpawnerCommands, kept: Label) {
    sheet.spawn((row(12), Pickable::IGNORE)).with_children(|line| {
        line.spawn((button(Label::new("setup-continue"), ButtonLook::Lead), observe(go_on)));
        line.spawn(label(kept, Face::Text, size::SMALL, CREAM_DIM));
    });
}

/// The lesson: for who has never played, and for who left it.
fn offer_lesson(sheet: &mut ChildSpawnerCommands, learned: Progress) {
    let about = if learned.is_untouched() {
        Label::new("setup-lesson-about")
    } else {
        Label::new("setup-lesson-left")
            .with("step", Arg::from(learned.step + 1))
            .with("steps", Arg::from(LESSON.steps.len()))
    };
    sheet.spawn((row(12), Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            button(Label::new("setup-lesson"), ButtonLook::Lead),
            observe(tutorial::start(&LESSON)),
        ));
        line.spawn(label(about, Face::Text, size::SMALL, CREAM_DIM));
    });
}

fn choose_game(sheet: &mut ChildSpawnerCommands) {
    sheet.spawn((row(8), Pickable::IGNORE)).with_children(|choices| {
        for pick in Pick::ALL {
            choices.spawn(choice(
                Label::new(pick.key()),
                move |setup: &Setup| setup.pick == pick,
                move |setup: &mut Setup| setup.choose(pick),
            ));
        }
    });
    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|choices| {
        choices.spawn(label(Label::new("setup-players"), Face::Medium, size::TEXT, CREAM_DIM));
        for players in 2..=4_u8 {
            choices.spawn((
                named_button(players.to_string(), ButtonLook::Choice),
                ForPlayers(players),
                ChosenWhen::new(move |setup: &Setup| setup.options().players == players),
                observe(move |_: On<Activate>, mut setup: ResMut<Setup>| setup.players = players),
            ));
        }
        choices
            .spawn((
                AppliesWhen(|setup| setup.pick == Pick::Variant(Variant::FewestPoints)),
                row(8),
                Pickable::IGNORE,
            ))
            .with_children(|rounds| {
                rounds.spawn(label(Label::new("setup-rounds"), Face::Medium, size::TEXT, CREAM_DIM));
                let shown = (
                    Says(|setup| Label::new("plain-number").with("number", Arg::from(u32::from(setup.rounds)))),
                    label(Label::new(""), Face::Medium, size::TEXT, CREAM),
                );
                rounds.spawn(resource_stepper(shown, 34, |setup: &mut Setup, by| {
                    setup.rounds = setup.rounds.saturating_add_signed(by as i16).clamp(1, 99);
                }));
            });
        choices
            .spawn((AppliesWhen(|setup| setup.pick == Pick::Own), row(8), Pickable::IGNORE))
            .with_children(|own| {
                own.spawn((
                    button(Label::new("setup-edit-rules"), ButtonLook::Choice),
                    leads_to(Screen::MozyringRules),
                ));
            });
    });
    sheet.spawn((row(8), Pickable::IGNORE)).with_children(|choices| {
        choices.spawn(choice(
            Label::new("setup-hints"),
            |setup: &Setup| setup.hints,
            |setup: &mut Setup| setup.hints = !setup.hints,
        ));
        let is_classic = |setup: &Setup| setup.pick == Pick::Variant(Variant::Classic);
        choices
            .spawn(choice(
                Label::new("setup-centre-ban"),
                |setup: &Setup| setup.centre_medium_ban,
                |setup: &mut Setup| setup.centre_medium_ban = !setup.centre_medium_ban,
            ))
            .insert(AppliesWhen(is_classic));
        choices
            .spawn(choice(
                Label::new("setup-swap"),
                |setup: &Setup| setup.swap,
                |setup: &mut Setup| setup.swap = !setup.swap,
            ))
            .insert(AppliesWhen(|setup| {
                setup.pick == Pick::Variant(Variant::Classic) && setup.players == 2
            }));
    });
}

fn ways_on(sheet: &mut ChildSpawnerCommands, with_lesson: bool) {
    sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn((
            button(Label::new("setup-begin"), ButtonLook::Lead),
            leads_to(Screen::Mozyring),
        ));
        buttons.spawn((
            button(Label::new("setup-history"), ButtonLook::Plain),
            leads_to(Screen::MozyringHistory),
        ));
        if with_lesson {
            buttons.spawn((
                button(Label::new("setup-lesson"), ButtonLook::Choice),
                observe(tutorial::start(&LESSON)),
            ));
        }
        buttons.spawn((button(Label::new("back"), ButtonLook::Plain), leads_to(Screen::Title)));
    });
}
