//! A launch tried in the mind: the real physics, with other luck than the real launch will have.

use std::sync::Arc;

use super::aim::{Ground, aim_at, capsule, velocity};
use super::flight::Flight;
use super::launches::expected_attack;
use super::profile::Profile;
use super::race::Worth;
use crate::chance::Chance;
use crate::physics::{Launch, Stage};

/// What a launch is tried for.
#[derive(Debug, Clone)]
pub(super) enum Purpose {
    /// An attack: to be worth much.
    Attack {
        /// What its ends are worth.
        worth: Worth,
    },
    /// A defence: to leave the attack little worth.
    Defence {
        /// What the attack's ends are worth to the attacker.
        worth: Worth,
        /// Where it is launched.
        ground: Arc<Ground>,
    },
    /// The draw for roles: to spin long.
    Charge,
}

/// The longest spin that is told apart, s.
const LONGEST_SPIN: f64 = 40.0;
/// Attacks that each try of a defence has to stand.
const ATTACKS: usize = 2;

/// Nobody can launch at what is beside or behind: a defence that ends up there, rad from straight ahead of the attacker, is
/// no fair one and counts as a fault.
const MOST_FAIR_AIM: f64 = 1.0;

/// One try, from the launch to its score.
#[derive(Debug, Clone)]
pub(super) enum Trial {
    Attack(Flight, Worth, usize),
    Defence(Box<Defence>),
    Charge(Stage, usize),
}

impl Trial {
    /// `player` means `launch` on `stage`; `luck` is what hands and latches do with it.
    pub fn begin(
        stage: &Stage,
        player: usize,
        launch: &Launch,
        purpose: &Purpose,
        profile: &Profile,
        luck: &Chance,
    ) -> Self {
        let mut luck = luck.clone();
        let mut stage = stage.clone();
        stage.reseed(luck.bits());
        let launch = profile.hand.shaken(launch, &mut luck);
        match purpose {
            Purpose::Attack { worth } => Self::Attack(
                Flight::begin(stage, player, &launch, profile.mind.foresight),
                *worth,
                player,
            ),
            Purpose::Defence { worth, ground } => {
                stage.launch(player, &launch);
                let meets = stage.ticks() + profile.reaction_ticks().max(1);
                Self::Defence(Box::new(Defence {
                    stage,
                    player,
                    meets,
                    worth: *worth,
                    ground: Arc::clone(ground),
                    foresight: profile.mind.foresight,
                    luck,
                    flight: None,
                    attacks: 0,
                    sum: 0.0,
                }))
            }
            Purpose::Charge => {
                stage.launch(player, &launch);
                Self::Charge(stage, player)
            }
        }
    }

    /// Goes on for at most `budget` ticks, which it uses up; the score, higher is better, when it is done.
    pub fn step(&mut self, budget: &mut u64) -> Option<f64> {
        match self {
            Self::Attack(flight, worth, player) => {
                let opened = flight.step(budget)?;
                Some(worth.of(opened[1 - *player], opened[*player]))
            }
            Self::Defence(defence) => defence.step(budget),
            Self::Charge(stage, player) => {
                while *budget > 0 {
                    *budget -= 1;
                    stage.tick();
                    if let Some(seconds) = stage.spin_seconds(*player) {
                        return Some(seconds);
                    }
                    if stage.time() >= LONGEST_SPIN {
                        return Some(LONGEST_SPIN);
                    }
                }
                None
            }
        }
    }
}

/// A defender's launch: the spin until the attack, then several attacks on it.
#[derive(Debug, Clone)]
pub(super) struct Defence {
    stage: Stage,
    player: usize,
    /// The tick of the stage at which the attacker launches.
    meets: u64,
    worth: Worth,
    ground: Arc<Ground>,
    foresight: f64,
    luck: Chance,
    flight: Option<Flight>,
    attacks: usize,
    sum: f64,
}

impl Defence {
    fn step(&mut self, budget: &mut u64) -> Option<f64> {
        while self.stage.ticks() < self.meets {
            if *budget == 0 {
                return None;
            }
            *budget -= 1;
            self.stage.tick();
            // A fault lays the capsule before the attacker.
            if self.stage.fault(self.player) {
                return Some(-self.worth.best());
            }
        }
        let attacker = 1 - self.player;
        let place = capsule(&self.stage, self.player);
        if aim_at(&self.ground.field, attacker, 0.0, place).abs() > MOST_FAIR_AIM {
            return Some(-self.worth.best());
        }
        while self.attacks < ATTACKS {
            let flight = match &mut self.flight {
                Some(flight) => flight,
                none => none.insert(Flight::begin(
                    attacked(&self.stage, &mut self.luck),
                    attacker,
                    &expected_attack(
                        &self.ground,
                        attacker,
                        self.luck.below(12),
                        place,
                        velocity(&self.stage, self.player),
                    ),
                    self.foresight,
                )),
            };
            let opened = flight.step(budget)?;
            self.sum += self.worth.of(opened[self.player], opened[attacker]);
            self.attacks += 1;
            self.flight = None;
        }
        Some(-self.sum / ATTACKS as f64)
    }
}

/// The stage of an attack with luck of its own.
fn attacked(stage: &Stage, luck: &mut Chance) -> Stage {
    let mut stage = stage.clone();
    stage.reseed(luck.bits());
    stage
}
