//! The score sheets: a sheet of paper for each player, with hit points and every subtraction.

use bevy::prelude::*;

use super::prompts::player_label;
use crate::monsuno::play::Playing;
use crate::monsuno::rules::{Battle, Entry};
use crate::shell::label::Label;
use crate::shell::theme::{Face, INK, Type, size};
use crate::shell::widget::column;
use crate::words::Arg;

/// The sheet of a player.
#[derive(Component)]
pub(super) struct Sheet(usize);

/// A sheet of paper on which a player's hit points are kept.
pub(super) fn sheet(player: usize) -> impl Bundle {
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

pub(super) fn tell_sheets(playing: Res<Playing>, sheets: Query<(Entity, &Sheet)>, mut commands: Commands) {
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
                player_label("sheet-who", player, &playing).with("role", role),
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
