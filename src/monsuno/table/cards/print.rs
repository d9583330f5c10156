//! Printed matter as textures: each face is painted once and then shared.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::monsuno::cards::{
    CARD_PIXELS, Canvas, CardLook, Fonts, Labels, SheetLook, StrikeLook, monsuno_face, score_sheet, strike_back,
    strike_face,
};
use crate::monsuno::play::Cards;
use crate::monsuno::rules::{Level, Symbol};
use crate::shell::look::Preset;
use crate::words::Words;

/// The printing press: fonts, and what was printed.
#[derive(Resource)]
pub struct Press {
    fonts: Fonts,
    /// The height of a card's texture, in pixels.
    height: u32,
    printed: HashMap<String, Handle<StandardMaterial>>,
}

pub(in crate::monsuno::table) fn set_up_press(preset: Res<Preset>, mut commands: Commands) -> Result {
    commands.insert_resource(Press {
        fonts: Fonts::carried()?,
        height: match *preset {
            Preset::Low => CARD_PIXELS / 2,
            Preset::Medium | Preset::High => CARD_PIXELS,
        },
        printed: HashMap::default(),
    });
    Ok(())
}

impl Press {
    /// The face of the Monsuno card at `place` of the catalogue, in the language of `words`; Basic needs no symbols.
    pub fn monsuno(
        &mut self,
        place: usize,
        level: Level,
        cards: &Cards,
        words: &Words,
        images: &mut Assets<Image>,
        materials: &mut Assets<StandardMaterial>,
    ) -> Option<Handle<StandardMaterial>> {
        let language = words.language().code();
        let monsuno = cards.monsuno(place).ok()?;
        let faction = cards.0.faction(&monsuno.faction);
        let mark = |symbol: &Symbol| cards.0.attack_type(symbol).map(|kind| kind.mark.clone());
        let look = CardLook {
            name: monsuno.name.get(language).to_owned(),
            faction: monsuno.faction.clone(),
            faction_name: faction
                .map(|faction| faction.name.get(language).to_owned())
                .unwrap_or_default(),
            figure: monsuno.figure.clone(),
            flavour: monsuno.flavour.get(language).to_owned(),
            hit_points: monsuno.hit_points,
            attack: monsuno.attack,
            boosted: monsuno.boosted,
            symbols: match level {
                Level::Basic => Vec::new(),
                Level::Plus => monsuno.symbols.iter().filter_map(mark).collect(),
            },
            labels: Labels {
                hit_points: words.get("card-hit-points"),
                attack: words.get("card-attack"),
                boosted: words.get("card-boosted"),
            },
        };
        let name = format!("monsuno {} {language} {level:?}", monsuno.id);
        Some(self.print(name, images, materials, |fonts, height| {
            monsuno_face(&look, fonts, height)
        }))
    }

    /// The face of the `nth` strike card of the type `symbol`.
    pub fn strike(
        &mut self,
        symbol: &Symbol,
        nth: usize,
        cards: &Cards,
        words: &Words,
        images: &mut Assets<Image>,
        materials: &mut Assets<StandardMaterial>,
    ) -> Option<Handle<StandardMaterial>> {
        let language = words.language().code();
        let kind = cards.0.attack_type(symbol)?;
        let nth = nth % kind.cards.len().max(1);
        let look = StrikeLook {
            name: kind.card_name(nth, language).to_owned(),
            type_name: kind.name.get(language).to_owned(),
            mark: kind.mark.clone(),
        };
        let name = format!("strike {} {nth} {language}", symbol.name());
        Some(self.print(name, images, materials, |fonts, height| {
            strike_face(&look, fonts, height)
        }))
    }

    /// The back of all strike cards.
    pub fn back(
        &mut self,
        images: &mut Assets<Image>,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        self.print("back".to_owned(), images, materials, |_, height| strike_back(height))
    }

    /// A picture that needs nothing but letters.
    pub fn draw(&self, images: &mut Assets<Image>, paint: impl FnOnce(&Fonts) -> Canvas) -> Handle<Image> {
        images.add(image(paint(&self.fonts)))
    }

    /// A score sheet, as a picture for the edge of the screen.
    pub fn sheet(&self, look: &SheetLook, height: u32, images: &mut Assets<Image>) -> Handle<Image> {
        images.add(image(score_sheet(look, &self.fonts, height)))
    }

    fn print(
        &mut self,
        name: String,
        images: &mut Assets<Image>,
        materials: &mut Assets<StandardMaterial>,
        paint: impl FnOnce(&Fonts, u32) -> Canvas,
    ) -> Handle<StandardMaterial> {
        if let Some(printed) = self.printed.get(&name) {
            return printed.clone();
        }
        let texture = images.add(image(paint(&self.fonts, self.height)));
        let material = materials.add(StandardMaterial {
            base_color_texture: Some(texture),
            alpha_mode: AlphaMode::Mask(0.5),
            perceptual_roughness: 0.55,
            reflectance: 0.3,
            ..default()
        });
        self.printed.insert(name, material.clone());
        material
    }
}

/// A painted canvas as a texture with its mip maps.
fn image(canvas: Canvas) -> Image {
    let size = Extent3d {
        width: canvas.width,
        height: canvas.height,
        depth_or_array_layers: 1,
    };
    let (bytes, levels) = canvas.into_mips();
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(bytes);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..ImageSamplerDescriptor::default()
    });
    image
}
