//! Apps for tests: the whole game without a window and without a renderer, fed with the input a person would give.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    Gamepad, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};

use crate::keep::Shelf;
use crate::shell::camera::TableCamera;
use crate::shell::label::Label;
use crate::shell::look::Preset;
use crate::shell::widget::Settling;
use crate::shell::{Picture, Screen, Start, game};
use crate::words::Language;

/// A person at the game: sees what is on the screen, moves the pointer, presses keys.
pub struct Person {
    app: App,
    window: Entity,
    pointer: Vec2,
    ended: bool,
}

impl Person {
    /// Somebody who has just started the game, at frames of `step`.
    ///
    /// # Panics
    /// When the game cannot be started: then there is nothing to test.
    #[must_use]
    pub fn at_start(screen: Screen, step: Duration) -> Self {
        Self::with_shelf(screen, step, Shelf::memory())
    }

    /// Somebody who has just started the game and has things kept on `shelf` from earlier runs.
    ///
    /// # Panics
    /// When the game cannot be started: then there is nothing to test.
    #[must_use]
    pub fn with_shelf(screen: Screen, step: Duration, shelf: Shelf) -> Self {
        Self::with_start(
            step,
            Start {
                screen,
                ..Self::start(shelf)
            },
        )
    }

    /// How a person starts the game in tests: in English, in a window without a screen, with what is kept on `shelf`.
    #[must_use]
    pub fn start(shelf: Shelf) -> Start {
        Start {
            language: Some(Language::En),
            preset: Some(Preset::Low),
            seed: 7,
            ..Start::new(Picture::Blind(UVec2::new(1280, 720)), shelf)
        }
    }

    /// Somebody who has just started the game as `start` says, at frames of `step`.
    ///
    /// # Panics
    /// When the game cannot be started: then there is nothing to test.
    #[must_use]
    pub fn with_start(step: Duration, start: Start) -> Self {
        let mut app = game(&start).expect("the carried words are right");
        app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        while app.plugins_state() == bevy::app::PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("there is one window");
        let mut person = Self {
            app,
            window,
            pointer: Vec2::ZERO,
            ended: false,
        };
        person.wait(4);
        person
    }

    /// The world, to look at what a person would see.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// A resource of the game.
    #[must_use]
    pub fn see<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// Which screen is up.
    #[must_use]
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Lets `frames` frames pass.
    pub fn wait(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
            self.ended |= self.app.should_exit().is_some();
        }
    }

    /// Whether the game has asked to end.
    #[must_use]
    pub fn sees_the_end(&self) -> bool {
        self.ended
    }

    /// Lets frames pass until `seen`, at most `frames`.
    ///
    /// # Panics
    /// When it is not seen by then.
    pub fn wait_until(&mut self, what: &str, frames: u32, seen: impl Fn(&World) -> bool) {
        for _ in 0..frames {
            if seen(self.app.world()) {
                return;
            }
            self.app.update();
        }
        panic!("waited {frames} frames in vain for: {what}");
    }

    /// Makes the window so large, in logical pixels, on a screen of so many pixels each.
    pub fn resize(&mut self, size: Vec2, scale: f32) {
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(self.window) {
            window.resolution.set_scale_factor_override(Some(scale));
            window.resolution.set(size.x, size.y);
        }
        self.app.world_mut().write_message(WindowResized {
            window: self.window,
            width: size.x,
            height: size.y,
        });
        self.wait(2);
    }

    /// Moves the pointer to `place`, in pixels of the window.
    pub fn point_at(&mut self, place: Vec2) {
        let delta = place - self.pointer;
        self.pointer = place;
        let moved = CursorMoved {
            window: self.window,
            position: place,
            delta: Some(delta),
        };
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(self.window) {
            window.set_cursor_position(Some(place));
        }
        self.app.world_mut().write_message(WindowEvent::from(moved.clone()));
        self.app.world_mut().write_message(moved);
        self.wait(2);
    }

    /// Presses or releases the first button of the mouse where the pointer is.
    pub fn button(&mut self, state: ButtonState) {
        self.give_button(state);
        self.wait(2);
    }

    /// Presses and releases the first button at `place` within one frame, as a touchpad does.
    pub fn tap(&mut self, place: Vec2) {
        self.point_at(place);
        self.give_button(ButtonState::Pressed);
        self.give_button(ButtonState::Released);
        self.wait(4);
    }

    fn give_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::from(input));
        self.app.world_mut().write_message(input);
    }

    /// A finger, told apart by `id`, goes down, moves or leaves the screen at `place`.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, place: Vec2) {
        self.give_finger(id, phase, place);
        self.wait(2);
    }

    /// A finger touches the screen at `place` and leaves it within one frame.
    pub fn touch(&mut self, id: u64, place: Vec2) {
        self.give_finger(id, TouchPhase::Started, place);
        self.give_finger(id, TouchPhase::Ended, place);
        self.wait(4);
    }

    fn give_finger(&mut self, id: u64, phase: TouchPhase, place: Vec2) {
        let touch = TouchInput {
            phase,
            position: place,
            window: self.window,
            force: None,
            id,
        };
        self.app.world_mut().write_message(WindowEvent::from(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Turns the wheel of the mouse by `lines`, away from the hand where positive.
    pub fn wheel(&mut self, lines: f32) {
        let turned = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.app.world_mut().write_message(WindowEvent::from(turned));
        self.app.world_mut().write_message(turned);
        self.wait(2);
    }

    /// Clicks at `place`.
    pub fn click(&mut self, place: Vec2) {
        self.point_at(place);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        // Two clicks in a row are two clicks, not a double click.
        let step = match self.see::<TimeUpdateStrategy>() {
            TimeUpdateStrategy::ManualDuration(step) => *step,
            _ => Duration::from_millis(16),
        };
        self.wait((0.55 / step.as_secs_f64()).ceil() as u32);
    }

    /// Drags from one place to another in a few steps, and releases there.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.button(ButtonState::Pressed);
        for step in 1..=4_u8 {
            self.point_at(from.lerp(to, f32::from(step) / 4.0));
        }
        self.button(ButtonState::Released);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key: KeyCode) {
        self.hold(key, 2);
    }

    /// Holds a key down for `frames` frames.
    pub fn hold(&mut self, key: KeyCode, frames: u32) {
        for (state, frames) in [(ButtonState::Pressed, frames), (ButtonState::Released, 2)] {
            let input = KeyboardInput {
                key_code: key,
                logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: self.window,
            };
            self.app.world_mut().write_message(WindowEvent::from(input.clone()));
            self.app.world_mut().write_message(input);
            self.wait(frames);
        }
    }

    /// Presses and releases a button of a gamepad; the first one plugs it in.
    pub fn pad(&mut self, button: GamepadButton) {
        let mut pads = self.app.world_mut().query_filtered::<Entity, With<Gamepad>>();
        let plugged = pads.iter(self.app.world()).next();
        let gamepad = plugged.unwrap_or_else(|| {
            let gamepad = self.app.world_mut().spawn_empty().id();
            let connection = GamepadConnection::Connected {
                name: "A gamepad".to_owned(),
                vendor_id: None,
                product_id: None,
            };
            self.app
                .world_mut()
                .write_message(GamepadConnectionEvent { gamepad, connection });
            self.wait(2);
            gamepad
        });
        for value in [1.0, 0.0] {
            let input = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(input));
            self.wait(2);
        }
    }

    /// Pushes a stick of the gamepad along `axis` for `frames` frames; the gamepad was [used](Self::pad) before.
    pub fn stick(&mut self, axis: GamepadAxis, value: f32, frames: u32) {
        let mut pads = self.app.world_mut().query_filtered::<Entity, With<Gamepad>>();
        let Some(gamepad) = pads.iter(self.app.world()).next() else {
            return;
        };
        for (value, frames) in [(value, frames), (0.0, 2)] {
            let input = RawGamepadAxisChangedEvent { gamepad, axis, value };
            self.app.world_mut().write_message(RawGamepadEvent::Axis(input));
            self.wait(frames);
        }
    }

    /// Walks the focus to the button that says `key` by the cross, as one who sees where it is would, and presses it.
    ///
    /// # Panics
    /// When it is not on the screen or not reached.
    pub fn press_by_pad(&mut self, key: &'static str) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
        let to = self
            .text_at(key)
            .unwrap_or_else(|| panic!("`{key}` is not on the screen"));
        for _ in 0..30 {
            if self.focuses(key) {
                self.pad(GamepadButton::South);
                self.wait(3);
                return;
            }
            let way = to - self.focus_at().unwrap_or_default();
            let across = if way.x > 0.0 { DPadRight } else { DPadLeft };
            let along = if way.y > 0.0 { DPadDown } else { DPadUp };
            let before = self.focus_at();
            let first_across = way.x.abs() > way.y.abs();
            self.pad(if first_across { across } else { along });
            if self.focus_at() == before {
                self.pad(if first_across { along } else { across });
            }
        }
        panic!("`{key}` is not reached by the cross");
    }

    /// Walks the focus to the button that says `key` by the Tab key, and presses it.
    ///
    /// # Panics
    /// When it is not reached.
    pub fn press_by_keys(&mut self, key: &'static str) {
        for _ in 0..80 {
            if self.focuses(key) {
                self.key(KeyCode::Enter);
                self.wait(3);
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("`{key}` is not reached by the Tab key");
    }

    /// Where the focus is, in pixels.
    #[must_use]
    pub fn focus_at(&self) -> Option<Vec2> {
        let focused = self.see::<InputFocus>().get()?;
        Some(self.app.world().get::<UiGlobalTransform>(focused)?.translation)
    }

    /// Whether the focus is on the button that says `key`, where keys and gamepads would press it.
    #[must_use]
    pub fn focuses(&self, key: &'static str) -> bool {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get();
        let shown = world.resource::<InputFocusVisible>().0;
        let wanted = Label::new(key);
        let says = |child: Entity| world.get::<Label>(child).is_some_and(|label| label.same_key(&wanted));
        let children = focused.and_then(|focused| world.get::<Children>(focused));
        shown && children.is_some_and(|children| children.iter().any(says))
    }

    /// Types `text` into the field that has the focus.
    pub fn types(&mut self, text: &str) {
        for sign in text.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let input = KeyboardInput {
                    key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
                    logical_key: Key::Character(sign.to_string().into()),
                    state,
                    text: Some(sign.to_string().into()),
                    repeat: false,
                    window: self.window,
                };
                self.app.world_mut().write_message(WindowEvent::from(input.clone()));
                self.app.world_mut().write_message(input);
                self.wait(2);
            }
        }
    }

    /// Where a point of the table is seen, in pixels.
    #[must_use]
    pub fn seen_at(&mut self, point: Vec3) -> Option<Vec2> {
        let (camera, eye) = self
            .app
            .world_mut()
            .query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>()
            .single(self.app.world())
            .ok()?;
        camera.world_to_viewport(eye, point).ok()
    }

    /// Where the visible texts of `key` are read, in pixels: the middle of each, from top to bottom.
    #[must_use]
    pub fn texts_at(&mut self, key: &'static str) -> Vec<Vec2> {
        self.texts_of(key)
    }

    /// The same for a key that is put together.
    #[must_use]
    pub fn texts_of(&mut self, key: &str) -> Vec<Vec2> {
        let wanted = Label::new(key.to_owned());
        let mut places: Vec<Vec2> = self
            .app
            .world_mut()
            .query::<(&Label, &UiGlobalTransform, &InheritedVisibility, &ComputedNode)>()
            .iter(self.app.world())
            .filter(|(label, _, visible, node)| label.same_key(&wanted) && visible.get() && node.size().x > 0.0)
            .map(|(_, place, ..)| place.translation)
            .collect();
        places.sort_by(|a, b| a.y.total_cmp(&b.y));
        places
    }

    /// Where the visible text of `key` is read first.
    #[must_use]
    pub fn text_at(&mut self, key: &'static str) -> Option<Vec2> {
        self.texts_at(key).first().copied()
    }

    /// Clicks on the text of `key`, once buttons that have just come up can be pressed.
    ///
    /// # Panics
    /// When it is nowhere to be read.
    pub fn click_text(&mut self, key: &'static str) {
        self.let_settle();
        let place = self
            .text_at(key)
            .unwrap_or_else(|| panic!("`{key}` is not on the screen"));
        self.click(place);
    }

    /// Lets frames pass until all buttons that have just come up can be pressed.
    pub fn let_settle(&mut self) {
        let mut settling = self.app.world_mut().query_filtered::<(), With<Settling>>();
        for _ in 0..400 {
            if settling.iter(self.app.world()).next().is_none() {
                return;
            }
            self.wait(1);
        }
    }

    /// Whether exactly these words are visible somewhere.
    #[must_use]
    pub fn reads(&mut self, words: &str) -> bool {
        self.words_at(words).is_some()
    }

    /// Where exactly these words are visible, in pixels.
    fn words_at(&mut self, words: &str) -> Option<Vec2> {
        self.app
            .world_mut()
            .query::<(&Text, &UiGlobalTransform, &InheritedVisibility, &ComputedNode)>()
            .iter(self.app.world())
            .find(|(text, _, visible, node)| text.0 == words && visible.get() && node.size().x > 0.0)
            .map(|(_, place, ..)| place.translation)
    }

    /// Clicks on the words that are the same in every language.
    ///
    /// # Panics
    /// When they are nowhere to be read.
    pub fn click_plain(&mut self, words: &str) {
        let place = self
            .words_at(words)
            .unwrap_or_else(|| panic!("`{words}` is not on the screen"));
        self.click(place);
    }
}
