//! What is kept of practice from one run to the next: the session, progress at drills, what was chosen for the range.

use bevy::prelude::*;

use super::{Landed, Practising};
use crate::keep::{self, Shelf};
use crate::physics::Style;
use crate::practice::drill::Progress;
use crate::practice::{Choices, Session};
use crate::shell::label::Label;
use crate::shell::notice::Notice;
use crate::shell::{Keeper, Screen};
use crate::words::Arg;

/// What is kept of practice.
#[derive(Resource, Debug)]
pub struct Records {
    /// The session while nothing is practised on the range.
    session: Session,
    /// The document of the session, once it has one.
    document: Option<String>,
    /// What was reached at drills.
    pub progress: Progress,
    /// What was chosen for the range.
    pub choices: Choices,
    /// Whether the last go at a drill won a better medal than any before.
    pub better: bool,
}

impl Records {
    /// The session, to go on with.
    pub(super) fn take_session(&mut self) -> Session {
        std::mem::replace(&mut self.session, Session::new(0))
    }

    /// Puts the session back, and notes the style that was launched in last.
    pub(super) fn put_back(&mut self, session: Session, style: Style) {
        self.session = session;
        self.choices.style = style;
    }

    /// What is kept from now on is a session of its own.
    pub(super) fn begin_document(&mut self) {
        self.document = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    for screen in [Screen::PracticeSetup, Screen::PracticeDrills, Screen::Practice] {
        app.add_systems(
            OnEnter(screen),
            open.run_if(not(resource_exists::<Records>)).before(super::Begin),
        );
    }
    app.add_systems(
        Update,
        (
            keep_shot
                .run_if(on_message::<Landed>)
                .run_if(resource_exists::<Practising>),
            keep_choices.run_if(resource_exists::<Records>),
        ),
    );
}

/// Reads what is on the shelf. What cannot be read is set aside, and the player is told.
fn open(world: &mut World) {
    let shelf = world.resource::<Keeper>().0.clone();
    let mut notices = Vec::new();
    let (session, document) = open_session(&shelf, &mut notices);
    let (progress, broken) = Progress::load(&shelf);
    notices.extend(broken.map(unread));
    let choices = open_choices(&shelf, &mut notices);
    for notice in notices {
        world.write_message(notice);
    }
    world.insert_resource(Records {
        session,
        document,
        progress,
        choices,
        better: false,
    });
}

fn open_session(shelf: &Shelf, notices: &mut Vec<Notice>) -> (Session, Option<String>) {
    let fresh = || (Session::new(keep::now()), None);
    match Session::latest(shelf) {
        Ok(None) => fresh(),
        Ok(Some((name, text))) => match Session::parse(&shelf.place(&name), &text) {
            Ok(session) => (session, Some(name)),
            Err(why) => {
                set_aside(shelf, &name, &why.to_string(), notices);
                fresh()
            }
        },
        Err(why) => {
            notices.push(unread(why.to_string()));
            fresh()
        }
    }
}

fn open_choices(shelf: &Shelf, notices: &mut Vec<Notice>) -> Choices {
    let read = shelf.read(Choices::NAME).map_err(|why| why.to_string());
    let parsed = read.and_then(|text| match text {
        Some(text) => Choices::parse(&shelf.place(Choices::NAME), &text).map_err(|why| why.to_string()),
        None => Ok(Choices::default()),
    });
    parsed.unwrap_or_else(|why| {
        set_aside(shelf, Choices::NAME, &why, notices);
        Choices::default()
    })
}

fn unread(why: String) -> Notice {
    Notice(Label::new("notice-practice-unread").with("why", Arg::Text(why)))
}

fn set_aside(shelf: &Shelf, name: &str, why: &str, notices: &mut Vec<Notice>) {
    notices.push(unread(why.to_owned()));
    if let Err(why) = shelf.set_aside(name) {
        notices.push(unread(why.to_string()));
    }
}

/// A shot that has flown is kept: in the session, or, when it was the last try of a drill, as progress.
fn keep_shot(
    practising: Res<Practising>,
    keeper: Res<Keeper>,
    mut records: ResMut<Records>,
    mut failed: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    let shelf = &keeper.0;
    let kept = match practising.go() {
        None => practising
            .session()
            .keep(shelf, records.document.as_deref())
            .map(|name| records.document = Some(name)),
        Some(go) if go.attempt().is_over() => {
            records.better = records.progress.note(go.attempt(), go.day);
            records.progress.keep(shelf)
        }
        Some(_) => Ok(()),
    };
    if let Err(why) = &kept
        && !*failed
    {
        notices.write(Notice(
            Label::new("notice-not-kept").with("why", Arg::Text(why.to_string())),
        ));
    }
    *failed = kept.is_err();
}

fn keep_choices(
    records: Res<Records>,
    keeper: Res<Keeper>,
    mut kept: Local<Option<Choices>>,
    mut notices: MessageWriter<Notice>,
) {
    if !records.is_changed() || kept.as_ref() == Some(&records.choices) {
        return;
    }
    // What was just read need not be written.
    if kept.replace(records.choices.clone()).is_some()
        && let Err(why) = keeper.0.write(Choices::NAME, &records.choices.to_text())
    {
        notices.write(Notice(
            Label::new("notice-not-kept").with("why", Arg::Text(why.to_string())),
        ));
    }
}
