//! The board and the rings as things: their meshes and what they are made of, built once.

use bevy::prelude::*;

use super::layout::{BOARD_HALF, BOARD_TOP, FIELD_RADIUS, RACK_HALF, RACK_TOP, RING_HEIGHT, field_place, ring_radii};
use crate::mozyring::play::Paint;
use crate::mozyring::rules::{Field, Size};
use crate::shell::look::palette::Palette;
use crate::shell::look::{Materials, Preset, mesh};
use crate::shell::settings::Settings;

/// Meshes and materials of the ring game.
#[derive(Resource, Clone)]
pub struct Art {
    board: Handle<Mesh>,
    frame: Handle<Mesh>,
    field: Handle<Mesh>,
    rim: Handle<Mesh>,
    rack: Handle<Mesh>,
    /// A flat disc that only the pointer sees.
    pub(super) pad: Handle<Mesh>,
    rings: [Handle<Mesh>; 3],
    marks: [[Handle<Mesh>; 3]; 4],
    /// Glaze by colour.
    pub(super) glaze: [Handle<StandardMaterial>; 4],
    /// Glaze that glows, for rings that won.
    pub(super) won: [Handle<StandardMaterial>; 4],
    /// Glaze in the shade, for rings that are covered.
    pub(super) dull: [Handle<StandardMaterial>; 4],
    /// See-through glaze by colour, for the ring in hand.
    pub(super) ghost: [Handle<StandardMaterial>; 4],
    /// The ring in hand where it cannot be laid.
    pub(super) refused: Handle<StandardMaterial>,
    ivory: Handle<StandardMaterial>,
    /// A thin ring round the field of the ring laid last.
    pub(super) halo: Handle<Mesh>,
    /// What that is made of.
    pub(super) gleam: Handle<StandardMaterial>,
    materials: Materials,
}

impl Art {
    /// The mesh of a ring.
    pub fn ring(&self, size: Size) -> Handle<Mesh> {
        self.rings[size as usize].clone()
    }

    /// The marks on a ring.
    pub fn mark(&self, paint: Paint, size: Size) -> Handle<Mesh> {
        self.marks[paint as usize][size as usize].clone()
    }

    /// What a ring that is part of a winning combination is made of.
    pub fn won(&self, paint: Paint) -> Handle<StandardMaterial> {
        self.won[paint as usize].clone()
    }

    /// What marks are made of.
    pub fn ivory(&self) -> Handle<StandardMaterial> {
        self.ivory.clone()
    }
}

/// The board.
#[derive(Component, Debug, Clone, Copy)]
pub struct Board;

pub(super) fn make_art(
    mut commands: Commands,
    preset: Res<Preset>,
    settings: Res<Settings>,
    shared: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let glazes = settings
        .palette
        .colors()
        .map(|color| Glaze::of(color, *preset).map(|material| materials.add(material)));
    let glaze = |which: usize| std::array::from_fn(|paint| glazes[paint][which].clone());
    let ring = |size: Size| {
        let (inner, outer) = ring_radii(size);
        mesh::lathe(&mesh::ring_profile(inner, outer, RING_HEIGHT, 0.0034), 72, 10.0)
    };
    let art = Art {
        board: meshes.add(mesh::soft_box(
            Vec3::new(BOARD_HALF, BOARD_TOP / 2.0, BOARD_HALF),
            0.006,
        )),
        frame: meshes.add(mesh::soft_box(
            Vec3::new(BOARD_HALF + 0.012, BOARD_TOP / 2.0 - 0.003, BOARD_HALF + 0.012),
            0.005,
        )),
        field: meshes.add(mesh::lathe(
            &[Vec2::new(0.0, 0.0), Vec2::new(FIELD_RADIUS, 0.0)],
            64,
            14.0,
        )),
        rim: meshes.add(mesh::lathe(
            &mesh::ring_profile(FIELD_RADIUS, FIELD_RADIUS + 0.0022, 0.0016, 0.0007),
            72,
            10.0,
        )),
        rack: meshes.add(mesh::soft_box(
            Vec3::new(RACK_HALF.x, RACK_TOP / 2.0, RACK_HALF.y),
            0.004,
        )),
        // An odd number of corners: with an even one the middle lies on an edge, where a ray can slip through.
        pad: meshes.add(
            Circle::new(FIELD_RADIUS + 0.003)
                .mesh()
                .resolution(47)
                .build()
                .rotated_by(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2)),
        ),
        rings: Size::ALL.map(|size| meshes.add(ring(size))),
        marks: Paint::ALL.map(|paint| Size::ALL.map(|size| meshes.add(marks(paint, size)))),
        glaze: glaze(0),
        won: glaze(1),
        dull: glaze(2),
        ghost: glaze(3),
        refused: materials.add(StandardMaterial {
            base_color: Color::srgba(0.35, 0.30, 0.28, 0.42),
            alpha_mode: AlphaMode::Blend,
            perceptual_roughness: 0.8,
            ..default()
        }),
        ivory: materials.add(StandardMaterial {
            base_color: Color::srgb(0.95, 0.90, 0.78),
            perceptual_roughness: 0.35,
            ..default()
        }),
        halo: meshes.add(mesh::lathe(
            &mesh::ring_profile(FIELD_RADIUS - 0.0006, FIELD_RADIUS + 0.0034, 0.0030, 0.0012),
            72,
            10.0,
        )),
        gleam: materials.add(StandardMaterial {
            base_color: Color::srgb(1.0, 0.86, 0.52),
            emissive: LinearRgba::rgb(1.6, 1.15, 0.45),
            perceptual_roughness: 0.4,
            ..default()
        }),
        materials: shared.clone(),
    };
    commands.insert_resource(art);
}

/// What a ring of a colour is made of: as it lies, in a combination, covered, and in the hand.
struct Glaze;

impl Glaze {
    fn of(color: Srgba, preset: Preset) -> [StandardMaterial; 4] {
        let color = Color::from(color);
        let glaze = preset.afford(StandardMaterial {
            base_color: color,
            perceptual_roughness: 0.30,
            reflectance: 0.5,
            clearcoat: 1.0,
            clearcoat_perceptual_roughness: 0.08,
            ..default()
        });
        let won = StandardMaterial {
            emissive: LinearRgba::from(color) * 2.2,
            ..glaze.clone()
        };
        let dull = StandardMaterial {
            base_color: color.mix(&Color::srgb(0.10, 0.08, 0.07), 0.62),
            perceptual_roughness: 0.85,
            clearcoat: 0.0,
            ..glaze.clone()
        };
        let ghost = StandardMaterial {
            base_color: color.with_alpha(0.62),
            alpha_mode: AlphaMode::Blend,
            emissive: LinearRgba::from(color) * 0.8,
            ..glaze.clone()
        };
        [glaze, won, dull, ghost]
    }
}

/// Paints the rings anew when another palette is chosen.
pub(super) fn repaint(
    settings: Res<Settings>,
    preset: Res<Preset>,
    art: Res<Art>,
    mut last: Local<Option<Palette>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if last
        .replace(settings.palette)
        .is_none_or(|last| last == settings.palette)
    {
        return;
    }
    for (paint, color) in settings.palette.colors().into_iter().enumerate() {
        let places = [&art.glaze, &art.won, &art.dull, &art.ghost];
        for (place, material) in places.into_iter().zip(Glaze::of(color, *preset)) {
            if let Some(mut painted) = materials.get_mut(&place[paint]) {
                *painted = material;
            }
        }
    }
}

/// The marks set into a ring's top: a few small signs, their shape telling the colour.
fn marks(paint: Paint, size: Size) -> Mesh {
    let (inner, outer) = ring_radii(size);
    let (middle, radius) = ((inner + outer) / 2.0, (outer - inner) * 0.30);
    let count = match size {
        Size::Small => 3,
        Size::Medium => 4,
        Size::Large => 6,
    };
    let sign = match paint {
        Paint::Red => mesh::prism(3, radius * 1.2, 0.0012, None),
        Paint::Green => mesh::prism(4, radius * 1.1, 0.0012, None),
        Paint::Blue => mesh::prism(24, radius, 0.0012, None),
        Paint::Yellow => mesh::prism(5, radius * 1.35, 0.0012, Some(0.45)),
    };
    let placed = |i: u32| {
        let turn = Quat::from_rotation_y(std::f32::consts::TAU * i as f32 / count as f32);
        let lift = Vec3::new(0.0, RING_HEIGHT - 0.0004, -middle);
        sign.clone().transformed_by(Transform {
            translation: turn * lift,
            rotation: turn,
            ..default()
        })
    };
    (1..count).fold(placed(0), |mut all, i| {
        all.merge(&placed(i))
            .expect("meshes made the same way have the same attributes");
        all
    })
}

/// Puts a board on the table; gives its root.
pub fn spawn_board(commands: &mut Commands, art: &Art, place: Transform) -> Entity {
    commands
        .spawn((Name::new("Mozyring board"), Board, place, Visibility::default()))
        .with_children(|board| {
            board.spawn((
                Mesh3d(art.frame.clone()),
                MeshMaterial3d(art.materials.maple.clone()),
                Transform::from_xyz(0.0, BOARD_TOP / 2.0 - 0.003, 0.0),
            ));
            board.spawn((
                Mesh3d(art.board.clone()),
                MeshMaterial3d(art.materials.walnut.clone()),
                Transform::from_xyz(0.0, BOARD_TOP / 2.0, 0.0),
            ));
            for field in Field::all() {
                let place = field_place(field);
                board.spawn((
                    Mesh3d(art.field.clone()),
                    MeshMaterial3d(art.materials.felt.clone()),
                    Transform::from_translation(place + Vec3::Y * 0.0005),
                ));
                board.spawn((
                    Mesh3d(art.rim.clone()),
                    MeshMaterial3d(art.materials.brass.clone()),
                    Transform::from_translation(place),
                ));
            }
        })
        .id()
}

/// Puts a rack for one colour's rings on the table.
pub fn spawn_rack(commands: &mut Commands, art: &Art, place: Transform) -> Entity {
    commands
        .spawn((
            Name::new("Rack"),
            Mesh3d(art.rack.clone()),
            MeshMaterial3d(art.materials.maple.clone()),
            place.with_translation(place.translation + Vec3::Y * RACK_TOP / 2.0),
        ))
        .id()
}

/// A ring that belongs to no game: for decoration.
pub fn spawn_loose_ring(commands: &mut Commands, art: &Art, paint: Paint, size: Size, place: Transform) -> Entity {
    commands
        .spawn((
            Name::new("Ring"),
            Mesh3d(art.ring(size)),
            MeshMaterial3d(art.glaze[paint as usize].clone()),
            place,
            children![(Mesh3d(art.mark(paint, size)), MeshMaterial3d(art.ivory()),)],
        ))
        .id()
}
