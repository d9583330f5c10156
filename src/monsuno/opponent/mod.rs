//! The computer players of Monsuno.
//!
//! They try launches in their mind with the real physics, take the one that does best, and launch it through the same
//! gesture as a person, with a hand as steady as their level. [`Thinking`] does it in slices, [`choose`] and
//! [`await_input`] at once. What makes a level is data ([`Computers`]).
//!
//! A computer knows what a person at the table knows: the field as it is seen when it launches, both cards, hit points and
//! which strike cards are left. It does not know what chance will draw.

mod aim;
mod cards;
mod flight;
mod hand;
mod launches;
mod level;
mod practise;
mod profile;
mod race;
mod search;
#[cfg(test)]
mod tests;
mod thinking;
mod trial;

pub use aim::aim_at;
pub use hand::Hand;
pub use level::Level;
pub use practise::{Task, practise};
pub use profile::{CardSense, Computers, Expectation, Goal, Mind, Profile, Round};
pub use thinking::{Decision, Thinking};

use super::session::{Input, Phase, Session};
use crate::chance::Chance;

/// What the computer player gives now for what the match waits for; nothing when it waits for no player.
///
/// It plays as [`Computers::FILE`] says, or as the carried file does where an overriding one is refused.
pub fn choose(session: &Session, level: Level, chance: &mut Chance) -> Option<Input> {
    let computers = Computers::load().unwrap_or_else(|_| Computers::carried());
    let luck = Chance::new(chance.bits());
    let thinking = Thinking::begin(session, computers.profile(level), luck, 0)?;
    Some(thinking.finish().input)
}

/// Thinks at once about what `session` waits for, lets the player's reaction time pass in the match, and says what to give
/// it now; nothing when it waits for no player, or for another after all.
pub fn await_input(session: &mut Session, profile: &Profile, chance: &mut Chance) -> Option<Input> {
    let player = session.actor()?;
    let attacks = session.rules().attacker() == Some(player);
    let wait = match session.phase() {
        Phase::Aim { .. } if attacks => profile.reaction_ticks(),
        _ => 0,
    };
    let decision = Thinking::begin(session, profile, Chance::new(chance.bits()), wait)?.finish();
    while !decision.is_due(session) && !decision.is_void(session) {
        session.tick();
    }
    decision.is_due(session).then_some(decision.input)
}
