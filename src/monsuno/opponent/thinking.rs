//! A computer player's thinking, in slices: for a background task, the command line, or a browser without threads.

use std::sync::Arc;

use super::aim::{Ground, Track, capsule};
use super::cards;
use super::launches::Ideas;
use super::profile::{Goal, Profile, Round};
use super::race::{Race, Worth};
use super::search::Search;
use super::trial::{Purpose, Trial};
use crate::chance::Chance;
use crate::monsuno::session::{Input, Phase, Session};
use crate::physics::{Launch, Stage, TICK};

/// What a computer player will do, and when.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decision {
    /// What it gives the match.
    pub input: Input,
    /// The tick of the match at which it is to be given.
    pub tick: u64,
    /// The phase it was thought for.
    pub phase: Phase,
}

impl Decision {
    /// Whether now is the moment for it: at its tick, and what the match waits for is still the same.
    #[must_use]
    pub fn is_due(&self, session: &Session) -> bool {
        session.phase() == self.phase && session.ticks() == self.tick
    }

    /// Whether its moment is past, or never comes because the match went another way.
    #[must_use]
    pub fn is_void(&self, session: &Session) -> bool {
        session.phase() != self.phase || session.ticks() > self.tick
    }
}

/// A computer player that thinks. Drop it to cancel.
#[derive(Debug, Clone)]
pub struct Thinking {
    profile: Profile,
    chance: Chance,
    player: usize,
    phase: Phase,
    tick: u64,
    state: State,
}

#[derive(Debug, Clone)]
enum State {
    /// Follows the match to the tick of the decision.
    Waiting(Box<Session>),
    Watching(Box<Watching>),
    Trying(Box<Trying>),
    Decided(Input),
}

/// Watches where the defender's capsule goes.
#[derive(Debug, Clone)]
struct Watching {
    /// At the tick of the decision.
    session: Session,
    seen: Stage,
    track: Track,
}

/// Tries launches.
#[derive(Debug, Clone)]
struct Trying {
    /// At the tick of the decision.
    stage: Stage,
    purpose: Purpose,
    search: Search,
    trial: Option<Trial>,
}

impl Thinking {
    /// Begins to think about what `session` waits for, to be given `wait` ticks later; nothing if it waits for no player.
    ///
    /// What happens on the field until then may be known: it will have been seen by then. What comes after is not: trials
    /// have luck of their own.
    #[must_use]
    pub fn begin(session: &Session, profile: &Profile, mut chance: Chance, wait: u64) -> Option<Self> {
        let player = session.actor()?;
        let rules = session.rules();
        let state = match session.phase() {
            Phase::Draw => State::Decided(Input::Draw(cards::draws(rules, player, profile, &mut chance))),
            Phase::Boost => State::Decided(Input::Boost(cards::boosts(rules, player, profile, &mut chance))),
            _ => State::Waiting(Box::new(session.clone())),
        };
        Some(Self {
            profile: profile.clone(),
            chance,
            player,
            phase: session.phase(),
            tick: session.ticks() + wait,
            state,
        })
    }

    /// Thinks on for about `budget` ticks of simulated physics, at least one; the decision, when it is made.
    pub fn step(&mut self, budget: u64) -> Option<Decision> {
        let mut budget = budget.max(1);
        while budget > 0 {
            if let State::Decided(input) = self.state {
                return Some(Decision {
                    input,
                    tick: self.tick,
                    phase: self.phase,
                });
            }
            self.go_on(&mut budget);
        }
        None
    }

    /// Thinks to the end.
    #[must_use]
    pub fn finish(mut self) -> Decision {
        loop {
            if let Some(decision) = self.step(u64::MAX) {
                return decision;
            }
        }
    }

    fn go_on(&mut self, budget: &mut u64) {
        match &mut self.state {
            State::Waiting(session) => {
                while session.ticks() < self.tick && session.phase() == self.phase && *budget > 0 {
                    session.tick();
                    *budget -= 1;
                }
                if session.phase() != self.phase {
                    // The turn is taken away meanwhile (`fault`): any launch will do, it is not going to be given.
                    self.state = State::Decided(Input::Launch(Ideas::Defence.fresh(0, &mut self.chance)));
                } else if session.ticks() == self.tick {
                    let session = session.clone();
                    self.look(*session);
                }
            }
            State::Watching(watching) => {
                let Watching { session, seen, track } = watching.as_mut();
                let enough = session.stage().ticks() + (self.profile.mind.foresight / TICK) as u64;
                while seen.ticks() < enough && *budget > 0 {
                    track.note(capsule(seen, 1 - self.player));
                    seen.tick();
                    *budget -= 1;
                }
                if seen.ticks() >= enough {
                    let watched = watching.clone();
                    self.prepare_attack(&watched.session, watched.track);
                }
            }
            State::Trying(_) => self.try_on(budget),
            State::Decided(_) => {}
        }
    }

    /// The moment of the decision is reached in the mind: what is to be done there?
    fn look(&mut self, session: Session) {
        let attacker = session.rules().attacker();
        if matches!(self.phase, Phase::Charge { .. }) {
            let rounds = self.profile.charge.clone();
            self.begin_trying(session.stage(), Purpose::Charge, Ideas::Charge, &rounds);
        } else if attacker == Some(self.player) {
            let seen = session.stage().clone();
            let track = Track::default();
            self.state = State::Watching(Box::new(Watching { session, seen, track }));
        } else {
            let worth = Race::of(session.rules(), 1 - self.player, &self.profile.mind).worth();
            let purpose = Purpose::Defence {
                worth,
                ground: ground(&session),
            };
            let rounds = self.profile.defence.clone();
            self.begin_trying(session.stage(), purpose, Ideas::Defence, &rounds);
        }
    }

    fn prepare_attack(&mut self, session: &Session, track: Track) {
        let worth = match self.profile.goes_for {
            Goal::KnockOut => Worth::KNOCK_OUT,
            Goal::Win => Race::of(session.rules(), self.player, &self.profile.mind).worth(),
        };
        let ideas = Ideas::Attack {
            ground: ground(session),
            player: self.player,
            track,
        };
        let rounds = self.profile.attack.clone();
        self.begin_trying(session.stage(), Purpose::Attack { worth }, ideas, &rounds);
    }

    fn begin_trying(&mut self, stage: &Stage, purpose: Purpose, ideas: Ideas, rounds: &[Round]) {
        let luck = Chance::new(self.chance.bits());
        self.state = State::Trying(Box::new(Trying {
            stage: stage.clone(),
            purpose,
            search: Search::begin(ideas, rounds, luck),
            trial: None,
        }));
    }

    fn try_on(&mut self, budget: &mut u64) {
        let State::Trying(trying) = &mut self.state else { return };
        let Trying {
            stage,
            purpose,
            search,
            trial,
        } = trying.as_mut();
        while *budget > 0 {
            if trial.is_none() {
                let Some((launch, luck)) = search.next() else {
                    let best = search.best();
                    self.state = State::Decided(Input::Launch(self.launched(&best)));
                    return;
                };
                *trial = Some(Trial::begin(stage, self.player, &launch, purpose, &self.profile, luck));
            }
            if let Some(score) = trial.as_mut().and_then(|running| running.step(budget)) {
                search.score(score);
                *trial = None;
            }
        }
    }

    /// What the hand makes of the launch that was thought best.
    fn launched(&mut self, meant: &Launch) -> Launch {
        self.profile.hand.shaken(meant, &mut self.chance)
    }
}

fn ground(session: &Session) -> Arc<Ground> {
    Arc::new(Ground {
        field: session.field().clone(),
        kind: session.capsule().clone(),
    })
}
