//! Who plays: the set-up of a game of Mozyring.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::play::{Paint, Setup};
use crate::shell::Screen;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::label::{Label, label};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, column, leads_to, mark_choices, named_button, row, screen_root, setup_panel,
};
use crate::words::Arg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::MozyringSetup), (spawn_setup, look_at_table))
        .add_systems(
            Update,
            (
                mark_choices::<Setup>,
                tell_colours.run_if(resource_changed::<Setup>.or_eager(added::<Colours>)),
            )
                .run_if(in_state(Screen::MozyringSetup)),
        );
}

fn added<C: Component>(new: Query<(), Added<C>>) -> bool {
    !new.is_empty()
}

fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.16, 0.02, 0.02),
        yaw: 0.30,
        pitch: 0.62,
        distance: 0.74,
    }));
}

/// The line that tells who plays which colours.
#[derive(Component)]
struct Colours;

fn spawn_setup(mut commands: Commands) {
    commands
        .spawn((screen_root("Mozyring set-up"), DespawnOnExit(Screen::MozyringSetup)))
        .with_children(|root| {
            root.spawn(setup_panel()).with_children(|sheet| {
                sheet.spawn(label(Label::new("mozyring-name"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(label(Label::new("mozyring-goal"), Face::Text, size::TEXT, CREAM));
                sheet.spawn(label(Label::new("setup-players"), Face::Medium, size::TEXT, CREAM_DIM));
                sheet.spawn((row(10), Pickable::IGNORE)).with_children(|choices| {
                    for players in 2..=4_u8 {
                        choices.spawn((
                            named_button(players.to_string(), ButtonLook::Choice),
                            ChosenWhen::new(move |setup: &Setup| setup.players == players),
                            observe(move |_: On<Activate>, mut setup: ResMut<Setup>| setup.players = players),
                        ));
                    }
                });
                sheet.spawn((Colours, column(6), Pickable::IGNORE));
                sheet.spawn(label(Label::new("mozyring-lot"), Face::Text, size::SMALL, CREAM_DIM));
                sheet.spawn((row(12), Pickable::IGNORE)).with_children(|buttons| {
                    buttons.spawn((
                        button(Label::new("setup-begin"), ButtonLook::Lead),
                        leads_to(Screen::Mozyring),
                    ));
                    buttons.spawn((button(Label::new("back"), ButtonLook::Plain), leads_to(Screen::Title)));
                });
            });
        });
}

fn tell_colours(setup: Res<Setup>, lines: Query<Entity, With<Colours>>, mut commands: Commands) {
    for line in &lines {
        commands.entity(line).despawn_children().with_children(|lines| {
            for seat in 0..usize::from(setup.players) {
                let own: Vec<Paint> = match setup.players {
                    2 => vec![Paint::ALL[seat], Paint::ALL[seat + 2]],
                    _ => vec![Paint::ALL[seat]],
                };
                lines.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
                    line.spawn(label(
                        Label::new("setup-seat").with("number", Arg::from(seat + 1)),
                        Face::Text,
                        size::TEXT,
                        CREAM,
                    ));
                    for paint in own {
                        line.spawn(super::hud::sign(paint, size::TEXT));
                        line.spawn(label(Label::new(paint.key()), Face::Text, size::TEXT, CREAM));
                    }
                });
            }
        });
    }
}
