//! The rulebook of each game, to be opened at any moment at the page that belongs to it.
//!
//! The texts are `assets/rulebook/GAME.LANGUAGE.md`: headings, paragraphs, lists, words in bold, and pictures that the
//! game draws itself. Each heading begins a page; one that ends in `{#name}` can be opened by this name. Pictures that
//! follow each other stand side by side.

mod book;
mod diagram;
mod figure;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use super::input::{Act, Controls};
use super::label::{Label, Spoken, label, plain};
use super::overlay::{Overlay, close, cover};
use super::pause::Pause;
use super::settings::Settings;
use super::theme::{BRASS, CREAM, CREAM_DIM, Face, Type, size};
use super::widget::{ButtonLook, ChosenWhen, button, column, mark_choices, named_button, panel, row, scrolling};
use crate::assets;
use crate::monsuno::play as monsuno;
use crate::monsuno::rules::Entry;
use crate::monsuno::session::Phase;
use crate::mozyring::play as mozyring;
use crate::mozyring::rules::Variant;
use crate::words::Language;
use book::{Block, Picture, pages, parts};
use figure::Studio;

/// A game that has a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    /// Monsuno.
    Monsuno,
    /// Mozyring.
    Mozyring,
}

impl Game {
    /// The file of its book in `language`.
    fn path(self, language: Language) -> String {
        let name = match self {
            Self::Monsuno => "monsuno",
            Self::Mozyring => "mozyring",
        };
        format!("rulebook/{name}.{}.md", language.code())
    }

    fn key(self) -> &'static str {
        match self {
            Self::Monsuno => "monsuno-name",
            Self::Mozyring => "mozyring-name",
        }
    }
}

/// Where the rulebook is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// Of which game.
    pub game: Game,
    /// The number of the page.
    pub page: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<figure::Drawn>()
        .insert_resource(Open {
            game: Game::Monsuno,
            page: 0,
        })
        .add_systems(OnEnter(Overlay::Rulebook), (open_where_it_belongs, spawn).chain())
        .add_systems(Update, open_by_key)
        .add_systems(
            Update,
            (
                write_book.run_if(
                    resource_changed::<Open>
                        .or_eager(resource_changed::<Spoken>)
                        .or_eager(resource_changed::<Settings>)
                        .or_eager(new_sheet),
                ),
                mark_choices::<Open>,
            )
                .chain()
                .run_if(in_state(Overlay::Rulebook)),
        );
}

fn new_sheet(new: Query<(), Added<Contents>>) -> bool {
    !new.is_empty()
}

/// Where the headings are listed.
#[derive(Component)]
struct Contents;
/// Where the page is written.
#[derive(Component)]
struct Text;

/// The rulebook lies within reach of a key everywhere; a match or game that goes on is paused.
fn open_by_key(
    controls: Controls,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut next_pause: ResMut<NextState<Pause>>,
) {
    // Any key leads out of the showcase.
    if !controls.just_pressed(Act::Rulebook) || *screen.get() == Screen::Showcase {
        return;
    }
    match overlay.get() {
        Overlay::None => {
            if screen.get().is_table() {
                next_pause.set(Pause::On);
            }
            next_overlay.set(Overlay::Rulebook);
        }
        Overlay::Rulebook => next_overlay.set(Overlay::None),
        Overlay::Settings | Overlay::Controls => {}
    }
}

/// A game's table opens the book of that game, at the page of what is going on.
fn open_where_it_belongs(
    screen: Res<State<Screen>>,
    spoken: Res<Spoken>,
    monsuno: Option<Res<monsuno::Playing>>,
    mozyring: Option<Res<mozyring::Playing>>,
    mozyring_setup: Res<mozyring::Setup>,
    mut open: ResMut<Open>,
) -> Result {
    let (game, name) = match screen.get() {
        Screen::Loading | Screen::Title | Screen::Showcase => return Ok(()),
        Screen::MonsunoSetup => (Game::Monsuno, "needed"),
        Screen::Monsuno => (
            Game::Monsuno,
            monsuno.map_or("needed", |playing| page_of_match(&playing)),
        ),
        Screen::MozyringSetup | Screen::MozyringHistory => (Game::Mozyring, page_of_pick(mozyring_setup.pick)),
        Screen::Mozyring => {
            let pick = mozyring.map_or(mozyring_setup.pick, |playing| playing.setup().pick);
            (Game::Mozyring, page_of_pick(pick))
        }
        Screen::MozyringRules => (Game::Mozyring, "own-rules"),
        Screen::PracticeSetup | Screen::PracticeDrills | Screen::Practice | Screen::Lab => (Game::Monsuno, "launch"),
    };
    let book = assets::text(&game.path(spoken.language()))?;
    let page = pages(&book).iter().position(|page| page.name.as_deref() == Some(name));
    *open = Open {
        game,
        page: page.unwrap_or(0),
    };
    Ok(())
}

/// The page about the moment that a match is in.
fn page_of_match(playing: &monsuno::Playing) -> &'static str {
    let session = playing.session();
    match session.phase() {
        Phase::Charge { .. } | Phase::Duel => "draw-for-roles",
        Phase::Told if session.in_duel() => "draw-for-roles",
        Phase::Told if matches!(session.rules().log().last(), Some(Entry::Battle(_))) => "battle",
        Phase::Aim { .. } | Phase::Flight | Phase::Told => "launch",
        Phase::Draw => "strike-card",
        Phase::Boost => "boosted-attack",
        Phase::Over => "end",
    }
}

/// The page about a game of rings.
fn page_of_pick(pick: mozyring::Pick) -> &'static str {
    match pick {
        mozyring::Pick::Variant(Variant::Classic) => "winning",
        mozyring::Pick::Variant(Variant::MostPoints) => "most-points",
        mozyring::Pick::Variant(Variant::FewestPoints) => "fewest-points",
        mozyring::Pick::Variant(Variant::Biggest) => "biggest",
        mozyring::Pick::Own => "own-rules",
    }
}

fn spawn(mut commands: Commands) {
    commands.spawn(cover(Overlay::Rulebook)).with_children(|cover| {
        cover
            .spawn(panel(Node {
                width: px(1040),
                max_width: percent(97),
                height: percent(92),
                padding: px(24).all(),
                ..column(12)
            }))
            .with_children(|sheet| {
                sheet.spawn((row(10), Pickable::IGNORE)).with_children(|head| {
                    for game in [Game::Monsuno, Game::Mozyring] {
                        head.spawn((
                            button(Label::new(game.key()), ButtonLook::Choice),
                            ChosenWhen::new(move |open: &Open| open.game == game),
                            observe(move |_: On<Activate>, mut open: ResMut<Open>| *open = Open { game, page: 0 }),
                        ));
                    }
                    head.spawn((button(Label::new("back"), ButtonLook::Choice), observe(close)));
                });
                sheet
                    .spawn((
                        Node {
                            flex_direction: FlexDirection::Row,
                            column_gap: px(22),
                            min_height: px(0),
                            flex_grow: 1.0,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|spread| {
                        spread
                            .spawn((
                                Node {
                                    width: percent(30),
                                    min_height: px(0),
                                    ..column(0)
                                },
                                Pickable::IGNORE,
                            ))
                            .with_children(|side| {
                                side.spawn(scrolling(0))
                                    .with_child((Contents, column(5), Pickable::IGNORE));
                            });
                        spread
                            .spawn((
                                Node {
                                    flex_grow: 1.0,
                                    flex_basis: px(0),
                                    min_height: px(0),
                                    ..column(0)
                                },
                                Pickable::IGNORE,
                            ))
                            .with_children(|side| {
                                side.spawn(scrolling(0))
                                    .with_child((Text, column(12), Pickable::IGNORE));
                            });
                    });
            });
    });
}

fn write_book(
    open: Res<Open>,
    spoken: Res<Spoken>,
    contents: Query<Entity, With<Contents>>,
    texts: Query<(Entity, &ChildOf), With<Text>>,
    mut written: Local<Option<(Game, Language)>>,
    new: Query<(), Added<Contents>>,
    mut studio: Studio,
    mut commands: Commands,
) -> Result {
    let language = spoken.language();
    let pages = pages(&assets::text(&open.game.path(language))?);
    let now = Some((open.game, language));
    if *written != now || !new.is_empty() {
        *written = now;
        for list in &contents {
            commands.entity(list).despawn_children().with_children(|list| {
                for (number, page) in pages.iter().enumerate() {
                    list.spawn((
                        named_button(page.heading.clone(), ButtonLook::Choice),
                        ChosenWhen::new(move |open: &Open| open.page == number),
                        observe(move |_: On<Activate>, mut open: ResMut<Open>| open.page = number),
                    ))
                    .insert(Node {
                        padding: UiRect::axes(px(12), px(5)),
                        border: px(1).all(),
                        border_radius: BorderRadius::all(px(8)),
                        margin: UiRect::left(px(if page.is_part { 0 } else { 14 })),
                        min_width: px(0),
                        ..default()
                    });
                }
            });
        }
    }
    let Some(page) = pages.get(open.page).or_else(|| pages.first()) else {
        return Ok(());
    };
    for (text, area) in &texts {
        commands.entity(area.parent()).insert(ScrollPosition::default());
        commands.entity(text).despawn_children().with_children(|text| {
            text.spawn(plain(page.heading.clone(), Face::Title, size::PROMPT, BRASS));
            for block in &page.blocks {
                match block {
                    Block::Paragraph(words) => write(text, words, 0),
                    Block::Item(words) => write(text, &format!("\u{2022} {words}"), 14),
                    Block::Pictures(pictures) => show(text, pictures, &mut studio, &spoken),
                }
            }
            if page.blocks.is_empty() {
                text.spawn(label(Label::new("rulebook-see-pages"), Face::Text, size::TEXT, CREAM));
            }
        });
    }
    Ok(())
}

fn write(text: &mut ChildSpawnerCommands, words: &str, indent: i32) {
    let indented = Node {
        padding: UiRect::left(px(indent)),
        ..default()
    };
    text.spawn((indented, Pickable::IGNORE)).with_children(|block| {
        block
            .spawn((
                bevy::prelude::Text::default(),
                Type(Face::Text, size::TEXT),
                TextColor(CREAM),
                Pickable::IGNORE,
            ))
            .with_children(|line| {
                for (part, bold) in parts(words) {
                    let (face, color) = if bold { (Face::Bold, BRASS) } else { (Face::Text, CREAM) };
                    line.spawn((TextSpan::new(part), Type(face, size::TEXT), TextColor(color)));
                }
            });
    });
}

fn show(text: &mut ChildSpawnerCommands, pictures: &[Picture], studio: &mut Studio, spoken: &Spoken) {
    text.spawn((
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Start,
            row_gap: px(14),
            margin: UiRect::vertical(px(6)),
            ..row(18)
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        for Picture { figure, caption } in pictures {
            let Some(image) = studio.draw(figure, &spoken.0) else {
                continue;
            };
            line.spawn((
                Node {
                    width: px(figure.width()),
                    max_width: percent(100),
                    ..column(6)
                },
                Pickable::IGNORE,
            ))
            .with_children(|framed| {
                framed.spawn((
                    ImageNode::new(image),
                    Node {
                        width: percent(100),
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
                framed.spawn(plain(caption.clone(), Face::Text, size::SMALL, CREAM_DIM));
            });
        }
    });
}
