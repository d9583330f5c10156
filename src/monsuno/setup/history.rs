//! The matches that were played, the last first, each to be watched again.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Page, head, to_page};
use crate::keep::Shelf;
use crate::monsuno::play::keep::{HISTORY, KeptMatch};
use crate::monsuno::play::{Cards, Prepared};
use crate::shell::label::{Label, label, plain};
use crate::shell::notice::Notice;
use crate::shell::theme::{CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::widget::{ButtonLook, button, column, row, scrolling};
use crate::shell::{Keeper, Luck, Screen};
use crate::words::Arg;

/// So many matches are listed.
const LISTED: usize = 40;

pub(super) fn write(sheet: &mut ChildSpawnerCommands, shelf: &Shelf) {
    sheet.spawn(head("history-head"));
    let names = shelf.names(HISTORY);
    if names.is_empty() {
        sheet.spawn(label(Label::new("history-none"), Face::Text, size::TEXT, CREAM_DIM));
    }
    sheet.spawn(scrolling(8)).with_children(|list| {
        for name in names.into_iter().rev().take(LISTED) {
            list.spawn((row(12), Pickable::IGNORE))
                .with_children(|line| write_line(line, shelf, name));
        }
    });
    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn(to_page(Label::new("back"), ButtonLook::Lead, Page::Table));
    });
}

fn read(shelf: &Shelf, name: &str) -> Result<KeptMatch, String> {
    let text = shelf.read(name).map_err(|why| why.to_string())?;
    let place = shelf.place(name);
    KeptMatch::parse(&place, &text.unwrap_or_default()).map_err(|why| why.to_string())
}

fn write_line(line: &mut ChildSpawnerCommands, shelf: &Shelf, name: String) {
    let kept = match read(shelf, &name) {
        Ok(kept) => kept,
        Err(why) => {
            let said = Label::new("history-unread").with("why", Arg::Text(why));
            line.spawn(label(said, Face::Text, size::SMALL, REFUSED));
            return;
        }
    };
    let Ok(recording) = kept.monsuno(&name) else { return };
    let winner = recording.winner.unwrap_or(0).min(1);
    let said = Label::new("history-match")
        .with("first", kept.seats[0].called(0))
        .with("second", kept.seats[1].called(1))
        .with("winner", kept.seats[winner].called(winner))
        .with("left", Arg::from(recording.hit_points[winner].max(0) as usize));
    let cards = recording
        .setup
        .cards
        .each_ref()
        .map(|card| card.name.as_str())
        .join(" \u{2013} ");
    line.spawn((
        button(Label::new("history-watch"), ButtonLook::Choice),
        observe(move |_: On<Activate>, mut commands: Commands| {
            let name = name.clone();
            commands.queue(move |world: &mut World| watch(world, &name));
        }),
    ));
    line.spawn((column(1), Pickable::IGNORE)).with_children(|text| {
        text.spawn(label(said, Face::Medium, size::TEXT, CREAM));
        text.spawn(plain(
            format!("{} \u{b7} {cards}", kept.date()),
            Face::Text,
            size::SMALL,
            CREAM_DIM,
        ));
    });
}

/// Puts a recorded match on the table.
fn watch(world: &mut World, name: &str) {
    let shelf = world.resource::<Keeper>().0.clone();
    let cards = world.resource::<Cards>().clone();
    let prepared = read(&shelf, name).and_then(|kept| {
        let luck = &mut world.resource_mut::<Luck>().0;
        kept.watch(&shelf.place(name), &cards, luck)
            .map_err(|why| why.to_string())
    });
    match prepared {
        Ok(playing) => {
            world.insert_resource(Prepared(playing));
            world.resource_mut::<NextState<Screen>>().set(Screen::Monsuno);
        }
        Err(why) => {
            world.write_message(Notice(Label::new("notice-save-unread").with("why", Arg::Text(why))));
        }
    }
}
