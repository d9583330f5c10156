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
pub use practise::{Task, practise};
pub use profile::{CardSense, Computers, Expectation, Goal, Mind, Profile, Round};
pub use thinking::{Decision, Thinking};

use super::session::{Input, Phase, Session};
use crate::chance::Chance;
use crate::data::DataError;
pub use crate::level::Level;

/// What the computer player gives now for what the match waits for, playing as [`Computers::FILE`] says; nothing when it
/// waits for no player.
///
/// # Errors
/// When that file, carried or overriding, is refused: names the place in it.
pub fn choose(session: &Session, level: Level, chance: &mut Chance) -> Result<Option<Input>, DataError> {
    let computers = Computers::load()?;
    let luck = Chance::new(chance.bits());
    let thinking = Thinking::begin(session, computers.profile(level), luck, 0);
    Ok(thinking.map(|thinking| thinking.finish().input))
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
