//! Pictures without a window: a scene is built, run for a while in even steps, rendered into an image and saved.

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use image::RgbImage;

use super::look::Preset;
use super::scenes::{SceneName, prepare_scene, set_scene};
use super::widget::{SETTLES, Settling};
use super::{Picture, Start, game};
use crate::data::DataError;
use crate::keep::Shelf;
use crate::record::write_atomically;
use crate::words::Language;

/// What the camera renders into, when there is no window.
#[derive(Resource, Clone)]
pub struct Target(pub RenderTarget);

/// A picture to take.
#[derive(Debug, Clone, Copy)]
pub struct Shot {
    /// Of what.
    pub scene: SceneName,
    /// How large, in pixels.
    pub size: UVec2,
    /// How long the scene has run, in seconds.
    pub time: f64,
    /// In which language.
    pub language: Language,
    /// How much it may cost.
    pub preset: Preset,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum ShotError {
    /// A file it needs is bad.
    #[error(transparent)]
    Data(#[from] DataError),
    /// Nothing that can render.
    #[error("there is no Vulkan or GL driver to render with (on Debian, the package mesa-vulkan-drivers brings one)")]
    NoDriver,
    /// The renderer gave nothing back.
    #[error("the renderer gave no picture back")]
    NoPicture,
    /// The picture has one colour only: something went wrong.
    #[error("the picture is blank")]
    Blank,
    /// It cannot be written.
    #[error("{file}: it cannot be written: {why}")]
    Write {
        /// The file.
        file: String,
        /// The system's reason.
        why: String,
    },
}

/// The step of time between the frames of a scene, in seconds.
const STEP: f64 = 1.0 / 30.0;

pub(super) fn render_into_image(app: &mut App, size: UVec2) {
    let mut image = Image::new_uninit(
        Extent3d {
            width: size.x,
            height: size.y,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
    let handle = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.insert_resource(Target(RenderTarget::from(handle)));
}

/// Takes a picture and saves it.
///
/// # Errors
/// When there is no driver, the picture is blank, or it cannot be written.
pub fn take(shot: &Shot, out: &Path) -> Result<(), ShotError> {
    let start = Start {
        screen: shot.scene.screen(),
        language: Some(shot.language),
        preset: Some(shot.preset),
        seed: 20_26,
        ..Start::new(Picture::Image(shot.size), Shelf::memory())
    };
    let mut app = game(&start)?;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(STEP)));
    prepare_scene(&mut app, shot.scene);
    finish(&mut app)?;
    update(&mut app);
    // On the way to its moment nobody looks: only what is captured is rendered.
    look(&mut app, false);
    set_scene(&mut app, shot.scene, update);
    for _ in 0..(shot.time / STEP).round() as u32 {
        update(&mut app);
    }
    settle(&mut app);
    look(&mut app, true);
    let picture = capture(&mut app).ok_or(ShotError::NoPicture)?;
    save(&picture, out)
}

/// Makes the game ready to run.
pub(super) fn finish(app: &mut App) -> Result<(), ShotError> {
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        #[cfg(not(target_arch = "wasm32"))]
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    if app.world().get_resource::<RenderDevice>().is_none() {
        return Err(ShotError::NoDriver);
    }
    Ok(())
}

/// Lets buttons that have just come up become ones that can be pressed.
fn settle(app: &mut App) {
    let mut settling = app.world_mut().query_filtered::<(), With<Settling>>();
    for _ in 0..(SETTLES.as_secs_f64() / STEP).ceil() as u32 {
        if settling.iter(app.world()).next().is_none() {
            return;
        }
        update(app);
    }
}

fn look(app: &mut App, looks: bool) {
    let mut cameras = app.world_mut().query::<&mut Camera>();
    for mut camera in cameras.iter_mut(app.world_mut()) {
        camera.is_active = looks;
    }
}

/// One frame, waited for.
pub(super) fn update(app: &mut App) {
    app.update();
    if let Some(device) = app.world().get_resource::<RenderDevice>() {
        // A lost device shows as a missing picture.
        let _ = device.wgpu_device().poll(PollType::Wait {
            submission_index: None,
            timeout: None,
        });
    }
}

fn capture(app: &mut App) -> Option<Image> {
    // Frames rendered before all pipelines and textures were there are not the scene yet.
    for _ in 0..3 {
        update(app);
    }
    let (sender, receiver) = mpsc::channel();
    let target = app.world().resource::<Target>().0.clone();
    let image = target.as_image()?.clone();
    app.world_mut()
        .spawn(Screenshot::image(image))
        .observe(move |captured: On<ScreenshotCaptured>| {
            // The receiver lives as long as this function, which waits for it.
            let _ = sender.send(captured.image.clone());
        });
    (0..60).find_map(|_| {
        update(app);
        // What is on its way needs no other picture.
        look(app, false);
        receiver.try_recv().ok()
    })
}

/// What was rendered, in red, green and blue.
pub(super) fn picture_of(rendered: &Image) -> Result<RgbImage, ShotError> {
    let picture = rendered.clone().try_into_dynamic();
    Ok(picture.map_err(|_| ShotError::NoPicture)?.to_rgb8())
}

fn save(rendered: &Image, out: &Path) -> Result<(), ShotError> {
    let picture = picture_of(rendered)?;
    let mut pixels = picture.pixels();
    let first = pixels.next();
    if pixels.all(|pixel| Some(pixel) == first) {
        return Err(ShotError::Blank);
    }
    write_png(&picture, out)
}

/// Writes `picture` into the file `out`, whole or not at all.
///
/// # Errors
/// When it cannot be written.
pub fn write_png(picture: &RgbImage, out: &Path) -> Result<(), ShotError> {
    let refuse = |why: String| ShotError::Write {
        file: out.display().to_string(),
        why,
    };
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .map_err(|why| refuse(why.to_string()))?;
    write_atomically(out, bytes.get_ref()).map_err(|why| refuse(why.to_string()))
}
