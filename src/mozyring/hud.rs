//! Words around the board: whose turn it is and which colour is due, the sizes left, the log, how it ended.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::play::{FollowIntents, Intent, Laid, Paint, Playing, size_key};
use super::rules::{Colour, Combo, GameResult, Kind, Move, Refusal, Size, Slot};
use crate::shell::Screen;
use crate::shell::label::{Label, label, plain};
use crate::shell::pause::StartOver;
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, REFUSED, Type, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, column, hud_button, leads_to, lower_edge, mark_choices, menu_corner, panel, row,
    screen_root, upper_edge,
};
use crate::words::Arg;

/// The sign of a colour, in that colour.
pub(super) fn sign(paint: Paint, size: f32) -> impl Bundle {
    let color = match paint {
        Paint::Red => Color::srgb(0.98, 0.36, 0.30),
        Paint::Green => Color::srgb(0.38, 0.82, 0.48),
        Paint::Blue => Color::srgb(0.46, 0.64, 1.0),
        Paint::Yellow => Color::srgb(1.0, 0.82, 0.25),
    };
    (
        Text::new(paint.sign()),
        Type(Face::Symbols, size),
        TextColor(color),
        Pickable::IGNORE,
    )
}

#[derive(Component)]
struct Prompt;
#[derive(Component)]
struct Reason;
#[derive(Component)]
struct Sizes;
#[derive(Component)]
struct Log;
#[derive(Component)]
struct End;
#[derive(Component)]
struct OtherColour;

/// What was just skipped, to be told once.
#[derive(Resource, Default)]
struct Skipped(Vec<Colour>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Skipped>()
        .add_systems(OnEnter(Screen::Mozyring), spawn_hud)
        .add_systems(
            Update,
            (
                note_skips.run_if(on_message::<Laid>),
                (
                    tell_turn,
                    tell_reason,
                    tell_sizes,
                    tell_log,
                    tell_end,
                    offer_other_colour,
                )
                    .run_if(resource_exists_and_changed::<Playing>),
                mark_choices::<Playing>,
            )
                .chain()
                .after(FollowIntents)
                .run_if(in_state(Screen::Mozyring)),
        );
}

fn spawn_hud(mut commands: Commands) {
    commands
        .spawn((screen_root("Mozyring words"), DespawnOnExit(Screen::Mozyring)))
        .with_children(|root| {
            root.spawn(upper_edge()).with_children(|top| {
                top.spawn(panel(Node {
                    padding: UiRect::axes(px(26), px(12)),
                    align_items: AlignItems::Center,
                    ..column(4)
                }))
                .with_children(|middle| {
                    middle.spawn((
                        Prompt,
                        Node {
                            justify_content: JustifyContent::Center,
                            ..row(10)
                        },
                        Pickable::IGNORE,
                    ));
                    middle.spawn((Reason, label(Label::new(""), Face::Text, size::TEXT, CREAM_DIM)));
                });
            });
            root.spawn(lower_edge()).with_children(|bottom| {
                bottom.spawn((End, column(10), Pickable::IGNORE));
                bottom
                    .spawn((
                        Node {
                            justify_content: JustifyContent::Center,
                            ..row(28)
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|line| {
                        line.spawn((Sizes, row(12), Pickable::IGNORE));
                        line.spawn((OtherColour, row(8), Pickable::IGNORE));
                    });
            });
            root.spawn((
                panel(Node {
                    position_type: PositionType::Absolute,
                    right: px(18),
                    top: px(18),
                    width: px(148),
                    padding: px(14).all(),
                    ..column(3)
                }),
                Pickable::IGNORE,
            ))
            .with_children(|side| {
                side.spawn(label(Label::new("mozyring-log"), Face::Medium, size::SMALL, BRASS));
                side.spawn((Log, column(2), Pickable::IGNORE));
            });
            root.spawn(menu_corner());
        });
}

fn note_skips(mut laid: MessageReader<Laid>, mut skipped: ResMut<Skipped>) {
    for one in laid.read() {
        skipped.0 = one.skips.iter().map(|skip| skip.colour).collect();
    }
}

fn tell_turn(playing: Res<Playing>, prompts: Query<Entity, With<Prompt>>, mut commands: Commands) {
    let Some(turn) = playing.game().to_move() else { return };
    let paint = playing.paint(turn.colour);
    for prompt in &prompts {
        commands.entity(prompt).despawn_children().with_children(|line| {
            line.spawn(sign(paint, size::PROMPT));
            line.spawn(label(
                Label::new("mozyring-turn")
                    .with("number", Arg::from(playing.person(turn.seat)))
                    .with("colour", paint.key()),
                Face::Medium,
                size::PROMPT,
                CREAM,
            ));
            line.spawn(sign(paint, size::PROMPT));
        });
    }
}

fn reason_of(refusal: Refusal, playing: &Playing) -> Label {
    match refusal {
        Refusal::SlotTaken { slot } => Label::new("refused-taken")
            .with("field", Arg::Text(slot.field.to_string()))
            .with("size", size_key(slot.size)),
        Refusal::NoRingLeft { colour, size } => Label::new("refused-none-left")
            .with("colour", playing.paint(colour).key())
            .with("size", size_key(size)),
        Refusal::CentreMediumBan => Label::new("refused-centre"),
        Refusal::GameOver => Label::new("refused-over"),
        Refusal::SwapNotOffered | Refusal::NobodyThere { .. } => Label::new("refused-other"),
    }
}

fn tell_reason(
    playing: Res<Playing>,
    mut skipped: ResMut<Skipped>,
    mut lines: Query<(&mut Label, &mut TextColor), With<Reason>>,
) {
    let game = playing.game();
    let (said, color) = if game.result().is_some() {
        (Label::new(""), CREAM_DIM)
    } else if let Some(why) = playing.refusal() {
        (reason_of(why, &playing), REFUSED)
    } else if let Some(colour) = skipped.0.first() {
        let said = Label::new("mozyring-skipped").with("colour", playing.paint(*colour).key());
        (said, BRASS)
    } else if game.ply() == 0 {
        let turn = game.to_move().map_or(1, |turn| playing.person(turn.seat));
        (Label::new("mozyring-lot-fell").with("number", Arg::from(turn)), BRASS)
    } else {
        (Label::new("mozyring-how"), CREAM_DIM)
    };
    if playing.refusal().is_some() {
        skipped.0.clear();
    }
    for (mut line, mut ink) in &mut lines {
        line.set_if_neq(said.clone());
        ink.set_if_neq(TextColor(color));
    }
}

fn tell_sizes(
    playing: Res<Playing>,
    rows: Query<Entity, With<Sizes>>,
    mut shown: Local<Option<(Colour, [u8; 3])>>,
    mut commands: Commands,
) {
    let game = playing.game();
    let left = game
        .to_move()
        .map(|turn| (turn.colour, Size::ALL.map(|size| game.remaining(turn.colour, size))));
    let fresh = rows.iter().any(|_| playing.is_added());
    if *shown == left && !fresh {
        return;
    }
    *shown = left;
    for entity in &rows {
        let mut sizes = commands.entity(entity);
        sizes.despawn_children();
        let Some((_, left)) = left else { continue };
        sizes.with_children(|sizes| {
            for (size, key) in Size::ALL.into_iter().zip(["1", "2", "3"]) {
                let count = Arg::from(u32::from(left[size as usize]));
                let text = Label::new("mozyring-size")
                    .with("key", Arg::Text(key.to_owned()))
                    .with("size", size_key(size))
                    .with("count", count);
                sizes.spawn((
                    hud_button(text, ButtonLook::Choice),
                    ChosenWhen::new(move |playing: &Playing| playing.size() == size),
                    observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(Intent::Take(size));
                    }),
                ));
            }
        });
    }
}

fn tell_log(playing: Res<Playing>, logs: Query<Entity, With<Log>>, mut shown: Local<usize>, mut commands: Commands) {
    const LINES: usize = 12;
    let game = playing.game();
    if *shown == game.moves().len() && !playing.is_added() {
        return;
    }
    *shown = game.moves().len();
    let laid: Vec<(usize, Slot)> = game
        .moves()
        .iter()
        .enumerate()
        .filter_map(|(at, one)| match one {
            Move::Place(slot) => Some((at + 1, *slot)),
            Move::Swap | Move::Leave(_) => None,
        })
        .collect();
    for log in &logs {
        commands.entity(log).despawn_children().with_children(|log| {
            for (number, slot) in &laid[laid.len().saturating_sub(LINES)..] {
                log.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    line.spawn(plain(format!("{number:>2}."), Face::Text, size::SMALL, CREAM_DIM));
                    if let Some(colour) = game.ring_at(*slot) {
                        line.spawn(sign(playing.paint(colour), size::SMALL));
                    }
                    line.spawn(plain(slot.to_string(), Face::Medium, size::SMALL, CREAM));
                });
            }
        });
    }
}

/// The key of the words for what won.
fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Concentric => "win-concentric",
        Kind::SameSize => "win-same-size",
        Kind::Ordered => "win-ordered",
        Kind::AnySizes => "win-any-sizes",
    }
}

fn kind_of(combo: &Combo, playing: &Playing) -> Option<Kind> {
    let all = playing.game().book().combinations.all();
    all.iter().find(|one| one.slots == combo.slots).map(|one| one.kind)
}

fn tell_end(
    playing: Res<Playing>,
    ends: Query<Entity, With<End>>,
    prompts: Query<Entity, With<Prompt>>,
    mut shown: Local<bool>,
    mut commands: Commands,
) {
    let result = playing.game().result();
    if *shown == result.is_some() && !playing.is_added() {
        return;
    }
    *shown = result.is_some();
    for end in &ends {
        commands.entity(end).despawn_children();
    }
    let Some(result) = result else { return };
    for prompt in &prompts {
        commands.entity(prompt).despawn_children().with_children(|line| {
            let said = match result {
                GameResult::Draw => Label::new("mozyring-draw"),
                GameResult::Win { seats } => {
                    let winner = seats.first().map_or(1, |seat| playing.person(*seat));
                    Label::new("mozyring-won").with("number", Arg::from(winner))
                }
            };
            line.spawn(label(said, Face::Medium, size::PROMPT, BRASS));
        });
    }
    for end in &ends {
        commands.entity(end).with_children(|end| {
            end.spawn(panel(Node {
                padding: UiRect::axes(px(26), px(16)),
                align_items: AlignItems::Center,
                ..column(12)
            }))
            .with_children(|sheet| {
                for combo in playing.game().combos() {
                    let paint = playing.paint(combo.colour);
                    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|line| {
                        line.spawn(sign(paint, size::TEXT));
                        let kind = kind_of(combo, &playing).map_or("win-concentric", kind_key);
                        line.spawn(label(Label::new(kind), Face::Text, size::TEXT, CREAM));
                        let slots = combo.slots.map(|slot| slot.to_string()).join(" ");
                        line.spawn(plain(slots, Face::Medium, size::TEXT, BRASS));
                    });
                }
                if *result == GameResult::Draw {
                    sheet.spawn(label(Label::new("mozyring-draw-why"), Face::Text, size::TEXT, CREAM));
                }
                sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("play-again"), ButtonLook::Lead),
                        observe(|_: On<Activate>, mut over: MessageWriter<StartOver>| {
                            over.write(StartOver);
                        }),
                    ));
                    buttons.spawn((
                        button(Label::new("to-setup"), ButtonLook::Plain),
                        leads_to(Screen::MozyringSetup),
                    ));
                });
            });
        });
    }
}

fn offer_other_colour(
    playing: Res<Playing>,
    places: Query<(Entity, Option<&Children>), With<OtherColour>>,
    mut commands: Commands,
) {
    let offered = playing.could_begin_with().is_some();
    for (place, children) in &places {
        let shown = children.is_some_and(|children| !children.is_empty());
        if offered && !shown {
            commands.entity(place).with_children(|place| {
                place.spawn((
                    hud_button(Label::new("mozyring-begin-with-other"), ButtonLook::Choice),
                    observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                        intents.write(Intent::BeginWithOther);
                    }),
                ));
            });
        } else if !offered && shown {
            commands.entity(place).despawn_children();
        }
    }
}
