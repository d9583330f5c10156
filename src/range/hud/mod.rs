//! Words around the range: what to do, what is measured, the session or the tries, the last shot once more.

mod drill;
mod numbers;
mod plot;
mod prompts;
mod scrub;
mod session;

use bevy::prelude::*;

pub(super) use self::prompts::of_score;
use super::{Intent, Practising, Records, SessionShown, Shows};
use crate::monsuno::hud::{spawn_controls, spawn_prompt, tell_gesture};
use crate::monsuno::play::{FollowIntents, Gesture};
use crate::shell::Screen;
use crate::shell::input::{Act, Controls};
use crate::shell::label::{Label, Spoken};
use crate::shell::pause::{Pause, StartOver};
use crate::shell::reach::Reach;
use crate::shell::widget::{
    Sided, Turned, column, lower_edge, mark_choices, menu_corner, panel, room, screen_root, sheet_on_tall, upper_edge,
};

#[derive(Component)]
struct Prompt;
#[derive(Component)]
struct Hint;
/// Is seen only while the hand can launch.
#[derive(Component)]
struct HandOnly;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Practice), spawn_hud.after(super::Begin))
        .add_systems(
            Update,
            by_keys
                .before(FollowIntents)
                .run_if(in_state(Screen::Practice))
                .run_if(resource_exists::<Practising>),
        )
        .add_systems(
            Update,
            (
                (tell_state, session::tell, drill::tell).run_if(something_new.or_eager(resource_changed::<Spoken>)),
                numbers::tell,
                plot::paint,
                scrub::tell,
                tell_gesture.run_if(resource_exists_and_changed::<Gesture>),
                mark_choices::<Gesture>,
                mark_choices::<SessionShown>,
                mark_choices::<Practising>,
            )
                .chain()
                .after(FollowIntents)
                .run_if(in_state(Screen::Practice))
                .run_if(resource_exists::<Practising>),
        );
}

/// What the words were last written for.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Written {
    revision: u64,
    flies: bool,
    watches: bool,
    launches: bool,
    session: (usize, u64),
    better: bool,
}

/// Whether it stands elsewhere than when the words were written.
fn something_new(
    practising: Option<Res<Practising>>,
    records: Option<Res<Records>>,
    fresh: Query<(), Added<Prompt>>,
    mut written: Local<Option<Written>>,
) -> bool {
    let Some(practising) = practising else { return false };
    let session = practising.session();
    let now = Written {
        revision: practising.revision(),
        flies: practising.is_flying(),
        watches: matches!(practising.shows(), Shows::Last { .. }),
        launches: practising.can_launch(),
        session: (session.shots.len(), session.began),
        better: records.is_some_and(|records| records.better),
    };
    written.replace(now) != Some(now) || !fresh.is_empty()
}

fn spawn_hud(practising: Option<Res<Practising>>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let Some(practising) = practising else { return };
    let at_drill = practising.go().is_some();
    commands
        .spawn((screen_root("Practice words"), DespawnOnExit(Screen::Practice)))
        .with_children(|root| {
            root.spawn(upper_edge()).with_children(spawn_head);
            root.spawn(menu_corner());
            root.spawn(side(
                |node| (node.right, node.top) = (px(18), px(18)),
                |node| (node.right, node.top) = (px(18), px(152)),
            ))
            .with_children(numbers::spawn);
            root.spawn(lower_edge()).with_children(|bottom| {
                bottom.spawn(both_sides()).with_children(|sides| {
                    sides
                        .spawn(side(
                            |node| {
                                node.position_type = PositionType::Absolute;
                                (node.left, node.top, node.width) = (px(18), px(74), px(286));
                            },
                            |node| {
                                node.position_type = PositionType::Relative;
                                (node.left, node.top, node.width) = (px(0), px(0), px(380));
                            },
                        ))
                        .with_children(|side| {
                            if at_drill {
                                drill::spawn(side);
                            } else {
                                session::spawn(side);
                            }
                        });
                    sides
                        .spawn(side(
                            |node| {
                                node.position_type = PositionType::Absolute;
                                (node.right, node.top) = (px(18), px(258));
                            },
                            |node| {
                                node.position_type = PositionType::Relative;
                                (node.right, node.top) = (px(0), px(0));
                            },
                        ))
                        .with_children(|side| {
                            plot::spawn(side, &mut images);
                            scrub::spawn(side);
                        });
                });
                if at_drill {
                    drill::spawn_end(bottom);
                }
                bottom
                    .spawn((
                        HandOnly,
                        panel(Node {
                            padding: UiRect::axes(px(10), px(9)),
                            align_items: AlignItems::Center,
                            ..column(6)
                        }),
                        sheet_on_tall(),
                    ))
                    .with_children(|controls| spawn_controls(controls, practising.styles()));
            });
        });
}

fn spawn_head(top: &mut ChildSpawnerCommands) {
    top.spawn(room(auto()))
        .insert(Turned {
            wide: |node| node.width = percent(45),
            tall: |node| node.width = percent(92),
        })
        .with_children(|room| {
            room.spawn(panel(Node {
                padding: UiRect::axes(px(24), px(9)),
                align_items: AlignItems::Center,
                ..column(3)
            }))
            .with_children(|middle| spawn_prompt(middle, Prompt, Hint));
        });
}

/// What stands on both sides of the field; on a tall screen there is room below it.
fn both_sides() -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::End,
            ..default()
        },
        Turned {
            wide: |node| {
                node.position_type = PositionType::Absolute;
                (node.top, node.width, node.height) = (px(0), percent(100), percent(100));
            },
            tall: |node| {
                node.position_type = PositionType::Relative;
                (node.width, node.height) = (percent(96), auto());
            },
        },
        Pickable::IGNORE,
    )
}

/// A panel at a side of the screen; where it stands is up to the shape of the screen.
fn side(wide: fn(&mut Node), tall: fn(&mut Node)) -> impl Bundle {
    (
        panel(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(14), px(10)),
            width: px(286),
            ..column(5)
        }),
        Sided::default(),
        Turned { wide, tall },
    )
}

/// Shows a part of the screen, or gives its room to the others.
fn take_room(node: &mut Mut<Node>, shown: bool) {
    let display = if shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn tell_state(
    practising: Res<Practising>,
    mut prompts: Query<&mut Label, (With<Prompt>, Without<Hint>)>,
    mut hints: Query<&mut Label, (With<Hint>, Without<Prompt>)>,
    mut controls: Query<&mut Node, With<HandOnly>>,
) {
    let (prompt, hint) = prompts::of(&practising);
    for mut label in &mut prompts {
        label.set_if_neq(prompt.clone());
    }
    for mut label in &mut hints {
        label.set_if_neq(hint.clone());
    }
    for mut node in &mut controls {
        take_room(&mut node, practising.can_launch());
    }
}

/// What keys and buttons of a gamepad want, but for the hand.
fn by_keys(
    time: Res<Time>,
    controls: Controls,
    reach: Res<Reach>,
    pause: Res<State<Pause>>,
    practising: Res<Practising>,
    mut shown: ResMut<SessionShown>,
    mut intents: MessageWriter<Intent>,
    mut over: MessageWriter<StartOver>,
) {
    /// Seconds of the shot that pass in a second while a key leads through it.
    const PACE: f64 = 1.2;
    if *pause.get() == Pause::On || reach.0 {
        return;
    }
    if controls.just_pressed(Act::LaunchAgain) {
        if practising.go().is_some_and(|go| go.attempt().is_over()) {
            over.write(StartOver);
        } else {
            intents.write(Intent::Again);
        }
    }
    if controls.just_pressed(Act::WatchLast) {
        intents.write(Intent::Watch);
    }
    if controls.just_pressed(Act::ShowSession) && practising.go().is_none() {
        shown.0 = !shown.0;
    }
    if let Shows::Last { at, .. } = practising.shows() {
        if controls.just_pressed(Act::PlayPause) {
            intents.write(Intent::PlayPause);
        }
        let by = controls.held(Act::SeekOn, Act::SeekBack);
        if by != 0.0 {
            intents.write(Intent::Seek(at + PACE * by * time.delta_secs_f64()));
        }
    }
}
