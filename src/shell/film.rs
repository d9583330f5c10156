//! Films without a window: a scene of the showcase, or a recorded game, frame after frame at a fixed rate.
//!
//! Time goes on by one frame's length from frame to frame, however long each takes to render: the same options give the
//! same frames, bit for bit.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use image::RgbImage;

use super::look::Preset;
use super::shot::{self, ShotError, Target};
use super::{Picture, Screen, Start, game};
use crate::data::DataError;
use crate::keep::Shelf;
use crate::monsuno::play::{Cards, Prepared, keep::recorded};
use crate::mozyring::keeping::Kept;
use crate::mozyring::play::{Intent, Opening, Playing};
use crate::record::{MonsunoRecording, Recording};
use crate::showcase::Scene;
use crate::showcase::view::Only;
use crate::words::Language;

/// What is filmed.
#[derive(Debug, Clone)]
pub enum Subject {
    /// A scene of the showcase.
    Scene(Box<Scene>),
    /// A recorded game: the document `text` of `file`.
    Replay {
        /// Its name.
        file: String,
        /// What it says.
        text: String,
    },
}

/// A film to make.
#[derive(Debug, Clone)]
pub struct Film {
    /// Of what.
    pub subject: Subject,
    /// How large, in pixels.
    pub size: UVec2,
    /// Frames a second.
    pub fps: u32,
    /// How long, in seconds; as long as what is filmed, without it.
    pub seconds: Option<f64>,
    /// In which language.
    pub language: Language,
    /// How much a frame may cost.
    pub preset: Preset,
}

/// No film is longer, in seconds.
pub const LONGEST: f64 = 600.0;

/// A recorded game of Mozyring: seconds until its first ring, from one to the next, and after the last.
const RINGS: (f64, f64, f64) = (1.0, 1.4, 4.0);
/// After so many seconds of a recorded match that is over the film is over.
const AFTERWARDS: f64 = 3.0;
/// Frames that are rendered before the first one: then all pipelines and textures are there.
const WARM_UP: u32 = 4;

/// How a recorded game is played while it is filmed.
enum Playback {
    /// It plays by itself.
    Alone,
    /// Ring after ring.
    Rings {
        /// How many there are.
        count: usize,
        laid: usize,
    },
}

impl Film {
    /// Makes it: `each` gets every frame in turn, with its number from 0 and how many there will be.
    ///
    /// # Errors
    /// When the recording is bad, there is no driver, the renderer gives nothing back, or `each` refuses a frame.
    pub fn make(&self, mut each: impl FnMut(u32, u32, &RgbImage) -> Result<(), ShotError>) -> Result<(), ShotError> {
        let recording = self.recording()?;
        let mut app = self.app(recording.as_ref())?;
        let (mut playback, length) = self.prepare(&mut app, recording)?;
        let count = (self.seconds.unwrap_or(length).min(LONGEST) * f64::from(self.fps))
            .round()
            .max(1.0) as u32;
        shot::finish(&mut app)?;
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for _ in 0..WARM_UP {
            shot::update(&mut app);
        }
        let step = Duration::from_secs_f64(1.0 / f64::from(self.fps));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        let (sender, receiver) = mpsc::channel();
        let mut taken = 0;
        for frame in 0..count {
            playback.go_on(&mut app, f64::from(frame) / f64::from(self.fps));
            ask(&mut app, &sender)?;
            shot::update(&mut app);
            take(&receiver, &mut taken, count, &mut each)?;
        }
        // The last ones are on their way.
        for _ in 0..60 {
            if taken == count {
                break;
            }
            shot::update(&mut app);
            take(&receiver, &mut taken, count, &mut each)?;
        }
        if taken == count {
            Ok(())
        } else {
            Err(ShotError::NoPicture)
        }
    }

    fn recording(&self) -> Result<Option<Recording>, DataError> {
        match &self.subject {
            Subject::Scene(_) => Ok(None),
            Subject::Replay { file, text } => Recording::parse(file, text).map(Some),
        }
    }

    fn app(&self, recording: Option<&Recording>) -> Result<App, DataError> {
        let screen = match recording {
            None => Screen::Showcase,
            Some(Recording::Monsuno(_)) => Screen::Monsuno,
            Some(Recording::Mozyring(_)) => Screen::Mozyring,
            Some(Recording::Clash(_)) => {
                let problem = "a launch stage alone cannot be filmed: matches of Monsuno and games of Mozyring can";
                return Err(DataError::new(self.file(), "kind", problem));
            }
        };
        game(&Start {
            screen,
            language: Some(self.language),
            preset: Some(self.preset),
            seed: 20_26,
            ..Start::new(Picture::Image(self.size), Shelf::memory())
        })
    }

    fn file(&self) -> &str {
        match &self.subject {
            Subject::Scene(scene) => &scene.name,
            Subject::Replay { file, .. } => file,
        }
    }

    /// Puts what is filmed into the game that is about to start; how it is played, and how long it is.
    fn prepare(&self, app: &mut App, recording: Option<Recording>) -> Result<(Playback, f64), DataError> {
        match (&self.subject, recording) {
            (Subject::Scene(scene), _) => {
                app.insert_resource(Only((**scene).clone()));
                Ok((Playback::Alone, scene.seconds))
            }
            (Subject::Replay { file, text }, Some(Recording::Mozyring(one))) => {
                let game = one.play().map_err(|what| DataError::new(file, "moves", what))?;
                let count = game.moves().len();
                // A game of the history knows who played with which rings; a recording alone does not.
                let playing = match Kept::parse(file, text) {
                    Ok((_, playing)) => playing,
                    Err(_) => Playing::of_strangers(game),
                };
                app.insert_resource(Opening::Kept(Box::new(playing.from_the_start())));
                let (first, pace, last) = RINGS;
                let length = first + pace * count as f64 + last;
                Ok((Playback::Rings { count, laid: 0 }, length))
            }
            (Subject::Replay { file, text }, Some(Recording::Monsuno(one))) => {
                let length = length_of(&one);
                let (file, text) = (file.clone(), text.clone());
                // The cards are read at the start of the game; the match is laid out right after.
                app.add_systems(
                    PostStartup,
                    move |cards: Res<Cards>, mut commands: Commands| -> Result {
                        commands.insert_resource(Prepared(recorded(&file, &text, &one, &cards)?));
                        Ok(())
                    },
                );
                Ok((Playback::Alone, length))
            }
            (Subject::Replay { file, .. }, _) => Err(DataError::new(file, "kind", "this cannot be filmed")),
        }
    }
}

fn length_of(recording: &MonsunoRecording) -> f64 {
    recording.ticks as f64 * crate::physics::TICK + AFTERWARDS
}

impl Playback {
    /// Lays the ring that is due at `time`.
    fn go_on(&mut self, app: &mut App, time: f64) {
        if let Self::Rings { count, laid } = self {
            let due = ((time - RINGS.0) / RINGS.1 + 1.0).max(0.0) as usize;
            if *laid < due.min(*count) {
                *laid += 1;
                app.world_mut().write_message(Intent::Forward);
            }
        }
    }
}

/// Asks for the next frame to be kept.
fn ask(app: &mut App, sender: &Sender<Image>) -> Result<(), ShotError> {
    let target = app.world().resource::<Target>().0.clone();
    let image = target.as_image().ok_or(ShotError::NoPicture)?.clone();
    let sender = sender.clone();
    app.world_mut()
        .spawn(Screenshot::image(image))
        .observe(move |captured: On<ScreenshotCaptured>| {
            // The receiver lives as long as the film is made.
            let _ = sender.send(captured.image.clone());
        });
    Ok(())
}

/// Hands out the frames that have come back, in order.
fn take(
    receiver: &Receiver<Image>,
    taken: &mut u32,
    count: u32,
    each: &mut impl FnMut(u32, u32, &RgbImage) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    while let Ok(frame) = receiver.try_recv() {
        each(*taken, count, &shot::picture_of(&frame)?)?;
        *taken += 1;
    }
    Ok(())
}
