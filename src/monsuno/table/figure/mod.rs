//! The figures: fifteen small beasts in the manner of vinyl toys, one for each card, modelled by code.
//!
//! In comes the name of a figure, how far it is unfolded and the size of the capsule; out goes a mesh with vertex
//! colours, so that one white material serves all. Whatever the pose, a figure has the same vertices in the same order
//! and the same colours: only positions and normals differ, and one pose can be blended into another.

mod cinderforge;
mod clay;
mod clockhollow;
mod deeptide;
mod highgale;
mod paint;
mod parts;
mod thornwood;

#[cfg(test)]
mod tests;

use bevy::math::vec3;
use bevy::prelude::*;

use clay::Clay;
use paint::Paint;
use parts::TRUNK;

/// The share of the capsule, in half length and in radius, that a folded figure fills.
const FOLDED_SHARE: f32 = 0.86;

/// The diagonal of the box around a standing figure, in whole lengths of the capsule.
const STANDING_DIAGONAL: f32 = 1.7;

/// How much of the light the deepest shade takes away.
const DEPTH: f32 = 0.62;

/// How far folded figures would stick out of their room, in its radii, before they are pressed into it.
const PRESSED: f32 = 1.35;

/// The figure called `name`, with y up and facing +z, the middle of the box around it at the origin (to a millimetre or
/// two when it is folded). Metres.
///
/// `unfolded` goes from 0 (curled up: it lies within 0.86 of the capsule along y with this half length of the straight
/// part and this radius) to 1 (standing: the box around it has a diagonal of 1.7 capsule lengths, its feet at the
/// bottom). A name that is not in [`FIGURES`](crate::monsuno::cards::beast::FIGURES) gives a plain creature like an egg.
#[must_use]
pub fn mesh(name: &str, unfolded: f32, half_length: f32, radius: f32) -> Mesh {
    let unfolded = unfolded.clamp(0.0, 1.0);
    let standing = stand(name, half_length, radius);
    if unfolded >= 1.0 {
        return standing.mesh();
    }
    let mut folded = sculpt(name, 0.0);
    centre(&mut folded);
    let free = folded.at.clone();
    let scale = press(&mut folded, FOLDED_SHARE * half_length, FOLDED_SHARE * radius);
    let mut shape = if unfolded <= 0.0 {
        folded
    } else {
        // On the way it is as large as the share of the way says, and the wall lets go of it by and by.
        let mut shape = sculpt(name, unfolded);
        let size = centre(&mut shape);
        let full = STANDING_DIAGONAL * 2.0 * (half_length + radius) / size.length().max(1e-6);
        scale_by(&mut shape, scale + (full - scale) * unfolded);
        let held = (1.0 - unfolded) * (1.0 - unfolded);
        for ((at, pressed), free) in shape.at.iter_mut().zip(&folded.at).zip(&free) {
            *at += held * (*pressed - *free * scale);
        }
        shape
    };
    shape.colors = standing.colors;
    shape.mesh()
}

/// The figure called `name` folded and standing, as [`mesh`] makes it for 0 and 1: blending positions and normals
/// vertex by vertex unfolds it.
#[must_use]
pub fn poses(name: &str, half_length: f32, radius: f32) -> (Mesh, Mesh) {
    (
        mesh(name, 0.0, half_length, radius),
        mesh(name, 1.0, half_length, radius),
    )
}

/// The standing figure, in metres, its colours darkened where its parts shade each other.
fn stand(name: &str, half_length: f32, radius: f32) -> Clay {
    let mut shape = sculpt(name, 1.0);
    let shades = shape.shade();
    for (color, shade) in shape.colors.iter_mut().zip(shades) {
        let light = 1.0 - DEPTH * shade;
        *color = LinearRgba::rgb(color.red * light, color.green * light, color.blue * light);
    }
    let size = centre(&mut shape);
    scale_by(
        &mut shape,
        STANDING_DIAGONAL * 2.0 * (half_length + radius) / size.length().max(1e-6),
    );
    shape
}

/// Models the figure called `name`, in its own units.
fn sculpt(name: &str, unfolded: f32) -> Clay {
    let mut clay = Clay::new(unfolded);
    let model: fn(&mut Clay) = match name {
        "stag" => thornwood::stag,
        "bear" => thornwood::bear,
        "hedgehog" => thornwood::hedgehog,
        "crocodile" => cinderforge::crocodile,
        "ram" => cinderforge::ram,
        "fox" => cinderforge::fox,
        "crab" => deeptide::crab,
        "manta" => deeptide::manta,
        "octopus" => deeptide::octopus,
        "eagle" => highgale::eagle,
        "bat" => highgale::bat,
        "serpent" => highgale::serpent,
        "beetle" => clockhollow::beetle,
        "frog" => clockhollow::frog,
        "spider" => clockhollow::spider,
        _ => egg,
    };
    model(&mut clay);
    clay
}

/// The creature of an unknown name: an egg with eyes and feet.
fn egg(clay: &mut Clay) {
    let shell = Paint::Along(Color::srgb(0.62, 0.58, 0.52), Color::srgb(0.93, 0.90, 0.82));
    let rows = [
        [0.0, 0.35, 0.0, 0.0, 0.55, 0.0, 0.42],
        [0.0, 0.75, 0.0, 0.0, 0.95, 0.0, 0.55],
        [0.0, 1.25, 0.0, 0.0, 1.45, 0.0, 0.36],
    ];
    clay.limb(TRUNK, rows, shell);
    clay.both(|clay| {
        let foot = clay.shift(vec3(0.16, 0.12, 0.20), vec3(0.26, 0.10, 0.22));
        clay.ball(
            foot,
            vec3(0.18, 0.10, 0.24),
            Paint::Plain(Color::srgb(0.45, 0.38, 0.32)),
        );
        let eye = clay.shift(vec3(0.20, 1.12, 0.42), vec3(0.20, 1.32, 0.42));
        clay.eye(eye, vec3(0.35, 0.2, 1.0), 0.13, Color::WHITE);
    });
}

/// Moves the middle of the box around a shape to the origin and says how large the box is.
fn centre(shape: &mut Clay) -> Vec3 {
    let low = shape.at.iter().copied().reduce(Vec3::min).unwrap_or_default();
    let high = shape.at.iter().copied().reduce(Vec3::max).unwrap_or_default();
    let middle = 0.5 * (low + high);
    for at in &mut shape.at {
        *at -= middle;
    }
    high - low
}

fn scale_by(shape: &mut Clay, scale: f32) {
    for at in &mut shape.at {
        *at *= scale;
    }
}

/// Scales a centred shape and presses it into a capsule as soft vinyl would be: what is well inside stays, what would
/// stick out bends along the wall. Says the scale.
fn press(shape: &mut Clay, half_length: f32, radius: f32) -> f32 {
    // The point of the axis that `at` is measured from.
    let axis = |at: Vec3| vec3(0.0, at.y.clamp(-half_length, half_length), 0.0);
    let out = |at: Vec3| (at - axis(at)).length() / radius;
    let worst = |scale: f32| shape.at.iter().map(|&at| out(at * scale)).fold(0.0, f32::max);
    let (mut low, mut high) = (0.0, 8.0 * (half_length + radius));
    for _ in 0..24 {
        let middle = 0.5 * (low + high);
        *(if worst(middle) < PRESSED { &mut low } else { &mut high }) = middle;
    }
    // From this share of the radius on, the distances are pressed together, so that `PRESSED` comes to lie at 0.995.
    const SOFT: f32 = 0.66;
    for at in &mut shape.at {
        let placed = *at * low;
        let reach = out(placed);
        let middle = axis(placed);
        let beyond = ((reach - SOFT) / (PRESSED - SOFT)).clamp(0.0, 1.0);
        // Slope 1 at the start, flat at the end as far as the room allows.
        let gained = (0.995 - SOFT) * (1.0 - (1.0 - beyond).powf((PRESSED - SOFT) / (0.995 - SOFT)));
        let share = if reach > SOFT { (SOFT + gained) / reach } else { 1.0 };
        *at = middle + (placed - middle) * share;
    }
    low
}
