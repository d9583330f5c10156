//! The games that were finished: a list, from which each can be looked into.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::keeping::{HISTORY, Kept, read};
use super::play::{Opening, Playing};
use super::rules::{GameResult, Seat};
use crate::keep::date;
use crate::shell::label::{Label, label};
use crate::shell::notice::Notice;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, button, column, leads_to, panel, row, screen_root, scrolling};
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
            root.spawn(panel(Node {
                width: px(700),
                max_width: percent(94),
                max_height: percent(96),
                padding: px(28).all(),
                margin: UiRect {
                    left: px(40),
                    top: auto(),
                    bottom: auto(),
                    right: px(0),
                },
                ..column(12)
            }))
            .with_children(|sheet| {
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
    list.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            button(
                Label::new("history-entry")
                    .with("date", Arg::Text(date(kept.date)))
                    .with("game", playing.name()),
                ButtonLook::Choice,
            ),
            observe(
                move |_: On<Activate>,
                      keeper: Res<Keeper>,
                      mut opening: ResMut<Opening>,
                      mut notices: MessageWriter<Notice>,
                      mut next: ResMut<NextState<Screen>>| {
                    match read(&keeper.0, &name) {
                        Ok(Some((_, playing))) => {
                            *opening = Opening::Kept(Box::new(playing.recorded()));
                            next.set(Screen::Mozyring);
                        }
                        Ok(None) => {}
                        Err(why) => {
                            notices.write(Notice(Label::new("history-broken").with("why", Arg::Text(why))));
                        }
                    }
                },
            ),
        ));
        line.spawn(label(result(&playing), Face::Text, size::SMALL, CREAM));
    });
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
