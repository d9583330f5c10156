//! Who plays with what: the set-up of a Monsuno match.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::opponent::Level;
use super::play::{Cards, FIELDS, Setup};
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::label::{Label, Spoken, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, column, leads_to, mark_choices, row, screen_root, setup_panel,
};
use crate::words::Arg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::MonsunoSetup), (spawn_setup, look_at_table))
        .add_systems(
            Update,
            (
                mark_choices::<Setup>,
                tell_cards.run_if(
                    resource_changed::<Setup>
                        .or_eager(resource_changed::<Spoken>)
                        .or_eager(|new: Query<(), Added<CardText>>| !new.is_empty()),
                ),
            )
                .run_if(in_state(Screen::MonsunoSetup)),
        );
}

fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.035, 0.02, 0.12),
        yaw: -0.12,
        pitch: 0.34,
        distance: 0.66,
    }));
}

/// The text about a player's card.
#[derive(Component)]
struct CardText(usize);

/// The key of a field's name.
fn field_key(field: usize) -> &'static str {
    match FIELDS[field % FIELDS.len()] {
        "floor" => "field-floor",
        "table" => "field-table",
        _ => "field-arena",
    }
}

/// The key of an opponent's name.
pub(super) fn opponent_key(opponent: Option<Level>) -> &'static str {
    match opponent {
        None => "opponent-person",
        Some(Level::Easy) => "opponent-easy",
        Some(Level::Normal) => "opponent-normal",
        Some(Level::Hard) => "opponent-hard",
        Some(Level::Expert) => "opponent-expert",
    }
}

fn spawn_setup(mut commands: Commands) {
    commands
        .spawn((screen_root("Monsuno set-up"), DespawnOnExit(Screen::MonsunoSetup)))
        .with_children(|root| {
            root.spawn(setup_panel()).with_children(|sheet| {
                sheet.spawn(label(Label::new("monsuno-name"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(label(Label::new("monsuno-goal"), Face::Text, size::TEXT, CREAM));
                for player in 0..2 {
                    sheet.spawn(card_row(player));
                }
                sheet.spawn(label(Label::new("setup-opponent"), Face::Medium, size::TEXT, CREAM_DIM));
                sheet.spawn((row(8), Pickable::IGNORE)).with_children(|choices| {
                    for opponent in [None].into_iter().chain(Level::ALL.map(Some)) {
                        choices.spawn((
                            button(Label::new(opponent_key(opponent)), ButtonLook::Choice),
                            ChosenWhen::new(move |setup: &Setup| setup.opponent == opponent),
                            observe(move |_: On<Activate>, mut setup: ResMut<Setup>| setup.opponent = opponent),
                        ));
                    }
                });
                sheet.spawn(label(Label::new("setup-field"), Face::Medium, size::TEXT, CREAM_DIM));
                sheet.spawn((row(8), Pickable::IGNORE)).with_children(|choices| {
                    for field in 0..FIELDS.len() {
                        choices.spawn((
                            button(Label::new(field_key(field)), ButtonLook::Choice),
                            ChosenWhen::new(move |setup: &Setup| setup.field == field),
                            observe(move |_: On<Activate>, mut setup: ResMut<Setup>| setup.field = field),
                        ));
                    }
                });
                sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("setup-begin"), ButtonLook::Lead),
                        leads_to(Screen::Monsuno),
                    ));
                    buttons.spawn((button(Label::new("back"), ButtonLook::Plain), leads_to(Screen::Title)));
                });
            });
        });
}

/// A player's card with a step to the one before and the next.
fn card_row(player: usize) -> impl Bundle {
    let step = move |by: isize| {
        observe(move |_: On<Activate>, cards: Res<Cards>, mut setup: ResMut<Setup>| {
            let count = cards.0.monsuno.len().max(1) as isize;
            setup.cards[player] = (setup.cards[player] as isize + by).rem_euclid(count) as usize;
        })
    };
    (
        column(4),
        Pickable::IGNORE,
        children![
            label(
                Label::new("setup-card").with("number", Arg::from(player + 1)),
                Face::Medium,
                size::TEXT,
                CREAM_DIM
            ),
            (
                Node {
                    flex_wrap: FlexWrap::NoWrap,
                    ..row(10)
                },
                Pickable::IGNORE,
                children![
                    (button(Label::new("step-back"), ButtonLook::Choice), step(-1)),
                    (button(Label::new("step-on"), ButtonLook::Choice), step(1)),
                    (CardText(player), column(1), Pickable::IGNORE),
                ],
            ),
        ],
    )
}

fn tell_cards(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    texts: Query<(Entity, &CardText)>,
    mut commands: Commands,
) {
    let language = spoken.language().code();
    for (entity, text) in &texts {
        let Some(card) = cards.0.monsuno.get(setup.cards[text.0]) else {
            continue;
        };
        commands.entity(entity).despawn_children().with_children(|lines| {
            lines.spawn(plain(card.name.get(language), Face::Medium, size::BUTTON, CREAM));
            lines.spawn(label(
                Label::new("card-numbers")
                    .with("hit-points", Arg::from(card.hit_points))
                    .with("attack", Arg::from(card.attack)),
                Face::Text,
                size::SMALL,
                CREAM_DIM,
            ));
        });
    }
}
