//! The rulebook of each game, to be opened at any moment at the page that belongs to it.
//!
//! The texts are `assets/rulebook/GAME.LANGUAGE.md`: headings, paragraphs, lists, and words in bold. Each heading begins a
//! page.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use super::label::{Label, Spoken, label, plain};
use super::overlay::{Overlay, close, cover};
use super::theme::{BRASS, CREAM, Face, Type, size};
use super::widget::{ButtonLook, ChosenWhen, button, column, mark_choices, named_button, panel, row, scrolling};
use crate::assets;

/// A game that has a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    /// Monsuno.
    Monsuno,
    /// Mozyring.
    Mozyring,
}

impl Game {
    fn file(self) -> &'static str {
        match self {
            Self::Monsuno => "monsuno",
            Self::Mozyring => "mozyring",
        }
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

/// A page: its heading and what stands under it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Page {
    heading: String,
    /// Whether it begins a part of the book.
    is_part: bool,
    blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Block {
    Paragraph(String),
    Item(String),
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Open {
        game: Game::Monsuno,
        page: 0,
    })
    .add_systems(OnEnter(Overlay::Rulebook), (open_where_it_belongs, spawn).chain())
    .add_systems(
        Update,
        (
            write_book.run_if(
                resource_changed::<Open>
                    .or_eager(resource_changed::<Spoken>)
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

/// A game's table opens the book of that game.
fn open_where_it_belongs(screen: Res<State<Screen>>, mut open: ResMut<Open>) {
    let game = match screen.get() {
        Screen::MonsunoSetup | Screen::Monsuno | Screen::PracticeSetup | Screen::PracticeDrills | Screen::Practice => {
            Game::Monsuno
        }
        Screen::Loading | Screen::Title => open.game,
        _ => Game::Mozyring,
    };
    if open.game != game {
        *open = Open { game, page: 0 };
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
    mut written: Local<Option<(Game, &'static str)>>,
    new: Query<(), Added<Contents>>,
    mut commands: Commands,
) -> Result {
    let language = spoken.language().code();
    let path = format!("rulebook/{}.{language}.md", open.game.file());
    let pages = pages(&assets::text(&path)?);
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
                write_block(text, block);
            }
            if page.blocks.is_empty() {
                text.spawn(label(Label::new("rulebook-see-pages"), Face::Text, size::TEXT, CREAM));
            }
        });
    }
    Ok(())
}

fn write_block(text: &mut ChildSpawnerCommands, block: &Block) {
    let (words, indent) = match block {
        Block::Paragraph(words) => (words.clone(), 0),
        Block::Item(words) => (format!("\u{2022} {words}"), 14),
    };
    text.spawn((
        bevy::prelude::Text::default(),
        Type(Face::Text, size::TEXT),
        TextColor(CREAM),
        Node {
            margin: UiRect::left(px(indent)),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        for (part, bold) in parts(&words) {
            let (face, color) = if bold { (Face::Bold, BRASS) } else { (Face::Text, CREAM) };
            line.spawn((TextSpan::new(part), Type(face, size::TEXT), TextColor(color)));
        }
    });
}

/// `words` in pieces, each with whether it stands between `**`. Signs of code are left out.
fn parts(words: &str) -> Vec<(String, bool)> {
    words
        .split("**")
        .enumerate()
        .filter(|(_, part)| !part.is_empty())
        .map(|(number, part)| (part.replace('`', ""), number % 2 == 1))
        .collect()
}

/// The pages of a book.
fn pages(book: &str) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for line in book.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let heading = line.strip_prefix("# ").or_else(|| line.strip_prefix("## "));
        if let Some(heading) = heading {
            pages.push(Page {
                heading: heading.to_owned(),
                is_part: line.starts_with("# "),
                blocks: Vec::new(),
            });
        } else if let Some(page) = pages.last_mut() {
            let block = line.strip_prefix("- ").map_or_else(
                || Block::Paragraph(line.to_owned()),
                |item| Block::Item(item.to_owned()),
            );
            page.blocks.push(block);
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn each_book_has_the_same_pages_in_each_language() {
        for game in [Game::Monsuno, Game::Mozyring] {
            let book = |language: Language| {
                let path = format!("rulebook/{}.{}.md", game.file(), language.code());
                pages(&assets::text(&path).expect("it is carried"))
            };
            let english = book(Language::En);
            assert!(english.len() > 5);
            for language in [Language::Ru, Language::Bg] {
                let shape = |pages: &[Page]| -> Vec<(bool, usize)> {
                    pages.iter().map(|page| (page.is_part, page.blocks.len())).collect()
                };
                assert_eq!(shape(&book(language)), shape(&english), "{game:?} {language:?}");
            }
        }
    }

    #[test]
    fn bold_words_are_told_apart() {
        let told = parts("The **attacker** calls `x`.");
        let expected = [("The ", false), ("attacker", true), (" calls x.", false)];
        assert_eq!(told, expected.map(|(words, bold)| (words.to_owned(), bold)));
    }
}
