//! The ring game at typical moments, for pictures.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::analysis::Analysis;
use super::editor::Draft;
use super::keeping::{HISTORY, Kept};
use super::play::{Intent, OwnRules, Pick, Playing, Setup, Sitter};
use super::rules::{LineSizes, Options, Slot, Variant};
use super::search::Level;
use crate::chance::Chance;
use crate::shell::Keeper;
use crate::shell::scenes::SceneName;

/// The day the pictures were taken, in seconds since 1970.
const DAY: u64 = 1_796_047_500;

/// Sets up what a scene is played with, before the first frame.
pub(crate) fn prepare(app: &mut App, scene: SceneName) {
    let mut setup = Setup::default();
    match scene {
        SceneName::MozyringFour => setup.players = 4,
        SceneName::MozyringWon => setup.players = 3,
        SceneName::MozyringPoints => setup.choose(Pick::Variant(Variant::MostPoints)),
        SceneName::MozyringBiggest => setup.choose(Pick::Variant(Variant::Biggest)),
        SceneName::MozyringSetup => {
            setup.sitters[1] = Sitter::Computer(Level::Hard);
            let playing = played(&setup, "b2M a1L c3S");
            keep(app, |shelf| {
                shelf.write(super::keeping::SAVE, &Kept::of(&playing, DAY).to_text())
            });
        }
        SceneName::MozyringHistory => {
            let mut biggest = setup.clone();
            biggest.choose(Pick::Variant(Variant::Biggest));
            biggest.sitters[1] = Sitter::Computer(Level::Expert);
            let games = [
                played(&setup, "a1S a1L b1M b1L b1S c2L c3M a2M c1S"),
                played(&biggest, "b2L a1S a1L c1S c3M"),
            ];
            for (game, day) in games.iter().zip(0..) {
                let text = Kept::of(game, DAY + day * 90_000).to_text();
                keep(app, |shelf| shelf.add(HISTORY, &text).map(drop));
            }
        }
        _ => {}
    }
    app.insert_resource(setup);
}

fn keep(app: &App, keep: impl FnOnce(&crate::keep::Shelf) -> Result<(), crate::keep::KeepError>) {
    if let Err(why) = keep(&app.world().resource::<Keeper>().0) {
        warn!("{why}");
    }
}

/// The game of `setup` after `moves`.
fn played(setup: &Setup, moves: &str) -> Playing {
    let playing = Playing::new(setup, &mut Chance::new(4));
    let mut game = playing.game().clone();
    for slot in slots(moves) {
        if game.place(slot).is_err() {
            break;
        }
    }
    Playing::at_table(setup.clone(), game, playing.people().to_vec(), playing.paints())
}

fn slots(moves: &str) -> impl Iterator<Item = Slot> + '_ {
    moves.split_whitespace().filter_map(|text| text.parse().ok())
}

/// Brings a game that has just started to the scene; `update` runs a frame.
pub(crate) fn set(app: &mut App, scene: SceneName, update: &impl Fn(&mut App)) {
    match scene {
        SceneName::MozyringGame => lay(app, update, "b2M a1L c3S b2L a3M c1L b1S", Some("b3L")),
        SceneName::MozyringFour => lay(app, update, "b2S a1L c3M b2L a3S c1L b1M", Some("c2M")),
        SceneName::MozyringWon => lay(app, update, "a1S b1S c1S b2M a2L a3S c3L", None),
        SceneName::MozyringPoints => {
            lay(app, update, "a1S a3L a1M a2L b1S b3L c2M a1L c1S c3L b2L b2M", None);
            app.world_mut().write_message(Intent::Light(Some(0)));
        }
        SceneName::MozyringBiggest => lay(app, update, "b2S b2L a1S a1M c3M c1L a2L", Some("b1M")),
        SceneName::MozyringAnalysis => {
            lay(app, update, "b2M a1L c3S b2L a3M c1L b1S", None);
            app.world_mut().write_message(Intent::Study);
            await_analysis(app, update);
        }
        SceneName::MozyringRules => {
            app.world_mut().resource_mut::<Draft>().rules = OwnRules {
                name: "Blitz".to_owned(),
                options: Options {
                    stock: [2, 3, 2],
                    line_sizes: LineSizes::Any,
                    ..Options::most_points(3)
                },
            };
        }
        _ => {}
    }
}

fn lay(app: &mut App, update: &impl Fn(&mut App), moves: &str, over: Option<&str>) {
    for slot in slots(moves) {
        app.world_mut().write_message(Intent::Take(slot.size));
        app.world_mut().write_message(Intent::Lay(slot.field));
        update(app);
    }
    for slot in over.into_iter().flat_map(slots) {
        app.world_mut().write_message(Intent::Take(slot.size));
        app.world_mut().write_message(Intent::HoldOver(Some(slot.field)));
    }
}

/// Waits for the search to end, so that the picture is the same on every machine; not for ever.
fn await_analysis(app: &mut App, update: &impl Fn(&mut App)) {
    const PATIENCE: Duration = Duration::from_secs(60);
    let begun = Instant::now();
    let is_done = |app: &App| {
        let analysis = app.world().get_resource::<Analysis>();
        analysis.is_some_and(|analysis| analysis.findings().done)
    };
    while !is_done(app) && begun.elapsed() < PATIENCE {
        update(app);
        std::thread::sleep(Duration::from_millis(20));
    }
}
