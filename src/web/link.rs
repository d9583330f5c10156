//! What the address of the page carries, or a file the player brings: a recording to watch, rules of one's own, a drill.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use crate::monsuno::play::{Cards, Prepared, keep::recorded};
use crate::mozyring::editor::{Draft, why_key};
use crate::mozyring::keeping::Kept;
use crate::mozyring::play::{Opening, OwnRules, Playing};
use crate::mozyring::rules::Options;
use crate::practice::Drill;
use crate::range::Task;
use crate::record::Recording;
use crate::shell::Screen;
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::words::Arg;

/// What a recording out of the blue is called in messages.
const NAME: &str = "#replay";

/// What the page has brought and the game has not opened yet: its kind and its text.
static BROUGHT: Mutex<VecDeque<(String, String)>> = Mutex::new(VecDeque::new());

/// The game is to open `text`, which is of a `kind`: `replay`, `rules` or `drill`.
pub(super) fn bring(kind: String, text: String) {
    let mut brought = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
    brought.push_back((kind, text));
}

/// Opens what was brought; what cannot be opened is refused, and the player is told why.
pub(super) fn open(world: &mut World) {
    let next = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    let Some((kind, text)) = next else { return };
    let opened = match kind.as_str() {
        "rules" => open_rules(world, text.trim()),
        "drill" => open_drill(world, text.trim()),
        _ => open_recording(world, &text),
    };
    match opened {
        Ok(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
        Err(why) => {
            world.write_message(Notice(Label::new("notice-link-refused").with("why", why)));
        }
    }
}

fn open_rules(world: &mut World, code: &str) -> Result<Screen, Arg> {
    let options = Options::from_code(code).map_err(|why| Arg::Word(why_key(why)))?;
    world.resource_mut::<Draft>().rules = OwnRules {
        name: String::new(),
        options,
    };
    Ok(Screen::MozyringRules)
}

fn open_drill(world: &mut World, id: &str) -> Result<Screen, Arg> {
    let drills = Drill::all().map_err(|why| Arg::Text(why.to_string()))?;
    let drill = drills.into_iter().find(|drill| drill.id == id);
    let drill = drill.ok_or(Arg::Word("link-no-drill"))?;
    *world.resource_mut::<Task>() = Task::Drill(Box::new(drill), None);
    Ok(Screen::Practice)
}

fn open_recording(world: &mut World, text: &str) -> Result<Screen, Arg> {
    let refuse = |why: &dyn std::fmt::Display| Arg::Text(why.to_string());
    match Recording::parse(NAME, text).map_err(|why| refuse(&why))? {
        Recording::Mozyring(one) => {
            // A game of the history knows who played with which rings; a recording alone does not.
            let playing = match Kept::parse(NAME, text) {
                Ok((_, playing)) => playing,
                Err(_) => Playing::of_strangers(one.play().map_err(|why| refuse(&why))?),
            };
            *world.resource_mut::<Opening>() = Opening::Kept(Box::new(playing.recorded()));
            Ok(Screen::Mozyring)
        }
        Recording::Monsuno(one) => {
            let playing = recorded(NAME, text, &one, world.resource::<Cards>()).map_err(|why| refuse(&why))?;
            world.insert_resource(Prepared(playing));
            Ok(Screen::Monsuno)
        }
        Recording::Clash(_) => Err(Arg::Word("link-no-game")),
    }
}
