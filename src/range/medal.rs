//! Medals as they are shown: each with a colour, a shape and a name of its own.

use bevy::prelude::*;

use crate::practice::drill::{Medal, Medals};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::row;

/// The medals, the least first.
pub(super) const ALL: [Medal; 3] = [Medal::Bronze, Medal::Silver, Medal::Gold];

/// Its shape: the more corners, the better.
pub(super) fn sign(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "\u{25b2}",
        Medal::Silver => "\u{25c6}",
        Medal::Gold => "\u{2605}",
    }
}

/// The key of its name.
pub(super) fn key(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "medal-bronze",
        Medal::Silver => "medal-silver",
        Medal::Gold => "medal-gold",
    }
}

/// Its colour.
pub(super) fn color(medal: Medal) -> Color {
    match medal {
        Medal::Bronze => Color::srgb(0.80, 0.50, 0.28),
        Medal::Silver => Color::srgb(0.80, 0.83, 0.87),
        Medal::Gold => Color::srgb(0.98, 0.80, 0.30),
    }
}

/// The least score for it.
pub(super) fn least(medals: &Medals, medal: Medal) -> f64 {
    match medal {
        Medal::Bronze => medals.bronze,
        Medal::Silver => medals.silver,
        Medal::Gold => medals.gold,
    }
}

/// What it takes: its shape, its name and the least score, told as `score` says; checked off once it is won.
pub(super) fn spawn_threshold(place: &mut ChildSpawnerCommands, medal: Medal, score: Label, won: bool) {
    let unbroken = Node {
        flex_wrap: FlexWrap::NoWrap,
        ..row(6)
    };
    place.spawn((unbroken, Pickable::IGNORE)).with_children(|line| {
        let (mark, ink) = if won {
            (color(medal), CREAM)
        } else {
            (color(medal).with_alpha(0.55), CREAM_DIM)
        };
        line.spawn(plain(sign(medal), Face::Symbols, size::TEXT, mark));
        for words in [Label::new(key(medal)), score] {
            line.spawn(label(words, Face::Text, size::SMALL, ink))
                .insert(TextLayout::no_wrap());
        }
        if won {
            line.spawn(plain("\u{2713}", Face::Symbols, size::SMALL, color(medal)));
        }
    });
}
