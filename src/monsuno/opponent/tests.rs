//! Computer players as whole: what they give, when, and that it is the same every time.

use std::sync::Arc;

use super::aim::{Ground, Track};
use super::launches::Ideas;
use super::race::Race;
use super::search::Search;
use super::trial::{Purpose, Trial};
use super::*;
use crate::monsuno::rules::{Card, DeckEmpty, Event, Level as RulesLevel, Match, Options, Symbol, UnfitCard};
use crate::physics::{CapsuleKind, EventKind, Field, Launch, Stage, StageOptions, Struck};

fn session() -> Session {
    Session::plain("arena", 3)
}

fn profile(level: Level) -> Profile {
    Computers::carried().profile(level).clone()
}

/// A match whose attacker is to launch at a capsule that has just been launched.
fn attacked() -> Session {
    let mut session = session();
    let profile = profile(Level::Easy);
    let mut chance = Chance::new(1);
    while session.rules().attacker().is_none() || session.actor() != session.rules().attacker() {
        if session.phase() == Phase::Told {
            session.give(Input::GoOn).unwrap();
        }
        match await_input(&mut session, &profile, &mut chance) {
            Some(input) => session.give(input).unwrap(),
            None => session.tick(),
        }
    }
    session
}

fn decide(session: &Session, level: Level, seed: u64, budget: u64) -> Decision {
    let mut thinking = Thinking::begin(session, &profile(level), Chance::new(seed), 30).unwrap();
    loop {
        if let Some(decision) = thinking.step(budget) {
            return decision;
        }
    }
}

#[test]
fn thinking_in_slices_is_thinking_at_once() {
    for session in [session(), attacked()] {
        let at_once = decide(&session, Level::Normal, 5, u64::MAX);
        assert_eq!(decide(&session, Level::Normal, 5, 1), at_once);
        assert_eq!(decide(&session, Level::Normal, 5, 97), at_once);
        assert_eq!(at_once.tick, session.ticks() + 30);
        assert_ne!(
            decide(&session, Level::Normal, 6, u64::MAX).input,
            at_once.input,
            "another hand shakes otherwise"
        );
    }
}

#[test]
fn thinking_changes_nothing_in_the_match() {
    let session = attacked();
    let before = (session.stage().hash(), session.inputs().to_vec());
    let decision = decide(&session, Level::Normal, 1, u64::MAX);
    assert_eq!((session.stage().hash(), session.inputs().to_vec()), before);
    assert!(!decision.is_due(&session) && !decision.is_void(&session));
    let mut later = session.clone();
    for _ in 0..30 {
        later.tick();
    }
    assert!(decision.is_due(&later));
    later.tick();
    assert!(decision.is_void(&later));
}

#[test]
fn a_computer_never_gives_a_launch_out_of_range() {
    let field = Field::named("floor").unwrap();
    let kind = CapsuleKind::named("classic").unwrap();
    let mut chance = Chance::new(2);
    let mut track = Track::default();
    track.note(field.mark(1) * 3.0);
    let attack = Ideas::Attack {
        ground: Arc::new(Ground { field, kind }),
        player: 1,
        track,
    };
    let hand = Hand {
        sway: 1.0,
        slack: 1.0,
        finger: 1.0,
        place: 1.0,
    };
    for ideas in [attack, Ideas::Defence, Ideas::Charge] {
        for number in 0..200 {
            let idea = ideas.fresh(number, &mut chance);
            for meant in [idea, ideas.near(&idea, &mut chance)] {
                for launch in [meant, hand.shaken(&meant, &mut chance)] {
                    assert_eq!(launch, launch.clamped());
                    assert!(launch.aim.abs() <= 1.6, "{launch:?}");
                }
            }
        }
    }
}

/// Whether the capsules met after `launch` of player 1.
fn meets(mut stage: Stage, launch: &Launch) -> bool {
    stage.launch(1, launch);
    for _ in 0..240 {
        stage.tick();
    }
    let meeting = |kind: &EventKind| matches!(kind, EventKind::Impact { body, struck: Struck::Body(other), .. } if body.player() != other.player());
    stage.events().iter().any(|event| meeting(&event.kind))
}

#[test]
fn an_attack_on_a_capsule_at_rest_in_the_open_hits_it() {
    let kind = CapsuleKind::named("classic").unwrap();
    let profile = profile(Level::Hard);
    for name in ["arena", "floor", "table"] {
        let field = Field::named(name).unwrap();
        let mut stage = Stage::new(&field, [&kind, &kind], StageOptions::default(), 1);
        stage.place_at_rest(0);
        let mut track = Track::default();
        track.note(aim::capsule(&stage, 0));
        let ideas = Ideas::Attack {
            ground: Arc::new(Ground {
                field: field.clone(),
                kind: kind.clone(),
            }),
            player: 1,
            track,
        };
        assert!(meets(stage.clone(), &ideas.fresh(0, &mut Chance::new(1))), "{name}");
        let mut search = Search::begin(ideas, &profile.attack, Chance::new(4));
        let purpose = Purpose::Attack {
            worth: race::Worth::KNOCK_OUT,
        };
        while let Some((launch, luck)) = search.next() {
            let score = Trial::begin(&stage, 1, &launch, &purpose, &profile, luck).step(&mut u64::MAX.clone());
            search.score(score.unwrap());
        }
        assert!(meets(stage, &search.best()), "{name}");
    }
}

/// A match of Basic+ in which player 0 attacks and has opened both capsules, the other having `hit_points`.
fn opened(hit_points: u32, deck: &str) -> Match {
    opened_by(Options::default(), hit_points, deck)
}

/// The same by other readings.
fn opened_by(options: Options, hit_points: u32, deck: &str) -> Match {
    let card = |hit_points: u32, symbols: &str| Card {
        name: "Test".to_owned(),
        hit_points,
        attack: 25,
        symbols: symbols.split_whitespace().map(Symbol::new).collect(),
        boosted: 60,
    };
    let deck: Vec<Symbol> = deck.split_whitespace().map(Symbol::new).collect();
    let cards = [card(100, "fang gale"), card(hit_points, "wave")];
    let mut rules = Match::new(RulesLevel::Plus, options, cards, [deck.clone(), deck]).unwrap();
    play(
        &mut rules,
        &[Event::Spin([2.0, 1.0]), Event::Launch { opened: [true; 2] }],
    );
    rules
}

fn play(rules: &mut Match, events: &[Event]) {
    let mut chance = Chance::new(1);
    for event in events {
        rules.apply(event, &mut chance).unwrap();
    }
}

const NEXT_ATTACK: [Event; 2] = [
    Event::Launch { opened: [false; 2] },
    Event::Launch { opened: [true; 2] },
];

#[test]
fn an_expert_draws_only_what_can_fit() {
    let expert = profile(Level::Expert);
    let mut rules = opened(200, "fang ember ember ember ember");
    let chance = &mut Chance::new(1);
    assert!(cards::draws(&rules, 0, &expert, chance));
    play(&mut rules, &[Event::Draw(true)]);
    play(&mut rules, &NEXT_ATTACK);
    assert!(!cards::draws(&rules, 0, &expert, chance), "no gale is in the deck");
}

#[test]
fn an_expert_boosts_to_finish() {
    let expert = profile(Level::Expert);
    // 50 are lost by two ordinary battles; 70 are left, which ordinary attacks do not take and the boosted one does.
    let mut rules = opened(120, "fang gale ember ember ember");
    play(&mut rules, &[Event::Draw(true)]);
    play(&mut rules, &NEXT_ATTACK);
    play(&mut rules, &[Event::Draw(true)]);
    assert_eq!(rules.hit_points()[1], 70);
    assert!(cards::boosts(&rules, 0, &expert, &mut Chance::new(1)));
    let mut race = Race::of(&rules, 0, &expert.mind);
    let [boosted, ordinary] = [true, false].map(|boosts| race.battle_now(boosts, true, true));
    assert!(boosted == 1.0 && ordinary < 0.95, "{boosted} {ordinary}");
}

#[test]
fn a_card_put_under_the_deck_is_reckoned_with_after_those_above_it() {
    let mind = profile(Level::Expert).mind;
    let [under, shuffled] = [UnfitCard::Bottom, UnfitCard::Shuffled].map(|unfit_card| {
        let options = Options {
            unfit_card,
            ..Options::default()
        };
        let mut rules = opened_by(options, 500, "fang ember ember ember gale");
        for _ in 0..4 {
            play(&mut rules, &[Event::Draw(true)]);
            play(&mut rules, &NEXT_ATTACK);
        }
        rules
    });
    assert_eq!(under.deck(0).front(), Some(&Symbol::new("gale")));
    assert_eq!((under.deck(0).len(), shuffled.deck(0).len()), (4, 4));
    // Under the deck lie the three embers, so that the next card is gale for certain: it completes the boosted attack.
    let [sure, one_of_four] = [&under, &shuffled].map(|rules| Race::of(rules, 0, &mind).worth().of(true, true));
    assert!(sure > one_of_four, "{sure} {one_of_four}");
}

#[test]
fn discards_that_come_back_are_reckoned_with() {
    let mind = profile(Level::Expert).mind;
    let [back, gone] = [DeckEmpty::Reshuffle, DeckEmpty::NoDraw].map(|deck_empty| {
        let options = Options {
            deck_empty,
            deck_size: [1, 10],
            ..Options::default()
        };
        let mut rules = opened_by(options, 400, "fang gale");
        play(&mut rules, &[Event::Draw(true)]);
        play(&mut rules, &NEXT_ATTACK);
        play(&mut rules, &[Event::Draw(true), Event::Boost(true)]);
        assert_eq!((rules.deck(0).len(), rules.discards(0).len()), (0, 2));
        Race::of(&rules, 0, &mind).worth().of(true, true)
    });
    assert!(back > gone, "{back} {gone}");
}

#[test]
fn the_more_a_launch_does_the_more_it_is_worth() {
    let mind = profile(Level::Expert).mind;
    let mut before = 0.0;
    for hit_points in [1_000_000, 300, 150, 100, 60] {
        let rules = opened(hit_points, "fang gale fang gale fang");
        let worth = Race::of(&rules, 0, &mind).worth();
        let [none, both] = [worth.of(false, false), worth.of(true, true)];
        for one in [worth.of(true, false), worth.of(false, true)] {
            assert!(none <= one && one <= both, "{worth:?}");
        }
        assert!(none < both && both >= before && both <= 1.0, "{hit_points}: {worth:?}");
        assert_eq!(worth.best(), both);
        before = both;
    }
}
