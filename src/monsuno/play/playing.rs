//! The match on the table: the session, who sits where, and the pace at which it goes on.

use bevy::prelude::*;

use super::forecast::Forecast;
use super::series::Series;
use super::setup::{Cards, Seat, Setup};
use super::thought::Thought;
use crate::chance::Chance;
use crate::keep::Drawer;
use crate::monsuno::opponent::{Computers, Profile};
use crate::monsuno::rules::DuelRelease;
use crate::monsuno::session::{BeginError, Input, Phase, Session, Stamped};
use crate::physics::{BodyView, Seen, TICK_HZ};

/// How long something told stays, so that it can be read, in ticks.
const READING: u64 = TICK_HZ as u64 * 15 / 10;
/// How long a computer player hesitates where nothing moves, in ticks.
const HESITATION: u64 = TICK_HZ as u64 * 9 / 10;
/// How many ticks pass in one while the players are in a hurry.
const HURRY: u32 = 16;

/// Where the inputs of a match come from.
#[derive(Debug)]
enum Source {
    /// From the players.
    Players,
    /// From a recording: its inputs, how many were given, and its length in ticks.
    Recording {
        inputs: Vec<Stamped>,
        given: usize,
        ticks: u64,
        /// The match as it stood now and then, with the inputs given until then: for going back.
        stands: Vec<(usize, Session)>,
    },
}

/// So many ticks lie between two stands of a recording.
const STAND: u64 = TICK_HZ as u64 * 5;

/// The match on the table.
#[derive(Resource, Debug)]
pub struct Playing {
    session: Session,
    setup: Setup,
    series: Series,
    /// Where this match is kept.
    pub(super) drawer: Drawer,
    source: Source,
    /// How the computer players play, by player.
    profiles: [Option<Profile>; 2],
    /// What the computer players' thoughts draw from.
    nerves: Chance,
    thought: Option<Thought>,
    /// What the computer players do instead of thinking: in a lesson.
    script: Option<fn(&Session) -> Input>,
    forecast: Option<Forecast>,
    hurry: bool,
    /// Ticks since the phase began.
    phase_ticks: u64,
    /// The bodies at the tick before and now.
    seen: Seen,
}

impl Playing {
    /// The first match as `setup` has it, with names in `language`.
    ///
    /// # Errors
    /// When the field, a card, a deck or a computer player cannot be played with.
    pub fn new(setup: &Setup, cards: &Cards, language: &str, chance: &mut Chance) -> Result<Self, BeginError> {
        let session = Session::begin(setup.match_setup(cards, language, chance)?)?;
        Self::with(session, setup.clone(), Series::new(setup.best_of), chance)
    }

    /// `session` with those who sit at the table of `setup`, as it stands.
    ///
    /// # Errors
    /// When the computer players' data cannot be read.
    pub fn with(session: Session, setup: Setup, series: Series, chance: &mut Chance) -> Result<Self, BeginError> {
        let computers = Computers::load()?;
        let profiles = [0, 1].map(|player: usize| {
            let level = setup.seats[player].computer?;
            Some(computers.profile(level).clone())
        });
        Ok(Self {
            session,
            setup,
            series,
            drawer: Drawer::New,
            source: Source::Players,
            profiles,
            nerves: Chance::new(chance.bits()),
            thought: None,
            script: None,
            forecast: None,
            hurry: false,
            phase_ticks: 0,
            seen: Seen::default(),
        })
    }

    /// The same with computer players that do what `script` says, and with all the time there is to read what was decided.
    #[must_use]
    pub fn answered_by(mut self, script: fn(&Session) -> Input) -> Self {
        self.script = Some(script);
        self.begin_phase();
        self
    }

    /// The recorded match of `inputs` and `ticks` from its beginning, to be watched.
    #[must_use]
    pub fn watching(mut self, inputs: Vec<Stamped>, ticks: u64) -> Self {
        self.source = Source::Recording {
            inputs,
            given: 0,
            ticks,
            stands: vec![(0, self.session.clone())],
        };
        self
    }

    /// The next match of the same series, or the first of a new one.
    ///
    /// # Errors
    /// As for [`Self::new`].
    pub fn next(&self, cards: &Cards, language: &str, chance: &mut Chance) -> Result<Self, BeginError> {
        let mut next = Self::new(&self.setup, cards, language, chance)?;
        if self.series.winner().is_none() {
            next.series = self.series;
        }
        Ok(next)
    }

    /// The match.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What it is played with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How the series stands.
    #[must_use]
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Who sits in `player`'s seat.
    #[must_use]
    pub fn seat(&self, player: usize) -> &Seat {
        &self.setup.seats[player.min(1)]
    }

    /// Whether `player` is the computer.
    #[must_use]
    pub fn is_computer(&self, player: usize) -> bool {
        self.seat(player).computer.is_some()
    }

    /// Whether a recording is watched.
    #[must_use]
    pub fn is_recording(&self) -> bool {
        matches!(self.source, Source::Recording { .. })
    }

    /// Whether a recording is at its end.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        matches!(self.source, Source::Recording { ticks, .. } if self.session.ticks() >= ticks)
    }

    /// How many ticks the recording that is watched has.
    #[must_use]
    pub fn length(&self) -> Option<u64> {
        match self.source {
            Source::Recording { ticks, .. } => Some(ticks),
            Source::Players => None,
        }
    }

    /// Goes to the moment `tick` of the recording that is watched.
    pub(super) fn seek(&mut self, tick: u64) {
        let Source::Recording {
            given, stands, ticks, ..
        } = &mut self.source
        else {
            return;
        };
        let tick = tick.min(*ticks);
        if let Some((inputs, session)) = stands.iter().rev().find(|(_, stand)| stand.ticks() <= tick) {
            *given = *inputs;
            self.session = session.clone();
            self.begin_phase();
        }
        while self.session.ticks() < tick && self.take_inputs() {
            self.tick();
        }
        self.see();
        self.see();
    }

    /// The person who is to act now, if one is.
    #[must_use]
    pub fn acting_person(&self) -> Option<usize> {
        let player = self.session.actor()?;
        (!self.is_computer(player) && !self.is_recording()).then_some(player)
    }

    /// Whether the match goes on without anybody doing anything.
    #[must_use]
    pub fn goes_on_by_itself(&self) -> bool {
        match self.source {
            Source::Recording { .. } => !self.is_at_end(),
            Source::Players => {
                self.session.phase() != Phase::Over && self.acting_person().is_none() && !self.winds_up_at_once()
            }
        }
    }

    /// Whether two persons wind up at the same time now (`duel_release`).
    #[must_use]
    pub fn winds_up_at_once(&self) -> bool {
        let at_once = self.session.rules().options().duel_release == DuelRelease::ChargeAtOnce;
        let persons = !self.is_computer(0) && !self.is_computer(1) && !self.is_recording();
        at_once && persons && self.session.phase() == Phase::Charge { player: 0 }
    }

    /// The person who is to launch now, if one is.
    #[must_use]
    pub fn launching_person(&self) -> Option<usize> {
        let launches = matches!(self.session.phase(), Phase::Charge { .. } | Phase::Aim { .. });
        self.acting_person().filter(|_| launches && !self.winds_up_at_once())
    }

    /// Whether the decisive hit is about to be seen, or just was.
    #[must_use]
    pub fn is_decisive(&self) -> bool {
        const BEFORE: u64 = TICK_HZ as u64 / 8;
        const AFTER: u64 = TICK_HZ as u64 * 35 / 100;
        !self.hurry
            && self
                .forecast
                .as_ref()
                .is_some_and(|forecast| forecast.is_decisive(self.session.ticks(), BEFORE, AFTER))
    }

    /// Where the bodies are, `fraction` of the way from the tick before to this one.
    pub fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        self.seen.at(fraction)
    }

    /// Gives the match what a person did; whether it was awaited.
    pub(super) fn give(&mut self, input: Input) -> bool {
        let phase = self.session.phase();
        // What is not awaited any more (a click that came a tick late) is dropped: nothing changes.
        let given = self.session.give(input).is_ok();
        if given && self.session.phase() != phase {
            self.begin_phase();
        }
        if given && input == Input::GoOn {
            // A new stage is laid: the bodies of the one before are not seen any more.
            self.see();
        }
        given
    }

    /// Lets what cannot be influenced any more pass quickly.
    pub(super) fn skip(&mut self) {
        match self.session.phase() {
            Phase::Told => {
                self.give(Input::GoOn);
            }
            Phase::Duel | Phase::Flight => self.hurry = true,
            Phase::Charge { .. } | Phase::Aim { .. } | Phase::Draw | Phase::Boost | Phase::Over => {}
        }
    }

    /// As much of the match as passes in one tick of the clock.
    pub(super) fn go_on(&mut self) {
        let rounds = if self.hurry { HURRY } else { 1 };
        for _ in 0..rounds {
            if !self.take_inputs() {
                return;
            }
            self.tick();
        }
        self.see();
    }

    fn tick(&mut self) {
        let phase = self.session.phase();
        self.session.tick();
        if self.session.phase() == phase {
            self.phase_ticks += 1;
        } else {
            self.begin_phase();
        }
    }

    /// Notes where the bodies are.
    fn see(&mut self) {
        self.seen.note(self.session.stage().bodies());
    }

    fn begin_phase(&mut self) {
        self.phase_ticks = 0;
        self.thought = None;
        self.hurry = false;
        self.forecast = match self.session.phase() {
            Phase::Flight => Some(Forecast::of(&self.session)),
            _ => None,
        };
        // Only a match that is over has a winner.
        if let Some(winner) = self.session.rules().winner().filter(|_| !self.is_recording()) {
            self.series.count(winner);
        }
    }

    /// Gives what is due at this tick; false while the match has to wait for it.
    fn take_inputs(&mut self) -> bool {
        if let Some(forecast) = &mut self.forecast {
            forecast.listen();
        }
        match &self.source {
            Source::Recording { .. } => self.take_recorded(),
            Source::Players => {
                let read = self.phase_ticks >= READING && self.script.is_none();
                if self.session.phase() == Phase::Told && read {
                    self.give(Input::GoOn);
                }
                self.take_thought()
            }
        }
    }

    fn take_recorded(&mut self) -> bool {
        let now = self.session.ticks();
        loop {
            let Source::Recording {
                inputs,
                given,
                ticks,
                stands,
            } = &mut self.source
            else {
                return true;
            };
            if stands.last().is_none_or(|(_, stand)| now >= stand.ticks() + STAND) {
                stands.push((*given, self.session.clone()));
            }
            if now >= *ticks {
                return false;
            }
            let Some(next) = inputs.get(*given).filter(|next| next.tick <= now) else {
                return true;
            };
            let input = next.input;
            *given += 1;
            self.give(input);
        }
    }

    /// A computer player answers at a tick fixed beforehand, however long its thoughts really took: the match is the same
    /// on a slow machine, where it stands still for a moment.
    fn take_thought(&mut self) -> bool {
        let Some(profile) = self.session.actor().and_then(|player| self.profiles[player].as_ref()) else {
            return true;
        };
        if let Some(script) = self.script {
            if self.phase_ticks >= HESITATION {
                self.give(script(&self.session));
            }
            return true;
        }
        if self.thought.is_none() {
            let attacks = matches!(self.session.phase(), Phase::Aim { player, .. } if self.session.rules().attacker() == Some(player));
            let wait = if attacks { profile.reaction_ticks() } else { HESITATION };
            self.thought = Thought::about(&self.session, profile, &mut self.nerves, wait);
        }
        let Some(thought) = &mut self.thought else { return true };
        if self.session.ticks() < thought.tick {
            return true;
        }
        let Some(decision) = thought.decision() else {
            return false;
        };
        self.thought = None;
        if decision.is_due(&self.session) {
            self.give(decision.input);
        }
        true
    }
}
