//! How often a shot opens the defender's capsule, over its impact speed and how far off centre it strikes.
//!
//! `cargo run --release --no-default-features --example opening_curve`
//!
//! writes `docs/opening-curve.csv` and `docs/opening-curve.svg`. Each point is a few hundred launch stages with the scatter
//! of hands and latches: the defender's capsule whirls in the middle of the arena, the attacker presses near the middle of
//! the capsule, with a power and an aim that pass the defender's middle at the given distance.
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use std::fmt::Write as _;
use std::path::Path;

use glam::DVec3;
use ringspin::chance::Chance;
use ringspin::data::DataError;
use ringspin::physics::{BodyId, CapsuleKind, EventKind, Field, Launch, Stage, StageOptions, Struck, Style};
use ringspin::spin::rotation;

/// Stages for each point of the curve.
const TRIALS: u64 = 200;
/// Metres from the middle of the defender's capsule to the line of the shot.
const OFFSETS: [f64; 4] = [0.0, 0.02, 0.04, 0.055];
const POWERS: [f64; 7] = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0];

/// What many shots with one power and one offset came to.
struct Point {
    offset: f64,
    power: f64,
    /// Mean closing speed of the first hit of those that hit, m/s.
    speed: f64,
    hit: f64,
    defender: f64,
    attacker: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (field, kind) = (Field::named("arena")?, CapsuleKind::named("classic")?);
    let mut points = Vec::new();
    for offset in OFFSETS {
        for power in POWERS {
            let point = measure(&field, &kind, power, offset)?;
            println!(
                "offset {:4.1} mm, power {:.2}: {:.2} m/s, hits {:3.0} %, opens the defender {:3.0} %, the attacker {:3.0} %",
                1000.0 * offset,
                power,
                point.speed,
                100.0 * point.hit,
                100.0 * point.defender,
                100.0 * point.attacker
            );
            points.push(point);
        }
    }
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    std::fs::create_dir_all(&docs)?;
    std::fs::write(docs.join("opening-curve.csv"), csv(&points))?;
    std::fs::write(docs.join("opening-curve.svg"), svg(&points))?;
    Ok(())
}

fn measure(field: &Field, kind: &CapsuleKind, power: f64, offset: f64) -> Result<Point, DataError> {
    let (mut speeds, mut hits, mut opened) = (0.0, 0.0, [0.0; 2]);
    let options = StageOptions {
        scatter: true,
        ..StageOptions::default()
    };
    for seed in 0..TRIALS {
        let mut chance = Chance::new(1000 + seed);
        let mut stage = Stage::new(field, [kind, kind], options, seed);
        let heading = rotation(DVec3::Y, std::f64::consts::TAU * chance.unit());
        let lying = heading * rotation(DVec3::NEG_Z, 1.5);
        stage.place(
            0,
            DVec3::Y * kind.radius * 1.1,
            lying,
            DVec3::ZERO,
            DVec3::Y * 60.0 * chance.unit(),
        );
        let from = field.mark(1);
        let aim = (offset * if seed % 2 == 0 { 1.0 } else { -1.0 } / from.length()).asin();
        stage.launch(
            1,
            &Launch {
                style: Style::Press,
                mark: 0.0,
                aim,
                power,
                press_point: 0.2,
            },
        );
        for _ in 0..300 {
            stage.tick();
        }
        let first = stage.events().iter().find_map(|event| match event.kind {
            EventKind::Impact {
                body: BodyId::Capsule(0),
                struck: Struck::Body(_),
                approach_speed,
                ..
            } => Some(approach_speed),
            _ => None,
        });
        if let Some(speed) = first {
            speeds += speed;
            hits += 1.0;
        }
        for (count, opens) in opened.iter_mut().zip(stage.opened()) {
            *count += f64::from(u8::from(opens));
        }
    }
    let trials = TRIALS as f64;
    let speed = if hits > 0.0 { speeds / hits } else { 0.0 };
    Ok(Point {
        offset,
        power,
        speed,
        hit: hits / trials,
        defender: opened[0] / trials,
        attacker: opened[1] / trials,
    })
}

fn csv(points: &[Point]) -> String {
    let mut text = String::from("offset_mm,power,impact_speed_m_s,hits,defender_opens,attacker_opens\n");
    for p in points {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:.1},{:.2},{:.3},{:.3},{:.3},{:.3}",
            1000.0 * p.offset,
            p.power,
            p.speed,
            p.hit,
            p.defender,
            p.attacker
        );
    }
    text
}

/// The curves as a picture: opening probability upwards, impact speed to the right.
fn svg(points: &[Point]) -> String {
    const COLOURS: [&str; 4] = ["#d1495b", "#edae49", "#00798c", "#30638e"];
    let x = |speed: f64| 70.0 + 150.0 * speed;
    let y = |share: f64| 350.0 - 300.0 * share;
    let mut text = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 420\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"720\" height=\"420\" fill=\"white\"/>\n\
         <text x=\"360\" y=\"24\" text-anchor=\"middle\" font-size=\"16\">How often a shot opens the defender's capsule</text>\n",
    );
    for percent in (0..=100).step_by(20) {
        let level = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            text,
            "<line x1=\"70\" x2=\"640\" y1=\"{level}\" y2=\"{level}\" stroke=\"#ddd\"/>\
             <text x=\"60\" y=\"{:.0}\" text-anchor=\"end\">{percent} %</text>",
            level + 5.0
        );
    }
    for speed in 0..4 {
        let at = x(f64::from(speed));
        let _ = writeln!(text, "<text x=\"{at}\" y=\"372\" text-anchor=\"middle\">{speed}</text>");
    }
    text.push_str("<text x=\"355\" y=\"400\" text-anchor=\"middle\">mean closing speed of the first hit, m/s</text>\n");
    for (offset, colour) in OFFSETS.iter().zip(COLOURS) {
        let of: Vec<&Point> = points.iter().filter(|p| p.offset == *offset && p.hit > 0.05).collect();
        let line: Vec<String> = of
            .iter()
            .map(|p| format!("{:.1},{:.1}", x(p.speed), y(p.defender)))
            .collect();
        let _ = writeln!(
            text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\"/>",
            line.join(" ")
        );
        for p in &of {
            let _ = writeln!(
                text,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{colour}\"/>",
                x(p.speed),
                y(p.defender)
            );
        }
        if let Some(last) = of.last() {
            let _ = writeln!(
                text,
                "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{:.0} mm off</text>",
                x(last.speed) + 8.0,
                y(last.defender) + 5.0,
                1000.0 * offset
            );
        }
    }
    text.push_str("</svg>\n");
    text
}
