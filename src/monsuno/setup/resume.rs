//! Going on with a match that was kept: it is played again to where it stood, some of it in each frame.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::saved::saved;
use crate::keep::Drawer;
use crate::monsuno::play::keep::KeptMatch;
use crate::monsuno::play::{Cards, Prepared, Setup};
use crate::monsuno::session::Session;
use crate::shell::label::{Label, label};
use crate::shell::notice::Notice;
use crate::shell::theme::{CREAM, Face, size};
use crate::shell::widget::{column, gauge, middle, panel};
use crate::shell::{Keeper, Luck, Screen};

/// The match that is played again; it covers the page meanwhile.
#[derive(Component)]
struct Resuming {
    /// The document with it.
    name: String,
    drawer: Drawer,
    kept: KeptMatch,
    session: Session,
}

/// How much of it was played.
#[derive(Component)]
struct Done;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play_again);
}

/// Begins to play the match of the document `name` again; then it is gone on with, as the one kept in `drawer`.
pub(super) fn resume(world: &mut World, kept: KeptMatch, name: String, drawer: Drawer) {
    let session = match kept.begin(&name) {
        Ok(session) => session,
        Err(why) => {
            world.write_message(Notice::save_broken(why.to_string(), false));
            return;
        }
    };
    if world.query::<&Resuming>().iter(world).next().is_some() {
        return;
    }
    let screen = *world.resource::<State<Screen>>().get();
    world
        .spawn((
            Name::new("Resuming"),
            DespawnOnExit(screen),
            middle(),
            Resuming {
                name,
                drawer,
                kept,
                session,
            },
            GlobalZIndex(1),
        ))
        .with_children(|root| {
            root.spawn(panel(Node {
                align_items: AlignItems::Center,
                ..column(12)
            }))
            .with_children(|sheet| {
                sheet.spawn(label(Label::new("resuming"), Face::Text, size::TEXT, CREAM));
                sheet.spawn(gauge(320, Done));
            });
        });
}

/// Plays for a part of the frame, so that the page stays alive, and at slow frames more is done in each.
fn play_again(
    time: Res<Time<Real>>,
    keeper: Res<Keeper>,
    cards: Res<Cards>,
    resuming: Single<(Entity, &mut Resuming)>,
    mut luck: ResMut<Luck>,
    mut setup: ResMut<Setup>,
    mut page: ResMut<super::Page>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut bars: Query<&mut Node, With<Done>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    /// So many ticks are played between two looks at the clock.
    const BIT: u64 = 250;
    const LEAST: Duration = Duration::from_millis(10);
    let begun = Instant::now();
    let (cover, mut resuming) = resuming.into_inner();
    let resuming = &mut *resuming;
    let mut played = Ok(0.0);
    while played.as_ref().is_ok_and(|part| *part < 1.0) && begun.elapsed() < LEAST.max(time.delta() / 2) {
        played = resuming.kept.go_on(&resuming.name, &mut resuming.session, BIT);
    }
    let playing = match played {
        Ok(part) if part < 1.0 => {
            for mut bar in &mut bars {
                bar.width = percent(100.0 * part);
            }
            return;
        }
        Ok(_) => {
            let (session, drawer) = (resuming.session.clone(), resuming.drawer.clone());
            resuming
                .kept
                .resume(&resuming.name, session, drawer, &cards, &mut luck.0)
        }
        Err(why) => Err(why),
    };
    match playing {
        Ok(playing) => {
            *setup = playing.setup().clone();
            commands.insert_resource(Prepared(playing));
            commands.entity(cover).remove::<Resuming>();
            next.set(Screen::Monsuno);
        }
        Err(why) => {
            commands.entity(cover).despawn();
            // Only the match in progress is in the way of others.
            let mut left = None;
            if resuming.drawer == Drawer::Held {
                if let Err(why) = keeper.0.set_aside(&resuming.name) {
                    warn!("{why}");
                }
                left = saved(&keeper.0, &mut notices);
            }
            notices.write(Notice::save_broken(why.to_string(), left.is_some()));
            // What cannot be gone on with is offered no more.
            page.set_changed();
            if *screen.get() == Screen::Title {
                next.set(Screen::Title);
            }
        }
    }
}
