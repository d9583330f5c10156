//! A go at a drill: its tries, what the medals take, how it ended.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::prompts::{of_end, of_score, of_try};
use crate::range::{Go, Practising, Records, medal};
use crate::shell::Screen;
use crate::shell::input::{Act, cap};
use crate::shell::label::{Label, label, plain};
use crate::shell::pause::StartOver;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, Settling, button, column, hud_button, leads_to, panel, row, sheet_on_tall};
use crate::words::Arg;

/// The tries and the medals.
#[derive(Component)]
pub(super) struct Tries;
/// How it ended, and what can come next.
#[derive(Component)]
pub(super) struct End;

pub(super) fn spawn(side: &mut ChildSpawnerCommands) {
    side.spawn((Tries, column(5), Pickable::IGNORE));
    side.spawn((row(6), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn((
            hud_button(Label::new("drill-others"), ButtonLook::Choice),
            leads_to(Screen::PracticeDrills),
        ));
    });
}

pub(super) fn spawn_end(bottom: &mut ChildSpawnerCommands) {
    bottom.spawn((End, column(8), Pickable::IGNORE));
}

pub(super) fn tell(
    practising: Res<Practising>,
    records: Res<Records>,
    tries: Query<Entity, With<Tries>>,
    ends: Query<Entity, With<End>>,
    mut commands: Commands,
) {
    let Some(go) = practising.go() else { return };
    for place in &tries {
        commands
            .entity(place)
            .despawn_children()
            .with_children(|lines| tell_tries(lines, go));
    }
    for place in &ends {
        let mut place = commands.entity(place);
        place.despawn_children();
        if go.attempt().is_over() {
            place.with_children(|end| tell_end(end, go, records.better));
        }
    }
}

fn tell_tries(lines: &mut ChildSpawnerCommands, go: &Go) {
    let attempt = go.attempt();
    let drill = attempt.drill();
    if go.day.is_some() {
        lines.spawn(label(Label::new("drill-daily"), Face::Text, size::SMALL, BRASS));
    }
    lines.spawn(label(Label::new(drill.name_key()), Face::Medium, size::BUTTON, BRASS));
    lines.spawn(label(Label::new(drill.about_key()), Face::Text, size::SMALL, CREAM_DIM));
    for (index, one) in go.tries.iter().enumerate() {
        let said = Label::new("drill-try")
            .with("number", Arg::from(index + 1))
            .with("score", of_score(drill, one.score));
        lines.spawn(label(said, Face::Medium, size::TEXT, CREAM));
        if one.score <= 0.0 {
            lines.spawn((
                label(of_try(drill, one), Face::Text, size::SMALL, CREAM_DIM),
                Node {
                    margin: UiRect::left(px(14)),
                    min_width: px(0),
                    ..default()
                },
            ));
        }
    }
    let so_far = Label::new("drill-so-far").with("score", of_score(drill, attempt.score()));
    lines.spawn(label(so_far, Face::Medium, size::TEXT, CREAM));
    for one in medal::ALL {
        let least = Label::new("medal-takes").with("score", of_score(drill, medal::least(&drill.medals, one)));
        medal::spawn_threshold(lines, one, least, attempt.medal() >= Some(one));
    }
}

fn tell_end(end: &mut ChildSpawnerCommands, go: &Go, better: bool) {
    let (head, about) = of_end(go);
    end.spawn(panel(Node {
        padding: UiRect::axes(px(30), px(14)),
        align_items: AlignItems::Center,
        ..column(8)
    }))
    .insert(sheet_on_tall())
    .with_children(|sheet| {
        sheet.spawn((row(12), Pickable::IGNORE)).with_children(|line| {
            if let Some(won) = go.attempt().medal() {
                line.spawn(plain(medal::sign(won), Face::Symbols, size::HEAD, medal::color(won)));
            }
            line.spawn(label(head, Face::Title, size::HEAD, BRASS));
        });
        let centred = || TextLayout::justify(Justify::Center);
        sheet.spawn((label(about, Face::Text, size::TEXT, CREAM), centred()));
        if better {
            sheet.spawn(label(Label::new("drill-better"), Face::Medium, size::TEXT, BRASS));
        }
        sheet
            .spawn((
                Node {
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    ..row(12)
                },
                Pickable::IGNORE,
            ))
            .with_children(|buttons| {
                buttons
                    .spawn((
                        Settling::default(),
                        button(Label::new("drill-once-more"), ButtonLook::Lead),
                        observe(|_: On<Activate>, mut over: MessageWriter<StartOver>| {
                            over.write(StartOver);
                        }),
                    ))
                    .with_child(cap(Act::LaunchAgain));
                buttons.spawn((
                    Settling::default(),
                    button(Label::new("drill-others"), ButtonLook::Plain),
                    leads_to(Screen::PracticeDrills),
                ));
            });
    });
}
