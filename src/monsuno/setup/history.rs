//! The matches that were played, the last first, each to be watched again.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::resume::resume;
use super::{Page, head, to_page};
use crate::keep::{Drawer, Shelf};
use crate::monsuno::play::keep::{HISTORY, KeptMatch};
use crate::monsuno::play::{Cards, Prepared};
use crate::shell::label::{Label, label, plain};
use crate::shell::luggage;
use crate::shell::notice::Notice;
use crate::shell::theme::{CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::widget::{ButtonLook, button, column, row, scrolling};
use crate::shell::{Keeper, Luck, Screen};
use crate::words::Arg;

/// So many matches are listed.
const LISTED: usize = 40;

pub(super) fn write(sheet: &mut ChildSpawnerCommands, shelf: &Shelf) {
    sheet.spawn(head("monsuno-history-head"));
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
        luggage::spawn_upload(buttons);
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
    let left = |player: usize| Arg::from(recording.hit_points[player].max(0) as usize);
    let names = |key| {
        Label::new(key)
            .with("first", kept.seats[0].called(0))
            .with("second", kept.seats[1].called(1))
    };
    let said = match recording.winner.map(|winner| winner.min(1)) {
        Some(winner) => names("history-match")
            .with("winner", kept.seats[winner].called(winner))
            .with("left", left(winner)),
        None => names("history-begun").with("left", left(0)).with("other", left(1)),
    };
    let cards = recording
        .setup
        .cards
        .each_ref()
        .map(|card| card.name.as_str())
        .join(" \u{2013} ");
    let mut ways = vec![("history-watch", false)];
    if recording.winner.is_none() {
        ways.insert(0, ("history-go-on", true));
    }
    for (key, goes_on) in ways {
        let name = name.clone();
        line.spawn((
            button(Label::new(key), ButtonLook::Choice),
            observe(move |_: On<Activate>, mut commands: Commands| {
                let name = name.clone();
                commands.queue(move |world: &mut World| lay_out(world, &name, goes_on));
            }),
        ));
    }
    luggage::spawn_download(line, &name);
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

/// Puts a kept match on the table, to be gone on with where it `goes_on`, else to be watched.
fn lay_out(world: &mut World, name: &str, goes_on: bool) {
    let shelf = world.resource::<Keeper>().0.clone();
    let place = shelf.place(name);
    let cards = world.resource::<Cards>().clone();
    let prepared = read(&shelf, name).and_then(|kept| {
        if goes_on {
            resume(world, kept, name.to_owned(), Drawer::Filed(name.to_owned()));
            return Ok(());
        }
        let playing = kept.watch(&place, &cards, &mut world.resource_mut::<Luck>().0);
        world.insert_resource(Prepared(playing.map_err(|why| why.to_string())?));
        world.resource_mut::<NextState<Screen>>().set(Screen::Monsuno);
        Ok(())
    });
    if let Err(why) = prepared {
        world.write_message(Notice::save_broken(why, false));
    }
}
