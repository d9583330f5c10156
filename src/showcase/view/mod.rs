//! Filming the scenes: what is seen and read of a [`Simulation`], scene after scene, until somebody comes.
//!
//! The picture reads the simulation, which ticks in `FixedUpdate`; slow motion is the pace of the game's clock. Everything
//! of a scene hangs on one root and goes with it.

mod bodies;
mod camera;
mod idle;
mod rings;
pub(crate) mod things;
mod words;

use bevy::prelude::*;

use super::simulation::{Pose, Simulation, Thought};
use super::{Ground, Rounds, Scene};
use crate::data::DataError;
use crate::monsuno::play::Happened;
use crate::monsuno::table::{ShowEffects, UNDER_ARENA};
use crate::mozyring::rules::Move;
use crate::shell::room::{BigTable, TABLE_TOP};
use crate::shell::{Luck, Screen};

pub use idle::{Idle, PATIENCE};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(idle::plugin)
        .add_systems(PreStartup, things::make_art.after(crate::shell::look::MakeMaterials))
        .add_systems(OnEnter(Screen::Showcase), (camera::take, words::spawn))
        .add_systems(OnExit(Screen::Showcase), (clear_away, camera::give_back))
        .add_systems(FixedUpdate, tick.run_if(resource_exists::<Showing>))
        .add_systems(
            Update,
            (
                go_on.run_if(resource_exists::<Showing>),
                begin.run_if(not(resource_exists::<Showing>)),
                (
                    set_pace,
                    rings::think,
                    bodies::place,
                    bodies::unfold,
                    bodies::place_traces,
                    rings::lay,
                    camera::ride,
                    words::tell,
                    words::tell_move,
                    words::darken,
                )
                    .chain()
                    .run_if(resource_exists::<Showing>),
            )
                .chain()
                .before(ShowEffects)
                .run_if(in_state(Screen::Showcase)),
        );
}

/// Asks for one scene alone, by its name, again and again: for pictures and films.
#[derive(Resource, Debug, Clone)]
pub struct Only(pub Scene);

/// The scenes there are, and which comes next.
#[derive(Resource, Debug)]
pub struct Program {
    scenes: Vec<Scene>,
    rounds: Rounds,
}

impl Program {
    /// All scenes, in the orders that `seed` gives.
    ///
    /// # Errors
    /// When the file of a scene is bad.
    pub fn open(seed: u64) -> Result<Self, DataError> {
        let scenes = Scene::all()?;
        Ok(Self {
            rounds: Rounds::new(scenes.len(), seed),
            scenes,
        })
    }
}

/// Everything of a scene hangs on this.
#[derive(Component, Debug, Clone, Copy)]
pub struct Set;

/// The scene that is shown.
#[derive(Resource, Debug)]
pub struct Showing {
    scene: Scene,
    simulation: Simulation,
    /// Seconds of the film.
    time: f64,
    /// Where the bodies were at the tick before, and where they are.
    before: Vec<Pose>,
    now: Vec<Pose>,
    /// How many events of a clash were told.
    told: usize,
}

impl Showing {
    fn new(scene: Scene, seed: u64) -> Result<Self, DataError> {
        let simulation = Simulation::begin(&scene.simulation, &scene.name, seed)?;
        let mut now = Vec::new();
        simulation.write_poses(&mut now);
        Ok(Self {
            scene,
            simulation,
            time: 0.0,
            before: now.clone(),
            now,
            told: 0,
        })
    }

    /// The scene.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Its simulation as it stands.
    #[must_use]
    pub fn simulation(&self) -> &Simulation {
        &self.simulation
    }

    /// Seconds of the film so far.
    #[must_use]
    pub fn time(&self) -> f64 {
        self.time
    }

    /// The position to think about next, once.
    fn ask(&mut self) -> Option<Thought> {
        match &mut self.simulation {
            Simulation::Rings(rings) => rings.ask(),
            _ => None,
        }
    }

    /// Takes what came of the thought that was asked for.
    fn answer(&mut self, one: Move) {
        if let Simulation::Rings(rings) = &mut self.simulation {
            rings.answer(one);
        }
    }

    /// The place of a body, `share` of the way from the tick before to this one.
    fn pose(&self, body: usize, share: f64) -> Option<Pose> {
        let (before, now) = (self.before.get(body)?, self.now.get(body)?);
        Some(before.on_the_way_to(now, share))
    }
}

/// Sets the next scene.
fn begin(
    mut program: ResMut<Program>,
    only: Option<Res<Only>>,
    mut luck: ResMut<Luck>,
    mut tables: Query<(&mut Transform, &mut Visibility), With<BigTable>>,
    mut stagehand: bodies::Stagehand,
) -> Result {
    let next = match only {
        Some(only) => Some(only.0.clone()),
        None => {
            let program = &mut *program;
            program
                .rounds
                .go_on()
                .and_then(|next| program.scenes.get(next))
                .cloned()
        }
    };
    let Some(scene) = next else { return Ok(()) };
    for (mut place, mut visible) in &mut tables {
        place.translation.y = match scene.ground {
            Ground::Field => UNDER_ARENA,
            Ground::Table | Ground::Nothing => TABLE_TOP,
        };
        *visible = match scene.ground {
            Ground::Table | Ground::Field => Visibility::Inherited,
            Ground::Nothing => Visibility::Hidden,
        };
    }
    let showing = Showing::new(scene, luck.0.bits())?;
    stagehand.set(&showing);
    stagehand.commands.insert_resource(showing);
    Ok(())
}

/// Time passes; at its end a scene makes room for the next.
fn go_on(time: Res<Time<Real>>, mut showing: ResMut<Showing>, sets: Query<Entity, With<Set>>, mut commands: Commands) {
    /// A frame that took longer is a hitch: the film does not jump over what happened in it.
    const HITCH: f64 = 0.25;
    if !showing.simulation.waits() {
        showing.time += time.delta_secs_f64().min(HITCH);
    }
    if showing.time >= showing.scene.seconds {
        strike(&sets, &mut commands);
    }
}

/// Takes the scene off the table.
fn strike(sets: &Query<Entity, With<Set>>, commands: &mut Commands) {
    for set in sets {
        commands.entity(set).despawn();
    }
    commands.remove_resource::<Showing>();
    commands.remove_resource::<rings::Thinking>();
}

fn set_pace(showing: Res<Showing>, mut time: ResMut<Time<Virtual>>) {
    let speed = if showing.simulation.waits() {
        0.0
    } else {
        showing.scene.speed(showing.time)
    };
    if (time.relative_speed_f64() - speed).abs() > 1e-6 {
        time.set_relative_speed_f64(speed);
    }
}

fn tick(mut showing: ResMut<Showing>, mut happened: MessageWriter<Happened>) {
    let showing = &mut *showing;
    showing.simulation.tick();
    std::mem::swap(&mut showing.before, &mut showing.now);
    showing.simulation.write_poses(&mut showing.now);
    if let Simulation::Clash(clash) = &showing.simulation {
        let events = clash.stage().events();
        happened.write_batch(
            events[showing.told.min(events.len())..]
                .iter()
                .map(|event| Happened(*event)),
        );
        showing.told = events.len();
    }
}

fn clear_away(
    sets: Query<Entity, With<Set>>,
    mut time: ResMut<Time<Virtual>>,
    mut tables: Query<(&mut Transform, &mut Visibility), With<BigTable>>,
    mut commands: Commands,
) {
    strike(&sets, &mut commands);
    time.set_relative_speed(1.0);
    for (mut place, mut visible) in &mut tables {
        place.translation.y = TABLE_TOP;
        *visible = Visibility::Inherited;
    }
}
