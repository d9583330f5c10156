//! What a person sees: where words and points of the table are, and what has the focus.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::Person;
use crate::shell::camera::TableCamera;
use crate::shell::label::Label;

impl Person {
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

    /// Whether exactly these words are visible somewhere.
    #[must_use]
    pub fn reads(&mut self, words: &str) -> bool {
        self.words_at(words).is_some()
    }

    /// Where exactly these words are visible, in pixels.
    pub(super) fn words_at(&mut self, words: &str) -> Option<Vec2> {
        self.app
            .world_mut()
            .query::<(&Text, &UiGlobalTransform, &InheritedVisibility, &ComputedNode)>()
            .iter(self.app.world())
            .find(|(text, _, visible, node)| text.0 == words && visible.get() && node.size().x > 0.0)
            .map(|(_, place, ..)| place.translation)
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
}
