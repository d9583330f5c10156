//! Words around the field: what is to be done, the two score sheets, the calls, how it ended.

mod at_once;
mod choices;
mod controls;
mod prompts;
mod sheet;
mod watch;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::at_once::{spawn_windings, tell_windings};
use self::choices::{choose_by_keys, spawn_choice};
pub(crate) use self::controls::{spawn_controls, tell_gesture};
use self::prompts::{call_of, prompt_of};
use self::sheet::{Sheet, place_sheets, sheet, tell_sheets};
use self::watch::{spawn_watch, tell_clock, watch_by_keys};
use super::play::{Cards, FollowIntents, Gesture, Intent, Playing, WatchSpeed};
use super::session::Phase;
use crate::physics::Style;
use crate::shell::label::{Label, Spoken, label};
use crate::shell::pause::StartOver;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{
    ButtonLook, Settling, Turned, button, column, hud_button, leads_to, lower_edge, mark_choices, menu_corner, panel,
    room, row, row_on_tall, screen_root, sheet_on_tall, upper_edge,
};
use crate::shell::{Portrait, Screen, Snug};

#[derive(Component)]
struct Prompt;
#[derive(Component)]
struct Hint;
#[derive(Component)]
struct Call;
#[derive(Component)]
struct Controls;
#[derive(Component)]
struct End;
/// Where the choices of Basic+ are offered.
#[derive(Component)]
struct Choices;
#[derive(Component)]
struct SkipButton;

/// What the words were last written for.
#[derive(Default, PartialEq, Clone, Copy)]
struct Shown {
    phase: Option<Phase>,
    entries: usize,
    wins: [u32; 2],
    opened: [bool; 2],
    ticks_begun: bool,
}

impl Shown {
    fn of(playing: &Playing) -> Self {
        let session = playing.session();
        Self {
            phase: Some(session.phase()),
            entries: session.rules().log().len(),
            wins: playing.series().wins,
            opened: session.stage().opened(),
            ticks_begun: session.ticks() > 0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Monsuno), spawn_hud.after(super::play::begin))
        .add_systems(
            Update,
            (choose_by_keys, watch_by_keys)
                .before(FollowIntents)
                .run_if(in_state(Screen::Monsuno))
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(
            Update,
            (
                (tell_state, offer_choices, tell_end, tell_sheets)
                    .run_if(something_new.or_eager(resource_changed::<Spoken>)),
                place_sheets.run_if(
                    resource_changed::<Portrait>
                        .or_eager(resource_changed::<Snug>)
                        .or_eager(new_sheets),
                ),
                tell_clock,
                tell_windings,
                mark_choices::<WatchSpeed>,
                tell_gesture.run_if(resource_exists_and_changed::<Gesture>),
                mark_choices::<Gesture>,
            )
                .chain()
                .after(FollowIntents)
                .run_if(in_state(Screen::Monsuno))
                .run_if(resource_exists::<Playing>),
        );
}

/// Whether the match stands elsewhere than when the words were written.
fn something_new(playing: Option<Res<Playing>>, new: Query<(), Added<Sheet>>, mut shown: Local<Shown>) -> bool {
    let Some(playing) = playing else { return false };
    let now = Shown::of(&playing);
    let changed = *shown != now || !new.is_empty();
    *shown = now;
    changed
}

fn new_sheets(new: Query<(), Added<Sheet>>) -> bool {
    !new.is_empty()
}

fn spawn_hud(playing: Option<Res<Playing>>, mut commands: Commands) {
    let watched = playing.and_then(|playing| playing.length());
    commands
        .spawn((screen_root("Monsuno words"), DespawnOnExit(Screen::Monsuno)))
        .with_children(|root| {
            root.spawn(upper_edge()).with_children(|top| {
                top.spawn((
                    room(percent(54)),
                    // Between the sheets, or above them.
                    Turned {
                        wide: |node| node.width = percent(54),
                        tall: |node| node.width = percent(94),
                    },
                ))
                .with_children(|room| {
                    room.spawn(panel(Node {
                        padding: UiRect::axes(px(26), px(11)),
                        align_items: AlignItems::Center,
                        ..column(4)
                    }))
                    .with_children(|middle| spawn_prompt(middle, Prompt, Hint));
                });
                top.spawn((
                    Call,
                    label(Label::new(""), Face::Title, size::HEAD, BRASS),
                    TextShadow {
                        offset: Vec2::splat(3.0),
                        color: Color::srgba(0.0, 0.0, 0.0, 0.8),
                    },
                    // Below the prompt, or below the sheets where they leave no room between them.
                    Turned {
                        wide: |node| (node.position_type, node.top) = (PositionType::Relative, auto()),
                        tall: |node| (node.position_type, node.top) = (PositionType::Absolute, vh(30)),
                    },
                ));
            });
            root.spawn(menu_corner());
            for player in 0..2 {
                root.spawn(sheet(player));
            }
            root.spawn(lower_edge()).with_children(|bottom| {
                bottom.spawn((End, column(10), Pickable::IGNORE));
                bottom.spawn((Choices, column(10), Pickable::IGNORE));
                if let Some(ticks) = watched {
                    spawn_watch(bottom, ticks);
                    return;
                }
                spawn_windings(bottom);
                bottom.spawn((
                    SkipButton,
                    hud_button(Label::new("go-on"), ButtonLook::Choice),
                    observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(Intent::Skip);
                    }),
                ));
                bottom
                    .spawn((
                        Controls,
                        panel(Node {
                            padding: UiRect::axes(px(18), px(10)),
                            align_items: AlignItems::Center,
                            ..column(7)
                        }),
                        sheet_on_tall(),
                    ))
                    .with_children(|controls| spawn_controls(controls, &Style::ALL));
            });
        });
}

/// What is to be done, and below it how.
pub(crate) fn spawn_prompt(middle: &mut ChildSpawnerCommands, prompt: impl Bundle, hint: impl Bundle) {
    let centred = || TextLayout::justify(Justify::Center);
    middle.spawn((
        prompt,
        label(Label::new(""), Face::Medium, size::PROMPT, CREAM),
        centred(),
    ));
    middle.spawn((
        hint,
        label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM),
        centred(),
    ));
}

/// Shows a part of the screen, or gives its room to the others.
fn take_room(node: &mut Mut<Node>, shown: bool) {
    let display = if shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn tell_state(
    playing: Res<Playing>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut labels: ParamSet<(
        Query<&mut Label, With<Prompt>>,
        Query<&mut Label, With<Hint>>,
        Query<&mut Label, With<Call>>,
    )>,
    mut shown: ParamSet<(Query<&mut Node, With<Controls>>, Query<&mut Node, With<SkipButton>>)>,
) {
    let (prompt, hint) = prompt_of(&playing, &cards, spoken.language().code());
    for mut label in &mut labels.p0() {
        label.set_if_neq(prompt.clone());
    }
    for mut label in &mut labels.p1() {
        label.set_if_neq(hint.clone());
    }
    let call = call_of(&playing);
    for mut label in &mut labels.p2() {
        label.set_if_neq(call.clone());
    }
    let launches = playing.launching_person().is_some();
    for mut node in &mut shown.p0() {
        take_room(&mut node, launches);
    }
    let passes = matches!(playing.session().phase(), Phase::Told | Phase::Duel | Phase::Flight);
    for mut node in &mut shown.p1() {
        take_room(&mut node, passes);
    }
}

/// Offers a choice of Basic+ to the person who has it, and takes the offer back.
fn offer_choices(
    playing: Res<Playing>,
    places: Query<Entity, With<Choices>>,
    mut offered: Local<Option<Phase>>,
    mut commands: Commands,
) {
    let phase = playing.session().phase();
    let wanted = matches!(phase, Phase::Draw | Phase::Boost)
        .then_some(phase)
        .filter(|_| playing.acting_person().is_some());
    if *offered == wanted && !playing.is_added() {
        return;
    }
    *offered = wanted;
    for place in &places {
        let mut place = commands.entity(place);
        place.despawn_children();
        if let Some(phase) = wanted {
            place.with_children(|place| spawn_choice(place, phase));
        }
    }
}

fn tell_end(playing: Res<Playing>, ends: Query<(Entity, Option<&Children>), With<End>>, mut commands: Commands) {
    let over = playing.session().phase() == Phase::Over && !playing.is_recording();
    for (end, children) in &ends {
        let empty = children.is_none_or(RelationshipTarget::is_empty);
        if over && empty {
            let decided = playing.series().winner().is_some();
            commands.entity(end).with_children(|end| spawn_end(end, decided));
        } else if !over && !empty {
            commands.entity(end).despawn_children();
        }
    }
}

fn spawn_end(end: &mut ChildSpawnerCommands, decided: bool) {
    end.spawn(panel(Node {
        padding: UiRect::axes(px(26), px(16)),
        justify_content: JustifyContent::Center,
        ..row(12)
    }))
    .insert(row_on_tall())
    .with_children(|buttons| {
        buttons.spawn((
            Settling::default(),
            button(
                Label::new(if decided { "rematch" } else { "next-match" }),
                ButtonLook::Lead,
            ),
            observe(|_: On<Activate>, mut over: MessageWriter<StartOver>| {
                over.write(StartOver);
            }),
        ));
        buttons.spawn((
            Settling::default(),
            button(Label::new("to-setup"), ButtonLook::Plain),
            leads_to(Screen::MonsunoSetup),
        ));
    });
}
