//! The camera's lens, where the preset pays for one: in menus it is wide open, and what lies before and behind is unsharp.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_panorbit_camera::PanOrbitCamera;

use super::Screen;
use super::camera::TableCamera;
use super::look::Preset;

/// The height of a picture behind the lens, m: it makes apertures mean what they mean on a camera for close-ups.
const SENSOR: f32 = 0.0186;

/// The aperture in menus, f-stops.
const IN_MENUS: f32 = 1.4;

pub(super) fn plugin(app: &mut App) {
    // Where nothing is drawn there is no lens: taking it off would ask for the renderer.
    let changes = state_changed::<Screen>.and_then(resource_exists::<RenderAdapterInfo>);
    app.add_systems(Update, (choose_lens.run_if(changes), focus).chain());
}

/// A lens as `preset` pays for it; it is sharp everywhere until it is given a distance and an aperture.
#[must_use]
pub fn lens(preset: Preset) -> Option<DepthOfField> {
    (preset != Preset::Low).then(|| DepthOfField {
        mode: DepthOfFieldMode::Gaussian,
        sensor_height: SENSOR,
        ..default()
    })
}

/// At a table everything is sharp; the showcase has a lens of its own.
fn choose_lens(
    screen: Res<State<Screen>>,
    preset: Res<Preset>,
    cameras: Query<Entity, With<TableCamera>>,
    mut commands: Commands,
) {
    let screen = *screen.get();
    for camera in &cameras {
        let mut camera = commands.entity(camera);
        if screen.is_table() {
            camera.remove::<DepthOfField>();
        } else if screen != Screen::Showcase
            && let Some(lens) = lens(*preset)
        {
            camera.insert(DepthOfField {
                aperture_f_stops: IN_MENUS,
                ..lens
            });
        }
    }
}

/// What the player's camera turns around is sharp.
fn focus(mut cameras: Query<(&PanOrbitCamera, &mut DepthOfField)>) {
    for (orbit, mut lens) in &mut cameras {
        let distance = orbit.radius.unwrap_or(orbit.target_radius);
        if lens.focal_distance != distance {
            lens.focal_distance = distance;
        }
    }
}
