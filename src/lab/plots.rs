//! Energy, angular momentum and what the phenomenon is about, over time, each with the line of theory.

use bevy::prelude::*;

use super::readings::{in_unit, unit};
use super::{FollowIntents, Lab};
use crate::monsuno::cards::Fonts;
use crate::practice::lab::{Quantity, Run, Sample};
use crate::practice::plot::{Figure, Ink, Layout, Mark, Panel, Tint};
use crate::shell::Screen;
use crate::shell::label::Spoken;
use crate::shell::widget::{blank_picture, picture_of};
use crate::words::{Arg, Words};

/// Where the plots are painted.
#[derive(Component)]
struct Plots;

/// Three plots one over the other.
const LAYOUT: Layout = Layout {
    panel: [440.0, 164.0],
    plot: [372.0, 98.0],
    corner: [62.0, 42.0],
    head: 0.0,
    columns: 1,
};
/// How wide the plots are on the screen.
const WIDTH: f32 = 372.0;
/// How finely they are painted.
const UNIT: f32 = 1.5;
/// No line has more points than this: more could not be seen.
const POINTS: usize = 160;
/// Seconds that the plots show at least.
const LEAST: f64 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, paint.after(FollowIntents).run_if(in_state(Screen::Lab)));
}

pub(super) fn spawn(side: &mut ChildSpawnerCommands, images: &mut Assets<Image>) {
    side.spawn((
        Plots,
        ImageNode::new(images.add(blank_picture())),
        Node {
            width: px(WIDTH),
            max_width: percent(100),
            aspect_ratio: Some((LAYOUT.panel[0] / (3.0 * LAYOUT.panel[1])) as f32),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

/// What the plots were last painted for: four times a second while something moves.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Painted {
    beginnings: u64,
    quarters: i64,
    moment: u64,
}

fn paint(
    lab: Res<Lab>,
    time: Res<Time<Real>>,
    spoken: Res<Spoken>,
    mut fonts: Local<Option<Fonts>>,
    mut painted: Local<Option<Painted>>,
    fresh: Query<(), Added<Plots>>,
    mut images: ResMut<Assets<Image>>,
    mut plots: Query<&mut ImageNode, With<Plots>>,
) -> Result {
    let moves = lab.runs() && !lab.run().is_over();
    let quarters = (4.0 * time.elapsed_secs_f64()) as i64;
    let now = Painted {
        // While a dial is dragged a new run begins with every picture: that is no more often to be painted.
        beginnings: if moves { 0 } else { lab.beginnings() },
        quarters: if moves { quarters } else { 0 },
        moment: if moves { 0 } else { lab.run().time().to_bits() },
    };
    if painted.replace(now) == Some(now) && fresh.is_empty() && !spoken.is_changed() {
        return Ok(());
    }
    let fonts = match &mut *fonts {
        Some(fonts) => fonts,
        none => none.insert(Fonts::carried()?),
    };
    let picture = picture_of(figure(lab.run(), &spoken.0).to_pixels(&LAYOUT, &Tint::DARK, fonts, UNIT));
    for mut plot in &mut plots {
        plot.image = images.add(picture.clone());
    }
    Ok(())
}

fn figure(run: &Run, words: &Words) -> Figure {
    let samples = run.trace().samples();
    let every = samples.len().div_ceil(POINTS).max(1);
    let line = |quantity: Quantity, label: &str, ink: Ink, value: &dyn Fn(&Sample) -> f64| Mark::Line {
        points: samples
            .iter()
            .step_by(every)
            .map(|sample| [sample.t, in_unit(quantity, value(sample))])
            .collect(),
        label: if label.is_empty() {
            String::new()
        } else {
            words.get(label)
        },
        ink,
    };
    let panel = |key: &'static str, quantity: Quantity, mut marks: Vec<Mark>| {
        // Nothing is drawn there, but zero and the first moments are in view.
        let corner = [[0.0, 0.0], [LEAST, 0.0]].map(|point| Mark::Line {
            points: vec![point],
            label: String::new(),
            ink: Ink::Pale,
        });
        marks.extend(corner);
        Panel {
            title: words.with(
                "lab-reading",
                &[("name", Arg::Word(key)), ("unit", Arg::Word(unit(quantity)))],
            ),
            marks,
            comma: words.language().has_comma(),
            ..Panel::default()
        }
    };
    let own = run.own_quantity();
    Figure {
        title: String::new(),
        panels: vec![
            panel(
                "lab-energy",
                Quantity::Energy,
                vec![
                    line(Quantity::Energy, "plot-kinetic", Ink::Third, &|sample| sample.kinetic),
                    line(Quantity::Energy, "plot-potential", Ink::Fourth, &|sample| {
                        sample.potential
                    }),
                    line(Quantity::Energy, "plot-whole", Ink::First, &Sample::energy),
                    line(Quantity::Energy, "plot-theory", Ink::Second, &|sample| sample.theory[0]),
                ],
            ),
            panel(
                run.kept_key(),
                Quantity::Momentum,
                vec![
                    line(Quantity::Momentum, "plot-momentum", Ink::Third, &|sample| {
                        sample.momentum
                    }),
                    line(Quantity::Momentum, "plot-simulated", Ink::First, &|sample| sample.kept),
                    line(Quantity::Momentum, "plot-theory", Ink::Second, &|sample| {
                        sample.theory[1]
                    }),
                ],
            ),
            panel(
                run.own_key(),
                own,
                vec![
                    line(own, "plot-simulated", Ink::First, &|sample| sample.own),
                    line(
                        own,
                        if samples.iter().any(|sample| sample.theory[2].is_finite()) {
                            "plot-theory"
                        } else {
                            ""
                        },
                        Ink::Second,
                        &|sample| sample.theory[2],
                    ),
                ],
            ),
        ],
    }
}
