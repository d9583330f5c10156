//! The pictures of the rulebooks, drawn by the game itself.
//!
//! In a book a picture is a line of its own, `![what it says](what it shows)`; what can be shown stands in [`Figure`].

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::diagram::{Laid, board, fingers};
use crate::monsuno::cards::{Rgba, SHEET, SheetLook, SheetRow};
use crate::monsuno::play::{Cards, Seat};
use crate::monsuno::rules::{Level, Symbol};
use crate::monsuno::table::{Art, Press};
use crate::mozyring::play::Paint;
use crate::shell::label::Label;
use crate::shell::look::palette::Palette;
use crate::shell::settings::Settings;
use crate::words::Words;

/// What a picture shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Figure {
    /// `board b2M-red b1S-blue*`: a board with rings; a star marks those that the picture is about.
    Board(Vec<Laid>),
    /// `card bramblehorn`: a Monsuno card.
    Monsuno(String),
    /// `strike fang`: a strike card of this type.
    Strike(Symbol),
    /// `fingers`: where the finger presses a capsule.
    Fingers,
    /// `sheet`: a score sheet on which two battles are written.
    Sheet,
}

impl Figure {
    /// Reads what a book names.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "board" => rest
                .split_whitespace()
                .map(laid)
                .collect::<Option<_>>()
                .map(Self::Board),
            "card" => Some(Self::Monsuno(rest.to_owned())),
            "strike" => Some(Self::Strike(Symbol::new(rest))),
            "fingers" => Some(Self::Fingers),
            "sheet" => Some(Self::Sheet),
            _ => None,
        }
    }

    /// How wide it is shown, in logical pixels.
    pub(super) fn width(&self) -> f32 {
        match self {
            Self::Board(_) => 176.0,
            Self::Monsuno(_) => 190.0,
            Self::Strike(_) => 104.0,
            Self::Fingers => 300.0,
            Self::Sheet => 150.0,
        }
    }
}

/// A ring as a book writes it: its slot, its colour, and a star if it shines.
fn laid(text: &str) -> Option<Laid> {
    let (text, shines) = text.strip_suffix('*').map_or((text, false), |text| (text, true));
    let (slot, color) = text.split_once('-')?;
    let paint = Paint::ALL
        .into_iter()
        .find(|paint| paint.key().strip_prefix("colour-") == Some(color))?;
    Some(Laid {
        slot: slot.parse().ok()?,
        paint,
        shines,
    })
}

/// The pictures that were drawn, by what they show, in which language and colours.
#[derive(Resource, Default)]
pub(super) struct Drawn(HashMap<(Figure, &'static str, Palette), Handle<Image>>);

/// What is needed to draw.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Studio<'w> {
    drawn: ResMut<'w, Drawn>,
    press: ResMut<'w, Press>,
    cards: Res<'w, Cards>,
    settings: Res<'w, Settings>,
    images: ResMut<'w, Assets<Image>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
}

impl Studio<'_> {
    /// The picture of `figure`; none if it shows a card that there is not.
    pub(super) fn draw(&mut self, figure: &Figure, words: &Words) -> Option<Handle<Image>> {
        let key = (figure.clone(), words.language().code(), self.settings.palette);
        if let Some(image) = self.drawn.0.get(&key) {
            return Some(image.clone());
        }
        let image = self.paint(figure, words)?;
        self.drawn.0.insert(key, image.clone());
        Some(image)
    }

    fn paint(&mut self, figure: &Figure, words: &Words) -> Option<Handle<Image>> {
        let Self {
            press,
            cards,
            settings,
            images,
            materials,
            ..
        } = self;
        let card = match figure {
            Figure::Board(rings) => return Some(press.draw(images, |fonts| board(rings, settings.palette, fonts))),
            Figure::Fingers => return Some(press.draw(images, |_| fingers())),
            Figure::Sheet => return Some(press.sheet(&sheet(cards, words)?, SHEET_PIXELS, images)),
            Figure::Monsuno(id) => {
                let place = cards.0.monsuno.iter().position(|monsuno| monsuno.id == *id)?;
                press.monsuno(place, Level::Plus, cards, words, images, materials)?
            }
            Figure::Strike(symbol) => press.strike(symbol, 0, cards, words, images, materials)?,
        };
        materials.get(&card)?.base_color_texture.clone()
    }
}

/// The height of a score sheet's picture.
const SHEET_PIXELS: u32 = (SHEET[1] * 4.0) as u32;

/// The sheet of a player who has lost two battles: one by the attacker's figure alone, one by both.
fn sheet(cards: &Cards, words: &Words) -> Option<SheetLook> {
    let [own, other] = ["bramblehorn", "cindertail"].map(|id| cards.0.find(id));
    let (own, other) = (own?, other?);
    let mut left = i64::from(own.hit_points);
    let rows = [vec![other.attack], vec![other.attack, own.attack]].map(|counted| {
        let damage = counted.iter().sum();
        left -= i64::from(damage);
        let counted: Vec<String> = counted.iter().map(ToString::to_string).collect();
        SheetRow {
            damage,
            counted: counted.join(" + "),
            after: left,
        }
    });
    let color = Art::COLORS[0].to_srgba();
    let player = Label::new("sheet-head").with("who", Seat::default().called(0));
    Some(SheetLook {
        player: player.text(words),
        monsuno: own.name.get(words.language().code()).to_owned(),
        hit_points: own.hit_points,
        rows: rows.into(),
        color: Rgba([color.red, color.green, color.blue, 1.0]),
    })
}
