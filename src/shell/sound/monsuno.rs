//! A Monsuno match as it is heard: what happens on the field, there and at practice, and what the score sheet says.

use bevy::prelude::*;

use super::Hear;
use super::effect::{CardMove, Contact, Effect, Force, Sting, Surface};
use crate::monsuno::play::{Happened, Playing};
use crate::monsuno::rules::Entry;
use crate::monsuno::session::Phase;
use crate::monsuno::table::OnTable;
use crate::physics::{BodyId, EventKind, Struck};
use crate::range::{Landed, Practising};

/// The impulse, N s, of a hit that is as loud as hits are.
const FULL_IMPULSE: f64 = 0.12;
/// What is quieter than this is not heard.
const LEAST: f32 = 0.06;
/// The spin, rad/s, at which a capsule that has whirled begins to rattle down, and the spin that is whirling.
const RATTLES_BELOW: f64 = 24.0;
const WHIRLS_ABOVE: f64 = 70.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hear_match.run_if(resource_exists::<Playing>));
    hear_table::<Playing>(app);
    hear_table::<Practising>(app);
    app.add_systems(
        PostUpdate,
        hear_drill
            .run_if(on_message::<Landed>)
            .run_if(resource_exists::<Practising>),
    );
}

/// What happens to what lies on the table as `T` is heard.
fn hear_table<T: OnTable>(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (hear_field::<T>.run_if(on_message::<Happened>), hear_rattling::<T>).run_if(resource_exists::<T>),
    );
}

/// What is heard of an event on a field of `surface`, and how loud.
pub(super) fn of_event(kind: &EventKind, surface: Surface) -> Option<(Effect, f32)> {
    match *kind {
        EventKind::Launched { .. } => Some((Effect::Launch, 0.9)),
        EventKind::Impact {
            body, struck, impulse, ..
        } => of_hit(contact(body, struck, surface), impulse),
        EventKind::Burst { .. } => Some((Effect::Burst, 1.0)),
        EventKind::Opened { .. } => Some((Effect::Unfold, 0.8)),
        EventKind::LeftField { .. } => Some((Effect::Gone, 0.8)),
        EventKind::Rested { .. } => Some((Effect::Rest, 0.7)),
        EventKind::SpinEnded { .. } => Some((Effect::SpinEnded, 0.7)),
    }
}

/// What runs into what.
fn contact(body: BodyId, struck: Struck, surface: Surface) -> Contact {
    let other = match struck {
        Struck::Body(other) => Some(other),
        Struck::Ground | Struck::Barrier => None,
    };
    let is_shell = |id: BodyId| matches!(id, BodyId::Shell(..));
    let is_figure = |id: BodyId| matches!(id, BodyId::Figure(_));
    if is_shell(body) || other.is_some_and(is_shell) {
        Contact::Shell
    } else if is_figure(body) || other.is_some_and(is_figure) {
        Contact::Figure
    } else {
        match struck {
            Struck::Body(_) => Contact::Capsules,
            Struck::Ground => surface.contact(),
            Struck::Barrier => surface.edge(),
        }
    }
}

/// Four times the impulse sounds twice as loud; the harder hits are made brighter, so they are turned down by as much as
/// they were made louder.
fn of_hit(contact: Contact, impulse: f64) -> Option<(Effect, f32)> {
    let loud = (impulse / FULL_IMPULSE).sqrt() as f32;
    let force = match loud {
        ..0.3 => Force::Light,
        ..0.65 => Force::Firm,
        _ => Force::Hard,
    };
    (loud > LEAST).then(|| (Effect::Hit(contact, force), (loud / force.share()).min(1.0)))
}

fn hear_field<T: OnTable>(mut happened: MessageReader<Happened>, table: Res<T>, mut hear: MessageWriter<Hear>) {
    let stage = table.stage();
    let surface = Surface::of_field(table.field().name());
    let where_is = |player: usize| {
        let seen = stage.bodies().find(|body| body.id.player() == player && body.visible);
        let mark = table.field().mark(player) + stage.lane(player);
        seen.map_or(mark, |body| body.position).as_vec3()
    };
    for Happened(event) in happened.read() {
        let Some((effect, volume)) = of_event(&event.kind, surface) else {
            continue;
        };
        let at = match event.kind {
            EventKind::Impact { body, point, .. } => (point + stage.lane(body.player())).as_vec3(),
            EventKind::LeftField { body } => where_is(body.player()),
            EventKind::Launched { player }
            | EventKind::Burst { player }
            | EventKind::Opened { player }
            | EventKind::Rested { player }
            | EventKind::SpinEnded { player, .. } => where_is(player),
        };
        hear.write(Hear::new(effect).volume(volume).at(at));
        if let EventKind::Launched { player } = event.kind
            && table.is_called_out(player)
        {
            hear.write(Hear::new(Effect::Sting(Sting::CallLaunch)));
        }
    }
}

/// How a drill ended is heard with its last try.
fn hear_drill(practising: Res<Practising>, mut hear: MessageWriter<Hear>) {
    if let Some(go) = practising.go().filter(|go| go.attempt().is_over()) {
        let sting = match go.attempt().medal() {
            Some(_) => Sting::Victory,
            None => Sting::Miss,
        };
        hear.write(Hear::new(Effect::Sting(sting)).after(0.3));
    }
}

/// A closed capsule that has whirled and has no spin left rattles down.
fn hear_rattling<T: OnTable>(table: Res<T>, mut whirled: Local<[bool; 2]>, mut hear: MessageWriter<Hear>) {
    let stage = table.stage();
    for player in 0..2 {
        let spin = stage.spin(player);
        let capsule = stage
            .bodies()
            .find(|body| body.id == BodyId::Capsule(player) && body.visible);
        let Some(capsule) = capsule else {
            whirled[player] = false;
            continue;
        };
        if spin > WHIRLS_ABOVE {
            whirled[player] = true;
        } else if spin < RATTLES_BELOW && whirled[player] {
            whirled[player] = false;
            hear.write(Hear::new(Effect::Wobble).at(capsule.position.as_vec3()));
        }
    }
}

/// What is heard of a line of the score sheet, each so many seconds after it is written; `called` when the battle has been
/// called out already.
fn of_entry(entry: &Entry, called: bool) -> Vec<(Effect, f32)> {
    let sting = |sting, after| (Effect::Sting(sting), after);
    let card = |what, after| (Effect::Card(what), after);
    match entry {
        Entry::Tie { .. } => vec![sting(Sting::Tie, 0.1)],
        Entry::Roles { .. } => vec![sting(Sting::Roles, 0.1)],
        Entry::Miss { .. } => vec![sting(Sting::Miss, 0.1)],
        Entry::DeckEmpty { .. } => vec![(Effect::Refused, 0.0)],
        Entry::Reshuffled { .. } => vec![card(CardMove::Shuffle, 0.0)],
        Entry::Drawn { under, .. } => vec![
            card(CardMove::Draw, 0.0),
            card(CardMove::Flip, 0.28),
            // It is shown to both, then goes where it belongs.
            match under {
                Some(_) => card(CardMove::Tuck, 1.62),
                None => card(CardMove::Shuffle, 1.70),
            },
        ],
        Entry::Declined { .. } => vec![(Effect::Skipped, 0.0)],
        Entry::Battle(battle) => {
            let blow = if called { 0.0 } else { 0.85 };
            let mut all = vec![sting(Sting::Battle, blow), (Effect::Pencil, blow + 0.75)];
            if !called {
                all.push(sting(Sting::CallBattle, 0.0));
            }
            if battle.boosted {
                all.push(card(CardMove::Discard, blow + 0.45));
            }
            all
        }
    }
}

/// Whether the battle is called out when one phase follows another: the cards come before its blow.
fn calls_battle(before: Option<Phase>, now: Phase) -> bool {
    let in_battle = match now {
        Phase::Draw | Phase::Boost => true,
        Phase::Charge { .. } | Phase::Duel | Phase::Aim { .. } | Phase::Flight | Phase::Told | Phase::Over => false,
    };
    in_battle && before == Some(Phase::Flight)
}

/// How far the match had gone when it was last listened to.
#[derive(Default)]
struct Heard {
    seed: Option<u64>,
    entries: usize,
    phase: Option<Phase>,
}

fn hear_match(playing: Res<Playing>, mut heard: Local<Heard>, mut hear: MessageWriter<Hear>) {
    let session = playing.session();
    let (log, phase) = (session.rules().log(), session.phase());
    let seed = Some(session.setup().seed);
    let before = std::mem::replace(
        &mut *heard,
        Heard {
            seed,
            entries: log.len(),
            phase: Some(phase),
        },
    );
    if before.seed != seed {
        let has_decks = (0..2).any(|player| !session.rules().deck(player).is_empty());
        if has_decks && session.inputs().is_empty() {
            hear.write(Hear::new(Effect::Card(CardMove::Shuffle)).volume(0.8).after(0.4));
        }
        return;
    }
    // A step or two is play; more is a jump in a recording.
    if log.len() < before.entries || log.len() > before.entries + 2 {
        return;
    }
    if calls_battle(before.phase, phase) {
        hear.write(Hear::new(Effect::Sting(Sting::CallBattle)));
    }
    let called = matches!(before.phase, Some(Phase::Draw | Phase::Boost));
    for entry in &log[before.entries..] {
        hear.write_batch(
            of_entry(entry, called)
                .into_iter()
                .map(|(effect, after)| Hear::new(effect).after(after)),
        );
    }
    if phase == Phase::Over && before.phase != Some(Phase::Over) {
        let lost = session
            .rules()
            .winner()
            .is_some_and(|winner| playing.is_computer(winner) && !playing.is_computer(1 - winner.min(1)));
        let sting = if lost { Sting::Defeat } else { Sting::Victory };
        hear.write(Hear::new(Effect::Sting(sting)).after(2.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::DVec3;

    #[test]
    fn every_event_on_the_field_is_heard() {
        let hit = |body, struck, impulse| EventKind::Impact {
            body,
            struck,
            impulse,
            approach_speed: 1.0,
            point: DVec3::ZERO,
        };
        let capsule = BodyId::Capsule(0);
        for kind in [
            EventKind::Launched { player: 0 },
            hit(capsule, Struck::Ground, 0.05),
            EventKind::Burst { player: 0 },
            EventKind::Opened { player: 0 },
            EventKind::LeftField { body: capsule },
            EventKind::Rested { player: 0 },
            EventKind::SpinEnded {
                player: 0,
                spin_seconds: 1.0,
            },
        ] {
            assert!(of_event(&kind, Surface::Felt).is_some(), "{kind:?}");
        }
        let soft = hit(capsule, Struck::Ground, 1e-5);
        assert_eq!(of_event(&soft, Surface::Felt), None, "what is hardly felt is not heard");
    }

    #[test]
    fn a_hit_sounds_of_what_meets() {
        let (capsule, shell, figure) = (BodyId::Capsule(0), BodyId::Shell(1, 0), BodyId::Figure(1));
        for (body, struck, surface, wanted) in [
            (
                capsule,
                Struck::Body(BodyId::Capsule(1)),
                Surface::Bowl,
                Contact::Capsules,
            ),
            (capsule, Struck::Ground, Surface::Bowl, Contact::Bowl),
            (capsule, Struck::Ground, Surface::Felt, Contact::Felt),
            (capsule, Struck::Ground, Surface::Boards, Contact::Boards),
            (capsule, Struck::Barrier, Surface::Bowl, Contact::Rim),
            (capsule, Struck::Barrier, Surface::Boards, Contact::Boards),
            (capsule, Struck::Body(shell), Surface::Bowl, Contact::Shell),
            (shell, Struck::Ground, Surface::Felt, Contact::Shell),
            (figure, Struck::Ground, Surface::Felt, Contact::Figure),
            (capsule, Struck::Body(figure), Surface::Felt, Contact::Figure),
        ] {
            assert_eq!(
                contact(body, struck, surface),
                wanted,
                "{body:?} {struck:?} {surface:?}"
            );
        }
    }

    #[test]
    fn a_harder_hit_is_louder_and_never_less_bright() {
        let mut last = (Force::Light, 0.0);
        for step in 1..60_u8 {
            let hit = of_hit(Contact::Capsules, f64::from(step) * 0.004);
            let Some((Effect::Hit(_, force), volume)) = hit else {
                continue;
            };
            let loud = force.share() * volume;
            assert!(force >= last.0 && loud >= last.1 - 1e-6, "{step}: {force:?} {loud}");
            last = (force, loud);
        }
        assert_eq!(last.0, Force::Hard);
        assert!((last.1 - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_battle_is_called_once_before_its_blow() {
        let battle = Entry::Battle(crate::monsuno::rules::Battle {
            attacker: 0,
            opened: [true, false],
            counted: [Some(30), None],
            boosted: true,
            damage: 30,
            before: 100,
            after: 70,
            overkill: 0,
        });
        let at = |all: &[(Effect, f32)], effect| all.iter().find(|(one, _)| *one == effect).map(|(_, after)| *after);
        let (call, blow) = (Effect::Sting(Sting::CallBattle), Effect::Sting(Sting::Battle));
        let alone = of_entry(&battle, false);
        assert!(at(&alone, call) < at(&alone, blow));
        let after_cards = of_entry(&battle, true);
        assert_eq!(at(&after_cards, call), None);
        assert!(
            at(&after_cards, blow) < at(&after_cards, Effect::Pencil),
            "first the blow, then it is written down"
        );
        assert!(
            at(&after_cards, Effect::Card(CardMove::Discard)).is_some(),
            "the tucked cards are laid aside"
        );
        assert!(calls_battle(Some(Phase::Flight), Phase::Draw));
        assert!(!calls_battle(Some(Phase::Draw), Phase::Boost) && !calls_battle(Some(Phase::Flight), Phase::Told));
    }
}
