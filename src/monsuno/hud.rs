//! Words around the field: what is to be done, the two score sheets, the calls, how it ended.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::play::{FollowIntents, Gesture, Intent, Playing};
use super::rules::{Battle, Entry};
use super::session::Phase;
use crate::physics::Style;
use crate::shell::Screen;
use crate::shell::label::{Label, label};
use crate::shell::pause::{Pause, StartOver};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, INK, Type, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, column, hud_button, leads_to, mark_choices, panel, row, screen_root,
};
use crate::words::Arg;

#[derive(Component)]
struct Prompt;
#[derive(Component)]
struct Hint;
#[derive(Component)]
struct Call;
#[derive(Component)]
struct Sheet(usize);
#[derive(Component)]
struct Controls;
#[derive(Component)]
struct PowerBar;
#[derive(Component)]
struct GestureText;
#[derive(Component)]
struct End;
#[derive(Component)]
struct GoOnButton;

/// What the words were last written for.
#[derive(Default, PartialEq, Clone, Copy)]
struct Shown {
    phase: Option<Phase>,
    entries: usize,
    opened: [bool; 2],
    ticks_begun: bool,
}

impl Shown {
    fn of(playing: &Playing) -> Self {
        let session = playing.session();
        Self {
            phase: Some(session.phase()),
            entries: session.rules().log().len(),
            opened: session.stage().opened(),
            ticks_begun: session.ticks() > 0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Monsuno), spawn_hud.after(super::play::begin))
        .add_systems(
            Update,
            (
                (tell_state, tell_sheets).run_if(something_new),
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

/// How a player is called.
fn player_label(key: &'static str, player: usize, playing: &Playing) -> Label {
    Label::new(key).with("number", Arg::from(player + 1)).with(
        "name",
        Arg::Text(playing.session().rules().cards()[player.min(1)].name.clone()),
    )
}

fn spawn_hud(mut commands: Commands) {
    commands
        .spawn((screen_root("Monsuno words"), DespawnOnExit(Screen::Monsuno)))
        .with_children(|root| {
            root.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    top: px(18),
                    align_items: AlignItems::Center,
                    ..column(8)
                },
                Pickable::IGNORE,
            ))
            .with_children(|top| {
                top.spawn(panel(Node {
                    padding: UiRect::axes(px(26), px(11)),
                    align_items: AlignItems::Center,
                    max_width: percent(56),
                    ..column(4)
                }))
                .with_children(|middle| {
                    middle.spawn((Prompt, label(Label::new(""), Face::Medium, size::PROMPT, CREAM)));
                    middle.spawn((Hint, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
                });
                top.spawn((
                    Call,
                    label(Label::new(""), Face::Title, size::HEAD, BRASS),
                    TextShadow {
                        offset: Vec2::splat(3.0),
                        color: Color::srgba(0.0, 0.0, 0.0, 0.8),
                    },
                ));
            });
            root.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(18),
                    top: px(18),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|corner| {
                corner.spawn((
                    hud_button(Label::new("menu"), ButtonLook::Choice),
                    observe(|_: On<Activate>, mut next: ResMut<NextState<Pause>>| next.set(Pause::On)),
                ));
            });
            for player in 0..2 {
                root.spawn(sheet(player));
            }
            root.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    bottom: px(16),
                    align_items: AlignItems::Center,
                    ..column(8)
                },
                Pickable::IGNORE,
            ))
            .with_children(|bottom| {
                bottom.spawn((End, column(10), Pickable::IGNORE));
                bottom.spawn((
                    GoOnButton,
                    Visibility::Hidden,
                    hud_button(Label::new("go-on"), ButtonLook::Lead),
                    observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(Intent::GoOn);
                    }),
                ));
                bottom
                    .spawn((
                        Controls,
                        Visibility::Hidden,
                        panel(Node {
                            padding: UiRect::axes(px(18), px(10)),
                            align_items: AlignItems::Center,
                            ..column(7)
                        }),
                    ))
                    .with_children(spawn_controls);
            });
        });
}

fn spawn_controls(controls: &mut ChildSpawnerCommands) {
    controls
        .spawn((
            Node {
                justify_content: JustifyContent::Center,
                ..row(8)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            for (style, key) in [
                (Style::Press, "style-press"),
                (Style::Twist, "style-twist"),
                (Style::Launcher, "style-launcher"),
            ] {
                line.spawn((
                    hud_button(Label::new(key), ButtonLook::Choice),
                    ChosenWhen::new(move |gesture: &Gesture| gesture.launch.style == style),
                    observe(
                        move |_: On<Activate>, gesture: Res<Gesture>, mut intents: MessageWriter<Intent>| {
                            let mut hand = *gesture;
                            hand.launch.style = style;
                            intents.write(Intent::Hold(hand));
                        },
                    ),
                ));
            }
            line.spawn((
                hud_button(Label::new("launch-button"), ButtonLook::Lead),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Launch);
                }),
            ));
        });
    controls.spawn((
        Node {
            width: px(420),
            height: px(12),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(Color::srgba(0.0, 0.0, 0.0, 0.55)),
        Pickable::IGNORE,
        children![(
            PowerBar,
            Node {
                width: percent(70),
                height: percent(100),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
            BackgroundColor(BRASS),
        )],
    ));
    controls.spawn((GestureText, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
}

/// A sheet of paper on which a player's hit points are kept.
fn sheet(player: usize) -> impl Bundle {
    let mut node = Node {
        position_type: PositionType::Absolute,
        bottom: px(18),
        width: px(214),
        min_height: px(150),
        padding: UiRect::axes(px(16), px(12)),
        border: UiRect::top(px(5)),
        border_radius: BorderRadius::all(px(5)),
        ..column(3)
    };
    let edge = if player == 0 {
        node.left = px(18);
        Color::srgb(1.0, 0.46, 0.10)
    } else {
        node.right = px(18);
        Color::srgb(0.16, 0.52, 1.0)
    };
    (
        Name::new("Score sheet"),
        Sheet(player),
        node,
        BackgroundColor(Color::srgb(0.945, 0.915, 0.835)),
        BorderColor::all(edge),
        BoxShadow::new(Color::srgba(0.0, 0.0, 0.0, 0.55), px(0), px(5), px(0), px(16)),
        Pickable::IGNORE,
    )
}

fn tell_sheets(playing: Res<Playing>, sheets: Query<(Entity, &Sheet)>, mut commands: Commands) {
    let rules = playing.session().rules();
    for (entity, sheet) in &sheets {
        let player = sheet.0;
        let card = &rules.cards()[player];
        commands.entity(entity).despawn_children().with_children(|paper| {
            let ink = |face, size| (Type(face, size), TextColor(INK), Pickable::IGNORE);
            let role = match rules.attacker() {
                Some(attacker) if attacker == player => "role-attacker",
                Some(_) => "role-defender",
                None => "role-open",
            };
            paper.spawn((Text::new(card.name.clone()), ink(Face::Bold, size::TEXT)));
            paper.spawn((
                player_label(
                    if playing.is_computer(player) {
                        "sheet-computer"
                    } else {
                        "sheet-person"
                    },
                    player,
                    &playing,
                )
                .with("role", role),
                ink(Face::Text, size::SMALL),
            ));
            paper.spawn((
                Text::new(rules.hit_points()[player].to_string()),
                ink(Face::Bold, size::HEAD),
            ));
            paper.spawn((
                Label::new("sheet-attack").with("attack", Arg::from(card.attack)),
                ink(Face::Text, size::SMALL),
            ));
            let battles: Vec<&Battle> = rules
                .log()
                .iter()
                .filter_map(|entry| match entry {
                    Entry::Battle(battle) if battle.attacker != player => Some(battle),
                    _ => None,
                })
                .collect();
            for battle in battles.iter().rev().take(6).rev() {
                let parts: Vec<String> = battle.counted.iter().flatten().map(ToString::to_string).collect();
                let line = format!("{} − {} = {}", battle.before, parts.join(" − "), battle.after);
                paper.spawn((Text::new(line), ink(Face::Medium, size::SMALL)));
            }
        });
    }
}

fn prompt_of(playing: &Playing) -> (Label, Label) {
    let session = playing.session();
    let rules = session.rules();
    let none = || Label::new("");
    match session.phase() {
        Phase::Charge { player } | Phase::Aim { player, .. } if playing.is_computer(player) => {
            (player_label("prompt-computer", player, playing), none())
        }
        Phase::Charge { player } => (
            player_label("prompt-charge", player, playing),
            Label::new("hint-charge"),
        ),
        Phase::Duel => (Label::new("prompt-duel"), Label::new("hint-duel")),
        Phase::Aim { player, again: true } => (player_label("prompt-again", player, playing), Label::new("hint-again")),
        Phase::Aim { player, .. } if rules.attacker() == Some(player) => (
            player_label("prompt-attack", player, playing),
            Label::new("hint-attack"),
        ),
        Phase::Aim { player, .. } => (
            player_label("prompt-defend", player, playing),
            Label::new("hint-defend"),
        ),
        Phase::Flight => (Label::new("prompt-flight"), none()),
        Phase::Told => told_of(playing),
        Phase::Draw => (Label::new("prompt-draw"), none()),
        Phase::Boost => (Label::new("prompt-boost"), none()),
        Phase::Over => {
            let winner = rules.winner().unwrap_or(0);
            (player_label("prompt-won", winner, playing), none())
        }
    }
}

fn told_of(playing: &Playing) -> (Label, Label) {
    let rules = playing.session().rules();
    match rules.log().last() {
        Some(Entry::Roles {
            attacker,
            spin: Some([a, b]),
        }) => (
            player_label("told-roles", *attacker, playing),
            Label::new("told-spins")
                .with("first", Arg::Text(format!("{a:.2}")))
                .with("second", Arg::Text(format!("{b:.2}"))),
        ),
        Some(Entry::Roles { attacker, spin: None }) => {
            (player_label("told-roles", *attacker, playing), Label::new("told-coin"))
        }
        Some(Entry::Tie { .. }) => (Label::new("told-tie"), Label::new("")),
        Some(Entry::Battle(battle)) => {
            let parts: Vec<String> = battle.counted.iter().flatten().map(ToString::to_string).collect();
            (
                player_label("told-battle", 1 - battle.attacker, playing).with("damage", Arg::from(battle.damage)),
                Label::new("told-sum").with("sum", Arg::Text(parts.join(" + "))),
            )
        }
        _ => (Label::new("told-miss"), Label::new("told-swap")),
    }
}

/// The call that belongs to the moment, as the booklet has the players shout it.
fn call_of(playing: &Playing) -> Label {
    let session = playing.session();
    match session.phase() {
        Phase::Flight => Label::new("call-launch"),
        Phase::Aim { player, .. } if session.rules().attacker() == Some(player) && !playing.session().in_duel() => {
            Label::new(if session.stage().launched(1 - player) {
                "call-launch"
            } else {
                ""
            })
        }
        Phase::Told | Phase::Over => match session.rules().log().last() {
            Some(Entry::Battle(_)) => Label::new("call-battle"),
            _ => Label::new(""),
        },
        _ => Label::new(""),
    }
}

fn tell_state(
    playing: Res<Playing>,
    mut labels: ParamSet<(
        Query<&mut Label, With<Prompt>>,
        Query<&mut Label, With<Hint>>,
        Query<&mut Label, With<Call>>,
    )>,
    mut shown: ParamSet<(
        Query<&mut Visibility, With<Controls>>,
        Query<&mut Visibility, With<GoOnButton>>,
    )>,
    ends: Query<(Entity, Option<&Children>), With<End>>,
    mut commands: Commands,
) {
    let (prompt, hint) = prompt_of(&playing);
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
    let show = |when: bool| {
        if when {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        }
    };
    for mut visible in &mut shown.p0() {
        visible.set_if_neq(show(playing.launching_person().is_some()));
    }
    let phase = playing.session().phase();
    for mut visible in &mut shown.p1() {
        visible.set_if_neq(show(phase == Phase::Told));
    }
    for (end, children) in &ends {
        let empty = children.is_none_or(RelationshipTarget::is_empty);
        if phase == Phase::Over && empty {
            commands.entity(end).with_children(spawn_end);
        } else if phase != Phase::Over && !empty {
            commands.entity(end).despawn_children();
        }
    }
}

fn spawn_end(end: &mut ChildSpawnerCommands) {
    end.spawn(panel(Node {
        padding: UiRect::axes(px(26), px(16)),
        ..row(12)
    }))
    .with_children(|buttons| {
        buttons.spawn((
            button(Label::new("rematch"), ButtonLook::Lead),
            observe(|_: On<Activate>, mut over: MessageWriter<StartOver>| {
                over.write(StartOver);
            }),
        ));
        buttons.spawn((
            button(Label::new("to-setup"), ButtonLook::Plain),
            leads_to(Screen::MonsunoSetup),
        ));
    });
}

fn tell_gesture(
    gesture: Res<Gesture>,
    mut bars: Query<(&mut Node, &mut BackgroundColor), With<PowerBar>>,
    mut texts: Query<&mut Label, With<GestureText>>,
) {
    let launch = gesture.launch;
    for (mut bar, mut color) in &mut bars {
        bar.width = percent(100.0 * launch.power as f32);
        let hot = Color::srgb(0.93, 0.30, 0.12);
        color.set_if_neq(BackgroundColor(BRASS.mix(&hot, launch.power as f32)));
    }
    let degrees = launch.aim.to_degrees().round();
    let said = Label::new("gesture")
        .with("power", Arg::Number((launch.power * 100.0).round()))
        .with("aim", Arg::Text(format!("{degrees:+.0}°")))
        .with("point", Arg::Number((launch.press_point * 100.0).round()));
    for mut text in &mut texts {
        text.set_if_neq(said.clone());
    }
}
