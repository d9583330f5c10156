//! The hand that launches: press the capsule and drag where it shall go, or use keys; the arrow shows aim and power.

use bevy::input::gamepad::GamepadAxis;
use bevy::picking::hover::Hovered;
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::on_table::OnTable;
use super::pieces::{Art, spawn_capsule};
use crate::monsuno::play::{Cards, Gesture, Intent, LEAST_POWER};
use crate::physics::{Launch, Style};
use crate::shell::camera::TableCamera;
use crate::shell::fingers::LetGo;
use crate::shell::input::{Act, Controls};
use crate::shell::pause::Pause;
use crate::shell::reach::Reach;
use crate::shell::settings::Settings;
use crate::shell::tutorial::Spot;
use crate::shell::widget::Settling;

/// The capsule in the hand of who is to launch.
#[derive(Component, Debug, Clone, Copy)]
pub struct HandCapsule;

/// Marks the button that launches it.
#[derive(Component, Debug, Clone, Copy)]
pub struct LaunchButton;

/// What the pointer grasps of a player's capsule: a little larger than it, and never too small for a finger.
#[derive(Component)]
pub(super) struct Grip(usize);

/// How far a grip reaches at least to either side, in logical pixels.
const FINGER: f32 = 24.0;
/// How much thicker than the capsule a grip is, and how much longer.
const THICKER: f32 = 1.5;
const LONGER: f32 = 2.0;

#[derive(Component)]
pub(super) struct Arrow;
#[derive(Component)]
pub(super) struct Shaft;
#[derive(Component)]
pub(super) struct Head;

/// How far a drag of full power reaches over the field, in metres.
const FULL_DRAG: f32 = 0.42;
/// How far over the field the arrow of full power reaches, in metres.
const FULL_ARROW: f32 = 0.36;

pub(super) fn spawn_hand<T: OnTable>(
    table: Res<T>,
    cards: Res<Cards>,
    mut art: ResMut<Art>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let figures = [0, 1].map(|player| art.figure(table.figure(player, &cards), &mut meshes).folded());
    let kind = table.capsule();
    let grip = Capsule3d::new(kind.radius as f32 * THICKER, kind.half_length as f32 * LONGER);
    for (player, figure) in figures.into_iter().enumerate() {
        commands
            .spawn((
                Name::new("Capsule in hand"),
                DespawnOnExit(T::SCREEN),
                HandCapsule,
                Spot::on_table(format!("hand-{player}"), 0.045),
                OfPlayer(player),
                Transform::default(),
                Visibility::Hidden,
            ))
            .with_children(|root| {
                spawn_capsule(root, &art, player, figure);
                root.spawn((
                    Name::new("Grip"),
                    Grip(player),
                    // An odd number of sides: with an even one an edge faces the camera, where a ray can slip through.
                    Mesh3d(meshes.add(grip.mesh().longitudes(17).build())),
                    Pickable::default(),
                ))
                .observe(grasp::<T>)
                .observe(drag::<T>)
                .observe(let_go);
            });
    }
    commands
        .spawn((
            Name::new("Aim"),
            DespawnOnExit(T::SCREEN),
            Arrow,
            Transform::default(),
            Visibility::Hidden,
        ))
        .with_children(|arrow| {
            arrow.spawn((
                Shaft,
                Mesh3d(art.shaft.clone()),
                MeshMaterial3d(art.arrow.clone()),
                bevy::light::NotShadowCaster,
            ));
            arrow.spawn((
                Head,
                Mesh3d(art.head.clone()),
                MeshMaterial3d(art.arrow.clone()),
                bevy::light::NotShadowCaster,
            ));
        });
}

/// Whose capsule it is.
#[derive(Component)]
pub(super) struct OfPlayer(usize);

/// Where the capsule lies in the hand: upright for a twist, across the way it will go for a press.
fn hand_place(table: &impl OnTable, player: usize, launch: &Launch) -> Transform {
    let kind = table.capsule();
    let at = table.field().launch_point(player, launch.mark) + table.stage().lane(player);
    let (lift, lying) = match launch.style {
        Style::Press => (kind.radius, true),
        Style::Twist | Style::Launcher => (kind.half_length + kind.radius, false),
    };
    let heading = heading(table, player, launch);
    let rotation = if lying {
        // The axis lies across the heading.
        Quat::from_rotation_y(heading) * Quat::from_rotation_z(std::f32::consts::FRAC_PI_2)
    } else {
        Quat::from_rotation_y(heading)
    };
    Transform::from_translation(at.as_vec3() + Vec3::Y * lift as f32).with_rotation(rotation)
}

/// The turn about the vertical that takes -z to where the launch goes.
fn heading(table: &impl OnTable, player: usize, launch: &Launch) -> f32 {
    let from = table.field().launch_point(player, launch.mark);
    let ahead = Vec2::new(-from.x as f32, -from.z as f32).normalize_or(Vec2::NEG_Y);
    let straight = (-ahead.x).atan2(-ahead.y);
    straight - launch.aim as f32
}

/// Shows the capsule in the hand and the arrow, whenever somebody is to launch.
pub(super) fn show_hand<T: OnTable>(
    table: Res<T>,
    gesture: Res<Gesture>,
    mut hands: Query<(&OfPlayer, &mut Transform, &mut Visibility), With<HandCapsule>>,
    mut arrows: Query<(&mut Transform, &mut Visibility), (With<Arrow>, Without<HandCapsule>)>,
    mut shafts: Query<&mut Transform, (With<Shaft>, Without<Arrow>, Without<HandCapsule>)>,
    mut heads: Query<&mut Transform, (With<Head>, Without<Shaft>, Without<Arrow>, Without<HandCapsule>)>,
) {
    for (of, mut place, mut visible) in &mut hands {
        let launch = table.held_for(of.0, &gesture);
        // One that was let go leaves the place where it was held at the next tick.
        let shown = if launch.is_some() || table.stage().is_let_go(of.0) {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visible.set_if_neq(shown);
        if let Some(launch) = launch {
            place.set_if_neq(hand_place(&*table, of.0, &launch));
        }
    }
    let person = table.launching_person();
    for (mut place, mut visible) in &mut arrows {
        let shown = if person.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visible.set_if_neq(shown);
        if let Some(player) = person {
            let hand = hand_place(&*table, player, &gesture.launch);
            let heading = heading(&*table, player, &gesture.launch);
            // Above the ground all the way: the bowl falls towards its middle.
            let ground = table.field().launch_point(player, gesture.launch.mark).y as f32 + 0.006;
            let from = Vec3::new(hand.translation.x, ground, hand.translation.z);
            place.set_if_neq(Transform::from_translation(from).with_rotation(Quat::from_rotation_y(heading)));
        }
    }
    let reach = 0.05 + FULL_ARROW * gesture.launch.power as f32;
    for mut shaft in &mut shafts {
        let wide = 0.7 + 0.9 * gesture.launch.power as f32;
        shaft.set_if_neq(Transform {
            translation: Vec3::new(0.0, 0.0, -(0.035 + reach) / 2.0),
            scale: Vec3::new(wide, 1.0, reach - 0.035),
            ..default()
        });
    }
    for mut head in &mut heads {
        head.set_if_neq(Transform::from_xyz(0.0, 0.0, -reach - 0.008));
    }
}

/// On a small screen, or from far away, a capsule is smaller than the finger that is to take it.
pub(super) fn fit_grips<T: OnTable>(
    table: Res<T>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut grips: Query<(&mut Transform, &GlobalTransform, &InheritedVisibility), With<Grip>>,
) {
    let Some((camera, eye)) = cameras.iter().next() else {
        return;
    };
    let radius = table.capsule().radius as f32 * THICKER;
    for (mut grip, place, visible) in &mut grips {
        if !visible.get() {
            continue;
        }
        let middle = place.translation();
        let seen = |point| camera.world_to_viewport(eye, point).ok();
        if let (Some(middle), Some(edge)) = (seen(middle), seen(middle + eye.right() * radius)) {
            let larger = (FINGER / middle.distance(edge).max(1.0)).max(1.0);
            grip.set_if_neq(Transform::from_scale(Vec3::splat(larger)));
        }
    }
}

fn grasp<T: OnTable>(
    press: On<Pointer<Press>>,
    table: Option<Res<T>>,
    grips: Query<(&Grip, &GlobalTransform)>,
    gesture: Res<Gesture>,
    mut intents: MessageWriter<Intent>,
) {
    let (Some(table), Ok((Grip(player), grip))) = (table, grips.get(press.entity)) else {
        return;
    };
    if press.button != PointerButton::Primary || table.launching_person() != Some(*player) {
        return;
    }
    let mut hand = *gesture;
    hand.held = true;
    // The finger goes down where the pointer does: that far from the middle towards an end.
    if let Some(point) = press.hit.position {
        let along = grip.affine().inverse().transform_point3(point).y.abs();
        let whole = (table.capsule().half_length + table.capsule().radius) as f32;
        hand.launch.press_point = f64::from((along / whole).clamp(0.0, 1.0));
    }
    intents.write(Intent::Hold(hand));
}

fn drag<T: OnTable>(
    drag: On<Pointer<Drag>>,
    table: Option<Res<T>>,
    gesture: Res<Gesture>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut intents: MessageWriter<Intent>,
) {
    if let Some(table) = table.filter(|_| gesture.held)
        && let Some(hand) = pulled_to(drag.pointer_location.position, &*table, *gesture, &cameras)
    {
        intents.write(Intent::Hold(hand));
    }
}

/// The hand, pulled to where the pointer is at `place` of the window.
fn pulled_to(
    place: Vec2,
    table: &impl OnTable,
    mut hand: Gesture,
    cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Option<Gesture> {
    let player = table.launching_person()?;
    let ray = cameras
        .iter()
        .find_map(|(camera, eye)| camera.viewport_to_world(eye, place).ok())?;
    let lane = table.stage().lane(player);
    let from = (table.field().launch_point(player, hand.launch.mark) + lane).as_vec3();
    let distance = ray.intersect_plane(from, InfinitePlane3d::new(Vec3::Y))?;
    let way = ray.get_point(distance) - from;
    let ahead = Vec3::new(-(from.x - lane.x as f32), 0.0, -from.z).normalize_or(Vec3::NEG_Z);
    let right = ahead.cross(Vec3::Y);
    let aim = way.dot(right).atan2(way.dot(ahead));
    hand.launch.aim = f64::from(aim.clamp(-1.2, 1.2));
    hand.launch.power = f64::from((Vec2::new(way.x, way.z).length() / FULL_DRAG).clamp(0.0, 1.0));
    Some(hand)
}

/// Where holding is not wanted, a click takes the capsule in hand, the pointer pulls it, and the next press lets go.
pub(super) fn pull_without_holding<T: OnTable>(
    settings: Res<Settings>,
    table: Res<T>,
    gesture: Res<Gesture>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut moved: MessageReader<CursorMoved>,
    buttons: Query<&Hovered, With<bevy::ui_widgets::Button>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut intents: MessageWriter<Intent>,
) {
    let last = moved.read().last().map(|moved| moved.position);
    if !settings.toggle_holds || !gesture.held || mouse.pressed(MouseButton::Right) {
        return;
    }
    let over_button = buttons.iter().any(Hovered::get);
    if mouse.just_pressed(MouseButton::Left) && !over_button && gesture.launch.power >= LEAST_POWER {
        intents.write(Intent::Launch);
    } else if let Some(place) = last.filter(|_| !mouse.pressed(MouseButton::Left))
        && let Some(hand) = pulled_to(place, &*table, *gesture, &cameras)
    {
        intents.write(Intent::Hold(hand));
    }
}

/// What the last frame showed is launched; a capsule dragged back to its place stays in the hand.
fn let_go(end: On<Pointer<DragEnd>>, gesture: Res<Gesture>, mut intents: MessageWriter<Intent>) {
    if !gesture.held || end.button != PointerButton::Primary {
        return;
    }
    if gesture.launch.power >= LEAST_POWER {
        intents.write(Intent::Launch);
    } else {
        intents.write(Intent::Hold(Gesture {
            held: false,
            ..*gesture
        }));
    }
}

/// Whoever gets the capsule in hand sees it first: what passed over the flight before does not launch it.
pub(super) fn settle_launch<T: OnTable>(
    table: Res<T>,
    buttons: Query<Entity, With<LaunchButton>>,
    new: Query<(), Added<LaunchButton>>,
    mut last: Local<Option<usize>>,
    mut commands: Commands,
) {
    let person = table.launching_person();
    if person.is_some() && (*last != person || !new.is_empty()) {
        for button in &buttons {
            commands.entity(button).insert(Settling::default());
        }
    }
    *last = person;
}

/// Keys and gamepads aim, give power, walk along the launch line, move the finger, choose the style and launch. A
/// window that loses the focus launches nothing.
pub(super) fn keys<T: OnTable>(
    time: Res<Time>,
    controls: Controls,
    reach: Res<Reach>,
    pause: Res<State<Pause>>,
    table: Res<T>,
    gesture: Res<Gesture>,
    settling: Query<(), With<Settling>>,
    mut let_go: MessageReader<LetGo>,
    mut intents: MessageWriter<Intent>,
) {
    let lost = let_go.read().count() > 0;
    if *pause.get() == Pause::On || reach.0 {
        return;
    }
    let fire = controls.just_pressed(Act::Launch);
    if fire && table.can_pass() {
        intents.write(Intent::Skip);
    }
    if table.launching_person().is_none() {
        return;
    }
    let mut hand = *gesture;
    if lost {
        hand.held = false;
    }
    let seconds = time.delta_secs_f64();
    let aim = controls.push(Act::AimRight, Act::AimLeft, GamepadAxis::LeftStickX);
    let power = controls.push(Act::MorePower, Act::LessPower, GamepadAxis::LeftStickY);
    let mark = controls.push(Act::MarkRight, Act::MarkLeft, GamepadAxis::RightStickX);
    let point = controls.push(Act::FingerOut, Act::FingerIn, GamepadAxis::RightStickY);
    let launch = &mut hand.launch;
    launch.aim = (launch.aim + 0.55 * aim * seconds).clamp(-1.2, 1.2);
    launch.power = (launch.power + 0.6 * power * seconds).clamp(0.0, 1.0);
    launch.mark = (launch.mark + 0.9 * mark * seconds).clamp(-1.0, 1.0);
    launch.press_point = (launch.press_point + 0.7 * point * seconds).clamp(0.0, 1.0);
    for (act, style) in [
        (Act::StylePress, Style::Press),
        (Act::StyleTwist, Style::Twist),
        (Act::StyleLauncher, Style::Launcher),
    ] {
        if controls.just_pressed(act) {
            launch.style = style;
        }
    }
    if controls.just_pressed(Act::NextStyle) {
        launch.style = match launch.style {
            Style::Press => Style::Twist,
            Style::Twist => Style::Launcher,
            Style::Launcher => Style::Press,
        };
    }
    if hand != *gesture {
        intents.write(Intent::Hold(hand));
    }
    if fire && settling.is_empty() {
        intents.write(Intent::Launch);
    }
}
