//! The figures: small beasts put together from simple solids, each kind with an outline of its own.

use bevy::prelude::*;

/// How many kinds there are.
pub const KINDS: usize = 15;

/// What makes a kind: the shape of its parts.
struct Plan {
    body: Vec3,
    head: f32,
    horns: Horns,
    legs: f32,
    tail: f32,
    crest: u32,
    wings: f32,
}

enum Horns {
    None,
    Ears,
    Long,
    One,
    Side,
}

fn plan(kind: usize) -> Plan {
    let pick = |values: [f32; 5], by: usize| values[(kind * by + kind / 5) % 5];
    Plan {
        body: Vec3::new(
            pick([0.40, 0.48, 0.34, 0.52, 0.44], 1),
            pick([0.52, 0.44, 0.60, 0.48, 0.56], 2),
            0.36,
        ),
        head: pick([0.30, 0.36, 0.26, 0.40, 0.33], 3),
        horns: match kind % 5 {
            0 => Horns::Long,
            1 => Horns::Side,
            2 => Horns::Ears,
            3 => Horns::One,
            _ => Horns::None,
        },
        legs: pick([0.16, 0.22, 0.12, 0.19, 0.14], 1),
        tail: pick([0.5, 0.2, 0.7, 0.35, 0.9], 2),
        crest: (kind % 4) as u32,
        wings: if kind % 3 == 2 {
            pick([0.6, 0.75, 0.5, 0.8, 0.7], 1)
        } else {
            0.0
        },
    }
}

/// The figure of `kind`, standing along y around the origin, sized to lie in a capsule of this half length and radius.
#[must_use]
pub fn mesh(kind: usize, half_length: f32, radius: f32) -> Mesh {
    let plan = plan(kind);
    let mut parts: Vec<Mesh> = Vec::new();
    let mut add = |mesh: Mesh, at: Vec3, turn: Quat, scale: Vec3| {
        parts.push(mesh.transformed_by(Transform {
            translation: at,
            rotation: turn,
            scale,
        }));
    };
    let ball = || {
        Sphere::new(1.0)
            .mesh()
            .ico(3)
            .unwrap_or_else(|_| Sphere::new(1.0).mesh().uv(16, 12))
    };
    let cone = || Cone::new(1.0, 1.0).mesh().resolution(12).build();
    let upright = Quat::IDENTITY;
    let top = plan.body.y * 0.62;
    add(ball(), Vec3::ZERO, upright, plan.body);
    add(
        ball(),
        Vec3::new(0.0, top + plan.head * 0.55, 0.08),
        upright,
        Vec3::splat(plan.head),
    );
    // The snout and the brow give it a face.
    add(
        ball(),
        Vec3::new(0.0, top + plan.head * 0.40, 0.08 + plan.head * 0.85),
        upright,
        Vec3::new(0.55, 0.42, 0.60) * plan.head,
    );
    for side in [-1.0, 1.0] {
        let head = Vec3::new(0.0, top + plan.head * 0.55, 0.08);
        add(
            ball(),
            head + Vec3::new(0.42 * side, 0.30, 0.72) * plan.head,
            upright,
            Vec3::splat(0.20 * plan.head),
        );
        let lean = |x: f32, z: f32| Quat::from_euler(EulerRot::XYZ, x, 0.0, z * side);
        match plan.horns {
            Horns::None => {}
            Horns::Ears => add(
                ball(),
                head + Vec3::new(0.62 * side, 0.85, -0.05) * plan.head,
                lean(0.0, -0.4),
                Vec3::new(0.22, 0.52, 0.14) * plan.head,
            ),
            Horns::Long => add(
                cone(),
                head + Vec3::new(0.55 * side, 1.25, -0.1) * plan.head,
                lean(-0.25, -0.42),
                Vec3::new(0.20, 1.25, 0.20) * plan.head,
            ),
            Horns::Side => add(
                cone(),
                head + Vec3::new(1.20 * side, 0.55, 0.05) * plan.head,
                lean(0.2, -1.05),
                Vec3::new(0.24, 0.95, 0.24) * plan.head,
            ),
            Horns::One => add(
                cone(),
                head + Vec3::new(0.0, 1.05, 0.55) * plan.head,
                Quat::from_rotation_x(0.55),
                Vec3::new(0.20, 1.10, 0.20) * plan.head,
            ),
        }
        add(
            ball(),
            Vec3::new(0.30 * side, -plan.body.y * 0.85, 0.10),
            upright,
            Vec3::new(plan.legs, 0.22, plan.legs * 1.3),
        );
        add(
            ball(),
            Vec3::new((plan.body.x + 0.02) * side, 0.10, 0.16),
            lean(0.5, 0.35),
            Vec3::new(0.12, 0.30, 0.13),
        );
        if plan.wings > 0.0 {
            add(
                cone(),
                Vec3::new((plan.body.x + 0.16) * side, 0.30, -0.22),
                lean(-0.3, -0.95),
                Vec3::new(0.30, plan.wings, 0.07),
            );
        }
    }
    add(
        cone(),
        Vec3::new(0.0, -plan.body.y * 0.45, -0.30 - plan.tail * 0.22),
        Quat::from_rotation_x(-2.05),
        Vec3::new(0.15, plan.tail, 0.15),
    );
    for step in 0..plan.crest {
        let t = step as f32 / 3.0;
        add(
            cone(),
            Vec3::new(0.0, 0.42 - 0.42 * t, -0.34 - 0.04 * t),
            Quat::from_rotation_x(-0.9),
            Vec3::new(0.09, 0.28, 0.07),
        );
    }
    let mut parts = parts.into_iter();
    let mut whole = parts.next().unwrap_or_else(ball);
    for part in parts {
        whole.merge(&part).expect("the solids have the same attributes");
    }
    fit(whole, half_length, radius)
}

/// Centres a mesh and scales it into the capsule.
fn fit(mesh: Mesh, half_length: f32, radius: f32) -> Mesh {
    use bevy::camera::primitives::MeshAabb;
    let Some(bounds) = mesh.compute_aabb() else { return mesh };
    let half = Vec3::from(bounds.half_extents);
    let wide = half.x.hypot(half.z).max(1e-6);
    let scale = (0.86 * radius / wide).min(0.86 * (half_length + radius * 0.6) / half.y.max(1e-6));
    mesh.transformed_by(Transform::from_translation(-Vec3::from(bounds.center)))
        .transformed_by(Transform::from_scale(Vec3::splat(scale)))
}
