//! The camera's ride, and what its lens leaves unsharp.

use bevy::post_process::dof::DepthOfField;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::Showing;
use crate::shell::camera::{TableCamera, aspect_of, hand, step_back, take_from_hand};
use crate::shell::lens::lens;
use crate::shell::look::Preset;
use crate::shell::settings::Settings;

/// Takes the camera, and gives it a lens where something is drawn and the preset pays for one.
pub(super) fn take(
    preset: Res<Preset>,
    card: Option<Res<RenderAdapterInfo>>,
    cameras: Query<Entity, With<TableCamera>>,
    mut commands: Commands,
) {
    for camera in &cameras {
        let mut camera = commands.entity(camera);
        take_from_hand(&mut camera);
        if card.is_some()
            && let Some(lens) = lens(*preset)
        {
            camera.insert(lens);
        }
    }
}

/// Gives the camera back to the player's hand.
pub(super) fn give_back(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).remove::<DepthOfField>().insert(hand());
    }
}

pub(super) fn ride(
    showing: Res<Showing>,
    settings: Res<Settings>,
    mut cameras: Query<(&Camera, &mut Transform, Option<&mut DepthOfField>), With<TableCamera>>,
) {
    let eye = showing.scene.eye(showing.time, settings.reduced_motion);
    let vec = |[x, y, z]: [f64; 3]| Vec3::new(x as f32, y as f32, z as f32);
    for (camera, mut place, lens) in &mut cameras {
        let back = step_back(aspect_of(camera));
        let at = Transform::from_translation(vec(eye.place(f64::from(back))));
        place.set_if_neq(at.looking_at(vec(eye.focus), Vec3::Y));
        if let Some(mut lens) = lens {
            lens.focal_distance = eye.distance as f32 * back;
            lens.aperture_f_stops = eye.aperture as f32;
        }
    }
}
