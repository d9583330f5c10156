//! What flies up and fades around the capsules: sparks, dust, the flash of a latch, the trail of a spin. It is seen and
//! changes nothing.
//!
//! All of it is spawned with the field and used again and again: shared meshes, and for what fades a few shared materials
//! from dense to thin.

mod dust;
mod flash;
mod sparks;
mod trail;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::on_table::OnTable;
use crate::monsuno::play::Happened;
use crate::shell::Screen;
use crate::shell::camera::TableCamera;
use crate::shell::look::{MakeMaterials, texture};
use crate::shell::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pool>()
        .add_systems(PreStartup, (make_art, trail::make_rings).after(MakeMaterials))
        // A film has bodies that strike, and nothing else that a table has.
        .add_systems(OnEnter(Screen::Showcase), spawn_motes)
        .add_systems(
            Update,
            (
                sparks::strike.run_if(on_message::<Happened>.and_eager(moves)),
                fly.run_if(|pool: Res<Pool>| pool.flying > 0),
            )
                .chain()
                .in_set(ShowEffects)
                .run_if(in_state(Screen::Showcase)),
        );
}

fn moves(settings: Res<Settings>) -> bool {
    !settings.reduced_motion
}

/// Shows the effects of what lies on the table as `T`.
pub(super) fn show<T: OnTable>(app: &mut App) {
    app.add_systems(OnEnter(T::SCREEN), (spawn_motes, trail::spawn_rings::<T>))
        .add_systems(
            Update,
            (
                (sparks::strike, flash::flare::<T>).run_if(on_message::<Happened>.and_eager(moves)),
                dust::raise::<T>.run_if(moves),
                fly.run_if(|pool: Res<Pool>| pool.flying > 0),
                trail::follow::<T>,
            )
                .chain()
                .in_set(ShowEffects)
                .run_if(in_state(T::SCREEN))
                .run_if(resource_exists::<T>),
        );
}

/// When the effects follow what the bodies do.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShowEffects;

/// What flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Spark,
    Dust,
    Flash,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Spark, Self::Dust, Self::Flash];

    /// How many there are; who needs more takes the oldest.
    fn count(self) -> usize {
        match self {
            Self::Spark => 42,
            Self::Dust => 28,
            Self::Flash => 2,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Spark => "Spark",
            Self::Dust => "Dust",
            Self::Flash => "Flash",
        }
    }
}

/// Something that flies for a moment, and then waits to be used again.
#[derive(Component, Debug, Clone, Copy)]
struct Mote {
    kind: Kind,
    /// Where it begins, in metres.
    from: Vec3,
    velocity: Vec3,
    /// Downwards, m/s².
    falls: f32,
    /// How large it is at first and at last, against its mesh.
    size: [f32; 2],
    /// Seconds since it flew up, and how long it flies.
    age: f32,
    life: f32,
}

/// The motes of each kind, and which is the next to be used.
#[derive(Resource, Default)]
struct Pool {
    motes: [Vec<Entity>; 3],
    next: [usize; 3],
    /// How many fly.
    flying: usize,
}

impl Pool {
    /// Lets `mote` fly up, in the place of the one of its kind that was used longest ago.
    fn fly_up(&mut self, mote: Mote, motes: &mut Query<&mut Mote>) {
        let of_kind = &self.motes[mote.kind as usize];
        let next = &mut self.next[mote.kind as usize];
        if of_kind.is_empty() {
            return;
        }
        *next = (*next + 1) % of_kind.len();
        if let Ok(mut used) = motes.get_mut(of_kind[*next]) {
            *used = mote;
            self.flying += 1;
        }
    }
}

/// How many steps lie between dense and gone.
const STEPS: usize = 6;

#[derive(Resource)]
struct MoteArt {
    spark: Handle<Mesh>,
    /// A square of side 1, facing +z.
    soft: Handle<Mesh>,
    glow: Handle<StandardMaterial>,
    /// From dense to thin.
    dust: [Handle<StandardMaterial>; STEPS],
    flash: [Handle<StandardMaterial>; STEPS],
}

fn make_art(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let dot = images.add(texture::soft_dot());
    let mut thinning = |dense: StandardMaterial| {
        std::array::from_fn(|step| {
            let alpha = dense.base_color.alpha() * (1.0 - step as f32 / STEPS as f32);
            materials.add(StandardMaterial {
                base_color: dense.base_color.with_alpha(alpha),
                base_color_texture: Some(dot.clone()),
                ..dense.clone()
            })
        })
    };
    let dust = thinning(StandardMaterial {
        base_color: Color::srgba(0.80, 0.76, 0.68, 0.34),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 1.0,
        reflectance: 0.0,
        ..default()
    });
    let flash = thinning(StandardMaterial {
        base_color: Color::linear_rgba(2.6, 1.9, 1.0, 0.8),
        alpha_mode: AlphaMode::Add,
        unlit: true,
        ..default()
    });
    commands.insert_resource(MoteArt {
        spark: meshes.add(Sphere::new(0.0022).mesh().uv(8, 5)),
        soft: meshes.add(Rectangle::new(1.0, 1.0)),
        glow: materials.add(StandardMaterial {
            base_color: Color::srgb(1.0, 0.82, 0.45),
            emissive: LinearRgba::rgb(9.0, 5.0, 1.6),
            unlit: true,
            ..default()
        }),
        dust,
        flash,
    });
}

fn spawn_motes(art: Res<MoteArt>, screen: Res<State<Screen>>, mut pool: ResMut<Pool>, mut commands: Commands) {
    *pool = Pool::default();
    for kind in Kind::ALL {
        let (mesh, material) = match kind {
            Kind::Spark => (&art.spark, &art.glow),
            Kind::Dust => (&art.soft, &art.dust[0]),
            Kind::Flash => (&art.soft, &art.flash[0]),
        };
        for _ in 0..kind.count() {
            let mote = commands.spawn((
                Name::new(kind.name()),
                DespawnOnExit(*screen.get()),
                Mote {
                    kind,
                    from: Vec3::ZERO,
                    velocity: Vec3::ZERO,
                    falls: 0.0,
                    size: [1.0; 2],
                    age: 0.0,
                    life: 0.0,
                },
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                Transform::default(),
                Visibility::Hidden,
                NotShadowCaster,
            ));
            pool.motes[kind as usize].push(mote.id());
        }
    }
}

/// Moves what flies, lets it fade, and takes away what is over.
fn fly(
    time: Res<Time<Virtual>>,
    art: Res<MoteArt>,
    cameras: Query<&GlobalTransform, With<TableCamera>>,
    mut pool: ResMut<Pool>,
    mut motes: Query<(
        &mut Mote,
        &mut Transform,
        &mut Visibility,
        &mut MeshMaterial3d<StandardMaterial>,
    )>,
) {
    let seconds = time.delta_secs();
    let eye = cameras.iter().next().map_or(Quat::IDENTITY, GlobalTransform::rotation);
    pool.flying = 0;
    for (mut mote, mut place, mut visible, mut material) in &mut motes {
        if mote.age >= mote.life {
            visible.set_if_neq(Visibility::Hidden);
            continue;
        }
        pool.flying += 1;
        visible.set_if_neq(Visibility::Inherited);
        let (age, share) = (mote.age, mote.age / mote.life);
        *place = Transform {
            translation: mote.from + mote.velocity * age - Vec3::Y * (0.5 * mote.falls * age * age),
            rotation: eye,
            scale: Vec3::splat(mote.size[0] + (mote.size[1] - mote.size[0]) * share),
        };
        let step = ((share * STEPS as f32) as usize).min(STEPS - 1);
        let wanted = match mote.kind {
            Kind::Spark => &art.glow,
            Kind::Dust => &art.dust[step],
            Kind::Flash => &art.flash[step],
        };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
        mote.age += seconds;
    }
}
