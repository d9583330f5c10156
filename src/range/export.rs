//! The session as files: made off the main thread, put where the player finds them.

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::poll_once;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

use crate::keep::{self, Shelf};
use crate::practice::Session;
use crate::practice::report::{figure, shots_table};
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::words::Arg;

/// The folder on the shelf that the files go to.
const FOLDER: &str = "practice/exports";

/// Somebody wants the session as files.
#[derive(Message, Debug, Clone)]
pub(super) struct Asked {
    session: Session,
    shelf: Shelf,
}

impl Asked {
    pub(super) fn new(session: Session, shelf: Shelf) -> Self {
        Self { session, shelf }
    }
}

/// What is being written: where it went, or why it did not.
#[derive(Resource)]
struct Writing(Task<Result<String, String>>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Asked>().add_systems(
        Update,
        (
            begin.run_if(on_message::<Asked>),
            tell.run_if(resource_exists::<Writing>),
        ),
    );
}

fn begin(
    mut asked: MessageReader<Asked>,
    writing: Option<Res<Writing>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Some(Asked { session, shelf }) = asked.read().last().filter(|_| writing.is_none()).cloned() else {
        return;
    };
    if session.shots.is_empty() {
        notices.write(Notice(Label::new("notice-export-nothing")));
        return;
    }
    let task = AsyncComputeTaskPool::get().spawn(async move { write(&session, &shelf) });
    commands.insert_resource(Writing(task));
}

fn tell(mut writing: ResMut<Writing>, mut notices: MessageWriter<Notice>, mut commands: Commands) {
    let Some(written) = block_on(poll_once(&mut writing.0)) else {
        return;
    };
    commands.remove_resource::<Writing>();
    let said = match written {
        Ok(place) => Label::new("notice-exported").with("place", Arg::Text(place)),
        Err(why) => Label::new("notice-not-exported").with("why", Arg::Text(why)),
    };
    notices.write(Notice(said));
}

/// Writes the table, the figure and its picture; gives their place without the ending.
fn write(session: &Session, shelf: &Shelf) -> Result<String, String> {
    let date: String = keep::date(keep::now())
        .chars()
        .filter(|c| *c != ':')
        .map(|c| if c == ' ' { '-' } else { c })
        .collect();
    let name = format!("{FOLDER}/{date}-{}-shots", session.shots.len());
    let drawn = figure(session, "the session").map_err(|why| why.to_string())?;
    let table = shots_table(session).map_err(|why| why.to_string())?;
    let picture = drawn.to_png().map_err(|why| why.to_string())?;
    for (ending, bytes) in [
        ("csv", table.as_bytes()),
        ("svg", drawn.to_svg().as_bytes()),
        ("png", &picture),
    ] {
        shelf
            .export(&format!("{name}.{ending}"), bytes)
            .map_err(|why| why.to_string())?;
    }
    Ok(shelf.place(&name))
}
