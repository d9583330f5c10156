//! The games that were played: a list, from which each can be looked into, and an unfinished one be gone on with.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::keeping::{HISTORY, Kept, read};
use super::play::{Opening, Playing, Setup};
use super::rules::{GameResult, Seat};
use crate::keep::{Drawer, date};
use crate::shell::label::{Label, label};
use crate::shell::luggage;
use crate::shell::notice::Notice;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, button, leads_to, row, screen_root, scrolling, setup_panel};
use crate::shell::{Keeper, Screen};
use crate::words::Arg;

/// No more games than this are listed, the newest ones.
const LISTED: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::MozyringHistory),
        (spawn_history, super::setup::look_at_table),
    );
}

fn spawn_history(keeper: Res<Keeper>, mut commands: Commands) {
    let names = keeper.0.names(HISTORY);
    let games: Vec<(String, Result<(Kept, Playing), String>)> = names
        .into_iter()
        .rev()
        .take(LISTED)
        .filter_map(|name| Some((name.clone(), read(&keeper.0, &name).transpose()?)))
        .collect();
    commands
        .spawn((screen_root("Mozyring history"), DespawnOnExit(Screen::MozyringHistory)))
        .with_children(|root| {
            root.spawn(setup_panel(700.0)).with_children(|sheet| {
                sheet.spawn(label(
                    Label::new("mozyring-history-head"),
                    Face::Title,
                    size::HEAD,
                    BRASS,
                ));
                let key = if games.is_empty() {
                    "history-empty"
                } else {
                    "history-about"
                };
                sheet.spawn(label(Label::new(key), Face::Text, size::TEXT, CREAM_DIM));
                sheet.spawn(scrolling(8)).with_children(|list| {
                    for (name, game) in games {
                        entry(list, name, game);
                    }
                });
                sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("back"), ButtonLook::Plain),
                        leads_to(Screen::MozyringSetup),
                    ));
                    luggage::spawn_upload(buttons);
                });
            });
        });
}

fn entry(list: &mut ChildSpawnerCommands, name: String, game: Result<(Kept, Playing), String>) {
    let (kept, playing) = match game {
        Ok(read) => read,
        Err(why) => {
            let said = Label::new("history-broken").with("why", Arg::Text(why));
            list.spawn(label(said, Face::Text, size::SMALL, CREAM_DIM));
            return;
        }
    };
    let unfinished = playing.game().result().is_none();
    list.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
        let said = Label::new("history-entry")
            .with("date", Arg::Text(date(kept.date)))
            .with("game", playing.name());
        line.spawn((button(said, ButtonLook::Choice), lays_out(name.clone(), false)));
        line.spawn(label(result(&playing), Face::Text, size::SMALL, CREAM));
        luggage::spawn_download(line, &name);
        if unfinished {
            line.spawn((
                button(Label::new("history-go-on"), ButtonLook::Choice),
                lays_out(name, true),
            ));
        }
    });
}

/// Puts the game of the document `name` on the board, to be gone on with where it `goes_on`, else to be looked into.
fn lays_out(name: String, goes_on: bool) -> impl Bundle {
    observe(
        move |_: On<Activate>,
              keeper: Res<Keeper>,
              mut setup: ResMut<Setup>,
              mut opening: ResMut<Opening>,
              mut notices: MessageWriter<Notice>,
              mut next: ResMut<NextState<Screen>>| {
            match read(&keeper.0, &name) {
                Ok(Some((kept, mut playing))) => {
                    if goes_on {
                        playing.drawer = Drawer::Filed(name.clone());
                        *setup = kept.setup;
                    } else {
                        playing = playing.recorded();
                    }
                    *opening = Opening::Kept(Box::new(playing));
                    next.set(Screen::Mozyring);
                }
                Ok(None) => {}
                Err(why) => {
                    notices.write(Notice(Label::new("history-broken").with("why", Arg::Text(why))));
                }
            }
        },
    )
}

/// How it ended, and after how many rings.
fn result(playing: &Playing) -> Label {
    let rings = Arg::from(playing.game().ply());
    let who = |seat: Seat| playing.who(seat);
    match playing.game().result() {
        Some(GameResult::Win { seats }) if !seats.is_empty() => Label::new("history-won")
            .with("who", who(seats[0]))
            .with("others", Arg::from(seats.len() - 1))
            .with("rings", rings),
        Some(_) => Label::new("history-drawn").with("rings", rings),
        None => Label::new("history-unfinished").with("rings", rings),
    }
}
