//! What is said at each moment of a match: what to do, what was decided, and the calls of the booklet.

use crate::monsuno::play::{Cards, Playing};
use crate::monsuno::rules::{Battle, Entry, Symbol};
use crate::monsuno::session::Phase;
use crate::shell::label::Label;
use crate::words::Arg;

/// A text about a player: `who` sits there, `name` is the Monsuno.
pub(super) fn player_label(key: &'static str, player: usize, playing: &Playing) -> Label {
    Label::new(key).with("who", playing.seat(player).called(player)).with(
        "name",
        Arg::Text(playing.session().rules().cards()[player.min(1)].name.clone()),
    )
}

/// What is to be done now, and a word about it.
pub(super) fn prompt_of(playing: &Playing, cards: &Cards, language: &str) -> (Label, Label) {
    let session = playing.session();
    let rules = session.rules();
    let none = || Label::new("");
    let said = |key, player| player_label(key, player, playing);
    if playing.winds_up_at_once() {
        return (Label::new("prompt-at-once"), Label::new("hint-at-once"));
    }
    if let Some(player) = session.actor()
        && playing.acting_person().is_none()
    {
        return (said("prompt-computer", player), none());
    }
    match session.phase() {
        Phase::Charge { player } => (said("prompt-charge", player), Label::new("hint-charge")),
        Phase::Duel => (Label::new("prompt-duel"), Label::new("hint-duel")),
        Phase::Aim { player, again: true } => (said("prompt-again", player), Label::new("hint-again")),
        Phase::Aim { player, .. } if rules.attacker() == Some(player) => {
            (said("prompt-attack", player), Label::new("hint-attack"))
        }
        Phase::Aim { player, .. } => (said("prompt-defend", player), Label::new("hint-defend")),
        Phase::Flight => (Label::new("prompt-flight"), none()),
        Phase::Draw => {
            let player = rules.attacker().unwrap_or(0);
            let left = Label::new("hint-draw").with("count", Arg::from(rules.deck(player).len()));
            (said("prompt-draw", player), left)
        }
        Phase::Boost => {
            let player = rules.attacker().unwrap_or(0);
            let card = &rules.cards()[player];
            let numbers = Label::new("hint-boost")
                .with("attack", Arg::from(card.attack))
                .with("boosted", Arg::from(card.boosted));
            (
                said("prompt-boost", player),
                drawn_of(playing, cards, language).unwrap_or(numbers),
            )
        }
        Phase::Told => told_of(playing, cards, language),
        Phase::Over => {
            let winner = rules.winner().unwrap_or(0);
            let [first, second] = playing.series().wins;
            let score = Label::new("told-series")
                .with("first", Arg::from(first))
                .with("second", Arg::from(second));
            let last = told_of(playing, cards, language).0;
            let series = playing.series().best_of > 1;
            (said("prompt-won", winner), if series { score } else { last })
        }
    }
}

fn told_of(playing: &Playing, cards: &Cards, language: &str) -> (Label, Label) {
    let rules = playing.session().rules();
    match rules.log().last() {
        Some(Entry::Roles {
            attacker,
            spin: Some([a, b]),
        }) => {
            let [first, second] = told_apart([*a, *b]);
            let spins = Label::new("told-spins");
            (
                player_label("told-roles", *attacker, playing),
                spins
                    .with("first", Arg::Figures(first))
                    .with("second", Arg::Figures(second)),
            )
        }
        Some(Entry::Roles { attacker, spin: None }) => {
            (player_label("told-roles", *attacker, playing), Label::new("told-coin"))
        }
        Some(Entry::Tie { .. }) => (Label::new("told-tie"), Label::new("")),
        Some(Entry::Battle(battle)) => {
            let damage =
                player_label("told-battle", 1 - battle.attacker, playing).with("damage", Arg::from(battle.damage));
            let sum = sum_of(battle);
            (damage, drawn_of(playing, cards, language).unwrap_or(sum))
        }
        _ => (Label::new("told-miss"), Label::new("told-swap")),
    }
}

/// Both times in seconds, so precise that different ones look different: a tick is 4 ms.
fn told_apart(seconds: [f64; 2]) -> [String; 2] {
    let rounded = seconds.map(|time| format!("{time:.2}"));
    if rounded[0] == rounded[1] && (seconds[0] - seconds[1]).abs() > 0.0 {
        seconds.map(|time| format!("{time:.3}"))
    } else {
        rounded
    }
}

fn sum_of(battle: &Battle) -> Label {
    let parts: Vec<String> = battle.counted.iter().flatten().map(ToString::to_string).collect();
    let key = if battle.boosted { "told-sum-boosted" } else { "told-sum" };
    Label::new(key).with("sum", Arg::Text(parts.join(" + ")))
}

/// What became of the strike card that was drawn in this battle, if one was.
fn drawn_of(playing: &Playing, cards: &Cards, language: &str) -> Option<Label> {
    let log = playing.session().rules().log();
    let entry = log.iter().rev().find(|entry| !matches!(entry, Entry::Battle(_)))?;
    let named = |symbol: &Symbol| {
        let kind = cards.0.attack_type(symbol);
        Arg::Text(kind.map_or(symbol.name(), |kind| kind.name.get(language)).to_owned())
    };
    match entry {
        Entry::Drawn { player, card, under } => {
            let key = if under.is_some() {
                "told-drawn-tucked"
            } else {
                "told-drawn-back"
            };
            Some(player_label(key, *player, playing).with("card", named(card)))
        }
        Entry::DeckEmpty { player } => Some(player_label("told-deck-empty", *player, playing)),
        Entry::Reshuffled { player, .. } => Some(player_label("told-reshuffled", *player, playing)),
        _ => None,
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
        Phase::Draw | Phase::Boost => Label::new("call-battle"),
        Phase::Told | Phase::Over => match session.rules().log().last() {
            Some(Entry::Battle(_)) => Label::new("call-battle"),
            _ => Label::new(""),
        },
        _ => Label::new(""),
    }
}

#[cfg(test)]
mod tests {
    use super::told_apart;

    #[test]
    fn times_a_tick_apart_do_not_look_the_same() {
        assert_eq!(told_apart([7.3292, 7.3333]), ["7.329", "7.333"]);
        assert_eq!(told_apart([7.3, 6.2]), ["7.30", "6.20"]);
        assert_eq!(told_apart([2.5, 2.5]), ["2.50", "2.50"]);
    }
}
