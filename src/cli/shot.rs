//! `ringspin shot`: renders a scene into a picture.

use std::path::PathBuf;

use super::CliError;
use crate::words::Language;

/// What `shot` takes.
#[derive(clap::Args, Debug)]
pub(super) struct ShotArgs {
    /// The scene
    #[arg(long, value_name = "NAME", required_unless_present = "list")]
    scene: Option<String>,
    /// Where the picture goes
    #[arg(long, value_name = "FILE.png", required_unless_present = "list")]
    out: Option<PathBuf>,
    /// The size of the picture
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1280x720", value_parser = super::play::size)]
    size: (u32, u32),
    /// How long the scene has run
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// The language
    #[arg(long, value_enum, default_value = "en")]
    lang: Language,
    /// How much the picture may cost
    #[cfg(feature = "game")]
    #[arg(long, value_enum, default_value = "medium")]
    preset: crate::shell::look::Preset,
    /// Name the scenes and stop
    #[arg(long)]
    list: bool,
}

#[cfg(feature = "game")]
pub(super) fn run(args: &ShotArgs) -> Result<(), CliError> {
    use crate::data::DataError;
    use crate::shell::scenes::SceneName;
    use crate::shell::shot::{Shot, ShotError, take};

    if args.list {
        return SceneName::ALL
            .into_iter()
            .try_for_each(|scene| super::print_line(scene.name()));
    }
    let name = args.scene.as_deref().unwrap_or_default();
    let scene = SceneName::find(name).ok_or_else(|| {
        DataError::new(
            "--scene",
            name,
            "there is no such scene; `ringspin shot --list` names them",
        )
    })?;
    let time = args.time.unwrap_or(scene.moment());
    if !(0.0..=120.0).contains(&time) {
        return Err(DataError::new("--time", time.to_string(), "0 to 120 seconds are accepted").into());
    }
    let out = args.out.as_deref().unwrap_or(std::path::Path::new("shot.png"));
    let shot = Shot {
        scene,
        size: bevy::math::UVec2::new(args.size.0, args.size.1),
        time,
        language: args.lang,
        preset: args.preset,
    };
    take(&shot, out).map_err(|why| match why {
        ShotError::Data(why) => why.into(),
        why => CliError::Failed(why.to_string()),
    })
}

#[cfg(not(feature = "game"))]
pub(super) fn run(args: &ShotArgs) -> Result<(), CliError> {
    let _ = (&args.scene, &args.out, args.size, args.time, args.lang, args.list);
    Err(CliError::Failed(
        "this program was built without the game (feature `game`): it cannot render".to_owned(),
    ))
}
