//! The editor for the players' own rules: every option with what it means, a code to hand on, and rules kept by name.

mod code;
mod options;
mod shelf;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

pub use code::why_key;

use super::play::{OwnRules, Pick, Setup};
use super::rules::{Contradiction, Options};
use crate::shell::Screen;
use crate::shell::label::{Label, label};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::widget::{
    ButtonLook, Turned, button, column, leads_to, mark_choices, middle, panel, row, screen_root, scrolling,
};

/// The rules on the desk.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Draft {
    /// The rules and their name.
    pub rules: OwnRules,
    /// What is typed into the field for a code.
    pub code: String,
    /// What came of the last code or the last keeping.
    pub answer: Option<Answer>,
}

/// What came of a wish.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// It was done.
    Done(Label),
    /// It was not: why.
    Refused(Label),
}

impl Draft {
    fn change(&mut self, change: impl FnOnce(&mut Options)) {
        change(&mut self.rules.options);
        self.answer = None;
    }

    /// Why these rules cannot be played, if so.
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        self.rules.options.check().err()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(
            OnEnter(Screen::MozyringRules),
            (open_draft, spawn_editor, super::setup::look_at_table).chain(),
        )
        .add_systems(
            Update,
            (
                mark_choices::<Draft>,
                (
                    say,
                    options::tell_meanings,
                    allow_playing,
                    code::tell_code,
                    shelf::tell_kept,
                )
                    .run_if(resource_changed::<Draft>),
            )
                .run_if(in_state(Screen::MozyringRules)),
        );
}

/// A label that says something about the draft.
#[derive(Component)]
struct Says(fn(&Draft) -> Label);

/// The line that says whether the rules fit together.
#[derive(Component)]
struct Verdict;

/// A button for rules that can be played.
#[derive(Component)]
struct ForPlayable;

fn open_draft(setup: Res<Setup>, mut draft: ResMut<Draft>) {
    *draft = Draft {
        rules: if setup.pick == Pick::Own {
            setup.own.clone()
        } else {
            OwnRules {
                name: String::new(),
                options: setup.options(),
            }
        },
        ..default()
    };
}

fn say(draft: Res<Draft>, mut labels: Query<(&Says, &mut Label)>) {
    for (says, mut label) in &mut labels {
        label.set_if_neq((says.0)(&draft));
    }
}

fn allow_playing(
    draft: Res<Draft>,
    buttons: Query<Entity, With<ForPlayable>>,
    mut verdicts: Query<&mut TextColor, With<Verdict>>,
    mut commands: Commands,
) {
    for mut ink in &mut verdicts {
        let fits = draft.contradiction().is_none();
        ink.set_if_neq(TextColor(if fits { CREAM } else { REFUSED }));
    }
    for button in &buttons {
        if draft.contradiction().is_some() {
            commands.entity(button).insert(InteractionDisabled);
        } else {
            commands.entity(button).remove::<InteractionDisabled>();
        }
    }
}

fn spawn_editor(draft: Res<Draft>, mut commands: Commands) {
    commands
        .spawn((screen_root("Own rules"), DespawnOnExit(Screen::MozyringRules)))
        .insert(middle())
        .with_children(|root| {
            root.spawn(panel(Node {
                width: percent(94),
                max_width: px(1180),
                max_height: percent(96),
                padding: UiRect::axes(px(28), px(18)),
                ..column(10)
            }))
            .with_children(|sheet| {
                sheet.spawn(label(Label::new("own-head"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(label(Label::new("own-about"), Face::Text, size::SMALL, CREAM_DIM));
                sheet.spawn((body(), Pickable::IGNORE)).with_children(|body| {
                    body.spawn((
                        Node {
                            flex_grow: 1.0,
                            flex_basis: px(0),
                            min_width: px(0),
                            min_height: px(0),
                            ..column(0)
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|left| {
                        left.spawn(scrolling(9)).with_children(options::spawn);
                    });
                    body.spawn((
                        Node {
                            flex_shrink: 0.0,
                            ..column(8)
                        },
                        Turned {
                            wide: |node| node.width = px(330),
                            tall: |node| node.width = percent(100),
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|side| {
                        code::spawn(side);
                        shelf::spawn(side, &draft);
                    });
                });
                sheet.spawn((
                    Says(|draft| match draft.contradiction() {
                        Some(why) => Label::new(contradiction_key(why)),
                        None => Label::new("own-fits"),
                    }),
                    Verdict,
                    label(Label::new(""), Face::Medium, size::TEXT, CREAM),
                ));
                sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("own-play"), ButtonLook::Lead),
                        ForPlayable,
                        observe(play_these),
                    ));
                    buttons.spawn((
                        button(Label::new("back"), ButtonLook::Plain),
                        leads_to(Screen::MozyringSetup),
                    ));
                });
            });
        });
}

/// The options on the left, what is done with them on the right, or below.
fn body() -> impl Bundle {
    (
        Node {
            column_gap: px(28),
            row_gap: px(14),
            min_height: px(0),
            flex_shrink: 1.0,
            ..default()
        },
        Turned {
            wide: |node| node.flex_direction = FlexDirection::Row,
            tall: |node| {
                node.flex_direction = FlexDirection::Column;
                // Without a height of its own the list of options would have none.
                node.height = px(1_000);
            },
        },
    )
}

fn play_these(_: On<Activate>, draft: Res<Draft>, mut setup: ResMut<Setup>, mut next: ResMut<NextState<Screen>>) {
    if draft.contradiction().is_none() {
        setup.own = draft.rules.clone();
        setup.choose(Pick::Own);
        next.set(Screen::MozyringSetup);
    }
}

/// The key of the words for what does not fit together.
fn contradiction_key(why: Contradiction) -> &'static str {
    match why {
        Contradiction::Players => "clash-players",
        Contradiction::Colours => "clash-colours",
        Contradiction::StockTooLarge => "clash-stock",
        Contradiction::NoRings => "clash-no-rings",
        Contradiction::NoPattern => "clash-no-pattern",
        Contradiction::AnySizesWithoutLines => "clash-any-sizes",
        Contradiction::WinWithoutEnd => "clash-end",
        Contradiction::RoundsWithoutPoints => "clash-rounds",
        Contradiction::Rounds => "clash-many-rounds",
        Contradiction::PreviousOfTwo => "clash-previous",
        Contradiction::SwapOfMany => "clash-swap",
        Contradiction::BiggestOfMany => "clash-biggest",
    }
}
