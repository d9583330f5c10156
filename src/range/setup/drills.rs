//! The drills: what is asked, what the medals take, the best so far, and today's.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{page, sheet};
use crate::keep;
use crate::practice::Drill;
use crate::practice::drill::{Best, daily};
use crate::range::hud::of_score;
use crate::range::{Records, Task, medal};
use crate::shell::Screen;
use crate::shell::label::{Label, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, HAIRLINE, size};
use crate::shell::widget::{ButtonLook, button, column, leads_to, row, scrolling};
use crate::words::Arg;

/// Seconds of a day.
const DAY: u64 = 86_400;

pub(super) fn spawn(records: Res<Records>, mut commands: Commands) -> Result {
    let drills = Drill::all()?;
    let day = keep::now() / DAY;
    commands
        .spawn(page("Drills", Screen::PracticeDrills))
        .with_children(|root| {
            root.spawn(sheet()).with_children(|sheet| {
                sheet.spawn(label(Label::new("drills-head"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(scrolling(10)).with_children(|list| {
                    if let Some(today) = daily(&drills, day) {
                        write(list, today, Some(day), records.progress.best_of_day(day));
                    }
                    for drill in drills {
                        let best = records.progress.best(&drill);
                        write(list, drill, None, best);
                    }
                });
                sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("drills-to-range"), ButtonLook::Choice),
                        leads_to(Screen::PracticeSetup),
                    ));
                    buttons.spawn((button(Label::new("back"), ButtonLook::Choice), leads_to(Screen::Title)));
                });
            });
        });
    Ok(())
}

/// A drill, or the daily drill of `day`, in a few lines.
fn write(list: &mut ChildSpawnerCommands, drill: Drill, day: Option<u64>, best: Option<&Best>) {
    list.spawn((
        Node {
            padding: UiRect::bottom(px(9)),
            border: UiRect::bottom(px(1)),
            column_gap: px(14),
            align_items: AlignItems::Center,
            ..default()
        },
        BorderColor::all(HAIRLINE),
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        line.spawn((
            Node {
                flex_grow: 1.0,
                flex_shrink: 1.0,
                flex_basis: px(0),
                ..column(3)
            },
            Pickable::IGNORE,
        ))
        .with_children(|text| {
            text.spawn((row(8), Pickable::IGNORE)).with_children(|head| {
                if day.is_some() {
                    head.spawn(label(Label::new("drill-daily"), Face::Medium, size::TEXT, BRASS));
                }
                head.spawn(label(Label::new(drill.name_key()), Face::Medium, size::BUTTON, CREAM));
            });
            text.spawn(label(Label::new(drill.about_key()), Face::Text, size::SMALL, CREAM_DIM));
            text.spawn((row(16), Pickable::IGNORE)).with_children(|medals| {
                for one in medal::ALL {
                    let least =
                        Label::new("medal-takes").with("score", of_score(&drill, medal::least(&drill.medals, one)));
                    let won = best.is_some_and(|best| best.medal >= Some(one));
                    medal::spawn_threshold(medals, one, least, won);
                }
            });
            tell_best(text, &drill, best);
        });
        line.spawn((
            button(Label::new("drill-start"), ButtonLook::Lead),
            observe(
                move |_: On<Activate>, mut task: ResMut<Task>, mut next: ResMut<NextState<Screen>>| {
                    *task = Task::Drill(Box::new(drill.clone()), day);
                    next.set(Screen::Practice);
                },
            ),
        ));
    });
}

fn tell_best(text: &mut ChildSpawnerCommands, drill: &Drill, best: Option<&Best>) {
    text.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
        let Some(best) = best else {
            line.spawn(label(Label::new("drill-never"), Face::Text, size::SMALL, CREAM_DIM));
            return;
        };
        let said = Label::new("drill-best")
            .with("score", of_score(drill, best.score))
            .with("medal", Arg::Word(best.medal.map_or("medal-none", medal::key)))
            .with("attempts", Arg::from(best.attempts));
        if let Some(won) = best.medal {
            line.spawn(plain(medal::sign(won), Face::Symbols, size::TEXT, medal::color(won)));
        }
        line.spawn(label(said, Face::Text, size::SMALL, CREAM));
    });
}
