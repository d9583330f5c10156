//! The start: which game, which language, or out.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::camera::{LookFrom, Viewpoint};
use super::kiosk::Kiosk;
use super::label::{Label, Speak, Spoken, label, plain};
use super::notice::Notice;
use super::overlay::{Overlay, open};
use super::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use super::widget::{
    ButtonLook, ChosenWhen, Turned, WhenSnug, button, column, leads_to, mark_choices, named_button, panel, row,
    screen_root,
};
use super::{Keeper, Screen};
use crate::monsuno::setup as monsuno;
use crate::mozyring::keeping as mozyring;
use crate::words::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (spawn_title, look_at_table))
        .add_systems(Update, mark_choices::<Spoken>.run_if(in_state(Screen::Title)));
}

fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.075, 0.015, 0.03),
        yaw: 0.16,
        pitch: 0.47,
        distance: 0.98,
        wide: None,
    }));
}

fn spawn_title(
    keeper: Res<Keeper>,
    kiosk: Option<Res<Kiosk>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let in_progress = [
        monsuno::saved(&keeper.0, &mut notices).is_some(),
        mozyring::saved(&keeper.0, &mut notices).is_some(),
    ];
    // A page is left in the browser.
    let may_quit = kiosk.is_none() && !cfg!(target_arch = "wasm32");
    commands
        .spawn((screen_root("Title"), DespawnOnExit(Screen::Title)))
        .with_children(|root| {
            root.spawn(Node {
                height: percent(100),
                margin: UiRect::left(px(64)),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                row_gap: px(22),
                ..default()
            })
            .insert(Pickable::IGNORE)
            .with_children(|side| {
                side.spawn(panel(Node {
                    align_items: AlignItems::Stretch,
                    ..column(14)
                }))
                .insert((
                    Turned::always(|node| {
                        (node.width, node.padding, node.row_gap) = (px(430), px(32).all(), px(14));
                    }),
                    WhenSnug(|node| {
                        (node.width, node.padding, node.row_gap) = (px(500), UiRect::axes(px(28), px(6)), px(5));
                    }),
                ))
                .with_children(|menu| spawn_menu(menu, in_progress, may_quit));
            });
        });
}

fn spawn_menu(menu: &mut ChildSpawnerCommands, in_progress: [bool; 2], may_quit: bool) {
    menu.spawn(plain("ringspin", Face::Title, size::TITLE, BRASS));
    menu.spawn(label(Label::new("title-tagline"), Face::Text, size::TEXT, CREAM_DIM));
    menu.spawn(Node {
        height: px(8),
        ..default()
    });
    // Who has a game to go on with knows what the games are: that comes first, and the rest needs less room.
    let goes_on = spawn_continue(menu, in_progress);
    for (key, about, screen) in [
        ("title-play-monsuno", "title-about-monsuno", Screen::MonsunoSetup),
        ("title-play-mozyring", "title-about-mozyring", Screen::MozyringSetup),
    ] {
        if goes_on {
            menu.spawn((button(Label::new(key), ButtonLook::Plain), leads_to(screen)));
        } else {
            menu.spawn(entry(key, about, screen));
        }
    }
    menu.spawn((
        button(Label::new("title-practice"), ButtonLook::Plain),
        leads_to(Screen::PracticeSetup),
    ));
    menu.spawn((
        Node {
            justify_content: JustifyContent::Center,
            ..row(8)
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        line.spawn((
            button(Label::new("rulebook-head"), ButtonLook::Choice),
            observe(open(Overlay::Rulebook)),
        ));
        line.spawn((
            button(Label::new("settings-head"), ButtonLook::Choice),
            observe(open(Overlay::Settings)),
        ));
        line.spawn((
            button(Label::new("title-showcase"), ButtonLook::Choice),
            leads_to(Screen::Showcase),
        ));
        if may_quit {
            line.spawn((
                button(Label::new("title-quit"), ButtonLook::Choice),
                observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                    exit.write(AppExit::Success);
                }),
            ));
        }
    });
    menu.spawn(Node {
        height: px(4),
        ..default()
    });
    menu.spawn((
        Node {
            justify_content: JustifyContent::Center,
            ..row(8)
        },
        Pickable::IGNORE,
    ))
    .with_children(|languages| {
        for language in Language::ALL {
            languages.spawn((
                named_button(language.own_name(), ButtonLook::Choice),
                ChosenWhen::new(move |spoken: &Spoken| spoken.language() == language),
                observe(move |_: On<Activate>, mut speak: MessageWriter<Speak>| {
                    speak.write(Speak(language));
                }),
            ));
        }
    });
}

/// For each game of which one in progress is kept, going on with it; whether there is any.
fn spawn_continue(menu: &mut ChildSpawnerCommands, [capsules, rings]: [bool; 2]) -> bool {
    if capsules {
        menu.spawn(monsuno::continue_button(Label::new("title-continue-monsuno")));
    }
    if rings {
        let text = Label::new("title-continue-mozyring");
        menu.spawn((button(text, ButtonLook::Lead), observe(mozyring::go_on)));
    }
    capsules || rings
}

fn entry(key: &'static str, about: &'static str, screen: Screen) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Stretch,
            ..column(4)
        },
        Pickable::IGNORE,
        children![
            (button(Label::new(key), ButtonLook::Lead), leads_to(screen),),
            (
                label(Label::new(about), Face::Text, size::SMALL, CREAM),
                Node {
                    margin: UiRect::horizontal(px(6)),
                    min_width: px(0),
                    ..default()
                },
            ),
        ],
    )
}
