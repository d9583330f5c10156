//! How a person comes to a button that says something: by the pointer, by keys, by the cross of a gamepad.

use bevy::prelude::*;

use super::Person;
use crate::shell::widget::Settling;

impl Person {
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
}
