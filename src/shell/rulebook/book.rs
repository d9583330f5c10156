//! A book as text: pages of paragraphs, lists and pictures.
//!
//! `# ` and `## ` begin a page, `{#name}` after its heading names it, `- ` begins an item, `**` makes words bold, and
//! `![what it says](what it shows)` is a picture.

use super::figure::Figure;

/// A page: its heading and what stands under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Page {
    pub heading: String,
    /// The name by which it is opened.
    pub name: Option<String>,
    /// Whether it begins a part of the book.
    pub is_part: bool,
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Block {
    Paragraph(String),
    Item(String),
    Pictures(Vec<Picture>),
}

/// A picture with the words under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Picture {
    pub figure: Figure,
    pub caption: String,
}

/// `words` in pieces, each with whether it stands between `**`. Signs of code are left out.
pub(super) fn parts(words: &str) -> Vec<(String, bool)> {
    words
        .split("**")
        .enumerate()
        .filter(|(_, part)| !part.is_empty())
        .map(|(number, part)| (part.replace('`', ""), number % 2 == 1))
        .collect()
}

/// The picture that a line of a book stands for, if it does.
fn picture(line: &str) -> Option<Picture> {
    let (caption, figure) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    Some(Picture {
        figure: Figure::parse(figure)?,
        caption: caption.to_owned(),
    })
}

/// The pages of a book.
pub(super) fn pages(book: &str) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for line in book.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let heading = line.strip_prefix("# ").or_else(|| line.strip_prefix("## "));
        if let Some(heading) = heading {
            let named = heading.strip_suffix('}').and_then(|heading| heading.split_once(" {#"));
            let (heading, name) = named.map_or((heading, None), |(heading, name)| (heading, Some(name.to_owned())));
            pages.push(Page {
                heading: heading.to_owned(),
                name,
                is_part: line.starts_with("# "),
                blocks: Vec::new(),
            });
        } else if let (Some(picture), Some(page)) = (picture(line), pages.last_mut()) {
            if let Some(Block::Pictures(row)) = page.blocks.last_mut() {
                row.push(picture);
            } else {
                page.blocks.push(Block::Pictures(vec![picture]));
            }
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
    use super::super::Game;
    use super::*;
    use crate::assets;
    use crate::words::Language;

    #[test]
    fn each_book_has_the_same_pages_in_each_language() {
        for game in [Game::Monsuno, Game::Mozyring] {
            let book = |language: Language| pages(&assets::text(&game.path(language)).expect("it is carried"));
            let english = book(Language::En);
            assert!(english.len() > 5);
            for language in Language::ALL {
                let shape = |pages: &[Page]| -> Vec<(bool, Option<String>, usize, Vec<Figure>)> {
                    let figures = |page: &Page| {
                        let pictures = page.blocks.iter().filter_map(|block| match block {
                            Block::Pictures(pictures) => Some(pictures),
                            Block::Paragraph(_) | Block::Item(_) => None,
                        });
                        pictures.flatten().map(|picture| picture.figure.clone()).collect()
                    };
                    let pages = pages.iter();
                    pages
                        .map(|page| (page.is_part, page.name.clone(), page.blocks.len(), figures(page)))
                        .collect()
                };
                assert_eq!(shape(&book(language)), shape(&english), "{game:?} {language:?}");
            }
        }
    }

    #[test]
    fn every_picture_of_every_book_can_be_read() {
        for game in [Game::Monsuno, Game::Mozyring] {
            for language in Language::ALL {
                let path = game.path(language);
                let book = assets::text(&path).expect("it is carried");
                let pictures: Vec<&str> = book.lines().filter(|line| line.starts_with("![")).collect();
                assert!(pictures.len() >= 4, "{path} is a picture book");
                for line in pictures {
                    let read = picture(line).expect(line);
                    assert!(!read.caption.is_empty(), "{line}");
                }
            }
        }
        assert_eq!(picture("![On the moon.](moon)"), None);
        assert_eq!(picture("![No such field.](board d4M-red)"), None);
        assert_eq!(picture("![No such colour.](board b2M-pink)"), None);
    }

    #[test]
    fn bold_words_are_told_apart() {
        let told = parts("The **attacker** calls `x`.");
        let expected = [("The ", false), ("attacker", true), (" calls x.", false)];
        assert_eq!(told, expected.map(|(words, bold)| (words.to_owned(), bold)));
    }
}
