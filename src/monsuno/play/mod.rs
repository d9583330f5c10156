//! A Monsuno match on the table: what is being played, and what the players' hands do.
//!
//! The picture changes it only through [`Intent`]. Physics ticks in `FixedUpdate`, one tick of the session each, at any
//! frame rate.

mod at_once;
pub(crate) mod forecast;
pub mod keep;
mod playing;
mod series;
mod setup;
pub(crate) mod thought;
mod watch;

use bevy::prelude::*;

pub use self::at_once::{AtOnce, HoldButton};
pub use self::playing::Playing;
pub use self::series::Series;
pub use self::setup::{Cards, LONGEST_NAME, SERIES, Seat, Setup};
pub use self::watch::{Seek, WatchSpeed};
use super::rules::Catalogue;
use super::session::{Input, Phase};
use super::tutorial::goes_on;
use crate::physics::{Event, Launch, Style, TICK_HZ};
use crate::shell::habits;
use crate::shell::label::{Label, Spoken};
use crate::shell::notice::Notice;
use crate::shell::pause::StartOver;
use crate::shell::settings::Settings;
use crate::shell::{FirstWindow, Keeper, Luck, Screen};
use crate::words::Arg;

/// The document of the last set-up.
const HABITS: &str = "settings/monsuno.json";

/// The hand of the person who is to launch.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Gesture {
    /// What would be launched now.
    pub launch: Launch,
    /// Whether a pointer holds the capsule.
    pub held: bool,
}

impl Default for Gesture {
    fn default() -> Self {
        Self {
            launch: Launch {
                style: Style::Twist,
                mark: 0.0,
                aim: 0.0,
                power: 0.7,
                press_point: 0.5,
            },
            held: false,
        }
    }
}

/// The least power that a release launches with; below it, the capsule stays in the hand.
pub const LEAST_POWER: f64 = 0.08;

/// What a player wants.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// Moves the hand.
    Hold(Gesture),
    /// Lets go: launches what the hand shows.
    Launch,
    /// Releases both capsules at once, for the draw for roles.
    ReleaseBoth([Launch; 2]),
    /// Has seen enough: on to what comes next.
    Skip,
    /// Draws a strike card, or does without.
    Draw(bool),
    /// Deals the boosted attack, or the ordinary one.
    Boost(bool),
}

/// Something happened on the field.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Happened(pub Event);

/// What the Monsuno screen shows when it is entered next; without it, a new match as it is set up.
#[derive(Resource, Debug)]
pub struct Prepared(pub Playing);

/// When intents become inputs of the match.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FollowIntents;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Setup>()
        .init_resource::<Gesture>()
        .init_resource::<WatchSpeed>()
        .init_resource::<AtOnce>()
        .insert_resource(Time::<Fixed>::from_hz(f64::from(TICK_HZ)))
        .add_message::<Intent>()
        .add_message::<Happened>()
        .add_message::<Seek>()
        .add_systems(PreStartup, load_cards)
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Monsuno), (begin, remember.run_if(not(goes_on))))
        .add_systems(
            OnExit(Screen::Monsuno),
            (keep_match.run_if(is_unfinished.and_eager(not(goes_on))), leave).chain(),
        )
        .add_systems(FixedUpdate, tick.run_if(resource_exists::<Playing>))
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>.and_eager(not(goes_on))),
                (
                    at_once::wind_up,
                    at_once::release.run_if(resource_changed::<AtOnce>),
                    follow_intents.run_if(on_message::<Intent>),
                    watch::seek.run_if(on_message::<Seek>),
                    rest_hand,
                    keep_match.run_if(something_was_done.and_eager(not(goes_on))),
                    slow_down,
                )
                    .chain()
                    .run_if(resource_exists::<Playing>),
            )
                .chain()
                .in_set(FollowIntents)
                .run_if(in_state(Screen::Monsuno)),
        );
}

fn load_cards(mut commands: Commands) -> Result {
    commands.insert_resource(Cards(Catalogue::load()?));
    Ok(())
}

/// Takes up the last set-up.
fn recall(keeper: Res<Keeper>, cards: Res<Cards>, mut setup: ResMut<Setup>) {
    if let Some(known) = habits::recall(&keeper.0, HABITS, |known: &Setup| known.holds(&cards)) {
        *setup = known;
    }
}

/// Keeps the set-up when a match begins.
fn remember(keeper: Res<Keeper>, setup: Res<Setup>) {
    habits::remember(&keeper.0, HABITS, &*setup);
}

/// Lays the match that was prepared, or a new one, on the table.
pub(super) fn begin(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut luck: ResMut<Luck>,
    mut commands: Commands,
) {
    let language = spoken.language().code();
    // A command, so that what was prepared is taken, not copied.
    let fresh = Playing::new(&setup, &cards, language, &mut luck.0);
    commands.queue(move |world: &mut World| -> Result {
        let playing = match world.remove_resource::<Prepared>() {
            Some(prepared) => prepared.0,
            None => fresh?,
        };
        world.insert_resource(playing);
        Ok(())
    });
    commands.insert_resource(Gesture::default());
    commands.insert_resource(WatchSpeed::default());
}

fn leave(mut commands: Commands, mut time: ResMut<Time<Virtual>>) {
    commands.remove_resource::<Playing>();
    time.set_relative_speed(1.0);
}

fn start_over(
    mut asked: MessageReader<StartOver>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut luck: ResMut<Luck>,
    mut playing: ResMut<Playing>,
) -> Result {
    asked.clear();
    *playing = playing.next(&cards, spoken.language().code(), &mut luck.0)?;
    Ok(())
}

fn tick(mut playing: ResMut<Playing>, mut happened: MessageWriter<Happened>) {
    let heard = playing.session().stage().events().len();
    playing.go_on();
    let events = playing.session().stage().events();
    happened.write_batch(events[heard.min(events.len())..].iter().map(|event| Happened(*event)));
}

fn follow_intents(mut intents: MessageReader<Intent>, mut playing: ResMut<Playing>, mut gesture: ResMut<Gesture>) {
    for intent in intents.read() {
        match *intent {
            Intent::Hold(hand) => {
                if playing.launching_person().is_some() && *gesture != hand {
                    *gesture = hand;
                }
            }
            Intent::Launch => {
                gesture.held = false;
                if playing.launching_person().is_some() && gesture.launch.power >= LEAST_POWER {
                    playing.give(Input::Launch(gesture.launch));
                }
            }
            Intent::ReleaseBoth(launches) => {
                if playing.winds_up_at_once() {
                    for launch in launches {
                        playing.give(Input::Launch(launch));
                    }
                }
            }
            Intent::Skip => playing.skip(),
            Intent::Draw(_) | Intent::Boost(_) if playing.acting_person().is_none() => {}
            Intent::Draw(draws) => {
                playing.give(Input::Draw(draws));
            }
            Intent::Boost(boosts) => {
                playing.give(Input::Boost(boosts));
            }
        }
    }
}

/// A new turn begins with a rested hand: a spin for who defends, a press for who attacks.
fn rest_hand(playing: Res<Playing>, mut last: Local<Option<Phase>>, mut gesture: ResMut<Gesture>) {
    let phase = playing.session().phase();
    if *last == Some(phase) {
        return;
    }
    *last = Some(phase);
    if let Some(player) = playing.launching_person() {
        let attacks = playing.session().rules().attacker() == Some(player);
        let style = if attacks { Style::Press } else { Style::Twist };
        *gesture = Gesture {
            launch: Launch {
                style,
                ..Gesture::default().launch
            },
            held: false,
        };
    }
}

/// Whether the match has gone on by an input or a phase since it was kept.
fn something_was_done(playing: Option<Res<Playing>>, mut last: Local<(usize, Option<Phase>)>) -> bool {
    let Some(playing) = playing else { return false };
    let now = (playing.session().inputs().len(), Some(playing.session().phase()));
    let changed = *last != now && !playing.is_recording() && now.0 > 0;
    *last = now;
    changed
}

fn is_unfinished(playing: Option<Res<Playing>>) -> bool {
    playing.is_some_and(|playing| playing.session().phase() != Phase::Over)
}

/// A match is kept whenever something was done in it, and when it is left.
fn keep_match(
    playing: Option<ResMut<Playing>>,
    cards: Res<Cards>,
    keeper: Res<Keeper>,
    window: Res<FirstWindow>,
    mut failed: Local<bool>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(mut playing) = playing.filter(|playing| !playing.is_recording() && !playing.session().inputs().is_empty())
    else {
        return;
    };
    let kept = keep::keep(playing.bypass_change_detection(), &cards, &keeper.0, window.0);
    if let Err(why) = &kept
        && !*failed
    {
        notices.write(Notice(
            Label::new("notice-not-kept").with("why", Arg::Text(why.clone())),
        ));
    }
    *failed = kept.is_err();
}

/// The decisive hit is seen slowly.
fn slow_down(playing: Res<Playing>, watch: Res<WatchSpeed>, settings: Res<Settings>, mut time: ResMut<Time<Virtual>>) {
    const SLOW: f64 = 0.22;
    let watched = if playing.is_recording() {
        watch.get().into()
    } else {
        1.0
    };
    let slow = playing.is_decisive() && !settings.reduced_motion;
    let speed = watched * if slow { SLOW } else { 1.0 };
    if (time.relative_speed_f64() - speed).abs() > 1e-3 {
        time.set_relative_speed_f64(speed);
    }
}
