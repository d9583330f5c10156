//! The first page: rules, seats, cards, field, length.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Page, head, to_page};
use crate::monsuno::opponent::Level;
use crate::monsuno::play::keep::KeptMatch;
use crate::monsuno::play::{Cards, LONGEST_NAME, SERIES, Setup};
use crate::monsuno::rules::{Level as RulesLevel, Symbol};
use crate::monsuno::tutorial::LESSON;
use crate::physics::FIELDS;
use crate::shell::Screen;
use crate::shell::label::{Label, Spoken, label, plain};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::tutorial::{self, Progress};
use crate::shell::widget::{ButtonLook, Typed, button, choice, column, leads_to, row, scrolling, stepper, text_field};
use crate::words::Arg;

pub(super) fn plugin(app: &mut App) {
    let new = |new: Query<(), Or<(Added<CardText>, Added<PlusOnly>, Added<NameField>)>>| !new.is_empty();
    app.add_systems(
        Update,
        (tell_cards, show_what_applies, tell_refusal)
            .run_if(
                resource_changed::<Setup>
                    .or_eager(resource_changed::<Spoken>)
                    .or_eager(new),
            )
            .run_if(in_state(Screen::MonsunoSetup))
            .after(super::write_page),
    );
}

/// The text about a player's card.
#[derive(Component)]
struct CardText(usize);
/// The text about a player's deck.
#[derive(Component)]
struct DeckText(usize);
/// What is there in Basic+ only.
#[derive(Component)]
struct PlusOnly;
/// Where a person's name is written.
#[derive(Component)]
struct NameField(usize);
/// Why the match cannot begin.
#[derive(Component)]
struct Refusal;

/// The lesson: offered before all else to who has never played and to who left it.
fn offer_lesson(line: &mut ChildSpawnerCommands, learned: Progress, is_new: bool) {
    let about = if learned.done || (learned.is_untouched() && !is_new) {
        None
    } else if learned.is_untouched() {
        Some(Label::new("setup-lesson-monsuno"))
    } else {
        let left = Label::new("setup-lesson-left").with("step", Arg::from(learned.step + 1));
        Some(left.with("steps", Arg::from(LESSON.steps.len())))
    };
    let look = match about {
        Some(_) => ButtonLook::Lead,
        None => ButtonLook::Plain,
    };
    line.spawn((
        button(Label::new("setup-lesson"), look),
        observe(tutorial::start(&LESSON)),
    ));
    if let Some(about) = about {
        line.spawn(label(about, Face::Text, size::SMALL, CREAM_DIM));
    }
}

pub(super) fn write(
    sheet: &mut ChildSpawnerCommands,
    saved: Option<&KeptMatch>,
    learned: Progress,
    is_new: bool,
    setup: &Setup,
) {
    sheet.spawn((row(14), Pickable::IGNORE)).with_children(|line| {
        line.spawn(head("monsuno-name"));
        offer_lesson(line, learned, is_new);
    });
    if let Some(saved) = saved {
        sheet.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
            line.spawn(super::continue_button(Label::new("setup-continue")));
            line.spawn(label(
                Label::new("setup-saved")
                    .with("first", saved.seats[0].called(0))
                    .with("second", saved.seats[1].called(1))
                    .with("date", Arg::Text(saved.date())),
                Face::Text,
                size::SMALL,
                CREAM_DIM,
            ));
        });
    }
    sheet.spawn(scrolling(9)).with_children(|list| {
        list.spawn(question("setup-rules")).with_children(|line| {
            line.spawn(choice(
                Label::new("rules-basic"),
                |setup: &Setup| setup.level == RulesLevel::Basic,
                |setup| setup.level = RulesLevel::Basic,
            ));
            line.spawn(choice(
                Label::new("rules-plus"),
                |setup: &Setup| setup.level == RulesLevel::Plus,
                |setup| setup.level = RulesLevel::Plus,
            ));
        });
        for player in 0..2 {
            write_seat(list, player, setup);
        }
        list.spawn(question("setup-field")).with_children(|line| {
            for (field, offered) in FIELDS.iter().enumerate() {
                line.spawn(choice(
                    Label::new(offered.key),
                    move |setup: &Setup| setup.field == field,
                    move |setup| setup.field = field,
                ));
            }
        });
        list.spawn(question("setup-best-of")).with_children(|line| {
            for best_of in SERIES {
                line.spawn(choice(
                    Label::new("setup-matches").with("count", Arg::from(best_of)),
                    move |setup: &Setup| setup.best_of == best_of,
                    move |setup| setup.best_of = best_of,
                ));
            }
        });
        list.spawn(question("setup-hands")).with_children(|line| {
            for (key, scatter) in [("hands-human", true), ("hands-steady", false)] {
                line.spawn(choice(
                    Label::new(key),
                    move |setup: &Setup| setup.scatter == scatter,
                    move |setup| setup.scatter = scatter,
                ));
            }
        });
        list.spawn(question("setup-preview")).with_children(|line| {
            for (key, preview) in [("off", false), ("on", true)] {
                line.spawn(choice(
                    Label::new(key),
                    move |setup: &Setup| setup.preview == preview,
                    move |setup| setup.preview = preview,
                ));
            }
        });
    });
    sheet.spawn((Refusal, label(Label::new(""), Face::Text, size::SMALL, REFUSED)));
    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn((button(Label::new("setup-begin"), ButtonLook::Lead), observe(begin)));
        buttons.spawn(to_page(
            Label::new("setup-readings"),
            ButtonLook::Choice,
            Page::Readings,
        ));
        buttons.spawn(to_page(Label::new("setup-history"), ButtonLook::Choice, Page::History));
        buttons.spawn((button(Label::new("back"), ButtonLook::Choice), leads_to(Screen::Title)));
    });
}

/// A line that asks something; its answers follow.
fn question(key: &'static str) -> impl Bundle {
    (
        row(8),
        Pickable::IGNORE,
        children![(
            Node {
                width: px(150),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
            children![label(Label::new(key), Face::Medium, size::TEXT, CREAM_DIM)],
        )],
    )
}

fn write_seat(list: &mut ChildSpawnerCommands, player: usize, setup: &Setup) {
    list.spawn((column(6), Pickable::IGNORE)).with_children(|seat| {
        seat.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
            line.spawn((
                label(
                    Label::new("called-player").with("number", Arg::from(player + 1)),
                    Face::Medium,
                    size::TEXT,
                    CREAM_DIM,
                ),
                Node {
                    width: px(74),
                    ..default()
                },
            ));
            for computer in [None].into_iter().chain(Level::ALL.map(Some)) {
                line.spawn(choice(
                    Label::new(computer.map_or("opponent-person", Level::key)),
                    move |setup: &Setup| setup.seats[player].computer == computer,
                    move |setup| setup.seats[player].computer = computer,
                ));
            }
        });
        seat.spawn((
            Node {
                margin: UiRect::left(px(80)),
                min_width: px(0),
                ..row(8)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(stepper(
                (CardText(player), column(0), Pickable::IGNORE),
                236,
                observe(step_card(player, -1)),
                observe(step_card(player, 1)),
            ));
            line.spawn((
                NameField(player),
                label(Label::new("setup-name"), Face::Text, size::SMALL, CREAM_DIM),
            ));
            line.spawn((
                NameField(player),
                text_field(&setup.seats[player].name, 130, LONGEST_NAME),
                observe(move |typed: On<Typed>, mut setup: ResMut<Setup>| {
                    setup.seats[player].name.clone_from(&typed.text);
                }),
            ));
        });
        seat.spawn((
            PlusOnly,
            Node {
                margin: UiRect::left(px(80)),
                min_width: px(0),
                ..row(8)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(to_page(
                Label::new("setup-deck"),
                ButtonLook::Choice,
                Page::Deck(player),
            ));
            line.spawn((DeckText(player), row(4), Pickable::IGNORE));
        });
    });
}

/// Takes the card before or after a player's, and the deck that comes with it.
fn step_card(player: usize, by: isize) -> impl Fn(On<Activate>, Res<Cards>, ResMut<Setup>) + Send + Sync + 'static {
    move |_, cards, mut setup| {
        let count = cards.0.monsuno.len().max(1) as isize;
        setup.cards[player] = (setup.cards[player] as isize + by).rem_euclid(count) as usize;
        setup.decks[player] = None;
    }
}

fn tell_cards(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    texts: Query<(Entity, &CardText)>,
    decks: Query<(Entity, &DeckText)>,
    mut commands: Commands,
) {
    let language = spoken.language().code();
    for (entity, text) in &texts {
        let Ok(card) = cards.monsuno(setup.cards[text.0]) else {
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
    for (entity, text) in &decks {
        let deck = setup.deck(text.0, &cards);
        commands.entity(entity).despawn_children().with_children(|line| {
            let mut kinds: Vec<(&Symbol, usize)> = Vec::new();
            for symbol in &deck {
                match kinds.iter_mut().find(|(kind, _)| *kind == symbol) {
                    Some((_, count)) => *count += 1,
                    None => kinds.push((symbol, 1)),
                }
            }
            let said: Vec<String> = kinds
                .iter()
                .map(|(symbol, count)| {
                    let name = cards
                        .0
                        .attack_type(symbol)
                        .map_or(symbol.name(), |kind| kind.name.get(language));
                    format!("{count}\u{d7} {name}")
                })
                .collect();
            line.spawn(plain(said.join(", "), Face::Text, size::SMALL, CREAM_DIM));
        });
    }
}

fn show_what_applies(
    setup: Res<Setup>,
    mut plus: Query<&mut Node, (With<PlusOnly>, Without<NameField>)>,
    mut names: Query<(&NameField, &mut Node), Without<PlusOnly>>,
) {
    let shown = |shown: bool| if shown { Display::Flex } else { Display::None };
    for mut node in &mut plus {
        node.display = shown(setup.level == RulesLevel::Plus);
    }
    for (name, mut node) in &mut names {
        node.display = shown(setup.seats[name.0].computer.is_none());
    }
}

fn tell_refusal(setup: Res<Setup>, cards: Res<Cards>, mut lines: Query<&mut Label, With<Refusal>>) {
    let said = match setup.refusal(&cards) {
        None => Label::new(""),
        Some(why) => Label::new("setup-refused").with("why", Arg::Text(why.to_string())),
    };
    for mut line in &mut lines {
        line.set_if_neq(said.clone());
    }
}

fn begin(_: On<Activate>, setup: Res<Setup>, cards: Res<Cards>, mut next: ResMut<NextState<Screen>>) {
    if setup.refusal(&cards).is_none() {
        next.set(Screen::Monsuno);
    }
}
