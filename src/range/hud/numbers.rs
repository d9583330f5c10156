//! Live numbers: how the capsule that is seen moves, or the greatest of the last shot once it lies.

use bevy::prelude::*;

use super::prompts::worth;
use crate::monsuno::play::Gesture;
use crate::practice::Outcome;
use crate::range::{Practising, Shows};
use crate::shell::label::{Label, label};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, size};
use crate::words::Arg;

/// A number that is shown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    Speed,
    Spin,
    Tilt,
    Wobble,
    Point,
    Spun,
    Distance,
    Worth,
}

impl Number {
    const ALL: [Self; 8] = [
        Self::Speed,
        Self::Spin,
        Self::Tilt,
        Self::Wobble,
        Self::Point,
        Self::Spun,
        Self::Distance,
        Self::Worth,
    ];

    fn key(self) -> &'static str {
        match self {
            Self::Speed => "number-speed",
            Self::Spin => "number-spin",
            Self::Tilt => "number-tilt",
            Self::Wobble => "number-wobble",
            Self::Point => "number-point",
            Self::Spun => "number-spun",
            Self::Distance => "number-distance",
            Self::Worth => "number-worth",
        }
    }
}

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    for number in Number::ALL {
        side.spawn((
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Baseline,
                column_gap: px(10),
                ..default()
            },
            Pickable::IGNORE,
            children![
                label(Label::new(number.key()), Face::Text, size::SMALL, CREAM_DIM),
                (number, label(Label::new(""), Face::Medium, size::TEXT, CREAM)),
            ],
        ));
    }
}

/// What the numbers were last written for: ten times a second is as often as they can be read.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Written {
    revision: u64,
    tenths: Option<i64>,
    point: i64,
}

pub(super) fn tell(
    practising: Res<Practising>,
    gesture: Res<Gesture>,
    mut written: Local<Option<Written>>,
    mut texts: Query<(Ref<Number>, &mut Label)>,
) {
    let point = 100.0 * press_point(&practising, &gesture);
    let now = Written {
        revision: practising.revision(),
        tenths: practising.moment().map(|seconds| (10.0 * seconds) as i64),
        point: point.round() as i64,
    };
    let fresh = texts.iter().any(|(number, _)| number.is_added());
    if written.replace(now) == Some(now) && !fresh {
        return;
    }
    for (number, mut text) in &mut texts {
        text.set_if_neq(said(&practising, *number, point));
    }
}

/// Where the finger goes down, or went down for what is seen.
fn press_point(practising: &Practising, gesture: &Gesture) -> f64 {
    let flies = practising.on().launched();
    let watched = || practising.last().map(|last| &last.shot);
    let shot = flies.or_else(|| {
        let Shows::Last { .. } = practising.shows() else {
            return None;
        };
        watched()
    });
    shot.map_or(gesture.launch.press_point, |shot| shot.launch.press_point)
}

fn said(practising: &Practising, number: Number, point: f64) -> Label {
    const TO_RPM: f64 = 60.0 / core::f64::consts::TAU;
    let text = |value: f64, decimals: usize| Arg::Figures(format!("{value:.decimals$}"));
    let nothing = || Label::new("number-none");
    let with = |key: &'static str, value: f64, decimals: usize| Label::new(key).with("value", text(value, decimals));
    if number == Number::Point {
        return with("number-percent", point, 0);
    }
    let sample = practising.sample();
    let outcome: Option<&Outcome> = match practising.on().flying() {
        Some(flight) => Some(flight.outcome()),
        None => practising.last().map(|last| last.flight.outcome()),
    };
    let Some(outcome) = outcome else { return nothing() };
    match (number, sample) {
        (Number::Speed, Some(sample)) => with("number-m-s", sample.speed, 2),
        (Number::Speed, None) => with("number-m-s-most", outcome.top_speed, 2),
        (Number::Spin, Some(sample)) => with("number-rpm", sample.rpm, 0),
        (Number::Spin, None) => with("number-rpm-most", TO_RPM * outcome.top_spin, 0),
        (Number::Tilt, Some(sample)) => with("number-degrees", sample.tilt.to_degrees(), 0),
        (Number::Wobble, Some(sample)) => with("number-degrees", sample.wobble.to_degrees(), 1),
        (Number::Tilt | Number::Wobble, None) | (Number::Point, _) => nothing(),
        (Number::Spun, _) => with("number-seconds", outcome.time_spun, 2),
        (Number::Distance, _) => with("number-metres", outcome.distance, 2),
        (Number::Worth, _) => match practising.last().filter(|_| !practising.is_flying()) {
            Some(last) => Label::new("number-score").with("score", worth(practising.on().score(), last)),
            None => nothing(),
        },
    }
}
