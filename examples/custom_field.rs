//! A field of one's own: a steep, slippery bowl, and what becomes of the same launch on it and on the arena.
//!
//! A field is data: its shape, and how each material meets ground and rim. The same text as a file in `assets/fields` is a
//! field of the game. Nothing here opens a window.
//!
//! `cargo run --no-default-features --example custom_field`
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use ringspin::data::DataError;
use ringspin::physics::{BodyId, CapsuleKind, Field, Launch, STAGE_CAP, Stage, StageOptions, Style};

/// A bowl with half the arena's radius of curvature, as smooth as ice.
const ICE: &str = r#"{
  "name": "ice",
  "shape": { "kind": "bowl", "radius": 1.2, "rim_radius": 0.4, "bead_radius": 0.012, "bead_height": 0.02 },
  "mark_distance": 0.32,
  "launch_line": 0.12,
  "ground": {
    "abs": { "friction": 0.03, "torsion_radius": 0.0015, "rolling": 0.0002, "restitution": 0.4 },
    "pvc": { "friction": 0.05, "torsion_radius": 0.002, "rolling": 0.0004, "restitution": 0.3 }
  },
  "barrier": {
    "abs": { "friction": 0.1, "torsion_radius": 0.001, "rolling": 0.0003, "restitution": 0.6 },
    "pvc": { "friction": 0.1, "torsion_radius": 0.002, "rolling": 0.001, "restitution": 0.4 }
  },
  "hardness": 0.4
}"#;

/// Spins one capsule onto `field` and tells how long it spins, how far it gets and when it lies still.
fn tell(field: &Field, launch: &Launch) -> Result<(), DataError> {
    let kind = CapsuleKind::named("classic")?;
    let mut stage = Stage::new(field, [&kind, &kind], StageOptions::default(), 1);
    stage.launch(0, launch);
    let (mut way, mut last) = (0.0, None);
    // Whoever holds a stage ticks it: 240 times a simulated second, as fast as it goes.
    while stage.time() < STAGE_CAP {
        stage.tick();
        let capsule = stage
            .bodies()
            .find(|body| body.id == BodyId::Capsule(0) && body.visible);
        let Some(capsule) = capsule else { break };
        way += last.map_or(0.0, |before| capsule.position.distance(before));
        last = Some(capsule.position);
        if stage.at_rest() {
            break;
        }
    }
    println!(
        "{:>6}: spun {} s, went {way:.2} m, {} after {:.2} s",
        field.name(),
        stage
            .spin_seconds(0)
            .map_or_else(|| "on for".to_owned(), |seconds| format!("{seconds:.2}")),
        if stage.at_rest() { "lay still" } else { "still moved" },
        stage.time(),
    );
    Ok(())
}

fn main() -> Result<(), DataError> {
    let ice = Field::parse("ice.json", ICE)?;
    let arena = Field::named("arena")?;
    for (name, style) in [
        ("twist", Style::Twist),
        ("press", Style::Press),
        ("launcher", Style::Launcher),
    ] {
        let launch = Launch {
            style,
            mark: 0.0,
            aim: 0.05,
            power: 0.7,
            press_point: 0.4,
        };
        println!("{name}, 70 % of the power");
        tell(&arena, &launch)?;
        tell(&ice, &launch)?;
    }
    // What makes no field is refused with file, place and reason.
    let slipped = ICE.replace("\"friction\": 0.03", "\"friction\": -0.03");
    if let Err(why) = Field::parse("ice.json", &slipped) {
        println!("refused: {why}");
    }
    Ok(())
}
