//! What is heard of whole games, as the game asks for it; there is no device.

use std::time::Duration;

use bevy::ecs::schedule::Schedules;
use bevy::prelude::{KeyCode, Last, MessageReader, ResMut, Resource};
use ringspin::monsuno::opponent::aim_at;
use ringspin::monsuno::play::{Gesture, Happened, Intent, Playing, Setup};
use ringspin::monsuno::rules::{Entry, Level};
use ringspin::monsuno::session::Phase;
use ringspin::physics::{BodyId, EventKind};
use ringspin::shell::Screen;
use ringspin::shell::sound::effect::{CardMove, Onto, RingSize, Sting, Touch};
use ringspin::shell::sound::{Caption, Effect, Hear};
use ringspin::testing::Person;

use super::mozyring::{at_table, lay};

/// Everything that was asked to be heard, what was written for it, and what happened on the field.
#[derive(Resource, Default)]
struct Overheard {
    heard: Vec<Hear>,
    captions: Vec<Caption>,
    happened: Vec<EventKind>,
}

fn overhear(
    mut heard: MessageReader<Hear>,
    mut captions: MessageReader<Caption>,
    mut happened: MessageReader<Happened>,
    mut all: ResMut<Overheard>,
) {
    all.heard.extend(heard.read());
    all.captions.extend(captions.read());
    all.happened.extend(happened.read().map(|event| event.0.kind));
}

fn listen(person: &mut Person) {
    person.world().init_resource::<Overheard>();
    person.world().resource_mut::<Schedules>().add_systems(Last, overhear);
}

fn count(person: &Person, wanted: impl Fn(Effect) -> bool) -> usize {
    person
        .see::<Overheard>()
        .heard
        .iter()
        .filter(|one| wanted(one.effect))
        .count()
}

fn is(effect: Effect) -> impl Fn(Effect) -> bool {
    move |other| other == effect
}

#[test]
fn a_game_of_rings_is_heard_ring_by_ring_to_the_fanfare() {
    let mut person = at_table("2");
    listen(&mut person);
    for slot in ["a1S", "a1L", "b1M", "b1L", "b1S", "c2L"] {
        lay(&mut person, slot);
    }
    lay(&mut person, "c2L");
    assert_eq!(count(&person, is(Effect::Refused)), 1, "a taken slot is refused");
    person.wait(30);
    for slot in ["c3M", "a2M", "c1S"] {
        lay(&mut person, slot);
    }
    person.wait(5);
    let of_size = |person: &Person, wanted| count(person, |one| matches!(one, Effect::Ring(size, _) if size == wanted));
    assert_eq!(RingSize::ALL.map(|size| of_size(&person, size)), [3, 3, 3]);
    assert_eq!(
        count(&person, |one| matches!(one, Effect::Ring(_, Onto::Ring))),
        3,
        "a1L, b1L, b1S lie by others"
    );
    assert_eq!(count(&person, is(Effect::Sting(Sting::Combination))), 1);
    assert_eq!(count(&person, is(Effect::Sting(Sting::Victory))), 1);
    let placed = person
        .see::<Overheard>()
        .heard
        .iter()
        .filter(|one| matches!(one.effect, Effect::Ring(..)));
    assert!(
        placed.clone().all(|one| one.at.is_some() && one.after > 0.0),
        "from its field, when it lands"
    );
    let captions: Vec<&str> = person
        .see::<Overheard>()
        .captions
        .iter()
        .map(|caption| caption.key)
        .collect();
    assert_eq!(captions.iter().filter(|key| **key == "caption-ring").count(), 9);
    assert!(captions.contains(&"caption-victory") && captions.contains(&"caption-refused"));
}

#[test]
fn buttons_and_sheets_are_heard() {
    let mut person = Person::at_start(Screen::Title, Duration::from_millis(20));
    listen(&mut person);
    person.key(KeyCode::Tab);
    let touched = |person: &Person, touch| count(person, is(Effect::Interface(touch)));
    assert!(touched(&person, Touch::Hover) > 0, "the focus moves");
    person.click_text("settings-head");
    person.wait(4);
    assert!(touched(&person, Touch::Press) > 0 && touched(&person, Touch::Hover) > 1);
    assert_eq!((touched(&person, Touch::Open), touched(&person, Touch::Close)), (1, 0));
    person.key(KeyCode::Escape);
    person.wait(4);
    assert_eq!((touched(&person, Touch::Open), touched(&person, Touch::Close)), (1, 1));
}

/// Launches; who attacks aims at the other capsule once it whirls in its place, with all power.
fn launch(person: &mut Person, player: usize) {
    person.wait(24);
    let session = person.see::<Playing>().session();
    let mut hand = *person.see::<Gesture>();
    if session.rules().attacker() == Some(player) {
        let target = session
            .stage()
            .bodies()
            .find(|body| body.id == BodyId::Capsule(1 - player));
        let target = target.expect("it is on the field").position;
        hand.launch.aim = aim_at(session.field(), player, 0.0, target);
        hand.launch.power = 1.0;
        hand.launch.press_point = 0.35;
        person.world().write_message(Intent::Hold(hand));
        person.wait(1);
    }
    person.world().write_message(Intent::Launch);
}

#[test]
fn a_match_is_heard_from_the_shuffle_to_the_fanfare() {
    let mut person = Person::at_start(Screen::MonsunoSetup, Duration::from_millis(25));
    person.wait(3);
    listen(&mut person);
    {
        let mut setup = person.world().resource_mut::<Setup>();
        setup.level = Level::Plus;
        setup.cards = [5, 10];
        setup.seats[1].computer = None;
    }
    person.wait(2);
    person.click_text("setup-begin");
    person.wait(5);
    assert_eq!(
        count(&person, is(Effect::Card(CardMove::Shuffle))),
        1,
        "the decks are shuffled"
    );
    for turn in 0..6_000 {
        match person.see::<Playing>().session().phase() {
            Phase::Over => break,
            Phase::Charge { player } | Phase::Aim { player, .. } => launch(&mut person, player),
            Phase::Draw => {
                person.world().write_message(Intent::Draw(true));
            }
            Phase::Boost => {
                person.world().write_message(Intent::Boost(true));
            }
            Phase::Told | Phase::Duel | Phase::Flight => {
                person.world().write_message(Intent::Skip);
            }
        }
        person.wait(1);
        assert!(turn < 5_999, "the match comes to its end");
    }
    person.wait(3);

    let log = person.see::<Playing>().session().rules().log();
    let entries = |wanted: fn(&Entry) -> bool| log.iter().filter(|entry| wanted(entry)).count();
    let battles = entries(|entry| matches!(entry, Entry::Battle(_)));
    assert!(battles > 0);
    assert_eq!(count(&person, is(Effect::Sting(Sting::Battle))), battles);
    assert_eq!(
        count(&person, is(Effect::Sting(Sting::CallBattle))),
        battles,
        "each is called once"
    );
    assert_eq!(count(&person, is(Effect::Pencil)), battles, "and written down");
    assert_eq!(
        count(&person, is(Effect::Sting(Sting::Roles))),
        entries(|entry| matches!(entry, Entry::Roles { .. }))
    );
    assert_eq!(
        count(&person, is(Effect::Sting(Sting::Miss))),
        entries(|entry| matches!(entry, Entry::Miss { .. }))
    );
    let drawn = entries(|entry| matches!(entry, Entry::Drawn { .. }));
    assert!(drawn > 0);
    assert_eq!(count(&person, is(Effect::Card(CardMove::Draw))), drawn);
    assert_eq!(count(&person, is(Effect::Sting(Sting::Victory))), 1);

    let field = |wanted: fn(&EventKind) -> bool| {
        person
            .see::<Overheard>()
            .happened
            .iter()
            .filter(|kind| wanted(kind))
            .count()
    };
    let bursts = field(|kind| matches!(kind, EventKind::Burst { .. }));
    assert!(bursts > 0);
    assert_eq!(count(&person, is(Effect::Burst)), bursts);
    assert_eq!(
        count(&person, is(Effect::Launch)),
        field(|kind| matches!(kind, EventKind::Launched { .. }))
    );
    assert_eq!(
        count(&person, is(Effect::SpinEnded)),
        field(|kind| matches!(kind, EventKind::SpinEnded { .. }))
    );
    assert!(count(&person, |one| matches!(one, Effect::Hit(..))) > 0);
    assert!(
        count(&person, is(Effect::Sting(Sting::CallLaunch))) > 0,
        "the defender calls it out"
    );
    let on_field = person
        .see::<Overheard>()
        .heard
        .iter()
        .filter(|one| one.effect == Effect::Burst);
    assert!(
        on_field.clone().all(|one| one.at.is_some()),
        "what happens on the field comes from there"
    );
}
