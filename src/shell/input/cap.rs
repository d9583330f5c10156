//! Key caps: the name of the key or button that does something, beside what it does. They follow the device.

use bevy::prelude::*;

use super::act::Act;
use super::bindings::Bindings;
use super::device::Device;
use super::name_of;
use crate::shell::label::Label;
use crate::shell::theme::{BRASS, CREAM_DIM, Face, Faces, Type, size};
use crate::words::Arg;

/// Names what does an act on the device that is played with.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cap {
    act: Act,
    /// Names the key whatever is played with.
    always_key: bool,
}

/// Is seen only while this device is played with.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownWith(pub Device);

/// The cap of what does `act`.
pub fn cap(act: Act) -> impl Bundle {
    drawn(Cap { act, always_key: false })
}

/// The cap of the key that does `act`, whatever is played with.
pub fn key_cap(act: Act) -> impl Bundle {
    drawn(Cap { act, always_key: true })
}

fn drawn(cap: Cap) -> impl Bundle {
    (
        Name::new("Cap"),
        cap,
        Label::default(),
        Type(Face::Medium, size::SMALL),
        TextColor(CREAM_DIM),
        Node {
            padding: UiRect::axes(px(6), px(1)),
            margin: UiRect::left(px(8)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
        BorderColor::all(BRASS.with_alpha(0.55)),
        Pickable::IGNORE,
    )
}

/// The face that has the arrows, or the one for everything else.
pub(super) fn face_of(name: &Arg) -> Face {
    match name {
        Arg::Text(text) if text.chars().all(|sign| "←→↑↓".contains(sign)) => Face::Symbols,
        _ => Face::Medium,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (show_with_device, write_caps)
            .before(bevy::ui::UiSystems::Prepare)
            .before(crate::shell::label::WriteLabels),
    );
}

fn show_with_device(device: Res<Device>, mut shown: Query<(Ref<ShownWith>, &mut Node)>) {
    for (with, mut node) in &mut shown {
        let display = if with.0 == *device {
            Display::Flex
        } else {
            Display::None
        };
        if (device.is_changed() || with.is_added()) && node.display != display {
            node.display = display;
        }
    }
}

fn write_caps(
    device: Res<Device>,
    bindings: Res<Bindings>,
    faces: Res<Faces>,
    mut caps: Query<(Ref<Cap>, &mut Label, &mut Node, &mut TextFont)>,
) {
    let all = device.is_changed() || bindings.is_changed();
    for (cap, mut label, mut node, mut font) in &mut caps {
        if !all && !cap.is_changed() {
            continue;
        }
        let device = if cap.always_key { Device::Keyboard } else { *device };
        let name = name_of(cap.act, &bindings, device);
        let display = if name.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if let Some(name) = name {
            font.set_if_neq(faces.font(face_of(&name), size::SMALL));
            label.set_if_neq(Label::new("cap").with("name", name));
        }
    }
}
