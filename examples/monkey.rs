//! A monkey at the game: hours of clicks, drags, keys, touches and gamepads without a plan, at frames of any length, in
//! windows of any shape, on a shelf whose documents break now and then. Whatever it does, the game goes on.
//!
//! `cargo run --release --example monkey -- 8 [SEED]` plays eight hours (at 60 frames a second) as fast as it goes, and
//! says after each quarter of an hour what it cost in memory. A number that is none, or anything Bevy complains of, ends
//! it with what was done last.
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

mod measure;

use std::collections::{BTreeMap, VecDeque};
use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bevy::diagnostic::FrameCount;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;
use bevy::window::{PrimaryWindow, WindowCloseRequested, WindowFocused};
use ringspin::chance::Chance;
use ringspin::keep::Shelf;
use ringspin::monsuno::play::Playing as Match;
use ringspin::shell::input::{Act, Binding};
use ringspin::shell::{Screen, Start};
use ringspin::testing::Person;

use self::measure::memory;

/// Screens it is put on, so that it is not only where it finds its way to.
const SCREENS: [Screen; 8] = [
    Screen::Title,
    Screen::MonsunoSetup,
    Screen::Monsuno,
    Screen::MozyringSetup,
    Screen::Mozyring,
    Screen::Practice,
    Screen::Lab,
    Screen::Showcase,
];

/// Widths and heights of windows, logical pixels.
const WINDOWS: [(f32, f32); 7] = [
    (1280.0, 720.0),
    (640.0, 360.0),
    (412.0, 839.0),
    (3840.0, 2160.0),
    (2560.0, 1080.0),
    (1.0, 1.0),
    (120.0, 700.0),
];

/// How long a frame may take, ms.
const FRAMES: [u64; 6] = [4, 8, 16, 33, 250, 2_000];

/// Frames of an hour of play, at 60 a second; those that take longer count no more.
const FRAMES_AN_HOUR: f64 = 60.0 * 3_600.0;

/// What was done last is told when it goes wrong.
const REMEMBERED: usize = 40;

struct Monkey {
    person: Person,
    shelf: Shelf,
    chance: Chance,
    frame: Duration,
    window: Vec2,
    done: VecDeque<String>,
    /// The frames since the start.
    frames: u64,
    /// How many acts were done on each screen.
    acts: BTreeMap<String, u64>,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let shelf = Shelf::memory();
        let mut chance = Chance::new(seed);
        Self {
            person: sit_down(Screen::Title, &shelf, &mut chance),
            shelf,
            chance,
            frame: Duration::from_millis(16),
            window: Vec2::new(1280.0, 720.0),
            done: VecDeque::new(),
            frames: 0,
            acts: BTreeMap::new(),
        }
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.chance.below(all.len())]
    }

    fn anywhere(&mut self) -> Vec2 {
        let (x, y) = (self.chance.unit(), self.chance.unit());
        // Now and then beside the window.
        Vec2::new(x as f32, y as f32) * self.window * 1.04
    }

    /// A button that can be seen, if there is one.
    fn button(&mut self) -> Option<Vec2> {
        let world = self.person.world();
        let mut buttons =
            world.query_filtered::<(&UiGlobalTransform, &InheritedVisibility, &ComputedNode), With<Button>>();
        let places: Vec<Vec2> = buttons
            .iter(world)
            .filter(|(_, visible, node)| visible.get() && node.size().min_element() > 0.0)
            .map(|(place, ..)| place.translation)
            .collect();
        (!places.is_empty()).then(|| self.of(&places))
    }

    /// A place worth pressing: most often a button.
    fn place(&mut self) -> Vec2 {
        let button = if self.chance.below(3) > 0 { self.button() } else { None };
        button.unwrap_or_else(|| self.anywhere())
    }

    fn key(&mut self) -> KeyCode {
        const OTHERS: [KeyCode; 9] = [
            KeyCode::Escape,
            KeyCode::Enter,
            KeyCode::Tab,
            KeyCode::Space,
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
            KeyCode::Backspace,
        ];
        if self.chance.below(2) == 0 {
            return self.of(&OTHERS);
        }
        let act = self.of(Act::ALL);
        let keys = Binding::first(act).keys;
        keys[self.chance.below(2)].or(keys[0]).unwrap_or(KeyCode::F12)
    }

    fn pad(&mut self) -> GamepadButton {
        let all = GamepadButton::all();
        self.of(&all)
    }

    /// Does something.
    fn act(&mut self) -> String {
        match self.chance.below(100) {
            0..=34 => {
                let place = self.place();
                self.person.tap(place);
                format!("tap {place}")
            }
            35..=44 => {
                let place = self.place();
                self.person.click(place);
                format!("click {place}")
            }
            45..=54 => {
                let (from, to) = (self.place(), self.anywhere());
                self.person.drag(from, to);
                format!("drag {from} {to}")
            }
            55..=69 => {
                let (key, frames) = (self.key(), 1 + self.chance.below(40) as u32);
                self.person.hold(key, frames);
                format!("key {key:?} for {frames}")
            }
            70..=75 => {
                let button = self.pad();
                self.person.pad(button);
                format!("pad {button:?}")
            }
            76..=77 => {
                let axis = self.of(&GamepadAxis::all());
                let value = self.of(&[-1.0, 1.0, 0.3, f32::NAN, 7.0]);
                self.person.stick(axis, value, 10);
                format!("stick {axis:?} {value}")
            }
            78..=82 => {
                let text = self.of(&["Щ", "x", "🙂", "\u{0}", "\u{202e}", "51ZW-028X", "9999999999", "Ѝѝ ы"]);
                self.person.types(text);
                format!("types {text:?}")
            }
            83..=87 => {
                let lines = self.of(&[-400.0, -1.0, 1.0, 3.0, 400.0]);
                self.person.wheel(lines);
                format!("wheel {lines}")
            }
            88..=92 => self.touches(),
            93..=94 => {
                self.frame = Duration::from_millis(self.of(&FRAMES));
                let strategy = TimeUpdateStrategy::ManualDuration(self.frame);
                self.person.world().insert_resource(strategy);
                format!("frames of {:?}", self.frame)
            }
            95 => self.resize(),
            96 => self.look_away(),
            97 => {
                let frames = self.chance.below(600) as u32;
                self.person.wait(frames);
                format!("waits {frames} frames")
            }
            98 if self.chance.below(20) == 0 => self.spoil(),
            99 if self.chance.below(60) == 0 => {
                let closed = self.chance.below(2) == 0;
                if closed {
                    self.close();
                }
                let screen = self.of(&SCREENS);
                self.begin(screen);
                format!("closed properly: {closed}, and begun at {screen:?}")
            }
            _ => {
                self.person.wait(1);
                "a frame".to_owned()
            }
        }
    }

    fn touches(&mut self) -> String {
        let (id, place) = (self.chance.below(3) as u64, self.place());
        let to = self.anywhere();
        match self.chance.below(4) {
            0 => {
                self.person.touch(id, place);
                format!("touch {place}")
            }
            1 => {
                // A finger that comes down while others may lie there, and whose end is never told.
                self.person.finger(id, TouchPhase::Started, place);
                format!("finger {id} down {place}")
            }
            2 => {
                self.person.finger(id, TouchPhase::Moved, to);
                self.person.finger(id, TouchPhase::Canceled, to);
                format!("finger {id} cancelled {to}")
            }
            _ => {
                self.person.finger(id, TouchPhase::Started, place);
                self.person.finger(id, TouchPhase::Moved, place.lerp(to, 0.5));
                self.person.finger(id, TouchPhase::Moved, to);
                self.person.finger(id, TouchPhase::Ended, to);
                format!("finger {id} {place} to {to}")
            }
        }
    }

    fn resize(&mut self) -> String {
        let (width, height) = self.of(&WINDOWS);
        let scale = self.of(&[1.0, 1.5, 3.0]);
        self.window = Vec2::new(width, height);
        self.person.resize(self.window, scale);
        format!("window {width}x{height} at {scale}")
    }

    fn look_away(&mut self) -> String {
        let key = self.key();
        let place = self.place();
        self.person.point_at(place);
        self.person.button(ButtonState::Pressed);
        let world = self.person.world();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        if let Ok(window) = windows.single(world) {
            world.write_message(WindowFocused { window, focused: false });
        }
        self.person.wait(3);
        self.person.button(ButtonState::Released);
        self.person.key(key);
        format!("looks away at {place}, then {key:?}")
    }

    /// Closes the window; the last frames of the game are without one.
    fn close(&mut self) {
        let world = self.person.world();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        if let Ok(window) = windows.single(world) {
            world.write_message(WindowCloseRequested { window });
        }
        self.person.wait(5);
    }

    /// Starts the game anew.
    fn begin(&mut self, screen: Screen) {
        self.person = sit_down(screen, &self.shelf, &mut self.chance);
        self.window = Vec2::new(1280.0, 720.0);
        self.frame = Duration::from_millis(16);
    }

    /// Breaks a document that is kept, as a bad disk does.
    fn spoil(&mut self) -> String {
        let names = [
            "settings.json",
            "controls.json",
            "saves/monsuno.json",
            "saves/mozyring.json",
            "settings/monsuno.json",
            "settings/mozyring.json",
        ];
        let name = self.of(&names);
        let Ok(Some(text)) = self.shelf.read(name) else {
            return format!("{name} is not there to spoil");
        };
        let at = self.chance.below(text.len().max(1));
        let mut bytes = text.into_bytes();
        match (self.chance.below(3), bytes.get_mut(at)) {
            (0, _) => bytes.truncate(at),
            (1, Some(byte)) => *byte ^= 1,
            _ => bytes.clear(),
        }
        let spoiled = self.shelf.write(name, &String::from_utf8_lossy(&bytes));
        format!("spoils {name} at {at}: {spoiled:?}")
    }

    /// Everything is where something can be.
    fn look_around(&mut self) -> Result<(), String> {
        let world = self.person.world();
        let mut places = world.query::<(Entity, &GlobalTransform)>();
        let lost = places.iter(world).find(|(_, place)| !place.affine().is_finite());
        if let Some((entity, place)) = lost {
            return Err(format!("{entity} is at {place:?}"));
        }
        if let Some(playing) = world.get_resource::<Match>() {
            let mut bodies = playing.session().stage().bodies();
            if let Some(body) = bodies.find(|body| !body.position.is_finite()) {
                return Err(format!("{body:?}"));
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), String> {
        let before = self.person.see::<FrameCount>().0;
        let done = self.act();
        // A game that was begun anew counts from 0.
        self.frames += u64::from(self.person.see::<FrameCount>().0.saturating_sub(before));
        let screen = self.person.screen();
        *self.acts.entry(format!("{screen:?}")).or_default() += 1;
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back(format!("{screen:?}: {done}"));
        if self.person.sees_the_end() {
            self.begin(Screen::Title);
        }
        self.look_around()
    }
}

fn sit_down(screen: Screen, shelf: &Shelf, chance: &mut Chance) -> Person {
    let start = Start {
        screen,
        seed: chance.bits(),
        language: None,
        ..Person::start(shelf.clone())
    };
    Person::with_start(Duration::from_millis(16), start)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args().skip(1);
    let hours: f64 = given.next().map_or(Ok(0.25), |text| text.parse())?;
    let seed: u64 = given.next().map_or(Ok(1), |text| text.parse())?;
    let began = Instant::now();
    let mut monkey = Monkey::new(seed);
    let mut steps = 0_u64;
    let mut told = 0;
    while (monkey.frames as f64) < hours * FRAMES_AN_HOUR {
        steps += 1;
        let stepped = catch_unwind(AssertUnwindSafe(|| monkey.step()));
        if let Err(why) = stepped.unwrap_or_else(|_| Err("it panicked".to_owned())) {
            for done in &monkey.done {
                println!("  {done}");
            }
            return Err(format!("seed {seed}, step {steps}: {why}").into());
        }
        let quarters = (4.0 * monkey.frames as f64 / FRAMES_AN_HOUR) as u64;
        if quarters > told {
            told = quarters;
            println!(
                "{:.2} h of play, {steps} acts, {:.0} s, {:.0} MiB",
                told as f64 / 4.0,
                began.elapsed().as_secs_f64(),
                memory(std::process::id()).unwrap_or_default()
            );
        }
    }
    println!("acts on each screen: {:?}", monkey.acts);
    Ok(())
}
