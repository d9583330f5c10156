//! What is measured, what theory says, and by how much they differ: a table.

use bevy::prelude::*;

use super::hud::laid_out;
use super::{FollowIntents, Lab};
use crate::practice::lab::{Quantity, Reading};
use crate::shell::Screen;
use crate::shell::label::{Label, Spoken, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::column;

/// Where the table is.
#[derive(Component)]
struct Sheet;

/// A cell: the number of its reading, and its column.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Cell(usize, usize);

/// How wide the columns of numbers are.
const WIDTHS: [i32; 3] = [78, 70, 76];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (laid_out::<Sheet>(lay_out), tell)
            .chain()
            .after(FollowIntents)
            .run_if(in_state(Screen::Lab)),
    );
}

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn((Sheet, column(2), Pickable::IGNORE));
}

fn lay_out(rows: &mut ChildSpawnerCommands, lab: &Lab) {
    spawn_row(rows, |row| {
        for (key, width) in ["lab-measured", "lab-theory", "lab-difference"].into_iter().zip(WIDTHS) {
            row.spawn(cell(width))
                .with_child(label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM));
        }
    });
    for (nth, reading) in lab.run().readings().iter().enumerate() {
        spawn_row(rows, |row| {
            row.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_child(label(
                Label::new("lab-reading")
                    .with("name", reading.key)
                    .with("unit", unit(reading.quantity)),
                Face::Text,
                size::SMALL,
                CREAM_DIM,
            ));
            for (at, width) in WIDTHS.into_iter().enumerate() {
                let color = if at == 1 { BRASS } else { CREAM };
                row.spawn(cell(width))
                    .with_child((Cell(nth, at), plain("", Face::Medium, size::SMALL, color)));
            }
        });
    }
}

fn spawn_row(rows: &mut ChildSpawnerCommands, cells: impl FnOnce(&mut ChildSpawnerCommands)) {
    rows.spawn((
        Node {
            justify_content: JustifyContent::End,
            align_items: AlignItems::End,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(cells);
}

fn cell(width: i32) -> impl Bundle {
    (
        Node {
            width: px(width),
            flex_shrink: 0.0,
            justify_content: JustifyContent::End,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// What the table was last written for: ten times a second is as often as it can be read.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Written {
    beginnings: u64,
    tenths: i64,
    runs: bool,
    over: bool,
    moment: u64,
}

fn tell(
    lab: Res<Lab>,
    time: Res<Time<Real>>,
    spoken: Res<Spoken>,
    mut written: Local<Option<Written>>,
    mut cells: Query<(Ref<Cell>, &mut Text)>,
) {
    let now = Written {
        beginnings: lab.beginnings(),
        tenths: if lab.runs() {
            (10.0 * time.elapsed_secs_f64()) as i64
        } else {
            0
        },
        runs: lab.runs(),
        over: lab.run().is_over(),
        moment: if lab.runs() { 0 } else { lab.run().time().to_bits() },
    };
    let fresh = cells.iter().any(|(cell, _)| cell.is_added());
    if written.replace(now) == Some(now) && !fresh && !spoken.is_changed() {
        return;
    }
    let readings = lab.run().readings();
    for (cell, mut text) in &mut cells {
        if let Some(reading) = readings.get(cell.0) {
            let said = spoken.language().figures(&said(reading, cell.1));
            if text.0 != said {
                text.0 = said;
            }
        }
    }
}

fn said(reading: &Reading, column: usize) -> String {
    let nothing = || "\u{2013}".to_owned();
    let number = |value: Option<f64>| value.map_or_else(nothing, |value| number(in_unit(reading.quantity, value)));
    match column {
        0 => number(reading.measured),
        1 => number(reading.theory),
        _ => reading.difference().map_or_else(nothing, percent),
    }
}

/// A number to about four digits.
fn number(value: f64) -> String {
    let decimals = match value.abs() {
        size if size >= 999.5 => 0,
        size if size >= 99.95 => 1,
        size if size >= 9.995 => 2,
        _ => 3,
    };
    format!("{value:.decimals$}")
}

/// A share in percent; what is hardly anything is said to be so.
fn percent(share: f64) -> String {
    let value = 100.0 * share;
    match value.abs() {
        size if size < 0.005 => "< 0.01 %".to_owned(),
        size if size < 9.95 => format!("{value:+.2} %"),
        _ => format!("{value:+.0} %"),
    }
}

/// `value` in the unit that [`unit`] names.
pub(super) fn in_unit(quantity: Quantity, value: f64) -> f64 {
    use core::f64::consts::TAU;
    match quantity {
        Quantity::Energy | Quantity::Momentum => 1e3 * value,
        Quantity::Round => value / TAU,
        Quantity::Spin => value * 60.0 / TAU,
        Quantity::Angle => value.to_degrees(),
        Quantity::Time | Quantity::Marks => value,
    }
}

/// The key of the unit that numbers of `quantity` are read in.
pub(super) fn unit(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Energy => "unit-name-mj",
        Quantity::Momentum => "unit-name-mjs",
        Quantity::Round => "unit-name-round",
        Quantity::Spin => "unit-name-rpm",
        Quantity::Angle => "unit-name-degrees",
        Quantity::Time => "unit-name-seconds",
        Quantity::Marks => "unit-name-count",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_four_digits_and_small_differences_are_said_to_be_small() {
        let written = [0.123_45, 1.234_56, 12.345_6, 123.456, 1234.56, 9.999_6, -45.678].map(number);
        assert_eq!(written, ["0.123", "1.235", "12.35", "123.5", "1235", "10.00", "-45.68"]);
        let shares = [1e-7, 0.0123, -0.000_2, 0.33].map(percent);
        assert_eq!(shares, ["< 0.01 %", "+1.23 %", "-0.02 %", "+33 %"]);
    }
}
