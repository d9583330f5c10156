//! Words and buttons around the body: which phenomenon, what one sees, what theory says, how time goes.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{FollowIntents, Intent, Lab, Open, dials, plots, readings};
use crate::practice::lab::Phenomenon;
use crate::shell::Screen;
use crate::shell::input::{Act, Controls, cap};
use crate::shell::label::{Label, label};
use crate::shell::pause::Pause;
use crate::shell::reach::Reach;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, Sided, Turned, column, hud_button, leads_to, lower_edge, mark_choices, menu_corner,
    named_hud_button, panel, row, screen_root, scrolling, upper_edge,
};
use crate::words::Arg;

/// A text that follows the phenomenon or how it stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Name,
    Verdict,
    About,
    Try,
    Theory,
    Beyond,
    Pace,
    Clock,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Lab), spawn.after(Open))
        .add_systems(Update, by_keys.before(FollowIntents).run_if(in_state(Screen::Lab)))
        .add_systems(
            Update,
            (tell, mark_choices::<Lab>)
                .after(FollowIntents)
                .run_if(in_state(Screen::Lab)),
        );
}

fn spawn(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    commands
        .spawn((screen_root("Lab words"), DespawnOnExit(Screen::Lab)))
        .with_children(|root| {
            root.spawn(upper_edge()).with_children(spawn_head);
            root.spawn(menu_corner());
            root.spawn(side(
                |node| {
                    (node.left, node.top, node.bottom, node.width) = (px(18), px(74), auto(), px(398));
                    node.max_height = px(630);
                },
                |node| {
                    (node.left, node.top, node.bottom, node.width) = (px(10), auto(), px(136), percent(48));
                    node.max_height = percent(57);
                },
            ))
            .with_children(spawn_left);
            root.spawn(side(
                |node| {
                    (node.right, node.top, node.bottom, node.width) = (px(18), px(18), auto(), px(402));
                },
                |node| {
                    (node.right, node.top, node.bottom, node.width) = (px(10), auto(), px(136), percent(48));
                },
            ))
            .with_children(|side| {
                readings::spawn(side);
                side.spawn((Said::Beyond, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
                plots::spawn(side, &mut images);
            });
            root.spawn(lower_edge()).with_children(spawn_controls);
        });
}

/// A panel at a side of the screen; where it stands is up to the shape of the screen.
fn side(wide: fn(&mut Node), tall: fn(&mut Node)) -> impl Bundle {
    (
        panel(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(14), px(10)),
            ..column(6)
        }),
        Sided::default(),
        Turned { wide, tall },
    )
}

fn wants(intent: Intent) -> impl Bundle {
    observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
        intents.write(intent);
    })
}

fn spawn_head(top: &mut ChildSpawnerCommands) {
    top.spawn(panel(Node {
        padding: UiRect::axes(px(14), px(8)),
        align_items: AlignItems::Center,
        ..column(3)
    }))
    .insert(Turned {
        wide: |node| (node.width, node.margin.top) = (px(428), px(0)),
        // Below both buttons of the corner.
        tall: |node| (node.width, node.margin.top) = (percent(94), px(44)),
    })
    .with_children(|head| {
        head.spawn((
            Node {
                width: percent(100),
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((named_hud_button("<"), wants(Intent::Show(-1))))
                .with_child(cap(Act::LabBefore));
            line.spawn((Said::Name, label(Label::new(""), Face::Medium, size::BUTTON, BRASS)));
            line.spawn((named_hud_button(">"), wants(Intent::Show(1))))
                .with_child(cap(Act::LabNext));
        });
        head.spawn((
            Said::Verdict,
            label(Label::new(""), Face::Text, size::SMALL, CREAM),
            TextLayout::justify(Justify::Center),
        ));
    });
}

fn spawn_left(side: &mut ChildSpawnerCommands) {
    side.spawn((Said::About, label(Label::new(""), Face::Text, size::SMALL, CREAM)));
    dials::spawn(side);
    side.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            hud_button(Label::new("lab-defaults"), ButtonLook::Choice),
            wants(Intent::Defaults),
        ))
        .with_child(cap(Act::LabDefaults));
        line.spawn((
            hud_button(Label::new("title-practice"), ButtonLook::Choice),
            leads_to(Screen::PracticeSetup),
        ));
    });
    side.spawn(scrolling(5)).with_children(|texts| {
        for (head, said) in [("lab-head-try", Said::Try), ("lab-head-theory", Said::Theory)] {
            texts.spawn(label(Label::new(head), Face::Medium, size::SMALL, BRASS));
            texts.spawn((said, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
        }
    });
}

fn spawn_controls(bottom: &mut ChildSpawnerCommands) {
    bottom
        .spawn(panel(Node {
            padding: UiRect::axes(px(12), px(8)),
            justify_content: JustifyContent::Center,
            ..row(6)
        }))
        .insert(Turned {
            wide: |node| node.width = px(428),
            tall: |node| node.width = percent(96),
        })
        .with_children(|line| {
            line.spawn((
                hud_button(Label::new("lab-pause"), ButtonLook::Choice),
                ChosenWhen::new(|lab: &Lab| !lab.runs()),
                wants(Intent::PlayPause),
            ))
            .with_child(cap(Act::LabPlay));
            for (key, intent, act) in [
                ("lab-step", Intent::Step, Act::LabStep),
                ("lab-again", Intent::Again, Act::LabAgain),
            ] {
                line.spawn((hud_button(Label::new(key), ButtonLook::Choice), wants(intent)))
                    .with_child(cap(act));
            }
            line.spawn((named_hud_button("\u{2212}"), wants(Intent::Pace(-1))))
                .with_child(cap(Act::LabSlower));
            line.spawn((Said::Pace, label(Label::new(""), Face::Medium, size::TEXT, CREAM)));
            line.spawn((named_hud_button("+"), wants(Intent::Pace(1))))
                .with_child(cap(Act::LabFaster));
            line.spawn((
                Node {
                    width: px(62),
                    justify_content: JustifyContent::End,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_child((Said::Clock, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
        });
}

/// What the texts were last written for.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Written {
    phenomenon: Phenomenon,
    verdict: &'static str,
    beyond: bool,
    pace: f64,
    tenths: i64,
}

/// Writes what belongs to the phenomenon, and how it stands.
fn tell(lab: Res<Lab>, mut written: Local<Option<Written>>, mut texts: Query<(Ref<Said>, &mut Label)>) {
    let run = lab.run();
    let now = Written {
        phenomenon: run.setting().phenomenon(),
        verdict: run.verdict(),
        beyond: run.beyond_theory(),
        pace: lab.pace(),
        tenths: (10.0 * run.time()) as i64,
    };
    let fresh = texts.iter().any(|(said, _)| said.is_added());
    if written.replace(now) == Some(now) && !fresh {
        return;
    }
    let name = run.setting().phenomenon().name();
    for (said, mut text) in &mut texts {
        let of_phenomenon = |what: &str| Label::new(format!("lab-{name}{what}"));
        let wanted = match *said {
            Said::Name => of_phenomenon(""),
            Said::About => of_phenomenon("-about"),
            Said::Try => of_phenomenon("-try"),
            Said::Theory => of_phenomenon("-theory"),
            Said::Verdict => Label::new(run.verdict()),
            Said::Beyond if run.beyond_theory() => Label::new("lab-beyond"),
            Said::Beyond => Label::new(""),
            Said::Pace => Label::new("lab-pace").with("pace", Arg::Figures(format!("{}", lab.pace()))),
            Said::Clock => Label::new("number-seconds").with("value", Arg::Figures(format!("{:.1}", run.time()))),
        };
        text.set_if_neq(wanted);
    }
}

/// How long an arrow is held until it goes on turning, and how long from one step to the next then, s.
const REPEAT: [f32; 2] = [0.35, 0.05];

fn by_keys(
    time: Res<Time<Real>>,
    controls: Controls,
    reach: Res<Reach>,
    pause: Res<State<Pause>>,
    mut held: Local<f32>,
    mut intents: MessageWriter<Intent>,
) {
    if *pause.get() == Pause::On || reach.0 {
        return;
    }
    for (act, intent) in [
        (Act::LabPlay, Intent::PlayPause),
        (Act::LabStep, Intent::Step),
        (Act::LabAgain, Intent::Again),
        (Act::LabDefaults, Intent::Defaults),
        (Act::LabNext, Intent::Show(1)),
        (Act::LabBefore, Intent::Show(-1)),
        (Act::LabFaster, Intent::Pace(1)),
        (Act::LabSlower, Intent::Pace(-1)),
        (Act::DialDown, Intent::Reach(1)),
        (Act::DialUp, Intent::Reach(-1)),
    ] {
        if controls.just_pressed(act) {
            intents.write(intent);
        }
    }
    let by = controls.step(Act::DialMore, Act::DialLess);
    let holding = controls.held(Act::DialMore, Act::DialLess);
    if by != 0 {
        *held = 0.0;
        intents.write(Intent::Nudge(by));
    } else if holding != 0.0 {
        *held += time.delta_secs();
        while *held > REPEAT[0] {
            *held -= REPEAT[1];
            intents.write(Intent::Nudge(if holding > 0.0 { 1 } else { -1 }));
        }
    }
}

/// A system that lays out `C` anew when another phenomenon is shown.
pub(super) fn laid_out<C: Component>(
    lay_out: impl Fn(&mut ChildSpawnerCommands, &Lab) + Send + Sync + 'static,
) -> impl FnMut(Res<Lab>, Query<(Entity, Ref<C>)>, Local<Option<Phenomenon>>, Commands) {
    move |lab, sheets, mut laid, mut commands| {
        let phenomenon = lab.run().setting().phenomenon();
        let same = laid.replace(phenomenon) == Some(phenomenon);
        for (sheet, fresh) in &sheets {
            if !same || fresh.is_added() {
                let mut sheet = commands.entity(sheet);
                sheet.despawn_children().with_children(|rows| lay_out(rows, &lab));
            }
        }
    }
}
