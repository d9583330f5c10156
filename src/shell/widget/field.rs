//! Fields to type a line of text into.

use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;

use crate::shell::theme::{self, CREAM, Face, HAIRLINE, Type, size};

/// Somebody changed the text of a field: triggered on the field.
#[derive(EntityEvent, Debug, Clone)]
pub struct Typed {
    /// The field.
    pub entity: Entity,
    /// All of its text now.
    pub text: String,
}

/// A field of one line with `text` in it, `width` pixels wide, for `most` characters. Whoever wants to know what is
/// typed observes [`Typed`] on it.
pub fn text_field(text: &str, width: i32, most: usize) -> impl Bundle {
    (
        Name::new("Text field"),
        EditableText {
            max_characters: Some(most),
            ..EditableText::new(text)
        },
        Type(Face::Medium, size::TEXT),
        TextColor(CREAM),
        Node {
            width: px(width),
            padding: UiRect::axes(px(12), px(8)),
            border: px(2).all(),
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(theme::BUTTON_PRESSED),
        BorderColor::all(HAIRLINE),
        AutoDirectionalNavigation::default(),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(tell_typed);
}

fn tell_typed(changed: On<TextEditChange>, fields: Query<&EditableText>, mut commands: Commands) {
    if let Ok(field) = fields.get(changed.event_target()) {
        commands.trigger(Typed {
            entity: changed.event_target(),
            text: field.value().to_string(),
        });
    }
}
