//! `ringspin film`: films a scene of the showcase, or a recorded game.

use std::path::PathBuf;

use super::CliError;
use crate::words::Language;

/// What `film` takes.
#[derive(clap::Args, Debug)]
pub(super) struct FilmArgs {
    /// The scene of the showcase
    #[arg(long, value_name = "NAME", conflicts_with = "replay", required_unless_present_any = ["replay", "list"])]
    scene: Option<String>,
    /// A recorded game of Monsuno or Mozyring (`-` is standard input)
    #[arg(long, value_name = "FILE")]
    replay: Option<String>,
    /// A folder for frame-0001.png and on, or a moving picture that plays for ever
    #[arg(long, value_name = "DIR|FILE.gif", required_unless_present = "list")]
    out: Option<PathBuf>,
    /// The size of the frames
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "640x360", value_parser = super::play::size)]
    size: (u32, u32),
    /// Frames a second
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(5..=60))]
    fps: u32,
    /// How long the film is; without it, as long as what is filmed
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<f64>,
    /// The language
    #[arg(long, alias = "lang", value_enum, default_value = "en")]
    language: Language,
    /// How much a frame may cost
    #[cfg(feature = "game")]
    #[arg(long, value_enum, default_value = "medium")]
    preset: crate::shell::look::Preset,
    /// Name the scenes and stop
    #[arg(long)]
    list: bool,
}

#[cfg(feature = "game")]
pub(super) fn run(args: &FilmArgs) -> Result<(), CliError> {
    use crate::shell::film::{Film, LONGEST};
    use crate::shell::shot::ShotError;
    use crate::showcase::Scene;

    if args.list {
        return Scene::names().iter().try_for_each(|name| super::print_line(name));
    }
    if let Some(seconds) = args.seconds {
        crate::data::within("--seconds", "the length", seconds, 0.05, LONGEST)?;
    }
    let film = Film {
        subject: making::subject(args)?,
        size: bevy::math::UVec2::new(args.size.0, args.size.1),
        fps: args.fps,
        seconds: args.seconds,
        language: args.language,
        preset: args.preset,
    };
    let out = args.out.as_deref().unwrap_or(std::path::Path::new("film.gif"));
    let made = match out.extension().and_then(|ending| ending.to_str()) {
        Some("gif") => making::moving_picture(&film, out),
        Some(other) => {
            let problem = format!("a film is a folder or a .gif, and no .{other}");
            return Err(crate::data::DataError::new("--out", out.display().to_string(), problem).into());
        }
        None => making::frames(&film, out),
    };
    made.map_err(|why| match why {
        ShotError::Data(why) => why.into(),
        why => CliError::Failed(why.to_string()),
    })
}

#[cfg(not(feature = "game"))]
pub(super) fn run(args: &FilmArgs) -> Result<(), CliError> {
    let _ = (
        &args.scene,
        &args.replay,
        &args.out,
        args.size,
        args.fps,
        args.seconds,
        args.language,
        args.list,
    );
    Err(CliError::Failed(
        "this program was built without the game (feature `game`): it cannot render".to_owned(),
    ))
}

/// Making the film that was asked for.
#[cfg(feature = "game")]
mod making {
    use std::io::Cursor;
    use std::path::Path;

    use image::codecs::gif::{GifEncoder, Repeat};
    use image::{Delay, DynamicImage, Frame};
    use indicatif::{ProgressBar, ProgressStyle};

    use super::FilmArgs;
    use crate::cli::{CliError, read_text};
    use crate::data::DataError;
    use crate::record::write_atomically;
    use crate::shell::film::{Film, Subject};
    use crate::shell::shot::{ShotError, write_png};
    use crate::showcase::Scene;

    /// How much care goes into the 256 colours of each frame of a moving picture: 1 is the most, 30 the least.
    const CARE: i32 = 8;

    pub fn subject(args: &FilmArgs) -> Result<Subject, CliError> {
        if let Some(file) = &args.replay {
            let (text, file) = read_text(file)?;
            return Ok(Subject::Replay { file, text });
        }
        let name = args.scene.as_deref().unwrap_or_default();
        if !Scene::names().iter().any(|known| known == name) {
            let problem = "there is no such scene; `ringspin film --list` names them";
            return Err(DataError::new("--scene", name, problem).into());
        }
        Ok(Subject::Scene(Box::new(Scene::named(name)?)))
    }

    /// Writes each frame into the folder `out`.
    pub fn frames(film: &Film, out: &Path) -> Result<(), ShotError> {
        std::fs::create_dir_all(out).map_err(|why| refused(out, &why.to_string()))?;
        let bar = bar();
        film.make(|number, count, frame| {
            bar.set_length(count.into());
            bar.inc(1);
            write_png(frame, &out.join(format!("frame-{:04}.png", number + 1)))
        })
    }

    /// Writes all frames into one moving picture, `out`, whole or not at all.
    pub fn moving_picture(film: &Film, out: &Path) -> Result<(), ShotError> {
        let bar = bar();
        let mut bytes = Cursor::new(Vec::new());
        {
            let mut gif = GifEncoder::new_with_speed(&mut bytes, CARE);
            gif.set_repeat(Repeat::Infinite)
                .map_err(|why| refused(out, &why.to_string()))?;
            film.make(|number, count, frame| {
                bar.set_length(count.into());
                bar.inc(1);
                let picture = DynamicImage::ImageRgb8(frame.clone()).into_rgba8();
                let frame = Frame::from_parts(picture, 0, 0, delay(number, film.fps));
                gif.encode_frame(frame).map_err(|why| refused(out, &why.to_string()))
            })?;
        }
        write_atomically(out, bytes.get_ref()).map_err(|why| refused(out, &why.to_string()))
    }

    /// How long frame `number` stands. Moving pictures count in hundredths of a second: what is rounded off here is made up
    /// for there.
    fn delay(number: u32, fps: u32) -> Delay {
        let at = |number: u32| (100 * number + fps / 2) / fps;
        Delay::from_numer_denom_ms(10 * (at(number + 1) - at(number)), 1)
    }

    fn refused(out: &Path, why: &str) -> ShotError {
        ShotError::Write {
            file: out.display().to_string(),
            why: why.to_owned(),
        }
    }

    fn bar() -> ProgressBar {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} frames, {eta} left");
        ProgressBar::new(1).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }

    #[cfg(test)]
    mod tests {
        use super::delay;

        #[test]
        fn frames_of_a_second_last_a_second() {
            for fps in [5, 12, 20, 24, 30, 60] {
                let sum: u32 = (0..fps).map(|number| delay(number, fps).numer_denom_ms().0).sum();
                assert_eq!(sum, 1000, "{fps} frames a second");
            }
        }
    }
}
