//! A match told in the terminal while it is played.

use crate::cli::{CliError, print_line};
use crate::monsuno::rules::{Battle, Entry};
use crate::monsuno::session::{Input, Phase, Session};
use crate::physics::{BodyId, EventKind, Struck};

/// What of a match has been told.
#[derive(Debug, Default)]
pub(super) struct Comment {
    /// Events of the stage.
    heard: usize,
    /// Lines of the score sheet.
    told: usize,
}

impl Comment {
    /// Tells what is new.
    pub(super) fn catch_up(&mut self, session: &Session) -> Result<(), CliError> {
        comment_stage(session, &mut self.heard)?;
        comment_rules(session, &mut self.told)
    }

    /// Tells what is about to be given.
    pub(super) fn announce(&mut self, session: &Session, input: Input) -> Result<(), CliError> {
        self.catch_up(session)?;
        if input == Input::GoOn {
            self.heard = 0;
        }
        comment_input(session, input)
    }
}

fn name(session: &Session, player: usize) -> &str {
    &session.rules().cards()[player.min(1)].name
}

fn comment_input(session: &Session, input: Input) -> Result<(), CliError> {
    let Input::Launch(launch) = input else { return Ok(()) };
    let power = (launch.power * 100.0).round();
    match session.phase() {
        Phase::Charge { player: 0 } => print_line("\nDraw for roles: both spin at once, closed and locked."),
        Phase::Aim { player, again } => {
            let attacks = Some(player) == session.rules().attacker();
            let how = if again { "launches once more" } else { "launches" };
            let role = if attacks { "attacks" } else { "defends" };
            let head = if attacks { "" } else { "\n" };
            print_line(&format!(
                "{head}\"Monsuno, launch!\" {} {how} and {role}, {power} % power.",
                name(session, player)
            ))
        }
        _ => Ok(()),
    }
}

fn comment_stage(session: &Session, heard: &mut usize) -> Result<(), CliError> {
    let events = session.stage().events();
    for event in &events[(*heard).min(events.len())..] {
        let time = event.time;
        match event.kind {
            EventKind::Impact {
                body,
                struck: Struck::Body(other),
                impulse,
                ..
            } if body.player() != other.player() && impulse > 0.01 => {
                print_line(&format!(
                    "  {time:5.2} s  the capsules meet: {:.0} mN s",
                    impulse * 1000.0
                ))?;
            }
            EventKind::Opened { player } => {
                print_line(&format!(
                    "  {time:5.2} s  {}'s capsule bursts open!",
                    name(session, player)
                ))?;
            }
            EventKind::LeftField {
                body: BodyId::Capsule(player),
            } => {
                print_line(&format!(
                    "  {time:5.2} s  {}'s capsule leaves the field.",
                    name(session, player)
                ))?;
            }
            EventKind::SpinEnded { player, spin_seconds } if session.in_duel() => {
                print_line(&format!("  {}: {spin_seconds:.2} s", name(session, player)))?;
            }
            _ => {}
        }
    }
    *heard = events.len();
    Ok(())
}

fn comment_rules(session: &Session, told: &mut usize) -> Result<(), CliError> {
    let log = session.rules().log();
    for entry in &log[(*told).min(log.len())..] {
        match entry {
            Entry::Tie { .. } => print_line("  A tie: they spin again.")?,
            Entry::Roles { attacker, .. } => print_line(&format!("  {} attacks first.", name(session, *attacker)))?,
            Entry::Miss { .. } => print_line("  Nobody opened. The roles are swapped.")?,
            Entry::DeckEmpty { player } => {
                print_line(&format!("  {} has no strike card left.", name(session, *player)))?;
            }
            Entry::Reshuffled { player, cards } => {
                print_line(&format!("  {} shuffles {cards} cards back.", name(session, *player)))?;
            }
            Entry::Drawn { player, card, under } => {
                let where_to = if under.is_some() {
                    "it is tucked under its symbol"
                } else {
                    "it fits nowhere"
                };
                print_line(&format!("  {} draws {card}: {where_to}.", name(session, *player)))?;
            }
            Entry::Declined { player } => print_line(&format!("  {} draws no card.", name(session, *player)))?,
            Entry::Battle(battle) => comment_battle(session, battle)?,
        }
    }
    *told = log.len();
    Ok(())
}

fn comment_battle(session: &Session, battle: &Battle) -> Result<(), CliError> {
    let defender = 1 - battle.attacker;
    let parts: Vec<String> = battle
        .counted
        .iter()
        .enumerate()
        .filter_map(|(player, part)| part.map(|points| format!("{} {points}", name(session, player))))
        .collect();
    let boosted = if battle.boosted { ", boosted" } else { "" };
    print_line(&format!(
        "\"Monsuno, battle!\" {} loses {} ({}{boosted}): {} -> {}",
        name(session, defender),
        battle.damage,
        parts.join(" + "),
        battle.before,
        battle.after
    ))
}
