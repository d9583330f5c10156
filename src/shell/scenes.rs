//! Named scenes: the screens of the game at typical moments, for pictures and for tests of the look.

use bevy::prelude::*;

use super::Screen;
use super::pause::Pause;
use crate::monsuno::play as monsuno;
use crate::mozyring::play as mozyring;
use crate::mozyring::rules::Slot;
use crate::physics::{Launch, Style};

/// A scene, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SceneName {
    /// The start.
    Menu,
    /// Setting up a Monsuno match.
    MonsunoSetup,
    /// The attacker aims at the spinning defender.
    MonsunoAim,
    /// Both capsules of a draw for roles.
    MonsunoDuel,
    /// The capsules meet.
    MonsunoClash,
    /// A menu over a match.
    MonsunoPause,
    /// Setting up a game of Mozyring.
    MozyringSetup,
    /// An empty board, nobody has laid a ring.
    MozyringStart,
    /// In the middle of a game, a ring in hand.
    MozyringGame,
    /// A game for four.
    MozyringFour,
    /// A won game.
    MozyringWon,
}

impl SceneName {
    /// All scenes.
    pub const ALL: [Self; 11] = [
        Self::Menu,
        Self::MonsunoSetup,
        Self::MonsunoAim,
        Self::MonsunoDuel,
        Self::MonsunoClash,
        Self::MonsunoPause,
        Self::MozyringSetup,
        Self::MozyringStart,
        Self::MozyringGame,
        Self::MozyringFour,
        Self::MozyringWon,
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::MonsunoSetup => "monsuno-setup",
            Self::MonsunoAim => "monsuno-aim",
            Self::MonsunoDuel => "monsuno-duel",
            Self::MonsunoClash => "monsuno-clash",
            Self::MonsunoPause => "monsuno-pause",
            Self::MozyringSetup => "mozyring-setup",
            Self::MozyringStart => "mozyring-start",
            Self::MozyringGame => "mozyring-game",
            Self::MozyringFour => "mozyring-four",
            Self::MozyringWon => "mozyring-won",
        }
    }

    /// The scene called `name`.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scene| scene.name() == name)
    }

    /// When it is worth looking at, in seconds after it is set.
    #[must_use]
    pub fn moment(self) -> f64 {
        match self {
            Self::Menu | Self::MonsunoSetup | Self::MozyringSetup => 0.2,
            Self::MonsunoDuel => 0.8,
            Self::MonsunoClash => 0.42,
            Self::MonsunoAim | Self::MonsunoPause => 0.5,
            Self::MozyringStart | Self::MozyringGame | Self::MozyringFour | Self::MozyringWon => 1.0,
        }
    }

    /// The screen it plays on.
    #[must_use]
    pub fn screen(self) -> Screen {
        match self {
            Self::Menu => Screen::Title,
            Self::MonsunoSetup => Screen::MonsunoSetup,
            Self::MonsunoAim | Self::MonsunoDuel | Self::MonsunoClash | Self::MonsunoPause => Screen::Monsuno,
            Self::MozyringSetup => Screen::MozyringSetup,
            Self::MozyringStart | Self::MozyringGame | Self::MozyringFour | Self::MozyringWon => Screen::Mozyring,
        }
    }
}

/// Brings a game that has just started on the scene's screen to the scene; `update` runs a frame.
pub fn set_scene(app: &mut App, scene: SceneName, update: impl Fn(&mut App)) {
    match scene {
        SceneName::Menu | SceneName::MonsunoSetup | SceneName::MozyringSetup => {}
        SceneName::MonsunoAim => aim(app, &update),
        SceneName::MonsunoPause => {
            aim(app, &update);
            app.world_mut().resource_mut::<NextState<Pause>>().set(Pause::On);
        }
        SceneName::MonsunoDuel => duel(app, &update),
        SceneName::MonsunoClash => {
            aim(app, &update);
            launch(app, &update, Style::Press, 0.0, 1.0);
        }
        SceneName::MozyringStart => {}
        SceneName::MozyringGame => lay(app, &update, 2, "b2M a1L c3S b2L a3M c1L b1S", Some("b3L")),
        SceneName::MozyringFour => lay(app, &update, 4, "b2S a1L c3M b2L a3S c1L b1M", Some("c2M")),
        SceneName::MozyringWon => lay(app, &update, 3, "a1S b1S c1S b2M a2L a3S c3L", None),
    }
}

/// Two people, so that nobody thinks for itself.
fn two_people(app: &mut App, update: &impl Fn(&mut App)) {
    app.world_mut().resource_mut::<monsuno::Setup>().opponent = None;
    app.world_mut().write_message(super::pause::StartOver);
    update(app);
}

fn launch(app: &mut App, update: &impl Fn(&mut App), style: Style, aim: f64, power: f64) {
    let gesture = monsuno::Gesture {
        launch: Launch {
            style,
            mark: 0.0,
            aim,
            power,
            press_point: 0.35,
        },
        held: false,
    };
    app.world_mut().write_message(monsuno::Intent::Hold(gesture));
    app.world_mut().write_message(monsuno::Intent::Launch);
    update(app);
}

fn duel(app: &mut App, update: &impl Fn(&mut App)) {
    two_people(app, update);
    launch(app, update, Style::Twist, 0.0, 0.9);
    launch(app, update, Style::Twist, 0.0, 0.8);
}

/// From the draw for roles to the moment when the attacker may launch.
fn aim(app: &mut App, update: &impl Fn(&mut App)) {
    use crate::monsuno::session::Phase;
    duel(app, update);
    const PATIENCE: u32 = 2_000;
    for _ in 0..PATIENCE {
        let playing = app.world().resource::<monsuno::Playing>();
        let attacker = playing.session().rules().attacker();
        match playing.session().phase() {
            Phase::Aim { player, .. } if Some(player) == attacker => break,
            Phase::Aim { .. } => launch(app, update, Style::Twist, 0.0, 0.8),
            Phase::Told => {
                app.world_mut().write_message(monsuno::Intent::GoOn);
                update(app);
            }
            _ => update(app),
        }
    }
    for _ in 0..20 {
        update(app);
    }
}

fn lay(app: &mut App, update: &impl Fn(&mut App), players: u8, moves: &str, over: Option<&str>) {
    app.world_mut().resource_mut::<mozyring::Setup>().players = players;
    app.world_mut().write_message(super::pause::StartOver);
    update(app);
    for slot in moves.split_whitespace().filter_map(|text| text.parse::<Slot>().ok()) {
        app.world_mut().write_message(mozyring::Intent::Take(slot.size));
        app.world_mut().write_message(mozyring::Intent::Lay(slot.field));
        update(app);
    }
    if let Some(slot) = over.and_then(|text| text.parse::<Slot>().ok()) {
        app.world_mut().write_message(mozyring::Intent::Take(slot.size));
        app.world_mut()
            .write_message(mozyring::Intent::HoldOver(Some(slot.field)));
    }
}
