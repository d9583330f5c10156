//! The session: what its shots show together, and what can be done with it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::practice::{Average, Summary};
use crate::range::{Intent, Mark, Practising, SessionShown};
use crate::shell::Screen;
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, ChosenWhen, column, hud_button, leads_to, row};
use crate::words::Arg;

/// What the shots show together.
#[derive(Component)]
pub(super) struct Shown;

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn((Shown, column(3), Pickable::IGNORE));
    side.spawn((
        Node {
            margin: UiRect::top(px(6)),
            ..row(6)
        },
        Pickable::IGNORE,
    ))
    .with_children(|buttons| {
        buttons
            .spawn((
                hud_button(Label::new("range-again"), ButtonLook::Choice),
                wants(Intent::Again),
            ))
            .with_child(cap(Act::LaunchAgain));
        buttons
            .spawn((
                hud_button(Label::new("range-on-field"), ButtonLook::Choice),
                ChosenWhen::new(|shown: &SessionShown| shown.0),
                observe(|_: On<Activate>, mut shown: ResMut<SessionShown>| shown.0 = !shown.0),
            ))
            .with_child(cap(Act::ShowSession));
        for (key, intent) in [
            ("range-export", Intent::Export),
            ("range-new-session", Intent::NewSession),
        ] {
            buttons.spawn((hud_button(Label::new(key), ButtonLook::Choice), wants(intent)));
        }
        buttons.spawn((
            hud_button(Label::new("range-set-up"), ButtonLook::Choice),
            leads_to(Screen::PracticeSetup),
        ));
    });
}

fn wants(intent: Intent) -> impl Bundle {
    observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
        intents.write(intent);
    })
}

pub(super) fn tell(practising: Res<Practising>, places: Query<Entity, With<Shown>>, mut commands: Commands) {
    let summary = practising.session().summary();
    for place in &places {
        commands.entity(place).despawn_children().with_children(|lines| {
            let count = Label::new("session-shots").with("count", Arg::from(summary.shots));
            lines.spawn(label(count, Face::Medium, size::TEXT, BRASS));
            if summary.shots > 0 {
                tell_summary(lines, &summary);
            }
            if practising.last().is_some() {
                tell_legend(lines);
            }
        });
    }
}

fn tell_summary(lines: &mut ChildSpawnerCommands, summary: &Summary) {
    let number = |value: f64| Arg::Figures(format!("{value:.2}"));
    let average = |key: &'static str, average: Option<Average>| {
        average.map(|average| {
            Label::new(key)
                .with("mean", number(average.mean))
                .with("deviation", number(average.deviation))
                .with("best", number(average.best))
        })
    };
    let left = Label::new("session-left")
        .with("left", Arg::from(summary.left))
        .with("opened", Arg::from(summary.opened));
    let trend = summary
        .trend
        .filter(|_| summary.shots > 2)
        .map(|trend| Label::new("session-trend").with("slope", Arg::Figures(format!("{:+.3}", trend.slope))));
    let scatter = summary.stopped.map(|ellipse| {
        let [long, short] = ellipse.half_axes(0.9).map(|half| format!("{:.0}", 200.0 * half));
        Label::new("session-scatter")
            .with("long", Arg::Text(long))
            .with("short", Arg::Text(short))
    });
    for said in [
        average("session-spun", summary.time_spun),
        average("session-distance", summary.distance),
        average("session-speed", summary.top_speed),
        trend,
        scatter,
        Some(left),
    ]
    .into_iter()
    .flatten()
    {
        lines.spawn(label(said, Face::Text, size::SMALL, CREAM));
    }
}

/// How the last and the best are told apart on the field.
fn tell_legend(lines: &mut ChildSpawnerCommands) {
    for (sign, mark, key) in [
        ("\u{2014}\u{2014}", Mark::Last, "legend-last"),
        ("\u{2013}\u{a0}\u{2013}", Mark::Best, "legend-best"),
    ] {
        let line = Node {
            flex_wrap: FlexWrap::NoWrap,
            align_items: AlignItems::Start,
            ..row(6)
        };
        lines.spawn((line, Pickable::IGNORE)).with_children(|line| {
            line.spawn((
                plain(sign, Face::Medium, size::SMALL, mark.color().with_alpha(1.0)),
                Node {
                    flex_shrink: 0.0,
                    width: px(30),
                    ..default()
                },
            ));
            line.spawn(label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM));
        });
    }
}
