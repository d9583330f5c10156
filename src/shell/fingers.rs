//! Fingers on a touch screen. One plays; two hold the camera: together they turn and tilt it, apart they bring it nearer,
//! and what the first one held is let go of.

use bevy::input::touch::{TouchInput, TouchPhase, Touches};
use bevy::prelude::*;
use bevy::window::{WindowEvent, WindowFocused};
use bevy_panorbit_camera::PanOrbitCamera;

/// Whatever is held is to be let go of without consequence: the window lost the focus, or a touch was taken away.
#[derive(Message, Debug, Clone, Copy)]
pub struct LetGo;

/// How far a camera turns while two fingers go across the height of the window, radians.
const TURN: f32 = std::f32::consts::PI;

/// The fingers that lie on the screen.
#[derive(Resource, Debug, Default)]
pub(super) struct Fingers {
    down: Vec<TouchInput>,
    /// Two lay on it, and not all have left since: none of them plays.
    on_camera: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_message::<LetGo>()
        .add_systems(PreUpdate, let_go_without_focus)
        .add_systems(Update, turn_by_two.run_if(|fingers: Res<Fingers>| fingers.on_camera));
}

fn let_go_without_focus(mut focus: MessageReader<WindowFocused>, mut let_go: MessageWriter<LetGo>) {
    if focus.read().any(|focus| !focus.focused) {
        let_go.write(LetGo);
    }
}

impl Fingers {
    /// Takes from `queue` the touches of fingers while two hold the camera. The first one is cancelled: it clicks nothing.
    pub(super) fn keep_second_from_playing(&mut self, queue: &mut Vec<WindowEvent>, let_go: &mut MessageWriter<LetGo>) {
        let mut sifted = Vec::with_capacity(queue.len());
        for event in queue.drain(..) {
            let WindowEvent::TouchInput(touch) = event else {
                sifted.push(event);
                continue;
            };
            if touch.phase == TouchPhase::Canceled {
                let_go.write(LetGo);
            }
            self.down.retain(|finger| finger.id != touch.id);
            if matches!(touch.phase, TouchPhase::Started | TouchPhase::Moved) {
                if !self.on_camera && !self.down.is_empty() && touch.phase == TouchPhase::Started {
                    self.on_camera = true;
                    let_go.write(LetGo);
                    sifted.extend(self.down.iter().map(|finger| {
                        WindowEvent::TouchInput(TouchInput {
                            phase: TouchPhase::Canceled,
                            ..*finger
                        })
                    }));
                }
                self.down.push(touch);
            }
            if !self.on_camera {
                sifted.push(WindowEvent::TouchInput(touch));
            } else if self.down.is_empty() {
                self.on_camera = false;
            }
        }
        *queue = sifted;
    }
}

fn turn_by_two(touches: Res<Touches>, windows: Query<&Window>, mut cameras: Query<&mut PanOrbitCamera>) {
    let mut fingers = touches.iter();
    let (Some(one), Some(other), None) = (fingers.next(), fingers.next(), fingers.next()) else {
        return;
    };
    let Some(height) = windows.iter().next().map(Window::height) else {
        return;
    };
    let moved = (one.delta() + other.delta()) / 2.0 * TURN / height.max(1.0);
    let apart = one.position().distance(other.position());
    let before = one.previous_position().distance(other.previous_position());
    for mut orbit in cameras.iter_mut().filter(|orbit| orbit.enabled) {
        orbit.target_yaw -= moved.x;
        orbit.target_pitch += moved.y;
        orbit.target_radius *= before.max(1.0) / apart.max(1.0);
        orbit.force_update = true;
    }
}
