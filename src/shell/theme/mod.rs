//! What the words and panels look like: colours, sizes, fonts.

pub mod contrast;

use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use bevy::ui::{ComputedUiRenderTargetInfo, UiSystems};

use crate::assets;

/// Text on dark wood.
pub const CREAM: Color = Color::srgb(0.96, 0.91, 0.82);
/// Text that may be overlooked.
pub const CREAM_DIM: Color = Color::srgb(0.76, 0.69, 0.60);
/// Text on paper.
pub const INK: Color = Color::srgb(0.17, 0.12, 0.10);
/// Lines, marks, what is chosen.
pub const BRASS: Color = Color::srgb(0.86, 0.67, 0.36);
/// The face of a panel: dark walnut.
pub const WALNUT: Color = Color::srgba(0.105, 0.068, 0.050, 0.90);
/// The face of a button.
pub const BUTTON: Color = Color::srgba(0.235, 0.150, 0.105, 0.96);
/// The face of a button under the pointer.
pub const BUTTON_HOVERED: Color = Color::srgba(0.335, 0.215, 0.145, 0.98);
/// The face of a button held down.
pub const BUTTON_PRESSED: Color = Color::srgba(0.165, 0.105, 0.075, 1.0);
/// The face of the button that leads on.
pub const LEAD: Color = Color::srgb(0.70, 0.36, 0.16);
/// The same under the pointer.
pub const LEAD_HOVERED: Color = Color::srgb(0.82, 0.45, 0.21);
/// A thing that cannot be done.
pub const REFUSED: Color = Color::srgb(0.95, 0.48, 0.38);
/// A line hardly seen.
pub const HAIRLINE: Color = Color::srgba(0.86, 0.67, 0.36, 0.28);

/// Sizes of text, in pixels of a 1280x720 screen.
pub mod size {
    /// The name of the game.
    pub const TITLE: f32 = 60.0;
    /// The head of a screen.
    pub const HEAD: f32 = 32.0;
    /// What is to be done now.
    pub const PROMPT: f32 = 24.0;
    /// Buttons.
    pub const BUTTON: f32 = 21.0;
    /// Everything else.
    pub const TEXT: f32 = 18.0;
    /// Notes.
    pub const SMALL: f32 = 15.0;
}

/// A face of type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// For reading.
    Text,
    /// For buttons and names.
    Medium,
    /// For numbers that matter.
    Bold,
    /// For titles.
    Title,
    /// Arrows, marks and check signs.
    Symbols,
}

/// The loaded faces.
#[derive(Resource, Clone)]
pub struct Faces {
    text: Handle<Font>,
    medium: Handle<Font>,
    bold: Handle<Font>,
    title: Handle<Font>,
    symbols: Handle<Font>,
}

impl Faces {
    /// The font of `face` at `size` pixels.
    #[must_use]
    pub fn font(&self, face: Face, size: f32) -> TextFont {
        let handle = match face {
            Face::Text => &self.text,
            Face::Medium => &self.medium,
            Face::Bold => &self.bold,
            Face::Title => &self.title,
            Face::Symbols => &self.symbols,
        };
        TextFont::from_font_size(size).with_font(handle.clone())
    }
}

/// Asks for a face and size where no [`Faces`] are at hand; the font follows by itself.
#[derive(Component, Clone, Copy)]
pub struct Type(pub Face, pub f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_faces)
        .add_systems(
            PostUpdate,
            contrast::turn_colors
                .after(super::widget::PaintButtons)
                .before(UiSystems::Prepare),
        )
        .add_systems(
            PostUpdate,
            forget_letters.after(UiSystems::Propagate).before(UiSystems::Content),
        )
        .add_observer(set_type);
}

/// Letters are drawn for each size and kept as pictures. When the scale of all words changes, those of the old one are of
/// no use: without this, whoever drags the edge of the window would leave some behind at each step.
fn forget_letters(
    words: Query<&ComputedUiRenderTargetInfo, With<Text>>,
    mut letters: ResMut<FontAtlasSet>,
    mut scale: Local<f32>,
) {
    if let Some(now) = words.iter().next().map(ComputedUiRenderTargetInfo::scale_factor)
        && now.to_bits() != scale.to_bits()
    {
        *scale = now;
        letters.clear();
    }
}

fn load_faces(mut commands: Commands, mut fonts: ResMut<Assets<Font>>) -> Result {
    let mut load = |name: &str| -> Result<Handle<Font>> {
        let bytes = assets::bytes(&format!("fonts/{name}.ttf"))?.into_owned();
        Ok(fonts.add(Font::from_bytes(bytes)))
    };
    let faces = Faces {
        text: load("Rubik-Regular")?,
        medium: load("Rubik-Medium")?,
        bold: load("Rubik-Bold")?,
        title: load("Unbounded-Bold")?,
        symbols: load("DejaVuSans-Symbols")?,
    };
    commands.insert_resource(faces);
    // Whatever asks for no font gets a face with Cyrillic too.
    let bytes = assets::bytes("fonts/Rubik-Regular.ttf")?.into_owned();
    fonts.insert(AssetId::default(), Font::from_bytes(bytes))?;
    Ok(())
}

fn set_type(added: On<Insert, Type>, types: Query<&Type>, faces: Res<Faces>, mut commands: Commands) {
    if let Ok(&Type(face, size)) = types.get(added.entity) {
        commands.entity(added.entity).insert(faces.font(face, size));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fonts_have_each_character_that_a_player_reads() {
        use ab_glyph::{Font, FontVec};

        use crate::words::Language;

        let font = |name: &str| {
            let bytes = assets::bytes(&format!("fonts/{name}.ttf"))
                .expect("it is carried")
                .into_owned();
            FontVec::try_from_vec(bytes).expect("it is a font")
        };
        // What a text font lacks, such as the signs of the colours, is taken from the symbols.
        let (texts, symbols) = (["Rubik-Regular", "Rubik-Medium"].map(font), font("DejaVuSans-Symbols"));
        let mut read = assets::list("rulebook", "md");
        for language in Language::ALL {
            read.extend(assets::list(&format!("words/{}", language.code()), "ftl"));
        }
        assert!(read.len() > 6, "{read:?}");
        for file in read {
            let text = assets::text(&file).expect("what is listed is there");
            for letter in text.chars().filter(|letter| !letter.is_control()) {
                let has = |font: &FontVec| font.glyph_id(letter).0 != 0;
                assert!(texts.iter().all(has) || has(&symbols), "{file}: no font has {letter:?}");
            }
        }
    }
}
