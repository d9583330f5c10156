//! The scenes of practice, for pictures.

use bevy::prelude::*;

use super::{Practising, SessionShown, Task};
use crate::monsuno::play::{Gesture, Intent as HandIntent};
use crate::physics::{Launch, Style};
use crate::practice::Drill;
use crate::shell::scenes::SceneName;

/// Sets up what a scene is played with, before the game's first frame.
pub(crate) fn prepare(app: &mut App, scene: SceneName) {
    if matches!(scene, SceneName::PracticeDrill | SceneName::PracticeWon)
        && let Ok(drills) = Drill::all()
        && let Some(drill) = drills.into_iter().find(|drill| drill.id == "stop-in-the-circle")
    {
        app.insert_resource(Task::Drill(Box::new(drill), None));
    }
}

/// Brings practice to the scene; `update` runs a frame.
pub(crate) fn set(app: &mut App, scene: SceneName, update: &impl Fn(&mut App)) {
    match scene {
        SceneName::Practice => {
            for (aim, power) in [(-0.25, 0.55), (0.1, 0.8), (0.3, 0.6), (0.05, 0.7)] {
                launch(app, update, Style::Twist, aim, power);
                fly(app, update);
            }
            app.insert_resource(SessionShown(true));
            launch(app, update, Style::Twist, -0.1, 0.75);
            for _ in 0..70 {
                update(app);
            }
        }
        SceneName::PracticeDrill => {
            for (aim, power) in [(0.0, 0.9), (0.2, 0.35)] {
                launch(app, update, Style::Press, aim, power);
                fly(app, update);
            }
        }
        SceneName::PracticeWon => {
            for aim in [0.22, 0.24, 0.26] {
                launch(app, update, Style::Press, aim, 0.30);
                fly(app, update);
            }
        }
        _ => {}
    }
}

fn launch(app: &mut App, update: &impl Fn(&mut App), style: Style, aim: f64, power: f64) {
    let gesture = Gesture {
        launch: Launch {
            style,
            mark: 0.0,
            aim,
            power,
            press_point: 0.2,
        },
        held: false,
    };
    app.world_mut().write_message(HandIntent::Hold(gesture));
    app.world_mut().write_message(HandIntent::Launch);
    update(app);
}

/// Passes quickly over the shot in the air.
fn fly(app: &mut App, update: &impl Fn(&mut App)) {
    const PATIENCE: u32 = 4_000;
    for _ in 0..PATIENCE {
        update(app);
        if !app.world().resource::<Practising>().is_flying() {
            return;
        }
        app.world_mut().write_message(HandIntent::Skip);
    }
}
