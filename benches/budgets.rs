//! What the game may cost, and what it costs: each budget against its measurement.
//!
//! `cargo bench --bench budgets`. What needs a window is measured where there is a display (`xvfb-run` makes one), with
//! the driver that is there: a software driver counts its pictures as the game's memory and load.
#![expect(clippy::print_stdout, reason = "a benchmark reports what it measured")]

#[path = "../examples/measure/mod.rs"]
mod measure;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ringspin::keep::Shelf;
use ringspin::level::Level;
use ringspin::monsuno::play::{Playing, Setup};
use ringspin::monsuno::session::Phase;
use ringspin::shell::look::Preset;
use ringspin::shell::{Screen, Start};
use ringspin::testing::Person;

use self::measure::memory;

/// The program whose start, size and window are measured.
const PROGRAM: &str = env!("CARGO_BIN_EXE_ringspin");

/// Frames of matches that are measured: twenty minutes at 60 a second.
const FRAMES: usize = 72_000;

fn row(what: &str, measured: Option<f64>, budget: f64, unit: &str) {
    let (told, verdict) = match measured {
        Some(value) if value <= budget => (format!("{value:.2} {unit}"), "kept"),
        Some(value) => (format!("{value:.2} {unit}"), "BROKEN"),
        None => ("not measured".to_owned(), ""),
    };
    println!("{what:<58} {told:>14}   at most {budget:>6} {unit:<3} {verdict}");
}

/// Milliseconds of each frame of matches between two normal computers, without rendering; the match is begun anew when it
/// is over. Also how much the memory grew over the second half, MiB.
fn frames_of_matches() -> (Vec<f64>, Option<f64>) {
    let start = Start {
        screen: Screen::MonsunoSetup,
        preset: Some(Preset::Medium),
        ..Person::start(Shelf::memory())
    };
    let mut person = Person::with_start(Duration::from_secs_f64(1.0 / 60.0), start);
    for seat in &mut person.world().resource_mut::<Setup>().seats {
        seat.computer = Some(Level::Normal);
    }
    person.click_text("setup-begin");
    person.wait(60);
    let mut milliseconds = Vec::with_capacity(FRAMES);
    let mut half = None;
    while milliseconds.len() < FRAMES {
        if person.see::<Playing>().session().phase() == Phase::Over {
            person.click_text("rematch");
        }
        let began = Instant::now();
        person.wait(1);
        milliseconds.push(1e3 * began.elapsed().as_secs_f64());
        if milliseconds.len() == FRAMES / 2 {
            half = memory(std::process::id());
        }
    }
    let grown = half
        .zip(memory(std::process::id()))
        .map(|(before, after)| after - before);
    milliseconds.sort_by(f64::total_cmp);
    (milliseconds, grown)
}

/// Seconds of processor time that a process has used.
///
/// Source: proc(5), fields `utime` and `stime` of `/proc/pid/stat`, in hundredths on Linux.
fn processor(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// Milliseconds from the start of the command line to its end, the median of many.
fn command_line() -> Option<f64> {
    let once = || {
        let began = Instant::now();
        let ended = Command::new(PROGRAM)
            .arg("--version")
            .stdout(Stdio::null())
            .status()
            .ok()?;
        ended.success().then(|| 1e3 * began.elapsed().as_secs_f64())
    };
    let mut times: Vec<f64> = (0..41).map_while(|_| once()).collect();
    times.sort_by(f64::total_cmp);
    times.get(20).copied()
}

/// Megabytes of the program without its symbols.
fn size(folder: &Path) -> Option<f64> {
    let stripped = folder.join("stripped");
    let done = Command::new("strip")
        .arg("-o")
        .arg(&stripped)
        .arg(PROGRAM)
        .status()
        .ok()?;
    let about = done.success().then(|| std::fs::metadata(&stripped).ok())??;
    Some(about.len() as f64 / 1e6)
}

/// The menu in a window, on a display of the system.
struct Menu {
    game: Child,
    first_picture: f64,
}

impl Menu {
    /// Opens it; none where there is no display, or nothing is seen within a minute.
    fn open(folder: &Path) -> Option<Self> {
        std::env::var_os("DISPLAY").or_else(|| std::env::var_os("WAYLAND_DISPLAY"))?;
        let began = Instant::now();
        let mut game = Command::new(PROGRAM)
            .args(["play", "--windowed", "1280x720", "--mute"])
            .env("RINGSPIN_HOME", folder)
            .env("RUST_LOG", "ringspin=info")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .ok()?;
        let said = BufReader::new(game.stderr.take()?).lines().map_while(Result::ok);
        for line in said {
            if line.contains("first picture") {
                let first_picture = began.elapsed().as_secs_f64();
                return Some(Self { game, first_picture });
            }
        }
        let _ = game.kill();
        None
    }

    /// Percent of a core while nobody does anything.
    fn idle_load(&self) -> Option<f64> {
        const LOOKS: f64 = 20.0;
        // By then the capsule on the table has come to rest; after a minute the showcase would begin.
        std::thread::sleep(Duration::from_secs(22));
        let before = processor(self.game.id())?;
        std::thread::sleep(Duration::from_secs_f64(LOOKS));
        Some(100.0 * (processor(self.game.id())? - before) / LOOKS)
    }
}

impl Drop for Menu {
    fn drop(&mut self) {
        let _ = self.game.kill();
        let _ = self.game.wait();
    }
}

fn main() {
    let folder: PathBuf = std::env::temp_dir().join(format!("ringspin-budgets-{}", std::process::id()));
    if let Err(why) = std::fs::create_dir_all(&folder) {
        println!("{}: {why}", folder.display());
    }
    row("the command line starts and ends", command_line(), 30.0, "ms");
    row("the program, without symbols", size(&folder), 80.0, "MB");
    let (frames, grown) = frames_of_matches();
    let at = |share: f64| frames.get((share * (frames.len() - 1) as f64) as usize).copied();
    row(
        "a frame of a match on medium, without rendering: median",
        at(0.5),
        2.0,
        "ms",
    );
    row("a frame of a match on medium: 99th percentile", at(0.99), 4.0, "ms");
    row("memory that ten minutes of matches add", grown, 4.0, "MiB");
    let menu = Menu::open(&folder);
    row(
        "from the start to the menu's first picture",
        menu.as_ref().map(|menu| menu.first_picture),
        2.0,
        "s",
    );
    row(
        "the menu while nobody does anything",
        menu.as_ref().and_then(Menu::idle_load),
        5.0,
        "%",
    );
    row(
        "the menu's memory",
        menu.as_ref().and_then(|menu| memory(menu.game.id())),
        500.0,
        "MiB",
    );
    drop(menu);
    let _ = std::fs::remove_dir_all(&folder);
}
