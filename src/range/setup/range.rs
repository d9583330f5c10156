//! The choices for the range.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{page, sheet};
use crate::monsuno::play::Cards;
use crate::physics::FIELDS;
use crate::practice::{CAPSULES, Choices, Counting, Targets};
use crate::range::{Records, Task};
use crate::shell::Screen;
use crate::shell::label::{Label, Spoken, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, button, choice, leads_to, resource_stepper, row, scrolling};

/// The name of the figure in the capsule.
#[derive(Component)]
pub(super) struct FigureName;

pub(super) fn spawn(mut commands: Commands) {
    commands
        .spawn(page("Practice set-up", Screen::PracticeSetup))
        .with_children(|root| {
            root.spawn(sheet()).with_children(|sheet| {
                sheet.spawn(label(Label::new("practice-head"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(label(Label::new("practice-about"), Face::Text, size::SMALL, CREAM_DIM));
                sheet.spawn(scrolling(8)).with_children(write);
                sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("practice-to-range"), ButtonLook::Lead),
                        observe(begin),
                    ));
                    buttons.spawn((
                        button(Label::new("practice-to-drills"), ButtonLook::Plain),
                        leads_to(Screen::PracticeDrills),
                    ));
                    buttons.spawn((
                        button(Label::new("practice-to-lab"), ButtonLook::Plain),
                        leads_to(Screen::Lab),
                    ));
                    buttons.spawn((button(Label::new("back"), ButtonLook::Choice), leads_to(Screen::Title)));
                });
            });
        });
}

fn begin(_: On<Activate>, mut task: ResMut<Task>, mut next: ResMut<NextState<Screen>>) {
    *task = Task::Range;
    next.set(Screen::Practice);
}

/// A question, and beside it what `answers` puts there.
fn question(list: &mut ChildSpawnerCommands, key: &'static str, answers: impl FnOnce(&mut ChildSpawnerCommands)) {
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        ..row(8)
    };
    list.spawn((line, Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            Node {
                width: px(150),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
            children![label(Label::new(key), Face::Medium, size::TEXT, CREAM_DIM)],
        ));
        line.spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                ..row(8)
            },
            Pickable::IGNORE,
        ))
        .with_children(answers);
    });
}

/// A question with its answers: each with its word, whether it holds, and how it is chosen.
fn ask<T: Copy + Send + Sync + 'static>(
    list: &mut ChildSpawnerCommands,
    key: &'static str,
    answers: impl IntoIterator<Item = (&'static str, T)>,
    holds: fn(&Choices, T) -> bool,
    choose: fn(&mut Choices, T),
) {
    question(list, key, |line| {
        for (word, answer) in answers {
            line.spawn(choice(
                Label::new(word),
                move |records: &Records| holds(&records.choices, answer),
                move |records: &mut Records| choose(&mut records.choices, answer),
            ));
        }
    });
}

fn write(list: &mut ChildSpawnerCommands) {
    let fields = FIELDS.iter().enumerate().map(|(place, field)| (field.key, place));
    ask(
        list,
        "setup-field",
        fields,
        |choices, field| choices.field == field,
        |choices, field| choices.field = field,
    );
    let capsules = (0..CAPSULES.len()).map(|capsule| (capsule_key(capsule), capsule));
    ask(
        list,
        "practice-capsule",
        capsules,
        |choices, capsule| choices.capsule == capsule,
        |choices, capsule| choices.capsule = capsule,
    );
    question(list, "practice-figure", |line| {
        line.spawn(resource_stepper(
            (FigureName, plain("", Face::Medium, size::TEXT, CREAM)),
            200,
            |records: &mut Records, by| {
                records.choices.figure = records.choices.figure.wrapping_add_signed(by);
            },
        ));
    });
    ask(
        list,
        "practice-targets",
        Targets::ALL.map(|targets| (targets_key(targets), targets)),
        |choices, targets| choices.targets() == targets,
        Choices::lay,
    );
    ask(
        list,
        "practice-counts",
        Counting::ALL.map(|counts| (counts_key(counts), counts)),
        |choices, counts| choices.counts() == counts,
        Choices::count,
    );
    ask(
        list,
        "practice-latches",
        [("latches-open", false), ("latches-locked", true)],
        |choices, locked| choices.is_locked() == locked,
        Choices::lock,
    );
    ask(
        list,
        "setup-hands",
        [("hands-human", true), ("hands-steady", false)],
        |choices, scatter| choices.scatter == scatter,
        |choices, scatter| choices.scatter = scatter,
    );
    ask(
        list,
        "setup-preview",
        [("off", false), ("on", true)],
        |choices, preview| choices.preview == preview,
        |choices, preview| choices.preview = preview,
    );
}

pub(super) fn tell_figure(
    mut records: ResMut<Records>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut names: Query<&mut Text, With<FigureName>>,
) {
    let count = cards.0.monsuno.len().max(1);
    // Steps below the first lead to the last.
    let figure = records.choices.figure;
    let within = (figure as isize).rem_euclid(count as isize) as usize;
    if figure != within {
        records.choices.figure = within;
    }
    let Ok(card) = cards.monsuno(within) else { return };
    let name = card.name.get(spoken.language().code());
    for mut text in &mut names {
        if text.0 != name {
            name.clone_into(&mut text.0);
        }
    }
}

fn capsule_key(capsule: usize) -> &'static str {
    ["capsule-classic", "capsule-weighted"][capsule % CAPSULES.len()]
}

fn targets_key(targets: Targets) -> &'static str {
    match targets {
        Targets::None => "targets-none",
        Targets::One => "targets-one",
        Targets::Three => "targets-three",
        Targets::Gate => "targets-gate",
    }
}

fn counts_key(counts: Counting) -> &'static str {
    match counts {
        Counting::Spin => "counts-spin",
        Counting::Risen => "counts-risen",
        Counting::Circle => "counts-circle",
        Counting::Gate => "counts-gate",
        Counting::Hits => "counts-hits",
        Counting::Opens => "counts-opens",
        Counting::KnockOuts => "counts-knock-outs",
    }
}
