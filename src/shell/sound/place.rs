//! How a place on the table is heard from where one looks.

use bevy::prelude::*;

/// From so far away an effect is as loud as it was made, m: about where the camera is.
const USUAL: f32 = 1.3;

/// How loud (1 as made) and from which side (-1 left, 1 right) something `at` is heard by who looks from `eye`.
pub fn heard(eye: &GlobalTransform, at: Vec3) -> (f32, f32) {
    let seen = eye.affine().inverse().transform_point3(at);
    let far = seen.length().max(0.1);
    // A room evens out distances: half as much as in the open.
    let near = (USUAL / far).sqrt().clamp(0.5, 1.2);
    // What stands at the edge of the picture sounds well to one side, never in one ear alone.
    let side = (1.8 * seen.x / far).clamp(-0.75, 0.75);
    (near, side)
}

/// How much slower what happens at `speed` of the usual time sounds: a fifth of the speed is about half an octave.
pub fn slowed(speed: f32) -> f32 {
    speed.clamp(0.1, 1.0).powf(0.3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_left_and_near_is_loud() {
        let eye = GlobalTransform::from(Transform::from_xyz(0.0, 1.0, 1.0).looking_at(Vec3::ZERO, Vec3::Y));
        let (middle, ahead) = heard(&eye, Vec3::ZERO);
        let (_, left) = heard(&eye, Vec3::new(-0.3, 0.0, 0.0));
        let (_, right) = heard(&eye, Vec3::new(0.3, 0.0, 0.0));
        let (near, _) = heard(&eye, Vec3::new(0.0, 0.5, 0.5));
        assert!(ahead.abs() < 1e-3 && left < -0.1 && (left + right).abs() < 1e-5);
        assert!(near > middle && near <= 1.2);
        // Whoever sits across hears it from the other side.
        let across = GlobalTransform::from(Transform::from_xyz(0.0, 1.0, -1.0).looking_at(Vec3::ZERO, Vec3::Y));
        assert!(heard(&across, Vec3::new(-0.3, 0.0, 0.0)).1 > 0.1);
    }

    #[test]
    fn slow_motion_is_lower_and_usual_time_is_as_made() {
        assert!((slowed(1.0) - 1.0).abs() < 1e-6 && (slowed(4.0) - 1.0).abs() < 1e-6);
        assert!(slowed(0.22) < 0.7 && slowed(0.0) > 0.4);
    }
}
