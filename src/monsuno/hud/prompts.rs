//! What is said at each moment of a match: what to do, what was decided, and the calls of the booklet.

use crate::monsuno::play::Playing;
use crate::monsuno::rules::Entry;
use crate::monsuno::session::Phase;
use crate::shell::label::Label;
use crate::words::Arg;

/// How a player is called.
pub(super) fn player_label(key: &'static str, player: usize, playing: &Playing) -> Label {
    Label::new(key).with("number", Arg::from(player + 1)).with(
        "name",
        Arg::Text(playing.session().rules().cards()[player.min(1)].name.clone()),
    )
}

pub(super) fn prompt_of(playing: &Playing) -> (Label, Label) {
    let session = playing.session();
    let rules = session.rules();
    let none = || Label::new("");
    match session.phase() {
        Phase::Charge { player } | Phase::Aim { player, .. } if playing.is_computer(player) => {
            (player_label("prompt-computer", player, playing), none())
        }
        Phase::Charge { player } => (
            player_label("prompt-charge", player, playing),
            Label::new("hint-charge"),
        ),
        Phase::Duel => (Label::new("prompt-duel"), Label::new("hint-duel")),
        Phase::Aim { player, again: true } => (player_label("prompt-again", player, playing), Label::new("hint-again")),
        Phase::Aim { player, .. } if rules.attacker() == Some(player) => (
            player_label("prompt-attack", player, playing),
            Label::new("hint-attack"),
        ),
        Phase::Aim { player, .. } => (
            player_label("prompt-defend", player, playing),
            Label::new("hint-defend"),
        ),
        Phase::Flight => (Label::new("prompt-flight"), none()),
        Phase::Told => told_of(playing),
        Phase::Draw => (Label::new("prompt-draw"), none()),
        Phase::Boost => (Label::new("prompt-boost"), none()),
        Phase::Over => {
            let winner = rules.winner().unwrap_or(0);
            (player_label("prompt-won", winner, playing), none())
        }
    }
}

fn told_of(playing: &Playing) -> (Label, Label) {
    let rules = playing.session().rules();
    match rules.log().last() {
        Some(Entry::Roles {
            attacker,
            spin: Some([a, b]),
        }) => (
            player_label("told-roles", *attacker, playing),
            Label::new("told-spins")
                .with("first", Arg::Text(format!("{a:.2}")))
                .with("second", Arg::Text(format!("{b:.2}"))),
        ),
        Some(Entry::Roles { attacker, spin: None }) => {
            (player_label("told-roles", *attacker, playing), Label::new("told-coin"))
        }
        Some(Entry::Tie { .. }) => (Label::new("told-tie"), Label::new("")),
        Some(Entry::Battle(battle)) => {
            let parts: Vec<String> = battle.counted.iter().flatten().map(ToString::to_string).collect();
            (
                player_label("told-battle", 1 - battle.attacker, playing).with("damage", Arg::from(battle.damage)),
                Label::new("told-sum").with("sum", Arg::Text(parts.join(" + "))),
            )
        }
        _ => (Label::new("told-miss"), Label::new("told-swap")),
    }
}

/// The call that belongs to the moment, as the booklet has the players shout it.
pub(super) fn call_of(playing: &Playing) -> Label {
    let session = playing.session();
    match session.phase() {
        Phase::Flight => Label::new("call-launch"),
        Phase::Aim { player, .. } if session.rules().attacker() == Some(player) && !playing.session().in_duel() => {
            Label::new(if session.stage().launched(1 - player) {
                "call-launch"
            } else {
                ""
            })
        }
        Phase::Told | Phase::Over => match session.rules().log().last() {
            Some(Entry::Battle(_)) => Label::new("call-battle"),
            _ => Label::new(""),
        },
        _ => Label::new(""),
    }
}
