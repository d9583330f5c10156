//! Named scenes: the screens of the game at typical moments, for pictures and for tests of the look.

use bevy::prelude::*;

use super::Screen;
use super::overlay::Overlay;
use super::pause::Pause;
use crate::monsuno::opponent::aim_at;
use crate::monsuno::play as monsuno;
use crate::monsuno::rules::Level;
use crate::monsuno::session::Phase;
use crate::physics::{BodyId, Launch, Style};
use crate::showcase::Scene;
use crate::showcase::view::Only;

/// A scene, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SceneName {
    /// The start.
    Menu,
    /// The settings.
    Settings,
    /// Which keys and buttons do what.
    Controls,
    /// The rulebook.
    Rulebook,
    /// Setting up a Monsuno match.
    MonsunoSetup,
    /// The attacker aims at the spinning defender.
    MonsunoAim,
    /// Both capsules of a draw for roles.
    MonsunoDuel,
    /// The capsules meet.
    MonsunoClash,
    /// The attacker has drawn a strike card, which is shown to both.
    MonsunoDraw,
    /// A match is won.
    MonsunoWon,
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
    /// A position is looked into.
    MozyringAnalysis,
    /// The editor for own rules.
    MozyringRules,
    /// A game for points, with its list of combinations.
    MozyringPoints,
    /// Who is the biggest: rings under rings.
    MozyringBiggest,
    /// The finished games.
    MozyringHistory,
    /// Setting up the practice range.
    PracticeSetup,
    /// The drills.
    PracticeDrills,
    /// A shot on the range, with ghosts and the session's shots on the field.
    Practice,
    /// A drill after two tries.
    PracticeDrill,
    /// A drill that is over.
    PracticeWon,
    /// The lab: a capsule that rises.
    Lab,
    /// The showcase: two capsules burst, in slow motion.
    Showcase,
}

impl SceneName {
    /// All scenes.
    pub const ALL: [Self; 28] = [
        Self::Menu,
        Self::Settings,
        Self::Controls,
        Self::Rulebook,
        Self::MonsunoSetup,
        Self::MonsunoAim,
        Self::MonsunoDuel,
        Self::MonsunoClash,
        Self::MonsunoDraw,
        Self::MonsunoWon,
        Self::MonsunoPause,
        Self::MozyringSetup,
        Self::MozyringStart,
        Self::MozyringGame,
        Self::MozyringFour,
        Self::MozyringWon,
        Self::MozyringAnalysis,
        Self::MozyringRules,
        Self::MozyringPoints,
        Self::MozyringBiggest,
        Self::MozyringHistory,
        Self::PracticeSetup,
        Self::PracticeDrills,
        Self::Practice,
        Self::PracticeDrill,
        Self::PracticeWon,
        Self::Lab,
        Self::Showcase,
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Settings => "settings",
            Self::Controls => "controls",
            Self::Rulebook => "rulebook",
            Self::MonsunoSetup => "monsuno-setup",
            Self::MonsunoAim => "monsuno-aim",
            Self::MonsunoDuel => "monsuno-duel",
            Self::MonsunoClash => "monsuno-clash",
            Self::MonsunoDraw => "monsuno-draw",
            Self::MonsunoWon => "monsuno-won",
            Self::MonsunoPause => "monsuno-pause",
            Self::MozyringSetup => "mozyring-setup",
            Self::MozyringStart => "mozyring-start",
            Self::MozyringGame => "mozyring-game",
            Self::MozyringFour => "mozyring-four",
            Self::MozyringWon => "mozyring-won",
            Self::MozyringAnalysis => "mozyring-analysis",
            Self::MozyringRules => "mozyring-rules",
            Self::MozyringPoints => "mozyring-points",
            Self::MozyringBiggest => "mozyring-biggest",
            Self::MozyringHistory => "mozyring-history",
            Self::PracticeSetup => "practice-setup",
            Self::PracticeDrills => "practice-drills",
            Self::Practice => "practice",
            Self::PracticeDrill => "practice-drill",
            Self::PracticeWon => "practice-won",
            Self::Lab => "lab",
            Self::Showcase => "showcase",
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
            Self::Menu
            | Self::Settings
            | Self::Controls
            | Self::Rulebook
            | Self::MonsunoSetup
            | Self::MozyringSetup
            | Self::MozyringRules
            | Self::MozyringHistory
            | Self::PracticeSetup
            | Self::PracticeDrills
            | Self::Practice
            | Self::PracticeDrill
            | Self::PracticeWon => 0.2,
            Self::MonsunoDuel => 0.8,
            Self::MonsunoClash => 0.42,
            Self::MonsunoAim | Self::MonsunoPause => 0.5,
            Self::Showcase => 4.4,
            Self::Lab => 1.6,
            Self::MonsunoDraw
            | Self::MonsunoWon
            | Self::MozyringStart
            | Self::MozyringGame
            | Self::MozyringFour
            | Self::MozyringWon
            | Self::MozyringAnalysis
            | Self::MozyringPoints
            | Self::MozyringBiggest => 1.0,
        }
    }

    /// The screen it plays on.
    #[must_use]
    pub fn screen(self) -> Screen {
        match self {
            Self::Menu | Self::Settings | Self::Controls | Self::Rulebook => Screen::Title,
            Self::MonsunoSetup => Screen::MonsunoSetup,
            Self::MonsunoAim
            | Self::MonsunoDuel
            | Self::MonsunoClash
            | Self::MonsunoDraw
            | Self::MonsunoWon
            | Self::MonsunoPause => Screen::Monsuno,
            Self::MozyringSetup => Screen::MozyringSetup,
            Self::MozyringRules => Screen::MozyringRules,
            Self::MozyringHistory => Screen::MozyringHistory,
            Self::PracticeSetup => Screen::PracticeSetup,
            Self::PracticeDrills => Screen::PracticeDrills,
            Self::Practice | Self::PracticeDrill | Self::PracticeWon => Screen::Practice,
            Self::Lab => Screen::Lab,
            Self::Showcase => Screen::Showcase,
            Self::MozyringStart
            | Self::MozyringGame
            | Self::MozyringFour
            | Self::MozyringWon
            | Self::MozyringAnalysis
            | Self::MozyringPoints
            | Self::MozyringBiggest => Screen::Mozyring,
        }
    }
}

/// Sets up what a scene is played with, before the game's first frame.
pub fn prepare_scene(app: &mut App, scene: SceneName) {
    // Two people, so that nobody thinks for itself.
    app.world_mut().resource_mut::<monsuno::Setup>().seats[1].computer = None;
    if scene == SceneName::MonsunoDraw {
        app.world_mut().resource_mut::<monsuno::Setup>().level = Level::Plus;
    }
    if scene == SceneName::Showcase
        && let Ok(clash) = Scene::named("clash")
    {
        app.insert_resource(Only(clash));
    }
    crate::mozyring::scenes::prepare(app, scene);
    crate::range::scenes::prepare(app, scene);
}

/// Brings a game that has just started on the scene's screen to the scene; `update` runs a frame.
pub fn set_scene(app: &mut App, scene: SceneName, update: impl Fn(&mut App)) {
    match scene {
        SceneName::Menu | SceneName::MonsunoSetup | SceneName::Lab | SceneName::Showcase => {}
        SceneName::PracticeSetup
        | SceneName::PracticeDrills
        | SceneName::Practice
        | SceneName::PracticeDrill
        | SceneName::PracticeWon => crate::range::scenes::set(app, scene, &update),
        SceneName::MonsunoAim => defend(app, &update),
        SceneName::MonsunoPause => {
            defend(app, &update);
            app.world_mut().resource_mut::<NextState<Pause>>().set(Pause::On);
        }
        SceneName::MonsunoDuel => duel(app, &update),
        SceneName::MonsunoClash => {
            defend(app, &update);
            let aim = aim_at_defender(app);
            launch(app, &update, Style::Press, aim, 1.0);
        }
        SceneName::MonsunoDraw => {
            fight(app, &update, |phase| phase == Phase::Draw);
            app.world_mut().write_message(monsuno::Intent::Draw(true));
            update(app);
        }
        SceneName::MonsunoWon => fight(app, &update, |phase| phase == Phase::Over),
        SceneName::Settings => app
            .world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::Settings),
        SceneName::Controls => app
            .world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::Controls),
        SceneName::Rulebook => {
            // The page with the pictures of the three combinations.
            app.insert_resource(super::rulebook::Open {
                game: super::rulebook::Game::Mozyring,
                page: 4,
            });
            app.world_mut()
                .resource_mut::<NextState<Overlay>>()
                .set(Overlay::Rulebook);
        }
        rings => crate::mozyring::scenes::set(app, rings, &update),
    }
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
    launch(app, update, Style::Twist, 0.0, 0.9);
    launch(app, update, Style::Twist, 0.0, 0.8);
}

/// From the draw for roles to the moment when the defender's capsule spins and the attacker may launch.
fn defend(app: &mut App, update: &impl Fn(&mut App)) {
    const PATIENCE: u32 = 2_000;
    duel(app, update);
    for _ in 0..PATIENCE {
        let session = app.world().resource::<monsuno::Playing>().session();
        let attacker = session.rules().attacker();
        match session.phase() {
            Phase::Aim { player, .. } if Some(player) == attacker => break,
            Phase::Aim { .. } => launch(app, update, Style::Twist, 0.0, 0.8),
            Phase::Told => {
                app.world_mut().write_message(monsuno::Intent::Skip);
                update(app);
            }
            _ => update(app),
        }
    }
    for _ in 0..20 {
        update(app);
    }
}

/// Plays on, attackers shooting straight at defenders, until the match is in a phase that `wanted` knows.
fn fight(app: &mut App, update: &impl Fn(&mut App), wanted: fn(Phase) -> bool) {
    const PATIENCE: u32 = 60_000;
    duel(app, update);
    for _ in 0..PATIENCE {
        let session = app.world().resource::<monsuno::Playing>().session();
        match session.phase() {
            phase if wanted(phase) => break,
            Phase::Aim { player, .. } if Some(player) != session.rules().attacker() => {
                launch(app, update, Style::Twist, 0.0, 0.8);
            }
            Phase::Aim { .. } if session.stage().time() > 0.6 => {
                let aim = aim_at_defender(app);
                launch(app, update, Style::Press, aim, 1.0);
            }
            Phase::Told => {
                app.world_mut().write_message(monsuno::Intent::Skip);
                update(app);
            }
            _ => update(app),
        }
    }
}

/// The aim that leads straight at the defender's capsule.
fn aim_at_defender(app: &App) -> f64 {
    let session = app.world().resource::<monsuno::Playing>().session();
    let attacker = session.rules().attacker().unwrap_or(0);
    let target = session
        .stage()
        .bodies()
        .find(|body| body.id == BodyId::Capsule(1 - attacker));
    target.map_or(0.0, |body| aim_at(session.field(), attacker, 0.0, body.position))
}
