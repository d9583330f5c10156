//! The shell around both games: window, screens, menus, theme, camera, input, pictures.
//!
//! In: what the player does. Out: intents to the rooms of the games; the picture only reads what they hold.

pub mod awake;
mod backdrop;
pub mod camera;
mod captions;
pub mod clipboard;
#[cfg(feature = "dev")]
mod dev;
pub mod errand;
pub mod film;
pub mod fingers;
pub mod focus;
pub mod habits;
pub mod input;
pub mod kiosk;
pub mod label;
pub mod lens;
pub mod look;
pub mod lost;
pub mod luggage;
pub mod notice;
pub mod overlay;
pub mod pause;
pub mod pointer;
pub mod reach;
pub mod room;
pub mod rulebook;
pub mod scenes;
pub mod settings;
pub mod shot;
pub mod sound;
pub mod theme;
pub mod title;
pub mod tutorial;
pub mod widget;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetPlugin;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::{ExitCondition, PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::keep::Shelf;
use crate::showcase::view::Program;
use crate::words::{Language, Words};
use camera::Glide;
use label::Spoken;
use look::Preset;

/// Which screen is up.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Before the first frame: meshes, textures and fonts are made.
    #[default]
    Loading,
    /// The start.
    Title,
    /// Setting up a Monsuno match.
    MonsunoSetup,
    /// A Monsuno match.
    Monsuno,
    /// Setting up a game of Mozyring.
    MozyringSetup,
    /// A game of Mozyring.
    Mozyring,
    /// Making own rules for Mozyring.
    MozyringRules,
    /// The finished games of Mozyring.
    MozyringHistory,
    /// Setting up the practice range.
    PracticeSetup,
    /// The drills.
    PracticeDrills,
    /// The practice range, or a drill on it.
    Practice,
    /// The lab: what spinning bodies do, beside what theory says.
    Lab,
    /// Filmed scenes, while nobody is there or to whoever wants to see them.
    Showcase,
}

impl Screen {
    /// Where something is chosen or set up, before a table that is only looked at.
    pub const MENUS: [Self; 7] = [
        Self::Title,
        Self::MonsunoSetup,
        Self::MozyringSetup,
        Self::MozyringRules,
        Self::MozyringHistory,
        Self::PracticeSetup,
        Self::PracticeDrills,
    ];

    /// Whether something is played here, on the table.
    #[must_use]
    pub fn is_table(self) -> bool {
        matches!(self, Self::Monsuno | Self::Mozyring | Self::Practice | Self::Lab)
    }

    /// Whether capsules are launched here.
    #[must_use]
    pub fn has_capsules(self) -> bool {
        matches!(self, Self::Monsuno | Self::Practice)
    }
}

/// Where the picture goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picture {
    /// Into a window.
    Window,
    /// Nowhere: a window without a screen and without a renderer, of this size. For tests of input and layout.
    Blind(UVec2),
    /// Into an image of this size. For pictures without a window.
    Image(UVec2),
}

/// How the game is started.
#[derive(Debug, Clone)]
pub struct Start {
    /// Where the picture goes.
    pub picture: Picture,
    /// The size of the window, if one is asked for.
    pub window: Option<UVec2>,
    /// The first screen.
    pub screen: Screen,
    /// The language at the start, if one is asked for; else the one that was set, else that of the environment.
    pub language: Option<Language>,
    /// How much the picture may cost; `None` lets the graphics card decide.
    pub preset: Option<Preset>,
    /// What chance begins with.
    pub seed: u64,
    /// Where games in progress, histories and settings are kept.
    pub shelf: Shelf,
    /// Whether no other window of the game is open on the same shelf.
    pub first: bool,
    /// Whether it is begun anew because the graphics card was [lost].
    pub anew: bool,
    /// Whether it stands where anybody passes: the whole screen, the showcase between the games, and no way out but one.
    pub kiosk: bool,
    /// Whether nothing is heard, whatever the settings say.
    pub mute: bool,
    /// Whether nothing is logged.
    pub quiet: bool,
}

impl Start {
    /// The game as it is started without any wish: from the title, on `shelf`, its picture going to `picture`.
    #[must_use]
    pub fn new(picture: Picture, shelf: Shelf) -> Self {
        Self {
            picture,
            window: None,
            screen: Screen::Title,
            language: None,
            preset: None,
            seed: 0,
            shelf,
            first: true,
            anew: false,
            kiosk: false,
            mute: false,
            quiet: false,
        }
    }
}

/// The seed from which each match draws its own.
#[derive(Resource, Debug, Clone)]
pub struct Luck(pub crate::chance::Chance);

/// Where games in progress, histories and settings are kept.
#[derive(Resource, Debug, Clone)]
pub struct Keeper(pub Shelf);

/// Whether no other window of the game is open on the same shelf: else the game in progress is that one's.
#[derive(Resource, Debug, Clone, Copy)]
pub struct FirstWindow(pub bool);

/// The game, ready to run.
///
/// # Errors
/// When the words of the language, or the scenes of the showcase, cannot be read.
pub fn game(start: &Start) -> Result<App, crate::data::DataError> {
    let mut app = App::new();
    let settings = settings::load_into(&mut app, &start.shelf);
    input::load_into(&mut app, &start.shelf);
    let language = start
        .language
        .or(settings.language)
        .unwrap_or_else(Language::of_environment);
    let words = Words::load(language)?;
    app.add_plugins(default_plugins(start));
    app.init_state::<Screen>()
        .insert_resource(FirstScreen(first_screen(start)))
        .insert_resource(sound::Mute(start.mute))
        .insert_resource(Spoken(words))
        .insert_resource(Program::open(start.seed)?)
        .insert_resource(Luck(crate::chance::Chance::new(start.seed)))
        .insert_resource(Keeper(start.shelf.clone()))
        .insert_resource(FirstWindow(start.first))
        .insert_resource(Glide(start.picture == Picture::Window))
        .insert_resource(AskedPreset(start.preset.or(settings.picture)))
        .add_plugins((MeshPickingPlugin, plugin))
        .insert_resource(MeshPickingSettings {
            require_markers: true,
            ..default()
        });
    if start.picture == Picture::Window {
        app.add_plugins(awake::plugin);
        lost::load_into(&mut app, start.anew);
        // What goes wrong in a part of it is logged, and the rest goes on. Elsewhere, as in tests, it ends the game.
        app.set_error_handler(bevy::ecs::error::error);
    }
    if start.kiosk {
        app.add_plugins(kiosk::plugin);
    }
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
    if let Picture::Image(size) = start.picture {
        shot::render_into_image(&mut app, size);
    }
    run_on_one_thread(&mut app);
    Ok(app)
}

/// Runs what is done in a frame on one thread: its systems are so short that handing them to others would cost more than
/// they do (measured: two fifths of a frame). Rendering, thinking and loading have threads of their own.
fn run_on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// A kiosk begins with the showcase.
fn first_screen(start: &Start) -> Screen {
    if start.kiosk { Screen::Showcase } else { start.screen }
}

fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        camera::plugin,
        captions::plugin,
        clipboard::plugin,
        fingers::plugin,
        focus::plugin,
        input::plugin,
        label::plugin,
        lens::plugin,
        look::plugin,
        notice::plugin,
        overlay::plugin,
        pause::plugin,
        pointer::plugin,
        room::plugin,
    ))
    .add_plugins((
        reach::plugin,
        rulebook::plugin,
        settings::plugin,
        sound::plugin,
        theme::plugin,
        title::plugin,
        widget::plugin,
    ))
    .add_plugins((
        crate::monsuno::plugin,
        crate::mozyring::plugin,
        crate::lab::plugin,
        crate::range::plugin,
        crate::showcase::view::plugin,
    ))
    .init_resource::<Portrait>()
    .init_resource::<Snug>()
    .add_systems(
        PreStartup,
        (choose_preset.in_set(look::ChoosePreset), spawn_camera).chain(),
    )
    .add_systems(PostStartup, open_first_screen)
    .add_systems(Update, scale_with_window);
}

/// The screen to open when everything is made.
#[derive(Resource)]
struct FirstScreen(Screen);

fn open_first_screen(first: Res<FirstScreen>, mut next: ResMut<NextState<Screen>>) {
    next.set(first.0);
}

/// The preset that was asked for at the start, if any.
#[derive(Resource)]
struct AskedPreset(Option<Preset>);

/// Software drivers get the low preset, cards of their own the high one, unless somebody asked for another.
fn choose_preset(
    asked: Res<AskedPreset>,
    card: Option<Res<bevy::render::renderer::RenderAdapterInfo>>,
    mut commands: Commands,
) {
    let of_card = || match card.map(|card| format!("{:?}", card.0.device_type)).as_deref() {
        Some("Cpu") => Preset::Low,
        Some("DiscreteGpu") => Preset::High,
        _ => Preset::Medium,
    };
    commands.insert_resource(asked.0.unwrap_or_else(of_card));
}

fn spawn_camera(mut commands: Commands, preset: Res<Preset>, target: Option<Res<shot::Target>>) {
    let mut camera = commands.spawn(camera::table_camera(*preset));
    if let Some(target) = target {
        camera.insert(target.0.clone());
    }
    camera.insert(IsDefaultUiCamera);
    camera::dress_camera(*preset, &mut camera);
}

/// Whether the screen is higher than wide, as a phone's in the hand is.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Portrait(pub bool);

/// Whether words are so large that they leave little room on a screen that is wider than high.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Snug(pub bool);

/// Words and buttons keep their share of the window: they are laid out for 1280x720.
fn scale_with_window(
    cameras: Query<&Camera, With<camera::TableCamera>>,
    settings: Res<settings::Settings>,
    screen: Res<State<Screen>>,
    mut portrait: ResMut<Portrait>,
    mut snug: ResMut<Snug>,
    mut scale: ResMut<UiScale>,
) {
    let Some(size) = cameras.iter().find_map(Camera::logical_target_size) else {
        return;
    };
    portrait.set_if_neq(Portrait(size.x < size.y));
    let wanted = (size.x / 1280.0).min(size.y / 720.0);
    // A portrait screen has room below: there, words may be larger than their share of its width.
    let wanted = if size.x < size.y {
        (size.x / 760.0).min(size.y / 1100.0)
    } else {
        wanted
    };
    // Figures and plots need all of the screen at the range and in the lab.
    let larger = match screen.get() {
        Screen::Practice | Screen::Lab => 1.0,
        _ => settings.text_size,
    };
    let wanted = (wanted * larger).clamp(0.45, 5.0);
    let room = size / wanted;
    snug.set_if_neq(Snug(size.x >= size.y && (room.x < 1160.0 || room.y < 650.0)));
    if (scale.0 - wanted).abs() > 1e-3 {
        scale.0 = wanted;
    }
}

/// What is logged.
const LOG: &str = "warn,wgpu=error,naga=error,bevy_render::renderer=error";

fn default_plugins(start: &Start) -> PluginGroupBuilder {
    let window = |size: UVec2| Window {
        title: "ringspin".into(),
        resolution: WindowResolution::new(size.x, size.y),
        present_mode: PresentMode::AutoVsync,
        // In a page of a browser.
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    };
    let plugins = DefaultPlugins
        .set(LogPlugin {
            filter: if start.quiet { "off" } else { LOG }.into(),
            ..default()
        })
        // Everything is carried inside the binary: nothing is looked for beside it.
        .set(AssetPlugin {
            file_path: String::new(),
            ..default()
        });
    match start.picture {
        Picture::Window => plugins.set(WindowPlugin {
            primary_window: Some(window(start.window.unwrap_or(UVec2::new(1280, 720)))),
            close_when_requested: !start.kiosk,
            ..default()
        }),
        Picture::Blind(size) => plugins
            .set(WindowPlugin {
                primary_window: Some(window(size)),
                exit_condition: ExitCondition::DontExit,
                close_when_requested: !start.kiosk,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .disable::<LogPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<bevy::audio::AudioPlugin>()
            .disable::<WinitPlugin>(),
        Picture::Image(_) => without_pipelining(plugins)
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<GilrsPlugin>()
            .disable::<bevy::audio::AudioPlugin>()
            .disable::<WinitPlugin>(),
    }
}

/// Each picture is rendered before the next is begun.
#[cfg(not(target_arch = "wasm32"))]
fn without_pipelining(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>()
}

/// There is one thread, so it is so in any case.
#[cfg(target_arch = "wasm32")]
fn without_pipelining(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins
}
