//! Every option of the rules: its choices, and what the chosen one means.

use bevy::prelude::*;

use super::{Draft, Says};
use crate::mozyring::rules::{End, LineSizes, LinesSee, Options, Score, Size, StuckColour};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{choice, column, resource_stepper, row};
use crate::words::Arg;

/// An option: the key of its name, how its choices are made, what the chosen one means.
struct Entry {
    name: &'static str,
    choices: fn(&mut ChildSpawnerCommands),
    means: fn(&Options) -> Label,
}

/// A choice of an option.
fn one(
    choices: &mut ChildSpawnerCommands,
    key: &'static str,
    holds: impl Fn(&Options) -> bool + Send + Sync + 'static,
    choose: impl Fn(&mut Options) + Send + Sync + 'static,
) {
    number(choices, Label::new(key), holds, choose);
}

fn number(
    choices: &mut ChildSpawnerCommands,
    text: Label,
    holds: impl Fn(&Options) -> bool + Send + Sync + 'static,
    choose: impl Fn(&mut Options) + Send + Sync + 'static,
) {
    choices.spawn(choice(
        text,
        move |draft: &Draft| holds(&draft.rules.options),
        move |draft: &mut Draft| draft.change(&choose),
    ));
}

fn plain_number(number: u32) -> Label {
    Label::new("plain-number").with("number", Arg::from(number))
}

fn players(choices: &mut ChildSpawnerCommands) {
    for players in 2..=4_u8 {
        number(
            choices,
            plain_number(u32::from(players)),
            move |options| options.players == players,
            move |options| options.players = players,
        );
    }
}

fn colours(choices: &mut ChildSpawnerCommands) {
    for each in 1..=2_u8 {
        number(
            choices,
            plain_number(u32::from(each)),
            move |options| options.colours_per_player == each,
            move |options| options.colours_per_player = each,
        );
    }
}

fn stock(choices: &mut ChildSpawnerCommands) {
    const SHOWN: [fn(&Draft) -> Label; 3] = [
        |draft| plain_number(u32::from(draft.rules.options.stock[0])),
        |draft| plain_number(u32::from(draft.rules.options.stock[1])),
        |draft| plain_number(u32::from(draft.rules.options.stock[2])),
    ];
    for (at, (size, shown)) in Size::ALL.into_iter().zip(SHOWN).enumerate() {
        choices.spawn(plain(size.letter(), Face::Medium, size::TEXT, CREAM_DIM));
        let value = (Says(shown), label(Label::new(""), Face::Medium, size::TEXT, CREAM));
        choices.spawn(resource_stepper(value, 20, move |draft: &mut Draft, by| {
            draft.change(|options| {
                options.stock[at] = options.stock[at].saturating_add_signed(by as i8).min(3);
            });
        }));
    }
}

fn stuck(choices: &mut ChildSpawnerCommands) {
    for (key, stuck) in [
        ("own-stuck-skip", StuckColour::Skip),
        ("own-stuck-frozen", StuckColour::Frozen),
        ("own-stuck-other", StuckColour::Other),
    ] {
        one(
            choices,
            key,
            move |options| options.stuck_colour == stuck,
            move |options| options.stuck_colour = stuck,
        );
    }
}

fn ends(choices: &mut ChildSpawnerCommands) {
    for (key, end) in [
        ("own-end-first", End::FirstCombo),
        ("own-end-full", End::NobodyCanPlace),
    ] {
        one(
            choices,
            key,
            move |options| options.end == end,
            move |options| options.end = end,
        );
    }
}

fn patterns(choices: &mut ChildSpawnerCommands) {
    one(
        choices,
        "own-concentric",
        |options| options.patterns.concentric,
        |options| options.patterns.concentric = !options.patterns.concentric,
    );
    one(
        choices,
        "own-same-size",
        |options| options.patterns.same_size,
        |options| options.patterns.same_size = !options.patterns.same_size,
    );
    one(
        choices,
        "own-ordered",
        |options| options.patterns.ordered,
        |options| options.patterns.ordered = !options.patterns.ordered,
    );
}

fn lines_see(choices: &mut ChildSpawnerCommands) {
    for (key, see) in [("own-see-all", LinesSee::All), ("own-see-top", LinesSee::Top)] {
        one(
            choices,
            key,
            move |options| options.lines_see == see,
            move |options| options.lines_see = see,
        );
    }
}

fn line_sizes(choices: &mut ChildSpawnerCommands) {
    for (key, sizes) in [
        ("own-sizes-pattern", LineSizes::ByPattern),
        ("own-sizes-any", LineSizes::Any),
    ] {
        one(
            choices,
            key,
            move |options| options.line_sizes == sizes,
            move |options| options.line_sizes = sizes,
        );
    }
}

fn scores(choices: &mut ChildSpawnerCommands) {
    for (key, score) in [
        ("own-score-win", Score::Win),
        ("own-score-maker", Score::PointsToMaker),
        ("own-score-previous", Score::PointToPrevious),
    ] {
        one(
            choices,
            key,
            move |options| options.score == score,
            move |options| options.score = score,
        );
    }
}

fn rounds(choices: &mut ChildSpawnerCommands) {
    let value = (
        Says(|draft| plain_number(u32::from(draft.rules.options.rounds))),
        label(Label::new(""), Face::Medium, size::TEXT, CREAM),
    );
    choices.spawn(resource_stepper(value, 34, |draft: &mut Draft, by| {
        draft.change(|options| options.rounds = options.rounds.saturating_add_signed(by as i16).clamp(1, 99));
    }));
}

fn fairness(choices: &mut ChildSpawnerCommands) {
    one(
        choices,
        "own-ban",
        |options| options.centre_medium_ban,
        |options| options.centre_medium_ban = !options.centre_medium_ban,
    );
    one(
        choices,
        "own-swap",
        |options| options.swap,
        |options| options.swap = !options.swap,
    );
}

/// All options, in the order of the booklet.
const ENTRIES: [Entry; 11] = [
    Entry {
        name: "own-players",
        choices: players,
        means: |options| Label::new("own-players-mean").with("players", Arg::from(u32::from(options.players))),
    },
    Entry {
        name: "own-colours",
        choices: colours,
        means: |options| {
            Label::new(match options.colours_per_player {
                1 => "own-colours-one",
                _ => "own-colours-two",
            })
        },
    },
    Entry {
        name: "own-stock",
        choices: stock,
        means: |options| {
            let rings = options.stock.iter().map(|rings| u32::from(*rings)).sum::<u32>();
            Label::new("own-stock-means").with("rings", Arg::from(rings))
        },
    },
    Entry {
        name: "own-patterns",
        choices: patterns,
        means: |options| {
            let all = crate::mozyring::rules::Combinations::new(options).all().len();
            Label::new("own-patterns-mean").with("ways", Arg::from(all))
        },
    },
    Entry {
        name: "own-see",
        choices: lines_see,
        means: |options| {
            Label::new(match options.lines_see {
                LinesSee::All => "own-see-all-means",
                LinesSee::Top => "own-see-top-means",
            })
        },
    },
    Entry {
        name: "own-sizes",
        choices: line_sizes,
        means: |options| {
            Label::new(match options.line_sizes {
                LineSizes::ByPattern => "own-sizes-pattern-means",
                LineSizes::Any => "own-sizes-any-means",
            })
        },
    },
    Entry {
        name: "own-score",
        choices: scores,
        means: |options| {
            Label::new(match options.score {
                Score::Win => "own-score-win-means",
                Score::PointsToMaker => "own-score-maker-means",
                Score::PointToPrevious => "own-score-previous-means",
            })
        },
    },
    Entry {
        name: "own-end",
        choices: ends,
        means: |options| {
            Label::new(match options.end {
                End::FirstCombo => "own-end-first-means",
                End::NobodyCanPlace => "own-end-full-means",
            })
        },
    },
    Entry {
        name: "own-rounds",
        choices: rounds,
        means: |options| Label::new("own-rounds-mean").with("rounds", Arg::from(u32::from(options.rounds))),
    },
    Entry {
        name: "own-stuck",
        choices: stuck,
        means: |options| {
            Label::new(match options.stuck_colour {
                StuckColour::Skip => "own-stuck-skip-means",
                StuckColour::Frozen => "own-stuck-frozen-means",
                StuckColour::Other => "own-stuck-other-means",
            })
        },
    },
    Entry {
        name: "own-fairness",
        choices: fairness,
        means: |options| {
            Label::new(match (options.centre_medium_ban, options.swap) {
                (false, false) => "own-fairness-none",
                (true, false) => "own-fairness-ban",
                (false, true) => "own-fairness-swap",
                (true, true) => "own-fairness-both",
            })
        },
    },
];

/// A label that says what an option means, as it stands in the draft.
#[derive(Component)]
pub(super) struct Means(fn(&Options) -> Label);

pub(super) fn tell_meanings(draft: Res<Draft>, mut labels: Query<(&Means, &mut Label)>) {
    for (means, mut label) in &mut labels {
        label.set_if_neq((means.0)(&draft.rules.options));
    }
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands) {
    for entry in &ENTRIES {
        list.spawn((column(2), Pickable::IGNORE)).with_children(|part| {
            part.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
                line.spawn((
                    Node {
                        width: px(170),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![label(Label::new(entry.name), Face::Medium, size::TEXT, BRASS)],
                ));
                (entry.choices)(line);
            });
            part.spawn((
                Means(entry.means),
                label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM),
            ));
        });
    }
}
