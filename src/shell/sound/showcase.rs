//! The showcase as it is heard: hits, bursts and rings.

use bevy::prelude::*;

use super::Hear;
use super::effect::{Contact, Effect, Force, Onto, Sting, Surface};
use super::monsuno::of_event;
use super::mozyring::size;
use crate::monsuno::play::Happened;
use crate::mozyring::table::{LANDS_AFTER, slot_place};
use crate::physics::EventKind;
use crate::showcase::Simulation;
use crate::showcase::view::Showing;

/// A block whose velocity changes by so much in a tick is hit as hard as things are, m/s.
const FULL_JOLT: f64 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (hear_clash.run_if(on_message::<Happened>), hear_tower, hear_rings).run_if(resource_exists::<Showing>),
    );
}

fn hear_clash(mut happened: MessageReader<Happened>, showing: Res<Showing>, mut hear: MessageWriter<Hear>) {
    let Simulation::Clash(clash) = showing.simulation() else {
        return;
    };
    let surface = Surface::of_field(clash.field().name());
    for Happened(event) in happened.read() {
        let Some((effect, volume)) = of_event(&event.kind, surface) else {
            continue;
        };
        let heard = Hear::new(effect).volume(volume);
        hear.write(match event.kind {
            EventKind::Impact { point, .. } => heard.at(point.as_vec3()),
            _ => heard,
        });
    }
}

fn hear_tower(showing: Res<Showing>, mut hear: MessageWriter<Hear>) {
    let Simulation::Topple(toppling) = showing.simulation() else {
        return;
    };
    for (place, jolt) in toppling.hits() {
        let loud = (jolt / FULL_JOLT).sqrt().min(1.0) as f32;
        let effect = Effect::Hit(Contact::Figure, if loud > 0.6 { Force::Firm } else { Force::Light });
        hear.write(Hear::new(effect).volume(loud).at(place.as_vec3()));
    }
}

fn hear_rings(showing: Res<Showing>, mut heard: Local<usize>, mut hear: MessageWriter<Hear>) {
    let Simulation::Rings(game) = showing.simulation() else {
        *heard = 0;
        return;
    };
    let laid = game.laid();
    if laid.len() > *heard
        && let Some(last) = laid.last()
    {
        let beside = laid
            .iter()
            .any(|other| other.slot.field == last.slot.field && other.slot != last.slot);
        let effect = Effect::Ring(size(last.slot.size), if beside { Onto::Ring } else { Onto::Wood });
        hear.write(Hear::new(effect).at(slot_place(last.slot)).after(LANDS_AFTER));
        if game.won_by().is_some() {
            hear.write(Hear::new(Effect::Sting(Sting::Combination)).after(LANDS_AFTER + 0.12));
        }
    }
    *heard = laid.len();
}
