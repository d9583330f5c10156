//! `ringspin play`: opens the game.

#[cfg(feature = "game")]
use std::process::Command;
#[cfg(feature = "game")]
use std::time::{Duration, Instant};

use super::CliError;
use crate::words::Language;

/// What `play` takes.
#[derive(clap::Args, Debug)]
pub(super) struct PlayArgs {
    /// The screen to begin with
    #[arg(long, value_name = "NAME", value_parser = SCREENS)]
    screen: Option<String>,
    /// The language; without it that of the environment
    #[arg(long, value_enum)]
    lang: Option<Language>,
    /// The size of the window
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    windowed: Option<(u32, u32)>,
    /// How much the picture may cost; without it the graphics card decides
    #[cfg(feature = "game")]
    #[arg(long, value_enum)]
    preset: Option<crate::shell::look::Preset>,
    /// Stand where anybody passes: the whole screen, the showcase first and whenever nobody plays, and no way out but
    /// Ctrl+Shift+Q
    #[arg(long)]
    kiosk: bool,
    /// Let nothing be heard
    #[arg(long)]
    mute: bool,
    /// What chance begins with; without it, it is drawn
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// The screens a player can begin with.
const SCREENS: [&str; 8] = [
    "title",
    "monsuno-setup",
    "monsuno",
    "mozyring-setup",
    "mozyring",
    "practice",
    "practice-drills",
    "lab",
];

/// Reads a size such as `1280x720`.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let fits = |side: &str| side.parse().ok().filter(|side| (16..=8192).contains(side));
    text.split_once('x')
        .and_then(|(width, height)| fits(width).zip(fits(height)))
        .ok_or_else(|| "a size is WIDTHxHEIGHT, such as 1280x720, each from 16 to 8192".to_owned())
}

/// Opens the game and returns when it is closed. When the graphics card is lost, it is started anew.
#[cfg(feature = "game")]
pub(super) fn run(args: &PlayArgs) -> Result<(), CliError> {
    let begun = Instant::now();
    match super::graphics::with_driver(|| open(args)) {
        Err(CliError::CardLost) => begin_anew(begun.elapsed()),
        ended => ended,
    }
}

#[cfg(feature = "game")]
fn open(args: &PlayArgs) -> Result<(), CliError> {
    use bevy::app::AppExit;

    use crate::shell::{Picture, Screen, Start, game, lost};

    if !has_display() {
        return Err(CliError::Failed(
            "there is no display to open a window on. `ringspin monsuno match --watch` plays a match in the terminal, \
             `ringspin shot --list` names the scenes that can be rendered into a picture."
                .to_owned(),
        ));
    }
    let screen = match args.screen.as_deref() {
        Some("monsuno-setup") => Screen::MonsunoSetup,
        Some("monsuno") => Screen::Monsuno,
        Some("mozyring-setup") => Screen::MozyringSetup,
        Some("mozyring") => Screen::Mozyring,
        Some("practice") => Screen::Practice,
        Some("practice-drills") => Screen::PracticeDrills,
        Some("lab") => Screen::Lab,
        _ => Screen::Title,
    };
    let shelf = crate::keep::Shelf::of_player();
    // Held until the window closes.
    let claim = crate::keep::Claim::of(&shelf);
    let start = Start {
        window: args
            .windowed
            .map(|(width, height)| bevy::math::UVec2::new(width, height)),
        screen,
        language: args.lang,
        preset: args.preset,
        seed: args.seed.unwrap_or_else(super::drawn_seed),
        kiosk: args.kiosk,
        mute: args.mute,
        first: claim.is_some(),
        anew: beginnings() > 0,
        ..Start::new(Picture::Window, shelf)
    };
    let ended = game(&start)?.run();
    drop(claim);
    match ended {
        AppExit::Success => Ok(()),
        AppExit::Error(code) if code.get() == lost::CODE => Err(CliError::CardLost),
        AppExit::Error(code) => Err(CliError::Failed(format!("the game ended with error {code}"))),
    }
}

/// Tells the program that is started anew how often in a row it was.
#[cfg(feature = "game")]
const BEGINNINGS: &str = "RINGSPIN_BEGINNINGS";

#[cfg(feature = "game")]
fn beginnings() -> u32 {
    std::env::var(BEGINNINGS)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0)
}

/// Starts the same program again after the graphics card was lost, for that cannot be mended from inside; the one that is
/// lost had `lasted` so long.
///
/// # Errors
/// When it was lost again and again, or cannot be started.
#[cfg(feature = "game")]
fn begin_anew(lasted: Duration) -> Result<(), CliError> {
    /// Who lasts so long has not begun in vain.
    const LONG: Duration = Duration::from_secs(60);
    const MOST: u32 = 2;
    let in_vain = if lasted > LONG { 0 } else { beginnings() };
    if in_vain >= MOST {
        return Err(CliError::CardLost);
    }
    let failed = |why: std::io::Error| CliError::Failed(format!("the game could not be started again: {why}"));
    let mut program = Command::new(std::env::current_exe().map_err(failed)?);
    program
        .args(std::env::args_os().skip(1))
        .env(BEGINNINGS, (in_vain + 1).to_string());
    // It takes the place of this one, with whose window nothing can be done any more.
    #[cfg(unix)]
    return Err(failed(std::os::unix::process::CommandExt::exec(&mut program)));
    #[cfg(not(unix))]
    {
        program.spawn().map_err(failed)?;
        Ok(())
    }
}

/// Says that this program was built without the game.
#[cfg(not(feature = "game"))]
pub(super) fn run(args: &PlayArgs) -> Result<(), CliError> {
    let _ = (&args.screen, args.lang, args.windowed, args.seed, args.kiosk, args.mute);
    Err(CliError::Failed(
        "this program was built without the game (feature `game`): it has no window. `ringspin monsuno match --watch` \
         plays a match in the terminal."
            .to_owned(),
    ))
}

/// Whether there is a display: on Linux and its like, X11 or Wayland says so in the environment.
#[cfg(feature = "game")]
fn has_display() -> bool {
    let unix_desktop = cfg!(all(unix, not(target_os = "macos")));
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !unix_desktop || named("DISPLAY") || named("WAYLAND_DISPLAY") || named("WAYLAND_SOCKET")
}
