//! A whole match as it is played: the rules and the physics stage by stage.
//!
//! In: a [`MatchSetup`], [`Input`]s and ticks. Out: what is waited for, the stage to look at, the score sheet. Window,
//! command line and replay run this same code: the same set-up and the same inputs at the same ticks give the same
//! match, bit for bit.

use serde::{Deserialize, Serialize};

mod input;
mod judge;

use super::rules::{
    Card, Catalogue, Event, Level, Match, OpenedMeans, Options, SetupError, Stage as Rule, Symbol, shuffled,
};
use crate::chance::Chance;
use crate::data::DataError;
use crate::physics::{CapsuleKind, Field, Launch, Readings, Stage, StageOptions};
use input::check;
pub use input::{Input, InputError, Stamped};

/// What a match is played with; enough to play it again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSetup {
    /// Basic or Basic+.
    pub level: Level,
    /// The readings of the booklet.
    pub options: Options,
    /// The two Monsuno cards, by player.
    pub cards: [Card; 2],
    /// The strike decks, top card first; empty in Basic.
    pub decks: [Vec<Symbol>; 2],
    /// The field's name: `arena`, `floor` or `table`.
    pub field: String,
    /// What everything random is drawn from.
    pub seed: u64,
    /// Whether hands shake and latches vary a little.
    pub scatter: bool,
}

impl MatchSetup {
    /// Some match of those that can be played, for trials of many: `seed` goes through rules and fields in turn, `chance`
    /// draws cards and shuffles decks.
    ///
    /// # Panics
    /// When the catalogue has no cards.
    #[must_use]
    pub fn drawn(seed: u64, catalogue: &Catalogue, chance: &mut Chance) -> Self {
        let chosen = [0, 1].map(|_| &catalogue.monsuno[chance.below(catalogue.monsuno.len())]);
        let level = [Level::Basic, Level::Plus][(seed % 2) as usize];
        let decks = chosen.map(|monsuno| match level {
            Level::Basic => Vec::new(),
            Level::Plus => shuffled(monsuno.deck.clone(), chance),
        });
        Self {
            level,
            options: Options::default(),
            cards: chosen.map(|monsuno| monsuno.card("en")),
            decks,
            field: ["arena", "floor", "table"][(seed % 3) as usize].to_owned(),
            seed,
            scatter: true,
        }
    }
}

/// Why a match cannot begin.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum BeginError {
    /// A file it needs is missing or bad.
    #[error(transparent)]
    Data(#[from] DataError),
    /// Its cards, decks or options cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Where a match stands, between the inputs that are waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The draw for roles: this player charges; the capsules are released together.
    Charge {
        /// 0 or 1.
        player: usize,
    },
    /// The draw for roles: both capsules spin.
    Duel,
    /// This player is to launch.
    Aim {
        /// 0 or 1.
        player: usize,
        /// Whether it is the one relaunch after a fault.
        again: bool,
    },
    /// Both capsules are launched; the stage runs to its end.
    Flight,
    /// Something was decided and is shown; [`Input::GoOn`] leads on.
    Told,
    /// The attacker may draw a strike card.
    Draw,
    /// The attacker may deal the boosted attack.
    Boost,
    /// Somebody has won.
    Over,
}

/// A match being played.
#[derive(Debug, Clone)]
pub struct Session {
    setup: MatchSetup,
    rules: Match,
    chance: Chance,
    field: Field,
    capsule: CapsuleKind,
    stage: Stage,
    phase: Phase,
    charged: Option<Launch>,
    /// Whether anything was launched onto the field of this stage.
    live: bool,
    /// Whether the defender's, the attacker's one relaunch was used.
    defender_relaunched: bool,
    attacker_relaunched: bool,
    /// The tick of the stage at which the attacker launched.
    attack_tick: u64,
    /// The tick of the stage from which on nothing can change.
    settled_tick: Option<u64>,
    ticks: u64,
    inputs: Vec<Stamped>,
    hashes: Vec<u64>,
}

impl Session {
    /// A match before the draw for roles.
    ///
    /// # Errors
    /// When the field or the capsule cannot be read, or the cards, decks or options cannot be played.
    pub fn begin(setup: MatchSetup) -> Result<Self, BeginError> {
        let rules = Match::new(
            setup.level,
            setup.options.clone(),
            setup.cards.clone(),
            setup.decks.clone(),
        )?;
        let field = Field::named(&setup.field)?;
        let capsule = CapsuleKind::named("classic")?;
        let mut chance = Chance::new(setup.seed);
        let stage = duel(&field, &capsule, &setup, &mut chance);
        Ok(Self {
            rules,
            chance,
            field,
            capsule,
            stage,
            phase: Phase::Charge { player: 0 },
            charged: None,
            live: false,
            defender_relaunched: false,
            attacker_relaunched: false,
            attack_tick: 0,
            settled_tick: None,
            ticks: 0,
            inputs: Vec::new(),
            hashes: Vec::new(),
            setup,
        })
    }

    /// What the match is played with.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The rules' view: hit points, score sheet, winner.
    #[must_use]
    pub fn rules(&self) -> &Match {
        &self.rules
    }

    /// The stage that runs, or ran last.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What is played on.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Both players' kind of capsule.
    #[must_use]
    pub fn capsule(&self) -> &CapsuleKind {
        &self.capsule
    }

    /// Where the match stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the capsules on the field are those of the draw for roles, each in a lane of its own.
    #[must_use]
    pub fn in_duel(&self) -> bool {
        let just_decided = || matches!(self.rules.log().last(), Some(super::rules::Entry::Roles { .. }));
        self.rules.attacker().is_none() || (self.phase == Phase::Told && just_decided())
    }

    /// What `player` has wound up for the draw for roles, while the other one still charges.
    #[must_use]
    pub fn charged(&self, player: usize) -> Option<&Launch> {
        let is_other = matches!(self.phase, Phase::Charge { player: charging } if charging != player);
        self.charged.as_ref().filter(|_| is_other)
    }

    /// Who is to act, if anybody.
    #[must_use]
    pub fn actor(&self) -> Option<usize> {
        match self.phase {
            Phase::Charge { player } | Phase::Aim { player, .. } => Some(player),
            Phase::Draw | Phase::Boost => self.rules.attacker(),
            Phase::Duel | Phase::Flight | Phase::Told | Phase::Over => None,
        }
    }

    /// Ticks since the match began.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// Everything the players did.
    #[must_use]
    pub fn inputs(&self) -> &[Stamped] {
        &self.inputs
    }

    /// The fingerprint of each stage that has closed.
    #[must_use]
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// Gives the match what a player did.
    ///
    /// # Errors
    /// When it is not what the match waits for; then nothing has changed.
    pub fn give(&mut self, input: Input) -> Result<(), InputError> {
        match (self.phase, input) {
            (Phase::Charge { player }, Input::Launch(launch)) => {
                check(&launch)?;
                self.charge(player, launch);
            }
            (Phase::Aim { player, .. }, Input::Launch(launch)) => {
                check(&launch)?;
                self.launch(player, &launch);
            }
            (Phase::Told, Input::GoOn) => self.go_on(),
            (Phase::Draw, Input::Draw(draws)) => {
                self.rules.apply(&Event::Draw(draws), &mut self.chance)?;
                self.tell();
            }
            (Phase::Boost, Input::Boost(boosts)) => {
                self.rules.apply(&Event::Boost(boosts), &mut self.chance)?;
                self.tell();
            }
            (phase, input) => return Err(InputError::NotAwaited { phase, input }),
        }
        self.inputs.push(Stamped {
            tick: self.ticks,
            input,
        });
        Ok(())
    }

    /// One tick of physics.
    pub fn tick(&mut self) {
        self.ticks += 1;
        // As long as both capsules are in hand, no time passes on the field.
        if self.live {
            self.stage.tick();
        }
        match self.phase {
            Phase::Duel => self.judge_duel(),
            Phase::Aim { player, .. } => self.judge_defence(player),
            Phase::Flight => self.judge_flight(),
            Phase::Charge { .. } | Phase::Told | Phase::Draw | Phase::Boost | Phase::Over => {}
        }
    }

    fn charge(&mut self, player: usize, launch: Launch) {
        match self.charged.take() {
            None => {
                self.charged = Some(launch);
                self.phase = Phase::Charge { player: 1 - player };
            }
            Some(other) => {
                self.live = true;
                self.stage.launch(1 - player, &other);
                self.stage.launch(player, &launch);
                self.phase = Phase::Duel;
            }
        }
    }

    fn launch(&mut self, player: usize, launch: &Launch) {
        self.live = true;
        self.stage.launch(player, launch);
        if Some(player) == self.rules.attacker() {
            self.attack_tick = self.stage.ticks();
            self.settled_tick = None;
            self.phase = Phase::Flight;
        } else {
            let attacker = 1 - player;
            let relaunched = matches!(self.phase, Phase::Aim { again: true, .. });
            self.defender_relaunched = relaunched;
            self.phase = Phase::Aim {
                player: attacker,
                again: false,
            };
        }
    }

    /// Applies an event that the stage of the rules always takes.
    fn apply(&mut self, event: &Event) {
        self.rules
            .apply(event, &mut self.chance)
            .expect("the session gives the rules the event that their stage waits for");
    }

    /// What comes after the rules decided something.
    fn tell(&mut self) {
        self.phase = match self.rules.stage() {
            Rule::Draw => Phase::Draw,
            Rule::Boost => Phase::Boost,
            Rule::Over => Phase::Over,
            Rule::Launch | Rule::DrawForRoles | Rule::Coin => Phase::Told,
        };
    }

    fn go_on(&mut self) {
        self.live = false;
        match self.rules.defender() {
            Some(defender) => {
                self.stage = launch_stage(&self.field, &self.capsule, &self.setup, &mut self.chance);
                self.defender_relaunched = false;
                self.attacker_relaunched = false;
                self.phase = Phase::Aim {
                    player: defender,
                    again: false,
                };
            }
            None => {
                self.stage = duel(&self.field, &self.capsule, &self.setup, &mut self.chance);
                self.phase = Phase::Charge { player: 0 };
            }
        }
    }
}

fn duel(field: &Field, capsule: &CapsuleKind, setup: &MatchSetup, chance: &mut Chance) -> Stage {
    let options = StageOptions {
        locked: true,
        scatter: setup.scatter,
        lanes: setup.options.duel_lanes == super::rules::DuelLanes::Separate,
    };
    Stage::new(field, [capsule, capsule], options, chance.bits()).with_readings(readings(&setup.options))
}

fn launch_stage(field: &Field, capsule: &CapsuleKind, setup: &MatchSetup, chance: &mut Chance) -> Stage {
    let options = StageOptions {
        locked: false,
        scatter: setup.scatter,
        lanes: false,
    };
    Stage::new(field, [capsule, capsule], options, chance.bits()).with_readings(readings(&setup.options))
}

/// What the stage has to know of the options.
fn readings(options: &Options) -> Readings {
    Readings {
        spin_end: options.duel_end.spin_under,
        spin_end_seconds: options.duel_end.for_seconds,
        released_counts: options.opened_means == OpenedMeans::LatchReleased,
    }
}

#[cfg(test)]
impl Session {
    /// A match by the booklet's basic rules on `field`, of two cards without symbols.
    pub(crate) fn plain(field: &str, seed: u64) -> Self {
        let card = Card {
            name: "Test".to_owned(),
            hit_points: 100,
            attack: 25,
            symbols: Vec::new(),
            boosted: 0,
        };
        Self::begin(MatchSetup {
            level: Level::Basic,
            options: Options::default(),
            cards: [card.clone(), card],
            decks: [Vec::new(), Vec::new()],
            field: field.to_owned(),
            seed,
            scatter: true,
        })
        .expect("it can be played")
    }
}
