//! Small plots: spin and wobble over time, of the shot that is seen and of the best.

use bevy::prelude::*;

use crate::monsuno::cards::Fonts;
use crate::practice::plot::{Figure, Ink, Layout, Mark, Panel, Tint};
use crate::practice::{Flight, Sample};
use crate::range::Practising;
use crate::shell::label::Spoken;
use crate::shell::widget::{blank_picture, picture_of};
use crate::words::Words;

/// Where the plots are painted.
#[derive(Component)]
pub(super) struct Plot;

/// Two plots one over the other, beside the live numbers.
const LAYOUT: Layout = Layout {
    panel: [300.0, 148.0],
    plot: [244.0, 80.0],
    corner: [48.0, 44.0],
    head: 0.0,
    columns: 1,
};
/// How wide the plots are on the screen.
const WIDTH: f32 = 258.0;
/// How finely they are painted.
const UNIT: f32 = 1.5;
/// No line has more points than this: more could not be seen.
const POINTS: usize = 240;

pub(super) fn spawn(side: &mut ChildSpawnerCommands, images: &mut Assets<Image>) {
    side.spawn((
        Plot,
        ImageNode::new(images.add(blank_picture())),
        Node {
            width: px(WIDTH),
            height: px(WIDTH * 2.0 * LAYOUT.panel[1] as f32 / LAYOUT.panel[0] as f32),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

/// What the plots were last painted for: four times a second while something moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Painted {
    revision: u64,
    quarters: Option<i64>,
}

pub(super) fn paint(
    practising: Res<Practising>,
    spoken: Res<Spoken>,
    mut fonts: Local<Option<Fonts>>,
    mut painted: Local<Option<Painted>>,
    fresh: Query<(), Added<Plot>>,
    mut images: ResMut<Assets<Image>>,
    mut plots: Query<&mut ImageNode, With<Plot>>,
) -> Result {
    let now = Painted {
        revision: practising.revision(),
        quarters: practising.moment().map(|seconds| (4.0 * seconds) as i64),
    };
    if painted.replace(now) == Some(now) && fresh.is_empty() && !spoken.is_changed() {
        return Ok(());
    }
    let fonts = match &mut *fonts {
        Some(fonts) => fonts,
        none => none.insert(Fonts::carried()?),
    };
    let canvas = figure(&practising, &spoken.0).to_pixels(&LAYOUT, &Tint::DARK, fonts, UNIT);
    let image = picture_of(canvas);
    for mut plot in &mut plots {
        plot.image = images.add(image.clone());
    }
    Ok(())
}

fn figure(practising: &Practising, words: &Words) -> Figure {
    let flying = practising.on().flying();
    let last = practising.last().map(|last| &last.flight);
    let best = practising.on().best().map(|best| &best.flight);
    let (seen, name) = match flying {
        Some(_) => (flying, "plot-now"),
        None => (last, "plot-last"),
    };
    let panel = |title: &str, value: fn(&Sample) -> f64| {
        let mut marks = Vec::new();
        for (flight, name, ink) in [(best, "plot-best", Ink::Second), (seen, name, Ink::First)] {
            if let Some(flight) = flight {
                marks.push(Mark::Line {
                    points: curve(flight, value),
                    label: words.get(name),
                    ink,
                });
            }
        }
        // Where the last shot is being looked at.
        if let (None, Some(at), Some(last)) = (flying, practising.moment(), last) {
            let most = curve(last, value).iter().map(|point| point[1]).fold(0.0, f64::max);
            marks.push(Mark::Line {
                points: vec![[at, 0.0], [at, most]],
                label: String::new(),
                ink: Ink::Pale,
            });
        }
        Panel {
            title: words.get(title),
            marks,
            comma: words.language().has_comma(),
            ..Panel::default()
        }
    };
    Figure {
        title: String::new(),
        panels: vec![
            panel("plot-spin", |sample| sample.rpm),
            panel("plot-wobble", |sample| sample.wobble.to_degrees()),
        ],
    }
}

/// A value over time, thinned to what can be seen.
fn curve(flight: &Flight, value: fn(&Sample) -> f64) -> Vec<[f64; 2]> {
    let samples = flight.samples();
    let every = samples.len().div_ceil(POINTS).max(1);
    let points = samples.iter().step_by(every);
    points.map(|sample| [sample.t, value(sample)]).collect()
}
