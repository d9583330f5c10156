//! What the set-up means, in a few words.

use crate::mozyring::play::{Pick, Setup};
use crate::mozyring::rules::Variant;
use crate::shell::label::Label;
use crate::words::Arg;

/// The game that `setup` describes.
pub(super) fn of(setup: &Setup) -> Label {
    let rounds = Arg::from(u32::from(setup.rounds));
    match setup.pick {
        Pick::Variant(Variant::Classic) => {
            let key = match (setup.players, setup.centre_medium_ban, setup.swap) {
                (2, false, false) => "about-classic-two",
                (2, true, false) => "about-classic-two-ban",
                (2, false, true) => "about-classic-two-swap",
                (2, true, true) => "about-classic-two-both",
                (_, false, _) => "about-classic",
                (_, true, _) => "about-classic-ban",
            };
            Label::new(key)
        }
        Pick::Variant(Variant::MostPoints) => Label::new("about-most-points"),
        Pick::Variant(Variant::FewestPoints) => Label::new("about-fewest-points").with("rounds", rounds),
        Pick::Variant(Variant::Biggest) => Label::new("about-biggest"),
        Pick::Own => Label::new("about-own")
            .with("name", own_name(setup))
            .with("code", Arg::Text(setup.own.options.code())),
    }
}

/// What the players' own rules are called.
fn own_name(setup: &Setup) -> Arg {
    if setup.own.name.is_empty() {
        Arg::Word("own-unnamed")
    } else {
        Arg::Text(setup.own.name.clone())
    }
}
