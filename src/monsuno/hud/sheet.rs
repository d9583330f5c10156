//! The score sheets: a sheet of paper for each player, on which hit points and every subtraction are kept in pencil.

use bevy::prelude::*;

use super::prompts::player_label;
use crate::monsuno::cards::{Rgba, SHEET, SheetLook, SheetRow};
use crate::monsuno::play::Playing;
use crate::monsuno::rules::{Battle, Entry};
use crate::monsuno::table::{Art, Press};
use crate::shell::label::{Label, Spoken, label};
use crate::shell::theme::{CREAM, CREAM_DIM, Face, Type, size};
use crate::shell::tutorial::Spot;
use crate::shell::widget::column;
use crate::shell::{Portrait, Snug};

/// The sheet of a player.
#[derive(Component)]
pub(super) struct Sheet(usize);
/// What the player is just now: attacker or defender.
#[derive(Component)]
pub(super) struct Role(usize);
/// The player's hit points, large.
#[derive(Component)]
pub(super) struct Points(usize);
/// The paper, and what is written on it.
#[derive(Component)]
pub(super) struct Paper {
    player: usize,
    written: Option<SheetLook>,
}

/// How wide the paper is on the screen, in pixels.
const WIDTH: f32 = 190.0;
/// How high it is.
const HEIGHT: f32 = WIDTH * SHEET[1] / SHEET[0];
/// How much of it looks out over the edge of the screen before anything is written, and for each line more.
const HEAD: f32 = 64.0;
const LINE: f32 = HEIGHT * 7.0 / SHEET[1];
/// How finely it is painted.
const PIXELS: u32 = 760;

/// A sheet of paper on which a player's hit points are kept, with a strip over it that tells where the player stands.
pub(super) fn sheet(player: usize) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        width: px(WIDTH),
        align_items: AlignItems::Stretch,
        ..column(0)
    };
    (
        Name::new("Score sheet"),
        Sheet(player),
        Spot::new(format!("sheet-{player}")),
        node,
        Pickable::IGNORE,
        children![
            (
                Node {
                    padding: UiRect::axes(px(12), px(5)),
                    border: UiRect::top(px(4)),
                    border_radius: BorderRadius::top(px(8)),
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Center,
                    column_gap: px(8),
                    ..default()
                },
                BackgroundColor(Color::srgba(0.105, 0.068, 0.050, 0.94)),
                BorderColor::all(Art::COLORS[player.min(1)]),
                Pickable::IGNORE,
                children![
                    (Role(player), label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)),
                    (
                        Points(player),
                        Text::new(""),
                        Type(Face::Bold, size::HEAD),
                        TextColor(CREAM),
                        Pickable::IGNORE
                    ),
                ],
            ),
            (
                Node {
                    height: px(HEAD),
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    Paper { player, written: None },
                    ImageNode::default(),
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(WIDTH),
                        height: px(HEIGHT),
                        ..default()
                    },
                    Pickable::IGNORE,
                )],
            ),
        ],
    )
}

/// Where the controls need the width, the sheets hang above, out of their way: on a high screen under the words.
pub(super) fn place_sheets(portrait: Res<Portrait>, snug: Res<Snug>, mut sheets: Query<(&Sheet, &mut Node)>) {
    for (sheet, mut node) in &mut sheets {
        let (top, bottom) = match (portrait.0, snug.0) {
            (true, _) => (px(182), auto()),
            (false, true) => (px(70), auto()),
            (false, false) => (auto(), px(0)),
        };
        let side = px(14);
        let (left, right) = if sheet.0 == 0 { (side, auto()) } else { (auto(), side) };
        if (node.top, node.bottom) != (top, bottom) {
            (node.top, node.bottom, node.left, node.right) = (top, bottom, left, right);
        }
    }
}

pub(super) fn tell_sheets(
    playing: Res<Playing>,
    spoken: Res<Spoken>,
    press: Res<Press>,
    mut images: ResMut<Assets<Image>>,
    mut roles: Query<(&Role, &mut Label)>,
    mut points: Query<(&Points, &mut Text)>,
    mut papers: Query<(&mut Paper, &mut ImageNode, &ChildOf)>,
    mut nodes: Query<&mut Node>,
) {
    let rules = playing.session().rules();
    for (role, mut text) in &mut roles {
        let key = match rules.attacker() {
            Some(attacker) if attacker == role.0 => "role-attacker",
            Some(_) => "role-defender",
            None => "role-open",
        };
        text.set_if_neq(player_label("sheet-who", role.0, &playing).with("role", key));
    }
    for (points, mut text) in &mut points {
        let said = rules.hit_points()[points.0].to_string();
        if text.0 != said {
            text.0 = said;
        }
    }
    for (mut paper, mut picture, of) in &mut papers {
        let look = look_of(&playing, paper.player, &spoken);
        if paper.written.as_ref() == Some(&look) {
            continue;
        }
        // As much of the paper is pushed over the edge of the screen as is written on.
        if let Ok(mut window) = nodes.get_mut(of.parent()) {
            window.height = px((HEAD + LINE * (1 + look.rows.len()) as f32).min(HEIGHT));
        }
        picture.image = press.sheet(&look, PIXELS, &mut images);
        paper.written = Some(look);
    }
}

fn look_of(playing: &Playing, player: usize, spoken: &Spoken) -> SheetLook {
    let rules = playing.session().rules();
    let card = &rules.cards()[player];
    let subtracted = |battle: &Battle| {
        let parts: Vec<String> = battle.counted.iter().flatten().map(ToString::to_string).collect();
        SheetRow {
            damage: battle.damage,
            counted: parts.join(" + "),
            after: battle.after,
        }
    };
    let rows = rules.log().iter().filter_map(|entry| match entry {
        Entry::Battle(battle) if battle.attacker != player => Some(subtracted(battle)),
        _ => None,
    });
    let color = Art::COLORS[player.min(1)].to_srgba();
    SheetLook {
        player: Label::new("sheet-head")
            .with("who", playing.seat(player).called(player))
            .text(&spoken.0),
        monsuno: card.name.clone(),
        hit_points: card.hit_points,
        rows: rows.collect(),
        color: Rgba([color.red, color.green, color.blue, 1.0]),
    }
}
