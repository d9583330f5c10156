//! Apps for tests: the whole game without a window and without a renderer, fed with the input a person would give.

mod eye;
mod hand;
mod way;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};

use crate::keep::Shelf;
use crate::shell::look::Preset;
use crate::shell::scenes::{SceneName, prepare_scene, set_scene};
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
        Self::sit_down(game(&start).expect("the carried words are right"), step)
    }

    /// Somebody who looks at `scene` at its moment.
    ///
    /// # Panics
    /// When the game cannot be started: then there is nothing to test.
    #[must_use]
    pub fn at_scene(scene: SceneName) -> Self {
        const STEP: Duration = Duration::from_millis(20);
        let start = Start {
            screen: scene.screen(),
            ..Self::start(Shelf::memory())
        };
        let mut app = game(&start).expect("the carried words are right");
        prepare_scene(&mut app, scene);
        let mut person = Self::sit_down(app, STEP);
        set_scene(&mut person.app, scene, App::update);
        person.wait((scene.moment() / STEP.as_secs_f64()) as u32);
        person
    }

    fn sit_down(mut app: App, step: Duration) -> Self {
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

    /// Gives the game a message from its window, which it reads together with all others and alone.
    fn give<M: Message + Clone>(&mut self, message: M)
    where
        WindowEvent: From<M>,
    {
        self.app.world_mut().write_message(WindowEvent::from(message.clone()));
        self.app.world_mut().write_message(message);
    }
}
