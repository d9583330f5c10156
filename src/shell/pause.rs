//! Escape: out of a set-up it leads back to the start, in a game it opens a menu over it and time stands still.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use super::focus::GoBack;
use super::label::{Label, label};
use super::overlay::{Overlay, open};
use super::theme::{BRASS, Face, size};
use super::widget::{ButtonLook, button, column, middle, panel};

/// Whether a game stands still with a menu over it.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pause {
    /// It goes on.
    #[default]
    Off,
    /// It stands still.
    On,
}

/// Somebody wants the game on the table to begin anew.
#[derive(Message, Debug, Clone, Copy)]
pub struct StartOver;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Pause>()
        .add_message::<StartOver>()
        .add_systems(Update, answer_back.run_if(on_message::<GoBack>))
        .add_systems(OnEnter(Pause::On), (spawn_menu, hold_time))
        .add_systems(OnExit(Pause::On), release_time);
}

fn answer_back(
    mut back: MessageReader<GoBack>,
    screen: Res<State<Screen>>,
    pause: Res<State<Pause>>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_pause: ResMut<NextState<Pause>>,
) {
    back.clear();
    match overlay.get() {
        Overlay::None => {}
        Overlay::Controls => return next_overlay.set(Overlay::Settings),
        Overlay::Settings | Overlay::Rulebook => return next_overlay.set(Overlay::None),
    }
    match screen.get() {
        Screen::Loading | Screen::Title | Screen::Showcase => {}
        Screen::MonsunoSetup | Screen::MozyringSetup | Screen::PracticeSetup => next_screen.set(Screen::Title),
        Screen::MozyringRules | Screen::MozyringHistory => next_screen.set(Screen::MozyringSetup),
        Screen::PracticeDrills => next_screen.set(Screen::PracticeSetup),
        Screen::Monsuno | Screen::Mozyring | Screen::Practice | Screen::Lab => next_pause.set(match pause.get() {
            Pause::Off => Pause::On,
            Pause::On => Pause::Off,
        }),
    }
}

fn hold_time(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

fn release_time(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

fn spawn_menu(mut commands: Commands) {
    commands
        .spawn((
            Name::new("Pause"),
            DespawnOnExit(Pause::On),
            middle(),
            GlobalZIndex(50),
            BackgroundColor(Color::srgba(0.02, 0.01, 0.01, 0.6)),
        ))
        .with_children(|cover| {
            cover
                .spawn(panel(Node {
                    width: px(380),
                    padding: px(30).all(),
                    align_items: AlignItems::Stretch,
                    ..column(14)
                }))
                .with_children(|menu| {
                    menu.spawn(label(Label::new("pause-head"), Face::Title, size::HEAD, BRASS));
                    menu.spawn((
                        button(Label::new("pause-resume"), ButtonLook::Lead),
                        observe(|_: On<Activate>, mut next: ResMut<NextState<Pause>>| next.set(Pause::Off)),
                    ));
                    menu.spawn((
                        button(Label::new("pause-start-over"), ButtonLook::Plain),
                        observe(
                            |_: On<Activate>,
                             mut next: ResMut<NextState<Pause>>,
                             mut over: MessageWriter<StartOver>| {
                                over.write(StartOver);
                                next.set(Pause::Off);
                            },
                        ),
                    ));
                    menu.spawn((
                        button(Label::new("rulebook-head"), ButtonLook::Plain),
                        observe(open(Overlay::Rulebook)),
                    ));
                    menu.spawn((
                        button(Label::new("settings-head"), ButtonLook::Plain),
                        observe(open(Overlay::Settings)),
                    ));
                    menu.spawn((
                        button(Label::new("pause-leave"), ButtonLook::Plain),
                        observe(
                            |_: On<Activate>,
                             mut next: ResMut<NextState<Pause>>,
                             mut screen: ResMut<NextState<Screen>>| {
                                next.set(Pause::Off);
                                screen.set(Screen::Title);
                            },
                        ),
                    ));
                });
        });
}
