//! The readings of the booklet: each open point with what it can mean, and what the chosen reading means.

use bevy::prelude::*;

use super::{Page, head, to_page};
use crate::monsuno::play::Setup;
use crate::monsuno::rules::{
    BattleIf, BelowZero, BoostWhen, DeckEmpty, DuelEnd, DuelLanes, DuelRelease, DuelTie, Fault, OpenedMeans, Options,
    OwnOpening, SameSymbolTwice, UnfitCard,
};
use crate::shell::Screen;
use crate::shell::label::{Label, label};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, button, choice, column, row, scrolling};
use bevy::ui_widgets::{Activate, observe};

/// One open point of the booklet.
struct Reading {
    /// The key of its name.
    key: &'static str,
    /// The key of each reading's name, whether it holds, and how it is chosen.
    readings: Vec<(&'static str, fn(&Options) -> bool, fn(&mut Options))>,
}

/// A reading whose values are those of a plain field of the options.
macro_rules! reading {
    ($key:literal, $field:ident, $($word:literal => $value:expr),+) => {
        Reading {
            key: $key,
            readings: vec![$(($word, |options| options.$field == $value, |options| options.$field = $value)),+],
        }
    };
}

/// When a spin counts as over: gentle readers wait longer.
const SLOWER: DuelEnd = DuelEnd {
    spin_under: 1.0,
    for_seconds: 0.5,
};

fn readings() -> Vec<Reading> {
    vec![
        reading!("duel-tie", duel_tie, "duel-tie-again" => DuelTie::SpinAgain, "duel-tie-coin" => DuelTie::Coin),
        reading!("duel-end", duel_end, "duel-end-three" => DuelEnd::default(), "duel-end-one" => SLOWER),
        reading!("duel-release", duel_release, "duel-release-turn" => DuelRelease::ChargeInTurn, "duel-release-once" => DuelRelease::ChargeAtOnce),
        reading!("duel-lanes", duel_lanes, "duel-lanes-separate" => DuelLanes::Separate, "duel-lanes-shared" => DuelLanes::Shared),
        reading!("fault", fault, "fault-again" => Fault::OneRelaunch, "fault-none" => Fault::NoRelaunch),
        reading!("own-opening", own_opening, "own-opening-counts" => OwnOpening::Counts, "own-opening-ignored" => OwnOpening::Ignored),
        reading!("battle-if", battle_if, "battle-if-any" => BattleIf::AnyOpened, "battle-if-defender" => BattleIf::DefenderOpened),
        reading!("stage-cap", stage_cap, "stage-cap-12" => 12.0, "stage-cap-8" => 8.0, "stage-cap-20" => 20.0),
        reading!("opened-means", opened_means, "opened-means-outside" => OpenedMeans::FigureOutside, "opened-means-latch" => OpenedMeans::LatchReleased),
        reading!("below-zero", below_zero, "below-zero-zero" => BelowZero::Zero, "below-zero-negative" => BelowZero::Negative),
        reading!("draw-optional", draw_optional, "draw-optional-yes" => true, "draw-optional-no" => false),
        reading!("unfit-card", unfit_card, "unfit-card-shuffled" => UnfitCard::Shuffled, "unfit-card-bottom" => UnfitCard::Bottom),
        reading!("same-symbol-twice", same_symbol_twice, "same-symbol-own" => SameSymbolTwice::OwnSlots, "same-symbol-one" => SameSymbolTwice::OneCard),
        reading!("boost-when", boost_when, "boost-when-same" => BoostWhen::SameTurn, "boost-when-next" => BoostWhen::NextAttack),
        reading!("boost-needs-own-figure", boost_needs_own_figure, "boost-needs-yes" => true, "boost-needs-no" => false),
        reading!("deck-empty", deck_empty, "deck-empty-none" => DeckEmpty::NoDraw, "deck-empty-reshuffle" => DeckEmpty::Reshuffle),
        reading!("deck-size", deck_size, "deck-size-seed" => [5, 10], "deck-size-large" => [5, 20]),
    ]
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell_reset
            .run_if(resource_changed::<Setup>.or_eager(|new: Query<(), Added<Changed>>| !new.is_empty()))
            .run_if(in_state(Screen::MonsunoSetup))
            .after(super::write_page),
    );
}

/// How many readings are not the house's own.
#[derive(Component)]
struct Changed;

pub(super) fn write(sheet: &mut ChildSpawnerCommands) {
    sheet.spawn(head("readings-head"));
    sheet.spawn(label(Label::new("readings-about"), Face::Text, size::SMALL, CREAM_DIM));
    sheet.spawn(scrolling(12)).with_children(|list| {
        for reading in readings() {
            list.spawn((column(4), Pickable::IGNORE)).with_children(|point| {
                point.spawn(label(Label::new(reading.key), Face::Medium, size::TEXT, CREAM));
                point.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
                    for (word, holds, choose) in reading.readings {
                        line.spawn(choice(
                            Label::new(word),
                            move |setup: &Setup| holds(&setup.options),
                            move |setup: &mut Setup| choose(&mut setup.options),
                        ));
                    }
                });
            });
        }
    });
    sheet.spawn((Changed, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn(to_page(Label::new("deck-done"), ButtonLook::Lead, Page::Table));
        buttons.spawn((
            button(Label::new("readings-reset"), ButtonLook::Choice),
            observe(|_: On<Activate>, mut setup: ResMut<Setup>| setup.options = Options::default()),
        ));
    });
}

fn tell_reset(setup: Res<Setup>, mut lines: Query<&mut Label, With<Changed>>) {
    let house = Options::default();
    let other = readings()
        .iter()
        .filter(|reading| {
            let holding = |options: &Options| reading.readings.iter().position(|(_, holds, _)| holds(options));
            holding(&setup.options) != holding(&house)
        })
        .count();
    for mut line in &mut lines {
        line.set_if_neq(Label::new("readings-changed").with("count", other));
    }
}
