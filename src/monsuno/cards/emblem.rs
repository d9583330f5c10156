//! The emblems of the factions.

use std::f32::consts::TAU;

use super::shape::Shape;

/// The factions that have an emblem of their own.
pub const FACTIONS: [&str; 5] = ["thornwood", "cinderforge", "deeptide", "highgale", "clockhollow"];

/// The emblem of a faction, within -1..1 both ways; a star for a faction that is not known.
#[must_use]
pub fn emblem(faction: &str) -> Shape {
    match faction {
        "thornwood" => leaf(),
        "cinderforge" => anvil(),
        "deeptide" => trident(),
        "highgale" => wing(),
        "clockhollow" => lock(),
        _ => Shape::star([0.0, 0.0], 5, 0.95, 0.42),
    }
}

/// A leaf with thorns along its edge and open veins.
fn leaf() -> Shape {
    let blade = Shape::symmetric(&[
        [0.0, -0.98],
        [0.0, -0.98],
        [0.20, -0.66],
        [0.46, -0.62],
        [0.46, -0.62],
        [0.44, -0.30],
        [0.78, -0.16],
        [0.78, -0.16],
        [0.58, 0.12],
        [0.72, 0.40],
        [0.72, 0.40],
        [0.34, 0.46],
        [0.10, 0.60],
        [0.07, 0.98],
        [0.07, 0.98],
    ]);
    let veins = Shape::line(&[[0.0, -0.62], [0.0, 0.44]], 0.09);
    [-0.30, 0.02].into_iter().fold(blade.without(veins), |leaf, y| {
        let vein = Shape::polygon(&[[0.085, y + 0.26], [0.085, y + 0.15], [0.40, y], [0.42, y + 0.06]]);
        leaf.without(vein.mirrored()).without(vein)
    })
}

/// An anvil under a flame.
fn anvil() -> Shape {
    Shape::smooth(&[
        [0.02, -1.0],
        [0.02, -1.0],
        [0.10, -0.72],
        [0.34, -0.50],
        [0.30, -0.14],
        [0.0, -0.02],
        [-0.30, -0.14],
        [-0.34, -0.46],
        [-0.22, -0.66],
        [-0.22, -0.66],
        [-0.10, -0.58],
    ])
    .with(Shape::smooth(&[
        [-0.52, 0.12],
        [-0.52, 0.12],
        [0.56, 0.12],
        [0.56, 0.12],
        [0.98, 0.16],
        [0.98, 0.16],
        [0.80, 0.40],
        [0.42, 0.48],
        [0.22, 0.56],
        [0.24, 0.70],
        [0.46, 0.80],
        [0.50, 0.96],
        [0.50, 0.96],
        [-0.50, 0.96],
        [-0.50, 0.96],
        [-0.46, 0.80],
        [-0.24, 0.70],
        [-0.22, 0.56],
        [-0.46, 0.46],
        [-0.90, 0.34],
        [-0.90, 0.34],
        [-0.90, 0.22],
        [-0.90, 0.22],
    ]))
}

/// A trident that rises out of a wave.
fn trident() -> Shape {
    let side = Shape::polygon(&[
        [0.46, 0.0],
        [0.46, -0.54],
        [0.32, -0.46],
        [0.56, -0.96],
        [0.80, -0.46],
        [0.66, -0.54],
        [0.66, 0.06],
        [0.52, 0.22],
        [0.10, 0.22],
        [0.10, 0.04],
        [0.42, 0.04],
    ]);
    let shaft = Shape::polygon(&[
        [-0.10, 0.52],
        [-0.10, -0.50],
        [-0.26, -0.42],
        [0.0, -1.0],
        [0.26, -0.42],
        [0.10, -0.50],
        [0.10, 0.52],
    ]);
    let wave = |y: f32| {
        Shape::brush(&[
            [-0.80, y, 0.06],
            [-0.44, y - 0.12, 0.15],
            [-0.02, y + 0.04, 0.15],
            [0.40, y - 0.12, 0.15],
            [0.80, y, 0.06],
        ])
    };
    shaft.with(side.mirrored()).with(side).with(wave(0.70)).with(wave(0.94))
}

/// A wing of four feathers.
fn wing() -> Shape {
    let feather = |from: [f32; 2], bend: [f32; 2], to: [f32; 2], width: f32| {
        Shape::brush(&[
            [from[0], from[1], 0.5 * width],
            [bend[0], bend[1], width],
            [to[0], to[1], 0.08],
        ])
    };
    feather([-0.72, -0.02], [-0.16, -0.66], [0.92, -0.86], 0.30)
        .with(feather([-0.60, 0.20], [0.04, -0.24], [0.82, -0.40], 0.27))
        .with(feather([-0.54, 0.42], [0.02, 0.12], [0.60, 0.02], 0.24))
        .with(feather([-0.56, 0.64], [-0.10, 0.46], [0.32, 0.42], 0.20))
        .with(Shape::brush(&[
            [-0.84, 0.02, 0.16],
            [-0.86, 0.46, 0.20],
            [-0.70, 0.90, 0.06],
        ]))
}

/// A gear with a keyhole.
fn lock() -> Shape {
    let hole = Shape::circle([0.0, -0.14], 0.21).with(Shape::polygon(&[
        [-0.08, 0.0],
        [0.08, 0.0],
        [0.19, 0.40],
        [-0.19, 0.40],
    ]));
    Shape::gear([0.0, 0.0], 10, 0.98, 0.76)
        .without(Shape::ring([0.0, 0.0], 0.57, 0.07))
        .without(hole)
}

/// A small figure of a faction for patterns, within -1..1.
#[must_use]
pub fn ornament(faction: &str) -> Shape {
    match faction {
        "thornwood" => Shape::smooth(&[
            [-0.9, 0.5],
            [-0.9, 0.5],
            [-0.5, -0.4],
            [0.9, -0.7],
            [0.9, -0.7],
            [0.4, 0.5],
        ])
        .without(Shape::line(&[[-0.5, 0.28], [0.4, -0.36]], 0.12)),
        "cinderforge" => Shape::star([0.0, 0.0], 4, 1.0, 0.32),
        "deeptide" => Shape::brush(&[
            [-1.0, 0.2, 0.1],
            [-0.5, -0.3, 0.3],
            [0.0, 0.2, 0.3],
            [0.5, -0.3, 0.3],
            [1.0, 0.2, 0.1],
        ]),
        "highgale" => {
            let points: Vec<[f32; 3]> = (0..=16)
                .map(|step| {
                    let t = step as f32 / 16.0;
                    let (sin, cos) = (TAU * 1.2 * t).sin_cos();
                    let radius = 0.12 + 0.72 * t;
                    [radius * cos, radius * sin, 0.10 + 0.14 * t]
                })
                .collect();
            Shape::brush(&points)
        }
        "clockhollow" => Shape::gear([0.0, 0.0], 8, 0.95, 0.70).without(Shape::circle([0.0, 0.0], 0.32)),
        _ => Shape::circle([0.0, 0.0], 0.5),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_faction_has_an_emblem_and_an_ornament_of_its_own() {
        let factions: Vec<&str> = FACTIONS.into_iter().chain(["some other"]).collect();
        for (i, faction) in factions.iter().enumerate() {
            for shape in [emblem(faction), ornament(faction)] {
                let [low, high] = shape.bounds().expect("it has a shape");
                assert!(
                    low.into_iter().chain(high).all(|part| part.abs() < 1.1),
                    "{faction}: {low:?} {high:?}"
                );
            }
            for other in &factions[..i] {
                assert_ne!(emblem(faction), emblem(other));
                assert_ne!(ornament(faction), ornament(other));
            }
        }
    }
}
