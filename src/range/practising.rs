//! What is practised: the range with the shot in the air, the last one looked at again, a go at a drill.

use bevy::prelude::*;

use super::go::Go;
use crate::data::DataError;
use crate::monsuno::play::Gesture;
use crate::physics::{BodyView, Event, Launch, Seen, Stage, Style, TICK, TICK_HZ};
use crate::practice::{Choices, Drill, Flight, Flown, Range, Sample, Session};

/// How long the end of a shot stays to be seen, in ticks, unless the hand moves.
const READING: u64 = TICK_HZ as u64 * 2;
/// How many ticks pass in one while the player is in a hurry.
const HURRY: u32 = 16;

/// What is practised on the table.
#[derive(Resource, Debug)]
pub struct Practising {
    range: Range,
    go: Option<Go>,
    /// The place in the catalogue of the card whose figure is in the capsules.
    figure: usize,
    preview: bool,
    /// The ground before a launch.
    laid: Stage,
    shows: Shows,
    hurry: bool,
    /// Grows with each launch, each end of a shot and each new beginning.
    revision: u64,
    seen: Seen,
}

/// What is seen while nothing flies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Shows {
    /// The ground as it lies before a launch.
    Ground,
    /// How the last shot ended, for so many ticks more.
    End(u64),
    /// The last shot at a moment.
    Last {
        /// Seconds after its launch.
        at: f64,
        /// Whether it goes on.
        runs: bool,
    },
}

impl Practising {
    /// The range as `choices` have it, with the shots of `session` so far.
    ///
    /// # Errors
    /// When the ground cannot be set up.
    pub fn range(choices: &Choices, session: Session, seed: u64) -> Result<Self, DataError> {
        let range = Range::open(choices.ground(), choices.score(), choices.scatter, session, seed)?;
        Ok(Self::of(range, None, choices.figure, choices.preview))
    }

    /// A go at `drill`, the daily one of `day` if there is one.
    ///
    /// # Errors
    /// When its ground cannot be set up.
    pub fn drill(drill: Drill, day: Option<u64>, seed: u64) -> Result<Self, DataError> {
        let range = Range::open(drill.ground.clone(), drill.score, true, Session::new(0), seed)?;
        let go = Go::begin(drill, day, seed)?;
        Ok(Self::of(range, Some(go), 0, false))
    }

    fn of(range: Range, go: Option<Go>, figure: usize, preview: bool) -> Self {
        let mut practising = Self {
            laid: range.laid(),
            range,
            go,
            figure,
            preview,
            shows: Shows::Ground,
            hurry: false,
            revision: 0,
            seen: Seen::default(),
        };
        practising.show(Shows::Ground);
        practising
    }

    /// Begins anew with luck from `seed`: the drill with its first try, the range without ghosts.
    ///
    /// # Errors
    /// When the ground cannot be set up.
    pub(super) fn start_over(&mut self, seed: u64) -> Result<(), DataError> {
        let fresh = match &self.go {
            Some(go) => Self::drill(go.attempt().drill().clone(), go.day, seed)?,
            None => {
                let range = &mut self.range;
                range.skip();
                let session = range.begin_session(0);
                let (ground, score) = (range.ground().clone(), *range.score());
                let range = Range::open(ground, score, range.scatters(), session, seed)?;
                Self::of(range, None, self.figure, self.preview)
            }
        };
        let revision = self.revision;
        *self = Self {
            revision: revision + 1,
            ..fresh
        };
        Ok(())
    }

    /// The session of all shots, the one in the air flown to its end.
    pub(super) fn close(&mut self) -> Session {
        self.range.skip();
        self.range.begin_session(0)
    }

    /// What is practised on.
    #[must_use]
    pub fn on(&self) -> &Range {
        &self.range
    }

    /// The go at a drill, if this is one.
    #[must_use]
    pub fn go(&self) -> Option<&Go> {
        self.go.as_ref()
    }

    /// All shots of the session.
    #[must_use]
    pub fn session(&self) -> &Session {
        self.range.session()
    }

    /// Grows with each launch, each end of a shot and each new beginning.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What is seen while nothing flies.
    #[must_use]
    pub fn shows(&self) -> Shows {
        self.shows
    }

    /// Whether a shot is in the air.
    #[must_use]
    pub fn is_flying(&self) -> bool {
        self.range.flying().is_some()
    }

    /// Whether something moves without anybody doing anything.
    #[must_use]
    pub fn goes_on_by_itself(&self) -> bool {
        self.is_flying() || matches!(self.shows, Shows::End(_) | Shows::Last { runs: true, .. })
    }

    /// Whether the hand can launch.
    #[must_use]
    pub fn can_launch(&self) -> bool {
        let tries_left = self.go.as_ref().is_none_or(|go| !go.attempt().is_over());
        tries_left && !self.is_flying() && !matches!(self.shows, Shows::Last { .. })
    }

    /// The styles that can be launched in.
    #[must_use]
    pub fn styles(&self) -> &[Style] {
        self.go
            .as_ref()
            .map_or(&Style::ALL, |go| go.attempt().drill().styles.as_slice())
    }

    /// `style`, or the next one after it that can be launched in.
    pub(super) fn allowed(&self, style: Style) -> Style {
        let from = Style::ALL.iter().position(|one| *one == style).unwrap_or(0);
        let mut from_there = Style::ALL.iter().cycle().skip(from).take(Style::ALL.len());
        let found = from_there.find(|one| self.styles().contains(one));
        found.copied().unwrap_or(style)
    }

    /// The hand before the first launch: as in the choices, or as the drill has it.
    pub(super) fn rested_hand(&self, choices: &Choices) -> Gesture {
        let mut hand = super::hand_of(choices);
        hand.launch.style = match &self.go {
            Some(go) => go.attempt().drill().styles.first().copied().unwrap_or(choices.style),
            None => choices.style,
        };
        hand
    }

    /// The place in the catalogue of the card whose figure is in the capsules.
    #[must_use]
    pub fn figure(&self) -> usize {
        self.figure
    }

    /// Whether the way that a launch will take is shown beforehand.
    #[must_use]
    pub fn previews(&self) -> bool {
        self.preview
    }

    /// The simulation that is seen.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        let last = || self.range.last().map(|last| &last.flight);
        let seen = match self.shows {
            Shows::Ground => None,
            Shows::End(_) | Shows::Last { .. } => last(),
        };
        self.range.flying().or(seen).map_or(&self.laid, Flight::stage)
    }

    /// Where the bodies are, `fraction` of the way from the tick before to this one.
    pub fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        self.seen.at(fraction)
    }

    /// The last shot that has flown.
    #[must_use]
    pub fn last(&self) -> Option<&Flown> {
        self.range.last()
    }

    /// The seconds after its launch at which a shot is seen, if one is.
    #[must_use]
    pub fn moment(&self) -> Option<f64> {
        match (self.range.flying(), self.shows) {
            (Some(flight), _) => Some(flight.stage().time()),
            (None, Shows::Last { at, .. }) => Some(at),
            (None, Shows::Ground | Shows::End(_)) => None,
        }
    }

    /// How the capsule moves at the moment that is seen.
    #[must_use]
    pub fn sample(&self) -> Option<&Sample> {
        match (self.range.flying(), self.shows) {
            (Some(flight), _) => flight.samples().last(),
            (None, Shows::Last { at, .. }) => self.last()?.flight.sample_at(at),
            (None, Shows::Ground | Shows::End(_)) => None,
        }
    }

    /// Everything that happened in the flight that is in the air, or was last.
    pub(super) fn events(&self) -> &[Event] {
        let last = self.range.last().map(|last| &last.flight);
        self.range
            .flying()
            .or(last)
            .map_or(&[], |flight| flight.stage().events())
    }

    /// Launches; at a drill only what it allows.
    pub(super) fn launch(&mut self, launch: &Launch) {
        match &mut self.go {
            None => self.range.launch(launch),
            Some(go) => match go.shot(launch) {
                Ok(shot) => self.range.launch_with(launch, shot.seed),
                Err(_) => return,
            },
        }
        self.begin_flight();
    }

    /// The last shot once more; at a drill every try is a new one.
    pub(super) fn again(&mut self) {
        if self.go.is_none() && !self.is_flying() && self.range.again() {
            self.begin_flight();
        }
    }

    fn begin_flight(&mut self) {
        self.hurry = false;
        self.revision += 1;
        self.show(Shows::Ground);
    }

    /// Lets what flies pass quickly.
    pub(super) fn skip(&mut self) {
        if self.is_flying() {
            self.hurry = true;
        } else {
            self.clear_field();
        }
    }

    /// Lays the ground for the next launch, if the end of a shot is still seen.
    pub(super) fn clear_field(&mut self) {
        if matches!(self.shows, Shows::End(_)) {
            self.show(Shows::Ground);
        }
    }

    /// Shows the last shot from its beginning, or the ground again.
    pub(super) fn watch(&mut self) {
        if let Shows::Last { .. } = self.shows {
            self.show(Shows::Ground);
        } else if self.last().is_some() && !self.is_flying() {
            self.show(Shows::Last { at: 0.0, runs: true });
        }
    }

    /// Shows the last shot, standing still at `seconds`.
    pub(super) fn seek(&mut self, seconds: f64) {
        if let Some(last) = self.last().filter(|_| !self.is_flying()) {
            let at = seconds.clamp(0.0, last.film.seconds());
            self.show(Shows::Last { at, runs: false });
        }
    }

    /// Stops the last shot, or lets it run, from the beginning when it is at its end.
    pub(super) fn play_pause(&mut self) {
        let end = self.last().map_or(0.0, |last| last.film.seconds());
        if let Shows::Last { at, runs } = self.shows {
            let from = if runs || at < end { at } else { 0.0 };
            self.show(Shows::Last { at: from, runs: !runs });
        }
    }

    pub(super) fn begin_session(&mut self, began: u64) {
        self.range.begin_session(began);
        self.revision += 1;
    }

    /// As much as passes in one tick of the clock; whether a shot came to its end with it.
    pub(super) fn go_on(&mut self) -> bool {
        if self.is_flying() {
            let rounds = if self.hurry { HURRY } else { 1 };
            let landed = (0..rounds).any(|_| self.range.tick());
            if landed {
                self.land();
            } else {
                self.see();
            }
            return landed;
        }
        let end = self.last().map_or(0.0, |last| last.film.seconds());
        match &mut self.shows {
            Shows::Ground | Shows::Last { runs: false, .. } => {}
            Shows::End(0) => self.show(Shows::Ground),
            Shows::End(left) => *left -= 1,
            Shows::Last { at, runs } => {
                *at = (*at + TICK).min(end);
                *runs = *at < end;
                self.see();
            }
        }
        false
    }

    fn land(&mut self) {
        self.revision += 1;
        if let (Some(go), Some(last)) = (&mut self.go, self.range.last()) {
            go.take(&last.flight);
        }
        self.show(Shows::End(READING));
    }

    /// Shows something else, without a way there.
    fn show(&mut self, shows: Shows) {
        self.shows = shows;
        self.see();
        self.see();
    }

    /// Notes where the bodies are.
    fn see(&mut self) {
        let Self { range, laid, seen, .. } = self;
        match (range.flying(), self.shows, range.last()) {
            (Some(flight), ..) => seen.note(flight.stage().bodies()),
            (None, Shows::Last { at, .. }, Some(last)) => seen.note(last.film.at(at)),
            (None, Shows::End(_), Some(last)) => seen.note(last.flight.stage().bodies()),
            (None, ..) => seen.note(laid.bodies()),
        }
    }
}
