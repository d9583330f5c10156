//! Rendered pictures: scenes come out of the software driver as they should, not blank. Without any driver they are
//! skipped, and say so.

use std::path::PathBuf;
use std::process::Command;

use image::RgbImage;

/// Renders `scene` small; nothing when this machine has no driver.
fn render(scene: &str) -> Option<RgbImage> {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{scene}.png"));
    let run = Command::new(env!("CARGO_BIN_EXE_ringspin"))
        .args([
            "shot", "--scene", scene, "--size", "640x360", "--preset", "low", "--out",
        ])
        .arg(&out)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    if said.contains("no Vulkan or GL driver") {
        assert!(std::env::var_os("CI").is_none(), "in CI there is a software driver");
        return None;
    }
    assert!(run.status.success(), "{scene}: {said}");
    Some(image::open(&out).expect("a picture was written").to_rgb8())
}

/// The mean colour of a part of a picture, given in shares of its sides.
fn mean(picture: &RgbImage, x: [f32; 2], y: [f32; 2]) -> [f32; 3] {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let mut sum = [0.0; 3];
    let mut count = 0.0;
    for (px, py, pixel) in picture.enumerate_pixels() {
        let (u, v) = (px as f32 / width, py as f32 / height);
        if (x[0]..x[1]).contains(&u) && (y[0]..y[1]).contains(&v) {
            for (channel, value) in pixel.0.iter().enumerate() {
                sum[channel] += f32::from(*value);
            }
            count += 1.0;
        }
    }
    sum.map(|channel| channel / count)
}

#[test]
fn the_menu_shows_a_warm_table_and_a_dark_panel() {
    let Some(picture) = render("menu") else { return };
    let table = mean(&picture, [0.75, 0.98], [0.8, 0.98]);
    assert!(table[0] > table[2] * 1.3 && table[0] > 30.0, "warm wood: {table:?}");
    let panel = mean(&picture, [0.07, 0.09], [0.3, 0.8]);
    assert!(
        panel[0] < 0.75 * table[0],
        "the panel is darker than the table: {panel:?} {table:?}"
    );
}

#[test]
fn the_board_shows_rings_of_all_colours() {
    let Some(picture) = render("mozyring-game") else { return };
    let has = |fits: fn([f32; 3]) -> bool| picture.pixels().filter(|p| fits(p.0.map(f32::from))).count();
    assert!(has(|[r, g, b]| r > 110.0 && g < 0.45 * r && b < 0.45 * r) > 200, "red");
    assert!(has(|[r, g, b]| g > 50.0 && r < 0.6 * g && b < 0.7 * g) > 200, "green");
    assert!(has(|[r, g, b]| b > 70.0 && r < 0.75 * b && g < 0.8 * b) > 200, "blue");
}

#[test]
fn a_clash_shows_the_arena() {
    let Some(picture) = render("monsuno-clash") else { return };
    let middle = mean(&picture, [0.4, 0.6], [0.3, 0.5]);
    let table = mean(&picture, [0.02, 0.12], [0.3, 0.6]);
    assert!(
        table[0] > middle[0] * 1.3,
        "the arena's floor is darker than the wood: {middle:?} {table:?}"
    );
}
